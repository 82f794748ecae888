# Texts of the browser client.

-game = Grachten

title = { -game }
tagline = Dobieraj { -card(number: "plural", case: "accusative") }, twórz { -route(number: "plural", case: "accusative") } i realizuj { -contract(number: "plural", case: "accusative") } jako kupiec w Amsterdamie około 1660 roku.
skip = Przejdź do treści
close = Zamknij
cancel = Anuluj
home = Strona główna
notices = Licencje open source
loading = Wczytywanie…
settings = Ustawienia
language = Język
theme = Motyw
theme-auto = Jak w urządzeniu
theme-light = Jasny
theme-dark = Ciemny
change-theme = Przełącz jasny i ciemny motyw
confirm-moves = Pytaj, zanim utworzę { -route(case: "accusative") }
sounds = Dźwięki
sound-on = Włącz dźwięki
sound-off = Wyłącz dźwięki
more = Więcej
link = Link do stołu

## The first page

your-name = Twoje imię
you-name = Gość
you = ty
opponent = Twój przeciwnik
play-now = Graj
your-tables = Twoje stoły
go-on = Wznów
new-table = Nowy stół
player-number = { -player(case: "title") } { $number }
player = { -player(case: "title") }
kind-bot = Bot
kind-friend = Znajomi, przez link
kind-local = Ktoś przy tym urządzeniu
level = Poziom
name = Imię
add-seat = Dodaj { -player(case: "accusative") }
remove-seat = Usuń { -player(case: "accusative") }
more-settings = Więcej ustawień
board = { -board(case: "title") }
who-begins = Kto zaczyna
by-lot = Losowo
clock = Zegar
clock-none = Bez zegara
clock-move = Na ruch
clock-game = Na grę
seconds = Sekundy
hints-allowed = Zezwól na podpowiedzi
show-in-lobby = Pokaż wśród otwartych stołów
open-table = Otwórz stół
begin = Rozpocznij grę
lobby = Otwarte stoły
lobby-empty = Nikt teraz nie czeka. Otwórz własny stół!
join = Dołącz
look = Oglądaj
finished-games = Zakończone gry

bot-apprentice = Uczeń
    .character = Uczeń Pieter: pełen zapału, łatwo się rozprasza i dopiero poznaje miasto, tak jak ty.
bot-journeyman = Czeladnik
    .character = Czeladniczka Grietje: zna swój fach, ale czasem przepuści okazję.
bot-skipper = Szyper
    .character = Szyper Maarten: ma plan dla każdego { -cart(case: "genitive") } i rzadko od niego odstępuje.
bot-merchant = Kupiec
    .character = Kupcowa Saskia: waży każdy ruch i widzi, do czego zmierzasz.
bot-regent = Rajca
    .character = Rajca Cornelis: nie spieszy się, niczego nie zapomina i chce wygrać.

## The waiting room

waiting-room = Czekamy na { -player(number: "plural", case: "accusative") }
seat-open = Wolne miejsce
here = przy stole
not-here = nie ma przy stole
leave-seat = Zwolnij to miejsce
waiting-for-friends = Wyślij link znajomym albo posadź boty na wolnych miejscach.
waiting-for-opener = Grę rozpocznie osoba, która otworzyła stół.
invite = Zaproś znajomych
invite-only-here = Ten link działa tylko na tym komputerze. Aby grać z innymi w swojej sieci, uruchom serwer z ustawieniem { $setting } i otwórz adres, który poda.
share-link = Udostępnij link
copied = Skopiowano
qr-code = Kod QR linku
fair-deal = Rozdanie, którego uczciwość można sprawdzić
fair-deal-promise = Serwer zobowiązał się do swojej części rozdania; oto jej pieczęć. Twoja przeglądarka zobowiązuje się do własnego ziarna i ujawnia je dopiero wtedy, gdy warunki rozdania są ustalone. Po zakończeniu gry wszystko można sprawdzić.
table-closed = Ten stół jest zamknięty.

## The table

map = Mapa
market = { -market(case: "title") }
market-card = { $color ->
    [pink] Weź { -pink(case: "accusative") } { -card(case: "accusative") }
    [blue] Weź { -blue(case: "accusative") } { -card(case: "accusative") }
    [green] Weź { -green(case: "accusative") } { -card(case: "accusative") }
    [black] Weź { -black(case: "accusative") } { -card(case: "accusative") }
    [red] Weź { -red(case: "accusative") } { -card(case: "accusative") }
    [orange] Weź { -orange(case: "accusative") } { -card(case: "accusative") }
    [grey] Weź { -grey(case: "accusative") } { -card(case: "accusative") }
   *[wild] Weź { -wild(case: "accusative") }
}
deck = Dobierz { -card(case: "accusative") } z { -deck(case: "genitive") }; { $count ->
    [one] została jedna { -card }
    [few] zostały { $count } { -card(number: "plural") }
    [many] zostało { $count } { -card(number: "plural", case: "genitive") }
   *[other] zostało { $count } { -card(case: "genitive") }
}
contracts-pile = Dobierz { -contract-card(number: "plural", case: "accusative") }; { $count ->
    [one] została jedna
    [few] zostały { $count }
    [many] zostało { $count }
   *[other] zostało { $count }
}
your-hand = Twoje { -card(number: "plural") }
no-cards = Brak { -card(number: "plural", case: "genitive") }
your-contracts = Twoje { -contract(number: "plural") }
no-contracts = Brak { -contract(number: "plural", case: "genitive") }
contract-done = zrealizowany
contract-open = jeszcze niezrealizowany
players = { -player(number: "plural", case: "title") }
points-label = { -point(number: "plural", case: "title") }
cards-label = { -card(number: "plural", case: "title") }
carts-label = { -cart(number: "plural", case: "title") }
contracts-label = { -contract-card(number: "plural", case: "title") }
merchandise-label = { -merchandise-card(number: "plural", case: "title") }
played-by-bot = gra bot
vote = Niech gra bot
routes = { -route(number: "plural", case: "title") }
search-routes = Szukaj { -route(number: "plural", case: "genitive") }
routes-found = { $count ->
    [one] Jedno { -route }
    [few] { $count } { -route(number: "plural") }
    [many] { $count } { -route(number: "plural", case: "genitive") }
   *[other] { $count } { -route(case: "genitive") }
}
route-held = zajmuje { $name }
route-open = wolne
route-closed = niedostępne dla ciebie
brings-merchandise = daje { -merchandise-card(case: "accusative") }
log = Przebieg gry
log-empty = Jeszcze nic.
tab-routes = { -route(number: "plural", case: "title") }
tab-log = Przebieg
tab-cards = { -card(number: "plural", case: "title") }

turn-setup = Wybierz { -contract(number: "plural", case: "accusative") }
turn-turn = Twoja { -turn }
turn-second-draw = Druga { -card }
turn-keep = Wybierz { -contract(number: "plural", case: "accusative") }
turn-waiting-setup = Inni wybierają
turn-of = Gra { $name }
turn-over = Gra skończona
alert-your-turn = Teraz twoja { -turn }.
last-round = { -last-round(case: "title") }: { $count ->
    [one] została jedna { -turn }
    [few] zostały { $count } { -turn(number: "plural") }
    [many] zostało { $count } { -turn(number: "plural", case: "genitive") }
   *[other] zostało { $count } { -turn(case: "genitive") }
}
connection-lost = Utracono połączenie z serwerem. Twoja gra jest bezpieczna; łączymy ponownie…
try-now = Spróbuj teraz
bot-plays-for-you = Bot gra za ciebie.
i-am-back = Już jestem
pass-device = Teraz gra { $name }
pass-device-why = Przekaż urządzenie dalej; nikt inny nie powinien patrzeć.
i-am = To ja, { $name }

points = { $count ->
    [one] jeden { -point }
    [few] { $count } { -point(number: "plural") }
    [many] { $count } { -point(number: "plural", case: "genitive") }
   *[other] { $count } { -point(case: "genitive") }
}
claim = Utwórz
claim-title = Utwórz { -route(case: "accusative") } { $route }
ways-to-pay = Sposoby zapłaty
draw-contracts = Dobierz { -contract-card(number: "plural", case: "accusative") }
draw-contracts-sure = Dobierasz { -contract-card(number: "plural", case: "accusative") } i musisz zatrzymać co najmniej jedną. Za każdy { -contract(case: "accusative") } niezrealizowany do końca gry stracisz tyle { -point(number: "plural", case: "genitive") }, ile jest wart.
choose-contracts = Wybierz { -contract(number: "plural", case: "accusative") }
choose-first-help = Zatrzymaj jeden lub oba.
choose-more-help = Zatrzymaj co najmniej jeden; drugi wróci na spód stosu.
keep = { $count ->
    [0] Zatrzymaj
    [one] Zatrzymaj ten
    [few] Zatrzymaj oba
    [many] Zatrzymaj wszystkie
   *[other] Zatrzymaj oba
}
pass = Spasuj
resign = Poddaj się
resign-sure = Chcesz się poddać? Gra się skończy, a wygra druga osoba.
resign-sure-bot = Chcesz się poddać? Twoje miejsce przejmie bot.

hint = Podpowiedź
hint-title = Proponowane ruchy:
hint-claim = utwórz { -route(case: "accusative") } { $route }
hint-deck = dobierz { -card(case: "accusative") } z { -deck(case: "genitive") }
hint-market = { $color ->
    [pink] weź { -pink(case: "accusative") } { -card(case: "accusative") }
    [blue] weź { -blue(case: "accusative") } { -card(case: "accusative") }
    [green] weź { -green(case: "accusative") } { -card(case: "accusative") }
    [black] weź { -black(case: "accusative") } { -card(case: "accusative") }
    [red] weź { -red(case: "accusative") } { -card(case: "accusative") }
    [orange] weź { -orange(case: "accusative") } { -card(case: "accusative") }
    [grey] weź { -grey(case: "accusative") } { -card(case: "accusative") }
   *[wild] weź { -wild(case: "accusative") }
}
hint-contracts = dobierz { -contract-card(number: "plural", case: "accusative") }
hint-keep = { $count ->
    [one] zatrzymaj jeden { -contract(case: "accusative") }
    [few] zatrzymaj oba { -contract(number: "plural", case: "accusative") }
    [many] zatrzymaj wszystkie { -contract(number: "plural", case: "accusative") }
   *[other] zatrzymaj oba { -contract(number: "plural", case: "accusative") }
}
hint-pass = spasuj
chance = szansa na wygraną: { $chance }

## The end

result = Wynik
skip-counting = Pokaż wynik
winner = { $count ->
    [one] { $names } wygrywa
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
score-routes = { -route(number: "plural", case: "title") }
score-contracts = { -contract(number: "plural") }
score-merchandise = { -merchandise }
score-total = Razem
rematch = Rewanż
go-to-rematch = Przejdź do rewanżu
download = Pobierz zapis gry

## Cards, routes, contracts in words

cards-of-color = { $count ->
    [one] { $color ->
        [pink] jedna { -pink } { -card }
        [blue] jedna { -blue } { -card }
        [green] jedna { -green } { -card }
        [black] jedna { -black } { -card }
        [red] jedna { -red } { -card }
        [orange] jedna { -orange } { -card }
       *[wild] jeden { -wild }
    }
    [few] { $color ->
        [pink] { $count } { -pink(number: "plural") } { -card(number: "plural") }
        [blue] { $count } { -blue(number: "plural") } { -card(number: "plural") }
        [green] { $count } { -green(number: "plural") } { -card(number: "plural") }
        [black] { $count } { -black(number: "plural") } { -card(number: "plural") }
        [red] { $count } { -red(number: "plural") } { -card(number: "plural") }
        [orange] { $count } { -orange(number: "plural") } { -card(number: "plural") }
       *[wild] { $count } { -wild(number: "plural") }
    }
    [many] { $color ->
        [pink] { $count } { -pink(number: "plural", case: "genitive") } { -card(number: "plural", case: "genitive") }
        [blue] { $count } { -blue(number: "plural", case: "genitive") } { -card(number: "plural", case: "genitive") }
        [green] { $count } { -green(number: "plural", case: "genitive") } { -card(number: "plural", case: "genitive") }
        [black] { $count } { -black(number: "plural", case: "genitive") } { -card(number: "plural", case: "genitive") }
        [red] { $count } { -red(number: "plural", case: "genitive") } { -card(number: "plural", case: "genitive") }
        [orange] { $count } { -orange(number: "plural", case: "genitive") } { -card(number: "plural", case: "genitive") }
       *[wild] { $count } { -wild(number: "plural", case: "genitive") }
    }
   *[other] { $color ->
        [pink] { $count } { -pink(case: "genitive") } { -card(case: "genitive") }
        [blue] { $count } { -blue(case: "genitive") } { -card(case: "genitive") }
        [green] { $count } { -green(case: "genitive") } { -card(case: "genitive") }
        [black] { $count } { -black(case: "genitive") } { -card(case: "genitive") }
        [red] { $count } { -red(case: "genitive") } { -card(case: "genitive") }
        [orange] { $count } { -orange(case: "genitive") } { -card(case: "genitive") }
       *[wild] { $count } { -wild(case: "genitive") }
    }
}
route = { $color ->
    [pink] { $from } – { $to }, { -pink(gender: "neuter") }, { $length }
    [blue] { $from } – { $to }, { -blue(gender: "neuter") }, { $length }
    [green] { $from } – { $to }, { -green(gender: "neuter") }, { $length }
    [black] { $from } – { $to }, { -black(gender: "neuter") }, { $length }
    [red] { $from } – { $to }, { -red(gender: "neuter") }, { $length }
    [orange] { $from } – { $to }, { -orange(gender: "neuter") }, { $length }
   *[grey] { $from } – { $to }, { -grey(gender: "neuter") }, { $length }
}
contract = { $from } – { $to }, { $points ->
    [one] jeden { -point }
    [few] { $points } { -point(number: "plural") }
    [many] { $points } { -point(number: "plural", case: "genitive") }
   *[other] { $points } { -point(case: "genitive") }
}

## What happened

log-drew-market = { $who ->
    [you] { $color ->
        [pink] Bierzesz { -pink(case: "accusative") } { -card(case: "accusative") }.
        [blue] Bierzesz { -blue(case: "accusative") } { -card(case: "accusative") }.
        [green] Bierzesz { -green(case: "accusative") } { -card(case: "accusative") }.
        [black] Bierzesz { -black(case: "accusative") } { -card(case: "accusative") }.
        [red] Bierzesz { -red(case: "accusative") } { -card(case: "accusative") }.
        [orange] Bierzesz { -orange(case: "accusative") } { -card(case: "accusative") }.
        [grey] Bierzesz { -grey(case: "accusative") } { -card(case: "accusative") }.
       *[wild] Bierzesz { -wild(case: "accusative") }.
    }
   *[other] { $color ->
        [pink] { $name } bierze { -pink(case: "accusative") } { -card(case: "accusative") }.
        [blue] { $name } bierze { -blue(case: "accusative") } { -card(case: "accusative") }.
        [green] { $name } bierze { -green(case: "accusative") } { -card(case: "accusative") }.
        [black] { $name } bierze { -black(case: "accusative") } { -card(case: "accusative") }.
        [red] { $name } bierze { -red(case: "accusative") } { -card(case: "accusative") }.
        [orange] { $name } bierze { -orange(case: "accusative") } { -card(case: "accusative") }.
        [grey] { $name } bierze { -grey(case: "accusative") } { -card(case: "accusative") }.
       *[wild] { $name } bierze { -wild(case: "accusative") }.
    }
}
log-drew-deck-own = { $color ->
    [pink] Dobierasz z { -deck(case: "genitive") } { -pink(case: "accusative") } { -card(case: "accusative") }.
    [blue] Dobierasz z { -deck(case: "genitive") } { -blue(case: "accusative") } { -card(case: "accusative") }.
    [green] Dobierasz z { -deck(case: "genitive") } { -green(case: "accusative") } { -card(case: "accusative") }.
    [black] Dobierasz z { -deck(case: "genitive") } { -black(case: "accusative") } { -card(case: "accusative") }.
    [red] Dobierasz z { -deck(case: "genitive") } { -red(case: "accusative") } { -card(case: "accusative") }.
    [orange] Dobierasz z { -deck(case: "genitive") } { -orange(case: "accusative") } { -card(case: "accusative") }.
    [grey] Dobierasz z { -deck(case: "genitive") } { -grey(case: "accusative") } { -card(case: "accusative") }.
   *[wild] Dobierasz z { -deck(case: "genitive") } { -wild(case: "accusative") }.
}
log-drew-deck = { $who ->
    [you] Dobierasz { -card(case: "accusative") } z { -deck(case: "genitive") }.
   *[other] { $name } dobiera { -card(case: "accusative") } z { -deck(case: "genitive") }.
}
log-claimed = { $who ->
    [you] Tworzysz { -route(case: "accusative") } { $route } (koszt: { $cards }): { $points ->
        [one] jeden { -point }.
        [few] { $points } { -point(number: "plural") }.
        [many] { $points } { -point(number: "plural", case: "genitive") }.
       *[other] { $points } { -point(case: "genitive") }.
    }
   *[other] { $name } tworzy { -route(case: "accusative") } { $route } (koszt: { $cards }): { $points ->
        [one] jeden { -point }.
        [few] { $points } { -point(number: "plural") }.
        [many] { $points } { -point(number: "plural", case: "genitive") }.
       *[other] { $points } { -point(case: "genitive") }.
    }
}
log-merchandise = { $who ->
    [you] Dobierasz { -merchandise-card(case: "accusative") }.
   *[other] { $name } dobiera { -merchandise-card(case: "accusative") }.
}
log-offered = { $who ->
    [you] Oglądasz { $count ->
        [one] jedną { -contract-card(case: "accusative") }.
        [few] { $count } { -contract-card(number: "plural", case: "accusative") }.
        [many] { $count } { -contract-card(number: "plural", case: "genitive") }.
       *[other] { $count } { -contract-card(case: "genitive") }.
    }
   *[other] { $name } ogląda { $count ->
        [one] jedną { -contract-card(case: "accusative") }.
        [few] { $count } { -contract-card(number: "plural", case: "accusative") }.
        [many] { $count } { -contract-card(number: "plural", case: "genitive") }.
       *[other] { $count } { -contract-card(case: "genitive") }.
    }
}
log-kept = { $who ->
    [you] Zatrzymujesz { -contract-card(case: "accusative") }.
   *[other] { $name } zatrzymuje { -contract-card(case: "accusative") }.
}
log-kept-known = { $who ->
    [you] Zatrzymujesz { -contract(case: "accusative") } { $contract }.
   *[other] { $name } zatrzymuje { -contract(case: "accusative") } { $contract }.
}
log-returned = { $who ->
    [you] Odkładasz { -contract-card(case: "accusative") }.
   *[other] { $name } odkłada { -contract-card(case: "accusative") }.
}
log-returned-known = { $who ->
    [you] Odkładasz { -contract(case: "accusative") } { $contract }.
   *[other] { $name } odkłada { -contract(case: "accusative") } { $contract }.
}
log-market-reset = Wśród odkrytych kart są trzy { -wild(number: "plural") }: wymieniamy wszystkie pięć.
log-reshuffled = Z odrzuconych { -card(number: "plural", case: "genitive") } powstaje nowa, potasowana { -deck }.
log-continued = Ta gra jest dalszym ciągiem wcześniejszej.
log-last-round = { $who ->
    [you] Wywołujesz { -last-round(case: "accusative") }.
   *[other] { $name } wywołuje { -last-round(case: "accusative") }.
}
log-passed = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
log-over = { $reason ->
    [stalemate] Nikt nie może już nic zrobić: gra skończona.
    [resigned] Gra skończona: ktoś się poddał.
   *[carts] Gra skończona.
}

## Why not

error-unknown = To się nie udało.
error-other = To się nie udało: { $message }
error-no-connection = Serwer nie odpowiada.
error-stale = Gra poszła dalej. Spójrz jeszcze raz.
error-not-your-turn = To nie twoja { -turn }.
why-off-turn = To nie twoja { -turn }, a w twojej turze też by się to nie udało. { $reason }
error-not-playing = Tu nie toczy się żadna gra.
error-game-over = Gra skończona.
error-must-keep = Najpierw wybierz { -contract(number: "plural", case: "accusative") }.
error-second-card = Najpierw weź drugą { -card(case: "accusative") }.
error-wild-second = Odkrytego { -wild(case: "genitive") } nie można wziąć jako drugiej { -card(case: "genitive") }.
error-deck-empty = { -deck(case: "title") } jest pusta.
error-not-in-market = Takiej { -card(case: "genitive") } nie ma wśród { -market(case: "genitive") }.
error-no-contracts-left = Nie ma już { -contract-card(number: "plural", case: "genitive") }.
error-route-taken = To { -route } jest już zajęte.
error-twin-held = Masz już drugą nitkę tego { -parallel-route(case: "genitive") }.
error-twin-closes = W grze dwuosobowej można zająć tylko jedną nitkę { -parallel-route(case: "genitive") }.
error-too-few-carts = Masz za mało { -cart(number: "plural", case: "genitive") } na to { -route(case: "accusative") }.
error-too-few-cards = Masz za mało { -card(number: "plural", case: "genitive") } na to { -route(case: "accusative") }.
error-too-few-wilds = Masz za mało { -wild(number: "plural", case: "genitive") } na to { -route(case: "accusative") }.
error-wrong-color = To { -route } wymaga innego koloru.
error-no-table = Nie ma takiego stołu. Czy link jest pełny?
error-not-yours = To nie twoje miejsce.
error-seat-taken = To miejsce jest już zajęte.
error-name-taken = Ktoś przy tym stole ma już takie imię.
error-bot-name = Tak nazywa się bot. Wybierz inne imię.
error-bad-name = { $reason ->
    [empty] Wpisz imię.
    [too_long] To imię jest za długie; spróbuj krótszego.
    [invisible] W tym imieniu jest niewidoczny znak; wpisz je ponownie.
    [marks] W tym imieniu jedna litera ma za dużo znaków diakrytycznych.
    [mixed_scripts] To imię miesza podobne litery różnych alfabetów; użyj jednego.
   *[other] Tego imienia nie można użyć; spróbuj innego.
}
error-begun = Gra już się zaczęła.
error-committed = Inne urządzenie podało już zobowiązanie do ziarna dla tego miejsca.
error-bad-seed = To ziarno nie pasuje do zobowiązania.
error-not-dealing = Karty są już rozdane albo stół jest zamknięty.
error-outdated = Ta strona jest starsza niż serwer. Odśwież ją, aby grać dalej; nic nie przepadnie.
error-open-seats = Są wolne miejsca: poczekaj albo posadź tam boty.
error-no-device = To urządzenie nie ma już dostępu do tego miejsca.
error-this-device = Nie możesz odebrać dostępu urządzeniu, z którego korzystasz.
error-bad-link = Ten link jest już nieważny.
error-too-many-requests = Za dużo żądań; poczekaj chwilę.
error-too-many-tables = Masz otwartych za dużo stołów; spróbuj później.
error-too-many-messages = Za dużo wiadomości; poczekaj chwilę.
error-busy = Serwer jest zajęty; spróbuj za chwilę.
error-no-hints = Przy tym stole podpowiedzi nie są dozwolone.
error-no-reviews = Ten serwer nie analizuje gier.
error-no-review = Ta analiza nie istnieje albo nie jest już dostępna. Poproś o nią ponownie.
error-too-many-reviews = Analizowanych jest teraz zbyt wiele gier; spróbuj później.
error-review-too-long = Analiza tej gry trwa zbyt długo.
error-removed = Usunięto cię od tego stołu.
error-slow = Twoje połączenie z serwerem jest zbyt wolne; połącz się ponownie.
error-left = To miejsce nie jest już twoje.
error-restart = Serwer uruchamia się ponownie; za chwilę wrócisz do gry.
error-banned = Ten adres ma zablokowany dostęp do serwera.
error-too-early = { $seconds ->
    [one] Poczekaj jeszcze sekundę.
    [few] Poczekaj jeszcze { $seconds } sekundy.
    [many] Poczekaj jeszcze { $seconds } sekund.
   *[other] Poczekaj jeszcze { $seconds } sekundy.
}
error-no-vote = Na ruch tej osoby nikt teraz nie czeka.

## What a player can do, and how far contracts are

can-draw = dobierz dwie { -card(number: "plural", case: "accusative") }
can-claim = utwórz { -route(case: "accusative") }
can-contracts = dobierz { -contract(number: "plural", case: "accusative") }
contract-progress = { $own } z { $total ->
    [one] 1 { -route(case: "genitive") }
    [few] { $total } { -route(number: "plural", case: "genitive") }
    [many] { $total } { -route(number: "plural", case: "genitive") }
   *[other] { $total } { -route(case: "genitive") }
}
contract-blocked = nie da się już zrealizować
contract-stakes = +{ $points } za realizację, inaczej −{ $points }
route-have = { $length ->
    [one] { $have ->
        [0] nie masz potrzebnej { -card(case: "genitive") }
       *[other] masz potrzebną { -card(case: "accusative") }
    }
    [few] masz { $have } z { $length } { -card(number: "plural", case: "genitive") }
    [many] masz { $have } z { $length } { -card(number: "plural", case: "genitive") }
   *[other] masz { $have } z { $length } { -card(case: "genitive") }
}
route-claimants = kto może je utworzyć: { $names }
route-claimant-you = ty
route-for-nobody = nikt nie może go już utworzyć
place-pair = { $from } – { $to }

## Boards that players bring along

board-another = Inna { -board }…
board-drop = Albo przeciągnij plik { -board(case: "genitive") } (.toml) na tę stronę.
board-checking = Sprawdzanie { -board(case: "genitive") }…
board-file-bad = { $file }: na tej { -board(case: "locative") } nie da się grać.
board-file-too-large = { $file }: ta { -board } jest za duża dla tego serwera.
board-title = { -board(case: "title") }: { $title }
