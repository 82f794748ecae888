# Texts for people who play by keyboard, with a screen reader, or from lists instead of the map.

## Keyboard shortcuts

keys = Pikanäppäimet
keys-on = Käytä pikanäppäimiä
keys-show = Näytä pikanäppäimet
keys-help-text = Nämä näppäimet toimivat pöydässä. Nuolinäppäimillä liikut korteissa ja luetteloissa; Esc sulkee avoinna olevan ikkunan.
key = Näppäin
key-does = Toiminto
keys-deck = Nosta kortti { -deck(case: "elative") }
keys-market = Ota kortti { -market(case: "elative") }
keys-draw-contracts = Nosta { -contract-card(number: "plural", case: "partitive") }
keys-routes = Etsi { -route(number: "plural", case: "partitive") }
keys-board = Näytä { -board } taulukkona
keys-cards = Näytä, missä { -card(number: "plural") } ovat
keys-to-market = Siirry { -market(case: "illative") }
keys-own-contracts = Siirry omiin { -contract-card(number: "plural", case: "illative") }
keys-log = Siirry pelin tapahtumiin
keys-hint = Pyydä vinkkiä
keys-state = Lue pelitilanne ääneen
keys-help = Näytä nämä pikanäppäimet
no-hint-now = Voit pyytää vinkkiä omalla vuorollasi, jos pöydässä sallitaan vinkit.

## The state of the game, read aloud

state-turn = { $turn }.
state-hand = Kädessäsi: { $cards }.
state-market = { -market(case: "title") }: { $cards }.
state-seat = { $name }: { $points ->
    [one] yksi { -point }
   *[other] { $points } { -point(case: "partitive") }
}, { $carts ->
    [0] ei { -cart(number: "plural", case: "partitive") }
    [one] yhdet { -cart(number: "plural") }
   *[other] { $carts } { -cart(case: "partitive") }
}, { $cards ->
    [0] ei { -card(number: "plural", case: "partitive") }
    [one] yksi { -card }
   *[other] { $cards } { -card(case: "partitive") }
}, { $merchandise ->
    [0] ei { -merchandise(case: "partitive") }
    [one] yksi { -merchandise-card }
   *[other] { $merchandise } { -merchandise-card(case: "partitive") }
}.
color-name = { $color ->
    [pink] { -pink }
    [blue] { -blue }
    [green] { -green }
    [black] { -black }
    [red] { -red }
    [orange] { -orange }
    [grey] { -grey }
   *[wild] { -wild }
}

table-heading = Pelipöytä

## The routes as a list, the board as a table

route-can = voit maksaa: { $cards }
routes-none = Mikään { -route } ei vastaa hakua. Kokeile { -place(case: "genitive") } nimeä tai väriä.
routes-help = Alanuolella pääset luetteloon.
board-table = { -board(case: "title") } taulukkona
board-table-help = Kunkin { -place(case: "genitive") } alla ovat sieltä lähtevät { -route(number: "plural") }.
board-to = Minne
board-route = { -route(case: "title") }
board-standing = Tilanne
route-cost = { $color ->
    [pink] { -pink }, pituus { $length }
    [blue] { -blue }, pituus { $length }
    [green] { -green }, pituus { $length }
    [black] { -black }, pituus { $length }
    [red] { -red }, pituus { $length }
    [orange] { -orange }, pituus { $length }
   *[grey] { -grey }, pituus { $length }
}

## Where the cards are, counted

cards-title = Missä { -card(number: "plural") } ovat
cards-help = Laskettu sen perusteella, mitä olet voinut nähdä.
cards-in-game = Pelissä
cards-discarded = { -discard-pile(case: "title") }
cards-known = Nähty muilla
cards-unseen = Näkemättä
cards-unseen-where = Näkemättä: { $deck } { -deck(case: "inessive") }, { $hands } muilla.
