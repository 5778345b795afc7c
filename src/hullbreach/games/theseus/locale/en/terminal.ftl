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
hint-no-deck = your deck is empty
board-legend =
    Units    M1 = first Marine; + upgraded; ' has moved in this turn
    Cards    △ trap   ◉ action   ■ module   ↷ shortcut   ⧉ duplication   ◎ station-wide
             ✦ special   ★ bonus card   ☆ empty slot for a bonus card   ⊘ malfunction disc
             the number is the card’s current value, + an upgrade token on it
    Places   A to D rooms, a heavy line is a wall; c1, c2 … slots; p1, p2 pending cards
    Players  ♥ life points   ▤ data   ► whose turn it is
