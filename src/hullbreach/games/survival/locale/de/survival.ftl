### Die Sätze, die beide Titel sagen: Teile, Fragen, Möglichkeiten, Ereignisse, Ablehnungen.

## Orte, Teile, Arten

place-room = Raum { NUMBER($number, minimumIntegerDigits: 3) }
place-corridor = Korridor { NUMBER($here, minimumIntegerDigits: 3) }–{ NUMBER($there, minimumIntegerDigits: 3) }
place-dead = tot
xeno-larva = Larve
    .text = Jeder Schaden tötet sie, und sie lässt keinen Kadaver zurück. Ihr Angriff braucht keine Karte: Sie setzt sich auf einen Charakter, der keine trägt, und er erhält 1 Kontaminationskarte. Bei der Beutelentwicklung ersetzt ein Jäger ihren Marker.
xeno-creeper = Kriecher
    .text = Eine Schadensprüfung zieht 1 Angriffskarte für seinen Blutwert. Er kann zur Brutbestie werden. Bei der Beutelentwicklung ersetzt eine Brutbestie seinen Marker.
xeno-adult = Jäger
    .text = Eine Schadensprüfung zieht 1 Angriffskarte für seinen Blutwert. Bei der Beutelentwicklung machen alle, die nicht im Kampf sind, eine Geräuschprobe.
xeno-breeder = Brutbestie
    .text = Eine Schadensprüfung zieht 2 Angriffskarten und addiert ihre Blutwerte; ein Pfeil genügt für den Rückzug. Bei der Beutelentwicklung machen alle, die nicht im Kampf sind, eine Geräuschprobe.
xeno-queen = Königin
    .text = Eine Schadensprüfung zieht 2 Angriffskarten und addiert ihre Blutwerte; ein Pfeil genügt für den Rückzug. Bei der Beutelentwicklung kommt sie zu dem, der im Nest ist, oder legt dort ein Ei.
xeno-none = leer
xeno-numbered = { $xeno } { $number }
object-egg = Ei
    .text = Belegt eine Hand. Es kann analysiert, hinausgetragen oder mit 1 Schaden zerstört werden.
object-carcass = Kadaver
    .text = Ein toter { word-xeno }. Belegt eine Hand und kann analysiert werden.
object-corpse = Leiche
    .text = Ein toter Charakter. Belegt eine Hand und kann analysiert werden.
token-exploration = { $effect } { $count }
    .text = Der Raum kann { $count }-mal durchsucht werden, wenn überhaupt. { $effect_id ->
        [malfunction] Der Raum bekommt eine Fehlfunktion.
        [fire] Der Raum gerät in Brand.
        [silence] Keine Geräuschprobe; mit Schleim stattdessen Gefahr.
        [slime] Wer den Raum erkundet, bekommt Schleim.
        [danger] Gefahr statt der Geräuschprobe.
       *[door] Die Tür hinter dir schließt sich.
    }
room-surgery = Chirurgie
    .text = Kosten 2. Nicht im Kampf. Scanne alle Kontaminationskarten auf deiner Hand, in deinem Stapel und Ablagestapel; entferne die INFIZIERTEN und deine Larve. Erleide 1 leichte Wunde, passe und mische alle deine Karten zu einem neuen Stapel. Grün: Versorgungsgegenstände.
room-emergency_room = Erste-Hilfe-Station
    .text = Kosten 2. Nicht im Kampf. Verbinde alle deine schweren Wunden. Oder: Heile 1 verbundene schwere Wunde. Oder: Heile alle deine leichten Wunden. Im Team erwacht eine Leiche hier zu Beginn einer Runde zum Leben, ohne { word-xeno } und Fehlfunktion. Grün: Versorgungsgegenstände.
eventcard-damaging_fire = Zerstörerisches Feuer
    .text = Jeder brennende Raum bekommt eine Fehlfunktion. Dann greift das Feuer von jedem auf alle Nachbarräume über, nicht durch geschlossene Türen. { moves-of-event }
eventcard-eclosion = Eklosion
    .text = Wer eine Larve trägt, stirbt, und ein Kriecher erscheint. Alle anderen ziehen 4 Karten, scannen Kontaminationskarten darunter, bekommen bei INFIZIERT eine Larve und werfen alle 4 ab. { moves-of-event }
eventcard-hunt = Jagd
    .text = Jeder Jäger, der nicht im Kampf ist, geht in einen Nachbarraum mit einem Charakter, in den mit der kleinsten Nummer. { moves-of-event }
eventcard-consuming_fire = Verzehrendes Feuer
    .text = Brennende Räume können nicht mehr durchsucht werden. Dann greift das Feuer von jedem auf alle Nachbarräume über, nicht durch geschlossene Türen. { moves-of-event }
moves-of-event = { $through_count ->
    [none] { "" }
   *[other] Bewegung: { $movers }, Korridor { $through }.
}
effect-malfunction = Fehlfunktion
effect-fire = Feuer
effect-silence = Stille
effect-slime = Schleim
effect-danger = Gefahr
effect-door = Tür
deck-attacks = Angriffskarten
deck-events = Ereigniskarten
deck-serious_wounds = schwere Wunden
deck-contamination = Kontaminationskarten
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
face-creeper = Treffer nur gegen Larve oder Kriecher
face-adult = Treffer nur gegen Larve, Kriecher oder Jäger
face-hit_1 = Treffer
face-hit_2 = Doppeltreffer
result-silence = Stille
result-danger = Gefahr
how-surprise = überraschend
how-escape = bei der Flucht
how-event_phase = in der Ereignisphase
how-event = wegen eines Ereignisses
marker-slime = Schleim
    .text = Stille gilt für dich als Gefahr, auf dem Geräuschwürfel und auf Erkundungsmarkern.
marker-silence = Stille
    .text = Nichts geschieht, außer du hast Schleim: Dann ist es Gefahr.
marker-danger = Gefahr
    .text = Alle { word-xenos } in Nachbarräumen, die nicht im Kampf sind, kommen zu dir; eine geschlossene Tür hält sie auf und wird zerstört. Gibt es keine, bekommt jeder Korridor deines Raums ein Geräusch.
marker-destroyed_door = Zerstörte Tür
    .text = Für immer offen: Sie lässt sich nie wieder schließen.
marker-search = Suchen
    .text = Wie oft der Raum noch durchsucht werden kann. Manche Aktionen verbrauchen eine Suche, ohne etwas zu finden.
marker-light_wound = Leichte Wunde
    .text = Die dritte leichte Wunde wird zu einer schweren. Mit drei schweren Wunden tötet jede weitere Wunde.
marker-serious_wound = Schwere Wunde
    .text = Ihr Text gilt, bis sie verbunden ist; zwei gleiche wirken nur einmal. Mit dreien, verbunden oder nicht, tötet jede weitere Wunde.
marker-dressed_wound = Verbundene Wunde
    .text = Ihr Text gilt nicht mehr, doch bis sie geheilt ist, zählt sie als schwere Wunde.
marker-larva = Larve im Körper
    .text = Ein Scan, der INFIZIERT zeigt, kann dich nun töten. Am Spielende ziehst du 4 Karten: 1 Kontaminationskarte darunter bedeutet den Tod.
marker-ammo = Munition
    .text = Jeder Schuss verbraucht 1. Ohne Munition kann eine Waffe nicht schießen.
marker-first_player = Startspieler
    .text = Hat den ersten Zug der Runde; der Marker wandert jede Runde nach links.
fate-attack = von einem { word-xeno } getötet
fate-bleeding = verblutet
fate-melee = im Nahkampf gestorben
fate-infection = an der Infektion gestorben
fate-fire = verbrannt
fate-vented = erstickt
fate-event = durch ein Ereignis gestorben
fate-surgery = bei der Operation gestorben
fate-grenade = durch eine Granate gestorben

## Was Karten, Gegenstände und Räume können

choice-analyse = ein Objekt analysieren
choice-attach = anbringen
choice-boost = abwerfen und ziehen
choice-break_door = eine Tür zerstören
choice-break_room = den Raum beschädigen
choice-clean = eine Karte reinigen
choice-combine = zwei Gegenstände verbinden
choice-cure = die Infektion heilen
choice-door = eine Tür öffnen oder schließen
choice-fire = ein Feuer löschen
choice-dress = eine Wunde verbinden
choice-dress_all = alle Wunden verbinden
choice-escape = fliehen
choice-free_room = den Raum kostenlos nutzen
choice-fuel = den Flammenwerfer füllen
choice-heal = heilen
choice-heal_dressed = eine verbundene Wunde heilen
choice-heal_light = alle leichten Wunden heilen
choice-ignite = ein Feuer legen
choice-operate = operieren
choice-peek = unerkundete Räume ansehen
choice-recharge = eine Waffe aufladen
choice-reload = nachladen
choice-repair = reparieren
choice-repel = { word-xenos } zurücktreiben
choice-rest = ausruhen
choice-search = den Raum durchsuchen
choice-send_signal = das Signal senden
choice-shock_character = einen Charakter schocken
choice-shock_intruder = einen { word-xeno } schocken
choice-slime = Schleim entfernen
choice-smoke = im Rauch verschwinden
choice-start_self_destruct = die Selbstzerstörung starten
choice-stop_self_destruct = die Selbstzerstörung stoppen
choice-take_egg = ein Ei nehmen
choice-throw = werfen

## Fragen

prompt-act = Deine Aktion { $nth } von 2.
prompt-agree_to_trade = { $give_count ->
    [0] { $other_seat } gibt dir { $get }. Nimmst du an?
   *[other] { $give } gegen { $get } an { $other_seat } geben?
}
prompt-analyse = Welches Objekt analysierst du?
prompt-attach = Welche Waffe bekommt das Magazin?
prompt-boost = Welche Karten tauschst du aus?
prompt-break_door = Welche Tür zerstörst du?
prompt-careful_noise = In welchem Korridor machst du ein Geräusch?
prompt-choose_deck = Von welchem Stapel ziehst du?
prompt-component = Welche Komponente nimmst du für { $item }?
prompt-counter_offer = { $seat } bietet { $pieces }. Was bietest du dafür?
prompt-crawl = Wohin kriechst du?
prompt-discard_item = Welchen Gegenstand wirfst du ab?
prompt-discard_on_pass = Welche Karten wirfst du ab?
prompt-disinfect = Welche Kontaminationskarte scannst du?
prompt-draft = Welchen Charakter spielst du?
prompt-dress = Welche Wunde verbindest du?
prompt-drop_excess = Deine Hände sind voll: Was legst du ab?
prompt-escape_to = Wohin fliehst du?
prompt-grenade = Wohin wirfst du die Granate?
prompt-heal = Welche Wunde heilst du?
prompt-ignore_token = { $token } ignorieren?
prompt-interrupt = { $seat } unterbrechen?
prompt-keep_item = Welchen Gegenstand behältst du?
prompt-keep_objective = Welches Ziel behältst du?
prompt-make_room = Was legst du für { $piece } ab?
prompt-offer = Was bietest du { $other_seat } an?
prompt-overcharge = 1 weitere Munition für 1 weiteren Schaden ausgeben?
prompt-pay = Mit welchen Karten bezahlst du? ({ $least })
prompt-peek_tiles = Welche unerkundeten Räume siehst du an?
prompt-reload = Welche Waffe lädst du?
prompt-repel = Welchen Raum räumst du?
prompt-repel_xeno = Welchen { word-xeno } treibst du zurück?
prompt-reroll = Gewürfelt: { $face }. Noch einmal würfeln?
prompt-room_action = Was tust du in diesem Raum?
prompt-shock_character = Wen schockst du?
prompt-shock_xeno = Welchen { word-xeno } schockst du?
prompt-smoke = Welche Karte wirfst du ab?
prompt-take_door = Welche Tür nimmst du für { $corridor }?
prompt-tape = Welche Gegenstände verbindest du?
prompt-toggle_door = Welche Tür öffnest oder schließt du?
prompt-trade = Mit wem tauschst du?
prompt-vent = Welchen Raum entlüftest du?
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
option-use = { $a }: { $b }
option-room = { $a }
option-quest = Aufgabe erfüllen: { $a }
option-drop = { $a } ablegen
option-pay = { $a }
option-discard = { $a }
option-keep = { $a }
option-let = nichts tun
option-interrupt = { $a } spielen
option-react = { $a } spielen
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
option-shock_character-character = { $a_seat }
option-tile = { $a }
option-xeno = { $a }
option-to = { $a }
option-through = { $a }
option-door = { $a }
option-take_door = { $a }
option-open = { $a } öffnen
option-close = { $a } schließen
option-noise = { $a }
option-crawl = { $a }
option-vent = { $a }
option-repel = { $a }
option-throw = { $a }: { $b }
option-tape = { $a } und { $b }
option-attach = { $a }
option-reload = { $a }
option-component = { $a }
option-analyse = { $a }
option-scan = { $a }
option-dress = { $a }
option-heal = { $a }
option-top = { $a }
option-alone = allein
option-other = { $a_seat }
option-both = beide, mit { $a_seat }

## Ereignisse

event-drafting = Spieler { $number } zieht { $characters }.
event-took_character = Spieler { $number } spielt { $character }.
event-started = { $seat } beginnt in { $place }.
event-round = Runde { $round }.
event-first_player = { $seat } ist Startspieler.
event-turn = { $seat } ist am Zug.
    .aside = ja
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
event-self_destruct_stopped = Die Selbstzerstörung ist gestoppt.
event-first_encounter = { $team ->
    [1] Der erste { word-xeno } erscheint.
   *[other] Der erste { word-xeno } erscheint: Alle behalten ein Ziel.
}
event-objective_kept = { $objective_id ->
    [none] { $seat } behält ein Ziel.
   *[other] { $seat } behält { $objective }.
}
event-moved = { $seat } geht von { $room } nach { $to }.
event-explored = { $seat } erkundet { $room }: { $tile }, { $token }.
event-search_counter = { $room } kann noch { $left }-mal durchsucht werden.
    .aside = ja
event-searched = { $seat } sucht: { $deck }.
event-noise_roll = Geräuschprobe in { $room }: { $result }.
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
event-door_closed = Die Tür schließt sich: { $corridor }.
event-door_opened = Die Tür öffnet sich: { $corridor }.
event-door_destroyed = Die Tür wird zerstört: { $corridor }.
event-slimed = { $seat } ist voller Schleim.
event-slime_removed = { $seat } ist den Schleim los.
event-venting = { $seat } entlüftet { $room }.
event-venting_stopped = Die Entlüftung von { $room } endet.
event-vented = { $room } ist entlüftet.
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
event-egg_destroyed = In { $room } wird ein Ei zerstört.
event-egg_hatched = Ein Ei schlüpft.
event-egg_laid = Die Königin legt ein Ei.
event-egg_taken = { $seat } nimmt ein Ei aus dem Nest.
event-nest_destroyed = Das Nest ist zerstört.
event-event_card = Ereignis: { $card }.
event-event_left_the_game = { $card } verlässt das Spiel.
    .aside = ja
event-shot = { $target_id ->
    [eggs] { $seat } schießt mit { $weapon } auf die Eier: { $face_id ->
        [blank] { face-blank }
       *[other] { face-hit_1 }
    }.
   *[other] { $seat } schießt mit { $weapon } auf { $target }: { $face }.
}
event-rerolled = { $seat } würfelt erneut: { $face }.
event-struck = { $target_id ->
    [eggs] { $seat } schlägt nach den Eiern: { $face_id ->
        [blank] { face-blank }
       *[other] { face-hit_1 }
    }.
   *[other] { $seat } schlägt nach { $target }: { $face }.
}
event-ammo_spent = { $item }: noch { $ammo }.
    .aside = ja
event-loaded = { $item } ist geladen: { $ammo }.
event-light_wound = { $cause_id ->
    [fire] { $seat } erleidet durch das Feuer eine leichte Wunde.
    [bleeding] { $seat } blutet: eine leichte Wunde.
   *[other] { $seat } erleidet eine leichte Wunde.
}
event-light_wounds_healed = { $seat } heilt alle leichten Wunden.
event-light_wound_healed = { $seat } heilt eine leichte Wunde.
event-launched = { $seat } entkommt in { $pod }.
event-serious_wound = { $cause_id ->
    [fire] { $seat } erleidet durch das Feuer eine schwere Wunde: { $wound }.
    [bleeding] { $seat } blutet: eine schwere Wunde, { $wound }.
   *[other] { $seat } erleidet eine schwere Wunde: { $wound }.
}
event-dressed = { $seat } verbindet { $wound }.
event-healed = { $seat } heilt { $wound }.
event-contaminated = { $seat } erhält eine Kontaminationskarte.
event-contamination_removed = { $seat } wird eine Kontaminationskarte los.
event-scanned = { $seat } scannt: { $infected } INFIZIERT.
event-scanned_secretly = { $seat } scannt heimlich Kontaminationskarten.
event-infested = { $seat } trägt eine Larve.
event-larva_removed = { $seat } ist die Larve los.
event-died = { $seat } stirbt in { $room }: { $fate }.
event-corpse = In { $room } liegt eine Leiche.
    .aside = ja
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
event-taped = { $seat } verbindet { $item } und { $other }.
event-attached = { $seat } bringt { $item } an { $to } an.
event-component_used = { $item } dient als Komponente.
event-crafted = { $seat } nimmt { $item } von den hergestellten Gegenständen.
event-quest_fulfilled = { $seat } erfüllt die Aufgabe: { $item }.
event-offered = { $count ->
    [0] { $seat } bietet { $other_seat } nichts an.
   *[other] { $pieces_count ->
        [none] { $seat } bietet { $other_seat } { $count ->
            [one] 1 Ding
           *[other] { $count } Dinge
        } an.
       *[other] { $seat } bietet { $other_seat } an: { $pieces }.
    }
}
event-traded = { $seat } und { $other_seat } tauschen.
event-trade_refused = { $seat } und { $other_seat } werden sich nicht einig.
event-handed_over = { $piece_id ->
    [none] { $seat } gibt { $to_seat } einen Gegenstand.
   *[other] { $seat } gibt { $to_seat }: { $piece }.
}
event-tile_peeked = { $tile_id ->
    [none] { $seat } sieht { $room } an.
   *[other] { $seat } sieht { $room } an: { $tile }.
}
event-token_peeked = { $token_id ->
    [none] { $seat } sieht den Marker in { $room } an.
   *[other] { $seat } sieht den Marker in { $room } an: { $token }.
}
event-the_end = Das Spiel endet: { $reason }.
event-perished = { $seat }: { $fate }.
event-contamination_check = { $seat } zieht 4 Karten: { $found ->
    [one] 1 Kontaminationskarte
   *[other] { $found } Kontaminationskarten
}.
event-objective_revealed = { $met ->
    [0] { $seat } verfehlt { $objective }.
   *[other] { $seat } erfüllt { $objective }.
}

## Das Ende

why-objective_met = { $seat } hat überlebt und { $objective } erfüllt.
why-objective_failed = { $seat } hat überlebt, aber { $objective } verfehlt.
why-attack = von einem { word-xeno } getötet
why-bleeding = verblutet
why-melee = im Nahkampf gestorben
why-infection = an der Infektion gestorben
why-fire = verbrannt
why-vented = erstickt
why-event = durch ein Ereignis gestorben
why-surgery = bei der Operation gestorben
why-grenade = durch eine Granate gestorben
why-died = gestorben

## Was nicht geht

refusal-door_closed = die Tür ist geschlossen
refusal-too_few_cards = zu wenige Aktionskarten
refusal-in_combat = nicht im Kampf
refusal-only_in_combat = nur im Kampf
refusal-all_noisy = dort liegt schon in jedem Korridor ein Geräusch
refusal-malfunction = der Raum hat eine Fehlfunktion
