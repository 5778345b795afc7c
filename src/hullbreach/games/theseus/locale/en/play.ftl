### The sentences of a match of Theseus: places, prompts, options, events, refusals, the end.
### Players are called by their faction, places as on the board: Corridors A is a room,
### Corridors c1 a slot, Corridors p1 a pending position.
### $seat_kind is the faction of a seat: Pandora is one, all others are many.
### An event with the attribute .aside shows on the board anyway; a log may leave it out.

theseus = Theseus

## Pieces, places, phases

unit-numbered = { $unit } { $number }
place-room = { $sector } { $room }
place-slot = { $sector } { $slot }
place-pending = { $sector } p{ $number }
phase-setup = set-up
phase-movement = movement
phase-action = action cards
phase-sector = sector action
phase-pending = pending cards
action-fight = fight
action-malfunction = malfunction
action-extra_turn = extra turn
cause-parasite = parasites

## Who: at the start of a sentence, inside it, and whose

who-acts = { $seat_kind ->
    [pandora] { $seat }
   *[other] The { $seat }
}
who-inside = { $seat_kind ->
    [pandora] { $seat }
   *[other] the { $seat }
}
who-of = { $seat_kind ->
    [pandora] of { $seat }
   *[other] of the { $seat }
}

## Ways: what a route uses besides the points of the movement

route-waiting = { $card } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Prompts: the set-up

prompt-faction = Which faction will you play?
prompt-team_sector = Which sector will be home to your team?
prompt-agree_on_sector = Your partner wants the { $sector } as home of your team. Which sector do you want? If you disagree, the lot decides.
prompt-place_sector = Which sector comes next in the ring, clockwise?
prompt-mark_sector = Which sector do you mark as Pandora’s own?
prompt-deck = Choose the { $most } cards of your deck.
prompt-start_card = Which start card do you bring into play?
prompt-place_unit = In which room does { $unit } start?

## Prompts: the turn

prompt-movement = Which unit do you move?
prompt-route = Where shall { $unit } stop?
prompt-room = Which room does { $unit } take?
prompt-eject = No room is empty: which unit is ejected to make way for { $unit }?
prompt-traps = In which order do the traps catch { $unit }?
prompt-attacker = Which of your units attacks next?
prompt-target = Which unit does { $unit } attack?
prompt-targets = Which { $most } units does { $unit } attack?
prompt-lurk = { $card }: which unit is struck?
prompt-action = { $act_options ->
    [none] You stopped in the { $sector }. Anything before the next step?
   *[other] Which action card in the { $sector } do you use?
}
prompt-hatch = Which embryo hatches?
prompt-takeover = Which card does { $unit } take over?
prompt-first_action = Two actions await you in this sector: which comes first?
prompt-home = You are at home in the { $sector }: what do you do?
prompt-disc = On which card do you put the malfunction disc?
prompt-pending = What do you do with the pending cards in the { $sector }?
prompt-slot = Which slot does { $card } go to?
prompt-before_refill = Will you play something before the pending position is refilled?
prompt-between_steps = Will you do anything before the next step?
prompt-last_moment = Will you do anything else before your turn ends?

## Prompts: cards

prompt-trap_tracker = { $card }: which trap gets a deactivation token?
prompt-push = { $card }: which rival unit do you move?
prompt-activate = { $card }: which of your units attacks?
prompt-abduct = { $card }: which rival unit do you take to another sector?
prompt-hole = { $card }: which of your shortcut cards do you move?
prompt-drain = { $card }: who loses 1 life point?
prompt-station_plans = { $card }: which pending card do you bring into play?
prompt-remote_control = { $card }: which of your action cards do you use?
prompt-destroy = { $card }: which rival card do you discard?
prompt-downgrade = { $card }: which rival loses upgrades?
prompt-lose = { $card } costs you an upgrade: which one do you give up?
prompt-hide = { $card }: which of your units turns invisible?

## Options

option-faction = { $a }
option-sector = { $a }
option-mark = { $b_id ->
    [left] Mark { $a } and play before its owner
    [right] Mark { $a } and play after its owner
   *[none] Mark { $a }
}
option-card = { $a }
option-install = Bring { $a } into play
option-room = { $a }
option-slot = { $a }
option-move = Move { $a }
option-deploy = Bring { $a } in from space and end the turn
option-pass = Pass
option-upgrade = Upgrade { $a }
option-boost = Put an upgrade token on { $a }
option-play = Play { $a }
option-route = { $rest_count ->
    [0] Go to the { $a }
   *[other] Go to the { $a } ({ $rest })
}
option-eject = Eject { $a }
option-trap = { $a }
option-attacker = Attack with { $a }
option-target = Attack { $a }
option-targets-target = { $a }
option-lurk-target = Strike { $a }
option-act = Use { $a }
option-action-done = { $act_options ->
    [none] Go on
   *[other] Finish the action cards
}
option-hatch = Hatch { $a }
option-take_over = Take over { $a }
option-decline = Take over no card
option-first = { $a_id ->
    [upgrade] Take the upgrade token first
    [fight] Fight first
   *[malfunction] Move the malfunction disc first
}
option-take_upgrade = Take 1 upgrade token
option-clean_up = Discard { $a }
option-disc = Put the disc on { $a }
option-fill = { $a_id ->
    [none] Lay your top card
   *[other] Lay your top card on { $a }
}
option-replace = Discard { $a } and lay your top card there
option-pending-done = Leave the pending cards alone
option-refill = Refill the position
option-between_steps-done = Go on with the turn
option-last_moment-done = End the turn
option-deactivate = Put a token on { $a }
option-push = Move { $a }
option-activate = Attack with { $a }
option-abduct = Take { $a } away
option-shift = Move { $a }
option-drain = Take 1 life point from { $a_seat }
option-trigger = Use { $a }
option-destroy = Discard { $a }
option-rival = Choose { $a_seat }
option-lose = { $a_id ->
    [stock] Give up 1 upgrade token from your stock
   *[other] Give up 1 upgrade of { $a }
}
option-hide = Hide { $a }
option-enough = Stop here

## Events: the set-up

event-faction_taken = { $faction_id ->
    [pandora] { $faction } enters
   *[other] The { $faction } enter
} the station.
event-start_chosen = { who-acts } { $seat_kind ->
    [pandora] begins
   *[other] begin
} the set-up.
event-sector_placed = { who-acts } { $seat_kind ->
    [pandora] adds
   *[other] add
} the { $sector } to the ring.
event-station_built = The station, clockwise: { $ring }.
event-deck_chosen = { $seat } chose the cards of the deck.
event-partner_disagreed = { $seat } would rather play from the { $sector }: the lot decides.
event-team_sector_kept = { $seat }: the team plays from the { $home }.
event-silence_changed = { $card } in the { $sector }: rival cards there may fall silent or wake.
    .aside = yes
event-order_found = Turn order: { $order }.
event-sector_marked = { $seat } marks the { $sector } as its own sector.
event-bonus_laid = The bonus card { $card } lies on { $to }.
    .aside = yes
event-deck_shuffled = The deck { who-of } is shuffled: { $deck } cards, { $top } on top.
event-start_cards_drawn = { who-acts } { $seat_kind ->
    [pandora] draws
   *[other] draw
} the start cards { $cards }.
event-deck_top = { $top_id ->
    [none] The deck { who-of } is empty.
   *[other] The deck { who-of } now shows { $top } and holds { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }.
}
    .aside = yes
event-unit_placed = { $unit } now stands in { $to }.
event-game_began = The set-up is done; { who-inside } { $seat_kind ->
    [pandora] begins
   *[other] begin
}.

## Events: the turn

event-turn_began = Turn { $turn } · { $seat }
event-turn_ended = The turn { who-of } is over.
    .aside = yes
event-phase_began = Phase: { $phase }.
    .aside = yes
event-unit_chosen = { $unit } sets out.
    .aside = yes
event-marked_moved = { $unit } cannot move again in this turn.
    .aside = yes
event-passed = { who-acts } { $seat_kind ->
    [pandora] has
   *[other] have
} no unit to move and { $seat_kind ->
    [pandora] passes
   *[other] pass
}.
event-unit_moved = { $unit } moves from { $origin } to { $to } ({ $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}).
event-unit_deployed = { $unit } comes in from space.
event-ejected = { $unit } is ejected from { $origin } into space.
event-trap_sprung = { $unit } triggers the trap { $card } { who-of }.
event-trap_deactivated = { $tokens ->
    [0] { $unit } gets past { $card }; the last deactivation token there is used up.
    [one] { $unit } gets past { $card }; { $tokens } deactivation token remains there.
   *[other] { $unit } gets past { $card }; { $tokens } deactivation tokens remain there.
}
event-fight_began = { who-acts } { $seat_kind ->
    [pandora] starts
   *[other] start
} a fight in the whole station.
event-limited_fight_began = { who-acts } { $seat_kind ->
    [pandora] starts
   *[other] start
} a limited fight in the { $sector }.
event-attacked = { $unit } attacks { $target }.
event-lurked = { $card } strikes { $target }.
event-damaged = { $victim_kind ->
    [pandora] { $victim } takes
   *[other] The { $victim } take
} { $amount } damage from { $cause }{ $life_id ->
    [none] .
   *[other] ; { $life ->
        [one] { $life } life point is left.
       *[other] { $life } life points are left.
    }
}
event-life_gained = { who-acts } { $seat_kind ->
    [pandora] gains
   *[other] gain
} { $amount ->
    [one] { $amount } life point
   *[other] { $amount } life points
} and now { $seat_kind ->
    [pandora] has
   *[other] have
} { $life }.
event-life_taken = { who-acts } { $seat_kind ->
    [pandora] loses
   *[other] lose
} { $amount ->
    [one] { $amount } life point
   *[other] { $amount } life points
} and now { $seat_kind ->
    [pandora] has
   *[other] have
} { $life }.
event-data_gained = { who-acts } { $seat_kind ->
    [pandora] gains
   *[other] gain
} { $amount } data and now { $seat_kind ->
    [pandora] has
   *[other] have
} { $data }.
event-card_resolved = { who-acts } { $seat_kind ->
    [pandora] uses
   *[other] use
} { $card }.
event-sector_action = The sector action { who-of }: { $action }.
    .aside = yes
event-extra_turn = { who-acts } { $seat_kind ->
    [pandora] takes
   *[other] take
} an extra turn.
event-cleaned_up = { who-acts } { $seat_kind ->
    [pandora] clears
   *[other] clear
} { $card } out of the home sector.
event-disc_lifted = The malfunction disc leaves { $card }.
    .aside = yes
event-disc_laid = The malfunction disc now lies on { $card }, { $to }.
event-installed = { who-acts } { $seat_kind ->
    [pandora] installs
   *[other] install
} { $card } on { $to }.
event-laid_pending = { who-acts } { $seat_kind ->
    [pandora] lays
   *[other] lay
} { $card } on { $to } as a pending card.
event-discarded = { $to_id ->
    [box] { $card } leaves the game.
   *[other] { $card } is discarded.
}
event-special_kept = { who-acts } { $seat_kind ->
    [pandora] keeps
   *[other] keep
} { $card } to play it later.
event-special_played = { who-acts } { $seat_kind ->
    [pandora] plays
   *[other] play
} { $card }.
event-end_advanced = { $end_track ->
    [1] The end marker advances to 3.
    [2] The end marker advances to 2.
    [3] The end marker advances to 1.
   *[other] The end marker reaches the end.
}
event-tie_began = It is a tie: one more turn each for { $seats }.

## Events: tokens

event-upgrade_taken = { who-acts } { $seat_kind ->
    [pandora] takes
   *[other] take
} 1 upgrade token and now { $seat_kind ->
    [pandora] has
   *[other] have
} { $upgrades }.
event-upgrades_paid = { who-acts } { $seat_kind ->
    [pandora] pays
   *[other] pay
} { $amount ->
    [one] { $amount } upgrade token
   *[other] { $amount } upgrade tokens
} and now { $seat_kind ->
    [pandora] has
   *[other] have
} { $upgrades }.
event-upgrades_returned = { $amount ->
    [one] { $amount } upgrade token goes
   *[other] { $amount } upgrade tokens go
} back to the supply, which now holds { $supply }.
    .aside = yes
event-unit_upgraded = { $unit } is upgraded.
event-unit_downgraded = { $unit } loses its upgrade.
event-card_upgraded = { $card } now holds { $upgrades ->
    [one] { $upgrades } upgrade token
   *[other] { $upgrades } upgrade tokens
}.
event-card_downgraded = { $card } loses an upgrade token and now holds { $upgrades }.
event-card_shifted = { who-acts } { $seat_kind ->
    [pandora] moves
   *[other] move
} { $card } to { $to }.
event-deactivation_laid = The trap { $card } now holds { $tokens ->
    [one] { $tokens } deactivation token
   *[other] { $tokens } deactivation tokens
}.
event-deactivation_returned = The deactivation tokens on { $card } go back to their stock.
    .aside = yes
event-recorded = { $card } records and now shows { $counter }.
event-camera_reset = { $card } is set back to 0.
event-caught = The trap { $card } catches { $unit }.
event-freed = { $unit } is free again.
event-infected = { $unit } now carries { $tokens ->
    [one] { $tokens } parasite
   *[other] { $tokens } parasites
}.
event-cured = All parasites leave { $unit }.
event-turned_invisible = { $unit } turns invisible.
event-turned_visible = { $unit } can be seen again.
event-hatched = { $unit } hatches in the { $sector }.
event-taken_over = { $unit } takes over { $card } on { $to }.
event-let_go = { $unit } lets go of { $card } and leaves the station.

## Refusals

refusal-moved_already = { $unit } has already moved in this turn.
refusal-caught = { $unit } is caught and cannot move.
refusal-not_yours = { $card } belongs to a rival.
refusal-under_the_disc = { $card } lies under the malfunction disc.
refusal-switched_off = { $card } is switched off by Crawlers.
refusal-used_already = { $card } has already been used at this stop.
refusal-no_pending_phase = Pandora has no cards and so no pending cards.
refusal-deck_empty = { $place_id ->
    [none] { $card }: your deck is empty.
   *[other] { $place } cannot be filled: your deck is empty.
}
refusal-no_empty_slot = { $card }: no slot is free for a card.
refusal-bonus_card_there = The bonus card { $card } lies there, and the slot must be empty.
refusal-slot_taken = { $card } already lies there.
refusal-fully_upgraded = { $card } already holds 6 upgrade tokens, the most a card can take.
refusal-too_few_tokens = { $card_id ->
    [none] Upgrading { $unit }
   *[other] The next upgrade of { $card }
} costs { $price ->
    [one] { $price } upgrade token
   *[other] { $price } upgrade tokens
}, and you have { $stock }.
refusal-only_with_a_move = { $card } is played with the move of a unit, when you choose its way.
refusal-nobody_in_reach = { $card }: no unit of yours has a rival in reach to attack.
refusal-not_for_pandora = { $card } does nothing for Pandora.
refusal-no_token_left = { $card }: all tokens for it are in play.
refusal-no_shortcut = { $card }: you have no shortcut card that could be moved.
refusal-no_unit_to_move = { $card }: there is no rival unit that could still be moved.
refusal-no_empty_room = { $card }: no other sector has an empty room.
refusal-supply_empty = { $card }: the supply of upgrade tokens is empty.
refusal-no_data_marker = { $card } gives data, which you do not collect.
refusal-no_upgrade_to_lose = { $card }: no rival has an upgrade to lose.
refusal-no_unit_to_hide = { $card }: you have no unit that could be hidden.
refusal-no_rival_card = { $card }: there is no rival card to choose.
refusal-no_rival_trap = { $card }: there is no rival trap to choose.
refusal-counter_zero = { $card } has recorded nothing yet.
refusal-no_life_to_take = { $card }: no rival has a life point to lose.
refusal-life_full = { $card }: you already have 20 life points.
refusal-no_pending_card = { $card }: you have no pending card that could be installed.
refusal-no_action_card = { $card }: you have no other action card that could be used.

## The end

reason-life = Life points have decided the match. Victory: { $winners }.
reason-data = 20 data have been collected. Victory: { $winners }.
reason-end_track = The end marker has reached the end, and the highest total wins. Victory: { $winners }.
reason-tie = The extra turns are over, and the highest total wins. Victory: { $winners }.
why-won = { $life ->
    [one] { $life } life point
   *[other] { $life } life points
}{ $data ->
    [0] .
   *[other] {" "}and { $data } data.
}
why-lost = { $life ->
    [one] { $life } life point
   *[other] { $life } life points
}{ $data ->
    [0] .
   *[other] {" "}and { $data } data.
}
why-shared = a shared victory with { $life ->
    [one] { $life } life point
   *[other] { $life } life points
}{ $data ->
    [0] .
   *[other] {" "}and { $data } data.
}
why-untied = no part in the tie.
