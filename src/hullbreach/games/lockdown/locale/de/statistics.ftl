### Wie ein Spiel endete, in wenigen Worten für eine Tabelle.

ending-time = Zeit abgelaufen
ending-alarm = Alarm abgelaufen
ending-self_destruct = Selbstzerstörung
ending-explosion = Explosion
ending-nobody_left = niemand mehr da
