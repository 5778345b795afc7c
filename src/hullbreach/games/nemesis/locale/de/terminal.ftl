# Das Schiff im Terminal

board-hibernation = Kälteschlaf offen
board-course = Kurs { $space }
board-engine = Triebwerk { $number }: ?
board-pod-locked = { $pod } verriegelt
board-pod-open = { $pod } offen
board-legend =
    Ein Raum steht mit Nummer und Namen da, +2 heißt noch zweimal Suchen; ? ist nicht erkundet.
    004·2 führt durch den Korridor mit der Nummer 2 in Raum 004; ⌁ ist ein Einstieg in die
    Wartungskorridore. ≈ ist ein Geräusch, ▮ eine geschlossene Tür, ▯ eine zerstörte. (-2) ist Schaden
    an einem Eindringling. ► hat den Startspielermarker. Eine Wunde in Klammern ist verbunden. A2 steht für
    den zweiten Jäger.
