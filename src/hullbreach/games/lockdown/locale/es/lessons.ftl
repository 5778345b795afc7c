### Las lecciones: `lesson-<nombre>` es el título, `-<n>` lo que se dice en el paso n.

lesson-moving = Pasos y ruido
    .lead = Dos acciones por turno, pagadas con cartas; y cada paso se oye.
    .praise = El ruido en un pasillo es una promesa: si vuelve a salir su número mientras estás al lado, algo sale de la bolsa.
lesson-moving-1 = Este eres tú, el Centinela, en el Repositorio. En un turno realizas dos acciones. La mayoría cuestan cartas de la mano: lo que pagas no vuelve hasta que barajes tu mazo de nuevo.
lesson-moving-2 = La sala 001 aún no está explorada. Ve allí.
lesson-moving-3 = Moverse cuesta una carta. El pago más barato ya está marcado; cámbialo si quieres y confirma.
lesson-moving-4 = Has descubierto la sala y su ficha: esta ha traído un fallo. Después una tirada de ruido ha dicho qué pasillo recibe ruido. Como segunda acción, ve con cuidado a la sala que quieras.
lesson-moving-5 = Los pasos con cuidado cuestan dos cartas. Confirma.
lesson-moving-6 = No se tira el dado: tú decides qué pasillo recibe el ruido. Elige uno que no tenga.

lesson-searching = Registrar
    .lead = Qué hay en las salas y cómo conseguirlo.
    .praise = Una sala solo puede registrarse tantas veces como dice el número junto a la caja. El color dice qué hay: rojo militar, verde médico, amarillo técnico, blanco de todo.
lesson-searching-1 = Estás en el Cuerpo de guardia. La caja con un 2 dice cuántas veces puede registrarse todavía; el color de su lado izquierdo, qué se encuentra.
lesson-searching-2 = Las cartas de acción también son acciones. Juega Registrar de tu mano.
lesson-searching-3 = Dos objetos, y te quedas con uno. Señala uno para leer qué hace.

lesson-rooms = Salas en marcha
    .lead = Fallos, y lo que una sala puede hacer por ti.
    .praise = La acción de tu sala y la de la carta de ordenador abierta están siempre a la derecha. Lo que ahora no se puede queda gris; señálalo y te dirá por qué.
lesson-rooms-1 = El triángulo con el signo de exclamación es un fallo: la sala no hace nada hasta que alguien la repare. Señala el botón gris «Sala» para leer por qué.
lesson-rooms-2 = Juega Reparaciones.
lesson-rooms-3 = La propia carta cuesta otra más. Confirma el pago.
lesson-rooms-4 = Ahora funciona el Cuerpo de guardia. Úsalo como segunda acción.
lesson-rooms-5 = Cuesta dos cartas. Confirma.
lesson-rooms-6 = Llévate lo que quieras: un arma contra un xeno o un traje para salir al exterior.

lesson-fighting = En combate
    .lead = Disparar, golpear, huir.
    .praise = Tras cada herida se roba una carta, y su valor de sangre decide si el xeno muere. A oscuras disparas con el dado peor.
lesson-fighting-1 = Hay un Adulto en tu sala: estás en combate. Muchas acciones no son posibles ahora, y al final de la ronda ataca a quien esté aquí. Huir le da un ataque gratis.
lesson-fighting-2 = Dispárale con tu Subfusil.
lesson-fighting-3 = Un disparo cuesta una carta y una munición. Confirma.
lesson-fighting-4 = Está herido, pero nadie sabe cuánto aguanta. Dispara otra vez.
lesson-fighting-5 = Confirma y mira la carta que decide.

lesson-contamination = Algo bajo la piel
    .lead = Las cartas de Contaminación, y cómo salir de dudas.
    .praise = Las dos eran inofensivas. Si una hubiera sido INFECTADO, ahora llevarías una larva. Quien ya lleva una y vuelve a dar positivo no lo cuenta.
lesson-contamination-1 = Tienes dos cartas de Contaminación en la mano. No pagan nada y estorban. Si son INFECTADO no lo sabe nadie, ni siquiera tú.
lesson-contamination-2 = Descansar las escanea todas a la vez y retira las inofensivas. Juégala.

lesson-time = El tiempo y las salidas
    .lead = Pasar, la fase de eventos y cómo acaba la partida.
    .praise = Cumple uno de tus dos objetivos y sigue con vida: en una cápsula, en el búnker o encerrado. Pero cuidado: quizá otros quieran que fracases.
lesson-time-1 = Tus objetivos están ocultos junto a tu personaje. En cuanto aparezca el primer xeno, cada cual se queda con uno de los dos. La pista de arriba cuenta el tiempo hacia atrás.
lesson-time-2 = Quien quiere guardar sus cartas, o ya no tiene, pasa. Hazlo ahora.
lesson-time-3 = Al pasar puedes descartar las cartas que no quieras. Marca algunas, o ninguna, y confirma.
lesson-time-4 = Todos han pasado y ha llegado la fase de eventos: el tiempo avanza, quizá una sección pierda energía, se roba un evento y la bolsa evoluciona. Después empieza una ronda nueva con la mano llena para todos.
