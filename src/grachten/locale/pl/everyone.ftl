# Texts for people who play by keyboard, with a screen reader, or from lists instead of the map.

## Keyboard shortcuts

keys = Skróty klawiszowe
keys-on = Używaj skrótów klawiszowych
keys-show = Pokaż skróty
keys-help-text = Te klawisze działają przy stole. Strzałkami przechodzisz między { -card(number: "plural", case: "instrumental") } i po listach; Escape zamyka to, co otwarte.
key = Klawisz
key-does = Działanie
keys-deck = Dobierz { -card(case: "accusative") } z { -deck(case: "genitive") }
keys-market = Weź jedną z { -market(case: "genitive") }
keys-draw-contracts = Dobierz { -contract-card(number: "plural", case: "accusative") }
keys-routes = Szukaj { -route(number: "plural", case: "genitive") }
keys-board = Pokaż { -board(case: "accusative") } jako tabelę
keys-cards = Pokaż, gdzie są { -card(number: "plural") }
keys-to-market = Przejdź do { -market(case: "genitive") }
keys-own-contracts = Przejdź do swoich { -contract(number: "plural", case: "genitive") }
keys-log = Przejdź do przebiegu gry
keys-hint = Poproś o podpowiedź
keys-state = Odczytaj stan gry
keys-help = Pokaż te skróty
no-hint-now = O podpowiedź możesz poprosić w swojej { -turn(case: "locative") }, jeśli stół na to pozwala.

## The state of the game, read aloud

state-turn = { $turn }.
state-hand = Twoje { -card(number: "plural") }: { $cards }.
state-market = { -market(case: "title") }: { $cards }.
state-seat = { $name }: { $points ->
    [one] jeden { -point }
    [few] { $points } { -point(number: "plural") }
    [many] { $points } { -point(number: "plural", case: "genitive") }
   *[other] { $points } { -point(case: "genitive") }
}, { $carts ->
    [one] jeden { -cart }
    [few] { $carts } { -cart(number: "plural") }
    [many] { $carts } { -cart(number: "plural", case: "genitive") }
   *[other] { $carts } { -cart(case: "genitive") }
}, { $cards ->
    [one] jedna { -card }
    [few] { $cards } { -card(number: "plural") }
    [many] { $cards } { -card(number: "plural", case: "genitive") }
   *[other] { $cards } { -card(case: "genitive") }
}, { $merchandise ->
    [0] bez { -merchandise-card(number: "plural", case: "genitive") }
    [one] jedna { -merchandise-card }
    [few] { $merchandise } { -merchandise-card(number: "plural") }
    [many] { $merchandise } { -merchandise-card(number: "plural", case: "genitive") }
   *[other] { $merchandise } { -merchandise-card(case: "genitive") }
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

table-heading = Stół

## The routes as a list, the board as a table

route-can = możesz zapłacić: { $cards }
routes-none = Żadne { -route } nie pasuje. Wpisz nazwę { -place(case: "genitive") } albo kolor.
routes-help = Naciśnij strzałkę w dół, aby przejść do listy.
board-table = { -board(case: "title") } jako tabela
board-table-help = Pod każdym { -place(case: "instrumental") } są { -route(number: "plural") }, które z niego wychodzą.
board-to = Dokąd
board-route = { -route(case: "title") }
board-standing = Stan
route-cost = { $color ->
    [pink] { -pink(gender: "neuter") }, długość { $length }
    [blue] { -blue(gender: "neuter") }, długość { $length }
    [green] { -green(gender: "neuter") }, długość { $length }
    [black] { -black(gender: "neuter") }, długość { $length }
    [red] { -red(gender: "neuter") }, długość { $length }
    [orange] { -orange(gender: "neuter") }, długość { $length }
   *[grey] { -grey(gender: "neuter") }, długość { $length }
}

## Where the cards are, counted

cards-title = Gdzie są { -card(number: "plural") }
cards-help = Policzone na podstawie tego, co można było zobaczyć.
cards-in-game = W grze
cards-discarded = Odrzucone
cards-known = Widziane u innych
cards-unseen = Niewidziane
cards-unseen-where = Niewidziane: { $deck } w { -deck(case: "locative") }, { $hands } u innych.
