### The sentences of a match of Theseus: places, prompts, options, events, refusals, the end.
### Players are called by their faction, places as on the board: Corridors A is a room,
### Corridors c1 a slot, Corridors p1 a pending position.

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
phase-end = end
action-fight = Fight
action-malfunction = Malfunction
action-extra_turn = Extra turn
action-home = Home sector

## Prompts: the set-up

prompt-faction = Which faction do you play?
prompt-team_sector = Which sector is the home of your team?
prompt-place_sector = Which sector comes next in the ring, clockwise?
prompt-mark_sector = Beside which sector does Pandora’s tile lie?
prompt-deck = Choose the { $most } cards of your deck.
prompt-start_card = Which of your start cards do you install? What is left waits as pending cards in your home sector.
prompt-place_unit = Where does { $unit } start?

## Prompts: the turn

prompt-movement = Your turn. Which unit moves?
prompt-route = In which sector does { $unit } stop?
prompt-room = Which room does { $unit } take?
prompt-eject = { $sector_id ->
    [none] Which unit is ejected into space, to make room for { $unit }?
   *[other] { $sector } is full. Which unit is ejected into space, to make room for { $unit }?
}
prompt-traps = { $unit } triggers these traps. In which order?
prompt-attacker = Which of your units attacks next?
prompt-target = Which unit does { $unit } attack?
prompt-targets = Which { $most } units does { $unit } attack?
prompt-lurk = Which unit does { $card } hit?
prompt-action = You stopped in { $sector }. Which of your action cards there do you use?
prompt-hatch = Which embryo hatches?
prompt-takeover = Does { $unit } take over a rival card?
prompt-first_action = Which comes first?
prompt-home = You are at home in { $sector }. What do you do?
prompt-disc = On which rival card do you put the malfunction disc?
prompt-pending = Pending cards in { $sector }: what do you do with one of them?
prompt-slot = On which slot do you install { $card }?
prompt-before_refill = The pending position is refilled from your deck now. Anything before that?
prompt-last_moment = Anything else before your turn ends?

## Prompts: cards

prompt-trap_tracker = { $card }: on which rival trap do you put a deactivation token?
prompt-push = { $card }: which rival unit do you move?
prompt-activate = { $card }: which of your units attacks?
prompt-abduct = { $card }: which rival unit do you take away?
prompt-hole = { $card }: which of your shortcuts moves to another slot?
prompt-drain = { $card }: who loses 1 life point?
prompt-station_plans = { $card }: which of your pending cards do you install?
prompt-remote_control = { $card }: which of your action cards do you use?
prompt-destroy = { $card }: which rival card is discarded?
prompt-downgrade = { $card }: who loses upgrades?
prompt-lose = { $card } costs you an upgrade. Which one?
prompt-hide = { $card }: which of your units turns invisible?

## Options

option-faction = { $a }
option-sector = { $a }
option-mark = { $b_id ->
    [left] { $a }, on its left side
    [right] { $a }, on its right side
   *[none] { $a }
}
option-card = { $a }
option-install = Install { $a }
option-start_card-install = Install { $a }
option-room = { $a }
option-slot = { $a }
option-move = Move { $a }
option-deploy = Bring { $a } back from space; that is your whole turn
option-pass = Move nobody
option-upgrade = Upgrade { $a } for 1 token
option-boost = Put an upgrade token on { $a }
option-play = Play { $a }
option-route = { $rest_count ->
    [0] { $a }
   *[other] { $a }, using { $rest }
}
option-eject = Eject { $a }
option-trap = { $a }
option-attacker = { $a }
option-target = { $a }
option-act = Use { $a }
option-done = Nothing more
option-pending-done = Nothing
option-hatch = { $a }
option-take_over = Take over { $a }
option-decline = No
option-first = { $a_id ->
    [upgrade] Take the upgrade token
    [fight] Fight
    [malfunction] Malfunction
   *[other] Extra turn
}
option-take_upgrade = Take 1 upgrade token
option-clean_up = Clean up: discard { $a }
option-disc = { $a }
option-fill = Lay the top card of your deck on { $a }
option-replace = Discard { $a } and lay the top card of your deck in its place
option-refill = Nothing, refill now
option-deactivate = { $a }
option-enough = Enough
option-push = { $a }
option-activate = { $a }
option-abduct = { $a }
option-shift = { $a }
option-drain = { $a_seat }
option-trigger = Use { $a }
option-destroy = { $a }
option-rival = { $a_seat }
option-lose = { $a_id ->
    [stock] An upgrade token from your stock
   *[other] { $a }
}
option-hide = { $a }

## Events: the set-up

event-factions_chosen = The factions are { $factions }.
event-sector_placed = { $seat }: { $sector } comes next in the ring.
event-station_built = The station, clockwise: { $ring }.
event-order_found = Turn order: { $seats }.
event-sector_marked = { $seat }: the tile lies beside { $sector }.
event-bonus_laid = { "" }
event-deck_shuffled = { "" }
event-deck_top = { "" }
event-start_cards_drawn = { $seat }: start cards { $cards }.
event-unit_placed = { $unit } stands in { $to }.
event-game_began = { $seat } begin.

## Events: the turn

event-turn_began = Turn { $turn } · { $seat }
event-turn_ended = { "" }
event-phase_began = { "" }
event-unit_chosen = { "" }
event-marked_moved = { "" }
event-passed = { $seat } move nobody.
event-unit_moved = { $points ->
    [0] { $unit }: { $origin } → { $to }.
    [one] { $unit } moves 1 sector: { $origin } → { $to }.
   *[other] { $unit } moves { $points } sectors: { $origin } → { $to }.
}
event-unit_deployed = { $unit } comes back from space.
event-ejected = { $unit } is ejected into space.
event-trap_sprung = Trap! { $unit } triggers { $card }.
event-trap_deactivated = { $unit } switches { $card } off with a deactivation token, { $tokens } left.
event-fight_began = Fight: the units of the { $seat } attack.
event-limited_fight_began = Limited fight in { $sector }: the units of the { $seat } attack.
event-attacked = { $unit } attacks { $target }.
event-lurked = { $card } hits { $target }.
event-damaged = { $life_id ->
    [none] { $victim }: { $amount } damage by { $cause }.
   *[other] { $victim }: { $amount } damage by { $cause }, { $life } life left.
}
event-life_gained = { $seat }: +{ $amount } life, now { $life }.
event-life_taken = { $seat }: −{ $amount } life, now { $life }.
event-data_gained = { $seat }: +{ $amount } data, now { $data }.
event-card_resolved = { $seat } use { $card }.
event-sector_action = { $action_id ->
    [fight] { "" }
    [extra_turn] { "" }
   *[other] Sector action: { $action }.
}
event-extra_turn = { $seat }: extra turn with another unit.
event-cleaned_up = { $seat } clean up: { $card } is discarded.
event-disc_lifted = { "" }
event-disc_laid = The malfunction disc now lies on { $card }, { $to }.
event-installed = { $seat } install { $card } on { $to }.
event-laid_pending = { $seat }: { $card } waits on { $to }.
event-discarded = { $card } is discarded.
event-special_kept = { $seat }: { $card } lies ready.
event-special_played = { $seat } play { $card }.
event-end_advanced = The end marker advances to { $end_track ->
    [1] 3
    [2] 2
    [3] 1
   *[other] the end
}.
event-tie_began = A tie: an extra turn each for { $seats }.

## Events: tokens

event-upgrade_taken = { $seat }: +1 upgrade token, now { $stock }.
event-upgrades_paid = { $seat }: −{ $amount } { $amount ->
    [one] upgrade token
   *[other] upgrade tokens
}, { $stock } left.
event-upgrades_returned = { "" }
event-unit_upgraded = { $unit } is upgraded.
event-unit_downgraded = { $unit } loses its upgrade.
event-card_upgraded = { $card } now has { $upgrades ->
    [one] { $upgrades } upgrade token
   *[other] { $upgrades } upgrade tokens
}.
event-card_downgraded = { $card } loses an upgrade token, { $upgrades } left.
event-card_shifted = { $card } moves to { $to }.
event-deactivation_laid = { $card } now has { $tokens ->
    [one] { $tokens } deactivation token
   *[other] { $tokens } deactivation tokens
}.
event-recorded = { $card } records: { $counter } stored.
event-camera_reset = { $card } is back to 0.
event-caught = { $unit } is caught by { $card }.
event-freed = { $unit } is free again.
event-infected = { $unit } carries { $tokens ->
    [one] a parasite
   *[other] { $tokens } parasites
}.
event-cured = { $unit } is rid of its parasites.
event-turned_invisible = { $unit } turns invisible.
event-turned_visible = { $unit } is visible again.
event-hatched = { $unit } hatches in { $sector }.
event-taken_over = { $unit } takes over { $card }, { $to }.
event-let_go = { $unit } lets { $card } go.

## Refusals

refusal-moved_already = { $unit } has already moved in this turn.
refusal-caught = { $unit } is caught by a Grabber.
refusal-not_yours = { $card } does not belong to you.
refusal-under_the_disc = { $card } lies under the malfunction disc.
refusal-switched_off = { $card } is switched off by Crawlers.
refusal-used_already = { $card } has already been used at this stop.
refusal-no_pending_phase = Pandora has no pending cards.
refusal-deck_empty = { $place_id ->
    [none] { $card }: your deck is empty.
   *[other] { $place } cannot be filled: your deck is empty.
}
refusal-no_empty_slot = { $card }: there is no slot for it.
refusal-bonus_card_there = { $card } lies there; start cards need an empty slot.
refusal-slot_taken = { $card } lies there.
refusal-fully_upgraded = { $card } already has 6 upgrade tokens.
refusal-too_few_tokens = { $card_id ->
    [none] Upgrading { $unit } costs { $price ->
        [one] { $price } upgrade token
       *[other] { $price } upgrade tokens
    }; you have { $stock }.
   *[other] The next upgrade on { $card } costs { $price ->
        [one] { $price } upgrade token
       *[other] { $price } upgrade tokens
    }; you have { $stock }.
}
refusal-only_with_a_move = { $card } is played together with a move.
refusal-nobody_in_reach = { $card }: nobody would be in reach of an attack.
refusal-not_for_pandora = { $card }: Pandora has no use for it.
refusal-no_token_left = { $card }: all its tokens are in use.
refusal-no_shortcut = { $card }: you have no shortcut that could move.
refusal-no_unit_to_move = { $card }: there is no rival unit to move.
refusal-no_empty_room = { $card }: there is no empty room elsewhere.
refusal-supply_empty = { $card }: the supply of upgrade tokens is empty.
refusal-no_data_marker = { $card }: you do not collect data.
refusal-no_upgrade_to_lose = { $card }: no rival has an upgrade to lose.
refusal-no_unit_to_hide = { $card }: all your units in the station are invisible already.
refusal-no_rival_card = { $card }: there is no rival card to choose.
refusal-no_rival_trap = { $card }: there is no rival trap.
refusal-counter_zero = { $card } has recorded nothing.
refusal-no_life_to_take = { $card }: no rival has life points to lose.
refusal-life_full = { $card }: you have all 20 life points.
refusal-no_pending_card = { $card }: you have no pending card to install.
refusal-no_action_card = { $card }: you have no other action card to use.

## The end

reason-life = Life points decide: { $winners } won.
reason-data = 20 data are collected: { $winners } won.
reason-end_track = The end track is full, and the highest total wins: { $winners }.
reason-tie = After the extra turns the highest total wins: { $winners }.
why-won = { $data ->
    [0] { $life } life points.
   *[other] { $life } life points and { $data } data.
}
why-lost = { $data ->
    [0] { $life } life points.
   *[other] { $life } life points and { $data } data.
}
why-shared = { $data ->
    [0] a shared victory with { $life } life points.
   *[other] a shared victory with { $life } life points and { $data } data.
}
