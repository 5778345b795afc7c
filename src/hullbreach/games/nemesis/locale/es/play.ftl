### Las frases de una partida de Nemesis que solo dice este título; las demás están en las palabras comunes.

nemesis = Nemesis
word-xeno = intruso
word-a-xeno = un intruso
word-A-xeno = Un intruso
word-xenos = intrusos

## Lugares, piezas, clases

place-service = los pasillos de servicio
    .text = Unen todas las salas con entrada. El ruido en ellos cuenta para cada una de esas salas; los intrusos que entran salen del tablero. Los personajes solo pasan con una carta u objeto que lo diga.
place-asleep = la hibernación
    .text = Fuera de juego. A salvo si la nave no se destruye y llega a la Tierra; quien conservó Cuarentena también sobrevive en Marte.
place-escaped = el camino a casa
    .text = Lanzado en una cápsula de escape: fuera de juego y a salvo, pase lo que pase con la nave.
place-pod_1 = cápsula 1
    .text = Es de la Sección de evacuación A y caben dos personajes. Al lanzarse los lleva a casa.
place-pod_2 = cápsula 2
    .text = Es de la Sección de evacuación B y caben dos personajes. Al lanzarse los lleva a casa.
place-pod_3 = cápsula 3
    .text = Es de la Sección de evacuación A y caben dos personajes. Al lanzarse los lleva a casa.
place-pod_4 = cápsula 4
    .text = Es de la Sección de evacuación B y caben dos personajes. Al lanzarse los lleva a casa.
place-earth = la Tierra
place-mars = Marte
place-venus = Venus
place-deep_space = el espacio profundo
token-xeno = { $xeno_id ->
    [none] ficha vacía
   *[other] ficha de { $xeno } { $low }
}
    .text = { $xeno_id ->
        [none] Encuentro: no aparece nada, pero hay ruido en todos los pasillos de la sala; si está sola en la bolsa, se añade un adulto. Al desarrollarse la bolsa, se añade un adulto.
       *[other] Encuentro: aparece { $xeno }. Con menos de { $low } cartas en la mano te ataca por sorpresa.
    }
token-engine = motor { $number }: { $engine }
    .text = La superior de sus dos fichas dice si el motor funciona. Con menos de dos motores en marcha la nave explota al final.
engine-working = funciona
engine-damaged = dañado
coordinates-card = Coordenadas: A { $a }, B { $b }, C { $c }, D { $d }
    .text = El rumbo lleva al lugar que está junto a su letra.
fate-jump = muerte en el salto
fate-destroyed = muerte en la destrucción de la nave
fate-destination = no despertó: la nave llegó a otro lugar

## Lo que pueden hacer las salas

choice-board_pod = subir a una cápsula
choice-check_coordinates = mirar las coordenadas
choice-check_engine = comprobar el motor
choice-check_engines = comprobar todos los motores
choice-crawl = arrastrarte por los pasillos de servicio
choice-hibernate = hibernar
choice-inspect_room = mirar una sala sin explorar
choice-open_airlock = abrir una esclusa
choice-run_fire_control = apagar un fuego y ahuyentar intrusos
choice-set_course = fijar el rumbo
choice-set_doors = abrir y cerrar puertas
choice-shower = ducharse
choice-take_from_storage = buscar un objeto
choice-toggle_pod = bloquear o desbloquear una cápsula

## Preguntas

prompt-board = ¿A qué cápsula subes?
prompt-launch = ¿Lanzas la { $pod }?
prompt-in_pod = Esperas en la { $pod }. ¿Y ahora?
prompt-toggle_pod = ¿Qué cápsula bloqueas o desbloqueas?
prompt-swap_engine = ¿Intercambias las fichas del motor { $engine }?
prompt-set_course = ¿Adónde va el rumbo?
prompt-fire_control = ¿Qué sala despejas?
prompt-set_doors = ¿En torno a qué sala ajustas las puertas?
prompt-scan_hand = ¿Escaneas las cartas de contaminación de tu mano?

## Opciones

option-play = { $a }: { $b }
option-pod = { $a }
option-launch = lanzar
option-wait = esperar
option-in_pod-stay = quedarte y pasar
option-leave = salir de la cápsula
option-lock = bloquear la { $a }
option-unlock = desbloquear la { $a }
option-course = casilla { $a_id ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
option-swap_engine-keep = dejarlas como están
option-swap_engine-swap = intercambiarlas

## Sucesos

event-ship_laid_out = La nave está preparada.
event-dealt = { $first_seat } es el jugador 1. Se reparten los objetivos.
event-acts = { $verb_id ->
    [move] { $seat } va a { $thing }.
    [careful] { $seat } va con cuidado a { $thing }.
    [shoot] { $seat } dispara.
    [melee] { $seat } golpea.
    [pick_up] { $seat } recoge algo.
    [trade] { $seat } abre un comercio.
    [craft] { $seat } fabrica: { $about }.
    [quest] { $seat } activa: { $about }.
    [room] { $seat } usa la sala: { $about }.
    [play] { $seat } juega { $thing }: { $way }.
    [use] { $seat } usa { $thing }: { $way }.
   *[other] { $seat }: { $about }.
}
event-time = El marcador de tiempo avanza a { $time }.
event-self_destruct_started = Comienza la autodestrucción: { $self_destruct }.
event-self_destruct = La autodestrucción está en { $self_destruct }.
event-course_set = { $seat } fija el rumbo en { $course_id ->
    [a] A
    [b] B
    [c] C
   *[d] D
}.
event-coordinates_checked = { $card_id ->
    [none] { $seat } mira las coordenadas.
   *[other] { $seat } mira las coordenadas: { $card }.
}
event-engine_checked = { $token_id ->
    [none] { $seat } comprueba el motor { $engine }.
   *[other] { $seat } comprueba el motor { $engine }: { $token }.
}
event-engine_opened = { $tokens_id ->
    [none] { $seat } trabaja en el motor { $engine }.
   *[other] { $seat } trabaja en el motor { $engine }: { $tokens }.
}
event-engine_closed = { $swapped ->
    [0] { $seat } deja las fichas del motor { $engine } como estaban.
   *[other] { $seat } ha intercambiado las fichas del motor { $engine }.
}
event-event_shuffled_in = { $card } se baraja con el mazo.
    .aside = yes
event-hibernates = { $seat } hiberna.
event-hibernation_failed = { $seat } no puede hibernar: algo se acerca.
event-boarded = { $seat } sube a la { $pod }.
event-boarding_failed = { $seat } no puede subir: algo se acerca.
event-left_pod = { $seat } vuelve de la { $pod }.
event-pod_locked = La { $pod } queda bloqueada.
event-pod_unlocked = La { $pod } queda desbloqueada.
event-pod_launched = Se lanza la { $pod }.

## El final

event-ship_destroyed = La nave queda destruida.
event-engine_revealed = Motor { $engine }: { $token }.
event-coordinates_revealed = { $card }. La nave llega a su destino: { $checked }.
reason-jump = la nave ha saltado
reason-self_destruct = la nave se ha autodestruido
reason-explosion = la nave ha explotado
reason-nobody_left = nadie queda despierto a bordo
why-jump = muerte en el salto
why-destroyed = muerte en la destrucción de la nave
why-destination = no despertó: la nave llegó a otro lugar
