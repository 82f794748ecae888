# Texts for people who play by keyboard, with a screen reader, or from lists instead of the map.

## Keyboard shortcuts

keys = Keyboard shortcuts
keys-on = Use keyboard shortcuts
keys-show = Show the shortcuts
keys-help-text = These keys work at the table. Use the arrow keys to move through cards and lists; Escape closes whatever is open.
key = Key
key-does = Action
keys-deck = Draw a { -card } from the { -deck }
keys-market = Take a { -card } from the { -market }
keys-draw-contracts = Draw { -contract-card(number: "plural") }
keys-routes = Search { -route(number: "plural") }
keys-board = Show the { -board } as a table
keys-cards = Show where the { -card(number: "plural") } are
keys-to-market = Go to the { -market }
keys-own-contracts = Go to your { -contract-card(number: "plural") }
keys-log = Go to the log
keys-hint = Ask for a hint
keys-state = Read out the state of the game
keys-help = Show these shortcuts
no-hint-now = You can ask for a hint when it’s your { -turn }, if the table allows hints.

## The state of the game, read aloud

state-turn = { $turn }.
state-hand = Your { -hand }: { $cards }.
state-market = { -market(form: "title") }: { $cards }.
state-seat = { $name }: { $points ->
    [one] one { -point }
   *[other] { $points } { -point(number: "plural") }
}, { $carts ->
    [one] one { -cart }
   *[other] { $carts } { -cart(number: "plural") }
}, { $cards ->
    [one] one { -card }
   *[other] { $cards } { -card(number: "plural") }
}, { $merchandise ->
    [0] no { -merchandise }
    [one] one { -merchandise-card }
   *[other] { $merchandise } { -merchandise-card(number: "plural") }
}.
color-name = { $color ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
    [grey] gray
   *[wild] { -wild }
}

table-heading = The table

## The routes as a list, the board as a table

route-can = you can claim it with { $cards }
routes-none = No { -route } matches. Try the name of a { -place } or a color.
routes-help = Press the down arrow to go to the list.
board-table = The { -board } as a table
board-table-help = Each { -place } is followed by the { -route(number: "plural") } that lead from it.
board-to = To
board-route = { -route(form: "title") }
board-standing = Status
route-cost = { $color ->
    [pink] pink, length { $length }
    [blue] blue, length { $length }
    [green] green, length { $length }
    [black] black, length { $length }
    [red] red, length { $length }
    [orange] orange, length { $length }
   *[grey] gray, length { $length }
}

## Where the cards are, counted

cards-title = Where the { -card(number: "plural") } are
cards-help = Counted from everything you’ve been able to see.
cards-in-game = In the game
cards-discarded = Discarded
cards-known = Known in other hands
cards-unseen = Unseen
cards-unseen-where = Unseen { -card(number: "plural") }: { $deck } in the { -deck }, { $hands } in other hands.
