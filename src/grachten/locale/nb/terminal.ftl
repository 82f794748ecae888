# Texts of the terminal: grachten play, replay and rules. Messages that the browser shows too, such
# as log-…, error-…, route, contract and cards-of-color, are in the files of the browser client.
# Commands in quotation marks (map, rules, help …) are typed as they are: don't translate them.

## Answers

# Letters and words for yes and no, separated by spaces; y, yes, n and no always work.
cli-yes = j ja
cli-no = n nei
cli-answer-yes-or-no = Svar j eller n.

## Names

# The name of a person who plays alone against bots.
cli-you = Du
cli-somebody = noen
cli-name-you = { $name } (deg)
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
    [grey] valgfri farge
   *[wild] { -wild }
}
cli-none = ingen
cli-second-route = { $route }, nummer to
cli-contract-state = { $contract } ({ $fulfilled ->
    [yes] fullført
   *[no] ikke fullført
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

cli-do-claim = gjør krav på { $route }, med { $cards }
cli-do-keep = behold { $contracts }
cli-do-resign = gi opp

## Log lines with more detail than in the browser

cli-log-dealt = { $who ->
    [you] Du får utdelt { $count ->
        [one] ett { -card }.
       *[other] { $count } { -card(number: "plural") }.
    }
   *[other] { $name } får utdelt { $count ->
        [one] ett { -card }.
       *[other] { $count } { -card(number: "plural") }.
    }
}
cli-log-dealt-known = { $who ->
    [you] Du får utdelt: { $cards }.
   *[other] { $name } får utdelt: { $cards }.
}
cli-log-offered-known = { $who ->
    [you] Du ser på { $contracts }.
   *[other] { $name } ser på { $contracts }.
}
cli-log-market-filled = Nytt blant { -market(form: "definite") }: { $cards }.
cli-log-resigned = { $who ->
    [you] Du gir opp: Spillet er over.
   *[other] { $name } gir opp: Spillet er over.
}
cli-log-times = { $sentence } ({ $times }×)
cli-log-decided-by = (bestemt av { $by })

## The page: labels have room for 10 letters

cli-label-market = Åpne kort
cli-label-hand = På hånda
cli-label-contracts = Kontrakter
cli-label-offer = Velg blant
cli-label-keep = Behold
cli-label-draw = Trekk
cli-label-or = Eller
cli-label-claim = Gjør krav

cli-title-setup = { $who ->
    [you] Dine første { -contract-card(number: "plural") }: Behold ett eller begge
   *[other] { $name }, dine første { -contract-card(number: "plural") }: Behold ett eller begge
}
cli-title-keep = { $who ->
    [you] Dine { -contract-card(number: "plural") }: Behold ett eller begge
   *[other] { $name }, dine { -contract-card(number: "plural") }: Behold ett eller begge
}
cli-title-second-draw = { $who ->
    [you] Ditt andre { -card }
   *[other] { $name }, ditt andre { -card }
}
cli-title-turn = { $who ->
    [you] Din { -turn }
   *[other] { $name }, din { -turn }
}
cli-head-points = { -point(number: "plural") }
cli-head-carts = { -cart(number: "plural") }
cli-head-cards = { -card(number: "plural") }
cli-head-contracts = { -contract(number: "plural") }
cli-head-goods = { -merchandise }
cli-head-known = kjente { -card(number: "plural") }
cli-empty-slot = (tom)
cli-piles = { -deck } { $deck }, forkastet { $discards }, { -contract(number: "plural") } { $contracts }, { -merchandise } { $goods }
cli-cut-off = avskåret
cli-to-go = mangler { $count ->
    [one] { $count } { -cart }
   *[other] { $count } { -cart(number: "plural") }
}
cli-out-of-reach = utenfor rekkevidde: mangler { $count ->
    [one] { $count } { -cart }, du har { $carts }
   *[other] { $count } { -cart(number: "plural") }, du har { $carts }
}

## The moves

cli-give-back = (legg tilbake { $contracts })
cli-more-moves = … { $count } til, opp til nummer { $last }: Skriv «moves» eller en { -place }
cli-same-cards = (ett av { $count })
cli-from-deck = fra { -deck(form: "definite") }
cli-draw-contracts = { -contract-card(number: "plural") }
cli-only-pass = stå over: Ingen andre trekk er mulige
# The points of a route, and other ways to pay for it: keep these as short as possible.
cli-points-short = { $points } p
cli-or = eller
cli-or-ways = eller { $count } til
cli-with-cards = med { $cards }
cli-your-move = Ditt trekk:
cli-move-numbers = Trekkene har numrene 1 til { $last }.
cli-pay-how = Hvordan vil du betale? Skriv et nummer, eller noe annet for å avbryte:
cli-confirm = Trykk Enter eller j for å bekrefte, noe annet for å avbryte:
cli-taken-back = Avbrutt.
cli-not-now = Ikke nå: { $why } ({ $rule })
cli-may-do = Det kan du gjøre nå.

## What a move will do

cli-foresee-claim = { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
}{ $merchandise ->
    [yes] , et { -merchandise-card }
   *[no] { "" }
}, { $carts ->
    [one] { $carts } { -cart } igjen
   *[other] { $carts } { -cart(number: "plural") } igjen
}
cli-foresee-keep = { $contract } legges nederst i bunken
cli-foresee-wild = Et åpent { -wild } er det eneste { -card(form: "definite") } du får i denne { -turn(form: "definite") } (R8)
cli-foresee-deck = Ingen andre ser { -card(form: "definite") }
cli-foresee-second = Dette er det andre { -card(form: "definite") }, og så er { -turn(form: "definite") } din over
cli-foresee-first = Deretter tar du ett { -card } til
cli-foresee-contracts = Du må beholde minst ett, og det du ikke fullfører, koster deg poengene det er verdt (R20, R25)

## The map and the routes

cli-map-too-small = Kartet trenger { $columns } kolonner og { $rows } linjer; gjør vinduet større, eller skriv «routes».
cli-map-example = 2PG* 2 { -space(number: "plural") }, { -pink } eller { -green(form: "common") }, { -cart }
cli-map-any-color = ? valgfri farge
cli-map-way = + din vei
cli-map-goal = [mål]
cli-map-closed = x stengt
cli-no-route = Ingen { -route } passer til «{ $text }».
cli-routes-wanted = På de billigste veiene for dine { -contract-card(number: "plural") }
cli-routes-free = Andre ledige { -route(number: "plural") }
cli-routes-yours = Dine
cli-routes-others = Tatt av andre
cli-routes-closed = Stengt for deg (R18, R19)
# Words that people type to find routes: routes with cart symbols, and free routes.
cli-cart = { -cart }
cli-free = ledig
cli-can-pay = du kan betale

## Commands while playing

cli-enter = Enter
cli-help-number = velg trekket med det nummeret
cli-help-word = vis bare trekk som passer til «dam»; numrene er de samme
cli-help-letters = ta et åpent { -red(form: "neuter") } { -card }, trekk fra { -deck(form: "definite") }, trekk { -contract-card(number: "plural") }
cli-help-notation = et trekk slik det skrives i opptak (docs/record.md)
cli-help-enter = vis bordet igjen
cli-help-map = { -board(form: "definite") }; dine billigste veier er tegnet med +
cli-help-routes = { -route(number: "plural") } med lengde, farge, { -cart } og eier; eller bare de som går til Dam
cli-help-moves = hele listen over trekk
cli-help-hand = kortene dine, og hvordan det går med dine { -contract-card(number: "plural") }
cli-help-log = det som har skjedd til nå
cli-help-rules = spillereglene, eller én av dem
cli-help-why = hvorfor et trekk ikke er tillatt nå
cli-help-confirm = utfør trekk med én gang, uten å spørre; «confirm on» spør igjen
cli-help-save = lagre en kopi av spillet, som også lagres etter hvert trekk
cli-help-resign = gi opp (du må bekrefte det)
cli-help-quit = avslutt; du kan fortsette senere
cli-help-signs = Farger: P { -pink }, B { -blue(form: "common") }, G { -green(form: "common") }, K { -black(form: "common") }, R { -red(form: "common") }, O { -orange }, W { -wild }; ? er en { -route } i én valgfri farge. En { -route } med * har { -cart-symbol(number: "plural") } og gir et { -merchandise-card }.
cli-no-move-there = Ingen trekk passer til «{ $text }» nå. Skriv «routes { $text }» for å se { -route(number: "plural", form: "definite") } der.
cli-no-command = «{ $text }» er verken et trekk eller en kommando. Skriv et nummer eller «help».
cli-did-you-mean = «{ $text }» er verken et trekk eller en kommando. Mente du «{ $command }»? Skriv et nummer eller «help».
cli-resign-all = Hvis du gir opp, slutter spillet, og den andre { -player(form: "definite") } vinner.
cli-resign-seat = Hvis du gir opp, tar en bot over for deg.
cli-resign-sure = Skriv «ja» for å gi opp, noe annet for å spille videre:
cli-play-on = Du spiller videre.
cli-confirm-on = Bekreftelse er på: Du blir spurt før et trekk utføres. Slå det av med «confirm off».
cli-confirm-off = Bekreftelse er av: Et trekk utføres med én gang. Slå det på med «confirm on».
cli-just-hand = Skriv bare «hand» for å se alt du har.
cli-just-map = Skriv bare «map» for å se hele { -board(form: "definite") }, eller «routes { $text }» for én { -place }.
cli-log-how = Skriv «log», «log 50» for de siste 50 stegene eller «log all».
cli-log-last = Dette er de siste { $shown } av { $all } steg; «log all» viser alle.
cli-why-how = Skriv trekket etterpå, som i «why draw:wild».
cli-saved-in = Spillet lagres etter hvert trekk i { $path }
cli-copy-in = En kopi ligger i { $path }
cli-goes-on-in = Selve spillet fortsetter i { $path }

## A game from start to end

cli-unfinished = Du har et uferdig spill: { $names }, { $moves ->
    [one] { $moves } trekk er gjort.
   *[other] { $moves } trekk er gjort.
}
cli-go-on = Trykk Enter eller j for å fortsette, n for et nytt spill:
cli-program-plays = På en av plassene i dette spillet spiller et program: { $program }
cli-start-program = Trykk j for å starte det, n for å la { $bot } spille i stedet:
cli-goes-on = Spillet fortsetter etter { $moves ->
    [one] { $moves } trekk.
   *[other] { $moves } trekk.
}
cli-begins-chosen = { $who ->
    [you] Du starter, slik du valgte.
   *[other] { $name } starter, slik du valgte.
}
cli-begins-by-lot = { $who ->
    [you] Det er trukket lodd: Du starter.
   *[other] Det er trukket lodd: { $name } starter.
}
cli-commitment = Segl { $commitment }: Med det kan { $program } verify etterprøve utdelingen senere
cli-player-commitment = { $who ->
    [you] Ditt segl { $commitment }: Det står for teksten du la til i utdelingen
   *[other] Seglet til { $name } { $commitment }: Det står for teksten { $name } la til i utdelingen
}
cli-type-help = Skriv «map» for { -board(form: "definite") }, «rules» for reglene, «help» for alle kommandoer.
cli-thinks = { $name } tenker
cli-bot-failed = { $name } har krasjet ({ $reason }); { $bot } tar over.
cli-it-resigns = den gir opp
cli-leaves = { $who ->
    [you] Du forlater spillet; en bot tar over.
   *[other] { $name } forlater spillet; en bot tar over.
}
cli-only-bots = Det er ingen mennesker igjen: Botene spiller spillet ferdig.
cli-clear-screen = { $name }, trykk Enter for å tømme skjermen.
cli-pass-keyboard = Gi tastaturet til { $name }. { $name }, trykk Enter.
cli-not-kept = Spillet kunne ikke lagres sammen med de andre spillene dine: { $why }
cli-kept-in = Spillet er lagret i { $path }
cli-look-again = Se det på nytt: { $command }
cli-check-game = Kontroller hver utdeling og hvert trekk: { $command }
cli-saved = Spillet er lagret. Fortsett med: { $command }
cli-not-saved = Spillet kunne ikke lagres: { $why }
cli-compiling = Kompilerer reglene for denne maskinen (én gang, omtrent 15 sekunder) …
cli-compiling-bots = Kompilerer botenes kode (én gang, omtrent et halvt minutt) …

## The end

cli-count-routes = 1. { -point(number: "plural", form: "title") } for { -route(number: "plural") }, talt i løpet av spillet
cli-count-contracts = 2. { -contract-card(number: "plural", form: "title") }
cli-count-merchandise = 3. { -merchandise(form: "title") }
cli-failed = ikke fullført
cli-together = til sammen
cli-rank = { $rank }. plass
cli-no-rank = ingen plassering
cli-head-fulfilled = Fullført
cli-wins = { $who ->
    [you] Du vinner med { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
   *[other] { $name } vinner med { $points ->
        [one] { $points } { -point }.
       *[other] { $points } { -point(number: "plural") }.
    }
}
cli-wins-level = { $who ->
    [you] Du vinner med { $points ->
        [one] { $points } { -point }: like mye som { $others }, men flere fullførte { -contract-card(number: "plural") }.
       *[other] { $points } { -point(number: "plural") }: like mange som { $others }, men flere fullførte { -contract-card(number: "plural") }.
    }
   *[other] { $name } vinner med { $points ->
        [one] { $points } { -point }: like mye som { $others }, men flere fullførte { -contract-card(number: "plural") }.
       *[other] { $points } { -point(number: "plural") }: like mange som { $others }, men flere fullførte { -contract-card(number: "plural") }.
    }
}
cli-share = { $names } deler seieren med { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
} og { $fulfilled ->
    [one] { $fulfilled } fullført { -contract-card }.
   *[other] { $fulfilled } fullførte { -contract-card(number: "plural") }.
}
cli-has-resigned = { $who ->
    [you] Du ga opp.
   *[other] { $name } ga opp.
}
cli-has-won = { $count ->
    [one] { $who ->
        [you] Du har vunnet.
       *[other] { $names } har vunnet.
    }
   *[other] { $names } har vunnet.
}
cli-you-win = Du vinner

## A replay

cli-replay-prompt = Enter: neste, p: tilbake, ?: hjelp >
cli-replay-help =
    Enter eller n   neste steg
    p eller b       forrige steg
    et tall         steget med det nummeret
    s eller start   utdelingen
    e eller end     siste steg
    q eller quit    avslutt
cli-replay-hidden = Spillerne velger { -contract-card(number: "plural") }; ingen valg vises før alle har valgt (R4).
cli-replay-step = Steg { $step } av { $last }
cli-replay-no-answer = «{ $text }» er ikke en kommando her.
cli-replay-first = Dette er det første steget.
cli-replay-last = Dette er det siste steget; skriv «q» for å avslutte.
cli-turn = { $who ->
    [you] { $phase ->
        [second_draw] Nå tar du ett { -card } til
        [turn] Nå er det din { -turn }
       *[keep] Nå velger du { -contract-card(number: "plural") }
    }
   *[other] { $phase ->
        [second_draw] Nå tar { $name } ett { -card } til
        [turn] Nå spiller { $name }
       *[keep] Nå velger { $name } { -contract-card(number: "plural") }
    }
}
cli-now = { $turn }.
cli-not-over = Spillet er ikke over: { $turn }.
cli-row-market = { -market }
cli-row-deck = { -deck }
cli-row-discards = forkastede { -card(number: "plural") }
cli-row-left = igjen
cli-row-hand = på { -hand(form: "definite") }
cli-row-contracts = { -contract-card(number: "plural") }
cli-row-offer = velger blant
cli-row-routes = { -route(number: "plural") }
cli-row-points = { -point(number: "plural") } for
cli-row-fulfilled = fullførte { -contract-card(number: "plural") }
cli-row-merchandise = { -merchandise-card(number: "plural") }
# Numbers of rules: R1 to R29.
cli-from-to = { $first } til { $last }
cli-known-cards = { $cards }, blant dem { $known }
cli-not-shown = ikke vist ennå
# Lists: of two, and of more; $first is then “A, B, C”.
cli-list-and-two = { $first } og { $last }
cli-list-and-more = { $first } og { $last }
cli-list-or-two = { $first } eller { $last }
cli-list-or-more = { $first } eller { $last }
