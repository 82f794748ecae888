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
