### Nombres de todo lo que está impreso.

## Characters

character-survivor = Superviviente
character-hacker = Pirata informático
character-xenobiologist = Xenobióloga
character-sentry = Centinela
character-janitor = Conserje
character-lab_rat = Rata de laboratorio

## Action cards

card-search = Registrar
card-rest = Descansar
card-demolition = Demolición
card-interruption = Interrupción
card-repairs = Reparaciones
card-basic_repairs = Reparaciones básicas
card-recharge = Recarga
card-neuralink = Neuralink
card-bypass = Derivación
card-it_works_for_me = A mí me funciona
card-master_plan = Plan maestro
card-emergency_key = Llave de emergencia
card-clean_up = Hacer limpieza
card-maintenance_plan = Plan de mantenimiento
card-jury_rigging = Improvisación
card-it_should_work = Debería funcionar
card-weird_metabolism = Metabolismo extraño
card-sensitive_hearing = Oído sensible
card-feel_of_the_dark = Sentir la oscuridad
card-inconspicuous = Discreción
card-stun = Aturdir
card-quarantine = Cuarentena
card-facility_tour = Visita guiada
card-defense_plan = Plan de defensa
card-desperate_attack = Ataque desesperado
card-obstinate = Obstinación
card-vents = Conductos de ventilación
card-distraction = Distracción
card-rushed_analysis = Análisis apresurado
card-workspace_plan = Plan de trabajo
card-pheromones = Feromonas
card-field_experience = Experiencia de campo
card-vivisection = Vivisección
card-contamination = Contaminación

## Items

item-neutralizer = Neutralizador
item-taser = Taser
item-flamethrower = Lanzallamas
item-pistol = Pistola
item-enviro_suit = Traje de supervivencia
item-medkit = Botiquín
item-skin_stapler = Grapadora quirúrgica
item-antiseptic = Antiséptico
item-caffeine_pills = Pastillas de cafeína
item-scalpel = Bisturí
item-analysis_tools = Instrumentos de análisis
item-weapon_energy_cell = Batería de arma
item-grenade = Granada
item-glowstick = Barra luminosa
item-smoke_grenade = Granada de humo
item-shotgun = Escopeta
item-prototype_rifle = Prototipo: rifle
item-recon_drone = Dron de reconocimiento
item-extended_magazine = Cargador ampliado
item-main_gate_key = Llave de la puerta principal
item-contingency_file = Expediente de contingencia
item-combat_stimulants = Estimulantes de combate
item-thermite_charge = Carga de termita
item-smg = Subfusil
item-smart_gun = Pistola inteligente
item-nailgun = Pistola de clavos
item-probe_arm = Brazo sonda
item-assault_rifle = Rifle de asalto
item-battle_suit = Traje de combate
item-wail = Alarido
item-cheat_codes = Trucos
item-pressure_washer = Hidrolimpiadora
item-overmind = Supermente
item-toolbelt = Cinturón de herramientas
item-duct_tape = Cinta americana
item-fire_blanket = Manta ignífuga
item-clothes = Ropa
item-flashlight = Linterna
item-lighter = Encendedor
item-reagents = Reactivo
item-cave_plans = Planos de las cuevas
item-facility_plans = Planos del complejo
item-research_documents = Documentos de investigación

## Rooms

room-css_b = Sistema de Envío de Carga B
room-css_c = Sistema de Envío de Carga C
room-css_control = Control del SEC
room-defense_control_room = Control del sistema defensivo
room-guard_room = Cuerpo de guardia
room-contaminated_room = Compartimento contaminado
room-surgery = Quirófano
room-testing_lab = Laboratorio de pruebas
room-vent_control_room = Sistemas de soporte vital
room-archive = Archivo
room-cave_entrance = Entrada a las cuevas
room-cooling_system = Sistema de refrigeración
room-decon_room = Sala de descontaminación
room-emergency_room = Urgencias
room-laboratory = Laboratorio
room-css_a = Sistema de Envío de Carga A
room-nest = Nido
room-power_generator = Generador de Energía
room-transmitter_control_room = Centro de transmisiones
room-elevator_s01 = Ascensor S-01
room-elevator_s02 = Ascensor S-02
room-elevator_s03 = Ascensor S-03
room-alert_room = Control de emergencias
room-backup_power_supply = Suministro de Energía de reserva
room-isolation_room = Sala de cuarentena
room-repository = Repositorio
room-stairwell = Escaleras de emergencia

## Event cards

eventcard-blood_trace = Rastro de sangre
eventcard-blue_screen = Pantallazo azul
eventcard-bulkheads_open = Mamparos abiertos
eventcard-consuming_fire = Fuego devorador
eventcard-coolant_leak = Fuga de refrigerante
eventcard-damage = Daños
eventcard-egg_protection = Protección de los huevos
eventcard-fire_in_the_hole = Fuego en el agujero
eventcard-hatching = Eclosión
eventcard-kickstopper = Freno de emergencia
eventcard-leaving_the_shell = Salir del cascarón
eventcard-lurking = Acechar
eventcard-nest = Nido
eventcard-noise_in_corridors = Ruido en los pasillos
eventcard-panic = Pánico
eventcard-power_surge = Sobretensión
eventcard-sanitary_network_failure = Fallo de la red sanitaria
eventcard-scent_of_blood = Olor a sangre
eventcard-short_circuit = Cortocircuito
eventcard-thats_hot = Qué calor

## Attack cards

attack-blood_chase = Rastreo de sangre
attack-blood_rage = Furia de sangre
attack-cut = Corte
attack-evolve = Evolución
attack-infecting_the_host = Infectar al huésped
attack-perched_in_the_dark = Al acecho en la oscuridad
attack-piercing_the_heart = Directo al corazón

## Serious wounds

wound-body = Cuerpo
wound-leg = Pierna
wound-bleeding = Hemorragia
wound-hand = Mano
wound-arm = Brazo
wound-eyes = Ojos
wound-guts = Vísceras
wound-knee = Rodilla

## Weaknesses

weakness-wary_of_shadows = Recelo de las sombras
weakness-reaction_to_danger = Reacción ante el peligro
weakness-vital_places = Puntos vitales
weakness-light_sensitive = Sensibles a la luz
weakness-way_of_moving = Forma de moverse
weakness-blood_trail_habits = Hábitos del rastro de sangre

## Objectives

objective-cartographer = Cartógrafo
objective-deep_survey = Sondeo profundo
objective-whistleblower = Denunciante
objective-big_game = Caza mayor
objective-burn_it_out = Quemarlo todo
objective-know_it_all = Sabelotodo
objective-loose_ends = Cabos sueltos
objective-not_alone = No estás solo
objective-scorched_mars = Marte arrasado
objective-hostile_takeover = Opa hostil
objective-severance = Finiquito
objective-liability = Responsabilidad
objective-redundancy = Despido
objective-clean_ledger = Cuentas limpias
objective-live_cargo = Carga viva
objective-extreme_field_biology = Biología de campo extrema
objective-clearance = Autorización
objective-sterilise = Esterilizar

## Containment protocols

protocol-code_green = Código Verde
protocol-code_yellow = Código Amarillo
protocol-code_blue = Código Azul
protocol-code_gray = Código Gris
protocol-code_red = Código Rojo

## Computer cards

computer-computer_a = Acción de ordenador A
computer-computer_b = Acción de ordenador B
computer-computer_c = Acción de ordenador C
computer-computer_d = Acción de ordenador D
computer-computer_e = Acción de ordenador E
computer-lockdown = Confinamiento
