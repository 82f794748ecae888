# Terms of the game, as the Norwegian rulebook has them.
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
       *[indefinite] jokerkort
        [definite] jokerkortet
        [title] Jokerkort
    }
    [plural] { $form ->
       *[indefinite] jokerkort
        [definite] jokerkortene
        [title] Jokerkort
    }
}
-market = { $form ->
   *[indefinite] åpne kort
    [definite] de åpne kortene
    [title] Åpne kort
}
-deck = { $form ->
   *[indefinite] trekkbunke
    [definite] trekkbunken
    [title] Trekkbunke
}
-discard-pile = { $form ->
   *[indefinite] bunke med forkastede kort
    [definite] bunken med forkastede kort
    [title] Bunke med forkastede kort
}
-hand = { $form ->
   *[indefinite] hånd
    [definite] hånda
    [title] Hånd
}

## Routes

-route = { $number ->
   *[singular] { $form ->
       *[indefinite] rute
        [definite] ruten
        [title] Rute
    }
    [plural] { $form ->
       *[indefinite] ruter
        [definite] rutene
        [title] Ruter
    }
}
-parallel-route = { $number ->
   *[singular] { $form ->
       *[indefinite] dobbeltrute
        [definite] dobbeltruten
        [title] Dobbeltrute
    }
    [plural] { $form ->
       *[indefinite] dobbeltruter
        [definite] dobbeltrutene
        [title] Dobbeltruter
    }
}
-line = { $number ->
   *[singular] { $form ->
       *[indefinite] sammenhengende nettverk
        [definite] det sammenhengende nettverket
        [title] Sammenhengende nettverk
    }
    [plural] { $form ->
       *[indefinite] sammenhengende nettverk
        [definite] de sammenhengende nettverkene
        [title] Sammenhengende nettverk
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
        [definite] feltene
        [title] Felter
    }
}
-cart = { $number ->
   *[singular] { $form ->
       *[indefinite] kjerre
        [definite] kjerren
        [title] Kjerre
    }
    [plural] { $form ->
       *[indefinite] kjerrer
        [definite] kjerrene
        [title] Kjerrer
    }
}
-cart-symbol = { $number ->
   *[singular] { $form ->
       *[indefinite] kjerresymbol
        [definite] kjerresymbolet
        [title] Kjerresymbol
    }
    [plural] { $form ->
       *[indefinite] kjerresymboler
        [definite] kjerresymbolene
        [title] Kjerresymboler
    }
}

## Contracts and merchandise

-contract-card = { $number ->
   *[singular] { $form ->
       *[indefinite] kontraktskort
        [definite] kontraktskortet
        [title] Kontraktskort
    }
    [plural] { $form ->
       *[indefinite] kontraktskort
        [definite] kontraktskortene
        [title] Kontraktskort
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
        [definite] kontraktene
        [title] Kontrakter
    }
}
-contract-pile = { $form ->
   *[indefinite] kontraktskortbunke
    [definite] kontraktskortbunken
    [title] Kontraktskortbunke
}
-merchandise-card = { $number ->
   *[singular] { $form ->
       *[indefinite] varebonuskort
        [definite] varebonuskortet
        [title] Varebonuskort
    }
    [plural] { $form ->
       *[indefinite] varebonuskort
        [definite] varebonuskortene
        [title] Varebonuskort
    }
}
-merchandise = { $form ->
   *[indefinite] varebonus
    [definite] varebonusen
    [title] Varebonus
}

## Board and players

-place = { $number ->
   *[singular] { $form ->
       *[indefinite] lokasjon
        [definite] lokasjonen
        [title] Lokasjon
    }
    [plural] { $form ->
       *[indefinite] lokasjoner
        [definite] lokasjonene
        [title] Lokasjoner
    }
}
-board = { $form ->
   *[indefinite] spillebrett
    [definite] spillebrettet
    [title] Spillebrett
}
-score-track = { $form ->
   *[indefinite] poengspor
    [definite] poengsporet
    [title] Poengspor
}
-point = { $number ->
   *[singular] { $form ->
       *[indefinite] poeng
        [definite] poenget
        [title] Poeng
    }
    [plural] { $form ->
       *[indefinite] poeng
        [definite] poengene
        [title] Poeng
    }
}
-bonus = { $number ->
   *[singular] { $form ->
       *[indefinite] bonus
        [definite] bonusen
        [title] Bonus
    }
    [plural] { $form ->
       *[indefinite] bonuser
        [definite] bonusene
        [title] Bonuser
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
       *[indefinite] turer
        [definite] turene
        [title] Turer
    }
}
-last-round = { $form ->
   *[indefinite] siste runde
    [definite] den siste runden
    [title] Siste runde
}
