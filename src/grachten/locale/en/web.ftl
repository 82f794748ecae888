# Words of the browser client.

-game = Grachten

title = { -game }
tagline = Draw cards, claim routes, fulfil contracts: merchants in Amsterdam, about 1660.
skip = To the content
close = Close
cancel = Cancel
home = Home
notices = Open-source licenses
loading = Loading …
settings = Settings
language = Language
theme = Colors
theme-auto = As the device
theme-light = Light
theme-dark = Dark
change-theme = Light or dark
motion = Movement
motion-full = All of it
motion-fast = Quick
motion-off = None
confirm-moves = Confirm before a { -route } is claimed
sounds = Sounds
sound-on = Switch sounds on
sound-off = Switch sounds off
more = More
link = Link

## The first page

your-name = Your name
you-name = Guest
you = you
opponent = Your opponent
play-now = Play
your-tables = Your tables
go-on = Go on
new-table = A new table
player-number = { -player(form: "title") } { $number }
player = { -player(form: "title") }
kind-bot = A bot
kind-friend = A friend, by link
kind-local = Somebody at this device
level = Level
name = Name
add-seat = One more player
remove-seat = One player less
more-settings = More settings
board = { -board(form: "title") }
who-begins = Who begins
by-lot = Drawn by lot
clock = Clock
clock-none = No clock
clock-move = For each move
clock-game = For the whole game
seconds = Seconds
hints-allowed = Hints are allowed
show-in-lobby = Show it in the lobby
open-table = Open the table
begin = Begin
lobby = Open tables
lobby-empty = Nobody waits just now. Open a table of your own!
join = Join
look = Look
finished-games = Finished games

bot-apprentice = Apprentice
    .character = Pieter, the apprentice: eager, easily distracted, learns the city with you.
bot-journeyman = Journeyman
    .character = Grietje, the journeyman: knows the trade, and still lets a chance slip by.
bot-skipper = Skipper
    .character = Maarten, the skipper: has a plan for every cart and seldom leaves it.
bot-merchant = Merchant
    .character = Saskia, the merchant: weighs every move, and sees what you are after.
bot-regent = Regent
    .character = Cornelis, the regent: thinks long, forgets nothing, and means to win.

## The waiting room

waiting-room = Waiting for players
seat-open = Open seat
here = here
not-here = not here
leave-seat = Leave this seat
waiting-for-friends = Send the link to your friends, or let bots take the open seats.
waiting-for-opener = Whoever opened the table starts the game.
invite = Invite friends
invite-only-here = This link works on this computer only. To play with others in your network, start the server with { $setting } and open the address that it names.
share-link = Share the link
copied = Copied
qr-code = The link as a QR code
fair-deal = A deal that can be proved fair
fair-deal-promise = The server has committed to its part of the deal; this is its seal. Your browser commits to a seed of its own and reveals it only when the terms of the deal are fixed. When the game is over, everything can be checked.
table-closed = This table is closed.

## The table

map = The map
market = The { -market }
market-card = { $color ->
    [pink] Take the pink { -card }
    [blue] Take the blue { -card }
    [green] Take the green { -card }
    [black] Take the black { -card }
    [red] Take the red { -card }
    [orange] Take the orange { -card }
    [grey] Take the grey { -card }
   *[wild] Take the { -wild } { -card }
}
deck = Take a { -card } from the { -deck }; { $count ->
    [one] 1 { -card } is left
   *[other] { $count } { -card(number: "plural") } are left
}
contracts-pile = Draw { -contract-card(number: "plural") }; { $count ->
    [one] 1 is left
   *[other] { $count } are left
}
your-hand = Your cards
no-cards = No cards
your-contracts = Your { -contract-card(number: "plural") }
no-contracts = No { -contract-card(number: "plural") }
contract-done = fulfilled
contract-open = open
players = The players
points-label = { -point(number: "plural", form: "title") }
cards-label = { -card(number: "plural", form: "title") }
carts-label = { -cart(number: "plural", form: "title") }
contracts-label = { -contract-card(number: "plural", form: "title") }
merchandise-label = Merchandise
played-by-bot = a bot plays on
vote = Let a bot play on
routes = { -route(number: "plural", form: "title") }
search-routes = Search the { -route(number: "plural") }
routes-found = { $count ->
    [one] One { -route }
   *[other] { $count } { -route(number: "plural") }
}
route-held = held by { $name }
route-open = open
route-closed = closed to you
brings-merchandise = brings merchandise
log = What happened
log-empty = Nothing yet.
tab-hand = { -card(number: "plural", form: "title") }
tab-contracts = { -contract(number: "plural", form: "title") }
tab-routes = { -route(number: "plural", form: "title") }
tab-log = Log

turn-setup = Choose your first { -contract(number: "plural") }
turn-turn = Your { -turn }
turn-second-draw = Take a second { -card }
turn-keep = Choose { -contract(number: "plural") }
turn-waiting-setup = The others choose their first contracts
turn-of = { $name } is to move
turn-over = The game is over
alert-your-turn = It is your { -turn }.
last-round = The { -last-round }: { $count ->
    [one] one { -turn } is left
   *[other] { $count } { -turn(number: "plural") } are left
}
connection-lost = The connection is lost. Nothing is lost with it; we are trying again.
try-now = Try now
bot-plays-for-you = A bot plays on for you.
i-am-back = I am back
pass-device = { $name } is to move
pass-device-why = Pass the device on; nobody else should look.
i-am = I am { $name }

points = { $count ->
    [one] one { -point }
   *[other] { $count } { -point(number: "plural") }
}
claim = Claim
claim-title = Claim { $route }
ways-to-pay = Ways to pay
draw-contracts = Draw { -contract-card(number: "plural") }
draw-contracts-sure = You draw { -contract-card(number: "plural") } and must keep at least one of them. What is not fulfilled in the end takes its { -point(number: "plural") } away.
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
resign-sure = Do you give up? The game ends, and the other player wins.
resign-sure-bot = Do you give up? A bot plays on in your place.

hint = Hint
hint-title = The search would …
hint-claim = claim { $route }
hint-deck = draw from the { -deck }
hint-market = { $color ->
    [pink] take the pink { -card }
    [blue] take the blue { -card }
    [green] take the green { -card }
    [black] take the black { -card }
    [red] take the red { -card }
    [orange] take the orange { -card }
    [grey] take the grey { -card }
   *[wild] take the { -wild } { -card }
}
hint-contracts = draw { -contract-card(number: "plural") }
hint-keep = { $count ->
    [one] keep one { -contract-card }
   *[other] keep both { -contract-card(number: "plural") }
}
hint-pass = pass
chance = chance to win { $chance }

## The end

result = The result
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
go-to-rematch = To the rematch
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
   *[grey] { $from } – { $to }, grey, { $length }
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
        [grey] You take the grey { -card }.
       *[wild] You take the { -wild } { -card }.
    }
   *[other] { $color ->
        [pink] { $name } takes the pink { -card }.
        [blue] { $name } takes the blue { -card }.
        [green] { $name } takes the green { -card }.
        [black] { $name } takes the black { -card }.
        [red] { $name } takes the red { -card }.
        [orange] { $name } takes the orange { -card }.
        [grey] { $name } takes the grey { -card }.
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
    [grey] You draw grey from the { -deck }.
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
log-market-reset = Three { -wild(number: "plural") } lie in the { -market }: it is laid out anew.
log-reshuffled = The discarded { -card(number: "plural") } are shuffled into a new { -deck }.
log-last-round = { $who ->
    [you] You begin the { -last-round }.
   *[other] { $name } begins the { -last-round }.
}
log-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
log-over = { $reason ->
    [stalemate] Nobody can do anything more: the game is over.
    [resigned] The game is over: somebody has resigned.
   *[carts] The game is over.
}

## Why not

error-unknown = That did not work.
error-other = That did not work: { $message }
error-no-connection = The server does not answer.
error-stale = The game has gone on since; look again.
error-not-your-turn = It is not your { -turn }.
why-off-turn = It isn’t your { -turn }, and you couldn’t do this on your { -turn } either. { $reason }
error-not-playing = No game is going on here.
error-game-over = The game is over.
error-must-keep = Choose your { -contract-card(number: "plural") } first.
error-second-card = Take a second { -card } first.
error-wild-second = A { -wild } from the market cannot be the second { -card }.
error-deck-empty = The { -deck } is empty.
error-not-in-market = There is no such { -card } in the { -market }.
error-no-contracts-left = No { -contract-card(number: "plural") } are left.
error-route-taken = This { -route } is claimed already.
error-twin-held = You already hold the { -parallel-route }.
error-twin-closes = With two players only one of two { -parallel-route(number: "plural") } can be claimed.
error-too-few-carts = You have too few { -cart(number: "plural") } for this { -route }.
error-too-few-cards = You have too few { -card(number: "plural") } for this { -route }.
error-too-few-wilds = You have too few { -wild(number: "plural") } for this { -route }.
error-wrong-color = This { -route } asks for another color.
error-no-table = There is no such table. Is the link complete?
error-not-yours = This seat is not yours.
error-seat-taken = Somebody sits there already.
error-name-taken = Somebody at this table has that name already.
error-bot-name = That’s the name of a bot. Choose another name.
error-bad-name = { $reason ->
    [empty] Please type a name.
    [too_long] This name is too long; try a shorter one.
    [invisible] This name has a character that cannot be seen; type it anew.
    [marks] This name has too many accents on one letter.
    [mixed_scripts] This name mixes letters of several scripts that look alike; keep to one of them.
   *[other] This name cannot be used; try another.
}
error-begun = The game has begun.
error-committed = Another device has already committed to a seed for this seat.
error-bad-seed = This seed is not the one that was committed to.
error-not-dealing = The { -card(number: "plural") } are dealt already, or the table is closed.
error-outdated = This page is older than the server. Reload it to go on; nothing is lost.
error-open-seats = There are open seats: wait, or let bots sit there.
error-no-device = That device has no access to this seat any more.
error-this-device = You can’t revoke the device you are using.
error-bad-link = This link is not valid any more.
error-too-many-requests = Too many requests; wait a moment.
error-too-many-tables = You have opened many tables; try again later.
error-too-many-messages = Too many messages; wait a moment.
error-busy = The server is busy; try again in a moment.
error-no-hints = This table plays without hints.
error-removed = You have been removed from this table.
error-slow = The connection is too slow; connect again.
error-left = You have left this seat.
error-restart = The server restarts; you will be back in a moment.
error-banned = This address is shut out from the server.
error-too-early = { $seconds ->
    [one] Wait one more second.
   *[other] Wait { $seconds } more seconds.
}
error-no-vote = Nobody waits for that seat.
