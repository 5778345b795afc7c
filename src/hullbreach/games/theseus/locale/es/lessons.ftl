### Las lecciones: `lesson-<nombre>` es el título, `-<n>` lo que se dice en el paso n.

lesson-moving = Dar la vuelta al anillo
    .lead = Hasta dónde llega una unidad y dónde puede quedarse.
    .praise = Ese es el corazón del juego: vayas donde vayas, cambias lo lejos que llegan todos desde allí.
lesson-moving-1 = La estación es un anillo de cinco sectores. Las unidades solo avanzan en el sentido de las agujas del reloj y nunca se detienen a medio camino.
lesson-moving-2 = Una unidad avanza exactamente tantos sectores como unidades hay en el sector del que sale, contándose a sí misma. Cuentan las tuyas y las rivales.
lesson-moving-3 = El Marine 1 está solo en los Pasillos, así que avanza un sector. Señala al Marine 1.
lesson-moving-4 = Llega a la Sala de control. Cada sector tiene cuatro salas; ocupa una libre.
lesson-moving-5 = Los Científicos ya han jugado. Mueve ahora a uno de los dos Marines del Muelle de carga: hay dos unidades, así que avanza dos sectores.
lesson-moving-6 = El Muelle tecnológico solo se ha cruzado. Elige una sala del Laboratorio.

lesson-fighting = Luchar
    .lead = Los Pasillos desatan un combate en toda la estación.
    .praise = Dos Marines tenían a alguien a su alcance, así que los Científicos han perdido dos puntos de vida. Con cero habrán perdido la partida.
lesson-fighting-1 = Cada movimiento que acaba en los Pasillos desata un combate: atacan todas tus unidades de la estación y nadie devuelve el golpe.
lesson-fighting-2 = Una unidad solo alcanza las salas conectadas con la suya. El Marine 2 y el Científico 3 están en el mismo sector, pero los separa una pared.
lesson-fighting-3 = Lleva al Marine 1 a los Pasillos. Señálalo.
lesson-fighting-4 = Las cuatro salas de los Pasillos están conectadas: vale cualquiera libre.
lesson-fighting-5 = Mira el marcador del centro: muestra los puntos de vida de ambos bandos. Un Marine golpea a una unidad; mejorado, hasta a tres.

lesson-crowds = Apreturas
    .lead = Qué pasa cuando un sector está lleno.
    .praise = Un sector lleno siempre trae un combate limitado. Y la unidad del espacio no está perdida: su dueño puede traerla de vuelta con un movimiento posterior.
lesson-crowds-1 = Las cuatro salas de la Sala de control están ocupadas. Aun así puedes ir.
lesson-crowds-2 = El Marine 1 está solo en los Pasillos y avanza un sector. Señálalo.
lesson-crowds-3 = Quien entra en un sector lleno expulsa a una unidad al espacio y ocupa su sala. Expulsa al Científico 3.
lesson-crowds-4 = El sector vuelve a estar lleno, así que tus unidades atacan allí enseguida: un combate limitado. El Marine 2 alcanza a dos Científicos; elige uno.

lesson-installing = Cartas
    .lead = Cómo llegan las cartas a la estación y cuándo funcionan.
    .praise = Tu trampa espera, y la siguiente carta de tu mazo ya está en la Sala de control. Quien pise la mina recibe 2 de daño.
lesson-installing-1 = En la Sala de control hay dos cartas tuyas: Combate está instalada y funciona. La Mina terrestre solo está pendiente: espera a que la instales.
lesson-installing-2 = Ve a la Sala de control: señala al Marine 1.
lesson-installing-3 = Ocupa cualquier sala libre.
lesson-installing-4 = Una unidad que se detiene en un sector puede usar allí todas las cartas de acción de su bando. Usa Combate.
lesson-installing-5 = Al final del turno puedes hacer una cosa con las cartas pendientes del sector donde estás. Instala la Mina terrestre.
lesson-installing-6 = Una carta puede ir a cualquier ranura libre de la estación. Piensa dónde se detendrá tu rival y elige.

lesson-upgrading = Volver a casa
    .lead = Las mejoras, y cómo librarse de una carta rival.
    .praise = Un Marine mejorado golpea hasta a tres unidades a la vez. Las fichas también se pueden guardar, o poner sobre cartas para aumentar su número.
lesson-upgrading-1 = Tu propio sector, el Muelle de carga, está a un paso. Señala al Marine 1.
lesson-upgrading-2 = Ocupa cualquier sala libre.
lesson-upgrading-3 = En casa eliges: tomar una ficha de mejora o retirar una carta rival que esté en tu sector, como aquí los Archivos. Toma la ficha.
lesson-upgrading-4 = Una ficha pone a una de tus unidades por su lado más fuerte, esté donde esté. Mejora a cualquier Marine.

lesson-disc_and_dock = Muelle y disco
    .lead = Un turno más y una carta menos.
    .praise = Mientras el disco esté encima, la carta no existe. Ganas cuando un rival se queda sin puntos de vida; Científicos y Grises también ganan con 20 datos; si se agota el indicador de fin de partida, deciden vida y datos sumados.
lesson-disc_and_dock-1 = Quien se detiene en el Muelle tecnológico juega un turno extra con otra unidad. El Marine 1 está a un paso.
lesson-disc_and_dock-2 = Ocupa cualquier sala libre del Muelle tecnológico.
lesson-disc_and_dock-3 = Empieza el turno extra. Ninguna unidad se mueve dos veces en un turno, así que elige ahora al Marine 2.
lesson-disc_and_dock-4 = Su camino lleva a la Sala de control. Ocupa una sala.
lesson-disc_and_dock-5 = La Sala de control pone el disco de fallo sobre cualquier carta rival de la estación. Elige una de las dos.
lesson-disc_and_dock-6 = Ya conoces todas las fases de un turno: movimiento, cartas de acción, acción de sector y cartas pendientes.
