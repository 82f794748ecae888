# Texts of the browser client.

-game = Grachten

title = { -game }
tagline = Draw cards, claim routes, fulfill contracts: you’re a merchant in Amsterdam, around 1660.
skip = Skip to content
close = Close
cancel = Cancel
home = Home
notices = Open-source licenses
loading = Loading …
settings = Settings
language = Language
theme = Theme
theme-auto = Match device
theme-light = Light
theme-dark = Dark
change-theme = Switch between light and dark
confirm-moves = Confirm before claiming a { -route }
sounds = Sounds
sound-on = Turn sound on
sound-off = Turn sound off
more = More
link = Link

## The first page

your-name = Your name
you-name = Guest
you = you
opponent = Your opponent
play-now = Play
your-tables = Your tables
go-on = Resume
new-table = New table
player-number = { -player(form: "title") } { $number }
player = { -player(form: "title") }
kind-bot = Bot
kind-friend = Friend, by link
kind-local = Someone at this device
level = Level
name = Name
add-seat = Add a player
remove-seat = Remove a player
more-settings = More settings
board = { -board(form: "title") }
who-begins = Who goes first
by-lot = Random
clock = Clock
clock-none = No clock
clock-move = Per move
clock-game = Per game
seconds = Seconds
hints-allowed = Allow hints
show-in-lobby = Show in the lobby
open-table = Open the table
begin = Begin
lobby = Open tables
lobby-empty = Nobody is waiting right now. Open your own table!
join = Join
look = Watch
finished-games = Finished games

bot-apprentice = Apprentice
    .character = Pieter, the apprentice: eager, easily distracted, and learning the city with you.
bot-journeyman = Journeyman
    .character = Grietje, the journeyman: knows the trade, but still misses a chance now and then.
bot-skipper = Skipper
    .character = Maarten, the skipper: has a plan for every cart and rarely strays from it.
bot-merchant = Merchant
    .character = Saskia, the merchant: weighs every move and sees what you’re after.
bot-regent = Regent
    .character = Cornelis, the regent: takes his time, forgets nothing, and means to win.

## The waiting room

waiting-room = Waiting for players
seat-open = Open seat
here = here
not-here = away
leave-seat = Leave this seat
waiting-for-friends = Send the link to your friends, or let bots take the open seats.
waiting-for-opener = The player who opened the table starts the game.
invite = Invite friends
invite-only-here = This link only works on this computer. To play with others on your network, start the server with { $setting } and open the address it shows.
share-link = Share link
copied = Copied
qr-code = QR code of the link
fair-deal = A provably fair deal
fair-deal-promise = The server has committed to its part of the deal; this is its seal. Your browser commits to its own seed and reveals it only when the terms of the deal are fixed. When the game is over, you can check everything.
table-closed = This table is closed.

## The table

map = Map
market = { -market(form: "title") }
market-card = { $color ->
    [pink] Take the pink { -card }
    [blue] Take the blue { -card }
    [green] Take the green { -card }
    [black] Take the black { -card }
    [red] Take the red { -card }
    [orange] Take the orange { -card }
    [grey] Take the gray { -card }
   *[wild] Take the { -wild } { -card }
}
deck = Take a { -card } from the { -deck }; { $count ->
    [one] 1 { -card } left
   *[other] { $count } { -card(number: "plural") } left
}
contracts-pile = Draw { -contract-card(number: "plural") }; { $count ->
    [one] 1 left
   *[other] { $count } left
}
your-hand = Your cards
no-cards = No cards
your-contracts = Your { -contract-card(number: "plural") }
no-contracts = No { -contract-card(number: "plural") }
contract-done = fulfilled
contract-open = open
players = Players
points-label = { -point(number: "plural", form: "title") }
cards-label = { -card(number: "plural", form: "title") }
carts-label = { -cart(number: "plural", form: "title") }
contracts-label = { -contract-card(number: "plural", form: "title") }
merchandise-label = Merchandise
played-by-bot = bot playing
vote = Let a bot take over
routes = { -route(number: "plural", form: "title") }
search-routes = Search { -route(number: "plural") }
routes-found = { $count ->
    [one] One { -route }
   *[other] { $count } { -route(number: "plural") }
}
route-held = held by { $name }
route-open = open
route-closed = closed to you
brings-merchandise = brings merchandise
log = Log
log-empty = Nothing yet.
tab-routes = { -route(number: "plural", form: "title") }
tab-log = Log
tab-cards = { -card(number: "plural", form: "title") }

turn-setup = Choose your first { -contract(number: "plural") }
turn-turn = Your { -turn }
turn-second-draw = Take a second { -card }
turn-keep = Choose { -contract(number: "plural") }
turn-waiting-setup = The others are choosing { -contract(number: "plural") }
turn-of = { $name }’s { -turn }
turn-over = The game is over
alert-your-turn = It’s your { -turn }.
last-round = { -last-round(form: "title") }: { $count ->
    [one] one { -turn } left
   *[other] { $count } { -turn(number: "plural") } left
}
connection-lost = Connection lost. Your game is safe; reconnecting …
try-now = Try now
bot-plays-for-you = A bot is playing for you.
i-am-back = I’m back
pass-device = { $name }’s { -turn }
pass-device-why = Pass the device on; nobody else should look.
i-am = I’m { $name }

points = { $count ->
    [one] one { -point }
   *[other] { $count } { -point(number: "plural") }
}
claim = Claim
claim-title = Claim { $route }
ways-to-pay = Ways to pay
draw-contracts = Draw { -contract-card(number: "plural") }
draw-contracts-sure = You draw { -contract-card(number: "plural") } and must keep at least one. Any { -contract } you haven’t fulfilled by the end costs you its { -point(number: "plural") }.
choose-contracts = Choose { -contract-card(number: "plural") }
choose-first-help = Keep one or both.
choose-more-help = Keep at least one; the other goes back.
keep = { $count ->
    [0] Keep
    [one] Keep this one
   *[other] Keep both
}
pass = Pass
resign = Resign
resign-sure = Resign? The game ends and the other player wins.
resign-sure-bot = Resign? A bot takes over for you.

hint = Hint
hint-title = Suggested moves:
hint-claim = claim { $route }
hint-deck = draw from the { -deck }
hint-market = { $color ->
    [pink] take the pink { -card }
    [blue] take the blue { -card }
    [green] take the green { -card }
    [black] take the black { -card }
    [red] take the red { -card }
    [orange] take the orange { -card }
    [grey] take the gray { -card }
   *[wild] take the { -wild } { -card }
}
hint-contracts = draw { -contract-card(number: "plural") }
hint-keep = { $count ->
    [one] keep one { -contract-card }
   *[other] keep both { -contract-card(number: "plural") }
}
hint-pass = pass
chance = { $chance } chance to win

## The end

result = Result
skip-counting = Show the result
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
score-routes = { -route(number: "plural", form: "title") }
score-contracts = { -contract(number: "plural", form: "title") }
score-merchandise = { -merchandise(form: "title") }
score-total = Total
rematch = Rematch
go-to-rematch = Go to the rematch
download = Download the game

## Cards, routes, contracts in words

cards-of-color = { $count ->
    [one] { $color ->
        [pink] one pink { -card }
        [blue] one blue { -card }
        [green] one green { -card }
        [black] one black { -card }
        [red] one red { -card }
        [orange] one orange { -card }
       *[wild] one { -wild }
    }
   *[other] { $color ->
        [pink] { $count } pink { -card(number: "plural") }
        [blue] { $count } blue { -card(number: "plural") }
        [green] { $count } green { -card(number: "plural") }
        [black] { $count } black { -card(number: "plural") }
        [red] { $count } red { -card(number: "plural") }
        [orange] { $count } orange { -card(number: "plural") }
       *[wild] { $count } { -wild(number: "plural") }
    }
}
route = { $color ->
    [pink] { $from } – { $to }, pink, { $length }
    [blue] { $from } – { $to }, blue, { $length }
    [green] { $from } – { $to }, green, { $length }
    [black] { $from } – { $to }, black, { $length }
    [red] { $from } – { $to }, red, { $length }
    [orange] { $from } – { $to }, orange, { $length }
   *[grey] { $from } – { $to }, gray, { $length }
}
contract = { $from } – { $to }, { $points ->
    [one] one { -point }
   *[other] { $points } { -point(number: "plural") }
}

## What happened

log-drew-market = { $who ->
    [you] { $color ->
        [pink] You take the pink { -card }.
        [blue] You take the blue { -card }.
        [green] You take the green { -card }.
        [black] You take the black { -card }.
        [red] You take the red { -card }.
        [orange] You take the orange { -card }.
        [grey] You take the gray { -card }.
       *[wild] You take the { -wild } { -card }.
    }
   *[other] { $color ->
        [pink] { $name } takes the pink { -card }.
        [blue] { $name } takes the blue { -card }.
        [green] { $name } takes the green { -card }.
        [black] { $name } takes the black { -card }.
        [red] { $name } takes the red { -card }.
        [orange] { $name } takes the orange { -card }.
        [grey] { $name } takes the gray { -card }.
       *[wild] { $name } takes the { -wild } { -card }.
    }
}
log-drew-deck-own = { $color ->
    [pink] You draw pink from the { -deck }.
    [blue] You draw blue from the { -deck }.
    [green] You draw green from the { -deck }.
    [black] You draw black from the { -deck }.
    [red] You draw red from the { -deck }.
    [orange] You draw orange from the { -deck }.
    [grey] You draw gray from the { -deck }.
   *[wild] You draw a { -wild } from the { -deck }.
}
log-drew-deck = { $who ->
    [you] You draw from the { -deck }.
   *[other] { $name } draws from the { -deck }.
}
log-claimed = { $who ->
    [you] You claim { $route } for { $cards }: { $points ->
        [one] one { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
   *[other] { $name } claims { $route } for { $cards }: { $points ->
        [one] one { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
}
log-merchandise = { $who ->
    [you] You take a { -merchandise-card }.
   *[other] { $name } takes a { -merchandise-card }.
}
log-offered = { $who ->
    [you] You look at { $count ->
        [one] one { -contract-card }.
       *[other] { $count } { -contract-card(number: "plural") }.
    }
   *[other] { $name } looks at { $count ->
        [one] one { -contract-card }.
       *[other] { $count } { -contract-card(number: "plural") }.
    }
}
log-kept = { $who ->
    [you] You keep a { -contract-card }.
   *[other] { $name } keeps a { -contract-card }.
}
log-kept-known = { $who ->
    [you] You keep { $contract }.
   *[other] { $name } keeps { $contract }.
}
log-returned = { $who ->
    [you] You give a { -contract-card } back.
   *[other] { $name } gives a { -contract-card } back.
}
log-returned-known = { $who ->
    [you] You give back { $contract }.
   *[other] { $name } gives back { $contract }.
}
log-market-reset = Three { -wild(number: "plural") } in the { -market }: all five { -card(number: "plural") } are replaced.
log-reshuffled = The { -discard-pile } is shuffled into a new { -deck }.
log-continued = The game continues an earlier one.
log-last-round = { $who ->
    [you] You trigger the { -last-round }.
   *[other] { $name } triggers the { -last-round }.
}
log-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
log-over = { $reason ->
    [stalemate] Nobody can move anymore: the game is over.
    [resigned] The game is over: a { -player } resigned.
   *[carts] The game is over.
}

## Why not

error-unknown = That didn’t work.
error-other = That didn’t work: { $message }
error-no-connection = The server isn’t responding.
error-stale = The game has moved on. Take another look.
error-not-your-turn = It’s not your { -turn }.
why-off-turn = It’s not your { -turn }, and you couldn’t do this on your { -turn } either. { $reason }
error-not-playing = There’s no game in progress here.
error-game-over = The game is over.
error-must-keep = Choose your { -contract-card(number: "plural") } first.
error-second-card = Take a second { -card } first.
error-wild-second = You can’t take a { -wild } from the { -market } as your second { -card }.
error-deck-empty = The { -deck } is empty.
error-not-in-market = There’s no such { -card } in the { -market }.
error-no-contracts-left = There are no { -contract-card(number: "plural") } left.
error-route-taken = This { -route } is already claimed.
error-twin-held = You already hold the { -parallel-route }.
error-twin-closes = With two players, only one of two { -parallel-route(number: "plural") } can be claimed.
error-too-few-carts = You don’t have enough { -cart(number: "plural") } for this { -route }.
error-too-few-cards = You don’t have enough { -card(number: "plural") } for this { -route }.
error-too-few-wilds = You don’t have enough { -wild(number: "plural") } for this { -route }.
error-wrong-color = This { -route } needs another color.
error-no-table = There’s no such table. Is the link complete?
error-not-yours = This seat isn’t yours.
error-seat-taken = This seat is already taken.
error-name-taken = Someone at this table already has that name.
error-bot-name = That’s the name of a bot. Choose another name.
error-bad-name = { $reason ->
    [empty] Please enter a name.
    [too_long] This name is too long; try a shorter one.
    [invisible] This name contains an invisible character; type it again.
    [marks] This name has too many accents on one letter.
    [mixed_scripts] This name mixes look-alike letters from several alphabets; use only one of them.
   *[other] This name can’t be used; try another.
}
error-begun = The game has already begun.
error-committed = Another device has already committed to a seed for this seat.
error-bad-seed = This seed doesn’t match its commitment.
error-not-dealing = The { -card(number: "plural") } have already been dealt, or the table is closed.
error-outdated = This page is older than the server. Reload it to continue; nothing is lost.
error-open-seats = Some seats are still open: wait, or let bots take them.
error-no-device = That device can’t use this seat anymore.
error-this-device = You can’t revoke the device you’re using.
error-bad-link = This link isn’t valid anymore.
error-too-many-requests = Too many requests; wait a moment.
error-too-many-tables = You’ve opened too many tables; try again later.
error-too-many-messages = Too many messages; wait a moment.
error-busy = The server is busy; try again in a moment.
error-no-hints = Hints aren’t allowed at this table.
error-no-reviews = This server doesn’t review games.
error-no-review = This review doesn’t exist or is no longer available. Ask for it again.
error-too-many-reviews = Too many games are being reviewed right now; try again later.
error-review-too-long = This game takes too long to review.
error-removed = You were removed from this table.
error-slow = Your connection is too slow; please reconnect.
error-left = You left this seat.
error-restart = The server is restarting; you’ll be back in a moment.
error-banned = This address is banned from the server.
error-too-early = { $seconds ->
    [one] Wait one more second.
   *[other] Wait { $seconds } more seconds.
}
error-no-vote = Nobody is waiting for that { -player }.

## What a player can do, and how far contracts are

can-draw = draw two { -card(number: "plural") }
can-claim = claim a { -route }
can-contracts = take { -contract(number: "plural") }
contract-progress = { $own } of { $total ->
    [one] 1 { -route }
   *[other] { $total } { -route(number: "plural") }
}
contract-blocked = can’t be fulfilled anymore
contract-stakes = +{ $points } if fulfilled, −{ $points } if not
route-have = you have { $have } of { $length ->
    [one] 1 { -card }
   *[other] { $length } { -card(number: "plural") }
}
route-claimants = open to { $names }
route-claimant-you = you
route-for-nobody = nobody can claim it anymore
place-pair = { $from } – { $to }

## Boards that players bring along

board-another = Another { -board } …
board-drop = Or drop a { -board } file (.toml) on this page.
board-checking = Checking the { -board } …
board-file-bad = { $file }: this { -board } can’t be played on.
board-file-too-large = { $file }: this { -board } is too large for this server.
board-title = { -board(form: "title") }: { $title }
