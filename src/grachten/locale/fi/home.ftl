# Etusivun, odotushuoneen ja pelin lopun tekstit.

## Loppu

end-win = Voitit!
end-shared = Voitit! Jaettu voitto: sinä ja { $names }
end-ahead = Etumatkasi: { points }.
end-behind = Sijoituksesi: { $rank } / { $players }, eroa voittajaan: { points }.
