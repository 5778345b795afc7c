### Die Sätze einer Partie Nemesis, die nur dieser Titel sagt; die anderen sind in den gemeinsamen Wörtern.

nemesis = Nemesis
word-xeno = Eindringling
word-a-xeno = ein Eindringling
word-A-xeno = Ein Eindringling
word-xenos = Eindringlinge

## Orte, Teile, Arten

place-service = Wartungskorridore
    .text = Sie verbinden alle Räume mit Zugang. Ein Geräusch darin zählt für jeden dieser Räume; Eindringlinge, die hineingehen, verlassen den Spielplan. Charaktere kommen nur mit einer Karte oder einem Gegenstand hindurch.
place-asleep = Kälteschlaf
    .text = Nicht mehr im Spiel. Sicher, wenn das Schiff nicht zerstört wird und die Erde erreicht; wer Quarantäne behalten hat, überlebt auch am Mars.
place-escaped = Heimweg
    .text = In einer Rettungskapsel gestartet: nicht mehr im Spiel und sicher, was immer mit dem Schiff geschieht.
place-pod_1 = Kapsel 1
    .text = Gehört zum Evakuierungsbereich A und fasst zwei Charaktere. Startet sie, bringt sie sie nach Hause.
place-pod_2 = Kapsel 2
    .text = Gehört zum Evakuierungsbereich B und fasst zwei Charaktere. Startet sie, bringt sie sie nach Hause.
place-pod_3 = Kapsel 3
    .text = Gehört zum Evakuierungsbereich A und fasst zwei Charaktere. Startet sie, bringt sie sie nach Hause.
place-pod_4 = Kapsel 4
    .text = Gehört zum Evakuierungsbereich B und fasst zwei Charaktere. Startet sie, bringt sie sie nach Hause.
place-earth = Erde
place-mars = Mars
place-venus = Venus
place-deep_space = Tiefraum
token-xeno = { $xeno_id ->
    [none] leerer Marker
   *[other] Marker { $xeno } { $low }
}
    .text = { $xeno_id ->
        [none] Begegnung: Nichts erscheint, aber jeder Korridor des Raums bekommt ein Geräusch; ist er allein im Beutel, kommt ein Jäger dazu. Bei der Beutelentwicklung kommt ein Jäger dazu.
       *[other] Begegnung: { $xeno } erscheint. Mit weniger als { $low } Handkarten wirst du überraschend angegriffen.
    }
token-engine = Triebwerk { $number }: { $engine }
    .text = Der obere seiner beiden Marker sagt, ob das Triebwerk läuft. Mit weniger als zwei laufenden Triebwerken explodiert das Schiff am Ende.
engine-working = intakt
engine-damaged = beschädigt
coordinates-card = Koordinaten: A { $a }, B { $b }, C { $c }, D { $d }
    .text = Der Kurs führt zu dem Ort neben seinem Buchstaben.
fate-jump = beim Sprung gestorben
fate-destroyed = mit dem Schiff untergegangen
fate-destination = nie erwacht: Das Schiff kam an den falschen Ort

## Was Räume können

choice-board_pod = eine Kapsel betreten
choice-check_coordinates = die Koordinaten ansehen
choice-check_engine = das Triebwerk prüfen
choice-check_engines = alle Triebwerke prüfen
choice-crawl = durch die Wartungskorridore kriechen
choice-hibernate = in den Kälteschlaf gehen
choice-inspect_room = einen unerkundeten Raum ansehen
choice-open_airlock = eine Luftschleuse öffnen
choice-run_fire_control = ein Feuer löschen und Eindringlinge vertreiben
choice-set_course = den Kurs setzen
choice-set_doors = Türen öffnen und schließen
choice-shower = duschen
choice-take_from_storage = einen Gegenstand suchen
choice-toggle_pod = eine Kapsel ver- oder entriegeln

## Fragen

prompt-board = Welche Kapsel betrittst du?
prompt-launch = { $pod } starten?
prompt-in_pod = Du wartest in { $pod }. Was nun?
prompt-toggle_pod = Welche Kapsel ver- oder entriegelst du?
prompt-swap_engine = Die Marker von Triebwerk { $engine } tauschen?
prompt-set_course = Wohin geht der Kurs?
prompt-fire_control = Welchen Raum räumst du?
prompt-set_doors = Um welchen Raum stellst du die Türen?
prompt-scan_hand = Die Kontaminationskarten auf deiner Hand scannen?

## Möglichkeiten

option-play = { $a }: { $b }
option-pod = { $a }
option-launch = starten
option-wait = warten
option-in_pod-stay = bleiben und passen
option-leave = die Kapsel verlassen
option-lock = { $a } verriegeln
option-unlock = { $a } entriegeln
option-course = Feld { $a_id ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
option-swap_engine-keep = so lassen
option-swap_engine-swap = tauschen

## Ereignisse

event-ship_laid_out = Das Schiff ist aufgebaut.
event-dealt = { $first_seat } ist Spieler 1. Ziele sind verteilt.
event-acts = { $verb_id ->
    [move] { $seat } geht nach { $thing }.
    [careful] { $seat } geht vorsichtig nach { $thing }.
    [shoot] { $seat } schießt.
    [melee] { $seat } schlägt zu.
    [pick_up] { $seat } hebt etwas auf.
    [trade] { $seat } eröffnet einen Tausch.
    [craft] { $seat } stellt her: { $about }.
    [quest] { $seat } aktiviert: { $about }.
    [room] { $seat } nutzt den Raum: { $about }.
    [play] { $seat } spielt { $thing }: { $way }.
    [use] { $seat } benutzt { $thing }: { $way }.
   *[other] { $seat }: { $about }.
}
event-time = Der Zeitmarker rückt auf { $time }.
event-self_destruct_started = Die Selbstzerstörung beginnt: { $self_destruct }.
event-self_destruct = Die Selbstzerstörung steht auf { $self_destruct }.
event-course_set = { $seat } setzt den Kurs auf { $course_id ->
    [a] A
    [b] B
    [c] C
   *[d] D
}.
event-coordinates_checked = { $card_id ->
    [none] { $seat } sieht die Koordinaten an.
   *[other] { $seat } sieht die Koordinaten an: { $card }.
}
event-engine_checked = { $token_id ->
    [none] { $seat } prüft Triebwerk { $engine }.
   *[other] { $seat } prüft Triebwerk { $engine }: { $token }.
}
event-engine_opened = { $tokens_id ->
    [none] { $seat } arbeitet an Triebwerk { $engine }.
   *[other] { $seat } arbeitet an Triebwerk { $engine }: { $tokens }.
}
event-engine_closed = { $swapped ->
    [0] { $seat } lässt die Marker von Triebwerk { $engine }, wie sie waren.
   *[other] { $seat } hat die Marker von Triebwerk { $engine } getauscht.
}
event-event_shuffled_in = { $card } wird in den Stapel gemischt.
    .aside = yes
event-hibernates = { $seat } geht in den Kälteschlaf.
event-hibernation_failed = { $seat } kann nicht einschlafen: Etwas kommt.
event-boarded = { $seat } betritt { $pod }.
event-boarding_failed = { $seat } kann nicht einsteigen: Etwas kommt.
event-left_pod = { $seat } ist aus { $pod } zurück.
event-pod_locked = { $pod } ist verriegelt.
event-pod_unlocked = { $pod } ist entriegelt.
event-pod_launched = { $pod } startet.

## Das Ende

event-ship_destroyed = Das Schiff ist zerstört.
event-engine_revealed = Triebwerk { $engine }: { $token }.
event-coordinates_revealed = { $card }. Das Schiff kommt an: { $checked }.
reason-jump = das Schiff ist gesprungen
reason-self_destruct = das Schiff hat sich selbst zerstört
reason-explosion = das Schiff ist explodiert
reason-nobody_left = niemand an Bord ist mehr wach
why-jump = beim Sprung gestorben
why-destroyed = mit dem Schiff untergegangen
why-destination = nie erwacht: Das Schiff kam an den falschen Ort
