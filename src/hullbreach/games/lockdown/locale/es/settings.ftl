# Cómo se prepara una partida

setting-board = standard, o alternate: edificios en la superficie de Marte
    .label = Tablero
board-standard = Estándar
board-alternate = Superficie de Marte
setting-characters = draft, robados en la mesa, o draft-nemesis con la tripulación de la Nemesis; o una lista por asiento, como hacker,captain
setting-xenos = nightstalkers, o classic: los xenos del primer juego
    .label = Xenos
xenos-nightstalkers = Acechadores nocturnos
xenos-classic = Xenos clásicos
