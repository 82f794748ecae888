# Texte der Startseite, des Warteraums und des Spielendes.

## Das Ende

end-win = Du gewinnst!
end-shared = Du gewinnst, zusammen mit { $names }!
end-ahead = Dein Vorsprung: { points }.
end-behind = Dein Platz: { $rank } von { $players }, Rückstand: { points }.

## Die Startseite

game-your-turn = Du bist dran
game-won = Gewonnen
game-lost = Verloren
game-shared = Geteilter Sieg
record-against = { $won }:{ $lost } gegen { $name }
show-all = Alle zeigen
games-elsewhere = Partien auf ein anderes Gerät mitnehmen
device-link-help = Scanne den Code mit dem anderen Gerät oder öffne den Link dort. Er funktioniert nur einmal und nur fünf Minuten lang. Behalte ihn für dich: Wer ihn öffnet, kann alle deine Partien spielen.
device-link-expired = Die fünf Minuten sind um; der Link funktioniert nicht mehr.
device-link-again = Neuen Link erstellen
device-arrive = Deine Partien auf diesem Gerät
device-arrive-help = Auf diesem Gerät siehst und spielst du dann alle Partien des Geräts, das den Link erstellt hat. Mach nur weiter, wenn du den Link selbst erstellt hast.
device-arrive-own = Dieses Gerät hat eigene Partien. Sie gehen dabei verloren.
device-arrive-use = Partien hierher holen
error-device-link-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
link-unknown = Dieser Link führt ins Leere
link-unknown-help = Vielleicht fehlt ein Teil. Kopiere den ganzen Link oder lass ihn dir noch einmal schicken.

## Der Warteraum

invited-by = { $name } lädt dich ein
invite-text = { $name } lädt dich zu einer Partie { -game } ein.
all-here-begin = Alle da: beginnen
name-missing = Gib erst deinen Namen ein.

## Reaktionen

sign-thumb = Daumen hoch
sign-applause = Applaus
sign-smile = Lächeln
sign-surprise = Staunen
sign-sad = Traurig
sign-puzzled = Nachdenklich
sign-party = Feiern

## Vor der ersten Partie

first-game = Deine erste Partie?
first-game-tutorial = Erst die Einführung (5 Minuten)
first-game-start = Partie beginnen
