# Texts for playing with friends, and for every state of a table.

title-your-turn = ● Jouw { -turn } – { -game }
sorry = Niet gevonden
seat-gone = Deze plaats is niet meer van jou. Je kunt meekijken of een andere plaats innemen.
seat-gone-playing = Dit apparaat kan niet meer op deze plaats spelen. Je kunt meekijken.
outdated = Er is een nieuwe versie
reload = Opnieuw laden

## The first page

play-friend = Met vrienden spelen
name-needed = Hoe heet je? Je vrienden zien je naam aan tafel.
state-waiting = wacht op spelers
state-dealing = wordt gedeeld
state-playing = bezig
bot-outside = { $name } (externe bot)
clock-move-time = Tijd per zet: { $time }
clock-game-time = Tijd voor het hele spel: { $time }

## The waiting room

from-outside = externe bot
for-a-friend = Voor een vriend
seat-number = Wie speelt er op plaats { $number }
remove-player = { $name } verwijderen
with-hints = tips toegestaan
without-hints = geen tips
table-full = Alle plaatsen zijn bezet. Je kunt meekijken zodra het spel begint.
invite-help = Wie deze link opent, kan een plaats innemen.
copy-link = Link kopiëren
copy-failed = Kopieer hem zelf.
qr-code-missing = De QR-code kon niet worden geladen.
closed-by = { $by ->
    [idle] Deze tafel is gesloten omdat er al heel lang niets was gebeurd.
   *[host] De beheerder van deze server heeft de tafel gesloten.
}
closed-empty = Hier is niets gedeeld. Aan een nieuwe tafel trekt iedereen een nieuw startgetal, ook de deler.
dealing = De kaarten worden gedeeld
dealing-now = Alle startgetallen zijn binnen.
dealing-why = De voorwaarden liggen vast. Nu maakt elk apparaat zijn startgetal bekend; daarna worden de kaarten gedeeld.
waiting-for-devices = { $count ->
    [one] Wachten op het apparaat van { $names }
   *[other] Wachten op de apparaten van { $names }
}

## At the table

sending = Verzenden…
turn-thinking = { $name } denkt na
turn-paused = Gepauzeerd
watching = Je kijkt mee; alle kaarten in de { -hand } blijven verborgen.
deal-absent = { $count ->
    [one] Het apparaat van { $names } heeft zijn startgetal niet op tijd bekendgemaakt.
   *[other] De apparaten van { $names } hebben hun startgetallen niet op tijd bekendgemaakt.
}
watchers = { $count ->
    [one] één persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
you-resigned = Je hebt opgegeven; een bot heeft je plaats overgenomen.
paused = Het spel is gepauzeerd omdat er niemand speelt.
resigned-paused = Je hebt opgegeven en er speelt niemand anders meer. Het spel is gepauzeerd en wordt na een tijdje gesloten.
rematch-waits = Je volgende spel wacht.
offline = Dit apparaat is offline. Je spel is veilig en gaat verder zodra je weer online bent.
preparing = Eerste start: de bots maken zich klaar ({ $part } van { $total }). Je kunt alvast een spel beginnen.
thinking = denkt na
choosing = kiest
resigned = opgegeven, een bot speelt
has-resigned = opgegeven
votes = { $count ->
    [one] één stem voor een bot
   *[other] { $count } stemmen voor een bot
}
voted = Je hebt voor een bot gestemd.
time-left = nog { $time }
hint-thinking = Goede zetten zoeken…

## Turn alerts, and other devices

alerts = Melden als ik aan de { -turn } ben
alerts-blocked = Je browser staat geen meldingen toe; je kunt dat aanpassen in de browserinstellingen voor deze pagina.
alerts-insecure = Browsers staan meldingen alleen via HTTPS toe; deze pagina is via gewoon HTTP geladen.
alerts-home-screen = Wil je op dit apparaat meldingen krijgen, zet deze pagina dan op je beginscherm en open die daarvandaan.
alerts-unsupported = Deze browser kan geen meldingen tonen.
alerts-page-only = Je krijgt meldingen zolang deze pagina open is.
alerts-always = Je krijgt ook meldingen als deze pagina gesloten is.
alert-begins = Het spel is begonnen.
other-device = Verdergaan op een ander apparaat
other-device-secret = Houd deze link voor jezelf: wie hem heeft, kan je kaarten zien en voor je spelen. Hij werkt één keer, op één apparaat.
own-link = Je privélink
devices = Apparaten op deze plaats
device-this = Dit apparaat
device-browser = { $known ->
    [yes] Een ander apparaat, sinds { $time }
   *[no] Een ander apparaat
}
device-link = { $known ->
    [yes] Ongebruikte link, gemaakt { $time }
   *[no] Ongebruikte link
}
device-revoke = Intrekken
device-revoke-named = Intrekken: { $device }
device-revoked-browser = Klaar. Dat apparaat kan nu alleen nog meekijken.
device-revoked-link = Klaar. Die link werkt niet meer.

## Phrases

say = Iets zeggen
say-hello = Hallo!
say-good-luck = Succes!
say-nice-move = Mooie zet!
say-well-played = Goed gespeeld!
say-oh-no = O nee!
say-sorry = Oeps, sorry!
say-thanks = Bedankt!
say-one-moment = Momentje!
say-hurry-up = Jouw { -turn }!
say-good-game = Leuk potje!
log-said = { $who ->
    [you] Jij: ‘{ $words }’
   *[other] { $name }: ‘{ $words }’
}

## Why not

error-already-chosen = Je hebt je eerste { -contract-card(number: "plural") } al gekozen.
error-keep-first-contracts = Houd één of beide { -contract-card(number: "plural") }.
error-nothing-on-offer = Er zijn nu geen { -contract-card(number: "plural") } om uit te kiezen.
error-not-on-offer = Deze { -contract-card } kun je nu niet kiezen.
error-must-act = Je mag alleen passen als geen andere zet mogelijk is.
error-wrong-payment = Zo kun je deze { -route } niet betalen.
error-wrong-seat = Iemand anders is aan de { -turn }.
error-unknown-route = Die { -route } bestaat niet op dit { -board }.
error-unknown-contract = Die { -contract-card } bestaat niet bij dit { -board }.
error-unknown-seat = Die plaats bestaat niet aan deze tafel.
error-no-seat = Die plaats bestaat niet aan deze tafel.
error-unreadable-action = Dat is geen zet in dit spel.
error-use-resign = Gebruik de knop ‘Opgeven’ om op te geven.
error-resigned = Je hebt dit spel opgegeven.
error-watching = Je kijkt hier alleen mee.
error-closed = Deze tafel is gesloten.
error-not-begun = Het spel is nog niet begonnen.
error-not-over = Het spel is nog niet afgelopen.
error-only-bots = Minstens één plaats moet voor een mens zijn.
error-bad-first = Kies wie begint.
error-bad-players = Een spel heeft twee tot vier { -player(number: "plural") }.
error-no-board = Dat { -board } bestaat hier niet.
error-unknown-board = Dat { -board } bestaat hier niet.
error-unknown-bot = Die bot bestaat hier niet.
error-no-chat = Vrije tekst is hier niet toegestaan; gebruik de vaste zinnen.
error-bad-chat = Deze tekst kan niet worden verstuurd; probeer andere woorden.
error-bad-webhook = Dit adres kan niet voor meldingen worden gebruikt.
error-no-push = Deze server stuurt geen meldingen naar browsers.
error-bad-subscription = Naar deze browser kan geen melding worden gestuurd.
error-bad-request = De server begreep dat niet.
error-bad-message = De server begreep dat niet.
error-no-such-page = Deze pagina bestaat niet.
error-wrong-method = De server begreep dat niet.
error-refused = De server staat dat niet toe.
error-too-large = Dat is te groot voor de server.
error-too-many-sockets = Je hebt te veel tafels openstaan; sluit er een.
error-too-many-watchers = Er kijken al te veel mensen mee. Probeer het straks nog eens.
error-no-database = De server kan nu niet bij zijn gegevens. Er is niets verloren; we proberen het opnieuw…
error-not-saved = De server kon dat niet opslaan en heeft het dus niet gedaan. Probeer het nog eens.
error-foreign-origin = Een pagina van een andere site mag dat niet.
error-bad-host = De server reageert niet op dit adres. Gebruik de link die je van de beheerder hebt gekregen.
error-fault = Er ging iets mis op de server; de fout is vastgelegd. Probeer het nog eens.
error-unknown-rules = Dit spel volgt nieuwere regels dan deze server kent.
