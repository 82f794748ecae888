# Texts of the end of a game, the check of its deal, and replays.

## The end as a ceremony

ceremony-standing = { -point(number: "plural", case: "title") } tähän asti
ceremony-routes = { $name }: { $count ->
    [0] ei { -route(number: "plural", case: "partitive") }
    [one] yksi { -route }
   *[other] { $count } { -route(case: "partitive") }
}, { $points ->
    [one] yksi { -point }
   *[other] { $points } { -point(case: "partitive") }
}
ceremony-fulfilled = { $name } on täyttänyt { -contract(case: "genitive") } { $contract }
ceremony-unfulfilled = { $name } ei ole täyttänyt { -contract(case: "partitive") } { $contract }
ceremony-merchandise = { $name }: { $count ->
    [0] ei { -merchandise(case: "partitive") }
    [one] yksi { -merchandise-card }
   *[other] { $count } { -merchandise-card(case: "partitive") }
}, { $points ->
    [one] yksi { -point }
   *[other] { $points } { -point(case: "partitive") }
}
ended-by = { $reason ->
    [stalemate] Kukaan ei voinut enää tehdä mitään.
    [resigned] Joku luovutti.
   *[carts] { -cart(number: "plural", case: "title") } olivat vähissä.
}
fulfilled-of = täytetty { $done }/{ $all }
merchandise-rank = { $count ->
    [0] ei { -card(number: "plural", case: "partitive") }
    [one] yksi { -card }, { $rank }. sijoitus
   *[other] { $count } { -card(case: "partitive") }, { $rank }. sijoitus
}
watch-replay = Katso uudelleen
watch-earlier = Katso aiempi peli
continued-from = Tämä peli jatkaa aiempaa peliä vaiheesta { $ply }.
share-replay = Jaa
copy-moment = Linkki tähän vaiheeseen
link-copied = Linkki on kopioitu.
link-not-copied = Linkkiä ei voitu kopioida. Tässä se on:

## Is the deal fair?

fairness = Oliko jako reilu?
fairness-why = Ennen kuin ensimmäinen { -card } jaettiin, jakajan salaisuus sinetöitiin tällä sinetillä. Nyt salaisuus on paljastettu, ja selaimesi voi laskea jokaisen noston uudelleen.
check-deal = Tarkista jako
fairness-seal = Sinetti
fairness-verdict = { $verdict ->
    [pass] Kaikki on kunnossa, ja siemenlukusi on mukana jaossa.
    [record] Tallenne on kunnossa. Muuta ei voitu tarkistaa.
    [dealer] Tallenne on kunnossa siltä osin kuin tämä tarkistus ulottuu.
   *[fail] Tässä jaossa on jokin vialla.
}
fairness-not-kept = Tämä laite ei osallistunut jakoon; vain itse tallenne tarkistettiin.
fairness-late = Siemenlukusi ei ole mukana jaossa: tämä laite ei paljastanut sitä ajoissa.
fairness-dealer-only = Tämä peli on vanhemmasta versiosta, jossa vain jakaja sitoutui. Tarkistus osoittaa, ettei jaon jälkeen muutettu mitään, mutta ei sitä, ettei kukaan voinut ohjata jakoa.
fairness-seed-missing = Siemenlukusi ei ole mukana jaossa. Et voi luottaa siihen, että jako on reilu.
fairness-seeds-wrong = Siemenluvut eivät ole ne, joihin sitouduttiin, tai ne, jotka sinulle aiemmin näytettiin.
fairness-terms-changed = Palvelin on muuttanut jaon ehtoja niiden lukitsemisen jälkeen.
fairness-terms-wrong = Jaon ehdot eivät ole kunnossa, joten laitteesi ei paljastanut siemenlukuaan.
fairness-nobody-added = Yksikään { -player } ei lisännyt jakoon mitään omaansa. Siksi tämä osoittaa vain, ettei mitään ole muutettu sinetöinnin jälkeen.
fairness-continued = Tämä peli jatkaa aiempaa peliä. Tarkistus kattaa kaiken alun jälkeen, mutta ei voi osoittaa, että piilossa ollut jaettiin uudelleen satunnaisesti.
fairness-terms = { $right ->
    [yes] Jaon ehdot ovat samat, jotka selaimesi näki ennen jakoa.
   *[no] Jaon ehdot eivät ole samat, jotka selaimesi näki ennen jakoa.
}
fairness-board = { $right ->
    [yes] Pelilauta on sama, jonka selaimesi näki ennen jakoa.
   *[no] Pelilauta ei ole sama, jonka selaimesi näki ennen jakoa.
}
fairness-own = { $right ->
    [yes] Siemenlukusi on mukana jaossa.
   *[no] Siemenlukusi ei ole mukana jaossa.
}
fairness-steps = { $right ->
    [yes] { $count ->
        [one] Ainoa sinulle näytetty vaihe on tallenteessa.
       *[other] Kaikki { $count } sinulle näytettyä vaihetta ovat tallenteessa.
    }
   *[no] Tallenne ei ole se, mitä sinulle näytettiin: ensimmäinen ero on vaiheessa { $ply }.
}
fairness-seeds = { $right ->
    [yes] Jokainen paljastettu siemenluku vastaa sitoumusta.
   *[no] Jokin paljastettu siemenluku ei vastaa sitoumusta.
}
fairness-commitment = { $right ->
    [yes] Salaisuus vastaa sinettiä.
   *[no] Salaisuus ei vastaa sinettiä.
}
fairness-first = { $right ->
    [yes] Aloittajan arvonta on oikein.
   *[no] Aloittajan arvonta on väärin.
}
fairness-draws = { $right ->
    [yes] { $count ->
        [one] Yksi nosto tarkistettiin, ja se on oikein.
       *[other] { $count } nostoa tarkistettiin, ja kaikki ovat oikein.
    }
   *[no] Nostot ovat väärin: ensimmäinen ero on vaiheessa { $ply }.
}
fairness-details = Tarkemmin
fairness-secret = Jakajan salaisuus
fairness-player-seed = Lisännyt { $name }
fairness-nothing-added = ei mitään
fairness-withheld = ei paljastettu ajoissa
fairness-how = Jokainen nosto saadaan SHA-256-tiivisteestä, joka lasketaan salaisuudesta, { -player(number: "plural", case: "genitive") } lisäyksistä ja vaiheen numerosta.
fairness-unfinished = Peli on tässä tallenteessa vielä kesken, eikä jakajan salaisuutta ole siinä. Tarkistettavaa ei vielä ole.

## Replay

replay = Pelin toisto
replay-title = Katso peli uudelleen
replay-intro = Avaa pelin tallenne: täältä lataamasi tiedosto tai oman koneesi ohjelman tallentama.
replay-drop = Pudota tiedosto tähän
replay-choose-file = Valitse tiedosto
replay-paste = Tai liitä tallenne
replay-paste-open = Avaa liitetty tallenne
replay-which = Tiedostossa on { $count ->
    [one] yksi peli
   *[other] { $count } peliä
}. Minkä avaat?
replay-game-number = Peli { $number }
replay-another = Avaa toinen tallenne
replay-controls = Liiku pelissä
replay-position = Vaihe
replay-step-of = Vaihe { $ply }/{ $last }
replay-first = Alkuun
replay-back = Yksi vaihe taaksepäin
replay-forward = Yksi vaihe eteenpäin
replay-last = Loppuun
replay-play = Toista
replay-pause = Tauko
replay-speed = Nopeus
replay-speed-times = { $times }×
replay-eyes = Näkökulma
replay-eyes-all = Kaikki kortit näkyvissä
replay-eyes-of = Kuten { $name } sen näki
replay-hand-of = { -card(number: "plural", case: "title") }: { $name }
replay-contracts-of = { -contract-card(number: "plural", case: "title") }: { $name }
replay-all-cards = Kaikki { -card(number: "plural") }
replay-deal = { -card(number: "plural", case: "title") } jaetaan.
replay-chooses = { $name } valitsee ensimmäiset { -contract-card(number: "plural") }.
log-drew-deck-known = { $color ->
    [pink] { $name } nostaa { -deck(case: "elative") } { -pink(case: "genitive") } { -card(case: "genitive") }.
    [blue] { $name } nostaa { -deck(case: "elative") } { -blue(case: "genitive") } { -card(case: "genitive") }.
    [green] { $name } nostaa { -deck(case: "elative") } { -green(case: "genitive") } { -card(case: "genitive") }.
    [black] { $name } nostaa { -deck(case: "elative") } { -black(case: "genitive") } { -card(case: "genitive") }.
    [red] { $name } nostaa { -deck(case: "elative") } { -red(case: "genitive") } { -card(case: "genitive") }.
    [orange] { $name } nostaa { -deck(case: "elative") } { -orange(case: "genitive") } { -card(case: "genitive") }.
   *[wild] { $name } nostaa { -deck(case: "elative") } { -wild(case: "genitive") }.
}

## What is wrong with a record

error-not-json = Tämä ei ole pelin tallenne, tai osa siitä puuttuu.
error-unknown-format = Tämä ei ole pelin tallenne.
error-bad-record = Tämä tallenne on vioittunut.
error-bad-start = Tämä tallenne alkaa asemasta, johon missään pelissä ei voi päätyä.
error-no-such-ply = Tässä pelissä ei ole vaihetta { $ply }.
error-bad-board = Tällä { -board(case: "adessive") } ei voi pelata.
error-board-too-large = Tämä { -board } on liian suuri tälle palvelimelle.
error-too-many-steps = Tämä peli on liian pitkä näytettäväksi tässä.
error-bad-commitment = Tätä tallennetta on muutettu: jakajan salaisuus ei vastaa sinettiä.
error-bad-player-seeds = Tätä tallennetta on muutettu: jonkun pelaajan siemenluku ei vastaa ennen jakoa tehtyä sitoumusta.
error-differs = Tätä tallennetta on muutettu: vaihe { $ply } ei seuraa säännöistä ja jaosta.
error-illegal-step = Tätä tallennetta on muutettu: vaiheessa { $ply } joku tekee siirron, jota säännöt eivät salli.
error-wrong-ply = Pelistä puuttuu vaiheita, tai ne ovat väärässä järjestyksessä.
error-secrets-left-out = Tämä tallenne on tehty pelin aikana yhdelle { -player(case: "allative") }: siitä puuttuu se, mitä muilla oli kädessä.
error-empty-file = Tämä tiedosto on tyhjä.
error-unreadable-file = Tätä tiedostoa ei voi lukea.
