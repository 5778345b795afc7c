### What the terminal writes on the board of Theseus.

board-turn = Turn { $number } · { $seat } · { $phase }
board-space = Space
board-disc = Disc
board-supply = Upgrades in supply
board-end-track = End track
board-end = end
board-upgrades = upgrades
board-deck = deck
board-drawn = drawn
hint-move = { $place }, { $points ->
    [one] 1 sector
   *[other] { $points } sectors
} to { $goal }
hint-stop = { $free ->
    [0] full
    [one] 1 room free
   *[other] { $free } rooms free
}
hint-reach = in reach: { $units }
hint-bonus = you get { $card }
hint-instead = instead of { $card }
hint-no-deck = your deck is empty: the end marker advances
look-reach = in reach: { $rooms }
look-beside = beside: { $slots }
board-legend =
    Units    M1 = first Marine; + upgraded; ' has moved in this turn
             P Creature, y Young Alien, r Runner, t Trapper, w Warrior
    Cards    △ trap   ◉ action   ■ module   » shortcut   ‖ duplication   ◎ station-wide
             ◆ special   ★ bonus card   ☆ empty slot for a bonus card   ⊘ malfunction disc
             the number is the card’s current value, + an upgrade token on it
    Places   A to D rooms, a heavy line is a wall; c1, c2 … slots; p1, p2 pending cards
    Players  ♥ life points   ▤ data   ► whose turn it is
setting-mode = duel with 2 seats, deathmatch with 3 or 4, team with 4
setting-factions = random; choose, at the table; or a list by seat, such as marines,greys
setting-start = random, or the seat that begins
setting-sectors = standard; random; free, placed by the players; or a list, clockwise
setting-deck = basic, easy, advanced or all, by difficulty; or chosen, 15 cards of your choice
setting-bonus = false plays without bonus cards
setting-beginner = true draws five start cards and installs three
