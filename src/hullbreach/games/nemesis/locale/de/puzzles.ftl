### Die Rätsel: Das Ziel steht in `lead`, der Hinweis kommt auf Wunsch, das Lob nach der Lösung.

puzzle-home = Nach Hause
    .lead = Vier Karten, zwei Aktionen. Setze vor dem Ende der Runde Kurs auf die Erde, ohne zu raten.
    .hint = Der Verlauf spricht nur zu dir, sobald du nachgesehen hast.
    .praise = Zwei Karten, um es zu wissen, zwei, um zu handeln. Wer den Marker wandern sah, weiß noch immer nicht, wohin es geht.
puzzle-signal = Ein Wort nach Hause
    .lead = Der Übertragungsraum ist defekt. Sende vor dem Ende der Runde dein Signal.
    .hint = Zähle deine Karten: was repariert, was das kostet und was der Raum kostet.
    .praise = Die Reparatur für zwei Karten, das Signal für zwei: Die Hand ist leer, und das Signal ist draußen.
puzzle-untouched = Unberührt
    .lead = Vor dir steht ein Jäger. Komm vor dem Ende der Runde ohne Wunde zurück ins Kryonatorium.
    .hint = Wer einfach losläuft, wird angegriffen. Etwas in deiner Tasche verbirgt dich.
    .praise = Rauch, und er schlägt ins Leere. Wo schon jemand ist, folgt keine Geräuschprobe.
