### Wie ein Spiel endete, in wenigen Worten für eine Tabelle.

ending-jump = das Schiff ist gesprungen
ending-self_destruct = Selbstzerstörung
ending-explosion = Explosion
ending-nobody_left = niemand mehr wach
