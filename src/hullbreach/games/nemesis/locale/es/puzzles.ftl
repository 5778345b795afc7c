### Los problemas: el objetivo está en `lead`, la pista se pide, el elogio llega con la solución.

puzzle-home = A casa
    .lead = Cuatro cartas, dos acciones. Fija el rumbo a la Tierra antes de que acabe la ronda, sin adivinar.
    .hint = La crónica te habla solo a ti, en cuanto hayas mirado.
    .praise = Dos cartas para saber y dos para actuar. Quien ha visto moverse el marcador sigue sin saber adónde lleva.
puzzle-signal = Noticias a casa
    .lead = La sala de comunicaciones tiene un fallo. Envía tu señal antes de que acabe la ronda.
    .hint = Cuenta tus cartas: lo que repara, lo que cuesta y lo que pide la sala.
    .praise = La reparación por dos cartas, la señal por otras dos: la mano está vacía y la señal ha salido.
puzzle-untouched = Sin un rasguño
    .lead = Tienes un Adulto delante. Vuelve al Hibernatorio sin heridas antes de que acabe la ronda.
    .hint = Quien echa a correr sin más es atacado. Algo en tu bolsillo te oculta.
    .praise = Humo, y golpea en el vacío. Donde ya hay alguien no hay tirada de ruido.
