# How a match is set up

setting-characters = draft; or a list by seat, such as captain,scout
setting-intruder_player = true: the first to die may go on as the intruders; in semi-coop only
    .label = Intruder player
    .text = The first to die may go on as the intruders.
