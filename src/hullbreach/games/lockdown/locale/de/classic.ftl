# Ereignisse, die nur im Stapel der klassischen Xenos sind

eventcard-life_network_failure = Ausfall der Lebenserhaltung
    .text = Jeder erkundete grüne Raum bekommt eine Fehlfunktion. Danach verlässt diese Karte das Spiel und der Stapel wird neu gemischt. { moves-of-event }
eventcard-regeneration = Regeneration
    .text = Jeder Xeno verliert 2 Schaden. Im Dunkeln: In jedem Raum mit einem Charakter mit Schleim erscheint ein Jäger; dann bekommt jeder Charakter Schleim. { moves-of-event }
eventcard-scent_of_prey = Beutegeruch
    .text = Bei jedem Charakter mit Schleim: Geräusche in jedem Korridor des Raums, in dem keins liegt. Im Dunkeln: auch bei allen anderen. { moves-of-event }
