# Texts of the browser client.

-game = Grachten

title = { -game }
tagline = { -card(number: "plural") } ziehen, { -route(number: "plural") } belegen, { -contract(number: "plural") } erfüllen: Kaufleute in Amsterdam um 1660.
skip = Zum Inhalt
close = Schließen
cancel = Abbrechen
home = Startseite
notices = Open-Source-Lizenzen
loading = Lädt …
settings = Einstellungen
language = Sprache
theme = Design
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
change-theme = Zwischen Hell und Dunkel wechseln
confirm-moves = Nachfragen, bevor ich eine { -route } belege
sounds = Töne
sound-on = Ton einschalten
sound-off = Ton ausschalten
more = Mehr
link = Link

## The first page

your-name = Dein Name
you-name = Gast
you = du
opponent = Gegen wen?
play-now = Spielen
your-tables = Deine Tische
go-on = Weiterspielen
new-table = Neuer Tisch
player-number = { -player } { $number }
player = { -player }
kind-bot = Bot
kind-friend = Jemand mit dem Link
kind-local = Jemand an diesem Gerät
level = Spielstärke
name = Name
add-seat = Platz hinzufügen
remove-seat = Platz entfernen
more-settings = Weitere Einstellungen
board = { -board }
who-begins = Wer beginnt
by-lot = Zufall
clock = Bedenkzeit
clock-none = Ohne Zeitlimit
clock-move = Pro Zug
clock-game = Pro Partie
seconds = Sekunden
hints-allowed = Tipps erlauben
show-in-lobby = Bei den offenen Tischen zeigen
open-table = Tisch öffnen
begin = Beginnen
lobby = Offene Tische
lobby-empty = Gerade wartet niemand. Öffne selbst einen Tisch!
join = Mitspielen
look = Zuschauen
finished-games = Beendete Partien

bot-apprentice = Lehrling
    .character = Pieter, der Lehrling: eifrig, leicht abgelenkt und wie du noch neu in der Stadt.
bot-journeyman = Geselle
    .character = Grietje, die Gesellin: kennt das Handwerk und lässt doch ab und zu eine Chance liegen.
bot-skipper = Schiffer
    .character = Maarten, der Schiffer: hat für jeden { -cart } einen Plan und weicht selten davon ab.
bot-merchant = Kaufmann
    .character = Saskia, die Kauffrau: wägt jeden Zug ab und sieht, worauf du aus bist.
bot-regent = Ratsherr
    .character = Cornelis, der Ratsherr: nimmt sich Zeit, vergisst nichts und will gewinnen.

## The waiting room

waiting-room = Warten auf die anderen
seat-open = Freier Platz
here = da
not-here = nicht da
leave-seat = Platz verlassen
waiting-for-friends = Schick den Link an deine Freunde, oder lass Bots die freien Plätze einnehmen.
waiting-for-opener = Wer den Tisch geöffnet hat, startet das Spiel.
invite = Freunde einladen
invite-only-here = Dieser Link funktioniert nur auf diesem Computer. Willst du mit anderen in deinem Netzwerk spielen, starte den Server mit { $setting } und öffne die Adresse, die er nennt.
share-link = Link teilen
copied = Kopiert
qr-code = QR-Code des Links
fair-deal = Nachweisbar fair gemischt
fair-deal-promise = Der Server hat sich auf seinen Teil des Mischens festgelegt; dies ist das Siegel darauf. Dein Browser legt sich auf einen eigenen Startwert fest und legt ihn erst offen, wenn die Bedingungen feststehen. Nach dem Spiel lässt sich alles prüfen.
table-closed = Dieser Tisch ist geschlossen.

## The table

map = Stadtplan
market = { -market }
market-card = { $color ->
    [pink] Nimm die { -pink } { -card }
    [blue] Nimm die { -blue } { -card }
    [green] Nimm die { -green } { -card }
    [black] Nimm die { -black } { -card }
    [red] Nimm die { -red } { -card }
    [orange] Nimm die { -orange } { -card }
    [grey] Nimm die { -grey } { -card }
   *[wild] Nimm den { -wild }
}
deck = Zieh eine { -card } vom { -deck }; { $count ->
    [one] 1 { -card } ist noch da
   *[other] { $count } { -card(number: "plural") } sind noch da
}
contracts-pile = Zieh { -contract(number: "plural") }; { $count ->
    [one] 1 ist noch da
   *[other] { $count } sind noch da
}
your-hand = Deine { -card(number: "plural") }
no-cards = Keine { -card(number: "plural") }
your-contracts = Deine { -contract(number: "plural") }
no-contracts = Keine { -contract(number: "plural") }
contract-done = erfüllt
contract-open = offen
players = Am Tisch
points-label = { -point(number: "plural") }
cards-label = { -card(number: "plural") }
carts-label = { -cart(number: "plural") }
contracts-label = { -contract(number: "plural") }
merchandise-label = { -merchandise }
played-by-bot = ein Bot spielt
vote = Bot übernehmen lassen
routes = { -route(number: "plural") }
search-routes = { -route } suchen
routes-found = { $count ->
    [one] Eine { -route }
   *[other] { $count } { -route(number: "plural") }
}
route-held = belegt von { $name }
route-open = frei
route-closed = für dich gesperrt
brings-merchandise = bringt eine { -merchandise-card }
log = Spielverlauf
log-empty = Noch nichts.
tab-routes = { -route(number: "plural") }
tab-log = Verlauf
tab-cards = { -card(number: "plural") }

turn-setup = Wähle { -contract(number: "plural") }
turn-turn = Du bist dran
turn-second-draw = Noch eine { -card }
turn-keep = Wähle { -contract(number: "plural") }
turn-waiting-setup = Andere wählen noch
turn-of = { $name } ist dran
turn-over = Spiel vorbei
alert-your-turn = Du bist dran.
last-round = { -last-round(case: "title") }: { $count ->
    [one] noch ein { -turn }
   *[other] noch { $count } { -turn(number: "plural") }
}
connection-lost = Verbindung verloren. Deine Partie ist sicher; neue Verbindung wird aufgebaut …
try-now = Jetzt versuchen
bot-plays-for-you = Ein Bot spielt für dich.
i-am-back = Ich bin wieder da
pass-device = { $name } ist dran
pass-device-why = Gib das Gerät weiter; sonst sollte niemand hinsehen.
i-am = Ich bin { $name }

points = { $count ->
    [one] { $count } { -point }
   *[other] { $count } { -point(number: "plural") }
}
claim = { -route } belegen
claim-title = { -route } belegen: { $route }
ways-to-pay = Womit du bezahlen kannst
draw-contracts = { -contract(number: "plural") } ziehen
draw-contracts-sure = Du ziehst { -contract(number: "plural") } und musst mindestens einen davon behalten. Jeder { -contract }, den du bis zum Ende nicht erfüllst, kostet dich seine { -point(number: "plural") }.
choose-contracts = Wähle { -contract(number: "plural") }
choose-first-help = Behalte einen oder beide.
choose-more-help = Behalte mindestens einen; der andere wird zurückgelegt.
keep = { $count ->
    [0] Behalten
    [one] Diesen behalten
   *[other] Beide behalten
}
pass = Passen
resign = Aufgeben
resign-sure = Willst du aufgeben? Das Spiel endet, und die andere Seite gewinnt.
resign-sure-bot = Willst du aufgeben? Ein Bot übernimmt deinen Platz.

hint = Tipp
hint-title = Vorgeschlagene Züge:
hint-claim = belegen: { $route }
hint-deck = vom { -deck } ziehen
hint-market = { $color ->
    [pink] die { -pink } { -card } nehmen
    [blue] die { -blue } { -card } nehmen
    [green] die { -green } { -card } nehmen
    [black] die { -black } { -card } nehmen
    [red] die { -red } { -card } nehmen
    [orange] die { -orange } { -card } nehmen
    [grey] die { -grey } { -card } nehmen
   *[wild] den { -wild } nehmen
}
hint-contracts = { -contract(number: "plural") } ziehen
hint-keep = { $count ->
    [one] einen { -contract } behalten
   *[other] beide { -contract(number: "plural") } behalten
}
hint-pass = passen
chance = { $chance } Siegchance

## The end

result = Ergebnis
skip-counting = Ergebnis zeigen
winner = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
}
score-routes = { -route(number: "plural") }
score-contracts = { -contract(number: "plural") }
score-merchandise = { -merchandise }
score-total = Gesamt
rematch = Revanche
go-to-rematch = Zur Revanche
download = Partie herunterladen

## Cards, routes, contracts in words

cards-of-color = { $count ->
    [one] { $color ->
        [pink] { $count } { -pink } { -card }
        [blue] { $count } { -blue } { -card }
        [green] { $count } { -green } { -card }
        [black] { $count } { -black } { -card }
        [red] { $count } { -red } { -card }
        [orange] { $count } { -orange } { -card }
       *[wild] { $count } { -wild }
    }
   *[other] { $color ->
        [pink] { $count } { -pink } { -card(number: "plural") }
        [blue] { $count } { -blue } { -card(number: "plural") }
        [green] { $count } { -green } { -card(number: "plural") }
        [black] { $count } { -black } { -card(number: "plural") }
        [red] { $count } { -red } { -card(number: "plural") }
        [orange] { $count } { -orange } { -card(number: "plural") }
       *[wild] { $count } { -wild(number: "plural") }
    }
}
route = { $color ->
    [pink] { $from } – { $to }, { -pink(form: "plain") }, { $length }
    [blue] { $from } – { $to }, { -blue(form: "plain") }, { $length }
    [green] { $from } – { $to }, { -green(form: "plain") }, { $length }
    [black] { $from } – { $to }, { -black(form: "plain") }, { $length }
    [red] { $from } – { $to }, { -red(form: "plain") }, { $length }
    [orange] { $from } – { $to }, { -orange }, { $length }
   *[grey] { $from } – { $to }, { -grey(form: "plain") }, { $length }
}
contract = { $from } – { $to }, { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
}

## What happened

log-drew-market = { $who ->
    [you] { $color ->
        [pink] Du nimmst die { -pink } { -card }.
        [blue] Du nimmst die { -blue } { -card }.
        [green] Du nimmst die { -green } { -card }.
        [black] Du nimmst die { -black } { -card }.
        [red] Du nimmst die { -red } { -card }.
        [orange] Du nimmst die { -orange } { -card }.
        [grey] Du nimmst die { -grey } { -card }.
       *[wild] Du nimmst den { -wild }.
    }
   *[other] { $color ->
        [pink] { $name } nimmt die { -pink } { -card }.
        [blue] { $name } nimmt die { -blue } { -card }.
        [green] { $name } nimmt die { -green } { -card }.
        [black] { $name } nimmt die { -black } { -card }.
        [red] { $name } nimmt die { -red } { -card }.
        [orange] { $name } nimmt die { -orange } { -card }.
        [grey] { $name } nimmt die { -grey } { -card }.
       *[wild] { $name } nimmt den { -wild }.
    }
}
log-drew-deck-own = { $color ->
    [pink] Du ziehst eine { -pink } { -card } vom { -deck }.
    [blue] Du ziehst eine { -blue } { -card } vom { -deck }.
    [green] Du ziehst eine { -green } { -card } vom { -deck }.
    [black] Du ziehst eine { -black } { -card } vom { -deck }.
    [red] Du ziehst eine { -red } { -card } vom { -deck }.
    [orange] Du ziehst eine { -orange } { -card } vom { -deck }.
    [grey] Du ziehst eine { -grey } { -card } vom { -deck }.
   *[wild] Du ziehst einen { -wild } vom { -deck }.
}
log-drew-deck = { $who ->
    [you] Du ziehst eine { -card } vom { -deck }.
   *[other] { $name } zieht eine { -card } vom { -deck }.
}
log-claimed = { $who ->
    [you] Du belegst { $route }, für { $cards }: { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
   *[other] { $name } belegt { $route }, für { $cards }: { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
}
log-merchandise = { $who ->
    [you] Du nimmst eine { -merchandise-card }.
   *[other] { $name } nimmt eine { -merchandise-card }.
}
log-offered = { $who ->
    [you] Du siehst dir { $count ->
        [one] einen { -contract } an.
       *[other] { $count } { -contract(number: "plural") } an.
    }
   *[other] { $name } sieht sich { $count ->
        [one] einen { -contract } an.
       *[other] { $count } { -contract(number: "plural") } an.
    }
}
log-kept = { $who ->
    [you] Du behältst einen { -contract }.
   *[other] { $name } behält einen { -contract }.
}
log-kept-known = { $who ->
    [you] Du behältst den { -contract } { $contract }.
   *[other] { $name } behält den { -contract } { $contract }.
}
log-returned = { $who ->
    [you] Du legst einen { -contract } zurück.
   *[other] { $name } legt einen { -contract } zurück.
}
log-returned-known = { $who ->
    [you] Du legst einen { -contract } zurück: { $contract }.
   *[other] { $name } legt einen { -contract } zurück: { $contract }.
}
log-market-reset = Drei { -wild(number: "plural") } in der { -market }: Alle fünf { -card(number: "plural") } werden ersetzt.
log-reshuffled = Die abgelegten { -card(number: "plural") } werden zu einem neuen { -deck } gemischt.
log-continued = Die Partie setzt eine frühere fort.
log-last-round = { $who ->
    [you] Du läutest die { -last-round } ein.
   *[other] { $name } läutet die { -last-round } ein.
}
log-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
log-over = { $reason ->
    [stalemate] Niemand kann mehr etwas tun: Das Spiel ist vorbei.
    [resigned] Das Spiel ist vorbei: Jemand hat aufgegeben.
   *[carts] Das Spiel ist vorbei.
}

## Why not

error-unknown = Das hat nicht geklappt.
error-other = Das hat nicht geklappt: { $message }
error-no-connection = Der Server antwortet nicht.
error-stale = Das Spiel ist weitergegangen. Sieh noch einmal hin.
error-not-your-turn = Du bist nicht dran.
why-off-turn = Du bist nicht dran, und auch in deinem { -turn } ginge das nicht. { $reason }
error-not-playing = Hier wird gerade nicht gespielt.
error-game-over = Das Spiel ist vorbei.
error-must-keep = Wähle zuerst deine { -contract(number: "plural") }.
error-second-card = Nimm zuerst eine zweite { -card }.
error-wild-second = Ein { -wild } aus der { -market } kann nicht die zweite { -card } sein.
error-deck-empty = Der { -deck } ist leer.
error-not-in-market = Diese { -card } liegt nicht in der { -market }.
error-no-contracts-left = Es sind keine { -contract(number: "plural") } mehr da.
error-route-taken = Diese { -route } ist schon belegt.
error-twin-held = Du hast schon die andere { -route } dieser { -parallel-route }.
error-twin-closes = Zu zweit kann nur eine der beiden { -route(number: "plural") } einer { -parallel-route } belegt werden.
error-too-few-carts = Du hast zu wenige { -cart(number: "plural") } für diese { -route }.
error-too-few-cards = Du hast zu wenige { -card(number: "plural") } für diese { -route }.
error-too-few-wilds = Du hast zu wenige { -wild(number: "plural") } für diese { -route }.
error-wrong-color = Diese { -route } verlangt eine andere Farbe.
error-no-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
error-not-yours = Das ist nicht dein Platz.
error-seat-taken = Dieser Platz ist schon besetzt.
error-name-taken = An diesem Tisch heißt schon jemand so.
error-bot-name = So heißt ein Bot. Wähle einen anderen Namen.
error-bad-name = { $reason ->
    [empty] Bitte gib einen Namen ein.
    [too_long] Dieser Name ist zu lang; versuch es mit einem kürzeren.
    [invisible] Dieser Name enthält ein unsichtbares Zeichen; gib ihn neu ein.
    [marks] Dieser Name hat zu viele Akzente auf einem Buchstaben.
    [mixed_scripts] Dieser Name mischt ähnlich aussehende Buchstaben mehrerer Schriften; bleib bei einer.
   *[other] Dieser Name geht nicht; versuch es mit einem anderen.
}
error-begun = Das Spiel hat schon begonnen.
error-committed = Für diesen Platz hat sich schon ein anderes Gerät auf einen Startwert festgelegt.
error-bad-seed = Dieser Startwert passt nicht zu seiner Festlegung.
error-not-dealing = Die { -card(number: "plural") } sind schon ausgeteilt, oder der Tisch ist geschlossen.
error-outdated = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen; es geht nichts verloren.
error-open-seats = Es sind noch Plätze frei: Warte, oder setz Bots dorthin.
error-no-device = Dieses Gerät hat keinen Zugriff mehr auf diesen Platz.
error-this-device = Das Gerät, das du gerade benutzt, kannst du nicht sperren.
error-bad-link = Dieser Link gilt nicht mehr.
error-too-many-requests = Zu viele Anfragen; warte einen Moment.
error-too-many-tables = Du hast zu viele Tische geöffnet; versuch es später noch einmal.
error-too-many-messages = Zu viele Nachrichten; warte einen Moment.
error-busy = Der Server hat viel zu tun; versuch es gleich noch einmal.
error-no-hints = An diesem Tisch sind keine Tipps erlaubt.
error-no-reviews = Dieser Server analysiert keine Partien.
error-no-review = Diese Analyse gibt es nicht oder nicht mehr. Fordere sie neu an.
error-too-many-reviews = Gerade werden zu viele Partien analysiert; versuch es später noch einmal.
error-review-too-long = Die Analyse dieser Partie dauert zu lange.
error-removed = Du wurdest von diesem Tisch entfernt.
error-slow = Deine Verbindung ist zu langsam; verbinde dich neu.
error-left = Du hast diesen Platz verlassen.
error-restart = Der Server startet neu; gleich geht es weiter.
error-banned = Diese Adresse ist auf dem Server gesperrt.
error-too-early = { $seconds ->
    [one] Warte noch eine Sekunde.
   *[other] Warte noch { $seconds } Sekunden.
}
error-no-vote = Auf diese Person wartet gerade niemand.

## What a player can do, and how far contracts are

can-draw = zwei { -card(number: "plural") } ziehen
can-claim = eine { -route } belegen
can-contracts = { -contract(number: "plural") } nehmen
contract-progress = { $own } von { $total ->
    [one] 1 { -route }
   *[other] { $total } { -route(number: "plural") }
}
contract-blocked = nicht mehr erfüllbar
contract-stakes = +{ $points }, wenn erfüllt, sonst −{ $points }
route-have = { $length ->
    [one] { $have ->
        [0] dir fehlt die nötige { -card }
       *[other] du hast die nötige { -card }
    }
   *[other] du hast { $have } von { $length } { -card(number: "plural") }
}
route-claimants = frei für { $names }
route-claimant-you = dich
route-for-nobody = niemand kann sie mehr belegen
place-pair = { $from } – { $to }

## Boards that players bring along

board-another = Anderer { -board } …
board-drop = Oder lege die Datei eines { -board(case: "genitive") } (.toml) auf dieser Seite ab.
board-checking = Der { -board } wird geprüft …
board-file-bad = { $file }: Auf diesem { -board } kann man nicht spielen.
board-file-too-large = { $file }: Dieser { -board } ist zu groß für diesen Server.
board-title = { -board }: { $title }
