card-toy = { $number ->
        [0] Carta
       *[other] Carta { $number }
    }
    .text = Vale { $value }.
    .short = { $value }
table = la mesa
hand = mano en { $place }
prompt-turn = ¿Y ahora?
prompt-pay = Paga de { $least } a { $most } cartas.
prompt-lay = ¿En qué orden?
prompt-bid = ¿Cuánto?
prompt-sure = ¿Seguro?
option-roll = Tirar el dado
option-draw = Robar una carta
option-stay = No hacer nada
option-pay = Pagar { $a }
option-lay = Poner { $a }
option-bid = { $a }
option-bid-bid = Apostar { $a }
event-drew = { $seat } roba { $card_id ->
        [none] una carta
       *[other] { $card }
    }.
event-round_began = Ronda { $rounds }
event-laid = { $seat } pone { $card }.
event-gained = { $seat } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-bids_shown = Apuestas: { $bids } ({ $bids_count }).
event-quiet = { "" }
reason-rounds = Ha terminado la última ronda.
reason-points = Alguien tiene 20 puntos.
why-points = cuentan los puntos
phase-noon = mediodía
