### The sentences of a match of Nemesis that only this title says; the others are in the shared words.

nemesis = Nemesis
word-xeno = intruder
word-a-xeno = an intruder
word-A-xeno = An intruder
word-xenos = intruders

## Places, pieces, kinds

place-service = the technical corridors
    .text = They join all rooms with an entrance. Noise in them counts for each of these rooms; intruders that go in leave the board. Characters pass only with a card or item that says so.
place-asleep = hibernation
    .text = Out of play. Safe if the ship is not destroyed and reaches Earth; who kept Quarantine also survives at Mars.
place-escaped = the way home
    .text = Launched in an escape pod: out of play, and safe from the fate of the ship.
place-pod_1 = pod 1
    .text = Belongs to Evacuation Section A and holds two characters. Launched, it takes them home.
place-pod_2 = pod 2
    .text = Belongs to Evacuation Section B and holds two characters. Launched, it takes them home.
place-pod_3 = pod 3
    .text = Belongs to Evacuation Section A and holds two characters. Launched, it takes them home.
place-pod_4 = pod 4
    .text = Belongs to Evacuation Section B and holds two characters. Launched, it takes them home.
place-earth = Earth
place-mars = Mars
place-venus = Venus
place-deep_space = deep space
token-xeno = { $xeno_id ->
    [none] blank token
   *[other] { $xeno } token { $low }
}
    .text = { $xeno_id ->
        [none] Encounter: nothing appears, but every corridor of the room gets noise; if it is alone in the bag, an adult’s token is added. When the bag develops, an adult’s token is added.
       *[other] Encounter: { $xeno } appears. With fewer than { $low } cards in hand you are attacked by surprise.
    }
token-engine = engine { $number }: { $engine }
    .text = The upper one of its two tokens says whether the engine works. With fewer than two working engines the ship explodes at the end.
engine-working = working
engine-damaged = damaged
coordinates-card = Coordinates: A { $a }, B { $b }, C { $c }, D { $d }
    .text = The course leads to the place beside its letter.
fate-jump = died in the jump
fate-destroyed = killed when the ship was destroyed
fate-destination = never woke up: the ship came to the wrong place

## What rooms can do

choice-board_pod = board a pod
choice-check_coordinates = look at the coordinates
choice-check_engine = check the engine
choice-check_engines = check all engines
choice-crawl = crawl through the technical corridors
choice-hibernate = hibernate
choice-inspect_room = look at an unexplored room
choice-open_airlock = open an airlock
choice-run_fire_control = put out a fire and drive intruders off
choice-set_course = set the course
choice-set_doors = open and close doors
choice-shower = shower
choice-take_from_storage = look for an item
choice-toggle_pod = lock or unlock a pod

## Prompts

prompt-board = Which pod do you board?
prompt-launch = Launch { $pod }?
prompt-in_pod = You wait in { $pod }. What now?
prompt-toggle_pod = Which pod do you lock or unlock?
prompt-swap_engine = Swap the tokens of engine { $engine }?
prompt-set_course = Where does the course go?
prompt-fire_control = Which room do you clear?
prompt-set_doors = Around which room do you set the doors?
prompt-scan_hand = Scan the contamination cards in your hand?

## Options

option-play = { $a }: { $b }
option-pod = { $a }
option-launch = launch
option-wait = wait
option-in_pod-stay = stay and pass
option-leave = leave the pod
option-lock = lock { $a }
option-unlock = unlock { $a }
option-course = space { $a_id ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
option-swap_engine-keep = leave them as they are
option-swap_engine-swap = swap them

## Events

event-ship_laid_out = The ship is set up.
event-dealt = { $first_seat } is player 1. Objectives are dealt.
event-acts = { $verb_id ->
    [move] { $seat } moves to { $thing }.
    [careful] { $seat } moves carefully to { $thing }.
    [shoot] { $seat } shoots.
    [melee] { $seat } strikes.
    [pick_up] { $seat } picks something up.
    [trade] { $seat } opens a trade.
    [craft] { $seat } crafts: { $about }.
    [quest] { $seat } activates: { $about }.
    [room] { $seat } uses the room: { $about }.
    [play] { $seat } plays { $thing }: { $way }.
    [use] { $seat } uses { $thing }: { $way }.
   *[other] { $seat }: { $about }.
}
event-time = The time marker moves to { $time }.
event-self_destruct_started = The self-destruct sequence starts: { $self_destruct }.
event-self_destruct = The self-destruct sequence is at { $self_destruct }.
event-course_set = { $seat } sets the course to { $course_id ->
    [a] A
    [b] B
    [c] C
   *[d] D
}.
event-coordinates_checked = { $card_id ->
    [none] { $seat } looks at the coordinates.
   *[other] { $seat } looks at the coordinates: { $card }.
}
event-engine_checked = { $token_id ->
    [none] { $seat } checks engine { $engine }.
   *[other] { $seat } checks engine { $engine }: { $token }.
}
event-engine_opened = { $tokens_id ->
    [none] { $seat } works on engine { $engine }.
   *[other] { $seat } works on engine { $engine }: { $tokens }.
}
event-engine_closed = { $swapped ->
    [0] { $seat } leaves the tokens of engine { $engine } as they were.
   *[other] { $seat } has swapped the tokens of engine { $engine }.
}
event-event_shuffled_in = { $card } is shuffled into the deck.
    .aside = yes
event-hibernates = { $seat } hibernates.
event-hibernation_failed = { $seat } cannot hibernate: something is coming.
event-boarded = { $seat } boards { $pod }.
event-boarding_failed = { $seat } cannot board: something is coming.
event-left_pod = { $seat } is back from { $pod }.
event-pod_locked = { $pod } is locked.
event-pod_unlocked = { $pod } is unlocked.
event-pod_launched = { $pod } is launched.

## The end

event-ship_destroyed = The ship is destroyed.
event-engine_revealed = Engine { $engine }: { $token }.
event-coordinates_revealed = { $card }. The ship arrives: { $checked }.
reason-jump = the ship has jumped
reason-self_destruct = the ship has destroyed itself
reason-explosion = the ship has exploded
reason-nobody_left = nobody is awake aboard
why-jump = died in the jump
why-destroyed = killed when the ship was destroyed
why-destination = never woke up: the ship came to the wrong place
