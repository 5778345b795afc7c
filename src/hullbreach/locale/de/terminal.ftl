### Was das Programm im Terminal sagt.

welcome = Der Zufall ist versiegelt als { $commitment }… Hilfe: ? eintippen.
you-are = Du: { $seat }
pass-to = Gib die Tastatur an { $seat } weiter und drück Enter.

how-some = { $least ->
    [0] { $most ->
        [1] Wähl eins oder keins: die Nummer eintippen, oder 0.
       *[other] Wähl bis zu { $most }: Nummern eintippen, etwa 1 2.
    }
   *[other] Wähl { $least } bis { $most }: Nummern eintippen, etwa 1 2.
}
how-exactly = { $most ->
    [1] Wähl 1: die Nummer eintippen.
   *[other] Wähl { $most }: Nummern eintippen, etwa 1 2 oder 1-5.
}
how-order = Tipp alle Nummern in der gewünschten Reihenfolge ein, etwa 2 1.

answer-unknown = „{ $text }“ steht nicht zur Wahl: Tipp die Nummer einer Möglichkeit ein, oder ? für Hilfe.
answer-ambiguous = „{ $text }“ kann { $some } sein: Tipp die Nummer ein oder schreib mehr davon.
answer-no-number = Eine Möglichkeit { $text } gibt es nicht: Die Nummern gehen von { $first } bis { $last }.
answer-twice = Das kam zweimal vor.
answer-exactly = Wähl genau { $least }, nicht { $count }.
answer-between = Wähl { $least } bis { $most }, nicht { $count }.
answered-secretly = antwortet verdeckt

help =
    Antworte mit der Nummer einer Möglichkeit, mit ihrer Kennung, mit dem Anfang von Kennung
    oder Wortlaut oder mit dem, was auf dem Plan steht.
      why           was gerade nicht geht, und nach welcher Regel
      hint          was ein Bot auf deinem Platz täte, und warum
      card NAME     was eine Karte tut (look NAME: jedes Teil und jeder Ort)
      rules WÖRTER  in den Regeln nachschlagen, mit Wörtern (englisch) oder einer Nummer
      board         den Spielplan noch einmal zeichnen
      options       noch einmal fragen und alle Kennungen zeigen
      log           alles, was geschehen ist (log 20: die letzten 20 Zeilen)
      undo          die eigene letzte Antwort zurücknehmen
      save DATEI    die Partie in eine Datei schreiben
      quit          aufhören; später geht es weiter

why-not = Gerade nicht möglich:
why-nothing = Nichts ist verwehrt: Alles, was die Regeln hier kennen, steht zur Wahl.
hint = Ein Bot würde wählen: { $option }. „{ $why }“
hint-none = Für dieses Spiel hat niemand Rat.
look-what = Sag, was du ansehen willst, etwa: card feuer
look-unknown = Hier heißt nichts „{ $text }“.
look-nothing = Mehr ist dazu nicht zu sagen.
rules-what = Sag, was du suchst, etwa: rules malfunction disc
rules-none = Keine Regel spricht von „{ $text }“.
rules-more = … und { $count } weitere; mit einem Wort mehr werden es weniger.
undo-not = Deine letzte Antwort gilt: Seitdem hat sich Zufall oder Verborgenes gezeigt, oder jemand anders hat gewählt.
undo-done = Zurückgenommen.
save-where = Sag, wohin, etwa: save partie.json
saved = Gespeichert in { $file }.
keep-where = Wo soll die Partie bleiben? Enter: { $file }; oder ein Dateiname; oder - zum Wegwerfen.
kept = Die Partie ist gespeichert. Weiter geht es mit: hullbreach play --resume { $file }{ $seats }
kept-finished = Die Partie ist gespeichert. Noch einmal ansehen: hullbreach replay { $file }

replay-where = Nach { $at } von { $length } Antworten. Enter: weiter, b: zurück, eine Zahl: dorthin, q: Schluss.
replay-how = Drück Enter oder tipp b, q oder eine Zahl bis { $length } ein.
replay-end = Das war die letzte Antwort.
report-differs = Der Bericht stammt von Hullbreach { $version }; dieses Programm zeigt seinen letzten Augenblick anders.

games-seats = für { $seats } Plätze

content-group = Gruppe
content-id = Eintrag
content-name = Name
content-decks = Stapel
content-source = Quelle
content-sure = Sicher
content-none = Kein Eintrag passt.
content-count = { $records ->
    [one] 1 Eintrag
   *[other] { $records } Einträge
}, { $doubtful } zweifelhaft.
source-rulebook = Regelheft
source-public = öffentlich
source-designed = entworfen
source-recalled = erinnert
