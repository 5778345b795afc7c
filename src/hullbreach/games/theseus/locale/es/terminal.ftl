### Lo que el terminal escribe en el tablero de Theseus.

board-turn = Turno { $number } · { $seat } · { $phase }
board-space = Espacio
board-disc = Disco
board-supply = Mejoras en reserva
board-end-track = Fin de partida
board-end = fin
board-upgrades = mejoras
board-deck = mazo
board-drawn = robadas
hint-move = { $place }, { $points ->
    [one] 1 sector
   *[other] { $points } sectores
} hasta { $goal }
hint-stop = { $free ->
    [0] sin sitio
    [one] 1 sala libre
   *[other] { $free } salas libres
}
hint-reach = a tu alcance: { $units }
hint-bonus = recibes { $card }
hint-instead = en lugar de { $card }
hint-no-deck = tu mazo está vacío: avanza la ficha de fin
look-reach = al alcance: { $rooms }
look-beside = contiguas: { $slots }
board-legend =
    Unidades   M1 = primer Marine; + mejorada; ' ya se ha movido en este turno
               P Criatura, y Joven alienígena, r Corredor, t Captor, w Guerrero
    Cartas     △ trampa   ◉ acción   ■ módulo   » atajo   ‖ duplicación   ◎ toda la estación
               ◆ especial   ★ bonificación   ☆ ranura de bonificación vacía   ⊘ disco de fallo
               el número es el valor actual de la carta, + una ficha de mejora sobre ella
    Lugares    A a D salas, una línea gruesa es un muro; c1, c2 … ranuras; p1, p2 cartas pendientes
    Jugadores  ♥ puntos de vida   ▤ datos   ► tiene el turno
setting-mode = duel con 2 puestos, deathmatch con 3 o 4, team con 4
setting-factions = random, al azar; choose, elegidas en la mesa; o una lista por puesto, como marines,greys
setting-start = random, al azar; o el puesto que empieza
setting-sectors = standard; random, al azar; free, colocados por los jugadores; o una lista en sentido horario
setting-deck = basic, easy, advanced o all, por dificultad; o chosen, 15 cartas a elegir
setting-bonus = false juega sin cartas de bonificación
setting-beginner = true roba cinco cartas iniciales e instala tres
