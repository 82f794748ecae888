# Texts of the end of a game, the check of its deal, and replays.

## The end as a ceremony

ceremony-standing = { -point(number: "plural") } bisher
ceremony-routes = { $name }: { $count ->
    [0] keine { -route }
    [one] eine { -route }
   *[other] { $count } { -route(number: "plural") }
}, { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
}
ceremony-fulfilled = { $name } erfüllt den { -contract } { $contract }
ceremony-unfulfilled = { $name } erfüllt den { -contract } nicht: { $contract }
ceremony-merchandise = { $name }: { $count ->
    [0] keine { -merchandise }
    [one] eine { -merchandise-card }
   *[other] { $count } { -merchandise-card(number: "plural") }
}, { $points ->
    [one] { $points } { -point }
   *[other] { $points } { -point(number: "plural") }
}
ended-by = { $reason ->
    [stalemate] Niemand konnte mehr etwas tun.
    [resigned] Jemand hat aufgegeben.
   *[carts] Jemand hatte nur noch zwei { -cart(number: "plural") } oder weniger.
}
fulfilled-of = { $done } von { $all } erfüllt
merchandise-rank = { $count ->
    [0] keine { -card(number: "plural") }
    [one] eine { -card }, Rang { $rank }
   *[other] { $count } { -card(number: "plural") }, Rang { $rank }
}
watch-replay = Noch einmal ansehen
watch-earlier = Frühere Partie ansehen
continued-from = Diese Partie setzt eine frühere ab Schritt { $ply } fort.
share-replay = Teilen
copy-moment = Link zu diesem Schritt
link-copied = Der Link ist kopiert.
link-not-copied = Der Link konnte nicht kopiert werden. Hier ist er:

## Is the deal fair?

fairness = Wurde fair gemischt?
fairness-why = Noch vor der ersten { -card } wurde das Geheimnis des Gebers mit diesem Siegel verschlossen. Jetzt ist das Geheimnis bekannt, und dein Browser kann jede Ziehung nachrechnen.
check-deal = Mischen prüfen
fairness-seal = Das Siegel
fairness-verdict = { $verdict ->
    [pass] Alles stimmt, und dein Startwert ist in dieser Partie enthalten.
    [record] Die Aufzeichnung stimmt. Mehr ließ sich nicht prüfen.
    [dealer] Die Aufzeichnung stimmt, soweit diese Prüfung reicht.
   *[fail] Mit dieser Partie stimmt etwas nicht.
}
fairness-not-kept = Dieses Gerät war am Mischen nicht beteiligt; geprüft wurde nur die Aufzeichnung selbst.
fairness-late = Dein Startwert ist in dieser Partie nicht enthalten: Dieses Gerät hat ihn nicht rechtzeitig offengelegt.
fairness-dealer-only = Diese Partie stammt aus einer älteren Version, in der sich nur der Geber festgelegt hat. Die Prüfung zeigt, dass nach dem Austeilen nichts geändert wurde, aber nicht, dass niemand das Mischen lenken konnte.
fairness-seed-missing = Dein Startwert ist in dieser Partie nicht enthalten. Du kannst dich nicht darauf verlassen, dass fair gemischt wurde.
fairness-seeds-wrong = Die Startwerte sind nicht die, die festgelegt waren oder die dir vorher gezeigt wurden.
fairness-terms-changed = Der Server hat die Bedingungen dieser Partie nachträglich geändert.
fairness-terms-wrong = Die Bedingungen dieser Partie sind nicht in Ordnung; darum hat dein Gerät seinen Startwert nicht offengelegt.
fairness-nobody-added = Niemand am Tisch hat zum Mischen etwas Eigenes beigetragen. Darum zeigt dies nur, dass nach dem Versiegeln nichts geändert wurde.
fairness-continued = Diese Partie setzt eine frühere fort. Die Prüfung umfasst alles nach dem Anfang, kann aber nicht zeigen, dass das damals Verdeckte zufällig neu verteilt wurde.
fairness-terms = { $right ->
    [yes] Die Bedingungen sind dieselben, die dein Browser vor dem Austeilen gesehen hat.
   *[no] Die Bedingungen sind nicht die, die dein Browser vor dem Austeilen gesehen hat.
}
fairness-board = { $right ->
    [yes] Der Spielplan ist derselbe, den dein Browser vor dem Austeilen gesehen hat.
   *[no] Der Spielplan ist nicht der, den dein Browser vor dem Austeilen gesehen hat.
}
fairness-own = { $right ->
    [yes] Dein Startwert ist in dieser Partie enthalten.
   *[no] Dein Startwert ist in dieser Partie nicht enthalten.
}
fairness-steps = { $right ->
    [yes] { $count ->
        [one] Der eine Schritt, der dir gezeigt wurde, steht so in der Aufzeichnung.
       *[other] Alle { $count } Schritte, die dir gezeigt wurden, stehen so in der Aufzeichnung.
    }
   *[no] Die Aufzeichnung ist nicht das, was dir gezeigt wurde: Die erste Abweichung ist bei Schritt { $ply }.
}
fairness-seeds = { $right ->
    [yes] Jeder offengelegte Startwert passt zu seiner Festlegung.
   *[no] Ein offengelegter Startwert passt nicht zu seiner Festlegung.
}
fairness-commitment = { $right ->
    [yes] Das Geheimnis passt zum Siegel.
   *[no] Das Geheimnis passt nicht zum Siegel.
}
fairness-first = { $right ->
    [yes] Das Los darüber, wer beginnt, stimmt.
   *[no] Das Los darüber, wer beginnt, stimmt nicht.
}
fairness-draws = { $right ->
    [yes] { $count ->
        [one] Eine Ziehung wurde geprüft, und sie stimmt.
       *[other] { $count } Ziehungen wurden geprüft, und alle stimmen.
    }
   *[no] Die Ziehungen stimmen nicht: Die erste Abweichung ist bei Schritt { $ply }.
}
fairness-details = Einzelheiten
fairness-secret = Das Geheimnis des Gebers
fairness-player-seed = Beitrag von { $name }
fairness-nothing-added = nichts
fairness-withheld = nicht rechtzeitig offengelegt
fairness-how = Jede Ziehung folgt aus einer SHA-256-Prüfsumme über das Geheimnis, die Beiträge aller am Tisch und die Nummer des Schritts.
fairness-unfinished = In dieser Aufzeichnung ist die Partie noch nicht vorbei, darum fehlt das Geheimnis des Gebers. Es gibt noch nichts zu prüfen.

## Replay

replay = Aufzeichnung
replay-title = Eine Partie noch einmal ansehen
replay-intro = Öffne die Aufzeichnung einer Partie: eine Datei, die du hier heruntergeladen hast, oder eine, die das Programm auf deinem eigenen Rechner gespeichert hat.
replay-drop = Datei hier ablegen
replay-choose-file = Datei auswählen
replay-paste = Oder eine Aufzeichnung einfügen
replay-paste-open = Eingefügte Aufzeichnung öffnen
replay-which = Die Datei enthält { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}. Welche soll es sein?
replay-game-number = Partie { $number }
replay-another = Andere Aufzeichnung öffnen
replay-controls = Durch die Partie gehen
replay-position = Schritt
replay-step-of = Schritt { $ply } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-times = { $times }×
replay-eyes = Blickwinkel
replay-eyes-all = Alle { -card(number: "plural") } offen
replay-eyes-of = Wie { $name } es sah
replay-hand-of = Die { -card(number: "plural") } von { $name }
replay-contracts-of = Die { -contract(number: "plural") } von { $name }
replay-all-cards = Alle { -card(number: "plural") }
replay-deal = Die { -card(number: "plural") } werden ausgeteilt.
replay-chooses = { $name } wählt die ersten { -contract(number: "plural") }.
log-drew-deck-known = { $color ->
    [pink] { $name } zieht eine { -pink } { -card } vom { -deck }.
    [blue] { $name } zieht eine { -blue } { -card } vom { -deck }.
    [green] { $name } zieht eine { -green } { -card } vom { -deck }.
    [black] { $name } zieht eine { -black } { -card } vom { -deck }.
    [red] { $name } zieht eine { -red } { -card } vom { -deck }.
    [orange] { $name } zieht eine { -orange } { -card } vom { -deck }.
   *[wild] { $name } zieht einen { -wild } vom { -deck }.
}

## What is wrong with a record

error-not-json = Das ist keine Aufzeichnung einer Partie, oder sie ist nicht vollständig.
error-unknown-format = Das ist keine Aufzeichnung einer Partie.
error-bad-record = Diese Aufzeichnung ist beschädigt.
error-bad-start = Diese Aufzeichnung beginnt mit einer Stellung, die in keiner Partie vorkommen kann.
error-no-such-ply = Diese Partie hat keinen Schritt { $ply }.
error-bad-board = Auf diesem { -board } kann man nicht spielen.
error-board-too-large = Dieser { -board } ist zu groß für diesen Server.
error-too-many-steps = Diese Partie ist zu lang, um hier gezeigt zu werden.
error-bad-commitment = Diese Aufzeichnung wurde verändert: Das Geheimnis des Gebers passt nicht zu seinem Siegel.
error-bad-player-seeds = Diese Aufzeichnung wurde verändert: Was jemand zum Mischen beigetragen hat, passt nicht zu seinem Siegel.
error-differs = Diese Aufzeichnung wurde verändert: Schritt { $ply } folgt nicht aus den Regeln und dem Mischen.
error-illegal-step = Diese Aufzeichnung wurde verändert: Bei Schritt { $ply } tut jemand etwas, was die Regeln nicht zulassen.
error-wrong-ply = In dieser Partie fehlen Schritte, oder sie stehen nicht in der richtigen Reihenfolge.
error-secrets-left-out = Diese Aufzeichnung entstand während der Partie, für eine Person am Tisch: Sie lässt weg, was die anderen hatten.
error-empty-file = Diese Datei ist leer.
error-unreadable-file = Diese Datei lässt sich nicht lesen.
