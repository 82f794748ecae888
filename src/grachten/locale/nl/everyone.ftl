# Texts for people who play by keyboard, with a screen reader, or from lists instead of the map.

## Keyboard shortcuts

keys = Sneltoetsen
keys-on = Sneltoetsen gebruiken
keys-show = Sneltoetsen tonen
keys-help-text = Deze toetsen werken aan tafel. Met de pijltjestoetsen loop je langs kaarten en lijsten; Escape sluit wat openstaat.
key = Toets
key-does = Functie
keys-deck = Een { -card } van de { -deck } trekken
keys-market = Een open { -card } nemen
keys-draw-contracts = { -contract-card(number: "plural", form: "title") } trekken
keys-routes = Zoeken in de { -route(number: "plural") }
keys-board = Het { -board } als tabel tonen
keys-cards = Tonen waar de { -card(number: "plural") } zijn
keys-to-market = Naar de { -market }
keys-own-contracts = Naar je { -contract-card(number: "plural") }
keys-log = Naar het spelverloop
keys-hint = Een tip vragen
keys-state = De stand laten voorlezen
keys-help = Deze sneltoetsen tonen
no-hint-now = Je kunt een tip vragen als je aan de { -turn } bent en de tafel tips toestaat.

## The state of the game, read aloud

state-turn = { $turn }.
state-hand = In je { -hand }: { $cards }.
state-market = { -market(form: "title") }: { $cards }.
state-seat = { $name }: { $points ->
    [one] één { -point }
   *[other] { $points } { -point(number: "plural") }
}, { $carts ->
    [one] één { -cart }
   *[other] { $carts } { -cart(number: "plural") }
}, { $cards ->
    [one] één { -card }
   *[other] { $cards } { -card(number: "plural") }
}, { $merchandise ->
    [0] geen { -merchandise-card(number: "plural") }
    [one] één { -merchandise-card }
   *[other] { $merchandise } { -merchandise-card(number: "plural") }
}.
color-name = { $color ->
    [pink] { -pink }
    [blue] { -blue(form: "plain") }
    [green] { -green(form: "plain") }
    [black] { -black(form: "plain") }
    [red] { -red(form: "plain") }
    [orange] { -orange }
    [grey] { -grey(form: "plain") }
   *[wild] { -wild }
}

table-heading = De tafel

## The routes as a list, the board as a table

route-can = je kunt betalen met { $cards }
routes-none = Geen { -route } gevonden. Probeer de naam van een { -place } of een kleur.
routes-help = Druk op pijl-omlaag om naar de lijst te gaan.
board-table = Het { -board } als tabel
board-table-help = Onder elke { -place } staan de { -route(number: "plural") } die er beginnen.
board-to = Naar
board-route = { -route(form: "title") }
board-standing = Status
route-cost = { $color ->
    [pink] { -pink }, lengte { $length }
    [blue] { -blue(form: "plain") }, lengte { $length }
    [green] { -green(form: "plain") }, lengte { $length }
    [black] { -black(form: "plain") }, lengte { $length }
    [red] { -red(form: "plain") }, lengte { $length }
    [orange] { -orange }, lengte { $length }
   *[grey] { -grey(form: "plain") }, lengte { $length }
}

## Where the cards are, counted

cards-title = Waar zijn de { -card(number: "plural") }?
cards-help = Geteld op basis van alles wat je hebt kunnen zien.
cards-in-game = In het spel
cards-discarded = Afgelegd
cards-known = Gezien bij anderen
cards-unseen = Niet gezien
cards-unseen-where = Niet gezien: { $deck } in de { -deck }, { $hands } bij anderen.
