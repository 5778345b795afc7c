### Was das Terminal auf den Spielplan von Theseus schreibt.

board-turn = Zug { $number } · { $seat } · { $phase }
board-space = Weltall
board-disc = Scheibe
board-supply = Upgrades im Vorrat
board-end-track = Spielende
board-end = Ende
board-upgrades = Upgrades
board-deck = Deck
board-drawn = gezogen
hint-move = { $place }, { $points ->
    [one] 1 Sektor
   *[other] { $points } Sektoren
} weit: { $goal }
hint-stop = { $free ->
    [0] voll
    [one] 1 Raum frei
   *[other] { $free } Räume frei
}
hint-reach = in Reichweite: { $units }
hint-bonus = du bekommst { $card }
hint-instead = statt { $card }
hint-no-deck = dein Deck ist leer: das Spielendeplättchen rückt vor
look-reach = in Reichweite: { $rooms }
look-beside = daneben: { $slots }
board-legend =
    Einheiten  M1 = erster Marine; + upgegradet; ' hat sich in diesem Zug bewegt
               P Kreatur, y Jung-Alien, r Läufer, t Fänger, w Krieger
    Karten     △ Falle   ◉ Aktion   ■ Modul   » Abkürzung   ‖ Duplikation   ◎ stationsweit
               ◆ Spezialkarte   ★ Bonuskarte   ☆ leerer Bonusplatz   ⊘ Fehlfunktionsscheibe
               die Zahl ist der aktuelle Wert der Karte, + ein Upgradeplättchen auf ihr
    Orte       A bis D Räume, eine dicke Linie ist eine Wand; c1, c2 … Plätze; p1, p2 drohende Karten
    Spieler    ♥ Lebenspunkte   ▤ Datenpakete   ► ist am Zug
setting-mode = duel mit 2 Plätzen, deathmatch mit 3 oder 4, team mit 4
setting-factions = random, zufällig; choose, am Tisch gewählt; oder eine Liste je Platz, etwa marines,greys
setting-start = random, zufällig; oder der Platz, der beginnt
setting-sectors = standard; random, zufällig; free, von den Spielern gelegt; oder eine Liste im Uhrzeigersinn
setting-deck = basic, easy, advanced oder all, nach Schwierigkeit; oder chosen, 15 Karten nach Wahl
setting-bonus = false spielt ohne Bonuskarten
setting-beginner = true zieht fünf Startkarten und installiert drei
