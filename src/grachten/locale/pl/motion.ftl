# Words of the map, of what moves on the table, and of the page as an app.

zoom = Mapa: powiększaj ją przyciskami, przesuwaj klawiszami strzałek
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Cała mapa

discard-pile = { $count ->
    [0] { -discard-pile(case: "title") } jest pusty.
   *[other] { -discard-pile(case: "title") }: { $cards }
}
last-round-begins = { -last-round(case: "title") }
