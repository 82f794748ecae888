# Texts for people who play by keyboard, with a screen reader, or from lists instead of the map.

## Keyboard shortcuts

keys = Genvejstaster
keys-on = Brug genvejstaster
keys-show = Vis genvejstaster
keys-help-text = Tasterne virker ved bordet. Brug piletasterne til at gå gennem kort og lister; Escape lukker det, der er åbent.
key = Tast
key-does = Handling
keys-deck = Træk et { -card } fra { -deck(form: "definite") }
keys-market = Tag et åbent { -card }
keys-draw-contracts = Træk { -contract-card(number: "plural") }
keys-routes = Søg blandt { -route(number: "plural", form: "definite") }
keys-board = Vis { -board(form: "definite") } som tabel
keys-cards = Vis, hvor { -card(number: "plural", form: "definite") } er
keys-to-market = Gå til { -market(form: "definite") }
keys-own-contracts = Gå til dine { -contract-card(number: "plural") }
keys-log = Gå til spillets gang
keys-hint = Få et tip
keys-state = Læs stillingen op
keys-help = Vis denne oversigt
no-hint-now = Du kan få et tip, når det er din { -turn }, hvis bordet tillader tip.

## The state of the game, read aloud

state-turn = { $turn }.
state-hand = På { -hand(form: "definite") }: { $cards }.
state-market = { -market(form: "title") }: { $cards }.
state-seat = { $name }: { $points ->
    [one] ét { -point }
   *[other] { $points } { -point(number: "plural") }
}, { $carts ->
    [one] én { -cart }
   *[other] { $carts } { -cart(number: "plural") }
}, { $cards ->
    [one] ét { -card }
   *[other] { $cards } { -card(number: "plural") }
}, { $merchandise ->
    [0] ingen { -merchandise-card(number: "plural") }
    [one] ét { -merchandise-card }
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
routes-none = Ingen { -route } passer. Prøv navnet på et { -place } eller en farve.
routes-help = Tryk på pil ned for at gå til listen.
board-table = Spillepladen som tabel
board-table-help = Under hvert { -place } står de { -route(number: "plural") }, der udgår derfra.
board-to = Til
board-route = { -route(form: "title") }
board-standing = Status
route-cost = { $color ->
    [pink] { -pink }, længde { $length }
    [blue] { -blue(form: "common") }, længde { $length }
    [green] { -green(form: "common") }, længde { $length }
    [black] { -black(form: "common") }, længde { $length }
    [red] { -red(form: "common") }, længde { $length }
    [orange] { -orange }, længde { $length }
   *[grey] { -grey(form: "common") }, længde { $length }
}

## Where the cards are, counted

cards-title = Hvor er { -card(number: "plural", form: "definite") }?
cards-help = Optalt ud fra alt, hvad du har kunnet se.
cards-in-game = I spillet
cards-discarded = Brugte
cards-known = Kendte hos andre
cards-unseen = Ukendte
cards-unseen-where = Ukendte { -card(number: "plural") }: { $deck } i { -deck(form: "definite") }, { $hands } hos andre.
