# Texts for playing with friends, and for every state of a table.

title-your-turn = ● Din { -turn } – { -game }
sorry = Ikke fundet
seat-gone = Pladsen er ikke længere din. Du kan kigge med eller tage en anden plads.
seat-gone-playing = Denne enhed kan ikke længere spille på pladsen. Du kan kigge med.
outdated = Der er en ny version
reload = Genindlæs

## The first page

play-friend = Spil med venner
name-needed = Hvad hedder du? Dine venner kan se navnet ved bordet.
state-waiting = venter på { -player(number: "plural") }
state-dealing = kortene gives
state-playing = i gang
bot-outside = { $name } (ekstern bot)
clock-move-time = Tid pr. træk: { $time }
clock-game-time = Tid til hele spillet: { $time }

## The waiting room

from-outside = ekstern bot
for-a-friend = Til en ven
seat-number = Hvem spiller på plads { $number }
remove-player = Fjern { $name }
with-hints = tip tilladt
without-hints = ingen tip
table-full = Alle pladser er taget. Du kan kigge med, så snart spillet begynder.
invite-help = Alle, der åbner linket, kan tage en plads.
copy-link = Kopier link
copy-failed = Kopier det selv.
qr-code-missing = QR-koden kunne ikke indlæses.
closed-by = { $by ->
    [idle] Bordet blev lukket, fordi der ikke var sket noget her i lang tid.
   *[host] Serverens vært har lukket bordet.
}
closed-empty = Der blev ikke givet kort her. Ved et nyt bord trækker alle en ny startværdi, også kortgiveren.
dealing = Kortene gives
dealing-now = Alle startværdier er kommet.
dealing-why = Vilkårene ligger fast. Nu afslører hver enhed sin startværdi, og så gives kortene.
waiting-for-devices = { $count ->
    [one] Venter på enheden hos { $names }
   *[other] Venter på enhederne hos { $names }
}

## At the table

sending = Sender …
turn-thinking = { $name } tænker
turn-paused = Pause
watching = Du kigger med; alle hænder er skjult.
deal-absent = { $count ->
    [one] Enheden hos { $names } afslørede ikke sin startværdi i tide.
   *[other] Enhederne hos { $names } afslørede ikke deres startværdier i tide.
}
watchers = { $count ->
    [one] én kigger med
   *[other] { $count } kigger med
}
you-resigned = Du har givet op; en bot har overtaget din plads.
paused = Spillet er sat på pause, fordi ingen spiller.
resigned-paused = Du har givet op, og ingen andre spiller. Spillet er sat på pause og bliver lukket efter et stykke tid.
rematch-waits = Dit næste spil venter.
offline = Enheden er offline. Dit spil er i sikkerhed og fortsætter, når du er online igen.
preparing = Første start: botterne gør sig klar ({ $part } af { $total }). Du kan godt begynde et spil allerede nu.
thinking = tænker
choosing = vælger
resigned = har givet op, en bot spiller
has-resigned = har givet op
votes = { $count ->
    [one] én stemme for en bot
   *[other] { $count } stemmer for en bot
}
voted = Du har stemt for en bot.
time-left = { $time } tilbage
hint-thinking = Leder efter gode træk …

## Turn alerts, and other devices

alerts = Giv besked, når det er min { -turn }
alerts-blocked = Din browser tillader ikke notifikationer; du kan ændre det i dens indstillinger for denne side.
alerts-insecure = Browsere tillader kun notifikationer over HTTPS, og denne side er hentet over almindelig HTTP.
alerts-home-screen = Vil du have notifikationer på denne enhed, så føj siden til hjemmeskærmen, og åbn den derfra.
alerts-unsupported = Denne browser kan ikke vise notifikationer.
alerts-page-only = Du får notifikationer, så længe denne side er åben.
alerts-always = Du får notifikationer, også når denne side er lukket.
alert-begins = Spillet er begyndt.
other-device = Fortsæt på en anden enhed
other-device-secret = Hold linket for dig selv: den, der har det, kan se dine { -card(number: "plural") } og spille for dig. Det virker én gang, på én enhed.
own-link = Dit private link
devices = Enheder på denne plads
device-this = Denne enhed
device-browser = { $known ->
    [yes] En anden enhed, siden { $time }
   *[no] En anden enhed
}
device-link = { $known ->
    [yes] Ubrugt link, oprettet { $time }
   *[no] Ubrugt link
}
device-revoke = Tilbagekald
device-revoke-named = Tilbagekald: { $device }
device-revoked-browser = Færdig. Den enhed kan nu kun kigge med.
device-revoked-link = Færdig. Linket virker ikke længere.

## Phrases

say = Sig noget
say-hello = Hej!
say-good-luck = Held og lykke!
say-nice-move = Flot træk!
say-well-played = Godt spillet!
say-oh-no = Åh nej!
say-sorry = Undskyld!
say-thanks = Tak!
say-one-moment = Lige et øjeblik!
say-hurry-up = Din tur!
say-good-game = Tak for spillet!
log-said = { $who ->
    [you] Du: »{ $words }«
   *[other] { $name }: »{ $words }«
}

## Why not

error-already-chosen = Du har allerede valgt dine første { -contract-card(number: "plural") }.
error-keep-first-contracts = Behold ét af de to { -contract-card(number: "plural") } eller begge.
error-nothing-on-offer = Der er ingen { -contract-card(number: "plural") } at vælge imellem lige nu.
error-not-on-offer = Du kan ikke vælge dette { -contract-card } nu.
error-must-act = Du kan kun melde pas, når intet andet træk er muligt.
error-wrong-payment = Du kan ikke betale for denne { -route } på den måde.
error-wrong-seat = Det er en andens { -turn }.
error-unknown-route = Denne { -board } har ikke den { -route }.
error-unknown-contract = Denne { -board } har ikke den { -contract }.
error-unknown-seat = Bordet har ikke den plads.
error-no-seat = Bordet har ikke den plads.
error-unreadable-action = Det er ikke et træk i dette spil.
error-use-resign = Brug knappen »Giv op«, hvis du vil give op.
error-resigned = Du har givet op i dette spil.
error-watching = Du kigger kun med her.
error-closed = Bordet er lukket.
error-not-begun = Spillet er ikke begyndt endnu.
error-not-over = Spillet er ikke slut endnu.
error-only-bots = Mindst én plads skal være til et menneske.
error-bad-first = Vælg, hvem der starter.
error-bad-players = Et spil har to til fire { -player(number: "plural") }.
error-no-board = Den { -board } findes ikke her.
error-unknown-board = Den { -board } findes ikke her.
error-unknown-bot = Den bot findes ikke her.
error-no-chat = Fri tekst er ikke tilladt her; brug de færdige sætninger.
error-bad-chat = Teksten kan ikke sendes; prøv med andre ord.
error-bad-webhook = Adressen kan ikke bruges til notifikationer.
error-no-push = Denne server sender ikke notifikationer til browsere.
error-bad-subscription = Der kan ikke sendes notifikationer til denne browser.
error-bad-request = Det forstod serveren ikke.
error-bad-message = Det forstod serveren ikke.
error-no-such-page = Siden findes ikke.
error-wrong-method = Det forstod serveren ikke.
error-refused = Det tillod serveren ikke.
error-too-large = Det er for stort til serveren.
error-too-many-sockets = Du har for mange borde åbne; luk et af dem.
error-too-many-watchers = Der er allerede for mange, der kigger med. Prøv igen lidt senere.
error-no-database = Serveren kan ikke nå sine data lige nu. Intet er gået tabt; prøver igen …
error-not-saved = Serveren kunne ikke gemme det, så det blev ikke udført. Prøv igen.
error-foreign-origin = En side fra et andet websted må ikke gøre det.
error-bad-host = Serveren svarer ikke på den adresse. Brug det link, du har fået af værten.
error-fault = Noget gik galt på serveren, og fejlen er logget. Prøv igen.
error-unknown-rules = Spillet følger nyere regler, end serveren kender.
