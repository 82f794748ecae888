# Colors of cards and routes, in the gender, case and number of their noun.
# As they are: feminine, for cards (różowa karta); gender "neuter" for routes (różowe połączenie);
# gender "masculine", nominative only, for the bare name of the color (różowy).

-pink = { $number ->
   *[singular] { $gender ->
       *[feminine] { $case ->
           *[nominative] różowa
            [genitive] różowej
            [accusative] różową
            [instrumental] różową
            [locative] różowej
        }
        [neuter] { $case ->
           *[nominative] różowe
            [genitive] różowego
            [accusative] różowe
            [instrumental] różowym
            [locative] różowym
        }
        [masculine] różowy
    }
    [plural] { $case ->
       *[nominative] różowe
        [genitive] różowych
        [accusative] różowe
        [instrumental] różowymi
        [locative] różowych
    }
}
-blue = { $number ->
   *[singular] { $gender ->
       *[feminine] { $case ->
           *[nominative] niebieska
            [genitive] niebieskiej
            [accusative] niebieską
            [instrumental] niebieską
            [locative] niebieskiej
        }
        [neuter] { $case ->
           *[nominative] niebieskie
            [genitive] niebieskiego
            [accusative] niebieskie
            [instrumental] niebieskim
            [locative] niebieskim
        }
        [masculine] niebieski
    }
    [plural] { $case ->
       *[nominative] niebieskie
        [genitive] niebieskich
        [accusative] niebieskie
        [instrumental] niebieskimi
        [locative] niebieskich
    }
}
-green = { $number ->
   *[singular] { $gender ->
       *[feminine] { $case ->
           *[nominative] zielona
            [genitive] zielonej
            [accusative] zieloną
            [instrumental] zieloną
            [locative] zielonej
        }
        [neuter] { $case ->
           *[nominative] zielone
            [genitive] zielonego
            [accusative] zielone
            [instrumental] zielonym
            [locative] zielonym
        }
        [masculine] zielony
    }
    [plural] { $case ->
       *[nominative] zielone
        [genitive] zielonych
        [accusative] zielone
        [instrumental] zielonymi
        [locative] zielonych
    }
}
-black = { $number ->
   *[singular] { $gender ->
       *[feminine] { $case ->
           *[nominative] czarna
            [genitive] czarnej
            [accusative] czarną
            [instrumental] czarną
            [locative] czarnej
        }
        [neuter] { $case ->
           *[nominative] czarne
            [genitive] czarnego
            [accusative] czarne
            [instrumental] czarnym
            [locative] czarnym
        }
        [masculine] czarny
    }
    [plural] { $case ->
       *[nominative] czarne
        [genitive] czarnych
        [accusative] czarne
        [instrumental] czarnymi
        [locative] czarnych
    }
}
-red = { $number ->
   *[singular] { $gender ->
       *[feminine] { $case ->
           *[nominative] czerwona
            [genitive] czerwonej
            [accusative] czerwoną
            [instrumental] czerwoną
            [locative] czerwonej
        }
        [neuter] { $case ->
           *[nominative] czerwone
            [genitive] czerwonego
            [accusative] czerwone
            [instrumental] czerwonym
            [locative] czerwonym
        }
        [masculine] czerwony
    }
    [plural] { $case ->
       *[nominative] czerwone
        [genitive] czerwonych
        [accusative] czerwone
        [instrumental] czerwonymi
        [locative] czerwonych
    }
}
-orange = { $number ->
   *[singular] { $gender ->
       *[feminine] { $case ->
           *[nominative] pomarańczowa
            [genitive] pomarańczowej
            [accusative] pomarańczową
            [instrumental] pomarańczową
            [locative] pomarańczowej
        }
        [neuter] { $case ->
           *[nominative] pomarańczowe
            [genitive] pomarańczowego
            [accusative] pomarańczowe
            [instrumental] pomarańczowym
            [locative] pomarańczowym
        }
        [masculine] pomarańczowy
    }
    [plural] { $case ->
       *[nominative] pomarańczowe
        [genitive] pomarańczowych
        [accusative] pomarańczowe
        [instrumental] pomarańczowymi
        [locative] pomarańczowych
    }
}
-grey = { $number ->
   *[singular] { $gender ->
       *[feminine] { $case ->
           *[nominative] szara
            [genitive] szarej
            [accusative] szarą
            [instrumental] szarą
            [locative] szarej
        }
        [neuter] { $case ->
           *[nominative] szare
            [genitive] szarego
            [accusative] szare
            [instrumental] szarym
            [locative] szarym
        }
        [masculine] szary
    }
    [plural] { $case ->
       *[nominative] szare
        [genitive] szarych
        [accusative] szare
        [instrumental] szarymi
        [locative] szarych
    }
}
