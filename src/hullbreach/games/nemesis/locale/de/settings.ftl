# Wie eine Partie vorbereitet wird

setting-characters = draft, am Tisch gezogen; oder eine Liste je Platz, etwa captain,scout
setting-intruder_player = true: wer zuerst stirbt, darf als Eindringlinge weiterspielen; nur bei semi-coop
    .label = Eindringling-Spieler
    .text = Wer zuerst stirbt, darf als Eindringlinge weiterspielen.
