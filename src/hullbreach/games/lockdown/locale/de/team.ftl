# Allein oder alle zusammen

## Ziele

objective-total_knowledge = Volles Wissen
    .text = Ein Überlebender hat Wissen 8.
objective-call_home = Ruf nach Hause
    .text = Das Signal wurde gesendet, und der Wissensmarker eines Überlebenden ist aktiv.
objective-upper_levels = Obere Ebenen
    .text = Das Signal wurde gesendet, und alle Räume der Sektionen S-01 und S-02 sind erkundet.
objective-lower_levels = Untere Ebenen
    .text = Das Signal wurde gesendet, und alle Räume der Sektionen S-02 und S-03 sind erkundet.
objective-close_contact = Nahkontakt
    .text = Alle 3 Schwächen sind entdeckt.
objective-behead_the_enemy = Den Feind köpfen
    .text = Das Signal wurde gesendet, und die Königin wurde getötet oder die Anlage ist zerstört.
objective-cleaning_crew = Putzkolonne
    .text = Das Signal wurde gesendet, und das Nest oder die ganze Anlage ist zerstört.
objective-special_delivery = Sonderlieferung
    .text = Ein Überlebender trägt ein Ei.
objective-read_the_files = Akteneinsicht
    .text = Die Wissensmarker der Hälfte aller Charaktere, aufgerundet, sind aktiv.
objective-autopsy = Die Autopsie zeigt es
    .text = Das Signal wurde gesendet, und ein Kadaver wurde analysiert.

## Was geschieht

event-protocol_opened = Ein Eindämmungsprotokoll wird offen hingelegt: { $token }.
