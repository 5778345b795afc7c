### Los problemas: el objetivo está en `lead`, la pista se pide, el elogio llega con la solución.

puzzle-last_way_out = La última salida
    .lead = Tres cartas, dos acciones. Llega al búnker antes de que acabe la ronda, sin dejar nada al dado.
    .hint = La puerta necesita una llave. Detrás hay dos caminos, y solo uno no hace ruido.
    .praise = La llave abre la puerta por una carta y el róver te saca por dos. A pie, el ruido de los pasillos podía costarte la vida.
puzzle-untouched = Sin un rasguño
    .lead = Tienes un Adulto delante. Llega a la sala 004 sin heridas antes de que acabe la ronda.
    .hint = Quien echa a correr sin más es atacado. Algo en tu bolsillo te oculta.
    .praise = Humo, y golpea en el vacío. Donde ya hay alguien no hay tirada de ruido.
puzzle-signal = Envíalo ya
    .lead = El transmisor tiene un fallo. Envía tu señal antes de que acabe la ronda.
    .hint = Cuenta tus cartas: lo que repara, lo que cuesta y lo que pide la sala.
    .praise = La reparación por una carta, la señal por dos: ni una carta más de las que tenías.
puzzle-clean = Limpieza
    .lead = Llevas una larva y estás cubierto de mucosidad. Líbrate de la larva antes de que acabe la ronda, digan lo que digan los dados.
    .hint = Las cartas de Contaminación no pagan nada. Con mucosidad hasta el silencio es peligroso; así que no tires.
    .praise = Dos cartas por ir con cuidado, dos por la sala: nadie te ha oído.
