# Texts of the map and of animations.

zoom = De plattegrond: zoom met de knoppen, verschuif hem met de pijltjestoetsen
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele plattegrond tonen

discard-pile = { $count ->
    [0] De { -discard-pile } is leeg.
   *[other] De { -discard-pile }: { $cards }
}
last-round-begins = De { -last-round }

## Moves shown one at a time

speed = Tempo van de zetten
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Uit
pass-on = Doorgeven
log-drew-cards = { $who ->
    [you] { $count ->
        [one] Je neemt één { -card }.
       *[other] Je neemt twee { -card(number: "plural") }.
    }
   *[other] { $count ->
        [one] { $name } neemt één { -card }.
       *[other] { $name } neemt twee { -card(number: "plural") }.
    }
}
log-drew-cards-known = { $who ->
    [you] { $count ->
        [one] Je neemt één { -card }: { $cards }.
       *[other] Je neemt twee { -card(number: "plural") }: { $cards }.
    }
   *[other] { $count ->
        [one] { $name } neemt één { -card }: { $cards }.
       *[other] { $name } neemt twee { -card(number: "plural") }: { $cards }.
    }
}
log-one-from-deck = één van de { -deck }
log-fulfilled = Je hebt een { -contract } behaald: { $contract }.
