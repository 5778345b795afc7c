# Cómo se prepara una partida

setting-characters = draft, robados en la mesa; o una lista por puesto, como captain,scout
setting-intruder_player = true: el primero en morir puede seguir como los intrusos; solo en semi-coop
    .label = Jugador intruso
    .text = El primero en morir puede seguir como los intrusos.
