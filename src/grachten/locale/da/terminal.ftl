# Texts of the terminal: grachten play, replay and rules. Messages that the browser shows too, such
# as log-…, error-…, route, contract and cards-of-color, are in the files of the browser client.
# Commands in quotation marks (map, rules, help …) are typed as they are: don't translate them.

## Answers

# Letters and words for yes and no, separated by spaces; y, yes, n and no always work.
cli-yes = j ja
cli-no = n nej
cli-answer-yes-or-no = Svar j eller n.

## Names

# The name of a person who plays alone against bots.
cli-you = Du
cli-somebody = nogen
cli-name-you = { $name } (dig)
cli-name-bot = { $name } (bot)
cli-name-replaced = { $name } ({ $bot })

## Cards, routes, numbers of things

cli-color = { $color ->
    [pink] { -pink }
    [blue] { -blue(form: "common") }
    [green] { -green(form: "common") }
    [black] { -black(form: "common") }
    [red] { -red(form: "common") }
    [orange] { -orange }
    [grey] valgfri farve
   *[wild] { -wild }
}
cli-none = ingen
cli-second-route = { $route }, den anden
cli-contract-state = { $contract } ({ $fulfilled ->
    [yes] opfyldt
   *[no] ikke opfyldt
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

cli-do-claim = indsæt { -cart(number: "plural") } på { $route }, og betal med { $cards }
cli-do-keep = behold { $contracts }
cli-do-resign = giv op

## Log lines with more detail than in the browser

cli-log-dealt = { $who ->
    [you] Du får { $count ->
        [one] ét { -card } på { -hand(form: "definite") }.
       *[other] { $count } { -card(number: "plural") } på { -hand(form: "definite") }.
    }
   *[other] { $name } får { $count ->
        [one] ét { -card } på { -hand(form: "definite") }.
       *[other] { $count } { -card(number: "plural") } på { -hand(form: "definite") }.
    }
}
cli-log-dealt-known = { $who ->
    [you] Du får på { -hand(form: "definite") }: { $cards }.
   *[other] { $name } får på { -hand(form: "definite") }: { $cards }.
}
cli-log-offered-known = { $who ->
    [you] Du ser på { $contracts }.
   *[other] { $name } ser på { $contracts }.
}
cli-log-market-filled = Nyt blandt { -market(form: "definite") }: { $cards }.
cli-log-resigned = { $who ->
    [you] Du giver op: spillet er slut.
   *[other] { $name } giver op: spillet er slut.
}
cli-log-times = { $sentence } ({ $times }×)
cli-log-decided-by = (besluttet af { $by })

## The page: labels have room for 10 letters

cli-label-market = { -market(form: "title") }
cli-label-hand = Din { -hand }
cli-label-contracts = { -contract(number: "plural", form: "title") }
cli-label-offer = Til valg
cli-label-keep = Behold
cli-label-draw = Træk
cli-label-or = Eller
cli-label-claim = Indsæt på

cli-title-setup = { $who ->
    [you] Dine første { -contract-card(number: "plural") }: behold ét eller begge
   *[other] { $name }, dine første { -contract-card(number: "plural") }: behold ét eller begge
}
cli-title-keep = { $who ->
    [you] Dine { -contract-card(number: "plural") }: behold ét eller begge
   *[other] { $name }, dine { -contract-card(number: "plural") }: behold ét eller begge
}
cli-title-second-draw = { $who ->
    [you] Dit andet { -card }
   *[other] { $name }, dit andet { -card }
}
cli-title-turn = { $who ->
    [you] Din { -turn }
   *[other] { $name }, din { -turn }
}
cli-head-points = { -point(number: "plural") }
cli-head-carts = { -cart(number: "plural") }
cli-head-cards = { -card(number: "plural") }
cli-head-contracts = { -contract(number: "plural") }
cli-head-goods = varer
cli-head-known = kendte { -card(number: "plural") }
cli-empty-slot = (tom)
cli-piles = { -deck } { $deck }, brugte { $discards }, { -contract(number: "plural") } { $contracts }, varer { $goods }
cli-cut-off = afskåret
cli-to-go = { $count ->
    [one] mangler { $count } { -cart }
   *[other] mangler { $count } { -cart(number: "plural") }
}
cli-out-of-reach = uden for rækkevidde: { $count ->
    [one] mangler { $count } { -cart }, du har { $carts }
   *[other] mangler { $count } { -cart(number: "plural") }, du har { $carts }
}

## The moves

cli-give-back = (læg tilbage: { $contracts })
cli-more-moves = … { $count } træk mere, op til nummer { $last }: skriv »moves« eller et { -place }
cli-same-cards = (af { $count })
cli-from-deck = fra { -deck(form: "definite") }
cli-draw-contracts = { -contract-card(number: "plural") }
cli-only-pass = meld pas: intet andet træk er muligt
# The points of a route, and other ways to pay for it: keep these as short as possible.
cli-points-short = { $points } p
cli-or = eller
cli-or-ways = eller { $count } andre
cli-with-cards = med { $cards }
cli-your-move = Dit træk:
cli-move-numbers = Trækkene har numrene 1 til { $last }.
cli-pay-how = Hvordan vil du betale? Skriv et nummer, eller noget andet for at fortryde:
cli-confirm = Tryk Enter eller j for at bekræfte, alt andet for at fortryde:
cli-taken-back = Fortrudt.
cli-not-now = Ikke nu. { $why } ({ $rule })
cli-may-do = Det må du gerne nu.

## What a move will do

cli-foresee-claim = { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
}{ $merchandise ->
    [yes] , et { -merchandise-card }
   *[no] { "" }
}, { $carts ->
    [one] { $carts } { -cart } tilbage
   *[other] { $carts } { -cart(number: "plural") } tilbage
}
cli-foresee-keep = { $contract } lægges nederst i stakken
cli-foresee-wild = en åben { -wild } er dit eneste { -card } i denne { -turn } (R8)
cli-foresee-deck = ingen andre ser { -card(form: "definite") }
cli-foresee-second = det er dit andet { -card }, så slutter din { -turn }
cli-foresee-first = derefter tager du et { -card } til
cli-foresee-contracts = du skal beholde mindst ét, og du mister { -point(number: "plural") } for dem, du ikke opfylder (R20, R25)

## The map and the routes

cli-map-too-small = Kortet over byen kræver { $columns } kolonner og { $rows } rækker; gør vinduet større, eller skriv »routes«.
cli-map-example = 2PG* 2 { -space(number: "plural") }, { -pink } eller { -green(form: "common") }, { -cart }
cli-map-any-color = ? valgfri farve
cli-map-way = + din rute
cli-map-goal = [mål]
cli-map-closed = x lukket
cli-no-route = Ingen { -route } passer til »{ $text }«.
cli-routes-wanted = På de billigste ruter for dine { -contract(number: "plural") }
cli-routes-free = Andre ledige { -route(number: "plural") }
cli-routes-yours = Dine
cli-routes-others = Optaget af andre
cli-routes-closed = Lukket for dig (R18, R19)
# Words that people type to find routes: routes with cart symbols, and free routes.
cli-cart = { -cart }
cli-free = ledig
cli-can-pay = du kan betale

## Commands while playing

cli-enter = Enter
cli-help-number = vælg trækket med det nummer
cli-help-word = vis kun de træk, der passer til »dam«; numrene er de samme
cli-help-letters = tag et åbent { -red(form: "neuter") } { -card }, træk fra { -deck(form: "definite") }, træk { -contract-card(number: "plural") }
cli-help-notation = et træk, som det skrives i gemte spil (docs/record.md)
cli-help-enter = vis bordet igen
cli-help-map = { -board(form: "definite") }; dine billigste ruter er tegnet med +
cli-help-routes = { -route(number: "plural") } med længde, farve, { -cart } og ejer; eller kun dem ved Dam
cli-help-moves = hele listen over træk
cli-help-hand = dine { -card(number: "plural") }, og hvordan det går med dine { -contract(number: "plural") }
cli-help-log = hvad der er sket indtil nu
cli-help-rules = spillets regler eller en enkelt af dem
cli-help-why = hvorfor et træk ikke er tilladt nu
cli-help-confirm = udfør træk med det samme uden at spørge; »confirm on« spørger igen
cli-help-save = gem en kopi af spillet, som også gemmes efter hvert træk
cli-help-resign = giv op (du skal bekræfte det)
cli-help-quit = afslut; du kan fortsætte senere
cli-help-signs = Farver: P { -pink }, B { -blue(form: "common") }, G { -green(form: "common") }, K { -black(form: "common") }, R { -red(form: "common") }, O { -orange }, W { -wild }; ? er en { -route } i en valgfri farve. En { -route } med * har { -cart-symbol(number: "plural") } og giver et { -merchandise-card }.
cli-no-move-there = Intet træk passer til »{ $text }« nu. Skriv »routes { $text }« for at se { -route(number: "plural", form: "definite") } der.
cli-no-command = »{ $text }« er hverken et træk eller en kommando. Skriv et nummer eller »help«.
cli-did-you-mean = »{ $text }« er hverken et træk eller en kommando. Mente du »{ $command }«? Skriv et nummer eller »help«.
cli-resign-all = Hvis du giver op, slutter spillet, og den anden { -player } vinder.
cli-resign-seat = Hvis du giver op, overtager en bot din plads.
cli-resign-sure = Skriv »ja« for at give op, alt andet for at spille videre:
cli-play-on = Du spiller videre.
cli-confirm-on = Du bliver spurgt, før et træk udføres. Slå det fra med »confirm off«.
cli-confirm-off = Træk udføres med det samme. Bliv spurgt først med »confirm on«.
cli-just-hand = Skriv bare »hand« for at se alt, hvad du har.
cli-just-map = Skriv bare »map« for at se hele { -board(form: "definite") }, eller »routes { $text }« for ét { -place }.
cli-log-how = Skriv »log«, »log 50« for de sidste 50 trin eller »log all«.
cli-log-last = Det er de sidste { $shown } af { $all } trin; »log all« viser dem alle.
cli-why-how = Skriv trækket bagefter, for eksempel »why draw:wild«.
cli-saved-in = Spillet gemmes efter hvert træk i { $path }
cli-copy-in = Der er en kopi i { $path }
cli-goes-on-in = Selve spillet fortsætter i { $path }

## A game from start to end

cli-unfinished = Du har et spil, som ikke er slut: { $names }, { $moves ->
    [one] { $moves } træk er udført.
   *[other] { $moves } træk er udført.
}
cli-go-on = Tryk Enter eller j for at fortsætte, n for et nyt spil:
cli-program-plays = På en af pladserne i dette spil spiller et program: { $program }
cli-start-program = Tryk j for at starte det, n for at lade { $bot } spille i stedet:
cli-goes-on = Spillet fortsætter efter { $moves ->
    [one] { $moves } træk.
   *[other] { $moves } træk.
}
cli-begins-chosen = { $who ->
    [you] Du starter, som du har valgt.
   *[other] { $name } starter, som du har valgt.
}
cli-begins-by-lot = { $who ->
    [you] Der er trukket lod: du starter.
   *[other] Der er trukket lod: { $name } starter.
}
cli-commitment = Segl { $commitment }: med det kan { $program } verify senere efterprøve kortgivningen
cli-player-commitment = { $who ->
    [you] Dit segl { $commitment }: det gælder den tekst, du bidrog med til kortgivningen
   *[other] Segl for { $name } { $commitment }: det gælder den tekst, { $name } bidrog med til kortgivningen
}
cli-type-help = Skriv »map« for { -board(form: "definite") }, »rules« for reglerne, »help« for alle kommandoer.
cli-thinks = { $name } tænker
cli-bot-failed = { $name } er gået ned ({ $reason }); { $bot } overtager.
cli-it-resigns = den giver op
cli-leaves = { $who ->
    [you] Du forlader spillet; en bot overtager.
   *[other] { $name } forlader spillet; en bot overtager.
}
cli-only-bots = Der er ingen mennesker tilbage: botterne spiller spillet færdigt.
cli-clear-screen = { $name }, tryk på Enter for at rydde skærmen.
cli-pass-keyboard = Giv tastaturet videre til { $name }. { $name }, tryk på Enter.
cli-not-kept = Spillet kunne ikke gemmes sammen med dine andre spil: { $why }
cli-kept-in = Spillet er gemt i { $path }
cli-look-again = Se det igen: { $command }
cli-check-game = Efterprøv kortgivning og træk: { $command }
cli-saved = Spillet er gemt. Fortsæt med: { $command }
cli-not-saved = Spillet kunne ikke gemmes: { $why }
cli-compiling = Kompilerer reglerne til denne maskine (én gang, cirka 15 sekunder) …
cli-compiling-bots = Kompilerer botternes kode (én gang, cirka et halvt minut) …

## The end

cli-count-routes = 1. Point for { -route(number: "plural") }, talt i løbet af spillet
cli-count-contracts = 2. { -contract(number: "plural", form: "title") }
cli-count-merchandise = 3. { -merchandise(form: "title") }
cli-failed = ikke opfyldt
cli-together = i alt
cli-rank = nr. { $rank }
cli-no-rank = ingen placering
cli-head-fulfilled = Opfyldt
cli-wins = { $who ->
    [you] Du vinder med { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
   *[other] { $name } vinder med { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
}
cli-wins-level = { $who ->
    [you] Du vinder med { $points ->
        [one] { $points } { -point }. { $others } har lige så mange, men færre opfyldte { -contract(number: "plural") }.
       *[other] { $points } { -point(number: "plural") }. { $others } har lige så mange, men færre opfyldte { -contract(number: "plural") }.
    }
   *[other] { $name } vinder med { $points ->
        [one] { $points } { -point }. { $others } har lige så mange, men færre opfyldte { -contract(number: "plural") }.
       *[other] { $points } { -point(number: "plural") }. { $others } har lige så mange, men færre opfyldte { -contract(number: "plural") }.
    }
}
cli-share = { $names } deler sejren: { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
} og { $fulfilled ->
    [one] { $fulfilled } opfyldt { -contract }.
   *[other] { $fulfilled } opfyldte { -contract(number: "plural") }.
}
cli-has-resigned = { $who ->
    [you] Du gav op.
   *[other] { $name } gav op.
}
cli-has-won = { $count ->
    [one] { $who ->
        [you] Du har vundet.
       *[other] { $names } har vundet.
    }
   *[other] { $names } har vundet.
}
cli-you-win = Du vinder

## A replay

cli-replay-prompt = Enter: næste, p: tilbage, ?: hjælp >
cli-replay-help =
    Enter eller n   næste trin
    p eller b       forrige trin
    et tal          trinnet med det nummer
    s eller start   kortgivningen
    e eller end     sidste trin
    q eller quit    afslut
cli-replay-hidden = Spillerne vælger { -contract-card(number: "plural") }; intet valg vises, før alle har valgt (R4).
cli-replay-step = Trin { $step } af { $last }
cli-replay-no-answer = »{ $text }« er ikke en kommando her.
cli-replay-first = Det er det første trin.
cli-replay-last = Det er det sidste trin; skriv »q« for at afslutte.
cli-turn = { $who ->
    [you] { $phase ->
        [second_draw] du tager et { -card } til
        [turn] du har { -turn(form: "definite") }
       *[keep] du vælger { -contract-card(number: "plural") }
    }
   *[other] { $phase ->
        [second_draw] { $name } tager et { -card } til
        [turn] { $name } har { -turn(form: "definite") }
       *[keep] { $name } vælger { -contract-card(number: "plural") }
    }
}
cli-now = Nu: { $turn }.
cli-not-over = Spillet er ikke slut: { $turn }.
cli-row-market = { -market }
cli-row-deck = { -deck }
cli-row-discards = brugte { -card(number: "plural") }
cli-row-left = tilbage
cli-row-hand = { -hand }
cli-row-contracts = { -contract-card(number: "plural") }
cli-row-offer = til valg
cli-row-routes = { -route(number: "plural") }
cli-row-points = { -point(number: "plural") } for
cli-row-fulfilled = opfyldte { -contract(number: "plural") }
cli-row-merchandise = { -merchandise-card(number: "plural") }
# Numbers of rules: R1 to R29.
cli-from-to = { $first } til { $last }
cli-known-cards = { $cards }, heraf { $known }
cli-not-shown = endnu ikke vist
# Lists: of two, and of more; $first is then “A, B, C”.
cli-list-and-two = { $first } og { $last }
cli-list-and-more = { $first } og { $last }
cli-list-or-two = { $first } eller { $last }
cli-list-or-more = { $first } eller { $last }
