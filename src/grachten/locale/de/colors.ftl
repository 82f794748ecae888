# Colors of cards and routes. As they are: before a noun (die rote Karte, eine rote Karte, 2 rote Karten).
# form "plain": standing alone (die Strecke ist rot); form "weak": der roten Strecke, die roten Karten, mit 2 roten Karten.

-pink = { $form ->
   *[inflected] pinke
    [plain] pink
    [weak] pinken
}
-blue = { $form ->
   *[inflected] blaue
    [plain] blau
    [weak] blauen
}
-green = { $form ->
   *[inflected] grüne
    [plain] grün
    [weak] grünen
}
-black = { $form ->
   *[inflected] schwarze
    [plain] schwarz
    [weak] schwarzen
}
-red = { $form ->
   *[inflected] rote
    [plain] rot
    [weak] roten
}
-orange = orange
-grey = { $form ->
   *[inflected] graue
    [plain] grau
    [weak] grauen
}
