### Inhaltstexte von Theseus: Karten, Einheiten, Fraktionen, Sektoren, Plättchen, Kartentypen und Beschriftungen.
### Durchgehende Wörter: gegnerisch, Gegner; eine Einheit hält in einem Sektor an oder
### durchquert ihn; in Reichweite; Kampf und Begrenzter Kampf; ausgeschaltet; der
### Allgemeinvorrat gehört allen, ein Vorrat einem Spieler.
### $value ist die aktuelle Zahl der Karte einschließlich Upgradeplättchen.

## Marines

card-marines_landmine = Landmine
    .text = Hält eine gegnerische Einheit hier an, erleidet sie { $value } Schaden; danach wird diese Karte abgelegt. Jedes Upgradeplättchen bringt 1 Schaden mehr.
    .short = Gegner hält an: { $value } Schaden, dann ablegen

card-marines_battle_position = Kampfposition
    .text = Greifen deine Einheiten hier an, erleidet jede getroffene gegnerische Einheit { $value } Schaden mehr. Angriffe, die Datenpakete bringen, haben nichts davon. Jedes Upgradeplättchen bringt 1 Schaden mehr.
    .short = Deine Angriffe hier: +{ $value } Schaden je Treffer

card-marines_fight = Kampf
    .text = Beginne einen Kampf: In der ganzen Station greifen alle deine Einheiten an. Gegnerische Einheiten schlagen nicht zurück.
    .short = Kampf: Alle deine Einheiten greifen an

card-marines_armory = Waffenkammer
    .text = Du bekommst 1 Upgradeplättchen aus dem Allgemeinvorrat und darfst es sofort einsetzen.
    .short = Du bekommst 1 Upgradeplättchen

card-marines_fire = Feuer
    .text = Durchquert eine gegnerische Einheit diesen Sektor oder hält sie hier an, erleidet sie { $value } Schaden. Eine Bewegung, die hier beginnt, löst die Falle nicht aus. Jedes Upgradeplättchen bringt 1 Schaden mehr.
    .short = Gegner durchquert oder hält: { $value } Schaden

card-marines_bunker = Bunker
    .text = Deine Einheiten hier können nicht angegriffen werden: Sie erleiden keinen Schaden und liefern keine Datenpakete. Fallen, Ausstoß und erzwungene Bewegungen treffen sie trotzdem. Eine zweite Kopie bringt nichts.
    .short = Deine Einheiten hier sind unangreifbar

card-marines_duplication = Duplikation
    .text = Wiederholt den Effekt jeder Karte deiner Fraktion auf einem Platz direkt daneben, nicht schräg, mit deren Zahl und Plättchen. Eine andere Duplikation, einen Greifer oder eine ausgeschaltete Karte kopiert sie nicht. Eine Karte, der eine zweite Kopie nichts bringt, hat nichts davon.
    .short = Kopiert deine Karten direkt daneben

card-marines_double_shot = Doppelschuss
    .text = Jedes Mal, wenn eine deiner Einheiten hier angreift, führt sie ihren ganzen Angriff noch einmal aus. Du wählst die Ziele neu. Jede weitere Kopie hier bringt einen weiteren Angriff.
    .short = Deine Einheiten hier: ein Angriff mehr

card-marines_ambush = Hinterhalt
    .text = Hält eine gegnerische Einheit hier an, greifen alle deine Einheiten in diesem Sektor sofort an, noch vor einem Begrenzten Kampf. Ziel kann jede gegnerische Einheit in Reichweite sein; du wählst, auch im Zug eines Gegners.
    .short = Gegner hält an: deine Einheiten greifen an

card-marines_trap_tracker = Fallen-Ortung
    .text = Verteile bis zu { $value } Deaktivierungsplättchen auf gegnerische Fallen in beliebigen Sektoren; auf einer Falle dürfen mehrere liegen. Würde eine deiner Einheiten eine solche Falle auslösen, entferne stattdessen 1 davon: Die Falle und ihre Kopien tun nichts. Jedes Upgradeplättchen bringt 1 Deaktivierungsplättchen mehr.
    .short = { $value } Deaktivierungsplättchen auf Fallen legen

card-marines_team_tactics = Teamtaktik
    .text = Wähle eine gegnerische Einheit in einem Sektor, in dem auch eine deiner Einheiten steht; sie macht eine volle Bewegung. Du wählst ihren Raum und in einem vollen Sektor die Einheit, die ausgestoßen wird. Fallen wirken, und füllt sie den Sektor, führen deine Einheiten dort einen Begrenzten Kampf. Sie nutzt keine Abkürzungen, Karten oder Sektoraktion, und keine Einheit bewegt sich zweimal pro Zug.
    .short = Bewege einen Gegner im Sektor deiner Einheit

card-marines_safeguard = Schutzvorrichtung
    .text = Ein Gegner, der die Fehlfunktionsscheibe bewegt, muss sie auf diese Karte legen. Wird die Scheibe von hier genommen, ist die Karte sofort wieder aktiv und bekommt sie gleich zurück. Dich selbst bindet das nicht. Eine zweite Kopie bringt nichts.
    .short = Zieht die Fehlfunktionsscheibe an

## Forscher

card-scientists_surveillance_camera = Überwachungskamera
    .text = Hält eine gegnerische Einheit hier an, zeichnet die Kamera { $value } auf; sie beginnt bei 0 und fasst höchstens 6. Hält deine Einheit hier an, darfst du so viele Datenpakete nehmen, wie sie anzeigt, und sie auf 0 stellen. Jedes Upgradeplättchen bringt 1 mehr je Aufzeichnung.
    .short = Gegner hält: +{ $value } (max. 6). Du hältst: kassieren

card-scientists_archives = Archive
    .text = Du erhältst { $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    }. Jedes Upgradeplättchen bringt 1 Datenpaket mehr.
    .short = Du erhältst { $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    }

card-scientists_medstation = Medstation
    .text = Du gewinnst { $value ->
        [one] { $value } Lebenspunkt
       *[other] { $value } Lebenspunkte
    } zurück, höchstens bis 20. Im Deathmatch nimmst du stattdessen deinen Gegnern zusammen { $value }, beliebig verteilt, niemandem unter 0. Jedes Upgradeplättchen bringt 1 Lebenspunkt mehr.
    .short = { $value ->
        [one] { $value } Lebenspunkt
       *[other] { $value } Lebenspunkte
    } zurückgewinnen

card-scientists_defense_system = Abwehrsystem
    .text = Durchquert eine gegnerische Einheit diesen Sektor oder hält sie hier an, erleidet sie { $value } Schaden: 1 je Upgradeplättchen. Ohne Upgradeplättchen tut die Karte nichts. Eine Bewegung, die hier beginnt, löst die Falle nicht aus.
    .short = { $value ->
        [0] Ohne Upgradeplättchen inaktiv
       *[other] Gegner durchquert oder hält: { $value } Schaden
    }

card-scientists_small_lab = Kleines Labor
    .text = Du bekommst 1 Upgradeplättchen aus dem Allgemeinvorrat und darfst es sofort einsetzen.
    .short = Du bekommst 1 Upgradeplättchen

card-scientists_shelter = Schutzraum
    .text = Deine Einheiten hier können nicht angegriffen werden: Sie erleiden keinen Schaden und liefern keine Datenpakete. Fallen, Ausstoß und erzwungene Bewegungen treffen sie trotzdem. Eine zweite Kopie bringt nichts.
    .short = Deine Einheiten hier sind unangreifbar

card-scientists_duplication = Duplikation
    .text = Wiederholt den Effekt jeder Karte deiner Fraktion auf einem Platz direkt daneben, nicht schräg, mit deren Zahl und Plättchen. Eine andere Duplikation, einen Greifer oder eine ausgeschaltete Karte kopiert sie nicht. Eine Karte, der eine zweite Kopie nichts bringt, hat nichts davon.
    .short = Kopiert deine Karten direkt daneben

card-scientists_station_plans = Stationspläne
    .text = Installiere eine deiner drohenden Karten aus einem beliebigen Sektor nach den üblichen Regeln; eine Spezialkarte legst du vor dich. Fülle dann ihre Position aus deinem Deck auf. Ist dein Deck leer, rückt stattdessen das Spielendeplättchen vor. Eine drohende Karte unter der Fehlfunktionsscheibe ist nicht wählbar.
    .short = Installiere eine deiner drohenden Karten

card-scientists_grabber = Greifer
    .text = Hält eine gegnerische Einheit hier an, wird sie nach allen anderen Fallen gefangen; danach wird diese Karte abgelegt. Eine gefangene Einheit tut nichts: keine eigene Bewegung, keine Karten, keine Aktion, kein Angriff; Schaden kann sie erleiden. Sie kommt frei, wenn eine andere Einheit ihrer Seite hier anhält, noch vor einem Begrenzten Kampf, oder wenn sie ausgestoßen oder von einem Gegner bewegt wird. Eine Duplikation kopiert diese Karte nicht.
    .short = Gegner hält an: gefangen, dann ablegen

card-scientists_secret_passage = Geheimgang
    .text = Deine Einheit darf diesen Sektor bei ihrer Bewegung überspringen: Sie betritt ihn nicht, gibt keinen Bewegungspunkt für ihn aus und löst hier keine Fallen aus. Das gilt auch, wenn die Bewegung hier enden würde, aber nicht, wenn sie hier beginnt. Eine zweite Kopie bringt nichts.
    .short = Deine Einheit darf den Sektor überspringen

card-scientists_malfunction = Fehlfunktion
    .text = Lege die Fehlfunktionsscheibe auf irgendeine gegnerische Karte, installiert oder drohend, in einem beliebigen Sektor. Dieselbe Karte noch einmal ist erlaubt, eine Bonuskarte nie. Eine zweite Kopie bringt nichts.
    .short = Bewege die Fehlfunktionsscheibe

card-scientists_remote_control = Fernsteuerung
    .text = Nutze eine deiner installierten Aktionskarten in einem beliebigen Sektor, als hätte deine Einheit dort angehalten; auch das Kassieren einer Überwachungskamera zählt. Die Karte wirkt einmal, ohne Kopien. Keine Karte wird so zweimal pro Zug genutzt; ein Extrazug zählt als neuer Zug. Eine andere Fernsteuerung oder eine ausgeschaltete Karte ist nicht wählbar.
    .short = Nutze irgendwo eine deiner Aktionskarten

card-scientists_detonation = Detonation
    .text = Eine gegnerische Karte, die in diesem Sektor installiert ist, wird mit allen Plättchen abgelegt, danach diese Karte. Eine Karte unter der Fehlfunktionsscheibe ist nicht wählbar. Gibt es nichts abzulegen, bleibt diese Karte liegen.
    .short = Gegnerische Karte hier ablegen, dann diese

## Aliens

card-aliens_fight = Kampf
    .text = Beginne einen Kampf: In der ganzen Station greifen alle deine Einheiten an. Gegnerische Einheiten schlagen nicht zurück.
    .short = Kampf: Alle deine Einheiten greifen an

card-aliens_hatchery = Brutstätte
    .text = Hält eine gegnerische Einheit hier an, erleidet sie { $value } Schaden; diese Karte bleibt liegen. Jedes Upgradeplättchen bringt 1 Schaden mehr.
    .short = Gegner hält an: { $value } Schaden

card-aliens_air_duct = Luftschacht
    .text = Deine Einheit darf diesen Sektor bei ihrer Bewegung überspringen: Sie betritt ihn nicht, gibt keinen Bewegungspunkt für ihn aus und löst hier keine Fallen aus. Das gilt auch, wenn die Bewegung hier enden würde, aber nicht, wenn sie hier beginnt. Eine zweite Kopie bringt nichts.
    .short = Deine Einheit darf den Sektor überspringen

card-aliens_tentacles = Tentakel
    .text = Durchquert eine gegnerische Einheit diesen Sektor oder hält sie hier an, erleidet sie { $value } Schaden. Eine Bewegung, die hier beginnt, löst die Falle nicht aus. Jedes Upgradeplättchen bringt 1 Schaden mehr.
    .short = Gegner durchquert oder hält: { $value } Schaden

card-aliens_habitat = Habitat
    .text = Du bekommst 1 Upgradeplättchen aus dem Allgemeinvorrat und darfst es sofort einsetzen.
    .short = Du bekommst 1 Upgradeplättchen

card-aliens_lurking = Auflauern
    .text = Immer wenn du einen Kampf auslöst oder in diesem Sektor einen Begrenzten Kampf, fügt diese Karte einer gegnerischen Einheit hier { $value } Schaden zu, in welchem Raum sie auch steht. Du wählst die Einheit; was nicht angegriffen werden kann, ist kein Ziel. Die Karte selbst ist keine Einheit. Jedes Upgradeplättchen bringt 1 Schaden mehr.
    .short = Bei deinem Kampf: { $value } Schaden an einem Gegner

card-aliens_duplication = Duplikation
    .text = Wiederholt den Effekt jeder Karte deiner Fraktion auf einem Platz direkt daneben, nicht schräg, mit deren Zahl und Plättchen. Eine andere Duplikation, einen Greifer oder eine ausgeschaltete Karte kopiert sie nicht. Eine Karte, der eine zweite Kopie nichts bringt, hat nichts davon.
    .short = Kopiert deine Karten direkt daneben

card-aliens_adrenaline_rush = Adrenalinstoß
    .text = Wähle bis zu { $value } deiner Einheiten in beliebigen Sektoren; jede greift sofort an. So greift eine Einheit nur einmal pro Zug an, auch bei mehreren dieser Karten; ein Extrazug zählt als neuer Zug. Jedes Upgradeplättchen bringt 1 Einheit mehr.
    .short = { $value ->
        [one] { $value } deiner Einheiten greift an
       *[other] Bis zu { $value } deiner Einheiten greifen an
    }

card-aliens_incubator = Inkubator
    .text = Setze 1 Jung-Alien in einen leeren Raum hier. Gibt es keinen, wähle irgendeine Einheit hier, die ausgestoßen wird; das Jung-Alien nimmt ihren Raum ein. Sind dann alle Räume besetzt, führen deine Einheiten hier einen Begrenzten Kampf. Keine Falle reagiert auf die neue Einheit.
    .short = Setze ein Jung-Alien in diesen Sektor

card-aliens_hole = Loch
    .text = Versetze eine deiner installierten Abkürzungen mit allen Plättchen auf einen leeren Platz eines beliebigen Sektors. Ein Platz mit Bonuskarte ist nicht leer. Eine Karte unter der Fehlfunktionsscheibe lässt sich nicht versetzen.
    .short = Versetze eine deiner Abkürzungen

card-aliens_pheromone_trail = Pheromonspur
    .text = Betritt deine Einheit diesen Sektor, darf sie ihre Bewegung hier beenden; ihre übrigen Bewegungspunkte verfallen. Sie hält dann mit allen Folgen hier an. Eine Bewegung, die hier beginnt, hat nichts davon. Eine zweite Kopie bringt nichts.
    .short = Deine Einheit darf hier stehen bleiben

card-aliens_parasite = Parasit
    .text = Hält eine gegnerische Einheit ohne Parasit hier an, bekommt sie 1. Für jeden Bewegungspunkt, den sie ausgibt, erleidet sie 1 Schaden je Parasit, egal wer sie bewegt. Alle ihre Parasiten verschwinden, wenn sie in ihrem eigenen Fraktionssektor anhält. Jede weitere Kopie dieser Karte gibt ihr zugleich 1 mehr.
    .short = Gegner hält an: bekommt einen Parasiten

card-aliens_abduction = Entführung
    .text = Versetze bis zu { $value ->
        [one] { $value } gegnerische Einheit
       *[other] { $value } gegnerische Einheiten
    } aus diesem Sektor nacheinander in leere Räume anderer Sektoren. Fallen dort wirken, und wird ein Sektor gefüllt, führen deine Einheiten dort einen Begrenzten Kampf. Die Einheit selbst tut sonst nichts, und keine Einheit bewegt sich zweimal pro Zug. Jedes Upgradeplättchen bringt 1 Einheit mehr.
    .short = Versetze { $value ->
        [one] { $value } gegnerische Einheit
       *[other] bis zu { $value } gegnerische Einheiten
    }

card-aliens_crawlers = Kriecher
    .text = Alle gegnerischen Karten, die in diesem Sektor installiert sind, sind ausgeschaltet. Sie behalten Platz und Plättchen und dürfen weiter upgegradet, ersetzt oder entfernt werden. Plättchen, die schon auf Einheiten liegen, wirken weiter. Eine zweite Kopie bringt nichts.
    .short = Gegnerische Karten hier: ausgeschaltet

## Greys

card-greys_probe = Sonde
    .text = Hält eine gegnerische Einheit hier an, erhältst du { $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    }. Jedes Upgradeplättchen bringt 1 Datenpaket mehr.
    .short = Gegner hält an: { $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    }

card-greys_chamber = Kammer
    .text = Bringen deine Einheiten hier mit einem Angriff Datenpakete ein, erhältst du je angegriffener Einheit { $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    } mehr. Jedes Upgradeplättchen bringt 1 Datenpaket mehr.
    .short = Datenangriffe hier: +{ $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    }

card-greys_transmission = Übertragung
    .text = Du erhältst { $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    }. Jedes Upgradeplättchen bringt 1 Datenpaket mehr.
    .short = Du erhältst { $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    }

card-greys_landmine = Landmine
    .text = Hält eine gegnerische Einheit hier an, erleidet sie { $value } Schaden; danach wird diese Karte abgelegt. Jedes Upgradeplättchen bringt 1 Schaden mehr.
    .short = Gegner hält an: { $value } Schaden, dann ablegen

card-greys_amplifier = Verstärker
    .text = Du bekommst 1 Upgradeplättchen aus dem Allgemeinvorrat und darfst es sofort einsetzen.
    .short = Du bekommst 1 Upgradeplättchen

card-greys_teleport = Teleport
    .text = Betritt deine Einheit diesen Sektor, darf sie ihre Bewegung stattdessen in einem leeren Raum irgendeines anderen Sektors beenden; ihre übrigen Bewegungspunkte verfallen. Das gilt auch, wenn die Bewegung hier enden würde, aber nicht, wenn sie hier beginnt. Im neuen Sektor folgen wie üblich Fallen, Begrenzter Kampf, Karten und Sektoraktion. Eine zweite Kopie bringt nichts.
    .short = Deine Einheit darf den Sektor wechseln

card-greys_duplication = Duplikation
    .text = Wiederholt den Effekt jeder Karte deiner Fraktion auf einem Platz direkt daneben, nicht schräg, mit deren Zahl und Plättchen. Eine andere Duplikation, einen Greifer oder eine ausgeschaltete Karte kopiert sie nicht. Eine Karte, der eine zweite Kopie nichts bringt, hat nichts davon.
    .short = Kopiert deine Karten direkt daneben

card-greys_life_transfer_device = Lebenstransfervorrichtung
    .text = Hält eine gegnerische Einheit hier an, erleidet sie { $value } Schaden, und du erhältst { $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    }. Jedes Upgradeplättchen bringt von beidem 1 mehr.
    .short = Gegner hält: { $value } Schaden, +{ $value ->
        [one] { $value } Datenpaket
       *[other] { $value } Datenpakete
    }

card-greys_control = Kontrolle
    .text = Bis zu { $value ->
        [one] { $value } gegnerische Einheit aus einem beliebigen Sektor macht
       *[other] { $value } gegnerische Einheiten aus beliebigen Sektoren machen
    } nacheinander eine volle Bewegung. Du wählst den Raum und in einem vollen Sektor die Einheit, die ausgestoßen wird; Fallen wirken, und wird ein Sektor gefüllt, führen deine Einheiten dort einen Begrenzten Kampf. Eine bewegte Einheit nutzt keine Abkürzungen, Karten oder Sektoraktion, und keine Einheit bewegt sich zweimal pro Zug. Jedes Upgradeplättchen bringt 1 Einheit mehr.
    .short = Bewege { $value ->
        [one] { $value } gegnerische Einheit
       *[other] bis zu { $value } gegnerische Einheiten
    }

card-greys_time_loop = Zeitschleife
    .text = Betritt deine Einheit diesen Sektor, darf sie bis zu { $value } ihrer übrigen Bewegungspunkte auf der Stelle ausgeben; dann geht sie mit dem Rest weiter oder hält hier an. Das Betreten kostet wie üblich seinen Punkt. Eine Bewegung, die hier beginnt, hat nichts davon. Jedes Upgradeplättchen bringt 1 Punkt mehr.
    .short = Bis zu { $value ->
        [one] { $value } Bewegungspunkt
       *[other] { $value } Bewegungspunkte
    } hier ausgeben

card-greys_downgrade = Downgrade
    .text = Wähle einen Gegner. Er verliert { $value ->
        [one] { $value } Upgrade
       *[other] { $value } Upgrades
    } eigener Wahl: Eine upgegradete Einheit wird auf ihre Basis-Seite gedreht, oder ein Upgradeplättchen verlässt eine seiner Karten oder seinen Vorrat. Karten unter der Fehlfunktionsscheibe sind sicher, und wer weniger Upgrades hat, verliert alle. Jedes Upgradeplättchen bringt 1 Upgrade mehr.
    .short = Ein Gegner verliert { $value ->
        [one] { $value } Upgrade
       *[other] { $value } Upgrades
    }

card-greys_invisibility = Unsichtbarkeit
    .text = Lege bis zu { $value } Unsichtbarkeitsplättchen auf deine Einheiten in beliebigen Sektoren, eines je Einheit; es gibt nur 2. Eine solche Einheit kann nicht angegriffen werden und löst keine Fallen aus, lässt sich aber ausstoßen oder von anderen bewegen. Das Plättchen verschwindet, wenn die Einheit angreift oder ihre nächste Bewegung vorbei ist. Jedes Upgradeplättchen bringt 1 Unsichtbarkeitsplättchen mehr.
    .short = { $value ->
        [one] { $value } deiner Einheiten wird
       *[other] Bis zu { $value } deiner Einheiten werden
    } unsichtbar

card-greys_annihilation = Vernichtung
    .text = Eine gegnerische Karte, die in irgendeinem Sektor installiert ist, wird mit allen Plättchen abgelegt. Eine Karte unter der Fehlfunktionsscheibe ist nicht wählbar.
    .short = Gegnerische installierte Karte ablegen

## Bonuskarten

card-bonus_card_from_deck = Karte vom Deck
    .text = Installiere die oberste Karte deines Decks auf einem leeren Platz in irgendeinem Sektor; eine Spezialkarte legst du stattdessen vor dich. Ein Platz mit Bonuskarte ist nicht leer. Das geht auch, bevor du eine Position für drohende Karten auffüllst.
    .short = Oberste Karte deines Decks installieren

card-bonus_passage = Durchgang
    .text = Spiele die Karte zur Bewegung deiner eigenen Einheit: Sie zieht 1 Sektor weiter, als ihre Bewegungspunkte erlauben. Dieser Sektor gilt als 1 Bewegungspunkt. Für Einheiten, die aus dem Weltall kommen oder durch Karten bewegt werden, gilt sie nicht. Du darfst mehrere zu einer Bewegung spielen.
    .short = Deine Bewegung geht 1 Sektor weiter

card-bonus_upgrade = Upgrade
    .text = Du bekommst 1 Upgradeplättchen aus dem Allgemeinvorrat und darfst es sofort einsetzen.
    .short = Du bekommst 1 Upgradeplättchen

## Einheiten

unit-marine = Marine
    .text = Greift 1 gegnerische Einheit in Reichweite mit 1 Schaden an. Upgegradet: bis zu 3 gegnerische Einheiten in Reichweite mit je 1 Schaden.
    .upgraded = upgegradeter Marine

unit-alien = Alien
    .text = Greift nicht an. Upgegradet: bis zu 3 gegnerische Einheiten in Reichweite mit je 1 Schaden.
    .upgraded = upgegradetes Alien

unit-scientist = Forscher
    .text = Greift nicht an. Upgegradet: 1 gegnerische Einheit in Reichweite mit 1 Schaden.
    .upgraded = upgegradeter Forscher

unit-grey = Grey
    .text = Greift nicht an. Upgegradet: Greift 1 gegnerische Einheit in Reichweite an; sie erleidet keinen Schaden, und du erhältst 1 Datenpaket.
    .upgraded = upgegradeter Grey

unit-young_alien = Jung-Alien
    .text = Eine vollwertige Einheit der Aliens: Es belegt einen Raum, zählt für die Bewegung, kann sich bewegen, Karten nutzen und ausgestoßen werden. Es greift nicht an und hat keine upgegradete Seite.
    .upgraded = keine upgegradete Seite

unit-creature = Kreatur
    .text = Greift 1 gegnerische Einheit in Reichweite mit 1 Schaden an. Upgegradet: bis zu 3 gegnerische Einheiten in Reichweite mit je 1 Schaden. Bewegst du sie und hält sie in einem Sektor an, in dem keine gegnerische Einheit steht, schlüpft dort ein Embryo aus.
    .upgraded = upgegradete Kreatur

unit-runner = Läufer
    .text = Ein Embryo, der 1 Sektor weiter ziehen darf; er übernimmt eine gegnerische Karte für eine einzige Nutzung und greift nicht an. Upgegradet: Er übernimmt eine Karte dauerhaft und greift 1 gegnerische Einheit in Reichweite mit 1 Schaden an.
    .upgraded = upgegradeter Läufer

unit-trapper = Fänger
    .text = Ein Embryo, der eine gegnerische Karte dauerhaft übernimmt und nicht angreift. Upgegradet: Er greift außerdem 1 gegnerische Einheit in Reichweite mit 1 Schaden an.
    .upgraded = upgegradeter Fänger

unit-warrior = Krieger
    .text = Ein Embryo, der eine gegnerische Karte für eine einzige Nutzung übernimmt und 1 gegnerische Einheit in Reichweite mit 1 Schaden angreift. Upgegradet: Er übernimmt eine Karte dauerhaft und greift bis zu 3 gegnerische Einheiten in Reichweite mit je 1 Schaden an.
    .upgraded = upgegradeter Krieger

## Fraktionen

faction-marines = Marines
    .text = Du kannst vom ersten Zug an angreifen und machst Sektoren mit Minen, Feuer und Hinterhalten gefährlich. Du sammelst keine Datenpakete: Du gewinnst durch Schaden oder am Ende nach Punkten.

faction-aliens = Aliens
    .text = Du schlüpfst durch Luftschächte, legst Fallen und schlägst hart zu, sobald deine Einheiten upgegradet sind. Du sammelst keine Datenpakete: Du gewinnst durch Schaden oder am Ende nach Punkten.

faction-scientists = Forscher
    .text = Du kämpfst selten: Kameras und Archive bringen Datenpakete, Schutzräume und Abwehrsysteme sichern deine Einheiten. Du gewinnst mit 20 Datenpaketen, durch Schaden oder am Ende nach Punkten.

faction-greys = Greys
    .text = Du beherrschst die Bewegung: Du teleportierst, bewegst gegnerische Einheiten und sammelst Datenpakete, wo sie anhalten. Du gewinnst mit 20 Datenpaketen, durch Schaden oder am Ende nach Punkten.

faction-pandora = Pandora
    .text = Du hast keine Karten: Aus deinen Kreaturen schlüpfen Embryos, und Embryos übernehmen die Karten deiner Gegner. Du sammelst keine Datenpakete: Du gewinnst durch Schaden oder am Ende nach Punkten.

## Sektoren

sector-corridors = Korridore
    .text = Kampf: In der ganzen Station greifen alle deine Einheiten an. Gegnerische Einheiten schlagen nicht zurück.
    .action = Kampf

sector-control_room = Kontrollraum
    .text = Lege die Fehlfunktionsscheibe auf irgendeine gegnerische Karte, installiert oder drohend, in einem beliebigen Sektor. Dieselbe Karte noch einmal ist erlaubt, eine Bonuskarte nie.
    .action = Fehlfunktion

sector-tech_dock = Technologiedock
    .text = Du musst einen Extrazug mit einer anderen deiner Einheiten machen, die sich in diesem Zug noch nicht bewegt hat; sie darf aus dem Weltall kommen. Gibt es keine, geschieht nichts. Eine Drohende-Karten-Phase gibt es hier nicht.
    .action = Extrazug

sector-loading_dock = Ladedock
    .text = Nur für die Seite der Marines: Nimm 1 Upgradeplättchen aus dem Allgemeinvorrat oder lege 1 gegnerische Karte ab, die hier installiert ist. Eine Karte unter der Fehlfunktionsscheibe bleibt liegen.
    .action = Upgrade oder Aufräumen

sector-laboratory = Forschungslabor
    .text = Nur für die Seite der Forscher: Nimm 1 Upgradeplättchen aus dem Allgemeinvorrat oder lege 1 gegnerische Karte ab, die hier installiert ist. Eine Karte unter der Fehlfunktionsscheibe bleibt liegen.
    .action = Upgrade oder Aufräumen

sector-nest = Aliennest
    .text = Nur für die Seite der Aliens: Nimm 1 Upgradeplättchen aus dem Allgemeinvorrat oder lege 1 gegnerische Karte ab, die hier installiert ist. Eine Karte unter der Fehlfunktionsscheibe bleibt liegen.
    .action = Upgrade oder Aufräumen

sector-wreck = Schiffswrack
    .text = Nur für die Seite der Greys: Nimm 1 Upgradeplättchen aus dem Allgemeinvorrat oder lege 1 gegnerische Karte ab, die hier installiert ist. Eine Karte unter der Fehlfunktionsscheibe bleibt liegen.
    .action = Upgrade oder Aufräumen

## Plättchen

token-upgrade = Upgradeplättchen
    .text = Gib in deinem Zug 1 aus, um eine Einheit auf ihre upgegradete Seite zu drehen, oder lege es auf eine deiner installierten Karten mit Zahl, um diese um 1 zu erhöhen. Das erste auf einer Karte kostet nichts extra, das zweite 1 weiteres Plättchen, das dritte 2 und so fort. Eine Karte fasst höchstens 6.

token-malfunction_disc = Fehlfunktionsscheibe
    .text = Die Karte darunter ist ausgeschaltet: Sie wird nicht genutzt, abgelegt, ersetzt, versetzt oder upgegradet, und ihre Plättchen ruhen. Eine drohende Karte darunter wird weder installiert noch abgelegt. Sobald die Scheibe weg ist, ist die Karte wieder aktiv.

token-end_marker = Spielendeplättchen
    .text = Es rückt vor, wenn jemand eine Position für drohende Karten auffüllen muss und sein Deck leer ist: auf 3, 2, 1, dann auf das Ende. Erreicht es das Ende, ist das Spiel sofort vorbei.

token-team_tile = Teamplättchen
    .text = Zeigt im Teamspiel Team und Zugreihenfolge: aufrecht für Team A, quer für Team B.

token-faction_marker = Fraktionsmarker
    .text = Zeigt die Lebenspunkte einer Fraktion; Forscher und Greys haben einen zweiten für Datenpakete.

token-fire = Feuer-Mondsichel
    .text = Zur Erinnerung: In diesem Sektor liegt ein aktives Feuer der Marines.

token-deactivation = Deaktivierungsplättchen
    .text = Würde eine Einheit auf der Seite der Marines diese Falle auslösen, wird stattdessen 1 Plättchen entfernt; die Falle und ihre Kopien tun nichts. Verlässt die Falle das Spiel, kommt das Plättchen zurück in seinen Vorrat.

token-camera = Kameraplättchen
    .text = Zeigt, wie viel eine Überwachungskamera aufgezeichnet hat, von 0 bis 6.

token-grabber = Greiferplättchen
    .text = Diese Einheit ist gefangen und tut nichts; Schaden kann sie erleiden. Sie kommt frei, wenn eine andere Einheit ihrer Seite in dem Sektor anhält oder wenn sie ihren Raum verlässt.

token-defense = Abwehrsystem-Mondsichel
    .text = Zur Erinnerung: In diesem Sektor liegt ein aktives Abwehrsystem der Forscher.

token-parasite = Parasit
    .text = Für jeden Bewegungspunkt, den die Einheit ausgibt, erleidet sie 1 Schaden je Parasit. Alle ihre Parasiten verschwinden, wenn sie in ihrem eigenen Fraktionssektor anhält.

token-young_alien = Jung-Alien
    .text = Eine Einheit der Aliens, die aus dem Inkubator kommt. Sie greift nicht an und lässt sich nicht upgraden.

token-tentacles = Tentakel-Mondsichel
    .text = Zur Erinnerung: In diesem Sektor liegen aktive Tentakel der Aliens.

token-lurking = Auflauern-Dreieck
    .text = Zur Erinnerung: In diesem Sektor liegt ein aktives Auflauern der Aliens.

token-crawlers = Kriecherplättchen
    .text = Zur Erinnerung: Kriecher haben diese Karte ausgeschaltet.

token-invisibility = Unsichtbarkeitsplättchen
    .text = Die Einheit kann nicht angegriffen werden und löst keine Fallen aus, lässt sich aber ausstoßen oder von anderen bewegen. Das Plättchen verschwindet, wenn die Einheit angreift oder ihre nächste Bewegung vorbei ist.

token-pandora_creature = Kreatur
    .text = Die Haupteinheit von Pandora. Bewegst du sie und hält sie in einem Sektor an, in dem keine gegnerische Einheit steht, schlüpft dort ein Embryo aus.

token-pandora_trapper = Fänger-Embryo
    .text = Hast du ihn bewegt, darfst du ihn vor der Sektoraktion auf eine gegnerische Karte legen, die in seinem Sektor installiert ist. Die Karte gehört dir, solange er darauf liegt.

token-pandora_runner = Läufer-Embryo
    .text = Er darf 1 Sektor weiter ziehen. Hast du ihn bewegt, darfst du ihn vor der Sektoraktion auf eine gegnerische Karte legen, die in seinem Sektor installiert ist. Die Karte gehört dir für eine einzige Nutzung; ist der Läufer upgegradet, solange er darauf liegt.

token-pandora_warrior = Krieger-Embryo
    .text = Hast du ihn bewegt, darfst du ihn vor der Sektoraktion auf eine gegnerische Karte legen, die in seinem Sektor installiert ist. Die Karte gehört dir für eine einzige Nutzung; ist der Krieger upgegradet, solange er darauf liegt.

token-pandora_sector_tile = Pandora-Sektorplättchen
    .text = Der Sektor daneben ist auch der Fraktionssektor von Pandora. Hält dort eine Einheit von Pandora an, nimmt Pandora 1 Upgradeplättchen; in einem allgemeinen Sektor kommt dessen Aktion hinzu, in beliebiger Reihenfolge.

token-pandora_marker = Fraktionsmarker von Pandora
    .text = Zeigt die Lebenspunkte von Pandora; Pandora sammelt keine Datenpakete.

## Kartentypen

type-action = Aktion
    .text = Beendet deine Einheit ihre eigene Bewegung in diesem Sektor, darfst du die Karte nutzen. Eine Einheit, die ein Gegner bewegt oder die aus dem Weltall kommt, nutzt sie nicht.

type-module = Modul
    .text = Wirkt ständig auf Einheiten oder Karten ihres Sektors.

type-trap = Falle
    .text = Löst von selbst aus, wenn eine gegnerische Einheit in ihrem Sektor anhält, ob sie dorthin gezogen ist, aus dem Weltall kam oder durch eine Karte dorthin kam. Manche Fallen lösen auch aus, wenn eine gegnerische Einheit den Sektor durchquert.

type-special = Spezial
    .text = Wird nie installiert, sondern liegt offen vor dir. Spiele sie in deinem Zug zwischen zwei Schritten; danach wird sie abgelegt.

type-shortcut = Abkürzung
    .text = Ändert die Bewegung deiner eigenen Einheiten, die ihren Sektor durchqueren oder dort anhalten, nie dort, wo sie beginnen. Du entscheidest beim Planen der Bewegung; jede Karte wirkt einmal pro Bewegung.

type-duplication = Duplikation
    .text = Wiederholt die Effekte der Karten deiner Fraktion auf den Plätzen direkt daneben.

type-station = Stationsweit
    .text = Wirkt in der ganzen Station, solange sie installiert ist.

type-bonus = Bonus
    .text = Eine Spezialkarte ohne Fraktion. Du bekommst sie, wenn du eine Karte auf ihrem Platz installierst; einmal gespielt, verlässt sie das Spiel.

## Beschriftungen

term-life = Lebenspunkte
term-data = Datenpakete
term-space = Weltall
term-deck = Deck
term-discard = Ablagestapel
term-pending = Drohende Karten
term-slot = Installationsplatz
term-room = Raum
term-supply = Allgemeinvorrat
term-end_track = Spielendeanzeige
