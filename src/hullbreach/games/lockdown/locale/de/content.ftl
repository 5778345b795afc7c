### Namen von allem, was gedruckt ist.

## Characters

character-survivor = Überlebende
character-hacker = Hacker
character-xenobiologist = Xenobiologin
character-sentry = Wache
character-janitor = Hausmeister
character-lab_rat = Laborratte

## Action cards

card-search = Suchen
card-rest = Ausruhen
card-demolition = Zerstörung
card-interruption = Unterbrechung
card-repairs = Reparatur
card-basic_repairs = Einfache Reparatur
card-recharge = Aufladen
card-neuralink = Neuralink
card-bypass = Umgehen
card-it_works_for_me = Bei mir läuft es
card-master_plan = Masterplan
card-emergency_key = Notfallschlüssel
card-clean_up = Aufräumen
card-maintenance_plan = Wartungsplan
card-jury_rigging = Improvisieren
card-it_should_work = Sollte funktionieren
card-weird_metabolism = Merkwürdiger Stoffwechsel
card-sensitive_hearing = Empfindliches Gehör
card-feel_of_the_dark = Gespür für die Dunkelheit
card-inconspicuous = Unauffällig
card-stun = Betäuben
card-quarantine = Quarantäne
card-facility_tour = Patrouille
card-defense_plan = Verteidigungsplan
card-desperate_attack = Verzweifelter Angriff
card-obstinate = Starrsinn
card-vents = Lüftungsschächte
card-distraction = Ablenkung
card-rushed_analysis = Hastige Analyse
card-workspace_plan = Arbeitsplatzplan
card-pheromones = Pheromone
card-field_experience = Felderfahrung
card-vivisection = Vivisektion
card-contamination = Verseuchung

## Items

item-neutralizer = Gegenmittel
item-taser = Taser
item-flamethrower = Flammenwerfer
item-pistol = Pistole
item-enviro_suit = Schutzanzug
item-medkit = Medikit
item-skin_stapler = Hautklammergerät
item-antiseptic = Antiseptikum
item-caffeine_pills = Koffeintabletten
item-scalpel = Skalpell
item-analysis_tools = Analysewerkzeug
item-weapon_energy_cell = Waffen-Energiezelle
item-grenade = Granate
item-glowstick = Leuchtstab
item-smoke_grenade = Rauchgranate
item-shotgun = Schrotflinte
item-prototype_rifle = Prototyp: Gewehr
item-recon_drone = Aufklärungsdrohne
item-extended_magazine = Erweitertes Magazin
item-main_gate_key = Haupttorschlüssel
item-contingency_file = Protokollakte
item-combat_stimulants = Kampfstimulanzien
item-thermite_charge = Thermitladung
item-smg = Maschinenpistole
item-smart_gun = Smart-Gun
item-nailgun = Nagelpistole
item-probe_arm = Sondenarm
item-assault_rifle = Sturmgewehr
item-battle_suit = Kampfanzug
item-wail = Klagelaut
item-cheat_codes = Cheatcodes
item-pressure_washer = Hochdruckreiniger
item-overmind = Übergeist
item-toolbelt = Werkzeuggürtel
item-duct_tape = Panzertape
item-fire_blanket = Löschdecke
item-clothes = Kleidung
item-flashlight = Taschenlampe
item-lighter = Zippo
item-reagents = Reagenz
item-cave_plans = Pläne der Höhle
item-facility_plans = Pläne der Anlage
item-research_documents = Forschungsunterlagen

## Rooms

room-css_b = Frachtversandsystem B
room-css_c = Frachtversandsystem C
room-css_control = FVS-Kontrolle
room-defense_control_room = Abwehrsystem
room-guard_room = Wachraum
room-contaminated_room = Kontaminierter Raum
room-surgery = Chirurgie
room-testing_lab = Testlabor
room-vent_control_room = Lüftungssteuerung
room-archive = Archiv
room-cave_entrance = Höhleneingang
room-cooling_system = Kühlsystem
room-decon_room = Dekontaminationsraum
room-emergency_room = Erste-Hilfe-Station
room-laboratory = Labor
room-css_a = Frachtversandsystem A
room-nest = Nest
room-power_generator = Generatorraum
room-transmitter_control_room = Kommunikationszentrale
room-elevator_s01 = Aufzugsraum S-01
room-elevator_s02 = Aufzugsraum S-02
room-elevator_s03 = Aufzugsraum S-03
room-alert_room = Sicherheitszentrale
room-backup_power_supply = Notstromaggregat
room-isolation_room = Isolationsraum
room-repository = Depot
room-stairwell = Notfalltreppenhaus

## Event cards

eventcard-blood_trace = Blutspur
eventcard-blue_screen = Bluescreen
eventcard-bulkheads_open = Schotten offen
eventcard-consuming_fire = Verzehrendes Feuer
eventcard-coolant_leak = Kühlmittelleck
eventcard-damage = Schaden
eventcard-egg_protection = Eierschutz
eventcard-fire_in_the_hole = Achtung, Feuer
eventcard-hatching = Schlüpfen
eventcard-kickstopper = Notbremse
eventcard-leaving_the_shell = Aus der Hülle
eventcard-lurking = Lauernde Gefahr
eventcard-nest = Nest
eventcard-noise_in_corridors = Geräusche in den Gängen
eventcard-panic = Panik
eventcard-power_surge = Überspannung
eventcard-sanitary_network_failure = Ausfall der Sanitäranlagen
eventcard-scent_of_blood = Blutgeruch
eventcard-short_circuit = Kurzschluss
eventcard-thats_hot = Ganz schön heiß

## Attack cards

attack-blood_chase = Blutjagd
attack-blood_rage = Blutrausch
attack-cut = Schnitt
attack-evolve = Entwicklung
attack-infecting_the_host = Den Wirt infizieren
attack-perched_in_the_dark = In der Dunkelheit lauernd
attack-piercing_the_heart = Stich ins Herz

## Serious wounds

wound-body = Körper
wound-leg = Bein
wound-bleeding = Blutung
wound-hand = Hand
wound-arm = Arm
wound-eyes = Augen
wound-guts = Eingeweide
wound-knee = Knie

## Weaknesses

weakness-wary_of_shadows = Die Schatten im Blick
weakness-reaction_to_danger = Reaktion auf Gefahr
weakness-vital_places = Verwundbare Stellen
weakness-light_sensitive = Lichtempfindlich
weakness-way_of_moving = Art der Bewegung
weakness-blood_trail_habits = Gewohnheiten der Blutspur

## Objectives

objective-cartographer = Kartograf
objective-deep_survey = Tiefenerkundung
objective-whistleblower = Whistleblower
objective-big_game = Großwild
objective-burn_it_out = Ausbrennen
objective-know_it_all = Besserwisser
objective-loose_ends = Lose Enden
objective-not_alone = Nicht allein
objective-scorched_mars = Verbrannter Mars
objective-hostile_takeover = Feindliche Übernahme
objective-severance = Abfindung
objective-liability = Haftungsrisiko
objective-redundancy = Stellenabbau
objective-clean_ledger = Saubere Bilanz
objective-live_cargo = Lebende Fracht
objective-extreme_field_biology = Extreme Feldbiologie
objective-clearance = Freigabe
objective-sterilise = Sterilisieren

## Containment protocols

protocol-code_green = Code Grün
protocol-code_yellow = Code Gelb
protocol-code_blue = Code Blau
protocol-code_gray = Code Grau
protocol-code_red = Code Rot

## Computer cards

computer-computer_a = Computeraktion A
computer-computer_b = Computeraktion B
computer-computer_c = Computeraktion C
computer-computer_d = Computeraktion D
computer-computer_e = Computeraktion E
computer-lockdown = Lockdown
