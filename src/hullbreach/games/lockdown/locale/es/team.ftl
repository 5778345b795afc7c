# A solas o todos juntos

## Objetivos

objective-total_knowledge = Conocimiento total
    .text = Un superviviente tiene conocimiento 8.
objective-call_home = Llamada a casa
    .text = Se ha enviado la señal y la ficha de conocimiento de un superviviente está activa.
objective-upper_levels = Niveles superiores
    .text = Se ha enviado la señal y todas las salas de las secciones S-01 y S-02 están exploradas.
objective-lower_levels = Niveles inferiores
    .text = Se ha enviado la señal y todas las salas de las secciones S-02 y S-03 están exploradas.
objective-close_contact = Contacto cercano
    .text = Las 3 debilidades están descubiertas.
objective-behead_the_enemy = Decapitar al enemigo
    .text = Se ha enviado la señal y la reina ha muerto o el complejo está destruido.
objective-cleaning_crew = Equipo de limpieza
    .text = Se ha enviado la señal y el Nido o todo el complejo está destruido.
objective-special_delivery = Entrega especial
    .text = Un superviviente lleva un huevo.
objective-read_the_files = Leer los archivos
    .text = Las fichas de conocimiento de la mitad de los personajes, redondeando hacia arriba, están activas.
objective-autopsy = La autopsia lo dirá
    .text = Se ha enviado la señal y se ha analizado un cadáver de xeno.

## Lo que ocurre

event-protocol_opened = Se deja a la vista un protocolo de contención: { $token }.
