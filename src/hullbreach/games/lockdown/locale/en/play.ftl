### The sentences of a match of Lockdown: places, prompts, options, events, the end.
### $seat is how a player is called. An event with the attribute .aside shows on the board anyway.

lockdown = Nemesis: Lockdown

## Places, pieces, kinds

place-room = Room { NUMBER($number, minimumIntegerDigits: 3) }
place-corridor = corridor { NUMBER($here, minimumIntegerDigits: 3) }–{ NUMBER($there, minimumIntegerDigits: 3) }
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
place-dead = the dead
place-pod_a = pod A
    .text = Holds one character, who waits for the launch token in the event phase.
place-pod_b = pod B
    .text = Holds one character, who waits for the launch token in the event phase.
place-pod_c = pod C
    .text = Holds one character, who waits for the launch token in the event phase.
xeno-larva = Larva
    .text = Any damage kills it, and it leaves no carcass. Its attack needs no card: it settles on a character who carries none, who also gains 1 contamination card. Drawn when the bag develops, its token is replaced by an adult’s.
xeno-creeper = Creeper
    .text = A damage check draws 1 attack card for its blood value. It can evolve into a breeder. Drawn when the bag develops, its token is replaced by a breeder’s.
xeno-adult = Adult
    .text = A damage check draws 1 attack card for its blood value. Drawn when the bag develops, everybody not in combat makes a noise roll.
xeno-breeder = Breeder
    .text = A damage check draws 2 attack cards and adds their blood values; one arrow is enough for a retreat. Drawn when the bag develops, everybody not in combat makes a noise roll.
xeno-queen = Queen
    .text = A damage check draws 2 attack cards and adds their blood values; one arrow is enough for a retreat. Drawn when the bag develops, she comes to whoever is in the Nest, or lays an egg there.
xeno-none = blank
xeno-numbered = { $xeno } { $number }
object-egg = Egg
    .text = Takes up a hand. It can be analysed, carried out, or destroyed by 1 damage.
object-carcass = Carcass
    .text = A dead xeno. Takes up a hand and can be analysed.
object-corpse = Corpse
    .text = A dead character. Takes up a hand and can be analysed.
token-xeno = { $xeno_id ->
    [none] blank token
   *[other] { $xeno } token { $low }/{ $high }
}
    .text = { $xeno_id ->
        [none] Encounter: nothing appears, but every corridor of the room gets noise; if it is alone in the bag, an adult’s token is added. When the bag develops, an adult’s token is added.
       *[other] Encounter: { $xeno } appears. With fewer than { $low } cards in hand, or { $high } in darkness, you are attacked by surprise.
    }
token-exploration = { $effect } { $count }
    .text = The room can be searched { $count } times, if it can be searched at all. { $effect_id ->
        [malfunction] The room gets a malfunction.
        [fire] The room catches fire.
        [silence] No noise roll; with slime, danger instead.
        [slime] Whoever explores the room gets slime.
        [danger] Danger instead of the noise roll.
       *[door] The door behind you closes.
    }
effect-malfunction = malfunction
effect-fire = fire
effect-silence = silence
effect-slime = slime
effect-danger = danger
effect-door = door
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
deck-attacks = attack cards
deck-events = event cards
deck-serious_wounds = serious wounds
deck-contamination = contamination cards
deck-computer = computer cards
deck-selection = characters
deck-red = military items
deck-yellow = technical items
deck-green = medical items
deck-blue = crafted items
deck-starting = starting items
deck-quest = quest items
colour-red = military
colour-yellow = technical
colour-green = medical
colour-blue = crafted
colour-starting = starting
colour-quest = quest
face-blank = miss
face-creeper = larva or creeper hit
face-adult = larva, creeper or adult hit
face-hit_1 = hit
face-hit_2 = double hit
face-card_for_1 = a card for a hit
face-hit_1_card_for_2 = hit, a card for a double hit
result-silence = silence
result-danger = danger
how-surprise = by surprise
how-escape = during the escape
how-event_phase = in the event phase
how-event = because of an event
how-evolve = at once
how-desperate_attack = in return
fate-attack = killed by a xeno
fate-bleeding = bled to death
fate-melee = killed in melee
fate-infection = killed by the infection
fate-fire = burned
fate-vented = suffocated
fate-event = killed by an event
fate-pod = killed by a failed launch
fate-surgery = died in surgery
fate-grenade = killed by a grenade
fate-thermite = killed by thermite
fate-scalpel = died under the scalpel
fate-defense = killed by the defence system
fate-purged = killed when the facility was purged
fate-destroyed = killed when the facility was destroyed
fate-protocol = killed by the containment protocol
by-rover = in the rover
by-suit = on foot

## What cards, items, rooms and the computer can do

choice-analyse = analyse an object
choice-attach = attach
choice-attack = attack
choice-attacks = look at attack cards
choice-boost = discard and draw
choice-break_door = destroy a door
choice-break_room = break the room
choice-broken_room = use the broken room
choice-build = build something
choice-call_elevator = call the elevator
choice-calm = calm a xeno
choice-check_objective = check an objective
choice-clean = clean a card
choice-combine = tape two items together
choice-command = move a xeno
choice-computer = use the computer
choice-craft_together = craft with one component
choice-crawl = crawl through the service corridors
choice-cure = cure the infection
choice-cut = cut
choice-cut_out = cut out a larva
choice-decontaminate = decontaminate
choice-digest = digest a contamination card
choice-door = open or close a door
choice-draw = draw cards
choice-dress = dress a wound
choice-dress_all = dress all wounds
choice-drive_off = drive off a xeno
choice-elevator = ride the elevator
choice-enter_pod = enter the pod
choice-escape = escape
choice-events = look at event cards
choice-examine_archives = examine the archives
choice-exterminate = exterminate a threat
choice-fire = put out a fire
choice-fix = repair and compute
choice-free_room = use the room for free
choice-fuel = fuel the flamethrower
choice-heal = heal
choice-heal_dressed = heal a dressed wound
choice-heal_light = heal all light wounds
choice-hush = silence corridors
choice-ignite = start a fire
choice-inspect_protocol = take a protocol
choice-light = recharge the flashlight
choice-lock = close all doors of a room
choice-lock_in = lock yourself in
choice-lure = make noise
choice-malfunction = repair
choice-move_rover = move the rover
choice-open = open the main gate
choice-operate = operate
choice-peek = look at unexplored rooms
choice-peek_css = look at a launch token
choice-peek_player = look at another’s protocols
choice-place = place noise
choice-power = turn the power on or off
choice-push = push back a xeno
choice-raise_alarm = raise the alarm
choice-read = look at a protocol
choice-recharge = recharge a weapon
choice-reload = reload
choice-remote = compute from afar
choice-remove = remove noise
choice-repair = repair
choice-repel = drive xenos back
choice-reroute = change the computer card
choice-reschedule = look at a launch and move it
choice-rest = rest
choice-restore_power = restore power
choice-sample = take a sample
choice-scan = scan contamination cards
choice-scout = scout a room
choice-search = search
choice-send_signal = send the signal
choice-shock_character = shock a character
choice-shock_intruder = shock a xeno
choice-slime = remove slime
choice-smoke = vanish in smoke
choice-spy = look at a protocol
choice-stab = stab
choice-start_self_destruct = start the self-destruct
choice-stop_self_destruct = stop the self-destruct
choice-study = study
choice-stun_character = stun a character
choice-swallow = swallow
choice-swap_power = swap two power tokens
choice-take_egg = take an egg
choice-take_equipment = take equipment
choice-take_neutralizer = take a neutralizer
choice-throw = throw
choice-toggle_door = open or close a door
choice-tour = guide somebody
choice-turn_power = turn the power on or off
choice-unpowered = compute without power
choice-use_elevator = ride the elevator
choice-vent = vent a room

## Prompts

prompt-act = Your action { $nth } of 2.
prompt-advantage = Discard a card for more damage?
prompt-agree_to_trade = Give { $give } for { $get }?
prompt-analyse = Which object do you analyse?
prompt-attach = Which weapon gets the magazine?
prompt-boost = Which cards do you exchange?
prompt-break_door = Which door do you destroy?
prompt-calm = Which xeno do you calm?
prompt-careful_noise = In which corridor do you make noise?
prompt-check_objective = Whose objectives do you check?
prompt-choose_deck = From which deck do you draw?
prompt-command = Which xeno do you command?
prompt-command_to = Through which corridor does it go?
prompt-component = Which component do you use for { $item }?
prompt-computer = Which computer action do you perform?
prompt-computer_card = Which computer card shall lie open?
prompt-counter_offer = { $seat } offers { $pieces }. What do you offer in return?
prompt-craft_with_one = Craft something with one component?
prompt-crawl = Where do you crawl to?
prompt-cut_out = Whose larva do you cut out?
prompt-defense_price = What does the defence system cost this room?
prompt-desperate_attack = Whom do you attack?
prompt-digest = Which contamination card do you digest?
prompt-discard_item = Which item do you discard?
prompt-discard_on_pass = Which cards do you discard?
prompt-discard_weapon = Which weapon do you give up?
prompt-disinfect = Which contamination card do you scan?
prompt-draft = Which character do you play?
prompt-dress = Which wound do you dress?
prompt-drive_off = Which xeno do you drive off?
prompt-drive_to = Where do you drive it?
prompt-drop_excess = Your hands are full: what do you drop?
prompt-escape_to = Where do you escape to?
prompt-exterminate = Which room is struck?
prompt-extinguish = Where do you put out the fire?
prompt-feel_attack = Ignore this attack?
prompt-feel_event = Ignore the darkness of this event?
prompt-grenade = Where do you throw the grenade?
prompt-heal = Which wound do you heal?
prompt-hide = Let the xeno attack somebody else?
prompt-hide_behind = Who is attacked instead?
prompt-hush = Which noise do you remove?
prompt-hush_many = Which noises do you remove?
prompt-ignore_token = Ignore { $token }?
prompt-interrupt = Interrupt { $seat }?
prompt-keep_item = Which item do you keep?
prompt-keep_objective = Which objective do you keep?
prompt-light = Spend a light to ignore the darkness?
prompt-lure = Where do you make noise?
prompt-make_noise = Where do you make noise?
prompt-make_room = What do you drop for { $piece }?
prompt-offer = What do you offer?
prompt-on_top = Which card goes on top of the { $deck }?
prompt-overcharge = Spend 1 more ammo for 1 more damage?
prompt-panic_ammo = Which weapon loses ammo?
prompt-panic_item = Which item do you lose?
prompt-pay = Which cards do you pay with? ({ $least })
prompt-peek_css = Which launch token do you look at?
prompt-peek_player = Whose protocols do you look at?
prompt-peek_protocol = Which protocol do you look at?
prompt-peek_tiles = Which unexplored rooms do you look at?
prompt-pheromones = Use pheromones?
prompt-place_power = Which power token goes to { $section }?
prompt-push_xeno = Which xeno do you push back?
prompt-quarantine = Which room do you lock?
prompt-reload = Which weapon do you reload?
prompt-repel = Which room do you clear?
prompt-repel_xeno = Which xeno do you drive back?
prompt-reroll = You rolled { $face }. Roll again?
prompt-ride = To which section do you ride?
prompt-ride_along = Ride to { $section } with { $seat }?
prompt-room_action = What do you do in this room?
prompt-shift_css = Move the token?
prompt-shock_character = Whom do you shock?
prompt-shock_xeno = Which xeno do you shock?
prompt-smoke = Which card do you discard?
prompt-stab = Which xeno do you stab?
prompt-stay_silent = Make no noise?
prompt-stun = Whom do you stun?
prompt-swap_power = Which power tokens do you swap?
prompt-take_crafted = Which item do you take?
prompt-take_door = Which door do you take for { $corridor }?
prompt-take_protocol = Which protocol do you take?
prompt-tape = Which items do you tape together?
prompt-thermite = Where do you throw the charge?
prompt-toggle_door = Which door do you open or close?
prompt-tour_to = Where does the tour go?
prompt-tour_with = Whom do you take along?
prompt-trade = With whom do you trade?
prompt-vent = Which room do you vent?
prompt-vivisection = Which xeno do you cut?
prompt-who_escapes = Who escapes?

## Options

option-pass = Pass
option-move = Move to { $a }
option-careful = Move carefully to { $a }
option-shoot = Shoot { $b } with { $a }
option-melee = Strike { $a }
option-pick_up = Pick up { $a }
option-trade = Trade
option-craft = Craft { $a }
option-craft_with_one-craft = { $a } from { $b }
option-play = { $a }: { $b_id ->
    [attacks] { choice-attacks }
    [computer] { choice-computer }
    [events] { choice-events }
   *[other] { $b }
}
option-use = { $a }: { $b }
option-room = { $a }
option-computer = Computer: { $a }
option-escape = Escape { $a_id ->
    [rover] in the rover
   *[other] on foot
}
option-quest = Fulfil the quest for { $a }
option-drop = Drop { $a }
option-pay = { $a }
option-discard = { $a }
option-keep = { $a }
option-advantage-keep = discard nothing
option-advantage-discard = discard { $a }
option-let = do nothing
option-interrupt = play { $a }
option-react = play { $a }
option-endure = do nothing
option-light = use { $a }
option-ignore = ignore the attack, giving up { $b }
option-redirect = turn the attack on { $d_seat }, giving up { $b }
option-refuse = leave it
option-give = { $a }
option-partner = { $a_seat }
option-done = nothing more
option-deck = { $a_id ->
    [red] military
    [yellow] technical
   *[green] medical
}
option-character = { $a }
option-stun-character = { $a_seat }
option-hide_behind-character = { $a_seat }
option-cut_out-character = { $a_seat }
option-shock_character-character = { $a_seat }
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
option-shift = move it to space { $b }
option-stay = leave it there
option-tile = { $a }
option-token = token { $a }
option-swap = { $a } and { $b }
option-xeno = { $a }
option-to = { $a }
option-through = { $a }
option-door = { $a }
option-take_door = { $a }
option-open = open { $a }
option-computer_card-open = { $a }
option-close = close { $a }
option-noise = { $a }
option-crawl = { $a }
option-vent = { $a }
option-repel = { $a }
option-ride = { $a }
option-throw = { $a } at { $b }
option-tape = { $a } and { $b }
option-attach = { $a }
option-reload = { $a }
option-spend = { $a }
option-component = { $a }
option-take = { $a }
option-analyse = { $a }
option-scan = { $a }
option-dress = { $a }
option-heal = { $a }
option-top = { $a }
option-search = one search
option-break = a malfunction
option-skip = no computer action
option-alone = alone
option-other = { $a_seat }
option-both = both, with { $a_seat }
option-with = with { $a_seat }

## Events: the course of the game

event-board_laid_out = The facility is set up.
event-dealt = { $first_seat } is player 1. Objectives and protocols are dealt.
event-drafting = { $seat } draws { $characters }.
event-took_character = { $seat } plays { $character }.
event-started = { $seat } starts in { $place }.
event-round = Round { $round }.
event-first_player = { $seat } is first player.
event-turn = { $seat } is on turn.
    .aside = yes
event-acts = { $verb_id ->
    [move] { $seat } moves.
    [careful] { $seat } moves carefully.
    [shoot] { $seat } shoots.
    [melee] { $seat } strikes.
    [pick_up] { $seat } picks something up.
    [trade] { $seat } opens a trade.
    [craft] { $seat } crafts: { $about }.
    [computer] { $seat } uses the computer.
    [escape] { $seat } leaves for the bunker.
    [drive] { $seat } takes the rover.
    [drop] { $seat } drops something.
    [room] { $seat } uses the room: { $about }.
   *[other] { $seat }: { $about }.
}
event-paid = { $seat } pays with { $cards }.
    .aside = yes
event-cancelled = The action of { $seat } is cancelled.
event-interrupted = { $seat } interrupts with { $card }.
event-reacted = { $seat } reacts with { $card }.
event-passed = { $seat } passes.
event-event_phase = Event phase.
event-drew = { $seat } draws { $count }.
    .aside = yes
event-deck_shuffled = { $seat } shuffles a new deck.
    .aside = yes
event-deck_renewed = New deck: { $deck }.
    .aside = yes
event-discarded = { $seat } discards { $cards }.
event-discarded_hand = { $seat } discards the whole hand.
event-deck_searched = { $seat } looks through { $cards }.
event-foresaw = { $seat } looks at the top of the { $deck }.
event-put_back = { $seat } puts the cards back.
    .aside = yes
event-time = The time token moves to { $time }.
event-threshold = A power threshold is crossed.
event-time_token_turned = { $emergency_power ->
    [0] The emergency power supply fails.
   *[other] The emergency power supply runs.
}
event-power_turned = { $powered ->
    [0] { $section } loses power.
   *[other] { $section } has power.
}
event-power_reset = Power tokens 1 and 2 are switched on.
event-power_placed = Power token { $token } goes to { $section }.
event-power_swapped = { $seat } swaps the power of { $section } and { $other }.
event-alarm = The alarm is raised: the end comes when the time leaves { $time }.
event-self_destruct_started = The self-destruct is set to { $time }.
event-self_destruct_stopped = The self-destruct is stopped.
event-self_destruct_red = The self-destruct cannot be stopped any more: { $time }.
event-gate_opened = The main gate opens.
event-first_encounter = { $team ->
    [1] The first xeno appears.
   *[other] The first xeno appears: everybody keeps one objective.
}
event-objective_kept = { $objective_id ->
    [none] { $seat } keeps an objective.
   *[other] { $seat } keeps { $objective }.
}

## Events: rooms, noise, doors, fire

event-moved = { $seat } goes from { $room } to { $to }.
event-explored = { $seat } explores { $room }: { $tile }, { $token }.
event-search_counter = { $room } can be searched { $left } more times.
    .aside = yes
event-searched = { $seat } searches: { $deck }.
event-noise_roll = Noise roll in { $room }: { $result }.
event-noise_placed = Noise in { $corridor }.
    .aside = yes
event-noise_removed = The noise in { $corridor } is gone.
    .aside = yes
event-danger = Danger in { $room }.
event-fire_placed = { $room } burns.
event-fire_removed = The fire in { $room } is out.
event-malfunction_placed = { $room } breaks down.
event-malfunction_removed = { $room } works again.
event-no_fire_marker_left = There is no fire marker left for { $room }.
event-no_malfunction_marker_left = There is no malfunction marker left for { $room }.
event-markers_lost = The facility falls apart: { $fire } fire and { $malfunction } malfunction markers remain.
event-door_closed = The door in { $corridor } closes.
event-door_opened = The door in { $corridor } opens.
event-door_destroyed = The door in { $corridor } is destroyed.
event-slimed = { $seat } is covered in slime.
event-slime_removed = { $seat } is clean of slime.
event-lift_called = { $seat } calls the elevator to { $section }.
event-lift_rides = The elevator goes to { $section }.
event-venting = { $seat } starts venting { $room }.
event-venting_stopped = The venting of { $room } stops.
event-vented = { $room } is vented.
event-rover_moved = The rover drives to { $to }.

## Events: xenos

event-encounter = { $token_id ->
    [none] { $seat } hears something, but nothing comes.
   *[other] Encounter for { $seat } in { $room }: { $token }.
}
event-xeno_appeared = { $xeno } appears in { $room }.
event-xeno_moved = { $xeno } goes from { $room } to { $to }.
event-xeno_followed = { $xeno } follows { $seat } to { $to }.
event-xeno_left = { $xeno } disappears from { $room }.
event-token_added = { $token } goes into the bag.
event-token_set_aside = { $token } goes to the supply.
    .aside = yes
event-bag_develops = From the bag: { $token }.
event-xeno_attacks = { $xeno } attacks { $seat } { $how }.
event-attack_card = { $hits ->
    [0] { $card }: a miss.
   *[other] { $card } hits { $seat }.
}
event-blood_card = Damage check: { $card }.
    .aside = yes
event-harmed = { $xeno } suffers { $amount } damage ({ $damage } in all).
event-killed = { $xeno } dies in { $room }.
event-retreats = { $xeno } retreats.
event-evolved = { $xeno } becomes { $into }.
event-calmed = { $xeno } is calm.
event-egg_destroyed = An egg in { $room } is destroyed.
event-egg_hatched = An egg hatches.
event-egg_laid = The queen lays an egg.
event-egg_taken = { $seat } takes an egg from the Nest.
event-nest_destroyed = The Nest is destroyed.
event-event_card = Event: { $card }.
event-event_left_the_game = { $card } leaves the game.
    .aside = yes

## Events: characters

event-shot = { $seat } shoots at { $target_id ->
    [eggs] the eggs
   *[other] { $target }
} with { $weapon }: { $face }.
event-rerolled = { $seat } rolls again: { $face }.
event-struck = { $seat } strikes at { $target_id ->
    [eggs] the eggs
   *[other] { $target }
}: { $face }.
event-ammo_spent = { $item }: { $ammo } left.
    .aside = yes
event-loaded = { $item } is loaded: { $ammo }.
event-light_wound = { $seat } suffers a light wound.
event-light_wounds_healed = { $seat } heals all light wounds.
event-serious_wound = { $seat } suffers a serious wound: { $wound }.
event-dressed = { $seat } dresses { $wound }.
event-healed = { $seat } heals { $wound }.
event-contaminated = { $seat } gets a contamination card.
event-contamination_removed = { $seat } gets rid of a contamination card.
event-scanned = { $seat } scans: { $infected } INFECTED.
event-scanned_secretly = { $seat } scans contamination cards in secret.
event-infested = { $seat } carries a larva.
event-larva_removed = { $seat } is rid of the larva.
event-died = { $seat } dies in { $room }: { $fate }.
event-corpse = A corpse lies in { $room }.
    .aside = yes
event-knowledge = { $seat } has knowledge { $knowledge }.
event-knowledge_token = { $seat } activates the knowledge token.
event-analysed = { $seat } analyses { $piece }.
event-weakness_found = { $seat } analyses { $piece } and discovers: { $weakness }.
event-signal_sent = { $seat } sends the signal.
event-gained = { $seat } takes { $piece }.
event-gained_item = { $item_id ->
    [none] { $seat } keeps an item ({ $colour }).
   *[other] { $seat } keeps { $item }.
}
event-dropped = { $seat } drops { $piece }.
event-dropped_item = { $item_id ->
    [none] { $seat } drops an item ({ $colour }).
   *[other] { $seat } drops { $item }.
}
event-under_deck = A card goes under the { $deck }.
    .aside = yes
event-back_to_crafted = { $item } goes back to the crafted items.
    .aside = yes
event-used_up = { $item } is discarded.
event-item_lost = { $item_id ->
    [none] { $seat } loses an item.
   *[other] { $seat } loses { $item }.
}
event-lights = { $seat } uses { $item } against the darkness.
event-taped = { $seat } tapes { $item } and { $other } together.
event-attached = { $seat } attaches { $item } to { $to }.
event-component_used = { $item } is used as a component.
event-crafted = { $seat } takes { $item } from the crafted items.
event-quest_fulfilled = { $seat } fulfils the quest: { $item }.
event-offered = { $seat } offers { $count } things to { $other_seat }.
event-traded = { $seat } and { $other_seat } trade.
event-trade_refused = { $seat } and { $other_seat } do not agree.
event-handed_over = { $piece_id ->
    [none] { $seat } hands an item to { $to_seat }.
   *[other] { $seat } hands { $piece } to { $to_seat }.
}

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
event-tile_peeked = { $tile_id ->
    [none] { $seat } looks at { $room }.
   *[other] { $seat } looks at { $room }: { $tile }.
}
event-token_peeked = { $token_id ->
    [none] { $seat } looks at the token in { $room }.
   *[other] { $seat } looks at the token in { $room }: { $token }.
}
event-objective_shown = { $seat } shows the objectives to { $to_seat }.
event-entered_pod = { $seat } enters { $pod }.
event-launched = { $seat } escapes in { $pod }.
event-launch_failed = { $pod } does not launch: { $seat } is back.
event-reached_bunker = { $seat } reaches the bunker { $by }.
event-escape_failed = { $seat } does not get away.
event-locked_in = { $seat } is locked in.
event-lock_in_failed = { $seat } cannot lock in: something is coming.

## The end

event-the_end = The game ends: { $reason }.
event-perished = { $seat }: { $fate }.
event-protocol_revealed = The active protocol is { $token }.
event-contamination_check = { $seat } draws 4 cards: { $found } contamination cards.
event-objective_revealed = { $met ->
    [0] { $seat } fails { $objective }.
   *[other] { $seat } fulfils { $objective }.
}
reason-time = time has run out
reason-alarm = the alarm has run out
reason-self_destruct = the facility has destroyed itself
reason-explosion = the facility has exploded
reason-nobody_left = nobody is left in the facility
why-objective_met = { $seat } survived and fulfilled { $objective }.
why-objective_failed = { $seat } survived, but failed { $objective }.
why-attack = killed by a xeno
why-bleeding = bled to death
why-melee = killed in melee
why-infection = killed by the infection
why-fire = burned
why-vented = suffocated
why-event = killed by an event
why-pod = killed by a failed launch
why-surgery = died in surgery
why-grenade = killed by a grenade
why-thermite = killed by thermite
why-scalpel = died under the scalpel
why-defense = killed by the defence system
why-purged = killed when the facility was purged
why-destroyed = killed when the facility was destroyed
why-protocol = killed by the containment protocol
why-died = died

## What cannot be done

refusal-door_closed = the door is closed
refusal-too_few_cards = not enough action cards
refusal-in_combat = not in combat
refusal-only_in_combat = only in combat
refusal-all_noisy = every corridor there already holds noise
refusal-malfunction = the room has a malfunction
refusal-no_power = there is no power
refusal-knowledge = it needs knowledge { $level }
refusal-condition = its condition is not met
