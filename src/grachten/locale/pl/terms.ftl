# Terms of the game, as the Polish rulebook has them.
# number "singular" (as it is) or "plural"; case "nominative" (as it is), "genitive", "accusative", "instrumental", "locative",
# or "title" where a sentence or label begins. A case that does not stand here comes out as nominative: add it first.

## Cards

-card = { $number ->
   *[singular] { $case ->
       *[nominative] karta
        [genitive] karty
        [accusative] kartę
        [instrumental] kartą
        [locative] karcie
        [title] Karta
    }
    [plural] { $case ->
       *[nominative] karty
        [genitive] kart
        [accusative] karty
        [instrumental] kartami
        [locative] kartach
        [title] Karty
    }
}
-transport-card = { $number ->
   *[singular] { $case ->
       *[nominative] karta Lokomocji
        [genitive] karty Lokomocji
        [accusative] kartę Lokomocji
        [instrumental] kartą Lokomocji
        [locative] karcie Lokomocji
        [title] Karta Lokomocji
    }
    [plural] { $case ->
       *[nominative] karty Lokomocji
        [genitive] kart Lokomocji
        [accusative] karty Lokomocji
        [instrumental] kartami Lokomocji
        [locative] kartach Lokomocji
        [title] Karty Lokomocji
    }
}
-wild = { $number ->
   *[singular] { $case ->
       *[nominative] dżoker
        [genitive] dżokera
        [accusative] dżokera
        [instrumental] dżokerem
        [locative] dżokerze
        [title] Dżoker
    }
    [plural] { $case ->
       *[nominative] dżokery
        [genitive] dżokerów
        [accusative] dżokery
        [instrumental] dżokerami
        [locative] dżokerach
        [title] Dżokery
    }
}
-market = { $case ->
   *[nominative] odkryte karty
    [genitive] odkrytych kart
    [accusative] odkryte karty
    [instrumental] odkrytymi kartami
    [locative] odkrytych kartach
    [title] Odkryte karty
}
-deck = { $case ->
   *[nominative] talia
    [genitive] talii
    [accusative] talię
    [instrumental] talią
    [locative] talii
    [title] Talia
}
-discard-pile = { $case ->
   *[nominative] stos kart odrzuconych
    [genitive] stosu kart odrzuconych
    [accusative] stos kart odrzuconych
    [instrumental] stosem kart odrzuconych
    [locative] stosie kart odrzuconych
    [title] Stos kart odrzuconych
}
-hand = { $case ->
   *[nominative] ręka
    [genitive] ręki
    [accusative] rękę
    [instrumental] ręką
    [locative] ręce
    [title] Ręka
}

## Routes

-route = { $number ->
   *[singular] { $case ->
       *[nominative] połączenie
        [genitive] połączenia
        [accusative] połączenie
        [instrumental] połączeniem
        [locative] połączeniu
        [title] Połączenie
    }
    [plural] { $case ->
       *[nominative] połączenia
        [genitive] połączeń
        [accusative] połączenia
        [instrumental] połączeniami
        [locative] połączeniach
        [title] Połączenia
    }
}
-parallel-route = { $number ->
   *[singular] { $case ->
       *[nominative] podwójne połączenie
        [genitive] podwójnego połączenia
        [accusative] podwójne połączenie
        [instrumental] podwójnym połączeniem
        [locative] podwójnym połączeniu
        [title] Podwójne połączenie
    }
    [plural] { $case ->
       *[nominative] podwójne połączenia
        [genitive] podwójnych połączeń
        [accusative] podwójne połączenia
        [instrumental] podwójnymi połączeniami
        [locative] podwójnych połączeniach
        [title] Podwójne połączenia
    }
}
-line = { $number ->
   *[singular] { $case ->
       *[nominative] nieprzerwany ciąg połączeń
        [genitive] nieprzerwanego ciągu połączeń
        [accusative] nieprzerwany ciąg połączeń
        [instrumental] nieprzerwanym ciągiem połączeń
        [locative] nieprzerwanym ciągu połączeń
        [title] Nieprzerwany ciąg połączeń
    }
    [plural] { $case ->
       *[nominative] nieprzerwane ciągi połączeń
        [genitive] nieprzerwanych ciągów połączeń
        [accusative] nieprzerwane ciągi połączeń
        [instrumental] nieprzerwanymi ciągami połączeń
        [locative] nieprzerwanych ciągach połączeń
        [title] Nieprzerwane ciągi połączeń
    }
}
-space = { $number ->
   *[singular] { $case ->
       *[nominative] pole
        [genitive] pola
        [accusative] pole
        [instrumental] polem
        [locative] polu
        [title] Pole
    }
    [plural] { $case ->
       *[nominative] pola
        [genitive] pól
        [accusative] pola
        [instrumental] polami
        [locative] polach
        [title] Pola
    }
}
-cart = { $number ->
   *[singular] { $case ->
       *[nominative] wóz
        [genitive] wozu
        [accusative] wóz
        [instrumental] wozem
        [locative] wozie
        [title] Wóz
    }
    [plural] { $case ->
       *[nominative] wozy
        [genitive] wozów
        [accusative] wozy
        [instrumental] wozami
        [locative] wozach
        [title] Wozy
    }
}
-cart-symbol = { $number ->
   *[singular] { $case ->
       *[nominative] symbol wozu
        [genitive] symbolu wozu
        [accusative] symbol wozu
        [instrumental] symbolem wozu
        [locative] symbolu wozu
        [title] Symbol wozu
    }
    [plural] { $case ->
       *[nominative] symbole wozów
        [genitive] symboli wozów
        [accusative] symbole wozów
        [instrumental] symbolami wozów
        [locative] symbolach wozów
        [title] Symbole wozów
    }
}

## Contracts and merchandise

-contract-card = { $number ->
   *[singular] { $case ->
       *[nominative] karta Kontraktu
        [genitive] karty Kontraktu
        [accusative] kartę Kontraktu
        [instrumental] kartą Kontraktu
        [locative] karcie Kontraktu
        [title] Karta Kontraktu
    }
    [plural] { $case ->
       *[nominative] karty Kontraktów
        [genitive] kart Kontraktów
        [accusative] karty Kontraktów
        [instrumental] kartami Kontraktów
        [locative] kartach Kontraktów
        [title] Karty Kontraktów
    }
}
-contract = { $number ->
   *[singular] { $case ->
       *[nominative] Kontrakt
        [genitive] Kontraktu
        [accusative] Kontrakt
        [instrumental] Kontraktem
        [locative] Kontrakcie
    }
    [plural] { $case ->
       *[nominative] Kontrakty
        [genitive] Kontraktów
        [accusative] Kontrakty
        [instrumental] Kontraktami
        [locative] Kontraktach
    }
}
-contract-pile = { $case ->
   *[nominative] stos kart Kontraktów
    [genitive] stosu kart Kontraktów
    [accusative] stos kart Kontraktów
    [instrumental] stosem kart Kontraktów
    [locative] stosie kart Kontraktów
    [title] Stos kart Kontraktów
}
-merchandise-card = { $number ->
   *[singular] { $case ->
       *[nominative] karta Towarów
        [genitive] karty Towarów
        [accusative] kartę Towarów
        [instrumental] kartą Towarów
        [locative] karcie Towarów
        [title] Karta Towarów
    }
    [plural] { $case ->
       *[nominative] karty Towarów
        [genitive] kart Towarów
        [accusative] karty Towarów
        [instrumental] kartami Towarów
        [locative] kartach Towarów
        [title] Karty Towarów
    }
}
-merchandise = { $case ->
   *[nominative] Towary
    [genitive] Towarów
    [accusative] Towary
    [instrumental] Towarami
    [locative] Towarach
}

## Board and players

-place = { $number ->
   *[singular] { $case ->
       *[nominative] miejsce
        [genitive] miejsca
        [accusative] miejsce
        [instrumental] miejscem
        [locative] miejscu
        [title] Miejsce
    }
    [plural] { $case ->
       *[nominative] miejsca
        [genitive] miejsc
        [accusative] miejsca
        [instrumental] miejscami
        [locative] miejscach
        [title] Miejsca
    }
}
-board = { $case ->
   *[nominative] plansza
    [genitive] planszy
    [accusative] planszę
    [instrumental] planszą
    [locative] planszy
    [title] Plansza
}
-score-track = { $case ->
   *[nominative] tor punktacji
    [genitive] toru punktacji
    [accusative] tor punktacji
    [instrumental] torem punktacji
    [locative] torze punktacji
    [title] Tor punktacji
}
-point = { $number ->
   *[singular] { $case ->
       *[nominative] punkt
        [genitive] punktu
        [accusative] punkt
        [instrumental] punktem
        [locative] punkcie
        [title] Punkt
    }
    [plural] { $case ->
       *[nominative] punkty
        [genitive] punktów
        [accusative] punkty
        [instrumental] punktami
        [locative] punktach
        [title] Punkty
    }
}
-bonus = { $number ->
   *[singular] { $case ->
       *[nominative] bonus
        [genitive] bonusu
        [accusative] bonus
        [instrumental] bonusem
        [locative] bonusie
        [title] Bonus
    }
    [plural] { $case ->
       *[nominative] bonusy
        [genitive] bonusów
        [accusative] bonusy
        [instrumental] bonusami
        [locative] bonusach
        [title] Bonusy
    }
}
-player = { $number ->
   *[singular] { $case ->
       *[nominative] gracz
        [genitive] gracza
        [accusative] gracza
        [instrumental] graczem
        [locative] graczu
        [dative] graczowi
        [title] Gracz
    }
    [plural] { $case ->
       *[nominative] gracze
        [genitive] graczy
        [accusative] graczy
        [instrumental] graczami
        [locative] graczach
        [dative] graczom
        [title] Gracze
    }
}
-turn = { $number ->
   *[singular] { $case ->
       *[nominative] tura
        [genitive] tury
        [accusative] turę
        [instrumental] turą
        [locative] turze
        [title] Tura
    }
    [plural] { $case ->
       *[nominative] tury
        [genitive] tur
        [accusative] tury
        [instrumental] turami
        [locative] turach
        [title] Tury
    }
}
-last-round = { $case ->
   *[nominative] ostatnia runda
    [genitive] ostatniej rundy
    [accusative] ostatnią rundę
    [instrumental] ostatnią rundą
    [locative] ostatniej rundzie
    [title] Ostatnia runda
}
