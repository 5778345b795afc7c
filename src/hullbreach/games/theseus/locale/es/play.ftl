### Las frases de una partida de Theseus: lugares, preguntas, opciones, sucesos, impedimentos, final.
### Los jugadores se llaman como su facción, los lugares como en el tablero: Pasillos A es una
### sala, Pasillos c1 una ranura, Pasillos p1 una posición de carta pendiente.
### $seat_kind es la facción de un jugador: Pandora es una, las demás son plural.
### Un suceso con el atributo .aside se ve también en el tablero; no necesita una línea.

theseus = Theseus

## Piezas, lugares, fases

unit-numbered = { $unit } { $number }
place-room = { $sector } { $room }
place-slot = { $sector } { $slot }
place-pending = { $sector } p{ $number }
phase-setup = preparación
phase-movement = movimiento
phase-action = cartas de acción
phase-sector = acción de sector
phase-pending = cartas pendientes
action-fight = combate
action-malfunction = fallo
action-extra_turn = turno adicional
cause-parasite = parásitos

## Quién: al principio de la frase, dentro de ella y de quién

who-acts = { $seat_kind ->
    [pandora] { $seat }
   *[other] Los { $seat }
}
who-inside = { $seat_kind ->
    [pandora] { $seat }
   *[other] los { $seat }
}
who-of = { $seat_kind ->
    [pandora] de { $seat }
   *[other] de los { $seat }
}

## Rutas: lo que usa un movimiento además de sus puntos

route-waiting = { $card } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Preguntas: la preparación

prompt-faction = ¿Con qué facción juegas?
prompt-team_sector = ¿Qué sector será el sector de facción de tu equipo?
prompt-agree_on_sector = Propuesta para el sector de facción de tu equipo: { $sector }. ¿Qué sector prefieres? Si no hay acuerdo, decide el azar.
prompt-place_sector = ¿Qué sector sigue en el anillo, en sentido horario?
prompt-mark_sector = ¿Qué sector marcas para Pandora?
prompt-deck = Elige las { $most } cartas de tu mazo.
prompt-start_card = ¿Qué carta inicial pones en juego?
prompt-place_unit = ¿En qué sala empieza { $unit }?

## Preguntas: el turno

prompt-movement = ¿Qué unidad mueves?
prompt-route = ¿Dónde debe detenerse { $unit }?
prompt-room = ¿Qué sala ocupa { $unit }?
prompt-eject = No queda ninguna sala vacía: ¿qué unidad sale expulsada y deja sitio a { $unit }?
prompt-traps = ¿En qué orden actúan las trampas sobre { $unit }?
prompt-attacker = ¿Cuál de tus unidades ataca ahora?
prompt-target = ¿A qué unidad ataca { $unit }?
prompt-targets = ¿A qué { $most } unidades ataca { $unit }?
prompt-lurk = { $card }: ¿a qué unidad alcanza?
prompt-action = { $act_options ->
    [none] Te has detenido en el sector { $sector }. ¿Algo antes del siguiente paso?
   *[other] ¿Qué carta de acción del sector { $sector } usas?
}
prompt-hatch = ¿Qué embrión nace?
prompt-takeover = ¿De qué carta se apodera { $unit }?
prompt-first_action = Tienes dos acciones en este sector: ¿cuál va primero?
prompt-home = Estás en tu sector de facción, { $sector }: ¿qué haces?
prompt-disc = ¿En qué carta pones el disco de fallo?
prompt-pending = ¿Qué haces con las cartas pendientes del sector { $sector }?
prompt-slot = ¿A qué ranura va { $card }?
prompt-before_refill = ¿Juegas algo antes de reponer la posición?
prompt-between_steps = ¿Haces algo antes del siguiente paso?
prompt-last_moment = ¿Haces algo más antes de que acabe tu turno?

## Preguntas: cartas

prompt-trap_tracker = { $card }: ¿qué trampa recibe una ficha de desactivación?
prompt-push = { $card }: ¿qué unidad rival mueves?
prompt-activate = { $card }: ¿cuál de tus unidades ataca?
prompt-abduct = { $card }: ¿qué unidad rival llevas a otro sector?
prompt-hole = { $card }: ¿cuál de tus atajos mueves?
prompt-drain = { $card }: ¿quién pierde 1 punto de vida?
prompt-station_plans = { $card }: ¿qué carta pendiente pones en juego?
prompt-remote_control = { $card }: ¿cuál de tus cartas de acción usas?
prompt-destroy = { $card }: ¿qué carta rival descartas?
prompt-downgrade = { $card }: ¿qué rival pierde mejoras?
prompt-lose = { $card } te cuesta una mejora: ¿a cuál renuncias?
prompt-hide = { $card }: ¿cuál de tus unidades se vuelve invisible?

## Opciones

option-faction = { $a }
option-sector = { $a }
option-mark = { $b_id ->
    [left] Marcar { $a } y jugar antes que su dueño
    [right] Marcar { $a } y jugar después de su dueño
   *[none] Marcar { $a }
}
option-card = { $a }
option-install = Poner en juego { $a }
option-room = { $a }
option-slot = { $a }
option-move = Mover a { $a }
option-deploy = Traer del espacio a { $a } y acabar el turno
option-pass = Pasar
option-upgrade = Mejorar a { $a }
option-boost = Poner una ficha de mejora en { $a }
option-play = Jugar { $a }
option-route = { $rest_count ->
    [0] Ir al sector { $a }
   *[other] Ir al sector { $a } ({ $rest })
}
option-eject = Expulsar a { $a }
option-trap = { $a }
option-attacker = Atacar con { $a }
option-target = Atacar a { $a }
option-targets-target = { $a }
option-lurk-target = Alcanzar a { $a }
option-act = Usar { $a }
option-action-done = { $act_options ->
    [none] Seguir
   *[other] Terminar las cartas de acción
}
option-hatch = Hacer nacer a { $a }
option-take_over = Apoderarse de { $a }
option-decline = No apoderarse de ninguna carta
option-first = { $a_id ->
    [upgrade] Tomar primero la ficha de mejora
    [fight] Combatir primero
   *[malfunction] Mover primero el disco de fallo
}
option-take_upgrade = Tomar 1 ficha de mejora
option-clean_up = Descartar { $a }
option-disc = Poner el disco en { $a }
option-fill = { $a_id ->
    [none] Poner tu carta superior
   *[other] Poner tu carta superior en { $a }
}
option-replace = Descartar { $a } y poner allí tu carta superior
option-pending-done = Dejar las cartas pendientes como están
option-refill = Reponer la posición
option-between_steps-done = Seguir con el turno
option-last_moment-done = Acabar el turno
option-deactivate = Poner una ficha en { $a }
option-push = Mover a { $a }
option-activate = Atacar con { $a }
option-abduct = Llevarse a { $a }
option-shift = Mover { $a }
option-drain = Quitar 1 punto de vida: { $a_seat }
option-trigger = Usar { $a }
option-destroy = Descartar { $a }
option-rival = Elegir: { $a_seat }
option-lose = { $a_id ->
    [stock] Renunciar a 1 ficha de mejora de tu reserva
   *[other] Renunciar a 1 mejora de { $a }
}
option-hide = Ocultar a { $a }
option-enough = Parar aquí

## Sucesos: la preparación

event-faction_taken = { $faction_id ->
    [pandora] { $faction } entra
   *[other] Los { $faction } entran
} en la estación.
event-start_chosen = { who-acts } { $seat_kind ->
    [pandora] empieza
   *[other] empiezan
} la preparación.
event-sector_placed = { who-acts } { $seat_kind ->
    [pandora] añade
   *[other] añaden
} al anillo el sector { $sector }.
event-station_built = La estación, en sentido horario: { $ring }.
event-deck_chosen = Cartas del mazo elegidas: { $seat }.
event-partner_disagreed = { $seat } prefiere jugar desde { $sector }: decide el azar.
event-team_sector_kept = { $seat }: el equipo juega desde { $home }.
event-silence_changed = { $card } en { $sector }: las cartas rivales de allí pueden callar o despertar.
    .aside = yes
event-order_found = Orden de turno: { $order }.
event-sector_marked = { $seat } marca el sector { $sector } como sector de facción propio.
event-bonus_laid = La carta de bonificación { $card } está en { $to }.
    .aside = yes
event-deck_shuffled = El mazo { who-of } está barajado: { $deck } cartas, y encima { $top }.
event-start_cards_drawn = { who-acts } { $seat_kind ->
    [pandora] roba
   *[other] roban
} las cartas iniciales { $cards }.
event-deck_top = { $top_id ->
    [none] El mazo { who-of } está vacío.
   *[other] El mazo { who-of } muestra ahora { $top } y tiene { $deck ->
        [one] { $deck } carta
       *[other] { $deck } cartas
    }.
}
    .aside = yes
event-unit_placed = { $unit } está ahora en { $to }.
event-game_began = La preparación está lista; { $seat_kind ->
    [pandora] empieza
   *[other] empiezan
} { who-inside }.

## Sucesos: el turno

event-turn_began = Turno { $turn } · { $seat }
event-turn_ended = Acaba el turno { who-of }.
    .aside = yes
event-phase_began = Fase: { $phase }.
    .aside = yes
event-unit_chosen = { $unit } se pone en marcha.
    .aside = yes
event-marked_moved = { $unit } no puede volver a moverse en este turno.
    .aside = yes
event-passed = { who-acts } no { $seat_kind ->
    [pandora] tiene unidad que mover y pasa
   *[other] tienen unidad que mover y pasan
}.
event-unit_moved = { $unit } se mueve de { $origin } a { $to } ({ $points ->
    [one] { $points } punto de movimiento
   *[other] { $points } puntos de movimiento
}).
event-unit_deployed = { $unit } vuelve del espacio.
event-ejected = La unidad { $unit } sale expulsada de { $origin } al espacio.
event-trap_sprung = { $unit } activa la trampa { $card } { who-of }.
event-trap_deactivated = { $tokens ->
    [0] { $unit } escapa de la trampa { $card }; allí se gasta la última ficha de desactivación.
    [one] { $unit } escapa de la trampa { $card }; allí queda { $tokens } ficha de desactivación.
   *[other] { $unit } escapa de la trampa { $card }; allí quedan { $tokens } fichas de desactivación.
}
event-fight_began = { who-acts } { $seat_kind ->
    [pandora] inicia
   *[other] inician
} un combate en toda la estación.
event-limited_fight_began = { who-acts } { $seat_kind ->
    [pandora] inicia
   *[other] inician
} un combate limitado en el sector { $sector }.
event-attacked = { $unit } ataca a { $target }.
event-lurked = { $card } alcanza a { $target }.
event-damaged = { $victim_kind ->
    [pandora] { $victim } recibe
   *[other] Los { $victim } reciben
} { $amount } de daño por { $cause }{ $life_id ->
    [none] .
   *[other] ; { $life ->
        [one] queda { $life } punto de vida.
       *[other] quedan { $life } puntos de vida.
    }
}
event-life_gained = { who-acts } { $seat_kind ->
    [pandora] gana
   *[other] ganan
} { $amount ->
    [one] { $amount } punto de vida
   *[other] { $amount } puntos de vida
} y ahora { $seat_kind ->
    [pandora] tiene
   *[other] tienen
} { $life }.
event-life_taken = { who-acts } { $seat_kind ->
    [pandora] pierde
   *[other] pierden
} { $amount ->
    [one] { $amount } punto de vida
   *[other] { $amount } puntos de vida
} y ahora { $seat_kind ->
    [pandora] tiene
   *[other] tienen
} { $life }.
event-data_gained = { who-acts } { $seat_kind ->
    [pandora] gana
   *[other] ganan
} { $amount ->
    [one] { $amount } dato
   *[other] { $amount } datos
} y ahora { $seat_kind ->
    [pandora] tiene
   *[other] tienen
} { $data }.
event-card_resolved = { who-acts } { $seat_kind ->
    [pandora] usa
   *[other] usan
} la carta { $card }.
event-sector_action = La acción de sector { who-of }: { $action }.
    .aside = yes
event-extra_turn = { who-acts } { $seat_kind ->
    [pandora] hace
   *[other] hacen
} un turno adicional.
event-cleaned_up = { who-acts } { $seat_kind ->
    [pandora] retira
   *[other] retiran
} de su sector la carta { $card }.
event-disc_lifted = El disco de fallo deja la carta { $card }.
    .aside = yes
event-disc_laid = El disco de fallo está ahora en { $card }, { $to }.
event-installed = { who-acts } { $seat_kind ->
    [pandora] instala
   *[other] instalan
} la carta { $card } en { $to }.
event-laid_pending = { who-acts } { $seat_kind ->
    [pandora] pone
   *[other] ponen
} { $card } en { $to } como carta pendiente.
event-discarded = { $to_id ->
    [box] { $card } deja la partida.
   *[other] Se descarta la carta { $card }.
}
event-special_kept = { who-acts } { $seat_kind ->
    [pandora] guarda
   *[other] guardan
} { $card } para más tarde.
event-special_played = { who-acts } { $seat_kind ->
    [pandora] juega
   *[other] juegan
} { $card }.
event-end_advanced = { $end_track ->
    [1] La ficha de fin de partida avanza a 3.
    [2] La ficha de fin de partida avanza a 2.
    [3] La ficha de fin de partida avanza a 1.
   *[other] La ficha de fin de partida llega al final.
}
event-tie_began = Hay empate: un turno más para { $seats }.

## Sucesos: fichas

event-upgrade_taken = { who-acts } { $seat_kind ->
    [pandora] toma
   *[other] toman
} 1 ficha de mejora y ahora { $seat_kind ->
    [pandora] tiene
   *[other] tienen
} { $upgrades }.
event-upgrades_paid = { who-acts } { $seat_kind ->
    [pandora] paga
   *[other] pagan
} { $amount ->
    [one] { $amount } ficha de mejora
   *[other] { $amount } fichas de mejora
} y ahora { $seat_kind ->
    [pandora] tiene
   *[other] tienen
} { $upgrades }.
event-upgrades_returned = { $amount ->
    [one] Vuelve { $amount } ficha de mejora
   *[other] Vuelven { $amount } fichas de mejora
} a la reserva común, que ahora tiene { $supply }.
    .aside = yes
event-unit_upgraded = { $unit } gira a su lado mejorado.
event-unit_downgraded = { $unit } pierde su mejora.
event-card_upgraded = La carta { $card } tiene ahora { $upgrades ->
    [one] { $upgrades } ficha de mejora
   *[other] { $upgrades } fichas de mejora
}.
event-card_downgraded = La carta { $card } pierde una ficha de mejora y ahora tiene { $upgrades }.
event-card_shifted = { who-acts } { $seat_kind ->
    [pandora] mueve
   *[other] mueven
} la carta { $card } a { $to }.
event-deactivation_laid = La trampa { $card } tiene ahora { $tokens ->
    [one] { $tokens } ficha de desactivación
   *[other] { $tokens } fichas de desactivación
}.
event-deactivation_returned = Las fichas de desactivación de { $card } vuelven a su reserva.
    .aside = yes
event-recorded = { $card } graba y ahora muestra { $counter }.
event-camera_reset = { $card } vuelve a 0.
event-caught = La trampa { $card } atrapa a { $unit }.
event-freed = { $unit } recupera la libertad.
event-infected = { $unit } lleva ahora { $tokens ->
    [one] { $tokens } parásito
   *[other] { $tokens } parásitos
}.
event-cured = Todos los parásitos dejan a { $unit }.
event-turned_invisible = { $unit } se vuelve invisible.
event-turned_visible = { $unit } vuelve a ser visible.
event-hatched = { $unit } nace en el sector { $sector }.
event-taken_over = { $unit } se apodera de la carta { $card } en { $to }.
event-let_go = { $unit } suelta la carta { $card } y deja la estación.

## Impedimentos

refusal-moved_already = { $unit } ya se ha movido en este turno.
refusal-caught = La unidad { $unit } está atrapada y no puede moverse.
refusal-not_yours = La carta { $card } es de un rival.
refusal-under_the_disc = La carta { $card } está bajo el disco de fallo.
refusal-switched_off = Los Reptadores tienen desactivada la carta { $card }.
refusal-used_already = La carta { $card } ya se ha usado en esta parada.
refusal-no_pending_phase = Pandora no tiene cartas, así que tampoco cartas pendientes.
refusal-deck_empty = { $place_id ->
    [none] { $card }: tu mazo está vacío.
   *[other] { $place } no se puede reponer: tu mazo está vacío.
}
refusal-no_empty_slot = { $card }: ninguna ranura está libre para una carta.
refusal-bonus_card_there = Allí está la carta de bonificación { $card }, y la ranura debe estar vacía.
refusal-slot_taken = Allí ya está { $card }.
refusal-fully_upgraded = La carta { $card } ya tiene 6 fichas de mejora; no admite más.
refusal-too_few_tokens = { $card_id ->
    [none] Mejorar a { $unit }
   *[other] La siguiente mejora de { $card }
} cuesta { $price ->
    [one] { $price } ficha de mejora
   *[other] { $price } fichas de mejora
}, y tienes { $stock }.
refusal-only_with_a_move = { $card } se juega con el movimiento de una unidad, al elegir su ruta.
refusal-nobody_in_reach = { $card }: ninguna de tus unidades tiene un rival a su alcance.
refusal-not_for_pandora = { $card } no le sirve a Pandora.
refusal-no_token_left = { $card }: todas sus fichas están en juego.
refusal-no_shortcut = { $card }: no tienes ningún atajo que se pueda mover.
refusal-no_unit_to_move = { $card }: ya no hay ninguna unidad rival que se pueda mover.
refusal-no_empty_room = { $card }: ningún otro sector tiene una sala vacía.
refusal-supply_empty = { $card }: no quedan fichas de mejora en la reserva común.
refusal-no_data_marker = { $card } da datos, y tú no los reúnes.
refusal-no_upgrade_to_lose = { $card }: ningún rival tiene una mejora que perder.
refusal-no_unit_to_hide = { $card }: no tienes ninguna unidad que se pueda ocultar.
refusal-no_rival_card = { $card }: no hay ninguna carta rival que elegir.
refusal-no_rival_trap = { $card }: no hay ninguna trampa rival que elegir.
refusal-counter_zero = { $card } no ha grabado nada todavía.
refusal-no_life_to_take = { $card }: ningún rival tiene un punto de vida que perder.
refusal-life_full = { $card }: ya tienes 20 puntos de vida.
refusal-no_pending_card = { $card }: ninguna de tus cartas pendientes se puede instalar.
refusal-no_action_card = { $card }: ninguna otra de tus cartas de acción se puede usar ahora.

## El final

reason-life = Los puntos de vida han decidido la partida. Victoria: { $winners }.
reason-data = Se han reunido 20 datos. Victoria: { $winners }.
reason-end_track = La ficha de fin de partida ha llegado al final, y gana la suma más alta. Victoria: { $winners }.
reason-tie = Han acabado los turnos adicionales, y gana la suma más alta. Victoria: { $winners }.
why-won = { $life ->
    [one] { $life } punto de vida
   *[other] { $life } puntos de vida
}{ $data ->
    [0] .
    [one] {" "}y { $data } dato.
   *[other] {" "}y { $data } datos.
}
why-lost = { $life ->
    [one] { $life } punto de vida
   *[other] { $life } puntos de vida
}{ $data ->
    [0] .
    [one] {" "}y { $data } dato.
   *[other] {" "}y { $data } datos.
}
why-shared = Victoria compartida con { $life ->
    [one] { $life } punto de vida
   *[other] { $life } puntos de vida
}{ $data ->
    [0] .
    [one] {" "}y { $data } dato.
   *[other] {" "}y { $data } datos.
}
why-untied = Sin parte en el empate.
