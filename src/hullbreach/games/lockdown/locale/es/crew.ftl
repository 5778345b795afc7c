### La tripulación de la Nemesis en el complejo.

character-captain = Capitán
    .text = Tripulación de la Nemesis, en lugar del Centinela: empieza en la Sala de cuarentena con conocimiento 3 y sin objeto. Objeto de misión: { item-revolver }. Destaca guiando a los demás y sacándolos de un combate.
character-pilot = Piloto
    .text = Tripulación de la Nemesis, en lugar del Pirata informático: empieza en la Sala de cuarentena con conocimiento 3 y sin objeto. Objeto de misión: { item-pilots_shotgun }. Destaca con acciones de sala gratis, puertas y el rover.
character-scientist = Científico
    .text = Tripulación de la Nemesis, en lugar de la Xenobióloga: empieza en la Sala de cuarentena con conocimiento 3 y sin objeto. Objeto de misión: { item-scientists_pistol }. Destaca con ordenadores, eventos y salas lejanas.
character-scout = Exploradora
    .text = Tripulación de la Nemesis, en lugar de la Rata de laboratorio: empieza en la Sala de cuarentena con conocimiento 3 y sin objeto. Objeto de misión: { item-scouts_rifle }. Destaca moviéndose sin ruido, registrando y escapando.
character-soldier = Soldado
    .text = Tripulación de la Nemesis, en lugar de la Superviviente: empieza en la Sala de cuarentena con conocimiento 3 y sin objeto. Objeto de misión: { item-combat_rifle }. Destaca disparando, cubriendo a los demás y manteniendo la calma.
character-mechanic = Mecánico
    .text = Tripulación de la Nemesis, en lugar del Conserje: empieza en la Sala de cuarentena con conocimiento 3 y sin objeto. Objeto de misión: { item-sawed_off_shotgun }. Destaca con reparaciones, inventos, fuego y los pasillos de servicio.

card-fast_repairs = Reparaciones rápidas
    .text = No en combate. Retira el fallo de tu sala.
card-ingenuity = Ingenio
    .text = No en combate. Retira el fallo de tu sala. O: fabrica un objeto; cualquier objeto amarillo puede sustituir al armazón.
card-facility_knowledge = Conocimiento del complejo
    .text = No en combate. Abre o cierra 1 puerta junto a tu sala. O: mira en secreto 1 sala sin explorar, no su ficha.
card-computer_training = Formación informática
    .text = No en combate. Abre o cierra 1 puerta junto a tu sala. O: en una sala con un ordenador que funcione, realiza gratis la acción de la sala. O: ante un ordenador que funcione, no a oscuras, realiza gratis 1 acción de ordenador.
card-piloting = Pilotaje
    .text = No en combate. Ante un ordenador que funcione, aun sin energía: mira en secreto una ficha de lanzamiento. O: envía el rover a una sala de salida o al búnker; no lleva a nadie.

item-revolver = Revólver
    .text = Pesado. Arma, munición 3 de 6. Misión: descartar un objeto cualquiera en una sala roja. Un impacto doble hace 1 de daño más. Solo la carta Recargar lo carga.
item-pilots_shotgun = Escopeta de la piloto
    .text = Pesado. Arma de energía, munición 2 de 2. Misión: descartar una Batería de arma en una sala roja. Siempre que hace daño, hace 1 más.
item-scientists_pistol = Pistola del científico
    .text = Pesado. Arma de energía, munición 3 de 3. Misión: descartar un objeto cualquiera en una sala blanca o verde. Un impacto doble solo hace 1 de daño.
item-scouts_rifle = Rifle de la exploradora
    .text = Pesado. Arma de energía, munición 4 de 4. Misión: ser la primera en explorar 2 salas. Un arma corriente sin regla propia.
item-combat_rifle = Rifle de combate
    .text = Pesado. Arma de energía, munición 5 de 5. Misión: descartar una Batería de arma en una sala roja. Siempre que hace daño, hace 1 más.
item-sawed_off_shotgun = Escopeta recortada
    .text = Pesado. Arma de energía, munición 2 de 2. Misión: descartar un Cinturón de herramientas o una Cinta americana en una sala amarilla. Un impacto simple cuenta como doble.
