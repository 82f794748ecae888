# Errors that only the terminal shows: error-CODE. Each follows "grachten: " on its own line, so it
# starts with a small letter and has no period. Other files have the words for refused moves.

## What was typed

error-unknown-rule = die Regel „{ $number }“ gibt es nicht; die Regeln sind { $rules }
error-unknown-language = die Sprache „{ $wanted }“ gibt es nicht; zur Wahl: { $known }
error-no-such-board = einen { -board } „{ $name }“ gibt es nicht; nimm { $known } oder eine Datei, die auf .toml endet
error-bad-board-file = { $path }: auf diesem { -board } kann man nicht spielen:{ $why }
error-no-rules = der Text der Spielregeln fehlt; installiere grachten neu

## Who plays

error-too-many-seats = eine Partie hat 2 bis 4 Plätze, nicht { $seats } (R1)
error-four-bots = eine Partie hat 2 bis 4 Plätze, nicht { $seats } (R1); vier Bots lässt du mit { $program } simulate spielen
error-name-empty = ein Name ist leer; schreib einen, den man lesen kann
error-name-invisible = der Name „{ $name }“ enthält ein unsichtbares Zeichen; lass es weg
error-name-long = der Name „{ $name }…“ hat mehr als { $longest } Zeichen
error-name-you = das Spiel verwendet „{ $name }“ für die Person an der Tastatur; nimm einen anderen Namen
error-same-name = zwei Plätze heißen „{ $name }“; gib jedem einen eigenen Namen
error-no-such-bot = einen Bot „{ $name }“ gibt es nicht; zur Wahl: { $known }
error-no-bot-here = { $path }: auf einem Platz spielt „{ $name }“, aber diesen Bot gibt es hier nicht
error-bot-does-not-start = { $path }: auf einem Platz spielt „{ $name }“, aber { $why }
error-taken-over-by-nobody = „{ $name }“ hat einen Platz übernommen, aber diesen Bot gibt es hier nicht
error-unknown-starter = niemand am Tisch heißt „{ $name }“; zur Wahl: { $names }
error-seed-no-text = dein eigener Seed ist kein gültiger UTF-8-Text

## Saved games

error-settings-of-save = in einer gespeicherten Partie stehen Plätze, { -board } und Seeds schon fest, auch wer beginnt; lass diese Angaben weg
error-in-file = { $path }: { $why }
error-exists = { $path } gibt es schon; nenne eine neue Datei, oder spiel weiter mit --resume { $typed }
error-exists-other = { $path } gibt es schon, und es ist kein Spielstand dieser Partie
error-no-folder = { $path }: diesen Ordner gibt es nicht
error-not-written = { $path }: lässt sich nicht schreiben: { $why }
error-no-file-name = „{ $path }“ ist kein gültiger Dateiname
error-save-over = { $path }: diese Partie ist vorbei; sieh sie dir an mit { $command }
error-save-without-seed = { $path }: der Seed des Gebers fehlt, also kann die nächste { -card } nicht ausgeteilt werden
error-save-without-deal = { $path }: in dieser Partie wurde noch nichts ausgeteilt
error-no-file = { $path }: ist keine Datei
error-save-of-many = { $path }: enthält mehrere Partien; ein Spielstand enthält nur eine
error-save-empty = { $path }: die Datei ist leer
error-no-such-file = „{ $path }“: diese Datei gibt es nicht
error-no-record = { $path }: keine Aufzeichnung einer Partie: { $why }
error-not-read = { $path }: lässt sich nicht lesen: { $why }
error-damaged = { $path }: diese Aufzeichnung ist beschädigt oder wurde verändert: { $why }
error-other-rules = { $path }: diese Partie folgt Fassung { $rules } der Regeln; dieses Programm kennt Fassung { $known }

## Replays

error-replay-secrets = die Aufzeichnung zeigt eine laufende Partie, von einem Platz aus gesehen und ohne die Geheimnisse; sie lässt sich nicht nachspielen
error-game-not-there = { $path }: enthält { $games ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $games } Partien
}, also gibt es keine Partie { $game } (gezählt wird ab 0)
error-replay-seat = die Partie hat die Plätze 0 bis { $last }, also gibt es keinen Platz { $seat }
error-replay-step = die Aufzeichnung hat die Schritte 0 bis { $last }, also gibt es keinen Schritt { $step }
