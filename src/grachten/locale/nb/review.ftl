# Tekster til analysen av et spill, som skiller mellom flaks og dyktighet.

review = Analyse
review-open = Analyser spillet
review-close = Lukk analysen

## Mens analysen lages

review-queued = Analysen står i kø.
review-running = Spillet gås gjennom, trekk for trekk.
review-lost = Serveren svarer ikke. Analysen fortsetter når forbindelsen er tilbake.
review-leave = Du kan forlate siden. Analysen fortsetter, og du finner den her senere.
review-failed = Det finnes ingen analyse av dette spillet.
review-retry = Prøv igjen

## Grafen og merkene

review-graph = Sjanse for å vinne
review-at = Steg { $ply } av { $last }: { $chances }
review-share = { $name } { $chance }
review-mark-of = { $mark ->
    [inaccuracy] { $name }: unøyaktighet, { $amount }
    [mistake] { $name }: feil, { $amount }
    [blunder] { $name }: bommert, { $amount }
    [resigned] { $name }: ga opp, { $amount }
   *[luck] { $name }: flaks, { $amount }
}
review-mark-back = Forrige merke
review-mark-forward = Neste merke
review-marks = { $count ->
    [0] Ingen merker
    [one] Ett merke
   *[other] { $count } merker
}
review-table = Grafen som tabell
review-what = Hva som skjedde

## Et steg

review-step = Dette steget
review-step-number = Steg { $ply }
review-played = Valgt: { $move } ({ $chance })
review-better = Bedre: { $move } ({ $chance })
review-keep = behold { $contracts }
review-resign = gi opp
review-sound = { $name } finner et godt trekk.
review-luck = Flaks: { $chances }
review-quiet = Her er det ingenting å velge, og flaks spiller ingen rolle.
review-eyes-quiet = { $name } har ingenting å velge her og ser ingen flaks.

## Flaks og spill

review-accounts = Flaks eller dyktighet?
review-short = Flaks { $luck }, trekk { $play }
review-start = Sjanse ved starten
review-term-luck = Flaks
review-term-own = Egne trekk
review-term-others = De andres feil
review-term-remainder = Det ingen kunne vite
review-accuracy = Ved hvert valg beholder { $name } i gjennomsnitt { $accuracy } av sjansen for å vinne.
review-help = Hva betyr ordene?
review-help-start = Sjanse ved starten: lik for alle, med mindre noen valgte hvem som begynner, eller spillet fortsetter et tidligere spill.
review-help-luck = Flaks: hvor mye bedre eller dårligere { -card(number: "plural", form: "definite") } og { -contract-card(number: "plural", form: "definite") } som dukket opp, var enn gjennomsnittet av alt som kunne ha dukket opp.
review-help-own = Egne trekk: det som gikk tapt fordi bedre trekk ble oversett.
review-help-others = De andres feil: det de andre ga bort.
review-help-remainder = Det ingen kunne vite: hvordan skjulte { -card(number: "plural") } gjorde trekk bedre eller dårligere.
review-moments = De avgjørende øyeblikkene
review-draw-luckiest = Heldigste trekning
review-draw-unluckiest = Uheldigste trekning
review-lot = Loddtrekningen om hvem som begynner
review-new = Nytt blant { -market(form: "definite") }: { $cards }.
review-eyes = Her ser du hva { $name } kunne vite ved hvert steg. Flaks som { $name } ikke kunne se, vises ikke.
review-evaluator = Vurdert av evaluator { $version } ({ $hash }).
review-playouts = Ingen trent evaluator passer til dette { -board(form: "definite") }, så analysen bygger på raske, simulerte spill. Det er mindre nøyaktig.

## Deling

review-link = Lenke til analysen
review-picture = Bilde av resultatet

## Spill videre

review-play-on = Spill videre herfra
review-play-on-help = Du overtar en plass etter steg { $ply }, og boter overtar de andre. Alt som er skjult for plassen din, deles ut på nytt.
review-play-on-seat = Plassen din
