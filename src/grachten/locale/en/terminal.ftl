# Texts of the terminal: grachten play, replay and rules. Messages that the browser shows too, such
# as log-…, error-…, route, contract and cards-of-color, are in the files of the browser client.
# Commands in quotation marks (map, rules, help …) are typed as they are: don't translate them.

## Answers

# Letters and words for yes and no, separated by spaces; y, yes, n and no always work.
cli-yes = y yes
cli-no = n no
cli-answer-yes-or-no = Please answer y or n.

## Names

# The name of a person who plays alone against bots.
cli-you = You
cli-somebody = someone
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

## Moves in words

cli-do-claim = claim { $route } with { $cards }
cli-do-keep = keep { $contracts }
cli-do-resign = resign

## Log lines with more detail than in the browser

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

## The page: labels have room for 10 letters

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
cli-more-moves = … { $count } more, up to number { $last }: type “moves” or a { -place }
cli-same-cards = (of { $count })
cli-from-deck = from the { -deck }
cli-draw-contracts = { -contract-card(number: "plural") }
cli-only-pass = pass: no other move is possible
# The points of a route, and other ways to pay for it: keep these as short as possible.
cli-points-short = { $points } pt
cli-or = or
cli-or-ways = or { $count } more
cli-with-cards = with { $cards }
cli-your-move = Your move:
cli-move-numbers = The moves are numbered 1 to { $last }.
cli-pay-how = How do you want to pay? Type a number, or anything else to cancel:
cli-confirm = Press Enter or y to confirm, anything else to cancel:
cli-taken-back = Canceled.
cli-not-now = Not now: { $why } ({ $rule })
cli-may-do = You can do that now.

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
cli-foresee-keep = { $contract } goes to the bottom of the pile
cli-foresee-wild = a { -wild } from the { -market } is your only { -card } this { -turn } (R8)
cli-foresee-deck = nobody else sees the { -card }
cli-foresee-second = your second { -card }, then your { -turn } is over
cli-foresee-first = then you take a second { -card }
cli-foresee-contracts = you must keep at least one, and any you don’t fulfill costs you its { -point(number: "plural") } (R20, R25)

## The map and the routes

cli-map-too-small = The map needs { $columns } columns and { $rows } rows; make the window larger, or type “routes”.
cli-map-example = 2PG* 2 { -space(number: "plural") }, pink or green, { -cart }
cli-map-any-color = ? any color
cli-map-way = + your way
cli-map-goal = [goal]
cli-map-closed = x closed
cli-no-route = No { -route } matches “{ $text }”.
cli-routes-wanted = On the cheapest ways to fulfill your { -contract(number: "plural") }
cli-routes-free = Other free { -route(number: "plural") }
cli-routes-yours = Yours
cli-routes-others = Held by others
cli-routes-closed = Closed to you (R18, R19)
# Words that people type to find routes: routes with cart symbols, and free routes.
cli-cart = { -cart }
cli-free = free
cli-can-pay = you can pay

## Commands while playing

cli-enter = Enter
cli-help-number = choose the move with that number
cli-help-word = list only the moves that match “dam”; their numbers stay the same
cli-help-letters = take red from the { -market }, draw from the { -deck }, draw { -contract-card(number: "plural") }
cli-help-notation = a move as it’s written in records (docs/record.md)
cli-help-enter = show the table again
cli-help-map = the { -board }, with your cheapest ways marked +
cli-help-routes = { -route(number: "plural") } with length, color, { -cart } and holder; or only those at Dam
cli-help-moves = the full list of moves
cli-help-hand = your { -card(number: "plural") }, and how your { -contract(number: "plural") } are doing
cli-help-log = what has happened so far
cli-help-rules = the rules of the game, or one of them
cli-help-why = why a move isn’t allowed now
cli-help-confirm = make moves at once, without asking; “confirm on” asks again
cli-help-save = save a copy of the game, which is also saved after every move
cli-help-resign = give up (you’ll be asked to confirm)
cli-help-quit = quit; you can resume later
cli-help-signs = Colors: P pink, B blue, G green, K black, R red, O orange, W { -wild }; ? is a { -route } of any one color. A { -route } with * has { -cart-symbol(number: "plural") } and brings a { -merchandise-card }.
cli-no-move-there = No move matches “{ $text }” now. Type “routes { $text }” to list the { -route(number: "plural") } there.
cli-no-command = “{ $text }” isn’t a move or a command. Type a number, or “help”.
cli-did-you-mean = “{ $text }” isn’t a move or a command. Did you mean “{ $command }”? Type a number, or “help”.
cli-resign-all = If you resign, the game ends and the other { -player } wins.
cli-resign-seat = If you resign, a bot takes over for you.
cli-resign-sure = Type “yes” to resign, anything else to play on:
cli-play-on = You play on.
cli-confirm-on = Confirmation is on: you’re asked before each move. To change that, type “confirm off”.
cli-confirm-off = Confirmation is off: moves are made at once. To change that, type “confirm on”.
cli-just-hand = To see everything you have, just type “hand”.
cli-just-map = To see the whole { -board }, just type “map”; for one { -place }, type “routes { $text }”.
cli-log-how = Type “log”, “log 50” for the last 50 steps, or “log all”.
cli-log-last = These are the last { $shown } of { $all } steps; “log all” shows all of them.
cli-why-how = Type the move after it, as in “why draw:wild”.
cli-saved-in = The game is saved after every move in { $path }
cli-copy-in = A copy is in { $path }
cli-goes-on-in = The game itself continues in { $path }

## A game from start to end

cli-unfinished = You have an unfinished game: { $names }, { $moves ->
    [one] { $moves } move made.
   *[other] { $moves } moves made.
}
cli-go-on = Press Enter or y to resume, n for a new game:
cli-program-plays = A program plays one of the seats in this game: { $program }
cli-start-program = Press y to start it, n to let { $bot } play instead:
cli-goes-on = The game resumes after { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
}
cli-begins-chosen = { $who ->
    [you] You go first, as you chose.
   *[other] { $name } goes first, as you chose.
}
cli-begins-by-lot = { $who ->
    [you] The game drew lots: you go first.
   *[other] The game drew lots: { $name } goes first.
}
cli-commitment = Commitment { $commitment }: with it, { $program } verify can prove this deal later
cli-player-commitment = { $who ->
    [you] Your commitment { $commitment }: it stands for the text you added to this deal
   *[other] { $name }’s commitment { $commitment }: it stands for the text { $name } added to this deal
}
cli-type-help = Type “map” for the { -board }, “rules” for the rules, “help” for all commands.
cli-thinks = { $name } is thinking
cli-bot-failed = { $name } has failed ({ $reason }); { $bot } takes over.
cli-it-resigns = it resigns
cli-leaves = { $who ->
    [you] You leave; a bot takes over.
   *[other] { $name } leaves; a bot takes over.
}
cli-only-bots = No human players are left: the bots finish the game.
cli-clear-screen = { $name }, press Enter to clear the screen.
cli-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter.
cli-not-kept = The game couldn’t be stored with your other games: { $why }
cli-kept-in = The game is stored in { $path }
cli-look-again = Watch it again: { $command }
cli-check-game = Check every deal and move: { $command }
cli-saved = The game is saved. To resume: { $command }
cli-not-saved = The game couldn’t be saved: { $why }
cli-compiling = Compiling the rules for this machine (once, about 15 seconds) …
cli-compiling-bots = Compiling the bots’ code (once, about half a minute) …

## The end

cli-count-routes = 1. { -point(number: "plural", form: "title") } for { -route(number: "plural") }, scored during the game
cli-count-contracts = 2. { -contract(number: "plural", form: "title") }
cli-count-merchandise = 3. { -merchandise(form: "title") }
cli-failed = failed
cli-together = total
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
        [one] { $points } { -point }: tied with { $others }, but with more { -contract(number: "plural") } fulfilled.
       *[other] { $points } { -point(number: "plural") }: tied with { $others }, but with more { -contract(number: "plural") } fulfilled.
    }
   *[other] { $name } wins with { $points ->
        [one] { $points } { -point }: tied with { $others }, but with more { -contract(number: "plural") } fulfilled.
       *[other] { $points } { -point(number: "plural") }: tied with { $others }, but with more { -contract(number: "plural") } fulfilled.
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
    [you] You resigned.
   *[other] { $name } resigned.
}
cli-has-won = { $count ->
    [one] { $who ->
        [you] You win.
       *[other] { $names } wins.
    }
   *[other] { $names } win.
}
cli-you-win = You win

## A replay

cli-replay-prompt = Enter: next, p: back, ?: help >
cli-replay-help =
    Enter or n   the next step
    p or b       the previous step
    a number     that step
    s or start   the deal
    e or end     the last step
    q or quit    quit
cli-replay-hidden = The { -player(number: "plural") } are choosing { -contract-card(number: "plural") }; no choice is shown until everyone has chosen (R4).
cli-replay-step = Step { $step } of { $last }
cli-replay-no-answer = “{ $text }” isn’t a command here.
cli-replay-first = This is the first step.
cli-replay-last = This is the last step; type “q” to quit.
cli-turn = { $who ->
    [you] { $phase ->
        [second_draw] you take a second { -card }
        [turn] it’s your { -turn }
       *[keep] you choose { -contract-card(number: "plural") } to keep
    }
   *[other] { $phase ->
        [second_draw] { $name } takes a second { -card }
        [turn] it’s { $name }’s { -turn }
       *[keep] { $name } chooses { -contract-card(number: "plural") } to keep
    }
}
cli-now = Now { $turn }.
cli-not-over = The game isn’t over: { $turn }.
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
cli-known-cards = { $cards }, including { $known }
cli-not-shown = not yet shown
# Lists: of two, and of more; $first is then “A, B, C”.
cli-list-and-two = { $first } and { $last }
cli-list-and-more = { $first }, and { $last }
cli-list-or-two = { $first } or { $last }
cli-list-or-more = { $first }, or { $last }
