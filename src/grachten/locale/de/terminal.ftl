# Texts of the terminal: grachten play, replay and rules. Messages that the browser shows too, such
# as log-…, error-…, route, contract and cards-of-color, are in the files of the browser client.
# Commands in quotation marks (map, rules, help …) are typed as they are: don't translate them.

## Answers

# Letters and words for yes and no, separated by spaces; y, yes, n and no always work.
cli-yes = j ja
cli-no = n nein
cli-answer-yes-or-no = Bitte antworte mit j oder n.

## Names

# The name of a person who plays alone against bots.
cli-you = Du
cli-somebody = jemand
cli-name-you = { $name } (du)
cli-name-bot = { $name } (Bot)
cli-name-replaced = { $name } ({ $bot })

## Cards, routes, numbers of things

cli-color = { $color ->
    [pink] { -pink(form: "plain") }
    [blue] { -blue(form: "plain") }
    [green] { -green(form: "plain") }
    [black] { -black(form: "plain") }
    [red] { -red(form: "plain") }
    [orange] { -orange }
    [grey] beliebig
   *[wild] { -wild }
}
cli-none = keine
cli-second-route = { $route }, die zweite
cli-contract-state = { $contract } ({ $fulfilled ->
    [yes] erfüllt
   *[no] nicht erfüllt
})
cli-cards = { $count ->
    [one] { $count } { -card }
   *[other] { $count } { -card(number: "plural") }
}
cli-carts = { $count ->
    [one] { $count } { -cart }
   *[other] { $count } { -cart(number: "plural") }
}
cli-contracts = { $count ->
    [one] { $count } { -contract }
   *[other] { $count } { -contract(number: "plural") }
}
cli-merchandise = { $count ->
    [one] { $count } { -merchandise-card }
   *[other] { $count } { -merchandise-card(number: "plural") }
}

## Moves in words

cli-do-claim = { $route }, für { $cards } belegen
cli-do-keep = { $contracts } behalten
cli-do-resign = aufgeben

## Log lines with more detail than in the browser

cli-log-dealt = { $who ->
    [you] Du bekommst { $count ->
        [one] eine { -card }.
       *[other] { $count } { -card(number: "plural") }.
    }
   *[other] { $name } bekommt { $count ->
        [one] eine { -card }.
       *[other] { $count } { -card(number: "plural") }.
    }
}
cli-log-dealt-known = { $who ->
    [you] Du bekommst { $cards }.
   *[other] { $name } bekommt { $cards }.
}
cli-log-offered-known = { $who ->
    [you] Du siehst dir an: { $contracts }.
   *[other] { $name } sieht sich an: { $contracts }.
}
cli-log-market-filled = Neu in der { -market }: { $cards }.
cli-log-resigned = { $who ->
    [you] Du gibst auf: Das Spiel ist vorbei.
   *[other] { $name } gibt auf: Das Spiel ist vorbei.
}
cli-log-times = { $sentence } ({ $times }×)
cli-log-decided-by = (entschieden von { $by })

## The page: labels have room for 10 letters

cli-label-market = { -market }
cli-label-hand = Deine { -hand }
cli-label-contracts = { -contract(number: "plural") }
cli-label-offer = Zur Wahl
cli-label-keep = Behalten
cli-label-draw = Ziehen
cli-label-or = Oder
cli-label-claim = Belegen

cli-title-setup = { $who ->
    [you] Deine ersten { -contract(number: "plural") }: Behalte einen oder beide
   *[other] { $name }, deine ersten { -contract(number: "plural") }: Behalte einen oder beide
}
cli-title-keep = { $who ->
    [you] Deine { -contract(number: "plural") }: Behalte einen oder beide
   *[other] { $name }, deine { -contract(number: "plural") }: Behalte einen oder beide
}
cli-title-second-draw = { $who ->
    [you] Deine zweite { -card }
   *[other] { $name }, deine zweite { -card }
}
cli-title-turn = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
cli-head-points = { -point(number: "plural") }
cli-head-carts = { -cart(number: "plural") }
cli-head-cards = { -card(number: "plural") }
cli-head-contracts = { -contract(number: "plural") }
cli-head-goods = { -merchandise }
cli-head-known = bekannt
cli-empty-slot = (leer)
cli-piles = { -deck } { $deck }, { -discard-pile } { $discards }, { -contract(number: "plural") } { $contracts }, { -merchandise } { $goods }
cli-cut-off = abgeschnitten
cli-to-go = { $count ->
    [one] noch { $count } { -cart } nötig
   *[other] noch { $count } { -cart(number: "plural") } nötig
}
cli-out-of-reach = unerreichbar: { $count ->
    [one] noch { $count } { -cart } nötig, du hast { $carts }
   *[other] noch { $count } { -cart(number: "plural") } nötig, du hast { $carts }
}

## The moves

cli-give-back = (zurück: { $contracts })
cli-more-moves = … noch { $count }, bis Nummer { $last }: Tippe „moves“ oder einen { -place }
cli-same-cards = (1 von { $count })
cli-from-deck = vom { -deck }
cli-draw-contracts = { -contract(number: "plural") }
cli-only-pass = passen: Kein anderer Zug ist möglich
# The points of a route, and other ways to pay for it: keep these as short as possible.
cli-points-short = { $points } P.
cli-or = oder
cli-or-ways = oder { $count } weitere
cli-with-cards = { $cards }
cli-your-move = Dein Zug:
cli-move-numbers = Die Züge haben die Nummern 1 bis { $last }.
cli-pay-how = Wie willst du bezahlen? Tippe eine Nummer, etwas anderes bricht ab:
cli-confirm = Enter oder j bestätigt, alles andere bricht ab:
cli-taken-back = Abgebrochen.
cli-not-now = Jetzt nicht: { $why } ({ $rule })
cli-may-do = Das darfst du jetzt.

## What a move will do

cli-foresee-claim = { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
}{ $merchandise ->
    [yes] , eine { -merchandise-card }
   *[no] { "" }
}, { $carts ->
    [one] noch { $carts } { -cart } übrig
   *[other] noch { $carts } { -cart(number: "plural") } übrig
}
cli-foresee-keep = unter den Stapel kommt: { $contract }
cli-foresee-wild = ein { -wild } aus der { -market } ist deine einzige { -card } in diesem { -turn } (R8)
cli-foresee-deck = niemand sonst sieht die { -card }
cli-foresee-second = deine zweite { -card }, dann ist dein { -turn } vorbei
cli-foresee-first = dann nimmst du eine zweite { -card }
cli-foresee-contracts = du musst mindestens einen behalten, und was du nicht erfüllst, kostet dich seine { -point(number: "plural") } (R20, R25)

## The map and the routes

cli-map-too-small = Der Stadtplan braucht { $columns } Spalten und { $rows } Zeilen; mach das Fenster größer, oder tippe „routes“.
cli-map-example = 2PG* 2 { -space(number: "plural") }, { -pink(form: "plain") }/{ -green(form: "plain") }, { -cart }
cli-map-any-color = ? beliebig
cli-map-way = + dein Weg
cli-map-goal = [Ziel]
cli-map-closed = x gesperrt
cli-no-route = Keine { -route } passt zu „{ $text }“.
cli-routes-wanted = Auf den günstigsten Wegen für deine { -contract(number: "plural") }
cli-routes-free = Andere freie { -route(number: "plural") }
cli-routes-yours = Von dir belegt
cli-routes-others = Von anderen belegt
cli-routes-closed = Für dich gesperrt (R18, R19)
# Words that people type to find routes: routes with cart symbols, and free routes.
cli-cart = { -cart }
cli-free = frei
cli-can-pay = bezahlbar

## Commands while playing

cli-enter = Enter
cli-help-number = den Zug mit dieser Nummer wählen
cli-help-word = nur die Züge zeigen, die zu „dam“ passen; die Nummern bleiben gleich
cli-help-letters = Rot aus der { -market } nehmen, vom { -deck } ziehen, { -contract(number: "plural") } ziehen
cli-help-notation = ein Zug in der Schreibweise der Aufzeichnungen (docs/record.md)
cli-help-enter = den Tisch noch einmal zeigen
cli-help-map = der { -board }; deine günstigsten Wege sind mit + gezeichnet
cli-help-routes = { -route(number: "plural") }: Länge, Farbe, { -cart }, von wem belegt; oder nur die ab Dam
cli-help-moves = die ganze Liste der Züge
cli-help-hand = deine { -card(number: "plural") }, und wie es um deine { -contract(number: "plural") } steht
cli-help-log = was bisher geschehen ist
cli-help-rules = die Spielregeln oder eine davon
cli-help-why = warum ein Zug jetzt nicht erlaubt ist
cli-help-confirm = Züge sofort ausführen, ohne Nachfrage; „confirm on“ fragt wieder nach
cli-help-save = eine Kopie der Partie speichern; sie wird auch nach jedem Zug gespeichert
cli-help-resign = aufgeben (du musst es bestätigen)
cli-help-quit = aufhören; du kannst später weiterspielen
cli-help-signs = Farben: P { -pink(form: "plain") }, B { -blue(form: "plain") }, G { -green(form: "plain") }, K { -black(form: "plain") }, R { -red(form: "plain") }, O { -orange }, W { -wild }; ? ist eine { -grey } { -route }, für eine einzige Farbe deiner Wahl. Eine { -route } mit * hat { -cart-symbol(number: "plural") } und bringt eine { -merchandise-card }.
cli-no-move-there = Gerade passt kein Zug zu „{ $text }“. „routes { $text }“ zeigt die { -route(number: "plural") } dort.
cli-no-command = „{ $text }“ ist weder ein Zug noch ein Befehl. Tippe eine Nummer oder „help“.
cli-did-you-mean = „{ $text }“ ist weder ein Zug noch ein Befehl. Meinst du „{ $command }“? Tippe eine Nummer oder „help“.
cli-resign-all = Wenn du aufgibst, endet das Spiel, und die andere Seite gewinnt.
cli-resign-seat = Wenn du aufgibst, übernimmt ein Bot deinen Platz.
cli-resign-sure = Tippe „ja“, um aufzugeben; mit allem anderen spielst du weiter:
cli-play-on = Du spielst weiter.
cli-confirm-on = Die Nachfrage ist an: Vor jedem Zug wirst du gefragt. Mit „confirm off“ schaltest du sie aus.
cli-confirm-off = Die Nachfrage ist aus: Ein Zug wird sofort ausgeführt. Mit „confirm on“ schaltest du sie ein.
cli-just-hand = Tippe einfach „hand“, um alles zu sehen, was du hast.
cli-just-map = Tippe einfach „map“ für den ganzen { -board }, oder „routes { $text }“ für einen { -place }.
cli-log-how = Tippe „log“, „log 50“ für die letzten 50 Schritte oder „log all“.
cli-log-last = Das sind die letzten { $shown } von { $all } Schritten; „log all“ zeigt alle.
cli-why-how = Tippe den Zug dahinter, etwa „why draw:wild“.
cli-saved-in = Die Partie wird nach jedem Zug gespeichert in { $path }
cli-copy-in = Eine Kopie liegt in { $path }
cli-goes-on-in = Die Partie selbst geht weiter in { $path }

## A game from start to end

cli-unfinished = Du hast eine angefangene Partie: { $names }, { $moves ->
    [one] { $moves } Zug gespielt.
   *[other] { $moves } Züge gespielt.
}
cli-go-on = Enter oder j setzt sie fort, n beginnt eine neue:
cli-program-plays = Auf einem Platz dieser Partie spielt ein Programm: { $program }
cli-start-program = j startet es, mit n spielt stattdessen { $bot }:
cli-goes-on = Die Partie geht weiter nach { $moves ->
    [one] { $moves } Zug.
   *[other] { $moves } Zügen.
}
cli-begins-chosen = { $who ->
    [you] Du beginnst, wie du es gewählt hast.
   *[other] { $name } beginnt, wie du es gewählt hast.
}
cli-begins-by-lot = { $who ->
    [you] Das Los hat entschieden: Du beginnst.
   *[other] Das Los hat entschieden: { $name } beginnt.
}
cli-commitment = Siegel { $commitment }: Damit kann { $program } verify später beweisen, dass fair gemischt wurde
cli-player-commitment = { $who ->
    [you] Dein Siegel { $commitment }: Es steht für den Text, den du zum Mischen beigetragen hast
   *[other] Siegel von { $name } { $commitment }: Es steht für den Text, den { $name } zum Mischen beigetragen hat
}
cli-type-help = Tippe „map“ für den { -board }, „rules“ für die Spielregeln, „help“ für alle Befehle.
cli-thinks = { $name } überlegt
cli-bot-failed = { $name } ist ausgefallen ({ $reason }); { $bot } springt ein.
cli-it-resigns = gibt auf
cli-leaves = { $who ->
    [you] Du gehst; ein Bot übernimmt.
   *[other] { $name } geht; ein Bot übernimmt.
}
cli-only-bots = Es sind keine Menschen mehr am Tisch: Die Bots spielen die Partie zu Ende.
cli-clear-screen = { $name }, drück Enter, um den Bildschirm zu leeren.
cli-pass-keyboard = Gib die Tastatur an { $name } weiter. { $name }, drück Enter.
cli-not-kept = Die Partie konnte nicht bei deinen anderen Partien gespeichert werden: { $why }
cli-kept-in = Die Partie ist gespeichert in { $path }
cli-look-again = Noch einmal ansehen: { $command }
cli-check-game = Jede { -card } und jeden Zug prüfen: { $command }
cli-saved = Die Partie ist gespeichert. Weiterspielen: { $command }
cli-not-saved = Die Partie konnte nicht gespeichert werden: { $why }
cli-compiling = Die Regeln werden für diesen Rechner kompiliert (einmalig, etwa 15 Sekunden) …
cli-compiling-bots = Der Code der Bots wird kompiliert (einmalig, etwa eine halbe Minute) …

## The end

cli-count-routes = 1. { -point(number: "plural") } für { -route(number: "plural") }, schon während des Spiels gezählt
cli-count-contracts = 2. { -contract(number: "plural") }
cli-count-merchandise = 3. { -merchandise }
cli-failed = nicht erfüllt
cli-together = gesamt
cli-rank = Rang { $rank }
cli-no-rank = kein Rang
cli-head-fulfilled = Erfüllt
cli-wins = { $who ->
    [you] Du gewinnst mit { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural", case: "dative") }.
    }
   *[other] { $name } gewinnt mit { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural", case: "dative") }.
    }
}
cli-wins-level = { $who ->
    [you] Du gewinnst mit { $points ->
        [one] { $points } { -point }: so viel wie { $others }, aber mehr erfüllte { -contract(number: "plural") }.
       *[other] { $points } { -point(number: "plural", case: "dative") }: so viele wie { $others }, aber mehr erfüllte { -contract(number: "plural") }.
    }
   *[other] { $name } gewinnt mit { $points ->
        [one] { $points } { -point }: so viel wie { $others }, aber mehr erfüllte { -contract(number: "plural") }.
       *[other] { $points } { -point(number: "plural", case: "dative") }: so viele wie { $others }, aber mehr erfüllte { -contract(number: "plural") }.
    }
}
cli-share = Geteilter Sieg: { $names }, mit { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural", case: "dative") }
} und { $fulfilled ->
    [one] { $fulfilled } erfüllten { -contract }.
   *[other] { $fulfilled } erfüllten { -contract(number: "plural", case: "dative") }.
}
cli-has-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
cli-has-won = { $count ->
    [one] { $who ->
        [you] Du hast gewonnen.
       *[other] { $names } hat gewonnen.
    }
   *[other] Gewonnen haben: { $names }.
}
cli-you-win = Du gewinnst

## A replay

cli-replay-prompt = Enter: weiter, p: zurück, ?: Hilfe >
cli-replay-help =
    Enter oder n   der nächste Schritt
    p oder b       der Schritt davor
    eine Zahl      dieser Schritt
    s oder start   das Austeilen
    e oder end     der letzte Schritt
    q oder quit    aufhören
cli-replay-hidden = Gerade werden { -contract(number: "plural") } gewählt; keine Wahl ist zu sehen, bevor alle gewählt haben (R4).
cli-replay-step = Schritt { $step } von { $last }
cli-replay-no-answer = „{ $text }“ ist hier kein Befehl.
cli-replay-first = Das ist der erste Schritt.
cli-replay-last = Das ist der letzte Schritt; mit „q“ hörst du auf.
cli-turn = { $who ->
    [you] { $phase ->
        [second_draw] Du nimmst eine zweite { -card }
        [turn] Du bist dran
       *[keep] Du wählst { -contract(number: "plural") }
    }
   *[other] { $phase ->
        [second_draw] { $name } nimmt eine zweite { -card }
        [turn] { $name } ist dran
       *[keep] { $name } wählt { -contract(number: "plural") }
    }
}
cli-now = Jetzt: { $turn }.
cli-not-over = Das Spiel ist nicht vorbei: { $turn }.
cli-row-market = { -market }
cli-row-deck = { -deck }
cli-row-discards = abgelegt
cli-row-left = übrig
cli-row-hand = { -hand }
cli-row-contracts = { -contract(number: "plural") }
cli-row-offer = zur Wahl
cli-row-routes = { -route(number: "plural") }
cli-row-points = { -point(number: "plural") } für
cli-row-fulfilled = erfüllte { -contract(number: "plural") }
cli-row-merchandise = { -merchandise-card(number: "plural") }
# Numbers of rules: R1 to R29.
cli-from-to = { $first } bis { $last }
cli-known-cards = { $cards }, davon { $known }
cli-not-shown = noch nicht gezeigt
# Lists: of two, and of more; $first is then “A, B, C”.
cli-list-and-two = { $first } und { $last }
cli-list-and-more = { $first } und { $last }
cli-list-or-two = { $first } oder { $last }
cli-list-or-more = { $first } oder { $last }
