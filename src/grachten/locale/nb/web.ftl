# Texts of the browser client.

-game = Grachten

title = { -game }
tagline = Trekk kort, gjør krav på ruter og fullfør kontrakter som kjøpmann i Amsterdam rundt 1660.
skip = Gå til innholdet
close = Lukk
cancel = Avbryt
home = Til forsiden
notices = Lisenser for åpen kildekode
loading = Laster …
settings = Innstillinger
language = Språk
theme = Tema
theme-auto = Følg enheten
theme-light = Lyst
theme-dark = Mørkt
change-theme = Bytt mellom lyst og mørkt
confirm-moves = Spør før jeg gjør krav på en { -route }
sounds = Lyder
sound-on = Slå på lyden
sound-off = Slå av lyden
more = Mer
link = Lenke

## The first page

your-name = Navnet ditt
you-name = Gjest
you = deg
opponent = Motstanderen din
play-now = Spill
your-tables = Bordene dine
go-on = Fortsett
new-table = Nytt bord
player-number = { -player(form: "title") } { $number }
player = { -player(form: "title") }
kind-bot = Bot
kind-friend = Venn, via lenke
kind-local = En annen ved denne enheten
level = Nivå
name = Navn
add-seat = Legg til spiller
remove-seat = Fjern spiller
more-settings = Flere innstillinger
board = { -board(form: "title") }
who-begins = Hvem starter
by-lot = Tilfeldig
clock = Klokke
clock-none = Ingen klokke
clock-move = Per trekk
clock-game = Per spill
seconds = Sekunder
hints-allowed = Tillat hint
show-in-lobby = Vis blant de åpne bordene
open-table = Åpne bordet
begin = Start spillet
lobby = Åpne bord
lobby-empty = Ingen venter akkurat nå. Åpne ditt eget bord!
join = Bli med
look = Se på
finished-games = Avsluttede spill

bot-apprentice = Lærling
    .character = Pieter, lærlingen: ivrig, lett å distrahere og i ferd med å bli kjent med byen, akkurat som du.
bot-journeyman = Svenn
    .character = Grietje, svennen: kan faget, men går fremdeles glipp av en sjanse iblant.
bot-skipper = Skipper
    .character = Maarten, skipperen: har en plan for hver kjerre og viker sjelden fra den.
bot-merchant = Kjøpmann
    .character = Saskia, kjøpmannen: veier hvert trekk og ser hva du er ute etter.
bot-regent = Rådsherre
    .character = Cornelis, rådsherren: tar seg god tid, glemmer ingenting og har tenkt å vinne.

## The waiting room

waiting-room = Venter på spillere
seat-open = Ledig plass
here = til stede
not-here = borte
leave-seat = Forlat plassen
waiting-for-friends = Send lenken til vennene dine, eller la boter ta de ledige plassene.
waiting-for-opener = Den som åpnet bordet, starter spillet.
invite = Inviter venner
invite-only-here = Lenken virker bare på denne maskinen. Vil du spille med andre i nettverket ditt, så start serveren med { $setting } og åpne adressen den oppgir.
share-link = Del lenke
copied = Kopiert
qr-code = QR-kode til lenken
fair-deal = En beviselig rettferdig utdeling
fair-deal-promise = Serveren har bundet seg til sin del av utdelingen; dette er seglet. Nettleseren din binder seg til en egen startverdi og avslører den først når vilkårene er låst. Når spillet er over, kan alt etterprøves.
table-closed = Bordet er stengt.

## The table

map = Kart
market = { -market(form: "title") }
market-card = { $color ->
    [pink] Ta det { -pink } kortet
    [blue] Ta det { -blue } kortet
    [green] Ta det { -green } kortet
    [black] Ta det { -black } kortet
    [red] Ta det { -red } kortet
    [orange] Ta det { -orange } kortet
    [grey] Ta det { -grey } kortet
   *[wild] Ta { -wild(form: "definite") }
}
deck = Trekk et kort fra { -deck(form: "definite") }; { $count ->
    [one] det er ett kort igjen
   *[other] det er { $count } kort igjen
}
contracts-pile = Trekk { -contract-card(number: "plural") }; { $count ->
    [one] det er ett igjen
   *[other] det er { $count } igjen
}
your-hand = Kortene dine
no-cards = Ingen kort
your-contracts = Dine { -contract-card(number: "plural") }
no-contracts = Ingen { -contract-card(number: "plural") }
contract-done = fullført
contract-open = ikke fullført ennå
players = Spillere
points-label = { -point(number: "plural", form: "title") }
cards-label = { -card(number: "plural", form: "title") }
carts-label = { -cart(number: "plural", form: "title") }
contracts-label = { -contract-card(number: "plural", form: "title") }
merchandise-label = { -merchandise-card(number: "plural", form: "title") }
played-by-bot = en bot spiller
vote = La en bot ta over
routes = { -route(number: "plural", form: "title") }
search-routes = Søk blant { -route(number: "plural", form: "definite") }
routes-found = { $count ->
    [one] Én { -route }
   *[other] { $count } { -route(number: "plural") }
}
route-held = tatt av { $name }
route-open = ledig
route-closed = stengt for deg
brings-merchandise = gir et { -merchandise-card }
log = Spillets gang
log-empty = Ingenting ennå.
tab-routes = { -route(number: "plural", form: "title") }
tab-log = Logg
tab-cards = { -card(number: "plural", form: "title") }

turn-setup = Velg { -contract(number: "plural") }
turn-turn = Din tur
turn-second-draw = Ett kort til
turn-keep = Velg { -contract(number: "plural") }
turn-waiting-setup = De andre velger
turn-of = Nå spiller { $name }
turn-over = Spillet er over
alert-your-turn = Det er din tur.
last-round = { -last-round(form: "title") }: { $count ->
    [one] én { -turn } igjen
   *[other] { $count } { -turn(number: "plural") } igjen
}
connection-lost = Forbindelsen er brutt. Spillet ditt er trygt; kobler til igjen …
try-now = Prøv nå
bot-plays-for-you = En bot spiller for deg.
i-am-back = Jeg er tilbake
pass-device = Nå spiller { $name }
pass-device-why = Send enheten videre; ingen andre skal se.
i-am = Jeg er { $name }

points = { $count ->
    [one] ett { -point }
   *[other] { $count } { -point(number: "plural") }
}
claim = Gjør krav på { -route(form: "definite") }
claim-title = Gjør krav på { $route }
ways-to-pay = Måter å betale på
draw-contracts = Trekk { -contract-card(number: "plural") }
draw-contracts-sure = Du trekker { -contract-card(number: "plural") } og må beholde minst ett av dem. Hvert kort du ikke har fullført når spillet er slutt, koster deg poengene det er verdt.
choose-contracts = Velg { -contract-card(number: "plural") }
choose-first-help = Behold ett eller begge.
choose-more-help = Behold minst ett; det andre legges tilbake.
keep = { $count ->
    [0] Behold
    [one] Behold dette
   *[other] Behold begge
}
pass = Stå over
resign = Gi opp
resign-sure = Vil du gi opp? Da slutter spillet, og den andre spilleren vinner.
resign-sure-bot = Vil du gi opp? Da tar en bot over for deg.

hint = Hint
hint-title = Foreslåtte trekk:
hint-claim = gjør krav på { $route }
hint-deck = trekk fra { -deck(form: "definite") }
hint-market = { $color ->
    [pink] ta det { -pink } kortet
    [blue] ta det { -blue } kortet
    [green] ta det { -green } kortet
    [black] ta det { -black } kortet
    [red] ta det { -red } kortet
    [orange] ta det { -orange } kortet
    [grey] ta det { -grey } kortet
   *[wild] ta { -wild(form: "definite") }
}
hint-contracts = trekk { -contract-card(number: "plural") }
hint-keep = { $count ->
    [one] behold ett { -contract-card }
   *[other] behold begge { -contract-card(number: "plural", form: "definite") }
}
hint-pass = stå over
chance = { $chance } sjanse for å vinne

## The end

result = Resultat
skip-counting = Vis resultatet
winner = { $count ->
    [one] { $names } vinner
   *[other] { $names } deler seieren
}
score-routes = { -route(number: "plural", form: "title") }
score-contracts = { -contract(number: "plural", form: "title") }
score-merchandise = { -merchandise(form: "title") }
score-total = Totalt
rematch = Omkamp
go-to-rematch = Gå til omkampen
download = Last ned spillet

## Cards, routes, contracts in words

cards-of-color = { $count ->
    [one] { $color ->
        [pink] ett { -pink } kort
        [blue] ett { -blue(form: "neuter") } kort
        [green] ett { -green(form: "neuter") } kort
        [black] ett { -black(form: "neuter") } kort
        [red] ett { -red(form: "neuter") } kort
        [orange] ett { -orange } kort
       *[wild] ett { -wild }
    }
   *[other] { $color ->
        [pink] { $count } { -pink } kort
        [blue] { $count } { -blue } kort
        [green] { $count } { -green } kort
        [black] { $count } { -black } kort
        [red] { $count } { -red } kort
        [orange] { $count } { -orange } kort
       *[wild] { $count } { -wild(number: "plural") }
    }
}
route = { $color ->
    [pink] { $from } – { $to }, { -pink }, { $length }
    [blue] { $from } – { $to }, { -blue(form: "common") }, { $length }
    [green] { $from } – { $to }, { -green(form: "common") }, { $length }
    [black] { $from } – { $to }, { -black(form: "common") }, { $length }
    [red] { $from } – { $to }, { -red(form: "common") }, { $length }
    [orange] { $from } – { $to }, { -orange }, { $length }
   *[grey] { $from } – { $to }, { -grey(form: "common") }, { $length }
}
contract = { $from } – { $to }, { $points ->
    [one] ett { -point }
   *[other] { $points } { -point(number: "plural") }
}

## What happened

log-drew-market = { $who ->
    [you] { $color ->
        [pink] Du tar det { -pink } kortet.
        [blue] Du tar det { -blue } kortet.
        [green] Du tar det { -green } kortet.
        [black] Du tar det { -black } kortet.
        [red] Du tar det { -red } kortet.
        [orange] Du tar det { -orange } kortet.
        [grey] Du tar det { -grey } kortet.
       *[wild] Du tar { -wild(form: "definite") }.
    }
   *[other] { $color ->
        [pink] { $name } tar det { -pink } kortet.
        [blue] { $name } tar det { -blue } kortet.
        [green] { $name } tar det { -green } kortet.
        [black] { $name } tar det { -black } kortet.
        [red] { $name } tar det { -red } kortet.
        [orange] { $name } tar det { -orange } kortet.
        [grey] { $name } tar det { -grey } kortet.
       *[wild] { $name } tar { -wild(form: "definite") }.
    }
}
log-drew-deck-own = { $color ->
    [pink] Du trekker et { -pink } kort fra { -deck(form: "definite") }.
    [blue] Du trekker et { -blue(form: "neuter") } kort fra { -deck(form: "definite") }.
    [green] Du trekker et { -green(form: "neuter") } kort fra { -deck(form: "definite") }.
    [black] Du trekker et { -black(form: "neuter") } kort fra { -deck(form: "definite") }.
    [red] Du trekker et { -red(form: "neuter") } kort fra { -deck(form: "definite") }.
    [orange] Du trekker et { -orange } kort fra { -deck(form: "definite") }.
    [grey] Du trekker et { -grey(form: "neuter") } kort fra { -deck(form: "definite") }.
   *[wild] Du trekker et { -wild } fra { -deck(form: "definite") }.
}
log-drew-deck = { $who ->
    [you] Du trekker fra { -deck(form: "definite") }.
   *[other] { $name } trekker fra { -deck(form: "definite") }.
}
log-claimed = { $who ->
    [you] Du gjør krav på { $route }, med { $cards }: { $points ->
        [one] ett { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
   *[other] { $name } gjør krav på { $route }, med { $cards }: { $points ->
        [one] ett { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
}
log-merchandise = { $who ->
    [you] Du trekker et { -merchandise-card }.
   *[other] { $name } trekker et { -merchandise-card }.
}
log-offered = { $who ->
    [you] Du ser på { $count ->
        [one] ett { -contract-card }.
       *[other] { $count } { -contract-card(number: "plural") }.
    }
   *[other] { $name } ser på { $count ->
        [one] ett { -contract-card }.
       *[other] { $count } { -contract-card(number: "plural") }.
    }
}
log-kept = { $who ->
    [you] Du beholder et { -contract-card }.
   *[other] { $name } beholder et { -contract-card }.
}
log-kept-known = { $who ->
    [you] Du beholder { $contract }.
   *[other] { $name } beholder { $contract }.
}
log-returned = { $who ->
    [you] Du legger tilbake et { -contract-card }.
   *[other] { $name } legger tilbake et { -contract-card }.
}
log-returned-known = { $who ->
    [you] Du legger tilbake { $contract }.
   *[other] { $name } legger tilbake { $contract }.
}
log-market-reset = Tre av { -market(form: "definite") } er { -wild(number: "plural") }: Alle fem byttes ut.
log-reshuffled = De forkastede kortene stokkes til en ny { -deck }.
log-continued = Spillet fortsetter et tidligere spill.
log-last-round = { $who ->
    [you] Du utløser { -last-round(form: "definite") }.
   *[other] { $name } utløser { -last-round(form: "definite") }.
}
log-passed = { $who ->
    [you] Du står over.
   *[other] { $name } står over.
}
log-over = { $reason ->
    [stalemate] Ingen kan gjøre noe mer: Spillet er over.
    [resigned] Spillet er over: En spiller ga opp.
   *[carts] Spillet er over.
}

## Why not

error-unknown = Det gikk ikke.
error-other = Det gikk ikke: { $message }
error-no-connection = Serveren svarer ikke.
error-stale = Spillet har gått videre. Ta en titt til.
error-not-your-turn = Det er ikke din tur.
why-off-turn = Det er ikke din tur, og det ville heller ikke gått på din tur. { $reason }
error-not-playing = Det er ikke noe spill i gang her.
error-game-over = Spillet er over.
error-must-keep = Velg { -contract-card(number: "plural") } først.
error-second-card = Ta ett kort til først.
error-wild-second = Et åpent { -wild } kan ikke tas som det andre kortet.
error-deck-empty = Det er ingen kort igjen i { -deck(form: "definite") }.
error-not-in-market = Det finnes ikke noe slikt kort blant { -market(form: "definite") }.
error-no-contracts-left = Det er ingen { -contract-card(number: "plural") } igjen.
error-route-taken = Noen har allerede gjort krav på denne { -route(form: "definite") }.
error-twin-held = Du har allerede den andre { -route(form: "definite") } på denne { -parallel-route(form: "definite") }.
error-twin-closes = Med to spillere kan bare den ene { -route(form: "definite") } på en { -parallel-route } tas.
error-too-few-carts = Du har for få { -cart(number: "plural") } til denne { -route(form: "definite") }.
error-too-few-cards = Du har for få kort til denne { -route(form: "definite") }.
error-too-few-wilds = Du har for få { -wild(number: "plural") } til denne { -route(form: "definite") }.
error-wrong-color = Denne { -route(form: "definite") } krever en annen farge.
error-no-table = Dette bordet finnes ikke. Er hele lenken med?
error-not-yours = Dette er ikke plassen din.
error-seat-taken = Plassen er allerede tatt.
error-name-taken = Noen ved bordet har allerede det navnet.
error-bot-name = Det er navnet på en bot. Velg et annet navn.
error-bad-name = { $reason ->
    [empty] Skriv et navn.
    [too_long] Navnet er for langt; prøv et kortere.
    [invisible] Navnet inneholder et usynlig tegn; skriv det på nytt.
    [marks] Navnet har for mange aksenter på én bokstav.
    [mixed_scripts] Navnet blander bokstaver som ligner hverandre, men er fra ulike alfabeter; hold deg til ett alfabet.
   *[other] Dette navnet kan ikke brukes; prøv et annet.
}
error-begun = Spillet har allerede begynt.
error-committed = En annen enhet har allerede bundet seg til en startverdi for denne plassen.
error-bad-seed = Startverdien passer ikke til det som var lovet.
error-not-dealing = Kortene er allerede delt ut, eller bordet er stengt.
error-outdated = Denne siden er eldre enn serveren. Last den inn på nytt for å fortsette; ingenting går tapt.
error-open-seats = Det er ledige plasser: Vent, eller la boter ta dem.
error-no-device = Den enheten har ikke lenger tilgang til plassen.
error-this-device = Du kan ikke trekke tilbake tilgangen for enheten du bruker.
error-bad-link = Lenken gjelder ikke lenger.
error-too-many-requests = For mange forespørsler; vent litt.
error-too-many-tables = Du har åpnet for mange bord; prøv igjen senere.
error-too-many-messages = For mange meldinger; vent litt.
error-busy = Serveren har det travelt; prøv igjen om litt.
error-no-hints = Hint er ikke tillatt ved dette bordet.
error-no-reviews = Denne serveren analyserer ikke spill.
error-no-review = Denne analysen finnes ikke eller er ikke lenger tilgjengelig. Be om den på nytt.
error-too-many-reviews = For mange spill analyseres akkurat nå; prøv igjen senere.
error-review-too-long = Analysen av dette spillet tar for lang tid.
error-removed = Du er fjernet fra bordet.
error-slow = Forbindelsen din er for treg; koble til på nytt.
error-left = Du har forlatt plassen.
error-restart = Serveren starter på nytt; du er straks tilbake.
error-banned = Denne adressen er utestengt fra serveren.
error-too-early = { $seconds ->
    [one] Vent ett sekund til.
   *[other] Vent { $seconds } sekunder til.
}
error-no-vote = Ingen venter på den { -player(form: "definite") }.

## What a player can do, and how far contracts are

can-draw = trekk to { -card(number: "plural") }
can-claim = gjør krav på en { -route }
can-contracts = trekk { -contract(number: "plural") }
contract-progress = { $own } av { $total ->
    [one] 1 { -route }
   *[other] { $total } { -route(number: "plural") }
}
contract-blocked = kan ikke fullføres lenger
contract-stakes = +{ $points } hvis fullført, ellers −{ $points }
route-have = du har { $have } av { $length } { -card(number: "plural") }
route-claimants = ledig for { $names }
route-claimant-you = deg
route-for-nobody = ingen kan gjøre krav på den lenger
place-pair = { $from } – { $to }

## Boards that players bring along

board-another = Et annet { -board } …
board-drop = Eller slipp en fil med et { -board } (.toml) på denne siden.
board-checking = Kontrollerer { -board(form: "definite") } …
board-file-bad = { $file }: Det går ikke an å spille på dette { -board(form: "definite") }.
board-file-too-large = { $file }: Dette { -board(form: "definite") } er for stort for denne serveren.
board-title = { -board(form: "title") }: { $title }
