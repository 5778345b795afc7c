# Por qué un bot hace una jugada, si se le pregunta.

bot-best = Nada más parecía mejor.
bot-plan = Me acerca a lo que quiero hacer en { $about }.
bot-wait = Espero: cualquier otra cosa cuesta más de lo que da.
bot-after_you = Dejo que los demás vayan primero: mi objetivo apenas se puede cumplir ya.
bot-flee = Me alejo de lo que hay en esta sala.
bot-fight = { $about } tiene que irse antes de que me ataque.
bot-help = Me ayuda ahora; el resto de mi plan puede esperar.
bot-drop = Ya no necesito { $about }.
bot-explore = Quiero saber qué hay en { $about }.
bot-send_signal = Quiero enviar la señal desde { $about }.
bot-examine_archives = Quiero leer los archivos en { $about }.
bot-restore_power = Con luz vivimos todos más, así que voy a por la energía en { $about }.
bot-raise_alarm = Quiero dar la alarma para que la sala de cuarentena se abra antes.
bot-lock_in = He hecho bastante y me encierro.
bot-enter_pod = He hecho bastante y tomo la cápsula en { $about }.
bot-escape = La puerta está abierta: voy al búnker.
bot-loud = Hay ruido por todas partes, así que espero un momento más tranquilo para salir.
bot-gate = Espero cerca de { $about } a que se abra la puerta.
bot-ahead = Alguien tiene que ir delante, así que voy yo.
bot-rover = Hago volver el rover para poder irme.
bot-stand = A quien huye lo atacan enseguida, así que me quedo.
bot-suit = Necesito un traje para cruzar la superficie.
bot-gather = Espero con los demás cerca de la salida a que se abra la puerta.
bot-cure = Quiero librarme de la contaminación antes de irme.
bot-signal = Solo puedo ganar con la señal, así que voy a enviarla.
bot-bar = Ya tengo mi traje; ahora estropeo este lugar para alguien que no debe tener uno.
bot-character = Es el personaje del que más espero.
bot-likelier = De los dos, es el que antes se puede cumplir.
bot-clutter = Solo me ocupa sitio en la mano.
bot-spare = De todo lo que tengo, es de lo que mejor puedo prescindir.
bot-let_go_on = No me perjudica, así que me quedo la carta.
bot-foe = Prefiero que eso no salga bien.
bot-no_danger = Esta tirada no trae a nadie.
bot-roll_again = Esta tirada traería un intruso; una carta es poco precio.
bot-needed = Es lo que más necesito.
bot-noise = Ahí es donde menos me estorba el ruido.
bot-onward = Desde ahí se sigue mejor.
bot-leave = Estoy en la cápsula y nada me retiene aquí.
bot-friend = Aún puede subir alguien que de otro modo se quedaría.

# Nemesis.

bot-start_self_destruct = Con la cuenta atrás se abre una salida, así que quiero iniciarla en { $about }.
bot-stop_self_destruct = Aún necesito esta nave y quiero impedir su final en { $about }.
bot-check_coordinates = Quiero saber adónde va esta nave; lo veré en { $about }.
bot-set_course = Quiero otro rumbo y lo fijo en { $about }.
bot-engine = Sin dos motores nadie vuelve a casa, así que me ocupo del que está en { $about }.
bot-check_engine = Quiero saber si funciona el motor de { $about }.
bot-analyse = Lo que llevo revela una de sus debilidades, en { $about }.
bot-take_egg = Necesito un huevo de { $about }.
bot-operate = Quiero librarme de lo que llevo dentro, en { $about }.
bot-repair = Con unas averías más la nave se parte, así que voy a reparar { $about }.
bot-hibernate = He hecho bastante y me echo a dormir en { $about }.
bot-board_pod = He hecho bastante y tomo una cápsula en { $about }.
bot-pod = Espero cerca de { $about } a que se abran las cápsulas.

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

# Lo que un bot dice a los demás, sea verdad o no.

says-going = Voy de camino: { $about }.
says-need = Allí tengo algo que hacer, dejádmelo a mí: { $about }.
says-together = Hagámosle frente juntos: { $about }.
says-harmless = { $about_seat }, no te haré ningún daño.
says-ahead = Yo voy delante; seguid juntos.
says-gather = Quedémonos cerca de la salida hasta que se abra la puerta.
says-agreed = De acuerdo.
