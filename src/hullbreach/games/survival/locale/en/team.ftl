# Playing all together

## What happens

event-team_objectives = The objectives of the team: { $objectives }.
event-revived = { $seat } comes back to life in { $room }.
event-objective_checked = { $met ->
    [0] The team fails { $objective }.
   *[other] The team fulfils { $objective }.
}

## The end

why-team_won = survived, and the team fulfilled all objectives
why-team_won_fallen = fell ({ $fate }), but the team fulfilled all objectives
why-team_failed = { $failed ->
    [one] survived, but the team failed an objective
   *[other] survived, but the team failed { $failed } objectives
}

## Ways to play

setting-mode = semi-coop or coop with 2 to 5 seats, solo with 1
    .label = Mode
setting-keep_items = with coop: false takes the items of the dead out of the game
mode-semi-coop = Each for oneself
    .text = Everybody has an objective of their own, and some want others dead.
mode-solo = Alone
    .text = One character, one objective, half as much to find.
mode-coop = All together
    .text = Open objectives that the team must all fulfil; the dead can be brought back in the Emergency Room.
