# Por qué un bot hace una jugada, si se le pregunta.

bot-best = Nada más parecía mejor.
bot-plan = Me acerca a lo que quiero hacer en { $about }.
bot-wait = Espero: cualquier otra cosa cuesta más de lo que da.
bot-flee = Me alejo de lo que hay en esta sala.
bot-fight = { $about } tiene que irse antes de que me ataque.
bot-help = Me ayuda ahora; el resto de mi plan puede esperar.
bot-drop = Ya no necesito { $about }.
bot-explore = Quiero saber qué hay en { $about }.
bot-send_signal = Quiero enviar la señal desde { $about }.
bot-examine_archives = Quiero leer los archivos en { $about }.
bot-restore_power = Con luz vivimos todos más, así que voy a por la energía en { $about }.
bot-raise_alarm = Quiero dar la alarma para que la sala de aislamiento se abra antes.
bot-lock_in = He hecho bastante y me encierro.
bot-enter_pod = He hecho bastante y tomo la cápsula en { $about }.
bot-escape = La puerta está abierta: voy al búnker.
bot-gate = Espero cerca de { $about } a que se abra la puerta.

# Theseus.

bot-improve = No cuesta tiempo y mejora { $about }.
bot-clash = Con mi unidad se llena { $about }, y mis unidades combaten.
bot-cards = Mis propias cartas en { $about } trabajan para mí si paro allí.
bot-sector = Quiero lo que ofrece { $about }.
bot-build = En { $about } puedo poner una carta en juego.
bot-posture = Desde { $about } mis unidades alcanzan más y corren menos peligro.
bot-eject = { $about }, ahí fuera, es lo que más tiempo cuesta a su dueño.
bot-use = { $about } es lo que más me da ahora.
bot-install = De mis cartas, { $about } es la que más me dará.
bot-annoy = { $about } es lo que más ayuda a mi rival.
