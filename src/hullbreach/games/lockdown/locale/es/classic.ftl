# Sucesos que solo tiene el mazo de los xenos clásicos

eventcard-damaging_fire = Fuego destructor
    .text = Cada sala en llamas sufre una avería. Después el fuego se extiende desde cada una a todas las salas vecinas, no a través de puertas cerradas. { moves-of-event }
eventcard-eclosion = Eclosión
    .text = Quien lleve una larva muere y aparece un reptador. Los demás roban 4 cartas, escanean las de contaminación, reciben una larva si alguna es INFECTADO y descartan las 4. { moves-of-event }
eventcard-hunt = Cacería
    .text = Cada adulto que no esté en combate va a una sala vecina con un personaje, a la de número más bajo. { moves-of-event }
eventcard-life_network_failure = Fallo de la red vital
    .text = Cada sala verde explorada sufre una avería. Después esta carta sale de la partida y el mazo se baraja de nuevo. { moves-of-event }
eventcard-regeneration = Regeneración
    .text = Cada xeno pierde 2 de daño. A oscuras: aparece un adulto en cada sala con un personaje con baba; después cada personaje recibe baba. { moves-of-event }
eventcard-scent_of_prey = Olor a presa
    .text = Junto a cada personaje con baba: ruido en cada pasillo sin ruido de su sala. A oscuras: también junto a todos los demás. { moves-of-event }
