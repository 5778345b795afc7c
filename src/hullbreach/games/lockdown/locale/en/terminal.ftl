# The facility in the terminal

board-lift = lift at { $section } ({ $power })
board-gate-open = gate open
board-gate-closed = gate closed
board-rover = rover at { $place }
board-legend =
    A room stands with its number, its name, and +2 for two searches left; ? has not been explored.
    004·2 leads to room 004 through the corridor with number 2; ⌁ is an entrance to the service
    corridors. ≈ is noise, ▮ a closed door, ▯ a destroyed one. (-2) is damage on a xeno. ► has the
    first player token. A wound in brackets is dressed. A2 stands for the second adult.
    On the surface of Mars ▽ is an area, and ◌ an exploration token on a crossroads.
