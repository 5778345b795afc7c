card-toy = { $number ->
        [0] Karte
       *[other] Karte { $number }
    }
    .text = { $value } wert.
    .short = { $value }
table = der Tisch
hand = Hand auf: { $place }
prompt-turn = Was nun?
prompt-pay = Bezahl { $least } bis { $most } Karten.
prompt-lay = In welcher Reihenfolge?
prompt-bid = Wie viel?
prompt-sure = Wirklich?
option-roll = Würfeln
option-draw = Eine Karte ziehen
option-stay = Nichts tun
option-pay = { $a } bezahlen
option-lay = { $a } legen
option-bid = { $a }
option-bid-bid = { $a } bieten
event-drew = { $seat } zieht { $card_id ->
        [none] eine Karte
       *[other] { $card }
    }.
event-round_began = Runde { $rounds }
event-laid = { $seat } legt { $card }.
event-gained = { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-bids_shown = Gebote: { $bids } ({ $bids_count }).
event-quiet = { "" }
reason-rounds = Die letzte Runde ist vorbei.
reason-points = Jemand hat 20 Punkte.
why-points = Punkte zählen
phase-noon = Mittag
