# Texts of the map and of animations.

zoom = Kartet: Zoom med knappene, og flytt kartet med piltastene
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-fit = Vis hele kartet

discard-pile = { $count ->
    [0] Ingen forkastede { -card(number: "plural") }.
   *[other] Forkastede { -card(number: "plural") }: { $cards }
}
last-round-begins = { -last-round(form: "title") }
