### Las frases de una partida de Lockdown: lugares, preguntas, opciones, sucesos, el final.

lockdown = Nemesis: Lockdown
word-xeno = xeno
word-a-xeno = un xeno
word-A-xeno = Un xeno
word-xenos = xenos

## Lugares, piezas, clases

place-service = los pasillos de servicio
    .text = Unen todas las salas con entrada. El ruido en ellos cuenta para cada una de esas salas; los xenos que entran salen del tablero.
place-lift = el ascensor
    .text = Está en una sección. Con energía se puede llamar y usar desde las salas de ascensor.
place-section = Sección S-0{ $number }
    .text = Decide su ficha de energía: azul es energía, roja significa que todos allí están a oscuras.
place-bunker = el búnker
    .text = Se llega desde la sala de salida por la puerta principal abierta, coste 2: en el rover o a pie con traje, tras una tirada de ruido que no traiga xenos. Siempre seguro, también frente a protocolos.
place-isolated = la cámara de aislamiento
    .text = Encerrado en la Sala de cuarentena: fuera de juego y a salvo, salvo si se destruye el complejo o está activo el Código Rojo.
place-escaped = la órbita
    .text = Lanzado en una cápsula: fuera de juego y a salvo, salvo si está activo el Código Gris.
place-pod_a = cápsula A
    .text = Cabe un personaje, que espera la ficha de lanzamiento en la fase de eventos.
place-pod_b = cápsula B
    .text = Cabe un personaje, que espera la ficha de lanzamiento en la fase de eventos.
place-pod_c = cápsula C
    .text = Cabe un personaje, que espera la ficha de lanzamiento en la fase de eventos.
token-xeno = { $xeno_id ->
    [none] ficha vacía
   *[other] ficha de { $xeno } { $low }/{ $high }
}
    .text = { $xeno_id ->
        [none] Encuentro: no aparece nada, pero hay ruido en todos los pasillos de la sala; si está sola en la bolsa, se añade un adulto. Al desarrollarse la bolsa, se añade un adulto.
       *[other] Encuentro: aparece { $xeno }. Con menos de { $low } cartas en la mano, o { $high } a oscuras, te ataca por sorpresa.
    }
launch-a = lanzamiento de la cápsula A
    .text = Quien esté en la cápsula A escapa. Quien esté en otra vuelve a su sala y sufre 1 herida grave.
launch-b = lanzamiento de la cápsula B
    .text = Quien esté en la cápsula B escapa. Quien esté en otra vuelve a su sala y sufre 1 herida grave.
launch-c = lanzamiento de la cápsula C
    .text = Quien esté en la cápsula C escapa. Quien esté en otra vuelve a su sala y sufre 1 herida grave.
launch-all = lanzamiento de todas las cápsulas
    .text = Escapan todos los que estén en una cápsula.
launch-none = ningún lanzamiento
    .text = Todos los que estén en una cápsula vuelven a su sala y sufren 1 herida grave.
deck-computer = cartas de ordenador
face-card_for_1 = una carta por un impacto
face-hit_1_card_for_2 = impacto, una carta por uno doble
how-evolve = de inmediato
how-desperate_attack = en respuesta
fate-pod = muerte por un lanzamiento fallido
fate-thermite = muerte por la termita
fate-scalpel = muerte bajo el bisturí
fate-defense = muerte por el sistema de defensa
fate-purged = muerte en la purga del complejo
fate-left_behind = se ha quedado en el complejo
fate-destroyed = muerte en la destrucción del complejo
fate-protocol = muerte por el protocolo de contención
by-rover = en el rover
by-suit = a pie

## Lo que pueden hacer cartas, objetos, salas y el ordenador

choice-attack = atacar
choice-attacks = mirar cartas de ataque
choice-broken_room = usar la sala a pesar de su fallo
choice-build = construir algo
choice-call_elevator = llamar al ascensor
choice-calm = calmar a un xeno
choice-check_objective = comprobar un objetivo
choice-command = mover a un xeno
choice-computer = usar el ordenador
choice-craft_together = fabricar con un componente
choice-crawl = reptar por los pasillos de servicio
choice-cut = cortar
choice-cut_out = extirpar una larva
choice-decontaminate = descontaminar
choice-digest = digerir una carta de contaminación
choice-draw = robar cartas
choice-drive_off = ahuyentar a un xeno
choice-elevator = ir en ascensor
choice-enter_pod = entrar en la cápsula
choice-events = mirar cartas de evento
choice-examine_archives = examinar los archivos
choice-exterminate = exterminar una amenaza
choice-fix = reparar y usar el ordenador
choice-hush = silenciar pasillos
choice-inspect_protocol = tomar un protocolo
choice-light = recargar la linterna
choice-lock = cerrar todas las puertas de una sala
choice-lock_in = encerrarse
choice-lure = hacer ruido
choice-malfunction = reparar
choice-move_rover = mover el rover
choice-open = abrir la puerta principal
choice-peek_css = mirar una ficha de lanzamiento
choice-peek_player = mirar los protocolos de otro
choice-place = poner ruido
choice-power = encender o apagar la energía
choice-push = empujar a un xeno
choice-raise_alarm = dar la alarma
choice-read = mirar un protocolo
choice-remote = usar el ordenador a distancia
choice-remove = quitar ruido
choice-reroute = cambiar la carta de ordenador
choice-reschedule = mirar un lanzamiento y moverlo
choice-restore_power = restablecer la energía
choice-sample = tomar una muestra
choice-scan = escanear cartas de contaminación
choice-spy = mirar un protocolo
choice-stab = apuñalar
choice-study = estudiar
choice-stun_character = aturdir a un personaje
choice-swallow = tragar
choice-swap_power = intercambiar dos fichas de energía
choice-take_equipment = tomar equipo
choice-take_neutralizer = tomar un neutralizador
choice-toggle_door = abrir o cerrar una puerta
choice-tour = guiar a alguien
choice-turn_power = encender o apagar la energía
choice-unpowered = usar el ordenador sin energía
choice-use_elevator = ir en ascensor
choice-vent = ventilar una sala

## Preguntas

prompt-advantage = ¿Descartas una carta para hacer más daño?
prompt-calm = ¿A qué xeno calmas?
prompt-check_objective = ¿De quién compruebas los objetivos?
prompt-command = ¿A qué xeno das órdenes?
prompt-command_to = ¿Por qué pasillo va?
prompt-computer = ¿Qué acción de ordenador realizas?
prompt-computer_card = ¿Qué carta de ordenador queda a la vista?
prompt-craft_with_one = ¿Fabricas algo con un componente?
prompt-cut_out = ¿De quién extirpas la larva?
prompt-defense_price = ¿Qué le cuesta a esta sala el sistema de defensa?
prompt-desperate_attack = ¿A quién atacas?
prompt-digest = ¿Qué carta de contaminación digieres?
prompt-discard_weapon = ¿Qué arma entregas?
prompt-drive_off = ¿A qué xeno ahuyentas?
prompt-drive_to = ¿Adónde lo ahuyentas?
prompt-exterminate = ¿Qué sala recibe el golpe?
prompt-extinguish = ¿Dónde apagas el fuego?
prompt-feel_attack = ¿Ignoras este ataque?
prompt-feel_event = ¿Ignoras la oscuridad de este evento?
prompt-hide = ¿Que el xeno ataque a otro?
prompt-hide_behind = ¿A quién ataca en tu lugar?
prompt-hush = ¿Qué ruido quitas?
prompt-hush_many = ¿Qué ruidos quitas?
prompt-light = ¿Gastas una luz para ignorar la oscuridad?
prompt-lend = ¿Dejas que { $seat } analice { $piece } y lo consuma?
prompt-lure = ¿Dónde haces ruido?
prompt-make_noise = ¿Dónde haces ruido?
prompt-on_top = ¿Qué carta va encima: { $deck }?
prompt-panic_ammo = ¿Qué arma pierde munición?
prompt-panic_item = ¿Qué objeto pierdes?
prompt-peek_css = ¿Qué ficha de lanzamiento miras?
prompt-peek_player = ¿De quién miras los protocolos?
prompt-peek_protocol = ¿Qué protocolo miras?
prompt-pheromones = ¿Usas feromonas?
prompt-place_power = ¿Qué ficha de energía va a { $section }?
prompt-push_xeno = ¿A qué xeno empujas?
prompt-quarantine = ¿Qué sala cierras?
prompt-ride = ¿A qué sección vas?
prompt-ride_with = ¿A quién llevas contigo?
prompt-ride_along = ¿Vas a { $section } con { $seat }?
prompt-shift_css = ¿Mueves la ficha?
prompt-stab = ¿A qué xeno apuñalas?
prompt-stay_silent = ¿No haces ruido?
prompt-stun = ¿A quién aturdes?
prompt-swap_power = ¿Qué fichas de energía intercambias?
prompt-take_crafted = ¿Qué objeto tomas?
prompt-take_protocol = ¿Qué protocolo tomas?
prompt-thermite = ¿Dónde lanzas la carga?
prompt-tour_to = ¿Adónde va la visita?
prompt-tour_with = ¿A quién llevas contigo?
prompt-vivisection = ¿A qué xeno cortas?

## Opciones

option-craft_with_one-craft = { $a } con { $b }
option-computer = Ordenador: { $a }
option-escape = { $a_id ->
    [rover] Escapar en el rover
   *[other] Escapar a pie
}
option-advantage-keep = no descartar nada
option-advantage-discard = descartar { $a }
option-endure = no hacer nada
option-light = usar { $a }
option-ignore = ignorar el ataque, entregando { $b }
option-redirect = desviar el ataque a { $d_seat }, entregando { $b }
option-stun-character = { $a_seat }
option-hide_behind-character = { $a_seat }
option-cut_out-character = { $a_seat }
option-player = { $a_seat }
option-look = { $a_id ->
    [neutral] protocolo neutral { $b }
    [seat0] protocolo { $b } del puesto 1
    [seat1] protocolo { $b } del puesto 2
    [seat2] protocolo { $b } del puesto 3
    [seat3] protocolo { $b } del puesto 4
   *[other] protocolo { $b } del puesto 5
}
option-protocol = protocolo { $a }
option-css = la ficha de la casilla { $a }
option-play = { $a }: { $b_id ->
    [attacks] { choice-attacks }
    [computer] { choice-computer }
    [events] { choice-events }
   *[other] { $b }
}
option-shift = moverla a la casilla { $b }
option-stay = dejarla
option-token = ficha { $a }
option-swap = { $a } y { $b }
option-computer_card-open = { $a }
option-ride = { $a }
option-spend = { $a }
option-take = { $a }
option-search = un registro
option-break = un fallo
option-skip = ninguna acción de ordenador
option-with = con { $a_seat }
option-ride_with-none = a solas

## Sucesos: el curso de la partida

event-board_laid_out = El complejo está preparado.
event-dealt = { $first_seat } es el jugador 1. Se reparten objetivos y protocolos.
event-acts = { $verb_id ->
    [move] { $seat } va a { $thing }.
    [careful] { $seat } va con cuidado a { $thing }.
    [shoot] { $seat } dispara.
    [melee] { $seat } golpea.
    [pick_up] { $seat } recoge algo.
    [trade] { $seat } abre un comercio.
    [craft] { $seat } fabrica: { $about }.
    [computer] { $seat } usa el ordenador.
    [escape] { $seat } sale hacia el búnker.
    [drive] { $seat } toma el rover.
    [room] { $seat } usa la sala: { $about }.
    [quest] { $seat } activa: { $about }.
    [play] { $seat } juega { $thing }: { $way }.
    [use] { $seat } usa { $thing }: { $way }.
   *[other] { $seat }: { $about }.
}
event-time = La ficha de tiempo avanza a { $time }.
event-threshold = Se cruza un umbral de energía.
event-time_token_turned = { $emergency_power ->
    [0] Falla la energía de emergencia.
   *[other] Funciona la energía de emergencia.
}
event-power_turned = { $powered ->
    [0] Se va la energía en { $section }.
   *[other] Hay energía en { $section }.
}
event-power_reset = Se encienden las fichas de energía 1 y 2.
event-power_placed = La ficha de energía { $token } va a { $section }.
event-power_swapped = { $seat } intercambia la energía de { $section } y { $other }.
event-alarm = Suena la alarma: el final llega cuando el tiempo deje { $time }.
event-self_destruct_started = La autodestrucción queda en { $time }.
event-self_destruct_red = La autodestrucción ya no puede detenerse: { $time }.
event-gate_opened = Se abre la puerta principal.

## Sucesos: salas, ruido, puertas, fuego

event-markers_lost = El complejo se desmorona: quedan { $fire } marcadores de fuego y { $malfunction } de fallo.
event-lift_called = { $seat } llama al ascensor a { $section }.
event-lift_rides = El ascensor va a { $section }.
event-rover_moved = El rover se desplaza: { $to }.

## Sucesos: xenos

event-calmed = { $xeno } se calma.

## Sucesos: personajes

event-knowledge = { $seat } tiene conocimiento { $knowledge }.
event-knowledge_token = { $seat } activa la ficha de conocimiento.
event-analysed = { $seat } analiza { $piece }.
event-lights = { $seat } usa { $item } contra la oscuridad.

## Sucesos: ordenador, secretos, salidas

event-computer = { $seat } usa el ordenador: { $program }.
event-computer_card = Carta de ordenador: { $card }.
    .aside = sí
event-computer_lockdown = ¡Confinamiento! La sala de { $seat } sufre un fallo.
event-css_peeked = { $token_id ->
    [none] { $seat } mira la ficha de lanzamiento de { $time }.
   *[other] { $seat } mira la ficha de lanzamiento de { $time }: { $token }.
}
event-css_shifted = { $seat } mueve la ficha de lanzamiento de { $time } a { $to }.
event-css_revealed = Lanzamiento: { $token }.
event-protocol_peeked = { $token_id ->
    [none] { $seat } mira un protocolo de contención ({ $owner_id ->
        [none] neutral
       *[other] { $owner }
    } { $number }).
   *[other] { $seat } mira un protocolo de contención: { $token }.
}
event-protocol_taken = { $token_id ->
    [none] { $seat } toma un protocolo neutral.
   *[other] { $seat } toma un protocolo neutral: { $token }.
}
event-protocols_returned = Los protocolos de { $seat } van a la reserva neutral.
    .aside = sí
event-objective_shown = { $seat } enseña sus objetivos a { $to_seat }.
event-entered_pod = { $seat } entra en { $pod }.
event-launch_failed = { $pod } no despega: { $seat } vuelve.
event-reached_bunker = { $seat } llega al búnker { $by }.
event-escape_failed = { $seat } no consigue escapar.
event-locked_in = { $seat } queda encerrado a salvo.
event-lock_in_failed = { $seat } no puede encerrarse: algo se acerca.

## El final

event-protocol_revealed = El protocolo activo es { $token }.
reason-time = se ha acabado el tiempo
reason-alarm = se ha cumplido la alarma
reason-self_destruct = el complejo se ha autodestruido
reason-explosion = el complejo ha explotado
reason-nobody_left = no queda nadie en el complejo
why-pod = muerte por un lanzamiento fallido
why-thermite = muerte por la termita
why-scalpel = muerte bajo el bisturí
why-defense = muerte por el sistema de defensa
why-purged = muerte en la purga del complejo
why-left_behind = se ha quedado en el complejo
why-destroyed = muerte en la destrucción del complejo
why-protocol = muerte por el protocolo de contención

## Lo que no se puede hacer

refusal-no_power = no hay energía
refusal-knowledge = hace falta conocimiento { $level }
