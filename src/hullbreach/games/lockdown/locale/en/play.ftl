### The sentences of a match of Lockdown: places, prompts, options, events, the end.
### $seat is how a player is called. An event with the attribute .aside shows on the board anyway.

lockdown = Nemesis: Lockdown
word-xeno = xeno
word-a-xeno = a xeno
word-A-xeno = A xeno
word-xenos = xenos

## Places, pieces, kinds

place-service = the service corridors
    .text = They join all rooms with an entrance. Noise in them counts for each of these rooms; xenos that go in leave the board.
place-lift = the elevator
    .text = It stands in one section. With power it can be called and ridden from the elevator rooms.
place-section = Section S-0{ $number }
    .text = Its power token decides: blue means power, red means that everybody there is in darkness.
place-bunker = the bunker
    .text = Reached from the exit room through the open main gate, cost 2: in the rover, or on foot in a suit after a noise roll that brings no xeno. Always safe, even from protocols.
place-isolated = the isolation chamber
    .text = Locked in the Isolation Room: out of play, safe unless the facility is destroyed or Code Red is active.
place-escaped = orbit
    .text = Launched in a pod: out of play, safe unless Code Gray is active.
place-pod_a = pod A
    .text = Holds one character, who waits for the launch token in the event phase.
place-pod_b = pod B
    .text = Holds one character, who waits for the launch token in the event phase.
place-pod_c = pod C
    .text = Holds one character, who waits for the launch token in the event phase.
token-xeno = { $xeno_id ->
    [none] blank token
   *[other] { $xeno } token { $low }/{ $high }
}
    .text = { $xeno_id ->
        [none] Encounter: nothing appears, but every corridor of the room gets noise; if it is alone in the bag, an adult’s token is added. When the bag develops, an adult’s token is added.
       *[other] Encounter: { $xeno } appears. With fewer than { $low } cards in hand, or { $high } in darkness, you are attacked by surprise.
    }
launch-a = launch of pod A
    .text = Whoever is in pod A escapes. Whoever is in another pod goes back to its room and suffers 1 serious wound.
launch-b = launch of pod B
    .text = Whoever is in pod B escapes. Whoever is in another pod goes back to its room and suffers 1 serious wound.
launch-c = launch of pod C
    .text = Whoever is in pod C escapes. Whoever is in another pod goes back to its room and suffers 1 serious wound.
launch-all = launch of all pods
    .text = Everybody in a pod escapes.
launch-none = no launch
    .text = Everybody in a pod goes back to its room and suffers 1 serious wound.
deck-computer = computer cards
face-card_for_1 = a card for a hit
face-hit_1_card_for_2 = hit, a card for a double hit
how-evolve = at once
how-desperate_attack = in return
fate-pod = killed by a failed launch
fate-thermite = killed by thermite
fate-scalpel = died under the scalpel
fate-defense = killed by the defence system
fate-purged = killed when the facility was purged
fate-left_behind = left behind in the facility
fate-destroyed = killed when the facility was destroyed
fate-protocol = killed by the containment protocol
by-rover = in the rover
by-suit = on foot

## What cards, items, rooms and the computer can do

choice-attack = attack
choice-attacks = look at attack cards
choice-broken_room = use the broken room
choice-build = build something
choice-call_elevator = call the elevator
choice-calm = calm a xeno
choice-check_objective = check an objective
choice-command = move a xeno
choice-computer = use the computer
choice-craft_together = craft with one component
choice-crawl = crawl through the service corridors
choice-cut = cut
choice-cut_out = cut out a larva
choice-decontaminate = decontaminate
choice-digest = digest a contamination card
choice-draw = draw cards
choice-drive_off = drive off a xeno
choice-elevator = ride the elevator
choice-enter_pod = enter the pod
choice-events = look at event cards
choice-examine_archives = examine the archives
choice-exterminate = exterminate a threat
choice-fix = repair and compute
choice-hush = silence corridors
choice-inspect_protocol = take a protocol
choice-light = recharge the flashlight
choice-lock = close all doors of a room
choice-lock_in = lock yourself in
choice-lure = make noise
choice-malfunction = repair
choice-move_rover = move the rover
choice-open = open the main gate
choice-peek_css = look at a launch token
choice-peek_player = look at another’s protocols
choice-place = place noise
choice-power = turn the power on or off
choice-push = push back a xeno
choice-raise_alarm = raise the alarm
choice-read = look at a protocol
choice-remote = compute from afar
choice-remove = remove noise
choice-reroute = change the computer card
choice-reschedule = look at a launch and move it
choice-restore_power = restore power
choice-sample = take a sample
choice-scan = scan contamination cards
choice-spy = look at a protocol
choice-stab = stab
choice-study = study
choice-stun_character = stun a character
choice-swallow = swallow
choice-swap_power = swap two power tokens
choice-take_equipment = take equipment
choice-take_neutralizer = take a neutralizer
choice-toggle_door = open or close a door
choice-tour = guide somebody
choice-turn_power = turn the power on or off
choice-unpowered = compute without power
choice-use_elevator = ride the elevator
choice-vent = vent a room

## Prompts

prompt-advantage = Discard a card for more damage?
prompt-calm = Which xeno do you calm?
prompt-check_objective = Whose objectives do you check?
prompt-command = Which xeno do you command?
prompt-command_to = Through which corridor does it go?
prompt-computer = Which computer action do you perform?
prompt-computer_card = Which computer card shall lie open?
prompt-craft_with_one = Craft something with one component?
prompt-cut_out = Whose larva do you cut out?
prompt-defense_price = What does the defence system cost this room?
prompt-desperate_attack = Whom do you attack?
prompt-digest = Which contamination card do you digest?
prompt-discard_weapon = Which weapon do you give up?
prompt-drive_off = Which xeno do you drive off?
prompt-drive_to = Where do you drive it?
prompt-exterminate = Which room is struck?
prompt-extinguish = Where do you put out the fire?
prompt-feel_attack = Ignore this attack?
prompt-feel_event = Ignore the darkness of this event?
prompt-hide = Let the xeno attack somebody else?
prompt-hide_behind = Who is attacked instead?
prompt-hush = Which noise do you remove?
prompt-hush_many = Which noises do you remove?
prompt-light = Spend a light to ignore the darkness?
prompt-lend = Let { $seat } analyse { $piece }, which uses it up?
prompt-lure = Where do you make noise?
prompt-make_noise = Where do you make noise?
prompt-on_top = Which card goes on top of the { $deck }?
prompt-panic_ammo = Which weapon loses ammo?
prompt-panic_item = Which item do you lose?
prompt-peek_css = Which launch token do you look at?
prompt-peek_player = Whose protocols do you look at?
prompt-peek_protocol = Which protocol do you look at?
prompt-pheromones = Use pheromones?
prompt-place_power = Which power token goes to { $section }?
prompt-push_xeno = Which xeno do you push back?
prompt-quarantine = Which room do you lock?
prompt-ride = To which section do you ride?
prompt-ride_with = Whom do you take along?
prompt-ride_along = Ride to { $section } with { $seat }?
prompt-shift_css = Move the token?
prompt-stab = Which xeno do you stab?
prompt-stay_silent = Make no noise?
prompt-stun = Whom do you stun?
prompt-swap_power = Which power tokens do you swap?
prompt-take_crafted = Which item do you take?
prompt-take_protocol = Which protocol do you take?
prompt-thermite = Where do you throw the charge?
prompt-tour_to = Where does the tour go?
prompt-tour_with = Whom do you take along?
prompt-vivisection = Which xeno do you cut?

## Options

option-craft_with_one-craft = { $a } from { $b }
option-computer = Computer: { $a }
option-escape = Escape { $a_id ->
    [rover] in the rover
   *[other] on foot
}
option-advantage-keep = discard nothing
option-advantage-discard = discard { $a }
option-endure = do nothing
option-light = use { $a }
option-ignore = ignore the attack, giving up { $b }
option-redirect = turn the attack on { $d_seat }, giving up { $b }
option-stun-character = { $a_seat }
option-hide_behind-character = { $a_seat }
option-cut_out-character = { $a_seat }
option-player = { $a_seat }
option-look = { $a_id ->
    [neutral] neutral protocol { $b }
    [seat0] protocol { $b } of seat 1
    [seat1] protocol { $b } of seat 2
    [seat2] protocol { $b } of seat 3
    [seat3] protocol { $b } of seat 4
   *[other] protocol { $b } of seat 5
}
option-protocol = protocol { $a }
option-css = the token on space { $a }
option-play = { $a }: { $b_id ->
    [attacks] { choice-attacks }
    [computer] { choice-computer }
    [events] { choice-events }
   *[other] { $b }
}
option-shift = move it to space { $b }
option-stay = leave it there
option-token = token { $a }
option-swap = { $a } and { $b }
option-computer_card-open = { $a }
option-ride = { $a }
option-spend = { $a }
option-take = { $a }
option-search = one search
option-break = a malfunction
option-skip = no computer action
option-with = with { $a_seat }
option-ride_with-none = alone

## Events: the course of the game

event-board_laid_out = The facility is set up.
event-dealt = { $first_seat } is player 1. Objectives and protocols are dealt.
event-acts = { $verb_id ->
    [move] { $seat } moves to { $thing }.
    [careful] { $seat } moves carefully to { $thing }.
    [shoot] { $seat } shoots.
    [melee] { $seat } strikes.
    [pick_up] { $seat } picks something up.
    [trade] { $seat } opens a trade.
    [craft] { $seat } crafts: { $about }.
    [computer] { $seat } uses the computer.
    [escape] { $seat } leaves for the bunker.
    [drive] { $seat } takes the rover.
    [room] { $seat } uses the room: { $about }.
    [quest] { $seat } activates: { $about }.
    [play] { $seat } plays { $thing }: { $way }.
    [use] { $seat } uses { $thing }: { $way }.
   *[other] { $seat }: { $about }.
}
event-time = The time token moves to { $time }.
event-threshold = A power threshold is crossed.
event-time_token_turned = { $emergency_power ->
    [0] The emergency power supply fails.
   *[other] The emergency power supply runs.
}
event-power_turned = { $powered ->
    [0] Power goes out in { $section }.
   *[other] Power comes on in { $section }.
}
event-power_reset = Power tokens 1 and 2 are switched on.
event-power_placed = Power token { $token } goes to { $section }.
event-power_swapped = { $seat } swaps the power of { $section } and { $other }.
event-alarm = The alarm is raised: the end comes when the time leaves { $time }.
event-self_destruct_started = The self-destruct is set to { $time }.
event-self_destruct_red = The self-destruct cannot be stopped any more: { $time }.
event-gate_opened = The main gate opens.

## Events: rooms, noise, doors, fire

event-markers_lost = The facility falls apart: { $fire } fire and { $malfunction } malfunction markers remain.
event-lift_called = { $seat } calls the elevator to { $section }.
event-lift_rides = The elevator goes to { $section }.
event-rover_moved = The rover drives to { $to }.

## Events: xenos

event-calmed = { $xeno } is calm.

## Events: characters

event-knowledge = { $seat } has knowledge { $knowledge }.
event-knowledge_token = { $seat } activates the knowledge token.
event-analysed = { $seat } analyses { $piece }.
event-lights = { $seat } uses { $item } against the darkness.

## Events: computer, secrets, ways out

event-computer = { $seat } computes: { $program }.
event-computer_card = Computer card: { $card }.
    .aside = yes
event-computer_lockdown = Lockdown! The computer of { $seat } breaks down.
event-css_peeked = { $token_id ->
    [none] { $seat } looks at the launch token on { $time }.
   *[other] { $seat } looks at the launch token on { $time }: { $token }.
}
event-css_shifted = { $seat } moves the launch token from { $time } to { $to }.
event-css_revealed = Launch: { $token }.
event-protocol_peeked = { $token_id ->
    [none] { $seat } looks at a containment protocol ({ $owner_id ->
        [none] neutral
       *[other] { $owner }
    } { $number }).
   *[other] { $seat } looks at a containment protocol: { $token }.
}
event-protocol_taken = { $token_id ->
    [none] { $seat } takes a neutral protocol.
   *[other] { $seat } takes a neutral protocol: { $token }.
}
event-protocols_returned = The protocols of { $seat } go to the neutral pool.
    .aside = yes
event-objective_shown = { $seat } shows the objectives to { $to_seat }.
event-entered_pod = { $seat } enters { $pod }.
event-launch_failed = { $pod } does not launch: { $seat } is back.
event-reached_bunker = { $seat } reaches the bunker { $by }.
event-escape_failed = { $seat } does not get away.
event-locked_in = { $seat } is locked in.
event-lock_in_failed = { $seat } cannot lock in: something is coming.

## The end

event-protocol_revealed = The active protocol is { $token }.
reason-time = time has run out
reason-alarm = the alarm has run out
reason-self_destruct = the facility has destroyed itself
reason-explosion = the facility has exploded
reason-nobody_left = nobody is left in the facility
why-pod = killed by a failed launch
why-thermite = killed by thermite
why-scalpel = died under the scalpel
why-defense = killed by the defence system
why-purged = killed when the facility was purged
why-left_behind = left behind in the facility
why-destroyed = killed when the facility was destroyed
why-protocol = killed by the containment protocol

## What cannot be done

refusal-no_power = there is no power
refusal-knowledge = it needs knowledge { $level }
