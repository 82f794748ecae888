# The rules for players. Each number of docs/rules.md has a message: rule-R1 … rule-R29, rule-C1 … rule-C11.
# Numbers of other rules in a text, such as R13, become links.

rules = Regler
see-rule = Regel { $rule }
rules-contents = Innhold
rules-lead = Dere er kjøpmenn i Amsterdam rundt 1660. Dere får { -point(number: "plural") } på tre måter: ved å gjøre krav på { -route(number: "plural") } mellom { -place(number: "plural") } som ligger ved siden av hverandre, ved å fullføre { -contract-card(number: "plural") } og ved å samle { -merchandise-card(number: "plural") }. Hvert { -contract-card } dere ikke har fullført til slutt, koster dere poengene det er verdt. Den som har flest { -point(number: "plural") } til slutt, vinner. Et spill tar 10 til 15 minutter.
rules-numbers = Hver regel har sitt eget nummer. Når et trekk ikke er tillatt, nevner spillet regelen.
rules-link = Lenke til regel { $rule }

## Chapters

rules-setup = Før spillet
rules-turn = En { -turn }
rules-turn-lead = Spillerne bytter på å spille. Når det er din { -turn }, gjør du nøyaktig én av tre ting: Du trekker { -transport-card(number: "plural") }, du gjør krav på en { -route }, eller du trekker { -contract-card(number: "plural") }.
rules-draw = Trekk { -transport-card(number: "plural") }
rules-claim = Gjør krav på en { -route }
rules-contracts = Trekk { -contract-card(number: "plural") }
rules-end = Spillets slutt
rules-rulings = Sjeldne tilfeller
rules-rulings-lead = De trykte reglene sier ingenting om enkelte ting som nesten aldri skjer. Slik gjør vi det her.

## Before the game

rule-R1 = To til fire kan spille. Alle tar de 16 { -cart(number: "plural", form: "definite") } i én farge og starter med 0 { -point(number: "plural") }.
rule-R2 = Det er 44 { -transport-card(number: "plural") }: seks i hver av fargene { -pink }, { -blue(form: "common") }, { -green(form: "common") }, { -black(form: "common") }, { -red(form: "common") } og { -orange }, og åtte { -wild(number: "plural") }. De stokkes, og alle får to. Resten er { -deck(form: "definite") }. Ved siden av den legges fem { -card(number: "plural") } med bildesiden opp: { -market(form: "definite") }.
rule-R3 = Så snart tre eller flere av de fem åpne { -card(number: "plural", form: "definite") } er { -wild(number: "plural") }, forkastes alle fem med én gang, og fem nye legges fram. Er tre eller flere av de nye også { -wild(number: "plural") }, gjøres det samme om igjen (se C1).
rule-R4 = De 24 { -contract-card(number: "plural", form: "definite") } stokkes, og alle får to. Du beholder ett eller begge, i hemmelighet og uten å vite hva de andre beholder. Et { -contract-card } du legger tilbake, havner nederst i bunken.
rule-R5 = De 16 { -merchandise-card(number: "plural", form: "definite") } ligger klare i en bunke.
rule-R6 = Den yngste { -player(form: "definite") } starter, og så går { -turn(form: "definite") } med klokka. Her velger dere hvem som starter, eller så trekkes det lodd.

## Draw transport cards

rule-R7 = Ta to { -card(number: "plural") }, det ene etter det andre. Hvert av dem tar du enten blindt fra toppen av { -deck(form: "definite") } eller blant { -market(form: "definite") }. Tar du et åpent { -card }, erstattes det fra { -deck(form: "definite") } med én gang, før du velger det andre { -card(form: "definite") }.
rule-R8 = Tar du et åpent { -wild } som det første { -card(form: "definite") }, er det også det eneste i den { -turn(form: "definite") }.
rule-R9 = Et åpent { -wild } kan ikke tas som det andre { -card(form: "definite") }. Et { -wild } fra { -deck(form: "definite") } er et { -card } som alle andre.
rule-R10 = Når { -deck(form: "definite") } er tom, stokkes de forkastede { -card(number: "plural", form: "definite") } og blir den nye { -deck(form: "definite") }.
rule-R11 = Du kan ha så mange { -card(number: "plural") } du vil på { -hand(form: "definite") }.

## Claim a route

rule-R12 = En { -route } er en rekke { -space(number: "plural") } i én farge mellom to { -place(number: "plural") } som ligger ved siden av hverandre. Du kan gjøre krav på enhver { -route } som fremdeles er ledig; den trenger ikke å henge sammen med de andre { -route(number: "plural", form: "definite") } dine. Du kan bare gjøre krav på én { -route } per { -turn }.
rule-R13 = Forkast like mange { -card(number: "plural") } som { -route(form: "definite") } har { -space(number: "plural") }, alle i rutens farge. { -wild(number: "plural", form: "title") } kan erstatte så mange av dem du vil, også alle.
rule-R14 = En { -grey(form: "common") } { -route } betaler du med { -card(number: "plural") } i én valgfri farge, og { -wild(number: "plural") } kan brukes her også.
rule-R15 = Sett én av kjerrene dine på hvert { -space }. Har du færre { -cart(number: "plural") } enn { -route(form: "definite") } har { -space(number: "plural") }, kan du ikke gjøre krav på den.
rule-R16 = Du får { -point(number: "plural", form: "definite") } for { -route(form: "definite") } med én gang: 1, 2, 4 eller 7 for 1, 2, 3 eller 4 { -space(number: "plural") }.
rule-R17 = Har { -route(form: "definite") } { -cart-symbol(number: "plural") } på feltene, trekker du også et { -merchandise-card }: alltid bare ett, uansett hvor lang { -route(form: "definite") } er. { -merchandise-card(number: "plural", form: "title") } ligger åpent, så alle ser hvor mange hver { -player } har.
rule-R18 = To { -route(number: "plural") } side om side mellom de samme { -place(number: "plural", form: "definite") } er en { -parallel-route }; de er like lange. Ingen { -player } kan ha begge.
rule-R19 = Med to { -player(number: "plural") } kan bare den ene { -route(form: "definite") } på en { -parallel-route } tas: Så snart noen har tatt én av dem, er den andre stengt for begge.

## Draw contracts

rule-R20 = Ta de to øverste { -contract-card(number: "plural", form: "definite") } i bunken, og behold ett eller begge. Det du eventuelt legger tilbake, havner nederst i bunken.
rule-R21 = Er det bare ett { -contract-card } igjen, kan du likevel trekke det, men da må du beholde det.
rule-R22 = Kontraktskortene du beholder, har du til spillet er slutt. Du kan ha så mange { -contract-card(number: "plural") } du vil.
rule-R23 = { -contract-card(number: "plural", form: "title") } er hemmelige til spillet er slutt, og det samme gjelder om de er fullført.

## The end

rule-R24 = Når noen avslutter en { -turn } med to { -cart(number: "plural") } eller færre, får alle én { -turn } til, også den { -player(form: "definite") }. Deretter er spillet over.
rule-R25 = Nå vises alle { -contract-card(number: "plural", form: "definite") }. Er de to { -place(number: "plural", form: "definite") } på et { -contract-card } bundet sammen av et { -line } av dine egne { -cart(number: "plural") }, får du poengene det er verdt. Ellers mister du like mange.
rule-R26 = Spillerne rangeres etter hvor mange { -merchandise-card(number: "plural") } de har; den som har flest, kommer på 1. plass. Plasseringene gir 8 og 4 { -point(number: "plural") } med to { -player(number: "plural") }, 8, 5 og 2 med tre, og 8, 6, 4 og 2 med fire.
rule-R27 = En { -player } uten { -merchandise-card(number: "plural") } får ingen { -bonus }.
rule-R28 = Spillere med like mange { -merchandise-card(number: "plural") } deler en plassering, og hver av dem får alle { -point(number: "plural", form: "definite") } for den. Plasseringene like bak, som de også fyller opp, går ikke til noen: Med 3, 3, 2 og 0 { -card(number: "plural") } blir det 8, 8, 4 og 0 { -point(number: "plural") }.
rule-R29 = Den som har flest { -point(number: "plural") }, vinner. Står flere likt, vinner den av dem som har fullført flest { -contract-card(number: "plural") }. Står de fremdeles likt, deler de seieren.

## Rare cases

rule-C1 = Hver gang noen har trukket { -card(number: "plural") } eller gjort krav på en { -route }, fylles { -market(form: "definite") } opp til fem; deretter gjelder R3. De fem blir liggende hvis både { -deck(form: "definite") } og de forkastede { -card(number: "plural", form: "definite") } er brukt opp, eller hvis det blant { -card(number: "plural", form: "definite") } som ingen har på { -hand(form: "definite") }, er så mange { -wild(number: "plural") } at en rad med høyst to av dem ikke er mulig. Også når de er byttet ut ti ganger på rad, blir de liggende.
rule-C2 = Finnes det verken { -deck } eller forkastede { -card(number: "plural") }, kan du bare ta { -market }, og tomme plasser blant dem forblir tomme. Så snart noen gjør krav på en { -route }, blir { -card(number: "plural", form: "definite") } det ble betalt med, stokket til en ny { -deck }, og { -market(form: "definite") } fylles opp med én gang.
rule-C3 = I samme øyeblikk som det siste { -card(form: "definite") } forlater { -deck(form: "definite") }, stokkes de forkastede { -card(number: "plural", form: "definite") }: Man venter ikke til noen trenger et { -card }.
rule-C4 = Finnes det ikke noe { -card } du kan ta som det andre, fordi det ikke er flere igjen, eller fordi bare { -wild(number: "plural") } ligger åpne, slutter { -turn(form: "definite") } din etter det første.
rule-C5 = Kan du ikke gjøre noen av de tre tingene, står du over; ellers har du ikke lov til det. Når alle { -player(number: "plural", form: "definite") } står over etter hverandre, er spillet over, og { -point(number: "plural", form: "definite") } telles. Slutter { -last-round(form: "definite") } samtidig, regnes { -cart(number: "plural", form: "definite") } som årsaken.
rule-C6 = Den siste runden utløses bare én gang, av den første som avslutter en { -turn } med to { -cart(number: "plural") } eller færre. Ingenting gjør den lengre.
rule-C7 = Legger flere tilbake et av sine første { -contract-card(number: "plural") }, havner { -card(number: "plural", form: "definite") } nederst i bunken i den rekkefølgen { -player(number: "plural", form: "definite") } sitter, fra og med den som starter spillet, uansett hvem som valgte først.
rule-C8 = Alle får vite hvilke { -card(number: "plural") } som ligger åpne, hvor mange { -card(number: "plural") } det er i { -deck(form: "definite") }, hva som er forkastet, hvilke { -market } noen har tatt, og hvor mange { -card(number: "plural") }, { -contract-card(number: "plural") }, { -cart(number: "plural") }, { -merchandise-card(number: "plural") } og { -point(number: "plural") } for { -route(number: "plural") } hver { -player } har. Dette er hemmelig: { -card(number: "plural", form: "definite") } fra { -deck(form: "definite") }, { -contract-card(number: "plural", form: "definite") }, også de som er lagt tilbake, og om de er fullført. Når spillet er slutt, vises alt.
rule-C9 = Er { -merchandise-card(number: "plural", form: "definite") } brukt opp, får ingen flere av dem.
rule-C10 = Det er ingen grense for poengsummen, og den kan gå under null. Bare { -score-track(form: "definite") } rundt kartet begynner på nytt etter 50.
rule-C11 = Du kan gi opp når som helst, også når det ikke er din tur. Med to { -player(number: "plural") } er spillet da over, og den andre har vunnet; { -point(number: "plural", form: "definite") } telles som vanlig. Med flere { -player(number: "plural") } spiller en bot videre på plassen din.

## Pictures and tables

picture-board = Et spill for to, nær slutten. Poengene for { -route(number: "plural") } er markert på { -score-track(form: "definite") } rundt kartet.
picture-cards = Fargene på { -card(number: "plural", form: "definite") }, hver med sitt eget tegn, og { -wild(form: "definite") }, som har alle.
picture-reset = Tre { -wild(number: "plural") }: Disse fem { -card(number: "plural", form: "definite") } forkastes.
picture-color = Oude Kerk – Dam: Den { -pink } { -route(form: "definite") } har to { -space(number: "plural") } og koster to { -pink } { -card(number: "plural") }.
picture-grey = Dam – Begijnhof er { -grey(form: "common") }: Et { -orange } { -card } og et { -wild } er nok.
picture-carts = { -cart-symbol(number: "plural", form: "title") } på feltene: Denne { -route(form: "definite") } gir et { -merchandise-card }.
picture-parallel = Den { -green } { -route(form: "definite") } er tatt. Med to { -player(number: "plural") } er den { -grey } ved siden av stengt.
picture-contract = Fullført: Kjerrene til én { -player } fører fra Oude Kerk til Begijnhof uten brudd.
points-of-routes = { -point(number: "plural", form: "title") } for { -route(number: "plural") }
spaces-label = { -space(number: "plural", form: "title") }
bonus-of-merchandise = { -point(number: "plural", form: "title") } for { -merchandise-card(number: "plural") }
players-count = { $count ->
    [one] Én { -player }
   *[other] { $count } { -player(number: "plural") }
}
rank = { $number }. plass
