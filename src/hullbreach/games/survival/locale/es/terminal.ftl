# El tablero en la terminal

board-round = Ronda { $round }
board-time = tiempo { $space }
board-power = energía
board-dark = a oscuras
board-elsewhere = En ninguna sección
board-venting = en ventilación
board-knowledge = conocimiento { $knowledge }
board-light = { $light } leves
board-passed = ha pasado
board-cards = { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, mazo { $deck }
board-inventory = ocultos: { $items }
board-hand = Mano
board-items = Inventario
board-objectives = Objetivos
board-protocols = Protocolos
board-quest = Misión
board-team = Objetivos de todos
board-left = { $marker }: quedan { $left }
board-bag = { $tokens } fichas en la bolsa
board-eggs = { $eggs } huevos
board-legend =
    Salas    ? sin explorar   +2 registros restantes   ◌ una ficha de exploración en una encrucijada
    Caminos  004·2 el pasillo 2 lleva a la sala 004   ⌁ pasillos técnicos   ▽ zona
             ≈ ruido   ▮ puerta cerrada   ▯ puerta destruida
    Xenos    (-2) con 2 de daño
