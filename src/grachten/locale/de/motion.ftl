# Words of the map, of what moves on the table, and of the page as an app.

zoom = Der Stadtplan: Die Knöpfe holen ihn näher heran, die Pfeiltasten verschieben ihn
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Ganzer Stadtplan

discard-pile = { $count ->
    [0] Der { -discard-pile } ist leer.
    [one] Auf dem { -discard-pile }: { $cards }
   *[other] Auf dem { -discard-pile }: { $cards }
}
last-round-begins = Die { -last-round }
