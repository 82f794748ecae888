# Errors that only the terminal shows: error-CODE. Each follows "grachten: " on its own line, so it
# starts with a small letter and has no period. Other files have the words for refused moves.

## What was typed

error-unknown-rule = sääntöä ”{ $number }” ei ole: säännöt ovat { $rules }
error-unknown-language = kieltä ”{ $wanted }” ei ole: kielet ovat { $known }
error-no-such-board = { -board(case: "partitive") } ”{ $name }” ei ole: valitse { $known } tai tiedosto, jonka pääte on .toml
error-bad-board-file = { $path }: tällä { -board(case: "adessive") } ei voi pelata:{ $why }
error-no-rules = sääntöjen teksti puuttuu: asenna grachten uudelleen

## Who plays

error-too-many-seats = pelissä on 2–4 paikkaa, ei { $seats } (R1)
error-four-bots = pelissä on 2–4 paikkaa, ei { $seats }: neljä bottia pelaa keskenään komennolla { $program } simulate, ks. R1
error-name-empty = pelaajan nimi on tyhjä: kirjoita nimi, jonka muut voivat lukea
error-name-invisible = nimessä ”{ $name }” on näkymätön merkki: jätä se pois
error-name-long = nimi ”{ $name }…” on liian pitkä: merkkejä saa olla enintään { $longest }
error-name-you = peli käyttää nimeä ”{ $name }” siitä, joka on näppäimistön ääressä: valitse toinen nimi
error-same-name = kahdella paikalla on sama nimi ”{ $name }”: anna kummallekin oma
error-no-such-bot = bottia ”{ $name }” ei ole: vaihtoehdot ovat { $known }
error-no-bot-here = { $path }: yhdellä paikalla pelaa ”{ $name }”, mutta sellaista bottia ei ole täällä
error-bot-does-not-start = { $path }: yhdellä paikalla pelaa ”{ $name }”, mutta { $why }
error-taken-over-by-nobody = ”{ $name }” otti yhden paikan haltuunsa, mutta sellaista bottia ei ole täällä
error-unknown-starter = pöydässä ei ole ketään nimeltä ”{ $name }”: valitse aloittaja näistä: { $names }
error-seed-no-text = pelaajan siemenluku ei ole kelvollista UTF-8-tekstiä

## Saved games

error-settings-of-save = tallennetussa pelissä on jo paikat, pelilauta, siemenluvut ja aloittaja: jätä ne pois
error-in-file = { $path }: { $why }
error-exists = { $path } on jo olemassa: anna uusi tiedostonimi tai jatka peliä valitsimella --resume { $typed }
error-exists-other = { $path } on jo olemassa, eikä se ole tämän pelin tallennus
error-no-folder = { $path }: kansiota ei ole
error-not-written = { $path }: tiedostoon ei voi kirjoittaa: { $why }
error-no-file-name = ”{ $path }” ei kelpaa tiedoston nimeksi
error-save-over = { $path }: tämä peli on päättynyt: katso se uudelleen komennolla { $command }
error-save-without-seed = { $path }: jakajan siemenluku puuttuu, joten seuraavaa korttia ei voi jakaa
error-save-without-deal = { $path }: tässä pelissä ei ole vielä jaettu mitään
error-no-file = { $path }: ei ole tiedosto
error-save-of-many = { $path }: tiedostossa on useita pelejä; tallennuksessa saa olla vain yksi
error-save-empty = { $path }: tiedosto on tyhjä
error-no-such-file = ”{ $path }”: tiedostoa ei ole
error-no-record = { $path }: ei ole pelin tallenne: { $why }
error-not-read = { $path }: tiedostoa ei voi lukea: { $why }
error-damaged = { $path }: tämä tallenne on vioittunut tai sitä on muutettu: { $why }
error-other-rules = { $path }: peli noudattaa sääntöjen versiota { $rules }, mutta tämä ohjelma tuntee version { $known }

## Replays

error-replay-secrets = tallenne näyttää kesken olevan pelin yhdeltä paikalta nähtynä, ilman salaisuuksia: sitä ei voi katsoa uudelleen
error-game-not-there = { $path }: pelejä on { $games }, joten peliä { $game } ei ole (ensimmäisen numero on 0)
error-replay-seat = pelissä on paikat 0–{ $last }, joten paikkaa { $seat } ei ole
error-replay-step = tallenteessa on vaiheet 0–{ $last }, joten vaihetta { $step } ei ole
