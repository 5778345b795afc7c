# Events that only the deck of the classic intruders has

eventcard-damaging_fire = Damaging Fire
    .text = Every burning room gets a malfunction. Then fire spreads from each of them to all neighbouring rooms, not through closed doors. { moves-of-event }
eventcard-eclosion = Eclosion
    .text = Whoever carries a larva dies, and a creeper appears. All others draw 4 cards, scan the contamination cards among them, get a larva if one is INFECTED, and discard all 4. { moves-of-event }
eventcard-hunt = Hunt
    .text = Every adult not in combat goes to a neighbouring room with a character, to the one with the lowest number. { moves-of-event }
eventcard-life_network_failure = Life Network Failure
    .text = Every explored green room gets a malfunction. Then this card leaves the game and the deck is reshuffled. { moves-of-event }
eventcard-regeneration = Regeneration
    .text = Every xeno loses 2 damage. In darkness: an adult appears in each room with a character with slime; then every character gets slime. { moves-of-event }
eventcard-scent_of_prey = Scent of Prey
    .text = Around every character with slime: noise in each corridor of the room that holds none. In darkness: around everybody else too. { moves-of-event }
