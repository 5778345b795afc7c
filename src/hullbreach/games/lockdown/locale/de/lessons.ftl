### Die Lektionen: `lesson-<Name>` ist der Titel, `-<n>` das, was bei Schritt n gesagt wird.

lesson-moving = Schritte und Geräusche
    .lead = Zwei Aktionen im Zug, bezahlt mit Karten; und jeder Schritt ist zu hören.
    .praise = Ein Geräusch im Korridor ist ein Versprechen: Fällt seine Zahl noch einmal, während du daneben stehst, kommt etwas aus dem Beutel.
lesson-moving-1 = Das bist du, die Wache, im Depot. In einem Zug führst du zwei Aktionen aus. Die meisten kosten Handkarten: Womit du bezahlst, ist weg, bis dein Deck neu gemischt wird.
lesson-moving-2 = Raum 001 ist noch nicht erkundet. Geh dorthin.
lesson-moving-3 = Eine Bewegung kostet eine Karte. Die günstigste Zahlung ist schon markiert; ändere sie, wenn du magst, und bestätige.
lesson-moving-4 = Du hast den Raum und seinen Marker aufgedeckt: Dieser brachte eine Fehlfunktion. Dann sagte eine Geräuschprobe, welcher Korridor ein Geräusch bekommt. Geh als zweite Aktion vorsichtig in einen Raum deiner Wahl.
lesson-moving-5 = Vorsichtige Schritte kosten zwei Karten. Bestätige.
lesson-moving-6 = Es wird nicht gewürfelt: Du entscheidest, welcher Korridor das Geräusch bekommt. Wähle einen, der noch keines hat.

lesson-searching = Suchen
    .lead = Was in den Räumen liegt und wie man es bekommt.
    .praise = Ein Raum lässt sich nur so oft durchsuchen, wie die Zahl neben der Kiste sagt. Farben zeigen, was zu finden ist: Rot ist militärisch, Grün medizinisch, Gelb technisch, Weiß alles.
lesson-searching-1 = Du stehst im Wachraum. Die Kiste mit der 2 sagt, wie oft er noch durchsucht werden kann; die Farbe an seiner linken Seite, was man dort findet.
lesson-searching-2 = Auch Aktionskarten sind Aktionen. Spiele Suchen aus deiner Hand.
lesson-searching-3 = Zwei Gegenstände, und einen behältst du. Zeige auf einen, um zu lesen, was er kann.

lesson-rooms = Räume in Betrieb
    .lead = Fehlfunktionen, und was ein Raum für dich tun kann.
    .praise = Die Aktion deines Raums und der offenen Computerkarte stehen immer rechts. Was gerade nicht geht, bleibt grau; zeige darauf, und es sagt dir warum.
lesson-rooms-1 = Das Dreieck mit dem Ausrufezeichen ist eine Fehlfunktion: Dieser Raum tut nichts, bis ihn jemand repariert. Zeige auf den grauen Knopf „Raum“ und lies warum.
lesson-rooms-2 = Spiele Reparatur.
lesson-rooms-3 = Die Karte selbst kostet eine weitere. Bestätige die Zahlung.
lesson-rooms-4 = Jetzt arbeitet der Wachraum. Nutze ihn als zweite Aktion.
lesson-rooms-5 = Das kostet zwei Karten. Bestätige.
lesson-rooms-6 = Nimm, was du magst: eine Waffe gegen einen Xeno oder einen Anzug, der dich nach draußen bringt.

lesson-fighting = Im Kampf
    .lead = Schießen, zuschlagen, weglaufen.
    .praise = Nach jeder Verletzung wird eine Karte gezogen, und ihr Blutwert entscheidet, ob der Xeno tot ist. Im Dunkeln schießt du mit dem schlechteren Würfel.
lesson-fighting-1 = Ein Jäger steht in deinem Raum: Du bist im Kampf. Viele Aktionen gehen jetzt nicht, und am Ende der Runde greift er an, wer hier ist. Wer flieht, wird dabei angegriffen.
lesson-fighting-2 = Schieß mit der Maschinenpistole auf ihn.
lesson-fighting-3 = Ein Schuss kostet eine Karte und eine Munition. Bestätige.
lesson-fighting-4 = Er ist verletzt, aber niemand weiß, wie viel er verträgt. Schieß noch einmal.
lesson-fighting-5 = Bestätige und sieh auf die Karte, die entscheidet.

lesson-contamination = Etwas unter der Haut
    .lead = Kontaminationskarten, und wie man Gewissheit bekommt.
    .praise = Beide waren harmlos. Wäre eine INFIZIERT gewesen, trügest du jetzt eine Larve. Wer schon eine trägt und noch einmal ertappt wird, lebt nicht weiter.
lesson-contamination-1 = Zwei Kontaminationskarten sind in deiner Hand. Sie bezahlen nichts und sind im Weg. Ob sie INFIZIERT sind, weiß niemand, auch du nicht.
lesson-contamination-2 = Ausruhen scannt sie alle auf einmal und entfernt die harmlosen. Spiele es.

lesson-time = Zeit und Auswege
    .lead = Passen, die Ereignisphase, und wie das Spiel endet.
    .praise = Erfülle eines deiner beiden Ziele und bleib am Leben: in einer Kapsel, im Bunker oder eingeschlossen. Aber Vorsicht, andere wollen vielleicht, dass du scheiterst.
lesson-time-1 = Deine Ziele liegen verdeckt neben deiner Figur. Sobald der erste Xeno erscheint, behält jeder eines von zweien. Die Leiste oben zählt die Zeit herunter.
lesson-time-2 = Wer seine Karten behalten will oder keine mehr hat, passt. Tu das jetzt.
lesson-time-3 = Beim Passen darfst du Karten abwerfen, die du nicht willst. Markiere welche oder keine und bestätige.
lesson-time-4 = Alle haben gepasst, also kam die Ereignisphase: Die Zeit lief weiter, vielleicht fiel irgendwo der Strom aus, ein Ereignis wurde gezogen, und der Beutel entwickelte sich. Dann begann eine neue Runde mit voller Hand für alle.
