# Texts for playing with friends, and for every state of a table.

title-your-turn = ● Twoja { -turn } – { -game }
sorry = Nie znaleziono
seat-gone = To miejsce nie jest już twoje. Możesz oglądać grę albo zająć inne miejsce.
seat-gone-playing = Na tym urządzeniu nie można już grać na tym miejscu. Możesz oglądać grę.
outdated = Jest nowa wersja
reload = Odśwież

## The first page

play-friend = Zagraj ze znajomymi
name-needed = Jak masz na imię? Znajomi zobaczą je przy stole.
state-waiting = czeka na { -player(number: "plural", case: "accusative") }
state-dealing = trwa rozdanie
state-playing = gra trwa
bot-outside = { $name } (bot zewnętrzny)
clock-move-time = Czas na ruch: { $time }
clock-game-time = Czas na całą grę: { $time }

## The waiting room

from-outside = bot zewnętrzny
for-a-friend = Dla znajomych
seat-number = Kto gra na miejscu { $number }
remove-player = Usuń: { $name }
with-hints = podpowiedzi dozwolone
without-hints = bez podpowiedzi
table-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją oglądać.
invite-help = Kto otworzy ten link, może zająć miejsce przy stole.
copy-link = Skopiuj link
copy-failed = Skopiuj go samodzielnie.
qr-code-missing = Nie udało się wczytać kodu QR.
closed-by = { $by ->
    [idle] Ten stół został zamknięty, bo od dawna nic się tu nie działo.
   *[host] Ten stół zamknęła osoba, która prowadzi serwer.
}
closed-empty = Niczego tu nie rozdano. Przy nowym stole każdy losuje nowe ziarno, także rozdający.
dealing = Trwa rozdawanie kart
dealing-now = Mamy już wszystkie ziarna.
dealing-why = Warunki rozdania są ustalone. Teraz każde urządzenie ujawnia swoje ziarno, a potem karty zostaną rozdane.
waiting-for-devices = { $count ->
    [one] Czekamy na urządzenie gracza { $names }
    [few] Czekamy na urządzenia graczy { $names }
    [many] Czekamy na urządzenia graczy { $names }
   *[other] Czekamy na urządzenia graczy { $names }
}

## At the table

sending = Wysyłanie…
turn-thinking = { $name } myśli
turn-paused = Pauza
watching = Oglądasz grę; { -card(number: "plural") } { -player(number: "plural", case: "genitive") } są ukryte.
deal-absent = { $count ->
    [one] Urządzenie gracza { $names } nie ujawniło ziarna na czas.
    [few] Urządzenia graczy { $names } nie ujawniły ziaren na czas.
    [many] Urządzenia graczy { $names } nie ujawniły ziaren na czas.
   *[other] Urządzenia graczy { $names } nie ujawniły ziaren na czas.
}
watchers = { $count ->
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
    [many] ogląda { $count } osób
   *[other] ogląda { $count } osoby
}
you-resigned = Gra poddana; twoje miejsce przejął bot.
paused = Gra jest wstrzymana, bo nikt nie gra.
resigned-paused = Gra poddana i nikt inny już nie gra. Gra jest wstrzymana i po pewnym czasie zostanie zamknięta.
rematch-waits = Twoja następna gra już czeka.
offline = To urządzenie nie ma dostępu do sieci. Twoja gra jest bezpieczna i ruszy dalej, gdy sieć wróci.
preparing = Pierwsze uruchomienie: boty się przygotowują ({ $part } z { $total }). Możesz już zacząć grę.
thinking = myśli
choosing = wybiera
resigned = poddaje się, gra bot
has-resigned = poddaje się
votes = { $count ->
    [one] jeden głos za botem
    [few] { $count } głosy za botem
    [many] { $count } głosów za botem
   *[other] { $count } głosu za botem
}
voted = Głosujesz za botem.
time-left = pozostały czas: { $time }
hint-thinking = Szukamy dobrych ruchów…

## Turn alerts, and other devices

alerts = Powiadamiaj mnie o mojej { -turn(case: "locative") }
alerts-blocked = Twoja przeglądarka nie pozwala na powiadomienia; możesz to zmienić w jej ustawieniach dla tej strony.
alerts-insecure = Przeglądarki pozwalają na powiadomienia tylko przez HTTPS, a ta strona została wczytana przez zwykły HTTP.
alerts-home-screen = Aby dostawać powiadomienia na tym urządzeniu, dodaj tę stronę do ekranu początkowego i otwórz ją stamtąd.
alerts-unsupported = Ta przeglądarka nie potrafi wyświetlać powiadomień.
alerts-page-only = Powiadomienia przychodzą, dopóki ta strona jest otwarta.
alerts-always = Powiadomienia przychodzą także wtedy, gdy ta strona jest zamknięta.
alert-begins = Gra się zaczęła.
other-device = Graj dalej na innym urządzeniu
other-device-secret = Zachowaj ten link dla siebie: kto go ma, widzi twoje { -card(number: "plural", case: "accusative") } i może grać za ciebie. Działa raz, na jednym urządzeniu.
own-link = Twój prywatny link
devices = Urządzenia przy tym miejscu
device-this = To urządzenie
device-browser = { $known ->
    [yes] Inne urządzenie, od { $time }
   *[no] Inne urządzenie
}
device-link = { $known ->
    [yes] Nieużyty link, utworzony { $time }
   *[no] Nieużyty link
}
device-revoke = Odbierz dostęp
device-revoke-named = Odbierz dostęp: { $device }
device-revoked-browser = Gotowe. Na tym urządzeniu można już tylko oglądać.
device-revoked-link = Gotowe. Ten link już nie działa.

## Phrases

say = Powiedz coś
say-hello = Cześć!
say-good-luck = Powodzenia!
say-nice-move = Ładny ruch!
say-well-played = Dobrze zagrane!
say-oh-no = O nie!
say-sorry = Przepraszam!
say-thanks = Dzięki!
say-one-moment = Chwileczkę!
say-hurry-up = Twoja kolej!
say-good-game = Dzięki za grę!
log-said = { $who ->
    [you] Ty: „{ $words }”
   *[other] { $name }: „{ $words }”
}

## Why not

error-already-chosen = Twoje pierwsze { -contract(number: "plural") } są już wybrane.
error-keep-first-contracts = Zatrzymaj jeden z tych { -contract(number: "plural", case: "genitive") } albo oba.
error-nothing-on-offer = Teraz nie ma { -contract(number: "plural", case: "genitive") } do wyboru.
error-not-on-offer = Tego { -contract(case: "genitive") } nie ma teraz do wyboru.
error-must-act = Spasować można tylko wtedy, gdy żaden inny ruch nie jest możliwy.
error-wrong-payment = Tak nie można zapłacić za to { -route(case: "accusative") }.
error-wrong-seat = To { -turn } kogoś innego.
error-unknown-route = Na tej { -board(case: "locative") } nie ma takiego { -route(case: "genitive") }.
error-unknown-contract = Na tej { -board(case: "locative") } nie ma takiego { -contract(case: "genitive") }.
error-unknown-seat = Przy tym stole nie ma takiego miejsca.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-unreadable-action = W tej grze nie ma takiego ruchu.
error-use-resign = Aby się poddać, użyj przycisku „Poddaj się”.
error-resigned = Ta gra jest już poddana; gra za ciebie bot.
error-watching = Tę grę tylko oglądasz.
error-closed = Ten stół jest zamknięty.
error-not-begun = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-only-bots = Co najmniej jedno miejsce musi być dla człowieka.
error-bad-first = Wybierz, kto zaczyna.
error-bad-players = W jednej grze jest od dwóch do czterech { -player(number: "plural", case: "genitive") }.
error-no-board = Nie ma tu takiej { -board(case: "genitive") }.
error-unknown-board = Nie ma tu takiej { -board(case: "genitive") }.
error-unknown-bot = Nie ma tu takiego bota.
error-no-chat = Własny tekst nie jest tu dozwolony; użyj gotowych zwrotów.
error-bad-chat = Tego tekstu nie można wysłać; spróbuj innych słów.
error-bad-webhook = Na ten adres nie można wysyłać powiadomień.
error-no-push = Ten serwer nie wysyła powiadomień do przeglądarek.
error-bad-subscription = Do tej przeglądarki nie można wysłać powiadomienia.
error-bad-request = Serwer tego nie zrozumiał.
error-bad-message = Serwer tego nie zrozumiał.
error-no-such-page = Nie ma takiej strony.
error-wrong-method = Serwer tego nie zrozumiał.
error-refused = Serwer na to nie pozwala.
error-too-large = To za dużo dla serwera.
error-too-many-sockets = Masz otwartych za dużo stołów; zamknij któryś z nich.
error-too-many-watchers = Grę ogląda już za dużo osób. Spróbuj trochę później.
error-no-database = Serwer nie ma teraz dostępu do swoich danych. Nic nie przepadło; próbujemy ponownie…
error-not-saved = Serwer nie mógł tego zapisać, więc tego nie zrobił. Spróbuj ponownie.
error-foreign-origin = Strona z innej witryny nie może tego zrobić.
error-bad-host = Serwer nie odpowiada pod tym adresem. Użyj linku otrzymanego od gospodarza.
error-fault = Na serwerze coś poszło nie tak; błąd został zapisany w dzienniku. Spróbuj ponownie.
error-unknown-rules = Ta gra używa nowszych zasad, niż zna ten serwer.
