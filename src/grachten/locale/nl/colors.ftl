# Colors of cards and routes. As they are: before a noun (een rode kaart).
# form "plain": standing alone (de route is rood).

-pink = roze
-blue = { $form ->
   *[inflected] blauwe
    [plain] blauw
}
-green = { $form ->
   *[inflected] groene
    [plain] groen
}
-black = { $form ->
   *[inflected] zwarte
    [plain] zwart
}
-red = { $form ->
   *[inflected] rode
    [plain] rood
}
-orange = oranje
-grey = { $form ->
   *[inflected] grijze
    [plain] grijs
}
