# Texts of the map and of animations.

zoom = Mapa: powiększaj i pomniejszaj ją przyciskami, przesuwaj klawiszami strzałek
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Pokaż całą mapę

discard-pile = { $count ->
    [0] { -discard-pile(case: "title") } jest pusty.
   *[other] { -discard-pile(case: "title") }: { $cards }
}
last-round-begins = { -last-round(case: "title") }
