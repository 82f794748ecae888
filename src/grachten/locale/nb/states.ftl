# Texts for playing with friends, and for every state of a table.

title-your-turn = ● Din { -turn } – { -game }
sorry = Ikke funnet
seat-gone = Denne plassen er ikke lenger din. Du kan se på eller ta en annen plass.
seat-gone-playing = Denne enheten kan ikke lenger spille på plassen. Du kan se på.
outdated = Det finnes en ny versjon
reload = Last inn på nytt

## The first page

play-friend = Spill med venner
name-needed = Hva heter du? Vennene dine ser navnet ved bordet.
state-waiting = venter på { -player(number: "plural") }
state-dealing = kortene deles ut
state-playing = i gang
bot-outside = { $name } (ekstern bot)
clock-move-time = Tid per trekk: { $time }
clock-game-time = Tid for hele spillet: { $time }

## The waiting room

from-outside = ekstern bot
for-a-friend = Til en venn
seat-number = Hvem spiller på plass { $number }
remove-player = Fjern { $name }
with-hints = hint tillatt
without-hints = uten hint
table-full = Alle plassene er tatt. Du kan se på så snart spillet begynner.
invite-help = Alle som åpner denne lenken, kan ta en plass.
copy-link = Kopier lenke
copy-failed = Kopier den manuelt.
qr-code-missing = QR-koden kunne ikke lastes.
closed-by = { $by ->
    [idle] Bordet ble stengt fordi det ikke hadde skjedd noe her på lenge.
   *[host] Verten for denne serveren har stengt bordet.
}
closed-empty = Ingenting ble delt ut her. Ved et nytt bord trekker alle en ny startverdi, også kortgiveren.
dealing = Kortene deles ut
dealing-now = Alle startverdiene er mottatt.
dealing-why = Vilkårene er låst. Nå avslører hver enhet startverdien sin, og så deles kortene ut.
waiting-for-devices = { $count ->
    [one] Venter på enheten til { $names }
   *[other] Venter på enhetene til { $names }
}

## At the table

sending = Sender …
turn-thinking = { $name } tenker
turn-paused = Pause
watching = Du ser på; alles kort er skjult.
deal-absent = { $count ->
    [one] Enheten til { $names } avslørte ikke startverdien sin i tide.
   *[other] Enhetene til { $names } avslørte ikke startverdiene sine i tide.
}
watchers = { $count ->
    [one] én person ser på
   *[other] { $count } personer ser på
}
you-resigned = Du har gitt opp; en bot har tatt over for deg.
paused = Spillet er satt på pause fordi ingen spiller.
resigned-paused = Du har gitt opp, og ingen andre spiller. Spillet er satt på pause og blir stengt etter en stund.
rematch-waits = Neste spill venter.
offline = Denne enheten er frakoblet. Spillet ditt er trygt og fortsetter når du er på nett igjen.
preparing = Første oppstart: botene gjør seg klare ({ $part } av { $total }). Du kan begynne et spill allerede nå.
thinking = tenker
choosing = velger
resigned = har gitt opp, en bot spiller
has-resigned = har gitt opp
votes = { $count ->
    [one] én stemme for en bot
   *[other] { $count } stemmer for en bot
}
voted = Du har stemt for en bot.
time-left = { $time } igjen
hint-thinking = Leter etter gode trekk …

## Turn alerts, and other devices

alerts = Si fra når det er min { -turn }
alerts-blocked = Nettleseren din tillater ikke varsler; det kan du endre i nettleserens innstillinger for denne siden.
alerts-insecure = Nettlesere tillater varsler bare over HTTPS, og denne siden er hentet over vanlig HTTP.
alerts-home-screen = For å få varsler på denne enheten må du legge siden til på Hjem-skjermen og åpne den derfra.
alerts-unsupported = Denne nettleseren kan ikke vise varsler.
alerts-page-only = Du får varsler så lenge denne siden er åpen.
alerts-always = Du får varsler også når denne siden er lukket.
alert-begins = Spillet har begynt.
other-device = Fortsett på en annen enhet
other-device-secret = Hold denne lenken for deg selv: Den som har den, kan se kortene dine og spille for deg. Den virker én gang, på én enhet.
own-link = Din private lenke
devices = Enheter på denne plassen
device-this = Denne enheten
device-browser = { $known ->
    [yes] En annen enhet, siden { $time }
   *[no] En annen enhet
}
device-link = { $known ->
    [yes] Ubrukt lenke, opprettet { $time }
   *[no] Ubrukt lenke
}
device-revoke = Trekk tilbake
device-revoke-named = Trekk tilbake: { $device }
device-revoked-browser = Ferdig. Den enheten kan nå bare se på.
device-revoked-link = Ferdig. Lenken virker ikke lenger.

## Phrases

say = Si noe
say-hello = Hei!
say-good-luck = Lykke til!
say-nice-move = Fint trekk!
say-well-played = Godt spilt!
say-oh-no = Å nei!
say-sorry = Unnskyld!
say-thanks = Takk!
say-one-moment = Et øyeblikk!
say-hurry-up = Din { -turn }!
say-good-game = Takk for spillet!
log-said = { $who ->
    [you] Du: «{ $words }»
   *[other] { $name }: «{ $words }»
}

## Why not

error-already-chosen = Du har allerede valgt dine første { -contract-card(number: "plural") }.
error-keep-first-contracts = Behold ett av { -contract-card(number: "plural", form: "definite") } du har fått, eller begge.
error-nothing-on-offer = Det er ingen { -contract-card(number: "plural") } å velge blant akkurat nå.
error-not-on-offer = Dette { -contract-card(form: "definite") } er ikke blant dem du kan velge.
error-must-act = Du kan bare stå over når ingen andre trekk er mulige.
error-wrong-payment = Du kan ikke betale slik for denne { -route(form: "definite") }.
error-wrong-seat = Det er noen andres { -turn }.
error-unknown-route = Det finnes ingen slik { -route } på dette { -board(form: "definite") }.
error-unknown-contract = Det finnes ikke noe slikt { -contract-card } til dette { -board(form: "definite") }.
error-unknown-seat = Det finnes ingen slik plass ved dette bordet.
error-no-seat = Det finnes ingen slik plass ved dette bordet.
error-unreadable-action = Det er ikke et trekk i dette spillet.
error-use-resign = Bruk knappen «Gi opp» hvis du vil gi opp.
error-resigned = Du har gitt opp dette spillet.
error-watching = Her ser du bare på.
error-closed = Bordet er stengt.
error-not-begun = Spillet har ikke begynt ennå.
error-not-over = Spillet er ikke over ennå.
error-only-bots = Minst én plass må være for et menneske.
error-bad-first = Velg hvem som starter.
error-bad-players = Et spill har to til fire { -player(number: "plural") }.
error-no-board = Det finnes ikke noe slikt { -board } her.
error-unknown-board = Det finnes ikke noe slikt { -board } her.
error-unknown-bot = Denne boten finnes ikke her.
error-no-chat = Fri tekst er ikke tillatt her; bruk de ferdige setningene.
error-bad-chat = Denne teksten kan ikke sendes; prøv med andre ord.
error-bad-webhook = Denne adressen kan ikke brukes til varsler.
error-no-push = Denne serveren sender ikke varsler til nettlesere.
error-bad-subscription = Det kan ikke sendes varsler til denne nettleseren.
error-bad-request = Serveren forsto ikke dette.
error-bad-message = Serveren forsto ikke dette.
error-no-such-page = Denne siden finnes ikke.
error-wrong-method = Serveren forsto ikke dette.
error-refused = Serveren tillot ikke dette.
error-too-large = Det er for stort for serveren.
error-too-many-sockets = Du har for mange bord åpne; lukk ett av dem.
error-too-many-watchers = Det er allerede for mange som ser på. Prøv igjen litt senere.
error-no-database = Serveren får ikke tak i dataene sine akkurat nå. Ingenting er gått tapt; prøver igjen …
error-not-saved = Serveren kunne ikke lagre dette, så det ble ikke gjort. Prøv igjen.
error-foreign-origin = En side på et annet nettsted får ikke gjøre dette.
error-bad-host = Serveren svarer ikke på denne adressen. Bruk lenken du har fått av verten.
error-fault = Noe gikk galt på serveren, og feilen er logget. Prøv igjen.
error-unknown-rules = Dette spillet følger nyere regler enn denne serveren kjenner.
