# Why a bot makes a move, on request.

bot-best = Nothing else seemed better.
bot-plan = It brings me nearer to what I want to do in { $about }.
bot-wait = I wait: anything else would cost more than it brings.
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
bot-gate = I wait near { $about } for the gate to open.

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
