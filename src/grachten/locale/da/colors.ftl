# Colors of cards and routes. As they are: definite or plural (det røde kort, røde kort).
# form "common": en rød strækning; form "neuter": et rødt kort.

-pink = pink
-blue = { $form ->
   *[inflected] blå
    [common] blå
    [neuter] blåt
}
-green = { $form ->
   *[inflected] grønne
    [common] grøn
    [neuter] grønt
}
-black = { $form ->
   *[inflected] sorte
    [common] sort
    [neuter] sort
}
-red = { $form ->
   *[inflected] røde
    [common] rød
    [neuter] rødt
}
-orange = orange
-grey = { $form ->
   *[inflected] grå
    [common] grå
    [neuter] gråt
}
