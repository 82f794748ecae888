# Errors that only the terminal shows: error-CODE. Each follows "grachten: " on its own line, so it
# starts with a small letter and has no period. Other files have the words for refused moves.

## What was typed

error-unknown-rule = regel ‘{ $number }’ bestaat niet; de regels zijn { $rules }
error-unknown-language = de taal ‘{ $wanted }’ bestaat niet; kies uit { $known }
error-no-such-board = { -board } ‘{ $name }’ bestaat niet; kies { $known } of een bestand dat op .toml eindigt
error-bad-board-file = { $path }: op dit { -board } kan niet worden gespeeld:{ $why }
error-no-rules = de tekst van de spelregels ontbreekt; installeer grachten opnieuw

## Who plays

error-too-many-seats = een spel heeft 2 tot 4 plaatsen, niet { $seats } (R1)
error-four-bots = een spel heeft 2 tot 4 plaatsen, niet { $seats } (R1); met { $program } simulate kun je vier bots laten spelen
error-name-empty = de naam van een { -player } is leeg; geef een naam die te lezen is
error-name-invisible = de naam ‘{ $name }’ bevat een onzichtbaar teken; laat het weg
error-name-long = de naam ‘{ $name }…’ is langer dan { $longest } tekens
error-name-you = het spel gebruikt ‘{ $name }’ voor wie er aan het toetsenbord zit; kies een andere naam
error-same-name = twee plaatsen heten ‘{ $name }’; geef elk een eigen naam
error-no-such-bot = bot ‘{ $name }’ bestaat niet; kies uit { $known }
error-no-bot-here = { $path }: op een van de plaatsen speelt ‘{ $name }’, maar die bot bestaat hier niet
error-bot-does-not-start = { $path }: op een van de plaatsen speelt ‘{ $name }’, maar { $why }
error-taken-over-by-nobody = ‘{ $name }’ heeft een plaats overgenomen, maar die bot bestaat hier niet
error-unknown-starter = niemand aan tafel heet ‘{ $name }’; kies uit { $names }
error-seed-no-text = de seed van de { -player } is geen geldige UTF-8-tekst

## Saved games

error-settings-of-save = bij een opgeslagen spel liggen de plaatsen, het { -board }, de seeds en wie begint al vast; laat die weg
error-in-file = { $path }: { $why }
error-exists = { $path } bestaat al; kies een nieuwe bestandsnaam, of ga verder met --resume { $typed }
error-exists-other = { $path } bestaat al en is geen opgeslagen stand van dit spel
error-no-folder = { $path }: die map bestaat niet
error-not-written = { $path }: kan niet worden geschreven: { $why }
error-no-file-name = ‘{ $path }’ is geen geldige bestandsnaam
error-save-over = { $path }: dit spel is afgelopen; kijk het terug met { $command }
error-save-without-seed = { $path }: de seed van de deler ontbreekt, dus de volgende { -card } kan niet worden gedeeld
error-save-without-deal = { $path }: in dit spel is nog niets gedeeld
error-no-file = { $path }: is geen bestand
error-save-of-many = { $path }: bevat meerdere spellen; er mag er maar één in staan
error-save-empty = { $path }: het bestand is leeg
error-no-such-file = ‘{ $path }’: dat bestand bestaat niet
error-no-record = { $path }: geen verslag van een spel: { $why }
error-not-read = { $path }: kan niet worden gelezen: { $why }
error-damaged = { $path }: dit verslag is beschadigd of gewijzigd: { $why }
error-other-rules = { $path }: dit spel volgt versie { $rules } van de regels; dit programma kent versie { $known }

## Replays

error-replay-secrets = dit is een lopend spel, gezien vanaf één plaats en zonder de geheimen; terugkijken kan niet
error-game-not-there = { $path }: bevat { $games ->
    [0] geen spel
    [one] één spel
   *[other] { $games } spellen
}, dus spel { $game } is er niet (er wordt vanaf 0 geteld)
error-replay-seat = het spel heeft de plaatsen 0 tot en met { $last }, dus plaats { $seat } is er niet
error-replay-step = het verslag heeft de stappen 0 tot en met { $last }, dus stap { $step } is er niet
