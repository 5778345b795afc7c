### El jugador intruso.

deck-intruder_cards = cartas de intruso
intruder-pursuit = Persecución{ exit-of-card }
    .text = Un personaje a tu elección hace una tirada de ruido. { uses-of-card }
intruder-coordinated_hunt = Cacería coordinada{ exit-of-card }
    .text = Cada adulto que no esté en combate va a una sala vecina con un personaje, a la de número más bajo. { uses-of-card }
intruder-metamorphosis = Metamorfosis{ exit-of-card }
    .text = Los personajes con una larva mueren y aparece un reptador. Los demás roban 4 cartas y escanean las de contaminación: quien tenga una INFECTADO recibe una larva. Las cartas robadas se descartan. { uses-of-card }
intruder-planning = Planificación{ exit-of-card }
    .text = Mira las próximas 3 cartas de evento. Una a tu elección ocurre ahora, las demás van debajo del mazo. { uses-of-card }
intruder-self_healing = Autocuración{ exit-of-card }
    .text = Un intruso a tu elección pierde 2 de daño. { uses-of-card }
exit-of-card = { $exit_id ->
    [none] { "" }
    [any] { " " }(cualquier salida)
   *[other] { " " }({ $exit })
}
uses-of-card = { $exit_id ->
    [none] { "" }
    [any] O: mueve un intruso por cualquier salida. O: un intruso ataca, con 1 de { $attacks } cartas de ataque.
   *[other] O: mueve un intruso por la salida { $exit }. O: un intruso ataca, con 1 de { $attacks } cartas de ataque.
}

prompt-become_intruder = Tu personaje ha muerto. ¿Sigues como los intrusos?
prompt-prowl = ¿Qué hacen los intrusos?
prompt-lead = ¿Qué intruso se mueve?
prompt-lead_through = ¿Adónde va { $xeno }?
prompt-strike = ¿Quién ataca a quién?
prompt-strike_with = ¿Qué carta de ataque cuenta?
prompt-pursue = ¿Quién hace una tirada de ruido?
prompt-plan = ¿Qué evento ocurre?
prompt-heal_xeno = ¿Qué intruso se cura?

option-lead = { $a }: mover un intruso
option-strike = { $a }: hacer atacar a un intruso
option-strike-strike = { $a } ataca a { $b_seat }
option-trick = { $a }: usar su efecto
option-resolve = { $a }
option-pursue-character = { $a_seat }

event-became_intruder = { $seat } sigue como los intrusos.
event-intruder_drew = { $seat } roba cartas de intruso.
    .aside = sí
event-intruder_discarded = { $seat } conserva { $hand } cartas de intruso.
    .aside = sí
event-prowls = { $seat } juega { $card }.
how-prowl = por voluntad de los intrusos
