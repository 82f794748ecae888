# Texts of the browser client.

-game = Grachten

title = { -game }
tagline = Træk kort, indsæt vogne, og opfyld kontrakter som købmand i Amsterdam omkring 1660.
skip = Gå til indholdet
close = Luk
cancel = Annuller
home = Til forsiden
notices = Open source-licenser
loading = Indlæser …
settings = Indstillinger
language = Sprog
theme = Tema
theme-auto = Følg enheden
theme-light = Lyst
theme-dark = Mørkt
change-theme = Skift mellem lyst og mørkt
confirm-moves = Spørg, før jeg indsætter { -cart(number: "plural") }
sounds = Lyde
sound-on = Slå lyden til
sound-off = Slå lyden fra
more = Mere
link = Link

## The first page

your-name = Dit navn
you-name = Gæst
you = dig
opponent = Din modstander
play-now = Spil
your-tables = Dine borde
go-on = Fortsæt
new-table = Nyt bord
player-number = { -player(form: "title") } { $number }
player = { -player(form: "title") }
kind-bot = Bot
kind-friend = Ven, via link
kind-local = En anden ved denne enhed
level = Niveau
name = Navn
add-seat = Tilføj spiller
remove-seat = Fjern spiller
more-settings = Flere indstillinger
board = { -board(form: "title") }
who-begins = Hvem starter
by-lot = Tilfældigt
clock = Ur
clock-none = Intet ur
clock-move = Pr. træk
clock-game = Pr. spil
seconds = Sekunder
hints-allowed = Tillad tip
show-in-lobby = Vis blandt de åbne borde
open-table = Åbn bordet
begin = Start spillet
lobby = Åbne borde
lobby-empty = Ingen venter lige nu. Åbn dit eget bord!
join = Deltag
look = Kig med
finished-games = Afsluttede spil

bot-apprentice = Lærling
    .character = Pieter, lærlingen: ivrig, let at aflede og ved at lære byen at kende ligesom dig.
bot-journeyman = Svend
    .character = Grietje, svenden: kan sit fag, men forpasser stadig en chance i ny og næ.
bot-skipper = Skipper
    .character = Maarten, skipperen: har en plan for hver vogn og viger sjældent fra den.
bot-merchant = Købmand
    .character = Saskia, købmanden: vejer hvert træk og ser, hvad du er ude efter.
bot-regent = Rådsherre
    .character = Cornelis, rådsherren: tager sig god tid, glemmer intet og vil vinde.

## The waiting room

waiting-room = Venter på spillere
seat-open = Ledig plads
here = til stede
not-here = væk
leave-seat = Forlad pladsen
waiting-for-friends = Send linket til dine venner, eller lad bots tage de ledige pladser.
waiting-for-opener = Den, der åbnede bordet, starter spillet.
invite = Inviter venner
invite-only-here = Linket virker kun på denne computer. Vil du spille med andre på dit netværk, så start serveren med { $setting }, og åbn den adresse, den oplyser.
share-link = Del link
copied = Kopieret
qr-code = QR-kode til linket
fair-deal = En beviseligt fair kortgivning
fair-deal-promise = Serveren har bundet sig til sin del af kortgivningen; her er dens segl. Din browser binder sig til sin egen startværdi og afslører den først, når vilkårene ligger fast. Når spillet er slut, kan det hele efterprøves.
table-closed = Bordet er lukket.

## The table

map = Kortet over byen
market = { -market(form: "title") }
market-card = { $color ->
    [pink] Tag det { -pink } kort
    [blue] Tag det { -blue } kort
    [green] Tag det { -green } kort
    [black] Tag det { -black } kort
    [red] Tag det { -red } kort
    [orange] Tag det { -orange } kort
    [grey] Tag det { -grey } kort
   *[wild] Tag { -wild(form: "definite") }
}
deck = Træk et kort fra { -deck(form: "definite") }; { $count ->
    [one] der er 1 kort tilbage
   *[other] der er { $count } kort tilbage
}
contracts-pile = Træk { -contract-card(number: "plural") }; { $count ->
    [one] der er 1 tilbage
   *[other] der er { $count } tilbage
}
your-hand = Dine kort
no-cards = Ingen kort
your-contracts = Dine { -contract-card(number: "plural") }
no-contracts = Ingen { -contract-card(number: "plural") }
contract-done = opfyldt
contract-open = ikke opfyldt endnu
players = Spillere
points-label = { -point(number: "plural", form: "title") }
cards-label = { -card(number: "plural", form: "title") }
carts-label = { -cart(number: "plural", form: "title") }
contracts-label = { -contract-card(number: "plural", form: "title") }
merchandise-label = { -merchandise-card(number: "plural", form: "title") }
played-by-bot = en bot spiller
vote = Lad en bot overtage
routes = { -route(number: "plural", form: "title") }
search-routes = Søg blandt { -route(number: "plural", form: "definite") }
routes-found = { $count ->
    [one] Én { -route }
   *[other] { $count } { -route(number: "plural") }
}
route-held = optaget af { $name }
route-open = ledig
route-closed = lukket for dig
brings-merchandise = giver et { -merchandise-card }
log = Spillets gang
log-empty = Intet endnu.
tab-routes = { -route(number: "plural", form: "title") }
tab-log = Log
tab-cards = { -card(number: "plural", form: "title") }

turn-setup = Vælg dine første { -contract-card(number: "plural") }
turn-turn = Din tur
turn-second-draw = Et kort til
turn-keep = Vælg { -contract(number: "plural") }
turn-waiting-setup = De andre vælger { -contract-card(number: "plural") }
turn-of = Nu spiller { $name }
turn-over = Spillet er slut
alert-your-turn = Det er din tur.
last-round = { -last-round(form: "title") }: { $count ->
    [one] én { -turn } tilbage
   *[other] { $count } { -turn(number: "plural") } tilbage
}
connection-lost = Forbindelsen er afbrudt. Dit spil er i sikkerhed; opretter forbindelse igen …
try-now = Prøv nu
bot-plays-for-you = En bot spiller for dig.
i-am-back = Jeg er tilbage
pass-device = Nu spiller { $name }
pass-device-why = Giv enheden videre; ingen andre må kigge.
i-am = Jeg er { $name }

points = { $count ->
    [one] ét { -point }
   *[other] { $count } { -point(number: "plural") }
}
claim = Indsæt { -cart(number: "plural") }
claim-title = Indsæt { -cart(number: "plural") } på { $route }
ways-to-pay = Måder at betale på
draw-contracts = Træk { -contract-card(number: "plural") }
draw-contracts-sure = Du trækker { -contract-card(number: "plural") } og skal beholde mindst ét af dem. Er en { -contract } ikke opfyldt, når spillet slutter, mister du dens { -point(number: "plural") }.
choose-contracts = Vælg { -contract-card(number: "plural") }
choose-first-help = Behold ét eller begge.
choose-more-help = Behold mindst ét; det andet lægges tilbage.
keep = { $count ->
    [0] Behold
    [one] Behold dette
   *[other] Behold begge
}
pass = Meld pas
resign = Giv op
resign-sure = Vil du give op? Så slutter spillet, og den anden spiller vinder.
resign-sure-bot = Vil du give op? Så overtager en bot din plads.

hint = Tip
hint-title = Foreslåede træk:
hint-claim = indsæt { -cart(number: "plural") } på { $route }
hint-deck = træk fra { -deck(form: "definite") }
hint-market = { $color ->
    [pink] tag det { -pink } kort
    [blue] tag det { -blue } kort
    [green] tag det { -green } kort
    [black] tag det { -black } kort
    [red] tag det { -red } kort
    [orange] tag det { -orange } kort
    [grey] tag det { -grey } kort
   *[wild] tag { -wild(form: "definite") }
}
hint-contracts = træk { -contract-card(number: "plural") }
hint-keep = { $count ->
    [one] behold ét { -contract-card }
   *[other] behold begge { -contract-card(number: "plural") }
}
hint-pass = meld pas
chance = { $chance } chance for at vinde

## The end

result = Resultat
skip-counting = Vis resultatet
winner = { $count ->
    [one] { $names } vinder
   *[other] { $names } deler sejren
}
score-routes = { -route(number: "plural", form: "title") }
score-contracts = { -contract(number: "plural", form: "title") }
score-merchandise = { -merchandise(form: "title") }
score-total = I alt
rematch = Revanche
go-to-rematch = Gå til revanchen
download = Hent spillet

## Cards, routes, contracts in words

cards-of-color = { $count ->
    [one] { $color ->
        [pink] ét { -pink } kort
        [blue] ét { -blue(form: "neuter") } kort
        [green] ét { -green(form: "neuter") } kort
        [black] ét { -black(form: "neuter") } kort
        [red] ét { -red(form: "neuter") } kort
        [orange] ét { -orange } kort
       *[wild] én { -wild }
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
    [one] ét { -point }
   *[other] { $points } { -point(number: "plural") }
}

## What happened

log-drew-market = { $who ->
    [you] { $color ->
        [pink] Du tager det { -pink } kort.
        [blue] Du tager det { -blue } kort.
        [green] Du tager det { -green } kort.
        [black] Du tager det { -black } kort.
        [red] Du tager det { -red } kort.
        [orange] Du tager det { -orange } kort.
        [grey] Du tager det { -grey } kort.
       *[wild] Du tager { -wild(form: "definite") }.
    }
   *[other] { $color ->
        [pink] { $name } tager det { -pink } kort.
        [blue] { $name } tager det { -blue } kort.
        [green] { $name } tager det { -green } kort.
        [black] { $name } tager det { -black } kort.
        [red] { $name } tager det { -red } kort.
        [orange] { $name } tager det { -orange } kort.
        [grey] { $name } tager det { -grey } kort.
       *[wild] { $name } tager { -wild(form: "definite") }.
    }
}
log-drew-deck-own = { $color ->
    [pink] Du trækker et { -pink } kort fra { -deck(form: "definite") }.
    [blue] Du trækker et { -blue(form: "neuter") } kort fra { -deck(form: "definite") }.
    [green] Du trækker et { -green(form: "neuter") } kort fra { -deck(form: "definite") }.
    [black] Du trækker et { -black(form: "neuter") } kort fra { -deck(form: "definite") }.
    [red] Du trækker et { -red(form: "neuter") } kort fra { -deck(form: "definite") }.
    [orange] Du trækker et { -orange } kort fra { -deck(form: "definite") }.
    [grey] Du trækker et { -grey(form: "neuter") } kort fra { -deck(form: "definite") }.
   *[wild] Du trækker en { -wild } fra { -deck(form: "definite") }.
}
log-drew-deck = { $who ->
    [you] Du trækker fra { -deck(form: "definite") }.
   *[other] { $name } trækker fra { -deck(form: "definite") }.
}
log-claimed = { $who ->
    [you] Du indsætter { -cart(number: "plural") } på { $route }, og betaler med { $cards }: { $points ->
        [one] ét { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
   *[other] { $name } indsætter { -cart(number: "plural") } på { $route }, og betaler med { $cards }: { $points ->
        [one] ét { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
}
log-merchandise = { $who ->
    [you] Du trækker et { -merchandise-card }.
   *[other] { $name } trækker et { -merchandise-card }.
}
log-offered = { $who ->
    [you] Du ser på { $count ->
        [one] ét { -contract-card }.
       *[other] { $count } { -contract-card(number: "plural") }.
    }
   *[other] { $name } ser på { $count ->
        [one] ét { -contract-card }.
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
    [you] Du lægger et { -contract-card } tilbage.
   *[other] { $name } lægger et { -contract-card } tilbage.
}
log-returned-known = { $who ->
    [you] Du lægger tilbage: { $contract }.
   *[other] { $name } lægger tilbage: { $contract }.
}
log-market-reset = Tre { -wild(number: "plural") } blandt { -market(form: "definite") }: alle fem { -card(number: "plural") } skiftes ud.
log-reshuffled = De brugte kort blandes til en ny { -deck }.
log-continued = Spillet fortsætter et tidligere spil.
log-last-round = { $who ->
    [you] Du udløser { -last-round(form: "definite") }.
   *[other] { $name } udløser { -last-round(form: "definite") }.
}
log-passed = { $who ->
    [you] Du melder pas.
   *[other] { $name } melder pas.
}
log-over = { $reason ->
    [stalemate] Ingen kan gøre mere: spillet er slut.
    [resigned] Spillet er slut: en spiller gav op.
   *[carts] Spillet er slut.
}

## Why not

error-unknown = Det lykkedes ikke.
error-other = Det lykkedes ikke: { $message }
error-no-connection = Serveren svarer ikke.
error-stale = Spillet er gået videre. Kig en gang til.
error-not-your-turn = Det er ikke din tur.
why-off-turn = Det er ikke din tur, og det ville heller ikke kunne lade sig gøre i din tur. { $reason }
error-not-playing = Her er intet spil i gang.
error-game-over = Spillet er slut.
error-must-keep = Vælg dine { -contract-card(number: "plural") } først.
error-second-card = Tag først et kort til.
error-wild-second = En åben { -wild } kan ikke tages som det andet kort.
error-deck-empty = Der er ikke flere kort i { -deck(form: "definite") }.
error-not-in-market = Det kort er ikke blandt { -market(form: "definite") }.
error-no-contracts-left = Der er ikke flere { -contract-card(number: "plural") }.
error-route-taken = Der er allerede vogne på denne { -route }.
error-twin-held = Du har allerede vogne på den anden { -route } i denne { -parallel-route }.
error-twin-closes = Med to spillere kan kun den ene { -route } i en { -parallel-route } bruges.
error-too-few-carts = Du har for få { -cart(number: "plural") } til denne { -route }.
error-too-few-cards = Du har for få kort til denne { -route }.
error-too-few-wilds = Du har for få { -wild(number: "plural") } til denne { -route }.
error-wrong-color = Denne { -route } kræver en anden farve.
error-no-table = Det bord findes ikke. Er hele linket med?
error-not-yours = Det er ikke din plads.
error-seat-taken = Pladsen er allerede taget.
error-name-taken = En anden ved bordet har allerede det navn.
error-bot-name = Sådan hedder en bot. Vælg et andet navn.
error-bad-name = { $reason ->
    [empty] Skriv et navn.
    [too_long] Navnet er for langt; prøv et kortere.
    [invisible] Navnet indeholder et usynligt tegn; skriv det igen.
    [marks] Navnet har for mange accenter på ét bogstav.
    [mixed_scripts] Navnet blander bogstaver fra flere alfabeter, som ligner hinanden; hold dig til ét.
   *[other] Dette navn kan ikke bruges; prøv et andet.
}
error-begun = Spillet er allerede begyndt.
error-committed = En anden enhed har allerede bundet sig til en startværdi for denne plads.
error-bad-seed = Denne startværdi passer ikke til det, der var lovet.
error-not-dealing = Kortene er allerede givet, eller bordet er lukket.
error-outdated = Denne side er ældre end serveren. Genindlæs den for at fortsætte; intet går tabt.
error-open-seats = Der er ledige pladser: vent, eller lad bots tage dem.
error-no-device = Den enhed har ikke længere adgang til pladsen.
error-this-device = Du kan ikke tilbagekalde adgangen for den enhed, du bruger.
error-bad-link = Linket gælder ikke længere.
error-too-many-requests = For mange forespørgsler; vent et øjeblik.
error-too-many-tables = Du har åbnet for mange borde; prøv igen senere.
error-too-many-messages = For mange beskeder; vent et øjeblik.
error-busy = Serveren har travlt; prøv igen om et øjeblik.
error-no-hints = Tip er ikke tilladt ved dette bord.
error-no-reviews = Denne server analyserer ikke spil.
error-no-review = Analysen findes ikke eller er ikke længere tilgængelig. Bed om den igen.
error-too-many-reviews = For mange spil bliver analyseret lige nu; prøv igen senere.
error-review-too-long = Analysen af dette spil tager for lang tid.
error-removed = Du er blevet fjernet fra bordet.
error-slow = Din forbindelse er for langsom; opret den igen.
error-left = Du har forladt pladsen.
error-restart = Serveren genstarter; du er tilbage om et øjeblik.
error-banned = Denne adresse er udelukket fra serveren.
error-too-early = { $seconds ->
    [one] Giv spilleren ét sekund mere.
   *[other] Giv spilleren { $seconds } sekunder mere.
}
error-no-vote = Ingen venter på den spiller.

## What a player can do, and how far contracts are

can-draw = træk to { -card(number: "plural") }
can-claim = indsæt { -cart(number: "plural") }
can-contracts = træk { -contract(number: "plural") }
contract-progress = { $own } af { $total ->
    [one] 1 { -route }
   *[other] { $total } { -route(number: "plural") }
}
contract-blocked = kan ikke opfyldes længere
contract-stakes = +{ $points } hvis opfyldt, ellers −{ $points }
route-have = du har { $have } af { $length } { -card(number: "plural") }
route-claimants = ledig for { $names }
route-claimant-you = dig
route-for-nobody = ingen kan længere indsætte { -cart(number: "plural") } her
place-pair = { $from } – { $to }

## Boards that players bring along

board-another = En anden { -board } …
board-drop = Eller slip en fil med en { -board } (.toml) på denne side.
board-checking = Spillepladen kontrolleres …
board-file-bad = { $file }: der kan ikke spilles på denne { -board }.
board-file-too-large = { $file }: denne { -board } er for stor til serveren.
board-title = { -board(form: "title") }: { $title }
