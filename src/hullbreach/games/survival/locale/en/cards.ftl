### Cards that are printed in both titles, and what they ask.

## Action cards of nearly everybody

card-search = Search
    .text = Not in combat. Use up 1 search of your room. Draw 2 items of its colour (in a white room from a deck of your choice), keep 1 and put the other under its deck.
card-rest = Rest
    .text = Not in combat. Scan all contamination cards in your hand and remove those that are not INFECTED. If one is INFECTED, you get a larva; if you already carry one, you die and a creeper appears.
card-demolition = Demolition
    .text = Destroy 1 closed door next to your room. Or: your room gets a malfunction.
card-interruption = Interruption
    .text = Play it when another character in your room performs an action or plays an Interruption: that is cancelled. What was paid stays paid, a one-use item is lost. What is no action, like dropping things, cannot be cancelled.

## The crew of the Nemesis

card-reload = Reload
    .text = Load 1 ammo into your revolver, up to its maximum.
card-order = Order
    .text = Not in combat. Another character in your room goes to a neighbouring room of your choice, willing or not, not through a closed door. For that character it is a normal move.
card-motivation = Motivation
    .text = Every character in your room, you included, draws 1 card.
card-suppressive_fire = Suppressive Fire
    .text = Only in combat. Spend 1 ammo. You, or another willing character in your room, go to a neighbouring room, not through a closed door, without being attacked.
card-old_friend = Old Friend
    .text = Not in combat. In a room without a computer and without a malfunction: perform the room’s action for free.
card-computer_skills = Computer Skills
    .text = Not in combat. Open or close 1 door next to your room. Or: in a room with a working computer, perform the room’s action for free.
card-blocking_access = Blocking Access
    .text = Not in combat. At a working computer: perform the room’s action for free. Or: any room with a working computer gets a malfunction.
card-intranet = Intranet
    .text = Cost 1. Not in combat. At a working computer: perform the action of any explored room with a working computer for free. Where it speaks of its room, it means that room, not yours.
card-risk_assessment = Risk Assessment
    .text = Not in combat. At a working computer: look secretly at the top event card. Leave it there, or put it under the deck.
card-adrenaline = Adrenaline
    .text = Only in combat. Shoot, then draw 1 card. Or: escape to a neighbouring room, not through a closed door, then draw 1 card; a leg wound makes you pay 2 cards for it.
card-reconnaissance = Reconnaissance
    .text = Cost 1. Not in combat. Go to a neighbouring room, not through a closed door, without a noise roll. Silence and Danger of an exploration token there have no effect.
card-scavenging = Scavenging
    .text = Cost 1. Not in combat. Search your room, even if all its searches are used up.
card-full_auto = Full Auto
    .text = Only in combat. Shoot with your own rifle and spend all its ammo. The shot deals 1 more damage for every 2 ammo spent, even if it misses.
card-nerves_of_steel = Nerves of Steel
    .text = Discard it when a surprise attack hits you: ignore that attack.
card-covering_fire = Covering Fire
    .text = Only in combat. Spend 1 ammo. You, another willing character in your room, or both of you go to the same neighbouring room, not through a closed door, without being attacked.
card-taking_aim = Taking Aim
    .text = Only in combat. Shoot with an energy weapon. You may roll the die again once.
card-pyrotechnics = Pyrotechnics
    .text = Cost 1. Not in combat. Discard 1 of your items and set your room on fire. Or: put out the fire in your room.
card-technical_corridors = Technical Corridors
    .text = Cost 1. Not in combat. From a room with a service corridor entrance crawl to any other room with one, explored or not. Then pass.

## Contamination

card-contamination = Contamination
    .text = It is no action card: it pays for nothing, but counts as a card in hand in an encounter. Nobody knows whether it is INFECTED until it is scanned.
card-infected = INFECTED
    .text = The hidden side of a contamination card that was scanned: INFECTED. It stays with you and may bring a larva or death.
card-clean = Not INFECTED
    .text = The hidden side of a contamination card that was scanned: not INFECTED. It is harmless, but fills your deck.

## Items

item-taser = Taser
    .text = Cost 1. One use. { word-A-xeno } in your room suffers 1 damage and, if it is still there, retreats. Or: another character in your room discards the whole hand. Crafted from electricity and frame.
item-recon_drone = Recon Drone
    .text = Cost 1. Not in combat. One use. Look secretly at 1 unexplored room and at its exploration token.
item-clothes = Clothes
    .text = Cost 1. Not in combat. One use. Remove your slime. Or: dress 1 of your serious wounds. Component: material.

## Serious wounds

wound-body = Body
    .text = When a round begins you draw up to 1 card fewer: 4 instead of 5.
wound-leg = Leg
    .text = Moving out of a room with { word-a-xeno } costs 2 instead of 1.
wound-bleeding = Bleeding
    .text = Whenever you pass, you suffer 1 light wound.
wound-hand = Hand
    .text = Using an item costs 1 more.
wound-arm = Arm
    .text = You have only 1 hand slot. What no longer fits, you drop at once.

## What can be done with the cards of the crew

choice-send_drone = send the drone
choice-order = send somebody away
choice-motivate = motivate everybody
choice-cover = cover a retreat
choice-connect = use a room from afar
choice-assess = look at the next event
choice-block = block a computer
choice-snap_shot = shoot
choice-sneak = go quietly
choice-empty = empty the magazine
choice-aim = take aim
choice-improvise = craft something

## What they ask

prompt-order = Whom do you send away?
prompt-order_to = Where does { $seat } go?
prompt-covering_weapon = Which weapon do you fire?
prompt-come_along = Go to { $room } while { $seat } covers you?
prompt-take_aim = Whom do you shoot, and with what?
prompt-block = Which computer do you block?
prompt-intranet = Which room do you use?
prompt-assess = Does the card stay on top of the { $deck }?
prompt-improvise = What do you craft?
prompt-scout_to = Where do you go?
prompt-keep_calm = Ignore this attack?
prompt-quest_cost = What do you discard for { $item }?
prompt-toggle_doors = Which doors do you open or close?

option-order-character = { $a_seat }
option-turn = { $a }
option-fire = { $a }
option-assess-top = leave { $a } on top
option-under = put { $a } under the deck
