# Texts of the end of a game, the check of its deal, and replays.

## The end as a ceremony

ceremony-standing = { -point(number: "plural", form: "title") } indtil nu
ceremony-routes = { $name }: { $count ->
    [0] ingen { -route(number: "plural") }
    [one] én { -route }
   *[other] { $count } { -route(number: "plural") }
}, { $points ->
    [one] ét { -point }
   *[other] { $points } { -point(number: "plural") }
}
ceremony-fulfilled = { $name } har opfyldt { $contract }
ceremony-unfulfilled = { $name } har ikke opfyldt { $contract }
ceremony-merchandise = { $name }: { $count ->
    [0] ingen { -merchandise-card(number: "plural") }
    [one] ét { -merchandise-card }
   *[other] { $count } { -merchandise-card(number: "plural") }
}, { $points ->
    [one] ét { -point }
   *[other] { $points } { -point(number: "plural") }
}
ended-by = { $reason ->
    [stalemate] Ingen kunne gøre mere.
    [resigned] En { -player } gav op.
   *[carts] En { -player } havde højst to { -cart(number: "plural") } tilbage.
}
fulfilled-of = { $done } af { $all } opfyldt
merchandise-rank = { $count ->
    [0] ingen { -card(number: "plural") }
    [one] ét { -card }, nr. { $rank }
   *[other] { $count } { -card(number: "plural") }, nr. { $rank }
}
watch-replay = Se spillet igen
watch-earlier = Se det tidligere spil
continued-from = Dette spil fortsætter et tidligere spil fra trin { $ply }.
share-replay = Del
copy-moment = Link til dette trin
link-copied = Linket er kopieret.
link-not-copied = Linket kunne ikke kopieres. Her er det:

## Is the deal fair?

fairness = Var kortgivningen fair?
fairness-why = Før det første kort blev givet, blev kortgiverens hemmelighed forseglet med dette segl. Nu er hemmeligheden afsløret, og din browser kan regne hver trækning efter.
check-deal = Efterprøv kortgivningen
fairness-seal = Seglet
fairness-verdict = { $verdict ->
    [pass] Alt passer, og din startværdi indgår i kortgivningen.
    [record] Optegnelsen passer. Mere kunne ikke efterprøves.
    [dealer] Optegnelsen passer, så langt denne efterprøvning rækker.
   *[fail] Noget er galt med denne kortgivning.
}
fairness-not-kept = Denne enhed deltog ikke i kortgivningen; kun selve optegnelsen er efterprøvet.
fairness-late = Din startværdi indgår ikke i kortgivningen: denne enhed afslørede den ikke i tide.
fairness-dealer-only = Spillet er fra en ældre version, hvor kun kortgiveren bandt sig. Efterprøvningen viser, at intet er ændret efter kortgivningen, men ikke, at ingen kunne styre den.
fairness-seed-missing = Din startværdi indgår ikke i kortgivningen. Du kan ikke stole på, at den er retfærdig.
fairness-seeds-wrong = Startværdierne er ikke dem, der var lovet, eller ikke dem, du fik vist før.
fairness-terms-changed = Serveren har ændret vilkårene for kortgivningen, efter at de lå fast.
fairness-terms-wrong = Vilkårene for kortgivningen er ikke i orden, så din enhed afslørede ikke sin startværdi.
fairness-nobody-added = Ingen af { -player(number: "plural", form: "definite") } har bidraget med noget til denne kortgivning. Derfor viser efterprøvningen kun, at intet er ændret efter forseglingen.
fairness-continued = Dette spil fortsætter et tidligere spil. Efterprøvningen dækker alt efter starten, men kan ikke vise, at det skjulte blev fordelt tilfældigt på ny.
fairness-terms = { $right ->
    [yes] Vilkårene er dem, som din browser så før kortgivningen.
   *[no] Vilkårene er ikke dem, som din browser så før kortgivningen.
}
fairness-board = { $right ->
    [yes] Spillepladen er den, som din browser så før kortgivningen.
   *[no] Spillepladen er ikke den, som din browser så før kortgivningen.
}
fairness-own = { $right ->
    [yes] Din startværdi indgår i kortgivningen.
   *[no] Din startværdi indgår ikke i kortgivningen.
}
fairness-steps = { $right ->
    [yes] { $count ->
        [one] Det ene trin, du fik vist, står i optegnelsen.
       *[other] Alle { $count } trin, du fik vist, står i optegnelsen.
    }
   *[no] Optegnelsen er ikke det, du fik vist: den første forskel er ved trin { $ply }.
}
fairness-seeds = { $right ->
    [yes] Hver afsløret startværdi passer til det, der var lovet.
   *[no] En afsløret startværdi passer ikke til det, der var lovet.
}
fairness-commitment = { $right ->
    [yes] Hemmeligheden passer til seglet.
   *[no] Hemmeligheden passer ikke til seglet.
}
fairness-first = { $right ->
    [yes] Lodtrækningen om, hvem der starter, passer.
   *[no] Lodtrækningen om, hvem der starter, passer ikke.
}
fairness-draws = { $right ->
    [yes] { $count ->
        [one] Én trækning er efterprøvet, og den passer.
       *[other] { $count } trækninger er efterprøvet, og alle passer.
    }
   *[no] Trækningerne passer ikke: den første forskel er ved trin { $ply }.
}
fairness-details = Detaljer
fairness-secret = Kortgiverens hemmelighed
fairness-player-seed = Bidrag fra { $name }
fairness-nothing-added = intet
fairness-withheld = ikke afsløret i tide
fairness-how = Hver trækning er beregnet med SHA-256 ud fra hemmeligheden, spillernes bidrag og trinnets nummer.
fairness-unfinished = Spillet er gemt, før det var slut, så kortgiverens hemmelighed er ikke med. Der er intet at efterprøve endnu.

## Replay

replay = Se spillet igen
replay-title = Se et spil igen
replay-intro = Åbn et gemt spil: en fil, som du har hentet her, eller en, som programmet på din computer har gemt.
replay-drop = Slip en fil her
replay-choose-file = Vælg en fil
replay-paste = Eller indsæt et gemt spil som tekst
replay-paste-open = Åbn den indsatte tekst
replay-which = Filen indeholder { $count ->
    [one] ét spil
   *[other] { $count } spil
}. Hvilket?
replay-game-number = Spil { $number }
replay-another = Åbn et andet spil
replay-controls = Gå gennem spillet
replay-position = Trin
replay-step-of = Trin { $ply } af { $last }
replay-first = Gå til begyndelsen
replay-back = Et trin tilbage
replay-forward = Et trin frem
replay-last = Gå til slutningen
replay-play = Afspil
replay-pause = Sæt på pause
replay-speed = Hastighed
replay-speed-times = { $times }×
replay-eyes = Synsvinkel
replay-eyes-all = Alle kort åbne
replay-eyes-of = Som { $name } så det
replay-hand-of = { -card(number: "plural", form: "title") } hos { $name }
replay-contracts-of = { -contract-card(number: "plural", form: "title") } hos { $name }
replay-all-cards = Alle { -card(number: "plural") }
replay-deal = Kortene gives.
replay-chooses = { $name } vælger sine første { -contract-card(number: "plural") }.
log-drew-deck-known = { $color ->
    [pink] { $name } trækker et { -pink } { -card } fra { -deck(form: "definite") }.
    [blue] { $name } trækker et { -blue(form: "neuter") } { -card } fra { -deck(form: "definite") }.
    [green] { $name } trækker et { -green(form: "neuter") } { -card } fra { -deck(form: "definite") }.
    [black] { $name } trækker et { -black(form: "neuter") } { -card } fra { -deck(form: "definite") }.
    [red] { $name } trækker et { -red(form: "neuter") } { -card } fra { -deck(form: "definite") }.
    [orange] { $name } trækker et { -orange } { -card } fra { -deck(form: "definite") }.
   *[wild] { $name } trækker en { -wild } fra { -deck(form: "definite") }.
}

## What is wrong with a record

error-not-json = Det er ikke et gemt spil, eller det er ikke hele spillet.
error-unknown-format = Det er ikke et gemt spil.
error-bad-record = Det gemte spil er beskadiget.
error-bad-start = Det gemte spil begynder med en stilling, der ikke kan opstå i et spil.
error-no-such-ply = Dette spil har ikke noget trin { $ply }.
error-bad-board = Der kan ikke spilles på denne { -board }.
error-board-too-large = Denne { -board } er for stor til serveren.
error-too-many-steps = Spillet er for langt til at blive vist her.
error-bad-commitment = Det gemte spil er blevet ændret: kortgiverens hemmelighed passer ikke til seglet.
error-bad-player-seeds = Det gemte spil er blevet ændret: en spillers bidrag passer ikke til det segl, der blev lavet før kortgivningen.
error-differs = Det gemte spil er blevet ændret: trin { $ply } følger ikke af reglerne og kortgivningen.
error-illegal-step = Det gemte spil er blevet ændret: ved trin { $ply } gør en { -player } noget, som reglerne ikke tillader.
error-wrong-ply = Nogle af spillets trin mangler eller står i forkert rækkefølge.
error-secrets-left-out = Spillet er gemt for én { -player }, mens det var i gang: det, som de andre havde, er udeladt.
error-empty-file = Filen er tom.
error-unreadable-file = Filen kan ikke læses.
