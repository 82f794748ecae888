# Texts of the map and of animations.

zoom = Kartet: Zoom med knappene, og flytt kartet med piltastene
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-fit = Vis hele kartet

discard-pile = { $count ->
    [0] Ingen forkastede { -card(number: "plural") }.
   *[other] Forkastede { -card(number: "plural") }: { $cards }
}
last-round-begins = { -last-round(form: "title") }

## Moves shown one at a time

speed = Tempo på trekkene
speed-slow = Langsomt
speed-normal = Normalt
speed-fast = Raskt
speed-off = Av
pass-on = Send videre
log-drew-cards = { $who ->
    [you] { $count ->
        [one] Du tar ett { -card }.
       *[other] Du tar to { -card(number: "plural") }.
    }
   *[other] { $count ->
        [one] { $name } tar ett { -card }.
       *[other] { $name } tar to { -card(number: "plural") }.
    }
}
log-drew-cards-known = { $who ->
    [you] { $count ->
        [one] Du tar ett { -card }: { $cards }.
       *[other] Du tar to { -card(number: "plural") }: { $cards }.
    }
   *[other] { $count ->
        [one] { $name } tar ett { -card }: { $cards }.
       *[other] { $name } tar to { -card(number: "plural") }: { $cards }.
    }
}
log-one-from-deck = ett fra { -deck(form: "definite") }
log-fulfilled = Du har fullført en { -contract }: { $contract }.
