# Texts of the browser client.

-game = Grachten

title = { -game }
tagline = Nosta kortteja, rakenna reittejä ja täytä sopimuksia kauppiaana 1660-luvun Amsterdamissa.
skip = Siirry sisältöön
close = Sulje
cancel = Peruuta
home = Etusivulle
notices = Avoimen lähdekoodin lisenssit
loading = Ladataan…
settings = Asetukset
language = Kieli
theme = Teema
theme-auto = Laitteen mukaan
theme-light = Vaalea
theme-dark = Tumma
change-theme = Vaihda vaalean ja tumman välillä
confirm-moves = Kysy, ennen kuin rakennan { -route(case: "genitive") }
sounds = Äänet
sound-on = Ota äänet käyttöön
sound-off = Mykistä äänet
more = Lisää
link = Linkki

## The first page

your-name = Nimesi
you-name = Vieras
you = sinä
opponent = Vastustajasi
play-now = Pelaa
your-tables = Omat pöytäsi
go-on = Jatka
new-table = Uusi pöytä
player-number = { -player(case: "title") } { $number }
player = { -player(case: "title") }
kind-bot = Botti
kind-friend = Ystävä linkin kautta
kind-local = Toinen pelaaja tällä laitteella
level = Taso
name = Nimi
add-seat = Lisää pelaaja
remove-seat = Poista pelaaja
more-settings = Lisää asetuksia
board = { -board(case: "title") }
who-begins = Aloittaja
by-lot = Arvotaan
clock = Kello
clock-none = Ei kelloa
clock-move = Siirtoa kohti
clock-game = Peliä kohti
seconds = Sekunnit
hints-allowed = Salli vinkit
show-in-lobby = Näytä avoimissa pöydissä
open-table = Avaa pöytä
begin = Aloita
lobby = Avoimet pöydät
lobby-empty = Kukaan ei odota juuri nyt. Avaa oma pöytä!
join = Liity
look = Katso
finished-games = Päättyneet pelit

bot-apprentice = Oppipoika
    .character = Oppipoika Pieter on innokas mutta hajamielinen ja opettelee vasta tuntemaan kaupunkia, kuten sinäkin.
bot-journeyman = Kisälli
    .character = Kisälli Grietje osaa ammattinsa mutta päästää vielä joskus tilaisuuden käsistään.
bot-skipper = Laivuri
    .character = Laivuri Maartenilla on suunnitelma kaikille kärryilleen, ja siitä hän poikkeaa harvoin.
bot-merchant = Kauppias
    .character = Kauppias Saskia punnitsee jokaisen siirron ja näkee, mitä tavoittelet.
bot-regent = Pormestari
    .character = Pormestari Cornelis ei hätäile, ei unohda mitään ja aikoo voittaa.

## The waiting room

waiting-room = Odotetaan pelaajia
seat-open = Vapaa paikka
here = paikalla
not-here = poissa
leave-seat = Poistu paikaltasi
waiting-for-friends = Lähetä linkki ystävillesi tai anna bottien ottaa vapaat paikat.
waiting-for-opener = Pöydän avaaja käynnistää pelin.
invite = Kutsu ystäviä
invite-only-here = Linkki toimii vain tällä tietokoneella. Jos haluat pelata muiden kanssa omassa verkossasi, käynnistä palvelin asetuksella { $setting } ja avaa osoite, jonka se ilmoittaa.
share-link = Jaa linkki
copied = Kopioitu
qr-code = Linkin QR-koodi
fair-deal = Todistettavasti reilu jako
fair-deal-promise = Palvelin on sitoutunut omaan osuuteensa jaosta, ja tämä on sen sinetti. Selaimesi sitoutuu omaan siemenlukuun ja paljastaa sen vasta, kun jaon ehdot on lukittu. Kun peli on päättynyt, kaiken voi tarkistaa.
table-closed = Tämä pöytä on suljettu.

## The table

map = Kartta
market = { -market(case: "title") }
market-card = { $color ->
    [pink] Ota { -pink } kortti
    [blue] Ota { -blue } kortti
    [green] Ota { -green } kortti
    [black] Ota { -black } kortti
    [red] Ota { -red } kortti
    [orange] Ota { -orange } kortti
    [grey] Ota { -grey } kortti
   *[wild] Ota { -wild }
}
deck = Nosta kortti { -deck(case: "elative") }; { $count ->
    [one] jäljellä on yksi kortti
   *[other] jäljellä on { $count } korttia
}
contracts-pile = Nosta { -contract-card(number: "plural", case: "partitive") }; { $count ->
    [one] jäljellä on yksi
   *[other] jäljellä on { $count }
}
your-hand = Korttisi
no-cards = Ei kortteja
your-contracts = Omat { -contract-card(number: "plural") }
no-contracts = Ei { -contract-card(number: "plural", case: "partitive") }
contract-done = täytetty
contract-open = kesken
players = Pelaajat
points-label = { -point(number: "plural", case: "title") }
cards-label = { -card(number: "plural", case: "title") }
carts-label = { -cart(number: "plural", case: "title") }
contracts-label = { -contract-card(number: "plural", case: "title") }
merchandise-label = { -merchandise-card(number: "plural", case: "title") }
played-by-bot = botti pelaa
vote = Anna botin pelata
routes = { -route(number: "plural", case: "title") }
search-routes = Etsi { -route(number: "plural", case: "partitive") }
routes-found = { $count ->
    [one] Yksi { -route }
   *[other] { $count } { -route(case: "partitive") }
}
route-held = rakentanut { $name }
route-open = vapaa
route-closed = et voi enää rakentaa
brings-merchandise = tuo { -merchandise-card(case: "genitive") }
log = Pelin tapahtumat
log-empty = Ei vielä mitään.
tab-routes = { -route(number: "plural", case: "title") }
tab-log = Loki
tab-cards = { -card(number: "plural", case: "title") }

turn-setup = Valitse { -contract(number: "plural") }
turn-turn = Sinun { -turn }si
turn-second-draw = Toinen kortti
turn-keep = Valitse { -contract(number: "plural") }
turn-waiting-setup = Muut valitsevat
turn-of = Vuorossa { $name }
turn-over = Peli on päättynyt
alert-your-turn = On sinun { -turn }si.
last-round = { -last-round(case: "title") }: { $count ->
    [one] yksi { -turn } jäljellä
   *[other] { $count } { -turn(case: "partitive") } jäljellä
}
connection-lost = Yhteys katkesi. Pelisi on tallessa; yhdistetään uudelleen…
try-now = Yritä nyt
bot-plays-for-you = Botti pelaa puolestasi.
i-am-back = Jatkan itse
pass-device = Vuorossa { $name }
pass-device-why = Anna laite eteenpäin. Muut eivät saa katsoa.
i-am = Minä olen { $name }

points = { $count ->
    [one] yksi { -point }
   *[other] { $count } { -point(case: "partitive") }
}
claim = Rakenna { -route }
claim-title = Rakenna { -route }: { $route }
ways-to-pay = Maksutavat
draw-contracts = Nosta { -contract-card(number: "plural", case: "partitive") }
draw-contracts-sure = Nostat { -contract-card(number: "plural", case: "partitive") }, ja niistä on pidettävä vähintään yksi. Jokaisesta { -contract(case: "elative") }, joka on lopussa täyttämättä, menetät sen { -point(number: "plural") }.
choose-contracts = Valitse { -contract-card(number: "plural") }
choose-first-help = Pidä yksi tai molemmat.
choose-more-help = Pidä vähintään yksi. Toisen voit palauttaa pakan pohjalle.
keep = { $count ->
    [0] Pidä
    [one] Pidä tämä
   *[other] Pidä molemmat
}
pass = Jätä { -turn } väliin
resign = Luovuta
resign-sure = Haluatko luovuttaa? Peli päättyy, ja toinen pelaaja voittaa.
resign-sure-bot = Haluatko luovuttaa? Botti pelaa puolestasi.

hint = Vinkki
hint-title = Ehdotetut siirrot:
hint-claim = rakenna { -route } { $route }
hint-deck = nosta kortti { -deck(case: "elative") }
hint-market = { $color ->
    [pink] ota { -pink } kortti
    [blue] ota { -blue } kortti
    [green] ota { -green } kortti
    [black] ota { -black } kortti
    [red] ota { -red } kortti
    [orange] ota { -orange } kortti
    [grey] ota { -grey } kortti
   *[wild] ota { -wild }
}
hint-contracts = nosta { -contract-card(number: "plural", case: "partitive") }
hint-keep = { $count ->
    [one] pidä yksi { -contract-card }
   *[other] pidä molemmat { -contract-card(number: "plural") }
}
hint-pass = jätä { -turn } väliin
chance = voittomahdollisuus { $chance }

## The end

result = Tulos
skip-counting = Näytä tulos
winner = { $count ->
    [one] { $names } voittaa
   *[other] Jaettu voitto: { $names }
}
score-routes = { -route(number: "plural", case: "title") }
score-contracts = { -contract(number: "plural", case: "title") }
score-merchandise = { -merchandise(case: "title") }
score-total = Yhteensä
rematch = Uusintapeli
go-to-rematch = Siirry uusintapeliin
download = Lataa pelin tallenne

## Cards, routes, contracts in words

cards-of-color = { $count ->
    [one] { $color ->
        [pink] yksi { -pink } kortti
        [blue] yksi { -blue } kortti
        [green] yksi { -green } kortti
        [black] yksi { -black } kortti
        [red] yksi { -red } kortti
        [orange] yksi { -orange } kortti
       *[wild] yksi { -wild }
    }
   *[other] { $color ->
        [pink] { $count } { -pink(case: "partitive") } korttia
        [blue] { $count } { -blue(case: "partitive") } korttia
        [green] { $count } { -green(case: "partitive") } korttia
        [black] { $count } { -black(case: "partitive") } korttia
        [red] { $count } { -red(case: "partitive") } korttia
        [orange] { $count } { -orange(case: "partitive") } korttia
       *[wild] { $count } { -wild(case: "partitive") }
    }
}
route = { $color ->
    [pink] { $from } – { $to }, { -pink }, { $length }
    [blue] { $from } – { $to }, { -blue }, { $length }
    [green] { $from } – { $to }, { -green }, { $length }
    [black] { $from } – { $to }, { -black }, { $length }
    [red] { $from } – { $to }, { -red }, { $length }
    [orange] { $from } – { $to }, { -orange }, { $length }
   *[grey] { $from } – { $to }, { -grey }, { $length }
}
contract = { $from } – { $to }, { $points ->
    [one] yksi { -point }
   *[other] { $points } { -point(case: "partitive") }
}

## What happened

log-drew-market = { $who ->
    [you] { $color ->
        [pink] Otat { -pink(case: "genitive") } kortin.
        [blue] Otat { -blue(case: "genitive") } kortin.
        [green] Otat { -green(case: "genitive") } kortin.
        [black] Otat { -black(case: "genitive") } kortin.
        [red] Otat { -red(case: "genitive") } kortin.
        [orange] Otat { -orange(case: "genitive") } kortin.
        [grey] Otat { -grey(case: "genitive") } kortin.
       *[wild] Otat { -wild(case: "genitive") }.
    }
   *[other] { $color ->
        [pink] { $name } ottaa { -pink(case: "genitive") } kortin.
        [blue] { $name } ottaa { -blue(case: "genitive") } kortin.
        [green] { $name } ottaa { -green(case: "genitive") } kortin.
        [black] { $name } ottaa { -black(case: "genitive") } kortin.
        [red] { $name } ottaa { -red(case: "genitive") } kortin.
        [orange] { $name } ottaa { -orange(case: "genitive") } kortin.
        [grey] { $name } ottaa { -grey(case: "genitive") } kortin.
       *[wild] { $name } ottaa { -wild(case: "genitive") }.
    }
}
log-drew-deck-own = { $color ->
    [pink] Nostat { -deck(case: "elative") } { -pink(case: "genitive") } kortin.
    [blue] Nostat { -deck(case: "elative") } { -blue(case: "genitive") } kortin.
    [green] Nostat { -deck(case: "elative") } { -green(case: "genitive") } kortin.
    [black] Nostat { -deck(case: "elative") } { -black(case: "genitive") } kortin.
    [red] Nostat { -deck(case: "elative") } { -red(case: "genitive") } kortin.
    [orange] Nostat { -deck(case: "elative") } { -orange(case: "genitive") } kortin.
    [grey] Nostat { -deck(case: "elative") } { -grey(case: "genitive") } kortin.
   *[wild] Nostat { -deck(case: "elative") } { -wild(case: "genitive") }.
}
log-drew-deck = { $who ->
    [you] Nostat kortin { -deck(case: "elative") }.
   *[other] { $name } nostaa kortin { -deck(case: "elative") }.
}
log-claimed = { $who ->
    [you] Rakennat reitin { $route } (hinta: { $cards }) ja saat { $points ->
        [one] yhden { -point(case: "genitive") }.
       *[other] { $points } { -point(case: "partitive") }.
    }
   *[other] { $name } rakentaa reitin { $route } (hinta: { $cards }) ja saa { $points ->
        [one] yhden { -point(case: "genitive") }.
       *[other] { $points } { -point(case: "partitive") }.
    }
}
log-merchandise = { $who ->
    [you] Otat { -merchandise-card(case: "genitive") }.
   *[other] { $name } ottaa { -merchandise-card(case: "genitive") }.
}
log-offered = { $who ->
    [you] Katsot { $count ->
        [one] yhtä { -contract-card(case: "partitive") }.
       *[other] { $count } { -contract-card(case: "partitive") }.
    }
   *[other] { $name } katsoo { $count ->
        [one] yhtä { -contract-card(case: "partitive") }.
       *[other] { $count } { -contract-card(case: "partitive") }.
    }
}
log-kept = { $who ->
    [you] Pidät { -contract-card(case: "genitive") }.
   *[other] { $name } pitää { -contract-card(case: "genitive") }.
}
log-kept-known = { $who ->
    [you] Pidät { -contract-card(case: "genitive") } { $contract }.
   *[other] { $name } pitää { -contract-card(case: "genitive") } { $contract }.
}
log-returned = { $who ->
    [you] Palautat { -contract-card(case: "genitive") }.
   *[other] { $name } palauttaa { -contract-card(case: "genitive") }.
}
log-returned-known = { $who ->
    [you] Palautat { -contract-card(case: "genitive") } { $contract }.
   *[other] { $name } palauttaa { -contract-card(case: "genitive") } { $contract }.
}
log-market-reset = Kolme { -market(case: "elative") } on { -wild(number: "plural", case: "partitive") }: kaikki viisi vaihdetaan.
log-reshuffled = Poisheitetyistä korteista sekoitetaan uusi { -deck }.
log-continued = Peli jatkaa aiempaa peliä.
log-last-round = { $who ->
    [you] Käynnistät { -last-round(case: "genitive") }.
   *[other] { $name } käynnistää { -last-round(case: "genitive") }.
}
log-passed = { $who ->
    [you] Jätät { -turn(case: "genitive") } väliin.
   *[other] { $name } jättää { -turn(case: "genitive") } väliin.
}
log-over = { $reason ->
    [stalemate] Kukaan ei voi enää tehdä mitään: peli on päättynyt.
    [resigned] Peli on päättynyt: joku luovutti.
   *[carts] Peli on päättynyt.
}

## Why not

error-unknown = Se ei onnistunut.
error-other = Se ei onnistunut: { $message }
error-no-connection = Palvelin ei vastaa.
error-stale = Peli on edennyt. Katso uudelleen.
error-not-your-turn = Nyt ei ole sinun { -turn }si.
why-off-turn = Nyt ei ole sinun { -turn }si, eikä tämä onnistuisi vuorollasikaan. { $reason }
error-not-playing = Tässä pöydässä ei ole peliä käynnissä.
error-game-over = Peli on päättynyt.
error-must-keep = Valitse ensin { -contract-card(number: "plural") }.
error-second-card = Ota ensin toinen kortti.
error-wild-second = Avointa { -wild(case: "partitive") } ei voi ottaa toiseksi kortiksi.
error-deck-empty = Pakka on tyhjä.
error-not-in-market = Sellaista korttia ei ole { -market(case: "inessive") }.
error-no-contracts-left = { -contract-card(number: "plural", case: "title") } ovat loppuneet.
error-route-taken = Tämä { -route } on jo rakennettu.
error-twin-held = Olet jo rakentanut { -parallel-route(case: "genitive") }.
error-twin-closes = Kahden pelaajan pelissä { -parallel-route(number: "plural", case: "elative") } voi rakentaa vain toisen.
error-too-few-carts = Sinulla on liian vähän { -cart(number: "plural", case: "partitive") } tähän { -route(case: "illative") }.
error-too-few-cards = Sinulla on liian vähän kortteja tähän { -route(case: "illative") }.
error-too-few-wilds = Sinulla on liian vähän { -wild(number: "plural", case: "partitive") } tähän { -route(case: "illative") }.
error-wrong-color = Tämä { -route } vaatii toisen värin.
error-no-table = Tällaista pöytää ei ole. Onko linkki kokonainen?
error-not-yours = Tämä paikka ei ole sinun.
error-seat-taken = Paikka on jo varattu.
error-name-taken = Jollakulla tässä pöydässä on jo sama nimi.
error-bot-name = Se on botin nimi. Valitse toinen nimi.
error-bad-name = { $reason ->
    [empty] Kirjoita nimi.
    [too_long] Nimi on liian pitkä. Kokeile lyhyempää.
    [invisible] Nimessä on näkymätön merkki. Kirjoita se uudelleen.
    [marks] Nimen yhdessä kirjaimessa on liikaa tarkkeita.
    [mixed_scripts] Nimessä on samannäköisiä kirjaimia eri kirjaimistoista. Käytä vain yhtä.
   *[other] Tätä nimeä ei voi käyttää. Kokeile toista.
}
error-begun = Peli on jo alkanut.
error-committed = Toinen laite on jo sitoutunut siemenlukuun tällä paikalla.
error-bad-seed = Tämä siemenluku ei vastaa sitoumusta.
error-not-dealing = Kortit on jo jaettu, tai pöytä on suljettu.
error-outdated = Tämä sivu on vanhempi kuin palvelin. Jatka lataamalla se uudelleen; mitään ei katoa.
error-open-seats = Pöydässä on vapaita paikkoja: odota tai anna bottien ottaa ne.
error-no-device = Laitteella ei ole enää pääsyä tälle paikalle.
error-this-device = Et voi poistaa käytöstä laitetta, jota käytät.
error-bad-link = Tämä linkki ei ole enää voimassa.
error-too-many-requests = Liikaa pyyntöjä. Odota hetki.
error-too-many-tables = Olet avannut liian monta pöytää. Yritä myöhemmin uudelleen.
error-too-many-messages = Liikaa viestejä. Odota hetki.
error-busy = Palvelin on kiireinen. Yritä hetken päästä uudelleen.
error-no-hints = Vinkit eivät ole sallittuja tässä pöydässä.
error-no-reviews = Tämä palvelin ei analysoi pelejä.
error-no-review = Analyysia ei ole tai se on jo poistettu. Pyydä uusi analyysi.
error-too-many-reviews = Liian monta peliä on analysoitavana. Yritä myöhemmin uudelleen.
error-review-too-long = Tämän pelin analysointi kestää liian kauan.
error-removed = Sinut poistettiin tästä pöydästä.
error-slow = Yhteytesi on liian hidas. Yhdistä uudelleen.
error-left = Poistuit paikaltasi.
error-restart = Palvelin käynnistyy uudelleen. Pääset pian takaisin.
error-banned = Tältä osoitteelta on estetty pääsy palvelimelle.
error-too-early = { $seconds ->
    [one] Anna hänelle vielä yksi sekunti.
   *[other] Anna hänelle vielä { $seconds } sekuntia.
}
error-no-vote = Kukaan ei nyt odota siirtoa siltä paikalta.

## What a player can do, and how far contracts are

can-draw = nosta kaksi { -card(case: "partitive") }
can-claim = rakenna { -route }
can-contracts = nosta { -contract(number: "plural", case: "partitive") }
contract-progress = { $own }/{ $total ->
    [one] 1 { -route }
   *[other] { $total } { -route(case: "partitive") }
}
contract-blocked = ei voi enää täyttää
contract-stakes = täytettynä +{ $points }, muuten −{ $points }
route-have = { $length ->
    [one] { $have ->
        [0] tarvittava { -card } puuttuu
       *[other] sinulla on tarvittava { -card }
    }
   *[other] sinulla on { $have }/{ $length } { -card(case: "partitive") }
}
route-claimants = voi vielä rakentaa: { $names }
route-claimant-you = sinä
route-for-nobody = kukaan ei voi enää rakentaa
place-pair = { $from } – { $to }

## Boards that players bring along

board-another = Jokin muu { -board }…
board-drop = Tai pudota { -board }tiedosto (.toml) tälle sivulle.
board-checking = Tarkistetaan { -board(case: "partitive") }…
board-file-bad = { $file }: tällä { -board(case: "adessive") } ei voi pelata.
board-file-too-large = { $file }: tämä { -board } on liian suuri tälle palvelimelle.
board-title = { -board(case: "title") }: { $title }
