# Texts of the browser client.

-game = Grachten

title = { -game }
tagline = Trek kaarten, claim routes en behaal contracten als koopman in het Amsterdam van rond 1660.
skip = Naar de inhoud
close = Sluiten
cancel = Annuleren
home = Naar de startpagina
notices = Opensourcelicenties
loading = Laden…
settings = Instellingen
language = Taal
theme = Thema
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
change-theme = Wisselen tussen licht en donker
confirm-moves = Vragen voordat ik een { -route } claim
sounds = Geluiden
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
more = Meer
link = De link

## The first page

your-name = Je naam
you-name = Gast
you = jij
opponent = Je tegenstander
play-now = Spelen
your-tables = Jouw tafels
go-on = Verdergaan
new-table = Nieuwe tafel
player-number = { -player(form: "title") } { $number }
player = { -player(form: "title") }
kind-bot = Bot
kind-friend = Vriend, via een link
kind-local = Iemand op dit apparaat
level = Niveau
name = Naam
add-seat = Speler toevoegen
remove-seat = Speler verwijderen
more-settings = Meer instellingen
board = { -board(form: "title") }
who-begins = Wie begint
by-lot = Willekeurig
clock = Klok
clock-none = Geen klok
clock-move = Per zet
clock-game = Per spel
seconds = Seconden
hints-allowed = Tips toestaan
show-in-lobby = Tonen bij de open tafels
open-table = Tafel openen
begin = Beginnen
lobby = Open tafels
lobby-empty = Er wacht nu niemand. Open zelf een tafel!
join = Meespelen
look = Meekijken
finished-games = Afgelopen spellen

bot-apprentice = Leerling
    .character = Pieter, de leerling: gretig, snel afgeleid en net als jij nog bezig de stad te leren kennen.
bot-journeyman = Gezel
    .character = Grietje, de gezel: kent het vak, maar laat nog weleens een kans liggen.
bot-skipper = Schipper
    .character = Maarten, de schipper: heeft een plan voor elke kar en wijkt er zelden van af.
bot-merchant = Koopman
    .character = Saskia, de koopvrouw: weegt elke zet af en ziet waar je op uit bent.
bot-regent = Regent
    .character = Cornelis, de regent: neemt de tijd, vergeet niets en wil winnen.

## The waiting room

waiting-room = Wachten op spelers
seat-open = Vrije plaats
here = aanwezig
not-here = afwezig
leave-seat = Deze plaats verlaten
waiting-for-friends = Stuur de link naar je vrienden, of laat bots de vrije plaatsen innemen.
waiting-for-opener = Wie de tafel heeft geopend, start het spel.
invite = Vrienden uitnodigen
invite-only-here = Deze link werkt alleen op deze computer. Wil je met anderen in je netwerk spelen, start de server dan met { $setting } en open het adres dat hij noemt.
share-link = Link delen
copied = Gekopieerd
qr-code = QR-code van de link
fair-deal = Aantoonbaar eerlijk gedeeld
fair-deal-promise = De server heeft zijn deel van het schudden vastgelegd; dit is het zegel. Je browser legt een eigen startgetal vast en maakt het pas bekend als de voorwaarden vastliggen. Na afloop van het spel is alles te controleren.
table-closed = Deze tafel is gesloten.

## The table

map = Plattegrond
market = { -market(form: "title") }
market-card = { $color ->
    [pink] Neem de { -pink } kaart
    [blue] Neem de { -blue } kaart
    [green] Neem de { -green } kaart
    [black] Neem de { -black } kaart
    [red] Neem de { -red } kaart
    [orange] Neem de { -orange } kaart
    [grey] Neem de { -grey } kaart
   *[wild] Neem de { -wild }
}
deck = Trek een kaart van de { -deck }; { $count ->
    [one] er is nog één kaart
   *[other] er zijn nog { $count } kaarten
}
contracts-pile = Trek { -contract-card(number: "plural") }; { $count ->
    [one] er is er nog één
   *[other] er zijn er nog { $count }
}
your-hand = Je kaarten
no-cards = Geen kaarten
your-contracts = Je { -contract-card(number: "plural") }
no-contracts = Geen { -contract-card(number: "plural") }
contract-done = behaald
contract-open = nog niet behaald
players = Spelers
points-label = { -point(number: "plural", form: "title") }
cards-label = { -card(number: "plural", form: "title") }
carts-label = { -cart(number: "plural", form: "title") }
contracts-label = { -contract-card(number: "plural", form: "title") }
merchandise-label = { -merchandise-card(number: "plural", form: "title") }
played-by-bot = een bot speelt
vote = Een bot laten overnemen
routes = { -route(number: "plural", form: "title") }
search-routes = Zoeken in de { -route(number: "plural") }
routes-found = { $count ->
    [one] Eén { -route }
   *[other] { $count } { -route(number: "plural") }
}
route-held = geclaimd door { $name }
route-open = vrij
route-closed = voor jou afgesloten
brings-merchandise = levert een { -merchandise-card } op
log = Spelverloop
log-empty = Nog niets.
tab-routes = { -route(number: "plural", form: "title") }
tab-log = Verloop
tab-cards = { -card(number: "plural", form: "title") }

turn-setup = Kies { -contract(number: "plural") }
turn-turn = Jouw { -turn }
turn-second-draw = Nog een kaart
turn-keep = Kies { -contract(number: "plural") }
turn-waiting-setup = De anderen kiezen
turn-of = { $name } speelt
turn-over = Spel afgelopen
alert-your-turn = Jij bent aan de { -turn }.
last-round = { -last-round(form: "title") }: { $count ->
    [one] nog één { -turn }
   *[other] nog { $count } { -turn(number: "plural") }
}
connection-lost = De verbinding is verbroken. Je spel is veilig; opnieuw verbinden…
try-now = Nu proberen
bot-plays-for-you = Een bot speelt voor je.
i-am-back = Ik ben er weer
pass-device = { $name } is aan de { -turn }
pass-device-why = Geef het apparaat door; niemand anders mag meekijken.
i-am = Ik ben { $name }

points = { $count ->
    [one] één { -point }
   *[other] { $count } { -point(number: "plural") }
}
claim = { -route(form: "title") } claimen
claim-title = Claim de { -route } { $route }
ways-to-pay = Manieren om te betalen
draw-contracts = { -contract-card(number: "plural", form: "title") } trekken
draw-contracts-sure = Je trekt { -contract-card(number: "plural") } en moet er minstens één houden. Elke kaart die je aan het eind niet hebt behaald, kost je de punten die erop staan.
choose-contracts = Kies { -contract-card(number: "plural") }
choose-first-help = Houd er één of twee.
choose-more-help = Houd er minstens één; de andere gaat terug.
keep = { $count ->
    [0] Houden
    [one] Deze houden
   *[other] Allebei houden
}
pass = Passen
resign = Opgeven
resign-sure = Wil je opgeven? Het spel eindigt en de andere speler wint.
resign-sure-bot = Wil je opgeven? Een bot neemt je plaats over.

hint = Tip
hint-title = Voorgestelde zetten:
hint-claim = een { -route } claimen: { $route }
hint-deck = een kaart van de { -deck } trekken
hint-market = { $color ->
    [pink] de { -pink } kaart nemen
    [blue] de { -blue } kaart nemen
    [green] de { -green } kaart nemen
    [black] de { -black } kaart nemen
    [red] de { -red } kaart nemen
    [orange] de { -orange } kaart nemen
    [grey] de { -grey } kaart nemen
   *[wild] de { -wild } nemen
}
hint-contracts = { -contract-card(number: "plural") } trekken
hint-keep = { $count ->
    [one] één { -contract-card } houden
   *[other] beide { -contract-card(number: "plural") } houden
}
hint-pass = passen
chance = { $chance } kans om te winnen

## The end

result = Uitslag
skip-counting = Uitslag tonen
winner = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
score-routes = { -route(number: "plural", form: "title") }
score-contracts = { -contract(number: "plural", form: "title") }
score-merchandise = { -merchandise(form: "title") }
score-total = Totaal
rematch = Revanche
go-to-rematch = Naar de revanche
download = Spel downloaden

## Cards, routes, contracts in words

cards-of-color = { $count ->
    [one] { $color ->
        [pink] één { -pink } kaart
        [blue] één { -blue } kaart
        [green] één { -green } kaart
        [black] één { -black } kaart
        [red] één { -red } kaart
        [orange] één { -orange } kaart
       *[wild] één { -wild }
    }
   *[other] { $color ->
        [pink] { $count } { -pink } kaarten
        [blue] { $count } { -blue } kaarten
        [green] { $count } { -green } kaarten
        [black] { $count } { -black } kaarten
        [red] { $count } { -red } kaarten
        [orange] { $count } { -orange } kaarten
       *[wild] { $count } { -wild(number: "plural") }
    }
}
route = { $color ->
    [pink] { $from } – { $to }, { -pink }, { $length }
    [blue] { $from } – { $to }, { -blue(form: "plain") }, { $length }
    [green] { $from } – { $to }, { -green(form: "plain") }, { $length }
    [black] { $from } – { $to }, { -black(form: "plain") }, { $length }
    [red] { $from } – { $to }, { -red(form: "plain") }, { $length }
    [orange] { $from } – { $to }, { -orange }, { $length }
   *[grey] { $from } – { $to }, { -grey(form: "plain") }, { $length }
}
contract = { $from } – { $to }, { $points ->
    [one] één { -point }
   *[other] { $points } { -point(number: "plural") }
}

## What happened

log-drew-market = { $who ->
    [you] { $color ->
        [pink] Je neemt de { -pink } kaart.
        [blue] Je neemt de { -blue } kaart.
        [green] Je neemt de { -green } kaart.
        [black] Je neemt de { -black } kaart.
        [red] Je neemt de { -red } kaart.
        [orange] Je neemt de { -orange } kaart.
        [grey] Je neemt de { -grey } kaart.
       *[wild] Je neemt de { -wild }.
    }
   *[other] { $color ->
        [pink] { $name } neemt de { -pink } kaart.
        [blue] { $name } neemt de { -blue } kaart.
        [green] { $name } neemt de { -green } kaart.
        [black] { $name } neemt de { -black } kaart.
        [red] { $name } neemt de { -red } kaart.
        [orange] { $name } neemt de { -orange } kaart.
        [grey] { $name } neemt de { -grey } kaart.
       *[wild] { $name } neemt de { -wild }.
    }
}
log-drew-deck-own = { $color ->
    [pink] Je trekt een { -pink } kaart van de { -deck }.
    [blue] Je trekt een { -blue } kaart van de { -deck }.
    [green] Je trekt een { -green } kaart van de { -deck }.
    [black] Je trekt een { -black } kaart van de { -deck }.
    [red] Je trekt een { -red } kaart van de { -deck }.
    [orange] Je trekt een { -orange } kaart van de { -deck }.
    [grey] Je trekt een { -grey } kaart van de { -deck }.
   *[wild] Je trekt een { -wild } van de { -deck }.
}
log-drew-deck = { $who ->
    [you] Je trekt een kaart van de { -deck }.
   *[other] { $name } trekt een kaart van de { -deck }.
}
log-claimed = { $who ->
    [you] Je claimt { $route }, met { $cards }: { $points ->
        [one] één { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
   *[other] { $name } claimt { $route }, met { $cards }: { $points ->
        [one] één { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
}
log-merchandise = { $who ->
    [you] Je trekt een { -merchandise-card }.
   *[other] { $name } trekt een { -merchandise-card }.
}
log-offered = { $who ->
    [you] Je bekijkt { $count ->
        [one] één { -contract-card }.
       *[other] { $count } { -contract-card(number: "plural") }.
    }
   *[other] { $name } bekijkt { $count ->
        [one] één { -contract-card }.
       *[other] { $count } { -contract-card(number: "plural") }.
    }
}
log-kept = { $who ->
    [you] Je houdt een { -contract-card }.
   *[other] { $name } houdt een { -contract-card }.
}
log-kept-known = { $who ->
    [you] Je houdt { $contract }.
   *[other] { $name } houdt { $contract }.
}
log-returned = { $who ->
    [you] Je legt een { -contract-card } terug.
   *[other] { $name } legt een { -contract-card } terug.
}
log-returned-known = { $who ->
    [you] Je legt terug: { $contract }.
   *[other] { $name } legt terug: { $contract }.
}
log-market-reset = Drie { -wild(number: "plural") } open: alle vijf de { -card(number: "plural") } worden vervangen.
log-reshuffled = De afgelegde kaarten worden geschud tot een nieuwe { -deck }.
log-continued = Het spel zet een eerder spel voort.
log-last-round = { $who ->
    [you] Jij luidt de { -last-round } in.
   *[other] { $name } luidt de { -last-round } in.
}
log-passed = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
log-over = { $reason ->
    [stalemate] Niemand kan nog iets doen: het spel is afgelopen.
    [resigned] Het spel is afgelopen: een speler heeft opgegeven.
   *[carts] Het spel is afgelopen.
}

## Why not

error-unknown = Dat is niet gelukt.
error-other = Dat is niet gelukt: { $message }
error-no-connection = De server reageert niet.
error-stale = Het spel is verdergegaan. Kijk nog eens.
error-not-your-turn = Je bent niet aan de { -turn }.
why-off-turn = Je bent niet aan de { -turn }, en ook in je eigen { -turn } zou dit niet kunnen. { $reason }
error-not-playing = Er is hier geen spel bezig.
error-game-over = Het spel is afgelopen.
error-must-keep = Kies eerst je { -contract-card(number: "plural") }.
error-second-card = Neem eerst een tweede kaart.
error-wild-second = Een open { -wild } mag niet je tweede kaart zijn.
error-deck-empty = De { -deck } is op.
error-not-in-market = Die kaart ligt er niet bij de { -market }.
error-no-contracts-left = De { -contract-card(number: "plural") } zijn op.
error-route-taken = Deze { -route } is al geclaimd.
error-twin-held = Je hebt de andere helft van deze { -parallel-route } al.
error-twin-closes = Met twee spelers kan maar één helft van een { -parallel-route } geclaimd worden.
error-too-few-carts = Je hebt te weinig { -cart(number: "plural") } voor deze { -route }.
error-too-few-cards = Je hebt te weinig kaarten voor deze { -route }.
error-too-few-wilds = Je hebt te weinig { -wild(number: "plural") } voor deze { -route }.
error-wrong-color = Deze { -route } vraagt om een andere kleur.
error-no-table = Deze tafel bestaat niet. Is de link compleet?
error-not-yours = Dit is jouw plaats niet.
error-seat-taken = Deze plaats is al bezet.
error-name-taken = Iemand aan deze tafel heet al zo.
error-bot-name = Zo heet een bot. Kies een andere naam.
error-bad-name = { $reason ->
    [empty] Vul een naam in.
    [too_long] Deze naam is te lang; probeer een kortere.
    [invisible] Deze naam bevat een onzichtbaar teken; typ hem opnieuw.
    [marks] Deze naam heeft te veel accenten op één letter.
    [mixed_scripts] Deze naam mengt op elkaar lijkende letters uit verschillende alfabetten; gebruik er maar één.
   *[other] Deze naam kan niet; probeer een andere.
}
error-begun = Het spel is al begonnen.
error-committed = Een ander apparaat heeft voor deze plaats al een startgetal vastgelegd.
error-bad-seed = Dit is niet het startgetal dat was vastgelegd.
error-not-dealing = De kaarten zijn al gedeeld, of de tafel is gesloten.
error-outdated = Deze pagina is ouder dan de server. Laad hem opnieuw om verder te gaan; er gaat niets verloren.
error-open-seats = Er zijn nog vrije plaatsen: wacht, of laat bots ze innemen.
error-no-device = Dat apparaat heeft geen toegang meer tot deze plaats.
error-this-device = Je kunt de toegang van het apparaat dat je gebruikt niet intrekken.
error-bad-link = Deze link is niet meer geldig.
error-too-many-requests = Te veel verzoeken; wacht even.
error-too-many-tables = Je hebt te veel tafels geopend; probeer het later nog eens.
error-too-many-messages = Te veel berichten; wacht even.
error-busy = De server heeft het druk; probeer het zo nog eens.
error-no-hints = Tips zijn aan deze tafel niet toegestaan.
error-no-reviews = Deze server analyseert geen spellen.
error-no-review = Deze analyse bestaat niet of niet meer. Vraag de analyse opnieuw aan.
error-too-many-reviews = Er worden op dit moment te veel spellen geanalyseerd; probeer het later nog eens.
error-review-too-long = De analyse van dit spel duurt te lang.
error-removed = Je bent van deze tafel verwijderd.
error-slow = Je verbinding is te traag; maak opnieuw verbinding.
error-left = Je hebt deze plaats verlaten.
error-restart = De server start opnieuw; je bent zo terug.
error-banned = Dit adres heeft geen toegang tot de server.
error-too-early = { $seconds ->
    [one] Wacht nog één seconde.
   *[other] Wacht nog { $seconds } seconden.
}
error-no-vote = Niemand wacht op die { -player }.

## What a player can do, and how far contracts are

can-draw = twee { -card(number: "plural") } trekken
can-claim = een { -route } claimen
can-contracts = { -contract(number: "plural") } trekken
contract-progress = { $own } van { $total ->
    [one] 1 { -route }
   *[other] { $total } { -route(number: "plural") }
}
contract-blocked = niet meer haalbaar
contract-stakes = +{ $points } als het lukt, anders −{ $points }
route-have = je hebt { $have } van { $length ->
    [one] 1 { -card }
   *[other] de { $length } { -card(number: "plural") }
}
route-claimants = vrij voor { $names }
route-claimant-you = jou
route-for-nobody = niemand kan deze nog claimen
place-pair = { $from } – { $to }

## Boards that players bring along

board-another = Een ander { -board }…
board-drop = Of sleep een bestand met een { -board } (.toml) naar deze pagina.
board-checking = Het { -board } wordt gecontroleerd…
board-file-bad = { $file }: op dit { -board } kan niet worden gespeeld.
board-file-too-large = { $file }: dit { -board } is te groot voor deze server.
board-title = { -board(form: "title") }: { $title }
