### The lessons: `lesson-<name>` is the title, `-<n>` what is said at step n.

lesson-moving = Steps and noise
    .lead = Two actions a turn, paid with cards; and every step can be heard.
    .praise = Noise in a corridor is a promise: roll its number again while you stand beside it, and something comes out of the bag.
lesson-moving-1 = This is you, the Sentry, in the Repository. In a turn you perform two actions. Most of them cost cards from your hand: what you pay with is gone until your deck is shuffled again.
lesson-moving-2 = Room 001 has not been explored. Move there.
lesson-moving-3 = A move costs one card. The cheapest payment is marked already; change it if you like, then confirm.
lesson-moving-4 = You turned over the room and its token: this one brought a malfunction. Then a noise roll told which corridor gets noise. For your second action move carefully, to a room of your choice.
lesson-moving-5 = Careful steps cost two cards. Confirm.
lesson-moving-6 = Nothing is rolled: you decide which corridor gets the noise. Choose one that has none.

lesson-searching = Searching
    .lead = What lies in the rooms, and how to get it.
    .praise = A room can be searched only so often; the number beside the crate goes down. Colours tell what you may find: red is military, green medical, yellow technical, white anything.
lesson-searching-1 = You stand in the Guard Room. The crate with a 2 says how often it can still be searched; the colour at its left side says what you find there.
lesson-searching-2 = Action cards are actions, too. Play Search from your hand.
lesson-searching-3 = Two items, and you keep one. Point at a choice to read what it does.

lesson-rooms = Rooms at work
    .lead = Malfunctions, and what a room can do for you.
    .praise = The action of your room and of an open computer card are always listed at the right. What cannot be done now stays grey; point at it, and it tells you why.
lesson-rooms-1 = The triangle with the exclamation mark is a malfunction: this room does nothing until somebody repairs it. Point at the grey button "Room" to read why.
lesson-rooms-2 = Play Repairs.
lesson-rooms-3 = The card itself costs another one. Confirm the payment.
lesson-rooms-4 = Now the Guard Room works. Use it for your second action.
lesson-rooms-5 = That costs two cards. Confirm.
lesson-rooms-6 = Take what you like: a weapon against one xeno, or a suit that takes you outside.

lesson-fighting = In combat
    .lead = Shooting, striking, running away.
    .praise = After each wound a card is drawn, and its blood value decides whether the xeno is dead. In the dark you shoot with a worse die.
lesson-fighting-1 = An Adult stands in your room: you are in combat. Many actions are not possible now, and it attacks everybody here at the end of the round. Running away gives it a free attack.
lesson-fighting-2 = Shoot it with your SMG.
lesson-fighting-3 = A shot costs a card and one ammo. Confirm.
lesson-fighting-4 = It is hurt, but nobody knows yet how much it can bear. Shoot again.
lesson-fighting-5 = Confirm, and look at the card that decides.

lesson-contamination = Something under the skin
    .lead = Contamination cards, and how to find out.
    .praise = Both were harmless. Had one been INFECTED, you would carry a larva now. Whoever carries one and is found out again does not live on.
lesson-contamination-1 = Two contamination cards are in your hand. They pay for nothing and get in the way. Whether they are INFECTED nobody knows, not even you.
lesson-contamination-2 = Rest scans all of them at once and removes the harmless ones. Play it.

lesson-time = Time and ways out
    .lead = Passing, the event phase, and how the game ends.
    .praise = Fulfil one of your two objectives and stay alive: in a pod, in the bunker, or locked in. But beware, others may want you to fail.
lesson-time-1 = Your objectives lie hidden beside your character. As soon as the first xeno appears, everybody keeps one of two. The track at the top counts down the time.
lesson-time-2 = When you want to keep your cards, or have none, you pass. Do so now.
lesson-time-3 = On passing you may discard cards you do not want. Mark some, or none, and confirm.
lesson-time-4 = All have passed, so the event phase came: time went on, a section may have lost power, an event was drawn, and the bag developed. Then a new round began, with a full hand for all.
