# Playing alone or all together

## Objectives

objective-total_knowledge = Total Knowledge
    .text = A survivor has knowledge 8.
objective-call_home = Call Home
    .text = The signal has been sent, and the knowledge token of a survivor is active.
objective-upper_levels = Upper Levels
    .text = The signal has been sent, and all rooms of sections S-01 and S-02 are explored.
objective-lower_levels = Lower Levels
    .text = The signal has been sent, and all rooms of sections S-02 and S-03 are explored.
objective-close_contact = Close Contact
    .text = All 3 weaknesses are discovered.
objective-behead_the_enemy = Behead the Enemy
    .text = The signal has been sent, and the queen has been killed or the facility is destroyed.
objective-cleaning_crew = Cleaning Crew
    .text = The signal has been sent, and the Nest or the whole facility is destroyed.
objective-special_delivery = Special Delivery
    .text = A survivor carries an egg.
objective-read_the_files = Read the Files
    .text = The knowledge tokens of half of all characters, rounded up, are active.
objective-autopsy = The Autopsy Will Tell
    .text = The signal has been sent, and a carcass has been analysed.

## What happens

event-protocol_opened = A containment protocol is laid open: { $token }.
