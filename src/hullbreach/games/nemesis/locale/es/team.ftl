# Objetivos para quienes juegan a solas o todos juntos

objective-clean_up_crew = Equipo de limpieza
    .text = Se ha enviado la señal y el Nido o toda la nave está destruida.
objective-cutting_off_the_head = Cortar la cabeza
    .text = Se ha enviado la señal y la reina ha muerto o la nave está destruida.
objective-no_man_left_behind = Nadie se queda atrás
    .text = Se ha enviado la señal y todas las salas están exploradas.
objective-destination_earth = Destino: la Tierra
    .text = La nave llega a la Tierra.
objective-special_delivery = Entrega especial
    .text = Un superviviente, en una cápsula o hibernando, lleva un huevo.
objective-first_contact_protocol = Protocolo de primer contacto
    .text = Al menos 2 debilidades están descubiertas.
objective-emergency_post_mortem = Autopsia de emergencia
    .text = El cadáver que estaba en el Hibernatorio ha sido llevado al Quirófano.

event-post_mortem = { $seat } lleva el cadáver del Hibernatorio al Quirófano.
