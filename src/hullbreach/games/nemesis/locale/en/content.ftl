### Names of the crew and of what it carries. Counts, costs and effects are in the content.

## Characters

character-captain = Captain
    .text = Starts with the { item-six_shooter }. Quest items: { item-log_key } and { item-intercom }. Strong at: leading others, getting them out of a fight.
character-pilot = Pilot
    .text = Starts with the { item-shotgun }. Quest items: { item-orbital_maneuvering_system } and { item-pilots_evacuation_key }. Strong at: using rooms for free, doors, the course of the ship.
character-scientist = Scientist
    .text = Starts with the { item-pistol }. Quest items: { item-holo_computer } and { item-laboratory_equipment }. Strong at: computers, events, rooms far away.
character-scout = Scout
    .text = Starts with the { item-rifle }. Quest items: { item-motion_scanner } and { item-security_key }. Strong at: moving quietly, searching, getting away.
character-soldier = Soldier
    .text = Starts with the { item-assault_rifle }. Quest items: { item-autoloader } and { item-armor }. Strong at: shooting, covering others, keeping calm.
character-mechanic = Mechanic
    .text = Starts with the { item-sawed_off_shotgun }. Quest items: { item-plasma_torch } and { item-flashlight }. Strong at: repairs, building things, fire, crawling through the ship.

## Action cards

card-repairs = Repairs
    .text = Cost 1. Not in combat. Remove the malfunction from your room. Or, in an engine room: look secretly at both tokens of the engine and put them back in either order.
card-basic_repairs = Basic Repairs
    .text = Cost 2. Not in combat. Remove the malfunction from your room. Or, in an engine room: look secretly at both tokens of the engine and put them back in either order.
card-fast_repairs = Fast Repairs
    .text = Not in combat. Remove the malfunction from your room. Or, in an engine room: look secretly at both tokens of the engine and put them back in either order.
card-ingenuity = Ingenuity
    .text = Not in combat. Remove the malfunction from your room. Or: craft an item; any yellow item may stand in for the frame. Or, in an engine room: look secretly at both tokens of the engine and put them back in either order.
card-knowledge_of_the_ship = Knowledge of the Ship
    .text = Not in combat. Open or close 1 door next to your room. Or: look secretly at 1 unexplored room, not at its token.
card-piloting = Piloting
    .text = Not in combat. In the Cockpit or at a computer, if it works: perform the room’s action for free. Or, at a working computer: look secretly at the coordinates.

## Starting weapons

item-six_shooter = Six-Shooter
    .text = Heavy. Weapon, ammo 6 of 6. A double hit deals 1 more damage. Only the card Reload loads it.
item-shotgun = Shotgun
    .text = Heavy. Energy weapon, ammo 2 of 2. Whenever it deals damage, it deals 1 more.
item-sawed_off_shotgun = Sawed-Off Shotgun
    .text = Heavy. Energy weapon, ammo 2 of 2. A single hit counts as a double hit.
item-assault_rifle = Assault Rifle
    .text = Heavy. Energy weapon, ammo 5 of 5. Whenever it deals damage, it deals 1 more.
item-rifle = Rifle
    .text = Heavy. Energy weapon, ammo 4 of 4. An ordinary weapon without a rule of its own.
item-pistol = Pistol
    .text = Heavy. Energy weapon, ammo 3 of 3. A double hit deals only 1 damage.

## Red items

item-energy_charge = Energy Charge
    .text = Cost 1. One use. Fully reload 1 energy weapon in your hands. Or: open or close 1 door next to your room. Or, for nothing: fully reload the { item-assault_rifle } in your hands if it has an Autoloader. Component: electricity.
item-grenade = Grenade
    .text = Cost 1. One use. Throw it at an intruder in your room or a neighbouring one, not through a closed door: 2 damage to it, 1 to every other intruder and 1 serious wound to every character there. Thrown at eggs it destroys 2 of them, then you make a noise roll.
item-smoke_grenade = Smoke Grenade
    .text = Cost 1. Only in combat. One use. All other characters in your room discard 1 action card. You move to a neighbouring room, not through a closed door, without being attacked.
item-decoy = Decoy
    .text = Cost 1. One use. Choose a neighbouring room, not through a closed door: all intruders in the rooms next to it, yours included, move there. Each that is in combat attacks once before it leaves.
item-extended_magazine = Extended Magazine
    .text = Not in combat. Attach it to an energy weapon in your hands: load 2 ammo, and its maximum is 2 higher from now on.
item-prototype_rifle = Prototype Rifle
    .text = Heavy. Energy weapon, ammo 1 of 6. On a double hit you may spend 1 more ammo for 1 more damage.
item-prototype_shotgun = Prototype Shotgun
    .text = Heavy. Energy weapon, ammo 1 of 2. Every result but a miss deals at least 1 damage. Single and double hits deal 1 more.
item-prototype_pistol = Prototype Pistol
    .text = Heavy. Energy weapon, ammo 1 of 3. After a shot you may roll the die again once.
item-comms_key = Comms Key
    .text = Cost 1. Not in combat. One use. At a working computer: look secretly at 1 objective of a player who has sent the signal.
item-evacuation_key = Evacuation Key
    .text = Cost 1. One use. In an evacuation section: lock or unlock 1 of its pods.
item-self_destruct_key = Self-Destruct Key
    .text = Cost 1. Not in combat. One use. At a working computer: start the self-destruct, unless somebody hibernates. Or: stop it, unless it has reached orange.

## Yellow items

item-chemicals = Chemicals
    .text = Cost 1. Not in combat. One use. Fully load your Flamethrower. Component: fire.
item-tools = Tools
    .text = Cost 1. Not in combat. One use. Remove the malfunction from your room. Or: open or close 1 door next to your room. Or, in an engine room: look secretly at both tokens of the engine and put them back in either order. Component: frame.
item-duct_tape = Duct Tape
    .text = Cost 1. Not in combat. One use. Remove the malfunction from your room. Or: tape together two heavy items in your hands, never objects; they take up 1 hand. Or, in an engine room: look secretly at both tokens of the engine and put them back in either order.
item-fire_extinguisher = Fire Extinguisher
    .text = Cost 1. Heavy. One use. Put out the fire in your room. Or: an intruder in your room retreats.
item-technical_corridors_plan = Technical Corridors Plan
    .text = Cost 1. Not in combat. One use. From a room with a service corridor entrance crawl to any other room with one, explored or not.
item-space_suit = Space Suit
    .text = Cost 1. Not in combat. One use. In a yellow room: discard all your action cards and go to any other explored yellow room.
item-nemesis_plans = Nemesis Plans
    .text = Cost 1. Not in combat. One use. Look secretly at 2 unexplored rooms, not at their tokens.

## Green items

item-medkit = Medkit
    .text = Cost 1. Not in combat. One use. Dress 1 of your serious wounds. Or: heal 1 of your dressed serious wounds. Or: dress 1 serious wound of another character in your room. Or: heal 1 dressed serious wound there. Component: medicine.
item-bandages = Bandages
    .text = Cost 1. Not in combat. One use. Dress 1 of your serious wounds. Or: heal all your light wounds. Or: dress 1 serious wound of another character in your room. Or: heal all light wounds of one. Component: material.
item-synthetic_food = Synthetic Food
    .text = Cost 1. Not in combat. One use. Draw 2 cards.
item-adrenaline_injection = Adrenaline Injection
    .text = Cost 1. One use. Draw 1 card. This turn you may perform any number of actions; it ends when you pass.
item-alcohol = Alcohol
    .text = Cost 1. Not in combat. One use. Scan 1 contamination card in your hand and remove it. If it was INFECTED, you gain a new one and nothing else follows. Component: fire.
item-military_drugs = Military Drugs
    .text = Cost 1. One use. Discard any number of cards from your hand, contamination cards too, and draw that many plus 1.

## Crafted items

item-antidote = Antidote
    .text = Cost 1. Not in combat. One use. Scan all contamination cards in your hand, deck and discard pile; remove the INFECTED ones and your larva. Gain 1 contamination card, shuffle your discard pile into your deck and pass. Crafted from fire and medicine.
item-flamethrower = Flamethrower
    .text = Heavy. Weapon, ammo 4 of 4. Every result but a miss deals at least 1 damage. A double hit also sets your room on fire. Chemicals refill it. Crafted from fire and frame.
item-molotov = Molotov Cocktail
    .text = Cost 1. One use. Choose your room or a neighbouring one, not through a closed door, with an intruder or an egg: it burns, every intruder there suffers 1 damage, every character 1 serious wound, and 1 egg there is destroyed; then you make a noise roll if there was an egg. Crafted from fire and material.

## Quest items

item-log_key = Log Key
    .text = Cost 1. Not in combat. One use. Quest: be in the Comms Room. At a working computer: look secretly at 1 objective of another player.
item-intercom = Intercom
    .text = Quest: discard Tools or Duct Tape. Your cards Order and Motivation also reach characters in every room with a working computer.
item-orbital_maneuvering_system = Orbital Maneuvering System
    .text = Cost 1. One use. Quest: discard an Energy Charge. Everybody passes at once, you included, and in the event phase no intruder attacks.
item-pilots_evacuation_key = Pilot’s Evacuation Key
    .text = Cost 1. Not in combat. One use. Quest: be in the Fire Control System. In an evacuation section: lock or unlock 1 of its pods.
item-plasma_torch = Plasma Torch
    .text = Cost 1. Not in combat. Quest: be in the Storage. Open or close 1 door next to your room. Even a destroyed door can be closed.
item-flashlight = Flashlight
    .text = Cost 2. Not in combat. Quest: discard an Energy Charge. Search your room.
item-autoloader = Autoloader
    .text = Quest: be in the Armory. Attach it to the { item-assault_rifle } in your hands: load 1 ammo, its maximum is 1 higher, and an Energy Charge reloads it for free.
item-armor = Armor
    .text = One use. Quest: discard Tools or Duct Tape. Discard it when you are attacked, after the card is drawn: ignore that attack.
item-security_key = Security Key
    .text = Cost 1. Not in combat. One use. Quest: be in the Cockpit. Open or close any doors of any one room.
item-motion_scanner = Motion Scanner
    .text = Heavy. Not in combat. Quest: discard an Energy Charge. After a noise roll of yours you may discard 1 action card and roll again, once.
item-laboratory_equipment = Laboratory Equipment
    .text = Cost 1. Not in combat. One use. Quest: discard Chemicals. In a room with an egg, a carcass or a corpse: discover the weakness that belongs to it.
item-holo_computer = Holo Computer
    .text = Heavy. Quest: be in the Generator. You may play Intranet and Risk Assessment anywhere, even without a working computer.

## What can be done

choice-engine = work on the engine
choice-autoload = reload for free
choice-lure = lure intruders away
choice-spy = look at an objective
choice-pod = lock or unlock a pod
choice-spacewalk = walk outside
choice-dress_another = dress another's wound
choice-heal_another = heal another
choice-eat = eat
choice-inject = inject
choice-evade = let everybody pass
choice-doors = open and close doors

## What is asked

prompt-lure_to = Where do you lure them?
prompt-molotov = Where do you throw it?
prompt-spacewalk = Where do you go?
prompt-peek_objective = Which objective do you look at?
prompt-patient = Whom do you treat?
prompt-armor = Ignore this attack?
prompt-security_key = Whose doors do you set?
prompt-scan_again = You rolled { $result }. Discard a card to roll again?

option-objective = objective { $b } of { $a_seat }
option-scan_again-keep = discard nothing
option-scan_again-discard = discard { $a }
option-patient-character = { $a_seat }
option-armor-discard = give up { $a }

## What happens

event-objective_peeked = { $objective_id ->
    [none] { $seat } looks at objective { $number } of { $owner_seat }.
   *[other] { $seat } looks at objective { $number } of { $owner_seat }: { $objective }.
}
event-evading = { $seat } turns the ship: everybody passes, and no intruder attacks in this round.
how-decoy = before it leaves
fate-molotov = killed by a Molotov cocktail
