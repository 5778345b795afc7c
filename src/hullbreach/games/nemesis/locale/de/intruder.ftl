### Der Eindringling-Spieler.

deck-intruder_cards = Eindringlingskarten
intruder-pursuit = Verfolgung{ exit-of-card }
    .text = Ein Charakter deiner Wahl macht eine Geräuschprobe. { uses-of-card }
intruder-coordinated_hunt = Koordinierte Jagd{ exit-of-card }
    .text = Jeder Jäger, der nicht im Kampf ist, geht in einen Nachbarraum mit einem Charakter, und zwar in den mit der niedrigsten Nummer. { uses-of-card }
intruder-metamorphosis = Metamorphose{ exit-of-card }
    .text = Charaktere mit einer Larve sterben, und ein Kriecher erscheint. Alle anderen ziehen 4 Karten und scannen die Kontaminationskarten darunter: Wer INFIZIERT ist, bekommt eine Larve. Die gezogenen Karten werden abgeworfen. { uses-of-card }
intruder-planning = Planung{ exit-of-card }
    .text = Sieh dir die nächsten 3 Ereigniskarten an. Eine deiner Wahl geschieht jetzt, die anderen kommen unter den Stapel. { uses-of-card }
intruder-self_healing = Selbstheilung{ exit-of-card }
    .text = Ein Eindringling deiner Wahl verliert 2 Schaden. { uses-of-card }
exit-of-card = { $exit_id ->
    [none] { "" }
    [any] { " " }(jeder Ausgang)
   *[other] { " " }({ $exit })
}
uses-of-card = { $exit_id ->
    [none] { "" }
    [any] Oder: Bewege einen Eindringling durch einen beliebigen Ausgang. Oder: Einer greift an, mit 1 von { $attacks } Angriffskarten.
   *[other] Oder: Bewege einen Eindringling durch Ausgang { $exit }. Oder: Einer greift an, mit 1 von { $attacks } Angriffskarten.
}

prompt-become_intruder = Dein Charakter ist tot. Als Eindringlinge weiterspielen?
prompt-prowl = Was tun die Eindringlinge?
prompt-lead = Welcher Eindringling bewegt sich?
prompt-lead_through = Wohin geht { $xeno }?
prompt-strike = Wer greift wen an?
prompt-strike_with = Welche Angriffskarte gilt?
prompt-pursue = Wer macht eine Geräuschprobe?
prompt-plan = Welches Ereignis geschieht?
prompt-heal_xeno = Welcher Eindringling heilt?

option-lead = { $a }: einen Eindringling bewegen
option-strike = { $a }: einen Eindringling angreifen lassen
option-strike-strike = { $a } greift { $b_seat } an
option-trick = { $a }: den Effekt nutzen
option-resolve = { $a }
option-pursue-character = { $a_seat }

event-became_intruder = { $seat } spielt als Eindringlinge weiter.
event-intruder_drew = { $seat } zieht Eindringlingskarten.
    .aside = ja
event-intruder_discarded = { $seat } behält { $hand } Eindringlingskarten.
    .aside = ja
event-prowls = { $seat } spielt { $card }.
how-prowl = nach dem Willen der Eindringlinge
