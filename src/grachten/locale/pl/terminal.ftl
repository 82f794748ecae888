# Texts of the terminal: grachten play, replay and rules. Messages that the browser shows too, such
# as log-…, error-…, route, contract and cards-of-color, are in the files of the browser client.
# Commands in quotation marks (map, rules, help …) are typed as they are: don't translate them.

## Answers

# Letters and words for yes and no, separated by spaces; y, yes, n and no always work.
cli-yes = t tak
cli-no = n nie
cli-answer-yes-or-no = Odpowiedz: t albo n.

## Names

# The name of a person who plays alone against bots.
cli-you = Ty
cli-somebody = ktoś
cli-name-you = { $name } (ty)
cli-name-bot = { $name } (bot)
cli-name-replaced = { $name } ({ $bot })

## Cards, routes, numbers of things

# The bare name of the color: it stands behind a number and a letter, for cards and for routes.
cli-color = { $color ->
    [pink] { -pink(gender: "masculine") }
    [blue] { -blue(gender: "masculine") }
    [green] { -green(gender: "masculine") }
    [black] { -black(gender: "masculine") }
    [red] { -red(gender: "masculine") }
    [orange] { -orange(gender: "masculine") }
    [grey] dowolny kolor
   *[wild] { -wild }
}
cli-none = brak
cli-second-route = { $route }, druga nitka
cli-contract-state = { $contract } ({ $fulfilled ->
    [yes] zrealizowany
   *[no] niezrealizowany
})
cli-cards = { $count ->
    [one] { $count } { -card }
    [few] { $count } { -card(number: "plural") }
    [many] { $count } { -card(number: "plural", case: "genitive") }
   *[other] { $count } { -card(case: "genitive") }
}
cli-carts = { $count ->
    [one] { $count } { -cart }
    [few] { $count } { -cart(number: "plural") }
    [many] { $count } { -cart(number: "plural", case: "genitive") }
   *[other] { $count } { -cart(case: "genitive") }
}
cli-contracts = { $count ->
    [one] { $count } { -contract }
    [few] { $count } { -contract(number: "plural") }
    [many] { $count } { -contract(number: "plural", case: "genitive") }
   *[other] { $count } { -contract(case: "genitive") }
}
cli-merchandise = { $count ->
    [one] { $count } { -merchandise-card }
    [few] { $count } { -merchandise-card(number: "plural") }
    [many] { $count } { -merchandise-card(number: "plural", case: "genitive") }
   *[other] { $count } { -merchandise-card(case: "genitive") }
}

## Moves in words

cli-do-claim = utwórz { -route(case: "accusative") } { $route } (koszt: { $cards })
cli-do-keep = zatrzymaj { $contracts }
cli-do-resign = poddaj się

## Log lines with more detail than in the browser

cli-log-dealt = { $who ->
    [you] Dostajesz { $count ->
        [one] jedną { -card(case: "accusative") }.
        [few] { $count } { -card(number: "plural", case: "accusative") }.
        [many] { $count } { -card(number: "plural", case: "genitive") }.
       *[other] { $count } { -card(case: "genitive") }.
    }
   *[other] { $name } dostaje { $count ->
        [one] jedną { -card(case: "accusative") }.
        [few] { $count } { -card(number: "plural", case: "accusative") }.
        [many] { $count } { -card(number: "plural", case: "genitive") }.
       *[other] { $count } { -card(case: "genitive") }.
    }
}
cli-log-dealt-known = { $who ->
    [you] Dostajesz na { -hand(case: "accusative") }: { $cards }.
   *[other] { $name } dostaje na { -hand(case: "accusative") }: { $cards }.
}
cli-log-offered-known = { $who ->
    [you] Oglądasz: { $contracts }.
   *[other] { $name } ogląda: { $contracts }.
}
cli-log-market-filled = Odkrywamy: { $cards }.
cli-log-resigned = { $who ->
    [you] Poddajesz się: gra skończona.
   *[other] { $name } poddaje się: gra skończona.
}
cli-log-times = { $sentence } ({ $times }×)
cli-log-decided-by = (decyduje { $by })

## The page: labels have room for 10 letters

cli-label-market = Odkryte
cli-label-hand = Na { -hand(case: "locative") }
cli-label-contracts = { -contract(number: "plural") }
cli-label-offer = Do wyboru
cli-label-keep = Zatrzymaj
cli-label-draw = Dobierz
cli-label-or = Albo
cli-label-claim = Utwórz

cli-title-setup = { $who ->
    [you] Twoje pierwsze { -contract(number: "plural") }: zatrzymaj jeden lub oba
   *[other] { $name }, pierwsze { -contract(number: "plural") }: zatrzymaj jeden lub oba
}
cli-title-keep = { $who ->
    [you] Twoje { -contract(number: "plural") }: zatrzymaj jeden lub oba
   *[other] { $name }, { -contract(number: "plural") }: zatrzymaj jeden lub oba
}
cli-title-second-draw = { $who ->
    [you] Twoja druga { -card }
   *[other] { $name }: druga { -card }
}
cli-title-turn = { $who ->
    [you] Twoja { -turn }
   *[other] Teraz gra { $name }
}
cli-head-points = { -point(number: "plural") }
cli-head-carts = { -cart(number: "plural") }
cli-head-cards = { -card(number: "plural") }
cli-head-contracts = { -contract(number: "plural") }
cli-head-goods = { -merchandise }
cli-head-known = znane { -card(number: "plural") }
cli-empty-slot = (puste)
cli-piles = { -deck } { $deck }, odrzucone { $discards }, { -contract(number: "plural") } { $contracts }, { -merchandise } { $goods }
cli-cut-off = droga odcięta
cli-to-go = { $count ->
    [one] potrzeba { $count } { -cart(case: "genitive") }
    [few] potrzeba { $count } { -cart(number: "plural", case: "genitive") }
    [many] potrzeba { $count } { -cart(number: "plural", case: "genitive") }
   *[other] potrzeba { $count } { -cart(case: "genitive") }
}
cli-out-of-reach = poza zasięgiem: { $count ->
    [one] potrzeba { $count } { -cart(case: "genitive") }, masz { $carts }
    [few] potrzeba { $count } { -cart(number: "plural", case: "genitive") }, masz { $carts }
    [many] potrzeba { $count } { -cart(number: "plural", case: "genitive") }, masz { $carts }
   *[other] potrzeba { $count } { -cart(case: "genitive") }, masz { $carts }
}

## The moves

cli-give-back = (odkładasz { $contracts })
cli-more-moves = … jeszcze { $count }, do numeru { $last }: wpisz „moves” albo nazwę { -place(case: "genitive") }
cli-same-cards = (z { $count })
cli-from-deck = z { -deck(case: "genitive") }
cli-draw-contracts = { -contract(number: "plural") }
cli-only-pass = spasuj: żaden inny ruch nie jest możliwy
# The points of a route, and other ways to pay for it: keep these as short as possible.
cli-points-short = { $points } pkt
cli-or = lub
cli-or-ways = lub jeszcze { $count }
cli-with-cards = koszt: { $cards }
cli-your-move = Twój ruch:
cli-move-numbers = Ruchy mają numery od 1 do { $last }.
cli-pay-how = Jak chcesz zapłacić? Wpisz numer; cokolwiek innego anuluje:
cli-confirm = Naciśnij Enter lub t, aby potwierdzić; cokolwiek innego anuluje:
cli-taken-back = Anulowano.
cli-not-now = Nie teraz. { $why } ({ $rule })
cli-may-do = Teraz możesz to zrobić.

## What a move will do

cli-foresee-claim = { $points ->
    [one] { $points } { -point }
    [few] { $points } { -point(number: "plural") }
    [many] { $points } { -point(number: "plural", case: "genitive") }
   *[other] { $points } { -point(case: "genitive") }
}{ $merchandise ->
    [yes] , { -merchandise-card }
   *[no] { "" }
}, { $carts ->
    [one] zostaje { $carts } { -cart }
    [few] zostają { $carts } { -cart(number: "plural") }
    [many] zostaje { $carts } { -cart(number: "plural", case: "genitive") }
   *[other] zostaje { $carts } { -cart(case: "genitive") }
}
cli-foresee-keep = { $contract } trafia na spód stosu
cli-foresee-wild = odkryty { -wild } to twoja jedyna { -card } w tej { -turn(case: "locative") } (R8)
cli-foresee-deck = nikt inny nie widzi tej { -card(case: "genitive") }
cli-foresee-second = to twoja druga { -card }, potem { -turn } się kończy
cli-foresee-first = potem bierzesz drugą { -card(case: "accusative") }
cli-foresee-contracts = musisz zatrzymać co najmniej jedną, a za niezrealizowany { -contract(case: "accusative") } stracisz tyle { -point(number: "plural", case: "genitive") }, ile jest wart (R20, R25)

## The map and the routes

cli-map-too-small = Mapa wymaga okna co najmniej { $columns } na { $rows } znaków; powiększ okno albo wpisz „routes”.
cli-map-example = 2PG* 2 { -space(number: "plural") }, { -pink(gender: "neuter") } lub { -green(gender: "neuter") }, { -cart }
cli-map-any-color = ? dowolny kolor
cli-map-way = + twoja droga
cli-map-goal = [cel]
cli-map-closed = x niedostępne
cli-no-route = Do „{ $text }” nie pasuje żadne { -route }.
cli-routes-wanted = Na najtańszych drogach twoich { -contract(number: "plural", case: "genitive") }
cli-routes-free = Inne wolne { -route(number: "plural") }
cli-routes-yours = Twoje
cli-routes-others = Zajęte przez innych
cli-routes-closed = Niedostępne dla ciebie (R18, R19)
# Words that people type to find routes: routes with cart symbols, and free routes.
cli-cart = { -cart }
cli-free = wolne
cli-can-pay = stać cię

## Commands while playing

cli-enter = Enter
cli-help-number = wybierz ruch o tym numerze
cli-help-word = pokaż tylko ruchy pasujące do „dam”; numery się nie zmieniają
cli-help-letters = weź odkrytą { -red(case: "accusative") } { -card(case: "accusative") }, dobierz z { -deck(case: "genitive") }, dobierz { -contract-card(number: "plural", case: "accusative") }
cli-help-notation = ruch w notacji zapisów gry (docs/record.md)
cli-help-enter = pokaż stół jeszcze raz
cli-help-map = { -board }; twoje najtańsze drogi są narysowane znakami +
cli-help-routes = { -route(number: "plural") }: długość, kolor, { -cart } i kto je zajmuje; albo tylko te z Dam
cli-help-moves = pełna lista ruchów
cli-help-hand = twoje { -card(number: "plural") } i stan twoich { -contract(number: "plural", case: "genitive") }
cli-help-log = co się dotąd wydarzyło
cli-help-rules = zasady gry albo jedna z nich
cli-help-why = dlaczego ruch nie jest teraz dozwolony
cli-help-confirm = rób ruchy od razu, bez pytania; po „confirm on” gra znów pyta
cli-help-save = zapisz kopię gry; sama gra zapisuje się po każdym ruchu
cli-help-resign = poddaj się (gra poprosi o potwierdzenie)
cli-help-quit = wyjdź; możesz wrócić do gry później
cli-help-signs = Kolory: P { -pink(gender: "masculine") }, B { -blue(gender: "masculine") }, G { -green(gender: "masculine") }, K { -black(gender: "masculine") }, R { -red(gender: "masculine") }, O { -orange(gender: "masculine") }, W { -wild }; ? to { -route }, za które płacisz { -card(number: "plural", case: "instrumental") } w jednym, dowolnym kolorze. { -route(case: "title") } z * ma { -cart-symbol(number: "plural", case: "accusative") } i daje { -merchandise-card(case: "accusative") }.
cli-no-move-there = Żaden ruch nie pasuje teraz do „{ $text }”. Wpisz „routes { $text }”, aby zobaczyć tamtejsze { -route(number: "plural", case: "accusative") }.
cli-no-command = Nie ma ruchu ani polecenia „{ $text }”. Wpisz numer albo „help”.
cli-did-you-mean = Nie ma ruchu ani polecenia „{ $text }”. Może „{ $command }”? Wpisz numer albo „help”.
cli-resign-all = Jeśli się poddasz, gra się skończy, a wygra druga osoba.
cli-resign-seat = Jeśli się poddasz, twoje miejsce przejmie bot.
cli-resign-sure = Wpisz „tak”, aby się poddać; cokolwiek innego, aby grać dalej:
cli-play-on = Grasz dalej.
cli-confirm-on = Potwierdzanie jest włączone: gra pyta przed każdym ruchem. Wyłącza je „confirm off”.
cli-confirm-off = Potwierdzanie jest wyłączone: ruch następuje od razu. Włącza je „confirm on”.
cli-just-hand = Wpisz samo „hand”, aby zobaczyć wszystko, co masz.
cli-just-map = Wpisz samo „map”, aby zobaczyć całą { -board(case: "accusative") }, albo „routes { $text }” dla jednego { -place(case: "genitive") }.
cli-log-how = Wpisz „log”, „log 50” (ostatnie 50 kroków) albo „log all”.
cli-log-last = To ostatnie kroki: { $shown } z { $all }; „log all” pokazuje wszystkie.
cli-why-how = Dopisz ruch, na przykład „why draw:wild”.
cli-saved-in = Gra zapisuje się po każdym ruchu w { $path }
cli-copy-in = Kopia jest w { $path }
cli-goes-on-in = Sama gra toczy się dalej w { $path }

## A game from start to end

cli-unfinished = Masz niedokończoną grę: { $names }, { $moves ->
    [one] { $moves } ruch.
    [few] { $moves } ruchy.
    [many] { $moves } ruchów.
   *[other] { $moves } ruchu.
}
cli-go-on = Naciśnij Enter lub t, aby ją wznowić, n, aby zacząć nową:
cli-program-plays = Na jednym z miejsc w tej grze gra program: { $program }
cli-start-program = Naciśnij t, aby go uruchomić, n, aby zamiast niego grał { $bot }:
cli-goes-on = Gra toczy się dalej po { $moves ->
    [one] { $moves } ruchu.
    [few] { $moves } ruchach.
    [many] { $moves } ruchach.
   *[other] { $moves } ruchu.
}
cli-begins-chosen = { $who ->
    [you] Zaczynasz, zgodnie ze swoim wyborem.
   *[other] Zgodnie z twoim wyborem zaczyna { $name }.
}
cli-begins-by-lot = { $who ->
    [you] Decyduje los: zaczynasz.
   *[other] Decyduje los: zaczyna { $name }.
}
cli-commitment = Pieczęć { $commitment }: dzięki niej { $program } verify może później dowieść, że rozdanie jest uczciwe
cli-player-commitment = { $who ->
    [you] Twoja pieczęć { $commitment }: odpowiada tekstowi, który został dodany do tego rozdania
   *[other] Pieczęć ({ $name }) { $commitment }: odpowiada tekstowi, który { $name } dodaje do tego rozdania
}
cli-type-help = Wpisz „map”, aby zobaczyć { -board(case: "accusative") }, „rules” – zasady, „help” – wszystkie polecenia.
cli-thinks = { $name } myśli
cli-bot-failed = { $name } przestaje działać ({ $reason }); dalej gra { $bot }.
cli-it-resigns = poddaje się
cli-leaves = { $who ->
    [you] Odchodzisz; miejsce przejmuje bot.
   *[other] { $name } odchodzi; miejsce przejmuje bot.
}
cli-only-bots = Przy stole nie ma już ludzi: boty dokończą grę.
cli-clear-screen = { $name }, naciśnij Enter, aby wyczyścić ekran.
cli-pass-keyboard = Klawiaturę przejmuje { $name }. { $name }, naciśnij Enter.
cli-not-kept = Nie udało się zapisać gry razem z innymi twoimi grami: { $why }
cli-kept-in = Gra jest zapisana w { $path }
cli-look-again = Obejrzyj ją jeszcze raz: { $command }
cli-check-game = Sprawdź każde rozdanie i każdy ruch: { $command }
cli-saved = Gra jest zapisana. Aby ją wznowić: { $command }
cli-not-saved = Nie udało się zapisać gry: { $why }
cli-compiling = Kompilowanie zasad dla tego komputera (tylko raz, około 15 sekund)…
cli-compiling-bots = Kompilowanie kodu botów (tylko raz, około pół minuty)…

## The end

cli-count-routes = 1. { -point(number: "plural", case: "title") } za { -route(number: "plural", case: "accusative") }, liczone w trakcie gry
cli-count-contracts = 2. { -contract(number: "plural") }
cli-count-merchandise = 3. { -merchandise }
cli-failed = niezrealizowany
cli-together = razem
cli-rank = { $rank }. miejsce
cli-no-rank = bez miejsca
cli-head-fulfilled = Zrealizowane
cli-wins = { $who ->
    [you] Wygrywasz: { $points ->
        [one] { $points } { -point }.
        [few] { $points } { -point(number: "plural") }.
        [many] { $points } { -point(number: "plural", case: "genitive") }.
       *[other] { $points } { -point(case: "genitive") }.
    }
   *[other] { $name } wygrywa: { $points ->
        [one] { $points } { -point }.
        [few] { $points } { -point(number: "plural") }.
        [many] { $points } { -point(number: "plural", case: "genitive") }.
       *[other] { $points } { -point(case: "genitive") }.
    }
}
cli-wins-level = { $who ->
    [you] Wygrywasz: { $points ->
        [one] { $points } { -point }, tyle samo co { $others }, ale więcej zrealizowanych { -contract(number: "plural", case: "genitive") }.
        [few] { $points } { -point(number: "plural") }, tyle samo co { $others }, ale więcej zrealizowanych { -contract(number: "plural", case: "genitive") }.
        [many] { $points } { -point(number: "plural", case: "genitive") }, tyle samo co { $others }, ale więcej zrealizowanych { -contract(number: "plural", case: "genitive") }.
       *[other] { $points } { -point(case: "genitive") }, tyle samo co { $others }, ale więcej zrealizowanych { -contract(number: "plural", case: "genitive") }.
    }
   *[other] { $name } wygrywa: { $points ->
        [one] { $points } { -point }, tyle samo co { $others }, ale więcej zrealizowanych { -contract(number: "plural", case: "genitive") }.
        [few] { $points } { -point(number: "plural") }, tyle samo co { $others }, ale więcej zrealizowanych { -contract(number: "plural", case: "genitive") }.
        [many] { $points } { -point(number: "plural", case: "genitive") }, tyle samo co { $others }, ale więcej zrealizowanych { -contract(number: "plural", case: "genitive") }.
       *[other] { $points } { -point(case: "genitive") }, tyle samo co { $others }, ale więcej zrealizowanych { -contract(number: "plural", case: "genitive") }.
    }
}
cli-share = Wspólne zwycięstwo: { $names }; { $points ->
    [one] { $points } { -point }
    [few] { $points } { -point(number: "plural") }
    [many] { $points } { -point(number: "plural", case: "genitive") }
   *[other] { $points } { -point(case: "genitive") }
}, { $fulfilled ->
    [one] { $fulfilled } zrealizowany { -contract }.
    [few] { $fulfilled } zrealizowane { -contract(number: "plural") }.
    [many] { $fulfilled } zrealizowanych { -contract(number: "plural", case: "genitive") }.
   *[other] { $fulfilled } zrealizowanego { -contract(case: "genitive") }.
}
cli-has-resigned = { $who ->
    [you] Poddajesz się.
   *[other] { $name } poddaje się.
}
cli-has-won = { $count ->
    [one] { $who ->
        [you] Wygrywasz.
       *[other] { $names } wygrywa.
    }
    [few] Wspólne zwycięstwo: { $names }.
    [many] Wspólne zwycięstwo: { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
cli-you-win = Wygrywasz

## A replay

cli-replay-prompt = Enter: dalej, p: wstecz, ?: pomoc >
cli-replay-help =
    Enter lub n   następny krok
    p lub b       poprzedni krok
    liczba        krok o tym numerze
    s lub start   rozdanie
    e lub end     ostatni krok
    q lub quit    wyjście
cli-replay-hidden = { -player(number: "plural", case: "title") } wybierają { -contract(number: "plural", case: "accusative") }; wyborów nie widać, dopóki wszyscy nie wybiorą (R4).
cli-replay-step = Krok { $step } z { $last }
cli-replay-no-answer = „{ $text }” nie jest tu poleceniem.
cli-replay-first = To pierwszy krok.
cli-replay-last = To ostatni krok; wpisz „q”, aby zakończyć.
cli-turn = { $who ->
    [you] { $phase ->
        [second_draw] bierzesz drugą { -card(case: "accusative") }
        [turn] grasz ty
       *[keep] wybierasz { -contract(number: "plural", case: "accusative") }
    }
   *[other] { $phase ->
        [second_draw] { $name } bierze drugą { -card(case: "accusative") }
        [turn] gra { $name }
       *[keep] { $name } wybiera { -contract(number: "plural", case: "accusative") }
    }
}
cli-now = Teraz { $turn }.
cli-not-over = To jeszcze nie koniec: { $turn }.
cli-row-market = { -market }
cli-row-deck = { -deck }
cli-row-discards = odrzucone
cli-row-left = zostało
cli-row-hand = na { -hand(case: "locative") }
cli-row-contracts = { -contract(number: "plural") }
cli-row-offer = do wyboru
cli-row-routes = { -route(number: "plural") }
cli-row-points = { -point(number: "plural") } za
cli-row-fulfilled = zrealizowane { -contract(number: "plural") }
cli-row-merchandise = { -merchandise-card(number: "plural") }
# Numbers of rules: R1 to R29.
cli-from-to = od { $first } do { $last }
cli-known-cards = { $cards }, w tym { $known }
cli-not-shown = jeszcze nieujawnione
# Lists: of two, and of more; $first is then “A, B, C”.
cli-list-and-two = { $first } i { $last }
cli-list-and-more = { $first } i { $last }
cli-list-or-two = { $first } lub { $last }
cli-list-or-more = { $first } lub { $last }
