# Texts for people who play by keyboard, with a screen reader, or from lists instead of the map.

## Keyboard shortcuts

keys = Tastenkürzel
keys-on = Tastenkürzel verwenden
keys-show = Tastenkürzel zeigen
keys-help-text = Diese Tasten gelten am Tisch. Mit den Pfeiltasten gehst du durch { -card(number: "plural") } und Listen, Escape schließt, was offen ist.
key = Taste
key-does = Aktion
keys-deck = Eine { -card } vom { -deck } ziehen
keys-market = Eine { -card } aus der { -market } nehmen
keys-draw-contracts = { -contract(number: "plural") } ziehen
keys-routes = { -route(number: "plural") } durchsuchen
keys-board = Den { -board } als Tabelle zeigen
keys-cards = Zeigen, wo die { -card(number: "plural") } sind
keys-to-market = Zur { -market }
keys-own-contracts = Zu deinen { -contract(number: "plural", case: "dative") }
keys-log = Zum Spielverlauf
keys-hint = Um einen Tipp bitten
keys-state = Den Spielstand vorlesen
keys-help = Diese Tastenkürzel zeigen
no-hint-now = Um einen Tipp kannst du bitten, wenn du dran bist und am Tisch Tipps erlaubt sind.

## The state of the game, read aloud

state-turn = { $turn }.
state-hand = Auf der { -hand }: { $cards }.
state-market = In der { -market }: { $cards }.
state-seat = { $name }: { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
}, { $carts ->
    [one] ein { -cart }
   *[other] { $carts } { -cart(number: "plural") }
}, { $cards ->
    [one] eine { -card }
   *[other] { $cards } { -card(number: "plural") }
}, { $merchandise ->
    [0] keine { -merchandise }
    [one] eine { -merchandise-card }
   *[other] { $merchandise } { -merchandise-card(number: "plural") }
}.
color-name = { $color ->
    [pink] { -pink(form: "plain") }
    [blue] { -blue(form: "plain") }
    [green] { -green(form: "plain") }
    [black] { -black(form: "plain") }
    [red] { -red(form: "plain") }
    [orange] { -orange }
    [grey] { -grey(form: "plain") }
   *[wild] { -wild }
}

table-heading = Der Tisch

## The routes as a list, the board as a table

route-can = für { $cards } zu haben
routes-none = Keine { -route } passt. Versuch es mit dem Namen eines { -place(case: "genitive") } oder einer Farbe.
routes-help = Mit Pfeil nach unten kommst du zur Liste.
board-table = Der { -board } als Tabelle
board-table-help = Unter jedem { -place } stehen die { -route(number: "plural") }, die von ihm ausgehen.
board-to = Nach
board-route = { -route }
board-standing = Stand
route-cost = { $color ->
    [pink] { -pink(form: "plain") }, Länge { $length }
    [blue] { -blue(form: "plain") }, Länge { $length }
    [green] { -green(form: "plain") }, Länge { $length }
    [black] { -black(form: "plain") }, Länge { $length }
    [red] { -red(form: "plain") }, Länge { $length }
    [orange] { -orange }, Länge { $length }
   *[grey] { -grey(form: "plain") }, Länge { $length }
}

## Where the cards are, counted

cards-title = Wo die { -card(number: "plural") } sind
cards-help = Nach allem, was du bisher sehen konntest.
cards-in-game = Im Spiel
cards-discarded = Abgelegt
cards-known = Bei anderen gesehen
cards-unseen = Nicht gesehen
cards-unseen-where = Nicht gesehen: { $deck } im { -deck }, { $hands } bei anderen.
