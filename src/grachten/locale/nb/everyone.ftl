# Texts for people who play by keyboard, with a screen reader, or from lists instead of the map.

## Keyboard shortcuts

keys = Hurtigtaster
keys-on = Bruk hurtigtaster
keys-show = Vis hurtigtastene
keys-help-text = Disse tastene virker ved bordet. Bruk piltastene for å gå gjennom kort og lister; Escape lukker det som er åpent.
key = Tast
key-does = Handling
keys-deck = Trekk et { -card } fra { -deck(form: "definite") }
keys-market = Ta et av { -market(form: "definite") }
keys-draw-contracts = Trekk { -contract-card(number: "plural") }
keys-routes = Søk blant { -route(number: "plural", form: "definite") }
keys-board = Vis { -board(form: "definite") } som tabell
keys-cards = Vis hvor { -card(number: "plural", form: "definite") } er
keys-to-market = Gå til { -market(form: "definite") }
keys-own-contracts = Gå til dine { -contract-card(number: "plural") }
keys-log = Gå til spillets gang
keys-hint = Be om et hint
keys-state = Les opp stillingen
keys-help = Vis disse hurtigtastene
no-hint-now = Du kan be om et hint når det er din { -turn }, hvis bordet tillater hint.

## The state of the game, read aloud

state-turn = { $turn }.
state-hand = På { -hand(form: "definite") }: { $cards }.
state-market = { -market(form: "title") }: { $cards }.
state-seat = { $name }: { $points ->
    [one] ett { -point }
   *[other] { $points } { -point(number: "plural") }
}, { $carts ->
    [one] én { -cart }
   *[other] { $carts } { -cart(number: "plural") }
}, { $cards ->
    [one] ett { -card }
   *[other] { $cards } { -card(number: "plural") }
}, { $merchandise ->
    [0] ingen { -merchandise-card(number: "plural") }
    [one] ett { -merchandise-card }
   *[other] { $merchandise } { -merchandise-card(number: "plural") }
}.
color-name = { $color ->
    [pink] { -pink }
    [blue] { -blue(form: "common") }
    [green] { -green(form: "common") }
    [black] { -black(form: "common") }
    [red] { -red(form: "common") }
    [orange] { -orange }
    [grey] { -grey(form: "common") }
   *[wild] { -wild }
}

table-heading = Bordet

## The routes as a list, the board as a table

route-can = du kan betale med { $cards }
routes-none = Ingen { -route } passer. Prøv navnet på en { -place } eller en farge.
routes-help = Trykk pil ned for å gå til listen.
board-table = Spillebrettet som tabell
board-table-help = Under hver { -place } står { -route(number: "plural", form: "definite") } som går derfra.
board-to = Til
board-route = { -route(form: "title") }
board-standing = Status
route-cost = { $color ->
    [pink] { -pink }, lengde { $length }
    [blue] { -blue(form: "common") }, lengde { $length }
    [green] { -green(form: "common") }, lengde { $length }
    [black] { -black(form: "common") }, lengde { $length }
    [red] { -red(form: "common") }, lengde { $length }
    [orange] { -orange }, lengde { $length }
   *[grey] { -grey(form: "common") }, lengde { $length }
}

## Where the cards are, counted

cards-title = Hvor er { -card(number: "plural", form: "definite") }?
cards-help = Talt opp ut fra alt du har kunnet se.
cards-in-game = I spillet
cards-discarded = Forkastede
cards-known = Kjente hos andre
cards-unseen = Ukjente
cards-unseen-where = Ukjente { -card(number: "plural") }: { $deck } i { -deck(form: "definite") }, { $hands } hos andre.
