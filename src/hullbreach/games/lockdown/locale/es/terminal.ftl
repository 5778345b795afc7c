# El complejo en la terminal

board-lift = ascensor en { $section } ({ $power })
board-gate-open = puerta abierta
board-gate-closed = puerta cerrada
board-rover = rover en { $place }
board-legend =
    Una sala aparece con su número y su nombre, y +2 si quedan dos registros; ? no está explorada.
    004·2 lleva a la sala 004 por el pasillo con el número 2; ⌁ es una entrada a los pasillos de
    servicio. ≈ es ruido, ▮ una puerta cerrada, ▯ una destruida. (-2) es el daño de un xeno. ► tiene
    la ficha de jugador inicial. Una herida entre paréntesis está vendada. A2 es el segundo adulto.
    En la superficie de Marte, ▽ es una zona y ◌ una ficha de exploración en una encrucijada.
