# Tekster til forsiden, venterummet og spillets slutning.

## Slutningen

end-win = Du vinder!
end-shared = Du vinder sammen med { $names }!
end-ahead = Dit forspring: { points }.
end-behind = Din plads: { $rank } af { $players }, { points } efter vinderen.

## Forsiden

game-your-turn = Det er din tur
game-won = Vundet
game-lost = Tabt
game-shared = Delt sejr
record-against = { $won }-{ $lost } mod { $name }
show-all = Vis alle
games-elsewhere = Tag dine spil med til en anden enhed
device-link-help = Scan koden med den anden enhed, eller åbn linket dér. Det virker én gang inden for fem minutter. Hold det for dig selv: den, der åbner det, kan spille alle dine spil.
device-link-expired = De fem minutter er gået, og linket virker ikke længere.
device-link-again = Lav et nyt link
device-arrive = Dine spil på denne enhed
device-arrive-help = På denne enhed kan du så se og spille alle spil fra den enhed, der lavede linket. Fortsæt kun, hvis du selv har lavet linket.
device-arrive-own = Denne enhed har sine egne spil. Dem mister den.
device-arrive-use = Hent spillene hertil
error-device-link-gone = Linket er allerede brugt, eller det er udløbet. Lav et nyt på den anden enhed.
link-unknown = Linket fører ingen steder hen
link-unknown-help = Måske mangler der noget. Kopier hele linket, eller bed om at få det igen.

## Venterummet

invited-by = { $name } inviterer dig
invite-text = { $name } inviterer dig til et spil { -game }.
all-here-begin = Alle er her: begynd
name-missing = Skriv dit navn først.

## Reaktioner

sign-thumb = Tommel op
sign-applause = Klapsalve
sign-smile = Smil
sign-surprise = Overraskelse
sign-sad = Trist
sign-puzzled = Eftertænksom
sign-party = Fest

## Before the first game

first-game = Dit første spil?
first-game-tutorial = Lær spillet først (5 minutter)
first-game-start = Start spillet
