### Wie ein Spiel endete, in wenigen Worten für eine Tabelle.

ending-life = keine Lebenspunkte mehr
ending-data = 20 Datenpakete gesammelt
ending-end_track = Spielendeanzeige abgelaufen
ending-tie = Gleichstand nach den Extrazügen
