# What goes wrong in the terminal alone: error-CODE. It stands behind "grachten: " on a line of its
# own, so it begins small and has no full stop. Moves that are refused have words in other files.

## What was typed

error-unknown-rule = die Regel „{ $number }“ gibt es nicht; es gibt { $rules }
error-unknown-language = die Sprache „{ $wanted }“ gibt es nicht; es gibt { $known }
error-no-such-board = einen { -board } „{ $name }“ gibt es nicht; nimm { $known } oder eine Datei, die auf .toml endet
error-bad-board-file = { $path }: auf diesem { -board } kann man nicht spielen:{ $why }
error-no-rules = der Text der Spielregeln fehlt; installiere grachten neu

## Who plays

error-too-many-seats = eine Partie hat 2 bis 4 Plätze, nicht { $seats } (R1)
error-four-bots = eine Partie hat 2 bis 4 Plätze, nicht { $seats } (R1); vier Bots lässt du mit { $program } simulate spielen
error-name-empty = ein Name ist leer; schreib einen, den man lesen kann
error-name-invisible = der Name „{ $name }“ enthält ein unsichtbares Zeichen; lass es weg
error-name-long = der Name „{ $name }…“ hat mehr als { $longest } Zeichen
error-name-you = „{ $name }“ nennt das Spiel die Person an der Tastatur; nimm einen anderen Namen
error-same-name = zwei Plätze heißen „{ $name }“; gib jedem einen eigenen Namen
error-no-such-bot = einen Bot „{ $name }“ gibt es nicht; nimm { $known }
error-no-bot-here = { $path }: auf einem Platz spielt „{ $name }“, den es hier als Bot nicht gibt
error-bot-does-not-start = { $path }: auf einem Platz spielt „{ $name }“, aber { $why }
error-taken-over-by-nobody = einen Platz hat „{ $name }“ übernommen, den es hier als Bot nicht gibt
error-unknown-starter = niemand am Tisch heißt „{ $name }“; nimm { $names }
error-seed-no-text = dein eigener Seed ist kein UTF-8-Text

## Saved games

error-settings-of-save = in einer gespeicherten Partie stehen Plätze, { -board } und Seeds schon fest, auch wer beginnt; lass diese Angaben weg
error-in-file = { $path }: { $why }
error-exists = { $path } gibt es schon; nenne eine neue Datei, oder spiel weiter mit --resume { $typed }
error-exists-other = { $path } gibt es schon, und es ist kein Spielstand dieser Partie
error-no-folder = { $path }: diesen Ordner gibt es nicht
error-not-written = { $path }: lässt sich nicht schreiben: { $why }
error-no-file-name = „{ $path }“ ist kein Name für eine Datei
error-save-over = { $path }: diese Partie ist vorbei; sieh sie dir an mit { $command }
error-save-without-seed = { $path }: der Seed des Gebers fehlt darin, also kann niemand die nächste { -card } geben
error-save-without-deal = { $path }: in dieser Partie wurde noch nichts ausgeteilt
error-no-file = { $path }: ist keine Datei
error-save-of-many = { $path }: enthält mehrere Partien; ein Spielstand enthält nur eine
error-save-empty = { $path }: ist leer
error-no-such-file = „{ $path }“: diese Datei gibt es nicht
error-no-record = { $path }: keine Aufzeichnung einer Partie: { $why }
error-not-read = { $path }: lässt sich nicht lesen: { $why }
error-damaged = { $path }: diese Aufzeichnung ist beschädigt oder wurde verändert: { $why }
error-other-rules = { $path }: gespielt nach Regelfassung { $rules }; dieses Programm kennt Regelfassung { $known }

## Replays

error-replay-secrets = die Geheimnisse fehlen: Die Aufzeichnung zeigt eine laufende Partie, von einem Platz aus gesehen, und lässt sich nicht nachspielen
error-game-not-there = { $path }: enthält { $games ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $games } Partien
}, also gibt es keine Partie { $game } (gezählt wird ab 0)
error-replay-seat = die Partie hat die Plätze 0 bis { $last }, also gibt es keinen Platz { $seat }
error-replay-step = die Aufzeichnung hat die Schritte 0 bis { $last }, also gibt es keinen Schritt { $step }
