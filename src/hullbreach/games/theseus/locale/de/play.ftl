### Die Sätze einer Partie Theseus: Orte, Fragen, Möglichkeiten, Ereignisse, Hindernisse, das Ende.
### Spieler heißen nach ihrer Fraktion, Orte wie auf dem Plan: Korridore A ist ein Raum,
### Korridore c1 ein Platz, Korridore p1 eine Position für drohende Karten.
### $seat_kind ist die Fraktion eines Spielers: Pandora ist eine, alle anderen sind viele.
### Ein Ereignis mit dem Attribut .aside zeigt auch der Plan; es braucht keine Zeile.

theseus = Theseus

## Teile, Orte, Phasen

unit-numbered = { $unit } { $number }
place-room = { $sector } { $room }
place-slot = { $sector } { $slot }
place-pending = { $sector } p{ $number }
phase-setup = Aufbau
phase-movement = Bewegung
phase-action = Aktionskarten
phase-sector = Sektoraktion
phase-pending = Drohende Karten
action-fight = Kampf
action-malfunction = Fehlfunktion
action-extra_turn = Extrazug
cause-parasite = Parasiten

## Wer: am Satzanfang, im Satz und wessen

who-acts = { $seat_kind ->
    [pandora] { $seat }
   *[other] Die { $seat }
}
who-inside = { $seat_kind ->
    [pandora] { $seat }
   *[other] die { $seat }
}
who-of = { $seat_kind ->
    [pandora] von { $seat }
   *[other] der { $seat }
}

## Wege: was eine Bewegung außer ihren Punkten nutzt

route-waiting = { $card } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Fragen: der Aufbau

prompt-faction = Welche Fraktion spielst du?
prompt-team_sector = Welcher Sektor wird der Fraktionssektor eures Teams?
prompt-agree_on_sector = Vorschlag für den Fraktionssektor eures Teams: { $sector }. Welchen Sektor möchtest du? Seid ihr uneins, entscheidet das Los.
prompt-place_sector = Welcher Sektor kommt im Uhrzeigersinn als nächster?
prompt-mark_sector = Welchen Sektor markierst du für Pandora?
prompt-deck = Wähle die { $most } Karten deines Decks.
prompt-start_card = Welche Startkarte bringst du ins Spiel?
prompt-place_unit = In welchem Raum beginnt { $unit }?

## Fragen: der Zug

prompt-movement = Welche Einheit bewegst du?
prompt-route = Wo soll { $unit } anhalten?
prompt-room = In welchen Raum kommt { $unit }?
prompt-eject = Kein Raum ist leer: Welche Einheit wird ausgestoßen und macht Platz für { $unit }?
prompt-traps = In welcher Reihenfolge wirken die Fallen auf { $unit }?
prompt-attacker = Welche deiner Einheiten greift als nächste an?
prompt-target = Wen greift { $unit } an?
prompt-targets = Welche { $most } Einheiten greift { $unit } an?
prompt-lurk = { $card }: Welche Einheit wird getroffen?
prompt-action = { $act_options ->
    [none] Du hast im Sektor { $sector } angehalten. Noch etwas vor dem nächsten Schritt?
   *[other] Welche Aktionskarte im Sektor { $sector } nutzt du?
}
prompt-hatch = Welcher Embryo schlüpft?
prompt-takeover = Welche Karte übernimmt { $unit }?
prompt-first_action = Zwei Aktionen stehen dir in diesem Sektor zu: Welche kommt zuerst?
prompt-home = Du bist in deinem Fraktionssektor { $sector }: Was tust du?
prompt-disc = Auf welche Karte legst du die Fehlfunktionsscheibe?
prompt-pending = Was tust du mit den drohenden Karten im Sektor { $sector }?
prompt-slot = Auf welchen Platz kommt { $card }?
prompt-before_refill = Spielst du noch etwas aus, bevor die Position aufgefüllt wird?
prompt-between_steps = Tust du noch etwas vor dem nächsten Schritt?
prompt-last_moment = Tust du noch etwas, bevor dein Zug endet?

## Fragen: Karten

prompt-trap_tracker = { $card }: Welche Falle bekommt ein Deaktivierungsplättchen?
prompt-push = { $card }: Welche gegnerische Einheit bewegst du?
prompt-activate = { $card }: Welche deiner Einheiten greift an?
prompt-abduct = { $card }: Welche gegnerische Einheit versetzt du in einen anderen Sektor?
prompt-hole = { $card }: Welche deiner Abkürzungen versetzt du?
prompt-drain = { $card }: Wer verliert 1 Lebenspunkt?
prompt-station_plans = { $card }: Welche drohende Karte bringst du ins Spiel?
prompt-remote_control = { $card }: Welche deiner Aktionskarten nutzt du?
prompt-destroy = { $card }: Welche gegnerische Karte legst du ab?
prompt-downgrade = { $card }: Welcher Gegner verliert Upgrades?
prompt-lose = { $card } kostet dich ein Upgrade: Welches gibst du auf?
prompt-hide = { $card }: Welche deiner Einheiten wird unsichtbar?

## Möglichkeiten

option-faction = { $a }
option-sector = { $a }
option-mark = { $b_id ->
    [left] { $a } markieren und vor dem Besitzer am Zug sein
    [right] { $a } markieren und nach dem Besitzer am Zug sein
   *[none] { $a } markieren
}
option-card = { $a }
option-install = { $a } ins Spiel bringen
option-room = { $a }
option-slot = { $a }
option-move = { $a } bewegen
option-deploy = { $a } aus dem Weltall holen und den Zug beenden
option-pass = Passen
option-upgrade = { $a } upgraden
option-boost = Upgradeplättchen auf { $a } legen
option-play = { $a } ausspielen
option-route = { $rest_count ->
    [0] Zum Sektor { $a }
   *[other] Zum Sektor { $a } ({ $rest })
}
option-eject = { $a } ausstoßen
option-trap = { $a }
option-attacker = Mit { $a } angreifen
option-target = { $a } angreifen
option-targets-target = { $a }
option-lurk-target = { $a } treffen
option-act = { $a } nutzen
option-action-done = { $act_options ->
    [none] Weiter
   *[other] Aktionskarten beenden
}
option-hatch = { $a } schlüpfen lassen
option-take_over = { $a } übernehmen
option-decline = Keine Karte übernehmen
option-first = { $a_id ->
    [upgrade] Zuerst das Upgradeplättchen nehmen
    [fight] Zuerst kämpfen
   *[malfunction] Zuerst die Fehlfunktionsscheibe bewegen
}
option-take_upgrade = 1 Upgradeplättchen nehmen
option-clean_up = { $a } ablegen
option-disc = Scheibe auf { $a } legen
option-fill = { $a_id ->
    [none] Oberste Karte deines Decks legen
   *[other] Oberste Karte deines Decks auf { $a } legen
}
option-replace = { $a } ablegen und die oberste Karte deines Decks dorthin legen
option-pending-done = Drohende Karten lassen, wie sie sind
option-refill = Position auffüllen
option-between_steps-done = Weiter im Zug
option-last_moment-done = Zug beenden
option-deactivate = Plättchen auf { $a } legen
option-push = { $a } bewegen
option-activate = Mit { $a } angreifen
option-abduct = { $a } versetzen
option-shift = { $a } versetzen
option-drain = 1 Lebenspunkt nehmen: { $a_seat }
option-trigger = { $a } nutzen
option-destroy = { $a } ablegen
option-rival = { $a_seat } wählen
option-lose = { $a_id ->
    [stock] 1 Upgradeplättchen aus deinem Vorrat aufgeben
   *[other] 1 Upgrade von { $a } aufgeben
}
option-hide = { $a } verbergen
option-enough = Hier aufhören

## Ereignisse: der Aufbau

event-faction_taken = { $faction_id ->
    [pandora] { $faction } betritt
   *[other] Die { $faction } betreten
} die Station.
event-start_chosen = { who-acts } { $seat_kind ->
    [pandora] beginnt
   *[other] beginnen
} mit dem Aufbau.
event-sector_placed = { who-acts } { $seat_kind ->
    [pandora] fügt
   *[other] fügen
} dem Ring den Sektor { $sector } hinzu.
event-station_built = Die Station im Uhrzeigersinn: { $ring }.
event-deck_chosen = Die Karten des Decks sind gewählt: { $seat }.
event-partner_disagreed = { $seat }: lieber vom Sektor { $sector } aus. Das Los entscheidet.
event-team_sector_kept = { $seat }: Das Team spielt vom Sektor { $home } aus.
event-silence_changed = { $card } im Sektor { $sector }: Gegnerische Karten dort können verstummen oder erwachen.
    .aside = yes
event-order_found = Zugreihenfolge: { $order }.
event-sector_marked = { $seat } markiert den Sektor { $sector } als eigenen Fraktionssektor.
event-bonus_laid = Die Bonuskarte { $card } liegt auf { $to }.
    .aside = yes
event-deck_shuffled = Das Deck { who-of } ist gemischt: { $deck } Karten, obenauf { $top }.
event-start_cards_drawn = { who-acts } { $seat_kind ->
    [pandora] zieht
   *[other] ziehen
} die Startkarten { $cards }.
event-deck_top = { $top_id ->
    [none] Das Deck { who-of } ist leer.
   *[other] Das Deck { who-of } zeigt jetzt { $top } und hat { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    }.
}
    .aside = yes
event-unit_placed = { $unit } steht jetzt in { $to }.
event-game_began = Der Aufbau ist fertig; { who-inside } { $seat_kind ->
    [pandora] beginnt
   *[other] beginnen
}.

## Ereignisse: der Zug

event-turn_began = Zug { $turn } · { $seat }
event-turn_ended = Der Zug { who-of } ist zu Ende.
    .aside = yes
event-phase_began = Phase: { $phase }.
    .aside = yes
event-unit_chosen = { $unit } bricht auf.
    .aside = yes
event-marked_moved = { $unit } kann sich in diesem Zug nicht noch einmal bewegen.
    .aside = yes
event-passed = { who-acts } { $seat_kind ->
    [pandora] hat
   *[other] haben
} keine Einheit zu bewegen und { $seat_kind ->
    [pandora] passt
   *[other] passen
}.
event-unit_moved = { $unit } zieht von { $origin } nach { $to } ({ $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}).
event-unit_deployed = { $unit } kommt aus dem Weltall zurück.
event-ejected = { $unit } wird aus { $origin } ins Weltall ausgestoßen.
event-trap_sprung = { $unit } löst die Falle { $card } { who-of } aus.
event-trap_deactivated = { $tokens ->
    [0] { $unit } entgeht der Falle { $card }; das letzte Deaktivierungsplättchen dort ist verbraucht.
    [one] { $unit } entgeht der Falle { $card }; dort bleibt { $tokens } Deaktivierungsplättchen.
   *[other] { $unit } entgeht der Falle { $card }; dort bleiben { $tokens } Deaktivierungsplättchen.
}
event-fight_began = { who-acts } { $seat_kind ->
    [pandora] beginnt
   *[other] beginnen
} einen Kampf in der ganzen Station.
event-limited_fight_began = { who-acts } { $seat_kind ->
    [pandora] beginnt
   *[other] beginnen
} einen Begrenzten Kampf im Sektor { $sector }.
event-attacked = { $unit } greift { $target } an.
event-lurked = { $card } trifft { $target }.
event-damaged = { $victim_kind ->
    [pandora] { $victim } erleidet
   *[other] Die { $victim } erleiden
} { $amount } Schaden durch { $cause }{ $life_id ->
    [none] .
   *[other] ; es { $life ->
        [one] bleibt { $life } Lebenspunkt.
       *[other] bleiben { $life } Lebenspunkte.
    }
}
event-life_gained = { who-acts } { $seat_kind ->
    [pandora] gewinnt
   *[other] gewinnen
} { $amount ->
    [one] { $amount } Lebenspunkt
   *[other] { $amount } Lebenspunkte
} und { $seat_kind ->
    [pandora] hat
   *[other] haben
} jetzt { $life }.
event-life_taken = { who-acts } { $seat_kind ->
    [pandora] verliert
   *[other] verlieren
} { $amount ->
    [one] { $amount } Lebenspunkt
   *[other] { $amount } Lebenspunkte
} und { $seat_kind ->
    [pandora] hat
   *[other] haben
} jetzt { $life }.
event-data_gained = { who-acts } { $seat_kind ->
    [pandora] erhält
   *[other] erhalten
} { $amount ->
    [one] { $amount } Datenpaket
   *[other] { $amount } Datenpakete
} und { $seat_kind ->
    [pandora] hat
   *[other] haben
} jetzt { $data }.
event-card_resolved = { who-acts } { $seat_kind ->
    [pandora] nutzt
   *[other] nutzen
} die Karte { $card }.
event-sector_action = Die Sektoraktion { who-of }: { $action }.
    .aside = yes
event-extra_turn = { who-acts } { $seat_kind ->
    [pandora] macht
   *[other] machen
} einen Extrazug.
event-cleaned_up = { who-acts } { $seat_kind ->
    [pandora] räumt
   *[other] räumen
} die Karte { $card } aus dem Fraktionssektor.
event-disc_lifted = Die Fehlfunktionsscheibe gibt die Karte { $card } frei.
    .aside = yes
event-disc_laid = Die Fehlfunktionsscheibe liegt jetzt auf { $card }, { $to }.
event-installed = { who-acts } { $seat_kind ->
    [pandora] installiert
   *[other] installieren
} die Karte { $card } auf { $to }.
event-laid_pending = { who-acts } { $seat_kind ->
    [pandora] legt
   *[other] legen
} { $card } als drohende Karte auf { $to }.
event-discarded = { $to_id ->
    [box] { $card } verlässt das Spiel.
   *[other] Die Karte { $card } wird abgelegt.
}
event-special_kept = { who-acts } { $seat_kind ->
    [pandora] behält
   *[other] behalten
} { $card } für später.
event-special_played = { who-acts } { $seat_kind ->
    [pandora] spielt
   *[other] spielen
} { $card } aus.
event-end_advanced = { $end_track ->
    [1] Das Spielendeplättchen rückt auf 3 vor.
    [2] Das Spielendeplättchen rückt auf 2 vor.
    [3] Das Spielendeplättchen rückt auf 1 vor.
   *[other] Das Spielendeplättchen erreicht das Ende.
}
event-tie_began = Gleichstand: noch je ein Zug für { $seats }.

## Ereignisse: Plättchen

event-upgrade_taken = { who-acts } { $seat_kind ->
    [pandora] nimmt
   *[other] nehmen
} 1 Upgradeplättchen und { $seat_kind ->
    [pandora] hat
   *[other] haben
} jetzt { $upgrades }.
event-upgrades_paid = { who-acts } { $seat_kind ->
    [pandora] zahlt
   *[other] zahlen
} { $amount } Upgradeplättchen und { $seat_kind ->
    [pandora] hat
   *[other] haben
} jetzt { $upgrades }.
event-upgrades_returned = { $amount ->
    [one] { $amount } Upgradeplättchen geht
   *[other] { $amount } Upgradeplättchen gehen
} in den Allgemeinvorrat zurück, der jetzt { $supply } enthält.
    .aside = yes
event-unit_upgraded = { $unit } wird upgegradet.
event-unit_downgraded = { $unit } verliert das Upgrade.
event-card_upgraded = Auf der Karte { $card } { $upgrades ->
    [one] liegt jetzt { $upgrades } Upgradeplättchen
   *[other] liegen jetzt { $upgrades } Upgradeplättchen
}.
event-card_downgraded = Die Karte { $card } verliert ein Upgradeplättchen und hat jetzt { $upgrades }.
event-card_shifted = { who-acts } { $seat_kind ->
    [pandora] versetzt
   *[other] versetzen
} die Karte { $card } auf { $to }.
event-deactivation_laid = Auf der Falle { $card } { $tokens ->
    [one] liegt jetzt { $tokens } Deaktivierungsplättchen
   *[other] liegen jetzt { $tokens } Deaktivierungsplättchen
}.
event-deactivation_returned = Die Deaktivierungsplättchen auf { $card } gehen in ihren Vorrat zurück.
    .aside = yes
event-recorded = { $card } zeichnet auf und zeigt jetzt { $counter }.
event-camera_reset = { $card } steht wieder auf 0.
event-caught = Die Falle { $card } fängt { $unit }.
event-freed = { $unit } ist wieder frei.
event-infected = { $unit } trägt jetzt { $tokens ->
    [one] { $tokens } Parasiten
   *[other] { $tokens } Parasiten
}.
event-cured = Alle Parasiten verlassen { $unit }.
event-turned_invisible = { $unit } wird unsichtbar.
event-turned_visible = { $unit } ist wieder sichtbar.
event-hatched = { $unit } schlüpft im Sektor { $sector }.
event-taken_over = { $unit } übernimmt die Karte { $card } auf { $to }.
event-let_go = { $unit } gibt die Karte { $card } frei und verlässt die Station.

## Hindernisse

refusal-moved_already = { $unit } hat sich in diesem Zug schon bewegt.
refusal-caught = { $unit } ist gefangen und kann sich nicht bewegen.
refusal-not_yours = { $card } gehört einem Gegner.
refusal-under_the_disc = { $card } liegt unter der Fehlfunktionsscheibe.
refusal-switched_off = { $card } ist durch Kriecher ausgeschaltet.
refusal-used_already = { $card } wurde bei diesem Halt schon genutzt.
refusal-no_pending_phase = Pandora hat keine Karten, also auch keine drohenden.
refusal-deck_empty = { $place_id ->
    [none] { $card }: Dein Deck ist leer.
   *[other] { $place } lässt sich nicht auffüllen: Dein Deck ist leer.
}
refusal-no_empty_slot = { $card }: Kein Platz ist für eine Karte frei.
refusal-bonus_card_there = Dort liegt die Bonuskarte { $card }, und der Platz muss leer sein.
refusal-slot_taken = Dort liegt schon { $card }.
refusal-fully_upgraded = { $card } hat schon 6 Upgradeplättchen; mehr trägt keine Karte.
refusal-too_few_tokens = { $card_id ->
    [none] Das Upgrade von { $unit }
   *[other] Das nächste Upgrade von { $card }
} kostet { $price } Upgradeplättchen, und du hast { $stock }.
refusal-only_with_a_move = { $card } wird mit der Bewegung einer Einheit ausgespielt, wenn du ihren Weg wählst.
refusal-nobody_in_reach = { $card }: Keine deiner Einheiten hat einen Gegner in Reichweite.
refusal-not_for_pandora = { $card } bewirkt für Pandora nichts.
refusal-no_token_left = { $card }: Alle Plättchen dafür sind im Spiel.
refusal-no_shortcut = { $card }: Du hast keine Abkürzung, die sich versetzen lässt.
refusal-no_unit_to_move = { $card }: Keine gegnerische Einheit lässt sich jetzt noch bewegen.
refusal-no_empty_room = { $card }: Kein anderer Sektor hat einen leeren Raum.
refusal-supply_empty = { $card }: Im Allgemeinvorrat liegt kein Upgradeplättchen mehr.
refusal-no_data_marker = { $card } bringt Datenpakete, und du sammelst keine.
refusal-no_upgrade_to_lose = { $card }: Kein Gegner hat ein Upgrade zu verlieren.
refusal-no_unit_to_hide = { $card }: Du hast keine Einheit, die sich verbergen lässt.
refusal-no_rival_card = { $card }: Keine gegnerische Karte steht zur Wahl.
refusal-no_rival_trap = { $card }: Keine gegnerische Falle steht zur Wahl.
refusal-counter_zero = { $card } hat noch nichts aufgezeichnet.
refusal-no_life_to_take = { $card }: Kein Gegner hat einen Lebenspunkt zu verlieren.
refusal-life_full = { $card }: Du hast schon 20 Lebenspunkte.
refusal-no_pending_card = { $card }: Keine deiner drohenden Karten lässt sich installieren.
refusal-no_action_card = { $card }: Keine andere deiner Aktionskarten lässt sich jetzt nutzen.

## Das Ende

reason-life = Die Lebenspunkte haben entschieden. Sieg: { $winners }.
reason-data = 20 Datenpakete sind gesammelt. Sieg: { $winners }.
reason-end_track = Das Spielendeplättchen hat das Ende erreicht, und die höchste Summe gewinnt. Sieg: { $winners }.
reason-tie = Die zusätzlichen Züge sind vorbei, und die höchste Summe gewinnt. Sieg: { $winners }.
why-won = { $life ->
    [one] { $life } Lebenspunkt
   *[other] { $life } Lebenspunkte
}{ $data ->
    [0] .
    [one] {" "}und { $data } Datenpaket.
   *[other] {" "}und { $data } Datenpakete.
}
why-lost = { $life ->
    [one] { $life } Lebenspunkt
   *[other] { $life } Lebenspunkte
}{ $data ->
    [0] .
    [one] {" "}und { $data } Datenpaket.
   *[other] {" "}und { $data } Datenpakete.
}
why-shared = Geteilter Sieg mit { $life ->
    [one] { $life } Lebenspunkt
   *[other] { $life } Lebenspunkten
}{ $data ->
    [0] .
    [one] {" "}und { $data } Datenpaket.
   *[other] {" "}und { $data } Datenpaketen.
}
why-untied = Am Gleichstand nicht beteiligt.
