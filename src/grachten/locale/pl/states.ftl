# Words for playing with friends, and for every state a table can be in.

title-your-turn = ● Twoja { -turn } – { -game }
sorry = Tego tu nie ma
seat-gone = To miejsce nie jest już twoje. Możesz oglądać grę albo zająć inne miejsce.
seat-gone-playing = Na tym urządzeniu nie można już grać na tym miejscu. Możesz oglądać grę.
outdated = Jest nowsza wersja
reload = Odśwież

## The first page

play-friend = Zagraj z kimś znajomym
name-needed = Znajomi będą chcieli wiedzieć, z kim grają: jak masz na imię?
state-waiting = czeka na { -player(number: "plural", case: "accusative") }
state-dealing = trwa rozdanie
state-playing = gra trwa
bot-outside = { $name }, z zewnątrz
clock-move-time = Na każdy ruch: { $time }
clock-game-time = Na całą grę: { $time }

## The waiting room

from-outside = bot z zewnątrz
for-a-friend = Dla kogoś znajomego
seat-number = Kto gra na miejscu { $number }
remove-player = Wyproś od stołu: { $name }
with-hints = podpowiedzi dozwolone
without-hints = bez podpowiedzi
table-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją oglądać.
invite-help = Kto otworzy ten link, może zająć miejsce przy stole.
copy-link = Skopiuj link
copy-failed = Skopiuj go ręcznie.
qr-code-missing = Nie udało się wczytać kodu QR.
closed-by = { $by ->
    [idle] Ten stół został zamknięty: od dawna nic się tu nie działo.
   *[host] Ten stół zamknęła osoba, która prowadzi serwer.
}
closed-empty = Niczego tu nie rozdano. Przy nowym stole każdy losuje nowe ziarno, także rozdający.
dealing = Trwa rozdawanie kart
dealing-now = Wszystkie ziarna już są.
dealing-why = Warunki rozdania są ustalone. Teraz każde urządzenie ujawnia swoje ziarno, a potem karty zostaną rozdane.
waiting-for-devices = { $count ->
    [one] Czekamy na urządzenie gracza { $names }
    [few] Czekamy na urządzenia graczy { $names }
    [many] Czekamy na urządzenia graczy { $names }
   *[other] Czekamy na urządzenia graczy { $names }
}

## At the table

sending = wysyłanie…
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
you-resigned = Gra poddana; na twoim miejscu gra dalej bot.
paused = Gra jest wstrzymana: nikt nie gra.
resigned-paused = Gra poddana i nikt inny już nie gra. Gra jest wstrzymana i po pewnym czasie zostanie zamknięta.
rematch-waits = Następna gra już na ciebie czeka.
offline = To urządzenie jest bez sieci. Nic nie przepadło; gra ruszy dalej, gdy sieć wróci.
thinking = myśli
choosing = wybiera
resigned = poddaje się, dalej gra bot
has-resigned = poddaje się
votes = { $count ->
    [one] jeden głos za botem
    [few] { $count } głosy za botem
    [many] { $count } głosów za botem
   *[other] { $count } głosu za botem
}
voted = Głosujesz za botem.
time-left = pozostały czas: { $time }
hint-thinking = Rozważamy ruchy…

## Turn alerts, and other devices

alerts = Powiadamiaj mnie o mojej { -turn(case: "locative") }
alerts-blocked = Twoja przeglądarka na to nie pozwala; możesz to zmienić w jej ustawieniach dla tej strony.
alert-begins = Gra się zaczyna.
other-device = Graj dalej na innym urządzeniu
other-device-secret = Zachowaj ten link dla siebie: kto go ma, widzi twoje { -card(number: "plural", case: "accusative") } i może grać za ciebie. Działa raz, na jednym urządzeniu.
own-link = Twój własny link
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

say = Powiedz
say-hello = Cześć!
say-good-luck = Powodzenia!
say-nice-move = Ładny ruch!
say-well-played = Dobrze zagrane!
say-oh-no = O nie!
say-sorry = Przepraszam!
say-thanks = Dziękuję!
say-one-moment = Chwileczkę!
say-hurry-up = Twoja kolej!
say-good-game = Dobra gra!
log-said = { $who ->
    [you] Ty: „{ $words }”
   *[other] { $name }: „{ $words }”
}

## Why not

error-already-chosen = Twoje pierwsze { -contract(number: "plural") } są już wybrane.
error-keep-first-contracts = Zatrzymaj jeden z tych { -contract(number: "plural", case: "genitive") } albo oba.
error-nothing-on-offer = Teraz nie ma { -contract(number: "plural", case: "genitive") } do wyboru.
error-not-on-offer = Tego { -contract(case: "genitive") } nie ma teraz do wyboru.
error-must-act = Pasować można tylko wtedy, gdy nic innego nie jest możliwe.
error-wrong-payment = Tak nie można zapłacić za to { -route(case: "accusative") }.
error-wrong-seat = To { -turn } kogoś innego.
error-unknown-route = Na tej { -board(case: "locative") } nie ma takiego { -route(case: "genitive") }.
error-unknown-contract = Na tej { -board(case: "locative") } nie ma takiego { -contract(case: "genitive") }.
error-unknown-seat = Przy tym stole nie ma takiego miejsca.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-unreadable-action = W tej grze nie ma takiego ruchu.
error-use-resign = Aby się poddać, użyj służącego do tego przycisku.
error-resigned = Ta gra jest już poddana; gra za ciebie bot.
error-watching = Tę grę tylko oglądasz.
error-closed = Ten stół jest zamknięty.
error-not-begun = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-only-bots = Na co najmniej jednym miejscu musi grać człowiek.
error-bad-first = Wybierz, kto przy tym stole zaczyna.
error-bad-players = W jednej grze jest od dwóch do czterech { -player(number: "plural", case: "genitive") }.
error-no-board = Nie ma tu takiej { -board(case: "genitive") }.
error-unknown-board = Nie ma tu takiej { -board(case: "genitive") }.
error-unknown-bot = Nie ma tu takiego bota.
error-no-chat = Własnych słów nie można tu wysyłać; są za to gotowe zwroty.
error-bad-chat = Tego tekstu nie można wysłać; spróbuj innych słów.
error-bad-webhook = Na ten adres nie można wysyłać powiadomień.
error-bad-request = Serwer tego nie zrozumiał.
error-bad-message = Serwer tego nie zrozumiał.
error-no-such-page = Nie ma takiej strony.
error-wrong-method = Serwer tego nie zrozumiał.
error-refused = Serwer na to nie pozwala.
error-too-large = To za dużo dla serwera.
error-too-many-sockets = Z twojej sieci otwarto za dużo stołów; zamknij któryś z nich.
error-too-many-watchers = Ten stół ogląda już bardzo wiele osób; wróć trochę później.
error-no-database = Serwer nie ma teraz dostępu do swoich zapisów; nic nie przepadło. Próbujemy ponownie.
error-not-saved = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
error-foreign-origin = Strona z innej witryny nie może tego zrobić.
error-bad-host = Serwer nie odpowiada pod tym adresem. Użyj linku otrzymanego od gospodarza.
error-fault = Na serwerze coś poszło nie tak; zostało to odnotowane. Spróbuj ponownie.
error-unknown-rules = Tę grę rozegrano według nowszych zasad, niż zna ten serwer.
