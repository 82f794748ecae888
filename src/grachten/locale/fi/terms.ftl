# Terms of the game, as the Finnish rulebook has them.
# number "singular" (as it is) or "plural"; case "nominative" (as it is), "genitive", "partitive" and others that stand here,
# or "title" where a sentence or label begins. A case that does not stand here comes out as nominative: add it first.

## Cards

-card = { $number ->
   *[singular] { $case ->
       *[nominative] kortti
        [genitive] kortin
        [partitive] korttia
        [inessive] kortissa
        [elative] kortista
        [illative] korttiin
        [adessive] kortilla
        [ablative] kortilta
        [allative] kortille
        [title] Kortti
    }
    [plural] { $case ->
       *[nominative] kortit
        [genitive] korttien
        [partitive] kortteja
        [inessive] korteissa
        [elative] korteista
        [illative] kortteihin
        [adessive] korteilla
        [ablative] korteilta
        [allative] korteille
        [title] Kortit
    }
}
-transport-card = { $number ->
   *[singular] { $case ->
       *[nominative] kuljetusvälinekortti
        [genitive] kuljetusvälinekortin
        [partitive] kuljetusvälinekorttia
        [inessive] kuljetusvälinekortissa
        [elative] kuljetusvälinekortista
        [illative] kuljetusvälinekorttiin
        [adessive] kuljetusvälinekortilla
        [ablative] kuljetusvälinekortilta
        [allative] kuljetusvälinekortille
        [title] Kuljetusvälinekortti
    }
    [plural] { $case ->
       *[nominative] kuljetusvälinekortit
        [genitive] kuljetusvälinekorttien
        [partitive] kuljetusvälinekortteja
        [inessive] kuljetusvälinekorteissa
        [elative] kuljetusvälinekorteista
        [illative] kuljetusvälinekortteihin
        [adessive] kuljetusvälinekorteilla
        [ablative] kuljetusvälinekorteilta
        [allative] kuljetusvälinekorteille
        [title] Kuljetusvälinekortit
    }
}
-wild = { $number ->
   *[singular] { $case ->
       *[nominative] jokerikortti
        [genitive] jokerikortin
        [partitive] jokerikorttia
        [inessive] jokerikortissa
        [elative] jokerikortista
        [illative] jokerikorttiin
        [adessive] jokerikortilla
        [ablative] jokerikortilta
        [allative] jokerikortille
        [title] Jokerikortti
    }
    [plural] { $case ->
       *[nominative] jokerikortit
        [genitive] jokerikorttien
        [partitive] jokerikortteja
        [inessive] jokerikorteissa
        [elative] jokerikorteista
        [illative] jokerikortteihin
        [adessive] jokerikorteilla
        [ablative] jokerikorteilta
        [allative] jokerikorteille
        [title] Jokerikortit
    }
}
-market = { $case ->
   *[nominative] avoimet kortit
    [genitive] avoimien korttien
    [partitive] avoimia kortteja
    [inessive] avoimissa korteissa
    [elative] avoimista korteista
    [illative] avoimiin kortteihin
    [title] Avoimet kortit
}
-deck = { $case ->
   *[nominative] pakka
    [genitive] pakan
    [partitive] pakkaa
    [inessive] pakassa
    [elative] pakasta
    [illative] pakkaan
    [title] Pakka
}
-discard-pile = { $case ->
   *[nominative] poistopakka
    [genitive] poistopakan
    [partitive] poistopakkaa
    [inessive] poistopakassa
    [elative] poistopakasta
    [illative] poistopakkaan
    [title] Poistopakka
}
-hand = { $case ->
   *[nominative] käsi
    [genitive] käden
    [partitive] kättä
    [inessive] kädessä
    [elative] kädestä
    [illative] käteen
    [title] Käsi
}

## Routes

-route = { $number ->
   *[singular] { $case ->
       *[nominative] reitti
        [genitive] reitin
        [partitive] reittiä
        [inessive] reitissä
        [elative] reitistä
        [illative] reittiin
        [adessive] reitillä
        [ablative] reitiltä
        [allative] reitille
        [title] Reitti
    }
    [plural] { $case ->
       *[nominative] reitit
        [genitive] reittien
        [partitive] reittejä
        [inessive] reiteissä
        [elative] reiteistä
        [illative] reitteihin
        [adessive] reiteillä
        [ablative] reiteiltä
        [allative] reiteille
        [title] Reitit
    }
}
-parallel-route = { $number ->
   *[singular] { $case ->
       *[nominative] rinnakkainen reitti
        [genitive] rinnakkaisen reitin
        [partitive] rinnakkaista reittiä
        [elative] rinnakkaisesta reitistä
        [title] Rinnakkainen reitti
    }
    [plural] { $case ->
       *[nominative] rinnakkaiset reitit
        [genitive] rinnakkaisten reittien
        [partitive] rinnakkaisia reittejä
        [elative] rinnakkaisista reiteistä
        [title] Rinnakkaiset reitit
    }
}
-line = { $number ->
   *[singular] { $case ->
       *[nominative] katkeamaton reitti
        [genitive] katkeamattoman reitin
        [partitive] katkeamatonta reittiä
        [title] Katkeamaton reitti
    }
    [plural] { $case ->
       *[nominative] katkeamattomat reitit
        [genitive] katkeamattomien reittien
        [partitive] katkeamattomia reittejä
        [title] Katkeamattomat reitit
    }
}
-space = { $number ->
   *[singular] { $case ->
       *[nominative] ruutu
        [genitive] ruudun
        [partitive] ruutua
        [inessive] ruudussa
        [elative] ruudusta
        [illative] ruutuun
        [title] Ruutu
    }
    [plural] { $case ->
       *[nominative] ruudut
        [genitive] ruutujen
        [partitive] ruutuja
        [inessive] ruuduissa
        [elative] ruuduista
        [illative] ruutuihin
        [title] Ruudut
    }
}
-cart = { $number ->
   *[singular] { $case ->
       *[nominative] kärryt
        [partitive] kärryä
        [title] Kärryt
    }
    [plural] { $case ->
       *[nominative] kärryt
        [genitive] kärryjen
        [partitive] kärryjä
        [inessive] kärryissä
        [elative] kärryistä
        [illative] kärryihin
        [adessive] kärryillä
        [title] Kärryt
    }
}
-cart-symbol = { $number ->
   *[singular] { $case ->
       *[nominative] kärryjen kuva
        [genitive] kärryjen kuvan
        [partitive] kärryjen kuvaa
        [title] Kärryjen kuva
    }
    [plural] { $case ->
       *[nominative] kärryjen kuvat
        [genitive] kärryjen kuvien
        [partitive] kärryjen kuvia
        [title] Kärryjen kuvat
    }
}

## Contracts and merchandise

-contract-card = { $number ->
   *[singular] { $case ->
       *[nominative] sopimuskortti
        [genitive] sopimuskortin
        [partitive] sopimuskorttia
        [inessive] sopimuskortissa
        [elative] sopimuskortista
        [illative] sopimuskorttiin
        [adessive] sopimuskortilla
        [ablative] sopimuskortilta
        [allative] sopimuskortille
        [title] Sopimuskortti
    }
    [plural] { $case ->
       *[nominative] sopimuskortit
        [genitive] sopimuskorttien
        [partitive] sopimuskortteja
        [inessive] sopimuskorteissa
        [elative] sopimuskorteista
        [illative] sopimuskortteihin
        [adessive] sopimuskorteilla
        [ablative] sopimuskorteilta
        [allative] sopimuskorteille
        [title] Sopimuskortit
    }
}
-contract = { $number ->
   *[singular] { $case ->
       *[nominative] sopimus
        [genitive] sopimuksen
        [partitive] sopimusta
        [inessive] sopimuksessa
        [elative] sopimuksesta
        [illative] sopimukseen
        [title] Sopimus
    }
    [plural] { $case ->
       *[nominative] sopimukset
        [genitive] sopimusten
        [partitive] sopimuksia
        [inessive] sopimuksissa
        [elative] sopimuksista
        [illative] sopimuksiin
        [title] Sopimukset
    }
}
-contract-pile = { $case ->
   *[nominative] sopimuskorttipakka
    [genitive] sopimuskorttipakan
    [partitive] sopimuskorttipakkaa
    [inessive] sopimuskorttipakassa
    [elative] sopimuskorttipakasta
    [illative] sopimuskorttipakkaan
    [title] Sopimuskorttipakka
}
-merchandise-card = { $number ->
   *[singular] { $case ->
       *[nominative] kauppatavarabonuskortti
        [genitive] kauppatavarabonuskortin
        [partitive] kauppatavarabonuskorttia
        [inessive] kauppatavarabonuskortissa
        [elative] kauppatavarabonuskortista
        [illative] kauppatavarabonuskorttiin
        [adessive] kauppatavarabonuskortilla
        [ablative] kauppatavarabonuskortilta
        [allative] kauppatavarabonuskortille
        [title] Kauppatavarabonuskortti
    }
    [plural] { $case ->
       *[nominative] kauppatavarabonuskortit
        [genitive] kauppatavarabonuskorttien
        [partitive] kauppatavarabonuskortteja
        [inessive] kauppatavarabonuskorteissa
        [elative] kauppatavarabonuskorteista
        [illative] kauppatavarabonuskortteihin
        [adessive] kauppatavarabonuskorteilla
        [ablative] kauppatavarabonuskorteilta
        [allative] kauppatavarabonuskorteille
        [title] Kauppatavarabonuskortit
    }
}
-merchandise = { $case ->
   *[nominative] kauppatavarat
    [genitive] kauppatavaroiden
    [partitive] kauppatavaroita
    [elative] kauppatavaroista
    [title] Kauppatavarat
}

## Board and players

-place = { $number ->
   *[singular] { $case ->
       *[nominative] kauppapaikka
        [genitive] kauppapaikan
        [partitive] kauppapaikkaa
        [inessive] kauppapaikassa
        [elative] kauppapaikasta
        [illative] kauppapaikkaan
        [title] Kauppapaikka
    }
    [plural] { $case ->
       *[nominative] kauppapaikat
        [genitive] kauppapaikkojen
        [partitive] kauppapaikkoja
        [inessive] kauppapaikoissa
        [elative] kauppapaikoista
        [illative] kauppapaikkoihin
        [title] Kauppapaikat
    }
}
-board = { $case ->
   *[nominative] pelilauta
    [genitive] pelilaudan
    [partitive] pelilautaa
    [adessive] pelilaudalla
    [ablative] pelilaudalta
    [allative] pelilaudalle
    [title] Pelilauta
}
-score-track = { $case ->
   *[nominative] pisterata
    [genitive] pisteradan
    [partitive] pisterataa
    [adessive] pisteradalla
    [ablative] pisteradalta
    [allative] pisteradalle
    [title] Pisterata
}
-point = { $number ->
   *[singular] { $case ->
       *[nominative] piste
        [genitive] pisteen
        [partitive] pistettä
        [elative] pisteestä
        [title] Piste
    }
    [plural] { $case ->
       *[nominative] pisteet
        [genitive] pisteiden
        [partitive] pisteitä
        [elative] pisteistä
        [adessive] pisteillä
        [title] Pisteet
    }
}
-bonus = { $number ->
   *[singular] { $case ->
       *[nominative] bonus
        [genitive] bonuksen
        [partitive] bonusta
        [elative] bonuksesta
        [title] Bonus
    }
    [plural] { $case ->
       *[nominative] bonukset
        [genitive] bonusten
        [partitive] bonuksia
        [elative] bonuksista
        [title] Bonukset
    }
}
-player = { $number ->
   *[singular] { $case ->
       *[nominative] pelaaja
        [genitive] pelaajan
        [partitive] pelaajaa
        [adessive] pelaajalla
        [ablative] pelaajalta
        [allative] pelaajalle
        [title] Pelaaja
    }
    [plural] { $case ->
       *[nominative] pelaajat
        [genitive] pelaajien
        [partitive] pelaajia
        [adessive] pelaajilla
        [ablative] pelaajilta
        [allative] pelaajille
        [title] Pelaajat
    }
}
-turn = { $number ->
   *[singular] { $case ->
       *[nominative] vuoro
        [genitive] vuoron
        [partitive] vuoroa
        [inessive] vuorossa
        [elative] vuorosta
        [illative] vuoroon
        [adessive] vuorolla
        [title] Vuoro
    }
    [plural] { $case ->
       *[nominative] vuorot
        [genitive] vuorojen
        [partitive] vuoroja
        [elative] vuoroista
        [adessive] vuoroilla
        [title] Vuorot
    }
}
-last-round = { $case ->
   *[nominative] viimeinen kierros
    [genitive] viimeisen kierroksen
    [partitive] viimeistä kierrosta
    [adessive] viimeisellä kierroksella
    [allative] viimeiselle kierrokselle
    [title] Viimeinen kierros
}
