# Errors that only the terminal shows: error-CODE. Each follows "grachten: " on its own line, so it
# starts with a small letter and has no period. Other files have the words for refused moves.

## What was typed

error-unknown-rule = there is no rule “{ $number }”; the rules are { $rules }
error-unknown-language = there is no language “{ $wanted }”; choose from { $known }
error-no-such-board = there is no { -board } “{ $name }”; choose { $known }, or a file that ends in .toml
error-bad-board-file = { $path }: this { -board } can’t be played:{ $why }
error-no-rules = the text of the rules is missing; reinstall grachten

## Who plays

error-too-many-seats = a game has 2 to 4 seats, not { $seats } (R1)
error-four-bots = a game has 2 to 4 seats, not { $seats }; to let four bots play, use { $program } simulate (R1)
error-name-empty = a { -player }’s name is empty; choose a name that others can read
error-name-invisible = the name “{ $name }” contains an invisible character; leave it out
error-name-long = the name “{ $name }…” is longer than { $longest } characters
error-name-you = the game uses “{ $name }” for the person at the keyboard; choose another name
error-same-name = two seats are named “{ $name }”; give each its own name
error-no-such-bot = there is no bot “{ $name }”; choose from { $known }
error-no-bot-here = { $path }: “{ $name }” plays one of the seats, but there is no such bot here
error-bot-does-not-start = { $path }: “{ $name }” plays one of the seats, but { $why }
error-taken-over-by-nobody = “{ $name }” took over a seat, but there is no such bot here
error-unknown-starter = nobody at the table is named “{ $name }”; choose who goes first from { $names }
error-seed-no-text = the { -player }’s seed isn’t valid UTF-8 text

## Saved games

error-settings-of-save = a saved game already has its seats, { -board }, seeds and first { -player }; leave out those options
error-in-file = { $path }: { $why }
error-exists = { $path } already exists; name a new file, or resume that game with --resume { $typed }
error-exists-other = { $path } already exists and isn’t a save of this game
error-no-folder = { $path }: there is no such folder
error-not-written = { $path }: can’t be written: { $why }
error-no-file-name = “{ $path }” isn’t a valid file name
error-save-over = { $path }: this game is over; replay it with { $command }
error-save-without-seed = { $path }: the dealer’s seed is missing, so the next { -card } can’t be dealt
error-save-without-deal = { $path }: nothing has been dealt in this game yet
error-no-file = { $path }: not a file
error-save-of-many = { $path }: contains several games; a save holds only one
error-save-empty = { $path }: the file is empty
error-no-such-file = there is no file “{ $path }”
error-no-record = { $path }: not a game record: { $why }
error-not-read = { $path }: can’t be read: { $why }
error-damaged = { $path }: this record is damaged or was changed: { $why }
error-other-rules = { $path }: this game uses version { $rules } of the rules; this program knows version { $known }

## Replays

error-replay-secrets = this record shows a game in progress as one seat sees it, without the secrets; it can’t be replayed
error-game-not-there = { $path }: contains { $games ->
    [0] no games
    [one] one game
   *[other] { $games } games
}, so there is no game { $game } (the first is 0)
error-replay-seat = the game has seats 0 to { $last }, so there is no seat { $seat }
error-replay-step = the record has steps 0 to { $last }, so there is no step { $step }
