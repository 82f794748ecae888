# Terms of the game, as the Danish rulebook has them.
# number "singular" (as it is) or "plural"; form "indefinite" (as it is), "definite", or "title" where a sentence or label begins.

## Cards

-card = { $number ->
   *[singular] { $form ->
       *[indefinite] kort
        [definite] kortet
        [title] Kort
    }
    [plural] { $form ->
       *[indefinite] kort
        [definite] kortene
        [title] Kort
    }
}
-transport-card = { $number ->
   *[singular] { $form ->
       *[indefinite] transportkort
        [definite] transportkortet
        [title] Transportkort
    }
    [plural] { $form ->
       *[indefinite] transportkort
        [definite] transportkortene
        [title] Transportkort
    }
}
-wild = { $number ->
   *[singular] { $form ->
       *[indefinite] joker
        [definite] jokeren
        [title] Joker
    }
    [plural] { $form ->
       *[indefinite] jokere
        [definite] jokerne
        [title] Jokere
    }
}
-market = { $form ->
   *[indefinite] åbne kort
    [definite] de åbne kort
    [title] Åbne kort
}
-deck = { $form ->
   *[indefinite] stak
    [definite] stakken
    [title] Stak
}
-discard-pile = { $form ->
   *[indefinite] bunke med brugte kort
    [definite] bunken med brugte kort
    [title] Bunke med brugte kort
}
-hand = { $form ->
   *[indefinite] hånd
    [definite] hånden
    [title] Hånd
}

## Routes

-route = { $number ->
   *[singular] { $form ->
       *[indefinite] strækning
        [definite] strækningen
        [title] Strækning
    }
    [plural] { $form ->
       *[indefinite] strækninger
        [definite] strækningerne
        [title] Strækninger
    }
}
-parallel-route = { $number ->
   *[singular] { $form ->
       *[indefinite] dobbeltstrækning
        [definite] dobbeltstrækningen
        [title] Dobbeltstrækning
    }
    [plural] { $form ->
       *[indefinite] dobbeltstrækninger
        [definite] dobbeltstrækningerne
        [title] Dobbeltstrækninger
    }
}
-line = { $number ->
   *[singular] { $form ->
       *[indefinite] ubrudt rute
        [definite] den ubrudte rute
        [title] Ubrudt rute
    }
    [plural] { $form ->
       *[indefinite] ubrudte ruter
        [definite] de ubrudte ruter
        [title] Ubrudte ruter
    }
}
-space = { $number ->
   *[singular] { $form ->
       *[indefinite] felt
        [definite] feltet
        [title] Felt
    }
    [plural] { $form ->
       *[indefinite] felter
        [definite] felterne
        [title] Felter
    }
}
-cart = { $number ->
   *[singular] { $form ->
       *[indefinite] vogn
        [definite] vognen
        [title] Vogn
    }
    [plural] { $form ->
       *[indefinite] vogne
        [definite] vognene
        [title] Vogne
    }
}
-cart-symbol = { $number ->
   *[singular] { $form ->
       *[indefinite] vognsymbol
        [definite] vognsymbolet
        [title] Vognsymbol
    }
    [plural] { $form ->
       *[indefinite] vognsymboler
        [definite] vognsymbolerne
        [title] Vognsymboler
    }
}

## Contracts and merchandise

-contract-card = { $number ->
   *[singular] { $form ->
       *[indefinite] kontraktkort
        [definite] kontraktkortet
        [title] Kontraktkort
    }
    [plural] { $form ->
       *[indefinite] kontraktkort
        [definite] kontraktkortene
        [title] Kontraktkort
    }
}
-contract = { $number ->
   *[singular] { $form ->
       *[indefinite] kontrakt
        [definite] kontrakten
        [title] Kontrakt
    }
    [plural] { $form ->
       *[indefinite] kontrakter
        [definite] kontrakterne
        [title] Kontrakter
    }
}
-contract-pile = { $form ->
   *[indefinite] stak med kontraktkort
    [definite] stakken med kontraktkort
    [title] Stak med kontraktkort
}
-merchandise-card = { $number ->
   *[singular] { $form ->
       *[indefinite] handelsvarekort
        [definite] handelsvarekortet
        [title] Handelsvarekort
    }
    [plural] { $form ->
       *[indefinite] handelsvarekort
        [definite] handelsvarekortene
        [title] Handelsvarekort
    }
}
-merchandise = { $form ->
   *[indefinite] handelsvarer
    [definite] handelsvarerne
    [title] Handelsvarer
}

## Board and players

-place = { $number ->
   *[singular] { $form ->
       *[indefinite] sted
        [definite] stedet
        [title] Sted
    }
    [plural] { $form ->
       *[indefinite] steder
        [definite] stederne
        [title] Steder
    }
}
-board = { $form ->
   *[indefinite] spilleplade
    [definite] spillepladen
    [title] Spilleplade
}
-score-track = { $form ->
   *[indefinite] pointspor
    [definite] pointsporet
    [title] Pointspor
}
-point = { $number ->
   *[singular] { $form ->
       *[indefinite] point
        [definite] pointet
        [title] Point
    }
    [plural] { $form ->
       *[indefinite] point
        [definite] pointene
        [title] Point
    }
}
-bonus = { $number ->
   *[singular] { $form ->
       *[indefinite] bonus
        [definite] bonussen
        [title] Bonus
    }
    [plural] { $form ->
       *[indefinite] bonusser
        [definite] bonusserne
        [title] Bonusser
    }
}
-player = { $number ->
   *[singular] { $form ->
       *[indefinite] spiller
        [definite] spilleren
        [title] Spiller
    }
    [plural] { $form ->
       *[indefinite] spillere
        [definite] spillerne
        [title] Spillere
    }
}
-turn = { $number ->
   *[singular] { $form ->
       *[indefinite] tur
        [definite] turen
        [title] Tur
    }
    [plural] { $form ->
       *[indefinite] ture
        [definite] turene
        [title] Ture
    }
}
-last-round = { $form ->
   *[indefinite] sidste runde
    [definite] den sidste runde
    [title] Sidste runde
}
