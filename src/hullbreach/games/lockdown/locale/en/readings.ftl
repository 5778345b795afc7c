## Where editions disagree: the first value is our ruling, the rule is in the ledger

setting-first_weakness = the first weakness helps from knowledge 3 (knowledge), or only after an analysis or with a Nemesis survivor (analysis); LD-06.11
setting-pod_hand = boarding a pod costs the whole hand (whole), or only its action cards (actions); LD-11.02
setting-archive = the Archive shows any protocol (any), or a neutral one (neutral); LD-11.14
setting-alarm_end = when the alarm runs out the facility is purged (purge), or those inside live (check); LD-12.01a
setting-nest = the Nest is destroyed with the facility (destroyed), or not (stands); LD-12.02c
setting-fire_wound = fire wounds at the end of every turn (turn), or only on passing (pass); LD-13.06
setting-noise_fades = noise fades where no end of the corridor has a character (away), or one end has none (beside); LD-13.09a
setting-adult_token = an adult or breeder token is back in the bag before the noise rolls (before), or after them (after); LD-13.13d
setting-queen_token = the queen’s token comes to the Nest itself (used), or goes back and another is drawn (returned); LD-13.13g
setting-surprise = a surprise attack counts the whole hand (hand), or action cards only (actions); LD-20.02d
setting-target = xenos attack whoever has the fewest action cards (actions), or cards in hand (hand); LD-22.02a
setting-analysed_again = an object of a known type goes back to the supply (supply), or leaves the game (removed); LD-23.10b
setting-dropped_item = a dropped item goes under its deck (deck), or leaves the game (removed); LD-25.09b
setting-guard_room = the Guard Room gives a taser or a suit (taser), or a neutralizer or a suit (neutralizer); LD-28.09
setting-repository = in the Repository everybody there may craft (everybody), or who acts (acting); LD-29.03
