# Errors that only the terminal shows: error-CODE. Each follows "grachten: " on its own line, so it
# starts with a small letter and has no period. Other files have the words for refused moves.

## What was typed

error-unknown-rule = reglen »{ $number }« findes ikke; reglerne er { $rules }
error-unknown-language = sproget »{ $wanted }« findes ikke; vælg mellem { $known }
error-no-such-board = { -board(form: "definite") } »{ $name }« findes ikke; vælg { $known } eller en fil, der ender på .toml
error-bad-board-file = { $path }: der kan ikke spilles på denne { -board }:{ $why }
error-no-rules = reglernes tekst mangler; geninstaller grachten

## Who plays

error-too-many-seats = et spil har 2 til 4 pladser, ikke { $seats } (R1)
error-four-bots = et spil har 2 til 4 pladser, ikke { $seats }; brug { $program } simulate til at lade fire bots spille (R1)
error-name-empty = et navn er tomt; skriv et navn, som kan læses
error-name-invisible = navnet »{ $name }« har et usynligt tegn; fjern det
error-name-long = navnet »{ $name }…« er længere end { $longest } tegn
error-name-you = spillet bruger »{ $name }« om den, der sidder ved tastaturet; vælg et andet navn
error-same-name = to pladser hedder »{ $name }«; giv hver sit eget navn
error-no-such-bot = botten »{ $name }« findes ikke; vælg mellem { $known }
error-no-bot-here = { $path }: på en plads spiller »{ $name }«, men den bot findes ikke her
error-bot-does-not-start = { $path }: på en plads spiller »{ $name }«, men { $why }
error-taken-over-by-nobody = »{ $name }« overtog en plads, men den bot findes ikke her
error-unknown-starter = ingen ved bordet hedder »{ $name }«; vælg mellem { $names }
error-seed-no-text = spillerens seed er ikke gyldig UTF-8-tekst

## Saved games

error-settings-of-save = pladser, { -board }, seeds og startspiller ligger fast i et gemt spil; udelad dem
error-in-file = { $path }: { $why }
error-exists = { $path } findes allerede; angiv en ny fil, eller fortsæt med --resume { $typed }
error-exists-other = { $path } findes allerede og indeholder ikke dette spil
error-no-folder = { $path }: mappen findes ikke
error-not-written = { $path }: kan ikke skrives: { $why }
error-no-file-name = »{ $path }« er ikke et gyldigt filnavn
error-save-over = { $path }: spillet er slut; se det igen med { $command }
error-save-without-seed = { $path }: kortgiverens seed mangler, så det næste { -card } kan ikke gives
error-save-without-deal = { $path }: der er ikke givet { -card(number: "plural") } i dette spil
error-no-file = { $path }: er ikke en fil
error-save-of-many = { $path }: indeholder flere spil; et gemt spil skal stå alene
error-save-empty = { $path }: filen er tom
error-no-such-file = »{ $path }«: filen findes ikke
error-no-record = { $path }: er ikke et gemt spil: { $why }
error-not-read = { $path }: kan ikke læses: { $why }
error-damaged = { $path }: det gemte spil er beskadiget eller ændret: { $why }
error-other-rules = { $path }: spillet følger version { $rules } af reglerne; dette program kender version { $known }

## Replays

error-replay-secrets = spillet er gemt undervejs, som det ses fra én plads; det hemmelige er udeladt, så det kan ikke vises igen
error-game-not-there = { $path }: indeholder { $games ->
    [0] intet spil
    [one] ét spil
   *[other] { $games } spil
}, så spil { $game } findes ikke (de tælles fra 0)
error-replay-seat = spillet har pladserne 0 til { $last }, så plads { $seat } findes ikke
error-replay-step = det gemte spil har trin 0 til { $last }, så trin { $step } findes ikke
