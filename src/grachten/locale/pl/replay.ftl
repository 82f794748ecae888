# Texts of the end of a game, the check of its deal, and replays.

## The end as a ceremony

ceremony-standing = Dotychczasowe { -point(number: "plural") }
ceremony-routes = { $name }: { $count ->
    [0] bez { -route(number: "plural", case: "genitive") }
    [one] jedno { -route }
    [few] { $count } { -route(number: "plural") }
    [many] { $count } { -route(number: "plural", case: "genitive") }
   *[other] { $count } { -route(case: "genitive") }
}, { $points ->
    [one] jeden { -point }
    [few] { $points } { -point(number: "plural") }
    [many] { $points } { -point(number: "plural", case: "genitive") }
   *[other] { $points } { -point(case: "genitive") }
}
ceremony-fulfilled = { $name }: zrealizowany { -contract } { $contract }
ceremony-unfulfilled = { $name }: niezrealizowany { -contract } { $contract }
ceremony-merchandise = { $name }: { $count ->
    [0] bez { -merchandise-card(number: "plural", case: "genitive") }
    [one] jedna { -merchandise-card }
    [few] { $count } { -merchandise-card(number: "plural") }
    [many] { $count } { -merchandise-card(number: "plural", case: "genitive") }
   *[other] { $count } { -merchandise-card(case: "genitive") }
}, { $points ->
    [one] jeden { -point }
    [few] { $points } { -point(number: "plural") }
    [many] { $points } { -point(number: "plural", case: "genitive") }
   *[other] { $points } { -point(case: "genitive") }
}
ended-by = { $reason ->
    [stalemate] Nikt nie mógł już nic zrobić.
    [resigned] Ktoś się poddał.
   *[carts] Zaczęło brakować { -cart(number: "plural", case: "genitive") }.
}
fulfilled-of = zrealizowane: { $done } z { $all }
merchandise-rank = { $count ->
    [0] bez { -card(number: "plural", case: "genitive") }
    [one] jedna { -card }, { $rank }. miejsce
    [few] { $count } { -card(number: "plural") }, { $rank }. miejsce
    [many] { $count } { -card(number: "plural", case: "genitive") }, { $rank }. miejsce
   *[other] { $count } { -card(case: "genitive") }, { $rank }. miejsce
}
watch-replay = Powtórka
watch-earlier = Obejrzyj wcześniejszą grę
continued-from = Ta gra jest dalszym ciągiem wcześniejszej gry, od kroku { $ply }.
share-replay = Udostępnij
copy-moment = Link do tego kroku
link-copied = Link skopiowany.
link-not-copied = Nie udało się skopiować linku. Oto on:

## Is the deal fair?

fairness = Czy rozdanie było uczciwe?
fairness-why = Zanim rozdano pierwszą { -card(case: "accusative") }, sekret rozdającego zapieczętowano tą pieczęcią. Teraz sekret jest ujawniony, a twoja przeglądarka może sama obliczyć każde losowanie.
check-deal = Sprawdź rozdanie
fairness-seal = Pieczęć
fairness-verdict = { $verdict ->
    [pass] Wszystko się zgadza, a twoje ziarno jest w tym rozdaniu.
    [record] Zapis się zgadza. Więcej nie dało się sprawdzić.
    [dealer] Zapis się zgadza, o ile da się to sprawdzić.
   *[fail] Z tym rozdaniem jest coś nie tak.
}
fairness-not-kept = To urządzenie nie brało udziału w rozdaniu; sprawdzono tylko sam zapis.
fairness-late = Twojego ziarna nie ma w tym rozdaniu: to urządzenie nie ujawniło go na czas.
fairness-dealer-only = Ta gra pochodzi ze starszej wersji, w której zobowiązywał się tylko rozdający. Widać, że po rozdaniu nic się nie zmieniło, ale nie to, że nikt nie mógł nim sterować.
fairness-seed-missing = Twojego ziarna nie ma w tym rozdaniu. Nie możesz polegać na tym, że jest uczciwe.
fairness-seeds-wrong = Ziarna nie są tymi, do których się zobowiązano, albo nie tymi, które ci wcześniej pokazano.
fairness-terms-changed = Serwer zmienił warunki tego rozdania po ich ustaleniu.
fairness-terms-wrong = Warunki tego rozdania są nieprawidłowe, więc twoje urządzenie nie ujawniło swojego ziarna.
fairness-nobody-added = Nikt z { -player(number: "plural", case: "genitive") } nie dodał do tego rozdania niczego od siebie. Widać więc tylko tyle, że po zapieczętowaniu nic się nie zmieniło.
fairness-continued = Ta gra jest dalszym ciągiem wcześniejszej. Sprawdzenie obejmuje wszystko po jej rozpoczęciu, ale nie może wykazać, że to, co było wtedy zakryte, rozdano na nowo losowo.
fairness-terms = { $right ->
    [yes] Warunki rozdania są te same, które twoja przeglądarka widziała przed nim.
   *[no] Warunki rozdania nie są tymi, które twoja przeglądarka widziała przed nim.
}
fairness-board = { $right ->
    [yes] Plansza jest ta sama, którą twoja przeglądarka widziała przed rozdaniem.
   *[no] Plansza nie jest tą, którą twoja przeglądarka widziała przed rozdaniem.
}
fairness-own = { $right ->
    [yes] Twoje ziarno jest w tym rozdaniu.
   *[no] Twojego ziarna nie ma w tym rozdaniu.
}
fairness-steps = { $right ->
    [yes] { $count ->
        [one] Jedyny pokazany ci krok jest w zapisie.
        [few] Wszystkie { $count } pokazane ci kroki są w zapisie.
        [many] Wszystkie { $count } pokazanych ci kroków jest w zapisie.
       *[other] Wszystkie { $count } pokazane ci kroki są w zapisie.
    }
   *[no] Zapis różni się od tego, co ci pokazano: pierwsza różnica jest w kroku { $ply }.
}
fairness-seeds = { $right ->
    [yes] Każde ujawnione ziarno pasuje do zobowiązania.
   *[no] Jedno z ujawnionych ziaren nie pasuje do zobowiązania.
}
fairness-commitment = { $right ->
    [yes] Sekret pasuje do pieczęci.
   *[no] Sekret nie pasuje do pieczęci.
}
fairness-first = { $right ->
    [yes] Zgadza się losowanie, kto zaczyna.
   *[no] Nie zgadza się losowanie, kto zaczyna.
}
fairness-draws = { $right ->
    [yes] { $count ->
        [one] Sprawdzono jedno losowanie: zgadza się.
        [few] Sprawdzono { $count } losowania: wszystkie się zgadzają.
        [many] Sprawdzono { $count } losowań: wszystkie się zgadzają.
       *[other] Sprawdzono { $count } losowania: wszystkie się zgadzają.
    }
   *[no] Losowania się nie zgadzają: pierwsza różnica jest w kroku { $ply }.
}
fairness-details = Szczegóły
fairness-secret = Sekret rozdającego
fairness-player-seed = Wkład: { $name }
fairness-nothing-added = brak
fairness-withheld = nie ujawniono na czas
fairness-how = Każde losowanie wynika ze skrótu SHA-256, obliczonego z sekretu, wkładu { -player(number: "plural", case: "genitive") } i numeru kroku.
fairness-unfinished = Gra w tym zapisie nie jest skończona, więc nie ma w nim sekretu rozdającego. Na razie nie ma czego sprawdzać.

## Replay

replay = Powtórka
replay-title = Obejrzyj grę jeszcze raz
replay-intro = Otwórz zapis gry: plik pobrany z tej strony albo zapisany przez program na twoim komputerze.
replay-drop = Upuść tu plik
replay-choose-file = Wybierz plik
replay-paste = Albo wklej zapis
replay-paste-open = Otwórz wklejony zapis
replay-which = Plik zawiera { $count ->
    [one] jedną grę
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}. Którą otworzyć?
replay-game-number = Gra { $number }
replay-another = Otwórz inny zapis
replay-controls = Sterowanie powtórką
replay-position = Krok
replay-step-of = Krok { $ply } z { $last }
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-speed = Szybkość
replay-speed-times = { $times }×
replay-eyes = Punkt widzenia
replay-eyes-all = Wszystkie { -card(number: "plural") } jawne
replay-eyes-of = Tak widzi to { $name }
replay-hand-of = { $name }: { -card(number: "plural") }
replay-contracts-of = { $name }: { -contract(number: "plural") }
replay-all-cards = Wszystkie { -card(number: "plural") }
replay-deal = Rozdanie { -card(number: "plural", case: "genitive") }.
replay-chooses = { $name } wybiera pierwsze { -contract(number: "plural", case: "accusative") }.
log-drew-deck-known = { $color ->
    [pink] { $name } dobiera z { -deck(case: "genitive") } { -pink(case: "accusative") } { -card(case: "accusative") }.
    [blue] { $name } dobiera z { -deck(case: "genitive") } { -blue(case: "accusative") } { -card(case: "accusative") }.
    [green] { $name } dobiera z { -deck(case: "genitive") } { -green(case: "accusative") } { -card(case: "accusative") }.
    [black] { $name } dobiera z { -deck(case: "genitive") } { -black(case: "accusative") } { -card(case: "accusative") }.
    [red] { $name } dobiera z { -deck(case: "genitive") } { -red(case: "accusative") } { -card(case: "accusative") }.
    [orange] { $name } dobiera z { -deck(case: "genitive") } { -orange(case: "accusative") } { -card(case: "accusative") }.
   *[wild] { $name } dobiera z { -deck(case: "genitive") } { -wild(case: "accusative") }.
}

## What is wrong with a record

error-not-json = To nie jest zapis gry albo nie jest on pełny.
error-unknown-format = To nie jest zapis gry.
error-bad-record = Ten zapis jest uszkodzony.
error-bad-start = Ten zapis zaczyna się od pozycji, do której w grze nie może dojść.
error-no-such-ply = W tej grze nie ma kroku { $ply }.
error-bad-board = Na tej { -board(case: "locative") } nie da się grać.
error-board-too-large = Ta { -board } jest za duża dla tego serwera.
error-too-many-steps = Ta gra jest za długa, żeby ją tu pokazać.
error-bad-commitment = Ten zapis został zmieniony: sekret rozdającego nie pasuje do pieczęci.
error-bad-player-seeds = Ten zapis został zmieniony: ziarno jednego z { -player(number: "plural", case: "genitive") } nie pasuje do zobowiązania sprzed rozdania.
error-differs = Ten zapis został zmieniony: krok { $ply } nie wynika z zasad i rozdania.
error-illegal-step = Ten zapis został zmieniony: w kroku { $ply } ktoś robi coś, na co zasady nie pozwalają.
error-wrong-ply = W zapisie tej gry brakuje kroków albo są w złej kolejności.
error-secrets-left-out = Ten zapis powstał w trakcie gry, dla jednej osoby: nie ma w nim tego, co mieli pozostali.
error-empty-file = Ten plik jest pusty.
error-unreadable-file = Tego pliku nie da się odczytać.
