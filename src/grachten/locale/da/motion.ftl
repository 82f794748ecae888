# Texts of the map and of animations.

zoom = Kortet over byen: zoom med knapperne, flyt det med piletasterne
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-fit = Vis hele byen

discard-pile = { $count ->
    [0] Der er ingen kort i { -discard-pile(form: "definite") }.
   *[other] { -discard-pile(form: "title") }: { $cards }
}
last-round-begins = { -last-round(form: "title") }

## Moves shown one at a time

speed = Tempo for træk
speed-slow = Langsomt
speed-normal = Normalt
speed-fast = Hurtigt
speed-off = Fra
pass-on = Giv videre
log-drew-cards = { $who ->
    [you] { $count ->
        [one] Du tager ét { -card }.
       *[other] Du tager to { -card(number: "plural") }.
    }
   *[other] { $count ->
        [one] { $name } tager ét { -card }.
       *[other] { $name } tager to { -card(number: "plural") }.
    }
}
log-drew-cards-known = { $who ->
    [you] { $count ->
        [one] Du tager ét { -card }: { $cards }.
       *[other] Du tager to { -card(number: "plural") }: { $cards }.
    }
   *[other] { $count ->
        [one] { $name } tager ét { -card }: { $cards }.
       *[other] { $name } tager to { -card(number: "plural") }: { $cards }.
    }
}
log-one-from-deck = ét fra { -deck(form: "definite") }
log-fulfilled = Du har opfyldt en { -contract }: { $contract }.
