# Errors that only the terminal shows: error-CODE. Each follows "grachten: " on its own line, so it
# starts with a small letter and has no period. Other files have the words for refused moves.

## What was typed

error-unknown-rule = regelen «{ $number }» finnes ikke; reglene er { $rules }
error-unknown-language = språket «{ $wanted }» finnes ikke; velg blant { $known }
error-no-such-board = { -board(form: "definite") } «{ $name }» finnes ikke; velg { $known } eller en fil som slutter på .toml
error-bad-board-file = { $path }: det går ikke an å spille på dette { -board(form: "definite") }:{ $why }
error-no-rules = regelteksten mangler; installer grachten på nytt

## Who plays

error-too-many-seats = et spill har 2 til 4 plasser, ikke { $seats } (R1)
error-four-bots = et spill har 2 til 4 plasser, ikke { $seats }; bruk { $program } simulate for å la fire boter spille (R1)
error-name-empty = navnet på en { -player } er tomt; skriv et navn som kan leses
error-name-invisible = navnet «{ $name }» har et usynlig tegn; ta det bort
error-name-long = navnet «{ $name }…» er lengre enn { $longest } tegn
error-name-you = spillet bruker «{ $name }» om den som sitter ved tastaturet; velg et annet navn
error-same-name = to plasser heter «{ $name }»; gi hver av dem sitt eget navn
error-no-such-bot = boten «{ $name }» finnes ikke; velg blant { $known }
error-no-bot-here = { $path }: på en plass spiller «{ $name }», men den boten finnes ikke her
error-bot-does-not-start = { $path }: på en plass spiller «{ $name }», men { $why }
error-taken-over-by-nobody = «{ $name }» overtok en plass, men den boten finnes ikke her
error-unknown-starter = ingen ved bordet heter «{ $name }»; velg blant { $names }
error-seed-no-text = spillerens startverdi er ikke gyldig UTF-8-tekst

## Saved games

error-settings-of-save = plassene, { -board(form: "definite") }, startverdiene og hvem som starter, er allerede bestemt i et lagret spill; utelat dem
error-in-file = { $path }: { $why }
error-exists = { $path } finnes allerede; velg en ny fil, eller spill videre med --resume { $typed }
error-exists-other = { $path } finnes allerede og er ikke en lagring av dette spillet
error-no-folder = { $path }: mappen finnes ikke
error-not-written = { $path }: kan ikke skrives: { $why }
error-no-file-name = «{ $path }» er ikke et gyldig filnavn
error-save-over = { $path }: dette spillet er over; se det på nytt med { $command }
error-save-without-seed = { $path }: kortgiverens startverdi mangler, så det neste { -card(form: "definite") } kan ikke deles ut
error-save-without-deal = { $path }: ingenting er delt ut i dette spillet
error-no-file = { $path }: er ikke en fil
error-save-of-many = { $path }: inneholder flere spill; en lagring inneholder bare ett
error-save-empty = { $path }: filen er tom
error-no-such-file = «{ $path }»: filen finnes ikke
error-no-record = { $path }: ikke et opptak av et spill: { $why }
error-not-read = { $path }: kan ikke leses: { $why }
error-damaged = { $path }: dette opptaket er skadet eller endret: { $why }
error-other-rules = { $path }: spillet følger versjon { $rules } av reglene; dette programmet kjenner versjon { $known }

## Replays

error-replay-secrets = opptaket viser et pågående spill slik én plass ser det, uten hemmelighetene; det kan ikke vises i reprise
error-game-not-there = { $path }: inneholder { $games ->
    [0] ingen spill
    [one] ett spill
   *[other] { $games } spill
}, så spill { $game } finnes ikke (de telles fra 0)
error-replay-seat = spillet har plassene 0 til { $last }, så plass { $seat } finnes ikke
error-replay-step = opptaket har stegene 0 til { $last }, så steg { $step } finnes ikke
