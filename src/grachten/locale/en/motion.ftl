# Texts of the map and of animations.

zoom = The map: zoom with the buttons, move it with the arrow keys
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map

discard-pile = { $count ->
    [0] The { -discard-pile } is empty.
   *[other] { -discard-pile(form: "title") }: { $cards }
}
last-round-begins = The { -last-round }
