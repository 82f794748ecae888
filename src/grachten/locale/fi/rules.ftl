# The rules for players. Each number of docs/rules.md has a message: rule-R1 … rule-R29, rule-C1 … rule-C11.
# Numbers of other rules in a text, such as R13, become links.

rules = Säännöt
see-rule = Sääntö { $rule }
rules-contents = Sisältö
rules-lead = Olette kauppiaita 1660-luvun Amsterdamissa. Saatte { -point(number: "plural", case: "partitive") } kolmella tavalla: rakentamalla { -route(number: "plural", case: "partitive") } vierekkäisten { -place(number: "plural", case: "genitive") } välille, täyttämällä { -contract(number: "plural", case: "partitive") } ja keräämällä { -merchandise(case: "partitive") }. Jokaisesta { -contract(case: "elative") }, joka on lopussa täyttämättä, menetätte sen { -point(number: "plural") }. Lopussa voittaa se, jolla on eniten { -point(number: "plural", case: "partitive") }. Peli kestää 10–15 minuuttia.
rules-numbers = Jokaisella säännöllä on oma numeronsa. Kun siirto ei ole sallittu, peli kertoo säännön numeron.
rules-link = Linkki sääntöön { $rule }

## Chapters

rules-setup = Ennen peliä
rules-turn = { -turn(case: "title") }
rules-turn-lead = { -player(number: "plural", case: "title") } pelaavat vuorotellen. Vuorollasi teet täsmälleen yhden kolmesta asiasta: nostat { -transport-card(number: "plural", case: "partitive") }, rakennat { -route(case: "genitive") } tai nostat { -contract-card(number: "plural", case: "partitive") }.
rules-draw = Nosta { -transport-card(number: "plural", case: "partitive") }
rules-claim = Rakenna { -route }
rules-contracts = Nosta { -contract-card(number: "plural", case: "partitive") }
rules-end = Pelin loppu
rules-rulings = Harvinaiset tapaukset
rules-rulings-lead = Painetut säännöt eivät kerro joistakin asioista, joita tuskin koskaan tapahtuu. Näin ne pelataan täällä.

## Before the game

rule-R1 = Pelaajia on kahdesta neljään. Jokainen ottaa 16 samanväristä { -cart(case: "partitive") } ja aloittaa nollasta { -point(case: "elative") }.
rule-R2 = Kuljetusvälinekortteja on 44: kuusi kutakin väriä ({ -pink }, { -blue }, { -green }, { -black }, { -red } ja { -orange }) ja kahdeksan { -wild(case: "partitive") }. Ne sekoitetaan, ja jokainen saa kaksi. Lopuista tulee { -deck }. Sen viereen käännetään viisi korttia näkyviin: { -market }.
rule-R3 = Aina kun viidestä avoimesta kortista vähintään kolme on { -wild(number: "plural", case: "partitive") }, kaikki viisi heitetään heti pois ja tilalle käännetään viisi uutta. Jos niistäkin vähintään kolme on { -wild(number: "plural", case: "partitive") }, sama tehdään uudelleen (ks. C1).
rule-R4 = Sopimuskortteja on 24. Ne sekoitetaan, ja jokainen saa kaksi. Pidät niistä toisen tai molemmat, salassa ja tietämättä, mitä muut pitävät. { -contract-card(case: "title") }, jonka palautat, menee { -contract-pile(case: "genitive") } pohjalle.
rule-R5 = Kauppatavarabonuskortteja on 16, ja ne ovat valmiina pinossa.
rule-R6 = Nuorin aloittaa, ja sitten { -turn } kiertää myötäpäivään. Täällä voit valita aloittajan tai antaa arvan ratkaista.

## Draw transport cards

rule-R7 = Ota kaksi korttia, yksi kerrallaan. Kumpikin tulee joko sokkona { -deck(case: "genitive") } päältä tai { -market(case: "elative") }. Aukko { -market(case: "inessive") } täytetään { -deck(case: "elative") } heti, ennen kuin valitset toisen korttisi.
rule-R8 = Jos ensimmäinen korttisi on avoin { -wild }, se on sen { -turn(case: "genitive") } ainoa kortti.
rule-R9 = Avointa { -wild(case: "partitive") } ei voi ottaa toiseksi kortiksi. Pakasta nostettu { -wild } on kortti siinä missä muutkin.
rule-R10 = Kun { -deck } on tyhjä, poisheitetyt kortit sekoitetaan ja niistä tulee uusi { -deck }.
rule-R11 = Kortteja saa olla { -hand(case: "inessive") } kuinka monta tahansa.

## Claim a route

rule-R12 = { -route(case: "title") } on samanväristen { -space(number: "plural", case: "genitive") } rivi kahden vierekkäisen { -place(case: "genitive") } välillä. Voit rakentaa minkä tahansa vielä vapaan { -route(case: "genitive") }, eikä sen tarvitse olla yhteydessä muihin { -route(number: "plural", case: "illative") }si. Yhdellä { -turn(case: "adessive") } saat rakentaa vain yhden { -route(case: "genitive") }.
rule-R13 = Heitä pois yhtä monta korttia kuin { -route(case: "adessive") } on { -space(number: "plural", case: "partitive") }, kaikki { -route(case: "genitive") } värisiä. { -wild(number: "plural", case: "title") } voivat korvata niistä minkä tahansa, vaikka kaikki.
rule-R14 = Harmaaseen { -route(case: "illative") } käy mikä tahansa väri, kunhan kaikki kortit ovat samaa väriä, ja { -wild(number: "plural", case: "partitive") } voi käyttää tässäkin.
rule-R15 = Aseta jokaiseen { -space(case: "illative") } yhdet omat kärrysi. Jos sinulla on vähemmän { -cart(number: "plural", case: "partitive") } kuin { -route(case: "adessive") } on { -space(number: "plural", case: "partitive") }, et voi rakentaa sitä.
rule-R16 = Reitin { -point(number: "plural") } saat heti: 1, 2, 4 tai 7, kun { -space(number: "plural", case: "partitive") } on 1, 2, 3 tai 4.
rule-R17 = Jos { -route(case: "genitive") } { -space(number: "plural", case: "inessive") } on { -cart-symbol }, otat myös yhden { -merchandise-card(case: "genitive") }: aina vain yhden, oli { -route } miten pitkä tahansa. { -merchandise-card(number: "plural", case: "title") } ovat näkyvillä, joten kaikki tietävät, montako kullakin on.
rule-R18 = Kun kaksi { -route(case: "partitive") } kulkee vierekkäin samojen { -place(number: "plural", case: "genitive") } välillä, ne ovat { -parallel-route(number: "plural") }; ne ovat yhtä pitkät. Sama { -player } ei voi rakentaa molempia.
rule-R19 = Kahden pelaajan pelissä { -parallel-route(number: "plural", case: "elative") } voi rakentaa vain toisen: heti kun jompikumpi on rakennettu, toinen on suljettu molemmilta.

## Draw contracts

rule-R20 = Ota { -contract-pile(case: "genitive") } päältä kaksi korttia ja pidä toinen tai molemmat. Kortti, jonka palautat, menee pakan pohjalle.
rule-R21 = Jos { -contract-card(number: "plural", case: "partitive") } on jäljellä vain yksi, saat silti nostaa sen, mutta silloin sinun on myös pidettävä se.
rule-R22 = { -contract-card(number: "plural", case: "title") }, jotka pidät, ovat sinulla pelin loppuun asti. Niitä saa olla kuinka monta tahansa.
rule-R23 = { -contract-card(number: "plural", case: "title") } ovat salaisia loppuun asti, ja samoin se, onko { -contract(number: "plural") } täytetty.

## The end

rule-R24 = Kun jollakulla on vuoronsa päättyessä kaksi { -cart(case: "partitive") } tai vähemmän, kaikilla on vielä yksi { -turn }, myös hänellä. Sitten peli päättyy.
rule-R25 = Nyt kaikki { -contract-card(number: "plural") } näytetään. Jos omat kärrysi muodostavat { -line(case: "genitive") } { -contract(case: "genitive") } kahden { -place(case: "genitive") } välille, saat { -contract(case: "genitive") } { -point(number: "plural") }. Jos eivät, menetät yhtä monta.
rule-R26 = { -player(number: "plural", case: "title") } asetetaan järjestykseen { -merchandise-card(number: "plural", case: "genitive") } määrän mukaan; ensimmäinen on se, jolla niitä on eniten. Sijoituksista saa kahden pelaajan pelissä 8 ja 4 { -point(case: "partitive") }, kolmen pelissä 8, 5 ja 2, neljän pelissä 8, 6, 4 ja 2.
rule-R27 = Ilman yhtäkään { -merchandise-card(case: "partitive") } ei saa { -bonus(case: "partitive") }.
rule-R28 = Ne, joilla on yhtä monta { -merchandise-card(case: "partitive") }, jakavat sijoituksen, ja jokainen heistä saa siitä täydet { -point(number: "plural") }. Seuraavat sijoitukset, jotka he samalla täyttävät, eivät mene kenellekään: kun kortteja on 3, 3, 2 ja 0, { -point(number: "plural") } ovat 8, 8, 4 ja 0.
rule-R29 = Se, jolla on eniten { -point(number: "plural", case: "partitive") }, voittaa. Jos { -point(number: "plural") } menevät tasan, voittaa se, joka on täyttänyt eniten { -contract(number: "plural", case: "partitive") }. Jos nekin menevät tasan, voitto jaetaan.

## Rare cases

rule-C1 = Aina kun kortti on otettu tai { -route } rakennettu, { -market } täydennetään viiteen. Sitten sovelletaan sääntöä R3. Kortit jäävät kuitenkin paikoilleen, jos sekä { -deck } että poisheitetyt kortit ovat lopussa tai jos muualla kuin pelaajien käsissä olevista korteista niin moni on { -wild }, ettei voi syntyä riviä, jossa niitä on enintään kaksi. Rivi jää paikoilleen myös, kun se on vaihdettu kymmenen kertaa peräkkäin.
rule-C2 = Jos ei ole { -deck(case: "partitive") } eikä poisheitettyjä kortteja, voit ottaa vain { -market(case: "partitive") }, ja aukot niiden rivissä jäävät auki. Heti kun joku rakentaa { -route(case: "genitive") }, siitä maksetut kortit sekoitetaan uudeksi pakaksi ja { -market } täydennetään.
rule-C3 = Poisheitetyt kortit sekoitetaan sillä hetkellä, kun viimeinen kortti lähtee { -deck(case: "elative") }, eikä vasta sitten, kun korttia tarvitaan.
rule-C4 = Jos toiseksi kortiksi ei ole mitään, minkä saisit ottaa, koska kortit ovat lopussa tai { -market } ovat pelkkiä { -wild(number: "plural", case: "partitive") }, { -turn }si päättyy ensimmäiseen korttiin.
rule-C5 = Jos et voi tehdä mitään kolmesta asiasta, jätät { -turn(case: "genitive") } väliin. Muulloin et voi jättää sitä väliin. Kun kaikki peräkkäin jättävät { -turn(case: "genitive") } väliin, peli päättyy ja { -point(number: "plural") } lasketaan. Jos samalla päättyy myös { -last-round }, syyksi katsotaan { -cart(number: "plural") }.
rule-C6 = { -last-round(case: "title") } käynnistyy vain kerran. Sen käynnistää ensimmäinen { -player }, jolla on vuoronsa päättyessä kaksi { -cart(case: "partitive") } tai vähemmän, eikä mikään pidennä sitä.
rule-C7 = Ensimmäisistä { -contract-card(number: "plural", case: "elative") } palautetut menevät pakan pohjalle istumajärjestyksessä, pelin aloittajasta alkaen, riippumatta siitä, kuka valitsi ensin.
rule-C8 = Kaikki saavat tietää, mitkä kortit ovat avoinna, montako korttia on { -deck(case: "inessive") }, mitä on heitetty pois, mitä { -market(case: "partitive") } kukin on ottanut ja paljonko kullakin on kortteja, { -contract-card(number: "plural", case: "partitive") }, { -cart(number: "plural", case: "partitive") }, { -merchandise-card(number: "plural", case: "partitive") } ja { -point(number: "plural", case: "partitive") } { -route(number: "plural", case: "elative") }. Salaisia ovat { -deck(case: "elative") } nostetut kortit, { -contract-card(number: "plural") }, myös palautetut, ja se, onko { -contract(number: "plural") } täytetty. Pelin päätyttyä kaikki näytetään.
rule-C9 = Jos { -merchandise-card(number: "plural") } loppuvat, kukaan ei saa niitä enää lisää.
rule-C10 = Pisteillä ei ole rajaa, ja ne voivat laskea alle nollan. Vain { -score-track } kartan ympärillä alkaa 50:n jälkeen alusta.
rule-C11 = Voit luovuttaa milloin tahansa, myös muulloin kuin omalla vuorollasi. Jos pelaajia on kaksi, peli päättyy ja toinen voittaa, ja { -point(number: "plural") } lasketaan tavalliseen tapaan. Jos pelaajia on enemmän, botti jatkaa paikallasi.

## Pictures and tables

picture-board = Kahden pelaajan peli lähellä loppua. Reiteistä saadut { -point(number: "plural") } näkyvät { -score-track(case: "adessive") } kartan ympärillä.
picture-cards = Korttien värit, joista jokaisella on oma merkkinsä, ja { -wild }, jossa ne ovat kaikki.
picture-reset = Kolme { -wild(case: "partitive") }: nämä viisi korttia heitetään pois.
picture-color = Oude Kerk – Dam: { -pink } { -route } on kahden { -space(case: "genitive") } pituinen ja vaatii kaksi { -pink(case: "partitive") } korttia.
picture-grey = Dam – Begijnhof on { -grey }: { -orange } kortti ja { -wild } riittävät.
picture-carts = Ruuduissa on { -cart-symbol }: tämä { -route } tuo { -merchandise-card(case: "genitive") }.
picture-parallel = Vihreä { -route } on rakennettu. Kahden pelaajan pelissä viereinen { -grey } { -route } on suljettu.
picture-contract = Täytetty: saman pelaajan { -cart(number: "plural") } muodostavat { -line(case: "genitive") } Oude Kerk – Begijnhof.
points-of-routes = Reittien { -point(number: "plural") }
spaces-label = { -space(number: "plural", case: "title") }
bonus-of-merchandise = Kauppatavaroiden { -point(number: "plural") }
players-count = { $count ->
    [one] Yksi { -player }
   *[other] { $count } { -player(case: "partitive") }
}
rank = { $number }. sijoitus
