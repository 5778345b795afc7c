# The board in the terminal

board-round = Round { $round }
board-time = time { $space }
board-power = power
board-dark = dark
board-elsewhere = In no section
board-venting = being vented
board-knowledge = knowledge { $knowledge }
board-light = { $light } light
board-passed = passed
board-cards = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, deck { $deck }
board-inventory = hidden: { $items }
board-hand = Hand
board-items = Inventory
board-objectives = Objectives
board-protocols = Protocols
board-quest = Quest
board-team = Objectives of all
board-left = { $marker } { $left } left
board-bag = { $tokens } tokens in the bag
board-eggs = { $eggs } eggs
