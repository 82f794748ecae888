# Words of the map, of what moves on the table, and of the page as an app.

zoom = Kartet: Se nærmere med knappene, flytt det med piltastene
zoom-in = Nærmere
zoom-out = Lenger unna
zoom-fit = Hele kartet

discard-pile = { $count ->
    [0] Ingen forkastede { -card(number: "plural") }.
   *[other] Forkastede { -card(number: "plural") }: { $cards }
}
last-round-begins = { -last-round(form: "title") }
