### Die Sätze einer Partie Lockdown: Orte, Fragen, Möglichkeiten, Ereignisse, das Ende.

lockdown = Nemesis: Lockdown

## Orte, Teile, Arten

place-room = Raum { NUMBER($number, minimumIntegerDigits: 3) }
place-corridor = Korridor { NUMBER($here, minimumIntegerDigits: 3) }–{ NUMBER($there, minimumIntegerDigits: 3) }
place-service = Wartungsgänge
    .text = Sie verbinden alle Räume mit Zugang. Ein Geräusch darin zählt für jeden dieser Räume; Xenos, die hineingehen, verlassen den Spielplan.
place-lift = Aufzug
    .text = Er steht in einer Sektion. Mit Strom kann man ihn aus den Aufzugsräumen rufen und fahren.
place-section = Sektion S-0{ $number }
    .text = Ihr Strommarker entscheidet: Blau heißt Strom, Rot heißt, dass dort alle im Dunkeln sind.
place-bunker = Bunker
    .text = Vom Ausgangsraum durch das offene Haupttor erreichbar, Kosten 2: im Rover oder zu Fuß im Anzug nach einem Geräuschwurf, der keinen Xeno bringt. Immer sicher, auch vor Protokollen.
place-isolated = Isolationskammer
    .text = Eingeschlossen im Isolationsraum: nicht mehr im Spiel und sicher, außer die Anlage wird zerstört oder Code Rot ist aktiv.
place-escaped = Umlaufbahn
    .text = In einer Kapsel gestartet: nicht mehr im Spiel und sicher, außer Code Grau ist aktiv.
place-dead = tot
place-pod_a = Kapsel A
    .text = Fasst einen Charakter, der auf den Startmarker in der Ereignisphase wartet.
place-pod_b = Kapsel B
    .text = Fasst einen Charakter, der auf den Startmarker in der Ereignisphase wartet.
place-pod_c = Kapsel C
    .text = Fasst einen Charakter, der auf den Startmarker in der Ereignisphase wartet.
xeno-larva = Larve
    .text = Jeder Schaden tötet sie, und sie lässt keinen Kadaver zurück. Ihr Angriff braucht keine Karte: Sie setzt sich auf einen Charakter, der keine trägt, und er erhält 1 Verseuchungskarte. Bei der Beutelentwicklung ersetzt ein Ausgewachsener ihren Marker.
xeno-creeper = Kriecher
    .text = Eine Schadensprüfung zieht 1 Angriffskarte für seinen Blutwert. Er kann zum Brüter werden. Bei der Beutelentwicklung ersetzt ein Brüter seinen Marker.
xeno-adult = Ausgewachsener
    .text = Eine Schadensprüfung zieht 1 Angriffskarte für seinen Blutwert. Bei der Beutelentwicklung machen alle, die nicht im Kampf sind, einen Geräuschwurf.
xeno-breeder = Brüter
    .text = Eine Schadensprüfung zieht 2 Angriffskarten und addiert ihre Blutwerte; ein Pfeil genügt für den Rückzug. Bei der Beutelentwicklung machen alle, die nicht im Kampf sind, einen Geräuschwurf.
xeno-queen = Königin
    .text = Eine Schadensprüfung zieht 2 Angriffskarten und addiert ihre Blutwerte; ein Pfeil genügt für den Rückzug. Bei der Beutelentwicklung kommt sie zu dem, der im Nest ist, oder legt dort ein Ei.
xeno-none = leer
xeno-numbered = { $xeno } { $number }
object-egg = Ei
    .text = Belegt eine Hand. Es kann analysiert, hinausgetragen oder mit 1 Schaden zerstört werden.
object-carcass = Kadaver
    .text = Ein toter Xeno. Belegt eine Hand und kann analysiert werden.
object-corpse = Leiche
    .text = Ein toter Charakter. Belegt eine Hand und kann analysiert werden.
token-xeno = { $xeno_id ->
    [none] leerer Marker
   *[other] Marker { $xeno } { $low }/{ $high }
}
    .text = { $xeno_id ->
        [none] Begegnung: Nichts erscheint, aber jeder Korridor des Raums bekommt ein Geräusch; ist er allein im Beutel, kommt ein Ausgewachsener dazu. Bei der Beutelentwicklung kommt ein Ausgewachsener dazu.
       *[other] Begegnung: { $xeno } erscheint. Mit weniger als { $low } Handkarten, im Dunkeln { $high }, wirst du überraschend angegriffen.
    }
token-exploration = { $effect } { $count }
    .text = Der Raum kann { $count }-mal durchsucht werden, wenn überhaupt. { $effect_id ->
        [malfunction] Der Raum bekommt eine Fehlfunktion.
        [fire] Der Raum gerät in Brand.
        [silence] Kein Geräuschwurf; mit Schleim stattdessen Gefahr.
        [slime] Wer den Raum erforscht, bekommt Schleim.
        [danger] Gefahr statt des Geräuschwurfs.
       *[door] Die Tür hinter dir schließt sich.
    }
effect-malfunction = Fehlfunktion
effect-fire = Feuer
effect-silence = Stille
effect-slime = Schleim
effect-danger = Gefahr
effect-door = Tür
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
deck-attacks = Angriffskarten
deck-events = Ereigniskarten
deck-serious_wounds = schwere Wunden
deck-contamination = Verseuchungskarten
deck-computer = Computerkarten
deck-selection = Charaktere
deck-red = Militärgegenstände
deck-yellow = Technikgegenstände
deck-green = Versorgungsgegenstände
deck-blue = hergestellte Gegenstände
deck-starting = Startgegenstände
deck-quest = Aufgabengegenstände
colour-red = Militär
colour-yellow = Technik
colour-green = Versorgung
colour-blue = hergestellt
colour-starting = Start
colour-quest = Aufgabe
face-blank = Fehlschlag
face-creeper = Treffer gegen Larve oder Kriecher
face-adult = Treffer gegen Larve, Kriecher oder Ausgewachsenen
face-hit_1 = Treffer
face-hit_2 = Doppeltreffer
face-card_for_1 = eine Karte für einen Treffer
face-hit_1_card_for_2 = Treffer, eine Karte für einen Doppeltreffer
result-silence = Stille
result-danger = Gefahr
how-surprise = überraschend
how-escape = bei der Flucht
how-event_phase = in der Ereignisphase
how-event = wegen eines Ereignisses
how-evolve = sofort
how-desperate_attack = im Gegenzug
fate-attack = von einem Xeno getötet
fate-bleeding = verblutet
fate-melee = im Nahkampf gestorben
fate-infection = an der Infektion gestorben
fate-fire = verbrannt
fate-vented = erstickt
fate-event = durch ein Ereignis gestorben
fate-pod = beim Fehlstart gestorben
fate-surgery = bei der Operation gestorben
fate-grenade = durch eine Granate gestorben
fate-thermite = durch Thermit gestorben
fate-scalpel = unter dem Skalpell gestorben
fate-defense = vom Verteidigungssystem getötet
fate-purged = bei der Säuberung der Anlage gestorben
fate-destroyed = mit der Anlage untergegangen
fate-protocol = vom Eindämmungsprotokoll getötet
by-rover = im Rover
by-suit = zu Fuß

## Was Karten, Gegenstände, Räume und der Computer können

choice-analyse = ein Objekt analysieren
choice-attach = anbringen
choice-attack = angreifen
choice-attacks = Angriffskarten ansehen
choice-boost = abwerfen und ziehen
choice-break_door = eine Tür zerstören
choice-break_room = den Raum beschädigen
choice-broken_room = den defekten Raum nutzen
choice-build = etwas bauen
choice-call_elevator = den Aufzug rufen
choice-calm = einen Xeno beruhigen
choice-check_objective = ein Ziel prüfen
choice-clean = eine Karte reinigen
choice-combine = zwei Gegenstände verbinden
choice-command = einen Xeno bewegen
choice-computer = den Computer nutzen
choice-craft_together = mit einer Komponente herstellen
choice-crawl = durch die Wartungsgänge kriechen
choice-cure = die Infektion heilen
choice-cut = schneiden
choice-cut_out = eine Larve herausschneiden
choice-decontaminate = dekontaminieren
choice-digest = eine Verseuchungskarte verdauen
choice-door = eine Tür öffnen oder schließen
choice-draw = Karten ziehen
choice-dress = eine Wunde verbinden
choice-dress_all = alle Wunden verbinden
choice-drive_off = einen Xeno vertreiben
choice-elevator = Aufzug fahren
choice-enter_pod = die Kapsel betreten
choice-escape = fliehen
choice-events = Ereigniskarten ansehen
choice-examine_archives = das Archiv untersuchen
choice-exterminate = eine Bedrohung vernichten
choice-fire = ein Feuer löschen
choice-fix = reparieren und rechnen
choice-free_room = den Raum kostenlos nutzen
choice-fuel = den Flammenwerfer füllen
choice-heal = heilen
choice-heal_dressed = eine verbundene Wunde heilen
choice-heal_light = alle leichten Wunden heilen
choice-hush = Korridore beruhigen
choice-ignite = ein Feuer legen
choice-inspect_protocol = ein Protokoll nehmen
choice-light = die Taschenlampe aufladen
choice-lock = alle Türen eines Raums schließen
choice-lock_in = sich einschließen
choice-lure = Geräusche machen
choice-malfunction = reparieren
choice-move_rover = den Rover bewegen
choice-open = das Haupttor öffnen
choice-operate = operieren
choice-peek = unerforschte Räume ansehen
choice-peek_css = einen Startmarker ansehen
choice-peek_player = Protokolle eines anderen ansehen
choice-place = ein Geräusch legen
choice-power = den Strom ein- oder ausschalten
choice-push = einen Xeno zurückdrängen
choice-raise_alarm = Alarm auslösen
choice-read = ein Protokoll ansehen
choice-recharge = eine Waffe aufladen
choice-reload = nachladen
choice-remote = aus der Ferne rechnen
choice-remove = ein Geräusch entfernen
choice-repair = reparieren
choice-repel = Xenos zurücktreiben
choice-reroute = die Computerkarte wechseln
choice-reschedule = einen Start ansehen und verschieben
choice-rest = ausruhen
choice-restore_power = den Strom wiederherstellen
choice-sample = eine Probe nehmen
choice-scan = Verseuchungskarten scannen
choice-scout = einen Raum auskundschaften
choice-search = suchen
choice-send_signal = das Signal senden
choice-shock_character = einen Charakter schocken
choice-shock_intruder = einen Xeno schocken
choice-slime = Schleim entfernen
choice-smoke = im Rauch verschwinden
choice-spy = ein Protokoll ansehen
choice-stab = zustechen
choice-start_self_destruct = die Selbstzerstörung starten
choice-stop_self_destruct = die Selbstzerstörung stoppen
choice-study = studieren
choice-stun_character = einen Charakter betäuben
choice-swallow = schlucken
choice-swap_power = zwei Strommarker tauschen
choice-take_egg = ein Ei nehmen
choice-take_equipment = Ausrüstung nehmen
choice-take_neutralizer = ein Gegenmittel nehmen
choice-throw = werfen
choice-toggle_door = eine Tür öffnen oder schließen
choice-tour = jemanden führen
choice-turn_power = den Strom ein- oder ausschalten
choice-unpowered = ohne Strom rechnen
choice-use_elevator = Aufzug fahren
choice-vent = einen Raum entlüften

## Fragen

prompt-act = Deine Aktion { $nth } von 2.
prompt-advantage = Eine Karte für mehr Schaden abwerfen?
prompt-agree_to_trade = { $give } gegen { $get } geben?
prompt-analyse = Welches Objekt analysierst du?
prompt-attach = Welche Waffe bekommt das Magazin?
prompt-boost = Welche Karten tauschst du aus?
prompt-break_door = Welche Tür zerstörst du?
prompt-calm = Welchen Xeno beruhigst du?
prompt-careful_noise = In welchem Korridor machst du ein Geräusch?
prompt-check_objective = Wessen Ziele prüfst du?
prompt-choose_deck = Von welchem Stapel ziehst du?
prompt-command = Welchem Xeno befiehlst du?
prompt-command_to = Durch welchen Korridor geht er?
prompt-component = Welche Komponente nimmst du für { $item }?
prompt-computer = Welche Computeraktion führst du aus?
prompt-computer_card = Welche Computerkarte soll offen liegen?
prompt-counter_offer = { $seat } bietet { $pieces }. Was bietest du dafür?
prompt-craft_with_one = Etwas mit einer Komponente herstellen?
prompt-crawl = Wohin kriechst du?
prompt-cut_out = Wessen Larve schneidest du heraus?
prompt-defense_price = Was kostet das Verteidigungssystem diesen Raum?
prompt-desperate_attack = Wen greifst du an?
prompt-digest = Welche Verseuchungskarte verdaust du?
prompt-discard_item = Welchen Gegenstand wirfst du ab?
prompt-discard_on_pass = Welche Karten wirfst du ab?
prompt-discard_weapon = Welche Waffe gibst du auf?
prompt-disinfect = Welche Verseuchungskarte scannst du?
prompt-draft = Welchen Charakter spielst du?
prompt-dress = Welche Wunde verbindest du?
prompt-drive_off = Welchen Xeno vertreibst du?
prompt-drive_to = Wohin vertreibst du ihn?
prompt-drop_excess = Deine Hände sind voll: Was legst du ab?
prompt-escape_to = Wohin fliehst du?
prompt-exterminate = Welcher Raum wird getroffen?
prompt-extinguish = Wo löschst du das Feuer?
prompt-feel_attack = Diesen Angriff ignorieren?
prompt-feel_event = Die Dunkelheit dieses Ereignisses ignorieren?
prompt-grenade = Wohin wirfst du die Granate?
prompt-heal = Welche Wunde heilst du?
prompt-hide = Soll der Xeno jemand anderen angreifen?
prompt-hide_behind = Wer wird stattdessen angegriffen?
prompt-hush = Welches Geräusch entfernst du?
prompt-hush_many = Welche Geräusche entfernst du?
prompt-ignore_token = { $token } ignorieren?
prompt-interrupt = { $seat } unterbrechen?
prompt-keep_item = Welchen Gegenstand behältst du?
prompt-keep_objective = Welches Ziel behältst du?
prompt-light = Ein Licht gegen die Dunkelheit einsetzen?
prompt-lure = Wo machst du Geräusche?
prompt-make_noise = Wo machst du ein Geräusch?
prompt-make_room = Was legst du für { $piece } ab?
prompt-offer = Was bietest du an?
prompt-on_top = Welche Karte kommt oben auf { $deck }?
prompt-overcharge = 1 weitere Munition für 1 weiteren Schaden ausgeben?
prompt-panic_ammo = Welche Waffe verliert Munition?
prompt-panic_item = Welchen Gegenstand verlierst du?
prompt-pay = Mit welchen Karten bezahlst du? ({ $least })
prompt-peek_css = Welchen Startmarker siehst du an?
prompt-peek_player = Wessen Protokolle siehst du an?
prompt-peek_protocol = Welches Protokoll siehst du an?
prompt-peek_tiles = Welche unerforschten Räume siehst du an?
prompt-pheromones = Pheromone einsetzen?
prompt-place_power = Welcher Strommarker kommt nach { $section }?
prompt-push_xeno = Welchen Xeno drängst du zurück?
prompt-quarantine = Welchen Raum riegelst du ab?
prompt-reload = Welche Waffe lädst du?
prompt-repel = Welchen Raum räumst du?
prompt-repel_xeno = Welchen Xeno treibst du zurück?
prompt-reroll = Gewürfelt: { $face }. Noch einmal würfeln?
prompt-ride = In welche Sektion fährst du?
prompt-ride_along = Mit { $seat } nach { $section } fahren?
prompt-room_action = Was tust du in diesem Raum?
prompt-shift_css = Den Marker verschieben?
prompt-shock_character = Wen schockst du?
prompt-shock_xeno = Welchen Xeno schockst du?
prompt-smoke = Welche Karte wirfst du ab?
prompt-stab = Welchen Xeno stichst du?
prompt-stay_silent = Kein Geräusch machen?
prompt-stun = Wen betäubst du?
prompt-swap_power = Welche Strommarker tauschst du?
prompt-take_crafted = Welchen Gegenstand nimmst du?
prompt-take_door = Welche Tür nimmst du für { $corridor }?
prompt-take_protocol = Welches Protokoll nimmst du?
prompt-tape = Welche Gegenstände verbindest du?
prompt-thermite = Wohin wirfst du die Ladung?
prompt-toggle_door = Welche Tür öffnest oder schließt du?
prompt-tour_to = Wohin geht die Führung?
prompt-tour_with = Wen nimmst du mit?
prompt-trade = Mit wem tauschst du?
prompt-vent = Welchen Raum entlüftest du?
prompt-vivisection = Welchen Xeno schneidest du?
prompt-who_escapes = Wer flieht?

## Möglichkeiten

option-pass = Passen
option-move = Nach { $a } gehen
option-careful = Vorsichtig nach { $a } gehen
option-shoot = Mit { $a } auf { $b } schießen
option-melee = { $a } schlagen
option-pick_up = { $a } aufheben
option-trade = Tauschen
option-craft = { $a } herstellen
option-craft_with_one-craft = { $a } aus { $b }
option-play = { $a }: { $b_id ->
    [attacks] { choice-attacks }
    [computer] { choice-computer }
    [events] { choice-events }
   *[other] { $b }
}
option-use = { $a }: { $b }
option-room = { $a }
option-computer = Computer: { $a }
option-escape = { $a_id ->
    [rover] Im Rover entkommen
   *[other] Zu Fuß entkommen
}
option-quest = Aufgabe erfüllen: { $a }
option-drop = { $a } ablegen
option-pay = { $a }
option-discard = { $a }
option-keep = { $a }
option-advantage-keep = nichts abwerfen
option-advantage-discard = { $a } abwerfen
option-let = nichts tun
option-interrupt = { $a } spielen
option-react = { $a } spielen
option-endure = nichts tun
option-light = { $a } einsetzen
option-ignore = den Angriff ignorieren, { $b } aufgeben
option-redirect = den Angriff auf { $d_seat } lenken, { $b } aufgeben
option-refuse = liegen lassen
option-give = { $a }
option-partner = { $a_seat }
option-done = nichts weiter
option-deck = { $a_id ->
    [red] Militär
    [yellow] Technik
   *[green] Versorgung
}
option-character = { $a }
option-stun-character = { $a_seat }
option-hide_behind-character = { $a_seat }
option-cut_out-character = { $a_seat }
option-shock_character-character = { $a_seat }
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
option-shift = auf Feld { $b } verschieben
option-stay = liegen lassen
option-tile = { $a }
option-token = Marker { $a }
option-swap = { $a } und { $b }
option-xeno = { $a }
option-to = { $a }
option-through = { $a }
option-door = { $a }
option-take_door = { $a }
option-open = { $a } öffnen
option-computer_card-open = { $a }
option-close = { $a } schließen
option-noise = { $a }
option-crawl = { $a }
option-vent = { $a }
option-repel = { $a }
option-ride = { $a }
option-throw = { $a }: { $b }
option-tape = { $a } und { $b }
option-attach = { $a }
option-reload = { $a }
option-spend = { $a }
option-component = { $a }
option-take = { $a }
option-analyse = { $a }
option-scan = { $a }
option-dress = { $a }
option-heal = { $a }
option-top = { $a }
option-search = eine Suche
option-break = eine Fehlfunktion
option-skip = keine Computeraktion
option-alone = allein
option-other = { $a_seat }
option-both = beide, mit { $a_seat }
option-with = mit { $a_seat }

## Ereignisse: der Verlauf

event-board_laid_out = Die Anlage ist aufgebaut.
event-dealt = { $first_seat } ist Spieler 1. Ziele und Protokolle sind verteilt.
event-drafting = { $seat } zieht { $characters }.
event-took_character = { $seat } spielt { $character }.
event-started = { $seat } beginnt in { $place }.
event-round = Runde { $round }.
event-first_player = { $seat } ist Startspieler.
event-turn = { $seat } ist am Zug.
    .aside = ja
event-acts = { $verb_id ->
    [move] { $seat } bewegt sich.
    [careful] { $seat } bewegt sich vorsichtig.
    [shoot] { $seat } schießt.
    [melee] { $seat } schlägt zu.
    [pick_up] { $seat } hebt etwas auf.
    [trade] { $seat } eröffnet einen Tausch.
    [craft] { $seat } stellt her: { $about }.
    [computer] { $seat } nutzt den Computer.
    [escape] { $seat } bricht zum Bunker auf.
    [drive] { $seat } nimmt den Rover.
    [drop] { $seat } legt etwas ab.
    [room] { $seat } nutzt den Raum: { $about }.
   *[other] { $seat }: { $about }.
}
event-paid = { $seat } bezahlt mit { $cards }.
    .aside = ja
event-cancelled = Die Aktion von { $seat } ist abgebrochen.
event-interrupted = { $seat } unterbricht mit { $card }.
event-reacted = { $seat } reagiert mit { $card }.
event-passed = { $seat } passt.
event-event_phase = Ereignisphase.
event-drew = { $seat } zieht { $count }.
    .aside = ja
event-deck_shuffled = { $seat } mischt einen neuen Stapel.
    .aside = ja
event-deck_renewed = Neuer Stapel: { $deck }.
    .aside = ja
event-discarded = { $seat } wirft { $cards } ab.
event-discarded_hand = { $seat } wirft die ganze Hand ab.
event-deck_searched = { $seat } sieht { $cards } durch.
event-foresaw = { $seat } sieht die obersten Karten an: { $deck }.
event-put_back = { $seat } legt die Karten zurück.
    .aside = ja
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
event-self_destruct_stopped = Die Selbstzerstörung ist gestoppt.
event-self_destruct_red = Die Selbstzerstörung ist nicht mehr aufzuhalten: { $time }.
event-gate_opened = Das Haupttor öffnet sich.
event-first_encounter = { $team ->
    [1] Der erste Xeno erscheint.
   *[other] Der erste Xeno erscheint: Alle behalten ein Ziel.
}
event-objective_kept = { $objective_id ->
    [none] { $seat } behält ein Ziel.
   *[other] { $seat } behält { $objective }.
}

## Ereignisse: Räume, Geräusche, Türen, Feuer

event-moved = { $seat } geht von { $room } nach { $to }.
event-explored = { $seat } erforscht { $room }: { $tile }, { $token }.
event-search_counter = { $room } kann noch { $left }-mal durchsucht werden.
    .aside = ja
event-searched = { $seat } sucht: { $deck }.
event-noise_roll = Geräuschwurf in { $room }: { $result }.
event-noise_placed = Geräusch: { $corridor }.
    .aside = ja
event-noise_removed = Kein Geräusch mehr: { $corridor }.
    .aside = ja
event-danger = Gefahr in { $room }.
event-fire_placed = { $room } brennt.
event-fire_removed = Das Feuer in { $room } ist gelöscht.
event-malfunction_placed = { $room } hat eine Fehlfunktion.
event-malfunction_removed = { $room } funktioniert wieder.
event-no_fire_marker_left = Für { $room } gibt es keinen Feuermarker mehr.
event-no_malfunction_marker_left = Für { $room } gibt es keinen Fehlfunktionsmarker mehr.
event-markers_lost = Die Anlage zerfällt: { $fire } Feuer- und { $malfunction } Fehlfunktionsmarker bleiben.
event-door_closed = Die Tür schließt sich: { $corridor }.
event-door_opened = Die Tür öffnet sich: { $corridor }.
event-door_destroyed = Die Tür wird zerstört: { $corridor }.
event-slimed = { $seat } ist voller Schleim.
event-slime_removed = { $seat } ist den Schleim los.
event-lift_called = { $seat } ruft den Aufzug nach { $section }.
event-lift_rides = Der Aufzug fährt nach { $section }.
event-venting = { $seat } entlüftet { $room }.
event-venting_stopped = Die Entlüftung von { $room } endet.
event-vented = { $room } ist entlüftet.
event-rover_moved = Der Rover fährt: { $to }.

## Ereignisse: Xenos

event-encounter = { $token_id ->
    [none] { $seat } hört etwas, aber nichts kommt.
   *[other] Begegnung für { $seat } in { $room }: { $token }.
}
event-xeno_appeared = { $xeno } erscheint in { $room }.
event-xeno_moved = { $xeno } geht von { $room } nach { $to }.
event-xeno_followed = { $xeno } folgt { $seat } nach { $to }.
event-xeno_left = { $xeno } verschwindet aus { $room }.
event-token_added = { $token } kommt in den Beutel.
event-token_set_aside = { $token } kommt in den Vorrat.
    .aside = ja
event-bag_develops = Aus dem Beutel: { $token }.
event-xeno_attacks = { $xeno } greift { $seat } { $how } an.
event-attack_card = { $hits ->
    [0] { $card }: daneben.
   *[other] { $card } trifft { $seat }.
}
event-blood_card = Schadensprüfung: { $card }.
    .aside = ja
event-harmed = { $xeno } erleidet { $amount } Schaden ({ $damage } insgesamt).
event-killed = { $xeno } stirbt in { $room }.
event-retreats = { $xeno } zieht sich zurück.
event-evolved = { $xeno } wird zu { $into }.
event-calmed = { $xeno } ist ruhig.
event-egg_destroyed = In { $room } wird ein Ei zerstört.
event-egg_hatched = Ein Ei schlüpft.
event-egg_laid = Die Königin legt ein Ei.
event-egg_taken = { $seat } nimmt ein Ei aus dem Nest.
event-nest_destroyed = Das Nest ist zerstört.
event-event_card = Ereignis: { $card }.
event-event_left_the_game = { $card } verlässt das Spiel.
    .aside = ja

## Ereignisse: Charaktere

event-shot = { $target_id ->
    [eggs] { $seat } schießt mit { $weapon } auf die Eier: { $face }.
   *[other] { $seat } schießt mit { $weapon } auf { $target }: { $face }.
}
event-rerolled = { $seat } würfelt erneut: { $face }.
event-struck = { $target_id ->
    [eggs] { $seat } schlägt nach den Eiern: { $face }.
   *[other] { $seat } schlägt nach { $target }: { $face }.
}
event-ammo_spent = { $item }: noch { $ammo }.
    .aside = ja
event-loaded = { $item } ist geladen: { $ammo }.
event-light_wound = { $seat } erleidet eine leichte Wunde.
event-light_wounds_healed = { $seat } heilt alle leichten Wunden.
event-serious_wound = { $seat } erleidet eine schwere Wunde: { $wound }.
event-dressed = { $seat } verbindet { $wound }.
event-healed = { $seat } heilt { $wound }.
event-contaminated = { $seat } erhält eine Verseuchungskarte.
event-contamination_removed = { $seat } wird eine Verseuchungskarte los.
event-scanned = { $seat } scannt: { $infected } INFIZIERT.
event-scanned_secretly = { $seat } scannt heimlich Verseuchungskarten.
event-infested = { $seat } trägt eine Larve.
event-larva_removed = { $seat } ist die Larve los.
event-died = { $seat } stirbt in { $room }: { $fate }.
event-corpse = In { $room } liegt eine Leiche.
    .aside = ja
event-knowledge = { $seat } hat Wissen { $knowledge }.
event-knowledge_token = { $seat } aktiviert den Wissensmarker.
event-analysed = { $seat } analysiert { $piece }.
event-weakness_found = { $seat } analysiert { $piece } und entdeckt: { $weakness }.
event-signal_sent = { $seat } sendet das Signal.
event-gained = { $seat } nimmt { $piece }.
event-gained_item = { $item_id ->
    [none] { $seat } behält einen Gegenstand ({ $colour }).
   *[other] { $seat } behält { $item }.
}
event-dropped = { $seat } legt { $piece } ab.
event-dropped_item = { $item_id ->
    [none] { $seat } legt einen Gegenstand ab ({ $colour }).
   *[other] { $seat } legt { $item } ab.
}
event-under_deck = Eine Karte kommt unter den Stapel: { $deck }.
    .aside = ja
event-back_to_crafted = { $item } kommt zurück zu den hergestellten Gegenständen.
    .aside = ja
event-used_up = { $item } wird abgeworfen.
event-item_lost = { $item_id ->
    [none] { $seat } verliert einen Gegenstand.
   *[other] { $seat } verliert { $item }.
}
event-lights = { $seat } setzt { $item } gegen die Dunkelheit ein.
event-taped = { $seat } verbindet { $item } und { $other }.
event-attached = { $seat } bringt { $item } an { $to } an.
event-component_used = { $item } dient als Komponente.
event-crafted = { $seat } nimmt { $item } von den hergestellten Gegenständen.
event-quest_fulfilled = { $seat } erfüllt die Aufgabe: { $item }.
event-offered = { $seat } bietet { $other_seat } { $count } Dinge an.
event-traded = { $seat } und { $other_seat } tauschen.
event-trade_refused = { $seat } und { $other_seat } werden sich nicht einig.
event-handed_over = { $piece_id ->
    [none] { $seat } gibt { $to_seat } einen Gegenstand.
   *[other] { $seat } gibt { $to_seat }: { $piece }.
}

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
event-tile_peeked = { $tile_id ->
    [none] { $seat } sieht { $room } an.
   *[other] { $seat } sieht { $room } an: { $tile }.
}
event-token_peeked = { $token_id ->
    [none] { $seat } sieht den Marker in { $room } an.
   *[other] { $seat } sieht den Marker in { $room } an: { $token }.
}
event-objective_shown = { $seat } zeigt { $to_seat } die Ziele.
event-entered_pod = { $seat } betritt { $pod }.
event-launched = { $seat } entkommt in { $pod }.
event-launch_failed = { $pod } startet nicht: { $seat } ist zurück.
event-reached_bunker = { $seat } erreicht { $by } den Bunker.
event-escape_failed = { $seat } kommt nicht weg.
event-locked_in = { $seat } ist eingeschlossen.
event-lock_in_failed = { $seat } kann sich nicht einschließen: Etwas kommt.

## Das Ende

event-the_end = Das Spiel endet: { $reason }.
event-perished = { $seat }: { $fate }.
event-protocol_revealed = Das aktive Protokoll ist { $token }.
event-contamination_check = { $seat } zieht 4 Karten: { $found } Verseuchungskarten.
event-objective_revealed = { $met ->
    [0] { $seat } verfehlt { $objective }.
   *[other] { $seat } erfüllt { $objective }.
}
reason-time = die Zeit ist abgelaufen
reason-alarm = der Alarm ist abgelaufen
reason-self_destruct = die Anlage hat sich selbst zerstört
reason-explosion = die Anlage ist explodiert
reason-nobody_left = niemand ist mehr in der Anlage
why-objective_met = { $seat } hat überlebt und { $objective } erfüllt.
why-objective_failed = { $seat } hat überlebt, aber { $objective } verfehlt.
why-attack = von einem Xeno getötet
why-bleeding = verblutet
why-melee = im Nahkampf gestorben
why-infection = an der Infektion gestorben
why-fire = verbrannt
why-vented = erstickt
why-event = durch ein Ereignis gestorben
why-pod = beim Fehlstart gestorben
why-surgery = bei der Operation gestorben
why-grenade = durch eine Granate gestorben
why-thermite = durch Thermit gestorben
why-scalpel = unter dem Skalpell gestorben
why-defense = vom Verteidigungssystem getötet
why-purged = bei der Säuberung der Anlage gestorben
why-destroyed = mit der Anlage untergegangen
why-protocol = vom Eindämmungsprotokoll getötet
why-died = gestorben

## Was nicht geht

refusal-door_closed = die Tür ist geschlossen
refusal-too_few_cards = zu wenige Aktionskarten
refusal-in_combat = nicht im Kampf
refusal-only_in_combat = nur im Kampf
refusal-all_noisy = dort liegt schon in jedem Korridor ein Geräusch
refusal-malfunction = der Raum hat eine Fehlfunktion
refusal-no_power = es gibt keinen Strom
refusal-knowledge = dafür ist Wissen { $level } nötig
refusal-condition = die Bedingung ist nicht erfüllt
