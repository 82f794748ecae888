# Texts for playing with friends, and for every state of a table.

title-your-turn = ● Your { -turn } – { -game }
sorry = Not found
seat-gone = This seat isn’t yours anymore. You can watch, or take another seat.
seat-gone-playing = This device can’t play this seat anymore. You can watch the game.
outdated = A new version is available
reload = Reload

## The first page

play-friend = Play with friends
name-needed = What’s your name? Your friends will see it at the table.
state-waiting = waiting for { -player(number: "plural") }
state-dealing = being dealt
state-playing = in progress
bot-outside = { $name } (external bot)
clock-move-time = Time per move: { $time }
clock-game-time = Time for the whole game: { $time }

## The waiting room

from-outside = external bot
for-a-friend = For a friend
seat-number = Who plays in seat { $number }
remove-player = Remove { $name }
with-hints = hints allowed
without-hints = no hints
table-full = All seats are taken. You can watch once the game begins.
invite-help = Anyone who opens this link can take a seat.
copy-link = Copy link
copy-failed = Please copy it yourself.
qr-code-missing = Couldn’t load the QR code.
closed-by = { $by ->
    [idle] This table was closed because nothing had happened here for a long time.
   *[host] The host of this server closed the table.
}
closed-empty = Nothing was dealt here. At a new table, everyone draws a new seed, and so does the dealer.
dealing = Dealing the { -card(number: "plural") }
dealing-now = All seeds have arrived.
dealing-why = The terms of the deal are fixed. Now each device reveals its seed; then the { -card(number: "plural") } are dealt.
waiting-for-devices = { $count ->
    [one] Waiting for { $names }’s device
   *[other] Waiting for the devices of { $names }
}

## At the table

sending = Sending …
turn-thinking = { $name } is thinking
turn-paused = Paused
watching = You’re watching; all hands are hidden.
deal-absent = { $count ->
    [one] { $names }’s device didn’t reveal its seed in time.
   *[other] The devices of { $names } didn’t reveal their seeds in time.
}
watchers = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
you-resigned = You resigned; a bot has taken over for you.
paused = The game is paused because nobody is playing.
resigned-paused = You resigned, and nobody else is playing. The game is paused and will be closed after a while.
rematch-waits = Your next game is waiting.
offline = This device is offline. Your game is safe and continues when you’re back online.
preparing = First start: the bots are getting ready ({ $part } of { $total }). You can already start a game.
thinking = thinking
choosing = choosing
resigned = resigned, bot playing
has-resigned = resigned
votes = { $count ->
    [one] one vote for a bot
   *[other] { $count } votes for a bot
}
voted = You voted for a bot.
time-left = { $time } left
hint-thinking = Looking for good moves …

## Turn alerts, and other devices

alerts = Notify me when it’s my { -turn }
alerts-blocked = Your browser doesn’t allow notifications; you can change that in its settings for this page.
alerts-insecure = Browsers allow notifications only over HTTPS, and this page was loaded over plain HTTP.
alerts-home-screen = To get notifications on this device, add this page to your home screen and open it from there.
alerts-unsupported = This browser can’t show notifications.
alerts-page-only = You’ll get notifications as long as this page is open.
alerts-always = You’ll get notifications even when this page is closed.
alert-begins = The game has begun.
other-device = Continue on another device
other-device-secret = Keep this link to yourself: anyone who has it can see your { -card(number: "plural") } and play for you. It works once, on one device.
own-link = Your private link
devices = Devices at this seat
device-this = This device
device-browser = { $known ->
    [yes] Another device, since { $time }
   *[no] Another device
}
device-link = { $known ->
    [yes] Unused link, created { $time }
   *[no] Unused link
}
device-revoke = Revoke
device-revoke-named = Revoke: { $device }
device-revoked-browser = Done. That device can only watch now.
device-revoked-link = Done. That link doesn’t work anymore.

## Phrases

say = Say something
say-hello = Hello!
say-good-luck = Good luck!
say-nice-move = Nice move!
say-well-played = Well played!
say-oh-no = Oh no!
say-sorry = Sorry!
say-thanks = Thanks!
say-one-moment = One moment!
say-hurry-up = Your { -turn }!
say-good-game = Good game!
log-said = { $who ->
    [you] You: “{ $words }”
   *[other] { $name }: “{ $words }”
}

## Why not

error-already-chosen = You’ve already chosen your first { -contract-card(number: "plural") }.
error-keep-first-contracts = Keep one or both of the { -contract-card(number: "plural") } on offer.
error-nothing-on-offer = There are no { -contract-card(number: "plural") } on offer right now.
error-not-on-offer = This { -contract-card } isn’t on offer.
error-must-act = You can only pass when no other move is possible.
error-wrong-payment = You can’t pay for this { -route } like that.
error-wrong-seat = It’s someone else’s { -turn }.
error-unknown-route = This { -board } has no such { -route }.
error-unknown-contract = This { -board } has no such { -contract-card }.
error-unknown-seat = This table has no such seat.
error-no-seat = This table has no such seat.
error-unreadable-action = That isn’t a move in this game.
error-use-resign = To give up, use the resign button.
error-resigned = You resigned from this game.
error-watching = You’re only watching here.
error-closed = This table is closed.
error-not-begun = The game hasn’t begun yet.
error-not-over = The game isn’t over yet.
error-only-bots = At least one seat must be for a human player.
error-bad-first = Choose who goes first.
error-bad-players = A game has two to four { -player(number: "plural") }.
error-no-board = There’s no such { -board } here.
error-unknown-board = There’s no such { -board } here.
error-unknown-bot = There’s no such bot here.
error-no-chat = Free text isn’t allowed here; use the phrases instead.
error-bad-chat = This text can’t be sent; try other words.
error-bad-webhook = This address can’t be used for notifications.
error-no-push = This server doesn’t send notifications to browsers.
error-bad-subscription = Notifications can’t be sent to this browser.
error-bad-request = The server didn’t understand that.
error-bad-message = The server didn’t understand that.
error-no-such-page = This page doesn’t exist.
error-wrong-method = The server didn’t understand that.
error-refused = The server didn’t allow that.
error-too-large = That’s too large for the server.
error-too-many-sockets = You have too many tables open; close one of them.
error-too-many-watchers = Too many people are watching already. Try again a little later.
error-no-database = The server can’t reach its records right now. Nothing is lost; trying again …
error-not-saved = The server couldn’t save that, so it wasn’t done. Please try again.
error-foreign-origin = A page of another site isn’t allowed to do that.
error-bad-host = This server doesn’t answer to that address. Use the link the host gave you.
error-fault = Something went wrong on the server, and the problem was logged. Please try again.
error-unknown-rules = This game uses newer rules than this server knows.
