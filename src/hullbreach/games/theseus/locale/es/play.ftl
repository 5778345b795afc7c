### Las frases de una partida de Theseus: lugares, preguntas, opciones, sucesos, impedimentos, final.
### Los jugadores se llaman como su facción, los lugares como en el tablero: Pasillos A es una
### sala, Pasillos c1 una ranura, Pasillos p1 una posición de carta pendiente.

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
phase-end = fin
action-fight = Combate
action-malfunction = Fallo
action-extra_turn = Turno adicional
action-home = Sector propio

## Preguntas: la preparación

prompt-faction = ¿Con qué facción juegas?
prompt-team_sector = ¿Qué sector es el de vuestro equipo?
prompt-place_sector = ¿Qué sector viene ahora en el anillo, en sentido horario?
prompt-mark_sector = ¿Junto a qué sector queda la loseta de Pandora?
prompt-deck = Elige las { $most } cartas de tu mazo.
prompt-start_card = ¿Cuál de tus cartas iniciales instalas? Las demás esperan como cartas pendientes en tu sector.
prompt-place_unit = ¿Dónde empieza { $unit }?

## Preguntas: el turno

prompt-movement = Es tu turno. ¿Qué unidad se mueve?
prompt-route = ¿En qué sector se detiene { $unit }?
prompt-room = ¿Qué sala ocupa { $unit }?
prompt-eject = { $sector_id ->
    [none] ¿Qué unidad es expulsada al espacio para hacer sitio a { $unit }?
   *[other] { $sector }: no queda sitio. ¿Qué unidad es expulsada al espacio para hacer sitio a { $unit }?
}
prompt-traps = { $unit } activa estas trampas. ¿En qué orden?
prompt-attacker = ¿Cuál de tus unidades ataca ahora?
prompt-target = ¿A quién ataca { $unit }?
prompt-targets = ¿A qué { $most } unidades ataca { $unit }?
prompt-lurk = ¿A qué unidad alcanza { $card }?
prompt-action = Te has detenido aquí: { $sector }. ¿Cuál de tus cartas de acción usas?
prompt-hatch = ¿Qué embrión eclosiona?
prompt-takeover = ¿{ $unit } se apodera de una carta rival?
prompt-first_action = ¿Qué va primero?
prompt-home = Estás en tu sector: { $sector }. ¿Qué haces?
prompt-disc = ¿En qué carta rival pones el disco de fallo?
prompt-pending = Cartas pendientes, { $sector }: ¿qué haces con una de ellas?
prompt-slot = ¿En qué ranura instalas { $card }?
prompt-before_refill = Ahora se repone la posición con tu mazo. ¿Algo antes?
prompt-last_moment = ¿Algo más antes de que acabe tu turno?

## Preguntas: cartas

prompt-trap_tracker = { $card }: ¿en qué trampa rival pones una ficha de desactivación?
prompt-push = { $card }: ¿qué unidad rival mueves?
prompt-activate = { $card }: ¿cuál de tus unidades ataca?
prompt-abduct = { $card }: ¿qué unidad rival te llevas?
prompt-hole = { $card }: ¿cuál de tus atajos pasa a otra ranura?
prompt-drain = { $card }: ¿quién pierde 1 punto de vida?
prompt-station_plans = { $card }: ¿cuál de tus cartas pendientes instalas?
prompt-remote_control = { $card }: ¿cuál de tus cartas de acción usas?
prompt-destroy = { $card }: ¿qué carta rival se descarta?
prompt-downgrade = { $card }: ¿quién pierde mejoras?
prompt-lose = { $card } te cuesta una mejora. ¿Cuál?
prompt-hide = { $card }: ¿cuál de tus unidades se vuelve invisible?

## Opciones

option-faction = { $a }
option-sector = { $a }
option-mark = { $b_id ->
    [left] { $a }, a su izquierda
    [right] { $a }, a su derecha
   *[none] { $a }
}
option-card = { $a }
option-install = Instalar { $a }
option-start_card-install = Instalar { $a }
option-room = { $a }
option-slot = { $a }
option-move = Mover { $a }
option-deploy = Traer { $a } del espacio; es todo tu turno
option-pass = No mover a nadie
option-upgrade = Mejorar { $a } por 1 ficha
option-boost = Poner una ficha de mejora en { $a }
option-play = Jugar { $a }
option-route = { $rest_count ->
    [0] { $a }
   *[other] { $a }, con { $rest }
}
option-eject = Expulsar a { $a }
option-trap = { $a }
option-attacker = { $a }
option-target = { $a }
option-act = Usar { $a }
option-done = Nada más
option-pending-done = Nada
option-hatch = { $a }
option-take_over = Apoderarse de { $a }
option-decline = No
option-first = { $a_id ->
    [upgrade] Tomar la ficha de mejora
    [fight] Combate
    [malfunction] Fallo
   *[other] Turno adicional
}
option-take_upgrade = Tomar 1 ficha de mejora
option-clean_up = Limpiar: descartar { $a }
option-disc = { $a }
option-fill = Poner la carta superior de tu mazo en { $a }
option-replace = Descartar { $a } y poner en su lugar la carta superior de tu mazo
option-refill = Nada, reponer ya
option-deactivate = { $a }
option-enough = Basta
option-push = { $a }
option-activate = { $a }
option-abduct = { $a }
option-shift = { $a }
option-drain = { $a_seat }
option-trigger = Usar { $a }
option-destroy = { $a }
option-rival = { $a_seat }
option-lose = { $a_id ->
    [stock] Una ficha de mejora de tu reserva
   *[other] { $a }
}
option-hide = { $a }

## Sucesos: la preparación

event-factions_chosen = Las facciones: { $factions }.
event-sector_placed = { $seat }: el siguiente sector es { $sector }.
event-station_built = La estación, en sentido horario: { $ring }.
event-order_found = Orden de turno: { $seats }.
event-sector_marked = { $seat }: la loseta queda junto a { $sector }.
event-bonus_laid = { "" }
event-deck_shuffled = { "" }
event-deck_top = { "" }
event-start_cards_drawn = { $seat }: cartas iniciales { $cards }.
event-unit_placed = { $unit } está en { $to }.
event-game_began = { $seat }: primer turno.

## Sucesos: el turno

event-turn_began = Turno { $turn } · { $seat }
event-turn_ended = { "" }
event-phase_began = { "" }
event-unit_chosen = { "" }
event-marked_moved = { "" }
event-passed = { $seat }: nadie se mueve.
event-unit_moved = { $points ->
    [0] { $unit }: { $origin } → { $to }.
    [one] { $unit } se mueve 1 sector: { $origin } → { $to }.
   *[other] { $unit } se mueve { $points } sectores: { $origin } → { $to }.
}
event-unit_deployed = { $unit } vuelve del espacio.
event-ejected = { $unit } sale expulsado al espacio.
event-trap_sprung = ¡Trampa! { $unit } activa { $card }.
event-trap_deactivated = { $unit } anula { $card } con una ficha de desactivación; quedan { $tokens }.
event-fight_began = Combate: atacan las unidades ({ $seat }).
event-limited_fight_began = Combate limitado, { $sector }: atacan las unidades ({ $seat }).
event-attacked = { $unit } ataca a { $target }.
event-lurked = { $card } alcanza a { $target }.
event-damaged = { $life_id ->
    [none] { $victim }: { $amount } de daño por { $cause }.
   *[other] { $victim }: { $amount } de daño por { $cause }; vida restante: { $life }.
}
event-life_gained = { $seat }: +{ $amount } de vida, ahora { $life }.
event-life_taken = { $seat }: −{ $amount } de vida, ahora { $life }.
event-data_gained = { $seat }: +{ $amount } { $amount ->
    [one] dato
   *[other] datos
}, ahora { $data }.
event-card_resolved = { $seat }: se usa { $card }.
event-sector_action = { $action_id ->
    [fight] { "" }
    [extra_turn] { "" }
   *[other] Acción de sector: { $action }.
}
event-extra_turn = { $seat }: turno adicional con otra unidad.
event-cleaned_up = { $seat }: limpieza, se descarta { $card }.
event-disc_lifted = { "" }
event-disc_laid = El disco de fallo está ahora en { $card }, { $to }.
event-installed = { $seat }: { $card } queda instalada en { $to }.
event-laid_pending = { $seat }: { $card } espera en { $to }.
event-discarded = Se descarta { $card }.
event-special_kept = { $seat }: { $card } queda lista.
event-special_played = { $seat }: se juega { $card }.
event-end_advanced = La ficha de fin de partida avanza a { $end_track ->
    [1] 3
    [2] 2
    [3] 1
   *[other] el final
}.
event-tie_began = Empate: un turno adicional para { $seats }.

## Sucesos: fichas

event-upgrade_taken = { $seat }: +1 ficha de mejora, ahora { $stock }.
event-upgrades_paid = { $seat }: −{ $amount } { $amount ->
    [one] ficha de mejora
   *[other] fichas de mejora
}, quedan { $stock }.
event-upgrades_returned = { "" }
event-unit_upgraded = { $unit } queda mejorado.
event-unit_downgraded = { $unit } pierde su mejora.
event-card_upgraded = { $card } tiene ahora { $upgrades ->
    [one] { $upgrades } ficha de mejora
   *[other] { $upgrades } fichas de mejora
}.
event-card_downgraded = { $card } pierde una ficha de mejora; quedan { $upgrades }.
event-card_shifted = { $card } pasa a { $to }.
event-deactivation_laid = { $card } tiene ahora { $tokens ->
    [one] { $tokens } ficha de desactivación
   *[other] { $tokens } fichas de desactivación
}.
event-recorded = { $card } graba: guarda { $counter }.
event-camera_reset = { $card } vuelve a 0.
event-caught = { $card } atrapa a { $unit }.
event-freed = { $unit } vuelve a estar libre.
event-infected = { $unit } lleva { $tokens ->
    [one] un parásito
   *[other] { $tokens } parásitos
}.
event-cured = { $unit } se libra de sus parásitos.
event-turned_invisible = { $unit } se vuelve invisible.
event-turned_visible = { $unit } vuelve a ser visible.
event-hatched = { $unit } eclosiona: { $sector }.
event-taken_over = { $unit } se apodera de { $card }, { $to }.
event-let_go = { $unit } suelta { $card }.

## Impedimentos

refusal-moved_already = { $unit } ya se ha movido en este turno.
refusal-caught = A { $unit } lo tiene atrapado una Garra.
refusal-not_yours = { $card } no es tuya.
refusal-under_the_disc = { $card } está bajo el disco de fallo.
refusal-switched_off = { $card } está desactivada por los Reptadores.
refusal-used_already = { $card } ya se ha usado en esta parada.
refusal-no_pending_phase = Pandora no tiene cartas pendientes.
refusal-deck_empty = { $place_id ->
    [none] { $card }: tu mazo está vacío.
   *[other] { $place } no se puede reponer: tu mazo está vacío.
}
refusal-no_empty_slot = { $card }: no hay ranura para ella.
refusal-bonus_card_there = Ahí está { $card }; las cartas iniciales necesitan una ranura vacía.
refusal-slot_taken = Ahí está { $card }.
refusal-fully_upgraded = { $card } ya tiene 6 fichas de mejora.
refusal-too_few_tokens = { $card_id ->
    [none] Mejorar { $unit } cuesta { $price ->
        [one] { $price } ficha de mejora
       *[other] { $price } fichas de mejora
    }; tienes { $stock }.
   *[other] La siguiente mejora de { $card } cuesta { $price ->
        [one] { $price } ficha de mejora
       *[other] { $price } fichas de mejora
    }; tienes { $stock }.
}
refusal-only_with_a_move = { $card } se juega junto con un movimiento.
refusal-nobody_in_reach = { $card }: nadie estaría al alcance de un ataque.
refusal-not_for_pandora = { $card }: a Pandora no le sirve.
refusal-no_token_left = { $card }: todas sus fichas están en uso.
refusal-no_shortcut = { $card }: no tienes ningún atajo que mover.
refusal-no_unit_to_move = { $card }: no hay unidad rival que mover.
refusal-no_empty_room = { $card }: no hay sala vacía en otro sector.
refusal-supply_empty = { $card }: la reserva común de fichas de mejora está vacía.
refusal-no_data_marker = { $card }: tú no reúnes datos.
refusal-no_upgrade_to_lose = { $card }: ningún rival tiene mejoras que perder.
refusal-no_unit_to_hide = { $card }: todas tus unidades de la estación ya son invisibles.
refusal-no_rival_card = { $card }: no hay carta rival que elegir.
refusal-no_rival_trap = { $card }: no hay trampas rivales.
refusal-counter_zero = { $card } no ha grabado nada.
refusal-no_life_to_take = { $card }: ningún rival tiene puntos de vida que perder.
refusal-life_full = { $card }: tienes los 20 puntos de vida.
refusal-no_pending_card = { $card }: no tienes carta pendiente que instalar.
refusal-no_action_card = { $card }: no tienes otra carta de acción que usar.

## El final

reason-life = Deciden los puntos de vida. Victoria: { $winners }.
reason-data = Se han reunido 20 datos. Victoria: { $winners }.
reason-end_track = Llega el fin de la partida y gana la suma más alta: { $winners }.
reason-tie = Tras los turnos adicionales gana la suma más alta: { $winners }.
why-won = { $data ->
    [0] { $life } puntos de vida.
   *[other] { $life } puntos de vida y { $data } datos.
}
why-lost = { $data ->
    [0] { $life } puntos de vida.
   *[other] { $life } puntos de vida y { $data } datos.
}
why-shared = { $data ->
    [0] victoria compartida, { $life } puntos de vida.
   *[other] victoria compartida, { $life } puntos de vida y { $data } datos.
}
