card-toy = { $number ->
        [0] Card
       *[other] Card { $number }
    }
    .text = Worth { $value }.
    .short = { $value }
table = the table
hand = hand at { $place }
prompt-turn = What now?
prompt-pay = Pay { $least } to { $most } cards.
prompt-lay = Lay them in which order?
prompt-bid = How much?
prompt-sure = Really?
option-roll = Roll the die
option-draw = Draw a card
option-stay = Do nothing
option-pay = Pay { $a }
option-lay = Lay { $a_kind ->
        [card] { $a }
       *[other] something
    }
option-bid = { $a }
option-bid-bid = Bid { $a }
event-drew = { $seat } draws { $card_id ->
        [none] a card
       *[other] { $card }
    }.
event-round_began = Round { $rounds }
event-laid = { $seat } lays { $card }.
event-gained = { $seat } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-bids_shown = Bids: { $bids } ({ $bids_count }).
event-quiet = { "" }
reason-rounds = The last round is over.
reason-points = Somebody has 20 points.
why-points = points count
phase-noon = noon
