# Tekster til analysen af et spil, som skelner mellem held og dygtighed.

review = Analyse
review-open = Analysér spillet
review-close = Luk analysen

## Mens analysen laves

review-queued = Analysen står i kø.
review-running = Spillet gås igennem, træk for træk.
review-lost = Serveren svarer ikke. Analysen fortsætter, når forbindelsen er tilbage.
review-leave = Du kan forlade siden. Analysen fortsætter, og du finder den her senere.
review-failed = Der er ingen analyse af dette spil.
review-retry = Prøv igen

## Grafen og dens mærker

review-graph = Chance for at vinde
review-at = Trin { $ply } af { $last }: { $chances }
review-share = { $name } { $chance }
review-mark-of = { $mark ->
    [inaccuracy] { $name }: unøjagtighed, { $amount }
    [mistake] { $name }: fejl, { $amount }
    [blunder] { $name }: brøler, { $amount }
    [resigned] { $name }: gav op, { $amount }
   *[luck] { $name }: held, { $amount }
}
review-mark-back = Forrige mærke
review-mark-forward = Næste mærke
review-marks = { $count ->
    [0] Ingen mærker
    [one] Ét mærke
   *[other] { $count } mærker
}
review-table = Grafen som tabel
review-what = Hvad der skete

## Et trin

review-step = Dette trin
review-step-number = Trin { $ply }
review-played = Valgt: { $move } ({ $chance })
review-better = Bedre: { $move } ({ $chance })
review-keep = behold { $contracts }
review-resign = giv op
review-sound = { $name } finder et godt træk.
review-luck = Held: { $chances }
review-quiet = Her er intet at vælge, og held spiller ingen rolle.
review-eyes-quiet = { $name } har ikke noget at vælge her og ser intet held.

## Held og spil

review-accounts = Held eller dygtighed?
review-short = Held { $luck }, træk { $play }
review-start = Chance ved starten
review-term-luck = Held
review-term-own = Egne træk
review-term-others = De andres fejl
review-term-remainder = Det, ingen kunne vide
review-accuracy = Ved hvert valg beholder { $name } i gennemsnit { $accuracy } af sin chance for at vinde.
review-help = Hvad betyder ordene?
review-help-start = Chance ved starten: den samme for alle, medmindre nogen valgte, hvem der begynder, eller spillet fortsætter et tidligere spil.
review-help-luck = Held: hvor meget bedre eller dårligere de { -card(number: "plural") } og { -contract-card(number: "plural") }, der dukkede op, var end gennemsnittet af alt, hvad der kunne være kommet.
review-help-own = Egne træk: det, der gik tabt, fordi bedre træk blev overset.
review-help-others = De andres fejl: det, de andre forærede væk.
review-help-remainder = Det, ingen kunne vide: hvordan skjulte { -card(number: "plural") } gjorde træk bedre eller dårligere.
review-moments = De afgørende øjeblikke
review-draw-luckiest = Heldigste trækning
review-draw-unluckiest = Uheldigste trækning
review-lot = Lodtrækningen om, hvem der begynder
review-new = Nyt blandt { -market(form: "definite") }: { $cards }.
review-eyes = Her ser du, hvad { $name } kunne vide ved hvert trin. Held, som { $name } ikke kunne se, vises ikke.
review-evaluator = Vurderet af evaluator { $version } ({ $hash }).
review-playouts = Ingen trænet evaluator passer til denne { -board }, så analysen bygger på hurtige, simulerede spil. Det er mindre præcist.

## Deling

review-link = Link til analysen
review-picture = Billede af resultatet

## Spil videre

review-play-on = Spil videre herfra
review-play-on-help = Du overtager en plads efter trin { $ply }, og bots overtager de andre. Alt, hvad der er skjult for din plads, gives på ny.
review-play-on-seat = Din plads
