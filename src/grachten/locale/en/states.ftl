# Words for playing with friends, and for every state a table can be in.

title-your-turn = ● Your { -turn } – { -game }
sorry = That is not here
seat-gone = This seat is not yours any more. You can watch, or take another seat.
seat-gone-playing = This device can’t play this seat any more. You can watch the game.
outdated = There is a newer version
reload = Reload

## The first page

play-friend = Play with a friend
name-needed = Your friends will want to know who you are: what is your name?
state-waiting = waiting for { -player(number: "plural") }
state-dealing = being dealt
state-playing = being played
bot-outside = { $name }, from outside
clock-move-time = Each move: { $time }
clock-game-time = The whole game: { $time }

## The waiting room

from-outside = a bot from outside
for-a-friend = For a friend
seat-number = Who plays on seat { $number }
remove-player = Ask { $name } to leave
with-hints = hints are allowed
without-hints = no hints
table-full = All seats are taken. You can watch as soon as the game begins.
invite-help = Whoever opens this link can take a seat.
copy-link = Copy the link
copy-failed = Please copy it by hand.
qr-code-missing = The QR code could not be loaded.
closed-by = { $by ->
    [idle] This table has been closed: nothing had happened here for a long time.
   *[host] The host of this server has closed the table.
}
closed-empty = Nothing was dealt here. At a new table everybody draws a new seed, the dealer too.
dealing = Dealing the { -card(number: "plural") }
dealing-now = All seeds are here.
dealing-why = The terms of the deal are fixed. Now each device reveals its seed, and then the { -card(number: "plural") } are dealt.
waiting-for-devices = { $count ->
    [one] Waiting for { $names }’s device
   *[other] Waiting for the devices of { $names }
}

## At the table

sending = on its way …
turn-thinking = { $name } is thinking
turn-paused = Paused
watching = You are watching; all hands are hidden.
deal-absent = { $count ->
    [one] { $names }’s device did not reveal its seed in time.
   *[other] The devices of { $names } did not reveal their seeds in time.
}
watchers = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
you-resigned = You have resigned; a bot plays on in your place.
paused = The game is paused: nobody is playing.
resigned-paused = You have resigned, and nobody else is playing. The game is paused and will be closed after a while.
rematch-waits = The next game is waiting for you.
offline = This device is offline. Nothing is lost; the game goes on as soon as it is back.
thinking = thinking
choosing = choosing
resigned = resigned, a bot plays on
has-resigned = resigned
votes = { $count ->
    [one] one vote for a bot
   *[other] { $count } votes for a bot
}
voted = You have voted for a bot.
time-left = { $time } left
hint-thinking = Weighing the moves …

## Turn alerts, and other devices

alerts = Tell me when it is my { -turn }
alerts-blocked = Your browser does not allow it; you can change that in its settings for this page.
alert-begins = The game begins.
other-device = Play on from another device
other-device-secret = Keep this link to yourself: whoever has it can see your { -card(number: "plural") } and play for you. It works once, on one device.
own-link = Your own link
devices = Devices at this seat
device-this = This device
device-browser = { $known ->
    [yes] Another device, since { $time }
   *[no] Another device
}
device-link = { $known ->
    [yes] Unused link, made { $time }
   *[no] Unused link
}
device-revoke = Revoke
device-revoke-named = Revoke: { $device }
device-revoked-browser = Done. That device can only watch now.
device-revoked-link = Done. That link doesn’t work any more.

## Phrases

say = Say
say-hello = Hello!
say-good-luck = Good luck!
say-nice-move = Nice move!
say-well-played = Well played!
say-oh-no = Oh no!
say-sorry = Sorry!
say-thanks = Thank you!
say-one-moment = One moment!
say-hurry-up = Your { -turn }!
say-good-game = Good game!
log-said = { $who ->
    [you] You: “{ $words }”
   *[other] { $name }: “{ $words }”
}

## Why not

error-already-chosen = You have chosen your first { -contract-card(number: "plural") } already.
error-keep-first-contracts = Keep one or both of the { -contract-card(number: "plural") } on offer.
error-nothing-on-offer = No { -contract-card(number: "plural") } are on offer just now.
error-not-on-offer = This { -contract-card } is not on offer.
error-must-act = You can pass only when nothing else is possible.
error-wrong-payment = This { -route } cannot be paid like that.
error-wrong-seat = It is somebody else’s { -turn }.
error-unknown-route = This { -board } has no such { -route }.
error-unknown-contract = This { -board } has no such { -contract-card }.
error-unknown-seat = This table has no such seat.
error-no-seat = This table has no such seat.
error-unreadable-action = That is not a move of this game.
error-use-resign = To give up, use the button for it.
error-resigned = You have resigned from this game.
error-watching = You are only watching here.
error-closed = This table is closed.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-only-bots = At least one seat must be a person’s.
error-bad-first = Choose somebody at the table who begins.
error-bad-players = A game has two to four { -player(number: "plural") }.
error-no-board = There is no such { -board } here.
error-unknown-board = There is no such { -board } here.
error-unknown-bot = This bot is not here.
error-no-chat = Free text is not allowed here; there are phrases instead.
error-bad-chat = This text cannot be sent; try other words.
error-bad-webhook = This address cannot be used for alerts.
error-bad-request = The server did not understand that.
error-bad-message = The server did not understand that.
error-no-such-page = There is no such page.
error-wrong-method = The server did not understand that.
error-refused = The server did not allow that.
error-too-large = That was too large for the server.
error-too-many-sockets = Too many tables are open from your connection; close one of them.
error-too-many-watchers = Very many people watch this table already; come back a little later.
error-no-database = The server cannot reach its records just now; nothing is lost. We are trying again.
error-not-saved = The server could not keep that, so it was not done. Please try again.
error-foreign-origin = Another site’s page may not do that.
error-bad-host = This server doesn’t answer to that address. Use the link that the host gave you.
error-fault = Something went wrong on the server; it has been noted. Please try again.
error-unknown-rules = This game was played by newer rules than this server knows.
