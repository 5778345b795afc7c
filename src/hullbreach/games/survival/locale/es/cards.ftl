### Cartas que hay en los dos juegos, y lo que preguntan.

## Action cards of nearly everybody

card-search = Registrar
    .text = No en combate. Gasta 1 registro de tu sala. Roba 2 objetos de su color (en una sala blanca, del mazo que elijas), quédate con 1 y pon el otro debajo de su mazo.
card-rest = Descansar
    .text = No en combate. Escanea todas las cartas de contaminación de tu mano y retira las que no sean INFECTADO. Si alguna es INFECTADO, recibes una larva; si ya llevas una, mueres y aparece un reptador.
card-demolition = Demolición
    .text = Destruye 1 puerta cerrada junto a tu sala. O: tu sala sufre un fallo.
card-interruption = Interrupción
    .text = Juégala cuando otro personaje de tu sala realice una acción o juegue Interrupción: queda cancelada. Lo pagado sigue pagado y un objeto de un solo uso se pierde. Lo que no es una acción, como soltar cosas, no se puede cancelar.

## The crew of the Nemesis

card-reload = Recargar
    .text = Carga 1 de munición en tu revólver, sin superar su máximo.
card-order = Orden
    .text = No en combate. Otro personaje de tu sala va a una sala vecina a tu elección, quiera o no, no a través de una puerta cerrada. Para él es un movimiento normal.
card-motivation = Motivación
    .text = Cada personaje de tu sala, tú incluido, roba 1 carta.
card-suppressive_fire = Fuego de supresión
    .text = Solo en combate. Gasta 1 de munición. Tú, u otro personaje de tu sala que quiera, va a una sala vecina, no a través de una puerta cerrada, sin ser atacado.
card-old_friend = Vieja amiga
    .text = No en combate. En una sala sin ordenador y sin fallo: realiza gratis la acción de la sala.
card-computer_skills = Conocimientos informáticos
    .text = No en combate. Abre o cierra 1 puerta junto a tu sala. O: en una sala con un ordenador que funcione, realiza gratis la acción de la sala.
card-blocking_access = Bloquear acceso
    .text = No en combate. Ante un ordenador que funcione: realiza gratis la acción de la sala. O: cualquier sala con un ordenador que funcione sufre un fallo.
card-intranet = Intranet
    .text = Coste 1. No en combate. Ante un ordenador que funcione: realiza gratis la acción de cualquier sala explorada con un ordenador que funcione. Donde hable de su sala, se refiere a aquella, no a la tuya.
card-risk_assessment = Evaluación de riesgos
    .text = No en combate. Ante un ordenador que funcione: mira en secreto la primera carta de evento. Déjala ahí o ponla debajo del mazo.
card-adrenaline = Adrenalina
    .text = Solo en combate. Dispara y luego roba 1 carta. O: huye a una sala vecina, no a través de una puerta cerrada, y luego roba 1 carta; con una herida en la pierna pagas 2 cartas por ello.
card-reconnaissance = Reconocimiento
    .text = Coste 1. No en combate. Ve a una sala vecina, no a través de una puerta cerrada, sin tirada de ruido. Silencio y Peligro de una ficha de exploración de allí no tienen efecto.
card-scavenging = Rebuscar
    .text = Coste 1. No en combate. Registra tu sala, aunque todos sus registros estén gastados.
card-full_auto = Fuego automático
    .text = Solo en combate. Dispara con tu propio rifle y gasta toda su munición. El disparo hace 1 de daño más por cada 2 de munición gastada, aunque falle.
card-nerves_of_steel = Nervios de acero
    .text = Descártala cuando te alcance un ataque por sorpresa: ignora ese ataque.
card-covering_fire = Fuego de cobertura
    .text = Solo en combate. Gasta 1 de munición. Tú, otro personaje de tu sala que quiera, o ambos, vais a la misma sala vecina, no a través de una puerta cerrada, sin ser atacados.
card-taking_aim = Apuntar
    .text = Solo en combate. Dispara con un arma de energía. Puedes repetir la tirada una vez.
card-pyrotechnics = Pirotecnia
    .text = Coste 1. No en combate. Descarta 1 de tus objetos y prende fuego a tu sala. O: apaga el fuego de tu sala.
card-technical_corridors = Pasillos de servicio
    .text = Coste 1. No en combate. Desde una sala con entrada a los pasillos de servicio repta a cualquier otra sala con entrada, explorada o no. Después pasa.

## Contamination

card-contamination = Contaminación
    .text = No es una carta de acción: no sirve para pagar, pero cuenta como carta en la mano en un encuentro. Nadie sabe si es INFECTADO hasta escanearla.
card-infected = INFECTADO
    .text = La cara oculta de una carta de contaminación escaneada: INFECTADO. Se queda contigo y puede traer una larva o la muerte.
card-clean = No INFECTADO
    .text = La cara oculta de una carta de contaminación escaneada: no es INFECTADO. Es inofensiva, pero llena tu mazo.

## Items

item-taser = Taser
    .text = Coste 1. Un solo uso. Un { word-xeno } de tu sala sufre 1 de daño y, si sigue allí, se retira. O: otro personaje de tu sala descarta toda la mano. Se fabrica con electricidad y armazón.
item-recon_drone = Dron de reconocimiento
    .text = Coste 1. No en combate. Un solo uso. Mira en secreto 1 sala sin explorar y su ficha de exploración.
item-clothes = Ropa
    .text = Coste 1. No en combate. Un solo uso. Quítate la mucosidad. O: venda 1 de tus heridas graves. Componente: material.

## Serious wounds

wound-body = Cuerpo
    .text = Al empezar la ronda robas hasta 1 carta menos: 4 en lugar de 5.
wound-leg = Pierna
    .text = Salir de una sala con un { word-xeno } cuesta 2 en lugar de 1.
wound-bleeding = Hemorragia
    .text = Cada vez que pasas, sufres 1 herida leve.
wound-hand = Mano
    .text = Usar un objeto cuesta 1 más.
wound-arm = Brazo
    .text = Solo tienes 1 mano. Lo que ya no quepa, lo sueltas de inmediato.

## What can be done with the cards of the crew

choice-send_drone = enviar el dron
choice-order = enviar a alguien
choice-motivate = motivar a todos
choice-cover = cubrir una retirada
choice-connect = usar una sala a distancia
choice-assess = mirar el próximo evento
choice-block = bloquear un ordenador
choice-snap_shot = disparar
choice-sneak = ir sin ruido
choice-empty = vaciar el cargador
choice-aim = apuntar
choice-improvise = fabricar algo

## What they ask

prompt-order = ¿A quién envías?
prompt-order_to = ¿Adónde va { $seat }?
prompt-covering_weapon = ¿Qué arma disparas?
prompt-come_along = ¿Ir a { $room } mientras { $seat } te cubre?
prompt-take_aim = ¿A quién disparas y con qué?
prompt-block = ¿Qué ordenador bloqueas?
prompt-intranet = ¿Qué sala usas?
prompt-assess = ¿La carta se queda encima del mazo ({ $deck })?
prompt-improvise = ¿Qué fabricas?
prompt-scout_to = ¿Adónde vas?
prompt-keep_calm = ¿Ignoras este ataque?
prompt-quest_cost = ¿Qué descartas por { $item }?
prompt-toggle_doors = ¿Qué puertas abres o cierras?

option-order-character = { $a_seat }
option-turn = { $a }
option-fire = { $a }
option-assess-top = dejar { $a } encima
option-under = poner { $a } debajo del mazo
