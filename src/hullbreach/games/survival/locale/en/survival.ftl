### The sentences that both titles say: pieces, prompts, options, events, refusals.
### $seat is how a player is called. An event with the attribute .aside shows on the board anyway.

## Places, pieces, kinds

place-room = Room { NUMBER($number, minimumIntegerDigits: 3) }
place-corridor = corridor { NUMBER($here, minimumIntegerDigits: 3) }–{ NUMBER($there, minimumIntegerDigits: 3) }
place-dead = the dead
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
    .text = A dead { word-xeno }. Takes up a hand and can be analysed.
object-corpse = Corpse
    .text = A dead character. Takes up a hand and can be analysed.
token-exploration = { $effect } { $count }
    .text = The room can be searched { $count ->
        [one] once
       *[other] { $count } times
    }, if it can be searched at all. { $effect_id ->
        [malfunction] The room gets a malfunction.
        [fire] The room catches fire.
        [silence] No noise roll; with slime, danger instead.
        [slime] Whoever explores the room gets slime.
        [danger] Danger instead of the noise roll.
       *[door] The door behind you closes.
    }
room-surgery = Surgery
    .text = Cost 2. Not in combat. Scan all contamination cards in your hand, deck and discard pile; remove the INFECTED ones and your larva. Suffer 1 light wound, pass and shuffle all your cards into a new deck. Green: medical items.
room-emergency_room = Emergency Room
    .text = Cost 2. Not in combat. Dress all your serious wounds. Or: heal 1 dressed serious wound. Or: heal all your light wounds. In a team a corpse here comes back to life when a round begins, without { word-a-xeno } or a malfunction. Green: medical items.
eventcard-damaging_fire = Damaging Fire
    .text = Every burning room gets a malfunction. Then fire spreads from each of them to all neighbouring rooms, not through closed doors. { moves-of-event }
eventcard-eclosion = Eclosion
    .text = Whoever carries a larva dies, and a creeper appears. All others draw 4 cards, scan the contamination cards among them, get a larva if one is INFECTED, and discard all 4. { moves-of-event }
eventcard-hunt = Hunt
    .text = Every adult not in combat goes to a neighbouring room with a character, to the one with the lowest number. { moves-of-event }
eventcard-consuming_fire = Consuming Fire
    .text = Burning rooms can no longer be searched. Then fire spreads from each of them to all neighbouring rooms, not through closed doors. { moves-of-event }
moves-of-event = { $through_count ->
    [none] { "" }
   *[other] Movement: { $movers }, corridor { $through }.
}
effect-malfunction = malfunction
effect-fire = fire
effect-silence = silence
effect-slime = slime
effect-danger = danger
effect-door = door
deck-attacks = attack cards
deck-events = event cards
deck-serious_wounds = serious wounds
deck-contamination = contamination cards
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
face-creeper = hit on larva or creeper only
face-adult = hit on larva, creeper or adult only
face-hit_1 = hit
face-hit_2 = double hit
result-silence = silence
result-danger = danger
how-surprise = by surprise
how-escape = during the escape
how-event_phase = in the event phase
how-event = because of an event
marker-slime = Slime
    .text = Silence counts as danger for you, on the noise die and on exploration tokens.
marker-silence = Silence
    .text = Nothing happens, unless you have slime: then it is danger.
marker-danger = Danger
    .text = All { word-xenos } in neighbouring rooms that are not in combat come to you; a closed door stops them and is destroyed. If there are none, every corridor of your room gets noise.
marker-destroyed_door = Destroyed door
    .text = Open for good: it can never be closed again.
marker-search = Searches
    .text = How often the room can still be searched. Some actions use up a search without a find.
marker-light_wound = Light wound
    .text = The third light wound becomes a serious one. With three serious wounds any further wound kills.
marker-serious_wound = Serious wound
    .text = Its text holds until it is dressed; two of the same kind do not add up. With three of them, dressed or not, any further wound kills.
marker-dressed_wound = Dressed wound
    .text = Its text no longer holds, but it still counts as a serious wound until it is healed.
marker-larva = Larva in the body
    .text = A scan that shows INFECTED may now kill you. At the end of the game you draw 4 cards: 1 contamination card among them means death.
marker-ammo = Ammo
    .text = Each shot spends 1. Without ammo a weapon cannot shoot.
marker-first_player = First player
    .text = Takes the first turn of the round; the token passes to the left each round.
fate-attack = killed by { word-a-xeno }
fate-bleeding = bled to death
fate-melee = killed in melee
fate-infection = killed by the infection
fate-fire = burned
fate-vented = suffocated
fate-event = killed by an event
fate-surgery = died in surgery
fate-grenade = killed by a grenade

## What cards, items and rooms can do

choice-analyse = analyse an object
choice-attach = attach
choice-boost = discard and draw
choice-break_door = destroy a door
choice-break_room = break the room
choice-clean = clean a card
choice-combine = tape two items together
choice-cure = cure the infection
choice-door = open or close a door
choice-fire = put out a fire
choice-dress = dress a wound
choice-dress_all = dress all wounds
choice-escape = escape
choice-free_room = use the room for free
choice-fuel = fuel the flamethrower
choice-heal = heal
choice-heal_dressed = heal a dressed wound
choice-heal_light = heal all light wounds
choice-ignite = start a fire
choice-operate = operate
choice-peek = look at unexplored rooms
choice-recharge = recharge a weapon
choice-reload = reload
choice-repair = repair
choice-repel = drive { word-xenos } back
choice-rest = rest
choice-search = search the room
choice-send_signal = send the signal
choice-shock_character = shock a character
choice-shock_intruder = shock { word-a-xeno }
choice-slime = remove slime
choice-smoke = vanish in smoke
choice-start_self_destruct = start the self-destruct
choice-stop_self_destruct = stop the self-destruct
choice-take_egg = take an egg
choice-throw = throw

## Prompts

prompt-act = Your action { $nth } of 2.
prompt-agree_to_trade = { $give_count ->
    [0] { $other_seat } gives you { $get }. Do you take it?
   *[other] Give { $give } to { $other_seat } for { $get }?
}
prompt-analyse = Which object do you analyse?
prompt-attach = Which weapon gets the magazine?
prompt-boost = Which cards do you exchange?
prompt-break_door = Which door do you destroy?
prompt-careful_noise = In which corridor do you make noise?
prompt-choose_deck = From which deck do you draw?
prompt-component = Which component do you use for { $item }?
prompt-counter_offer = { $seat } offers { $pieces }. What do you offer in return?
prompt-crawl = Where do you crawl to?
prompt-discard_item = Which item do you discard?
prompt-discard_on_pass = Which cards do you discard?
prompt-disinfect = Which contamination card do you scan?
prompt-draft = Which character do you play?
prompt-dress = Which wound do you dress?
prompt-drop_excess = Your hands are full: what do you drop?
prompt-escape_to = Where do you escape to?
prompt-grenade = Where do you throw the grenade?
prompt-heal = Which wound do you heal?
prompt-ignore_token = Ignore { $token }?
prompt-interrupt = Interrupt { $seat }?
prompt-keep_item = Which item do you keep?
prompt-keep_objective = Which objective do you keep?
prompt-make_room = What do you drop for { $piece }?
prompt-offer = What do you offer { $other_seat }?
prompt-overcharge = Spend 1 more ammo for 1 more damage?
prompt-pay = Which cards do you pay with? ({ $least })
prompt-peek_tiles = Which unexplored rooms do you look at?
prompt-reload = Which weapon do you reload?
prompt-repel = Which room do you clear?
prompt-repel_xeno = Which { word-xeno } do you drive back?
prompt-reroll = You rolled { $face }. Roll again?
prompt-room_action = What do you do in this room?
prompt-shock_character = Whom do you shock?
prompt-shock_xeno = Which { word-xeno } do you shock?
prompt-smoke = Which card do you discard?
prompt-take_door = Which door do you take for { $corridor }?
prompt-tape = Which items do you tape together?
prompt-toggle_door = Which door do you open or close?
prompt-trade = With whom do you trade?
prompt-vent = Which room do you vent?
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
option-use = { $a }: { $b }
option-room = { $a }
option-quest = Fulfil the quest for { $a }
option-drop = Drop { $a }
option-pay = { $a }
option-discard = { $a }
option-keep = { $a }
option-let = do nothing
option-interrupt = play { $a }
option-react = play { $a }
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
option-shock_character-character = { $a_seat }
option-tile = { $a }
option-xeno = { $a }
option-to = { $a }
option-through = { $a }
option-door = { $a }
option-take_door = { $a }
option-open = open { $a }
option-close = close { $a }
option-noise = { $a }
option-crawl = { $a }
option-vent = { $a }
option-repel = { $a }
option-throw = { $a } at { $b }
option-tape = { $a } and { $b }
option-attach = { $a }
option-reload = { $a }
option-component = { $a }
option-analyse = { $a }
option-scan = { $a }
option-dress = { $a }
option-heal = { $a }
option-top = { $a }
option-alone = alone
option-other = { $a_seat }
option-both = both, with { $a_seat }

## Events

event-drafting = Player { $number } draws { $characters }.
event-took_character = Player { $number } plays { $character }.
event-started = { $seat } starts in { $place }.
event-round = Round { $round }.
event-first_player = { $seat } is first player.
event-turn = { $seat } is on turn.
    .aside = yes
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
event-self_destruct_stopped = The self-destruct is stopped.
event-first_encounter = { $team ->
    [1] The first { word-xeno } appears.
   *[other] The first { word-xeno } appears: everybody keeps one objective.
}
event-objective_kept = { $objective_id ->
    [none] { $seat } keeps an objective.
   *[other] { $seat } keeps { $objective }.
}
event-moved = { $seat } goes from { $room } to { $to }.
event-explored = { $seat } explores { $room }: { $tile }, { $token }.
event-search_counter = { $room } can be searched { $left ->
    [one] once more
   *[other] { $left } more times
}.
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
event-door_closed = The door in { $corridor } closes.
event-door_opened = The door in { $corridor } opens.
event-door_destroyed = The door in { $corridor } is destroyed.
event-slimed = { $seat } is covered in slime.
event-slime_removed = { $seat } is clean of slime.
event-venting = { $seat } starts venting { $room }.
event-venting_stopped = The venting of { $room } stops.
event-vented = { $room } is vented.
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
event-egg_destroyed = An egg in { $room } is destroyed.
event-egg_hatched = An egg hatches.
event-egg_laid = The queen lays an egg.
event-egg_taken = { $seat } takes an egg from the Nest.
event-nest_destroyed = The Nest is destroyed.
event-event_card = Event: { $card }.
event-event_left_the_game = { $card } leaves the game.
    .aside = yes
event-shot = { $target_id ->
    [eggs] { $seat } shoots at the eggs with { $weapon }: { $face_id ->
        [blank] { face-blank }
       *[other] { face-hit_1 }
    }.
   *[other] { $seat } shoots at { $target } with { $weapon }: { $face }.
}
event-rerolled = { $seat } rolls again: { $face }.
event-struck = { $target_id ->
    [eggs] { $seat } strikes at the eggs: { $face_id ->
        [blank] { face-blank }
       *[other] { face-hit_1 }
    }.
   *[other] { $seat } strikes at { $target }: { $face }.
}
event-ammo_spent = { $item }: { $ammo } left.
    .aside = yes
event-loaded = { $item } is loaded: { $ammo }.
event-light_wound = { $cause_id ->
    [fire] The fire gives { $seat } a light wound.
    [bleeding] { $seat } bleeds: a light wound.
   *[other] { $seat } suffers a light wound.
}
event-light_wounds_healed = { $seat } heals all light wounds.
event-light_wound_healed = { $seat } heals a light wound.
event-launched = { $seat } escapes in { $pod }.
event-serious_wound = { $cause_id ->
    [fire] The fire gives { $seat } a serious wound: { $wound }.
    [bleeding] { $seat } bleeds: a serious wound, { $wound }.
   *[other] { $seat } suffers a serious wound: { $wound }.
}
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
event-taped = { $seat } tapes { $item } and { $other } together.
event-attached = { $seat } attaches { $item } to { $to }.
event-component_used = { $item } is used as a component.
event-crafted = { $seat } takes { $item } from the crafted items.
event-quest_fulfilled = { $seat } fulfils the quest: { $item }.
event-offered = { $count ->
    [0] { $seat } offers { $other_seat } nothing.
   *[other] { $pieces_count ->
        [none] { $seat } offers { $other_seat } { $count ->
            [one] 1 thing
           *[other] { $count } things
        }.
       *[other] { $seat } offers { $other_seat }: { $pieces }.
    }
}
event-traded = { $seat } and { $other_seat } trade.
event-trade_refused = { $seat } and { $other_seat } do not agree.
event-handed_over = { $piece_id ->
    [none] { $seat } hands an item to { $to_seat }.
   *[other] { $seat } hands { $piece } to { $to_seat }.
}
event-tile_peeked = { $tile_id ->
    [none] { $seat } looks at { $room }.
   *[other] { $seat } looks at { $room }: { $tile }.
}
event-token_peeked = { $token_id ->
    [none] { $seat } looks at the token in { $room }.
   *[other] { $seat } looks at the token in { $room }: { $token }.
}
event-the_end = The game ends: { $reason }.
event-perished = { $seat }: { $fate }.
event-contamination_check = { $seat } draws 4 cards: { $found ->
    [one] 1 contamination card
   *[other] { $found } contamination cards
}.
event-objective_revealed = { $met ->
    [0] { $seat } fails { $objective }.
   *[other] { $seat } fulfils { $objective }.
}

## The end

why-objective_met = { $seat } survived and fulfilled { $objective }.
why-objective_failed = { $seat } survived, but failed { $objective }.
why-attack = killed by { word-a-xeno }
why-bleeding = bled to death
why-melee = killed in melee
why-infection = killed by the infection
why-fire = burned
why-vented = suffocated
why-event = killed by an event
why-surgery = died in surgery
why-grenade = killed by a grenade
why-died = died

## What cannot be done

refusal-door_closed = the door is closed
refusal-too_few_cards = not enough action cards
refusal-in_combat = not in combat
refusal-only_in_combat = only in combat
refusal-all_noisy = every corridor there already holds noise
refusal-malfunction = the room has a malfunction
