### Textos de contenido de Theseus: cartas, unidades, facciones, sectores, fichas, tipos y etiquetas.
### Palabras fijas: rival (unidad, carta o jugador); una unidad se detiene en un sector o
### lo atraviesa; a su alcance; combate y combate limitado; desactivada; la reserva
### común es de todos, la reserva propia de un jugador.
### $value es el número actual de la carta, con sus fichas de mejora.

## Marines

card-marines_landmine = Mina terrestre
    .text = Una unidad rival que se detiene aquí recibe { $value } de daño; después se descarta esta carta. Cada ficha de mejora añade 1 de daño.
    .short = Rival se detiene: { $value } de daño; descártala

card-marines_battle_position = Posición de combate
    .text = Cuando tus unidades atacan aquí, cada unidad rival alcanzada recibe { $value } de daño más. Los ataques que dan datos no ganan nada con ella. Cada ficha de mejora añade 1 de daño.
    .short = Tus ataques aquí: +{ $value } de daño por blanco

card-marines_fight = Combate
    .text = Inicia un combate: todas tus unidades de todos los sectores atacan. Las unidades rivales no devuelven el golpe.
    .short = Combate: atacan todas tus unidades

card-marines_armory = Armería
    .text = Toma 1 ficha de mejora de la reserva común. Puedes gastarla enseguida.
    .short = Toma 1 ficha de mejora

card-marines_fire = Fuego
    .text = Una unidad rival que atraviesa este sector o se detiene aquí recibe { $value } de daño. Empezar un movimiento aquí no activa la trampa. Cada ficha de mejora añade 1 de daño.
    .short = Rival atraviesa o se detiene: { $value } de daño

card-marines_bunker = Búnker
    .text = Tus unidades no pueden ser atacadas aquí: no reciben daño ni dan datos. Las trampas, la expulsión y los movimientos forzados sí las afectan. Una segunda copia no añade nada.
    .short = Tus unidades aquí no pueden ser atacadas

card-marines_duplication = Duplicación
    .text = Repite el efecto de cada carta de tu facción en una ranura contigua, no en diagonal, con su número y sus fichas. No copia otra Duplicación, una Garra ni una carta desactivada. Una carta a la que una segunda copia no añade nada no gana nada con ella.
    .short = Copia tus cartas contiguas

card-marines_double_shot = Doble disparo
    .text = Cada vez que una de tus unidades ataca aquí, repite su ataque completo. Eliges de nuevo los objetivos. Cada copia más aquí añade otro ataque.
    .short = Tus unidades aquí atacan una vez más

card-marines_ambush = Emboscada
    .text = Cuando una unidad rival se detiene aquí, todas tus unidades de este sector atacan enseguida, antes de un combate limitado. Pueden atacar a cualquier unidad rival a su alcance; tú eliges los objetivos, también en el turno de un rival.
    .short = Rival se detiene: atacan tus unidades aquí

card-marines_trap_tracker = Rastreador de trampas
    .text = Pon hasta { $value ->
        [one] { $value } ficha de desactivación
       *[other] { $value } fichas de desactivación
    } en trampas rivales de cualquier sector; una trampa puede tener varias. Cuando una de tus unidades fuera a activar esa trampa, retira 1 de sus fichas en su lugar: la trampa y sus copias no hacen nada. Cada ficha de mejora añade 1 ficha de desactivación.
    .short = { $value ->
        [one] { $value } ficha
       *[other] { $value } fichas
    } de desactivación en trampas rivales

card-marines_team_tactics = Táctica de equipo
    .text = Elige una unidad rival en un sector donde también haya una de tus unidades; hace un movimiento completo. Tú eliges su sala y, si el sector está lleno, la unidad expulsada. Las trampas funcionan y, si llena el sector, tus unidades de allí hacen un combate limitado. No usa atajos, cartas ni acción de sector, y ninguna unidad se mueve dos veces en un turno.
    .short = Mueve una unidad rival que está con una tuya

card-marines_safeguard = Salvaguarda
    .text = Un rival que mueve el disco de fallo debe ponerlo en esta carta. Al levantar el disco de aquí, la carta vuelve a estar activa primero, así que el disco regresa enseguida. A ti no te obliga. Una segunda copia no añade nada.
    .short = Los rivales deben poner aquí el disco de fallo

## Científicos

card-scientists_surveillance_camera = Cámara de vigilancia
    .text = Cuando una unidad rival se detiene aquí, la cámara graba { $value }; empieza en 0 y guarda 6 como máximo. Cuando tu unidad se detiene aquí, puedes ganar tantos datos como guarda y volver a ponerla en 0. Cada ficha de mejora añade 1 a cada grabación.
    .short = Rival se detiene: +{ $value } (máx. 6). Tú: cobras

card-scientists_archives = Archivos
    .text = Ganas { $value ->
        [one] { $value } dato
       *[other] { $value } datos
    }. Cada ficha de mejora añade 1 dato.
    .short = Ganas { $value ->
        [one] { $value } dato
       *[other] { $value } datos
    }

card-scientists_medstation = Estación médica
    .text = Recuperas { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    }, hasta 20. En un deathmatch quitas { $value } a tus rivales en su lugar, repartidos como quieras, a nadie por debajo de 0. Cada ficha de mejora añade 1 punto de vida.
    .short = Recuperas { $value ->
        [one] { $value } punto de vida
       *[other] { $value } puntos de vida
    }

card-scientists_defense_system = Sistema de defensa
    .text = Una unidad rival que atraviesa este sector o se detiene aquí recibe { $value } de daño: 1 por cada ficha de mejora. Sin fichas de mejora la carta no hace nada. Empezar un movimiento aquí no activa la trampa.
    .short = { $value ->
        [0] Inactivo sin fichas de mejora
       *[other] Rival atraviesa o se detiene: { $value } de daño
    }

card-scientists_small_lab = Pequeño laboratorio
    .text = Toma 1 ficha de mejora de la reserva común. Puedes gastarla enseguida.
    .short = Toma 1 ficha de mejora

card-scientists_shelter = Refugio
    .text = Tus unidades no pueden ser atacadas aquí: no reciben daño ni dan datos. Las trampas, la expulsión y los movimientos forzados sí las afectan. Una segunda copia no añade nada.
    .short = Tus unidades aquí no pueden ser atacadas

card-scientists_duplication = Duplicación
    .text = Repite el efecto de cada carta de tu facción en una ranura contigua, no en diagonal, con su número y sus fichas. No copia otra Duplicación, una Garra ni una carta desactivada. Una carta a la que una segunda copia no añade nada no gana nada con ella.
    .short = Copia tus cartas contiguas

card-scientists_station_plans = Planos de la estación
    .text = Instala una de tus cartas pendientes de cualquier sector con las reglas habituales; una carta especial queda delante de ti. Después repón su posición con tu mazo. Si tu mazo está vacío, avanza en su lugar la ficha de fin de partida. No puedes elegir una carta pendiente bajo el disco de fallo.
    .short = Instala una de tus cartas pendientes

card-scientists_grabber = Garra
    .text = Una unidad rival que se detiene aquí queda atrapada después de todas las demás trampas; después se descarta esta carta. Una unidad atrapada no hace nada: ni movimiento propio, ni cartas, ni acción, ni ataque; sí puede recibir daño. Se libera cuando otra unidad de su bando se detiene aquí, antes de un combate limitado, o cuando es expulsada o la mueve un rival. Una Duplicación no copia esta carta.
    .short = Rival se detiene: atrapado; descártala

card-scientists_secret_passage = Pasadizo secreto
    .text = Tu unidad puede saltarse este sector durante su movimiento: no entra, no gasta en él ningún punto de movimiento y no activa trampas aquí. También vale si el movimiento fuera a acabar aquí, pero no si empieza aquí. Una segunda copia no añade nada.
    .short = Tu unidad puede saltarse este sector

card-scientists_malfunction = Fallo
    .text = Pon el disco de fallo en cualquier carta rival, instalada o pendiente, de cualquier sector. Puede volver a la misma carta, nunca a una carta de bonificación. Una segunda copia no añade nada.
    .short = Mueve el disco de fallo

card-scientists_remote_control = Control remoto
    .text = Usa una de tus cartas de acción instaladas en cualquier sector como si tu unidad se hubiera detenido allí; cobrar una Cámara de vigilancia también vale. La carta actúa una vez, sin copias. Ninguna carta se usa así dos veces en un turno; un turno adicional cuenta como nuevo. No puedes elegir otro Control remoto ni una carta desactivada.
    .short = Usa una de tus cartas de acción a distancia

card-scientists_detonation = Detonación
    .text = Descarta una carta rival instalada en este sector con todas sus fichas y después esta carta. No puedes elegir una carta bajo el disco de fallo. Si no hay nada que descartar, esta carta se queda.
    .short = Descarta una carta rival de aquí y esta

## Alienígenas

card-aliens_fight = Combate
    .text = Inicia un combate: todas tus unidades de todos los sectores atacan. Las unidades rivales no devuelven el golpe.
    .short = Combate: atacan todas tus unidades

card-aliens_hatchery = Criadero
    .text = Una unidad rival que se detiene aquí recibe { $value } de daño; esta carta se queda. Cada ficha de mejora añade 1 de daño.
    .short = Rival se detiene: { $value } de daño

card-aliens_air_duct = Conducto de aire
    .text = Tu unidad puede saltarse este sector durante su movimiento: no entra, no gasta en él ningún punto de movimiento y no activa trampas aquí. También vale si el movimiento fuera a acabar aquí, pero no si empieza aquí. Una segunda copia no añade nada.
    .short = Tu unidad puede saltarse este sector

card-aliens_tentacles = Tentáculos
    .text = Una unidad rival que atraviesa este sector o se detiene aquí recibe { $value } de daño. Empezar un movimiento aquí no activa la trampa. Cada ficha de mejora añade 1 de daño.
    .short = Rival atraviesa o se detiene: { $value } de daño

card-aliens_habitat = Hábitat
    .text = Toma 1 ficha de mejora de la reserva común. Puedes gastarla enseguida.
    .short = Toma 1 ficha de mejora

card-aliens_lurking = Acecho
    .text = Cada vez que causas un combate, o un combate limitado en este sector, esta carta hace { $value } de daño a una unidad rival de aquí, esté en la sala que esté. Tú eliges la unidad; una que no puede ser atacada no es objetivo. La carta no es una unidad. Cada ficha de mejora añade 1 de daño.
    .short = En tus combates: { $value } de daño a un rival aquí

card-aliens_duplication = Duplicación
    .text = Repite el efecto de cada carta de tu facción en una ranura contigua, no en diagonal, con su número y sus fichas. No copia otra Duplicación, una Garra ni una carta desactivada. Una carta a la que una segunda copia no añade nada no gana nada con ella.
    .short = Copia tus cartas contiguas

card-aliens_adrenaline_rush = Descarga de adrenalina
    .text = Elige hasta { $value } de tus unidades en cualquier sector; cada una ataca enseguida. Una unidad ataca así solo una vez por turno, aunque haya varias de estas cartas; un turno adicional cuenta como nuevo. Cada ficha de mejora añade 1 unidad.
    .short = { $value ->
        [one] { $value } de tus unidades ataca
       *[other] Hasta { $value } de tus unidades atacan
    }

card-aliens_incubator = Incubadora
    .text = Pon 1 Joven alienígena en una sala vacía de aquí. Si no hay ninguna, elige cualquier unidad de aquí, que es expulsada; el Joven alienígena ocupa su sala. Si entonces todas las salas están ocupadas, tus unidades de aquí hacen un combate limitado. Ninguna trampa reacciona a la nueva unidad.
    .short = Pon un Joven alienígena en este sector

card-aliens_hole = Agujero
    .text = Mueve uno de tus atajos instalados con todas sus fichas a una ranura vacía de cualquier sector. Una ranura con carta de bonificación no está vacía. Una carta bajo el disco de fallo no se puede mover.
    .short = Mueve uno de tus atajos

card-aliens_pheromone_trail = Rastro de feromonas
    .text = Tu unidad que entra en este sector puede acabar aquí su movimiento; pierde los puntos de movimiento que le quedan. Entonces se detiene aquí con todos los efectos. No vale para un movimiento que empieza aquí. Una segunda copia no añade nada.
    .short = Tu unidad puede acabar aquí su movimiento

card-aliens_parasite = Parásito
    .text = Una unidad rival sin parásito que se detiene aquí recibe 1. Por cada punto de movimiento que gasta recibe 1 de daño por parásito, la mueva quien la mueva. Todos sus parásitos se van cuando se detiene en su propio sector de facción. Cada copia más de esta carta le da a la vez 1 más.
    .short = Rival se detiene: recibe un parásito

card-aliens_abduction = Abducción
    .text = Lleva hasta { $value ->
        [one] { $value } unidad rival
       *[other] { $value } unidades rivales
    } de este sector, una tras otra, a salas vacías de otros sectores. Las trampas de allí funcionan y, si se llena un sector, tus unidades de allí hacen un combate limitado. La unidad no hace nada más, y ninguna unidad se mueve dos veces en un turno. Cada ficha de mejora añade 1 unidad.
    .short = Lleva { $value ->
        [one] { $value } unidad rival
       *[other] hasta { $value } unidades rivales
    } a otro sector

card-aliens_crawlers = Reptadores
    .text = Todas las cartas rivales instaladas en este sector están desactivadas. Conservan ranura y fichas, y aún se pueden mejorar, reemplazar o retirar. Las fichas que ya están en unidades siguen funcionando. Una segunda copia no añade nada.
    .short = Las cartas rivales de aquí, desactivadas

## Grises

card-greys_probe = Sonda
    .text = Cuando una unidad rival se detiene aquí, ganas { $value ->
        [one] { $value } dato
       *[other] { $value } datos
    }. Cada ficha de mejora añade 1 dato.
    .short = Rival se detiene: ganas { $value ->
        [one] { $value } dato
       *[other] { $value } datos
    }

card-greys_chamber = Celda
    .text = Cuando tus unidades ganan datos atacando aquí, ganas { $value ->
        [one] { $value } dato
       *[other] { $value } datos
    } más por cada unidad atacada. Cada ficha de mejora añade 1 dato.
    .short = Tus ataques de datos aquí: +{ $value ->
        [one] { $value } dato
       *[other] { $value } datos
    }

card-greys_transmission = Transmisión
    .text = Ganas { $value ->
        [one] { $value } dato
       *[other] { $value } datos
    }. Cada ficha de mejora añade 1 dato.
    .short = Ganas { $value ->
        [one] { $value } dato
       *[other] { $value } datos
    }

card-greys_landmine = Mina terrestre
    .text = Una unidad rival que se detiene aquí recibe { $value } de daño; después se descarta esta carta. Cada ficha de mejora añade 1 de daño.
    .short = Rival se detiene: { $value } de daño; descártala

card-greys_amplifier = Amplificador
    .text = Toma 1 ficha de mejora de la reserva común. Puedes gastarla enseguida.
    .short = Toma 1 ficha de mejora

card-greys_teleport = Teletransporte
    .text = Tu unidad que entra en este sector puede acabar su movimiento en una sala vacía de cualquier otro sector; pierde los puntos de movimiento que le quedan. También vale si el movimiento fuera a acabar aquí, pero no si empieza aquí. En el nuevo sector siguen como siempre trampas, combate limitado, cartas y acción de sector. Una segunda copia no añade nada.
    .short = Tu unidad puede saltar a otro sector

card-greys_duplication = Duplicación
    .text = Repite el efecto de cada carta de tu facción en una ranura contigua, no en diagonal, con su número y sus fichas. No copia otra Duplicación, una Garra ni una carta desactivada. Una carta a la que una segunda copia no añade nada no gana nada con ella.
    .short = Copia tus cartas contiguas

card-greys_life_transfer_device = Transferidor de vida
    .text = Una unidad rival que se detiene aquí recibe { $value } de daño, y tú ganas { $value ->
        [one] { $value } dato
       *[other] { $value } datos
    }. Cada ficha de mejora añade 1 a ambos.
    .short = Rival se detiene: { $value } de daño y ganas { $value ->
        [one] { $value } dato
       *[other] { $value } datos
    }

card-greys_control = Control
    .text = Hasta { $value ->
        [one] { $value } unidad rival de cualquier sector hace
       *[other] { $value } unidades rivales de cualquier sector hacen
    } un movimiento completo, una tras otra. Tú eliges la sala y, si el sector está lleno, la unidad expulsada; las trampas funcionan y, si se llena un sector, tus unidades de allí hacen un combate limitado. Una unidad movida no usa atajos, cartas ni acción de sector, y ninguna unidad se mueve dos veces en un turno. Cada ficha de mejora añade 1 unidad.
    .short = Mueve { $value ->
        [one] { $value } unidad rival
       *[other] hasta { $value } unidades rivales
    } en la estación

card-greys_time_loop = Bucle temporal
    .text = Tu unidad que entra en este sector puede gastar sin avanzar hasta { $value } de los puntos de movimiento que le quedan; luego sigue con el resto o se detiene aquí. Entrar cuesta su punto como siempre. No vale para un movimiento que empieza aquí. Cada ficha de mejora añade 1 punto.
    .short = Gasta aquí hasta { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    } de movimiento

card-greys_downgrade = Degradación
    .text = Elige un rival. Ese jugador elige y pierde { $value ->
        [one] { $value } mejora
       *[other] { $value } mejoras
    }: una unidad mejorada vuelve a su lado básico, o una ficha de mejora deja una de sus cartas o su reserva propia. Las cartas bajo el disco de fallo están a salvo, y quien tiene menos mejoras las pierde todas. Cada ficha de mejora añade 1 mejora.
    .short = Un rival pierde { $value ->
        [one] { $value } mejora
       *[other] { $value } mejoras
    }

card-greys_invisibility = Invisibilidad
    .text = Pon hasta { $value ->
        [one] { $value } ficha de invisibilidad
       *[other] { $value } fichas de invisibilidad
    } en tus unidades de cualquier sector, una por unidad; solo hay 2. Esa unidad no puede ser atacada ni activa trampas, pero puede ser expulsada o movida por otros. La ficha se va cuando la unidad ataca o cuando acaba su siguiente movimiento. Cada ficha de mejora añade 1 ficha de invisibilidad.
    .short = { $value ->
        [one] { $value } de tus unidades se vuelve invisible
       *[other] Hasta { $value } de tus unidades se vuelven invisibles
    }

card-greys_annihilation = Aniquilación
    .text = Descarta una carta rival instalada en cualquier sector con todas sus fichas. No puedes elegir una carta bajo el disco de fallo.
    .short = Descarta una carta rival instalada

## Cartas de bonificación

card-bonus_card_from_deck = Carta del mazo
    .text = Instala la carta superior de tu mazo en una ranura vacía de cualquier sector; una carta especial queda en su lugar delante de ti. Una ranura con carta de bonificación no está vacía. Puedes hacerlo incluso antes de reponer una posición pendiente.
    .short = Instala la carta superior de tu mazo

card-bonus_passage = Paso
    .text = Juégala con el movimiento de tu propia unidad: avanza 1 sector más de lo que permiten sus puntos de movimiento. Ese sector cuenta como 1 punto de movimiento. No sirve para unidades que vienen del espacio o que mueve una carta. Puedes jugar varias en un movimiento.
    .short = Tu movimiento avanza 1 sector más

card-bonus_upgrade = Mejora
    .text = Toma 1 ficha de mejora de la reserva común. Puedes gastarla enseguida.
    .short = Toma 1 ficha de mejora

## Unidades

unit-marine = Marine
    .text = Ataca a 1 unidad rival a su alcance con 1 de daño. Mejorado: ataca hasta a 3 unidades rivales a su alcance con 1 de daño a cada una.
    .upgraded = Marine mejorado

unit-alien = Alienígena
    .text = No ataca. Mejorado: ataca hasta a 3 unidades rivales a su alcance con 1 de daño a cada una.
    .upgraded = Alienígena mejorado

unit-scientist = Científico
    .text = No ataca. Mejorado: ataca a 1 unidad rival a su alcance con 1 de daño.
    .upgraded = Científico mejorado

unit-grey = Gris
    .text = No ataca. Mejorado: ataca a 1 unidad rival a su alcance; esa unidad no recibe daño, y tú ganas 1 dato.
    .upgraded = Gris mejorado

unit-young_alien = Joven alienígena
    .text = Una unidad completa de los Alienígenas: ocupa una sala, cuenta para el movimiento, y puede moverse, usar cartas y ser expulsada. No ataca y no tiene lado mejorado.
    .upgraded = sin lado mejorado

unit-creature = Criatura
    .text = Ataca a 1 unidad rival a su alcance con 1 de daño. Mejorada: ataca hasta a 3 unidades rivales a su alcance con 1 de daño a cada una. Cuando la mueves y se detiene en un sector sin unidades rivales, allí nace un embrión.
    .upgraded = Criatura mejorada

unit-runner = Corredor
    .text = Un embrión que puede avanzar 1 sector más; se apodera de una carta rival para un solo uso y no ataca. Mejorado: se apodera de una carta para siempre y ataca a 1 unidad rival a su alcance con 1 de daño.
    .upgraded = Corredor mejorado

unit-trapper = Captor
    .text = Un embrión que se apodera de una carta rival para siempre y no ataca. Mejorado: además ataca a 1 unidad rival a su alcance con 1 de daño.
    .upgraded = Captor mejorado

unit-warrior = Guerrero
    .text = Un embrión que se apodera de una carta rival para un solo uso y ataca a 1 unidad rival a su alcance con 1 de daño. Mejorado: se apodera de una carta para siempre y ataca hasta a 3 unidades rivales a su alcance con 1 de daño a cada una.
    .upgraded = Guerrero mejorado

## Facciones

faction-marines = Marines
    .text = Puedes atacar desde el primer turno y vuelves mortales los sectores con minas, fuego y emboscadas. No reúnes datos: ganas por daño o por puntos al final.

faction-aliens = Alienígenas
    .text = Te deslizas por conductos de aire, pones trampas y golpeas fuerte en cuanto tus unidades están mejoradas. No reúnes datos: ganas por daño o por puntos al final.

faction-scientists = Científicos
    .text = Combates poco: cámaras y archivos dan datos mientras refugios y defensas protegen a tus unidades. Ganas con 20 datos, por daño o por puntos al final.

faction-greys = Grises
    .text = Dominas el movimiento: te teletransportas, mueves unidades rivales y ganas datos donde se detienen. Ganas con 20 datos, por daño o por puntos al final.

faction-pandora = Pandora
    .text = No tienes cartas: de tus criaturas nacen embriones, y los embriones se apoderan de las cartas de tus rivales. No reúnes datos: ganas por daño o por puntos al final.

## Sectores

sector-corridors = Pasillos
    .text = Combate: todas tus unidades de todos los sectores atacan. Las unidades rivales no devuelven el golpe.
    .action = Combate

sector-control_room = Sala de control
    .text = Pon el disco de fallo en cualquier carta rival, instalada o pendiente, de cualquier sector. Puede volver a la misma carta, nunca a una carta de bonificación.
    .action = Fallo

sector-tech_dock = Muelle tecnológico
    .text = Debes hacer un turno adicional con otra de tus unidades que no se haya movido en este turno; puede venir del espacio. Si no hay ninguna, no pasa nada. Aquí no hay fase de cartas pendientes.
    .action = Turno adicional

sector-loading_dock = Muelle de carga
    .text = Solo para el bando de los Marines: toma 1 ficha de mejora de la reserva común o descarta 1 carta rival instalada aquí. Una carta bajo el disco de fallo no se puede descartar.
    .action = Mejora o limpieza

sector-laboratory = Laboratorio
    .text = Solo para el bando de los Científicos: toma 1 ficha de mejora de la reserva común o descarta 1 carta rival instalada aquí. Una carta bajo el disco de fallo no se puede descartar.
    .action = Mejora o limpieza

sector-nest = Nido
    .text = Solo para el bando de los Alienígenas: toma 1 ficha de mejora de la reserva común o descarta 1 carta rival instalada aquí. Una carta bajo el disco de fallo no se puede descartar.
    .action = Mejora o limpieza

sector-wreck = Pecio
    .text = Solo para el bando de los Grises: toma 1 ficha de mejora de la reserva común o descarta 1 carta rival instalada aquí. Una carta bajo el disco de fallo no se puede descartar.
    .action = Mejora o limpieza

## Fichas

token-upgrade = Ficha de mejora
    .text = Gasta 1 en tu turno para girar una unidad a su lado mejorado, o ponla en una de tus cartas instaladas con número para subirlo en 1. La primera ficha de una carta no cuesta nada más, la segunda 1 ficha más, la tercera 2, y así sucesivamente. Una carta admite 6 como máximo.

token-malfunction_disc = Disco de fallo
    .text = La carta de debajo está desactivada: no se puede usar, descartar, reemplazar, mover ni mejorar, y sus fichas esperan. Una carta pendiente debajo no se puede instalar ni descartar. Al levantar el disco, la carta vuelve a estar activa enseguida.

token-end_marker = Ficha de fin de partida
    .text = Avanza cuando alguien debe reponer una posición pendiente y su mazo está vacío: a 3, 2, 1 y luego al final. Cuando llega al final, la partida acaba enseguida.

token-team_tile = Ficha de equipo
    .text = Muestra equipo y orden de turno en el juego por equipos: vertical para el equipo A, horizontal para el equipo B.

token-faction_marker = Marcador de facción
    .text = Muestra los puntos de vida de una facción; Científicos y Grises tienen un segundo para los datos.

token-fire = Media luna de fuego
    .text = Recordatorio: en este sector hay una carta Fuego activa de los Marines.

token-deactivation = Ficha de desactivación
    .text = Cuando una unidad del bando de los Marines fuera a activar esta trampa, se retira 1 ficha en su lugar; la trampa y sus copias no hacen nada. La ficha vuelve a su reserva propia cuando la trampa deja el juego.

token-camera = Ficha de cámara
    .text = Muestra lo que ha grabado una Cámara de vigilancia, de 0 a 6.

token-grabber = Ficha de garra
    .text = Esta unidad está atrapada y no hace nada; sí puede recibir daño. Se libera cuando otra unidad de su bando se detiene en el sector, o cuando deja su sala.

token-defense = Media luna de defensa
    .text = Recordatorio: en este sector hay un Sistema de defensa activo de los Científicos.

token-parasite = Parásito
    .text = Por cada punto de movimiento que gasta, la unidad recibe 1 de daño por parásito. Todos sus parásitos se van cuando se detiene en su propio sector de facción.

token-young_alien = Joven alienígena
    .text = Una unidad de los Alienígenas que sale de la Incubadora. No ataca y no se puede mejorar.

token-tentacles = Media luna de tentáculos
    .text = Recordatorio: en este sector hay una carta Tentáculos activa de los Alienígenas.

token-lurking = Triángulo de acecho
    .text = Recordatorio: en este sector hay una carta Acecho activa de los Alienígenas.

token-crawlers = Ficha de reptadores
    .text = Recordatorio: los Reptadores han desactivado esta carta.

token-invisibility = Ficha de invisibilidad
    .text = La unidad no puede ser atacada ni activa trampas, pero puede ser expulsada o movida por otros. La ficha se va cuando la unidad ataca o cuando acaba su siguiente movimiento.

token-pandora_creature = Criatura
    .text = La unidad principal de Pandora. Cuando la mueves y se detiene en un sector sin unidades rivales, allí nace un embrión.

token-pandora_trapper = Embrión captor
    .text = Después de moverlo, y antes de la acción de sector, puedes ponerlo en una carta rival instalada en su sector. La carta es tuya mientras el embrión esté en ella.

token-pandora_runner = Embrión corredor
    .text = Puede avanzar 1 sector más. Después de moverlo, y antes de la acción de sector, puedes ponerlo en una carta rival instalada en su sector. La carta es tuya para un solo uso; si el Corredor está mejorado, mientras esté en ella.

token-pandora_warrior = Embrión guerrero
    .text = Después de moverlo, y antes de la acción de sector, puedes ponerlo en una carta rival instalada en su sector. La carta es tuya para un solo uso; si el Guerrero está mejorado, mientras esté en ella.

token-pandora_sector_tile = Ficha de sector de Pandora
    .text = El sector de al lado es también el sector de facción de Pandora. Cuando una unidad de Pandora se detiene allí, Pandora toma 1 ficha de mejora; en un sector común se suma su acción habitual, en el orden que quiera.

token-pandora_marker = Marcador de vida de Pandora
    .text = Muestra los puntos de vida de Pandora; Pandora no reúne datos.

## Tipos de carta

type-action = Acción
    .text = Cuando tu unidad acaba su propio movimiento en este sector, puedes usar la carta. Una unidad que mueve un rival o que viene del espacio no la usa.

type-module = Módulo
    .text = Actúa siempre sobre unidades o cartas de su sector.

type-trap = Trampa
    .text = Se activa sola cuando una unidad rival se detiene en su sector, ya sea que se movió hasta allí, vino del espacio o la puso allí una carta. Algunas trampas se activan también cuando una unidad rival atraviesa el sector.

type-special = Especial
    .text = Nunca se instala: queda a la vista delante de ti. Juégala en tu turno entre dos pasos; después se descarta.

type-shortcut = Atajo
    .text = Cambia los movimientos de tus propias unidades que atraviesan su sector o se detienen en él, nunca donde empiezan. Lo decides al planear el movimiento; cada carta actúa una vez por movimiento.

type-duplication = Duplicación
    .text = Repite los efectos de las cartas de tu facción en las ranuras contiguas.

type-station = De toda la estación
    .text = Actúa en toda la estación mientras está instalada.

type-bonus = Bonificación
    .text = Una carta especial sin facción. La obtienes al instalar una carta en su ranura; una vez jugada, deja la partida.

## Etiquetas

term-life = puntos de vida
term-data = datos
term-space = espacio
term-deck = mazo
term-discard = pila de descartes
term-pending = cartas pendientes
term-slot = ranura
term-room = sala
term-supply = reserva común
term-end_track = indicador de fin de partida
