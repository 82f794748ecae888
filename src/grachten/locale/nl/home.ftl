# Teksten van de startpagina, de wachtruimte en het einde van het spel.

## Het einde

end-win = Je wint!
end-shared = Je wint, samen met { $names }!
end-ahead = Je voorsprong: { points }.
end-behind = Je plaats: { $rank } van { $players }, achterstand: { points }.

## De startpagina

game-your-turn = Jij bent aan de beurt
game-won = Gewonnen
game-lost = Verloren
game-shared = Samen gewonnen
record-against = { $won }–{ $lost } tegen { $name }
show-all = Alles tonen
games-elsewhere = Je spellen op een ander apparaat
device-link-help = Scan de code met het andere apparaat, of open de link daar. Hij werkt één keer, binnen vijf minuten. Houd hem voor jezelf: wie hem opent, kan al je spellen spelen.
device-link-expired = De vijf minuten zijn om; de link werkt niet meer.
device-link-again = Nieuwe link maken
device-arrive = Jouw spellen op dit apparaat
device-arrive-help = Op dit apparaat kun je dan alle spellen zien en spelen van het apparaat waarop de link is gemaakt. Ga alleen verder als je de link zelf hebt gemaakt.
device-arrive-own = Dit apparaat heeft eigen spellen. Die raakt het kwijt.
device-arrive-use = Spellen hierheen halen
error-device-link-gone = Deze link is al gebruikt of verlopen. Maak op het andere apparaat een nieuwe.
link-unknown = Deze link leidt nergens heen
link-unknown-help = Misschien ontbreekt er een stuk. Kopieer de hele link, of vraag er opnieuw om.

## De wachtruimte

invited-by = { $name } nodigt je uit
invite-text = { $name } nodigt je uit voor een spel { -game }.
all-here-begin = Iedereen is er: begin
name-missing = Vul eerst je naam in.

## Reacties

sign-thumb = Duim omhoog
sign-applause = Applaus
sign-smile = Glimlach
sign-surprise = Verrassing
sign-sad = Verdrietig
sign-puzzled = Nadenkend
sign-party = Feest

## Before the first game

first-game = Je eerste spel?
first-game-tutorial = Eerst de speluitleg (5 minuten)
first-game-start = Spel beginnen
