### The intruders of the first game: their attacks and weaknesses.

## Attacks

attack-scratch = Scratch
    .text = Creeper, Adult, Breeder, Queen: 1 light wound and 1 contamination card. { blood-of-attack }
attack-claw_attack = Claw Attack
    .text = Adult, Breeder, Queen: 2 light wounds and 1 contamination card. { blood-of-attack }
attack-bite = Bite
    .text = Adult, Breeder, Queen: A target with 2 or more serious wounds dies. Otherwise 1 serious wound. { blood-of-attack }
attack-tail_attack = Tail Attack
    .text = Queen: A target with a serious wound dies. Otherwise 1 serious wound. { blood-of-attack }
attack-transformation = Transformation
    .text = Creeper: The creeper becomes a breeder, if one is left, and loses its damage. If the target holds no cards, the breeder attacks at once. { blood-of-attack }
attack-frenzy = Frenzy
    .text = Breeder, Queen: Everybody in the room with 2 or more serious wounds dies, everybody else there suffers 1 serious wound. { blood-of-attack }
attack-slime = Slime
    .text = Creeper, Adult, Breeder, Queen: The target gets slime and 1 contamination card. { blood-of-attack }
attack-summoning = Summoning
    .text = Creeper, Queen: A token is drawn from the bag, and that { word-xeno } appears in the room. Nobody is surprised. { blood-of-attack }
blood-of-attack = { $blood_id ->
    [none] { "" }
    [retreat] In a damage check: the { word-xeno } retreats.
   *[other] In a damage check: blood value { $blood }.
}

event-summoned = { $token_id ->
    [none] { $seat } hears the call, but the bag is empty.
   *[other] Another { word-xeno } is called to { $seat }: { $token }.
}

event-regenerated = { $xeno } recovers ({ $damage } damage left).

## Weaknesses

weakness-vital_places = Vital Places
    .text = When you shoot or strike an adult, a miss counts as a single hit.
weakness-way_of_moving = The Way of Moving
    .text = Only breeders and the queen can destroy closed doors; others stay where they are. Against Night Stalkers this holds for doors next to your room.
weakness-phosphates = Susceptibility to Phosphates
    .text = { word-A-xeno } that a Fire Extinguisher or the Fire Control System makes retreat suffers 1 damage too.
weakness-energy = Vulnerability to Energy
    .text = A shot from an energy weapon that deals any damage deals 1 more.
weakness-reaction_to_danger = Reaction to Danger
    .text = In your encounters a token number of 2 or more counts as 1 lower.
weakness-brink_of_extinction = On the Brink of Extinction
    .text = In every damage check the blood value counts as 1 lower.
weakness-way_of_fighting = The Way of Fighting
    .text = A Bite by an adult deals 1 light wound instead of the serious one. It still kills a target with 2 or more serious wounds.
weakness-vulnerable_to_fire = Vulnerability to Fire
    .text = { word-A-xeno } that suffers from fire, a Molotov Cocktail or a Flamethrower suffers 1 more damage. Such damage destroys 1 more egg too.
