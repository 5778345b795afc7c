### Names of everything that is printed. Counts, costs and effects are in the content.

## Characters

character-survivor = Survivor
    .text = Survivor of the Nemesis: starts in the Isolation Room with knowledge 3 and no item. Quest item: { item-assault_rifle }. Strong at: fighting when wounded, crawling through vents, slipping away.
character-hacker = Hacker
    .text = Member of the staff: starts in the Repository with knowledge 1. Starting item: { item-smart_gun }. Quest item: { item-cheat_codes }. Strong at: computers, anywhere and without power.
character-xenobiologist = Xenobiologist
    .text = Member of the staff: starts in the Repository with knowledge 1. Starting item: { item-probe_arm }. Quest item: { item-overmind }. Strong at: knowledge, foresight, cutting xenos.
character-sentry = Sentry
    .text = Member of the staff: starts in the Repository with knowledge 1. Starting item: { item-smg }. Quest item: { item-battle_suit }. Strong at: shooting, closing doors, leading others.
character-janitor = Janitor
    .text = Member of the staff: starts in the Repository with knowledge 1. Starting item: { item-nailgun }. Quest item: { item-pressure_washer }. Strong at: repairs, fires, doors, building things.
character-lab_rat = Lab Rat
    .text = Survivor of the Nemesis: starts in the Isolation Room with knowledge 3 and no item. Quest item: { item-wail }. Strong at: hiding, noise, darkness, living with contamination.

## Action cards

card-repairs = Repairs
    .text = Cost 1. Not in combat. Remove the malfunction from your room.
card-basic_repairs = Basic Repairs
    .text = Cost 2. Not in combat. Remove the malfunction from your room.
card-recharge = Recharge
    .text = Not in combat. While you are not in darkness: load 2 ammo into an energy weapon in your hands, up to its maximum.
card-neuralink = Neuralink
    .text = Not in combat. In a room without a working computer, not in darkness: perform 1 computer action for free. Or: at a working computer in darkness: perform 1 computer action for free.
card-bypass = Bypass
    .text = Cost 1. Not in combat. At a working computer, not in darkness: perform any number of different actions of the open computer card, then reveal the next one. Or: turn over the power token of your section.
card-it_works_for_me = It Works for Me
    .text = Cost 1. Not in combat. Remove the malfunction from your room. Then, at a computer and not in darkness, you may perform 1 computer action for free.
card-master_plan = Master Plan
    .text = Not in combat. In a room with a working computer, even without power: perform the room’s action for free. Or: look secretly at 2 unexplored rooms, not at their tokens.
card-emergency_key = Emergency Key
    .text = Not in combat. In an elevator room: call the elevator and ride it, even without power, but not with a malfunction. Or: open or close 1 door next to your room.
card-clean_up = Clean Up
    .text = Not in combat. Remove the malfunction from your room. Or: put out the fire in your room.
card-maintenance_plan = Maintenance Plan
    .text = Not in combat. In a white or yellow room without a malfunction: perform the room’s action for free. Or: look secretly at 2 unexplored rooms, not at their tokens.
card-jury_rigging = Jury-Rigging
    .text = Cost 2. Not in combat. In a yellow room: use up 1 search of the room and take a Flamethrower, an Enviro-Suit or a Taser from the crafted items.
card-it_should_work = It Should Work
    .text = Cost 1. Not in combat. Perform the action of your room despite its malfunction; its own cost is paid as well. Or: at a working computer in darkness: perform 1 computer action for free.
card-weird_metabolism = Weird Metabolism
    .text = Remove your slime. Or: discard 1 contamination card from your hand to your own discard pile and draw 2 cards.
card-sensitive_hearing = Sensitive Hearing
    .text = Not in combat. Remove 1 noise from a corridor of your room. Or: make noise in a corridor of your room; if there is noise already, you have an encounter.
card-feel_of_the_dark = Feel of the Dark
    .text = Discard it when the darkness effect of an event concerns you: ignore that effect. Or: discard it when the card of a surprise attack hits you: ignore that card.
card-inconspicuous = Inconspicuous
    .text = Discard it when a xeno attacks you, before its card is drawn: it attacks another character in your room, whom you choose. Or: discard it in darkness instead of your noise roll when the bag develops.
card-stun = Stun
    .text = Another character in your room with 1 to 3 cards in hand discards the whole hand. Or, in combat: discard a weapon from your hands; a xeno in your room goes to a neighbouring room of your choice, not through a closed door.
card-quarantine = Quarantine
    .text = Cost 1. Not in combat. At a working computer, even without power: close all doors of any one room. Destroyed doors stay destroyed.
card-facility_tour = Facility Tour
    .text = Go to a neighbouring room, not through a closed door, and take along up to 1 other character of your room, willing or not. You may ignore the effect of the exploration token there. In combat this is an escape: the xenos attack each of you.
card-defense_plan = Defense Plan
    .text = Not in combat. In a white or red room without a malfunction: perform the room’s action for free. Or: look secretly at 2 unexplored rooms, not at their tokens.
card-desperate_attack = Desperate Attack
    .text = Only in combat. Gain 1 contamination card and deal 2 damage to a xeno in your room. If it is still there afterwards, it attacks you at once.
card-obstinate = Obstinate
    .text = Not in combat. Draw 1 card for each of your serious wounds, dressed ones included. Or: discard 1 of your items and dress 1 serious wound.
card-vents = Vents
    .text = Cost 1. Not in combat. From a room with a service corridor entrance crawl to another explored room with one. Resolve an attack card as if an adult attacked you in darkness; if nobody else and no xeno was there, make a noise roll.
card-distraction = Distraction
    .text = Only in combat. Discard 1 of your items. You, another character in your room, or both of you escape to the same neighbouring room, not through a closed door, without being attacked.
card-rushed_analysis = Rushed Analysis
    .text = Not in combat. Scan all contamination cards in your hand and remove those that are not INFECTED. If you removed at least 1, gain 1 knowledge. If one is INFECTED, you get a larva; if you already carry one, you die and a creeper appears.
card-workspace_plan = Workspace Plan
    .text = Not in combat. In a white or green room without a malfunction: perform the room’s action for free. Or: look secretly at 2 unexplored rooms, not at their tokens.
card-pheromones = Pheromones
    .text = Only in combat. Discard it with an egg or carcass that you carry when an attack card hits you: ignore the attack. With knowledge 6 you may turn it on another character in your room instead. Everybody in your room gets slime.
card-field_experience = Field Experience
    .text = Use up 1 search of your room and gain 1 knowledge. Or, with knowledge 4: look at the top 2 event cards, put 1 on top and 1 under the deck. Or, with knowledge 6: the same with attack cards.
card-vivisection = Vivisection
    .text = Only in combat. Spend 1 use of your Probe Arm: a xeno in your room suffers 1 damage, and 1 more for every full 2 knowledge you have.

## Items

item-neutralizer = Neutralizer
    .text = Cost 1. Not in combat. One use. Scan all contamination cards in your hand, deck and discard pile; remove the INFECTED ones and your larva. Shuffle all your cards into a new deck and pass. Crafted from fire and medicine.
item-flamethrower = Flamethrower
    .text = Heavy. Weapon, ammo 4 of 4. Every result but a miss deals at least 1 damage. A double hit also sets your room on fire. A Reagent refills it. Crafted from fire and frame.
item-pistol = Pistol
    .text = Heavy. Energy weapon, ammo 3 of 3. A double hit deals only 1 damage. Crafted from electricity and fire.
item-enviro_suit = Enviro-Suit
    .text = Heavy. With it you can walk from the exit room through the open main gate to the bunker. Crafted from material and frame.
item-medkit = Medkit
    .text = Cost 1. Not in combat. One use. Dress 1 of your serious wounds. Or: heal 1 of your dressed serious wounds. Component: medicine.
item-skin_stapler = Medical Stapler
    .text = Cost 1. Not in combat. One use. Dress 1 of your serious wounds. Or: heal all your light wounds. Component: medicine.
item-antiseptic = Antiseptic
    .text = Cost 1. Not in combat. One use. Scan 1 contamination card in your hand and remove it. If it was INFECTED, you gain a new one and nothing else follows. Component: fire.
item-caffeine_pills = Caffeine Pills
    .text = Not in combat. One use. Scan all contamination cards in your hand and remove those that are not INFECTED. If one is INFECTED, you get a larva; if you already carry one, you die and a creeper appears. Then draw 1 card.
item-scalpel = Scalpel
    .text = Cost 1. One use. Cut the larva out of a character in your room, yourself included; that character suffers 1 serious wound. Or: a xeno in your room suffers 1 damage and you gain 1 contamination card.
item-analysis_tools = Analyze Toolset
    .text = Cost 1. Not in combat. One use. Analyse an egg, carcass or corpse in your room or hands: gain 3 knowledge and, if that kind is new, discover the next weakness. Or: look secretly which contamination cards in your hand are INFECTED; nothing follows. Component: electricity.
item-weapon_energy_cell = Weapon Battery
    .text = Cost 1. One use. Fully reload 1 energy weapon in your hands. Or: restore all uses of your Flashlight. Or: open or close 1 door next to your room. Component: electricity.
item-grenade = Grenade
    .text = Cost 1. One use. Throw it at a xeno or eggs in your room or a neighbouring one, not through a closed door: 2 damage to the target, 1 to every other xeno and to eggs there, 1 serious wound to every character there. If eggs are there, you make a noise roll.
item-glowstick = Glowstick
    .text = One use. Discard it when a darkness effect concerns you, and ignore it: that of an attack card or event, or the higher number of an encounter.
item-smoke_grenade = Smoke Grenade
    .text = Cost 1. One use. All other characters in your room discard 1 action card. You move to a neighbouring room, not through a closed door, without being attacked.
item-shotgun = Shotgun
    .text = Heavy. Energy weapon, ammo 1 of 2. Whenever it deals damage, it deals 1 more.
item-prototype_rifle = Prototype Rifle
    .text = Heavy. Energy weapon, ammo 3 of 6. On a double hit you may spend 1 more ammo for 1 more damage.
item-extended_magazine = Extended Magazine
    .text = Attach it to an energy weapon in your hands that has none: load 2 ammo, and its maximum is 2 higher from now on.
item-main_gate_key = Main Gate Key
    .text = Cost 1. Not in combat. One use. At a working computer or in the exit room: open the main gate for good.
item-contingency_file = Contingency File
    .text = Cost 1. Not in combat. One use. Look secretly at 1 containment protocol of another player or of the neutral pool.
item-combat_stimulants = Combat Stimulants
    .text = Cost 1. One use. Discard any number of cards from your hand, contamination cards too, and draw that many plus 1.
item-thermite_charge = Thermite Charge
    .text = Cost 1. One use. Choose your room or a neighbouring one, not through a closed door: it gets a malfunction and fire. Every xeno there suffers 1 damage, every character 1 light wound, and 1 egg there is destroyed; then you make a noise roll if there was an egg.
item-smg = SMG
    .text = Heavy. Energy weapon, ammo 5 of 5. An ordinary weapon without a rule of its own.
item-smart_gun = Smart Gun
    .text = Heavy. Energy weapon, ammo 3 of 4. After a shot you may roll the die again once.
item-nailgun = Nailgun
    .text = Cost 1. Heavy. Weapon, ammo 4 of 4. A double hit deals only 1 damage. To reload it fully, discard a Toolbelt.
item-probe_arm = Probe Arm
    .text = Cost 1. 2 uses. Lies beside your board. In combat, unless only larvae are in your room: spend 1 use and take a carcass from the supply into a free hand. Or, not in combat: discard a Toolbelt to restore all uses.
item-assault_rifle = Assault Rifle
    .text = Heavy. Energy weapon, ammo 5 of 5. Quest: in a red room, discard a Weapon Battery. Whenever it deals damage, it deals 1 more.
item-battle_suit = Battle Suit
    .text = Heavy. Quest: be in a Cargo Sending System room. You get no slime and no wounds from burning rooms. It counts as an Enviro-Suit, and you shoot with the advantage die even in darkness.
item-wail = Wail
    .text = Cost 1. Quest: have at least 2 contamination cards in hand. Make noise in any number of corridors of your section that hold none. Or: remove the noise from any number of corridors of your section.
item-cheat_codes = Cheat Codes
    .text = Cost 1. Not in combat. Quest: compute in 2 different sections. At a working computer: let the open card or one of the next 2 lie open, the others go under the deck; not in darkness, compute once. Or, not in darkness: look at 1 protocol of another player or the neutral pool.
item-pressure_washer = Pressure Washer
    .text = Cost 1. Heavy. Quest: in a white or yellow room, discard a Reagent. Put out the fire in your room or a neighbouring one, not through a closed door. Or: everybody in your room loses slime. Or: a xeno in your room retreats.
item-overmind = Overmind
    .text = Cost 2. Quest: have knowledge 6 and an active knowledge token. Move a xeno of your section, not the queen, through a corridor of your choice. Or, with knowledge 8: a xeno in your room does not attack in the next event phase.
item-toolbelt = Toolbelt
    .text = Cost 1. Not in combat. One use. Remove the malfunction from your room. Or: open or close 1 door next to your room. Component: frame.
item-duct_tape = Duct Tape
    .text = Cost 1. One use. Not in combat: remove the malfunction from your room. Or: tape together two heavy items in your hands; they take up only 1 hand. It never works on eggs, carcasses or corpses. Component: material.
item-fire_blanket = Fire Blanket
    .text = Cost 1. Not in combat. One use. Put out the fire in your room. Or: remove your slime.
item-flashlight = Flashlight
    .text = Heavy. 3 uses. Spend 1 use when a darkness effect concerns you, and ignore it: that of an attack card or event, or the higher number of an encounter. It stays with you when empty.
item-lighter = Zippo
    .text = Cost 1. One use. Set your room on fire. Or, without paying: discard it when a darkness effect concerns you, and ignore it: that of an attack card or event, or the higher number of an encounter. Component: frame.
item-reagents = Reagent
    .text = Cost 1. One use. Fully load your Flamethrower. Or, with knowledge 5: a xeno in your room retreats. Component: fire.
item-cave_plans = Cave Plans
    .text = Cost 1. Not in combat. One use. From a room with a service corridor entrance go to another explored room with one, without being attacked. If nobody else and no xeno is there, make a noise roll.
item-facility_plans = Facility Plans
    .text = Cost 1. Not in combat. One use. Look secretly at 2 unexplored rooms, not at their tokens.
item-research_documents = Research Documents
    .text = Cost 1. Not in combat. One use. Gain 1 knowledge.

## Rooms

room-css_b = Cargo Sending System B
    .text = Cost 2. Not in combat. While the time token stands on a launch token and pod B is free: discard your hand, pass and enter the pod. In the event phase the token decides: either you escape, or you are back here with 1 serious wound. Yellow: technical items.
room-css_c = Cargo Sending System C
    .text = Cost 2. Not in combat. While the time token stands on a launch token and pod C is free: discard your hand, pass and enter the pod. In the event phase the token decides: either you escape, or you are back here with 1 serious wound. Yellow: technical items.
room-css_control = CSS Control Room
    .text = Cost 2. Not in combat. Look secretly at a launch token. Unless the time token stands on it, you may move it 1 space, not onto another one. Computer. Yellow: technical items.
room-defense_control_room = Defense Control Room
    .text = Cost 2. Not in combat. Use up 1 search of this room or give it a malfunction. Then choose a room with a xeno and no malfunction: it gets a malfunction, every xeno there suffers 1 damage and every character there 1 serious wound. Computer. Red: military items.
room-guard_room = Guard Room
    .text = Cost 2. Not in combat. Use up 1 search of this room and take a Taser or an Enviro-Suit from the crafted items. Red: military items.
room-contaminated_room = Contaminated Room
    .text = No action. Whoever searches here gets slime. It never gets a malfunction. White: all items.
room-testing_lab = Testing Lab
    .text = Cost 2. Not in combat. With knowledge 4: take a Neutralizer from the crafted items. Computer. Green: medical items.
room-vent_control_room = Vent Control Room
    .text = Cost 2. Not in combat. Choose a room with a service corridor entrance and no destroyed door: close all its doors and put out its fire. If they stay closed until the player phase ends, all characters and xenos there die; eggs stay. Computer. Yellow: technical items.
room-archive = Archive
    .text = Cost 2. Not in combat. Once a game: gain 2 knowledge, turn your knowledge token to its active side and look secretly at 1 containment protocol of another player or of the neutral pool. Computer. White: all items.
room-cave_entrance = Cave Entrance
    .text = Cost 2. Not in combat. Through the service corridors crawl to another explored room with an entrance. Resolve an attack card as if an adult attacked you in darkness; if nobody else and no xeno was there, make a noise roll. White: all items.
room-cooling_system = Cooling System
    .text = Cost 2. Not in combat. Start the self-destruct: its token goes 3 spaces ahead of the time token. Computer. Yellow: technical items.
room-decon_room = Decon Room
    .text = Cost 2. Not in combat. Scan all contamination cards in your hand and remove the INFECTED ones. You also lose your larva and your slime. Green: medical items.
room-laboratory = Laboratory
    .text = Cost 2. Not in combat. Analyse an egg, carcass or corpse that lies in your room or that you carry: gain 3 knowledge. If that kind is new, the next weakness is discovered; otherwise the object just goes back to the supply. Computer. Green: medical items.
room-css_a = Cargo Sending System A
    .text = Cost 2. Not in combat. While the time token stands on a launch token and pod A is free: discard your hand, pass and enter the pod. In the event phase the token decides: either you escape, or you are back here with 1 serious wound. Yellow: technical items.
room-nest = Nest
    .text = Cost 2. Not in combat. Take an egg into a free hand, then make a noise roll. Whoever discovers the Nest gains 1 knowledge. Without eggs it is destroyed. It never gets a malfunction. No searching.
room-power_generator = Power Generator
    .text = Cost 2. Not in combat. Stop the self-destruct while its token shows yellow. Or: turn over the power token of this section. Yellow: technical items.
room-transmitter_control_room = Transmitter Control Room
    .text = Cost 2. Not in combat. Send your signal. Or: another player who has sent the signal secretly shows you all objectives still held. Computer. Red: military items.
room-elevator_s01 = Elevator Room S-01
    .text = Cost 1. Not in combat. Call the elevator. Or, if it is here: ride to another section and take along whom you like, if they agree. Both need power for the elevator. No noise roll follows. No searching.
room-elevator_s02 = Elevator Room S-02
    .text = Cost 1. Not in combat. Call the elevator. Or, if it is here: ride to another section and take along whom you like, if they agree. Both need power for the elevator. No noise roll follows. No searching.
room-elevator_s03 = Elevator Room S-03
    .text = Cost 1. Not in combat. Call the elevator. Or, if it is here: ride to another section and take along whom you like, if they agree. Both need power for the elevator. No noise roll follows. No searching.
room-alert_room = Alert Room
    .text = Cost 2. Not in combat. Raise the alarm: its token goes to half the time space, rounded down. The Isolation Room opens, and the game ends when the time leaves that space. Or: look at 1 neutral containment protocol and keep it. No searching.
room-backup_power_supply = Backup Power Supply
    .text = Cost 2. Not in combat. With fewer than 3 power tokens on: tokens 1 and 2 are switched on, 3 and 4 off. Then lay out all four anew as you like. The time token turns to emergency power. No searching.
room-isolation_room = Isolation Room
    .text = Cost 2. Not in combat. On a white time space or with the alarm raised: make a noise roll; if no xeno is here then, you are locked in, safe unless the facility is destroyed. Whoever is here when a round begins draws up to 1 card more, unless there is a malfunction. No searching.
room-repository = Repository
    .text = Cost 2. Not in combat. You, and then everybody else in this room, may craft 1 item with only 1 of its 2 components. No searching.
room-stairwell = Emergency Staircase
    .text = In no section and always dark. No action. No searching.

## Event cards

eventcard-blood_trace = Blood Trace
    .text = In each section all xenos not in combat go to the lowest-numbered room with a character who has an open serious wound and no action cards in hand. In darkness also to characters with action cards. { moves-of-event }
eventcard-blue_screen = Blue Screen
    .text = The lowest-numbered explored room with a working computer and power gets a malfunction. Then this card leaves the game and the deck is reshuffled. { moves-of-event }
eventcard-bulkheads_open = Bulkheads Open
    .text = All closed doors open. In darkness: noise in every corridor of each character’s room that holds none. { moves-of-event }
eventcard-coolant_leak = Coolant Leak
    .text = If the Cooling System is explored and has a malfunction, the self-destruct starts; if it has none, it gets one. Then this card leaves the game and the deck is reshuffled. { moves-of-event }
eventcard-damage = Damage
    .text = Every room with an adult, breeder or queen gets a malfunction. In darkness: also every room with a character. { moves-of-event }
eventcard-egg_protection = Egg Protection
    .text = Every character who is in the Nest or carries an egg has an encounter. In darkness: every character gains 1 contamination card. { moves-of-event }
eventcard-fire_in_the_hole = Fire in the Hole
    .text = All explored Cargo Sending System rooms catch fire. Every character there without action cards in hand suffers 1 serious wound. { moves-of-event }
eventcard-hatching = Hatching
    .text = Remove 1 egg from the Nest. Every character there without action cards gets a larva and 1 contamination card; if there is none, a larva token goes into the bag. In darkness: every character elsewhere without action cards gets both too. { moves-of-event }
eventcard-kickstopper = Kickstopper
    .text = The elevator loses its power and all elevator rooms get a malfunction. Then this card leaves the game and the deck is reshuffled. { moves-of-event }
eventcard-leaving_the_shell = Leaving the Shell
    .text = Whoever carries a larva gains a contamination card and scans it: if INFECTED, they die and a creeper appears. All others draw 4 cards, scan the contamination cards among them, get a larva if one is INFECTED, and discard all 4. { moves-of-event }
eventcard-lurking = Lurking
    .text = All xenos not in combat leave the board and their tokens go into the bag. In darkness: every xeno in combat attacks. { moves-of-event }
eventcard-nest = Nest
    .text = If the Nest is explored: noise in each of its corridors that holds none. In darkness: noise in every corridor of each character’s room that holds none. { moves-of-event }
eventcard-noise_in_corridors = Noise in Corridors
    .text = Noise in the service corridors. If it is there already, 1 unused fire and 1 unused malfunction marker leave the game instead. In darkness: every character in a room with an entrance suffers 1 light wound. { moves-of-event }
eventcard-panic = Panic
    .text = Every character without action cards in hand loses 2 ammo, or 1 item if that is not enough. In darkness: so does every character with action cards. { moves-of-event }
eventcard-power_surge = Power Surge
    .text = The time token turns to its inactive side: red power thresholds count again. { moves-of-event }
eventcard-sanitary_network_failure = Sanitary Network Failure
    .text = Every explored green room gets a malfunction. Then this card leaves the game and the deck is reshuffled. { moves-of-event }
eventcard-scent_of_blood = Scent of Blood
    .text = Around every character with an open serious wound: noise in each corridor of the room that holds none. In darkness: an adult appears with each such character who is not in combat. { moves-of-event }
eventcard-short_circuit = Short Circuit
    .text = Every explored room with a working computer and power catches fire. Then this card leaves the game and the deck is reshuffled. { moves-of-event }
eventcard-thats_hot = That's Hot
    .text = The Backup Power Supply and, if explored, the Power Generator catch fire. Then this card leaves the game and the deck is reshuffled. { moves-of-event }

## Attack cards

attack-blood_chase = Blood Chase
    .text = Creeper, Adult, Breeder, Queen: 1 light wound and slime. A target that escapes with an open serious wound is followed by the xeno. { blood-of-attack }
attack-blood_rage = Blood Rage
    .text = Breeder, Queen: A target with 2 or more serious wounds dies. Otherwise 1 serious wound, or 2 if the target has an open one. { blood-of-attack }
attack-cut = Cut
    .text = Creeper, Adult, Breeder, Queen: 1 light wound and 1 contamination card. In darkness: 1 more light wound. { blood-of-attack }
attack-evolve = Evolve
    .text = Creeper: The creeper becomes a breeder, if one is left, and keeps its damage. In darkness: the breeder attacks at once. { blood-of-attack }
attack-infecting_the_host = Infecting the Host
    .text = Creeper, Queen: The target gets slime. In darkness: the target gets a larva and 1 contamination card. { blood-of-attack }
attack-perched_in_the_dark = Perched in the Dark
    .text = Adult, Breeder, Queen: 1 serious wound. In darkness: a target that then has 3 serious wounds dies. { blood-of-attack }
attack-piercing_the_heart = Piercing the Heart
    .text = Queen: 1 serious wound and 1 contamination card. In darkness: a target that then has at least 2 serious wounds dies. { blood-of-attack }

## Serious wounds

wound-eyes = Eyes
    .text = You always count as being in darkness, even in a section with power: no advantage die, no computer.
wound-guts = Guts
    .text = Whenever you gain contamination cards, you gain 1 more.
wound-knee = Knee
    .text = In the first turn of each round your first move costs 1 more.

## Weaknesses

weakness-wary_of_shadows = Wary of Shadows
    .text = If an adult attacks you with Perched in the Dark, three serious wounds in darkness do not kill you.
weakness-light_sensitive = Light Sensitive
    .text = When you harm a xeno while your section has power, its blood value counts as 1 lower.
weakness-blood_trail_habits = Blood Trail Habits
    .text = Blood Chase never makes a xeno follow you. Blood Rage deals you only 1 serious wound and does not kill outright.

## Objectives

objective-cartographer = Cartographer
    .text = You have sent the signal, and all rooms of sections S-01 and S-02 are explored.
objective-deep_survey = Deep Survey
    .text = You have sent the signal, and all rooms of sections S-02 and S-03 are explored.
objective-whistleblower = Whistleblower
    .text = You have sent the signal, and your knowledge token is active.
objective-big_game = Big Game
    .text = You have sent the signal, and the queen has been killed or the facility is destroyed.
objective-burn_it_out = Burn It Out
    .text = You have sent the signal and the Nest is destroyed. Or: the facility is destroyed.
objective-know_it_all = Know-It-All
    .text = You have knowledge 8.
objective-loose_ends = Loose Ends
    .text = You have sent the signal and nobody from the Nemesis survives: neither the Survivor nor the Lab Rat nor the crew. Or: you are the only survivor.
objective-not_alone = Not Alone
    .text = You have sent the signal, and at least 1 other character survives.
objective-scorched_mars = Scorched Mars
    .text = The facility is destroyed, or you are the only survivor.
objective-hostile_takeover = Hostile Takeover
    .text = The character of player 1 does not survive, or you are the only survivor.
objective-severance = Severance
    .text = The character of player 2 does not survive, or you are the only survivor.
objective-liability = Liability
    .text = The character of player 3 does not survive, or you are the only survivor.
objective-redundancy = Redundancy
    .text = The character of player 4 does not survive, or you are the only survivor.
objective-clean_ledger = Clean Ledger
    .text = The character of player 5 does not survive, or you are the only survivor.
objective-live_cargo = Live Cargo
    .text = You have sent the signal, and you carry an egg.
objective-extreme_field_biology = Extreme Field Biology
    .text = All 3 weaknesses are discovered, no matter by whom.
objective-clearance = Clearance
    .text = Your knowledge token is active, and you have knowledge 6 or more.
objective-sterilise = Sterilise
    .text = You have sent the signal, and the Nest is destroyed, be it with the whole facility.

## Containment protocols

protocol-code_green = Code Green
    .text = If it is active at the end: nobody dies by the protocol.
protocol-code_yellow = Code Yellow
    .text = If it is active at the end: every survivor with knowledge 4 or less dies, except in the bunker.
protocol-code_blue = Code Blue
    .text = If it is active at the end: every survivor who has not sent the signal dies, except in the bunker.
protocol-code_gray = Code Gray
    .text = If it is active at the end: everybody who escaped in a pod dies.
protocol-code_red = Code Red
    .text = If it is active at the end: everybody locked in the isolation chamber dies.

## Computer cards

computer-computer_a = Computer Action A
    .text = At a working computer, cost 1, not in combat nor in darkness: move the rover to an exit room or to the bunker; or look secretly at 1 launch token; or look secretly at all protocols of another player in your section.
computer-computer_b = Computer Action B
    .text = At a working computer, cost 1, not in combat nor in darkness: gain 1 knowledge; or look secretly at 1 launch token; or swap 2 power tokens.
computer-computer_c = Computer Action C
    .text = At a working computer, cost 1, not in combat nor in darkness: choose a room: its fire goes out and all xenos there retreat; or swap 2 power tokens; or look secretly at all protocols of another player in your section.
computer-computer_d = Computer Action D
    .text = At a working computer, cost 1, not in combat nor in darkness: open or close any 1 door; or look secretly at 1 launch token; or move the rover to an exit room or to the bunker.
computer-computer_e = Computer Action E
    .text = At a working computer, cost 1, not in combat nor in darkness: choose a room: its fire goes out and all xenos there retreat; or swap 2 power tokens; or look secretly at 1 launch token.
computer-lockdown = Lock-down
    .text = When it is revealed, the room of whoever used the computer gets a malfunction. Then the deck is shuffled and another card is revealed.

## Cards turned up by a scan

## Markers and other terms

marker-fire = Fire
    .text = Whoever ends a turn here suffers 1 light wound. In the event phase every xeno here suffers 1 damage and 1 egg burns. If all 12 markers are used and another is needed, the facility explodes.
marker-malfunction = Malfunction
    .text = The room’s action and its computer do not work; it can still be searched. If all 10 markers are used and another is needed, the facility explodes.
marker-noise = Noise
    .text = If a noise roll hits a corridor with noise, there is an encounter, and all noise around the room goes away. In sections with power noise fades in the event phase where no character is near.
marker-closed_door = Closed door
    .text = Nobody passes. A xeno that wants to pass destroys it and stays where it is. There are 11 door tokens in all.
marker-power = Power
    .text = Four numbered tokens lie on the three sections and the elevator; blue is on. At a power threshold the highest token that is on goes out.
marker-darkness = Darkness
    .text = Without power in your section, or with an eye wound: darkness effects of events and attacks concern you, encounters use the higher number, you shoot without the advantage die, and computers do not work for you.
marker-time = Time token
    .text = It moves 1 space in each event phase, from 15 to 0, where the game ends. When it leaves a space with a threshold, power may fail.
marker-emergency_power = Emergency power
    .text = While the time token shows its active side, red power thresholds do not count. Blue ones always do.
marker-alarm = Alarm
    .text = The Isolation Room is open. The game ends when the time token should leave this space.
marker-self_destruct = Self-destruct
    .text = Yellow: it can be stopped. When the time leaves its space it turns red, moves 3 spaces on, and the main gate opens. Red: when the time should leave its space, the facility is destroyed. On the track at the end of the game it destroys it as well.
marker-main_gate = Main gate
    .text = It opens when the first character dies, when the self-destruct turns red, or with the key. It never closes again.
marker-rover = Rover
    .text = From the exit room it takes one character to the bunker and then stays there until a computer sends it back.
marker-venting = Venting
    .text = When the player phase ends, all characters and xenos in this room die. If one of its doors opens or is destroyed before, nothing happens.
marker-signal = Signal
    .text = You have sent the signal from the Transmitter Control Room. Many objectives and Code Blue ask for it.
marker-knowledge = Knowledge
    .text = A number from 1 to 8. Discovered weaknesses help you from knowledge 3, 5 and 8 on, in the order of their discovery.
marker-knowledge_active = Active knowledge token
    .text = You have examined the Archive. Some objectives and a quest ask for it.
marker-weakness = Weakness
    .text = It helps every character with enough knowledge: 3 for the first, 5 for the second, 8 for the third. Those of classic intruders help everybody. Analysing a new kind of object discovers the next one.
marker-objective = Objective
    .text = You win if you survive all checks at the end and your objective is fulfilled then. When the first xeno appears, you keep one of your two. A team wins if it fulfils all of its open objectives and one of it survives; each that asks for the signal needs a sender of its own.
marker-protocol = Containment protocol
    .text = One is active and hidden; it is revealed at the end of the game and may kill survivors. A token that you hold or have seen is not the active one. A team lays every token it looks at open.
marker-quest = Quest
    .text = A quest item is no item until its quest is fulfilled: on your turn, for free and not in combat.

## Parts of texts: the number of one copy

