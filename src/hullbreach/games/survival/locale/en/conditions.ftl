### Why a card, an item or a room cannot be used now, by the condition that fails

refusal-condition = { $needs_id ->
    [malfunction_here] nothing is broken here
    [fire_here] nothing burns here
    [breakable_here] this room cannot break down, or already has
    [slimed] you are not slimed
    [slime] nobody here is slimed
    [xeno_here] there is no { word-xeno } here
    [company] nobody else is here
    [contaminated] you have no contamination card in hand
    [closed_door_here] no closed door leads from here
    [door_here] no door here can be opened or closed
    [toggle_door] no door can be opened or closed
    [computer_here] there is no working computer here
    [computer_room_usable] it needs a room with a computer, and something to do there
    [free_room] this is not a room of the right kind, or nothing can be done in it
    [items_left_here] there is nothing left to find here
    [can_search] there is nothing left to find here
    [search] this room cannot be searched
    [passage_here] there is no entrance here, or no explored room has another
    [crawl] no explored room has another entrance
    [unexplored_left] every room has been explored
    [has_energy_weapon] you have no energy weapon that takes more ammo
    [recharge] it needs power here and an energy weapon that takes more ammo
    [may_reload] your weapon is full, or you do not have it
    [can_cover] it needs a loaded weapon and a way out
    [may_escape] there is no way out, or you have too few cards for it
    [way_out] there is no way out
    [sneak] there is no way out
    [tour] there is no way out
    [escape] it needs an item to discard and a way out
    [at_working_elevator] this is no room with the lift, or it is out of order
    [can_call] the lift is here already, or has no power
    [can_ride] the lift is elsewhere, or has no power
    [seriously_wounded] you have no serious wound
    [may_dress] you have no open serious wound
    [dress] it needs an item to discard and an open serious wound
    [may_heal] you have no dressed serious wound
    [dress_another] nobody else here has an open serious wound
    [heal_another] nobody else here has a wound that it would heal
    [has_light] you have no light wound
    [can_analyse] there is no object to analyse here
    [analyse] there is no object to analyse in the Laboratory
    [can_throw] there is no target in reach
    [can_sample] it needs a charge, a free hand and { word-a-xeno } here that is no larva
    [can_tape] you have no two heavy items that could be taped together
    [can_fuel] you have no flamethrower that takes more fuel
    [light] you have no flashlight that takes more energy
    [attach] you have no weapon to attach it to
    [reload] the weapon is full, or you have no toolbelt
    [repair] it is undamaged, or you have no toolbelt
    [snap_shot] you have no loaded weapon
    [empty] your own weapon is empty, or you do not have it
    [aim] you have no loaded energy weapon
    [cut] your probe arm has no charge left
    [cut_out] nobody here carries a larva
    [ignite] it burns here already, or you have nothing to burn
    [fire] nothing burns here or next door
    [improvise] your items do not make anything
    [somebody_crafts] nobody here has anything to craft with
    [build] it needs a yellow room with something left to find, and an item left to build
    [broken_room] it needs a broken room whose action you could pay for
    [computer] it needs a working computer whose card offers something, with the power this card asks for
    [unpowered] it needs a computer in a section without power
    [remote] it needs power here, and a room without a computer
    [connect] it needs a computer here, and another room with one whose action is possible
    [assess] it needs a computer here, and an event card left
    [power] this room is in no section
    [peek_css] no launch token is left, or there is no computer here
    [peek_player] no other player in your section has a protocol
    [repel] no room burns or holds { word-a-xeno }
    [order] nobody can be sent away
    [stun_character] nobody here can be stunned
    [drive_off] it needs { word-a-xeno } here, a weapon and a way out
    [remove] there is no noise around here
    [hush] there is no noise around here
    [lure] every corridor around here already holds noise
    [events] the event deck holds too few cards
    [attacks] the attack deck holds too few cards
    [open] the main gate is open already, or there is neither a computer nor the gate here
    [read] there is no protocol to look at
    [spy] it needs a computer with power here, and a protocol to look at
    [command] no { word-xeno } in your section obeys
    [enter_pod] pods can be boarded only at a launch, and this one must be empty
    [reschedule] no launch token is left
    [exterminate] no working room holds { word-a-xeno }
    [take_equipment] nothing is left in the locker
    [take_neutralizer] it needs knowledge 4, and a neutralizer left
    [examine_archives] you have examined the archives already
    [start_self_destruct] self-destruct has been started already
    [stop_self_destruct] self-destruct is not running, or can no longer be stopped
    [send_signal] you have sent the signal already
    [check_objective] nobody else has sent the signal
    [raise_alarm] the alarm has been raised already
    [inspect_protocol] no neutral protocol is left
    [can_vent] a room is being vented already, or none can be
    [can_take_egg] no egg is left, or you have no free hand
    [can_lock_in] the isolation room opens on white spaces, or with the alarm
    [can_swap_engine] this is no engine room
    [can_autoload] your rifle is full, or has no autoloader
    [can_toggle_here] no pod is here
    [can_toggle] no pod is left
    [spacewalk] it needs a yellow room, and another one that has been explored
    [can_crawl] there is no entrance here
    [can_lure] no { word-xeno } is near enough to be lured
    [can_read_signal] it needs a computer here, and somebody else who has sent the signal
    [can_read_log] it needs a computer here, and an objective to look at
    [can_start_here] it needs a computer here; self-destruct is running, or somebody sleeps
    [can_stop_here] it needs a computer here; self-destruct is not running, or can no longer be stopped
    [can_open] an airlock is being opened already, or none can be
    [eat] you have no light wound, and no contamination card in hand
    [set_doors] no door can be opened or closed
    [shower] you have no slime, and no contamination card in hand
    [can_board] no unlocked pod here has a free seat
    [run_fire_control] no room burns or holds { word-a-xeno }
    [can_set_course] the course cannot be set while somebody sleeps
    [can_hibernate] the hibernatorium opens on blue spaces
   *[other] its condition is not met
}
refusal-no_hand = you have no free hand
refusal-alone = nobody is here to trade with
refusal-no_ammo = it has no ammo
refusal-components = you lack a component: it takes { $components }
refusal-quest = its task is not done
refusal-contamination = contamination cards pay for nothing
refusal-unexplored = that room has not been explored
components-medicine = medicine
components-fire = fire
components-electricity = electricity
components-material = material
components-frame = frame
