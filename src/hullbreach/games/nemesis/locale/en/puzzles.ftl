### The puzzles: the goal is the lead, the hint comes on request, the praise after the solution.

puzzle-home = Home
    .lead = Four cards, two actions. Set the course for Earth before this round ends, without guessing.
    .hint = The log speaks to you alone, once you have looked.
    .praise = Two cards to know, two to act. Those who saw the marker move still do not know where it leads.
puzzle-signal = A word home
    .lead = The Comms Room is broken. Send your signal before this round ends.
    .hint = Count your cards: what repairs, what that costs, and what the room costs.
    .praise = Repairs with two cards, the signal with two: your hand is empty, and the signal is out.
puzzle-untouched = Untouched
    .lead = An Adult stands before you. Get back to the Hibernatorium without a wound before this round ends.
    .hint = Whoever simply runs is attacked. Something in your pocket hides you.
    .praise = Smoke, and it strikes at nothing. Where somebody is already, no noise roll follows.
