# Words of the terminal: grachten play, replay and rules. What both say, such as log-…, error-…,
# route, contract and cards-of-color, the terminal takes from the files of the browser client.
# Words in a row behind a colon of English commands (map, rules, help …) are typed as they stand.

## Answers

# Letters and words for yes and no, with blanks between them; y, yes, n and no are always understood.
cli-yes = j ja
cli-no = n nei
cli-answer-yes-or-no = Svar j eller n.

## Names

# Whoever plays alone against bots.
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

## What somebody does

cli-do-claim = gjør krav på { $route }, med { $cards }
cli-do-keep = behold { $contracts }
cli-do-resign = gi opp

## What happened, where the log of the browser says less

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

## The page: labels stand in a column of 10 letters

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
cli-more-moves = … { $count } til, opp til nummer { $last }: Skriv moves eller en { -place }
cli-same-cards = (ett av { $count })
cli-from-deck = fra { -deck(form: "definite") }
cli-draw-contracts = { -contract-card(number: "plural") }
cli-only-pass = stå over: Ingenting annet er mulig
# Points of a route, and other ways to pay for it: all as short as can be.
cli-points-short = { $points } p
cli-or = eller
cli-or-ways = eller { $count } til
cli-with-cards = med { $cards }
cli-your-move = Ditt trekk:
cli-move-numbers = Trekkene har numrene 1 til { $last }.
cli-pay-how = Hvordan vil du betale? Skriv et nummer, eller noe annet for å gå tilbake:
cli-confirm = Enter eller j utfører trekket, alt annet går tilbake:
cli-taken-back = Trekket er tatt tilbake.
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

cli-map-too-small = Kartet trenger { $columns } kolonner og { $rows } linjer; gjør vinduet større, eller skriv routes.
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
# Words that find routes: with cart symbols, and free.
cli-cart = { -cart }
cli-free = ledig
cli-can-pay = du kan betale

## Commands while playing

cli-enter = Enter
cli-help-number = velg trekket med det nummeret
cli-help-word = vis bare trekk der Dam er med; numrene er de samme
cli-help-letters = ta et åpent { -red(form: "neuter") } { -card }, trekk fra { -deck(form: "definite") }, trekk { -contract-card(number: "plural") }
cli-help-notation = et trekk slik det skrives i opptak (docs/record.md)
cli-help-enter = vis bordet igjen
cli-help-map = { -board(form: "definite") }; dine billigste veier er tegnet med +
cli-help-routes = { -route(number: "plural") } med lengde, farge, { -cart } og eier; de som går til Dam
cli-help-moves = hele listen over trekk
cli-help-hand = kortene dine, og hvordan det går med dine { -contract-card(number: "plural") }
cli-help-log = det som har skjedd til nå
cli-help-rules = spillereglene, eller én av dem
cli-help-why = hvorfor et trekk ikke er tillatt nå
cli-help-confirm = utfør trekk med én gang, uten å spørre; confirm on spør igjen
cli-help-save = en kopi av spillet; det lagres av seg selv etter hvert trekk
cli-help-resign = gi opp (du blir spurt en gang til)
cli-help-quit = avslutt; du kan spille videre senere
cli-help-signs = Farger: P { -pink }, B { -blue(form: "common") }, G { -green(form: "common") }, K { -black(form: "common") }, R { -red(form: "common") }, O { -orange }, W { -wild }; ? er en { -route } i én valgfri farge. En { -route } med * har { -cart-symbol(number: "plural") } og gir et { -merchandise-card }.
cli-no-move-there = Ingen trekk passer til «{ $text }» nå. Skriv routes { $text } for å se { -route(number: "plural", form: "definite") } der.
cli-no-command = «{ $text }» er verken et trekk eller en kommando. Skriv et nummer eller help.
cli-did-you-mean = «{ $text }» er verken et trekk eller en kommando. Mente du { $command }? Skriv et nummer eller help.
cli-resign-all = Da gir du opp spillet, og den andre { -player(form: "definite") } vinner.
cli-resign-seat = Da forlater du spillet, og en bot spiller videre på plassen din.
cli-resign-sure = Skriv ja for å gi opp, noe annet for å spille videre:
cli-play-on = Du spiller videre.
cli-confirm-on = Bekreftelse er på: Du blir spurt før et trekk utføres. Slå det av med confirm off.
cli-confirm-off = Bekreftelse er av: Et trekk utføres med én gang. Slå det på med confirm on.
cli-just-hand = hand viser alt som er ditt: Skriv bare hand.
cli-just-map = map viser hele { -board(form: "definite") }: Skriv bare map, eller routes { $text } for en { -place }.
cli-log-how = Skriv log, eller hvor mange steg, som i log 50, eller log all.
cli-log-last = Dette er de siste { $shown } av { $all } steg; log all viser alle.
cli-why-how = Skriv trekket, som i: why draw:wild
cli-saved-in = Spillet lagres etter hvert trekk, i { $path }
cli-copy-in = En kopi ligger i { $path }
cli-goes-on-in = Selve spillet fortsetter i { $path }

## An evening

cli-unfinished = Det finnes et uferdig spill: { $names }, { $moves ->
    [one] { $moves } trekk er gjort.
   *[other] { $moves } trekk er gjort.
}
cli-go-on = Enter eller j fortsetter det, n starter et nytt spill:
cli-program-plays = En plass i dette spillet spilles av et program: { $program }
cli-start-program = j starter det, n lar { $bot } spille i stedet:
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
cli-type-help = Skriv map for kartet, rules for reglene og help for alt du kan skrive.
cli-thinks = { $name } tenker
cli-bot-failed = { $name } har sviktet ({ $reason }); { $bot } spiller videre i stedet.
cli-it-resigns = den gir opp
cli-leaves = { $who ->
    [you] Du forlater spillet; en bot spiller videre.
   *[other] { $name } forlater spillet; en bot spiller videre.
}
cli-only-bots = Ingen mennesker er igjen: Botene spiller spillet ferdig.
cli-clear-screen = { $name }, trykk Enter for å tømme skjermen.
cli-pass-keyboard = Gi tastaturet til { $name }, som så trykker Enter.
cli-not-kept = Spillet kunne ikke lagres sammen med de andre: { $why }
cli-kept-in = Spillet ligger i { $path }
cli-look-again = Se det på nytt: { $command }
cli-check-game = Kontroller hver utdeling og hvert trekk: { $command }
cli-saved = Spillet er lagret. Spill videre med: { $command }
cli-not-saved = Spillet kunne ikke lagres: { $why }
cli-compiling = Kompilerer reglene for denne maskinen (én gang, omtrent 15 sekunder) …
cli-compiling-bots = Kompilerer det botene tenker med (én gang, omtrent et halvt minutt) …

## The end

cli-count-routes = 1. { -point(number: "plural", form: "title") } for { -route(number: "plural") }, talt underveis
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
    [you] Du har gitt opp.
   *[other] { $name } har gitt opp.
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
cli-replay-hidden = { -contract-card(number: "plural", form: "title") } velges; ingen får se et valg før alle har valgt (R4).
cli-replay-step = Steg { $step } av { $last }
cli-replay-no-answer = «{ $text }» er ikke et svar her.
cli-replay-first = Dette er det første steget.
cli-replay-last = Dette er det siste steget; q avslutter.
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
