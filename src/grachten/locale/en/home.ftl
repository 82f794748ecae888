# Words of the home page, the waiting room and the end of a game.

## The end

end-win = You win!
end-shared = You win, together with { $names }!
end-ahead = Your lead: { points }.
end-behind = Your place: { $rank } of { $players }, { points } behind the winner.

## The home page

game-your-turn = Your turn
game-won = Won
game-lost = Lost
game-shared = Shared win
record-against = { $won }–{ $lost } against { $name }
show-all = Show all
games-elsewhere = Bring your games to another device
device-link-help = Scan the code with the other device, or open the link there. It works once, within five minutes. Keep it to yourself: whoever opens it can play all your games.
device-link-expired = The five minutes are over, and the link no longer works.
device-link-again = Make a new link
device-arrive = Your games on this device
device-arrive-help = This device will show and play all games of the device that made the link. Go on only if you made the link yourself.
device-arrive-own = This device has games of its own. It will lose them.
device-arrive-use = Bring the games here
error-device-link-gone = This link was used already, or it has expired. Make a new one on the other device.
link-unknown = This link leads nowhere
link-unknown-help = Part of it may be missing. Copy the whole link, or ask for it again.

## The waiting room

invited-by = { $name } invites you
invite-text = { $name } invites you to a game of { -game }.
all-here-begin = All here: begin
name-missing = Type your name, then join.

## Reactions

sign-thumb = Thumbs up
sign-applause = Applause
sign-smile = Smile
sign-surprise = Surprise
sign-sad = Sad
sign-puzzled = Thinking
sign-party = Celebration

## Before the first game

first-game = Your first game?
first-game-tutorial = Play the tutorial first (5 minutes)
first-game-start = Start the game
