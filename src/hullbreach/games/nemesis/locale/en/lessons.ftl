### The lessons: `lesson-<name>` is the title, `-<n>` what is said at step n.

lesson-moving = Awake
    .lead = Two actions a turn, paid with cards; and every step can be heard.
    .praise = Noise in a corridor is a promise: roll its number again while you stand beside it, and something comes out of the bag.
lesson-moving-1 = You are the Captain, just awake in the Hibernatorium. In a turn you perform two actions. Most of them cost cards from your hand.
lesson-moving-2 = Room 014 has not been explored. Move there.
lesson-moving-3 = A move costs one card. The cheapest payment is marked already; change it if you like, then confirm.
lesson-moving-4 = You turned over the room and its token: this one brought a malfunction. Then a noise roll told which corridor gets noise. For your second action move carefully, to a room of your choice.
lesson-moving-5 = Careful steps cost two cards. Confirm.
lesson-moving-6 = Nothing is rolled: you decide which corridor gets the noise. Choose one that has none.

lesson-searching = Searching
    .lead = What lies in the rooms, and how to get it.
    .praise = A room can be searched only so often. Two components make a new item: a Molotov, a taser, an antidote.
lesson-searching-1 = You stand in the Armory. The crate with a 2 says how often it can still be searched; the colour at its left side says what you find there.
lesson-searching-2 = Action cards are actions, too. Play Search from your hand.
lesson-searching-3 = Two items, and you keep one. Point at a choice to read what it does.

lesson-engines = Engines
    .lead = Two of three must work when the ship jumps.
    .praise = The upper token of an engine counts. Nobody else saw what you saw, and nobody knows what you did.
lesson-engines-1 = The ship has three engines. At the jump two of them must work, or it explodes with everybody aboard. Whether one works, only those know who look.
lesson-engines-2 = You stand at engine 2. Use the room to check it.
lesson-engines-3 = That costs two cards. Keep Basic Repairs in your hand, and pay with others.
lesson-engines-4 = Damaged! At the right you see what you know. Now play Basic Repairs and work on the engine.
lesson-engines-5 = You may swap the two tokens in secret, or only pretend to. Swap them.

lesson-fighting = In combat
    .lead = Shooting, striking, running away.
    .praise = After each wound a card is drawn, and its blood value decides whether it is dead. The odds of every action are told when you point at it.
lesson-fighting-1 = A Creeper stands in your room: you are in combat. Many actions are not possible now. Running away gives it a free attack.
lesson-fighting-2 = Shoot it with your revolver.
lesson-fighting-3 = A shot costs a card and one ammo. Confirm.
lesson-fighting-4 = It is hurt, but nobody knows yet how much it can bear. Shoot again.
lesson-fighting-5 = Confirm, and look at the card that decides.

lesson-course = The course
    .lead = Where the ship goes, and who wants it there.
    .praise = Many objectives need the ship to arrive somewhere. If you tell the others what the coordinates say, they may believe you, or not.
lesson-course-1 = You are in the Cockpit. The course marker stands on B, but what lies at B is written on a card that nobody has seen.
lesson-course-2 = Look at the coordinates.
lesson-course-3 = Pay two cards.
lesson-course-4 = The log tells you alone where each letter leads. Now set the course.
lesson-course-5 = Pay two cards once more.
lesson-course-6 = Choose a letter. Everybody sees where the marker goes, but only you know why.

lesson-time = Time and ways out
    .lead = Passing, the event phase, and how to get away alive.
    .praise = Sleep through the jump in the Hibernatorium once the blue spaces are reached, or leave in a pod. And fulfil your objective.
lesson-time-1 = Your objectives lie hidden beside your character. As soon as the first intruder appears, everybody keeps one of two. The track at the top counts down to the jump.
lesson-time-2 = When you want to keep your cards, or have none, you pass. Do so now.
lesson-time-3 = On passing you may discard cards you do not want. Mark some, or none, and confirm.
lesson-time-4 = All have passed, so the event phase came: time went on, intruders attacked, fire did harm, an event was drawn, and the bag developed. Then a new round began, with a full hand for all.
