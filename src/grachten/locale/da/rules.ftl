# The rules for players. Each number of docs/rules.md has a message: rule-R1 … rule-R29, rule-C1 … rule-C11.
# Numbers of other rules in a text, such as R13, become links.

rules = Regler
see-rule = Regel { $rule }
rules-contents = Indhold
rules-lead = I er købmænd i Amsterdam omkring 1660. I får { -point(number: "plural") } på tre måder: ved at indsætte { -cart(number: "plural") } på { -route(number: "plural") } mellem nabosteder, ved at opfylde { -contract(number: "plural") } og ved at samle { -merchandise }. Hver { -contract }, I ikke har opfyldt til sidst, koster jer dens { -point(number: "plural") }. Den, der har flest { -point(number: "plural") } til sidst, vinder. Et spil varer 10 til 15 minutter.
rules-numbers = Hver regel har sit eget nummer. Når et træk ikke er tilladt, nævner spillet reglen.
rules-link = Link til regel { $rule }

## Chapters

rules-setup = Før spillet
rules-turn = En { -turn }
rules-turn-lead = Spillerne skiftes til at have { -turn(form: "definite") }. I sin { -turn } gør man præcis én af tre ting: trækker { -transport-card(number: "plural") }, indsætter { -cart(number: "plural") } på en { -route } eller trækker { -contract-card(number: "plural") }.
rules-draw = Træk { -transport-card(number: "plural") }
rules-claim = Indsæt { -cart(number: "plural") } på en { -route }
rules-contracts = Træk { -contract-card(number: "plural") }
rules-end = Spillets slutning
rules-rulings = Sjældne tilfælde
rules-rulings-lead = De trykte regler siger ikke noget om visse ting, som næsten aldrig sker. Sådan spilles de her.

## Before the game

rule-R1 = Man kan være to til fire { -player(number: "plural") }. Hver { -player } får de 16 { -cart(number: "plural") } i én farve og begynder med 0 { -point(number: "plural") }.
rule-R2 = Der er 44 { -transport-card(number: "plural") }: seks af hver af farverne { -pink }, { -blue(form: "common") }, { -green(form: "common") }, { -black(form: "common") }, { -red(form: "common") } og { -orange } samt otte { -wild(number: "plural") }. De blandes, og hver { -player } får to. Resten er { -deck(form: "definite") }. Ved siden af den vendes fem { -card(number: "plural") } med billedsiden opad: { -market(form: "definite") }.
rule-R3 = Når tre eller flere af de fem { -market } er { -wild(number: "plural") }, lægges alle fem straks i { -discard-pile(form: "definite") }, og fem nye lægges frem. Det gælder på ethvert tidspunkt. Er der igen tre eller flere { -wild(number: "plural") }, gør man det igen (se C1).
rule-R4 = De 24 { -contract-card(number: "plural") } blandes, og hver { -player } får to. Man beholder ét eller begge, i hemmelighed og uden at vide, hvad de andre beholder. Et { -contract-card }, som man lægger tilbage, kommer nederst i stakken.
rule-R5 = De 16 { -merchandise-card(number: "plural") } ligger klar i en stak.
rule-R6 = Den yngste { -player } starter, og derefter går { -turn(form: "definite") } rundt med uret. Her vælger I, hvem der starter, eller der trækkes lod.

## Draw transport cards

rule-R7 = Man tager to { -card(number: "plural") }, ét ad gangen. Hvert af dem trækkes enten i blinde øverst fra { -deck(form: "definite") } eller tages blandt { -market(form: "definite") }. Hullet efter et åbent { -card } fyldes straks fra { -deck(form: "definite") }, før man vælger sit andet { -card }.
rule-R8 = Tager man en åben { -wild } som sit første { -card }, er den det eneste { -card } i den { -turn }.
rule-R9 = En åben { -wild } kan ikke tages som det andet { -card }. En { -wild } fra { -deck(form: "definite") } er et { -card } som alle andre.
rule-R10 = Når { -deck(form: "definite") } er tom, blandes de brugte { -card(number: "plural") } og bliver til den nye { -deck }.
rule-R11 = Man må have så mange { -card(number: "plural") } på { -hand(form: "definite") }, man vil.

## Claim a route

rule-R12 = En { -route } er en række { -space(number: "plural") } i én farve mellem to nabosteder. Man kan indsætte { -cart(number: "plural") } på enhver ledig { -route }; den behøver ikke at støde op til ens andre { -route(number: "plural") }. Man kan kun indsætte { -cart(number: "plural") } på én { -route } i hver { -turn }.
rule-R13 = Man spiller lige så mange { -card(number: "plural") }, som { -route(form: "definite") } har { -space(number: "plural") }, alle i strækningens farve; de lægges i { -discard-pile(form: "definite") }. En { -wild } kan træde i stedet for et hvilket som helst af dem, og { -wild(number: "plural") } kan også erstatte dem alle.
rule-R14 = En { -grey(form: "common") } { -route } betales med { -card(number: "plural") } i én valgfri farve, og også her hjælper { -wild(number: "plural") } til.
rule-R15 = Man sætter en af sine { -cart(number: "plural") } på hvert { -space }. Har man færre { -cart(number: "plural") }, end { -route(form: "definite") } har { -space(number: "plural") }, kan man ikke indsætte { -cart(number: "plural") } på den.
rule-R16 = Man får straks { -point(number: "plural") } for { -route(form: "definite") }: 1, 2, 4 eller 7 for 1, 2, 3 eller 4 { -space(number: "plural") }.
rule-R17 = Har { -route(form: "definite") } { -cart-symbol(number: "plural") } på { -space(number: "plural", form: "definite") }, trækker man også et { -merchandise-card }: altid kun ét, uanset hvor lang { -route(form: "definite") } er. Handelsvarekortene ligger åbent, så alle kan se, hvor mange hver { -player } har.
rule-R18 = To { -route(number: "plural") } ved siden af hinanden mellem de samme { -place(number: "plural") } er en { -parallel-route }; de er lige lange. Den samme { -player } kan ikke have { -cart(number: "plural") } på begge.
rule-R19 = Med to { -player(number: "plural") } kan kun den ene { -route } i en { -parallel-route } bruges: så snart en { -player } har { -cart(number: "plural") } på den ene, er den anden lukket for begge { -player(number: "plural") }.

## Draw contracts

rule-R20 = Man trækker de to øverste { -contract-card(number: "plural") } fra stakken og beholder ét eller begge. Et { -card }, som man lægger tilbage, kommer nederst i stakken.
rule-R21 = Er der kun ét { -contract-card } tilbage, må man stadig trække det, men så skal man beholde det.
rule-R22 = De { -contract-card(number: "plural") }, man beholder, har man resten af spillet. Man må have så mange { -contract-card(number: "plural") }, man vil.
rule-R23 = Kontraktkortene er hemmelige, indtil spillet er slut, og det er også hemmeligt, om de er opfyldt.

## The end

rule-R24 = Når en { -player } slutter sin { -turn } med to { -cart(number: "plural") } eller færre, får alle én { -turn } til, også spilleren selv. Derefter er spillet slut.
rule-R25 = Nu vises alle { -contract-card(number: "plural") }. Forbinder en { -line } af ens egne { -cart(number: "plural") } de to { -place(number: "plural") } på et { -contract-card }, får man kortets { -point(number: "plural") }. Ellers mister man lige så mange.
rule-R26 = Spillerne får placeringer efter, hvor mange { -merchandise-card(number: "plural") } de har; den, der har flest, bliver nummer ét. Placeringerne giver 8 og 4 { -point(number: "plural") } med to { -player(number: "plural") }, 8, 5 og 2 med tre og 8, 6, 4 og 2 med fire.
rule-R27 = En { -player } uden { -merchandise-card(number: "plural") } får ingen { -bonus }.
rule-R28 = Spillere med lige mange { -merchandise-card(number: "plural") } deler placeringen, og hver af dem får alle dens { -point(number: "plural") }. De følgende placeringer, som de dermed optager, går ikke til nogen: med 3, 3, 2 og 0 { -card(number: "plural") } får man 8, 8, 4 og 0 { -point(number: "plural") }.
rule-R29 = Den, der har flest { -point(number: "plural") }, vinder. Står flere lige, vinder den af dem, der har opfyldt flest { -contract(number: "plural") }. Står de stadig lige, deler de sejren.

## Rare cases

rule-C1 = Hver gang nogen har taget et { -transport-card } eller indsat { -cart(number: "plural") }, fyldes { -market(form: "definite") } op til fem; derefter ser man på R3. De fem { -card(number: "plural") } bliver liggende, hvis både { -deck(form: "definite") } og de brugte { -card(number: "plural") } er sluppet op, eller hvis så mange af de { -card(number: "plural") }, der ikke er på nogens { -hand }, er { -wild(number: "plural") }, at en række med højst to { -wild(number: "plural") } ikke er mulig. Efter ti nye rækker i træk bliver rækken også liggende.
rule-C2 = Er der hverken en { -deck } eller brugte { -card(number: "plural") }, kan man kun tage { -market }, og hullerne efter dem bliver stående. Så snart nogen indsætter { -cart(number: "plural") } på en { -route }, blandes de { -card(number: "plural") }, der blev betalt med, til en ny { -deck }, og { -market(form: "definite") } fyldes straks op.
rule-C3 = Så snart det sidste { -card } forlader { -deck(form: "definite") }, blandes de brugte { -card(number: "plural") }: man venter ikke, til nogen skal bruge et { -card }.
rule-C4 = Er der intet { -card }, som man må tage som det andet, fordi der ikke er flere, eller fordi de eneste { -market } er { -wild(number: "plural") }, slutter ens { -turn } efter det første.
rule-C5 = Kan man ikke gøre nogen af de tre ting, melder man pas; ellers må man ikke. Når alle { -player(number: "plural") } melder pas efter hinanden, er spillet slut, og der tælles { -point(number: "plural") }. Slutter { -last-round(form: "definite") } samtidig, er det { -cart(number: "plural", form: "definite") }, der regnes som årsagen.
rule-C6 = Den sidste runde udløses kun én gang, af den første { -player }, der slutter sin { -turn } med to { -cart(number: "plural") } eller færre. Intet kan forlænge den.
rule-C7 = De { -contract-card(number: "plural") }, der lægges tilbage før spillet, kommer nederst i stakken i pladsernes rækkefølge fra den, der starter spillet, uanset hvem der valgte først.
rule-C8 = Alle må vide, hvilke { -card(number: "plural") } der ligger åbent, hvor mange { -card(number: "plural") } der er i { -deck(form: "definite") }, hvilke { -card(number: "plural") } der er brugt, hvilke { -market } en { -player } har taget, og hvor mange { -card(number: "plural") }, { -contract-card(number: "plural") }, { -cart(number: "plural") }, { -merchandise-card(number: "plural") } og { -point(number: "plural") } for { -route(number: "plural") } hver { -player } har. Hemmeligt er følgende: { -card(number: "plural", form: "definite") } fra { -deck(form: "definite") }, { -contract-card(number: "plural", form: "definite") }, også dem, der er lagt tilbage, og om de er opfyldt. Når spillet er slut, vises alt.
rule-C9 = Er der ikke flere { -merchandise-card(number: "plural") }, får ingen flere.
rule-C10 = Der er ingen grænse for { -point(number: "plural", form: "definite") }, og de kan komme under nul. Kun { -score-track(form: "definite") } rundt om byen begynder forfra efter 50.
rule-C11 = Man må give op når som helst, også når det ikke er ens tur. Med to { -player(number: "plural") } er spillet slut, og den anden har vundet; der tælles { -point(number: "plural") } som sædvanlig. Med flere { -player(number: "plural") } spiller en bot videre på ens plads.

## Pictures and tables

picture-board = Et spil med to { -player(number: "plural") }, tæt på slutningen. Point for { -route(number: "plural") } markeres på { -score-track(form: "definite") } rundt om byen.
picture-cards = Kortenes farver, hver med sit eget tegn, og { -wild(form: "definite") }, som har dem alle.
picture-reset = Tre { -wild(number: "plural") }: disse fem { -card(number: "plural") } lægges i { -discard-pile(form: "definite") }.
picture-color = Oude Kerk – Dam: den { -pink } { -route } har to { -space(number: "plural") } og koster to { -pink } { -card(number: "plural") }.
picture-grey = Dam – Begijnhof er { -grey(form: "common") }: et { -orange } { -card } og en { -wild } er nok.
picture-carts = Vognsymboler på { -space(number: "plural", form: "definite") }: denne { -route } giver et { -merchandise-card }.
picture-parallel = Der er { -cart(number: "plural") } på den { -green } { -route }. Med to { -player(number: "plural") } er den { -grey } ved siden af lukket.
picture-contract = Opfyldt: én { -player }s { -cart(number: "plural") } fører uden huller fra Oude Kerk til Begijnhof.
points-of-routes = { -point(number: "plural", form: "title") } for { -route(number: "plural") }
spaces-label = { -space(number: "plural", form: "title") }
bonus-of-merchandise = { -point(number: "plural", form: "title") } for { -merchandise }
players-count = { $count ->
    [one] Én { -player }
   *[other] { $count } { -player(number: "plural") }
}
rank = Nr. { $number }
