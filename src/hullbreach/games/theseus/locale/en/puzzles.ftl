### The puzzles: the goal is the lead, the hint comes on request, the praise after the solution.

puzzle-twice = Once more, with feeling
    .lead = The Scientists have 6 life points left. Win this turn.
    .hint = A card that starts a fight lies where fights start anyway, and something lies beside it.
    .praise = Fight, its copy, and then the Corridors themselves: three fights in one turn.
puzzle-relay = Relay
    .lead = The Scientists have 6 life points left. Win this turn.
    .hint = One unit alone is not enough. Which sector lets a second one run?
    .praise = The first Marine takes its place at the Battle Position, and the extra turn brings the second into the Corridors.
puzzle-crossfire = Crossfire
    .lead = The Scientists have 6 life points left. Win this turn.
    .hint = How many units must stand in the Tech Dock for Marine 1 to fill the Corridors?
    .praise = A full sector means a limited fight, and the Corridors add a second one.
puzzle-invitation = Invitation
    .lead = The Scientists have 4 life points left. Win this turn.
    .hint = One target stands in the wrong place. Team Tactics can show it the way.
    .praise = Pushed in front of Marine 1, Scientist 1 was the fourth point that was missing.
puzzle-archive = The last file
    .lead = You are the Scientists and hold 15 data. Reach 20 this turn.
    .hint = The camera has recorded 3. An extra turn leads on, and a card may be used from afar.
    .praise = Three from the camera, one from the Archives, and the Archives once more by Remote Control.
