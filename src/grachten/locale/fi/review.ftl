# Pelin analyysin tekstit: mikä oli tuuria, mikä taitoa.

review = Analyysi
review-open = Analysoi peli
review-close = Sulje analyysi

## Analyysia tehdään

review-queued = Analyysi odottaa vuoroaan.
review-running = Peli käydään läpi siirto siirrolta.
review-lost = Palvelin ei vastaa. Analyysi jatkuu, kun yhteys palaa.
review-leave = Voit poistua sivulta. Analyysi jatkuu, ja löydät sen täältä myöhemmin.
review-failed = Tästä pelistä ei ole analyysia.
review-retry = Yritä uudelleen

## Käyrä ja sen merkinnät

review-graph = Voittomahdollisuus
review-at = Vaihe { $ply }/{ $last }: { $chances }
review-share = { $name } { $chance }
review-mark-of = { $mark ->
    [inaccuracy] { $name }: epätarkkuus, { $amount }
    [mistake] { $name }: virhe, { $amount }
    [blunder] { $name }: vakava virhe, { $amount }
    [resigned] { $name }: luovutus, { $amount }
   *[luck] { $name }: tuuri, { $amount }
}
review-mark-back = Edellinen merkintä
review-mark-forward = Seuraava merkintä
review-marks = { $count ->
    [0] Ei merkintöjä
    [one] Yksi merkintä
   *[other] { $count } merkintää
}
review-table = Käyrä taulukkona
review-what = Mitä tapahtui

## Yksi vaihe

review-step = Tämä vaihe
review-step-number = Vaihe { $ply }
review-played = Siirto: { $move } ({ $chance })
review-better = Parempi: { $move } ({ $chance })
review-keep = pidä { $contracts }
review-resign = luovuta
review-sound = { $name } löytää hyvän siirron.
review-luck = Tuuri: { $chances }
review-quiet = Tässä ei ole valittavaa, eikä tuurilla ole osuutta.
review-eyes-quiet = { $name } ei valitse tässä mitään eikä näe tuuria.

## Tuuri ja peli

review-accounts = Tuuria vai taitoa?
review-short = Tuuri { $luck }, siirrot { $play }
review-start = Voittomahdollisuus alussa
review-term-luck = Tuuri
review-term-own = Omat siirrot
review-term-others = Muiden virheet
review-term-remainder = Mitä kukaan ei voinut tietää
review-accuracy = Kussakin valinnassa { $name } säilyttää keskimäärin { $accuracy } voittomahdollisuudestaan.
review-help = Mitä sanat tarkoittavat?
review-help-start = Voittomahdollisuus alussa: kaikilla sama, paitsi jos aloittaja valittiin tai peli jatkaa aiempaa peliä.
review-help-luck = Tuuri: kuinka paljon esiin tulleet { -card(number: "plural") } ja { -contract-card(number: "plural") } olivat parempia tai huonompia kuin kaikki mahdolliset keskimäärin.
review-help-own = Omat siirrot: mitä menetettiin, kun parempi siirto jäi huomaamatta.
review-help-others = Muiden virheet: mitä muut antoivat ilmaiseksi.
review-help-remainder = Mitä kukaan ei voinut tietää: miten piilossa olleet { -card(number: "plural") } tekivät siirroista parempia tai huonompia.
review-moments = Ratkaisevat hetket
review-draw-luckiest = Paras tuuri
review-draw-unluckiest = Huonoin tuuri
review-lot = Aloittajan arvonta
review-new = Uutta { -market(case: "inessive") }: { $cards }.
review-eyes = Tämän { $name } saattoi tietää kussakin vaiheessa. Tuuria, jota { $name } ei voinut nähdä, ei näytetä.
review-evaluator = Arvioija: versio { $version } ({ $hash }).
review-playouts = Mikään opetettu arvioija ei sovi tälle { -board(case: "allative") }, joten analyysi perustuu nopeasti simuloituihin peleihin. Se on epätarkempi.

## Jakaminen

review-link = Linkki analyysiin
review-picture = Kuva tuloksesta

## Pelin jatkaminen

review-play-on = Jatka peliä tästä
review-play-on-help = Otat paikan vaiheen { $ply } jälkeen, ja botit ottavat muut paikat. Kaikki, mitä paikaltasi ei näe, jaetaan uudelleen.
review-play-on-seat = Paikkasi
