### Nombres de la tripulación y de lo que lleva. Cantidades, costes y efectos están en el contenido.

## Characters

character-captain = Capitán
    .text = Empieza con: { item-six_shooter }. Objetos de misión: { item-log_key } y { item-intercom }. Destaca guiando a los demás y sacándolos de un combate.
character-pilot = Piloto
    .text = Empieza con: { item-shotgun }. Objetos de misión: { item-orbital_maneuvering_system } y { item-pilots_evacuation_key }. Destaca con acciones de sala gratis, puertas y el rumbo de la nave.
character-scientist = Científico
    .text = Empieza con: { item-pistol }. Objetos de misión: { item-holo_computer } y { item-laboratory_equipment }. Destaca con ordenadores, eventos y salas lejanas.
character-scout = Exploradora
    .text = Empieza con: { item-rifle }. Objetos de misión: { item-motion_scanner } y { item-security_key }. Destaca moviéndose sin ruido, registrando y escapando.
character-soldier = Soldado
    .text = Empieza con: { item-assault_rifle }. Objetos de misión: { item-autoloader } y { item-armor }. Destaca disparando, cubriendo a los demás y manteniendo la calma.
character-mechanic = Mecánico
    .text = Empieza con: { item-sawed_off_shotgun }. Objetos de misión: { item-plasma_torch } y { item-flashlight }. Destaca con reparaciones, inventos, fuego y los pasillos de servicio.

## Action cards

card-repairs = Reparaciones
    .text = Coste 1. No en combate. Retira el fallo de tu sala. O, en una sala de motor: mira en secreto las dos fichas del motor y devuélvelas en el orden que quieras.
card-basic_repairs = Reparaciones básicas
    .text = Coste 2. No en combate. Retira el fallo de tu sala. O, en una sala de motor: mira en secreto las dos fichas del motor y devuélvelas en el orden que quieras.
card-fast_repairs = Reparaciones rápidas
    .text = No en combate. Retira el fallo de tu sala. O, en una sala de motor: mira en secreto las dos fichas del motor y devuélvelas en el orden que quieras.
card-ingenuity = Ingenio
    .text = No en combate. Retira el fallo de tu sala. O: fabrica un objeto; cualquier objeto amarillo puede sustituir al armazón. O, en una sala de motor: mira en secreto las dos fichas del motor y devuélvelas en el orden que quieras.
card-knowledge_of_the_ship = Conocimiento de la nave
    .text = No en combate. Abre o cierra 1 puerta junto a tu sala. O: mira en secreto 1 sala sin explorar, no su ficha.
card-piloting = Pilotaje
    .text = No en combate. En la Cabina o ante un ordenador, si funciona: realiza gratis la acción de la sala. O, ante un ordenador que funcione: mira en secreto las coordenadas.

## Starting weapons

item-six_shooter = Revólver
    .text = Pesado. Arma, munición 6 de 6. Un impacto doble hace 1 de daño más. Solo la carta Recargar lo carga.
item-shotgun = Escopeta
    .text = Pesado. Arma de energía, munición 2 de 2. Siempre que hace daño, hace 1 más.
item-sawed_off_shotgun = Escopeta recortada
    .text = Pesado. Arma de energía, munición 2 de 2. Un impacto simple cuenta como doble.
item-assault_rifle = Rifle de asalto
    .text = Pesado. Arma de energía, munición 5 de 5. Siempre que hace daño, hace 1 más.
item-rifle = Rifle
    .text = Pesado. Arma de energía, munición 4 de 4. Un arma corriente sin regla propia.
item-pistol = Pistola
    .text = Pesado. Arma de energía, munición 3 de 3. Un impacto doble solo hace 1 de daño.

## Red items

item-energy_charge = Carga de energía
    .text = Coste 1. Un solo uso. Recarga del todo 1 arma de energía que empuñes. O: abre o cierra 1 puerta junto a tu sala. O, gratis: recarga del todo el { item-assault_rifle } que empuñes si tiene un Autocargador. Componente: electricidad.
item-grenade = Granada
    .text = Coste 1. Un solo uso. Lánzala a un intruso de tu sala o de una vecina, no a través de una puerta cerrada: 2 de daño para él, 1 para cada otro intruso y 1 herida grave para cada personaje de allí. Lanzada a huevos, destruye 2; después haces una tirada de ruido.
item-smoke_grenade = Granada de humo
    .text = Coste 1. Solo en combate. Un solo uso. Los demás personajes de tu sala descartan 1 carta de acción. Te mueves a una sala vecina, no a través de una puerta cerrada, sin que te ataquen.
item-decoy = Señuelo
    .text = Coste 1. Un solo uso. Elige una sala vecina, no a través de una puerta cerrada: todos los intrusos de las salas contiguas a ella, también la tuya, van allí. Cada uno que esté en combate ataca una vez antes de irse.
item-extended_magazine = Cargador ampliado
    .text = No en combate. Acóplalo a un arma de energía que empuñes: carga 2 de munición, y su máximo es 2 mayor desde ahora.
item-prototype_rifle = Prototipo de rifle
    .text = Pesado. Arma de energía, munición 1 de 6. Con un impacto doble puedes gastar 1 de munición más para hacer 1 de daño más.
item-prototype_shotgun = Prototipo de escopeta
    .text = Pesado. Arma de energía, munición 1 de 2. Todo resultado salvo el blanco hace al menos 1 de daño. Los impactos simples y dobles hacen 1 más.
item-prototype_pistol = Prototipo de pistola
    .text = Pesado. Arma de energía, munición 1 de 3. Tras un disparo puedes repetir la tirada una vez.
item-comms_key = Llave de comunicaciones
    .text = Coste 1. No en combate. Un solo uso. Ante un ordenador que funcione: mira en secreto 1 objetivo de un jugador que haya enviado la señal.
item-evacuation_key = Llave de evacuación
    .text = Coste 1. Un solo uso. En una sección de evacuación: bloquea o desbloquea 1 de sus cápsulas.
item-self_destruct_key = Llave de autodestrucción
    .text = Coste 1. No en combate. Un solo uso. Ante un ordenador que funcione: inicia la autodestrucción, si nadie hiberna. O: detenla, si no ha llegado al naranja.

## Yellow items

item-chemicals = Productos químicos
    .text = Coste 1. No en combate. Un solo uso. Llena del todo tu Lanzallamas. Componente: fuego.
item-tools = Herramientas
    .text = Coste 1. No en combate. Un solo uso. Retira el fallo de tu sala. O: abre o cierra 1 puerta junto a tu sala. O, en una sala de motor: mira en secreto las dos fichas del motor y devuélvelas en el orden que quieras. Componente: armazón.
item-duct_tape = Cinta americana
    .text = Coste 1. No en combate. Un solo uso. Retira el fallo de tu sala. O: une dos objetos pesados que empuñes, nunca huevos ni cadáveres; ocupan 1 mano. O, en una sala de motor: mira en secreto las dos fichas del motor y devuélvelas en el orden que quieras.
item-fire_extinguisher = Extintor
    .text = Coste 1. Pesado. Un solo uso. Apaga el fuego de tu sala. O: un intruso de tu sala se retira.
item-technical_corridors_plan = Planos de los pasillos de servicio
    .text = Coste 1. No en combate. Un solo uso. Desde una sala con entrada a los pasillos de servicio repta a cualquier otra sala con entrada, explorada o no.
item-space_suit = Traje espacial
    .text = Coste 1. No en combate. Un solo uso. En una sala amarilla: descarta todas tus cartas de acción y ve a cualquier otra sala amarilla explorada.
item-nemesis_plans = Planos de la Nemesis
    .text = Coste 1. No en combate. Un solo uso. Mira en secreto 2 salas sin explorar, no sus fichas.

## Green items

item-medkit = Botiquín
    .text = Coste 1. No en combate. Un solo uso. Venda 1 de tus heridas graves. O: cura 1 de tus heridas graves vendadas. O: venda 1 herida grave de otro personaje de tu sala. O: cura allí 1 herida grave vendada. Componente: medicina.
item-bandages = Vendas
    .text = Coste 1. No en combate. Un solo uso. Venda 1 de tus heridas graves. O: cura todas tus heridas leves. O: venda 1 herida grave de otro personaje de tu sala. O: cura allí todas las heridas leves de uno. Componente: material.
item-synthetic_food = Comida sintética
    .text = Coste 1. No en combate. Un solo uso. Roba 2 cartas.
item-adrenaline_injection = Inyección de adrenalina
    .text = Coste 1. Un solo uso. Roba 1 carta. En este turno puedes realizar cuantas acciones quieras; acaba cuando pasas.
item-alcohol = Alcohol
    .text = Coste 1. No en combate. Un solo uso. Escanea 1 carta de contaminación de tu mano y retírala. Si era INFECTADO, recibes una nueva y no pasa nada más. Componente: fuego.
item-military_drugs = Drogas militares
    .text = Coste 1. Un solo uso. Descarta cuantas cartas quieras de tu mano, también de contaminación, y roba otras tantas más 1.

## Crafted items

item-antidote = Antídoto
    .text = Coste 1. No en combate. Un solo uso. Escanea todas las cartas de contaminación de tu mano, mazo y descarte; retira las que sean INFECTADO y tu larva. Recibe 1 carta de contaminación, baraja el descarte con tu mazo y pasa. Se fabrica con fuego y medicina.
item-flamethrower = Lanzallamas
    .text = Pesado. Arma, munición 4 de 4. Todo resultado salvo el blanco hace al menos 1 de daño. Un impacto doble además prende fuego a tu sala. Se llena con Productos químicos. Se fabrica con fuego y armazón.
item-molotov = Cóctel mólotov
    .text = Coste 1. Un solo uso. Elige tu sala o una vecina con un intruso o un huevo, no a través de una puerta cerrada: arde, cada intruso de allí sufre 1 de daño, cada personaje 1 herida grave, y se destruye 1 huevo; si había huevos, haces una tirada de ruido. Se fabrica con fuego y material.

## Quest items

item-log_key = Llave del diario de a bordo
    .text = Coste 1. No en combate. Un solo uso. Misión: estar en la Sala de comunicaciones. Ante un ordenador que funcione: mira en secreto 1 objetivo de otro jugador.
item-intercom = Intercomunicador
    .text = Misión: descartar Herramientas o Cinta americana. Tus cartas Orden y Motivación alcanzan también a los personajes de toda sala con un ordenador que funcione.
item-orbital_maneuvering_system = Sistema de maniobra orbital
    .text = Coste 1. Un solo uso. Misión: descartar una Carga de energía. Todos pasan enseguida, tú también, y en la fase de eventos ningún intruso ataca.
item-pilots_evacuation_key = Llave de evacuación de la piloto
    .text = Coste 1. No en combate. Un solo uso. Misión: estar en el Sistema antiincendios. En una sección de evacuación: bloquea o desbloquea 1 de sus cápsulas.
item-plasma_torch = Soplete de plasma
    .text = Coste 1. No en combate. Misión: estar en el Almacén. Abre o cierra 1 puerta junto a tu sala. Se puede cerrar incluso una puerta destruida.
item-flashlight = Linterna
    .text = Coste 2. No en combate. Misión: descartar una Carga de energía. Registra tu sala.
item-autoloader = Autocargador
    .text = Misión: estar en la Armería. Acóplalo al { item-assault_rifle } que empuñes: carga 1 de munición, su máximo es 1 mayor, y una Carga de energía lo recarga gratis.
item-armor = Armadura
    .text = Un solo uso. Misión: descartar Herramientas o Cinta americana. Descártala cuando te ataquen, tras robarse la carta: ignora ese ataque.
item-security_key = Llave de seguridad
    .text = Coste 1. No en combate. Un solo uso. Misión: estar en la Cabina. Abre o cierra las puertas que quieras de una sala cualquiera.
item-motion_scanner = Detector de movimiento
    .text = Pesado. No en combate. Misión: descartar una Carga de energía. Tras una tirada de ruido tuya puedes descartar 1 carta de acción y repetirla una vez.
item-laboratory_equipment = Equipo de laboratorio
    .text = Coste 1. No en combate. Un solo uso. Misión: descartar Productos químicos. En una sala con un huevo, un cadáver de intruso o un cadáver: descubre la debilidad que le corresponde.
item-holo_computer = Holocomputadora
    .text = Pesado. Misión: estar en el Generador. Puedes jugar Intranet y Evaluación de riesgos en cualquier parte, incluso sin un ordenador que funcione.

## What can be done

choice-engine = trabajar en el motor
choice-autoload = recargar gratis
choice-lure = atraer a los intrusos
choice-spy = mirar un objetivo
choice-pod = bloquear o desbloquear una cápsula
choice-spacewalk = ir por fuera
choice-dress_another = vendar la herida de otro
choice-heal_another = curar a otro
choice-eat = comer
choice-inject = inyectar
choice-evade = hacer que todos pasen
choice-doors = abrir y cerrar puertas

## What is asked

prompt-lure_to = ¿Adónde los atraes?
prompt-molotov = ¿Adónde lo lanzas?
prompt-spacewalk = ¿Adónde vas?
prompt-peek_objective = ¿Qué objetivo miras?
prompt-patient = ¿A quién atiendes?
prompt-armor = ¿Ignoras este ataque?
prompt-security_key = ¿De qué sala son las puertas?
prompt-scan_again = Resultado: { $result }. ¿Descartas una carta para repetir la tirada?

option-objective = objetivo { $b } de { $a_seat }
option-scan_again-keep = no descartar nada
option-scan_again-discard = descartar { $a }
option-patient-character = { $a_seat }
option-armor-discard = renunciar a { $a }

## What happens

event-objective_peeked = { $objective_id ->
    [none] { $seat } mira el objetivo { $number } de { $owner_seat }.
   *[other] { $seat } mira el objetivo { $number } de { $owner_seat }: { $objective }.
}
event-evading = { $seat } gira la nave: todos pasan, y en esta ronda ningún intruso ataca.
how-decoy = antes de irse
fate-molotov = muerto por un cóctel mólotov
