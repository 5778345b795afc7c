# Objectives for those who play alone or all together

objective-clean_up_crew = Clean-Up Crew
    .text = The signal has been sent, and the Nest or the whole ship is destroyed.
objective-cutting_off_the_head = Cutting Off the Head
    .text = The signal has been sent, and the queen has been killed or the ship is destroyed.
objective-no_man_left_behind = No Man Left Behind
    .text = The signal has been sent, and all rooms are explored.
objective-destination_earth = Destination: Earth
    .text = The ship reaches Earth.
objective-special_delivery = Special Delivery
    .text = A survivor, in a pod or asleep, carries an egg.
objective-first_contact_protocol = First Contact Protocol
    .text = At least 2 weaknesses are discovered.
objective-emergency_post_mortem = Emergency Post-Mortem
    .text = The corpse that lay in the Hibernatorium has been carried into the Surgery.

event-post_mortem = { $seat } brings the corpse from the Hibernatorium to the Surgery.
