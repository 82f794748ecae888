# Words of the home page, the waiting room and the end of a game.

## The end

end-win = You win!
end-shared = You win, together with { $names }!
end-ahead = Your lead: { points }.
end-behind = Your place: { $rank } of { $players }, { points } behind the winner.
