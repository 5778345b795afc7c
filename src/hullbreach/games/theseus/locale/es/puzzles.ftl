### Los problemas: el objetivo está en `lead`, la pista se pide, el elogio llega con la solución.

puzzle-twice = Otra vez, con ganas
    .lead = A los Científicos les quedan 6 puntos de vida. Gana en este turno.
    .hint = Una carta que desata un combate está justo donde ya se combate, y a su lado hay otra.
    .praise = Combate, su copia y después los propios Pasillos: tres combates en un turno.
puzzle-relay = Relevos
    .lead = A los Científicos les quedan 6 puntos de vida. Gana en este turno.
    .hint = Con una sola unidad no basta. ¿Qué sector deja correr a una segunda?
    .praise = El primer Marine ocupa la Posición de combate, y el turno extra lleva al segundo a los Pasillos.
puzzle-crossfire = Fuego cruzado
    .lead = A los Científicos les quedan 6 puntos de vida. Gana en este turno.
    .hint = ¿Cuántas unidades deben estar en el Muelle tecnológico para que el Marine 1 llene los Pasillos?
    .praise = Un sector lleno trae un combate limitado, y los Pasillos añaden otro.
puzzle-invitation = Invitación
    .lead = A los Científicos les quedan 4 puntos de vida. Gana en este turno.
    .hint = Un blanco está en el lugar equivocado. Táctica de equipo puede mostrarle el camino.
    .praise = Empujado ante el Marine 1, el Científico 1 era el cuarto punto que faltaba.
puzzle-archive = El último archivo
    .lead = Juegas con los Científicos y tienes 15 datos. Llega a 20 en este turno.
    .hint = La cámara ha grabado 3. Un turno extra lleva más lejos, y una carta puede usarse a distancia.
    .praise = Tres de la cámara, uno de los Archivos, y otra vez los Archivos con Control remoto.
