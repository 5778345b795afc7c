# Playing all together

## What happens

event-team_objectives = The objectives of the team: { $objectives }.
event-revived = { $seat } comes back to life in { $room }.
event-objective_checked = { $met ->
    [0] The team fails { $objective }.
   *[other] The team fulfils { $objective }.
}

## The end

why-team_won = { $seat } survived, and the team fulfilled all objectives.
why-team_won_fallen = { $seat } fell ({ $fate }), but the team fulfilled all objectives.
why-team_failed = { $failed ->
    [one] { $seat } survived, but the team failed an objective.
   *[other] { $seat } survived, but the team failed { $failed } objectives.
}
