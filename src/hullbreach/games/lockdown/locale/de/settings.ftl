# Wie eine Partie aufgebaut wird

setting-board = standard, oder alternate: Gebäude auf der Marsoberfläche
    .label = Spielplan
board-standard = Standard
board-alternate = Marsoberfläche
setting-characters = draft, am Tisch gezogen, oder draft-nemesis mit der Besatzung der Nemesis; oder eine Liste je Platz, etwa hacker,captain
    .label = Charaktere
characters-draft = Personal und Überlebende
    .text = Sie werden am Tisch gezogen.
characters-draft-nemesis = Mit der Besatzung der Nemesis
    .text = Auch die Besatzung der Nemesis wird gezogen; von jeder Farbe spielt nur einer mit.
setting-xenos = nightstalkers, oder classic: die Xenos des ersten Spiels
    .label = Xenos
xenos-nightstalkers = Nachtpirscher
xenos-classic = Klassische Xenos
