### Die Rätsel: Das Ziel steht in `lead`, der Hinweis kommt auf Wunsch, das Lob nach der Lösung.

puzzle-last_way_out = Der letzte Ausweg
    .lead = Drei Karten, zwei Aktionen. Erreiche vor dem Ende der Runde den Bunker, ohne etwas dem Würfel zu überlassen.
    .hint = Das Tor braucht einen Schlüssel. Dahinter gibt es zwei Wege, und nur einer macht kein Geräusch.
    .praise = Der Schlüssel öffnet das Tor für eine Karte, der Rover bringt dich für zwei hinaus. Zu Fuß hätte dich das Geräusch in den Korridoren das Leben kosten können.
puzzle-untouched = Unberührt
    .lead = Vor dir steht ein Jäger. Komm vor dem Ende der Runde ohne Wunde in Raum 004.
    .hint = Wer einfach losläuft, wird angegriffen. Etwas in deiner Tasche verbirgt dich.
    .praise = Rauch, und er schlägt ins Leere. Wo schon jemand ist, folgt keine Geräuschprobe.
puzzle-signal = Jetzt senden
    .lead = Der Sender ist defekt. Sende vor dem Ende der Runde dein Signal.
    .hint = Zähle deine Karten: was repariert, was das kostet und was der Raum kostet.
    .praise = Die Reparatur für eine Karte, das Signal für zwei: keine Karte mehr, als du hattest.
puzzle-clean = Sauber
    .lead = Du trägst eine Larve und bist voller Schleim. Werde die Larve vor dem Ende der Runde los, was immer die Würfel sagen würden.
    .hint = Kontaminationskarten bezahlen nichts. Mit Schleim ist selbst Stille gefährlich; also würfle nicht.
    .praise = Zwei Karten für vorsichtige Schritte, zwei für den Raum: Niemand hat dich gehört.
