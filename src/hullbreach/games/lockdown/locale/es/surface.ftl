### El tablero alternativo: la superficie de Marte, sus fichas y cartas, los viajes en el rover.

## Lugares y piezas

place-crossroads = Encrucijada { $number }
    .text = Al aire libre. Linda con todas las zonas: un número hace ruido en la zona de ese número, y el peligro llama a todos los xenos de las otras encrucijadas. Allí no hay fuego ni fallos.
place-path = sendero { $here }–{ $there }
place-area = zona { $number }
    .text = Terreno abierto. El ruido en ella cuenta para cada encrucijada y para las salas del edificio que rodea. Los xenos que entran salen del tablero. No es un pasillo técnico para las cartas que los nombran.
room-crossroads = Encrucijada
    .text = En la superficie de Marte, en ninguna sección, pero no a oscuras. Sin acción. No se registra. Ni fuego ni fallos.
token-surface = { $effect } { $count }
    .text = La sala puede registrarse { $count } veces, si es que puede registrarse. { $effect_id ->
        [malfunction] La sala sufre un fallo; en una encrucijada no pasa nada.
        [silence] Sin tirada de ruido; con mucosidad, peligro en su lugar.
        [slime] Quien explora el lugar recibe mucosidad.
        [danger] Peligro en vez de la tirada de ruido.
        [mars] Roba una carta de Marte y haz luego la tirada de ruido.
       *[other] Roba 1 objeto de este color, quédatelo y haz luego la tirada de ruido.
    }
effect-red_item = objeto militar
effect-yellow_item = objeto técnico
effect-green_item = objeto médico
effect-mars = Marte
deck-mars = cartas de Marte
result-mars = carta de Marte
fate-mars = muerte en Marte
why-mars = muerte en Marte

## Cartas de Marte

mars-radioactive_dust = Polvo radiactivo
    .text = Quien roba la carta: 1 carta de contaminación y mucosidad. Con la protección de un traje o un edificio: 1 carta de contaminación.
mars-sandstorm = Tormenta de arena
    .text = Todos en la superficie: descartar 2 cartas de acción. Con la protección de un traje o un edificio: descartar 1.
mars-torn_seal = Junta rota
    .text = Quien roba la carta: 1 herida grave. Con la protección de un traje o un edificio: 1 herida leve.
mars-rock_slide = Desprendimiento
    .text = Todos en la superficie: 2 heridas leves. Con la protección de un traje o un edificio: 1 herida leve.
mars-hidden_burrow = Madriguera oculta
    .text = Quien roba la carta: un encuentro. Con la protección de un traje o un edificio: una tirada de ruido.
mars-lost_in_the_dust = Perdido en el polvo
    .text = Quien roba la carta: pasar de inmediato; en la fase de eventos no pasa nada. Con la protección de un traje o un edificio: no pasa nada.
mars-echoing_wind = Viento resonante
    .text = Quien roba la carta: ruido en cada zona que no lo tenga. Con la protección de un traje o un edificio: ruido en 1 zona a tu elección que no lo tenga.
mars-static_discharge = Descarga estática
    .text = Quien roba la carta: perder toda la munición de 1 de tus armas o, sin munición, 1 objeto. Con la protección de un traje o un edificio: perder 1 de munición.

## Frases

prompt-call_rover = ¿Adónde va el rover?
prompt-echo = ¿En qué zona hace ruido el viento?
prompt-sandstorm = Tormenta de arena: ¿qué descartas? ({ $least })
option-drive = Ir en el rover: { $a }
option-rover = { $a }
event-mars_card = { $seat } roba una carta de Marte: { $card }.
event-mars_strikes = { $protected ->
    [0] { $card } afecta a { $seat } al aire libre.
   *[other] { $card } afecta a { $seat }, que está a cubierto.
}
refusal-gate_closed = la puerta principal está cerrada
refusal-no_suit = hace falta un traje
