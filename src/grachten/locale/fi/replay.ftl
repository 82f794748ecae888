# Words of the end of a game, of the proof of its deal, and of replays.

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
   *[carts] { -cart(number: "plural", case: "title") } loppuivat.
}
fulfilled-of = täytetty { $done }/{ $all }
merchandise-rank = { $count ->
    [0] ei { -card(number: "plural", case: "partitive") }
    [one] yksi { -card }, { $rank }. sija
   *[other] { $count } { -card(case: "partitive") }, { $rank }. sija
}
watch-replay = Katso uudelleen
share-replay = Jaa
copy-moment = Linkki tähän hetkeen
link-copied = Linkki on kopioitu.
link-not-copied = Linkkiä ei voitu kopioida. Tässä se on:

## Is the deal fair?

fairness = Oliko jako reilu?
fairness-why = Ennen kuin ensimmäinen { -card } jaettiin, jakajan salaisuus suljettiin tällä sinetillä. Nyt salaisuus on avattu, ja selaimesi voi laskea jokaisen noston uudelleen.
check-deal = Tarkista jako
fairness-seal = Sinetti
fairness-all-right = Kaikki on kunnossa: { $count ->
    [one] yksi nosto
   *[other] { $count } nostoa
}, juuri niin kuin sinetti ennusti.
fairness-all-wrong = Jokin on vialla: jako ei ole sellainen kuin sinetti ennusti.
fairness-nobody-added = Yksikään { -player } ei lisännyt jakoon mitään omaansa. Siksi tämä osoittaa vain, ettei mitään ole muutettu sinetöinnin jälkeen.
fairness-promised = { $right ->
    [yes] Sinetti on sama, jonka selaimesi näki ennen jakoa.
   *[no] Sinetti ei ole sama, jonka selaimesi näki ennen jakoa.
}
fairness-own = { $right ->
    [yes] Se, minkä selaimesi lisäsi, on mukana jaossa.
   *[no] Se, minkä selaimesi lisäsi, ei ole mukana jaossa.
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
fairness-how = Jokainen nosto saadaan SHA-256-tiivisteestä, joka lasketaan salaisuudesta, { -player(number: "plural", case: "genitive") } lisäyksistä ja vaiheen numerosta.
fairness-unfinished = Peli on tässä tallenteessa vielä kesken, eikä jakajan salaisuutta ole siinä. Tarkistettavaa ei vielä ole.

## Replay

replay = Pelin toisto
replay-title = Katso peli uudelleen
replay-intro = Avaa pelin tallenne: täältä lataamasi tiedosto tai oman koneesi ohjelman tekemä.
replay-drop = Pudota tiedosto tähän
replay-choose-file = Valitse tiedosto
replay-paste = Tai liitä tallenne
replay-paste-open = Avaa liitetty tallenne
replay-which = Tiedostossa on { $count ->
    [one] yksi peli
   *[other] { $count } peliä
}. Minkä avaat?
replay-game-number = Peli { $number }
replay-another = Toinen tallenne
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
replay-eyes = Kenen silmin
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
error-bad-board = Tämän tallenteen { -board(case: "adessive") } ei voi pelata.
error-board-too-large = Tämän tallenteen { -board } on liian suuri piirrettäväksi tässä.
error-too-many-steps = Tämä peli on liian pitkä näytettäväksi tässä.
error-bad-commitment = Tätä tallennetta on muutettu: jakajan salaisuus ei vastaa sinettiä.
error-bad-player-seeds = Tätä tallennetta on muutettu: se, minkä joku lisäsi jakoon, ei vastaa sinettiään.
error-differs = Tätä tallennetta on muutettu: vaiheessa { $ply } tapahtuu jotain, mitä säännöt eivät salli.
error-illegal-step = Tätä tallennetta on muutettu: vaiheessa { $ply } joku tekee siirron, jota säännöt eivät salli.
error-wrong-ply = Pelistä puuttuu vaiheita, tai ne ovat väärässä järjestyksessä.
error-secrets-left-out = Tämä tallenne on tehty pelin aikana yhdelle { -player(case: "allative") }: siitä puuttuu se, mitä muilla oli kädessä.
error-empty-file = Tämä tiedosto on tyhjä.
error-unreadable-file = Tätä tiedostoa ei voi lukea.
