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
