### Die Lektionen: `lesson-<Name>` ist der Titel, `-<n>` das, was bei Schritt n gesagt wird.

lesson-moving = Unterwegs im Ring
    .lead = Wie weit eine Einheit geht und wo sie stehen darf.
    .praise = Das ist der Kern des Spiels: Wohin du auch gehst, du änderst, wie weit alle von dort kommen.
lesson-moving-1 = Die Station ist ein Ring aus fünf Sektoren. Einheiten gehen nur im Uhrzeigersinn und halten nie auf halbem Weg.
lesson-moving-2 = Eine Einheit geht genau so viele Sektoren weit, wie Einheiten in ihrem Startsektor stehen, sie selbst eingeschlossen. Deine zählen und die der anderen auch.
lesson-moving-3 = Marine 1 steht allein in den Korridoren und geht darum einen Sektor weit. Zeige auf Marine 1.
lesson-moving-4 = Er kommt in den Kontrollraum. Ein Sektor hat vier Räume; nimm irgendeinen freien.
lesson-moving-5 = Die Forscher waren am Zug. Bewege nun einen der beiden Marines im Ladedock: Dort stehen zwei Einheiten, also geht er zwei Sektoren weit.
lesson-moving-6 = Das Technologiedock wurde nur durchquert. Wähle einen Raum im Forschungslabor.

lesson-fighting = Kämpfen
    .lead = Die Korridore lösen einen Kampf in der ganzen Station aus.
    .praise = Zwei Marines hatten jemanden in Reichweite, also verloren die Forscher zwei Lebenspunkte. Bei null haben sie verloren.
lesson-fighting-1 = Jeder Zug, der in den Korridoren endet, löst einen Kampf aus: Alle deine Einheiten in der ganzen Station greifen an, und niemand schlägt zurück.
lesson-fighting-2 = Eine Einheit erreicht nur Räume, die mit ihrem verbunden sind. Marine 2 und Forscher 3 sind im selben Sektor, aber zwischen ihnen ist eine Wand.
lesson-fighting-3 = Bring Marine 1 in die Korridore. Zeige auf ihn.
lesson-fighting-4 = Alle vier Räume der Korridore sind verbunden: Nimm irgendeinen freien.
lesson-fighting-5 = Sieh auf die Anzeige in der Mitte: Sie zeigt die Lebenspunkte beider Seiten. Ein Marine trifft eine Einheit, ein verbesserter bis zu drei.

lesson-crowds = Gedränge
    .lead = Was geschieht, wenn ein Sektor voll ist.
    .praise = Ein voller Sektor bedeutet immer einen begrenzten Kampf. Und die Einheit im Weltall ist nicht verloren: Ihr Besitzer darf sie mit einem späteren Zug zurückholen.
lesson-crowds-1 = Alle vier Räume des Kontrollraums sind besetzt. Du darfst trotzdem hin.
lesson-crowds-2 = Marine 1 ist allein in den Korridoren und geht einen Sektor weit. Zeige auf ihn.
lesson-crowds-3 = Wer einen vollen Sektor betritt, wirft eine Einheit ins Weltall hinaus und nimmt ihren Raum ein. Wirf Forscher 3 hinaus.
lesson-crowds-4 = Der Sektor ist wieder voll, also greifen deine Einheiten dort sofort an: ein begrenzter Kampf. Marine 2 hat zwei Forscher in Reichweite; wähle einen.

lesson-installing = Karten
    .lead = Wie Karten in die Station kommen und wann sie wirken.
    .praise = Deine Falle wartet, und die nächste Karte deines Decks liegt schon im Kontrollraum. Wer auf die Mine tritt, nimmt 2 Schaden.
lesson-installing-1 = Zwei deiner Karten liegen im Kontrollraum: Der Kampf ist installiert und wirkt. Die Landmine droht nur: Sie wartet darauf, installiert zu werden.
lesson-installing-2 = Geh in den Kontrollraum: Zeige auf Marine 1.
lesson-installing-3 = Nimm irgendeinen freien Raum.
lesson-installing-4 = Eine Einheit, die in einem Sektor stehen bleibt, darf dort alle Aktionskarten ihrer Seite nutzen. Nutze den Kampf.
lesson-installing-5 = Am Ende des Zuges darfst du mit den drohenden Karten dort, wo du stehst, eine Sache tun. Installiere die Landmine.
lesson-installing-6 = Eine Karte darf auf jeden freien Platz der Station. Überlege, wo dein Gegner stehen bleiben wird, und wähle.

lesson-upgrading = Nach Hause
    .lead = Verbesserungen, und wie man eine fremde Karte loswird.
    .praise = Ein verbesserter Marine trifft bis zu drei Einheiten auf einmal. Plättchen kann man auch aufheben oder auf Karten legen, deren Zahl sie vergrößern.
lesson-upgrading-1 = Dein eigener Sektor, das Ladedock, ist einen Schritt entfernt. Zeige auf Marine 1.
lesson-upgrading-2 = Nimm irgendeinen freien Raum.
lesson-upgrading-3 = Zu Hause hast du die Wahl: ein Upgradeplättchen nehmen oder eine fremde Karte entfernen, die in deinem Sektor liegt, wie hier die Archive. Nimm das Plättchen.
lesson-upgrading-4 = Ein Upgradeplättchen dreht eine deiner Einheiten auf ihre stärkere Seite, wo sie auch steht. Verbessere irgendeinen Marine.

lesson-disc_and_dock = Dock und Scheibe
    .lead = Ein Zug mehr und eine Karte weniger.
    .praise = Solange die Scheibe dort liegt, gibt es die Karte nicht. Du gewinnst, wenn ein Gegner keine Lebenspunkte mehr hat; Forscher und Greys gewinnen auch mit 20 Datenpaketen; läuft die Spielendeanzeige ab, zählen Leben und Daten zusammen.
lesson-disc_and_dock-1 = Wer im Technologiedock stehen bleibt, macht einen Extrazug mit einer anderen Einheit. Marine 1 ist einen Schritt davon entfernt.
lesson-disc_and_dock-2 = Nimm irgendeinen freien Raum des Technologiedocks.
lesson-disc_and_dock-3 = Der Extrazug beginnt. Keine Einheit bewegt sich zweimal in einem Zug, also nimm diesmal Marine 2.
lesson-disc_and_dock-4 = Sein Weg führt in den Kontrollraum. Nimm einen Raum.
lesson-disc_and_dock-5 = Der Kontrollraum legt die Fehlfunktionsscheibe auf irgendeine fremde Karte der Station. Wähle eine der beiden.
lesson-disc_and_dock-6 = Du kennst jetzt alle Phasen eines Zuges: Bewegung, Aktionskarten, Sektoraktion, drohende Karten.
