# Words for those who play by keyboard, by ear, or from lists instead of the map.

## Keyboard shortcuts

keys = Keyboard shortcuts
keys-on = Use keyboard shortcuts
keys-show = Show the shortcuts
keys-help-text = These keys work at the table. Arrow keys walk through cards and lists, Escape closes what is open.
key = Key
key-does = What it does
keys-deck = Draw a { -card } from the { -deck }
keys-market = Take a { -card } from the { -market }
keys-draw-contracts = Draw { -contract-card(number: "plural") }
keys-routes = Search the { -route(number: "plural") }
keys-board = Show the { -board } as a table
keys-to-market = Go to the { -market }
keys-own-contracts = Go to your { -contract-card(number: "plural") }
keys-log = Go to what happened
keys-hint = Ask for a hint
keys-state = Read out how the game stands
keys-help = Show these shortcuts
no-hint-now = You can ask for a hint when it is your { -turn }, at tables that allow hints.

## How the game stands, read out

state-turn = { $turn }.
state-hand = You hold { $cards }.
state-market = In the { -market }: { $cards }.
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
    [grey] grey
   *[wild] { -wild }
}

table-heading = The table
table-parts = Parts of the table

## The routes as a list, the board as a table

route-can = can be claimed for { $cards }
routes-none = No { -route } fits. Try the name of a { -place } or a color.
routes-help = Arrow down goes to the list.
board-table = The { -board } as a table
board-table-help = Under each { -place } stand the { -route(number: "plural") } that leave it.
board-to = To
board-route = { -route(form: "title") }
board-standing = State
route-cost = { $color ->
    [pink] pink, length { $length }
    [blue] blue, length { $length }
    [green] green, length { $length }
    [black] black, length { $length }
    [red] red, length { $length }
    [orange] orange, length { $length }
   *[grey] grey, length { $length }
}
