### Cómo acabó una partida, en pocas palabras para una tabla.

ending-jump = la nave saltó
ending-self_destruct = autodestrucción
ending-explosion = explosión
ending-nobody_left = nadie despierto
