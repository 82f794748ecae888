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
