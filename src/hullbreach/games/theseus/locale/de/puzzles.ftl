### Die Rätsel: Das Ziel steht in `lead`, der Hinweis kommt auf Wunsch, das Lob nach der Lösung.

puzzle-twice = Noch einmal mit Gefühl
    .lead = Die Forscher haben noch 6 Lebenspunkte. Gewinne in diesem Zug.
    .hint = Eine Karte, die einen Kampf auslöst, liegt dort, wo ohnehin gekämpft wird, und neben ihr liegt noch etwas.
    .praise = Kampf, seine Kopie und dann die Korridore selbst: drei Kämpfe in einem Zug.
puzzle-relay = Staffellauf
    .lead = Die Forscher haben noch 6 Lebenspunkte. Gewinne in diesem Zug.
    .hint = Eine Einheit allein reicht nicht. Welcher Sektor lässt eine zweite laufen?
    .praise = Der erste Marine bezieht die Kampfposition, und der Extrazug bringt den zweiten in die Korridore.
puzzle-crossfire = Kreuzfeuer
    .lead = Die Forscher haben noch 6 Lebenspunkte. Gewinne in diesem Zug.
    .hint = Wie viele Einheiten müssen im Technologiedock stehen, damit Marine 1 die Korridore füllt?
    .praise = Ein voller Sektor bedeutet einen begrenzten Kampf, und die Korridore fügen einen zweiten hinzu.
puzzle-invitation = Einladung
    .lead = Die Forscher haben noch 4 Lebenspunkte. Gewinne in diesem Zug.
    .hint = Ein Ziel steht am falschen Ort. Die Teamtaktik kann ihm den Weg zeigen.
    .praise = Vor Marine 1 geschoben, war Forscher 1 der vierte Punkt, der fehlte.
puzzle-archive = Die letzte Akte
    .lead = Du spielst die Forscher und hast 15 Datenpakete. Erreiche 20 in diesem Zug.
    .hint = Die Kamera hat 3 aufgezeichnet. Ein Extrazug führt weiter, und eine Karte lässt sich aus der Ferne nutzen.
    .praise = Drei von der Kamera, eines aus den Archiven, und die Archive noch einmal über die Fernsteuerung.
