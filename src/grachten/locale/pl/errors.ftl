# Errors that only the terminal shows: error-CODE. Each follows "grachten: " on its own line, so it
# starts with a small letter and has no period. Other files have the words for refused moves.

## What was typed

error-unknown-rule = nie ma zasady „{ $number }”; zasady to { $rules }
error-unknown-language = nie ma języka „{ $wanted }”; do wyboru: { $known }
error-no-such-board = nie ma { -board(case: "genitive") } „{ $name }”; do wyboru: { $known } albo plik z końcówką .toml
error-bad-board-file = { $path }: na tej { -board(case: "locative") } nie da się grać:{ $why }
error-no-rules = brakuje tekstu zasad; zainstaluj grachten ponownie

## Who plays

error-too-many-seats = gra ma od 2 do 4 miejsc, a nie { $seats } (R1)
error-four-bots = gra ma od 2 do 4 miejsc, a nie { $seats } (R1); czterem botom pozwala zagrać { $program } simulate
error-name-empty = imię { -player(case: "genitive") } jest puste; wpisz imię, które inni mogą przeczytać
error-name-invisible = w imieniu „{ $name }” jest niewidoczny znak; usuń go
error-name-long = imię „{ $name }…” jest za długie; znaków może być najwyżej { $longest }
error-name-you = gra używa słowa „{ $name }” dla osoby przy klawiaturze; wybierz inne imię
error-same-name = dwa miejsca mają to samo imię „{ $name }”; nadaj im różne
error-no-such-bot = nie ma bota „{ $name }”; do wyboru: { $known }
error-no-bot-here = { $path }: na jednym z miejsc gra „{ $name }”, ale takiego bota tu nie ma
error-bot-does-not-start = { $path }: na jednym z miejsc gra „{ $name }”, ale { $why }
error-taken-over-by-nobody = „{ $name }” przejmuje jedno z miejsc, ale takiego bota tu nie ma
error-unknown-starter = nikt przy stole nie nazywa się „{ $name }”; do wyboru: { $names }
error-seed-no-text = ziarno { -player(case: "genitive") } nie jest poprawnym tekstem UTF-8

## Saved games

error-settings-of-save = zapisana gra ma już swoje miejsca, { -board(case: "accusative") }, ziarna i osobę, która zaczyna; pomiń te opcje
error-in-file = { $path }: { $why }
error-exists = { $path } już istnieje; podaj nowy plik albo wznów grę opcją --resume { $typed }
error-exists-other = { $path } już istnieje i nie jest zapisem tej gry
error-no-folder = { $path }: nie ma takiego folderu
error-not-written = { $path }: nie da się zapisać: { $why }
error-no-file-name = „{ $path }” nie jest poprawną nazwą pliku
error-save-over = { $path }: ta gra jest skończona; obejrzyj ją jeszcze raz poleceniem { $command }
error-save-without-seed = { $path }: brakuje ziarna rozdającego, więc nie da się rozdać następnej { -card(case: "genitive") }
error-save-without-deal = { $path }: w tej grze niczego nie rozdano
error-no-file = { $path }: to nie jest plik
error-save-of-many = { $path }: jest tu kilka gier, a w zapisie ma być jedna
error-save-empty = { $path }: plik jest pusty
error-no-such-file = „{ $path }”: nie ma takiego pliku
error-no-record = { $path }: to nie jest zapis gry: { $why }
error-not-read = { $path }: nie da się odczytać: { $why }
error-damaged = { $path }: ten zapis jest uszkodzony albo zmieniony: { $why }
error-other-rules = { $path }: ta gra używa zasad w wersji { $rules }; ten program zna wersję { $known }

## Replays

error-replay-secrets = zapis pokazuje trwającą grę tak, jak widzi ją jedna osoba, i pomija to, co tajne; nie da się go odtworzyć
error-game-not-there = { $path }: liczba gier: { $games }, więc nie ma gry { $game } (numery zaczynają się od 0)
error-replay-seat = gra ma miejsca od 0 do { $last }, więc nie ma miejsca { $seat }
error-replay-step = zapis ma kroki od 0 do { $last }, więc nie ma kroku { $step }
