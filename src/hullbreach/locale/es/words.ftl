### Lo que cada programa necesita para formar frases.

seat-name = Puesto { $number }
seat-won = { $seat }: victoria. { $why }
seat-lost = { $seat }: derrota. { $why }

list-empty = nada
list-end = { $first } y { $last }

event-game_over = La partida ha terminado.
option-yes = Sí
option-no = No
option-none = Nada de eso
