# The rules for players. Each number of docs/rules.md has a message: rule-R1 … rule-R29, rule-C1 … rule-C11.
# Numbers of other rules in a text, such as R13, become links.

rules = Spelregels
see-rule = Regel { $rule }
rules-contents = Inhoud
rules-lead = Jullie zijn kooplieden in het Amsterdam van rond 1660. Je scoort { -point(number: "plural") } op drie manieren: door { -route(number: "plural") } tussen aangrenzende { -place(number: "plural") } te claimen, door { -contract-card(number: "plural") } te behalen en door { -merchandise-card(number: "plural") } te verzamelen. Elke { -contract-card } die je aan het eind niet hebt behaald, kost je de { -point(number: "plural") } die erop staan. Wie aan het eind de meeste { -point(number: "plural") } heeft, wint. Een spel duurt 10 tot 15 minuten.
rules-numbers = Elke regel heeft een eigen nummer. Als een zet niet mag, noemt het spel de regel.
rules-link = Link naar regel { $rule }

## Chapters

rules-setup = Voor het spel
rules-turn = Een { -turn }
rules-turn-lead = De { -player(number: "plural") } zijn om de beurt aan zet. In je { -turn } doe je precies één van drie dingen: je trekt { -transport-card(number: "plural") }, je claimt een { -route }, of je trekt { -contract-card(number: "plural") }.
rules-draw = { -transport-card(number: "plural", form: "title") } trekken
rules-claim = Een { -route } claimen
rules-contracts = { -contract-card(number: "plural", form: "title") } trekken
rules-end = Het einde van het spel
rules-rulings = Zeldzame gevallen
rules-rulings-lead = De gedrukte spelhandleidingen zwijgen over sommige dingen die bijna nooit voorkomen. Zo worden ze hier gespeeld.

## Before the game

rule-R1 = Je speelt met twee tot vier { -player(number: "plural") }. Iedereen neemt de 16 { -cart(number: "plural") } van één kleur en begint met nul { -point(number: "plural") }.
rule-R2 = Er zijn 44 { -transport-card(number: "plural") }: zes { -pink }, zes { -blue }, zes { -green }, zes { -black }, zes { -red }, zes { -orange } en acht { -wild(number: "plural") }. Ze worden geschud en iedereen krijgt er twee. De rest is de { -deck }. Vijf { -card(number: "plural") } worden daarnaast opengelegd: de { -market }.
rule-R3 = Zodra drie of meer van de vijf { -market } { -wild(number: "plural") } zijn, gaan ze alle vijf meteen naar de { -discard-pile } en worden er vijf nieuwe opengelegd. Liggen er dan weer drie of meer { -wild(number: "plural") }, dan gebeurt het nog eens (zie C1).
rule-R4 = De 24 { -contract-card(number: "plural") } worden geschud en iedereen krijgt er twee. Je mag één of beide houden, in het geheim en zonder te weten wat de anderen houden. Een { -contract-card } die je teruglegt, gaat onderop de stapel.
rule-R5 = De 16 { -merchandise-card(number: "plural") } liggen klaar op een stapel.
rule-R6 = De jongste { -player } begint, daarna gaat het met de klok mee. Hier kies je zelf wie begint, of er wordt geloot.

## Draw transport cards

rule-R7 = Neem twee { -card(number: "plural") }, één voor één. Elke { -card } is óf de bovenste van de { -deck }, ongezien, óf een van de { -market }. De lege plek bij de { -market } wordt meteen opgevuld met een { -card } van de { -deck }, nog voordat je de tweede { -card } kiest.
rule-R8 = Is de eerste { -card } die je neemt een open { -wild }, dan is dat je enige { -card } van die { -turn }.
rule-R9 = Een open { -wild } kun je niet als tweede { -card } nemen. Een { -wild } van de { -deck } is een { -card } als elke andere.
rule-R10 = Is de { -deck } leeg, dan wordt de { -discard-pile } geschud; dat is dan de nieuwe { -deck }.
rule-R11 = Je mag zoveel { -card(number: "plural") } in de { -hand } hebben als je wilt.

## Claim a route

rule-R12 = Een { -route } is een rij { -space(number: "plural") } van één kleur tussen twee aangrenzende { -place(number: "plural") }. Je kunt elke { -route } claimen die nog vrij is; die hoeft niet aan te sluiten op je andere { -route(number: "plural") }. Per { -turn } claim je maar één { -route }.
rule-R13 = Leg zoveel { -card(number: "plural") } af als de { -route } { -space(number: "plural") } heeft, allemaal in de kleur van de { -route }. { -wild(number: "plural", form: "title") } kunnen elk van die { -card(number: "plural") } vervangen, zelfs allemaal.
rule-R14 = Bij een { -grey } { -route } leg je { -card(number: "plural") } van één kleur naar keuze af, en ook hier mogen er { -wild(number: "plural") } bij.
rule-R15 = Zet op elk { -space } een van je { -cart(number: "plural") }. Heb je minder { -cart(number: "plural") } dan de { -route } { -space(number: "plural") } heeft, dan kun je die { -route } niet claimen.
rule-R16 = De { -point(number: "plural") } van de { -route } krijg je meteen: 1, 2, 4 of 7 voor 1, 2, 3 of 4 { -space(number: "plural") }.
rule-R17 = Staan er { -cart-symbol(number: "plural") } op de { -space(number: "plural") } van de { -route }, dan trek je ook een { -merchandise-card }: altijd precies één, hoe lang de { -route } ook is. { -merchandise-card(number: "plural", form: "title") } liggen open, dus iedereen ziet hoeveel elke { -player } er heeft.
rule-R18 = Twee { -route(number: "plural") } die naast elkaar tussen dezelfde { -place(number: "plural") } lopen, vormen een { -parallel-route }; ze zijn even lang. Eén { -player } kan ze niet allebei claimen.
rule-R19 = Met twee { -player(number: "plural") } kan maar één helft van een { -parallel-route } geclaimd worden: zodra iemand de ene heeft, is de andere voor beiden afgesloten.

## Draw contracts

rule-R20 = Neem de twee bovenste { -contract-card(number: "plural") } van de stapel en houd er één of twee. Een { -contract-card } die je teruglegt, gaat onderop de stapel.
rule-R21 = Ligt er nog maar één { -contract-card }, dan kun je die gewoon trekken, maar dan moet je hem ook houden.
rule-R22 = De { -contract-card(number: "plural") } die je houdt, heb je tot het einde van het spel. Je mag zoveel { -contract-card(number: "plural") } hebben als je wilt.
rule-R23 = { -contract-card(number: "plural", form: "title") } blijven geheim tot het einde, en ook of ze behaald zijn.

## The end

rule-R24 = Houdt iemand na een { -turn } nog maar twee { -cart(number: "plural") } of minder over, dan krijgt iedereen nog één { -turn }, ook die { -player } zelf. Daarna is het spel afgelopen.
rule-R25 = Nu gaan alle { -contract-card(number: "plural") } open. Zijn de twee { -place(number: "plural") } van een { -contract-card } verbonden door een { -line } van je eigen { -cart(number: "plural") }, dan krijg je de { -point(number: "plural") } die erop staan. Zo niet, dan verlies je er evenveel.
rule-R26 = De { -player(number: "plural") } krijgen een positie op basis van hun aantal { -merchandise-card(number: "plural") }; wie er de meeste heeft, komt op de eerste plaats. Met twee { -player(number: "plural") } zijn de posities 8 en 4 { -point(number: "plural") } waard, met drie 8, 5 en 2, met vier 8, 6, 4 en 2.
rule-R27 = Een { -player } zonder { -merchandise-card(number: "plural") } krijgt geen { -bonus }.
rule-R28 = { -player(number: "plural", form: "title") } met evenveel { -merchandise-card(number: "plural") } delen een positie en krijgen er elk alle { -point(number: "plural") } van. De posities die ze daarachter innemen, vervallen: bij 3, 3, 2 en 0 { -card(number: "plural") } zijn het 8, 8, 4 en 0 { -point(number: "plural") }.
rule-R29 = Wie de meeste { -point(number: "plural") } heeft, wint. Staan { -player(number: "plural") } gelijk, dan geven de meeste behaalde { -contract-card(number: "plural") } de doorslag. Is ook dat gelijk, dan delen ze de overwinning.

## Rare cases

rule-C1 = Na elke getrokken { -card } en elke geclaimde { -route } worden de { -market } aangevuld tot vijf; daarna geldt R3. De vijf { -card(number: "plural") } blijven liggen als { -deck } en { -discard-pile } allebei op zijn, of als er buiten de { -card(number: "plural") } in de { -hand } zoveel { -wild(number: "plural") } over zijn dat een rij met hoogstens twee { -wild(number: "plural") } niet mogelijk is. Ook na tien nieuwe rijen achter elkaar blijft de rij liggen.
rule-C2 = Zijn { -deck } en { -discard-pile } allebei leeg, dan kun je alleen { -market } nemen, en lege plekken daarbij blijven leeg. Zodra iemand een { -route } claimt, worden de betaalde { -card(number: "plural") } geschud tot de nieuwe { -deck } en worden de { -market } meteen aangevuld.
rule-C3 = Zodra de laatste { -card } van de { -deck } weg is, wordt de { -discard-pile } geschud: er wordt niet gewacht tot iemand een { -card } wil.
rule-C4 = Is er geen tweede { -card } die je mag nemen, omdat er niets meer is of omdat er alleen { -wild(number: "plural") } openliggen, dan eindigt je { -turn } na de eerste.
rule-C5 = Kun je geen van de drie dingen doen, dan pas je; anders mag dat niet. Passen alle { -player(number: "plural") } na elkaar, dan is het spel afgelopen en worden de { -point(number: "plural") } geteld. Eindigt daarmee ook de { -last-round }, dan gelden de { -cart(number: "plural") } als reden.
rule-C6 = De { -last-round } wordt maar één keer ingeluid, door de eerste { -player } die na een { -turn } twee { -cart(number: "plural") } of minder overhoudt. Die ronde wordt nooit verlengd.
rule-C7 = { -contract-card(number: "plural", form: "title") } die voor het spel worden teruggelegd, gaan onder de stapel in de volgorde van de plaatsen, te beginnen bij de { -player } die het eerst aan de { -turn } is; wie het eerst koos, doet er niet toe.
rule-C8 = Iedereen mag weten welke { -market } er liggen, hoeveel { -card(number: "plural") } er in de { -deck } zitten, wat er is afgelegd, welke { -market } iemand heeft genomen, en hoeveel { -card(number: "plural") }, { -contract-card(number: "plural") }, { -cart(number: "plural") }, { -merchandise-card(number: "plural") } en { -point(number: "plural") } voor { -route(number: "plural") } elke { -player } heeft. Geheim zijn de { -card(number: "plural") } van de { -deck }, de { -contract-card(number: "plural") }, ook de teruggelegde, en of ze behaald zijn. Na afloop is alles te zien.
rule-C9 = Zijn de { -merchandise-card(number: "plural") } op, dan krijgt niemand er nog een.
rule-C10 = Er is geen grens aan de { -point(number: "plural") }, en ze kunnen onder nul komen. Alleen het { -score-track } rond de plattegrond begint na 50 opnieuw.
rule-C11 = Je mag op elk moment opgeven, ook buiten je beurt. Met twee { -player(number: "plural") } is het spel dan afgelopen en heeft de ander gewonnen; de { -point(number: "plural") } worden gewoon geteld. Met meer { -player(number: "plural") } speelt een bot op jouw plaats verder.

## Pictures and tables

picture-board = Een spel met twee { -player(number: "plural") }, vlak voor het einde. De { -point(number: "plural") } voor { -route(number: "plural") } staan op het { -score-track } rond de plattegrond.
picture-cards = De kleuren van de { -card(number: "plural") }, elk met een eigen teken, en de { -wild }, die ze allemaal heeft.
picture-reset = Drie { -wild(number: "plural") }: deze vijf { -card(number: "plural") } worden afgelegd.
picture-color = Oude Kerk – Dam: de { -pink } { -route } heeft twee { -space(number: "plural") } en kost twee { -pink } { -card(number: "plural") }.
picture-grey = Dam – Begijnhof is { -grey(form: "plain") }: een { -orange } { -card } en een { -wild } zijn genoeg.
picture-carts = { -cart-symbol(number: "plural", form: "title") } op de { -space(number: "plural") }: deze { -route } levert een { -merchandise-card } op.
picture-parallel = De { -green } { -route } is geclaimd. Met twee { -player(number: "plural") } is de { -grey } ernaast afgesloten.
picture-contract = Behaald: { -cart(number: "plural") } van één { -player } leiden zonder onderbreking van Oude Kerk naar Begijnhof.
points-of-routes = { -point(number: "plural", form: "title") } voor { -route(number: "plural") }
spaces-label = { -space(number: "plural", form: "title") }
bonus-of-merchandise = { -point(number: "plural", form: "title") } voor { -merchandise-card(number: "plural") }
players-count = { $count ->
    [one] Eén { -player }
   *[other] { $count } { -player(number: "plural") }
}
rank = Positie { $number }
