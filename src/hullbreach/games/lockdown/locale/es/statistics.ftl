### Cómo acabó una partida, en pocas palabras para una tabla.

ending-time = se acabó el tiempo
ending-alarm = se agotó la alarma
ending-self_destruct = autodestrucción
ending-explosion = explosión
ending-nobody_left = no queda nadie
