### How a match ended, in a few words for a table.

ending-jump = the ship jumped
ending-self_destruct = self-destruct
ending-explosion = explosion
ending-nobody_left = nobody awake
