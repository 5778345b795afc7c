### The intruder player.

deck-intruder_cards = intruder cards
intruder-pursuit = Pursuit{ exit-of-card }
    .text = A character of your choice makes a noise roll. { uses-of-card }
intruder-coordinated_hunt = Coordinated Hunt{ exit-of-card }
    .text = Every adult not in combat goes to a neighbouring room with a character, to the one with the lowest number. { uses-of-card }
intruder-metamorphosis = Metamorphosis{ exit-of-card }
    .text = Characters with a larva die, and a creeper appears. All others draw 4 cards and scan the contamination cards among them: whoever is INFECTED gets a larva. The drawn cards are discarded. { uses-of-card }
intruder-planning = Planning{ exit-of-card }
    .text = Look at the next 3 event cards. One of your choice happens now, the others go under the deck. { uses-of-card }
intruder-self_healing = Self-Healing{ exit-of-card }
    .text = An intruder of your choice loses 2 damage. { uses-of-card }
exit-of-card = { $exit_id ->
    [none] { "" }
    [any] { " " }(any exit)
   *[other] { " " }({ $exit })
}
uses-of-card = { $exit_id ->
    [none] { "" }
    [any] Or: move an intruder through any exit. Or: an intruder attacks, with 1 of { $attacks } attack cards.
   *[other] Or: move an intruder through exit { $exit }. Or: an intruder attacks, with 1 of { $attacks } attack cards.
}

prompt-become_intruder = Your character is dead. Go on as the intruders?
prompt-prowl = What do the intruders do?
prompt-lead = Which intruder moves?
prompt-lead_through = Where does { $xeno } go?
prompt-strike = Who attacks whom?
prompt-strike_with = Which attack card counts?
prompt-pursue = Who makes a noise roll?
prompt-plan = Which event happens?
prompt-heal_xeno = Which intruder heals?

option-lead = { $a }: move an intruder
option-strike = { $a }: let an intruder attack
option-strike-strike = { $a } attacks { $b_seat }
option-trick = { $a }: use its effect
option-resolve = { $a }
option-pursue-character = { $a_seat }

event-became_intruder = { $seat } goes on as the intruders.
event-intruder_drew = { $seat } draws intruder cards.
    .aside = yes
event-intruder_discarded = { $seat } keeps { $hand } intruder cards.
    .aside = yes
event-prowls = { $seat } plays { $card }.
how-prowl = at the will of the intruders
