# How a match is set up

setting-board = standard, or alternate: buildings on the surface of Mars
    .label = Board
board-standard = Standard
board-alternate = Mars surface
setting-characters = draft, or draft-nemesis with the crew of the Nemesis; or a list by seat, such as hacker,captain
    .label = Characters
characters-draft = Staff and survivors
    .text = They are drawn at the table.
characters-draft-nemesis = With the crew of the Nemesis
    .text = The crew of the Nemesis is drawn as well; of each colour only one plays.
setting-xenos = nightstalkers, or classic: the intruders of the first game
    .label = Xenos
xenos-nightstalkers = Night Stalkers
xenos-classic = Classic intruders
