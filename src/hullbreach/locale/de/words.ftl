### Was jedes Programm für ganze Sätze braucht.

seat-name = Platz { $number }
seat-won = { $seat }: gewonnen. { $why }
seat-lost = { $seat }: verloren. { $why }

list-empty = nichts
list-end = { $first } und { $last }

event-game_over = Die Partie ist zu Ende.
option-yes = Ja
option-no = Nein
option-none = Nichts davon
