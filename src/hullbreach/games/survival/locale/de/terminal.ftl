# Das Spielfeld im Terminal

board-round = Runde { $round }
board-time = Zeit { $space }
board-power = Strom
board-dark = dunkel
board-elsewhere = In keiner Sektion
board-venting = wird entlüftet
board-knowledge = Wissen { $knowledge }
board-light = { $light } leicht
board-passed = gepasst
board-cards = { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}, Stapel { $deck }
board-inventory = verdeckt: { $items }
board-hand = Hand
board-items = Inventar
board-objectives = Ziele
board-protocols = Protokolle
board-quest = Aufgabe
board-team = Ziele aller
board-left = { $marker } { $left } übrig
board-bag = { $tokens } Marker im Beutel
board-eggs = { $eggs } Eier
