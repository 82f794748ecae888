# Colors of cards and routes. As they are: definite or plural (det røde kortet, røde kort).
# form "common": en rød rute; form "neuter": et rødt kort.

-pink = rosa
-blue = { $form ->
   *[inflected] blå
    [common] blå
    [neuter] blått
}
-green = { $form ->
   *[inflected] grønne
    [common] grønn
    [neuter] grønt
}
-black = { $form ->
   *[inflected] svarte
    [common] svart
    [neuter] svart
}
-red = { $form ->
   *[inflected] røde
    [common] rød
    [neuter] rødt
}
-orange = oransje
-grey = { $form ->
   *[inflected] grå
    [common] grå
    [neuter] grått
}
