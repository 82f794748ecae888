# Texts of the map and of animations.

zoom = Kortet over byen: zoom med knapperne, flyt det med piletasterne
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-fit = Vis hele byen

discard-pile = { $count ->
    [0] Der er ingen kort i { -discard-pile(form: "definite") }.
   *[other] { -discard-pile(form: "title") }: { $cards }
}
last-round-begins = { -last-round(form: "title") }
