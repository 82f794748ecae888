# What goes wrong in the terminal alone: error-CODE. It stands behind "grachten: " on a line of its
# own, so it begins small and has no full stop. Moves that are refused have words in other files.

## What was typed

error-unknown-rule = there is no rule “{ $number }”; there are { $rules }
error-unknown-language = there is no language “{ $wanted }”; there are { $known }
error-no-such-board = there is no { -board } “{ $name }”; take { $known }, or a file that ends in .toml
error-bad-board-file = { $path }: this { -board } cannot be played on:{ $why }
error-no-rules = the text of the rules is missing; install grachten again

## Who plays

error-too-many-seats = a game has 2 to 4 seats, not { $seats } (R1)
error-four-bots = a game has 2 to 4 seats, not { $seats }; to let four bots play, use { $program } simulate (R1)
error-name-empty = a { -player }’s name is empty; write a name that can be read
error-name-invisible = the name “{ $name }” has an invisible character; leave it out
error-name-long = the name “{ $name }…” is longer than { $longest } characters
error-name-you = “{ $name }” is what the game calls whoever is at the keyboard; take another name
error-same-name = two seats are called “{ $name }”; give each its own name
error-no-such-bot = there is no bot “{ $name }”; take { $known }
error-no-bot-here = { $path }: a seat is played by “{ $name }”, no bot here
error-bot-does-not-start = { $path }: a seat is played by “{ $name }”, but { $why }
error-taken-over-by-nobody = a seat was taken over by “{ $name }”, no bot here
error-unknown-starter = nobody at the table is called “{ $name }”; who begins is { $names }
error-seed-no-text = the { -player }’s seed is not UTF-8 text

## Saved games

error-settings-of-save = a saved game has its seats, { -board }, seeds and who begins; leave those out
error-in-file = { $path }: { $why }
error-exists = { $path } exists already; name a new file, or go on with --resume { $typed }
error-exists-other = { $path } exists already and is no save of this game
error-no-folder = { $path }: there is no such folder
error-not-written = { $path }: cannot be written: { $why }
error-no-file-name = “{ $path }” is no name for a file
error-save-over = { $path }: this game is over; look at it with { $command }
error-save-without-seed = { $path }: the dealer’s seed is not in it, so nobody can deal the next { -card }
error-save-without-deal = { $path }: nothing has been dealt in this game
error-no-file = { $path }: is not a file
error-save-of-many = { $path }: holds several games; a save holds one
error-save-empty = { $path }: is empty
error-no-such-file = “{ $path }”: there is no such file
error-no-record = { $path }: not a game record: { $why }
error-not-read = { $path }: cannot be read: { $why }
error-damaged = { $path }: this record is damaged, or was changed: { $why }
error-other-rules = { $path }: played by rules { $rules }; this program knows rules { $known }

## Replays

error-replay-secrets = secrets are left out, as one seat sees a running game; it cannot be replayed
error-game-not-there = { $path }: holds { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
}, so there is no game { $game } (they count from 0)
error-replay-seat = the game has seats 0 to { $last }, so there is no seat { $seat }
error-replay-step = the record has steps 0 to { $last }, so there is no step { $step }
