# Texts of the terminal: grachten play, replay and rules. Messages that the browser shows too, such
# as log-…, error-…, route, contract and cards-of-color, are in the files of the browser client.
# Commands in quotation marks (map, rules, help …) are typed as they are: don't translate them.

## Answers

# Letters and words for yes and no, separated by spaces; y, yes, n and no always work.
cli-yes = k kyllä joo
cli-no = e ei
cli-answer-yes-or-no = Vastaa k (kyllä) tai e (ei).

## Names

# The name of a person who plays alone against bots.
cli-you = Sinä
cli-somebody = joku
cli-name-you = { $name } (sinä)
cli-name-bot = { $name } (botti)
cli-name-replaced = { $name } ({ $bot })

## Cards, routes, numbers of things

cli-color = { $color ->
    [pink] { -pink }
    [blue] { -blue }
    [green] { -green }
    [black] { -black }
    [red] { -red }
    [orange] { -orange }
    [grey] { -grey }
   *[wild] { -wild }
}
cli-none = ei yhtään
cli-second-route = { $route }, toinen
cli-contract-state = { $contract } ({ $fulfilled ->
    [yes] täytetty
   *[no] täyttämättä
})
cli-cards = { $count ->
    [one] { $count } { -card }
   *[other] { $count } { -card(case: "partitive") }
}
cli-carts = { $count ->
    [one] yhdet { -cart(number: "plural") }
   *[other] { $count } { -cart(case: "partitive") }
}
cli-contracts = { $count ->
    [one] { $count } { -contract-card }
   *[other] { $count } { -contract-card(case: "partitive") }
}
cli-merchandise = { $count ->
    [one] { $count } { -merchandise-card }
   *[other] { $count } { -merchandise-card(case: "partitive") }
}

## Moves in words

cli-do-claim = rakenna { -route } { $route } (hinta: { $cards })
cli-do-keep = pidä { $contracts }
cli-do-resign = luovuta

## Log lines with more detail than in the browser

cli-log-dealt = { $who ->
    [you] Saat { $count ->
        [one] yhden { -card(case: "genitive") }.
       *[other] { $count } { -card(case: "partitive") }.
    }
   *[other] { $name } saa { $count ->
        [one] yhden { -card(case: "genitive") }.
       *[other] { $count } { -card(case: "partitive") }.
    }
}
cli-log-dealt-known = { $who ->
    [you] Saat kortit: { $cards }.
   *[other] { $name } saa kortit: { $cards }.
}
cli-log-offered-known = { $who ->
    [you] Katsot { -contract-card(number: "plural", case: "partitive") }: { $contracts }.
   *[other] { $name } katsoo { -contract-card(number: "plural", case: "partitive") }: { $contracts }.
}
cli-log-market-filled = Uutta { -market(case: "inessive") }: { $cards }.
cli-log-resigned = { $who ->
    [you] Luovutat: peli on päättynyt.
   *[other] { $name } luovuttaa: peli on päättynyt.
}
cli-log-times = { $sentence } ({ $times }×)
cli-log-decided-by = (päättäjä: { $by })

## The page: labels have room for 10 letters

cli-label-market = Avoimet
cli-label-hand = Korttisi
cli-label-contracts = { -contract(number: "plural", case: "title") }
cli-label-offer = Tarjolla
cli-label-keep = Pidä
cli-label-draw = Nosta
cli-label-or = Tai
cli-label-claim = Rakenna

cli-title-setup = { $who ->
    [you] Ensimmäiset sopimuskorttisi: pidä yksi tai molemmat
   *[other] { $name }, ensimmäiset { -contract-card(number: "plural") }: pidä yksi tai molemmat
}
cli-title-keep = { $who ->
    [you] { -contract-card(number: "plural", case: "title") }: pidä yksi tai molemmat
   *[other] { $name }, { -contract-card(number: "plural") }: pidä yksi tai molemmat
}
cli-title-second-draw = { $who ->
    [you] Toinen korttisi
   *[other] { $name }, toinen { -card }
}
cli-title-turn = { $who ->
    [you] Sinun { -turn }si
   *[other] Vuorossa { $name }
}
cli-head-points = { -point(number: "plural") }
cli-head-carts = { -cart(number: "plural") }
cli-head-cards = { -card(number: "plural") }
cli-head-contracts = { -contract(number: "plural") }
cli-head-goods = tavarat
cli-head-known = tunnetut
cli-empty-slot = (tyhjä)
cli-piles = { -deck } { $deck }, { -discard-pile } { $discards }, { -contract(number: "plural") } { $contracts }, { -merchandise } { $goods }
cli-cut-off = reitti ei enää mahdollinen
cli-to-go = { $count ->
    [one] vielä yhdet { -cart(number: "plural") }
   *[other] vielä { $count } { -cart(case: "partitive") }
}
cli-out-of-reach = { -cart(number: "plural") } eivät riitä: tarvitset { $count }, sinulla on { $carts }

## The moves

cli-give-back = (palauta { $contracts })
cli-more-moves = … ja { $count } muuta, viimeinen on { $last }: kirjoita ”moves” tai { -place(case: "genitive") } nimi
cli-same-cards = ({ $count } kpl)
cli-from-deck = { -deck(case: "elative") }
cli-draw-contracts = { -contract-card(number: "plural", case: "partitive") }
cli-only-pass = jätä { -turn } väliin: muuta siirtoa ei ole
# The points of a route, and other ways to pay for it: keep these as short as possible.
cli-points-short = { $points } p
cli-or = tai
cli-or-ways = tai { $count } muuta
cli-with-cards = hinta: { $cards }
cli-your-move = Siirtosi:
cli-move-numbers = Siirroilla on numerot 1–{ $last }.
cli-pay-how = Miten haluat maksaa? Kirjoita numero; muu peruuttaa:
cli-confirm = Vahvista painamalla Enter tai k; muu peruuttaa:
cli-taken-back = Peruutettu.
cli-not-now = Ei nyt. { $why } ({ $rule })
cli-may-do = Sen voit tehdä nyt.

## What a move will do

cli-foresee-claim = { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(case: "partitive") }
}{ $merchandise ->
    [yes] , { -merchandise-card }
   *[no] { "" }
}, { $carts ->
    [0] { -cart(number: "plural") } loppuvat
    [one] jäljelle jäävät yhdet { -cart(number: "plural") }
   *[other] jäljelle jää { $carts } { -cart(case: "partitive") }
}
cli-foresee-keep = { $contract } menee pakan pohjalle
cli-foresee-wild = avoin { -wild } on tämän { -turn(case: "genitive") } ainoa korttisi (R8)
cli-foresee-deck = kukaan muu ei näe korttia
cli-foresee-second = toinen korttisi, sitten { -turn }si päättyy
cli-foresee-first = sitten otat toisen { -card(case: "genitive") }
cli-foresee-contracts = vähintään yksi on pidettävä, ja täyttämättä jääneen { -contract(case: "genitive") } { -point(number: "plural") } menetät (R20, R25)

## The map and the routes

cli-map-too-small = Kartta vaatii { $columns } saraketta ja { $rows } riviä. Suurenna ikkunaa tai kirjoita ”routes”.
cli-map-example = 2PG* 2 { -space(case: "partitive") }, { -pink } tai { -green }, { -cart(number: "plural") }
cli-map-any-color = ? mikä väri vain
cli-map-way = + halvin yhteys
cli-map-goal = [kohde]
cli-map-closed = x suljettu
cli-no-route = Mikään { -route } ei vastaa hakua ”{ $text }”.
cli-routes-wanted = Sopimustesi halvimmat yhteydet
cli-routes-free = Muut vapaat { -route(number: "plural") }
cli-routes-yours = Omat { -route(number: "plural") }
cli-routes-others = Muiden { -route(number: "plural") }
cli-routes-closed = Näitä et voi enää rakentaa (R18, R19)
# Words that people type to find routes: routes with cart symbols, and free routes.
cli-cart = { -cart(number: "plural") }
cli-free = vapaa
cli-can-pay = voit maksaa

## Commands while playing

cli-enter = Enter
cli-help-number = valitse siirto, jolla on tämä numero
cli-help-word = näytä vain siirrot, jotka vastaavat hakua ”dam”; numerot pysyvät samoina
cli-help-letters = ota avoin { -red } { -card }, nosta { -deck(case: "elative") }, nosta { -contract-card(number: "plural", case: "partitive") }
cli-help-notation = siirto tallenteiden merkintätavalla (docs/record.md)
cli-help-enter = näytä pöytä uudelleen
cli-help-map = { -board }; halvimmat yhteytesi on piirretty +-merkein
cli-help-routes = { -route(number: "plural") }: pituus, väri, { -cart(number: "plural") } ja rakentaja; tai vain ne, joissa on Dam
cli-help-moves = kaikki siirrot
cli-help-hand = korttisi ja sopimustesi tilanne
cli-help-log = mitä tähän asti on tapahtunut
cli-help-rules = pelin säännöt tai yksi niistä
cli-help-why = miksi siirtoa ei voi nyt tehdä
cli-help-confirm = tee siirrot heti, kysymättä; ”confirm on” kysyy taas
cli-help-save = tallenna kopio pelistä; itse peli tallentuu joka siirron jälkeen
cli-help-resign = luovuta (vahvistus kysytään)
cli-help-quit = poistu; voit jatkaa myöhemmin
cli-help-signs = Värit: P { -pink }, B { -blue }, G { -green }, K { -black }, R { -red }, O { -orange }, W { -wild }; ? on { -route }, johon käy mikä tahansa yksi väri. Merkki * tarkoittaa, että { -route(case: "adessive") } on { -cart-symbol } ja se tuo { -merchandise-card(case: "genitive") }.
cli-no-move-there = Mikään siirto ei nyt vastaa hakua ”{ $text }”. Sen { -route(number: "plural") } näet komennolla ”routes { $text }”.
cli-no-command = ”{ $text }” ei ole siirto eikä komento. Kirjoita numero tai ”help”.
cli-did-you-mean = ”{ $text }” ei ole siirto eikä komento. Tarkoititko ”{ $command }”? Kirjoita numero tai ”help”.
cli-resign-all = Jos luovutat, peli päättyy ja toinen pelaaja voittaa.
cli-resign-seat = Jos luovutat, botti pelaa puolestasi.
cli-resign-sure = Luovuta kirjoittamalla ”kyllä”; muu jatkaa peliä:
cli-play-on = Jatkat peliä.
cli-confirm-on = Vahvistus on päällä: sinulta kysytään ennen jokaista siirtoa. Voit vaihtaa komennolla ”confirm off”.
cli-confirm-off = Vahvistus on pois päältä: siirrot tehdään heti. Voit vaihtaa komennolla ”confirm on”.
cli-just-hand = Kirjoita pelkkä ”hand”, niin näet kaiken, mitä sinulla on.
cli-just-map = Kirjoita pelkkä ”map”, niin näet koko { -board(case: "genitive") }, tai ”routes { $text }”, jos haet { -place(case: "partitive") }.
cli-log-how = Kirjoita ”log”, ”log 50” (viimeiset 50 vaihetta) tai ”log all”.
cli-log-last = Näytetyt vaiheet: viimeiset { $shown }, kaikkiaan { $all }. ”log all” näyttää kaikki.
cli-why-how = Kirjoita siirto sen perään, esimerkiksi ”why draw:wild”.
cli-saved-in = Peli tallentuu joka siirron jälkeen tiedostoon { $path }
cli-copy-in = Kopio on tiedostossa { $path }
cli-goes-on-in = Itse peli jatkuu tiedostossa { $path }

## A game from start to end

cli-unfinished = Sinulla on peli kesken: { $names }, { $moves ->
    [one] yksi siirto tehty.
   *[other] { $moves } siirtoa tehty.
}
cli-go-on = Jatka painamalla Enter tai k; e aloittaa uuden pelin:
cli-program-plays = Yhdellä tämän pelin paikalla pelaa ohjelma: { $program }
cli-start-program = k käynnistää sen, e antaa botin pelata sen sijasta ({ $bot }):
cli-goes-on = Peli jatkuu: { $moves ->
    [one] yksi siirto on tehty.
   *[other] { $moves } siirtoa on tehty.
}
cli-begins-chosen = { $who ->
    [you] Sinä aloitat, kuten valitsit.
   *[other] { $name } aloittaa, kuten valitsit.
}
cli-begins-by-lot = { $who ->
    [you] Arpa ratkaisi: sinä aloitat.
   *[other] Arpa ratkaisi: { $name } aloittaa.
}
cli-commitment = Sinetti { $commitment }: sillä { $program } verify voi myöhemmin todistaa tämän jaon reiluksi
cli-player-commitment = { $who ->
    [you] Sinettisi { $commitment }: se vastaa tekstiä, jonka lisäsit tähän jakoon
   *[other] Sinetti ({ $name }) { $commitment }: se vastaa tekstiä, jonka { $name } lisäsi tähän jakoon
}
cli-type-help = Kirjoita ”map” (kartta), ”rules” (säännöt) tai ”help” (kaikki komennot).
cli-thinks = { $name } miettii
cli-bot-failed = { $name } kaatui ({ $reason }). Paikalla jatkaa { $bot }.
cli-it-resigns = se luovuttaa
cli-leaves = { $who ->
    [you] Poistut pelistä, ja botti jatkaa.
   *[other] { $name } poistuu pelistä, ja botti jatkaa.
}
cli-only-bots = Ihmisiä ei ole enää mukana: botit pelaavat pelin loppuun.
cli-clear-screen = { $name }, tyhjennä näyttö painamalla Enteriä.
cli-pass-keyboard = Anna näppäimistö eteenpäin. Vuorossa { $name }: paina Enteriä.
cli-not-kept = Peliä ei voitu tallentaa muiden pelien joukkoon: { $why }
cli-kept-in = Peli on tallessa tiedostossa { $path }
cli-look-again = Katso se uudelleen: { $command }
cli-check-game = Tarkista jokainen jako ja siirto: { $command }
cli-saved = Peli on tallennettu. Jatka näin: { $command }
cli-not-saved = Peliä ei voitu tallentaa: { $why }
cli-compiling = Käännetään säännöt tälle koneelle (kerran, noin 15 sekuntia)…
cli-compiling-bots = Käännetään bottien koodia (kerran, noin puoli minuuttia)…

## The end

cli-count-routes = 1. { -point(number: "plural", case: "title") } { -route(number: "plural", case: "elative") }, laskettu pelin aikana
cli-count-contracts = 2. { -contract(number: "plural", case: "title") }
cli-count-merchandise = 3. { -merchandise(case: "title") }
cli-failed = täyttämättä
cli-together = yhteensä
cli-rank = { $rank }. sijoitus
cli-no-rank = ei sijoitusta
cli-head-fulfilled = Täytetty
cli-wins = { $who ->
    [you] Voitat: { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(case: "partitive") }.
    }
   *[other] { $name } voittaa: { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(case: "partitive") }.
    }
}
cli-wins-level = { $who ->
    [you] Voitat: { $points ->
        [one] { $points } { -point }. Tasapisteissä myös { $others }, mutta sinulla on enemmän täytettyjä { -contract(number: "plural", case: "partitive") }.
       *[other] { $points } { -point(case: "partitive") }. Tasapisteissä myös { $others }, mutta sinulla on enemmän täytettyjä { -contract(number: "plural", case: "partitive") }.
    }
   *[other] { $name } voittaa: { $points ->
        [one] { $points } { -point }. Tasapisteissä myös { $others }, mutta täytetyt { -contract(number: "plural") } ratkaisevat.
       *[other] { $points } { -point(case: "partitive") }. Tasapisteissä myös { $others }, mutta täytetyt { -contract(number: "plural") } ratkaisevat.
    }
}
cli-share = Jaettu voitto: { $names }, { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(case: "partitive") }
} ja { $fulfilled ->
    [one] yksi täytetty { -contract }.
   *[other] { $fulfilled } täytettyä { -contract(case: "partitive") }.
}
cli-has-resigned = { $who ->
    [you] Luovutit.
   *[other] { $name } luovutti.
}
cli-has-won = { $count ->
    [one] { $who ->
        [you] Voitit.
       *[other] { $names } voitti.
    }
   *[other] Voittajat: { $names }.
}
cli-you-win = Voitat

## A replay

cli-replay-prompt = Enter: eteenpäin, p: takaisin, ?: ohje >
cli-replay-help =
    Enter tai n   seuraava vaihe
    p tai b       edellinen vaihe
    numero        se vaihe
    s tai start   jako
    e tai end     viimeinen vaihe
    q tai quit    poistu
cli-replay-hidden = { -player(number: "plural", case: "title") } valitsevat sopimuskortteja; valinnat näytetään vasta, kun kaikki ovat valinneet (R4).
cli-replay-step = Vaihe { $step }/{ $last }
cli-replay-no-answer = ”{ $text }” ei ole komento tässä.
cli-replay-first = Tämä on ensimmäinen vaihe.
cli-replay-last = Tämä on viimeinen vaihe. Poistu kirjoittamalla ”q”.
cli-turn = { $who ->
    [you] { $phase ->
        [second_draw] otat toisen { -card(case: "genitive") }
        [turn] olet vuorossa
       *[keep] valitset { -contract-card(number: "plural") }
    }
   *[other] { $phase ->
        [second_draw] { $name } ottaa toisen { -card(case: "genitive") }
        [turn] { $name } on vuorossa
       *[keep] { $name } valitsee { -contract-card(number: "plural") }
    }
}
cli-now = Nyt { $turn }.
cli-not-over = Peli on kesken: { $turn }.
cli-row-market = { -market }
cli-row-deck = { -deck }
cli-row-discards = { -discard-pile }
cli-row-left = jäljellä
cli-row-hand = { -hand }
cli-row-contracts = { -contract-card(number: "plural") }
cli-row-offer = tarjolla
cli-row-routes = { -route(number: "plural") }
cli-row-points = { -point(number: "plural") }
cli-row-fulfilled = täytetyt { -contract(number: "plural") }
cli-row-merchandise = { -merchandise-card(number: "plural") }
# Numbers of rules: R1 to R29.
cli-from-to = { $first }–{ $last }
cli-known-cards = { $cards }, joista tiedossa { $known }
cli-not-shown = ei vielä näytetty
# Lists: of two, and of more; $first is then “A, B, C”.
cli-list-and-two = { $first } ja { $last }
cli-list-and-more = { $first } ja { $last }
cli-list-or-two = { $first } tai { $last }
cli-list-or-more = { $first } tai { $last }
