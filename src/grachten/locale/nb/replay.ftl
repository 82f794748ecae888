# Texts of the end of a game, the check of its deal, and replays.

## The end as a ceremony

ceremony-standing = { -point(number: "plural", form: "title") } så langt
ceremony-routes = { $name }: { $count ->
    [0] ingen { -route(number: "plural") }
    [one] én { -route }
   *[other] { $count } { -route(number: "plural") }
}, { $points ->
    [one] ett { -point }
   *[other] { $points } { -point(number: "plural") }
}
ceremony-fulfilled = { $name } har fullført { $contract }
ceremony-unfulfilled = { $name } har ikke fullført { $contract }
ceremony-merchandise = { $name }: { $count ->
    [0] ingen { -merchandise-card(number: "plural") }
    [one] ett { -merchandise-card }
   *[other] { $count } { -merchandise-card(number: "plural") }
}, { $points ->
    [one] ett { -point }
   *[other] { $points } { -point(number: "plural") }
}
ended-by = { $reason ->
    [stalemate] Ingen kunne gjøre noe mer.
    [resigned] En { -player } ga opp.
   *[carts] En { -player } hadde høyst to { -cart(number: "plural") } igjen.
}
fulfilled-of = { $done } av { $all } fullført
merchandise-rank = { $count ->
    [0] ingen { -card(number: "plural") }
    [one] ett { -card }, { $rank }. plass
   *[other] { $count } { -card(number: "plural") }, { $rank }. plass
}
watch-replay = Se reprisen
watch-earlier = Se det tidligere spillet
continued-from = Dette spillet fortsetter et tidligere spill fra steg { $ply }.
share-replay = Del
copy-moment = Lenke til dette steget
link-copied = Lenken er kopiert.
link-not-copied = Lenken kunne ikke kopieres. Her er den:

## Is the deal fair?

fairness = Var utdelingen rettferdig?
fairness-why = Før det første kortet ble delt ut, ble kortgiverens hemmelighet forseglet med dette seglet. Nå er hemmeligheten avslørt, og nettleseren din kan regne ut hver trekning på nytt.
check-deal = Kontroller utdelingen
fairness-seal = Seglet
fairness-verdict = { $verdict ->
    [pass] Alt stemmer, og startverdien din er med i utdelingen.
    [record] Opptaket stemmer. Mer kunne ikke kontrolleres.
    [dealer] Opptaket stemmer, så langt denne kontrollen rekker.
   *[fail] Noe er galt med denne utdelingen.
}
fairness-not-kept = Denne enheten var ikke med på utdelingen; bare selve opptaket ble kontrollert.
fairness-late = Startverdien din er ikke med i utdelingen: Denne enheten avslørte den ikke i tide.
fairness-dealer-only = Dette spillet er fra en eldre versjon, der bare kortgiveren bandt seg. Kontrollen viser at ingenting ble endret etter utdelingen, men ikke at ingen kunne styre den.
fairness-seed-missing = Startverdien din er ikke med i utdelingen. Du kan ikke stole på at den er rettferdig.
fairness-seeds-wrong = Startverdiene er ikke de som var lovet, eller ikke de du fikk se før.
fairness-terms-changed = Serveren har endret vilkårene for utdelingen etter at de var låst.
fairness-terms-wrong = Vilkårene for utdelingen er ikke i orden, så enheten din avslørte ikke startverdien sin.
fairness-nobody-added = Ingen av spillerne la til noe eget i denne utdelingen. Derfor viser dette bare at ingenting er endret etter forseglingen.
fairness-continued = Dette spillet fortsetter et tidligere spill. Kontrollen dekker alt etter starten, men kan ikke vise at det skjulte ble delt ut tilfeldig på nytt.
fairness-terms = { $right ->
    [yes] Vilkårene er de samme som nettleseren din så før utdelingen.
   *[no] Vilkårene er ikke de samme som nettleseren din så før utdelingen.
}
fairness-board = { $right ->
    [yes] Spillebrettet er det samme som nettleseren din så før utdelingen.
   *[no] Spillebrettet er ikke det samme som nettleseren din så før utdelingen.
}
fairness-own = { $right ->
    [yes] Startverdien din er med i utdelingen.
   *[no] Startverdien din er ikke med i utdelingen.
}
fairness-steps = { $right ->
    [yes] { $count ->
        [one] Det ene steget du fikk se, står i opptaket.
       *[other] Alle de { $count } stegene du fikk se, står i opptaket.
    }
   *[no] Opptaket er ikke det du fikk se: Det første avviket er i steg { $ply }.
}
fairness-seeds = { $right ->
    [yes] Hver startverdi som ble avslørt, passer til det som var lovet.
   *[no] En startverdi som ble avslørt, passer ikke til det som var lovet.
}
fairness-commitment = { $right ->
    [yes] Hemmeligheten passer til seglet.
   *[no] Hemmeligheten passer ikke til seglet.
}
fairness-first = { $right ->
    [yes] Loddtrekningen om hvem som starter, stemmer.
   *[no] Loddtrekningen om hvem som starter, stemmer ikke.
}
fairness-draws = { $right ->
    [yes] { $count ->
        [one] Én trekning er kontrollert, og den stemmer.
       *[other] { $count } trekninger er kontrollert, og alle stemmer.
    }
   *[no] Trekningene stemmer ikke: Det første avviket er i steg { $ply }.
}
fairness-details = Detaljer
fairness-secret = Kortgiverens hemmelighet
fairness-player-seed = Lagt til av { $name }
fairness-nothing-added = ingenting
fairness-withheld = ble ikke avslørt i tide
fairness-how = Hver trekning regnes ut med SHA-256 av hemmeligheten, det spillerne la til, og nummeret på steget.
fairness-unfinished = Spillet er ikke over i dette opptaket, så kortgiverens hemmelighet er ikke med. Det er ingenting å kontrollere ennå.

## Replay

replay = Reprise
replay-title = Se et spill på nytt
replay-intro = Åpne et opptak av et spill: en fil du har lastet ned her, eller en som programmet på din egen maskin har lagret.
replay-drop = Slipp en fil her
replay-choose-file = Velg en fil
replay-paste = Eller lim inn et opptak
replay-paste-open = Åpne det innlimte opptaket
replay-which = Filen inneholder { $count ->
    [one] ett spill
   *[other] { $count } spill
}. Hvilket vil du se?
replay-game-number = Spill { $number }
replay-another = Åpne et annet opptak
replay-controls = Bla gjennom spillet
replay-position = Steg
replay-step-of = Steg { $ply } av { $last }
replay-first = Gå til begynnelsen
replay-back = Ett steg tilbake
replay-forward = Ett steg fram
replay-last = Gå til slutten
replay-play = Spill av
replay-pause = Sett på pause
replay-speed = Hastighet
replay-speed-times = { $times }×
replay-eyes = Synsvinkel
replay-eyes-all = Alle kort åpne
replay-eyes-of = Slik { $name } så det
replay-hand-of = Kortene til { $name }
replay-contracts-of = Kontraktskortene til { $name }
replay-all-cards = Alle kort
replay-deal = Kortene deles ut.
replay-chooses = { $name } velger sine første { -contract-card(number: "plural") }.
log-drew-deck-known = { $color ->
    [pink] { $name } trekker et { -pink } { -card } fra { -deck(form: "definite") }.
    [blue] { $name } trekker et { -blue(form: "neuter") } { -card } fra { -deck(form: "definite") }.
    [green] { $name } trekker et { -green(form: "neuter") } { -card } fra { -deck(form: "definite") }.
    [black] { $name } trekker et { -black(form: "neuter") } { -card } fra { -deck(form: "definite") }.
    [red] { $name } trekker et { -red(form: "neuter") } { -card } fra { -deck(form: "definite") }.
    [orange] { $name } trekker et { -orange } { -card } fra { -deck(form: "definite") }.
   *[wild] { $name } trekker et { -wild } fra { -deck(form: "definite") }.
}

## What is wrong with a record

error-not-json = Dette er ikke et opptak av et spill, eller så mangler noe av det.
error-unknown-format = Dette er ikke et opptak av et spill.
error-bad-record = Dette opptaket er skadet.
error-bad-start = Dette opptaket begynner med en stilling som ikke kan oppstå i et spill.
error-no-such-ply = Dette spillet har ikke noe steg { $ply }.
error-bad-board = Det går ikke an å spille på dette { -board(form: "definite") }.
error-board-too-large = Dette { -board(form: "definite") } er for stort for denne serveren.
error-too-many-steps = Dette spillet er for langt til å vises her.
error-bad-commitment = Dette opptaket er endret: Kortgiverens hemmelighet passer ikke til seglet.
error-bad-player-seeds = Dette opptaket er endret: Startverdien til en { -player } passer ikke til seglet fra før utdelingen.
error-differs = Dette opptaket er endret: Steg { $ply } følger ikke av reglene og utdelingen.
error-illegal-step = Dette opptaket er endret: I steg { $ply } gjør en { -player } noe reglene ikke tillater.
error-wrong-ply = Noen av stegene i dette spillet mangler eller står i feil rekkefølge.
error-secrets-left-out = Dette opptaket ble laget for én { -player } mens spillet pågikk: Kortene til de andre er ikke med.
error-empty-file = Denne filen er tom.
error-unreadable-file = Denne filen kan ikke leses.
