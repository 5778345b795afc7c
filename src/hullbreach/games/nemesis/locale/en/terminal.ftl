# The ship in the terminal

board-hibernation = hibernation is open
board-course = course { $space }
board-engine = engine { $number }: ?
board-pod-locked = { $pod } locked
board-pod-open = { $pod } open
board-legend =
    A room stands with its number, its name, and +2 for two searches left; ? has not been explored.
    004·2 leads to room 004 through the corridor with number 2; ⌁ is an entrance to the technical
    corridors. ≈ is noise, ▮ a closed door, ▯ a destroyed one. (-2) is damage on an intruder. ► has the
    first player token. A wound in brackets is dressed. A2 stands for the second adult.
