# Alle zusammen

## Was geschieht

event-team_objectives = Die Ziele des Teams: { $objectives }.
event-revived = { $seat } kehrt in { $room } ins Leben zurück.
event-objective_checked = { $met ->
    [0] Das Team verfehlt { $objective }.
   *[other] Das Team erfüllt { $objective }.
}

## Das Ende

why-team_won = { $seat } hat überlebt, und das Team hat alle Ziele erfüllt.
why-team_won_fallen = { $seat } ist gefallen ({ $fate }), aber das Team hat alle Ziele erfüllt.
why-team_failed = { $failed ->
    [one] { $seat } hat überlebt, aber das Team hat ein Ziel verfehlt.
   *[other] { $seat } hat überlebt, aber das Team hat { $failed } Ziele verfehlt.
}
