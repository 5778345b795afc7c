### Namen von allem, was gedruckt ist.

## Characters

character-survivor = Überlebende
    .text = Hat die Nemesis überlebt: beginnt im Isolationsraum mit Wissen 3 und ohne Gegenstand. Aufgabengegenstand: { item-assault_rifle }. Stärken: Kämpfen trotz Wunden, Kriechen durch Schächte, Entwischen.
character-hacker = Hacker
    .text = Gehört zum Personal: beginnt im Depot mit Wissen 1. Startgegenstand: { item-smart_gun }. Aufgabengegenstand: { item-cheat_codes }. Stärken: Computer, überall und ohne Strom.
character-xenobiologist = Xenobiologin
    .text = Gehört zum Personal: beginnt im Depot mit Wissen 1. Startgegenstand: { item-probe_arm }. Aufgabengegenstand: { item-overmind }. Stärken: Wissen, Voraussicht, Xenos schneiden.
character-sentry = Wache
    .text = Gehört zum Personal: beginnt im Depot mit Wissen 1. Startgegenstand: { item-smg }. Aufgabengegenstand: { item-battle_suit }. Stärken: Schießen, Türen schließen, andere führen.
character-janitor = Hausmeister
    .text = Gehört zum Personal: beginnt im Depot mit Wissen 1. Startgegenstand: { item-nailgun }. Aufgabengegenstand: { item-pressure_washer }. Stärken: Reparaturen, Feuer, Türen, Basteln.
character-lab_rat = Laborratte
    .text = Hat die Nemesis überlebt: beginnt im Isolationsraum mit Wissen 3 und ohne Gegenstand. Aufgabengegenstand: { item-wail }. Stärken: Verstecken, Geräusche, Dunkelheit, Leben mit Kontamination.

## Action cards

card-repairs = Reparatur
    .text = Kosten 1. Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum.
card-basic_repairs = Einfache Reparatur
    .text = Kosten 2. Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum.
card-recharge = Aufladen
    .text = Nicht im Kampf. Wenn du nicht im Dunkeln bist: Lade 2 Munition in eine Energiewaffe in deinen Händen, höchstens bis zu ihrem Maximum.
card-neuralink = Neuralink
    .text = Nicht im Kampf. In einem Raum ohne funktionierenden Computer, nicht im Dunkeln: Führe kostenlos 1 Computeraktion aus. Oder: An einem funktionierenden Computer im Dunkeln: Führe kostenlos 1 Computeraktion aus.
card-bypass = Umgehen
    .text = Kosten 1. Nicht im Kampf. An einem funktionierenden Computer, nicht im Dunkeln: Führe beliebig viele verschiedene Aktionen der offenen Computerkarte aus, dann decke die nächste auf. Oder: Drehe den Strommarker deiner Sektion um.
card-it_works_for_me = Bei mir läuft es
    .text = Kosten 1. Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum. Danach darfst du an einem Computer, nicht im Dunkeln, kostenlos 1 Computeraktion ausführen.
card-master_plan = Masterplan
    .text = Nicht im Kampf. In einem Raum mit funktionierendem Computer, auch ohne Strom: Führe die Raumaktion kostenlos aus. Oder: Sieh dir heimlich 2 unerkundete Räume an, nicht ihre Marker.
card-emergency_key = Notfallschlüssel
    .text = Nicht im Kampf. In einem Aufzugsraum: Rufe den Aufzug und fahre damit, auch ohne Strom, aber nicht bei einer Fehlfunktion. Oder: Öffne oder schließe 1 Tür an deinem Raum.
card-clean_up = Aufräumen
    .text = Nicht im Kampf. Entferne die Fehlfunktion aus deinem Raum. Oder: Lösche das Feuer in deinem Raum.
card-maintenance_plan = Wartungsplan
    .text = Nicht im Kampf. In einem weißen oder gelben Raum ohne Fehlfunktion: Führe die Raumaktion kostenlos aus. Oder: Sieh dir heimlich 2 unerkundete Räume an, nicht ihre Marker.
card-jury_rigging = Improvisieren
    .text = Kosten 2. Nicht im Kampf. In einem gelben Raum: Verbrauche 1 Suche des Raums und nimm einen Flammenwerfer, einen Schutzanzug oder einen Taser von den hergestellten Gegenständen.
card-it_should_work = Sollte funktionieren
    .text = Kosten 1. Nicht im Kampf. Führe die Aktion deines Raums trotz Fehlfunktion aus; ihre eigenen Kosten zahlst du zusätzlich. Oder: An einem funktionierenden Computer im Dunkeln: Führe kostenlos 1 Computeraktion aus.
card-weird_metabolism = Merkwürdiger Stoffwechsel
    .text = Entferne deinen Schleim. Oder: Wirf 1 Kontaminationskarte von deiner Hand auf deinen eigenen Ablagestapel und ziehe 2 Karten.
card-sensitive_hearing = Empfindliches Gehör
    .text = Nicht im Kampf. Entferne 1 Geräusch aus einem Korridor deines Raums. Oder: Mache ein Geräusch in einem Korridor deines Raums; liegt dort schon eins, hast du eine Begegnung.
card-feel_of_the_dark = Gespür für die Dunkelheit
    .text = Wirf sie ab, wenn dich der Dunkelheitseffekt eines Ereignisses betrifft: Ignoriere ihn. Oder: Wirf sie ab, wenn dich die Karte eines Überraschungsangriffs trifft: Ignoriere diese Karte.
card-inconspicuous = Unauffällig
    .text = Wirf sie ab, wenn dich ein Xeno angreift, bevor seine Karte gezogen wird: Er greift einen anderen Charakter in deinem Raum an, den du wählst. Oder: Wirf sie im Dunkeln statt deiner Geräuschprobe bei der Beutelentwicklung ab.
card-stun = Betäuben
    .text = Ein anderer Charakter in deinem Raum mit 1 bis 3 Handkarten wirft die ganze Hand ab. Oder, im Kampf: Wirf eine Waffe aus deinen Händen ab; ein Xeno in deinem Raum geht in einen Nachbarraum deiner Wahl, nicht durch eine geschlossene Tür.
card-quarantine = Quarantäne
    .text = Kosten 1. Nicht im Kampf. An einem funktionierenden Computer, auch ohne Strom: Schließe alle Türen eines beliebigen Raums. Zerstörte Türen bleiben zerstört.
card-facility_tour = Patrouille
    .text = Gehe in einen Nachbarraum, nicht durch eine geschlossene Tür, und nimm bis zu 1 anderen Charakter aus deinem Raum mit, ob er will oder nicht. Den Effekt des Erkundungsmarkers dort darfst du ignorieren. Im Kampf ist das eine Flucht: Die Xenos greifen jeden von euch an.
card-defense_plan = Verteidigungsplan
    .text = Nicht im Kampf. In einem weißen oder roten Raum ohne Fehlfunktion: Führe die Raumaktion kostenlos aus. Oder: Sieh dir heimlich 2 unerkundete Räume an, nicht ihre Marker.
card-desperate_attack = Verzweifelter Angriff
    .text = Nur im Kampf. Erhalte 1 Kontaminationskarte und füge einem Xeno in deinem Raum 2 Schaden zu. Ist er danach noch da, greift er dich sofort an.
card-obstinate = Starrsinn
    .text = Nicht im Kampf. Ziehe 1 Karte für jede deiner schweren Wunden, auch die verbundenen. Oder: Wirf 1 deiner Gegenstände ab und verbinde 1 schwere Wunde.
card-vents = Lüftungsschächte
    .text = Kosten 1. Nicht im Kampf. Von einem Raum mit einem Zugang zu den Wartungskorridoren aus: Krieche in einen anderen erkundeten Raum mit einem Zugang. Handle eine Angriffskarte ab, als griffe dich ein Jäger im Dunkeln an; war dort sonst niemand und kein Xeno, mache eine Geräuschprobe.
card-distraction = Ablenkung
    .text = Nur im Kampf. Wirf 1 deiner Gegenstände ab. Du, ein anderer Charakter in deinem Raum oder ihr beide flieht in denselben Nachbarraum, nicht durch eine geschlossene Tür, ohne angegriffen zu werden.
card-rushed_analysis = Hastige Analyse
    .text = Nicht im Kampf. Scanne alle Kontaminationskarten auf deiner Hand und entferne die, die nicht INFIZIERT sind. Hast du mindestens 1 entfernt, erhalte 1 Wissen. Ist eine INFIZIERT, bekommst du eine Larve; trägst du schon eine, stirbst du und ein Kriecher erscheint.
card-workspace_plan = Arbeitsplatzplan
    .text = Nicht im Kampf. In einem weißen oder grünen Raum ohne Fehlfunktion: Führe die Raumaktion kostenlos aus. Oder: Sieh dir heimlich 2 unerkundete Räume an, nicht ihre Marker.
card-pheromones = Pheromone
    .text = Nur im Kampf. Wirf sie mit einem getragenen Ei oder Kadaver ab, wenn dich eine Angriffskarte trifft: Ignoriere den Angriff. Mit Wissen 6 darfst du ihn stattdessen auf einen anderen Charakter in deinem Raum lenken. Alle in deinem Raum bekommen Schleim.
card-field_experience = Felderfahrung
    .text = Verbrauche 1 Suche deines Raums und erhalte 1 Wissen. Oder, mit Wissen 4: Sieh dir die obersten 2 Ereigniskarten an, lege 1 auf und 1 unter den Stapel. Oder, mit Wissen 6: dasselbe mit Angriffskarten.
card-vivisection = Vivisektion
    .text = Nur im Kampf. Verbrauche 1 Einsatz deines Sondenarms: Ein Xeno in deinem Raum erleidet 1 Schaden und 1 weiteren für je volle 2 Wissen, die du hast.

## Items

item-neutralizer = Gegenmittel
    .text = Kosten 1. Nicht im Kampf. Einmalig. Scanne alle Kontaminationskarten auf deiner Hand, in deinem Stapel und Ablagestapel; entferne die INFIZIERTEN und deine Larve. Mische alle deine Karten zu einem neuen Stapel und passe. Hergestellt aus Feuer und Medizin.
item-flamethrower = Flammenwerfer
    .text = Schwer. Waffe, Munition 4 von 4. Jedes Ergebnis außer einem Fehlschlag macht mindestens 1 Schaden. Ein Doppeltreffer setzt auch deinen Raum in Brand. Eine Reagenz füllt ihn auf. Hergestellt aus Feuer und Gestell.
item-pistol = Pistole
    .text = Schwer. Energiewaffe, Munition 3 von 3. Ein Doppeltreffer macht nur 1 Schaden. Hergestellt aus Elektrizität und Feuer.
item-enviro_suit = Schutzanzug
    .text = Schwer. Mit ihm kannst du vom Ausgangsraum durch das offene Haupttor zu Fuß zum Bunker gehen. Hergestellt aus Material und Gestell.
item-medkit = Medikit
    .text = Kosten 1. Nicht im Kampf. Einmalig. Verbinde 1 deiner schweren Wunden. Oder: Heile 1 deiner verbundenen schweren Wunden. Komponente: Medizin.
item-skin_stapler = Hautklammergerät
    .text = Kosten 1. Nicht im Kampf. Einmalig. Verbinde 1 deiner schweren Wunden. Oder: Heile alle deine leichten Wunden. Komponente: Medizin.
item-antiseptic = Antiseptikum
    .text = Kosten 1. Nicht im Kampf. Einmalig. Scanne 1 Kontaminationskarte auf deiner Hand und entferne sie. War sie INFIZIERT, erhältst du eine neue; mehr folgt nicht. Komponente: Feuer.
item-caffeine_pills = Koffeintabletten
    .text = Nicht im Kampf. Einmalig. Scanne alle Kontaminationskarten auf deiner Hand und entferne die, die nicht INFIZIERT sind. Ist eine INFIZIERT, bekommst du eine Larve; trägst du schon eine, stirbst du und ein Kriecher erscheint. Danach ziehe 1 Karte.
item-scalpel = Skalpell
    .text = Kosten 1. Einmalig. Schneide einem Charakter in deinem Raum, auch dir selbst, die Larve heraus; er erleidet 1 schwere Wunde. Oder: Ein Xeno in deinem Raum erleidet 1 Schaden und du erhältst 1 Kontaminationskarte.
item-analysis_tools = Analysewerkzeug
    .text = Kosten 1. Nicht im Kampf. Einmalig. Analysiere ein Ei, einen Kadaver oder eine Leiche in deinem Raum oder deinen Händen: Erhalte 3 Wissen und entdecke, wenn die Art neu ist, die nächste Schwäche. Oder: Sieh heimlich nach, welche Kontaminationskarten deiner Hand INFIZIERT sind; nichts folgt. Komponente: Elektrizität.
item-weapon_energy_cell = Waffen-Energiezelle
    .text = Kosten 1. Einmalig. Lade 1 Energiewaffe in deinen Händen ganz auf. Oder: Stelle alle Einsätze deiner Taschenlampe wieder her. Oder: Öffne oder schließe 1 Tür an deinem Raum. Komponente: Elektrizität.
item-grenade = Granate
    .text = Kosten 1. Einmalig. Wirf sie auf einen Xeno oder Eier in deinem Raum oder einem Nachbarraum, nicht durch eine geschlossene Tür: 2 Schaden für das Ziel, 1 für jeden anderen Xeno und Eier dort, 1 schwere Wunde für jeden Charakter dort. Sind Eier dort, machst du eine Geräuschprobe.
item-glowstick = Leuchtstab
    .text = Einmalig. Wirf ihn ab, wenn dich ein Dunkelheitseffekt betrifft, und ignoriere ihn: den einer Angriffs- oder Ereigniskarte oder die höhere Zahl einer Begegnung.
item-smoke_grenade = Rauchgranate
    .text = Kosten 1. Einmalig. Alle anderen Charaktere in deinem Raum werfen 1 Aktionskarte ab. Du gehst in einen Nachbarraum, nicht durch eine geschlossene Tür, ohne angegriffen zu werden.
item-shotgun = Schrotflinte
    .text = Schwer. Energiewaffe, Munition 1 von 2. Immer wenn sie Schaden macht, macht sie 1 mehr.
item-prototype_rifle = Prototyp: Gewehr
    .text = Schwer. Energiewaffe, Munition 3 von 6. Bei einem Doppeltreffer darfst du 1 weitere Munition für 1 weiteren Schaden ausgeben.
item-extended_magazine = Erweitertes Magazin
    .text = Bringe es an einer Energiewaffe in deinen Händen an, die noch keins hat: Lade 2 Munition, und ihr Maximum ist von nun an um 2 höher.
item-main_gate_key = Haupttorschlüssel
    .text = Kosten 1. Nicht im Kampf. Einmalig. An einem funktionierenden Computer oder im Ausgangsraum: Öffne das Haupttor für immer.
item-contingency_file = Protokollakte
    .text = Kosten 1. Nicht im Kampf. Einmalig. Sieh dir heimlich 1 Eindämmungsprotokoll eines anderen Spielers oder aus dem neutralen Vorrat an.
item-combat_stimulants = Kampfstimulanzien
    .text = Kosten 1. Einmalig. Wirf beliebig viele Handkarten ab, auch Kontaminationskarten, und ziehe ebenso viele plus 1.
item-thermite_charge = Thermitladung
    .text = Kosten 1. Einmalig. Wähle deinen Raum oder einen Nachbarraum, nicht durch eine geschlossene Tür: Er bekommt eine Fehlfunktion und Feuer. Jeder Xeno dort erleidet 1 Schaden, jeder Charakter 1 leichte Wunde, 1 Ei dort wird zerstört; gab es ein Ei, machst du eine Geräuschprobe.
item-smg = Maschinenpistole
    .text = Schwer. Energiewaffe, Munition 5 von 5. Eine gewöhnliche Waffe ohne eigene Regel.
item-smart_gun = Smart-Gun
    .text = Schwer. Energiewaffe, Munition 3 von 4. Nach einem Schuss darfst du den Würfel einmal neu werfen.
item-nailgun = Nagelpistole
    .text = Kosten 1. Schwer. Waffe, Munition 4 von 4. Ein Doppeltreffer macht nur 1 Schaden. Um sie ganz nachzuladen, wirf einen Werkzeuggürtel ab.
item-probe_arm = Sondenarm
    .text = Kosten 1. 2 Einsätze. Liegt neben deinem Tableau. Im Kampf, außer es sind nur Larven in deinem Raum: Verbrauche 1 Einsatz und nimm einen Kadaver aus dem Vorrat in eine freie Hand. Oder, nicht im Kampf: Wirf einen Werkzeuggürtel ab, um alle Einsätze wiederherzustellen.
item-assault_rifle = Sturmgewehr
    .text = Schwer. Energiewaffe, Munition 5 von 5. Aufgabe: Wirf in einem roten Raum eine Waffen-Energiezelle ab. Immer wenn es Schaden macht, macht es 1 mehr.
item-battle_suit = Kampfanzug
    .text = Schwer. Aufgabe: Sei in einem Raum des Frachtversandsystems. Du bekommst keinen Schleim und keine Wunden in brennenden Räumen. Er zählt als Schutzanzug, und du schießt auch im Dunkeln mit dem Vorteilswürfel.
item-wail = Klagelaut
    .text = Kosten 1. Aufgabe: Habe mindestens 2 Kontaminationskarten auf der Hand. Lege Geräusche in beliebig viele Korridore deiner Sektion, in denen keins liegt. Oder: Entferne die Geräusche aus beliebig vielen Korridoren deiner Sektion.
item-cheat_codes = Cheatcodes
    .text = Kosten 1. Nicht im Kampf. Aufgabe: Rechne in 2 verschiedenen Sektionen. An einem funktionierenden Computer: Lass die offene oder eine der nächsten 2 Karten offen, die anderen kommen unter den Stapel; nicht im Dunkeln: rechne einmal. Oder, nicht im Dunkeln: Sieh 1 fremdes oder neutrales Protokoll an.
item-pressure_washer = Hochdruckreiniger
    .text = Kosten 1. Schwer. Aufgabe: Wirf in einem weißen oder gelben Raum eine Reagenz ab. Lösche das Feuer in deinem oder einem Nachbarraum, nicht durch eine geschlossene Tür. Oder: Alle in deinem Raum verlieren ihren Schleim. Oder: Ein Xeno in deinem Raum zieht sich zurück.
item-overmind = Übergeist
    .text = Kosten 2. Aufgabe: Habe Wissen 6 und einen aktiven Wissensmarker. Bewege einen Xeno deiner Sektion, nicht die Königin, durch einen Korridor deiner Wahl. Oder, mit Wissen 8: Ein Xeno in deinem Raum greift in der nächsten Ereignisphase nicht an.
item-toolbelt = Werkzeuggürtel
    .text = Kosten 1. Nicht im Kampf. Einmalig. Entferne die Fehlfunktion aus deinem Raum. Oder: Öffne oder schließe 1 Tür an deinem Raum. Komponente: Gestell.
item-duct_tape = Panzertape
    .text = Kosten 1. Einmalig. Nicht im Kampf: Entferne die Fehlfunktion aus deinem Raum. Oder: Verbinde zwei schwere Gegenstände in deinen Händen; sie belegen nur 1 Hand. Eier, Kadaver und Leichen lassen sich nie verbinden. Komponente: Material.
item-fire_blanket = Löschdecke
    .text = Kosten 1. Nicht im Kampf. Einmalig. Lösche das Feuer in deinem Raum. Oder: Entferne deinen Schleim.
item-flashlight = Taschenlampe
    .text = Schwer. 3 Einsätze. Verbrauche 1 Einsatz, wenn dich ein Dunkelheitseffekt betrifft, und ignoriere ihn: den einer Angriffs- oder Ereigniskarte oder die höhere Zahl einer Begegnung. Leer bleibt sie bei dir.
item-lighter = Zippo
    .text = Kosten 1. Einmalig. Setze deinen Raum in Brand. Oder, ohne zu bezahlen: Wirf es ab, wenn dich ein Dunkelheitseffekt betrifft, und ignoriere ihn: den einer Angriffs- oder Ereigniskarte oder die höhere Zahl einer Begegnung. Komponente: Gestell.
item-reagents = Reagenz
    .text = Kosten 1. Einmalig. Fülle deinen Flammenwerfer ganz auf. Oder, mit Wissen 5: Ein Xeno in deinem Raum zieht sich zurück. Komponente: Feuer.
item-cave_plans = Pläne der Höhle
    .text = Kosten 1. Nicht im Kampf. Einmalig. Gehe von einem Raum mit einem Zugang zu den Wartungskorridoren in einen anderen erkundeten Raum mit Zugang, ohne angegriffen zu werden. Ist dort sonst niemand und kein Xeno, mache eine Geräuschprobe.
item-facility_plans = Pläne der Anlage
    .text = Kosten 1. Nicht im Kampf. Einmalig. Sieh dir heimlich 2 unerkundete Räume an, nicht ihre Marker.
item-research_documents = Forschungsunterlagen
    .text = Kosten 1. Nicht im Kampf. Einmalig. Erhalte 1 Wissen.

## Rooms

room-css_b = Frachtversandsystem B
    .text = Kosten 2. Nicht im Kampf. Solange der Zeitmarker auf einem Startmarker steht und Kapsel B frei ist: Wirf deine Hand ab, passe und betritt die Kapsel. In der Ereignisphase entscheidet der Marker: Du entkommst oder bist mit 1 schweren Wunde zurück. Gelb: Technikgegenstände.
room-css_c = Frachtversandsystem C
    .text = Kosten 2. Nicht im Kampf. Solange der Zeitmarker auf einem Startmarker steht und Kapsel C frei ist: Wirf deine Hand ab, passe und betritt die Kapsel. In der Ereignisphase entscheidet der Marker: Du entkommst oder bist mit 1 schweren Wunde zurück. Gelb: Technikgegenstände.
room-css_control = FVS-Kontrolle
    .text = Kosten 2. Nicht im Kampf. Sieh dir heimlich einen Startmarker an. Steht der Zeitmarker nicht darauf, darfst du ihn um 1 Feld verschieben, nicht auf einen anderen. Computer. Gelb: Technikgegenstände.
room-defense_control_room = Abwehrsystem
    .text = Kosten 2. Nicht im Kampf. Verbrauche 1 Suche dieses Raums oder gib ihm eine Fehlfunktion. Dann wähle einen Raum mit Xeno und ohne Fehlfunktion: Er bekommt eine Fehlfunktion, jeder Xeno dort erleidet 1 Schaden und jeder Charakter dort 1 schwere Wunde. Computer. Rot: Militärgegenstände.
room-guard_room = Wachraum
    .text = Kosten 2. Nicht im Kampf. Verbrauche 1 Suche dieses Raums und nimm einen Taser oder einen Schutzanzug von den hergestellten Gegenständen. Rot: Militärgegenstände.
room-contaminated_room = Kontaminierter Raum
    .text = Keine Aktion. Wer hier sucht, bekommt Schleim. Hier gibt es nie eine Fehlfunktion. Weiß: alle Gegenstände.
room-testing_lab = Testlabor
    .text = Kosten 2. Nicht im Kampf. Mit Wissen 4: Nimm ein Gegenmittel von den hergestellten Gegenständen. Computer. Grün: Versorgungsgegenstände.
room-vent_control_room = Lüftungssteuerung
    .text = Kosten 2. Nicht im Kampf. Wähle einen Raum mit Zugang zu den Wartungskorridoren und ohne zerstörte Tür: Schließe alle seine Türen und lösche sein Feuer. Bleiben sie bis zum Ende der Spielerphase zu, sterben dort alle Charaktere und Xenos; Eier bleiben. Computer. Gelb: Technikgegenstände.
room-archive = Archiv
    .text = Kosten 2. Nicht im Kampf. Einmal im Spiel: Erhalte 2 Wissen, drehe deinen Wissensmarker auf die aktive Seite und sieh dir heimlich 1 Eindämmungsprotokoll eines anderen Spielers oder aus dem neutralen Vorrat an. Computer. Weiß: alle Gegenstände.
room-cave_entrance = Höhleneingang
    .text = Kosten 2. Nicht im Kampf. Krieche durch die Wartungskorridore in einen anderen erkundeten Raum mit einem Zugang. Handle eine Angriffskarte ab, als griffe dich ein Jäger im Dunkeln an; war dort sonst niemand und kein Xeno, mache eine Geräuschprobe. Weiß: alle Gegenstände.
room-cooling_system = Kühlsystem
    .text = Kosten 2. Nicht im Kampf. Starte die Selbstzerstörung: Ihr Marker kommt 3 Felder vor den Zeitmarker. Computer. Gelb: Technikgegenstände.
room-decon_room = Dekontaminationsraum
    .text = Kosten 2. Nicht im Kampf. Scanne alle Kontaminationskarten auf deiner Hand und entferne die INFIZIERTEN. Auch deine Larve und deinen Schleim bist du los. Grün: Versorgungsgegenstände.
room-laboratory = Labor
    .text = Kosten 2. Nicht im Kampf. Analysiere ein Ei, einen Kadaver oder eine Leiche, die in deinem Raum liegt oder die du trägst: Erhalte 3 Wissen. Ist diese Art neu, wird die nächste Schwäche entdeckt; sonst kommt das Objekt nur in den Vorrat. Computer. Grün: Versorgungsgegenstände.
room-css_a = Frachtversandsystem A
    .text = Kosten 2. Nicht im Kampf. Solange der Zeitmarker auf einem Startmarker steht und Kapsel A frei ist: Wirf deine Hand ab, passe und betritt die Kapsel. In der Ereignisphase entscheidet der Marker: Du entkommst oder bist mit 1 schweren Wunde zurück. Gelb: Technikgegenstände.
room-nest = Nest
    .text = Kosten 2. Nicht im Kampf. Nimm ein Ei in eine freie Hand, dann mache eine Geräuschprobe. Wer das Nest entdeckt, erhält 1 Wissen. Ohne Eier ist es zerstört. Hier gibt es nie eine Fehlfunktion. Kein Suchen.
room-power_generator = Generatorraum
    .text = Kosten 2. Nicht im Kampf. Stoppe die Selbstzerstörung, solange ihr Marker Gelb zeigt. Oder: Drehe den Strommarker dieser Sektion um. Gelb: Technikgegenstände.
room-transmitter_control_room = Kommunikationszentrale
    .text = Kosten 2. Nicht im Kampf. Sende dein Signal. Oder: Ein anderer Spieler, der das Signal gesendet hat, zeigt dir heimlich alle Ziele, die er noch hat. Computer. Rot: Militärgegenstände.
room-elevator_s01 = Aufzugsraum S-01
    .text = Kosten 1. Nicht im Kampf. Rufe den Aufzug. Oder, wenn er hier ist: Fahre in eine andere Sektion und nimm mit, wen du willst, wenn er zustimmt. Für beides braucht der Aufzug Strom. Danach gibt es keine Geräuschprobe. Kein Suchen.
room-elevator_s02 = Aufzugsraum S-02
    .text = Kosten 1. Nicht im Kampf. Rufe den Aufzug. Oder, wenn er hier ist: Fahre in eine andere Sektion und nimm mit, wen du willst, wenn er zustimmt. Für beides braucht der Aufzug Strom. Danach gibt es keine Geräuschprobe. Kein Suchen.
room-elevator_s03 = Aufzugsraum S-03
    .text = Kosten 1. Nicht im Kampf. Rufe den Aufzug. Oder, wenn er hier ist: Fahre in eine andere Sektion und nimm mit, wen du willst, wenn er zustimmt. Für beides braucht der Aufzug Strom. Danach gibt es keine Geräuschprobe. Kein Suchen.
room-alert_room = Sicherheitszentrale
    .text = Kosten 2. Nicht im Kampf. Löse den Alarm aus: Sein Marker kommt auf das halbe Zeitfeld, abgerundet. Der Isolationsraum öffnet sich, und das Spiel endet, wenn die Zeit dieses Feld verlässt. Oder: Sieh dir 1 neutrales Eindämmungsprotokoll an und behalte es. Kein Suchen.
room-backup_power_supply = Notstromaggregat
    .text = Kosten 2. Nicht im Kampf. Bei weniger als 3 eingeschalteten Strommarkern: 1 und 2 werden ein-, 3 und 4 ausgeschaltet. Dann lege alle vier neu aus, wie du willst. Der Zeitmarker dreht sich auf Notstrom. Kein Suchen.
room-isolation_room = Isolationsraum
    .text = Kosten 2. Nicht im Kampf. Auf einem weißen Zeitfeld oder bei Alarm: Mache eine Geräuschprobe; ist dann kein Xeno hier, bist du eingeschlossen und sicher, außer die Anlage wird zerstört. Wer zu Rundenbeginn hier ist, zieht bis zu 1 Karte mehr, außer bei Fehlfunktion. Kein Suchen.
room-repository = Depot
    .text = Kosten 2. Nicht im Kampf. Du und dann alle anderen in diesem Raum dürfen 1 Gegenstand mit nur 1 seiner 2 Komponenten herstellen. Kein Suchen.
room-stairwell = Notfalltreppenhaus
    .text = In keiner Sektion und immer dunkel. Keine Aktion. Kein Suchen.

## Event cards

eventcard-blood_trace = Blutspur
    .text = In jeder Sektion gehen alle Xenos, die nicht im Kampf sind, in den Raum mit der kleinsten Nummer, in dem ein Charakter mit offener schwerer Wunde und ohne Aktionskarten ist. Im Dunkeln auch zu Charakteren mit Aktionskarten. { moves-of-event }
eventcard-blue_screen = Bluescreen
    .text = Der erkundete Raum mit der kleinsten Nummer, der einen funktionierenden Computer und Strom hat, bekommt eine Fehlfunktion. Danach verlässt diese Karte das Spiel und der Stapel wird neu gemischt. { moves-of-event }
eventcard-bulkheads_open = Schotten offen
    .text = Alle geschlossenen Türen öffnen sich. Im Dunkeln: Geräusche in jedem Korridor des Raums jedes Charakters, in dem keins liegt. { moves-of-event }
eventcard-coolant_leak = Kühlmittelleck
    .text = Ist das Kühlsystem erkundet und hat eine Fehlfunktion, startet die Selbstzerstörung; hat es keine, bekommt es eine. Danach verlässt diese Karte das Spiel und der Stapel wird neu gemischt. { moves-of-event }
eventcard-damage = Schaden
    .text = Jeder Raum mit Jäger, Brutbestie oder Königin bekommt eine Fehlfunktion. Im Dunkeln: auch jeder Raum mit einem Charakter. { moves-of-event }
eventcard-egg_protection = Eierschutz
    .text = Jeder Charakter, der im Nest ist oder ein Ei trägt, hat eine Begegnung. Im Dunkeln: Jeder Charakter erhält 1 Kontaminationskarte. { moves-of-event }
eventcard-fire_in_the_hole = Achtung, Feuer
    .text = Alle erkundeten Räume des Frachtversandsystems geraten in Brand. Jeder Charakter dort ohne Aktionskarten auf der Hand erleidet 1 schwere Wunde. { moves-of-event }
eventcard-hatching = Schlüpfen
    .text = Entferne 1 Ei aus dem Nest. Jeder Charakter dort ohne Aktionskarten bekommt eine Larve und 1 Kontaminationskarte; gibt es keinen, kommt ein Larvenmarker in den Beutel. Im Dunkeln: Auch jeder Charakter anderswo ohne Aktionskarten bekommt beides. { moves-of-event }
eventcard-kickstopper = Notbremse
    .text = Der Aufzug verliert den Strom und alle Aufzugsräume bekommen eine Fehlfunktion. Danach verlässt diese Karte das Spiel und der Stapel wird neu gemischt. { moves-of-event }
eventcard-leaving_the_shell = Aus der Hülle
    .text = Wer eine Larve trägt, erhält eine Kontaminationskarte und scannt sie: Ist sie INFIZIERT, stirbt er und ein Kriecher erscheint. Alle anderen ziehen 4 Karten, scannen Kontaminationskarten darunter, bekommen bei INFIZIERT eine Larve und werfen alle 4 ab. { moves-of-event }
eventcard-lurking = Lauernde Gefahr
    .text = Alle Xenos, die nicht im Kampf sind, verlassen den Spielplan und ihre Marker kommen in den Beutel. Im Dunkeln: Jeder Xeno im Kampf greift an. { moves-of-event }
eventcard-nest = Nest
    .text = Ist das Nest erkundet: Geräusche in jedem seiner Korridore, in dem keins liegt. Im Dunkeln: Geräusche in jedem Korridor des Raums jedes Charakters, in dem keins liegt. { moves-of-event }
eventcard-noise_in_corridors = Geräusche in den Gängen
    .text = Ein Geräusch in den Wartungskorridoren. Liegt dort schon eins, verlassen stattdessen 1 freier Feuer- und 1 freier Fehlfunktionsmarker das Spiel. Im Dunkeln: Jeder Charakter in einem Raum mit Zugang erleidet 1 leichte Wunde. { moves-of-event }
eventcard-panic = Panik
    .text = Jeder Charakter ohne Aktionskarten auf der Hand verliert 2 Munition oder, wenn sie nicht reicht, 1 Gegenstand. Im Dunkeln: ebenso jeder Charakter mit Aktionskarten. { moves-of-event }
eventcard-power_surge = Überspannung
    .text = Der Zeitmarker dreht sich auf die inaktive Seite: Rote Stromschwellen gelten wieder. { moves-of-event }
eventcard-sanitary_network_failure = Ausfall der Sanitäranlagen
    .text = Jeder erkundete grüne Raum bekommt eine Fehlfunktion. Danach verlässt diese Karte das Spiel und der Stapel wird neu gemischt. { moves-of-event }
eventcard-scent_of_blood = Blutgeruch
    .text = Bei jedem Charakter mit offener schwerer Wunde: Geräusche in jedem Korridor des Raums, in dem keins liegt. Im Dunkeln: Bei jedem solchen Charakter, der nicht im Kampf ist, erscheint ein Jäger. { moves-of-event }
eventcard-short_circuit = Kurzschluss
    .text = Jeder erkundete Raum mit funktionierendem Computer und Strom gerät in Brand. Danach verlässt diese Karte das Spiel und der Stapel wird neu gemischt. { moves-of-event }
eventcard-thats_hot = Ganz schön heiß
    .text = Das Notstromaggregat und, wenn er erkundet ist, der Generatorraum geraten in Brand. Danach verlässt diese Karte das Spiel und der Stapel wird neu gemischt. { moves-of-event }

## Attack cards

attack-blood_chase = Blutjagd
    .text = Kriecher, Jäger, Brutbestie, Königin: 1 leichte Wunde und Schleim. Einem Ziel, das mit offener schwerer Wunde flieht, folgt der Xeno. { blood-of-attack }
attack-blood_rage = Blutrausch
    .text = Brutbestie, Königin: Ein Ziel mit 2 oder mehr schweren Wunden stirbt. Sonst 1 schwere Wunde, oder 2, wenn das Ziel eine offene hat. { blood-of-attack }
attack-cut = Schnitt
    .text = Kriecher, Jäger, Brutbestie, Königin: 1 leichte Wunde und 1 Kontaminationskarte. Im Dunkeln: 1 weitere leichte Wunde. { blood-of-attack }
attack-evolve = Entwicklung
    .text = Kriecher: Der Kriecher wird zur Brutbestie, wenn noch eine da ist, und behält seinen Schaden. Im Dunkeln: Die Brutbestie greift sofort an. { blood-of-attack }
attack-infecting_the_host = Den Wirt infizieren
    .text = Kriecher, Königin: Das Ziel bekommt Schleim. Im Dunkeln: Das Ziel bekommt eine Larve und 1 Kontaminationskarte. { blood-of-attack }
attack-perched_in_the_dark = In der Dunkelheit lauernd
    .text = Jäger, Brutbestie, Königin: 1 schwere Wunde. Im Dunkeln: Ein Ziel, das dann 3 schwere Wunden hat, stirbt. { blood-of-attack }
attack-piercing_the_heart = Stich ins Herz
    .text = Königin: 1 schwere Wunde und 1 Kontaminationskarte. Im Dunkeln: Ein Ziel, das dann mindestens 2 schwere Wunden hat, stirbt. { blood-of-attack }

## Serious wounds

wound-eyes = Augen
    .text = Du giltst immer als im Dunkeln, auch in einer Sektion mit Strom: kein Vorteilswürfel, kein Computer.
wound-guts = Eingeweide
    .text = Immer wenn du Kontaminationskarten erhältst, erhältst du 1 mehr.
wound-knee = Knie
    .text = Im ersten Zug jeder Runde kostet deine erste Bewegung 1 mehr.

## Weaknesses

weakness-wary_of_shadows = Die Schatten im Blick
    .text = Greift dich ein Jäger mit „In der Dunkelheit lauernd“ an, töten dich drei schwere Wunden im Dunkeln nicht.
weakness-light_sensitive = Lichtempfindlich
    .text = Wenn du einen Xeno verletzt, während deine Sektion Strom hat, gilt sein Blutwert als um 1 kleiner.
weakness-blood_trail_habits = Gewohnheiten der Blutspur
    .text = Bei Blutjagd folgt dir nie ein Xeno. Blutrausch fügt dir nur 1 schwere Wunde zu und tötet nicht sofort.

## Objectives

objective-cartographer = Kartograf
    .text = Du hast das Signal gesendet, und alle Räume der Sektionen S-01 und S-02 sind erkundet.
objective-deep_survey = Tiefenerkundung
    .text = Du hast das Signal gesendet, und alle Räume der Sektionen S-02 und S-03 sind erkundet.
objective-whistleblower = Whistleblower
    .text = Du hast das Signal gesendet, und dein Wissensmarker ist aktiv.
objective-big_game = Großwild
    .text = Du hast das Signal gesendet, und die Königin wurde getötet oder die Anlage ist zerstört.
objective-burn_it_out = Ausbrennen
    .text = Du hast das Signal gesendet und das Nest ist zerstört. Oder: Die Anlage ist zerstört.
objective-know_it_all = Besserwisser
    .text = Du hast Wissen 8.
objective-loose_ends = Lose Enden
    .text = Du hast das Signal gesendet und niemand von der Nemesis überlebt: weder die Überlebende noch die Laborratte noch die Besatzung. Oder: Du überlebst als Einziger.
objective-not_alone = Nicht allein
    .text = Du hast das Signal gesendet, und mindestens 1 anderer Charakter überlebt.
objective-scorched_mars = Verbrannter Mars
    .text = Die Anlage ist zerstört, oder du überlebst als Einziger.
objective-hostile_takeover = Feindliche Übernahme
    .text = Der Charakter von Spieler 1 überlebt nicht, oder du überlebst als Einziger.
objective-severance = Abfindung
    .text = Der Charakter von Spieler 2 überlebt nicht, oder du überlebst als Einziger.
objective-liability = Haftungsrisiko
    .text = Der Charakter von Spieler 3 überlebt nicht, oder du überlebst als Einziger.
objective-redundancy = Stellenabbau
    .text = Der Charakter von Spieler 4 überlebt nicht, oder du überlebst als Einziger.
objective-clean_ledger = Saubere Bilanz
    .text = Der Charakter von Spieler 5 überlebt nicht, oder du überlebst als Einziger.
objective-live_cargo = Lebende Fracht
    .text = Du hast das Signal gesendet, und du trägst ein Ei.
objective-extreme_field_biology = Extreme Feldbiologie
    .text = Alle 3 Schwächen sind entdeckt, egal von wem.
objective-clearance = Freigabe
    .text = Dein Wissensmarker ist aktiv, und du hast Wissen 6 oder mehr.
objective-sterilise = Sterilisieren
    .text = Du hast das Signal gesendet, und das Nest ist zerstört, sei es mit der ganzen Anlage.

## Containment protocols

protocol-code_green = Code Grün
    .text = Ist es am Ende aktiv: Durch das Protokoll stirbt niemand.
protocol-code_yellow = Code Gelb
    .text = Ist es am Ende aktiv: Jeder Überlebende mit Wissen 4 oder weniger stirbt, außer im Bunker.
protocol-code_blue = Code Blau
    .text = Ist es am Ende aktiv: Jeder Überlebende, der das Signal nicht gesendet hat, stirbt, außer im Bunker.
protocol-code_gray = Code Grau
    .text = Ist es am Ende aktiv: Alle, die in einer Kapsel entkommen sind, sterben.
protocol-code_red = Code Rot
    .text = Ist es am Ende aktiv: Alle, die in der Isolationskammer eingeschlossen sind, sterben.

## Computer cards

computer-computer_a = Computeraktion A
    .text = An einem funktionierenden Computer, Kosten 1, nicht im Kampf und nicht im Dunkeln: den Rover in einen Ausgangsraum oder zum Bunker schicken; oder heimlich 1 Startmarker ansehen; oder heimlich alle Protokolle eines anderen Spielers in deiner Sektion ansehen.
computer-computer_b = Computeraktion B
    .text = An einem funktionierenden Computer, Kosten 1, nicht im Kampf und nicht im Dunkeln: 1 Wissen erhalten; oder heimlich 1 Startmarker ansehen; oder 2 Strommarker tauschen.
computer-computer_c = Computeraktion C
    .text = An einem funktionierenden Computer, Kosten 1, nicht im Kampf und nicht im Dunkeln: einen Raum wählen: sein Feuer erlischt und alle Xenos dort ziehen sich zurück; oder 2 Strommarker tauschen; oder heimlich alle Protokolle eines anderen Spielers in deiner Sektion ansehen.
computer-computer_d = Computeraktion D
    .text = An einem funktionierenden Computer, Kosten 1, nicht im Kampf und nicht im Dunkeln: 1 beliebige Tür öffnen oder schließen; oder heimlich 1 Startmarker ansehen; oder den Rover in einen Ausgangsraum oder zum Bunker schicken.
computer-computer_e = Computeraktion E
    .text = An einem funktionierenden Computer, Kosten 1, nicht im Kampf und nicht im Dunkeln: einen Raum wählen: sein Feuer erlischt und alle Xenos dort ziehen sich zurück; oder 2 Strommarker tauschen; oder heimlich 1 Startmarker ansehen.
computer-lockdown = Lockdown
    .text = Wird sie aufgedeckt, bekommt der Raum dessen, der den Computer benutzt hat, eine Fehlfunktion. Dann wird der Stapel gemischt und eine andere Karte aufgedeckt.

## Cards turned up by a scan

## Markers and other terms

marker-fire = Feuer
    .text = Wer hier seinen Zug beendet, erleidet 1 leichte Wunde. In der Ereignisphase erleidet jeder Xeno hier 1 Schaden und 1 Ei verbrennt. Sind alle 12 Marker im Spiel und einer mehr wird gebraucht, explodiert die Anlage.
marker-malfunction = Fehlfunktion
    .text = Raumaktion und Computer funktionieren nicht; durchsuchen kann man den Raum noch. Sind alle 10 Marker im Spiel und einer mehr wird gebraucht, explodiert die Anlage.
marker-noise = Geräusch
    .text = Trifft eine Geräuschprobe einen Korridor mit Geräusch, kommt es zu einer Begegnung und alle Geräusche um den Raum verschwinden. In Sektionen mit Strom verklingt es in der Ereignisphase, wo kein Charakter in der Nähe ist.
marker-closed_door = Geschlossene Tür
    .text = Niemand kommt hindurch. Ein Xeno, der hindurch will, zerstört sie und bleibt, wo er ist. Insgesamt gibt es 11 Türmarker.
marker-power = Strom
    .text = Vier nummerierte Marker liegen auf den drei Sektionen und dem Aufzug; Blau ist an. An einer Stromschwelle geht der höchste eingeschaltete Marker aus.
marker-darkness = Dunkelheit
    .text = Ohne Strom in deiner Sektion oder mit verletzten Augen: Dunkelheitseffekte von Ereignissen und Angriffen betreffen dich, Begegnungen nutzen die höhere Zahl, du schießt ohne Vorteilswürfel und kannst keine Computer nutzen.
marker-time = Zeitmarker
    .text = Er rückt in jeder Ereignisphase um 1 Feld vor, von 15 bis 0, wo das Spiel endet. Verlässt er ein Feld mit einer Schwelle, kann Strom ausfallen.
marker-emergency_power = Notstrom
    .text = Solange der Zeitmarker die aktive Seite zeigt, gelten rote Stromschwellen nicht. Blaue gelten immer.
marker-alarm = Alarm
    .text = Der Isolationsraum ist offen. Das Spiel endet, wenn der Zeitmarker dieses Feld verlassen müsste.
marker-self_destruct = Selbstzerstörung
    .text = Gelb: Sie kann gestoppt werden. Verlässt die Zeit ihr Feld, wird sie rot, rückt 3 Felder weiter und das Haupttor öffnet sich. Rot: Müsste die Zeit ihr Feld verlassen, wird die Anlage zerstört; ebenso, wenn sie am Spielende auf der Leiste liegt.
marker-main_gate = Haupttor
    .text = Es öffnet sich, wenn der erste Charakter stirbt, wenn die Selbstzerstörung rot wird oder mit dem Schlüssel. Es schließt sich nie wieder.
marker-rover = Rover
    .text = Vom Ausgangsraum bringt er einen Charakter zum Bunker und bleibt dort, bis ein Computer ihn zurückschickt.
marker-venting = Entlüftung
    .text = Am Ende der Spielerphase sterben alle Charaktere und Xenos in diesem Raum. Öffnet sich vorher eine seiner Türen oder wird zerstört, geschieht nichts.
marker-signal = Signal
    .text = Du hast das Signal aus der Kommunikationszentrale gesendet. Viele Ziele und Code Blau verlangen es.
marker-knowledge = Wissen
    .text = Eine Zahl von 1 bis 8. Entdeckte Schwächen helfen dir ab Wissen 3, 5 und 8, in der Reihenfolge ihrer Entdeckung.
marker-knowledge_active = Aktiver Wissensmarker
    .text = Du hast das Archiv untersucht. Einige Ziele und eine Aufgabe verlangen es.
marker-weakness = Schwäche
    .text = Sie hilft jedem Charakter mit genug Wissen: 3 für die erste, 5 für die zweite, 8 für die dritte. Die der klassischen Xenos helfen allen. Wer eine neue Art von Objekt analysiert, entdeckt die nächste.
marker-objective = Ziel
    .text = Du gewinnst, wenn du alle Prüfungen am Ende überlebst und dein Ziel dann erfüllt ist. Wenn der erste Xeno erscheint, behältst du eins von zweien. Ein Team gewinnt, wenn es alle seine offenen Ziele erfüllt und einer von ihm überlebt; jedes, das nach dem Signal fragt, braucht einen eigenen Sender.
marker-protocol = Eindämmungsprotokoll
    .text = Eines ist aktiv und verdeckt; am Spielende wird es aufgedeckt und kann Überlebende töten. Ein Marker, den du hast oder gesehen hast, ist nicht der aktive. Ein Team legt jeden Marker, den es ansieht, offen hin.
marker-quest = Aufgabe
    .text = Ein Aufgabengegenstand ist kein Gegenstand, bis seine Aufgabe erfüllt ist: in deinem Zug, kostenlos und nicht im Kampf.

## Parts of texts: the number of one copy

