### Die Sätze einer Partie Lockdown: Orte, Fragen, Möglichkeiten, Ereignisse, das Ende.

lockdown = Nemesis: Lockdown
word-xeno = Xeno
word-a-xeno = ein Xeno
word-A-xeno = Ein Xeno
word-xenos = Xenos

## Orte, Teile, Arten

place-service = Wartungskorridore
    .text = Sie verbinden alle Räume mit Zugang. Ein Geräusch darin zählt für jeden dieser Räume; Xenos, die hineingehen, verlassen den Spielplan.
place-lift = Aufzug
    .text = Er steht in einer Sektion. Mit Strom kann man ihn aus den Aufzugsräumen rufen und fahren.
place-section = Sektion S-0{ $number }
    .text = Ihr Strommarker entscheidet: Blau heißt Strom, Rot heißt, dass dort alle im Dunkeln sind.
place-bunker = Bunker
    .text = Vom Ausgangsraum durch das offene Haupttor erreichbar, Kosten 2: im Rover oder zu Fuß im Anzug nach einer Geräuschprobe, die keinen Xeno bringt. Immer sicher, auch vor Protokollen.
place-isolated = Isolationskammer
    .text = Eingeschlossen im Isolationsraum: nicht mehr im Spiel und sicher, außer die Anlage wird zerstört oder Code Rot ist aktiv.
place-escaped = Umlaufbahn
    .text = In einer Kapsel gestartet: nicht mehr im Spiel und sicher, außer Code Grau ist aktiv.
place-pod_a = Kapsel A
    .text = Fasst einen Charakter, der auf den Startmarker in der Ereignisphase wartet.
place-pod_b = Kapsel B
    .text = Fasst einen Charakter, der auf den Startmarker in der Ereignisphase wartet.
place-pod_c = Kapsel C
    .text = Fasst einen Charakter, der auf den Startmarker in der Ereignisphase wartet.
token-xeno = { $xeno_id ->
    [none] leerer Marker
   *[other] Marker { $xeno } { $low }/{ $high }
}
    .text = { $xeno_id ->
        [none] Begegnung: Nichts erscheint, aber jeder Korridor des Raums bekommt ein Geräusch; ist er allein im Beutel, kommt ein Jäger dazu. Bei der Beutelentwicklung kommt ein Jäger dazu.
       *[other] Begegnung: { $xeno } erscheint. Mit weniger als { $low } Handkarten, im Dunkeln { $high }, wirst du überraschend angegriffen.
    }
launch-a = Start der Kapsel A
    .text = Wer in Kapsel A ist, entkommt. Wer in einer anderen Kapsel ist, kehrt in deren Raum zurück und erleidet 1 schwere Wunde.
launch-b = Start der Kapsel B
    .text = Wer in Kapsel B ist, entkommt. Wer in einer anderen Kapsel ist, kehrt in deren Raum zurück und erleidet 1 schwere Wunde.
launch-c = Start der Kapsel C
    .text = Wer in Kapsel C ist, entkommt. Wer in einer anderen Kapsel ist, kehrt in deren Raum zurück und erleidet 1 schwere Wunde.
launch-all = Start aller Kapseln
    .text = Alle, die in einer Kapsel sind, entkommen.
launch-none = kein Start
    .text = Alle, die in einer Kapsel sind, kehren in deren Raum zurück und erleiden 1 schwere Wunde.
deck-computer = Computerkarten
face-card_for_1 = eine Karte für einen Treffer
face-hit_1_card_for_2 = Treffer, eine Karte für einen Doppeltreffer
how-evolve = sofort
how-desperate_attack = im Gegenzug
fate-pod = beim Fehlstart gestorben
fate-thermite = durch Thermit gestorben
fate-scalpel = unter dem Skalpell gestorben
fate-defense = vom Abwehrsystem getötet
fate-purged = bei der Säuberung der Anlage gestorben
fate-left_behind = in der Anlage zurückgeblieben
fate-destroyed = mit der Anlage untergegangen
fate-protocol = vom Eindämmungsprotokoll getötet
by-rover = im Rover
by-suit = zu Fuß

## Was Karten, Gegenstände, Räume und der Computer können

choice-attack = angreifen
choice-attacks = Angriffskarten ansehen
choice-broken_room = den defekten Raum nutzen
choice-build = etwas bauen
choice-call_elevator = den Aufzug rufen
choice-calm = einen Xeno beruhigen
choice-check_objective = ein Ziel prüfen
choice-command = einen Xeno bewegen
choice-computer = den Computer nutzen
choice-craft_together = mit einer Komponente herstellen
choice-crawl = durch die Wartungskorridore kriechen
choice-cut = schneiden
choice-cut_out = eine Larve herausschneiden
choice-decontaminate = dekontaminieren
choice-digest = eine Kontaminationskarte verdauen
choice-draw = Karten ziehen
choice-drive_off = einen Xeno vertreiben
choice-elevator = Aufzug fahren
choice-enter_pod = die Kapsel betreten
choice-events = Ereigniskarten ansehen
choice-examine_archives = das Archiv untersuchen
choice-exterminate = eine Bedrohung vernichten
choice-fix = reparieren und rechnen
choice-hush = Korridore beruhigen
choice-inspect_protocol = ein Protokoll nehmen
choice-light = die Taschenlampe aufladen
choice-lock = alle Türen eines Raums schließen
choice-lock_in = sich einschließen
choice-lure = Geräusche machen
choice-malfunction = reparieren
choice-move_rover = den Rover bewegen
choice-open = das Haupttor öffnen
choice-peek_css = einen Startmarker ansehen
choice-peek_player = Protokolle eines anderen ansehen
choice-place = ein Geräusch legen
choice-power = den Strom ein- oder ausschalten
choice-push = einen Xeno zurückdrängen
choice-raise_alarm = Alarm auslösen
choice-read = ein Protokoll ansehen
choice-remote = aus der Ferne rechnen
choice-remove = ein Geräusch entfernen
choice-reroute = die Computerkarte wechseln
choice-reschedule = einen Start ansehen und verschieben
choice-restore_power = den Strom wiederherstellen
choice-sample = eine Probe nehmen
choice-scan = Kontaminationskarten scannen
choice-spy = ein Protokoll ansehen
choice-stab = zustechen
choice-study = studieren
choice-stun_character = einen Charakter betäuben
choice-swallow = schlucken
choice-swap_power = zwei Strommarker tauschen
choice-take_equipment = Ausrüstung nehmen
choice-take_neutralizer = ein Gegenmittel nehmen
choice-toggle_door = eine Tür öffnen oder schließen
choice-tour = jemanden führen
choice-turn_power = den Strom ein- oder ausschalten
choice-unpowered = ohne Strom rechnen
choice-use_elevator = Aufzug fahren
choice-vent = einen Raum entlüften

## Fragen

prompt-advantage = Eine Karte für mehr Schaden abwerfen?
prompt-calm = Welchen Xeno beruhigst du?
prompt-check_objective = Wessen Ziele prüfst du?
prompt-command = Welchem Xeno befiehlst du?
prompt-command_to = Durch welchen Korridor geht er?
prompt-computer = Welche Computeraktion führst du aus?
prompt-computer_card = Welche Computerkarte soll offen liegen?
prompt-craft_with_one = Etwas mit einer Komponente herstellen?
prompt-cut_out = Wessen Larve schneidest du heraus?
prompt-defense_price = Was kostet das Abwehrsystem diesen Raum?
prompt-desperate_attack = Wen greifst du an?
prompt-digest = Welche Kontaminationskarte verdaust du?
prompt-discard_weapon = Welche Waffe gibst du auf?
prompt-drive_off = Welchen Xeno vertreibst du?
prompt-drive_to = Wohin vertreibst du ihn?
prompt-exterminate = Welcher Raum wird getroffen?
prompt-extinguish = Wo löschst du das Feuer?
prompt-feel_attack = Diesen Angriff ignorieren?
prompt-feel_event = Die Dunkelheit dieses Ereignisses ignorieren?
prompt-hide = Soll der Xeno jemand anderen angreifen?
prompt-hide_behind = Wer wird stattdessen angegriffen?
prompt-hush = Welches Geräusch entfernst du?
prompt-hush_many = Welche Geräusche entfernst du?
prompt-light = Ein Licht gegen die Dunkelheit einsetzen?
prompt-lend = Darf { $seat } { $piece } analysieren und damit verbrauchen?
prompt-lure = Wo machst du Geräusche?
prompt-make_noise = Wo machst du ein Geräusch?
prompt-on_top = Welche Karte kommt oben auf { $deck }?
prompt-panic_ammo = Welche Waffe verliert Munition?
prompt-panic_item = Welchen Gegenstand verlierst du?
prompt-peek_css = Welchen Startmarker siehst du an?
prompt-peek_player = Wessen Protokolle siehst du an?
prompt-peek_protocol = Welches Protokoll siehst du an?
prompt-pheromones = Pheromone einsetzen?
prompt-place_power = Welcher Strommarker kommt nach { $section }?
prompt-push_xeno = Welchen Xeno drängst du zurück?
prompt-quarantine = Welchen Raum riegelst du ab?
prompt-ride = In welche Sektion fährst du?
prompt-ride_with = Wen nimmst du mit?
prompt-ride_along = Mit { $seat } nach { $section } fahren?
prompt-shift_css = Den Marker verschieben?
prompt-stab = Welchen Xeno stichst du?
prompt-stay_silent = Kein Geräusch machen?
prompt-stun = Wen betäubst du?
prompt-swap_power = Welche Strommarker tauschst du?
prompt-take_crafted = Welchen Gegenstand nimmst du?
prompt-take_protocol = Welches Protokoll nimmst du?
prompt-thermite = Wohin wirfst du die Ladung?
prompt-tour_to = Wohin geht die Führung?
prompt-tour_with = Wen nimmst du mit?
prompt-vivisection = Welchen Xeno schneidest du?

## Möglichkeiten

option-craft_with_one-craft = { $a } aus { $b }
option-computer = Computer: { $a }
option-escape = { $a_id ->
    [rover] Im Rover entkommen
   *[other] Zu Fuß entkommen
}
option-advantage-keep = nichts abwerfen
option-advantage-discard = { $a } abwerfen
option-endure = nichts tun
option-light = { $a } einsetzen
option-ignore = den Angriff ignorieren, { $b } aufgeben
option-redirect = den Angriff auf { $d_seat } lenken, { $b } aufgeben
option-stun-character = { $a_seat }
option-hide_behind-character = { $a_seat }
option-cut_out-character = { $a_seat }
option-player = { $a_seat }
option-look = { $a_id ->
    [neutral] neutrales Protokoll { $b }
    [seat0] Protokoll { $b } von Platz 1
    [seat1] Protokoll { $b } von Platz 2
    [seat2] Protokoll { $b } von Platz 3
    [seat3] Protokoll { $b } von Platz 4
   *[other] Protokoll { $b } von Platz 5
}
option-protocol = Protokoll { $a }
option-css = der Marker auf Feld { $a }
option-play = { $a }: { $b_id ->
    [attacks] { choice-attacks }
    [computer] { choice-computer }
    [events] { choice-events }
   *[other] { $b }
}
option-shift = auf Feld { $b } verschieben
option-stay = liegen lassen
option-token = Marker { $a }
option-swap = { $a } und { $b }
option-computer_card-open = { $a }
option-ride = { $a }
option-spend = { $a }
option-take = { $a }
option-search = eine Suche
option-break = eine Fehlfunktion
option-skip = keine Computeraktion
option-with = mit { $a_seat }
option-ride_with-none = allein

## Ereignisse: der Verlauf

event-board_laid_out = Die Anlage ist aufgebaut.
event-dealt = { $first_seat } ist Spieler 1. Ziele und Protokolle sind verteilt.
event-acts = { $verb_id ->
    [move] { $seat } geht nach { $thing }.
    [careful] { $seat } geht vorsichtig nach { $thing }.
    [shoot] { $seat } schießt.
    [melee] { $seat } schlägt zu.
    [pick_up] { $seat } hebt etwas auf.
    [trade] { $seat } eröffnet einen Tausch.
    [craft] { $seat } stellt her: { $about }.
    [computer] { $seat } nutzt den Computer.
    [escape] { $seat } bricht zum Bunker auf.
    [drive] { $seat } nimmt den Rover.
    [room] { $seat } nutzt den Raum: { $about }.
    [quest] { $seat } aktiviert: { $about }.
    [play] { $seat } spielt { $thing }: { $way }.
    [use] { $seat } benutzt { $thing }: { $way }.
   *[other] { $seat }: { $about }.
}
event-time = Der Zeitmarker rückt auf { $time }.
event-threshold = Eine Stromschwelle ist überschritten.
event-time_token_turned = { $emergency_power ->
    [0] Die Notstromversorgung fällt aus.
   *[other] Die Notstromversorgung läuft.
}
event-power_turned = { $powered ->
    [0] { $section } verliert den Strom.
   *[other] { $section } hat Strom.
}
event-power_reset = Die Strommarker 1 und 2 sind eingeschaltet.
event-power_placed = Strommarker { $token } kommt nach { $section }.
event-power_swapped = { $seat } tauscht den Strom von { $section } und { $other }.
event-alarm = Alarm: Das Ende kommt, wenn die Zeit { $time } verlässt.
event-self_destruct_started = Die Selbstzerstörung steht auf { $time }.
event-self_destruct_red = Die Selbstzerstörung ist nicht mehr aufzuhalten: { $time }.
event-gate_opened = Das Haupttor öffnet sich.

## Ereignisse: Räume, Geräusche, Türen, Feuer

event-markers_lost = Die Anlage zerfällt: { $fire } Feuer- und { $malfunction } Fehlfunktionsmarker bleiben.
event-lift_called = { $seat } ruft den Aufzug nach { $section }.
event-lift_rides = Der Aufzug fährt nach { $section }.
event-rover_moved = Der Rover fährt: { $to }.

## Ereignisse: Xenos

event-calmed = { $xeno } ist ruhig.

## Ereignisse: Charaktere

event-knowledge = { $seat } hat Wissen { $knowledge }.
event-knowledge_token = { $seat } aktiviert den Wissensmarker.
event-analysed = { $seat } analysiert { $piece }.
event-lights = { $seat } setzt { $item } gegen die Dunkelheit ein.

## Ereignisse: Computer, Geheimnisse, Auswege

event-computer = { $seat } rechnet: { $program }.
event-computer_card = Computerkarte: { $card }.
    .aside = ja
event-computer_lockdown = Lockdown! Der Computer von { $seat } fällt aus.
event-css_peeked = { $token_id ->
    [none] { $seat } sieht den Startmarker auf { $time } an.
   *[other] { $seat } sieht den Startmarker auf { $time } an: { $token }.
}
event-css_shifted = { $seat } verschiebt den Startmarker von { $time } auf { $to }.
event-css_revealed = Start: { $token }.
event-protocol_peeked = { $token_id ->
    [none] { $seat } sieht ein Eindämmungsprotokoll an ({ $owner_id ->
        [none] neutral
       *[other] { $owner }
    } { $number }).
   *[other] { $seat } sieht ein Eindämmungsprotokoll an: { $token }.
}
event-protocol_taken = { $token_id ->
    [none] { $seat } nimmt ein neutrales Protokoll.
   *[other] { $seat } nimmt ein neutrales Protokoll: { $token }.
}
event-protocols_returned = Die Protokolle von { $seat } kommen in den neutralen Vorrat.
    .aside = ja
event-objective_shown = { $seat } zeigt { $to_seat } die Ziele.
event-entered_pod = { $seat } betritt { $pod }.
event-launch_failed = { $pod } startet nicht: { $seat } ist zurück.
event-reached_bunker = { $seat } erreicht { $by } den Bunker.
event-escape_failed = { $seat } kommt nicht weg.
event-locked_in = { $seat } ist eingeschlossen.
event-lock_in_failed = { $seat } kann sich nicht einschließen: Etwas kommt.

## Das Ende

event-protocol_revealed = Das aktive Protokoll ist { $token }.
reason-time = die Zeit ist abgelaufen
reason-alarm = der Alarm ist abgelaufen
reason-self_destruct = die Anlage hat sich selbst zerstört
reason-explosion = die Anlage ist explodiert
reason-nobody_left = niemand ist mehr in der Anlage
why-pod = beim Fehlstart gestorben
why-thermite = durch Thermit gestorben
why-scalpel = unter dem Skalpell gestorben
why-defense = vom Abwehrsystem getötet
why-purged = bei der Säuberung der Anlage gestorben
why-left_behind = in der Anlage zurückgeblieben
why-destroyed = mit der Anlage untergegangen
why-protocol = vom Eindämmungsprotokoll getötet

## Was nicht geht

refusal-no_power = es gibt keinen Strom
refusal-knowledge = dafür ist Wissen { $level } nötig
