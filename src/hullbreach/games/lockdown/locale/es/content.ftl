### Nombres de todo lo que está impreso.

## Characters

character-survivor = Superviviente
    .text = De la Nemesis: empieza en la Sala de cuarentena con conocimiento 3 y sin objeto. Objeto de misión: { item-assault_rifle }. Puntos fuertes: luchar con heridas, reptar por conductos, escabullirse.
character-hacker = Pirata informático
    .text = Del personal: empieza en el Repositorio con conocimiento 1. Objeto inicial: { item-smart_gun }. Objeto de misión: { item-cheat_codes }. Puntos fuertes: ordenadores, en cualquier sitio y sin energía.
character-xenobiologist = Xenobióloga
    .text = Del personal: empieza en el Repositorio con conocimiento 1. Objeto inicial: { item-probe_arm }. Objeto de misión: { item-overmind }. Puntos fuertes: conocimiento, previsión, cortar xenos.
character-sentry = Centinela
    .text = Del personal: empieza en el Repositorio con conocimiento 1. Objeto inicial: { item-smg }. Objeto de misión: { item-battle_suit }. Puntos fuertes: disparar, cerrar puertas, guiar a otros.
character-janitor = Conserje
    .text = Del personal: empieza en el Repositorio con conocimiento 1. Objeto inicial: { item-nailgun }. Objeto de misión: { item-pressure_washer }. Puntos fuertes: reparaciones, fuegos, puertas, construir cosas.
character-lab_rat = Rata de laboratorio
    .text = De la Nemesis: empieza en la Sala de cuarentena con conocimiento 3 y sin objeto. Objeto de misión: { item-wail }. Puntos fuertes: esconderse, ruido, oscuridad, vivir con contaminación.

## Action cards

card-repairs = Reparaciones
    .text = Coste 1. No en combate. Retira el fallo de tu sala.
card-basic_repairs = Reparaciones básicas
    .text = Coste 2. No en combate. Retira el fallo de tu sala.
card-recharge = Recarga
    .text = No en combate. Si no estás a oscuras: carga 2 de munición en un arma de energía que empuñes, sin superar su máximo.
card-neuralink = Neuralink
    .text = No en combate. En una sala sin ordenador que funcione, no a oscuras: realiza gratis 1 acción de ordenador. O: ante un ordenador que funcione, a oscuras: realiza gratis 1 acción de ordenador.
card-bypass = Derivación
    .text = Coste 1. No en combate. Ante un ordenador que funcione, no a oscuras: realiza tantas acciones distintas de la carta de ordenador visible como quieras; luego revela la siguiente. O: da la vuelta a la ficha de energía de tu sección.
card-it_works_for_me = A mí me funciona
    .text = Coste 1. No en combate. Retira el fallo de tu sala. Después, ante un ordenador y no a oscuras, puedes realizar gratis 1 acción de ordenador.
card-master_plan = Plan maestro
    .text = No en combate. En una sala con un ordenador que funcione, aun sin energía: realiza gratis la acción de la sala. O: mira en secreto 2 salas sin explorar, no sus fichas.
card-emergency_key = Llave de emergencia
    .text = No en combate. En una sala de ascensor: llama al ascensor y úsalo, aun sin energía, pero no con un fallo. O: abre o cierra 1 puerta junto a tu sala.
card-clean_up = Hacer limpieza
    .text = No en combate. Retira el fallo de tu sala. O: apaga el fuego de tu sala.
card-maintenance_plan = Plan de mantenimiento
    .text = No en combate. En una sala blanca o amarilla sin fallo: realiza gratis la acción de la sala. O: mira en secreto 2 salas sin explorar, no sus fichas.
card-jury_rigging = Improvisación
    .text = Coste 2. No en combate. En una sala amarilla: gasta 1 registro de la sala y toma un Lanzallamas, un Traje de supervivencia o un Taser de los objetos fabricados.
card-it_should_work = Debería funcionar
    .text = Coste 1. No en combate. Realiza la acción de tu sala a pesar de su fallo; pagas además su propio coste. O: ante un ordenador que funcione, a oscuras: realiza gratis 1 acción de ordenador.
card-weird_metabolism = Metabolismo extraño
    .text = Quítate la mucosidad. O: descarta 1 carta de contaminación de tu mano en tu propio descarte y roba 2 cartas.
card-sensitive_hearing = Oído sensible
    .text = No en combate. Quita 1 ruido de un pasillo de tu sala. O: haz ruido en un pasillo de tu sala; si ya hay ruido, tienes un encuentro.
card-feel_of_the_dark = Sentir la oscuridad
    .text = Descártala cuando te afecte el efecto de oscuridad de un evento: ignóralo. O: descártala cuando te alcance la carta de un ataque por sorpresa: ignora esa carta.
card-inconspicuous = Discreción
    .text = Descártala cuando un xeno te ataque, antes de robar su carta: ataca a otro personaje de tu sala, a tu elección. O: descártala a oscuras en lugar de tu tirada de ruido al desarrollarse la bolsa.
card-stun = Aturdir
    .text = Otro personaje de tu sala con entre 1 y 3 cartas en la mano la descarta entera. O, en combate: descarta un arma que empuñes; un xeno de tu sala va a una sala vecina a tu elección, no a través de una puerta cerrada.
card-quarantine = Cuarentena
    .text = Coste 1. No en combate. Ante un ordenador que funcione, aun sin energía: cierra todas las puertas de una sala cualquiera. Las puertas destruidas siguen destruidas.
card-facility_tour = Visita guiada
    .text = Ve a una sala vecina, no a través de una puerta cerrada, y llévate hasta a 1 personaje más de tu sala, quiera o no. Puedes ignorar el efecto de la ficha de exploración de allí. En combate es una huida: los xenos atacan a cada uno.
card-defense_plan = Plan de defensa
    .text = No en combate. En una sala blanca o roja sin fallo: realiza gratis la acción de la sala. O: mira en secreto 2 salas sin explorar, no sus fichas.
card-desperate_attack = Ataque desesperado
    .text = Solo en combate. Recibe 1 carta de contaminación y haz 2 de daño a un xeno de tu sala. Si después sigue allí, te ataca de inmediato.
card-obstinate = Obstinación
    .text = No en combate. Roba 1 carta por cada una de tus heridas graves, también las vendadas. O: descarta 1 de tus objetos y venda 1 herida grave.
card-vents = Conductos de ventilación
    .text = Coste 1. No en combate. Desde una sala con entrada a los pasillos de servicio, repta a otra sala explorada que también tenga. Resuelve una carta de ataque como si te atacara un adulto a oscuras; si allí no había nadie más ni ningún xeno, haz una tirada de ruido.
card-distraction = Distracción
    .text = Solo en combate. Descarta 1 de tus objetos. Tú, otro personaje de tu sala o ambos huís a la misma sala vecina, no a través de una puerta cerrada, sin que os ataquen.
card-rushed_analysis = Análisis apresurado
    .text = No en combate. Escanea todas las cartas de contaminación de tu mano y retira las que no sean INFECTADO. Si has retirado al menos 1, gana 1 de conocimiento. Si alguna es INFECTADO, recibes una larva; si ya llevas una, mueres y aparece un reptador.
card-workspace_plan = Plan de trabajo
    .text = No en combate. En una sala blanca o verde sin fallo: realiza gratis la acción de la sala. O: mira en secreto 2 salas sin explorar, no sus fichas.
card-pheromones = Feromonas
    .text = Solo en combate. Descártala con un huevo o cadáver de xeno que lleves cuando te alcance una carta de ataque: ignora el ataque. Con conocimiento 6 puedes desviarlo a otro personaje de tu sala. Todos en tu sala reciben mucosidad.
card-field_experience = Experiencia de campo
    .text = Gasta 1 registro de tu sala y gana 1 de conocimiento. O, con conocimiento 4: mira las 2 primeras cartas de evento, pon 1 encima y 1 debajo del mazo. O, con conocimiento 6: lo mismo con cartas de ataque.
card-vivisection = Vivisección
    .text = Solo en combate. Gasta 1 uso de tu Brazo sonda: un xeno de tu sala sufre 1 de daño y 1 más por cada 2 puntos completos de conocimiento que tengas.

## Items

item-neutralizer = Neutralizador
    .text = Coste 1. No en combate. Un solo uso. Escanea todas las cartas de contaminación de tu mano, mazo y descarte; retira las que sean INFECTADO y tu larva. Baraja todas tus cartas en un mazo nuevo y pasa. Se fabrica con fuego y medicina.
item-flamethrower = Lanzallamas
    .text = Pesado. Arma, munición 4 de 4. Todo resultado salvo el blanco hace al menos 1 de daño. Un impacto doble prende además fuego a tu sala. Un Reactivo lo llena. Se fabrica con fuego y armazón.
item-pistol = Pistola
    .text = Pesado. Arma de energía, munición 3 de 3. Un impacto doble hace solo 1 de daño. Se fabrica con electricidad y fuego.
item-enviro_suit = Traje de supervivencia
    .text = Pesado. Con él puedes ir a pie desde la sala de salida, por la puerta principal abierta, hasta el búnker. Se fabrica con material y armazón.
item-medkit = Botiquín
    .text = Coste 1. No en combate. Un solo uso. Venda 1 de tus heridas graves. O: cura 1 de tus heridas graves vendadas. Componente: medicina.
item-skin_stapler = Grapadora quirúrgica
    .text = Coste 1. No en combate. Un solo uso. Venda 1 de tus heridas graves. O: cura todas tus heridas leves. Componente: medicina.
item-antiseptic = Antiséptico
    .text = Coste 1. No en combate. Un solo uso. Escanea 1 carta de contaminación de tu mano y retírala. Si era INFECTADO, recibes una nueva y no pasa nada más. Componente: fuego.
item-caffeine_pills = Pastillas de cafeína
    .text = No en combate. Un solo uso. Escanea todas las cartas de contaminación de tu mano y retira las que no sean INFECTADO. Si alguna es INFECTADO, recibes una larva; si ya llevas una, mueres y aparece un reptador. Después roba 1 carta.
item-scalpel = Bisturí
    .text = Coste 1. Un solo uso. Extirpa la larva a un personaje de tu sala, tú incluido; sufre 1 herida grave. O: un xeno de tu sala sufre 1 de daño y recibes 1 carta de contaminación.
item-analysis_tools = Instrumentos de análisis
    .text = Coste 1. No en combate. Un solo uso. Analiza un huevo, cadáver de xeno o cadáver de tu sala o tus manos: gana 3 de conocimiento y, si esa clase es nueva, descubre la siguiente debilidad. O: mira en secreto qué cartas de contaminación de tu mano son INFECTADO; no pasa nada. Componente: electricidad.
item-weapon_energy_cell = Batería de arma
    .text = Coste 1. Un solo uso. Recarga del todo 1 arma de energía que empuñes. O: recupera todos los usos de tu Linterna. O: abre o cierra 1 puerta junto a tu sala. Componente: electricidad.
item-grenade = Granada
    .text = Coste 1. Un solo uso. Lánzala a un xeno o a huevos de tu sala o de una vecina, no a través de una puerta cerrada: 2 de daño al objetivo, 1 a los demás xenos y huevos de allí y 1 herida grave a cada personaje de allí. Si hay huevos, haces una tirada de ruido.
item-glowstick = Barra luminosa
    .text = Un solo uso. Descártala cuando te afecte un efecto de oscuridad e ignóralo: el de una carta de ataque o de evento, o el número mayor de un encuentro.
item-smoke_grenade = Granada de humo
    .text = Coste 1. Un solo uso. Los demás personajes de tu sala descartan 1 carta de acción. Tú vas a una sala vecina, no a través de una puerta cerrada, sin que te ataquen.
item-shotgun = Escopeta
    .text = Pesado. Arma de energía, munición 1 de 2. Siempre que hace daño, hace 1 más.
item-prototype_rifle = Prototipo: rifle
    .text = Pesado. Arma de energía, munición 3 de 6. Con un impacto doble puedes gastar 1 munición más para hacer 1 de daño más.
item-extended_magazine = Cargador ampliado
    .text = Acóplalo a un arma de energía que empuñes y que no tenga otro: carga 2 de munición y su máximo es 2 mayor desde ahora.
item-main_gate_key = Llave de la puerta principal
    .text = Coste 1. No en combate. Un solo uso. Ante un ordenador que funcione o en la sala de salida: abre la puerta principal para siempre.
item-contingency_file = Expediente de contingencia
    .text = Coste 1. No en combate. Un solo uso. Mira en secreto 1 protocolo de contención de otro jugador o de la reserva neutral.
item-combat_stimulants = Estimulantes de combate
    .text = Coste 1. Un solo uso. Descarta tantas cartas de tu mano como quieras, también de contaminación, y roba esa cantidad más 1.
item-thermite_charge = Carga de termita
    .text = Coste 1. Un solo uso. Elige tu sala o una vecina, no a través de una puerta cerrada: sufre un fallo y fuego. Cada xeno de allí sufre 1 de daño, cada personaje 1 herida leve y se destruye 1 huevo de allí; si había alguno, haces una tirada de ruido.
item-smg = Subfusil
    .text = Pesado. Arma de energía, munición 5 de 5. Un arma corriente sin regla propia.
item-smart_gun = Pistola inteligente
    .text = Pesado. Arma de energía, munición 3 de 4. Tras disparar puedes volver a tirar el dado una vez.
item-nailgun = Pistola de clavos
    .text = Coste 1. Pesado. Arma, munición 4 de 4. Un impacto doble hace solo 1 de daño. Para recargarla del todo, descarta un Cinturón de herramientas.
item-probe_arm = Brazo sonda
    .text = Coste 1. 2 usos. Está junto a tu tablero. En combate, salvo si en tu sala solo hay larvas: gasta 1 uso y toma un cadáver de xeno de la reserva en una mano libre. O, fuera de combate: descarta un Cinturón de herramientas para recuperar todos los usos.
item-assault_rifle = Rifle de asalto
    .text = Pesado. Arma de energía, munición 5 de 5. Misión: en una sala roja, descarta una Batería de arma. Siempre que hace daño, hace 1 más.
item-battle_suit = Traje de combate
    .text = Pesado. Misión: estar en una sala del Sistema de Envío de Carga. No recibes mucosidad ni heridas en salas en llamas. Cuenta como Traje de supervivencia y disparas con el dado de ventaja incluso a oscuras.
item-wail = Alarido
    .text = Coste 1. Misión: tener al menos 2 cartas de contaminación en la mano. Pon ruido en tantos pasillos sin ruido de tu sección como quieras. O: quita el ruido de tantos pasillos de tu sección como quieras.
item-cheat_codes = Trucos
    .text = Coste 1. No en combate. Misión: usa ordenadores en 2 secciones. Ante un ordenador que funcione: deja a la vista la carta visible o una de las 2 siguientes, las demás van debajo; si no estás a oscuras, úsalo una vez. O, no a oscuras: mira 1 protocolo ajeno o neutral.
item-pressure_washer = Hidrolimpiadora
    .text = Coste 1. Pesado. Misión: en una sala blanca o amarilla, descarta un Reactivo. Apaga el fuego de tu sala o de una vecina, no a través de una puerta cerrada. O: todos en tu sala pierden la mucosidad. O: un xeno de tu sala se retira.
item-overmind = Supermente
    .text = Coste 2. Misión: tener conocimiento 6 y la ficha de conocimiento activa. Mueve a un xeno de tu sección, no a la reina, por el pasillo que elijas. O, con conocimiento 8: un xeno de tu sala no ataca en la próxima fase de eventos.
item-toolbelt = Cinturón de herramientas
    .text = Coste 1. No en combate. Un solo uso. Retira el fallo de tu sala. O: abre o cierra 1 puerta junto a tu sala. Componente: armazón.
item-duct_tape = Cinta americana
    .text = Coste 1. Un solo uso. No en combate: retira el fallo de tu sala. O: une dos objetos pesados que empuñes; ocupan solo 1 mano. Nunca sirve con huevos ni cadáveres. Componente: material.
item-fire_blanket = Manta ignífuga
    .text = Coste 1. No en combate. Un solo uso. Apaga el fuego de tu sala. O: quítate la mucosidad.
item-flashlight = Linterna
    .text = Pesado. 3 usos. Gasta 1 uso cuando te afecte un efecto de oscuridad e ignóralo: el de una carta de ataque o de evento, o el número mayor de un encuentro. Vacía, se queda contigo.
item-lighter = Encendedor
    .text = Coste 1. Un solo uso. Prende fuego a tu sala. O, sin pagar: descártalo cuando te afecte un efecto de oscuridad e ignóralo: el de una carta de ataque o de evento, o el número mayor de un encuentro. Componente: armazón.
item-reagents = Reactivo
    .text = Coste 1. Un solo uso. Llena del todo tu Lanzallamas. O, con conocimiento 5: un xeno de tu sala se retira. Componente: fuego.
item-cave_plans = Planos de las cuevas
    .text = Coste 1. No en combate. Un solo uso. Desde una sala con entrada a los pasillos de servicio ve a otra sala explorada que también tenga, sin que te ataquen. Si allí no hay nadie más ni ningún xeno, haz una tirada de ruido.
item-facility_plans = Planos del complejo
    .text = Coste 1. No en combate. Un solo uso. Mira en secreto 2 salas sin explorar, no sus fichas.
item-research_documents = Documentos de investigación
    .text = Coste 1. No en combate. Un solo uso. Gana 1 de conocimiento.

## Rooms

room-css_b = Sistema de Envío de Carga B
    .text = Coste 2. No en combate. Si la ficha de tiempo está sobre una ficha de lanzamiento y la cápsula B está libre: descarta tu mano, pasa y entra en la cápsula. En la fase de eventos la ficha decide: escapas o vuelves aquí con 1 herida grave. Amarilla: objetos técnicos.
room-css_c = Sistema de Envío de Carga C
    .text = Coste 2. No en combate. Si la ficha de tiempo está sobre una ficha de lanzamiento y la cápsula C está libre: descarta tu mano, pasa y entra en la cápsula. En la fase de eventos la ficha decide: escapas o vuelves aquí con 1 herida grave. Amarilla: objetos técnicos.
room-css_control = Control del SEC
    .text = Coste 2. No en combate. Mira en secreto una ficha de lanzamiento. Si la ficha de tiempo no está sobre ella, puedes moverla 1 casilla, no sobre otra. Ordenador. Amarilla: objetos técnicos.
room-defense_control_room = Control del sistema defensivo
    .text = Coste 2. No en combate. Gasta 1 registro de esta sala o ponle un fallo. Después elige una sala con un xeno y sin fallo: sufre un fallo, cada xeno de allí sufre 1 de daño y cada personaje de allí 1 herida grave. Ordenador. Roja: objetos militares.
room-guard_room = Cuerpo de guardia
    .text = Coste 2. No en combate. Gasta 1 registro de esta sala y toma un Taser o un Traje de supervivencia de los objetos fabricados. Roja: objetos militares.
room-contaminated_room = Compartimento contaminado
    .text = Sin acción. Quien registra aquí recibe mucosidad. Nunca sufre fallos. Blanca: todos los objetos.
room-testing_lab = Laboratorio de pruebas
    .text = Coste 2. No en combate. Con conocimiento 4: toma un Neutralizador de los objetos fabricados. Ordenador. Verde: objetos médicos.
room-vent_control_room = Sistemas de soporte vital
    .text = Coste 2. No en combate. Elige una sala con entrada a los pasillos de servicio y sin puertas destruidas: cierra todas sus puertas y apaga su fuego. Si siguen cerradas al acabar la fase de jugadores, mueren allí todos los personajes y xenos; los huevos quedan. Ordenador. Amarilla: objetos técnicos.
room-archive = Archivo
    .text = Coste 2. No en combate. Una vez por partida: gana 2 de conocimiento, activa tu ficha de conocimiento y mira en secreto 1 protocolo de contención de otro jugador o de la reserva neutral. Ordenador. Blanca: todos los objetos.
room-cave_entrance = Entrada a las cuevas
    .text = Coste 2. No en combate. Por los pasillos de servicio repta a otra sala explorada con entrada. Resuelve una carta de ataque como si te atacara un adulto a oscuras; si allí no había nadie más ni ningún xeno, haz una tirada de ruido. Blanca: todos los objetos.
room-cooling_system = Sistema de refrigeración
    .text = Coste 2. No en combate. Inicia la autodestrucción: su ficha va 3 casillas por delante de la de tiempo. Ordenador. Amarilla: objetos técnicos.
room-decon_room = Sala de descontaminación
    .text = Coste 2. No en combate. Escanea todas las cartas de contaminación de tu mano y retira las que sean INFECTADO. Pierdes también tu larva y tu mucosidad. Verde: objetos médicos.
room-laboratory = Laboratorio
    .text = Coste 2. No en combate. Analiza un huevo, un cadáver de xeno o un cadáver que esté en tu sala o que lleves: gana 3 de conocimiento. Si esa clase es nueva, se descubre la siguiente debilidad; si no, solo vuelve a la reserva. Ordenador. Verde: objetos médicos.
room-css_a = Sistema de Envío de Carga A
    .text = Coste 2. No en combate. Si la ficha de tiempo está sobre una ficha de lanzamiento y la cápsula A está libre: descarta tu mano, pasa y entra en la cápsula. En la fase de eventos la ficha decide: escapas o vuelves aquí con 1 herida grave. Amarilla: objetos técnicos.
room-nest = Nido
    .text = Coste 2. No en combate. Toma un huevo en una mano libre y haz una tirada de ruido. Quien descubre el Nido gana 1 de conocimiento. Sin huevos queda destruido. Nunca sufre fallos. No se registra.
room-power_generator = Generador de Energía
    .text = Coste 2. No en combate. Detén la autodestrucción mientras su ficha muestre el amarillo. O: da la vuelta a la ficha de energía de esta sección. Amarilla: objetos técnicos.
room-transmitter_control_room = Centro de transmisiones
    .text = Coste 2. No en combate. Envía tu señal. O: otro jugador que haya enviado la señal te enseña en secreto todos los objetivos que conserve. Ordenador. Roja: objetos militares.
room-elevator_s01 = Ascensor S-01
    .text = Coste 1. No en combate. Llama al ascensor. O, si está aquí: ve a otra sección y llévate a quien quieras de la sala, si accede. Para ambas cosas el ascensor necesita energía. Después no hay tirada de ruido. No se registra.
room-elevator_s02 = Ascensor S-02
    .text = Coste 1. No en combate. Llama al ascensor. O, si está aquí: ve a otra sección y llévate a quien quieras de la sala, si accede. Para ambas cosas el ascensor necesita energía. Después no hay tirada de ruido. No se registra.
room-elevator_s03 = Ascensor S-03
    .text = Coste 1. No en combate. Llama al ascensor. O, si está aquí: ve a otra sección y llévate a quien quieras de la sala, si accede. Para ambas cosas el ascensor necesita energía. Después no hay tirada de ruido. No se registra.
room-alert_room = Control de emergencias
    .text = Coste 2. No en combate. Da la alarma: su ficha va a la mitad de la casilla de tiempo, redondeando abajo. Se abre la Sala de cuarentena y la partida acaba cuando el tiempo deje esa casilla. O: mira 1 protocolo de contención neutral y quédatelo. No se registra.
room-backup_power_supply = Suministro de Energía de reserva
    .text = Coste 2. No en combate. Con menos de 3 fichas de energía encendidas: se encienden la 1 y la 2 y se apagan la 3 y la 4. Después coloca las cuatro de nuevo como quieras. La ficha de tiempo pasa a energía de emergencia. No se registra.
room-isolation_room = Sala de cuarentena
    .text = Coste 2. No en combate. En una casilla de tiempo blanca o con la alarma dada: haz una tirada de ruido; si entonces no hay xenos aquí, quedas encerrado y a salvo, salvo si se destruye el complejo. Quien esté aquí al empezar la ronda roba hasta 1 carta más, salvo fallo. No se registra.
room-repository = Repositorio
    .text = Coste 2. No en combate. Tú, y después los demás de esta sala, podéis fabricar 1 objeto con solo 1 de sus 2 componentes. No se registra.
room-stairwell = Escaleras de emergencia
    .text = En ninguna sección y siempre a oscuras. Sin acción. No se registra.

## Event cards

eventcard-blood_trace = Rastro de sangre
    .text = En cada sección, todos los xenos que no estén en combate van a la sala de menor número con un personaje con una herida grave abierta y sin cartas de acción. A oscuras, también hacia personajes con cartas de acción. { moves-of-event }
eventcard-blue_screen = Pantallazo azul
    .text = La sala explorada de menor número con un ordenador que funcione y energía sufre un fallo. Después esta carta sale de la partida y el mazo se baraja de nuevo. { moves-of-event }
eventcard-bulkheads_open = Mamparos abiertos
    .text = Se abren todas las puertas cerradas. A oscuras: ruido en cada pasillo sin ruido de la sala de cada personaje. { moves-of-event }
eventcard-coolant_leak = Fuga de refrigerante
    .text = Si el Sistema de refrigeración está explorado y tiene un fallo, se inicia la autodestrucción; si no lo tiene, sufre uno. Después esta carta sale de la partida y el mazo se baraja de nuevo. { moves-of-event }
eventcard-damage = Daños
    .text = Cada sala con un adulto, reproductor o reina sufre un fallo. A oscuras: también cada sala con un personaje. { moves-of-event }
eventcard-egg_protection = Protección de los huevos
    .text = Cada personaje que esté en el Nido o lleve un huevo tiene un encuentro. A oscuras: cada personaje recibe 1 carta de contaminación. { moves-of-event }
eventcard-fire_in_the_hole = Fuego en el agujero
    .text = Arden todas las salas exploradas del Sistema de Envío de Carga. Cada personaje de allí sin cartas de acción en la mano sufre 1 herida grave. { moves-of-event }
eventcard-hatching = Eclosión
    .text = Retira 1 huevo del Nido. Cada personaje de allí sin cartas de acción recibe una larva y 1 carta de contaminación; si no hay ninguno, una ficha de larva entra en la bolsa. A oscuras: también recibe ambas cada personaje de otro lugar sin cartas de acción. { moves-of-event }
eventcard-kickstopper = Freno de emergencia
    .text = El ascensor pierde la energía y todas las salas de ascensor sufren un fallo. Después esta carta sale de la partida y el mazo se baraja de nuevo. { moves-of-event }
eventcard-leaving_the_shell = Salir del cascarón
    .text = Quien lleve una larva recibe y escanea una carta de contaminación: si es INFECTADO, muere y aparece un reptador. Los demás roban 4 cartas, escanean las de contaminación, reciben una larva si alguna es INFECTADO y descartan las 4. { moves-of-event }
eventcard-lurking = Acechar
    .text = Todos los xenos que no estén en combate salen del tablero y sus fichas entran en la bolsa. A oscuras: cada xeno en combate ataca. { moves-of-event }
eventcard-nest = Nido
    .text = Si el Nido está explorado: ruido en cada uno de sus pasillos sin ruido. A oscuras: ruido en cada pasillo sin ruido de la sala de cada personaje. { moves-of-event }
eventcard-noise_in_corridors = Ruido en los pasillos
    .text = Ruido en los pasillos de servicio. Si ya lo hay, salen de la partida 1 marcador libre de fuego y 1 de fallo. A oscuras: cada personaje en una sala con entrada sufre 1 herida leve. { moves-of-event }
eventcard-panic = Pánico
    .text = Cada personaje sin cartas de acción en la mano pierde 2 de munición o, si no le alcanza, 1 objeto. A oscuras: también cada personaje con cartas de acción. { moves-of-event }
eventcard-power_surge = Sobretensión
    .text = La ficha de tiempo pasa a su cara inactiva: vuelven a contar los umbrales rojos de energía. { moves-of-event }
eventcard-sanitary_network_failure = Fallo de la red sanitaria
    .text = Cada sala verde explorada sufre un fallo. Después esta carta sale de la partida y el mazo se baraja de nuevo. { moves-of-event }
eventcard-scent_of_blood = Olor a sangre
    .text = Junto a cada personaje con una herida grave abierta: ruido en cada pasillo sin ruido de su sala. A oscuras: aparece un adulto junto a cada uno de ellos que no esté en combate. { moves-of-event }
eventcard-short_circuit = Cortocircuito
    .text = Arde cada sala explorada con un ordenador que funcione y energía. Después esta carta sale de la partida y el mazo se baraja de nuevo. { moves-of-event }
eventcard-thats_hot = Qué calor
    .text = Arden el Suministro de Energía de reserva y, si está explorado, el Generador de Energía. Después esta carta sale de la partida y el mazo se baraja de nuevo. { moves-of-event }

## Attack cards

attack-blood_chase = Rastreo de sangre
    .text = Reptador, Adulto, Reproductor, Reina: 1 herida leve y mucosidad. Si el objetivo huye con una herida grave abierta, el xeno lo sigue. { blood-of-attack }
attack-blood_rage = Furia de sangre
    .text = Reproductor, Reina: Un objetivo con 2 o más heridas graves muere. Si no, 1 herida grave, o 2 si tiene una abierta. { blood-of-attack }
attack-cut = Corte
    .text = Reptador, Adulto, Reproductor, Reina: 1 herida leve y 1 carta de contaminación. A oscuras: 1 herida leve más. { blood-of-attack }
attack-evolve = Evolución
    .text = Reptador: El reptador se convierte en reproductor, si queda alguno, y conserva su daño. A oscuras: el reproductor ataca de inmediato. { blood-of-attack }
attack-infecting_the_host = Infectar al huésped
    .text = Reptador, Reina: El objetivo recibe mucosidad. A oscuras: el objetivo recibe una larva y 1 carta de contaminación. { blood-of-attack }
attack-perched_in_the_dark = Al acecho en la oscuridad
    .text = Adulto, Reproductor, Reina: 1 herida grave. A oscuras: un objetivo que tenga entonces 3 heridas graves muere. { blood-of-attack }
attack-piercing_the_heart = Directo al corazón
    .text = Reina: 1 herida grave y 1 carta de contaminación. A oscuras: un objetivo que tenga entonces al menos 2 heridas graves muere. { blood-of-attack }

## Serious wounds

wound-eyes = Ojos
    .text = Siempre cuentas como si estuvieras a oscuras, incluso en una sección con energía: sin dado de ventaja ni ordenador.
wound-guts = Vísceras
    .text = Siempre que recibes cartas de contaminación, recibes 1 más.
wound-knee = Rodilla
    .text = En el primer turno de cada ronda, tu primer movimiento cuesta 1 más.

## Weaknesses

weakness-wary_of_shadows = Recelo de las sombras
    .text = Si un adulto te ataca con «Al acecho en la oscuridad», tres heridas graves a oscuras no te matan.
weakness-light_sensitive = Sensibles a la luz
    .text = Cuando hieres a un xeno mientras tu sección tiene energía, su valor de sangre cuenta como 1 menos.
weakness-blood_trail_habits = Hábitos del rastro de sangre
    .text = Con Rastreo de sangre ningún xeno te sigue. Furia de sangre solo te causa 1 herida grave y no mata al instante.

## Objectives

objective-cartographer = Cartógrafo
    .text = Has enviado la señal y todas las salas de las secciones S-01 y S-02 están exploradas.
objective-deep_survey = Sondeo profundo
    .text = Has enviado la señal y todas las salas de las secciones S-02 y S-03 están exploradas.
objective-whistleblower = Denunciante
    .text = Has enviado la señal y tu ficha de conocimiento está activa.
objective-big_game = Caza mayor
    .text = Has enviado la señal y la reina ha muerto o el complejo está destruido.
objective-burn_it_out = Quemarlo todo
    .text = Has enviado la señal y el Nido está destruido. O: el complejo está destruido.
objective-know_it_all = Sabelotodo
    .text = Tienes conocimiento 8.
objective-loose_ends = Cabos sueltos
    .text = Has enviado la señal y no sobrevive nadie de la Nemesis: ni la Superviviente, ni la Rata de laboratorio, ni la tripulación. O: eres el único superviviente.
objective-not_alone = No estás solo
    .text = Has enviado la señal y sobrevive al menos 1 personaje más.
objective-scorched_mars = Marte arrasado
    .text = El complejo está destruido, o eres el único superviviente.
objective-hostile_takeover = Opa hostil
    .text = El personaje del jugador 1 no sobrevive, o eres el único superviviente.
objective-severance = Finiquito
    .text = El personaje del jugador 2 no sobrevive, o eres el único superviviente.
objective-liability = Responsabilidad
    .text = El personaje del jugador 3 no sobrevive, o eres el único superviviente.
objective-redundancy = Despido
    .text = El personaje del jugador 4 no sobrevive, o eres el único superviviente.
objective-clean_ledger = Cuentas limpias
    .text = El personaje del jugador 5 no sobrevive, o eres el único superviviente.
objective-live_cargo = Carga viva
    .text = Has enviado la señal y llevas un huevo.
objective-extreme_field_biology = Biología de campo extrema
    .text = Las 3 debilidades están descubiertas, sin importar por quién.
objective-clearance = Autorización
    .text = Tu ficha de conocimiento está activa y tienes conocimiento 6 o más.
objective-sterilise = Esterilizar
    .text = Has enviado la señal y el Nido está destruido, aunque sea con todo el complejo.

## Containment protocols

protocol-code_green = Código Verde
    .text = Si está activo al final: nadie muere por el protocolo.
protocol-code_yellow = Código Amarillo
    .text = Si está activo al final: mueren los supervivientes con conocimiento 4 o menos, salvo en el búnker.
protocol-code_blue = Código Azul
    .text = Si está activo al final: mueren los supervivientes que no hayan enviado la señal, salvo en el búnker.
protocol-code_gray = Código Gris
    .text = Si está activo al final: mueren quienes escaparon en una cápsula.
protocol-code_red = Código Rojo
    .text = Si está activo al final: mueren quienes estén encerrados en la cámara de aislamiento.

## Computer cards

computer-computer_a = Acción de ordenador A
    .text = Ante un ordenador que funcione, coste 1, ni en combate ni a oscuras: enviar el rover a una sala de salida o al búnker; o mirar en secreto 1 ficha de lanzamiento; o mirar en secreto todos los protocolos de otro jugador de tu sección.
computer-computer_b = Acción de ordenador B
    .text = Ante un ordenador que funcione, coste 1, ni en combate ni a oscuras: ganar 1 de conocimiento; o mirar en secreto 1 ficha de lanzamiento; o intercambiar 2 fichas de energía.
computer-computer_c = Acción de ordenador C
    .text = Ante un ordenador que funcione, coste 1, ni en combate ni a oscuras: elegir una sala: su fuego se apaga y todos los xenos de allí se retiran; o intercambiar 2 fichas de energía; o mirar en secreto todos los protocolos de otro jugador de tu sección.
computer-computer_d = Acción de ordenador D
    .text = Ante un ordenador que funcione, coste 1, ni en combate ni a oscuras: abrir o cerrar 1 puerta cualquiera; o mirar en secreto 1 ficha de lanzamiento; o enviar el rover a una sala de salida o al búnker.
computer-computer_e = Acción de ordenador E
    .text = Ante un ordenador que funcione, coste 1, ni en combate ni a oscuras: elegir una sala: su fuego se apaga y todos los xenos de allí se retiran; o intercambiar 2 fichas de energía; o mirar en secreto 1 ficha de lanzamiento.
computer-lockdown = Confinamiento
    .text = Cuando se revela, la sala de quien usó el ordenador sufre un fallo. Después se baraja el mazo y se revela otra carta.

## Cards turned up by a scan

## Markers and other terms

marker-fire = Fuego
    .text = Quien termina aquí su turno sufre 1 herida leve. En la fase de eventos cada xeno de aquí sufre 1 de daño y arde 1 huevo. Si están en juego los 12 marcadores y hace falta otro, el complejo explota.
marker-malfunction = Fallo
    .text = La acción de la sala y su ordenador no funcionan; aún puede registrarse. Si están en juego los 10 marcadores y hace falta otro, el complejo explota.
marker-noise = Ruido
    .text = Si una tirada de ruido da con un pasillo con ruido, hay un encuentro y desaparece todo el ruido en torno a la sala. En secciones con energía se apaga en la fase de eventos donde no haya personajes cerca.
marker-closed_door = Puerta cerrada
    .text = Nadie pasa. Un xeno que quiera pasar la destruye y se queda donde está. Hay 11 fichas de puerta en total.
marker-power = Energía
    .text = Cuatro fichas numeradas están en las tres secciones y el ascensor; azul es encendida. En un umbral de energía se apaga la encendida de número mayor.
marker-darkness = Oscuridad
    .text = Sin energía en tu sección o con los ojos heridos: te afectan los efectos de oscuridad de eventos y ataques, los encuentros usan el número mayor, disparas sin dado de ventaja y no puedes usar ordenadores.
marker-time = Ficha de tiempo
    .text = Avanza 1 casilla en cada fase de eventos, de 15 a 0, donde acaba la partida. Al dejar una casilla con umbral puede fallar la energía.
marker-emergency_power = Energía de emergencia
    .text = Mientras la ficha de tiempo muestre su cara activa, no cuentan los umbrales rojos de energía. Los azules, siempre.
marker-alarm = Alarma
    .text = La Sala de cuarentena está abierta. La partida acaba cuando la ficha de tiempo deba dejar esta casilla.
marker-self_destruct = Autodestrucción
    .text = Amarilla: puede detenerse. Cuando el tiempo deja su casilla se vuelve roja, avanza 3 casillas y se abre la puerta principal. Roja: cuando el tiempo deba dejar su casilla, el complejo se destruye; también si sigue en juego al final.
marker-main_gate = Puerta principal
    .text = Se abre cuando muere el primer personaje, cuando la autodestrucción se vuelve roja o con la llave. No se cierra nunca más.
marker-rover = Rover
    .text = Desde la sala de salida lleva a un personaje al búnker y se queda allí hasta que un ordenador lo devuelve.
marker-venting = Ventilación
    .text = Al acabar la fase de jugadores mueren todos los personajes y xenos de esta sala. Si antes se abre o destruye una de sus puertas, no pasa nada.
marker-signal = Señal
    .text = Has enviado la señal desde el Centro de transmisiones. La piden muchos objetivos y el Código Azul.
marker-knowledge = Conocimiento
    .text = Un número del 1 al 8. Las debilidades descubiertas te ayudan desde conocimiento 3, 5 y 8, en el orden en que se descubren.
marker-knowledge_active = Ficha de conocimiento activa
    .text = Has examinado el Archivo. Lo piden algunos objetivos y una misión.
marker-weakness = Debilidad
    .text = Ayuda a cada personaje con suficiente conocimiento: 3 para la primera, 5 para la segunda, 8 para la tercera. Las de los xenos clásicos ayudan a todos. Analizar una clase nueva de objeto descubre la siguiente.
marker-objective = Objetivo
    .text = Ganas si sobrevives a todas las comprobaciones del final y tu objetivo se cumple entonces. Cuando aparece el primer xeno, te quedas con uno de tus dos. Un equipo gana si cumple todos sus objetivos a la vista y uno de sus miembros sobrevive; cada objetivo que pide la señal necesita un emisor propio.
marker-protocol = Protocolo de contención
    .text = Uno está activo y oculto; se revela al final de la partida y puede matar a supervivientes. Una ficha que tienes o has visto no es la activa. Un equipo deja a la vista cada ficha que mira.
marker-quest = Misión
    .text = Un objeto de misión no es un objeto hasta cumplir su misión: en tu turno, gratis y no en combate.

## Parts of texts: the number of one copy

