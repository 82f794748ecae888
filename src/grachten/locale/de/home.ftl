# Texte der Startseite, des Warteraums und des Spielendes.

## Das Ende

end-win = Du gewinnst!
end-shared = Du gewinnst, zusammen mit { $names }!
end-ahead = Dein Vorsprung: { points }.
end-behind = Dein Platz: { $rank } von { $players }, Rückstand: { points }.
