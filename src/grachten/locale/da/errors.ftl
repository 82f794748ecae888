# What goes wrong in the terminal alone: error-CODE. It stands behind "grachten: " on a line of its
# own, so it begins small and has no full stop. Moves that are refused have words in other files.

## What was typed

error-unknown-rule = reglen »{ $number }« findes ikke; der er { $rules }
error-unknown-language = sproget »{ $wanted }« findes ikke; der er { $known }
error-no-such-board = { -board(form: "definite") } »{ $name }« findes ikke; brug { $known } eller en fil, der ender på .toml
error-bad-board-file = { $path }: der kan ikke spilles på denne { -board }:{ $why }
error-no-rules = reglernes tekst mangler; installer grachten igen

## Who plays

error-too-many-seats = et spil har 2 til 4 pladser, ikke { $seats } (R1)
error-four-bots = et spil har 2 til 4 pladser, ikke { $seats }; brug { $program } simulate til at lade fire bots spille (R1)
error-name-empty = et navn er tomt; skriv et navn, som kan læses
error-name-invisible = navnet »{ $name }« har et usynligt tegn; fjern det
error-name-long = navnet »{ $name }…« er længere end { $longest } tegn
error-name-you = »{ $name }« er det, spillet kalder den, der sidder ved tastaturet; vælg et andet navn
error-same-name = to pladser hedder »{ $name }«; giv hver sit eget navn
error-no-such-bot = botten »{ $name }« findes ikke; brug { $known }
error-no-bot-here = { $path }: på en plads spiller »{ $name }«, men den bot findes ikke her
error-bot-does-not-start = { $path }: på en plads spiller »{ $name }«, men { $why }
error-taken-over-by-nobody = en plads blev overtaget af »{ $name }«, men den bot findes ikke her
error-unknown-starter = ingen ved bordet hedder »{ $name }«; den, der starter, skal være { $names }
error-seed-no-text = spillerens seed er ikke UTF-8-tekst

## Saved games

error-settings-of-save = et gemt spil har allerede pladser, { -board }, seeds og en, der starter; udelad dem
error-in-file = { $path }: { $why }
error-exists = { $path } findes allerede; angiv en ny fil, eller fortsæt med --resume { $typed }
error-exists-other = { $path } findes allerede og er ikke dette spil
error-no-folder = { $path }: mappen findes ikke
error-not-written = { $path }: kan ikke skrives: { $why }
error-no-file-name = »{ $path }« kan ikke være navnet på en fil
error-save-over = { $path }: spillet er slut; se det igen med { $command }
error-save-without-seed = { $path }: kortgiverens seed er ikke med, så ingen kan give det næste { -card }
error-save-without-deal = { $path }: der er ikke givet { -card(number: "plural") } i dette spil
error-no-file = { $path }: er ikke en fil
error-save-of-many = { $path }: rummer flere spil; et gemt spil skal stå alene
error-save-empty = { $path }: er tom
error-no-such-file = »{ $path }«: filen findes ikke
error-no-record = { $path }: er ikke et gemt spil: { $why }
error-not-read = { $path }: kan ikke læses: { $why }
error-damaged = { $path }: det gemte spil er beskadiget eller ændret: { $why }
error-other-rules = { $path }: spillet følger regelsæt { $rules }; dette program kender regelsæt { $known }

## Replays

error-replay-secrets = spillet er gemt undervejs, som det ses fra én plads; det hemmelige er udeladt, så det kan ikke vises igen
error-game-not-there = { $path }: rummer { $games ->
    [0] intet spil
    [one] ét spil
   *[other] { $games } spil
}, så spil { $game } findes ikke (de tælles fra 0)
error-replay-seat = spillet har pladserne 0 til { $last }, så plads { $seat } findes ikke
error-replay-step = det gemte spil har trin 0 til { $last }, så trin { $step } findes ikke
