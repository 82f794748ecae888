# Teksty strony głównej, poczekalni i końca gry.

## Koniec

end-win = Wygrywasz!
end-shared = Wygrywasz! Wspólne zwycięstwo: ty i { $names }
end-ahead = Twoja przewaga: { points }.
end-behind = Twoje miejsce: { $rank } z { $players }, strata: { points }.
