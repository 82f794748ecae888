# Texts of the map and of animations.

zoom = Der Stadtplan: Zoome mit den Knöpfen, verschiebe ihn mit den Pfeiltasten
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzen Stadtplan zeigen

discard-pile = { $count ->
    [0] Der { -discard-pile } ist leer.
    [one] Auf dem { -discard-pile }: { $cards }
   *[other] Auf dem { -discard-pile }: { $cards }
}
last-round-begins = Die { -last-round }
