# Texte der Analyse einer Partie, die Glück und Können trennt.

review = Analyse
review-open = Partie analysieren
review-close = Analyse schließen

## Während die Analyse entsteht

review-queued = Die Analyse wartet, bis sie an der Reihe ist.
review-running = Die Partie wird Zug für Zug durchgesehen.
review-lost = Der Server antwortet nicht. Die Analyse geht weiter, sobald die Verbindung wieder da ist.
review-leave = Du kannst diese Seite verlassen. Die Analyse läuft weiter, und du findest sie später hier.
review-failed = Zu dieser Partie gibt es keine Analyse.
review-retry = Noch einmal versuchen

## Die Kurve und ihre Markierungen

review-graph = Siegchance
review-at = Schritt { $ply } von { $last }: { $chances }
review-share = { $name } { $chance }
review-mark-of = { $mark ->
    [inaccuracy] { $name }: Ungenauigkeit, { $amount }
    [mistake] { $name }: Fehler, { $amount }
    [blunder] { $name }: grober Fehler, { $amount }
    [resigned] { $name }: aufgegeben, { $amount }
   *[luck] { $name }: Glück, { $amount }
}
review-mark-back = Vorige Markierung
review-mark-forward = Nächste Markierung
review-marks = { $count ->
    [0] Keine Markierungen
    [one] Eine Markierung
   *[other] { $count } Markierungen
}
review-table = Die Kurve als Tabelle
review-what = Was passiert ist

## Ein Schritt

review-step = Dieser Schritt
review-step-number = Schritt { $ply }
review-played = Gespielt: { $move } ({ $chance })
review-better = Besser: { $move } ({ $chance })
review-keep = behalten: { $contracts }
review-resign = aufgeben
review-sound = { $name } findet einen guten Zug.
review-luck = Glück: { $chances }
review-quiet = Hier gibt es nichts zu wählen, und Glück spielt keine Rolle.
review-eyes-quiet = { $name } hat hier nichts zu wählen und sieht kein Glück.

## Glück und Spiel

review-accounts = Glück oder Können?
review-short = Glück { $luck }, Züge { $play }
review-start = Chance am Anfang
review-term-luck = Glück
review-term-own = Eigene Züge
review-term-others = Fehler der anderen
review-term-remainder = Was niemand wissen konnte
review-accuracy = Bei jeder Entscheidung behält { $name } im Schnitt { $accuracy } der Siegchance.
review-help = Was bedeuten diese Wörter?
review-help-start = Chance am Anfang: für alle gleich, außer wenn festgelegt war, wer beginnt, oder wenn die Partie eine frühere fortsetzt.
review-help-luck = Glück: Die { -card(number: "plural") } und { -contract(number: "plural") }, die kamen, waren besser oder schlechter als der Durchschnitt von allem, was hätte kommen können.
review-help-own = Eigene Züge: was verloren ging, weil bessere Züge übersehen wurden.
review-help-others = Fehler der anderen: was die anderen verschenkt haben.
review-help-remainder = Was niemand wissen konnte: wie verdeckte { -card(number: "plural") } Züge besser oder schlechter gemacht haben.
review-moments = Die entscheidenden Momente
review-draw-luckiest = Größtes Glück
review-draw-unluckiest = Größtes Pech
review-lot = Die Auslosung, wer beginnt
review-new = Neu in der { -market }: { $cards }.
review-eyes = So viel konnte { $name } bei jedem Schritt wissen. Glück, das { $name } nicht sehen konnte, fehlt hier.
review-evaluator = Bewertet von Evaluator { $version } ({ $hash }).
review-playouts = Kein trainierter Evaluator passt zu diesem { -board }, daher beruht die Analyse auf schnell simulierten Partien. Das ist weniger genau.

## Teilen

review-link = Link zur Analyse
review-picture = Bild des Ergebnisses

## Weiterspielen

review-play-on = Ab hier weiterspielen
review-play-on-help = Du übernimmst nach Schritt { $ply } einen Platz, und Bots übernehmen die anderen. Alles, was von deinem Platz aus nicht zu sehen ist, wird neu verteilt.
review-play-on-seat = Dein Platz
