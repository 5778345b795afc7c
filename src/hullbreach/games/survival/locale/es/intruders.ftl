### Los xenos del primer juego: sus ataques y debilidades.

## Ataques

attack-scratch = Arañazo
    .text = Reptador, Adulto, Reproductor, Reina: 1 herida leve y 1 carta de contaminación. { blood-of-attack }
attack-claw_attack = Zarpazo
    .text = Adulto, Reproductor, Reina: 2 heridas leves y 1 carta de contaminación. { blood-of-attack }
attack-bite = Mordisco
    .text = Adulto, Reproductor, Reina: Un objetivo con 2 o más heridas graves muere. Si no, 1 herida grave. { blood-of-attack }
attack-tail_attack = Coletazo
    .text = Reina: Un objetivo con una herida grave muere. Si no, 1 herida grave. { blood-of-attack }
attack-transformation = Transformación
    .text = Reptador: El reptador se convierte en reproductor, si queda alguno, y pierde su daño. Si el objetivo no tiene cartas en la mano, el reproductor ataca de inmediato. { blood-of-attack }
attack-frenzy = Frenesí
    .text = Reproductor, Reina: Todos los de la sala con 2 o más heridas graves mueren; los demás sufren allí 1 herida grave. { blood-of-attack }
attack-slime = Baba
    .text = Reptador, Adulto, Reproductor, Reina: El objetivo recibe mucosidad y 1 carta de contaminación. { blood-of-attack }
attack-summoning = Llamada
    .text = Reptador, Reina: Se saca una ficha de la bolsa y ese { word-xeno } aparece en la sala. Nadie es sorprendido. { blood-of-attack }
blood-of-attack = { $blood_id ->
    [none] { "" }
    [retreat] En una comprobación de daño: el { word-xeno } se retira.
   *[other] En una comprobación de daño: valor de sangre { $blood }.
}

event-summoned = { $token_id ->
    [none] { $seat } oye la llamada, pero la bolsa está vacía.
   *[other] Otro { word-xeno } acude a { $seat }: { $token }.
}

event-regenerated = { $xeno } se recupera ({ $damage } de daño restante).

## Debilidades

weakness-vital_places = Puntos vitales
    .text = Cuando disparas o golpeas a un adulto, el resultado en blanco cuenta como impacto simple.
weakness-way_of_moving = Forma de moverse
    .text = Solo los reproductores y la reina pueden destruir puertas cerradas; los demás se quedan donde están. Contra los acechadores nocturnos, esto vale para las puertas junto a tu sala.
weakness-phosphates = Sensibles a los fosfatos
    .text = Un { word-xeno } al que un extintor o el sistema antiincendios hace retirarse sufre además 1 de daño.
weakness-energy = Vulnerables a la energía
    .text = Un disparo de un arma de energía que hace algún daño hace 1 más.
weakness-reaction_to_danger = Reacción ante el peligro
    .text = En tus encuentros, un número de ficha de 2 o más cuenta como 1 menos.
weakness-brink_of_extinction = Al borde de la extinción
    .text = En cada comprobación de daño el valor de sangre cuenta como 1 menos.
weakness-way_of_fighting = Forma de luchar
    .text = Un Mordisco de un adulto causa 1 herida leve en lugar de la grave. Aun así mata a un objetivo con 2 o más heridas graves.
weakness-vulnerable_to_fire = Vulnerables al fuego
    .text = Un { word-xeno } que sufre por fuego, un cóctel molotov o un lanzallamas sufre 1 de daño más. Ese daño destruye también 1 huevo más.
