# Words of the end of a game, of the proof of its deal, and of replays.

## The end as a ceremony

ceremony-standing = { -point(number: "plural", form: "title") } so far
ceremony-routes = { $name }: { $count ->
    [0] no { -route }
    [one] one { -route }
   *[other] { $count } { -route(number: "plural") }
}, { $points ->
    [one] one { -point }
   *[other] { $points } { -point(number: "plural") }
}
ceremony-fulfilled = { $name } has fulfilled { $contract }
ceremony-unfulfilled = { $name } has not fulfilled { $contract }
ceremony-merchandise = { $name }: { $count ->
    [0] no { -merchandise }
    [one] one { -merchandise-card }
   *[other] { $count } { -merchandise-card(number: "plural") }
}, { $points ->
    [one] one { -point }
   *[other] { $points } { -point(number: "plural") }
}
ended-by = { $reason ->
    [stalemate] Nobody could do anything more.
    [resigned] Somebody has resigned.
   *[carts] The { -cart(number: "plural") } have run out.
}
fulfilled-of = { $done } of { $all } fulfilled
merchandise-rank = { $count ->
    [0] no { -card(number: "plural") }
    [one] one { -card }, rank { $rank }
   *[other] { $count } { -card(number: "plural") }, rank { $rank }
}
watch-replay = Replay
share-replay = Share
copy-moment = Link to this moment
link-copied = The link is copied.
link-not-copied = The link could not be copied. Here it is:

## Is the deal fair?

fairness = A fair deal?
fairness-why = Before the first { -card } was dealt, the dealer’s secret was put under this seal. Now the secret is open, and your browser can work out every draw anew.
check-deal = Check this deal
fairness-seal = The seal
fairness-verdict = { $verdict ->
    [pass] Everything is right, and your seed is in this deal.
    [record] The record is right. More could not be checked.
    [dealer] The record is right, as far as this check can go.
   *[fail] Something is wrong with this deal.
}
fairness-not-kept = This device did not take part in the deal; only the record itself was checked.
fairness-late = Your seed is not in this deal: this device did not reveal it in time.
fairness-dealer-only = This game is of an older version and was committed by the dealer only. The check shows that nothing was changed after the deal, but not that nobody could steer it.
fairness-seed-missing = Your seed is not in this deal. You can’t rely on it being fair.
fairness-seeds-wrong = The seeds of the { -player(number: "plural") } are not those that were committed to, or not those that you were shown before.
fairness-terms-changed = The server has changed the terms of this deal after they were fixed.
fairness-terms-wrong = The terms of this deal are not in order, so your device did not reveal its seed.
fairness-nobody-added = No { -player } added anything of their own to this deal. So this shows only that nothing was changed after the sealing.
fairness-terms = { $right ->
    [yes] The terms of the deal are those that your browser was shown before it.
   *[no] The terms of the deal are not those that your browser was shown before it.
}
fairness-board = { $right ->
    [yes] The { -board } is the one that your browser was shown before the deal.
   *[no] The { -board } is not the one that your browser was shown before the deal.
}
fairness-own = { $right ->
    [yes] Your seed is in this deal.
   *[no] Your seed is not in this deal.
}
fairness-steps = { $right ->
    [yes] { $count ->
        [one] The one step that you were shown is in the record.
       *[other] All { $count } steps that you were shown are in the record.
    }
   *[no] The record is not what you were shown: the first difference is at step { $ply }.
}
fairness-seeds = { $right ->
    [yes] Every seed of a { -player } fits its commitment.
   *[no] A seed of a { -player } does not fit its commitment.
}
fairness-commitment = { $right ->
    [yes] The secret fits the seal.
   *[no] The secret does not fit the seal.
}
fairness-first = { $right ->
    [yes] The lot for the first player is right.
   *[no] The lot for the first player is wrong.
}
fairness-draws = { $right ->
    [yes] { $count ->
        [one] One draw was checked, and it is right.
       *[other] { $count } draws were checked, and all are right.
    }
   *[no] The draws are wrong: the first difference is at step { $ply }.
}
fairness-details = Details
fairness-secret = The dealer’s secret
fairness-player-seed = Added by { $name }
fairness-nothing-added = nothing
fairness-withheld = did not reveal in time
fairness-how = Each draw follows from a SHA-256 over the secret, what the { -player(number: "plural") } added, and the number of the step.
fairness-unfinished = The game is not over in this record, so the dealer’s secret is not in it. There is nothing to check yet.

## Replay

replay = Replay
replay-title = Watch a game again
replay-intro = Open the record of a game: a file that you have downloaded here, or one that was made by the program on your own computer.
replay-drop = Drop a file here
replay-choose-file = Choose a file
replay-paste = Or paste a record
replay-paste-open = Open what was pasted
replay-which = The file holds { $count ->
    [one] one game
   *[other] { $count } games
}. Which one?
replay-game-number = Game { $number }
replay-another = Another record
replay-controls = Moving through the game
replay-position = Step
replay-step-of = Step { $ply } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-eyes = Through whose eyes
replay-eyes-all = All cards open
replay-eyes-of = As { $name } saw it
replay-hand-of = The { -card(number: "plural") } of { $name }
replay-contracts-of = The { -contract-card(number: "plural") } of { $name }
replay-all-cards = All { -card(number: "plural") }
replay-deal = The { -card(number: "plural") } are dealt.
replay-chooses = { $name } chooses the first { -contract-card(number: "plural") }.
log-drew-deck-known = { $color ->
    [pink] { $name } draws pink from the { -deck }.
    [blue] { $name } draws blue from the { -deck }.
    [green] { $name } draws green from the { -deck }.
    [black] { $name } draws black from the { -deck }.
    [red] { $name } draws red from the { -deck }.
    [orange] { $name } draws orange from the { -deck }.
   *[wild] { $name } draws a { -wild } from the { -deck }.
}

## What is wrong with a record

error-not-json = This is not the record of a game, or not all of it.
error-unknown-format = This is not the record of a game.
error-bad-record = This record is damaged.
error-bad-board = The { -board } in this record cannot be played on.
error-board-too-large = The { -board } in this record is too large to be drawn here.
error-too-many-steps = This game is too long to be shown here.
error-bad-commitment = This record was changed: the dealer’s secret does not fit its seal.
error-bad-player-seeds = This record was changed: a player’s seed does not fit the commitment made before the deal.
error-differs = This record was changed: at step { $ply } something happens that the rules do not allow.
error-illegal-step = This record was changed: at step { $ply } somebody does what the rules do not allow.
error-wrong-ply = Steps of this game are missing, or not in order.
error-secrets-left-out = This record was made while the game went on, for one { -player }: it leaves out what the others held.
error-empty-file = This file is empty.
error-unreadable-file = This file cannot be read.
