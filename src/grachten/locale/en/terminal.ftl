# Words of the terminal: grachten play, replay and rules. What both say, such as log-…, error-…,
# route, contract and cards-of-color, the terminal takes from the files of the browser client.
# Words in a row behind a colon of English commands (map, rules, help …) are typed as they stand.

## Answers

# Letters and words for yes and no, with blanks between them; y, yes, n and no are always understood.
cli-yes = y yes
cli-no = n no
cli-answer-yes-or-no = Please answer y or n.

## Names

# Whoever plays alone against bots.
cli-you = You
cli-somebody = somebody
cli-name-you = { $name } (you)
cli-name-bot = { $name } (bot)
cli-name-replaced = { $name } ({ $bot })

## Cards, routes, numbers of things

cli-color = { $color ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
    [grey] any color
   *[wild] { -wild }
}
cli-none = none
cli-second-route = { $route }, second
cli-contract-state = { $contract } ({ $fulfilled ->
    [yes] fulfilled
   *[no] not fulfilled
})
cli-cards = { $count ->
    [one] { $count } { -card }
   *[other] { $count } { -card(number: "plural") }
}
cli-carts = { $count ->
    [one] { $count } { -cart }
   *[other] { $count } { -cart(number: "plural") }
}
cli-contracts = { $count ->
    [one] { $count } { -contract-card }
   *[other] { $count } { -contract-card(number: "plural") }
}
cli-merchandise = { $count ->
    [one] { $count } { -merchandise-card }
   *[other] { $count } { -merchandise-card(number: "plural") }
}

## What somebody does

cli-do-claim = claim { $route } with { $cards }
cli-do-keep = keep { $contracts }
cli-do-resign = resign

## What happened, where the log of the browser says less

cli-log-dealt = { $who ->
    [you] You are dealt { $count ->
        [one] a { -card }.
       *[other] { $count } { -card(number: "plural") }.
    }
   *[other] { $name } is dealt { $count ->
        [one] a { -card }.
       *[other] { $count } { -card(number: "plural") }.
    }
}
cli-log-dealt-known = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $name } is dealt { $cards }.
}
cli-log-offered-known = { $who ->
    [you] You look at { $contracts }.
   *[other] { $name } looks at { $contracts }.
}
cli-log-market-filled = New in the { -market }: { $cards }.
cli-log-resigned = { $who ->
    [you] You resign: the game is over.
   *[other] { $name } resigns: the game is over.
}
cli-log-times = { $sentence } ({ $times }×)
cli-log-decided-by = (decided by { $by })

## The page: labels stand in a column of 10 letters

cli-label-market = { -market(form: "title") }
cli-label-hand = Your { -hand }
cli-label-contracts = { -contract(number: "plural", form: "title") }
cli-label-offer = On offer
cli-label-keep = Keep
cli-label-draw = Draw
cli-label-or = Or
cli-label-claim = Claim

cli-title-setup = { $who ->
    [you] Your first { -contract-card(number: "plural") }: keep one or both
   *[other] { $name }’s first { -contract-card(number: "plural") }: keep one or both
}
cli-title-keep = { $who ->
    [you] Your { -contract-card(number: "plural") }: keep one or both
   *[other] { $name }’s { -contract-card(number: "plural") }: keep one or both
}
cli-title-second-draw = { $who ->
    [you] Your second { -card }
   *[other] { $name }’s second { -card }
}
cli-title-turn = { $who ->
    [you] Your { -turn }
   *[other] { $name }’s { -turn }
}
cli-head-points = { -point(number: "plural") }
cli-head-carts = { -cart(number: "plural") }
cli-head-cards = { -card(number: "plural") }
cli-head-contracts = { -contract(number: "plural") }
cli-head-goods = goods
cli-head-known = known { -card(number: "plural") }
cli-empty-slot = (empty)
cli-piles = { -deck } { $deck }, discards { $discards }, { -contract(number: "plural") } { $contracts }, goods { $goods }
cli-cut-off = cut off
cli-to-go = { $count ->
    [one] { $count } { -cart } to go
   *[other] { $count } { -cart(number: "plural") } to go
}
cli-out-of-reach = out of reach: { $count ->
    [one] { $count } { -cart } to go, you have { $carts }
   *[other] { $count } { -cart(number: "plural") } to go, you have { $carts }
}

## The moves

cli-give-back = (give back { $contracts })
cli-more-moves = … { $count } more, up to number { $last }: type moves, or a { -place }
cli-same-cards = (of { $count })
cli-from-deck = from the { -deck }
cli-draw-contracts = { -contract-card(number: "plural") }
cli-only-pass = pass: nothing else is possible
# Points of a route, and other ways to pay for it: all as short as can be.
cli-points-short = { $points } pt
cli-or = or
cli-or-ways = or { $count } more
cli-with-cards = with { $cards }
cli-your-move = Your move:
cli-move-numbers = The moves have the numbers 1 to { $last }.
cli-pay-how = Pay how? A number, anything else goes back:
cli-confirm = Enter or y does it, anything else goes back:
cli-taken-back = Taken back.
cli-not-now = Not now: { $why } ({ $rule })
cli-may-do = You may do that now.

## What a move will do

cli-foresee-claim = { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
}{ $merchandise ->
    [yes] , a { -merchandise-card }
   *[no] { "" }
}, { $carts ->
    [one] { $carts } { -cart } left
   *[other] { $carts } { -cart(number: "plural") } left
}
cli-foresee-keep = { $contract } goes back under the pile
cli-foresee-wild = a { -wild } from the market is your only { -card } this { -turn } (R8)
cli-foresee-deck = nobody else sees the { -card }
cli-foresee-second = your second { -card }, then your { -turn } is over
cli-foresee-first = then you take a second { -card }
cli-foresee-contracts = you must keep at least one, and one that fails costs you its { -point(number: "plural") } (R20, R25)

## The map and the routes

cli-map-too-small = The map needs { $columns } columns and { $rows } rows; make the window larger, or type routes.
cli-map-example = 2PG* 2 { -space(number: "plural") }, pink or green, { -cart }
cli-map-any-color = ? any color
cli-map-way = + your way
cli-map-goal = [goal]
cli-map-closed = x closed
cli-no-route = No { -route } speaks of “{ $text }”.
cli-routes-wanted = On the cheapest ways of your { -contract(number: "plural") }
cli-routes-free = Other free { -route(number: "plural") }
cli-routes-yours = Yours
cli-routes-others = Held by others
cli-routes-closed = Closed to you (R18, R19)
# Words that find routes: with cart symbols, and free.
cli-cart = { -cart }
cli-free = free
cli-can-pay = you can pay

## Commands while playing

cli-enter = Enter
cli-help-number = choose the move with that number
cli-help-word = list only the moves that speak of Dam; the numbers stay the same
cli-help-letters = take red from the market, draw from the { -deck }, draw { -contract-card(number: "plural") }
cli-help-notation = a move in the notation of records (docs/record.md)
cli-help-enter = show the table again
cli-help-map = the { -board }; your cheapest ways are drawn with + signs
cli-help-routes = { -route(number: "plural") } with length, color, { -cart } and holder; those of Dam
cli-help-moves = the whole list of moves
cli-help-hand = your { -card(number: "plural") }, and how your { -contract(number: "plural") } stand
cli-help-log = what has happened so far
cli-help-rules = the rules of the game, or one of them
cli-help-why = why a move is not allowed now
cli-help-confirm = make moves at once, without asking again; confirm on asks again
cli-help-save = a copy of the game; it is saved by itself after every move
cli-help-resign = give up (you are asked again)
cli-help-quit = leave; the game can be gone on with later
cli-help-signs = Colors: P pink, B blue, G green, K black, R red, O orange, W { -wild }; ? is a { -route } of any one color. A { -route } with * has { -cart-symbol(number: "plural") } and brings a { -merchandise-card }.
cli-no-move-there = No move speaks of “{ $text }” now. routes { $text } lists the { -route(number: "plural") } there.
cli-no-command = No move or command is “{ $text }”. Type a number, or help.
cli-did-you-mean = No move or command is “{ $text }”. Did you mean { $command }? Type a number, or help.
cli-resign-all = You would give the game up, and the other { -player } would win.
cli-resign-seat = You would leave the game, and a bot would play on in your place.
cli-resign-sure = Type yes to resign, anything else to play on:
cli-play-on = You play on.
cli-confirm-on = Confirmation is on: you are asked before a move is made. Change it with confirm off.
cli-confirm-off = Confirmation is off: a move is made at once. Change it with confirm on.
cli-just-hand = hand shows all that is yours: type just hand.
cli-just-map = map shows the whole { -board }: type just map, or routes { $text } for a { -place }.
cli-log-how = Type log, or how many steps as in log 50, or log all.
cli-log-last = These are the last { $shown } of { $all } steps; log all shows all.
cli-why-how = Write the move, as in: why draw:wild
cli-saved-in = The game is saved after every move, in { $path }
cli-copy-in = A copy is in { $path }
cli-goes-on-in = The game itself goes on in { $path }

## An evening

cli-unfinished = There is an unfinished game: { $names }, { $moves ->
    [one] { $moves } move made.
   *[other] { $moves } moves made.
}
cli-go-on = Enter or y goes on with it, n starts a new game:
cli-program-plays = A seat of this game is played by a program: { $program }
cli-start-program = y starts it, n lets { $bot } play in its place:
cli-goes-on = The game goes on after { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
}
cli-begins-chosen = { $who ->
    [you] You begin, as you chose.
   *[other] { $name } begins, as you chose.
}
cli-begins-by-lot = { $who ->
    [you] Lots were drawn: you begin.
   *[other] Lots were drawn: { $name } begins.
}
cli-commitment = Commitment { $commitment }: with it { $program } verify can prove this deal afterwards
cli-player-commitment = { $who ->
    [you] Your commitment { $commitment }: it stands for the text that you added to this deal
   *[other] Commitment of { $name } { $commitment }: it stands for the text that { $name } added to this deal
}
cli-type-help = Type map for the { -board }, rules for the rules, help for all you can type.
cli-thinks = { $name } thinks
cli-bot-failed = { $name } has failed ({ $reason }); { $bot } plays on for it.
cli-it-resigns = it resigns
cli-leaves = { $who ->
    [you] You leave; a bot plays on.
   *[other] { $name } leaves; a bot plays on.
}
cli-only-bots = No people are left: the bots play the game to its end.
cli-clear-screen = { $name }, press Enter to clear the screen.
cli-pass-keyboard = Pass the keyboard to { $name }; { $name } presses Enter.
cli-not-kept = The game could not be kept with the others: { $why }
cli-kept-in = The game is kept in { $path }
cli-look-again = Look at it again: { $command }
cli-check-game = Check every deal and move: { $command }
cli-saved = The game is saved. Go on with: { $command }
cli-not-saved = The game could not be saved: { $why }
cli-compiling = Compiling the rules for this machine (once, about 15 seconds) …
cli-compiling-bots = Compiling what the bots think with (once, about half a minute) …

## The end

cli-count-routes = 1. { -point(number: "plural", form: "title") } for { -route(number: "plural") }, counted during the game
cli-count-contracts = 2. { -contract(number: "plural", form: "title") }
cli-count-merchandise = 3. { -merchandise(form: "title") }
cli-failed = failed
cli-together = together
cli-rank = rank { $rank }
cli-no-rank = no rank
cli-head-fulfilled = Fulfilled
cli-wins = { $who ->
    [you] You win with { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
   *[other] { $name } wins with { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
}
cli-wins-level = { $who ->
    [you] You win with { $points ->
        [one] { $points } { -point }: level with { $others }, but more { -contract(number: "plural") }.
       *[other] { $points } { -point(number: "plural") }: level with { $others }, but more { -contract(number: "plural") }.
    }
   *[other] { $name } wins with { $points ->
        [one] { $points } { -point }: level with { $others }, but more { -contract(number: "plural") }.
       *[other] { $points } { -point(number: "plural") }: level with { $others }, but more { -contract(number: "plural") }.
    }
}
cli-share = { $names } share the victory with { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
} and { $fulfilled ->
    [one] { $fulfilled } { -contract } fulfilled.
   *[other] { $fulfilled } { -contract(number: "plural") } fulfilled.
}
cli-has-resigned = { $who ->
    [you] You have resigned.
   *[other] { $name } has resigned.
}
cli-has-won = { $count ->
    [one] { $who ->
        [you] You have won.
       *[other] { $names } has won.
    }
   *[other] { $names } have won.
}
cli-you-win = You win

## A replay

cli-replay-prompt = Enter: next, p: back, ?: help >
cli-replay-help =
    Enter or n   the next step
    p or b       the step before
    a number     that step
    s or start   the deal
    e or end     the last step
    q or quit    leave
cli-replay-hidden = { -contract-card(number: "plural", form: "title") } are being chosen; nobody sees a choice before all have chosen (R4).
cli-replay-step = Step { $step } of { $last }
cli-replay-no-answer = “{ $text }” is no answer here.
cli-replay-first = This is the first step.
cli-replay-last = This is the last step; q leaves.
cli-turn = { $who ->
    [you] { $phase ->
        [second_draw] you take a second { -card }
        [turn] you have the { -turn }
       *[keep] you keep { -contract-card(number: "plural") }
    }
   *[other] { $phase ->
        [second_draw] { $name } takes a second { -card }
        [turn] { $name } has the { -turn }
       *[keep] { $name } keeps { -contract-card(number: "plural") }
    }
}
cli-now = Now { $turn }.
cli-not-over = The game is not over: { $turn }.
cli-row-market = { -market }
cli-row-deck = { -deck }
cli-row-discards = discards
cli-row-left = left
cli-row-hand = { -hand }
cli-row-contracts = { -contract-card(number: "plural") }
cli-row-offer = on offer
cli-row-routes = { -route(number: "plural") }
cli-row-points = { -point(number: "plural") } for
cli-row-fulfilled = { -contract(number: "plural") } fulfilled
cli-row-merchandise = { -merchandise-card(number: "plural") }
# Numbers of rules: R1 to R29.
cli-from-to = { $first } to { $last }
cli-known-cards = { $cards }, of them { $known }
cli-not-shown = not yet shown
