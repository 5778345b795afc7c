### Cómo acabó una partida, en pocas palabras para una tabla.

ending-life = sin puntos de vida
ending-data = 20 datos reunidos
ending-end_track = indicador de fin agotado
ending-tie = empate tras los turnos extra
