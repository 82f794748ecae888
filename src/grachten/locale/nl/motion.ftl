# Words of the map, of what moves on the table, and of the page as an app.

zoom = De plattegrond: zoom in met de knoppen, verschuif hem met de pijltjestoetsen
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele plattegrond

discard-pile = { $count ->
    [0] De { -discard-pile } is leeg.
   *[other] De { -discard-pile }: { $cards }
}
last-round-begins = De { -last-round }
