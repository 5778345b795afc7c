### Karten, die es in beiden Spielen gibt, und was sie fragen.

## Action cards of nearly everybody

card-search = Suchen
    .text = Nicht im Kampf. Verbrauche 1 Suche deines Raums. Ziehe 2 Gegenstände seiner Farbe (in einem weißen Raum von einem Stapel deiner Wahl), behalte 1 und lege den anderen unter seinen Stapel.
card-rest = Ausruhen
    .text = Nicht im Kampf. Scanne alle Kontaminationskarten auf deiner Hand und entferne die, die nicht INFIZIERT sind. Ist eine INFIZIERT, bekommst du eine Larve; trägst du schon eine, stirbst du und ein Kriecher erscheint.
card-demolition = Zerstörung
    .text = Zerstöre 1 geschlossene Tür an deinem Raum. Oder: Dein Raum bekommt eine Fehlfunktion.
card-interruption = Unterbrechung
    .text = Spiele sie, wenn ein anderer Charakter in deinem Raum eine Aktion ausführt oder Unterbrechung spielt: Das wird abgebrochen. Bezahltes bleibt bezahlt, ein einmaliger Gegenstand ist verloren. Was keine Aktion ist, wie das Ablegen, lässt sich nicht abbrechen.

## The crew of the Nemesis

card-reload = Nachladen
    .text = Lade 1 Munition in deinen Revolver, höchstens bis zu seinem Maximum.
card-order = Befehl
    .text = Nicht im Kampf. Ein anderer Charakter in deinem Raum geht in einen Nachbarraum deiner Wahl, ob er will oder nicht, nicht durch eine geschlossene Tür. Für ihn ist es eine gewöhnliche Bewegung.
card-motivation = Motivation
    .text = Jeder Charakter in deinem Raum, auch du, zieht 1 Karte.
card-suppressive_fire = Unterdrückungsfeuer
    .text = Nur im Kampf. Gib 1 Munition aus. Du oder ein anderer Charakter in deinem Raum, der einverstanden ist, geht in einen Nachbarraum, nicht durch eine geschlossene Tür, ohne angegriffen zu werden.
card-old_friend = Alter Freund
    .text = Nicht im Kampf. In einem Raum ohne Computer und ohne Fehlfunktion: Führe die Raumaktion kostenlos aus.
card-computer_skills = Computerkenntnisse
    .text = Nicht im Kampf. Öffne oder schließe 1 Tür an deinem Raum. Oder: In einem Raum mit funktionierendem Computer: Führe die Raumaktion kostenlos aus.
card-blocking_access = Zugriff verweigern
    .text = Nicht im Kampf. An einem funktionierenden Computer: Führe die Raumaktion kostenlos aus. Oder: Ein beliebiger Raum mit funktionierendem Computer bekommt eine Fehlfunktion.
card-intranet = Intranet
    .text = Kosten 1. Nicht im Kampf. An einem funktionierenden Computer: Führe die Aktion eines beliebigen erkundeten Raums mit funktionierendem Computer kostenlos aus. Wo sie von ihrem Raum spricht, ist jener gemeint, nicht deiner.
card-risk_assessment = Risikobewertung
    .text = Nicht im Kampf. An einem funktionierenden Computer: Sieh dir heimlich die oberste Ereigniskarte an. Lass sie liegen oder lege sie unter den Stapel.
card-adrenaline = Adrenalin
    .text = Nur im Kampf. Schieße, dann ziehe 1 Karte. Oder: Fliehe in einen Nachbarraum, nicht durch eine geschlossene Tür, dann ziehe 1 Karte; mit einer Beinwunde zahlst du dafür 2 Karten.
card-reconnaissance = Aufklärung
    .text = Kosten 1. Nicht im Kampf. Gehe ohne Geräuschprobe in einen Nachbarraum, nicht durch eine geschlossene Tür. Stille und Gefahr eines Erkundungsmarkers dort haben keine Wirkung.
card-scavenging = Plündern
    .text = Kosten 1. Nicht im Kampf. Durchsuche deinen Raum, auch wenn alle seine Suchen verbraucht sind.
card-full_auto = Dauerfeuer
    .text = Nur im Kampf. Schieße mit deinem eigenen Gewehr und gib seine ganze Munition aus. Der Schuss macht für je 2 ausgegebene Munition 1 Schaden mehr, selbst wenn er danebengeht.
card-nerves_of_steel = Nerven aus Stahl
    .text = Wirf sie ab, wenn dich ein Überraschungsangriff trifft: Ignoriere diesen Angriff.
card-covering_fire = Feuerschutz
    .text = Nur im Kampf. Gib 1 Munition aus. Du, ein anderer Charakter in deinem Raum, der einverstanden ist, oder ihr beide geht in denselben Nachbarraum, nicht durch eine geschlossene Tür, ohne angegriffen zu werden.
card-taking_aim = Zielen
    .text = Nur im Kampf. Schieße mit einer Energiewaffe. Du darfst den Würfel einmal neu werfen.
card-pyrotechnics = Pyrotechnik
    .text = Kosten 1. Nicht im Kampf. Wirf 1 deiner Gegenstände ab und setze deinen Raum in Brand. Oder: Lösche das Feuer in deinem Raum.
card-technical_corridors = Wartungskorridore
    .text = Kosten 1. Nicht im Kampf. Von einem Raum mit einem Zugang zu den Wartungskorridoren aus: Krieche in einen beliebigen anderen Raum mit Zugang, erkundet oder nicht. Dann passe.

## Contamination

card-contamination = Kontamination
    .text = Sie ist keine Aktionskarte: Man kann mit ihr nicht bezahlen, doch bei einer Begegnung zählt sie als Handkarte. Ob sie INFIZIERT ist, weiß niemand, bevor sie gescannt wird.
card-infected = INFIZIERT
    .text = Die verborgene Seite einer gescannten Kontaminationskarte: INFIZIERT. Sie bleibt bei dir und kann eine Larve oder den Tod bringen.
card-clean = Nicht INFIZIERT
    .text = Die verborgene Seite einer gescannten Kontaminationskarte: nicht INFIZIERT. Sie ist harmlos, füllt aber deinen Stapel.

## Items

item-taser = Taser
    .text = Kosten 1. Einmalig. Ein { word-xeno } in deinem Raum erleidet 1 Schaden und zieht sich zurück, wenn er noch da ist. Oder: Ein anderer Charakter in deinem Raum wirft die ganze Hand ab. Hergestellt aus Elektrizität und Gestell.
item-recon_drone = Aufklärungsdrohne
    .text = Kosten 1. Nicht im Kampf. Einmalig. Sieh dir heimlich 1 unerkundeten Raum und seinen Erkundungsmarker an.
item-clothes = Kleidung
    .text = Kosten 1. Nicht im Kampf. Einmalig. Entferne deinen Schleim. Oder: Verbinde 1 deiner schweren Wunden. Komponente: Material.

## Serious wounds

wound-body = Körper
    .text = Zu Beginn einer Runde ziehst du bis zu 1 Karte weniger: 4 statt 5.
wound-leg = Bein
    .text = Ein Schritt aus einem Raum mit einem { word-xeno } kostet 2 statt 1.
wound-bleeding = Blutung
    .text = Immer wenn du passt, erleidest du 1 leichte Wunde.
wound-hand = Hand
    .text = Einen Gegenstand zu benutzen kostet 1 mehr.
wound-arm = Arm
    .text = Du hast nur 1 Handplatz. Was nicht mehr passt, legst du sofort ab.

## What can be done with the cards of the crew

choice-send_drone = die Drohne ausschicken
choice-order = jemanden wegschicken
choice-motivate = alle motivieren
choice-cover = einen Rückzug decken
choice-connect = einen Raum aus der Ferne nutzen
choice-assess = das nächste Ereignis ansehen
choice-block = einen Computer sperren
choice-snap_shot = schießen
choice-sneak = leise gehen
choice-empty = das Magazin leeren
choice-aim = zielen
choice-improvise = etwas herstellen

## What they ask

prompt-order = Wen schickst du weg?
prompt-order_to = Wohin geht { $seat }?
prompt-covering_weapon = Welche Waffe feuerst du ab?
prompt-come_along = Nach { $room } gehen, während { $seat } dich deckt?
prompt-take_aim = Auf wen schießt du, und womit?
prompt-block = Welchen Computer sperrst du?
prompt-intranet = Welchen Raum nutzt du?
prompt-assess = Bleibt die Karte oben auf dem Stapel ({ $deck })?
prompt-improvise = Was stellst du her?
prompt-scout_to = Wohin gehst du?
prompt-keep_calm = Diesen Angriff ignorieren?
prompt-quest_cost = Was wirfst du für { $item } ab?
prompt-toggle_doors = Welche Türen öffnest oder schließt du?

option-order-character = { $a_seat }
option-turn = { $a }
option-fire = { $a }
option-assess-top = { $a } oben liegen lassen
option-under = { $a } unter den Stapel legen
