# Why a bot makes a move, on request.

bot-best = Nothing else seemed better.
bot-plan = It brings me nearer to what I want to do in { $about }.
bot-wait = I wait: anything else would cost more than it brings.
bot-after_you = I let the others go first: my objective is hardly to be met any more.
bot-flee = I get away from what is in this room.
bot-fight = { $about } has to go before it attacks me.
bot-help = It helps me now, and the rest of my plan can wait.
bot-drop = I do not need { $about } any more.
bot-explore = I want to know what lies in { $about }.
bot-send_signal = I want to send the signal from { $about }.
bot-examine_archives = I want to read the archives in { $about }.
bot-restore_power = In the light we all live longer, so I go for the power in { $about }.
bot-raise_alarm = I want the alarm raised, so that the isolation room opens sooner.
bot-lock_in = I have done enough, and lock myself in.
bot-enter_pod = I have done enough, and take the pod in { $about }.
bot-escape = The gate is open: I make for the bunker.
bot-loud = It is loud all around, so I wait for a quieter moment to leave.
bot-gate = I wait near { $about } for the gate to open.
bot-ahead = Somebody has to go ahead, so I do.
bot-rover = I call the rover back, so that I can leave.
bot-stand = Whoever runs is attacked at once, so I stand my ground.
bot-suit = I need a suit to cross the surface.
bot-gather = I wait with the others near the exit until the gate opens.
bot-cure = I want to be rid of the contamination before I leave.
bot-signal = Only the signal can win this for me, so I go and send it.
bot-bar = With my suit made, I spoil this place for somebody who shall not have one.
bot-character = It is the character from whom I expect most.
bot-likelier = Of the two it is the likelier to be met.
bot-clutter = It only takes up room in my hand.
bot-spare = Of what I have, I can do without this most easily.
bot-let_go_on = It does me no harm, so I keep my card.
bot-foe = I would rather not see that succeed.
bot-no_danger = This roll brings nobody to me.
bot-roll_again = This roll would bring an intruder; a card is a small price.
bot-needed = It is what I need most.
bot-noise = Noise there gets in my way least.
bot-onward = From there it is best to go on.
bot-leave = I sit in the pod, and nothing keeps me here.
bot-friend = Somebody can still come aboard who would be left behind.

# Nemesis.

bot-start_self_destruct = When the countdown runs, the way out opens, so I want to start it in { $about }.
bot-stop_self_destruct = I still need this ship, so I want to stop its end in { $about }.
bot-check_coordinates = I want to know where this ship is going; { $about } can tell me.
bot-set_course = I want another course, and set it in { $about }.
bot-engine = Without two engines nobody comes home, so I see to the one in { $about }.
bot-check_engine = I want to know whether the engine in { $about } works.
bot-analyse = What I carry shows a weakness of theirs in { $about }.
bot-take_egg = I need an egg from { $about }.
bot-operate = I want to be rid of what is in me, in { $about }.
bot-repair = With a few malfunctions more the ship falls apart, so I go and repair { $about }.
bot-hibernate = I have done enough, and go to sleep in { $about }.
bot-board_pod = I have done enough, and take a pod in { $about }.
bot-pod = I wait near { $about } until the pods are opened.

# Theseus.

bot-improve = It costs no time, and { $about } is better for it.
bot-clash = With my unit there { $about } is full, and my units fight.
bot-cards = My own cards in { $about } work for me when I stop there.
bot-sector = I want what { $about } itself offers.
bot-build = In { $about } I can bring a card into play.
bot-posture = From { $about } my units reach more and are in less danger.
bot-eject = { $about } is the one that costs its owner most time, out there.
bot-use = { $about } brings me most now.
bot-install = Of my cards, { $about } will bring me most.
bot-annoy = { $about } helps my rival most.

# What a bot says to the others, true or not.

says-going = I am on my way: { $about }.
says-need = I have something to do there, please leave it to me: { $about }.
says-together = Let us deal with it together: { $about }.
says-harmless = { $about_seat }, I will do you no harm.
says-ahead = I go ahead; stay together.
says-gather = Let us stay near the exit until the gate opens.
says-agreed = Agreed.
