# Texts of the terminal: grachten play, replay and rules. Messages that the browser shows too, such
# as log-…, error-…, route, contract and cards-of-color, are in the files of the browser client.
# Commands in quotation marks (map, rules, help …) are typed as they are: don't translate them.

## Answers

# Letters and words for yes and no, separated by spaces; y, yes, n and no always work.
cli-yes = j ja
cli-no = n nee
cli-answer-yes-or-no = Antwoord met j of n.

## Names

# The name of a person who plays alone against bots.
cli-you = Jij
cli-somebody = iemand
cli-name-you = { $name } (jij)
cli-name-bot = { $name } (bot)
cli-name-replaced = { $name } ({ $bot })

## Cards, routes, numbers of things

cli-color = { $color ->
    [pink] { -pink }
    [blue] { -blue(form: "plain") }
    [green] { -green(form: "plain") }
    [black] { -black(form: "plain") }
    [red] { -red(form: "plain") }
    [orange] { -orange }
    [grey] elke kleur
   *[wild] { -wild }
}
cli-none = geen
cli-second-route = { $route }, de tweede
cli-contract-state = { $contract } ({ $fulfilled ->
    [yes] behaald
   *[no] niet behaald
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
    [one] { $count } { -contract-card }
   *[other] { $count } { -contract-card(number: "plural") }
}
cli-merchandise = { $count ->
    [one] { $count } { -merchandise-card }
   *[other] { $count } { -merchandise-card(number: "plural") }
}

## Moves in words

cli-do-claim = de { -route } { $route } claimen, met { $cards }
cli-do-keep = { $contracts } houden
cli-do-resign = opgeven

## Log lines with more detail than in the browser

cli-log-dealt = { $who ->
    [you] Je krijgt { $count ->
        [one] één { -card }.
       *[other] { $count } { -card(number: "plural") }.
    }
   *[other] { $name } krijgt { $count ->
        [one] één { -card }.
       *[other] { $count } { -card(number: "plural") }.
    }
}
cli-log-dealt-known = { $who ->
    [you] Je krijgt: { $cards }.
   *[other] { $name } krijgt: { $cards }.
}
cli-log-offered-known = { $who ->
    [you] Je bekijkt { $contracts }.
   *[other] { $name } bekijkt { $contracts }.
}
cli-log-market-filled = Nieuw bij de { -market }: { $cards }.
cli-log-resigned = { $who ->
    [you] Je geeft op: het spel is afgelopen.
   *[other] { $name } geeft op: het spel is afgelopen.
}
cli-log-times = { $sentence } ({ $times }×)
cli-log-decided-by = (besloten door { $by })

## The page: labels have room for 10 letters

cli-label-market = Open
cli-label-hand = Je { -hand }
cli-label-contracts = { -contract(number: "plural", form: "title") }
cli-label-offer = Keuze uit
cli-label-keep = Houden
cli-label-draw = Trekken
cli-label-or = Of
cli-label-claim = Claimen

cli-title-setup = { $who ->
    [you] Je eerste { -contract-card(number: "plural") }: houd er één of twee
   *[other] { $name }, je eerste { -contract-card(number: "plural") }: houd er één of twee
}
cli-title-keep = { $who ->
    [you] Je { -contract-card(number: "plural") }: houd er één of twee
   *[other] { $name }, je { -contract-card(number: "plural") }: houd er één of twee
}
cli-title-second-draw = { $who ->
    [you] Je tweede { -card }
   *[other] { $name }, je tweede { -card }
}
cli-title-turn = { $who ->
    [you] Jouw { -turn }
   *[other] { $name } is aan de { -turn }
}
cli-head-points = { -point(number: "plural") }
cli-head-carts = { -cart(number: "plural") }
cli-head-cards = { -card(number: "plural") }
cli-head-contracts = { -contract(number: "plural") }
cli-head-goods = handel
cli-head-known = bekend
cli-empty-slot = (leeg)
cli-piles = gedekt { $deck }, afgelegd { $discards }, { -contract(number: "plural") } { $contracts }, handel { $goods }
cli-cut-off = afgesneden
cli-to-go = { $count ->
    [one] nog { $count } { -cart } nodig
   *[other] nog { $count } { -cart(number: "plural") } nodig
}
cli-out-of-reach = onhaalbaar: { $count ->
    [one] nog { $count } { -cart } nodig, je hebt er { $carts }
   *[other] nog { $count } { -cart(number: "plural") } nodig, je hebt er { $carts }
}

## The moves

cli-give-back = (terug: { $contracts })
cli-more-moves = … en nog { $count }, tot en met nummer { $last }: typ ‘moves’ of een { -place }
cli-same-cards = (1 van { $count })
cli-from-deck = van de { -deck }
cli-draw-contracts = { -contract-card(number: "plural") }
cli-only-pass = passen: geen andere zet is mogelijk
# The points of a route, and other ways to pay for it: keep these as short as possible.
cli-points-short = { $points } pt
cli-or = of
cli-or-ways = of nog { $count }
cli-with-cards = met { $cards }
cli-your-move = Jouw zet:
cli-move-numbers = De zetten hebben de nummers 1 tot en met { $last }.
cli-pay-how = Hoe wil je betalen? Typ een nummer, of iets anders om te annuleren:
cli-confirm = Druk op Enter of j om te bevestigen, iets anders om te annuleren:
cli-taken-back = Geannuleerd.
cli-not-now = Nu niet. { $why } ({ $rule })
cli-may-do = Dat mag nu.

## What a move will do

cli-foresee-claim = { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
}{ $merchandise ->
    [yes] , een { -merchandise-card }
   *[no] { "" }
}, { $carts ->
    [one] nog { $carts } { -cart } over
   *[other] nog { $carts } { -cart(number: "plural") } over
}
cli-foresee-keep = { $contract } gaat onderop de stapel
cli-foresee-wild = een open { -wild } is je enige { -card } deze { -turn } (R8)
cli-foresee-deck = niemand anders ziet de { -card }
cli-foresee-second = je tweede { -card }, daarna is je { -turn } voorbij
cli-foresee-first = daarna neem je een tweede { -card }
cli-foresee-contracts = je moet er minstens één houden, en wat je niet behaalt, kost je de { -point(number: "plural") } die erop staan (R20, R25)

## The map and the routes

cli-map-too-small = De plattegrond heeft { $columns } kolommen en { $rows } regels nodig; maak het venster groter, of typ ‘routes’.
cli-map-example = 2PG* 2 { -space(number: "plural") }, { -pink } of { -green(form: "plain") }, { -cart-symbol }
cli-map-any-color = ? elke kleur
cli-map-way = + jouw weg
cli-map-goal = [doel]
cli-map-closed = x afgesloten
cli-no-route = Geen { -route } past bij ‘{ $text }’.
cli-routes-wanted = Op de goedkoopste weg voor je { -contract-card(number: "plural") }
cli-routes-free = Andere vrije { -route(number: "plural") }
cli-routes-yours = Van jou
cli-routes-others = Van anderen
cli-routes-closed = Voor jou afgesloten (R18, R19)
# Words that people type to find routes: routes with cart symbols, and free routes.
cli-cart = { -cart }
cli-free = vrij
cli-can-pay = kun je betalen

## Commands while playing

cli-enter = Enter
cli-help-number = kies de zet met dat nummer
cli-help-word = toon alleen de zetten die bij ‘dam’ passen; de nummers blijven hetzelfde
cli-help-letters = neem de open { -red } { -card }, trek van de { -deck }, trek { -contract-card(number: "plural") }
cli-help-notation = een zet in de notatie van verslagen (docs/record.md)
cli-help-enter = toon de tafel opnieuw
cli-help-map = het { -board }; je goedkoopste wegen zijn getekend met +
cli-help-routes = { -route(number: "plural") } met lengte, kleur, { -cart-symbol } en eigenaar; of alleen die van Dam
cli-help-moves = de hele lijst met zetten
cli-help-hand = je { -card(number: "plural") }, en hoe je { -contract-card(number: "plural") } ervoor staan
cli-help-log = wat er tot nu toe is gebeurd
cli-help-rules = de spelregels, of één ervan
cli-help-why = waarom een zet nu niet mag
cli-help-confirm = voer zetten meteen uit, zonder te vragen; ‘confirm on’ vraagt weer
cli-help-save = bewaar een kopie van het spel, dat ook na elke zet wordt opgeslagen
cli-help-resign = geef op (je moet het bevestigen)
cli-help-quit = stop; je kunt later verdergaan
cli-help-signs = Kleuren: P { -pink }, B { -blue(form: "plain") }, G { -green(form: "plain") }, K { -black(form: "plain") }, R { -red(form: "plain") }, O { -orange }, W { -wild }; ? is een { -grey } { -route }, voor één kleur naar keuze. Een { -route } met * heeft { -cart-symbol(number: "plural") } en levert een { -merchandise-card } op.
cli-no-move-there = Geen zet past nu bij ‘{ $text }’. Typ ‘routes { $text }’ voor de { -route(number: "plural") } daar.
cli-no-command = ‘{ $text }’ is geen zet en geen opdracht. Typ een nummer of ‘help’.
cli-did-you-mean = ‘{ $text }’ is geen zet en geen opdracht. Bedoelde je ‘{ $command }’? Typ een nummer of ‘help’.
cli-resign-all = Als je opgeeft, eindigt het spel en wint de andere { -player }.
cli-resign-seat = Als je opgeeft, neemt een bot je plaats over.
cli-resign-sure = Typ ‘ja’ om op te geven, iets anders om verder te spelen:
cli-play-on = Je speelt verder.
cli-confirm-on = Bevestigen staat aan: elke zet moet je eerst bevestigen. Uitzetten kan met ‘confirm off’.
cli-confirm-off = Bevestigen staat uit: een zet wordt meteen uitgevoerd. Aanzetten kan met ‘confirm on’.
cli-just-hand = Typ alleen ‘hand’ om alles te zien wat je hebt.
cli-just-map = Typ alleen ‘map’ om het hele { -board } te zien, of ‘routes { $text }’ voor één { -place }.
cli-log-how = Typ ‘log’, ‘log 50’ voor de laatste 50 stappen, of ‘log all’.
cli-log-last = Dit zijn de laatste { $shown } van { $all } stappen; ‘log all’ toont ze allemaal.
cli-why-how = Typ de zet erachter, zoals in ‘why draw:wild’.
cli-saved-in = Het spel wordt na elke zet opgeslagen in { $path }
cli-copy-in = Er staat een kopie in { $path }
cli-goes-on-in = Het spel zelf gaat verder in { $path }

## A game from start to end

cli-unfinished = Je hebt nog een spel lopen: { $names }, { $moves ->
    [one] { $moves } zet gedaan.
   *[other] { $moves } zetten gedaan.
}
cli-go-on = Druk op Enter of j om verder te gaan, n voor een nieuw spel:
cli-program-plays = Op een van de plaatsen in dit spel speelt een programma: { $program }
cli-start-program = Druk op j om het te starten, n om in plaats daarvan { $bot } te laten spelen:
cli-goes-on = Het spel gaat verder na { $moves ->
    [one] { $moves } zet.
   *[other] { $moves } zetten.
}
cli-begins-chosen = { $who ->
    [you] Jij begint, zoals je hebt gekozen.
   *[other] { $name } begint, zoals je hebt gekozen.
}
cli-begins-by-lot = { $who ->
    [you] Er is geloot: jij begint.
   *[other] Er is geloot: { $name } begint.
}
cli-commitment = Zegel { $commitment }: hiermee kan { $program } verify na afloop bewijzen dat er eerlijk is gedeeld
cli-player-commitment = { $who ->
    [you] Jouw zegel { $commitment }: het staat voor de tekst die jij aan het schudden hebt toegevoegd
   *[other] Zegel van { $name } { $commitment }: het staat voor de tekst die { $name } aan het schudden heeft toegevoegd
}
cli-type-help = Typ ‘map’ voor het { -board }, ‘rules’ voor de spelregels, ‘help’ voor alle opdrachten.
cli-thinks = { $name } denkt na
cli-bot-failed = { $name } is uitgevallen ({ $reason }); { $bot } neemt het over.
cli-it-resigns = geeft op
cli-leaves = { $who ->
    [you] Je stapt op; een bot neemt het over.
   *[other] { $name } stapt op; een bot neemt het over.
}
cli-only-bots = Er zijn geen mensen meer aan tafel: de bots spelen het spel uit.
cli-clear-screen = { $name }, druk op Enter om het scherm te wissen.
cli-pass-keyboard = Geef het toetsenbord aan { $name }. { $name }, druk op Enter.
cli-not-kept = Het spel kon niet bij je andere spellen worden bewaard: { $why }
cli-kept-in = Het spel is bewaard in { $path }
cli-look-again = Nog eens bekijken: { $command }
cli-check-game = Elke gedeelde kaart en elke zet controleren: { $command }
cli-saved = Het spel is opgeslagen. Verdergaan: { $command }
cli-not-saved = Het spel kon niet worden opgeslagen: { $why }
cli-compiling = De regels worden voor deze computer gecompileerd (eenmalig, ongeveer 15 seconden)…
cli-compiling-bots = De code van de bots wordt gecompileerd (eenmalig, ongeveer een halve minuut)…

## The end

cli-count-routes = 1. { -point(number: "plural", form: "title") } voor { -route(number: "plural") }, al geteld tijdens het spel
cli-count-contracts = 2. { -contract-card(number: "plural", form: "title") }
cli-count-merchandise = 3. { -merchandise-card(number: "plural", form: "title") }
cli-failed = niet behaald
cli-together = totaal
cli-rank = positie { $rank }
cli-no-rank = geen positie
cli-head-fulfilled = Behaald
cli-wins = { $who ->
    [you] Je wint met { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
   *[other] { $name } wint met { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
}
cli-wins-level = { $who ->
    [you] Je wint met { $points ->
        [one] { $points } { -point }: evenveel als { $others }, maar meer { -contract-card(number: "plural") } behaald.
       *[other] { $points } { -point(number: "plural") }: evenveel als { $others }, maar meer { -contract-card(number: "plural") } behaald.
    }
   *[other] { $name } wint met { $points ->
        [one] { $points } { -point }: evenveel als { $others }, maar meer { -contract-card(number: "plural") } behaald.
       *[other] { $points } { -point(number: "plural") }: evenveel als { $others }, maar meer { -contract-card(number: "plural") } behaald.
    }
}
cli-share = { $names } delen de overwinning: elk { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
} en { $fulfilled ->
    [one] { $fulfilled } behaalde { -contract-card }.
   *[other] { $fulfilled } behaalde { -contract-card(number: "plural") }.
}
cli-has-resigned = { $who ->
    [you] Je hebt opgegeven.
   *[other] { $name } heeft opgegeven.
}
cli-has-won = { $count ->
    [one] { $who ->
        [you] Je hebt gewonnen.
       *[other] { $names } heeft gewonnen.
    }
   *[other] { $names } hebben gewonnen.
}
cli-you-win = Je wint

## A replay

cli-replay-prompt = Enter: verder, p: terug, ?: hulp >
cli-replay-help =
    Enter of n   de volgende stap
    p of b       de vorige stap
    een getal    die stap
    s of start   het delen
    e of end     de laatste stap
    q of quit    stoppen
cli-replay-hidden = De { -player(number: "plural") } kiezen { -contract-card(number: "plural") }; geen keuze is te zien voordat iedereen heeft gekozen (R4).
cli-replay-step = Stap { $step } van { $last }
cli-replay-no-answer = ‘{ $text }’ is hier geen opdracht.
cli-replay-first = Dit is de eerste stap.
cli-replay-last = Dit is de laatste stap; typ ‘q’ om te stoppen.
cli-turn = { $who ->
    [you] { $phase ->
        [second_draw] jij neemt een tweede { -card }
        [turn] jij bent aan de { -turn }
       *[keep] jij kiest { -contract-card(number: "plural") }
    }
   *[other] { $phase ->
        [second_draw] { $name } neemt een tweede { -card }
        [turn] { $name } is aan de { -turn }
       *[keep] { $name } kiest { -contract-card(number: "plural") }
    }
}
cli-now = Nu: { $turn }.
cli-not-over = Het spel is nog niet afgelopen: { $turn }.
cli-row-market = { -market }
cli-row-deck = { -deck }
cli-row-discards = { -discard-pile }
cli-row-left = nog over
cli-row-hand = { -hand }
cli-row-contracts = { -contract(number: "plural") }
cli-row-offer = keuze uit
cli-row-routes = { -route(number: "plural") }
cli-row-points = { -point(number: "plural") } voor
cli-row-fulfilled = behaalde { -contract-card(number: "plural") }
cli-row-merchandise = { -merchandise-card(number: "plural") }
# Numbers of rules: R1 to R29.
cli-from-to = { $first } tot en met { $last }
cli-known-cards = { $cards }, waarvan bekend: { $known }
cli-not-shown = nog niet getoond
# Lists: of two, and of more; $first is then “A, B, C”.
cli-list-and-two = { $first } en { $last }
cli-list-and-more = { $first } en { $last }
cli-list-or-two = { $first } of { $last }
cli-list-or-more = { $first } of { $last }
