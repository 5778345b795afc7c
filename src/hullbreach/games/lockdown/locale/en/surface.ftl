### The alternate board: the surface of Mars, its tokens, its cards, driving the rover.

## Places and pieces

place-crossroads = Crossroads { $number }
    .text = In the open. It borders on all areas: a number rolled there makes noise in the area of that number, and danger calls all xenos from the other crossroads. Nothing burns or breaks there.
place-path = path { $here }–{ $there }
place-area = area { $number }
    .text = Open ground. Noise there counts for every crossroads and for the rooms of the building that it surrounds. Xenos that go there leave the board. It is no service corridor for cards that name one.
room-crossroads = Crossroads
    .text = On the surface of Mars, in no section, but not dark. No action. No searching. No fire, no malfunction.
token-surface = { $effect } { $count }
    .text = The room can be searched { $count } times, if it can be searched at all. { $effect_id ->
        [malfunction] The room gets a malfunction; on a crossroads nothing happens.
        [silence] No noise roll; with slime, danger instead.
        [slime] Whoever explores the place gets slime.
        [danger] Danger instead of the noise roll.
        [mars] Draw a Mars surface card, then make the noise roll.
       *[other] Draw 1 item of this colour and keep it, then make the noise roll.
    }
effect-red_item = military item
effect-yellow_item = technical item
effect-green_item = medical item
effect-mars = Mars
deck-mars = Mars surface cards
result-mars = Mars surface card
fate-mars = killed by Mars
why-mars = killed by Mars

## Mars surface cards

mars-radioactive_dust = Radioactive Dust
    .text = Who drew the card: 1 contamination card and slime. Protected by a suit or a building: 1 contamination card.
mars-sandstorm = Sandstorm
    .text = Everybody on the surface: discard 2 action cards. Protected by a suit or a building: discard 1.
mars-torn_seal = Torn Seal
    .text = Who drew the card: 1 serious wound. Protected by a suit or a building: 1 light wound.
mars-rock_slide = Rock Slide
    .text = Everybody on the surface: 2 light wounds. Protected by a suit or a building: 1 light wound.
mars-hidden_burrow = Hidden Burrow
    .text = Who drew the card: an encounter. Protected by a suit or a building: a noise roll.
mars-lost_in_the_dust = Lost in the Dust
    .text = Who drew the card: pass at once; in the event phase nothing happens. Protected by a suit or a building: nothing happens.
mars-echoing_wind = Echoing Wind
    .text = Who drew the card: noise in every area without any. Protected by a suit or a building: noise in 1 area of your choice without any.
mars-static_discharge = Static Discharge
    .text = Who drew the card: lose all ammo of 1 of your weapons or, without ammo, 1 item. Protected by a suit or a building: lose 1 ammo.

## Sentences

prompt-call_rover = Where does the rover go?
prompt-echo = In which area does the wind make noise?
prompt-sandstorm = Sandstorm: what do you discard? ({ $least })
option-drive = Drive to { $a }
option-rover = { $a }
event-mars_card = { $seat } draws a Mars surface card: { $card }.
event-mars_strikes = { $protected ->
    [0] { $card } strikes { $seat } in the open.
   *[other] { $card } strikes { $seat }, who is protected.
}
refusal-gate_closed = the main gate is closed
refusal-no_suit = it needs a suit
