# Texts of the map and of animations.

zoom = Kartta: lähennä ja loitonna painikkeilla, siirrä nuolinäppäimillä
zoom-in = Lähennä
zoom-out = Loitonna
zoom-fit = Näytä koko kartta

discard-pile = { $count ->
    [0] { -discard-pile(case: "title") } on tyhjä.
    [one] { -discard-pile(case: "title") }: { $cards }
   *[other] { -discard-pile(case: "title") }: { $cards }
}
last-round-begins = { -last-round(case: "title") }

## Moves shown one at a time

speed = Siirtojen nopeus
speed-slow = Hidas
speed-normal = Tavallinen
speed-fast = Nopea
speed-off = Pois
pass-on = Anna eteenpäin
log-drew-cards = { $who ->
    [you] { $count ->
        [one] Otat yhden { -card(case: "genitive") }.
       *[other] Otat kaksi { -card(case: "partitive") }.
    }
   *[other] { $count ->
        [one] { $name } ottaa yhden { -card(case: "genitive") }.
       *[other] { $name } ottaa kaksi { -card(case: "partitive") }.
    }
}
log-drew-cards-known = { $who ->
    [you] { $count ->
        [one] Otat yhden { -card(case: "genitive") }: { $cards }.
       *[other] Otat kaksi { -card(case: "partitive") }: { $cards }.
    }
   *[other] { $count ->
        [one] { $name } ottaa yhden { -card(case: "genitive") }: { $cards }.
       *[other] { $name } ottaa kaksi { -card(case: "partitive") }: { $cards }.
    }
}
log-one-from-deck = yksi { -deck(case: "elative") }
log-fulfilled = Täytit { -contract(case: "genitive") }: { $contract }.
