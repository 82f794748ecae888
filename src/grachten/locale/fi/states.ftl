# Texts for playing with friends, and for every state of a table.

title-your-turn = ● Sinun { -turn }si – { -game }
sorry = Ei löytynyt
seat-gone = Tämä paikka ei ole enää sinun. Voit katsoa peliä tai ottaa toisen paikan.
seat-gone-playing = Tällä laitteella ei voi enää pelata tällä paikalla. Voit katsoa peliä.
outdated = Uusi versio on saatavilla
reload = Lataa uudelleen

## The first page

play-friend = Pelaa ystävien kanssa
name-needed = Mikä on nimesi? Ystäväsi näkevät sen pöydässä.
state-waiting = odottaa pelaajia
state-dealing = kortteja jaetaan
state-playing = peli käynnissä
bot-outside = { $name } (ulkoinen botti)
clock-move-time = Aikaa siirtoa kohti: { $time }
clock-game-time = Aikaa koko peliin: { $time }

## The waiting room

from-outside = ulkoinen botti
for-a-friend = Ystävälle
seat-number = Kuka pelaa paikalla { $number }
remove-player = Poista { $name }
with-hints = vinkit sallittu
without-hints = ei vinkkejä
table-full = Kaikki paikat on varattu. Voit katsoa peliä heti, kun se alkaa.
invite-help = Kuka tahansa voi ottaa paikan avaamalla tämän linkin.
copy-link = Kopioi linkki
copy-failed = Kopioi se itse.
qr-code-missing = QR-koodia ei voitu ladata.
closed-by = { $by ->
    [idle] Tämä pöytä suljettiin, koska täällä ei ollut tapahtunut mitään pitkään aikaan.
   *[host] Palvelimen ylläpitäjä on sulkenut pöydän.
}
closed-empty = Täällä ei jaettu mitään. Uudessa pöydässä kaikki saavat uuden siemenluvun, myös jakaja.
dealing = Kortteja jaetaan
dealing-now = Kaikki siemenluvut on saatu.
dealing-why = Jaon ehdot on lukittu. Nyt jokainen laite paljastaa siemenlukunsa, ja sitten kortit jaetaan.
waiting-for-devices = { $count ->
    [one] Odotetaan laitetta, jolla { $names } pelaa
   *[other] Odotetaan laitteita, joilla { $names } pelaavat
}

## At the table

sending = Lähetetään…
turn-thinking = { $name } miettii
turn-paused = Tauko
watching = Katsot peliä, ja kaikkien kortit ovat piilossa.
deal-absent = { $count ->
    [one] Laite, jolla { $names } pelaa, ei paljastanut siemenlukuaan ajoissa.
   *[other] Laitteet, joilla { $names } pelaavat, eivät paljastaneet siemenlukujaan ajoissa.
}
watchers = { $count ->
    [one] yksi katsoja
   *[other] { $count } katsojaa
}
you-resigned = Luovutit. Botti pelaa nyt puolestasi.
paused = Peli on tauolla, koska kukaan ei pelaa.
resigned-paused = Luovutit, eikä kukaan muu pelaa. Peli on tauolla ja suljetaan jonkin ajan kuluttua.
rematch-waits = Seuraava pelisi odottaa.
offline = Tällä laitteella ei ole verkkoyhteyttä. Pelisi on tallessa ja jatkuu, kun yhteys palaa.
preparing = Ensimmäinen käynnistys: botit valmistautuvat ({ $part }/{ $total }). Voit jo aloittaa pelin.
thinking = miettii
choosing = valitsee
resigned = luovutti, botti pelaa
has-resigned = luovutti
votes = { $count ->
    [one] yksi ääni botille
   *[other] { $count } ääntä botille
}
voted = Äänestit bottia.
time-left = aikaa jäljellä { $time }
hint-thinking = Etsitään hyviä siirtoja…

## Turn alerts, and other devices

alerts = Ilmoita, kun on minun { -turn }ni
alerts-blocked = Selaimesi ei salli ilmoituksia. Voit muuttaa sen selaimen asetuksista tälle sivulle.
alerts-insecure = Selaimet sallivat ilmoitukset vain HTTPS-yhteydellä, mutta tämä sivu ladattiin tavallisella HTTP-yhteydellä.
alerts-home-screen = Jotta saat ilmoituksia tällä laitteella, lisää tämä sivu Koti-valikkoon ja avaa se sieltä.
alerts-unsupported = Tämä selain ei voi näyttää ilmoituksia.
alerts-page-only = Saat ilmoituksia niin kauan kuin tämä sivu on auki.
alerts-always = Saat ilmoituksia myös silloin, kun tämä sivu on suljettu.
alert-begins = Peli on alkanut.
other-device = Jatka toisella laitteella
other-device-secret = Pidä tämä linkki omana tietonasi: se, jolla on linkki, näkee korttisi ja voi pelata puolestasi. Se toimii kerran, yhdellä laitteella.
own-link = Yksityinen linkkisi
devices = Tämän paikan laitteet
device-this = Tämä laite
device-browser = { $known ->
    [yes] Toinen laite, lisätty { $time }
   *[no] Toinen laite
}
device-link = { $known ->
    [yes] Käyttämätön linkki, luotu { $time }
   *[no] Käyttämätön linkki
}
device-revoke = Poista käytöstä
device-revoke-named = Poista käytöstä: { $device }
device-revoked-browser = Valmis. Sillä laitteella voi nyt vain katsoa.
device-revoked-link = Valmis. Linkki ei enää toimi.

## Phrases

say = Sano jotain
say-hello = Hei!
say-good-luck = Onnea peliin!
say-nice-move = Hieno siirto!
say-well-played = Hyvin pelattu!
say-oh-no = Voi ei!
say-sorry = Anteeksi!
say-thanks = Kiitos!
say-one-moment = Hetki vain!
say-hurry-up = Sinun { -turn }si!
say-good-game = Hyvä peli!
log-said = { $who ->
    [you] Sinä: ”{ $words }”
   *[other] { $name }: ”{ $words }”
}

## Why not

error-already-chosen = Olet jo valinnut ensimmäiset { -contract-card(number: "plural") }.
error-keep-first-contracts = Pidä toinen tarjotuista { -contract-card(number: "plural", case: "elative") } tai molemmat.
error-nothing-on-offer = Tarjolla ei ole nyt { -contract-card(number: "plural", case: "partitive") }.
error-not-on-offer = Tämä { -contract-card } ei ole tarjolla.
error-must-act = Vuoron voi jättää väliin vain, kun muuta siirtoa ei ole.
error-wrong-payment = Tätä { -route(case: "partitive") } ei voi maksaa näin.
error-wrong-seat = Nyt on jonkun muun { -turn }.
error-unknown-route = Tällä { -board(case: "adessive") } ei ole sellaista { -route(case: "partitive") }.
error-unknown-contract = Tällä { -board(case: "adessive") } ei ole sellaista { -contract-card(case: "partitive") }.
error-unknown-seat = Tässä pöydässä ei ole sellaista paikkaa.
error-no-seat = Tässä pöydässä ei ole sellaista paikkaa.
error-unreadable-action = Tällaista siirtoa pelissä ei ole.
error-use-resign = Jos haluat luovuttaa, käytä Luovuta-painiketta.
error-resigned = Luovutit tämän pelin.
error-watching = Olet täällä vain katsomassa.
error-closed = Tämä pöytä on suljettu.
error-not-begun = Peli ei ole vielä alkanut.
error-not-over = Peli ei ole vielä päättynyt.
error-only-bots = Vähintään yhden paikan on oltava ihmiselle.
error-bad-first = Valitse aloittaja.
error-bad-players = Pelissä on kahdesta neljään { -player(case: "partitive") }.
error-no-board = Sellaista { -board(case: "partitive") } ei ole täällä.
error-unknown-board = Sellaista { -board(case: "partitive") } ei ole täällä.
error-unknown-bot = Sellaista bottia ei ole täällä.
error-no-chat = Täällä ei voi kirjoittaa vapaasti. Käytä valmiita lauseita.
error-bad-chat = Tätä tekstiä ei voi lähettää. Kokeile muita sanoja.
error-bad-webhook = Tähän osoitteeseen ei voi lähettää ilmoituksia.
error-no-push = Tämä palvelin ei lähetä ilmoituksia selaimille.
error-bad-subscription = Tälle selaimelle ei voi lähettää ilmoituksia.
error-bad-request = Palvelin ei ymmärtänyt pyyntöä.
error-bad-message = Palvelin ei ymmärtänyt viestiä.
error-no-such-page = Tällaista sivua ei ole.
error-wrong-method = Palvelin ei ymmärtänyt pyyntöä.
error-refused = Palvelin ei sallinut sitä.
error-too-large = Se on palvelimelle liian suuri.
error-too-many-sockets = Sinulla on liian monta pöytää auki. Sulje niistä jokin.
error-too-many-watchers = Katsojia on jo liikaa. Yritä vähän myöhemmin uudelleen.
error-no-database = Palvelin ei juuri nyt pääse tietoihinsa. Mitään ei ole menetetty; yritetään uudelleen…
error-not-saved = Palvelin ei saanut sitä tallennettua, joten sitä ei tehty. Yritä uudelleen.
error-foreign-origin = Toisen sivuston sivu ei saa tehdä sitä.
error-bad-host = Palvelin ei vastaa tässä osoitteessa. Käytä ylläpitäjältä saamaasi linkkiä.
error-fault = Palvelimella meni jokin vikaan, ja virhe kirjattiin lokiin. Yritä uudelleen.
error-unknown-rules = Tämä peli noudattaa uudempia sääntöjä kuin tämä palvelin tuntee.
