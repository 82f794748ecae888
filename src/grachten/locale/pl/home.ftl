# Teksty strony głównej, poczekalni i końca gry.

## Koniec

end-win = Wygrywasz!
end-shared = Wygrywasz! Wspólne zwycięstwo: ty i { $names }
end-ahead = Twoja przewaga: { points }.
end-behind = Twoje miejsce: { $rank } z { $players }, strata: { points }.

## Strona główna

game-your-turn = Twoja { -turn }
game-won = Wygrana
game-lost = Przegrana
game-shared = Wspólna wygrana
record-against = { $won }:{ $lost }, przeciwnik: { $name }
show-all = Pokaż wszystkie
games-elsewhere = Przenieś swoje gry na inne urządzenie
device-link-help = Zeskanuj kod drugim urządzeniem albo otwórz na nim link. Link zadziała tylko raz, w ciągu pięciu minut. Zachowaj go dla siebie: kto go otworzy, może grać we wszystkie twoje gry.
device-link-expired = Minęło pięć minut i link już nie działa.
device-link-again = Utwórz nowy link
device-arrive = Twoje gry na tym urządzeniu
device-arrive-help = To urządzenie pokaże wszystkie gry urządzenia, które utworzyło link, i pozwoli w nie grać. Przejdź dalej tylko wtedy, gdy link pochodzi od ciebie.
device-arrive-own = To urządzenie ma własne gry. Przepadną.
device-arrive-use = Przenieś gry tutaj
error-device-link-gone = Ten link został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.
link-unknown = Ten link donikąd nie prowadzi
link-unknown-help = Być może brakuje jego części. Skopiuj cały link albo poproś o niego jeszcze raz.

## Poczekalnia

invited-by = { $name } zaprasza cię do gry
invite-text = { $name } zaprasza cię do gry: { -game }.
all-here-begin = Wszyscy są: zaczynamy
name-missing = Najpierw wpisz swoje imię.

## Reakcje

sign-thumb = Kciuk w górę
sign-applause = Brawa
sign-smile = Uśmiech
sign-surprise = Zdziwienie
sign-sad = Smutek
sign-puzzled = Zamyślenie
sign-party = Świętowanie

## Przed pierwszą grą

first-game = Twoja pierwsza gra?
first-game-tutorial = Najpierw samouczek (5 minut)
first-game-start = Rozpocznij grę
