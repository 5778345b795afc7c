# Warum ein Bot einen Zug macht, auf Nachfrage.

bot-best = Nichts anderes schien besser.
bot-plan = Es bringt mich dem näher, was ich in { $about } vorhabe.
bot-wait = Ich warte: Alles andere kostet mehr, als es bringt.
bot-after_you = Ich lasse den anderen den Vortritt: Mein Ziel ist kaum noch zu erreichen.
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
bot-loud = Ringsum ist Lärm, also warte ich auf einen ruhigeren Augenblick, um zu gehen.
bot-gate = Ich warte bei { $about }, bis das Tor aufgeht.
bot-ahead = Jemand muss vorangehen, also gehe ich.
bot-rover = Ich hole den Rover zurück, damit ich wegkann.
bot-stand = Wer flieht, wird sofort angegriffen, also bleibe ich stehen.
bot-suit = Für den Weg über die Oberfläche brauche ich einen Anzug.
bot-gather = Ich warte mit den anderen beim Ausgang, bis das Tor aufgeht.
bot-cure = Bevor ich gehe, will ich die Kontamination loswerden.
bot-signal = Nur mit dem Signal kann ich gewinnen, also gehe ich es senden.
bot-bar = Mein Anzug ist fertig; jetzt verderbe ich diesen Ort für jemanden, der keinen haben soll.
bot-character = Von dieser Figur erwarte ich am meisten.
bot-likelier = Von beiden ist es das, was sich eher erfüllen lässt.
bot-clutter = Es nimmt mir nur Platz auf der Hand weg.
bot-spare = Von allem, was ich habe, kann ich darauf am ehesten verzichten.
bot-let_go_on = Das schadet mir nicht, also behalte ich meine Karte.
bot-foe = Das soll lieber nicht gelingen.
bot-no_danger = Dieser Wurf bringt niemanden zu mir.
bot-roll_again = Dieser Wurf brächte einen Eindringling; eine Karte ist ein kleiner Preis.
bot-needed = Das brauche ich am meisten.
bot-noise = Dort stört mich Lärm am wenigsten.
bot-onward = Von dort geht es am besten weiter.
bot-leave = Ich sitze in der Kapsel, und nichts hält mich hier.
bot-friend = Es kann noch jemand einsteigen, der sonst zurückbliebe.

# Nemesis.

bot-start_self_destruct = Läuft der Countdown, öffnet sich ein Weg nach draußen; deshalb will ich ihn in { $about } starten.
bot-stop_self_destruct = Ich brauche dieses Schiff noch und will sein Ende in { $about } aufhalten.
bot-check_coordinates = Ich will wissen, wohin dieses Schiff fliegt; das sehe ich in { $about }.
bot-set_course = Ich will einen anderen Kurs und setze ihn in { $about }.
bot-engine = Ohne zwei Triebwerke kommt niemand heim, also kümmere ich mich um das in { $about }.
bot-check_engine = Ich will wissen, ob das Triebwerk in { $about } läuft.
bot-analyse = Was ich trage, verrät eine ihrer Schwächen, in { $about }.
bot-take_egg = Ich brauche ein Ei aus { $about }.
bot-operate = Ich will loswerden, was in mir steckt, in { $about }.
bot-repair = Noch ein paar Störungen, und das Schiff zerbricht; also repariere ich { $about }.
bot-hibernate = Ich habe genug getan und lege mich in { $about } schlafen.
bot-board_pod = Ich habe genug getan und nehme eine Kapsel in { $about }.
bot-pod = Ich warte bei { $about }, bis die Kapseln geöffnet werden.

# Theseus.

bot-improve = Es kostet keine Zeit und macht { $about } besser.
bot-clash = Mit meiner Einheit ist { $about } voll, und meine Einheiten kämpfen.
bot-cards = Meine eigenen Karten in { $about } wirken für mich, wenn ich dort anhalte.
bot-sector = Ich will, was { $about } selbst bietet.
bot-build = In { $about } kann ich eine Karte ins Spiel bringen.
bot-posture = Von { $about } aus erreichen meine Einheiten mehr und sind weniger in Gefahr.
bot-eject = { $about } da draußen kostet den Besitzer am meisten Zeit.
bot-use = { $about } bringt mir jetzt am meisten.
bot-install = Von meinen Karten bringt mir { $about } am meisten.
bot-annoy = { $about } hilft meinem Gegner am meisten.

# Was ein Bot den anderen sagt, ob wahr oder nicht.

says-going = Ich mache mich auf den Weg: { $about }.
says-need = Dort habe ich etwas zu tun, bitte überlasst es mir: { $about }.
says-together = Lasst es uns gemeinsam angehen: { $about }.
says-harmless = { $about_seat }, ich tue dir nichts.
says-ahead = Ich gehe voran; bleibt beisammen.
says-gather = Bleiben wir beim Ausgang, bis das Tor aufgeht.
says-agreed = Einverstanden.
