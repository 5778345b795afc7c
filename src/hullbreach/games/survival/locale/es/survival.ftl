### Las frases que dicen ambos títulos: piezas, preguntas, opciones, sucesos, rechazos.

## Lugares, piezas, clases

place-room = Sala { NUMBER($number, minimumIntegerDigits: 3) }
place-corridor = pasillo { NUMBER($here, minimumIntegerDigits: 3) }–{ NUMBER($there, minimumIntegerDigits: 3) }
place-dead = los muertos
xeno-larva = Larva
    .text = Cualquier daño la mata y no deja cadáver. Su ataque no usa carta: se instala en un personaje que no lleve otra, y este recibe 1 carta de contaminación. Al desarrollarse la bolsa, un adulto sustituye a su ficha.
xeno-creeper = Reptador
    .text = Una comprobación de daño roba 1 carta de ataque para su valor de sangre. Puede convertirse en reproductor. Al desarrollarse la bolsa, un reproductor sustituye a su ficha.
xeno-adult = Adulto
    .text = Una comprobación de daño roba 1 carta de ataque para su valor de sangre. Al desarrollarse la bolsa, quienes no estén en combate hacen una tirada de ruido.
xeno-breeder = Reproductor
    .text = Una comprobación de daño roba 2 cartas de ataque y suma sus valores de sangre; basta una flecha para que se retire. Al desarrollarse la bolsa, quienes no estén en combate hacen una tirada de ruido.
xeno-queen = Reina
    .text = Una comprobación de daño roba 2 cartas de ataque y suma sus valores de sangre; basta una flecha para que se retire. Al desarrollarse la bolsa, acude a quien esté en el Nido o pone allí un huevo.
xeno-none = vacía
xeno-numbered = { $xeno } { $number }
object-egg = Huevo
    .text = Ocupa una mano. Puede analizarse, sacarse del complejo o destruirse con 1 de daño.
object-carcass = Cadáver de { word-xeno }
    .text = Un { word-xeno } muerto. Ocupa una mano y puede analizarse.
object-corpse = Cadáver
    .text = Un personaje muerto. Ocupa una mano y puede analizarse.
token-exploration = { $effect } { $count }
    .text = La sala puede registrarse { $count ->
        [one] una vez
       *[other] { $count } veces
    }, si es que puede registrarse. { $effect_id ->
        [malfunction] La sala sufre un fallo.
        [fire] La sala arde.
        [silence] Sin tirada de ruido; con mucosidad, peligro.
        [slime] Quien explora la sala recibe mucosidad.
        [danger] Peligro en lugar de la tirada de ruido.
       *[door] La puerta se cierra detrás de ti.
    }
room-surgery = Quirófano
    .text = Coste 2. No en combate. Escanea todas las cartas de contaminación de tu mano, mazo y descarte; retira las que sean INFECTADO y tu larva. Sufre 1 herida leve, pasa y baraja todas tus cartas en un mazo nuevo. Verde: objetos médicos.
room-emergency_room = Urgencias
    .text = Coste 2. No en combate. Venda todas tus heridas graves. O: cura 1 herida grave vendada. O: cura todas tus heridas leves. En equipo, un cadáver que esté aquí al empezar una ronda vuelve a la vida si no hay { word-xenos } ni fallo. Verde: objetos médicos.
eventcard-damaging_fire = Fuego destructor
    .text = Cada sala en llamas sufre un fallo. Después el fuego se extiende desde cada una a todas las salas vecinas, no a través de puertas cerradas. { moves-of-event }
eventcard-eclosion = Metamorfosis
    .text = Quien lleve una larva muere y aparece un reptador. Los demás roban 4 cartas, escanean las de contaminación, reciben una larva si alguna es INFECTADO y descartan las 4. { moves-of-event }
eventcard-hunt = Cacería
    .text = Cada adulto que no esté en combate va a una sala vecina con un personaje, a la de número más bajo. { moves-of-event }
eventcard-consuming_fire = Fuego devorador
    .text = Las salas en llamas ya no pueden registrarse. Después el fuego se extiende desde cada una a todas las salas vecinas, no a través de puertas cerradas. { moves-of-event }
moves-of-event = { $through_count ->
    [none] { "" }
   *[other] Movimiento: { $movers }, pasillo { $through }.
}
effect-malfunction = fallo
effect-fire = fuego
effect-silence = silencio
effect-slime = mucosidad
effect-danger = peligro
effect-door = puerta
deck-attacks = cartas de ataque
deck-events = cartas de evento
deck-serious_wounds = heridas graves
deck-contamination = cartas de contaminación
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
face-blank = en blanco
face-creeper = impacto solo a larva o reptador
face-adult = impacto solo a larva, reptador o adulto
face-hit_1 = impacto
face-hit_2 = impacto doble
result-silence = silencio
result-danger = peligro
how-surprise = por sorpresa
how-escape = durante la huida
how-event_phase = en la fase de eventos
how-event = por un evento
marker-slime = Mucosidad
    .text = Para ti el silencio cuenta como peligro, en el dado de ruido y en las fichas de exploración.
marker-silence = Silencio
    .text = No pasa nada, salvo si tienes mucosidad: entonces es peligro.
marker-danger = Peligro
    .text = Todos los { word-xenos } de salas vecinas que no estén en combate acuden a ti; una puerta cerrada los detiene y queda destruida. Si no hay ninguno, cada pasillo de tu sala recibe ruido.
marker-destroyed_door = Puerta destruida
    .text = Abierta para siempre: no se puede volver a cerrar.
marker-search = Registros
    .text = Cuántas veces puede aún registrarse la sala. Algunas acciones gastan un registro sin encontrar nada.
marker-light_wound = Herida leve
    .text = La tercera herida leve se convierte en una grave. Con tres heridas graves, cualquier otra herida mata.
marker-serious_wound = Herida grave
    .text = Su texto vale hasta que se venda; dos iguales no se suman. Con tres, vendadas o no, cualquier otra herida mata.
marker-dressed_wound = Herida vendada
    .text = Su texto ya no vale, pero cuenta como herida grave hasta que se cura.
marker-larva = Larva en el cuerpo
    .text = Un escaneo que dé INFECTADO puede matarte ahora. Al final de la partida robas 4 cartas: 1 de contaminación entre ellas es la muerte.
marker-ammo = Munición
    .text = Cada disparo gasta 1. Sin munición, un arma no dispara.
marker-first_player = Jugador inicial
    .text = Juega el primer turno de la ronda; la ficha pasa a la izquierda cada ronda.
fate-attack = muerte a manos de un { word-xeno }
fate-bleeding = muerte por hemorragia
fate-melee = muerte cuerpo a cuerpo
fate-infection = muerte por la infección
fate-fire = muerte por el fuego
fate-vented = muerte por asfixia
fate-event = muerte por un evento
fate-surgery = muerte en la operación
fate-grenade = muerte por una granada

## Lo que pueden hacer cartas, objetos y salas

choice-analyse = analizar un objeto
choice-attach = acoplar
choice-boost = descartar y robar
choice-break_door = destruir una puerta
choice-break_room = causar un fallo en la sala
choice-clean = limpiar una carta
choice-combine = unir dos objetos
choice-cure = curar la infección
choice-door = abrir o cerrar una puerta
choice-fire = apagar un fuego
choice-dress = vendar una herida
choice-dress_all = vendar todas las heridas
choice-escape = huir
choice-free_room = usar la sala gratis
choice-fuel = llenar el lanzallamas
choice-heal = curar
choice-heal_dressed = curar una herida vendada
choice-heal_light = curar todas las heridas leves
choice-ignite = prender fuego
choice-operate = operar
choice-peek = mirar salas sin explorar
choice-recharge = recargar un arma
choice-reload = recargar
choice-repair = reparar
choice-repel = hacer retroceder a { word-xenos }
choice-rest = descansar
choice-search = registrar la sala
choice-send_signal = enviar la señal
choice-shock_character = electrocutar a un personaje
choice-shock_intruder = electrocutar a un { word-xeno }
choice-slime = quitar la mucosidad
choice-smoke = desaparecer en el humo
choice-start_self_destruct = iniciar la autodestrucción
choice-stop_self_destruct = detener la autodestrucción
choice-take_egg = tomar un huevo
choice-throw = lanzar

## Preguntas

prompt-act = Tu acción { $nth } de 2.
prompt-agree_to_trade = { $give_count ->
    [0] { $other_seat } te da { $get }. ¿Lo aceptas?
   *[other] ¿Das { $give } a { $other_seat } por { $get }?
}
prompt-analyse = ¿Qué objeto analizas?
prompt-attach = ¿A qué arma acoplas el cargador?
prompt-boost = ¿Qué cartas cambias?
prompt-break_door = ¿Qué puerta destruyes?
prompt-careful_noise = ¿En qué pasillo haces ruido?
prompt-choose_deck = ¿De qué mazo robas?
prompt-component = ¿Qué componente usas para { $item }?
prompt-counter_offer = { $seat } ofrece { $pieces }. ¿Qué ofreces a cambio?
prompt-crawl = ¿Adónde reptas?
prompt-discard_item = ¿Qué objeto descartas?
prompt-discard_on_pass = ¿Qué cartas descartas?
prompt-disinfect = ¿Qué carta de contaminación escaneas?
prompt-draft = ¿Qué personaje juegas?
prompt-dress = ¿Qué herida vendas?
prompt-drop_excess = Tienes las manos llenas: ¿qué sueltas?
prompt-escape_to = ¿Adónde huyes?
prompt-grenade = ¿Dónde lanzas la granada?
prompt-heal = ¿Qué herida curas?
prompt-ignore_token = ¿Ignoras { $token }?
prompt-interrupt = ¿Interrumpes a { $seat }?
prompt-keep_item = ¿Con qué objeto te quedas?
prompt-keep_objective = ¿Con qué objetivo te quedas?
prompt-make_room = ¿Qué sueltas por { $piece }?
prompt-offer = ¿Qué ofreces a { $other_seat }?
prompt-overcharge = ¿Gastas 1 munición más para 1 daño más?
prompt-pay = ¿Con qué cartas pagas? ({ $least })
prompt-peek_tiles = ¿Qué salas sin explorar miras?
prompt-reload = ¿Qué arma recargas?
prompt-repel = ¿Qué sala despejas?
prompt-repel_xeno = ¿A qué { word-xeno } haces retroceder?
prompt-reroll = Resultado: { $face }. ¿Tiras otra vez?
prompt-room_action = ¿Qué haces en esta sala?
prompt-shock_character = ¿A quién electrocutas?
prompt-shock_xeno = ¿A qué { word-xeno } electrocutas?
prompt-smoke = ¿Qué carta descartas?
prompt-take_door = ¿Qué puerta tomas para { $corridor }?
prompt-tape = ¿Qué objetos unes?
prompt-toggle_door = ¿Qué puerta abres o cierras?
prompt-trade = ¿Con quién comercias?
prompt-vent = ¿Qué sala ventilas?
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
option-use = { $a }: { $b }
option-room = { $a }
option-quest = Cumplir la misión: { $a }
option-drop = Soltar { $a }
option-pay = { $a }
option-discard = { $a }
option-keep = { $a }
option-let = no hacer nada
option-interrupt = jugar { $a }
option-react = jugar { $a }
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
option-shock_character-character = { $a_seat }
option-tile = { $a }
option-xeno = { $a }
option-to = { $a }
option-through = { $a }
option-door = { $a }
option-take_door = { $a }
option-open = abrir { $a }
option-close = cerrar { $a }
option-noise = { $a }
option-crawl = { $a }
option-vent = { $a }
option-repel = { $a }
option-throw = { $a }: { $b }
option-tape = { $a } y { $b }
option-attach = { $a }
option-reload = { $a }
option-component = { $a }
option-analyse = { $a }
option-scan = { $a }
option-dress = { $a }
option-heal = { $a }
option-top = { $a }
option-alone = a solas
option-other = { $a_seat }
option-both = los dos, con { $a_seat }

## Sucesos

event-drafting = El jugador { $number } roba { $characters }.
event-took_character = El jugador { $number } juega con { $character }.
event-started = { $seat } empieza en { $place }.
event-round = Ronda { $round }.
event-first_player = { $seat } es el jugador inicial.
event-turn = Es el turno de { $seat }.
    .aside = sí
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
event-self_destruct_stopped = La autodestrucción se detiene.
event-first_encounter = { $team ->
    [1] Aparece el primer { word-xeno }.
   *[other] Aparece el primer { word-xeno }: cada uno se queda con un objetivo.
}
event-objective_kept = { $objective_id ->
    [none] { $seat } se queda con un objetivo.
   *[other] { $seat } se queda con { $objective }.
}
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
event-malfunction_placed = { $room } sufre un fallo.
event-malfunction_removed = { $room } vuelve a funcionar.
event-no_fire_marker_left = No queda marcador de fuego para { $room }.
event-no_malfunction_marker_left = No queda marcador de fallo para { $room }.
event-door_closed = Se cierra la puerta: { $corridor }.
event-door_opened = Se abre la puerta: { $corridor }.
event-door_destroyed = Se destruye la puerta: { $corridor }.
event-slimed = { $seat } queda lleno de mucosidad.
event-slime_removed = { $seat } se quita la mucosidad.
event-venting = { $seat } empieza a ventilar { $room }.
event-venting_stopped = Cesa la ventilación de { $room }.
event-vented = { $room } queda ventilada.
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
event-egg_destroyed = Se destruye un huevo en { $room }.
event-egg_hatched = Eclosiona un huevo.
event-egg_laid = La reina pone un huevo.
event-egg_taken = { $seat } toma un huevo del Nido.
event-nest_destroyed = El Nido queda destruido.
event-event_card = Evento: { $card }.
event-event_left_the_game = { $card } sale de la partida.
    .aside = sí
event-shot = { $target_id ->
    [eggs] { $seat } dispara a los huevos con { $weapon }: { $face_id ->
        [blank] { face-blank }
       *[other] { face-hit_1 }
    }.
   *[other] { $seat } dispara a { $target } con { $weapon }: { $face }.
}
event-rerolled = { $seat } tira otra vez: { $face }.
event-struck = { $target_id ->
    [eggs] { $seat } golpea los huevos: { $face_id ->
        [blank] { face-blank }
       *[other] { face-hit_1 }
    }.
   *[other] { $seat } golpea a { $target }: { $face }.
}
event-ammo_spent = { $item }: quedan { $ammo }.
    .aside = sí
event-loaded = { $item } queda cargado: { $ammo }.
event-light_wound = { $cause_id ->
    [fire] { $seat } sufre una herida leve por el fuego.
    [bleeding] { $seat } sangra: una herida leve.
   *[other] { $seat } sufre una herida leve.
}
event-light_wounds_healed = { $seat } cura todas sus heridas leves.
event-light_wound_healed = { $seat } cura una herida leve.
event-launched = { $seat } escapa en { $pod }.
event-serious_wound = { $cause_id ->
    [fire] { $seat } sufre una herida grave por el fuego: { $wound }.
    [bleeding] { $seat } sangra: una herida grave, { $wound }.
   *[other] { $seat } sufre una herida grave: { $wound }.
}
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
event-taped = { $seat } une { $item } y { $other }.
event-attached = { $seat } acopla { $item } a { $to }.
event-component_used = { $item } sirve de componente.
event-crafted = { $seat } toma { $item } de los objetos fabricados.
event-quest_fulfilled = { $seat } cumple la misión: { $item }.
event-offered = { $count ->
    [0] { $seat } no ofrece nada a { $other_seat }.
   *[other] { $pieces_count ->
        [none] { $seat } ofrece { $count ->
            [one] 1 cosa
           *[other] { $count } cosas
        } a { $other_seat }.
       *[other] { $seat } ofrece a { $other_seat }: { $pieces }.
    }
}
event-traded = { $seat } y { $other_seat } comercian.
event-trade_refused = { $seat } y { $other_seat } no se ponen de acuerdo.
event-handed_over = { $piece_id ->
    [none] { $seat } da un objeto a { $to_seat }.
   *[other] { $seat } da { $piece } a { $to_seat }.
}
event-tile_peeked = { $tile_id ->
    [none] { $seat } mira { $room }.
   *[other] { $seat } mira { $room }: { $tile }.
}
event-token_peeked = { $token_id ->
    [none] { $seat } mira la ficha de { $room }.
   *[other] { $seat } mira la ficha de { $room }: { $token }.
}
event-the_end = La partida termina: { $reason }.
event-perished = { $seat }: { $fate }.
event-contamination_check = { $seat } roba 4 cartas: { $found } de contaminación.
event-objective_revealed = { $met ->
    [0] { $seat } no cumple { $objective }.
   *[other] { $seat } cumple { $objective }.
}

## El final

why-objective_met = { $seat } ha sobrevivido y ha cumplido { $objective }.
why-objective_failed = { $seat } ha sobrevivido, pero no ha cumplido { $objective }.
why-attack = muerte a manos de un { word-xeno }
why-bleeding = muerte por hemorragia
why-melee = muerte cuerpo a cuerpo
why-infection = muerte por la infección
why-fire = muerte por el fuego
why-vented = muerte por asfixia
why-event = muerte por un evento
why-surgery = muerte en la operación
why-grenade = muerte por una granada
why-died = muerte

## Lo que no se puede hacer

refusal-door_closed = la puerta está cerrada
refusal-too_few_cards = no hay bastantes cartas de acción
refusal-in_combat = no en combate
refusal-only_in_combat = solo en combate
refusal-all_noisy = allí ya hay ruido en todos los pasillos
refusal-malfunction = la sala tiene un fallo
