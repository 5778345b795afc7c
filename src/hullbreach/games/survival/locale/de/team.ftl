# Alle zusammen

## Was geschieht

event-team_objectives = Die Ziele des Teams: { $objectives }.
event-revived = { $seat } kehrt in { $room } ins Leben zurück.
event-objective_checked = { $met ->
    [0] Das Team verfehlt { $objective }.
   *[other] Das Team erfüllt { $objective }.
}

## Das Ende

why-team_won = überlebt, und das Team hat alle Ziele erfüllt
why-team_won_fallen = gefallen ({ $fate }), aber das Team hat alle Ziele erfüllt
why-team_failed = { $failed ->
    [one] überlebt, aber das Team hat ein Ziel verfehlt
   *[other] überlebt, aber das Team hat { $failed } Ziele verfehlt
}

## Spielweisen

setting-mode = semi-coop oder coop mit 2 bis 5 Plätzen, solo mit 1
    .label = Modus
setting-keep_items = bei coop: false nimmt die Gegenstände der Toten aus dem Spiel
mode-semi-coop = Jeder für sich
    .text = Alle haben ein eigenes Ziel, und manche wollen andere tot sehen.
mode-solo = Allein
    .text = Ein Charakter, ein Ziel, halb so viel zu finden.
mode-coop = Alle zusammen
    .text = Offene Ziele, die das Team alle erfüllen muss; Tote können in der Erste-Hilfe-Station zurückgeholt werden.
