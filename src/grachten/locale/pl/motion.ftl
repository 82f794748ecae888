# Texts of the map and of animations.

zoom = Mapa: powiększaj i pomniejszaj ją przyciskami, przesuwaj klawiszami strzałek
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Pokaż całą mapę

discard-pile = { $count ->
    [0] { -discard-pile(case: "title") } jest pusty.
   *[other] { -discard-pile(case: "title") }: { $cards }
}
last-round-begins = { -last-round(case: "title") }

## Moves shown one at a time

speed = Tempo ruchów
speed-slow = Wolne
speed-normal = Zwykłe
speed-fast = Szybkie
speed-off = Wyłączone
pass-on = Przekaż dalej
log-drew-cards = { $who ->
    [you] { $count ->
        [one] Dobierasz jedną { -card(case: "accusative") }.
        [few] Dobierasz dwie { -card(number: "plural", case: "accusative") }.
        [many] Dobierasz { $count } { -card(number: "plural", case: "genitive") }.
       *[other] Dobierasz { $count } { -card(number: "plural", case: "genitive") }.
    }
   *[other] { $count ->
        [one] { $name } dobiera jedną { -card(case: "accusative") }.
        [few] { $name } dobiera dwie { -card(number: "plural", case: "accusative") }.
        [many] { $name } dobiera { $count } { -card(number: "plural", case: "genitive") }.
       *[other] { $name } dobiera { $count } { -card(number: "plural", case: "genitive") }.
    }
}
log-drew-cards-known = { $who ->
    [you] { $count ->
        [one] Dobierasz jedną { -card(case: "accusative") }: { $cards }.
        [few] Dobierasz dwie { -card(number: "plural", case: "accusative") }: { $cards }.
        [many] Dobierasz { $count } { -card(number: "plural", case: "genitive") }: { $cards }.
       *[other] Dobierasz { $count } { -card(number: "plural", case: "genitive") }: { $cards }.
    }
   *[other] { $count ->
        [one] { $name } dobiera jedną { -card(case: "accusative") }: { $cards }.
        [few] { $name } dobiera dwie { -card(number: "plural", case: "accusative") }: { $cards }.
        [many] { $name } dobiera { $count } { -card(number: "plural", case: "genitive") }: { $cards }.
       *[other] { $name } dobiera { $count } { -card(number: "plural", case: "genitive") }: { $cards }.
    }
}
log-one-from-deck = jedna z { -deck(case: "genitive") }
log-fulfilled = Realizujesz { -contract(case: "accusative") }: { $contract }.
