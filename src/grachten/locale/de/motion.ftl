# Texts of the map and of animations.

zoom = Der Stadtplan: Zoome mit den Knöpfen, verschiebe ihn mit den Pfeiltasten
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzen Stadtplan zeigen

discard-pile = { $count ->
    [0] Der { -discard-pile } ist leer.
    [one] Auf dem { -discard-pile }: { $cards }
   *[other] Auf dem { -discard-pile }: { $cards }
}
last-round-begins = Die { -last-round }

## Moves shown one at a time

speed = Tempo der Spielzüge
speed-slow = Langsam
speed-normal = Mittel
speed-fast = Schnell
speed-off = Aus
pass-on = Weitergeben
log-drew-cards = { $who ->
    [you] { $count ->
        [one] Du ziehst eine { -card }.
       *[other] Du ziehst zwei { -card(number: "plural") }.
    }
   *[other] { $count ->
        [one] { $name } zieht eine { -card }.
       *[other] { $name } zieht zwei { -card(number: "plural") }.
    }
}
log-drew-cards-known = { $who ->
    [you] { $count ->
        [one] Du ziehst eine { -card }: { $cards }.
       *[other] Du ziehst zwei { -card(number: "plural") }: { $cards }.
    }
   *[other] { $count ->
        [one] { $name } zieht eine { -card }: { $cards }.
       *[other] { $name } zieht zwei { -card(number: "plural") }: { $cards }.
    }
}
log-one-from-deck = eine vom { -deck }
log-fulfilled = Du hast einen { -contract } erfüllt: { $contract }.
