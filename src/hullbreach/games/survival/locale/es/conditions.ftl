### Por qué una carta, un objeto o una sala no se puede usar ahora, según la condición que falla

refusal-condition = { $needs_id ->
    [malfunction_here] aquí no hay ningún fallo
    [fire_here] aquí no hay fuego
    [breakable_here] esta sala no puede sufrir un fallo o ya tiene uno
    [slimed] no tienes mucosidad
    [slime] aquí nadie tiene mucosidad
    [xeno_here] aquí no hay ningún { word-xeno }
    [company] no hay nadie más aquí
    [contaminated] no tienes cartas de contaminación en la mano
    [closed_door_here] ninguna puerta cerrada sale de aquí
    [door_here] aquí no se puede abrir ni cerrar ninguna puerta
    [toggle_door] no se puede abrir ni cerrar ninguna puerta
    [computer_here] aquí no hay ningún ordenador que funcione
    [computer_room_usable] hace falta una sala con ordenador y algo que hacer en ella
    [free_room] esta sala no es del tipo adecuado, o no hay nada que hacer en ella
    [items_left_here] aquí no queda nada por encontrar
    [can_search] aquí no queda nada por encontrar
    [search] esta sala no se puede registrar
    [passage_here] aquí no hay entrada, o ninguna sala explorada tiene otra
    [crawl] ninguna sala explorada tiene otra entrada
    [unexplored_left] todas las salas están exploradas
    [has_energy_weapon] no tienes un arma de energía que admita más munición
    [recharge] hace falta energía aquí y un arma de energía que admita más munición
    [may_reload] tu arma está llena, o no la tienes
    [can_cover] hace falta un arma cargada y una salida
    [may_escape] no hay salida, o no tienes cartas suficientes
    [way_out] no hay salida
    [sneak] no hay salida
    [tour] no hay salida
    [escape] hace falta un objeto que descartar y una salida
    [at_working_elevator] esta no es una sala con ascensor, o tiene un fallo
    [can_call] el ascensor ya está aquí o no tiene energía
    [can_ride] el ascensor está en otro sitio o no tiene energía
    [seriously_wounded] no tienes heridas graves
    [may_dress] no tienes heridas graves abiertas
    [dress] hace falta un objeto que descartar y una herida grave abierta
    [may_heal] no tienes heridas graves vendadas
    [dress_another] aquí nadie más tiene una herida grave abierta
    [heal_another] aquí nadie más tiene una herida que pueda curar
    [has_light] no tienes heridas leves
    [can_analyse] aquí no hay ningún objeto que analizar
    [analyse] en el laboratorio no hay ningún objeto que analizar
    [can_throw] no hay ningún objetivo al alcance
    [can_sample] hace falta una carga, una mano libre y un { word-xeno } aquí que no sea larva
    [can_tape] no tienes dos objetos pesados que se puedan unir
    [can_fuel] no tienes un lanzallamas que admita más combustible
    [light] no tienes una linterna que admita más energía
    [attach] no tienes un arma a la que acoplarlo
    [reload] el arma está llena, o no tienes cinturón de herramientas
    [repair] no está dañado, o no tienes cinturón de herramientas
    [snap_shot] no tienes un arma cargada
    [empty] tu propia arma está vacía, o no la tienes
    [aim] no tienes un arma de energía cargada
    [cut] a tu brazo sonda no le quedan cargas
    [cut_out] aquí nadie lleva una larva
    [ignite] aquí ya hay fuego, o no tienes nada que quemar
    [fire] no hay fuego aquí ni al lado
    [improvise] con tus objetos no se puede fabricar nada
    [somebody_crafts] nadie aquí tiene con qué fabricar
    [build] hace falta una sala amarilla en la que quede algo por encontrar y un objeto que aún se pueda construir
    [broken_room] hace falta una sala con un fallo cuya acción puedas pagar
    [computer] hace falta un ordenador que funcione y ofrezca algo, con la energía que pide esta carta
    [unpowered] hace falta un ordenador en una sección sin energía
    [remote] hace falta energía aquí y una sala sin ordenador
    [connect] hace falta un ordenador aquí y otra sala con ordenador cuya acción sea posible
    [assess] hace falta un ordenador aquí y que quede alguna carta de evento
    [power] esta sala no pertenece a ninguna sección
    [peek_css] no queda ninguna ficha de lanzamiento, o aquí no hay ordenador
    [peek_player] ningún otro jugador de tu sección tiene un protocolo
    [repel] en ninguna sala hay fuego ni { word-xenos }
    [order] no se puede enviar a nadie
    [stun_character] aquí no se puede aturdir a nadie
    [drive_off] hace falta un { word-xeno } aquí, un arma y una salida
    [remove] no hay ruido alrededor
    [hush] no hay ruido alrededor
    [lure] en todos los pasillos de alrededor ya hay ruido
    [events] el mazo de eventos tiene muy pocas cartas
    [attacks] el mazo de ataques tiene muy pocas cartas
    [open] la puerta principal ya está abierta, o aquí no hay ordenador ni puerta
    [read] no hay ningún protocolo que mirar
    [spy] hace falta un ordenador con energía aquí y un protocolo que mirar
    [command] ningún { word-xeno } de tu sección obedece
    [enter_pod] solo se puede subir a las cápsulas en un lanzamiento, y esta debe estar vacía
    [reschedule] no queda ninguna ficha de lanzamiento
    [exterminate] en ninguna sala que funcione hay { word-xenos }
    [take_equipment] no queda nada en la taquilla
    [take_neutralizer] hace falta conocimiento 4 y que quede un neutralizador
    [examine_archives] ya has examinado los archivos
    [start_self_destruct] la autodestrucción ya está en marcha
    [stop_self_destruct] la autodestrucción no está en marcha, o ya no se puede detener
    [send_signal] ya has enviado la señal
    [check_objective] nadie más ha enviado la señal
    [raise_alarm] la alarma ya está activada
    [inspect_protocol] no queda ningún protocolo neutral
    [can_vent] ya se está ventilando una sala, o ninguna se puede ventilar
    [can_take_egg] no queda ningún huevo, o no tienes una mano libre
    [can_lock_in] la sala de cuarentena se abre en casillas blancas o con la alarma
    [can_swap_engine] esta no es una sala de motor
    [can_autoload] tu rifle está lleno o no tiene autocargador
    [can_toggle_here] aquí no hay ninguna cápsula
    [can_toggle] no queda ninguna cápsula
    [spacewalk] hace falta una sala amarilla y otra que esté explorada
    [can_crawl] aquí no hay ninguna entrada
    [can_lure] ningún { word-xeno } está lo bastante cerca para atraerlo
    [can_read_signal] hace falta un ordenador aquí y alguien más que haya enviado la señal
    [can_read_log] hace falta un ordenador aquí y un objetivo que mirar
    [can_start_here] hace falta un ordenador aquí; la autodestrucción ya corre, o alguien duerme
    [can_stop_here] hace falta un ordenador aquí; la autodestrucción no corre, o ya no se puede detener
    [can_open] ya se está abriendo una esclusa, o no se puede abrir ninguna
    [eat] no tienes heridas leves ni cartas de contaminación en la mano
    [set_doors] no se puede abrir ni cerrar ninguna puerta
    [shower] no tienes mucosidad ni cartas de contaminación en la mano
    [can_board] ninguna cápsula desbloqueada de aquí tiene sitio
    [run_fire_control] ninguna sala arde ni tiene un { word-xeno }
    [can_set_course] no se puede fijar el rumbo mientras alguien duerma
    [can_hibernate] solo se puede hibernar en las casillas azules
   *[other] no se cumple su condición
}
refusal-no_hand = no tienes una mano libre
refusal-alone = no hay nadie con quien intercambiar
refusal-no_ammo = no tiene munición
refusal-components = te falta un componente: hacen falta { $components }
refusal-quest = su tarea no está cumplida
refusal-contamination = con cartas de contaminación no se paga nada
refusal-unexplored = esa sala no está explorada
components-medicine = medicina
components-fire = fuego
components-electricity = electricidad
components-material = material
components-frame = armazón
