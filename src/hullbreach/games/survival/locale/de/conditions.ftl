### Warum eine Karte, ein Gegenstand oder ein Raum jetzt nicht nutzbar ist, nach der Bedingung, die fehlt

refusal-condition = { $needs_id ->
    [malfunction_here] hier ist nichts defekt
    [fire_here] hier brennt es nicht
    [breakable_here] dieser Raum kann nicht ausfallen oder ist es schon
    [slimed] du hast keinen Schleim
    [slime] hier hat niemand Schleim
    [xeno_here] hier ist kein { word-xeno }
    [company] sonst ist niemand hier
    [contaminated] du hast keine Kontaminationskarte auf der Hand
    [closed_door_here] von hier führt keine geschlossene Tür weg
    [door_here] hier lässt sich keine Tür öffnen oder schließen
    [toggle_door] keine Tür lässt sich öffnen oder schließen
    [computer_here] hier ist kein Computer, der funktioniert
    [computer_room_usable] es braucht einen Raum mit Computer, in dem etwas zu tun ist
    [free_room] dieser Raum ist nicht von der richtigen Art, oder es ist darin nichts zu tun
    [items_left_here] hier ist nichts mehr zu finden
    [can_search] hier ist nichts mehr zu finden
    [search] dieser Raum kann nicht durchsucht werden
    [passage_here] hier ist kein Einstieg, oder kein erkundeter Raum hat einen anderen
    [crawl] kein erkundeter Raum hat einen anderen Einstieg
    [unexplored_left] alle Räume sind erkundet
    [has_energy_weapon] du hast keine Energiewaffe, die mehr Munition fasst
    [recharge] es braucht hier Strom und eine Energiewaffe, die mehr Munition fasst
    [may_reload] deine Waffe ist voll, oder du hast sie nicht
    [can_cover] es braucht eine geladene Waffe und einen Weg hinaus
    [may_escape] es gibt keinen Weg hinaus, oder du hast zu wenige Karten dafür
    [way_out] es gibt keinen Weg hinaus
    [sneak] es gibt keinen Weg hinaus
    [tour] es gibt keinen Weg hinaus
    [escape] es braucht einen Gegenstand zum Abwerfen und einen Weg hinaus
    [at_working_elevator] das ist kein Raum mit Aufzug, oder er hat eine Fehlfunktion
    [can_call] der Aufzug ist schon hier oder hat keinen Strom
    [can_ride] der Aufzug ist anderswo oder hat keinen Strom
    [seriously_wounded] du hast keine schwere Wunde
    [may_dress] du hast keine offene schwere Wunde
    [dress] es braucht einen Gegenstand zum Abwerfen und eine offene schwere Wunde
    [may_heal] du hast keine verbundene schwere Wunde
    [dress_another] sonst hat hier niemand eine offene schwere Wunde
    [heal_another] sonst hat hier niemand eine Wunde, die es heilen würde
    [has_light] du hast keine leichte Wunde
    [can_analyse] hier ist kein Objekt zum Analysieren
    [analyse] im Labor ist kein Objekt zu analysieren
    [can_throw] kein Ziel ist in Reichweite
    [can_sample] es braucht eine Ladung, eine freie Hand und einen { word-xeno } hier, der keine Larve ist
    [can_tape] du hast keine zwei schweren Gegenstände, die sich verbinden ließen
    [can_fuel] du hast keinen Flammenwerfer, der mehr Brennstoff fasst
    [light] du hast keine Taschenlampe, die mehr Energie fasst
    [attach] du hast keine Waffe, an die es passt
    [reload] die Waffe ist voll, oder du hast keinen Werkzeuggürtel
    [repair] es ist unbeschädigt, oder du hast keinen Werkzeuggürtel
    [snap_shot] du hast keine geladene Waffe
    [empty] deine eigene Waffe ist leer, oder du hast sie nicht
    [aim] du hast keine geladene Energiewaffe
    [cut] dein Sondenarm hat keine Ladung mehr
    [cut_out] hier trägt niemand eine Larve
    [ignite] hier brennt es schon, oder du hast nichts zum Verbrennen
    [fire] weder hier noch nebenan brennt es
    [improvise] aus deinen Gegenständen lässt sich nichts bauen
    [somebody_crafts] niemand hier hat etwas zum Bauen
    [build] es braucht einen gelben Raum, in dem noch etwas zu finden ist, und einen Gegenstand, der noch zu bauen ist
    [broken_room] es braucht einen defekten Raum, dessen Aktion du bezahlen könntest
    [computer] es braucht einen funktionierenden Computer, dessen Karte etwas anbietet, mit dem Strom, den diese Karte verlangt
    [unpowered] es braucht einen Computer in einer Sektion ohne Strom
    [remote] es braucht hier Strom und einen Raum ohne Computer
    [connect] es braucht hier einen Computer und einen anderen Raum mit Computer, dessen Aktion möglich ist
    [assess] es braucht hier einen Computer und eine verbliebene Ereigniskarte
    [power] dieser Raum gehört zu keiner Sektion
    [peek_css] kein Startmarker ist übrig, oder hier ist kein Computer
    [peek_player] kein anderer Spieler in deiner Sektion hat ein Protokoll
    [repel] kein Raum brennt oder beherbergt einen { word-xeno }
    [order] niemand lässt sich wegschicken
    [stun_character] hier lässt sich niemand betäuben
    [drive_off] es braucht hier einen { word-xeno }, eine Waffe und einen Weg hinaus
    [remove] hier ringsum ist kein Geräusch
    [hush] hier ringsum ist kein Geräusch
    [lure] in jedem Korridor ringsum ist schon ein Geräusch
    [events] der Ereignisstapel hat zu wenige Karten
    [attacks] der Angriffsstapel hat zu wenige Karten
    [open] das Haupttor ist schon offen, oder hier ist weder ein Computer noch das Tor
    [read] es gibt kein Protokoll anzusehen
    [spy] es braucht hier einen Computer mit Strom und ein Protokoll zum Ansehen
    [command] kein { word-xeno } in deiner Sektion gehorcht
    [enter_pod] Kapseln lassen sich nur bei einem Start betreten, und diese muss leer sein
    [reschedule] kein Startmarker ist übrig
    [exterminate] in keinem funktionierenden Raum ist ein { word-xeno }
    [take_equipment] der Spind ist leer
    [take_neutralizer] es braucht Wissen 4 und ein übriges Gegenmittel
    [examine_archives] du hast die Archive schon gesichtet
    [start_self_destruct] die Selbstzerstörung läuft schon
    [stop_self_destruct] die Selbstzerstörung läuft nicht oder ist nicht mehr aufzuhalten
    [send_signal] du hast das Signal schon gesendet
    [check_objective] niemand sonst hat das Signal gesendet
    [raise_alarm] der Alarm ist schon ausgelöst
    [inspect_protocol] kein neutrales Protokoll ist übrig
    [can_vent] ein Raum wird schon entlüftet, oder keiner lässt sich entlüften
    [can_take_egg] kein Ei ist übrig, oder du hast keine freie Hand
    [can_lock_in] der Isolationsraum öffnet auf weißen Feldern oder mit dem Alarm
    [can_swap_engine] das ist kein Triebwerksraum
    [can_autoload] dein Gewehr ist voll oder hat keinen Lader
    [can_toggle_here] hier ist keine Kapsel
    [can_toggle] keine Kapsel ist mehr da
    [spacewalk] es braucht einen gelben Raum und einen anderen, der erkundet ist
    [can_crawl] hier ist kein Zugang
    [can_lure] kein { word-xeno } ist nah genug, um angelockt zu werden
    [can_read_signal] es braucht hier einen Computer und jemand anderen, der das Signal gesendet hat
    [can_read_log] es braucht hier einen Computer und ein Ziel, das man ansehen kann
    [can_start_here] es braucht hier einen Computer; die Selbstzerstörung läuft schon, oder jemand schläft
    [can_stop_here] es braucht hier einen Computer; die Selbstzerstörung läuft nicht oder lässt sich nicht mehr anhalten
    [can_open] eine Luftschleuse wird schon geöffnet, oder keine lässt sich öffnen
    [eat] du hast keine leichte Wunde und keine Kontaminationskarte auf der Hand
    [set_doors] keine Tür lässt sich öffnen oder schließen
    [shower] du hast keinen Schleim und keine Kontaminationskarte auf der Hand
    [can_board] keine entriegelte Kapsel hier hat einen freien Platz
    [run_fire_control] kein Raum brennt oder hat einen { word-xeno }
    [can_set_course] der Kurs lässt sich nicht setzen, solange jemand schläft
    [can_hibernate] der Kälteschlaf ist nur auf blauen Feldern möglich
   *[other] seine Bedingung ist nicht erfüllt
}
refusal-no_hand = du hast keine freie Hand
refusal-alone = hier ist niemand, mit dem du tauschen könntest
refusal-no_ammo = sie hat keine Munition
refusal-components = dir fehlt eine Komponente: Es braucht { $components }
refusal-quest = seine Aufgabe ist nicht erfüllt
refusal-contamination = mit Kontaminationskarten lässt sich nichts bezahlen
refusal-unexplored = dieser Raum ist nicht erkundet
components-medicine = Medizin
components-fire = Feuer
components-electricity = Elektrizität
components-material = Material
components-frame = Gestell
