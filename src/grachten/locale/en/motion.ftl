# Words of the map, of what moves on the table, and of the page as an app.

zoom = The map: look closer with the buttons, move it with the arrow keys
zoom-in = Closer
zoom-out = Further away
zoom-fit = The whole map

discard-pile = { $count ->
    [0] The { -discard-pile } is empty.
   *[other] The { -discard-pile }: { $cards }
}
last-round-begins = The { -last-round }
