# Events that only the deck of the classic intruders has

eventcard-life_network_failure = Life Network Failure
    .text = Every explored green room gets a malfunction. Then this card leaves the game and the deck is reshuffled. { moves-of-event }
eventcard-regeneration = Regeneration
    .text = Every xeno loses 2 damage. In darkness: an adult appears in each room with a character with slime; then every character gets slime. { moves-of-event }
eventcard-scent_of_prey = Scent of Prey
    .text = Around every character with slime: noise in each corridor of the room that holds none. In darkness: around everybody else too. { moves-of-event }
