### Die Sätze einer Partie Theseus: Orte, Fragen, Möglichkeiten, Ereignisse, Hindernisse, das Ende.
### Spieler heißen nach ihrer Fraktion, Orte wie auf dem Plan: Korridore A ist ein Raum,
### Korridore c1 ein Platz, Korridore p1 eine Position für drohende Karten.

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
phase-end = Ende
action-fight = Kampf
action-malfunction = Fehlfunktion
action-extra_turn = Extrazug
action-home = Fraktionssektor

## Fragen: der Aufbau

prompt-faction = Welche Fraktion spielst du?
prompt-team_sector = Welcher Sektor gehört eurem Team?
prompt-place_sector = Welcher Sektor kommt als nächster im Uhrzeigersinn?
prompt-mark_sector = An welchem Sektor liegt Pandoras Plättchen?
prompt-deck = Wähl die { $most } Karten deines Decks.
prompt-start_card = Welche deiner Startkarten installierst du? Der Rest liegt als drohende Karten in deinem Fraktionssektor.
prompt-place_unit = Wo beginnt { $unit }?

## Fragen: der Zug

prompt-movement = Du bist am Zug. Welche Einheit bewegt sich?
prompt-route = In welchem Sektor hält { $unit } an?
prompt-room = In welchen Raum kommt { $unit }?
prompt-eject = { $sector_id ->
    [none] Welche Einheit wird ins Weltall ausgestoßen, damit { $unit } Platz hat?
   *[other] { $sector }: alles besetzt. Welche Einheit wird ins Weltall ausgestoßen, damit { $unit } Platz hat?
}
prompt-traps = { $unit } löst diese Fallen aus. In welcher Reihenfolge?
prompt-attacker = Welche deiner Einheiten greift als nächste an?
prompt-target = Wen greift { $unit } an?
prompt-targets = Welche { $most } Einheiten greift { $unit } an?
prompt-lurk = Welche Einheit trifft { $card }?
prompt-action = Du hast hier angehalten: { $sector }. Welche deiner Aktionskarten nutzt du?
prompt-hatch = Welcher Embryo schlüpft?
prompt-takeover = Übernimmt { $unit } eine gegnerische Karte?
prompt-first_action = Was kommt zuerst?
prompt-home = Du bist in deinem Fraktionssektor: { $sector }. Was tust du?
prompt-disc = Auf welche gegnerische Karte legst du die Fehlfunktionsscheibe?
prompt-pending = Drohende Karten, { $sector }: Was tust du mit einer davon?
prompt-slot = Auf welchem Platz installierst du { $card }?
prompt-before_refill = Gleich wird die Position aus deinem Deck aufgefüllt. Vorher noch etwas?
prompt-last_moment = Noch etwas, bevor dein Zug endet?

## Fragen: Karten

prompt-trap_tracker = { $card }: Auf welche gegnerische Falle legst du ein Deaktivierungsplättchen?
prompt-push = { $card }: Welche gegnerische Einheit bewegst du?
prompt-activate = { $card }: Welche deiner Einheiten greift an?
prompt-abduct = { $card }: Welche gegnerische Einheit entführst du?
prompt-hole = { $card }: Welche deiner Abkürzungen kommt auf einen anderen Platz?
prompt-drain = { $card }: Wer verliert 1 Lebenspunkt?
prompt-station_plans = { $card }: Welche deiner drohenden Karten installierst du?
prompt-remote_control = { $card }: Welche deiner Aktionskarten nutzt du?
prompt-destroy = { $card }: Welche gegnerische Karte wird abgelegt?
prompt-downgrade = { $card }: Wer verliert Upgrades?
prompt-lose = { $card } kostet dich ein Upgrade. Welches?
prompt-hide = { $card }: Welche deiner Einheiten wird unsichtbar?

## Möglichkeiten

option-faction = { $a }
option-sector = { $a }
option-mark = { $b_id ->
    [left] { $a }, links daneben
    [right] { $a }, rechts daneben
   *[none] { $a }
}
option-card = { $a }
option-install = { $a } installieren
option-start_card-install = { $a } installieren
option-room = { $a }
option-slot = { $a }
option-move = { $a } bewegen
option-deploy = { $a } aus dem Weltall zurückholen; das ist der ganze Zug
option-pass = Niemanden bewegen
option-upgrade = { $a } für 1 Plättchen upgraden
option-boost = Upgradeplättchen auf { $a } legen
option-play = { $a } ausspielen
option-route = { $rest_count ->
    [0] { $a }
   *[other] { $a }, mit { $rest }
}
option-eject = { $a } ausstoßen
option-trap = { $a }
option-attacker = { $a }
option-target = { $a }
option-act = { $a } nutzen
option-done = Nichts mehr
option-pending-done = Nichts
option-hatch = { $a }
option-take_over = { $a } übernehmen
option-decline = Nein
option-first = { $a_id ->
    [upgrade] Upgradeplättchen nehmen
    [fight] Kampf
    [malfunction] Fehlfunktion
   *[other] Extrazug
}
option-take_upgrade = 1 Upgradeplättchen nehmen
option-clean_up = Aufräumen: { $a } ablegen
option-disc = { $a }
option-fill = Die oberste Karte deines Decks auf { $a } legen
option-replace = { $a } ablegen und durch die oberste Karte deines Decks ersetzen
option-refill = Nichts, jetzt auffüllen
option-deactivate = { $a }
option-enough = Genug
option-push = { $a }
option-activate = { $a }
option-abduct = { $a }
option-shift = { $a }
option-drain = { $a_seat }
option-trigger = { $a } nutzen
option-destroy = { $a }
option-rival = { $a_seat }
option-lose = { $a_id ->
    [stock] Ein Upgradeplättchen aus deinem Vorrat
   *[other] { $a }
}
option-hide = { $a }

## Ereignisse: der Aufbau

event-factions_chosen = Die Fraktionen: { $factions }.
event-sector_placed = { $seat }: Als nächster Sektor kommt { $sector }.
event-station_built = Die Station im Uhrzeigersinn: { $ring }.
event-order_found = Zugreihenfolge: { $seats }.
event-sector_marked = { $seat }: Das Plättchen liegt an { $sector }.
event-bonus_laid = { "" }
event-deck_shuffled = { "" }
event-deck_top = { "" }
event-start_cards_drawn = { $seat }: Startkarten { $cards }.
event-unit_placed = { $unit } steht in { $to }.
event-game_began = { $seat }: erster Zug.

## Ereignisse: der Zug

event-turn_began = Zug { $turn } · { $seat }
event-turn_ended = { "" }
event-phase_began = { "" }
event-unit_chosen = { "" }
event-marked_moved = { "" }
event-passed = { $seat }: niemand bewegt sich.
event-unit_moved = { $points ->
    [0] { $unit }: { $origin } → { $to }.
    [one] { $unit } bewegt sich 1 Sektor weit: { $origin } → { $to }.
   *[other] { $unit } bewegt sich { $points } Sektoren weit: { $origin } → { $to }.
}
event-unit_deployed = { $unit } kommt aus dem Weltall zurück.
event-ejected = { $unit } wird ins Weltall ausgestoßen.
event-trap_sprung = Falle! { $unit } löst { $card } aus.
event-trap_deactivated = { $unit } schaltet { $card } mit einem Deaktivierungsplättchen aus, { $tokens } übrig.
event-fight_began = Kampf: Die Einheiten greifen an ({ $seat }).
event-limited_fight_began = Begrenzter Kampf, { $sector }: Die Einheiten greifen an ({ $seat }).
event-attacked = { $unit } greift { $target } an.
event-lurked = { $card } trifft { $target }.
event-damaged = { $life_id ->
    [none] { $victim }: { $amount } Schaden durch { $cause }.
   *[other] { $victim }: { $amount } Schaden durch { $cause }, noch { $life ->
        [one] { $life } Lebenspunkt
       *[other] { $life } Lebenspunkte
    }.
}
event-life_gained = { $seat }: +{ $amount } Leben, jetzt { $life }.
event-life_taken = { $seat }: −{ $amount } Leben, jetzt { $life }.
event-data_gained = { $seat }: +{ $amount } { $amount ->
    [one] Datenpaket
   *[other] Datenpakete
}, jetzt { $data }.
event-card_resolved = { $seat }: { $card } wird genutzt.
event-sector_action = { $action_id ->
    [fight] { "" }
    [extra_turn] { "" }
   *[other] Sektoraktion: { $action }.
}
event-extra_turn = { $seat }: Extrazug mit einer anderen Einheit.
event-cleaned_up = { $seat }: aufgeräumt, { $card } wird abgelegt.
event-disc_lifted = { "" }
event-disc_laid = Die Fehlfunktionsscheibe liegt jetzt auf { $card }, { $to }.
event-installed = { $seat }: { $card } wird auf { $to } installiert.
event-laid_pending = { $seat }: { $card } droht auf { $to }.
event-discarded = { $card } wird abgelegt.
event-special_kept = { $seat }: { $card } liegt bereit.
event-special_played = { $seat }: { $card } wird ausgespielt.
event-end_advanced = Das Spielendeplättchen rückt vor auf { $end_track ->
    [1] 3
    [2] 2
    [3] 1
   *[other] das Ende
}.
event-tie_began = Gleichstand: je ein Zusatzzug für { $seats }.

## Ereignisse: Plättchen

event-upgrade_taken = { $seat }: +1 Upgradeplättchen, jetzt { $stock }.
event-upgrades_paid = { $seat }: −{ $amount } { $amount ->
    [one] Upgradeplättchen
   *[other] Upgradeplättchen
}, noch { $stock }.
event-upgrades_returned = { "" }
event-unit_upgraded = { $unit } ist jetzt upgegradet.
event-unit_downgraded = { $unit } verliert das Upgrade.
event-card_upgraded = Auf { $card } { $upgrades ->
    [one] liegt jetzt { $upgrades } Upgradeplättchen
   *[other] liegen jetzt { $upgrades } Upgradeplättchen
}.
event-card_downgraded = { $card } verliert ein Upgradeplättchen, noch { $upgrades }.
event-card_shifted = { $card } kommt auf { $to }.
event-deactivation_laid = Auf { $card } { $tokens ->
    [one] liegt jetzt { $tokens } Deaktivierungsplättchen
   *[other] liegen jetzt { $tokens } Deaktivierungsplättchen
}.
event-recorded = { $card } zeichnet auf: { $counter } gespeichert.
event-camera_reset = { $card } steht wieder auf 0.
event-caught = { $unit } ist gefangen: { $card }.
event-freed = { $unit } ist wieder frei.
event-infected = { $unit } trägt { $tokens ->
    [one] einen Parasiten
   *[other] { $tokens } Parasiten
}.
event-cured = { $unit } hat keine Parasiten mehr.
event-turned_invisible = { $unit } wird unsichtbar.
event-turned_visible = { $unit } ist wieder sichtbar.
event-hatched = { $unit } schlüpft: { $sector }.
event-taken_over = { $unit } übernimmt { $card }, { $to }.
event-let_go = { $unit } gibt { $card } frei.

## Hindernisse

refusal-moved_already = { $unit } hat sich in diesem Zug schon bewegt.
refusal-caught = { $unit } ist von einem Greifer gefangen.
refusal-not_yours = { $card } gehört dir nicht.
refusal-under_the_disc = { $card } liegt unter der Fehlfunktionsscheibe.
refusal-switched_off = { $card } ist durch Kriecher ausgeschaltet.
refusal-used_already = { $card } wurde bei diesem Halt schon genutzt.
refusal-no_pending_phase = Pandora hat keine drohenden Karten.
refusal-deck_empty = { $place_id ->
    [none] { $card }: Dein Deck ist leer.
   *[other] { $place } lässt sich nicht auffüllen: Dein Deck ist leer.
}
refusal-no_empty_slot = { $card }: Dafür gibt es keinen Platz.
refusal-bonus_card_there = Dort liegt { $card }; Startkarten brauchen einen leeren Platz.
refusal-slot_taken = Dort liegt { $card }.
refusal-fully_upgraded = Auf { $card } liegen schon 6 Upgradeplättchen.
refusal-too_few_tokens = { $card_id ->
    [none] { $unit } upzugraden kostet { $price } Upgradeplättchen; du hast { $stock }.
   *[other] Das nächste Upgrade auf { $card } kostet { $price } Upgradeplättchen; du hast { $stock }.
}
refusal-only_with_a_move = { $card } wird zusammen mit einer Bewegung ausgespielt.
refusal-nobody_in_reach = { $card }: Niemand wäre in Reichweite eines Angriffs.
refusal-not_for_pandora = { $card }: Pandora kann damit nichts anfangen.
refusal-no_token_left = { $card }: Alle Plättchen dafür sind im Spiel.
refusal-no_shortcut = { $card }: Du hast keine Abkürzung, die sich versetzen ließe.
refusal-no_unit_to_move = { $card }: Es gibt keine gegnerische Einheit zu bewegen.
refusal-no_empty_room = { $card }: Anderswo ist kein Raum frei.
refusal-supply_empty = { $card }: Der Allgemeinvorrat an Upgradeplättchen ist leer.
refusal-no_data_marker = { $card }: Du sammelst keine Datenpakete.
refusal-no_upgrade_to_lose = { $card }: Kein Gegner hat ein Upgrade zu verlieren.
refusal-no_unit_to_hide = { $card }: Alle deine Einheiten in der Station sind schon unsichtbar.
refusal-no_rival_card = { $card }: Es gibt keine gegnerische Karte zur Auswahl.
refusal-no_rival_trap = { $card }: Es gibt keine gegnerische Falle.
refusal-counter_zero = { $card } hat nichts aufgezeichnet.
refusal-no_life_to_take = { $card }: Kein Gegner hat Lebenspunkte zu verlieren.
refusal-life_full = { $card }: Du hast alle 20 Lebenspunkte.
refusal-no_pending_card = { $card }: Du hast keine drohende Karte zum Installieren.
refusal-no_action_card = { $card }: Du hast keine andere Aktionskarte zu nutzen.

## Das Ende

reason-life = Die Lebenspunkte entscheiden, gewonnen haben: { $winners }.
reason-data = 20 Datenpakete sind gesammelt, gewonnen haben: { $winners }.
reason-end_track = Das Spielende ist erreicht, die höchste Summe gewinnt: { $winners }.
reason-tie = Nach den Zusatzzügen gewinnt die höchste Summe: { $winners }.
why-won = { $data ->
    [0] { $life } Lebenspunkte.
   *[other] { $life } Lebenspunkte und { $data } Datenpakete.
}
why-lost = { $data ->
    [0] { $life } Lebenspunkte.
   *[other] { $life } Lebenspunkte und { $data } Datenpakete.
}
why-shared = { $data ->
    [0] geteilter Sieg, { $life } Lebenspunkte.
   *[other] geteilter Sieg, { $life } Lebenspunkte und { $data } Datenpakete.
}
