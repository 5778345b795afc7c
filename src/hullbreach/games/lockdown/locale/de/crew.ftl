### Die Besatzung der Nemesis in der Anlage.

character-captain = Captain
    .text = Besatzung der Nemesis, statt der Wache: beginnt im Isolationsraum mit Wissen 3 und ohne Gegenstand. Aufgabengegenstand: { item-revolver }. Stark darin, andere zu führen und aus Kämpfen herauszuholen.
character-pilot = Pilotin
    .text = Besatzung der Nemesis, statt des Hackers: beginnt im Isolationsraum mit Wissen 3 und ohne Gegenstand. Aufgabengegenstand: { item-pilots_shotgun }. Stark mit kostenlosen Raumaktionen, Türen und dem Rover.
character-scientist = Wissenschaftler
    .text = Besatzung der Nemesis, statt der Xenobiologin: beginnt im Isolationsraum mit Wissen 3 und ohne Gegenstand. Aufgabengegenstand: { item-scientists_pistol }. Stark mit Computern, Ereignissen und weit entfernten Räumen.
character-scout = Aufklärerin
    .text = Besatzung der Nemesis, statt der Laborratte: beginnt im Isolationsraum mit Wissen 3 und ohne Gegenstand. Aufgabengegenstand: { item-scouts_rifle }. Stark darin, leise zu gehen, zu suchen und zu entkommen.
character-soldier = Soldat
    .text = Besatzung der Nemesis, statt der Überlebenden: beginnt im Isolationsraum mit Wissen 3 und ohne Gegenstand. Aufgabengegenstand: { item-combat_rifle }. Stark darin, zu schießen, andere zu decken und ruhig zu bleiben.
character-mechanic = Mechaniker
    .text = Besatzung der Nemesis, statt des Hausmeisters: beginnt im Isolationsraum mit Wissen 3 und ohne Gegenstand. Aufgabengegenstand: { item-sawed_off_shotgun }. Stark mit Reparaturen, Basteleien, Feuer und den Wartungskorridoren.

card-fast_repairs = Schnelle Reparatur
    .text = Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum.
card-ingenuity = Einfallsreichtum
    .text = Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum. Oder: Stelle etwas her; ein beliebiger gelber Gegenstand darf das Gestell ersetzen.
card-facility_knowledge = Kenntnis der Anlage
    .text = Nicht im Kampf. Öffne oder schließe 1 Tür an deinem Raum. Oder: Sieh dir heimlich 1 unerkundeten Raum an, nicht seinen Marker.
card-computer_training = Computerschulung
    .text = Nicht im Kampf. Öffne oder schließe 1 Tür an deinem Raum. Oder: In einem Raum mit funktionierendem Computer: Führe die Raumaktion kostenlos aus. Oder: An einem funktionierenden Computer, nicht im Dunkeln: Führe kostenlos 1 Computeraktion aus.
card-piloting = Steuern
    .text = Nicht im Kampf. An einem funktionierenden Computer, auch ohne Strom: Sieh dir heimlich einen Startmarker an. Oder: Schicke den Rover in einen Ausgangsraum oder zum Bunker; er nimmt niemanden mit.

item-revolver = Revolver
    .text = Schwer. Waffe, Munition 3 von 6. Aufgabe: Wirf in einem roten Raum einen beliebigen Gegenstand ab. Ein Doppeltreffer macht 1 Schaden mehr. Nur die Karte Nachladen lädt ihn.
item-pilots_shotgun = Schrotflinte der Pilotin
    .text = Schwer. Energiewaffe, Munition 2 von 2. Aufgabe: Wirf in einem roten Raum eine Waffen-Energiezelle ab. Immer wenn sie Schaden macht, macht sie 1 mehr.
item-scientists_pistol = Pistole des Wissenschaftlers
    .text = Schwer. Energiewaffe, Munition 3 von 3. Aufgabe: Wirf in einem weißen oder grünen Raum einen beliebigen Gegenstand ab. Ein Doppeltreffer macht nur 1 Schaden.
item-scouts_rifle = Gewehr der Aufklärerin
    .text = Schwer. Energiewaffe, Munition 4 von 4. Aufgabe: Erkunde als Erste 2 Räume. Eine gewöhnliche Waffe ohne eigene Regel.
item-combat_rifle = Kampfgewehr
    .text = Schwer. Energiewaffe, Munition 5 von 5. Aufgabe: Wirf in einem roten Raum eine Waffen-Energiezelle ab. Immer wenn es Schaden macht, macht es 1 mehr.
item-sawed_off_shotgun = Abgesägte Schrotflinte
    .text = Schwer. Energiewaffe, Munition 2 von 2. Aufgabe: Wirf in einem gelben Raum einen Werkzeuggürtel oder Panzertape ab. Ein einfacher Treffer zählt als Doppeltreffer.
