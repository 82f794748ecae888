# Texts of the end of a game, the check of its deal, and replays.

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
ceremony-fulfilled = { $name } fulfilled { $contract }
ceremony-unfulfilled = { $name } didn’t fulfill { $contract }
ceremony-merchandise = { $name }: { $count ->
    [0] no { -merchandise }
    [one] one { -merchandise-card }
   *[other] { $count } { -merchandise-card(number: "plural") }
}, { $points ->
    [one] one { -point }
   *[other] { $points } { -point(number: "plural") }
}
ended-by = { $reason ->
    [stalemate] Nobody could move anymore.
    [resigned] A { -player } resigned.
   *[carts] A { -player } was down to two { -cart(number: "plural") }.
}
fulfilled-of = { $done } of { $all } fulfilled
merchandise-rank = { $count ->
    [0] no { -card(number: "plural") }
    [one] one { -card }, rank { $rank }
   *[other] { $count } { -card(number: "plural") }, rank { $rank }
}
watch-replay = Replay
watch-earlier = Watch the earlier game
continued-from = This game continues an earlier one from step { $ply }.
share-replay = Share
copy-moment = Link to this step
link-copied = Link copied.
link-not-copied = Couldn’t copy the link. Here it is:

## Is the deal fair?

fairness = Was the deal fair?
fairness-why = Before the first { -card } was dealt, the dealer’s secret was sealed with this seal. Now the secret is revealed, and your browser can recalculate every draw.
check-deal = Check the deal
fairness-seal = Seal
fairness-verdict = { $verdict ->
    [pass] Everything checks out, and your seed is in this deal.
    [record] The record checks out. Nothing more could be checked.
    [dealer] The record checks out, as far as this check can go.
   *[fail] Something is wrong with this deal.
}
fairness-not-kept = This device didn’t take part in the deal; only the record itself was checked.
fairness-late = Your seed isn’t in this deal: this device didn’t reveal it in time.
fairness-dealer-only = This game is from an older version, where only the dealer committed to a seed. The check shows that nothing was changed after the deal, but not that nobody steered it.
fairness-seed-missing = Your seed isn’t in this deal. You can’t rely on it being fair.
fairness-seeds-wrong = The { -player(number: "plural") }’ seeds don’t match their commitments, or aren’t the ones you were shown before.
fairness-terms-changed = The server changed the terms of this deal after they were fixed.
fairness-terms-wrong = The terms of this deal are invalid, so your device didn’t reveal its seed.
fairness-nobody-added = No { -player } added a seed to this deal. So this only shows that nothing was changed after the seal was made.
fairness-continued = This game continues an earlier one. The check covers everything after its start, but can’t show that what was hidden then was dealt anew at random.
fairness-terms = { $right ->
    [yes] The terms of the deal are the ones your browser was shown beforehand.
   *[no] The terms of the deal aren’t the ones your browser was shown beforehand.
}
fairness-board = { $right ->
    [yes] The { -board } is the one your browser was shown before the deal.
   *[no] The { -board } isn’t the one your browser was shown before the deal.
}
fairness-own = { $right ->
    [yes] Your seed is in this deal.
   *[no] Your seed isn’t in this deal.
}
fairness-steps = { $right ->
    [yes] { $count ->
        [one] The one step you were shown is in the record.
       *[other] All { $count } steps you were shown are in the record.
    }
   *[no] The record isn’t what you were shown: it first differs at step { $ply }.
}
fairness-seeds = { $right ->
    [yes] Every { -player }’s seed matches its commitment.
   *[no] A { -player }’s seed doesn’t match its commitment.
}
fairness-commitment = { $right ->
    [yes] The secret matches the seal.
   *[no] The secret doesn’t match the seal.
}
fairness-first = { $right ->
    [yes] The draw for the first { -player } is correct.
   *[no] The draw for the first { -player } is wrong.
}
fairness-draws = { $right ->
    [yes] { $count ->
        [one] One draw was checked, and it’s correct.
       *[other] { $count } draws were checked, and all are correct.
    }
   *[no] The draws are wrong: the first difference is at step { $ply }.
}
fairness-details = Details
fairness-secret = The dealer’s secret
fairness-player-seed = Added by { $name }
fairness-nothing-added = nothing
fairness-withheld = not revealed in time
fairness-how = Each draw is calculated with SHA-256 from the secret, the { -player(number: "plural") }’ seeds, and the number of the step.
fairness-unfinished = The game isn’t over in this record, so it doesn’t contain the dealer’s secret. There is nothing to check yet.

## Replay

replay = Replay
replay-title = Watch a game again
replay-intro = Open the record of a game: a file you downloaded here, or one saved by the program on your computer.
replay-drop = Drop a file here
replay-choose-file = Choose a file
replay-paste = Or paste a record
replay-paste-open = Open the pasted record
replay-which = The file contains { $count ->
    [one] one game
   *[other] { $count } games
}. Which one?
replay-game-number = Game { $number }
replay-another = Open another record
replay-controls = Move through the game
replay-position = Step
replay-step-of = Step { $ply } of { $last }
replay-first = Go to the start
replay-back = Back one step
replay-forward = Forward one step
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-eyes = Point of view
replay-eyes-all = All cards open
replay-eyes-of = As { $name } saw it
replay-hand-of = { $name }’s { -card(number: "plural") }
replay-contracts-of = { $name }’s { -contract-card(number: "plural") }
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

error-not-json = This isn’t the record of a game, or part of it is missing.
error-unknown-format = This isn’t the record of a game.
error-bad-record = This record is damaged.
error-bad-start = This record begins at a position that can’t occur in a game.
error-no-such-ply = This game has no step { $ply }.
error-bad-board = This { -board } can’t be played on.
error-board-too-large = This { -board } is too large for this server.
error-too-many-steps = This game is too long to show here.
error-bad-commitment = This record was changed: the dealer’s secret doesn’t match its seal.
error-bad-player-seeds = This record was changed: a { -player }’s seed doesn’t match the commitment made before the deal.
error-differs = This record was changed: step { $ply } doesn’t follow from the rules and the deal.
error-illegal-step = This record was changed: at step { $ply }, a { -player } does something the rules don’t allow.
error-wrong-ply = Steps of this game are missing or out of order.
error-secrets-left-out = This record was made for one { -player } while the game was in progress: it leaves out what the others held.
error-empty-file = This file is empty.
error-unreadable-file = This file can’t be read.
