# Words of the end of a game, of the proof of its deal, and of replays.

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
    [resigned] En { -player } har givet op.
   *[carts] Vognene er ved at være brugt op.
}
fulfilled-of = { $done } af { $all } opfyldt
merchandise-rank = { $count ->
    [0] ingen { -card(number: "plural") }
    [one] ét { -card }, nr. { $rank }
   *[other] { $count } { -card(number: "plural") }, nr. { $rank }
}
watch-replay = Se spillet igen
share-replay = Del
copy-moment = Link til dette øjeblik
link-copied = Linket er kopieret.
link-not-copied = Linket kunne ikke kopieres. Her er det:

## Is the deal fair?

fairness = Retfærdig kortgivning?
fairness-why = Før det første kort blev givet, blev kortgiverens hemmelighed lagt under dette segl. Nu er hemmeligheden åben, og din browser kan regne hver trækning efter.
check-deal = Efterprøv kortgivningen
fairness-seal = Seglet
fairness-all-right = Alt passer: { $count ->
    [one] én trækning
   *[other] { $count } trækninger
}, præcis som seglet lovede.
fairness-all-wrong = Noget er galt: kortgivningen er ikke, som seglet lovede.
fairness-nobody-added = Ingen af { -player(number: "plural", form: "definite") } har bidraget med noget til denne kortgivning. Derfor viser efterprøvningen kun, at intet er ændret efter forseglingen.
fairness-promised = { $right ->
    [yes] Seglet er det samme, som din browser så før kortgivningen.
   *[no] Seglet er ikke det samme, som din browser så før kortgivningen.
}
fairness-own = { $right ->
    [yes] Det, din browser bidrog med, indgik i kortgivningen.
   *[no] Det, din browser bidrog med, indgik ikke i kortgivningen.
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
fairness-how = Hver trækning er beregnet med SHA-256 ud fra hemmeligheden, spillernes bidrag og trinnets nummer.
fairness-unfinished = Spillet er gemt, før det var slut, så kortgiverens hemmelighed er ikke med. Der er intet at efterprøve endnu.

## Replay

replay = Se spillet igen
replay-title = Se et spil igen
replay-intro = Åbn et gemt spil: en fil, som du har hentet her, eller en, som programmet har lavet på din egen computer.
replay-drop = Slip en fil her
replay-choose-file = Vælg en fil
replay-paste = Eller indsæt et gemt spil som tekst
replay-paste-open = Åbn det indsatte
replay-which = Filen rummer { $count ->
    [one] ét spil
   *[other] { $count } spil
}. Hvilket?
replay-game-number = Spil { $number }
replay-another = Et andet spil
replay-controls = Gå gennem spillet
replay-position = Trin
replay-step-of = Trin { $ply } af { $last }
replay-first = Til begyndelsen
replay-back = Et trin tilbage
replay-forward = Et trin frem
replay-last = Til slutningen
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
error-bad-board = Der kan ikke spilles på { -board(form: "definite") } i det gemte spil.
error-board-too-large = Spillepladen i det gemte spil er for stor til at blive tegnet her.
error-too-many-steps = Spillet er for langt til at blive vist her.
error-bad-commitment = Det gemte spil er blevet ændret: kortgiverens hemmelighed passer ikke til seglet.
error-bad-player-seeds = Det gemte spil er blevet ændret: det, en { -player } bidrog med, passer ikke til sit segl.
error-differs = Det gemte spil er blevet ændret: ved trin { $ply } sker der noget, som reglerne ikke tillader.
error-illegal-step = Det gemte spil er blevet ændret: ved trin { $ply } gør en { -player } noget, som reglerne ikke tillader.
error-wrong-ply = Nogle af spillets trin mangler eller står i forkert rækkefølge.
error-secrets-left-out = Spillet er gemt for én { -player }, mens det var i gang: det, som de andre havde, er udeladt.
error-empty-file = Filen er tom.
error-unreadable-file = Filen kan ikke læses.
