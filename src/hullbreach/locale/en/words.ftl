### What every client needs to make sentences.

seat-name = Seat { $number }
seat-won = { $seat } won: { $why }
seat-lost = { $seat } lost: { $why }

list-empty = nothing
list-end = { $first } and { $last }

event-game_over = The match is over.
option-yes = Yes
option-no = No
option-none = None of them
