### How a match ended, in a few words for a table.

ending-time = time ran out
ending-alarm = the alarm ran out
ending-self_destruct = self-destruct
ending-explosion = explosion
ending-nobody_left = nobody left
