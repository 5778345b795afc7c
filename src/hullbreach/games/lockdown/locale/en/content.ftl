### Names of everything that is printed. Counts, costs and effects are in the content.

## Characters

character-survivor = Survivor
character-hacker = Hacker
character-xenobiologist = Xenobiologist
character-sentry = Sentry
character-janitor = Janitor
character-lab_rat = Lab Rat

## Action cards

card-search = Search
card-rest = Rest
card-demolition = Demolition
card-interruption = Interruption
card-repairs = Repairs
card-basic_repairs = Basic Repairs
card-recharge = Recharge
card-neuralink = Neuralink
card-bypass = Bypass
card-it_works_for_me = It Works for Me
card-master_plan = Master Plan
card-emergency_key = Emergency Key
card-clean_up = Clean Up
card-maintenance_plan = Maintenance Plan
card-jury_rigging = Jury-Rigging
card-it_should_work = It Should Work
card-weird_metabolism = Weird Metabolism
card-sensitive_hearing = Sensitive Hearing
card-feel_of_the_dark = Feel of the Dark
card-inconspicuous = Inconspicuous
card-stun = Stun
card-quarantine = Quarantine
card-facility_tour = Facility Tour
card-defense_plan = Defense Plan
card-desperate_attack = Desperate Attack
card-obstinate = Obstinate
card-vents = Vents
card-distraction = Distraction
card-rushed_analysis = Rushed Analysis
card-workspace_plan = Workspace Plan
card-pheromones = Pheromones
card-field_experience = Field Experience
card-vivisection = Vivisection
card-contamination = Contamination

## Items

item-neutralizer = Neutralizer
item-taser = Taser
item-flamethrower = Flamethrower
item-pistol = Pistol
item-enviro_suit = Enviro-Suit
item-medkit = Medkit
item-skin_stapler = Medical Stapler
item-antiseptic = Antiseptic
item-caffeine_pills = Caffeine Pills
item-scalpel = Scalpel
item-analysis_tools = Analyze Toolset
item-weapon_energy_cell = Weapon Battery
item-grenade = Grenade
item-glowstick = Glowstick
item-smoke_grenade = Smoke Grenade
item-shotgun = Shotgun
item-prototype_rifle = Prototype Rifle
item-recon_drone = Recon Drone
item-extended_magazine = Extended Magazine
item-main_gate_key = Main Gate Key
item-contingency_file = Contingency File
item-combat_stimulants = Combat Stimulants
item-thermite_charge = Thermite Charge
item-smg = SMG
item-smart_gun = Smart Gun
item-nailgun = Nailgun
item-probe_arm = Probe Arm
item-assault_rifle = Assault Rifle
item-battle_suit = Battle Suit
item-wail = Wail
item-cheat_codes = Cheat Codes
item-pressure_washer = Pressure Washer
item-overmind = Overmind
item-toolbelt = Toolbelt
item-duct_tape = Duct Tape
item-fire_blanket = Fire Blanket
item-clothes = Clothes
item-flashlight = Flashlight
item-lighter = Zippo
item-reagents = Reagent
item-cave_plans = Cave Plans
item-facility_plans = Facility Plans
item-research_documents = Research Documents

## Rooms

room-css_b = Cargo Sending System B
room-css_c = Cargo Sending System C
room-css_control = CSS Control Room
room-defense_control_room = Defense Control Room
room-guard_room = Guard Room
room-contaminated_room = Contaminated Room
room-surgery = Surgery
room-testing_lab = Testing Lab
room-vent_control_room = Vent Control Room
room-archive = Archive
room-cave_entrance = Cave Entrance
room-cooling_system = Cooling System
room-decon_room = Decon Room
room-emergency_room = Emergency Room
room-laboratory = Laboratory
room-css_a = Cargo Sending System A
room-nest = Nest
room-power_generator = Power Generator
room-transmitter_control_room = Transmitter Control Room
room-elevator_s01 = Elevator Room S-01
room-elevator_s02 = Elevator Room S-02
room-elevator_s03 = Elevator Room S-03
room-alert_room = Alert Room
room-backup_power_supply = Backup Power Supply
room-isolation_room = Isolation Room
room-repository = Repository
room-stairwell = Emergency Staircase

## Event cards

eventcard-blood_trace = Blood Trace
eventcard-blue_screen = Blue Screen
eventcard-bulkheads_open = Bulkheads Open
eventcard-consuming_fire = Consuming Fire
eventcard-coolant_leak = Coolant Leak
eventcard-damage = Damage
eventcard-egg_protection = Egg Protection
eventcard-fire_in_the_hole = Fire in the Hole
eventcard-hatching = Hatching
eventcard-kickstopper = Kickstopper
eventcard-leaving_the_shell = Leaving the Shell
eventcard-lurking = Lurking
eventcard-nest = Nest
eventcard-noise_in_corridors = Noise in Corridors
eventcard-panic = Panic
eventcard-power_surge = Power Surge
eventcard-sanitary_network_failure = Sanitary Network Failure
eventcard-scent_of_blood = Scent of Blood
eventcard-short_circuit = Short Circuit
eventcard-thats_hot = That's Hot

## Attack cards

attack-blood_chase = Blood Chase
attack-blood_rage = Blood Rage
attack-cut = Cut
attack-evolve = Evolve
attack-infecting_the_host = Infecting the Host
attack-perched_in_the_dark = Perched in the Dark
attack-piercing_the_heart = Piercing the Heart

## Serious wounds

wound-body = Body
wound-leg = Leg
wound-bleeding = Bleeding
wound-hand = Hand
wound-arm = Arm
wound-eyes = Eyes
wound-guts = Guts
wound-knee = Knee

## Weaknesses

weakness-wary_of_shadows = Wary of Shadows
weakness-reaction_to_danger = Reaction to Danger
weakness-vital_places = Vital Places
weakness-light_sensitive = Light Sensitive
weakness-way_of_moving = The Way of Moving
weakness-blood_trail_habits = Blood Trail Habits

## Objectives

objective-cartographer = Cartographer
objective-deep_survey = Deep Survey
objective-whistleblower = Whistleblower
objective-big_game = Big Game
objective-burn_it_out = Burn It Out
objective-know_it_all = Know-It-All
objective-loose_ends = Loose Ends
objective-not_alone = Not Alone
objective-scorched_mars = Scorched Mars
objective-hostile_takeover = Hostile Takeover
objective-severance = Severance
objective-liability = Liability
objective-redundancy = Redundancy
objective-clean_ledger = Clean Ledger
objective-live_cargo = Live Cargo
objective-extreme_field_biology = Extreme Field Biology
objective-clearance = Clearance
objective-sterilise = Sterilise

## Containment protocols

protocol-code_green = Code Green
protocol-code_yellow = Code Yellow
protocol-code_blue = Code Blue
protocol-code_gray = Code Gray
protocol-code_red = Code Red

## Computer cards

computer-computer_a = Computer Action A
computer-computer_b = Computer Action B
computer-computer_c = Computer Action C
computer-computer_d = Computer Action D
computer-computer_e = Computer Action E
computer-lockdown = Lock-down
