# Todos juntos

## Lo que ocurre

event-team_objectives = Los objetivos del equipo: { $objectives }.
event-revived = { $seat } vuelve a la vida en { $room }.
event-objective_checked = { $met ->
    [0] El equipo no cumple { $objective }.
   *[other] El equipo cumple { $objective }.
}

## El final

why-team_won = ha sobrevivido y el equipo ha cumplido todos los objetivos
why-team_won_fallen = ha caído ({ $fate }), pero el equipo ha cumplido todos los objetivos
why-team_failed = { $failed ->
    [one] ha sobrevivido, pero el equipo no ha cumplido un objetivo
   *[other] ha sobrevivido, pero el equipo no ha cumplido { $failed } objetivos
}

## Modos de juego

setting-mode = semi-coop o coop con 2 a 5 puestos, solo con 1
    .label = Modo
setting-keep_items = con coop: false retira del juego los objetos de los muertos
mode-semi-coop = Cada uno por su cuenta
    .text = Cada uno tiene su propio objetivo, y algunos quieren ver muertos a otros.
mode-solo = A solas
    .text = Un personaje, un objetivo, la mitad de cosas que encontrar.
mode-coop = Todos juntos
    .text = Objetivos a la vista que el equipo debe cumplir todos; los muertos pueden volver en Urgencias.
