# Warum ein Bot einen Zug macht, auf Nachfrage.

bot-best = Nichts anderes schien besser.
bot-plan = Es bringt mich dem näher, was ich in { $about } vorhabe.
bot-wait = Ich warte: Alles andere kostet mehr, als es bringt.
bot-flee = Ich bringe mich in Sicherheit vor dem, was in diesem Raum ist.
bot-fight = { $about } muss weg, bevor es mich angreift.
bot-help = Das hilft mir jetzt; der Rest meines Plans kann warten.
bot-drop = Ich brauche { $about } nicht mehr.
bot-explore = Ich will wissen, was in { $about } liegt.
bot-send_signal = Ich will das Signal senden, in { $about }.
bot-examine_archives = Ich will die Archive lesen, in { $about }.
bot-restore_power = Im Licht leben wir alle länger, also kümmere ich mich um den Strom in { $about }.
bot-raise_alarm = Ich will den Alarm auslösen, damit der Isolationsraum früher öffnet.
bot-lock_in = Ich habe genug getan und schließe mich ein.
bot-enter_pod = Ich habe genug getan und nehme die Kapsel in { $about }.
bot-escape = Das Tor ist offen: Ich will in den Bunker.
bot-gate = Ich warte bei { $about }, bis das Tor aufgeht.
