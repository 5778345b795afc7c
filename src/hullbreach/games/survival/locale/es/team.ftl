# Todos juntos

## Lo que ocurre

event-team_objectives = Los objetivos del equipo: { $objectives }.
event-revived = { $seat } vuelve a la vida en { $room }.
event-objective_checked = { $met ->
    [0] El equipo no cumple { $objective }.
   *[other] El equipo cumple { $objective }.
}

## El final

why-team_won = { $seat } ha sobrevivido y el equipo ha cumplido todos los objetivos.
why-team_won_fallen = { $seat } ha caído ({ $fate }), pero el equipo ha cumplido todos los objetivos.
why-team_failed = { $failed ->
    [one] { $seat } ha sobrevivido, pero el equipo no ha cumplido un objetivo.
   *[other] { $seat } ha sobrevivido, pero el equipo no ha cumplido { $failed } objetivos.
}
