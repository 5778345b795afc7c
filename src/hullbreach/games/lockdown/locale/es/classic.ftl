# Sucesos que solo tiene el mazo de los xenos clásicos

eventcard-life_network_failure = Fallo de la red vital
    .text = Cada sala verde explorada sufre un fallo. Después esta carta sale de la partida y el mazo se baraja de nuevo. { moves-of-event }
eventcard-regeneration = Regeneración
    .text = Cada xeno pierde 2 de daño. A oscuras: aparece un adulto en cada sala con un personaje con mucosidad; después cada personaje recibe mucosidad. { moves-of-event }
eventcard-scent_of_prey = Olor a presa
    .text = Junto a cada personaje con mucosidad: ruido en cada pasillo sin ruido de su sala. A oscuras: también junto a todos los demás. { moves-of-event }
