# Teksten van de startpagina, de wachtruimte en het einde van het spel.

## Het einde

end-win = Je wint!
end-shared = Je wint, samen met { $names }!
end-ahead = Je voorsprong: { points }.
end-behind = Je plaats: { $rank } van { $players }, achterstand: { points }.
