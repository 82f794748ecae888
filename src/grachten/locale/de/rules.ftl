# The rules for players. Each number of docs/rules.md has a message: rule-R1 … rule-R29, rule-C1 … rule-C11.
# Numbers of other rules in a text, such as R13, become links.

rules = Spielregeln
see-rule = Regel { $rule }
rules-contents = Inhalt
rules-lead = Ihr seid Kaufleute in Amsterdam um 1660. { -point(number: "plural") } bekommt ihr auf drei Arten: Ihr belegt { -route(number: "plural") } zwischen benachbarten { -place(number: "plural", case: "dative") }, erfüllt { -contract(number: "plural") } und sammelt { -merchandise }. Jeder { -contract }, den ihr bis zum Ende nicht erfüllt, kostet euch seine { -point(number: "plural") }. Wer am Ende die meisten { -point(number: "plural") } hat, gewinnt. Eine Partie dauert 10 bis 15 Minuten.
rules-numbers = Jede Regel hat ihre eigene Nummer. Ist ein Zug nicht erlaubt, nennt das Spiel die Regel.
rules-link = Link zu Regel { $rule }

## Chapters

rules-setup = Vor dem Spiel
rules-turn = Ein { -turn }
rules-turn-lead = Ihr seid reihum am { -turn }. In deinem { -turn } tust du genau eines von drei Dingen: Du ziehst { -transport-card(number: "plural") }, du belegst eine { -route }, oder du ziehst { -contract(number: "plural") }.
rules-draw = { -transport-card(number: "plural") } ziehen
rules-claim = Eine { -route } belegen
rules-contracts = { -contract(number: "plural") } ziehen
rules-end = Das Ende des Spiels
rules-rulings = Seltene Fälle
rules-rulings-lead = Über manches, was fast nie vorkommt, sagen die gedruckten Spielregeln nichts. So wird es hier gespielt.

## Before the game

rule-R1 = Ihr spielt zu zweit, zu dritt oder zu viert. Alle nehmen sich die 16 { -cart(number: "plural") } einer Farbe und beginnen mit null { -point(number: "plural", case: "dative") }.
rule-R2 = Es gibt 44 { -transport-card(number: "plural") }: je sechs in Pink, Blau, Grün, Schwarz, Rot und Orange, dazu acht { -wild(number: "plural") }. Sie werden gemischt, und alle bekommen je zwei. Der Rest bildet den { -deck }. Daneben werden fünf { -card(number: "plural") } aufgedeckt: die { -market }.
rule-R3 = Sobald von den fünf { -card(number: "plural") } der { -market } drei oder mehr { -wild(number: "plural") } sind, werden alle fünf sofort abgelegt und fünf neue aufgedeckt. Liegen dann wieder drei oder mehr { -wild(number: "plural") } da, geschieht es noch einmal (siehe C1).
rule-R4 = Die 24 { -contract-card(number: "plural") } werden gemischt, und alle bekommen je zwei. Du behältst eine oder beide, geheim und ohne zu wissen, was die anderen behalten. Eine { -contract-card }, die du zurücklegst, kommt unter den { -contract-pile }.
rule-R5 = Die 16 { -merchandise-card(number: "plural") } liegen als Stapel bereit.
rule-R6 = Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn weiter. Hier legt ihr fest, wer beginnt, oder das Los entscheidet.

## Draw transport cards

rule-R7 = Nimm zwei { -card(number: "plural") }, eine nach der anderen. Jede ziehst du entweder verdeckt von oben vom { -deck }, oder du nimmst sie offen aus der { -market }. Die Lücke in der { -market } wird sofort vom { -deck } aufgefüllt, noch bevor du die zweite { -card } wählst.
rule-R8 = Ist die erste { -card }, die du nimmst, ein { -wild } aus der { -market }, dann bleibt sie die einzige in diesem { -turn }.
rule-R9 = Einen { -wild } aus der { -market } kannst du nicht als zweite { -card } nehmen. Ein { -wild } vom { -deck } ist eine { -card } wie jede andere.
rule-R10 = Ist der { -deck } leer, werden die abgelegten { -card(number: "plural") } gemischt und bilden den neuen { -deck }.
rule-R11 = Du darfst beliebig viele { -card(number: "plural") } auf der { -hand } haben.

## Claim a route

rule-R12 = Eine { -route } ist eine Reihe von { -space(number: "plural", case: "dative") } einer Farbe zwischen zwei benachbarten { -place(number: "plural", case: "dative") }. Du kannst jede { -route } belegen, die noch frei ist; sie muss nicht an deine anderen { -route(number: "plural") } anschließen. In einem { -turn } kannst du nur eine { -route } belegen.
rule-R13 = Lege so viele { -card(number: "plural") } ab, wie die { -route } { -space(number: "plural") } hat, alle in der Farbe der { -route }. { -wild(number: "plural") } können jede dieser { -card(number: "plural") } ersetzen, sogar alle.
rule-R14 = Für eine { -grey } { -route } legst du { -card(number: "plural") } einer einzigen Farbe deiner Wahl ab, und auch hier helfen { -wild(number: "plural") } aus.
rule-R15 = Stelle auf jedes { -space } einen deiner { -cart(number: "plural") }. Hast du weniger { -cart(number: "plural") }, als die { -route } { -space(number: "plural") } hat, kannst du sie nicht belegen.
rule-R16 = Die { -point(number: "plural") } der { -route } bekommst du sofort: 1, 2, 4 oder 7 für 1, 2, 3 oder 4 { -space(number: "plural") }.
rule-R17 = Zeigen die { -space(number: "plural") } der { -route } { -cart(number: "plural") }, nimmst du dir außerdem eine { -merchandise-card }: immer genau eine, wie lang die { -route } auch ist. { -merchandise-card(number: "plural") } liegen offen; alle sehen, wer wie viele hat.
rule-R18 = Zwei { -route(number: "plural") }, die nebeneinander zwischen denselben { -place(number: "plural", case: "dative") } verlaufen, sind eine { -parallel-route }; sie sind gleich lang. Niemand darf beide belegen.
rule-R19 = Zu zweit kann nur eine der beiden { -route(number: "plural") } einer { -parallel-route } belegt werden: Sobald jemand die eine hat, ist die andere für beide gesperrt.

## Draw contracts

rule-R20 = Nimm die zwei obersten { -card(number: "plural") } vom { -contract-pile } und behalte eine oder beide. Eine, die du zurücklegst, kommt unter den Stapel.
rule-R21 = Ist nur noch eine { -contract-card } übrig, darfst du sie trotzdem ziehen, musst sie dann aber behalten.
rule-R22 = Die { -contract(number: "plural") }, die du behältst, hast du bis zum Ende des Spiels. Du darfst beliebig viele { -contract(number: "plural") } haben.
rule-R23 = { -contract(number: "plural") } bleiben bis zum Ende geheim, und ebenso, ob sie erfüllt sind.

## The end

rule-R24 = Wenn jemand einen { -turn } mit zwei oder weniger { -cart(number: "plural") } beendet, haben alle noch genau einen { -turn }, auch wer das Ende ausgelöst hat. Danach ist das Spiel vorbei.
rule-R25 = Jetzt werden alle { -contract(number: "plural") } aufgedeckt. Liegt zwischen den zwei { -place(number: "plural", case: "dative") } eines { -contract(case: "genitive") } eine { -line } aus deinen eigenen { -cart(number: "plural") }, bekommst du seine { -point(number: "plural") }. Wenn nicht, verlierst du ebenso viele.
rule-R26 = Nach der Zahl eurer { -merchandise-card(number: "plural") } werden Ränge vergeben; wer die meisten hat, kommt auf Rang 1. Die Ränge bringen zu zweit 8 und 4 { -point(number: "plural") }, zu dritt 8, 5 und 2, zu viert 8, 6, 4 und 2.
rule-R27 = Wer keine { -merchandise-card } hat, bekommt keinen { -bonus }.
rule-R28 = Haben mehrere gleich viele { -merchandise-card(number: "plural") }, teilen sie sich einen Rang und bekommen jeweils seine vollen { -point(number: "plural") }. Die Ränge, die sie dahinter mit ausfüllen, gehen an niemanden: Bei 3, 3, 2 und 0 { -card(number: "plural") } gibt es 8, 8, 4 und 0 { -point(number: "plural") }.
rule-R29 = Wer die meisten { -point(number: "plural") } hat, gewinnt. Haben mehrere gleich viele, gewinnt von ihnen, wer die meisten { -contract(number: "plural") } erfüllt hat. Ist auch das gleich, teilen sie sich den Sieg.

## Rare cases

rule-C1 = Nach jeder gezogenen { -card } und jeder belegten { -route } wird die { -market } auf fünf { -card(number: "plural") } aufgefüllt; dann gilt R3. Die fünf { -card(number: "plural") } bleiben liegen, wenn { -deck } und { -discard-pile } beide aufgebraucht sind oder wenn unter den { -card(number: "plural") }, die niemand auf der { -hand } hat, so viele { -wild(number: "plural") } sind, dass eine Reihe mit höchstens zwei { -wild(number: "plural", case: "dative") } nicht möglich ist. Auch nach zehn neuen Reihen hintereinander bleibt die Reihe liegen.
rule-C2 = Sind { -deck } und { -discard-pile } beide leer, kannst du nur { -card(number: "plural") } aus der { -market } nehmen, und Lücken in ihr bleiben offen. Sobald jemand eine { -route } belegt, werden die dafür abgelegten { -card(number: "plural") } zum neuen { -deck }, und die { -market } wird sofort aufgefüllt.
rule-C3 = In dem Moment, in dem die letzte { -card } den { -deck } verlässt, werden die abgelegten { -card(number: "plural") } gemischt; es wird nicht gewartet, bis jemand eine { -card } braucht.
rule-C4 = Gibt es keine zweite { -card }, die du nehmen darfst, weil nichts mehr da ist oder nur { -wild(number: "plural") } in der { -market } liegen, endet dein { -turn } nach der ersten.
rule-C5 = Kannst du keines der drei Dinge tun, dann passt du; sonst darfst du nicht passen. Passen alle nacheinander, ist das Spiel vorbei, und die { -point(number: "plural") } werden gezählt. Endet damit zugleich die { -last-round }, gelten die { -cart(number: "plural") } als Grund.
rule-C6 = Die { -last-round } wird nur einmal ausgelöst: wenn zum ersten Mal jemand einen { -turn } mit zwei oder weniger { -cart(number: "plural") } beendet. Nichts verlängert sie.
rule-C7 = Von den ersten { -contract(number: "plural", case: "dative") } kommen die zurückgelegten in der Reihenfolge der Plätze unter den { -contract-pile }, angefangen bei der Person, die das Spiel beginnt; wer zuerst gewählt hat, spielt keine Rolle.
rule-C8 = Alle dürfen wissen, was in der { -market } liegt, wie viele { -card(number: "plural") } im { -deck } sind, was abgelegt wurde, welche { -card(number: "plural") } jemand aus der { -market } genommen hat und wer wie viele { -card(number: "plural") }, { -contract(number: "plural") }, { -cart(number: "plural") }, { -merchandise-card(number: "plural") } und { -point(number: "plural") } für { -route(number: "plural") } hat. Geheim sind die { -card(number: "plural") } vom { -deck }, die { -contract(number: "plural") }, auch die zurückgelegten, und ob sie erfüllt sind. Nach dem Ende wird alles gezeigt.
rule-C9 = Sind die { -merchandise-card(number: "plural") } aufgebraucht, bekommt niemand mehr welche.
rule-C10 = Für { -point(number: "plural") } gibt es keine Obergrenze, und sie können auch unter null fallen. Nur die { -score-track } um den Stadtplan beginnt nach 50 von vorn.
rule-C11 = Du darfst jederzeit aufgeben, auch wenn du nicht am Zug bist. Zu zweit ist das Spiel damit vorbei, und die andere Person hat gewonnen; die { -point(number: "plural") } werden wie üblich gezählt. Zu dritt oder zu viert spielt ein Bot an deiner Stelle weiter.

## Pictures and tables

picture-board = Eine Partie zu zweit, kurz vor dem Ende. Die { -point(number: "plural") } für { -route(number: "plural") } stehen auf der { -score-track } um den Stadtplan.
picture-cards = Die Farben der { -card(number: "plural") }, jede mit eigenem Zeichen, und der { -wild }, der alle hat.
picture-reset = Drei { -wild(number: "plural") }: Diese fünf { -card(number: "plural") } werden abgelegt.
picture-color = Oude Kerk – Dam: Die { -pink } { -route } hat zwei { -space(number: "plural") } und kostet zwei { -pink } { -card(number: "plural") }.
picture-grey = Dam – Begijnhof ist { -grey(form: "plain") }: Eine { -orange } { -card } und ein { -wild } genügen.
picture-carts = { -cart(number: "plural") } auf den { -space(number: "plural", case: "dative") }: Diese { -route } bringt eine { -merchandise-card }.
picture-parallel = Die { -green } { -route } ist belegt. Zu zweit ist die { -grey } daneben gesperrt.
picture-contract = Erfüllt: Die { -cart(number: "plural") } einer Person führen lückenlos von Oude Kerk nach Begijnhof.
points-of-routes = { -point(number: "plural") } für { -route(number: "plural") }
spaces-label = { -space(number: "plural") }
bonus-of-merchandise = { -point(number: "plural") } für { -merchandise }
players-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
rank = Rang { $number }
