# La nave en la terminal

board-hibernation = se puede hibernar
board-course = rumbo { $space }
board-engine = motor { $number }: ?
board-pod-locked = { $pod } bloqueada
board-pod-open = { $pod } abierta
board-legend =
    Una sala aparece con su número y su nombre, y +2 si quedan dos registros; ? no está explorada.
    004·2 lleva a la sala 004 por el pasillo con el número 2; ⌁ es una entrada a los pasillos
    de servicio. ≈ es ruido, ▮ una puerta cerrada, ▯ una destruida. (-2) es el daño de un intruso. ► tiene
    la ficha de jugador inicial. Una herida entre paréntesis está vendada. A2 es el segundo adulto.
