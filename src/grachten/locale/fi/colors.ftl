# Colors of cards and routes, in the case and number of their noun.

-pink = { $number ->
   *[singular] { $case ->
       *[nominative] pinkki
        [genitive] pinkin
        [partitive] pinkkiä
        [illative] pinkkiin
        [adessive] pinkillä
    }
    [plural] { $case ->
       *[nominative] pinkit
        [genitive] pinkkien
        [partitive] pinkkejä
        [adessive] pinkeillä
    }
}
-blue = { $number ->
   *[singular] { $case ->
       *[nominative] sininen
        [genitive] sinisen
        [partitive] sinistä
        [illative] siniseen
        [adessive] sinisellä
    }
    [plural] { $case ->
       *[nominative] siniset
        [genitive] sinisten
        [partitive] sinisiä
        [adessive] sinisillä
    }
}
-green = { $number ->
   *[singular] { $case ->
       *[nominative] vihreä
        [genitive] vihreän
        [partitive] vihreää
        [illative] vihreään
        [adessive] vihreällä
    }
    [plural] { $case ->
       *[nominative] vihreät
        [genitive] vihreiden
        [partitive] vihreitä
        [adessive] vihreillä
    }
}
-black = { $number ->
   *[singular] { $case ->
       *[nominative] musta
        [genitive] mustan
        [partitive] mustaa
        [illative] mustaan
        [adessive] mustalla
    }
    [plural] { $case ->
       *[nominative] mustat
        [genitive] mustien
        [partitive] mustia
        [adessive] mustilla
    }
}
-red = { $number ->
   *[singular] { $case ->
       *[nominative] punainen
        [genitive] punaisen
        [partitive] punaista
        [illative] punaiseen
        [adessive] punaisella
    }
    [plural] { $case ->
       *[nominative] punaiset
        [genitive] punaisten
        [partitive] punaisia
        [adessive] punaisilla
    }
}
-orange = { $number ->
   *[singular] { $case ->
       *[nominative] oranssi
        [genitive] oranssin
        [partitive] oranssia
        [illative] oranssiin
        [adessive] oranssilla
    }
    [plural] { $case ->
       *[nominative] oranssit
        [genitive] oranssien
        [partitive] oransseja
        [adessive] oransseilla
    }
}
-grey = { $number ->
   *[singular] { $case ->
       *[nominative] harmaa
        [genitive] harmaan
        [partitive] harmaata
        [illative] harmaaseen
        [adessive] harmaalla
    }
    [plural] { $case ->
       *[nominative] harmaat
        [genitive] harmaiden
        [partitive] harmaita
        [adessive] harmailla
    }
}
