# Tekster for forsiden, venterommet og slutten av spillet.

## Slutten

end-win = Du vinner!
end-shared = Du vinner sammen med { $names }!
end-ahead = Forspranget ditt: { points }.
end-behind = Plassen din: { $rank } av { $players }, { points } bak vinneren.

## Forsiden

game-your-turn = Det er din tur
game-won = Vunnet
game-lost = Tapt
game-shared = Delt seier
record-against = { $won }–{ $lost } mot { $name }
show-all = Vis alle
games-elsewhere = Ta med spillene til en annen enhet
device-link-help = Skann koden med den andre enheten, eller åpne lenken der. Den virker én gang, innen fem minutter. Hold den for deg selv: Den som åpner den, kan spille alle spillene dine.
device-link-expired = De fem minuttene er gått, og lenken virker ikke lenger.
device-link-again = Lag en ny lenke
device-arrive = Spillene dine på denne enheten
device-arrive-help = På denne enheten kan du da se og spille alle spillene fra enheten som laget lenken. Fortsett bare hvis du laget lenken selv.
device-arrive-own = Denne enheten har egne spill. Dem mister den.
device-arrive-use = Hent spillene hit
error-device-link-gone = Lenken er allerede brukt, eller den er utløpt. Lag en ny på den andre enheten.
link-unknown = Lenken fører ingen steder
link-unknown-help = Kanskje mangler noe av den. Kopier hele lenken, eller be om å få den på nytt.

## Venterommet

invited-by = { $name } inviterer deg
invite-text = { $name } inviterer deg til et spill { -game }.
all-here-begin = Alle er her: begynn
name-missing = Skriv navnet ditt først.

## Reaksjoner

sign-thumb = Tommel opp
sign-applause = Applaus
sign-smile = Smil
sign-surprise = Overraskelse
sign-sad = Trist
sign-puzzled = Ettertenksom
sign-party = Feiring

## Before the first game

first-game = Ditt første spill?
first-game-tutorial = Ta innføringen først (5 minutter)
first-game-start = Start spillet
