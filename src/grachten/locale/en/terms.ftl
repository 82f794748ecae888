# Terms of the game: { -route }, { -route(number: "plural") }; form "title" at the beginning of a sentence or a label.

## Cards

-card = { $number ->
   *[singular] { $form ->
       *[plain] card
        [title] Card
    }
    [plural] { $form ->
       *[plain] cards
        [title] Cards
    }
}
-transport-card = { $number ->
   *[singular] { $form ->
       *[plain] transport card
        [title] Transport card
    }
    [plural] { $form ->
       *[plain] transport cards
        [title] Transport cards
    }
}
-wild = { $number ->
   *[singular] { $form ->
       *[plain] wild
        [title] Wild
    }
    [plural] { $form ->
       *[plain] wilds
        [title] Wilds
    }
}
-market = { $form ->
   *[plain] market
    [title] Market
}
-deck = { $form ->
   *[plain] deck
    [title] Deck
}
-discard-pile = { $form ->
   *[plain] discard pile
    [title] Discard pile
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
       *[plain] parallel route
        [title] Parallel route
    }
    [plural] { $form ->
       *[plain] parallel routes
        [title] Parallel routes
    }
}
-line = { $number ->
   *[singular] { $form ->
       *[plain] unbroken line
        [title] Unbroken line
    }
    [plural] { $form ->
       *[plain] unbroken lines
        [title] Unbroken lines
    }
}
-space = { $number ->
   *[singular] { $form ->
       *[plain] space
        [title] Space
    }
    [plural] { $form ->
       *[plain] spaces
        [title] Spaces
    }
}
-cart = { $number ->
   *[singular] { $form ->
       *[plain] cart
        [title] Cart
    }
    [plural] { $form ->
       *[plain] carts
        [title] Carts
    }
}
-cart-symbol = { $number ->
   *[singular] { $form ->
       *[plain] cart symbol
        [title] Cart symbol
    }
    [plural] { $form ->
       *[plain] cart symbols
        [title] Cart symbols
    }
}

## Contracts and merchandise

-contract-card = { $number ->
   *[singular] { $form ->
       *[plain] contract
        [title] Contract
    }
    [plural] { $form ->
       *[plain] contracts
        [title] Contracts
    }
}
-contract = { $number ->
   *[singular] { $form ->
       *[plain] contract
        [title] Contract
    }
    [plural] { $form ->
       *[plain] contracts
        [title] Contracts
    }
}
-contract-pile = { $form ->
   *[plain] contract pile
    [title] Contract pile
}
-merchandise-card = { $number ->
   *[singular] { $form ->
       *[plain] merchandise card
        [title] Merchandise card
    }
    [plural] { $form ->
       *[plain] merchandise cards
        [title] Merchandise cards
    }
}
-merchandise = { $form ->
   *[plain] merchandise
    [title] Merchandise
}

## Board and players

-place = { $number ->
   *[singular] { $form ->
       *[plain] place
        [title] Place
    }
    [plural] { $form ->
       *[plain] places
        [title] Places
    }
}
-board = { $form ->
   *[plain] board
    [title] Board
}
-score-track = { $form ->
   *[plain] score track
    [title] Score track
}
-point = { $number ->
   *[singular] { $form ->
       *[plain] point
        [title] Point
    }
    [plural] { $form ->
       *[plain] points
        [title] Points
    }
}
-bonus = { $number ->
   *[singular] { $form ->
       *[plain] bonus
        [title] Bonus
    }
    [plural] { $form ->
       *[plain] bonuses
        [title] Bonuses
    }
}
-player = { $number ->
   *[singular] { $form ->
       *[plain] player
        [title] Player
    }
    [plural] { $form ->
       *[plain] players
        [title] Players
    }
}
-turn = { $number ->
   *[singular] { $form ->
       *[plain] turn
        [title] Turn
    }
    [plural] { $form ->
       *[plain] turns
        [title] Turns
    }
}
-last-round = { $form ->
   *[plain] last round
    [title] Last round
}
