# Cómo se prepara una partida

setting-board = standard, o alternate: edificios en la superficie de Marte
    .label = Tablero
board-standard = Estándar
board-alternate = Superficie de Marte
setting-characters = draft, robados en la mesa, o draft-nemesis con la tripulación de la Nemesis; o una lista por puesto, como hacker,captain
    .label = Personajes
characters-draft = Personal y supervivientes
    .text = Se roban en la mesa.
characters-draft-nemesis = Con la tripulación de la Nemesis
    .text = También se roba la tripulación de la Nemesis; de cada color solo juega uno.
setting-xenos = nightstalkers, o classic: los xenos del primer juego
    .label = Xenos
xenos-nightstalkers = Acechadores nocturnos
xenos-classic = Xenos clásicos
