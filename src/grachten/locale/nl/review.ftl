# Teksten van de analyse van een spel, die geluk en kunde uit elkaar houdt.

review = Analyse
review-open = Spel analyseren
review-close = Analyse sluiten

## Terwijl de analyse gemaakt wordt

review-queued = De analyse staat in de wachtrij.
review-running = Het spel wordt zet voor zet doorgenomen.
review-lost = De server antwoordt niet. De analyse gaat verder zodra de verbinding terug is.
review-leave = Je kunt deze pagina verlaten. De analyse gaat door, en later vind je die hier.
review-failed = Er is geen analyse van dit spel.
review-retry = Opnieuw proberen

## De grafiek en de markeringen

review-graph = Kans om te winnen
review-at = Stap { $ply } van { $last }: { $chances }
review-share = { $name } { $chance }
review-mark-of = { $mark ->
    [inaccuracy] { $name }: onnauwkeurigheid, { $amount }
    [mistake] { $name }: fout, { $amount }
    [blunder] { $name }: blunder, { $amount }
    [resigned] { $name }: opgegeven, { $amount }
   *[luck] { $name }: geluk, { $amount }
}
review-mark-back = Vorige markering
review-mark-forward = Volgende markering
review-marks = { $count ->
    [0] Geen markeringen
    [one] Eén markering
   *[other] { $count } markeringen
}
review-table = De grafiek als tabel
review-what = Wat er gebeurde

## Een stap

review-step = Deze stap
review-step-number = Stap { $ply }
review-played = Gespeeld: { $move } ({ $chance })
review-better = Beter: { $move } ({ $chance })
review-keep = { $contracts } houden
review-resign = opgeven
review-sound = { $name } vindt een goede zet.
review-luck = Geluk: { $chances }
review-quiet = Hier valt niets te kiezen, en geluk speelt geen rol.
review-eyes-quiet = { $name } heeft hier niets te kiezen en ziet geen geluk.

## Geluk en spel

review-accounts = Geluk of wijsheid?
review-short = Geluk { $luck }, zetten { $play }
review-start = Kans aan het begin
review-term-luck = Geluk
review-term-own = Eigen zetten
review-term-others = Fouten van de anderen
review-term-remainder = Wat niemand kon weten
review-accuracy = Bij elke keuze houdt { $name } gemiddeld { $accuracy } van de kans om te winnen over.
review-help = Wat betekenen deze woorden?
review-help-start = Kans aan het begin: voor iedereen gelijk, tenzij gekozen is wie begint of het spel een eerder spel voortzet.
review-help-luck = Geluk: hoeveel beter of slechter de { -card(number: "plural") } en { -contract-card(number: "plural") } die tevoorschijn kwamen, waren dan het gemiddelde van alles wat had kunnen komen.
review-help-own = Eigen zetten: wat verloren ging doordat betere zetten werden gemist.
review-help-others = Fouten van de anderen: wat de anderen weggaven.
review-help-remainder = Wat niemand kon weten: hoe verborgen { -card(number: "plural") } zetten beter of slechter maakten.
review-moments = De beslissende momenten
review-draw-luckiest = Het meeste geluk
review-draw-unluckiest = De meeste pech
review-lot = De loting voor wie begint
review-new = Nieuw bij de { -market }: { $cards }.
review-eyes = Dit kon { $name } bij elke stap weten. Geluk dat { $name } niet kon zien, staat er niet bij.
review-evaluator = Beoordeeld door evaluator { $version } ({ $hash }).
review-playouts = Geen getrainde evaluator past bij dit { -board }, dus de analyse is gebaseerd op snelle gesimuleerde spellen. Dat is minder nauwkeurig.

## Delen

review-link = Link naar de analyse
review-picture = Afbeelding van de uitslag

## Verderspelen

review-play-on = Vanaf hier verderspelen
review-play-on-help = Je neemt na stap { $ply } één plaats over, en bots nemen de andere over. Alles wat vanaf jouw plaats niet te zien is, wordt opnieuw gedeeld.
review-play-on-seat = Jouw plaats
