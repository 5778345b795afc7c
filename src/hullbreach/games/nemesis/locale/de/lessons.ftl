### Die Lektionen: `lesson-<Name>` ist der Titel, `-<n>` das, was bei Schritt n gesagt wird.

lesson-moving = Erwacht
    .lead = Zwei Aktionen im Zug, bezahlt mit Karten; und jeder Schritt ist zu hören.
    .praise = Ein Geräusch im Korridor ist ein Versprechen: Fällt seine Zahl noch einmal, während du daneben stehst, kommt etwas aus dem Beutel.
lesson-moving-1 = Du bist der Captain, eben im Kryonatorium erwacht. In einem Zug führst du zwei Aktionen aus. Die meisten kosten Handkarten.
lesson-moving-2 = Raum 014 ist noch nicht erkundet. Geh dorthin.
lesson-moving-3 = Eine Bewegung kostet eine Karte. Die günstigste Zahlung ist schon markiert; ändere sie, wenn du magst, und bestätige.
lesson-moving-4 = Du hast den Raum und seinen Marker aufgedeckt: Dieser brachte eine Fehlfunktion. Dann sagte eine Geräuschprobe, welcher Korridor ein Geräusch bekommt. Geh als zweite Aktion vorsichtig in einen Raum deiner Wahl.
lesson-moving-5 = Vorsichtige Schritte kosten zwei Karten. Bestätige.
lesson-moving-6 = Es wird nicht gewürfelt: Du entscheidest, welcher Korridor das Geräusch bekommt. Wähle einen, der noch keines hat.

lesson-searching = Suchen
    .lead = Was in den Räumen liegt und wie man es bekommt.
    .praise = Ein Raum lässt sich nur so oft durchsuchen, wie die Zahl sagt. Aus zwei Bestandteilen wird ein neuer Gegenstand: ein Molotowcocktail, ein Taser, ein Gegenmittel.
lesson-searching-1 = Du stehst in der Waffenkammer. Die Kiste mit der 2 sagt, wie oft sie noch durchsucht werden kann; die Farbe an der linken Seite, was man dort findet.
lesson-searching-2 = Auch Aktionskarten sind Aktionen. Spiele Suchen aus deiner Hand.
lesson-searching-3 = Zwei Gegenstände, und einen behältst du. Zeige auf einen, um zu lesen, was er kann.

lesson-engines = Triebwerke
    .lead = Zwei von dreien müssen beim Sprung arbeiten.
    .praise = Der obere Marker eines Triebwerks zählt. Niemand sonst sah, was du sahst, und niemand weiß, was du getan hast.
lesson-engines-1 = Das Schiff hat drei Triebwerke. Beim Sprung müssen zwei arbeiten, sonst explodiert es mit allen an Bord. Ob eines arbeitet, weiß nur, wer nachsieht.
lesson-engines-2 = Du stehst an Triebwerk 2. Nutze den Raum, um es zu prüfen.
lesson-engines-3 = Das kostet zwei Karten. Behalte Einfache Reparatur auf der Hand und bezahle mit anderen.
lesson-engines-4 = Beschädigt! Rechts siehst du, was du weißt. Spiele nun Einfache Reparatur und arbeite am Triebwerk.
lesson-engines-5 = Du darfst die beiden Marker heimlich tauschen oder nur so tun. Tausche sie.

lesson-fighting = Im Kampf
    .lead = Schießen, zuschlagen, weglaufen.
    .praise = Nach jeder Verletzung wird eine Karte gezogen, und ihr Blutwert entscheidet über Leben und Tod. Wie die Aussichten stehen, erfährst du, wenn du auf eine Aktion zeigst.
lesson-fighting-1 = Ein Kriecher steht in deinem Raum: Du bist im Kampf. Viele Aktionen gehen jetzt nicht. Wer flieht, wird dabei angegriffen.
lesson-fighting-2 = Schieß mit dem Revolver auf ihn.
lesson-fighting-3 = Ein Schuss kostet eine Karte und eine Munition. Bestätige.
lesson-fighting-4 = Er ist verletzt, aber niemand weiß, wie viel er verträgt. Schieß noch einmal.
lesson-fighting-5 = Bestätige und sieh auf die Karte, die entscheidet.

lesson-course = Der Kurs
    .lead = Wohin das Schiff fliegt, und wer es dort haben will.
    .praise = Viele Ziele verlangen, dass das Schiff irgendwo ankommt. Sagst du den anderen, was die Koordinaten verraten, glauben sie dir vielleicht, vielleicht auch nicht.
lesson-course-1 = Du bist im Cockpit. Der Kursmarker steht auf B, doch was bei B liegt, steht auf einer Karte, die niemand gesehen hat.
lesson-course-2 = Sieh dir die Koordinaten an.
lesson-course-3 = Bezahle zwei Karten.
lesson-course-4 = Das Protokoll sagt nur dir, wohin jeder Buchstabe führt. Setze nun den Kurs.
lesson-course-5 = Bezahle noch einmal zwei Karten.
lesson-course-6 = Wähle einen Buchstaben. Alle sehen, wohin der Marker geht, aber nur du weißt warum.

lesson-time = Zeit und Auswege
    .lead = Passen, die Ereignisphase, und wie man lebend davonkommt.
    .praise = Verschlafe den Sprung im Kryonatorium, sobald die blauen Felder erreicht sind, oder verlass das Schiff in einer Kapsel. Und erfülle dein Ziel.
lesson-time-1 = Deine Ziele liegen verdeckt neben deiner Figur. Sobald der erste Eindringling erscheint, behält jeder eines von zweien. Die Leiste oben zählt bis zum Sprung herunter.
lesson-time-2 = Wer seine Karten behalten will oder keine mehr hat, passt. Tu das jetzt.
lesson-time-3 = Beim Passen darfst du Karten abwerfen, die du nicht willst. Markiere welche oder keine und bestätige.
lesson-time-4 = Alle haben gepasst, also kam die Ereignisphase: Die Zeit lief weiter, Eindringlinge griffen an, Feuer richtete Schaden an, ein Ereignis wurde gezogen, und der Beutel entwickelte sich. Dann begann eine neue Runde mit voller Hand für alle.
