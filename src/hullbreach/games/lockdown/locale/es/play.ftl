### Las frases de una partida de Lockdown: lugares, preguntas, opciones, sucesos, el final.

lockdown = Nemesis: Lockdown

## Lugares, piezas, clases

place-room = Sala { NUMBER($number, minimumIntegerDigits: 3) }
place-corridor = pasillo { NUMBER($here, minimumIntegerDigits: 3) }–{ NUMBER($there, minimumIntegerDigits: 3) }
place-service = los pasillos técnicos
    .text = Unen todas las salas con entrada. El ruido en ellos cuenta para cada una de esas salas; los xenos que entran salen del tablero.
place-lift = el ascensor
    .text = Está en una sección. Con energía se puede llamar y usar desde las salas de ascensor.
place-section = Sección S-0{ $number }
    .text = Decide su ficha de energía: azul es energía, roja significa que todos allí están a oscuras.
place-bunker = el búnker
    .text = Se llega desde la sala de salida por la puerta principal abierta, coste 2: en el vehículo o a pie con traje, tras una tirada de ruido que no traiga xenos. Siempre seguro, también frente a protocolos.
place-isolated = la cámara de aislamiento
    .text = Encerrado en la Sala de cuarentena: fuera de juego y a salvo, salvo si se destruye el complejo o está activo el Código Rojo.
place-escaped = la órbita
    .text = Lanzado en una cápsula: fuera de juego y a salvo, salvo si está activo el Código Gris.
place-dead = los muertos
place-pod_a = cápsula A
    .text = Cabe un personaje, que espera la ficha de lanzamiento en la fase de eventos.
place-pod_b = cápsula B
    .text = Cabe un personaje, que espera la ficha de lanzamiento en la fase de eventos.
place-pod_c = cápsula C
    .text = Cabe un personaje, que espera la ficha de lanzamiento en la fase de eventos.
xeno-larva = Larva
    .text = Cualquier daño la mata y no deja cadáver. Su ataque no usa carta: se instala en un personaje que no lleve otra, y este recibe 1 carta de contaminación. Al desarrollarse la bolsa, un adulto sustituye a su ficha.
xeno-creeper = Reptador
    .text = Una comprobación de daño roba 1 carta de ataque para su valor de sangre. Puede convertirse en criador. Al desarrollarse la bolsa, un criador sustituye a su ficha.
xeno-adult = Adulto
    .text = Una comprobación de daño roba 1 carta de ataque para su valor de sangre. Al desarrollarse la bolsa, quienes no estén en combate hacen una tirada de ruido.
xeno-breeder = Criador
    .text = Una comprobación de daño roba 2 cartas de ataque y suma sus valores de sangre; basta una flecha para que se retire. Al desarrollarse la bolsa, quienes no estén en combate hacen una tirada de ruido.
xeno-queen = Reina
    .text = Una comprobación de daño roba 2 cartas de ataque y suma sus valores de sangre; basta una flecha para que se retire. Al desarrollarse la bolsa, acude a quien esté en el Nido o pone allí un huevo.
xeno-none = vacía
xeno-numbered = { $xeno } { $number }
object-egg = Huevo
    .text = Ocupa una mano. Puede analizarse, sacarse del complejo o destruirse con 1 de daño.
object-carcass = Cadáver xeno
    .text = Un xeno muerto. Ocupa una mano y puede analizarse.
object-corpse = Cadáver
    .text = Un personaje muerto. Ocupa una mano y puede analizarse.
token-xeno = { $xeno_id ->
    [none] ficha vacía
   *[other] ficha de { $xeno } { $low }/{ $high }
}
    .text = { $xeno_id ->
        [none] Encuentro: no aparece nada, pero hay ruido en todos los pasillos de la sala; si está sola en la bolsa, se añade un adulto. Al desarrollarse la bolsa, se añade un adulto.
       *[other] Encuentro: aparece { $xeno }. Con menos de { $low } cartas en la mano, o { $high } a oscuras, te ataca por sorpresa.
    }
token-exploration = { $effect } { $count }
    .text = La sala puede registrarse { $count } veces, si es que puede registrarse. { $effect_id ->
        [malfunction] La sala sufre una avería.
        [fire] La sala arde.
        [silence] Sin tirada de ruido; con baba, peligro.
        [slime] Quien explora la sala recibe baba.
        [danger] Peligro en lugar de la tirada de ruido.
       *[door] La puerta se cierra detrás de ti.
    }
effect-malfunction = avería
effect-fire = fuego
effect-silence = silencio
effect-slime = baba
effect-danger = peligro
effect-door = puerta
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
deck-attacks = cartas de ataque
deck-events = cartas de evento
deck-serious_wounds = heridas graves
deck-contamination = cartas de contaminación
deck-computer = cartas de ordenador
deck-selection = personajes
deck-red = objetos militares
deck-yellow = objetos técnicos
deck-green = objetos médicos
deck-blue = objetos fabricados
deck-starting = objetos iniciales
deck-quest = objetos de misión
colour-red = militar
colour-yellow = técnico
colour-green = médico
colour-blue = fabricado
colour-starting = inicial
colour-quest = misión
face-blank = fallo
face-creeper = impacto a larva o reptador
face-adult = impacto a larva, reptador o adulto
face-hit_1 = impacto
face-hit_2 = impacto doble
face-card_for_1 = una carta por un impacto
face-hit_1_card_for_2 = impacto, una carta por uno doble
result-silence = silencio
result-danger = peligro
how-surprise = por sorpresa
how-escape = durante la huida
how-event_phase = en la fase de eventos
how-event = por un evento
how-evolve = de inmediato
how-desperate_attack = en respuesta
fate-attack = muerte a manos de un xeno
fate-bleeding = muerte por hemorragia
fate-melee = muerte cuerpo a cuerpo
fate-infection = muerte por la infección
fate-fire = muerte por el fuego
fate-vented = muerte por asfixia
fate-event = muerte por un evento
fate-pod = muerte por un lanzamiento fallido
fate-surgery = muerte en la operación
fate-grenade = muerte por una granada
fate-thermite = muerte por la termita
fate-scalpel = muerte bajo el bisturí
fate-defense = muerte por el sistema de defensa
fate-purged = muerte en la purga del complejo
fate-destroyed = muerte en la destrucción del complejo
fate-protocol = muerte por el protocolo de contención
by-rover = en el vehículo
by-suit = a pie

## Lo que pueden hacer cartas, objetos, salas y el ordenador

choice-analyse = analizar un objeto
choice-attach = acoplar
choice-attack = atacar
choice-attacks = mirar cartas de ataque
choice-boost = descartar y robar
choice-break_door = destruir una puerta
choice-break_room = averiar la sala
choice-broken_room = usar la sala averiada
choice-build = construir algo
choice-call_elevator = llamar al ascensor
choice-calm = calmar a un xeno
choice-check_objective = comprobar un objetivo
choice-clean = limpiar una carta
choice-combine = unir dos objetos
choice-command = mover a un xeno
choice-computer = usar el ordenador
choice-craft_together = fabricar con un componente
choice-crawl = reptar por los pasillos técnicos
choice-cure = curar la infección
choice-cut = cortar
choice-cut_out = extirpar una larva
choice-decontaminate = descontaminar
choice-digest = digerir una carta de contaminación
choice-door = abrir o cerrar una puerta
choice-draw = robar cartas
choice-dress = vendar una herida
choice-dress_all = vendar todas las heridas
choice-drive_off = ahuyentar a un xeno
choice-elevator = ir en ascensor
choice-enter_pod = entrar en la cápsula
choice-escape = huir
choice-events = mirar cartas de evento
choice-examine_archives = examinar los archivos
choice-exterminate = exterminar una amenaza
choice-fire = apagar un fuego
choice-fix = reparar y usar el ordenador
choice-free_room = usar la sala gratis
choice-fuel = llenar el lanzallamas
choice-heal = curar
choice-heal_dressed = curar una herida vendada
choice-heal_light = curar todas las heridas leves
choice-hush = silenciar pasillos
choice-ignite = prender fuego
choice-inspect_protocol = tomar un protocolo
choice-light = recargar la linterna
choice-lock = cerrar todas las puertas de una sala
choice-lock_in = encerrarse
choice-lure = hacer ruido
choice-malfunction = reparar
choice-move_rover = mover el vehículo
choice-open = abrir la puerta principal
choice-operate = operar
choice-peek = mirar salas sin explorar
choice-peek_css = mirar una ficha de lanzamiento
choice-peek_player = mirar los protocolos de otro
choice-place = poner ruido
choice-power = encender o apagar la energía
choice-push = empujar a un xeno
choice-raise_alarm = dar la alarma
choice-read = mirar un protocolo
choice-recharge = recargar un arma
choice-reload = recargar
choice-remote = usar el ordenador a distancia
choice-remove = quitar ruido
choice-repair = reparar
choice-repel = hacer retroceder a xenos
choice-reroute = cambiar la carta de ordenador
choice-reschedule = mirar un lanzamiento y moverlo
choice-rest = descansar
choice-restore_power = restablecer la energía
choice-sample = tomar una muestra
choice-scan = escanear cartas de contaminación
choice-scout = reconocer una sala
choice-search = registrar
choice-send_signal = enviar la señal
choice-shock_character = electrocutar a un personaje
choice-shock_intruder = electrocutar a un xeno
choice-slime = quitar la baba
choice-smoke = desaparecer en el humo
choice-spy = mirar un protocolo
choice-stab = apuñalar
choice-start_self_destruct = iniciar la autodestrucción
choice-stop_self_destruct = detener la autodestrucción
choice-study = estudiar
choice-stun_character = aturdir a un personaje
choice-swallow = tragar
choice-swap_power = intercambiar dos fichas de energía
choice-take_egg = tomar un huevo
choice-take_equipment = tomar equipo
choice-take_neutralizer = tomar un neutralizador
choice-throw = lanzar
choice-toggle_door = abrir o cerrar una puerta
choice-tour = guiar a alguien
choice-turn_power = encender o apagar la energía
choice-unpowered = usar el ordenador sin energía
choice-use_elevator = ir en ascensor
choice-vent = ventilar una sala

## Preguntas

prompt-act = Tu acción { $nth } de 2.
prompt-advantage = ¿Descartas una carta para hacer más daño?
prompt-agree_to_trade = ¿Das { $give } por { $get }?
prompt-analyse = ¿Qué objeto analizas?
prompt-attach = ¿A qué arma acoplas el cargador?
prompt-boost = ¿Qué cartas cambias?
prompt-break_door = ¿Qué puerta destruyes?
prompt-calm = ¿A qué xeno calmas?
prompt-careful_noise = ¿En qué pasillo haces ruido?
prompt-check_objective = ¿De quién compruebas los objetivos?
prompt-choose_deck = ¿De qué mazo robas?
prompt-command = ¿A qué xeno das órdenes?
prompt-command_to = ¿Por qué pasillo va?
prompt-component = ¿Qué componente usas para { $item }?
prompt-computer = ¿Qué acción de ordenador realizas?
prompt-computer_card = ¿Qué carta de ordenador queda a la vista?
prompt-counter_offer = { $seat } ofrece { $pieces }. ¿Qué ofreces a cambio?
prompt-craft_with_one = ¿Fabricas algo con un componente?
prompt-crawl = ¿Adónde reptas?
prompt-cut_out = ¿De quién extirpas la larva?
prompt-defense_price = ¿Qué le cuesta a esta sala el sistema de defensa?
prompt-desperate_attack = ¿A quién atacas?
prompt-digest = ¿Qué carta de contaminación digieres?
prompt-discard_item = ¿Qué objeto descartas?
prompt-discard_on_pass = ¿Qué cartas descartas?
prompt-discard_weapon = ¿Qué arma entregas?
prompt-disinfect = ¿Qué carta de contaminación escaneas?
prompt-draft = ¿Qué personaje juegas?
prompt-dress = ¿Qué herida vendas?
prompt-drive_off = ¿A qué xeno ahuyentas?
prompt-drive_to = ¿Adónde lo ahuyentas?
prompt-drop_excess = Tienes las manos llenas: ¿qué sueltas?
prompt-escape_to = ¿Adónde huyes?
prompt-exterminate = ¿Qué sala recibe el golpe?
prompt-extinguish = ¿Dónde apagas el fuego?
prompt-feel_attack = ¿Ignoras este ataque?
prompt-feel_event = ¿Ignoras la oscuridad de este evento?
prompt-grenade = ¿Dónde lanzas la granada?
prompt-heal = ¿Qué herida curas?
prompt-hide = ¿Que el xeno ataque a otro?
prompt-hide_behind = ¿A quién ataca en tu lugar?
prompt-hush = ¿Qué ruido quitas?
prompt-hush_many = ¿Qué ruidos quitas?
prompt-ignore_token = ¿Ignoras { $token }?
prompt-interrupt = ¿Interrumpes a { $seat }?
prompt-keep_item = ¿Con qué objeto te quedas?
prompt-keep_objective = ¿Con qué objetivo te quedas?
prompt-light = ¿Gastas una luz para ignorar la oscuridad?
prompt-lure = ¿Dónde haces ruido?
prompt-make_noise = ¿Dónde haces ruido?
prompt-make_room = ¿Qué sueltas por { $piece }?
prompt-offer = ¿Qué ofreces?
prompt-on_top = ¿Qué carta va encima: { $deck }?
prompt-overcharge = ¿Gastas 1 munición más para 1 daño más?
prompt-panic_ammo = ¿Qué arma pierde munición?
prompt-panic_item = ¿Qué objeto pierdes?
prompt-pay = ¿Con qué cartas pagas? ({ $least })
prompt-peek_css = ¿Qué ficha de lanzamiento miras?
prompt-peek_player = ¿De quién miras los protocolos?
prompt-peek_protocol = ¿Qué protocolo miras?
prompt-peek_tiles = ¿Qué salas sin explorar miras?
prompt-pheromones = ¿Usas feromonas?
prompt-place_power = ¿Qué ficha de energía va a { $section }?
prompt-push_xeno = ¿A qué xeno empujas?
prompt-quarantine = ¿Qué sala cierras?
prompt-reload = ¿Qué arma recargas?
prompt-repel = ¿Qué sala despejas?
prompt-repel_xeno = ¿A qué xeno haces retroceder?
prompt-reroll = Resultado: { $face }. ¿Tiras otra vez?
prompt-ride = ¿A qué sección vas?
prompt-ride_along = ¿Vas a { $section } con { $seat }?
prompt-room_action = ¿Qué haces en esta sala?
prompt-shift_css = ¿Mueves la ficha?
prompt-shock_character = ¿A quién electrocutas?
prompt-shock_xeno = ¿A qué xeno electrocutas?
prompt-smoke = ¿Qué carta descartas?
prompt-stab = ¿A qué xeno apuñalas?
prompt-stay_silent = ¿No haces ruido?
prompt-stun = ¿A quién aturdes?
prompt-swap_power = ¿Qué fichas de energía intercambias?
prompt-take_crafted = ¿Qué objeto tomas?
prompt-take_door = ¿Qué puerta tomas para { $corridor }?
prompt-take_protocol = ¿Qué protocolo tomas?
prompt-tape = ¿Qué objetos unes?
prompt-thermite = ¿Dónde lanzas la carga?
prompt-toggle_door = ¿Qué puerta abres o cierras?
prompt-tour_to = ¿Adónde va la visita?
prompt-tour_with = ¿A quién llevas contigo?
prompt-trade = ¿Con quién comercias?
prompt-vent = ¿Qué sala ventilas?
prompt-vivisection = ¿A qué xeno cortas?
prompt-who_escapes = ¿Quién huye?

## Opciones

option-pass = Pasar
option-move = Ir a { $a }
option-careful = Ir con cuidado a { $a }
option-shoot = Disparar a { $b } con { $a }
option-melee = Golpear a { $a }
option-pick_up = Recoger { $a }
option-trade = Comerciar
option-craft = Fabricar { $a }
option-craft_with_one-craft = { $a } con { $b }
option-play = { $a }: { $b_id ->
    [attacks] { choice-attacks }
    [computer] { choice-computer }
    [events] { choice-events }
   *[other] { $b }
}
option-use = { $a }: { $b }
option-room = { $a }
option-computer = Ordenador: { $a }
option-escape = { $a_id ->
    [rover] Escapar en el vehículo
   *[other] Escapar a pie
}
option-quest = Cumplir la misión: { $a }
option-drop = Soltar { $a }
option-pay = { $a }
option-discard = { $a }
option-keep = { $a }
option-advantage-keep = no descartar nada
option-advantage-discard = descartar { $a }
option-let = no hacer nada
option-interrupt = jugar { $a }
option-react = jugar { $a }
option-endure = no hacer nada
option-light = usar { $a }
option-ignore = ignorar el ataque, entregando { $b }
option-redirect = desviar el ataque a { $d_seat }, entregando { $b }
option-refuse = dejarlo
option-give = { $a }
option-partner = { $a_seat }
option-done = nada más
option-deck = { $a_id ->
    [red] militar
    [yellow] técnico
   *[green] médico
}
option-character = { $a }
option-stun-character = { $a_seat }
option-hide_behind-character = { $a_seat }
option-cut_out-character = { $a_seat }
option-shock_character-character = { $a_seat }
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
option-shift = moverla a la casilla { $b }
option-stay = dejarla
option-tile = { $a }
option-token = ficha { $a }
option-swap = { $a } y { $b }
option-xeno = { $a }
option-to = { $a }
option-through = { $a }
option-door = { $a }
option-take_door = { $a }
option-open = abrir { $a }
option-computer_card-open = { $a }
option-close = cerrar { $a }
option-noise = { $a }
option-crawl = { $a }
option-vent = { $a }
option-repel = { $a }
option-ride = { $a }
option-throw = { $a }: { $b }
option-tape = { $a } y { $b }
option-attach = { $a }
option-reload = { $a }
option-spend = { $a }
option-component = { $a }
option-take = { $a }
option-analyse = { $a }
option-scan = { $a }
option-dress = { $a }
option-heal = { $a }
option-top = { $a }
option-search = un registro
option-break = una avería
option-skip = ninguna acción de ordenador
option-alone = a solas
option-other = { $a_seat }
option-both = los dos, con { $a_seat }
option-with = con { $a_seat }

## Sucesos: el curso de la partida

event-board_laid_out = El complejo está preparado.
event-dealt = { $first_seat } es el jugador 1. Se reparten objetivos y protocolos.
event-drafting = { $seat } roba { $characters }.
event-took_character = { $seat } juega { $character }.
event-started = { $seat } empieza en { $place }.
event-round = Ronda { $round }.
event-first_player = { $seat } es el jugador inicial.
event-turn = Es el turno de { $seat }.
    .aside = sí
event-acts = { $verb_id ->
    [move] { $seat } se mueve.
    [careful] { $seat } se mueve con cuidado.
    [shoot] { $seat } dispara.
    [melee] { $seat } golpea.
    [pick_up] { $seat } recoge algo.
    [trade] { $seat } abre un comercio.
    [craft] { $seat } fabrica: { $about }.
    [computer] { $seat } usa el ordenador.
    [escape] { $seat } sale hacia el búnker.
    [drive] { $seat } toma el vehículo.
    [drop] { $seat } suelta algo.
    [room] { $seat } usa la sala: { $about }.
   *[other] { $seat }: { $about }.
}
event-paid = { $seat } paga con { $cards }.
    .aside = sí
event-cancelled = La acción de { $seat } queda cancelada.
event-interrupted = { $seat } interrumpe con { $card }.
event-reacted = { $seat } reacciona con { $card }.
event-passed = { $seat } pasa.
event-event_phase = Fase de eventos.
event-drew = { $seat } roba { $count }.
    .aside = sí
event-deck_shuffled = { $seat } baraja un mazo nuevo.
    .aside = sí
event-deck_renewed = Mazo nuevo: { $deck }.
    .aside = sí
event-discarded = { $seat } descarta { $cards }.
event-discarded_hand = { $seat } descarta toda la mano.
event-deck_searched = { $seat } revisa { $cards }.
event-foresaw = { $seat } mira las primeras cartas: { $deck }.
event-put_back = { $seat } devuelve las cartas.
    .aside = sí
event-time = La ficha de tiempo avanza a { $time }.
event-threshold = Se cruza un umbral de energía.
event-time_token_turned = { $emergency_power ->
    [0] Falla la energía de emergencia.
   *[other] Funciona la energía de emergencia.
}
event-power_turned = { $powered ->
    [0] { $section } pierde la energía.
   *[other] { $section } tiene energía.
}
event-power_reset = Se encienden las fichas de energía 1 y 2.
event-power_placed = La ficha de energía { $token } va a { $section }.
event-power_swapped = { $seat } intercambia la energía de { $section } y { $other }.
event-alarm = Suena la alarma: el final llega cuando el tiempo deje { $time }.
event-self_destruct_started = La autodestrucción queda en { $time }.
event-self_destruct_stopped = La autodestrucción se detiene.
event-self_destruct_red = La autodestrucción ya no puede detenerse: { $time }.
event-gate_opened = Se abre la puerta principal.
event-first_encounter = { $team ->
    [1] Aparece el primer xeno.
   *[other] Aparece el primer xeno: cada uno se queda con un objetivo.
}
event-objective_kept = { $objective_id ->
    [none] { $seat } se queda con un objetivo.
   *[other] { $seat } se queda con { $objective }.
}

## Sucesos: salas, ruido, puertas, fuego

event-moved = { $seat } va de { $room } a { $to }.
event-explored = { $seat } explora { $room }: { $tile }, { $token }.
event-search_counter = { $room } puede registrarse { $left } veces más.
    .aside = sí
event-searched = { $seat } registra: { $deck }.
event-noise_roll = Tirada de ruido en { $room }: { $result }.
event-noise_placed = Ruido: { $corridor }.
    .aside = sí
event-noise_removed = Ya no hay ruido: { $corridor }.
    .aside = sí
event-danger = Peligro en { $room }.
event-fire_placed = { $room } arde.
event-fire_removed = Se apaga el fuego en { $room }.
event-malfunction_placed = { $room } se avería.
event-malfunction_removed = { $room } vuelve a funcionar.
event-no_fire_marker_left = No queda marcador de fuego para { $room }.
event-no_malfunction_marker_left = No queda marcador de avería para { $room }.
event-markers_lost = El complejo se desmorona: quedan { $fire } marcadores de fuego y { $malfunction } de avería.
event-door_closed = Se cierra la puerta: { $corridor }.
event-door_opened = Se abre la puerta: { $corridor }.
event-door_destroyed = Se destruye la puerta: { $corridor }.
event-slimed = { $seat } queda lleno de baba.
event-slime_removed = { $seat } se quita la baba.
event-lift_called = { $seat } llama al ascensor a { $section }.
event-lift_rides = El ascensor va a { $section }.
event-venting = { $seat } empieza a ventilar { $room }.
event-venting_stopped = Cesa la ventilación de { $room }.
event-vented = { $room } queda ventilada.
event-rover_moved = El vehículo se desplaza: { $to }.

## Sucesos: xenos

event-encounter = { $token_id ->
    [none] { $seat } oye algo, pero no viene nada.
   *[other] Encuentro de { $seat } en { $room }: { $token }.
}
event-xeno_appeared = { $xeno } aparece en { $room }.
event-xeno_moved = { $xeno } va de { $room } a { $to }.
event-xeno_followed = { $xeno } sigue a { $seat } a { $to }.
event-xeno_left = { $xeno } desaparece de { $room }.
event-token_added = { $token } entra en la bolsa.
event-token_set_aside = { $token } va a la reserva.
    .aside = sí
event-bag_develops = De la bolsa: { $token }.
event-xeno_attacks = { $xeno } ataca a { $seat } { $how }.
event-attack_card = { $hits ->
    [0] { $card }: falla.
   *[other] { $card } alcanza a { $seat }.
}
event-blood_card = Comprobación de daño: { $card }.
    .aside = sí
event-harmed = { $xeno } sufre { $amount } de daño ({ $damage } en total).
event-killed = { $xeno } muere en { $room }.
event-retreats = { $xeno } se retira.
event-evolved = { $xeno } se convierte en { $into }.
event-calmed = { $xeno } se calma.
event-egg_destroyed = Se destruye un huevo en { $room }.
event-egg_hatched = Eclosiona un huevo.
event-egg_laid = La reina pone un huevo.
event-egg_taken = { $seat } toma un huevo del Nido.
event-nest_destroyed = El Nido queda destruido.
event-event_card = Evento: { $card }.
event-event_left_the_game = { $card } sale de la partida.
    .aside = sí

## Sucesos: personajes

event-shot = { $target_id ->
    [eggs] { $seat } dispara a los huevos con { $weapon }: { $face }.
   *[other] { $seat } dispara a { $target } con { $weapon }: { $face }.
}
event-rerolled = { $seat } tira otra vez: { $face }.
event-struck = { $target_id ->
    [eggs] { $seat } golpea los huevos: { $face }.
   *[other] { $seat } golpea a { $target }: { $face }.
}
event-ammo_spent = { $item }: quedan { $ammo }.
    .aside = sí
event-loaded = { $item } queda cargado: { $ammo }.
event-light_wound = { $seat } sufre una herida leve.
event-light_wounds_healed = { $seat } cura todas sus heridas leves.
event-serious_wound = { $seat } sufre una herida grave: { $wound }.
event-dressed = { $seat } venda { $wound }.
event-healed = { $seat } cura { $wound }.
event-contaminated = { $seat } recibe una carta de contaminación.
event-contamination_removed = { $seat } se libra de una carta de contaminación.
event-scanned = { $seat } escanea: { $infected } INFECTADO.
event-scanned_secretly = { $seat } escanea en secreto cartas de contaminación.
event-infested = { $seat } lleva una larva.
event-larva_removed = { $seat } se libra de la larva.
event-died = { $seat } muere en { $room }: { $fate }.
event-corpse = Hay un cadáver en { $room }.
    .aside = sí
event-knowledge = { $seat } tiene conocimiento { $knowledge }.
event-knowledge_token = { $seat } activa la ficha de conocimiento.
event-analysed = { $seat } analiza { $piece }.
event-weakness_found = { $seat } analiza { $piece } y descubre: { $weakness }.
event-signal_sent = { $seat } envía la señal.
event-gained = { $seat } toma { $piece }.
event-gained_item = { $item_id ->
    [none] { $seat } se queda con un objeto ({ $colour }).
   *[other] { $seat } se queda con { $item }.
}
event-dropped = { $seat } suelta { $piece }.
event-dropped_item = { $item_id ->
    [none] { $seat } suelta un objeto ({ $colour }).
   *[other] { $seat } suelta { $item }.
}
event-under_deck = Una carta va debajo del mazo: { $deck }.
    .aside = sí
event-back_to_crafted = { $item } vuelve a los objetos fabricados.
    .aside = sí
event-used_up = Se descarta { $item }.
event-item_lost = { $item_id ->
    [none] { $seat } pierde un objeto.
   *[other] { $seat } pierde { $item }.
}
event-lights = { $seat } usa { $item } contra la oscuridad.
event-taped = { $seat } une { $item } y { $other }.
event-attached = { $seat } acopla { $item } a { $to }.
event-component_used = { $item } sirve de componente.
event-crafted = { $seat } toma { $item } de los objetos fabricados.
event-quest_fulfilled = { $seat } cumple la misión: { $item }.
event-offered = { $seat } ofrece { $count } cosas a { $other_seat }.
event-traded = { $seat } y { $other_seat } comercian.
event-trade_refused = { $seat } y { $other_seat } no se ponen de acuerdo.
event-handed_over = { $piece_id ->
    [none] { $seat } da un objeto a { $to_seat }.
   *[other] { $seat } da { $piece } a { $to_seat }.
}

## Sucesos: ordenador, secretos, salidas

event-computer = { $seat } usa el ordenador: { $program }.
event-computer_card = Carta de ordenador: { $card }.
    .aside = sí
event-computer_lockdown = ¡Confinamiento! Se avería el ordenador de { $seat }.
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
event-tile_peeked = { $tile_id ->
    [none] { $seat } mira { $room }.
   *[other] { $seat } mira { $room }: { $tile }.
}
event-token_peeked = { $token_id ->
    [none] { $seat } mira la ficha de { $room }.
   *[other] { $seat } mira la ficha de { $room }: { $token }.
}
event-objective_shown = { $seat } enseña sus objetivos a { $to_seat }.
event-entered_pod = { $seat } entra en { $pod }.
event-launched = { $seat } escapa en { $pod }.
event-launch_failed = { $pod } no despega: { $seat } vuelve.
event-reached_bunker = { $seat } llega al búnker { $by }.
event-escape_failed = { $seat } no consigue escapar.
event-locked_in = { $seat } queda encerrado a salvo.
event-lock_in_failed = { $seat } no puede encerrarse: algo se acerca.

## El final

event-the_end = La partida termina: { $reason }.
event-perished = { $seat }: { $fate }.
event-protocol_revealed = El protocolo activo es { $token }.
event-contamination_check = { $seat } roba 4 cartas: { $found } de contaminación.
event-objective_revealed = { $met ->
    [0] { $seat } no cumple { $objective }.
   *[other] { $seat } cumple { $objective }.
}
reason-time = se ha acabado el tiempo
reason-alarm = se ha cumplido la alarma
reason-self_destruct = el complejo se ha autodestruido
reason-explosion = el complejo ha explotado
reason-nobody_left = no queda nadie en el complejo
why-objective_met = { $seat } ha sobrevivido y ha cumplido { $objective }.
why-objective_failed = { $seat } ha sobrevivido, pero no ha cumplido { $objective }.
why-attack = muerte a manos de un xeno
why-bleeding = muerte por hemorragia
why-melee = muerte cuerpo a cuerpo
why-infection = muerte por la infección
why-fire = muerte por el fuego
why-vented = muerte por asfixia
why-event = muerte por un evento
why-pod = muerte por un lanzamiento fallido
why-surgery = muerte en la operación
why-grenade = muerte por una granada
why-thermite = muerte por la termita
why-scalpel = muerte bajo el bisturí
why-defense = muerte por el sistema de defensa
why-purged = muerte en la purga del complejo
why-destroyed = muerte en la destrucción del complejo
why-protocol = muerte por el protocolo de contención
why-died = muerte

## Lo que no se puede hacer

refusal-door_closed = la puerta está cerrada
refusal-too_few_cards = no hay bastantes cartas de acción
refusal-in_combat = no en combate
refusal-only_in_combat = solo en combate
refusal-all_noisy = allí ya hay ruido en todos los pasillos
refusal-malfunction = la sala está averiada
refusal-no_power = no hay energía
refusal-knowledge = hace falta conocimiento { $level }
refusal-condition = no se cumple la condición
