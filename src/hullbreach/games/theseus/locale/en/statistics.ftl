### How a match ended, in a few words for a table.

ending-life = no life points left
ending-data = 20 data collected
ending-end_track = the end track ran out
ending-tie = tie after the extra turns
