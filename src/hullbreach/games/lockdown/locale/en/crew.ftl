### The crew of the Nemesis in the facility.

character-captain = Captain
    .text = Crew of the Nemesis, in place of the Sentry: starts in the Isolation Room with knowledge 3 and no item. Quest item: { item-revolver }. Strong at: leading others, getting them out of a fight.
character-pilot = Pilot
    .text = Crew of the Nemesis, in place of the Hacker: starts in the Isolation Room with knowledge 3 and no item. Quest item: { item-pilots_shotgun }. Strong at: using rooms for free, doors, the rover.
character-scientist = Scientist
    .text = Crew of the Nemesis, in place of the Xenobiologist: starts in the Isolation Room with knowledge 3 and no item. Quest item: { item-scientists_pistol }. Strong at: computers, events, rooms far away.
character-scout = Scout
    .text = Crew of the Nemesis, in place of the Lab Rat: starts in the Isolation Room with knowledge 3 and no item. Quest item: { item-scouts_rifle }. Strong at: moving quietly, searching, getting away.
character-soldier = Soldier
    .text = Crew of the Nemesis, in place of the Survivor: starts in the Isolation Room with knowledge 3 and no item. Quest item: { item-combat_rifle }. Strong at: shooting, covering others, keeping calm.
character-mechanic = Mechanic
    .text = Crew of the Nemesis, in place of the Janitor: starts in the Isolation Room with knowledge 3 and no item. Quest item: { item-sawed_off_shotgun }. Strong at: repairs, building things, fire, crawling through the walls.

card-fast_repairs = Fast Repairs
    .text = Not in combat. Remove the malfunction from your room.
card-ingenuity = Ingenuity
    .text = Not in combat. Remove the malfunction from your room. Or: craft an item; any yellow item may stand in for the frame.
card-facility_knowledge = Facility Knowledge
    .text = Not in combat. Open or close 1 door next to your room. Or: look secretly at 1 unexplored room, not at its token.
card-computer_training = Computer Training
    .text = Not in combat. Open or close 1 door next to your room. Or: in a room with a working computer, perform the room’s action for free. Or: at a working computer, not in darkness, perform 1 computer action for free.
card-piloting = Piloting
    .text = Not in combat. At a working computer, even without power: look secretly at a launch token. Or: send the rover to an exit room or to the bunker; it takes nobody along.

item-revolver = Revolver
    .text = Heavy. Weapon, ammo 3 of 6. Quest: in a red room, discard any item. A double hit deals 1 more damage. Only the card Reload loads it.
item-pilots_shotgun = Pilot’s Shotgun
    .text = Heavy. Energy weapon, ammo 2 of 2. Quest: in a red room, discard a Weapon Battery. Whenever it deals damage, it deals 1 more.
item-scientists_pistol = Scientist’s Pistol
    .text = Heavy. Energy weapon, ammo 3 of 3. Quest: in a white or green room, discard any item. A double hit deals only 1 damage.
item-scouts_rifle = Scout’s Rifle
    .text = Heavy. Energy weapon, ammo 4 of 4. Quest: be the first to explore 2 rooms. An ordinary weapon without a rule of its own.
item-combat_rifle = Combat Rifle
    .text = Heavy. Energy weapon, ammo 5 of 5. Quest: in a red room, discard a Weapon Battery. Whenever it deals damage, it deals 1 more.
item-sawed_off_shotgun = Sawed-Off Shotgun
    .text = Heavy. Energy weapon, ammo 2 of 2. Quest: in a yellow room, discard a Toolbelt or Duct Tape. A single hit counts as a double hit.
