### Die Xenos des ersten Spiels: ihre Angriffe und Schwächen.

## Angriffe

attack-scratch = Kratzer
    .text = Kriecher, Jäger, Brutbestie, Königin: 1 leichte Wunde und 1 Kontaminationskarte. { blood-of-attack }
attack-claw_attack = Klauenangriff
    .text = Jäger, Brutbestie, Königin: 2 leichte Wunden und 1 Kontaminationskarte. { blood-of-attack }
attack-bite = Biss
    .text = Jäger, Brutbestie, Königin: Ein Ziel mit 2 oder mehr schweren Wunden stirbt. Sonst 1 schwere Wunde. { blood-of-attack }
attack-tail_attack = Schwanzangriff
    .text = Königin: Ein Ziel mit einer schweren Wunde stirbt. Sonst 1 schwere Wunde. { blood-of-attack }
attack-transformation = Verwandlung
    .text = Kriecher: Der Kriecher wird zur Brutbestie, wenn noch eine da ist, und verliert seinen Schaden. Hat das Ziel keine Handkarten, greift die Brutbestie sofort an. { blood-of-attack }
attack-frenzy = Raserei
    .text = Brutbestie, Königin: Alle im Raum mit 2 oder mehr schweren Wunden sterben, alle anderen dort erleiden 1 schwere Wunde. { blood-of-attack }
attack-slime = Schleim
    .text = Kriecher, Jäger, Brutbestie, Königin: Das Ziel bekommt Schleim und 1 Kontaminationskarte. { blood-of-attack }
attack-summoning = Herbeirufen
    .text = Kriecher, Königin: Ein Marker wird aus dem Beutel gezogen, und dieser { word-xeno } erscheint im Raum. Niemand wird überrascht. { blood-of-attack }
blood-of-attack = { $blood_id ->
    [none] { "" }
    [retreat] Bei einer Schadensprüfung: Der { word-xeno } zieht sich zurück.
   *[other] Bei einer Schadensprüfung: Blutwert { $blood }.
}

event-summoned = { $token_id ->
    [none] { $seat } hört den Ruf, aber der Beutel ist leer.
   *[other] Ein weiterer { word-xeno } wird zu { $seat } gerufen: { $token }.
}

event-regenerated = { $xeno } erholt sich ({ $damage } Schaden übrig).

## Schwächen

weakness-vital_places = Verwundbare Stellen
    .text = Wenn du auf einen Jäger schießt oder nach ihm schlägst, zählt ein Fehlschlag als einfacher Treffer.
weakness-way_of_moving = Art der Bewegung
    .text = Nur Brutbestien und die Königin können geschlossene Türen zerstören; andere bleiben, wo sie sind. Gegen Nachtpirscher gilt das für Türen an deinem Raum.
weakness-phosphates = Phosphatempfindlich
    .text = Ein { word-xeno }, den ein Feuerlöscher oder die Brandschutzanlage zum Rückzug bringt, erleidet auch 1 Schaden.
weakness-energy = Energieverwundbarkeit
    .text = Ein Schuss aus einer Energiewaffe, der Schaden macht, macht 1 mehr.
weakness-reaction_to_danger = Reaktion auf Gefahr
    .text = Bei deinen Begegnungen gilt eine Markerzahl ab 2 als um 1 kleiner.
weakness-brink_of_extinction = Vom Aussterben bedroht
    .text = Bei jeder Schadensprüfung gilt der Blutwert als um 1 kleiner.
weakness-way_of_fighting = Kampfweise
    .text = Ein Biss eines Jägers fügt 1 leichte statt der schweren Wunde zu. Ein Ziel mit 2 oder mehr schweren Wunden tötet er trotzdem.
weakness-vulnerable_to_fire = Feuerverwundbarkeit
    .text = Ein { word-xeno }, der durch Feuer, einen Molotow-Cocktail oder einen Flammenwerfer leidet, erleidet 1 Schaden mehr. Von Eiern zerstört solcher Schaden ebenfalls 1 mehr.
