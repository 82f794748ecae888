# Texts of the map and of animations.

zoom = The map: zoom with the buttons, move it with the arrow keys
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map

discard-pile = { $count ->
    [0] The { -discard-pile } is empty.
   *[other] { -discard-pile(form: "title") }: { $cards }
}
last-round-begins = The { -last-round }

## Moves shown one at a time

speed = Speed of moves
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Off
pass-on = Pass on
log-drew-cards = { $who ->
    [you] { $count ->
        [one] You drew one { -card }.
       *[other] You drew two { -card(number: "plural") }.
    }
   *[other] { $count ->
        [one] { $name } drew one { -card }.
       *[other] { $name } drew two { -card(number: "plural") }.
    }
}
log-drew-cards-known = { $who ->
    [you] { $count ->
        [one] You drew one { -card }: { $cards }.
       *[other] You drew two { -card(number: "plural") }: { $cards }.
    }
   *[other] { $count ->
        [one] { $name } drew one { -card }: { $cards }.
       *[other] { $name } drew two { -card(number: "plural") }: { $cards }.
    }
}
log-one-from-deck = one from the { -deck }
log-fulfilled = You fulfilled a { -contract }: { $contract }.
