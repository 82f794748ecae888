# Etusivun, odotushuoneen ja pelin lopun tekstit.

## Loppu

end-win = Voitit!
end-shared = Voitit! Jaettu voitto: sinä ja { $names }
end-ahead = Etumatkasi: { points }.
end-behind = Sijoituksesi: { $rank } / { $players }, eroa voittajaan: { points }.

## Etusivu

game-your-turn = Sinun vuorosi
game-won = Voitto
game-lost = Tappio
game-shared = Jaettu voitto
record-against = { $won }–{ $lost }, vastassa { $name }
show-all = Näytä kaikki
games-elsewhere = Vie pelisi toiselle laitteelle
device-link-help = Skannaa koodi toisella laitteella tai avaa linkki sillä. Se toimii vain kerran ja vain viiden minuutin ajan. Pidä se omana tietonasi: linkin avaaja voi pelata kaikkia pelejäsi.
device-link-expired = Viisi minuuttia on kulunut, eikä linkki enää toimi.
device-link-again = Luo uusi linkki
device-arrive = Pelisi tällä laitteella
device-arrive-help = Tällä laitteella näkyvät sen jälkeen kaikki linkin luoneen laitteen pelit, ja voit pelata niitä. Jatka vain, jos loit linkin itse.
device-arrive-own = Tällä laitteella on omia pelejä. Ne katoavat.
device-arrive-use = Tuo pelit tänne
error-device-link-gone = Linkki on jo käytetty tai vanhentunut. Luo uusi toisella laitteella.
link-unknown = Linkki ei johda mihinkään
link-unknown-help = Siitä saattaa puuttua osa. Kopioi koko linkki tai pyydä se uudelleen.

## Odotushuone

invited-by = { $name } kutsuu sinut peliin
invite-text = { $name } kutsuu sinut pelaamaan. Peli: { -game }.
all-here-begin = Kaikki paikalla: aloita
name-missing = Kirjoita ensin nimesi.

## Reaktiot

sign-thumb = Peukku
sign-applause = Aplodit
sign-smile = Hymy
sign-surprise = Yllättynyt
sign-sad = Surullinen
sign-puzzled = Mietteliäs
sign-party = Juhla

## Ennen ensimmäistä peliä

first-game = Ensimmäinen pelisi?
first-game-tutorial = Ensin opastus (5 minuuttia)
first-game-start = Aloita peli
