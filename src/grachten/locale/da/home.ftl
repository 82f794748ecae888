# Tekster til forsiden, venterummet og spillets slutning.

## Slutningen

end-win = Du vinder!
end-shared = Du vinder sammen med { $names }!
end-ahead = Dit forspring: { points }.
end-behind = Din plads: { $rank } af { $players }, { points } efter vinderen.
