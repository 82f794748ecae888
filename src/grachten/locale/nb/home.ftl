# Tekster for forsiden, venterommet og slutten av spillet.

## Slutten

end-win = Du vinner!
end-shared = Du vinner sammen med { $names }!
end-ahead = Forspranget ditt: { points }.
end-behind = Plassen din: { $rank } av { $players }, { points } bak vinneren.
