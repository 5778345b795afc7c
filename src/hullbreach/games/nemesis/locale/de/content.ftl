### Namen der Besatzung und ihrer Ausrüstung. Anzahlen, Kosten und Effekte stehen im Inhalt.

## Characters

character-captain = Captain
    .text = Beginnt mit: { item-six_shooter }. Aufgabengegenstände: { item-log_key } und { item-intercom }. Stark darin, andere zu führen und aus Kämpfen herauszuholen.
character-pilot = Pilotin
    .text = Beginnt mit: { item-shotgun }. Aufgabengegenstände: { item-orbital_maneuvering_system } und { item-pilots_evacuation_key }. Stark mit kostenlosen Raumaktionen, Türen und dem Kurs des Schiffs.
character-scientist = Wissenschaftler
    .text = Beginnt mit: { item-pistol }. Aufgabengegenstände: { item-holo_computer } und { item-laboratory_equipment }. Stark mit Computern, Ereignissen und weit entfernten Räumen.
character-scout = Aufklärerin
    .text = Beginnt mit: { item-rifle }. Aufgabengegenstände: { item-motion_scanner } und { item-security_key }. Stark darin, leise zu gehen, zu suchen und zu entkommen.
character-soldier = Soldat
    .text = Beginnt mit: { item-assault_rifle }. Aufgabengegenstände: { item-autoloader } und { item-armor }. Stark darin, zu schießen, andere zu decken und ruhig zu bleiben.
character-mechanic = Mechaniker
    .text = Beginnt mit: { item-sawed_off_shotgun }. Aufgabengegenstände: { item-plasma_torch } und { item-flashlight }. Stark mit Reparaturen, Basteleien, Feuer und Wegen durch die Wartungskorridore.

## Action cards

card-repairs = Reparatur
    .text = Kosten 1. Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum. Oder, in einem Triebwerksraum: Sieh dir heimlich beide Marker des Triebwerks an und lege sie in beliebiger Reihenfolge zurück.
card-basic_repairs = Einfache Reparatur
    .text = Kosten 2. Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum. Oder, in einem Triebwerksraum: Sieh dir heimlich beide Marker des Triebwerks an und lege sie in beliebiger Reihenfolge zurück.
card-fast_repairs = Schnelle Reparatur
    .text = Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum. Oder, in einem Triebwerksraum: Sieh dir heimlich beide Marker des Triebwerks an und lege sie in beliebiger Reihenfolge zurück.
card-ingenuity = Einfallsreichtum
    .text = Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum. Oder: Stelle etwas her; ein beliebiger gelber Gegenstand darf das Gestell ersetzen. Oder, in einem Triebwerksraum: Sieh dir heimlich beide Marker des Triebwerks an und lege sie in beliebiger Reihenfolge zurück.
card-knowledge_of_the_ship = Schiffskenntnis
    .text = Nicht im Kampf. Öffne oder schließe 1 Tür an deinem Raum. Oder: Sieh dir heimlich 1 unerkundeten Raum an, nicht seinen Marker.
card-piloting = Steuern
    .text = Nicht im Kampf. Im Cockpit oder an einem Computer, wenn er funktioniert: Führe die Raumaktion kostenlos aus. Oder, an einem funktionierenden Computer: Sieh dir heimlich die Koordinaten an.

## Starting weapons

item-six_shooter = Revolver
    .text = Schwer. Waffe, Munition 6 von 6. Ein Doppeltreffer macht 1 Schaden mehr. Nur die Karte Nachladen lädt ihn.
item-shotgun = Schrotflinte
    .text = Schwer. Energiewaffe, Munition 2 von 2. Immer wenn sie Schaden macht, macht sie 1 mehr.
item-sawed_off_shotgun = Abgesägte Schrotflinte
    .text = Schwer. Energiewaffe, Munition 2 von 2. Ein einfacher Treffer zählt als Doppeltreffer.
item-assault_rifle = Sturmgewehr
    .text = Schwer. Energiewaffe, Munition 5 von 5. Immer wenn es Schaden macht, macht es 1 mehr.
item-rifle = Gewehr
    .text = Schwer. Energiewaffe, Munition 4 von 4. Eine gewöhnliche Waffe ohne eigene Regel.
item-pistol = Pistole
    .text = Schwer. Energiewaffe, Munition 3 von 3. Ein Doppeltreffer macht nur 1 Schaden.

## Red items

item-energy_charge = Energieladung
    .text = Kosten 1. Einmalig. Lade 1 Energiewaffe in deinen Händen ganz auf. Oder: Öffne oder schließe 1 Tür an deinem Raum. Oder, umsonst: Lade das { item-assault_rifle } in deinen Händen ganz auf, wenn es einen Automatischen Lader hat. Komponente: Elektrizität.
item-grenade = Granate
    .text = Kosten 1. Einmalig. Wirf sie auf einen Eindringling in deinem Raum oder einem Nachbarraum, nicht durch eine geschlossene Tür: 2 Schaden für ihn, 1 für jeden anderen Eindringling und 1 schwere Wunde für jeden Charakter dort. Auf Eier geworfen zerstört sie 2; dann machst du eine Geräuschprobe.
item-smoke_grenade = Rauchgranate
    .text = Kosten 1. Nur im Kampf. Einmalig. Alle anderen Charaktere in deinem Raum werfen 1 Aktionskarte ab. Du gehst in einen Nachbarraum, nicht durch eine geschlossene Tür, ohne angegriffen zu werden.
item-decoy = Köder
    .text = Kosten 1. Einmalig. Wähle einen Nachbarraum, nicht durch eine geschlossene Tür: Alle Eindringlinge in den Räumen daneben, auch in deinem, gehen dorthin. Jeder, der im Kampf ist, greift vorher einmal an.
item-extended_magazine = Erweitertes Magazin
    .text = Nicht im Kampf. Bringe es an einer Energiewaffe in deinen Händen an: Lade 2 Munition, und ihr Maximum ist von nun an um 2 höher.
item-prototype_rifle = Prototyp: Gewehr
    .text = Schwer. Energiewaffe, Munition 1 von 6. Bei einem Doppeltreffer darfst du 1 weitere Munition für 1 weiteren Schaden ausgeben.
item-prototype_shotgun = Prototyp: Schrotflinte
    .text = Schwer. Energiewaffe, Munition 1 von 2. Jedes Ergebnis außer einem Fehlschlag macht mindestens 1 Schaden. Einfache Treffer und Doppeltreffer machen 1 mehr.
item-prototype_pistol = Prototyp: Pistole
    .text = Schwer. Energiewaffe, Munition 1 von 3. Nach einem Schuss darfst du den Würfel einmal neu werfen.
item-comms_key = Kommunikationsschlüssel
    .text = Kosten 1. Nicht im Kampf. Einmalig. An einem funktionierenden Computer: Sieh dir heimlich 1 Ziel eines Spielers an, der das Signal gesendet hat.
item-evacuation_key = Evakuierungsschlüssel
    .text = Kosten 1. Einmalig. In einem Evakuierungsbereich: Ver- oder entriegele 1 seiner Kapseln.
item-self_destruct_key = Selbstzerstörungsschlüssel
    .text = Kosten 1. Nicht im Kampf. Einmalig. An einem funktionierenden Computer: Starte die Selbstzerstörung, solange niemand im Kälteschlaf ist. Oder: Halte sie an, solange sie Orange nicht erreicht hat.

## Yellow items

item-chemicals = Chemikalien
    .text = Kosten 1. Nicht im Kampf. Einmalig. Fülle deinen Flammenwerfer ganz auf. Komponente: Feuer.
item-tools = Werkzeug
    .text = Kosten 1. Nicht im Kampf. Einmalig. Entferne die Fehlfunktion aus deinem Raum. Oder: Öffne oder schließe 1 Tür an deinem Raum. Oder, in einem Triebwerksraum: Sieh dir heimlich beide Marker an und lege sie in beliebiger Reihenfolge zurück. Komponente: Gestell.
item-duct_tape = Panzertape
    .text = Kosten 1. Nicht im Kampf. Einmalig. Entferne die Fehlfunktion aus deinem Raum. Oder: Verbinde zwei schwere Gegenstände, nie Objekte; sie belegen nur 1 Hand. Oder, in einem Triebwerksraum: Sieh dir heimlich beide Marker an und lege sie in beliebiger Reihenfolge zurück.
item-fire_extinguisher = Feuerlöscher
    .text = Kosten 1. Schwer. Einmalig. Lösche das Feuer in deinem Raum. Oder: Ein Eindringling in deinem Raum zieht sich zurück.
item-technical_corridors_plan = Pläne der Wartungskorridore
    .text = Kosten 1. Nicht im Kampf. Einmalig. Von einem Raum mit einem Zugang zu den Wartungskorridoren aus: Krieche in einen beliebigen anderen Raum mit Zugang, erkundet oder nicht.
item-space_suit = Raumanzug
    .text = Kosten 1. Nicht im Kampf. Einmalig. In einem gelben Raum: Wirf alle deine Aktionskarten ab und gehe in einen beliebigen anderen erkundeten gelben Raum.
item-nemesis_plans = Pläne der Nemesis
    .text = Kosten 1. Nicht im Kampf. Einmalig. Sieh dir heimlich 2 unerkundete Räume an, nicht ihre Marker.

## Green items

item-medkit = Medikit
    .text = Kosten 1. Nicht im Kampf. Einmalig. Verbinde 1 deiner schweren Wunden. Oder: Heile 1 deiner verbundenen schweren Wunden. Oder: Verbinde 1 schwere Wunde eines anderen Charakters in deinem Raum. Oder: Heile dort 1 verbundene schwere Wunde. Komponente: Medizin.
item-bandages = Verbandszeug
    .text = Kosten 1. Nicht im Kampf. Einmalig. Verbinde 1 deiner schweren Wunden. Oder: Heile alle deine leichten Wunden. Oder: Verbinde 1 schwere Wunde eines anderen Charakters in deinem Raum. Oder: Heile dort alle leichten Wunden von einem. Komponente: Material.
item-synthetic_food = Synthetische Nahrung
    .text = Kosten 1. Nicht im Kampf. Einmalig. Ziehe 2 Karten.
item-adrenaline_injection = Adrenalinspritze
    .text = Kosten 1. Einmalig. Ziehe 1 Karte. In diesem Zug darfst du beliebig viele Aktionen ausführen; er endet, wenn du passt.
item-alcohol = Alkohol
    .text = Kosten 1. Nicht im Kampf. Einmalig. Scanne 1 Kontaminationskarte auf deiner Hand und entferne sie. War sie INFIZIERT, erhältst du eine neue; mehr folgt nicht. Komponente: Feuer.
item-military_drugs = Militärdrogen
    .text = Kosten 1. Einmalig. Wirf beliebig viele Handkarten ab, auch Kontaminationskarten, und ziehe ebenso viele plus 1.

## Crafted items

item-antidote = Gegenmittel
    .text = Kosten 1. Nicht im Kampf. Einmalig. Scanne alle Kontaminationskarten auf deiner Hand, in deinem Stapel und Ablagestapel; entferne die INFIZIERTEN und deine Larve. Erhalte 1 Kontaminationskarte, mische den Ablagestapel in deinen Stapel und passe. Hergestellt aus Feuer und Medizin.
item-flamethrower = Flammenwerfer
    .text = Schwer. Waffe, Munition 4 von 4. Jedes Ergebnis außer einem Fehlschlag macht mindestens 1 Schaden. Ein Doppeltreffer setzt auch deinen Raum in Brand. Chemikalien füllen ihn auf. Hergestellt aus Feuer und Gestell.
item-molotov = Molotow-Cocktail
    .text = Kosten 1. Einmalig. Wähle deinen oder einen Nachbarraum mit Eindringling oder Ei, nicht durch eine geschlossene Tür: Er brennt, jeder Eindringling dort erleidet 1 Schaden, jeder Charakter 1 schwere Wunde, 1 Ei dort wird zerstört; gab es ein Ei, machst du eine Geräuschprobe. Hergestellt aus Feuer und Material.

## Quest items

item-log_key = Bordbuch-Schlüssel
    .text = Kosten 1. Nicht im Kampf. Einmalig. Aufgabe: Sei im Übertragungsraum. An einem funktionierenden Computer: Sieh dir heimlich 1 Ziel eines anderen Spielers an.
item-intercom = Interkom
    .text = Aufgabe: Wirf Werkzeug oder Panzertape ab. Deine Karten Befehl und Motivation erreichen auch Charaktere in jedem Raum mit funktionierendem Computer.
item-orbital_maneuvering_system = Orbitales Manövriersystem
    .text = Kosten 1. Einmalig. Aufgabe: Wirf eine Energieladung ab. Alle passen sofort, auch du, und in der Ereignisphase greift kein Eindringling an.
item-pilots_evacuation_key = Evakuierungsschlüssel der Pilotin
    .text = Kosten 1. Nicht im Kampf. Einmalig. Aufgabe: Sei im Brandbekämpfungssystem. In einem Evakuierungsbereich: Ver- oder entriegele 1 seiner Kapseln.
item-plasma_torch = Plasmabrenner
    .text = Kosten 1. Nicht im Kampf. Aufgabe: Sei im Lager. Öffne oder schließe 1 Tür an deinem Raum. Selbst eine zerstörte Tür lässt sich schließen.
item-flashlight = Taschenlampe
    .text = Kosten 2. Nicht im Kampf. Aufgabe: Wirf eine Energieladung ab. Durchsuche deinen Raum.
item-autoloader = Automatischer Lader
    .text = Aufgabe: Sei in der Waffenkammer. Bringe ihn am { item-assault_rifle } in deinen Händen an: Lade 1 Munition, sein Maximum ist um 1 höher, und eine Energieladung lädt es umsonst auf.
item-armor = Rüstung
    .text = Einmalig. Aufgabe: Wirf Werkzeug oder Panzertape ab. Wirf sie ab, wenn du angegriffen wirst, nachdem die Karte gezogen ist: Ignoriere diesen Angriff.
item-security_key = Sicherheitsschlüssel
    .text = Kosten 1. Nicht im Kampf. Einmalig. Aufgabe: Sei im Cockpit. Öffne oder schließe beliebige Türen eines beliebigen Raums.
item-motion_scanner = Bewegungsscanner
    .text = Schwer. Nicht im Kampf. Aufgabe: Wirf eine Energieladung ab. Nach deiner Geräuschprobe darfst du 1 Aktionskarte abwerfen und einmal neu würfeln.
item-laboratory_equipment = Laborausrüstung
    .text = Kosten 1. Nicht im Kampf. Einmalig. Aufgabe: Wirf Chemikalien ab. In einem Raum mit einem Ei, einem Kadaver oder einer Leiche: Entdecke die Schwäche, die dazu gehört.
item-holo_computer = Holocomputer
    .text = Schwer. Aufgabe: Sei im Generator. Du darfst Intranet und Risikobewertung überall spielen, auch ohne funktionierenden Computer.

## What can be done

choice-engine = am Triebwerk arbeiten
choice-autoload = umsonst aufladen
choice-lure = Eindringlinge weglocken
choice-spy = ein Ziel ansehen
choice-pod = eine Kapsel ver- oder entriegeln
choice-spacewalk = außen entlanggehen
choice-dress_another = die Wunde eines anderen verbinden
choice-heal_another = einen anderen heilen
choice-eat = essen
choice-inject = spritzen
choice-evade = alle passen lassen
choice-doors = Türen öffnen und schließen

## What is asked

prompt-lure_to = Wohin lockst du sie?
prompt-molotov = Wohin wirfst du ihn?
prompt-spacewalk = Wohin gehst du?
prompt-peek_objective = Welches Ziel siehst du dir an?
prompt-patient = Wen behandelst du?
prompt-armor = Diesen Angriff ignorieren?
prompt-security_key = Wessen Türen stellst du?
prompt-scan_again = Gewürfelt: { $result }. Eine Karte abwerfen und neu würfeln?

option-objective = Ziel { $b } von { $a_seat }
option-scan_again-keep = nichts abwerfen
option-scan_again-discard = { $a } abwerfen
option-patient-character = { $a_seat }
option-armor-discard = { $a } aufgeben

## What happens

event-objective_peeked = { $objective_id ->
    [none] { $seat } sieht sich Ziel { $number } von { $owner_seat } an.
   *[other] { $seat } sieht sich Ziel { $number } von { $owner_seat } an: { $objective }.
}
event-evading = { $seat } wendet das Schiff: Alle passen, und in dieser Runde greift kein Eindringling an.
how-decoy = bevor er geht
fate-molotov = von einem Molotow-Cocktail getötet
