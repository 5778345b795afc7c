### The puzzles: the goal is the lead, the hint comes on request, the praise after the solution.

puzzle-last_way_out = The last way out
    .lead = Three cards, two actions. Reach the bunker before this round ends, without leaving anything to the dice.
    .hint = The gate needs a key. Behind it there are two ways, and only one of them makes no noise.
    .praise = The key opens the gate for one card, the rover takes you out for two. On foot, the noise in the corridors could have cost your life.
puzzle-untouched = Untouched
    .lead = An Adult stands before you. Get to room 004 without a wound before this round ends.
    .hint = Whoever simply runs is attacked. Something in your pocket hides you.
    .praise = Smoke, and it strikes at nothing. Where somebody is already, no noise roll follows.
puzzle-signal = Send it now
    .lead = The transmitter is broken. Send your signal before this round ends.
    .hint = Count your cards: what repairs, what that costs, and what the room costs.
    .praise = Repairs with one card, the signal with two: not one card more than you had.
puzzle-clean = Clean
    .lead = You carry a larva and you are slimy. Be rid of the larva before this round ends, whatever the dice would say.
    .hint = Contamination cards pay for nothing. With slime even silence is dangerous; so do not roll.
    .praise = Two cards for careful steps, two for the Decon Room: nobody heard you.
