# Terms of the game, as the Dutch rulebook has them.
# number "singular" (as it is) or "plural"; form "title" where a sentence or label begins.

## Cards

-card = { $number ->
   *[singular] { $form ->
       *[plain] kaart
        [title] Kaart
    }
    [plural] { $form ->
       *[plain] kaarten
        [title] Kaarten
    }
}
-transport-card = { $number ->
   *[singular] { $form ->
       *[plain] transportkaart
        [title] Transportkaart
    }
    [plural] { $form ->
       *[plain] transportkaarten
        [title] Transportkaarten
    }
}
-wild = { $number ->
   *[singular] { $form ->
       *[plain] jokerkaart
        [title] Jokerkaart
    }
    [plural] { $form ->
       *[plain] jokerkaarten
        [title] Jokerkaarten
    }
}
-market = { $form ->
   *[plain] open kaarten
    [title] Open kaarten
}
-deck = { $form ->
   *[plain] gedekte stapel
    [title] Gedekte stapel
}
-discard-pile = { $form ->
   *[plain] aflegstapel
    [title] Aflegstapel
}
-hand = { $form ->
   *[plain] hand
    [title] Hand
}

## Routes

-route = { $number ->
   *[singular] { $form ->
       *[plain] route
        [title] Route
    }
    [plural] { $form ->
       *[plain] routes
        [title] Routes
    }
}
-parallel-route = { $number ->
   *[singular] { $form ->
       *[plain] dubbele route
        [title] Dubbele route
    }
    [plural] { $form ->
       *[plain] dubbele routes
        [title] Dubbele routes
    }
}
-line = { $number ->
   *[singular] { $form ->
       *[plain] ononderbroken route
        [title] Ononderbroken route
    }
    [plural] { $form ->
       *[plain] ononderbroken routes
        [title] Ononderbroken routes
    }
}
-space = { $number ->
   *[singular] { $form ->
       *[plain] vakje
        [title] Vakje
    }
    [plural] { $form ->
       *[plain] vakjes
        [title] Vakjes
    }
}
-cart = { $number ->
   *[singular] { $form ->
       *[plain] kar
        [title] Kar
    }
    [plural] { $form ->
       *[plain] karren
        [title] Karren
    }
}
-cart-symbol = { $number ->
   *[singular] { $form ->
       *[plain] karsymbool
        [title] Karsymbool
    }
    [plural] { $form ->
       *[plain] karsymbolen
        [title] Karsymbolen
    }
}

## Contracts and merchandise

-contract-card = { $number ->
   *[singular] { $form ->
       *[plain] contractkaart
        [title] Contractkaart
    }
    [plural] { $form ->
       *[plain] contractkaarten
        [title] Contractkaarten
    }
}
-contract = { $number ->
   *[singular] { $form ->
       *[plain] contract
        [title] Contract
    }
    [plural] { $form ->
       *[plain] contracten
        [title] Contracten
    }
}
-contract-pile = { $form ->
   *[plain] stapel contractkaarten
    [title] Stapel contractkaarten
}
-merchandise-card = { $number ->
   *[singular] { $form ->
       *[plain] handelsbonuskaart
        [title] Handelsbonuskaart
    }
    [plural] { $form ->
       *[plain] handelsbonuskaarten
        [title] Handelsbonuskaarten
    }
}
-merchandise = { $form ->
   *[plain] handelsbonus
    [title] Handelsbonus
}

## Board and players

-place = { $number ->
   *[singular] { $form ->
       *[plain] locatie
        [title] Locatie
    }
    [plural] { $form ->
       *[plain] locaties
        [title] Locaties
    }
}
-board = { $form ->
   *[plain] bord
    [title] Bord
}
-score-track = { $form ->
   *[plain] scorespoor
    [title] Scorespoor
}
-point = { $number ->
   *[singular] { $form ->
       *[plain] punt
        [title] Punt
    }
    [plural] { $form ->
       *[plain] punten
        [title] Punten
    }
}
-bonus = { $number ->
   *[singular] { $form ->
       *[plain] bonus
        [title] Bonus
    }
    [plural] { $form ->
       *[plain] bonussen
        [title] Bonussen
    }
}
-player = { $number ->
   *[singular] { $form ->
       *[plain] speler
        [title] Speler
    }
    [plural] { $form ->
       *[plain] spelers
        [title] Spelers
    }
}
-turn = { $number ->
   *[singular] { $form ->
       *[plain] beurt
        [title] Beurt
    }
    [plural] { $form ->
       *[plain] beurten
        [title] Beurten
    }
}
-last-round = { $form ->
   *[plain] laatste ronde
    [title] Laatste ronde
}
