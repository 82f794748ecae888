# Terms of the game, in the words that German players of such games use.
# number "singular" (as it is) or "plural"; case "nominative" (as it is, and the accusative), "genitive", "dative", where they differ.
# Nouns always begin with a capital; "title" is for the two terms that begin with an adjective.

## Cards

-card = { $number ->
   *[singular] Karte
    [plural] Karten
}
-transport-card = { $number ->
   *[singular] Transportkarte
    [plural] Transportkarten
}
-wild = { $number ->
   *[singular] { $case ->
       *[nominative] Joker
        [genitive] Jokers
    }
    [plural] { $case ->
       *[nominative] Joker
        [dative] Jokern
    }
}
-market = Auslage
-deck = { $case ->
   *[nominative] Nachziehstapel
    [genitive] Nachziehstapels
}
-discard-pile = { $case ->
   *[nominative] Ablagestapel
    [genitive] Ablagestapels
}
-hand = Hand

## Routes

-route = { $number ->
   *[singular] Strecke
    [plural] Strecken
}
# Two routes side by side, both together.
-parallel-route = { $number ->
   *[singular] Doppelstrecke
    [plural] Doppelstrecken
}
-line = { $number ->
   *[singular] { $case ->
       *[nominative] durchgehende Verbindung
        [genitive] durchgehenden Verbindung
        [dative] durchgehenden Verbindung
        [title] Durchgehende Verbindung
    }
    [plural] { $case ->
       *[nominative] durchgehende Verbindungen
        [genitive] durchgehender Verbindungen
        [dative] durchgehenden Verbindungen
        [title] Durchgehende Verbindungen
    }
}
-space = { $number ->
   *[singular] { $case ->
       *[nominative] Feld
        [genitive] Feldes
    }
    [plural] { $case ->
       *[nominative] Felder
        [dative] Feldern
    }
}
-cart = { $number ->
   *[singular] { $case ->
       *[nominative] Karren
        [genitive] Karrens
    }
    [plural] Karren
}
-cart-symbol = { $number ->
   *[singular] { $case ->
       *[nominative] Karrensymbol
        [genitive] Karrensymbols
    }
    [plural] { $case ->
       *[nominative] Karrensymbole
        [dative] Karrensymbolen
    }
}

## Contracts and merchandise

-contract-card = { $number ->
   *[singular] Auftragskarte
    [plural] Auftragskarten
}
-contract = { $number ->
   *[singular] { $case ->
       *[nominative] Auftrag
        [genitive] Auftrags
    }
    [plural] { $case ->
       *[nominative] Aufträge
        [dative] Aufträgen
    }
}
-contract-pile = { $case ->
   *[nominative] Auftragsstapel
    [genitive] Auftragsstapels
}
-merchandise-card = { $number ->
   *[singular] Warenkarte
    [plural] Warenkarten
}
-merchandise = Waren

## Board and players

-place = { $number ->
   *[singular] { $case ->
       *[nominative] Ort
        [genitive] Ortes
    }
    [plural] { $case ->
       *[nominative] Orte
        [dative] Orten
    }
}
-board = { $case ->
   *[nominative] Spielplan
    [genitive] Spielplans
}
-score-track = Wertungsleiste
-point = { $number ->
   *[singular] { $case ->
       *[nominative] Punkt
        [genitive] Punktes
    }
    [plural] { $case ->
       *[nominative] Punkte
        [dative] Punkten
    }
}
-bonus = { $number ->
   *[singular] Bonus
    [plural] Boni
}
-player = { $number ->
   *[singular] { $case ->
       *[nominative] Spieler
        [genitive] Spielers
    }
    [plural] { $case ->
       *[nominative] Spieler
        [dative] Spielern
    }
}
-turn = { $number ->
   *[singular] { $case ->
       *[nominative] Zug
        [genitive] Zuges
    }
    [plural] { $case ->
       *[nominative] Züge
        [dative] Zügen
    }
}
-last-round = { $case ->
   *[nominative] letzte Runde
    [genitive] letzten Runde
    [dative] letzten Runde
    [title] Letzte Runde
}
