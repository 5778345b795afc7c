### Der alternative Spielplan: die Marsoberfläche, ihre Marker und Karten, Fahrten mit dem Rover.

## Orte und Teile

place-crossroads = Kreuzung { $number }
    .text = Im Freien. Sie grenzt an alle Gebiete: Eine gewürfelte Zahl macht ein Geräusch im Gebiet mit dieser Nummer, und Gefahr ruft alle Xenos von den anderen Kreuzungen. Dort brennt nichts und nichts geht kaputt.
place-path = Pfad { $here }–{ $there }
place-area = Gebiet { $number }
    .text = Freies Gelände. Ein Geräusch darin zählt für jede Kreuzung und für die Räume des Gebäudes darin. Xenos, die dorthin gehen, verlassen den Spielplan. Für Karten, die Wartungskorridore nennen, ist es keiner.
room-crossroads = Kreuzung
    .text = Auf der Marsoberfläche, in keiner Sektion, aber nicht dunkel. Keine Aktion. Kein Suchen. Kein Feuer, keine Fehlfunktion.
token-surface = { $effect } { $count }
    .text = Der Raum kann { $count }-mal durchsucht werden, wenn überhaupt. { $effect_id ->
        [malfunction] Der Raum bekommt eine Fehlfunktion; auf einer Kreuzung passiert nichts.
        [silence] Keine Geräuschprobe; mit Schleim stattdessen Gefahr.
        [slime] Wer den Ort erkundet, bekommt Schleim.
        [danger] Gefahr statt der Geräuschprobe.
        [mars] Ziehe eine Marskarte und mache dann die Geräuschprobe.
       *[other] Ziehe 1 Gegenstand dieser Farbe, behalte ihn und mache dann die Geräuschprobe.
    }
effect-red_item = Militärgegenstand
effect-yellow_item = Technikgegenstand
effect-green_item = Versorgungsgegenstand
effect-mars = Mars
deck-mars = Marskarten
result-mars = Marskarte
fate-mars = auf dem Mars gestorben
why-mars = auf dem Mars gestorben

## Marskarten

mars-radioactive_dust = Radioaktiver Staub
    .text = Wer die Karte zieht: 1 Kontaminationskarte und Schleim. Geschützt durch Anzug oder Gebäude: 1 Kontaminationskarte.
mars-sandstorm = Sandsturm
    .text = Alle auf der Oberfläche: 2 Aktionskarten abwerfen. Geschützt durch Anzug oder Gebäude: 1 abwerfen.
mars-torn_seal = Gerissene Dichtung
    .text = Wer die Karte zieht: 1 schwere Wunde. Geschützt durch Anzug oder Gebäude: 1 leichte Wunde.
mars-rock_slide = Steinschlag
    .text = Alle auf der Oberfläche: 2 leichte Wunden. Geschützt durch Anzug oder Gebäude: 1 leichte Wunde.
mars-hidden_burrow = Verborgener Bau
    .text = Wer die Karte zieht: eine Begegnung. Geschützt durch Anzug oder Gebäude: eine Geräuschprobe.
mars-lost_in_the_dust = Verirrt im Staub
    .text = Wer die Karte zieht: sofort passen; in der Ereignisphase passiert nichts. Geschützt durch Anzug oder Gebäude: Nichts passiert.
mars-echoing_wind = Hallender Wind
    .text = Wer die Karte zieht: ein Geräusch in jedem Gebiet ohne Geräusch. Geschützt durch Anzug oder Gebäude: ein Geräusch in 1 Gebiet deiner Wahl ohne Geräusch.
mars-static_discharge = Elektrostatische Entladung
    .text = Wer die Karte zieht: Verliere alle Munition 1 deiner Waffen oder, ohne Munition, 1 Gegenstand. Geschützt durch Anzug oder Gebäude: Verliere 1 Munition.

## Sätze

prompt-call_rover = Wohin fährt der Rover?
prompt-echo = In welchem Gebiet macht der Wind ein Geräusch?
prompt-sandstorm = Sandsturm: Was wirfst du ab? ({ $least })
option-drive = Im Rover fahren: { $a }
option-rover = { $a }
event-mars_card = { $seat } zieht eine Marskarte: { $card }.
event-mars_strikes = { $protected ->
    [0] { $card } trifft { $seat } im Freien.
   *[other] { $card } trifft { $seat }, geschützt.
}
refusal-gate_closed = das Haupttor ist geschlossen
refusal-no_suit = dafür ist ein Anzug nötig
