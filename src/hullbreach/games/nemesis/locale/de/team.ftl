# Ziele für alle, die allein oder alle zusammen spielen

objective-clean_up_crew = Aufräumkommando
    .text = Das Signal wurde gesendet, und das Nest oder das ganze Schiff ist zerstört.
objective-cutting_off_the_head = Den Kopf abschlagen
    .text = Das Signal wurde gesendet, und die Königin wurde getötet oder das Schiff ist zerstört.
objective-no_man_left_behind = Niemand wird zurückgelassen
    .text = Das Signal wurde gesendet, und alle Räume sind erkundet.
objective-destination_earth = Reiseziel: Erde
    .text = Das Schiff erreicht die Erde.
objective-special_delivery = Sonderlieferung
    .text = Ein Überlebender, in einer Kapsel oder im Kälteschlaf, trägt ein Ei.
objective-first_contact_protocol = Erstkontaktprotokoll
    .text = Mindestens 2 Schwächen sind entdeckt.
objective-emergency_post_mortem = Notfall-Obduktion
    .text = Die Leiche, die im Kryonatorium lag, wurde in die Chirurgie getragen.

event-post_mortem = { $seat } bringt die Leiche aus dem Kryonatorium in die Chirurgie.
