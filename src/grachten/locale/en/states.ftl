# Words for playing with friends, and for every state a table can be in.

title-your-turn = ● Your turn – { -game }
sorry = That is not here
seat-gone = This seat is not yours any more. You can watch, or take another seat.

## The first page

play-friend = Play with a friend
name-needed = Your friends will want to know who you are: what is your name?
state-waiting = waiting for players
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
closed-empty = No game was played here.

## At the table

sending = on its way …
turn-thinking = { $name } is thinking
watching = You are watching. Nobody’s cards are shown to you.
watchers = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
you-resigned = You have resigned; a bot plays on in your place.
rematch-waits = The next game is waiting for you.
offline = This device is offline. Nothing is lost; the game goes on as soon as it is back.
thinking = thinking
choosing = choosing
resigned = resigned, a bot plays on
votes = { $count ->
    [one] one vote for a bot
   *[other] { $count } votes for a bot
}
voted = You have voted for a bot.
time-left = { $time } left
hint-thinking = Weighing the moves …

## Turn alerts, and other devices

alerts = Tell me when it is my turn
alerts-blocked = Your browser does not allow it; you can change that in its settings for this page.
alert-begins = The game begins.
other-device = Play on from another device
other-device-secret = Keep this link to yourself: whoever has it can see your cards and play for you.
own-link = Your own link

## Phrases

say = Say
say-hello = Hello!
say-good-luck = Good luck!
say-nice-move = Nice move!
say-well-played = Well played!
say-oh-no = Oh no!
say-sorry = Sorry!
say-thanks = Thank you!
say-one-moment = One moment, please.
say-hurry-up = Your turn!
say-good-game = Good game!
log-said = { $who ->
    [you] You: “{ $words }”
   *[other] { $name }: “{ $words }”
}
