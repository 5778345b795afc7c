### Las lecciones: `lesson-<nombre>` es el título, `-<n>` lo que se dice en el paso n.

lesson-moving = Despertar
    .lead = Dos acciones por turno, pagadas con cartas; y cada paso se oye.
    .praise = El ruido en un pasillo es una promesa: si vuelve a salir su número mientras estás al lado, algo sale de la bolsa.
lesson-moving-1 = Eres el Capitán y acabas de despertar en el Hibernatorio. En un turno realizas dos acciones. La mayoría cuestan cartas de la mano.
lesson-moving-2 = La sala 014 aún no está explorada. Ve allí.
lesson-moving-3 = Moverse cuesta una carta. El pago más barato ya está marcado; cámbialo si quieres y confirma.
lesson-moving-4 = Has descubierto la sala y su ficha: esta ha traído un fallo. Después una tirada de ruido ha dicho qué pasillo recibe ruido. Como segunda acción, ve con cuidado a la sala que quieras.
lesson-moving-5 = Los pasos con cuidado cuestan dos cartas. Confirma.
lesson-moving-6 = No se tira el dado: tú decides qué pasillo recibe el ruido. Elige uno que no tenga.

lesson-searching = Registrar
    .lead = Qué hay en las salas y cómo conseguirlo.
    .praise = Una sala solo puede registrarse tantas veces como dice el número. Con dos componentes se fabrica un objeto nuevo: un cóctel molotov, un táser, un antídoto.
lesson-searching-1 = Estás en la Armería. La caja con un 2 dice cuántas veces puede registrarse todavía; el color de su lado izquierdo, qué se encuentra.
lesson-searching-2 = Las cartas de acción también son acciones. Juega Registrar de tu mano.
lesson-searching-3 = Dos objetos, y te quedas con uno. Señala uno para leer qué hace.

lesson-engines = Motores
    .lead = Dos de los tres deben funcionar cuando la nave salte.
    .praise = Cuenta la ficha superior de cada motor. Nadie más ha visto lo que has visto, y nadie sabe lo que has hecho.
lesson-engines-1 = La nave tiene tres motores. Al saltar deben funcionar dos, o explotará con todos a bordo. Si uno funciona solo lo sabe quien mira.
lesson-engines-2 = Estás junto al motor 2. Usa la sala para comprobarlo.
lesson-engines-3 = Cuesta dos cartas. Quédate con Reparaciones básicas en la mano y paga con otras.
lesson-engines-4 = ¡Dañado! A la derecha ves lo que sabes. Juega ahora Reparaciones básicas y trabaja en el motor.
lesson-engines-5 = Puedes intercambiar las dos fichas en secreto, o solo fingirlo. Intercámbialas.

lesson-fighting = En combate
    .lead = Disparar, golpear, huir.
    .praise = Tras cada herida se roba una carta, y su valor de sangre decide si muere. Al señalar una acción ves qué posibilidades tiene.
lesson-fighting-1 = Hay un Reptador en tu sala: estás en combate. Muchas acciones no son posibles ahora. Huir le da un ataque gratis.
lesson-fighting-2 = Dispárale con tu Revólver.
lesson-fighting-3 = Un disparo cuesta una carta y una munición. Confirma.
lesson-fighting-4 = Está herido, pero nadie sabe cuánto aguanta. Dispara otra vez.
lesson-fighting-5 = Confirma y mira la carta que decide.

lesson-course = El rumbo
    .lead = Adónde va la nave, y quién quiere que vaya.
    .praise = Muchos objetivos necesitan que la nave llegue a algún lugar. Si cuentas a los demás lo que dicen las coordenadas, quizá te crean, o quizá no.
lesson-course-1 = Estás en la Cabina. El marcador de rumbo está en B, pero lo que hay en B está escrito en una carta que nadie ha visto.
lesson-course-2 = Mira las coordenadas.
lesson-course-3 = Paga dos cartas.
lesson-course-4 = La crónica te dice solo a ti adónde lleva cada letra. Ahora fija el rumbo.
lesson-course-5 = Paga otras dos cartas.
lesson-course-6 = Elige una letra. Todos ven adónde va el marcador, pero solo tú sabes por qué.

lesson-time = El tiempo y las salidas
    .lead = Pasar, la fase de eventos y cómo salir con vida.
    .praise = Duerme durante el salto en el Hibernatorio cuando se llegue a las casillas azules, o vete en una cápsula. Y cumple tu objetivo.
lesson-time-1 = Tus objetivos están ocultos junto a tu personaje. En cuanto aparezca el primer intruso, cada cual se queda con uno de los dos. La pista de arriba cuenta atrás hasta el salto.
lesson-time-2 = Quien quiere guardar sus cartas, o ya no tiene, pasa. Hazlo ahora.
lesson-time-3 = Al pasar puedes descartar las cartas que no quieras. Marca algunas, o ninguna, y confirma.
lesson-time-4 = Todos han pasado y ha llegado la fase de eventos: el tiempo avanza, los intrusos atacan, el fuego hace daño, se roba un evento y la bolsa evoluciona. Después empieza una ronda nueva con la mano llena para todos.
