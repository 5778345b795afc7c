# Ereignisse, die nur im Stapel der klassischen Xenos sind

eventcard-damaging_fire = Zerstörerisches Feuer
    .text = Jeder brennende Raum bekommt eine Fehlfunktion. Dann greift das Feuer von jedem auf alle Nachbarräume über, nicht durch geschlossene Türen. { moves-of-event }
eventcard-eclosion = Schlüpfen
    .text = Wer eine Larve trägt, stirbt, und ein Kriecher erscheint. Alle anderen ziehen 4 Karten, scannen Verseuchungskarten darunter, bekommen bei INFIZIERT eine Larve und werfen alle 4 ab. { moves-of-event }
eventcard-hunt = Jagd
    .text = Jeder Ausgewachsene, der nicht im Kampf ist, geht in einen Nachbarraum mit einem Charakter, in den mit der kleinsten Nummer. { moves-of-event }
eventcard-life_network_failure = Ausfall der Lebenserhaltung
    .text = Jeder erforschte grüne Raum bekommt eine Fehlfunktion. Danach verlässt diese Karte das Spiel und der Stapel wird neu gemischt. { moves-of-event }
eventcard-regeneration = Regeneration
    .text = Jeder Xeno verliert 2 Schaden. Im Dunkeln: In jedem Raum mit einem Charakter mit Schleim erscheint ein Ausgewachsener; dann bekommt jeder Charakter Schleim. { moves-of-event }
eventcard-scent_of_prey = Beutegeruch
    .text = Bei jedem Charakter mit Schleim: Geräusche in jedem Korridor des Raums, in dem keins liegt. Im Dunkeln: auch bei allen anderen. { moves-of-event }
