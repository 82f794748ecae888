# Words of the map, of what moves on the table, and of the page as an app.

zoom = Kartta: lähennä painikkeilla, siirrä nuolinäppäimillä
zoom-in = Lähemmäs
zoom-out = Kauemmas
zoom-fit = Koko kartta

discard-pile = { $count ->
    [0] { -discard-pile(case: "title") } on tyhjä.
    [one] { -discard-pile(case: "title") }: { $cards }
   *[other] { -discard-pile(case: "title") }: { $cards }
}
last-round-begins = { -last-round(case: "title") }
