## Wo die Ausgaben uneins sind: Der erste Wert ist unsere Auslegung, die Regel steht im Regelverzeichnis

setting-first_weakness = die erste Schwäche hilft ab Wissen 3 (knowledge), oder erst nach einer Analyse oder mit einem Nemesis-Überlebenden (analysis); LD-06.11
setting-pod_hand = wer eine Kapsel betritt, wirft die ganze Hand ab (whole), oder nur die Aktionskarten (actions); LD-11.02
setting-archive = das Archiv zeigt ein beliebiges Protokoll (any), oder ein neutrales (neutral); LD-11.14
setting-alarm_end = läuft der Alarm ab, wird die Anlage gesäubert (purge), oder wer drin ist, lebt (check); LD-12.01a
setting-nest = das Nest wird mit der Anlage zerstört (destroyed), oder nicht (stands); LD-12.02c
setting-fire_wound = Feuer verwundet am Ende jedes Zuges (turn), oder nur beim Passen (pass); LD-13.06
setting-noise_fades = Geräusche verklingen, wo an keinem Ende des Korridors jemand ist (away), oder an einem Ende niemand (beside); LD-13.09a
setting-adult_token = ein Marker eines Jägers oder einer Brutbestie ist vor den Geräuschproben wieder im Beutel (before), oder danach (after); LD-13.13d
setting-queen_token = der Marker der Königin kommt selbst ins Nest (used), oder er geht zurück und ein anderer wird gezogen (returned); LD-13.13g
setting-surprise = ein Überraschungsangriff zählt die ganze Hand (hand), oder nur Aktionskarten (actions); LD-20.02d
setting-target = Xenos greifen an, wer die wenigsten Aktionskarten hat (actions), oder Handkarten (hand); LD-22.02a
setting-analysed_again = ein Objekt bekannter Art geht in den Vorrat (supply), oder aus dem Spiel (removed); LD-23.10b
setting-dropped_item = ein abgelegter Gegenstand kommt unter seinen Stapel (deck), oder aus dem Spiel (removed); LD-25.09b
setting-guard_room = der Wachraum gibt Taser oder Anzug (taser), oder Gegenmittel oder Anzug (neutralizer); LD-28.09
setting-repository = im Depot darf jeder dort bauen (everybody), oder wer am Zug ist (acting); LD-29.03
