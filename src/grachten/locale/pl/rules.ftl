# The rules for players. Each number of docs/rules.md has a message: rule-R1 … rule-R29, rule-C1 … rule-C11.
# Numbers of other rules in a text, such as R13, become links.
# In long texts a hard space stands behind a word of one letter.

rules = Zasady
see-rule = Zasada { $rule }
rules-contents = Spis treści
rules-lead = Jesteście kupcami w Amsterdamie około 1660 roku. { -point(number: "plural", case: "title") } zdobywacie na trzy sposoby: tworząc { -route(number: "plural", case: "accusative") } między sąsiednimi { -place(number: "plural", case: "instrumental") }, realizując { -contract(number: "plural", case: "accusative") } i zbierając { -merchandise(case: "accusative") }. Za każdy { -contract(case: "accusative") } niezrealizowany do końca gry tracicie tyle { -point(number: "plural", case: "genitive") }, ile jest wart. Wygrywa ten, kto na koniec ma najwięcej { -point(number: "plural", case: "genitive") }. Gra trwa od 10 do 15 minut.
rules-numbers = Każda zasada ma swój numer. Gdy ruch nie jest dozwolony, gra podaje numer zasady.
rules-link = Link do zasady { $rule }

## Chapters

rules-setup = Przed grą
rules-turn = { -turn(case: "title") }
rules-turn-lead = { -player(number: "plural", case: "title") } rozgrywają { -turn(number: "plural", case: "accusative") } po kolei. W swojej { -turn(case: "locative") } robisz dokładnie jedną z trzech rzeczy: dobierasz { -transport-card(number: "plural", case: "accusative") }, tworzysz { -route(case: "accusative") } albo dobierasz { -contract-card(number: "plural", case: "accusative") }.
rules-draw = Dobieranie { -transport-card(number: "plural", case: "genitive") }
rules-claim = Tworzenie { -route(case: "genitive") }
rules-contracts = Dobieranie { -contract-card(number: "plural", case: "genitive") }
rules-end = Koniec gry
rules-rulings = Rzadkie przypadki
rules-rulings-lead = Drukowane instrukcje milczą o niektórych rzeczach, które prawie nigdy się nie zdarzają. Tutaj rozstrzyga się je tak.

## Before the game

rule-R1 = Grać mogą dwie, trzy lub cztery osoby. Każda bierze 16 { -cart(number: "plural", case: "genitive") } jednego koloru i zaczyna z zerem { -point(number: "plural", case: "genitive") }.
rule-R2 = Są 44 { -transport-card(number: "plural") }: po sześć { -pink(number: "plural", case: "genitive") }, { -blue(number: "plural", case: "genitive") }, { -green(number: "plural", case: "genitive") }, { -black(number: "plural", case: "genitive") }, { -red(number: "plural", case: "genitive") } i { -orange(number: "plural", case: "genitive") } oraz osiem { -wild(number: "plural", case: "genitive") }. Tasuje się je i każdy { -player } dostaje dwie. Pozostałe tworzą { -deck(case: "accusative") }. Pięć { -card(number: "plural", case: "genitive") } z wierzchu kładzie się obok niej obrazkiem do góry: to { -market }.
rule-R3 = Gdy tylko wśród pięciu { -market(case: "genitive") } są co najmniej trzy { -wild(number: "plural") }, na początku albo później, od razu odrzuca się wszystkie pięć i odkrywa pięć nowych. Jeśli znów są wśród nich co najmniej trzy { -wild(number: "plural") }, robi się to jeszcze raz (zobacz C1).
rule-R4 = Tasuje się 24 { -contract-card(number: "plural", case: "accusative") } i każdy { -player } dostaje dwie. Zatrzymujesz jedną albo obie, w tajemnicy i nie wiedząc, co zatrzymują inni. { -card(case: "title") }, którą odkładasz, trafia na spód stosu.
rule-R5 = Obok leży stos 16 { -merchandise-card(number: "plural", case: "genitive") }.
rule-R6 = Zaczyna najmłodsza osoba, a potem gra się zgodnie z ruchem wskazówek zegara. Tutaj można wybrać, kto zaczyna, albo zdać się na los.

## Draw transport cards

rule-R7 = Bierzesz dwie { -card(number: "plural", case: "accusative") }, jedną po drugiej: każdą w ciemno z wierzchu { -deck(case: "genitive") } albo spośród { -market(case: "genitive") }. Lukę wśród { -market(case: "genitive") } od razu uzupełnia się z { -deck(case: "genitive") }, zanim wybierzesz drugą { -card(case: "accusative") }.
rule-R8 = Jeśli jako pierwszą { -card(case: "accusative") } bierzesz odkrytego { -wild(case: "accusative") }, jest to twoja jedyna { -card } w tej { -turn(case: "locative") }.
rule-R9 = Odkrytego { -wild(case: "genitive") } nie można wziąć jako drugiej { -card(case: "genitive") }. { -wild(case: "title") } dobrany z { -deck(case: "genitive") } jest { -card(case: "instrumental") } jak każda inna.
rule-R10 = Gdy { -deck } się skończy, tasuje się odrzucone { -card(number: "plural", case: "accusative") } i powstaje z nich nowa { -deck }.
rule-R11 = Na { -hand(case: "locative") } możesz mieć dowolną liczbę { -card(number: "plural", case: "genitive") }.

## Claim a route

rule-R12 = { -route(case: "title") } to rząd { -space(number: "plural", case: "genitive") } jednego koloru między dwoma sąsiednimi { -place(number: "plural", case: "instrumental") }. Możesz utworzyć każde { -route(case: "accusative") }, które jest jeszcze wolne; nie musi się ono stykać z innymi twoimi { -route(number: "plural", case: "instrumental") }. W jednej { -turn(case: "locative") } możesz utworzyć tylko jedno { -route(case: "accusative") }.
rule-R13 = Odrzuć tyle { -card(number: "plural", case: "genitive") }, ile { -space(number: "plural", case: "genitive") } ma { -route }, wszystkie w jego kolorze. { -wild(number: "plural", case: "title") } mogą zastąpić dowolne z nich, nawet wszystkie.
rule-R14 = Za { -grey(gender: "neuter", case: "accusative") } { -route(case: "accusative") } płacisz { -card(number: "plural", case: "instrumental") } w jednym, dowolnym kolorze; także tutaj możesz użyć { -wild(number: "plural", case: "genitive") }.
rule-R15 = Na każdym { -space(case: "locative") } postaw jeden ze swoich { -cart(number: "plural", case: "genitive") }. Jeśli masz mniej { -cart(number: "plural", case: "genitive") }, niż { -route } ma { -space(number: "plural", case: "genitive") }, nie możesz go utworzyć.
rule-R16 = { -point(number: "plural", case: "title") } za { -route(case: "accusative") } dostajesz od razu: 1, 2, 4 lub 7 za 1, 2, 3 lub 4 { -space(number: "plural", case: "accusative") }.
rule-R17 = Jeśli na { -space(number: "plural", case: "locative") } { -route(case: "genitive") } są { -cart-symbol(number: "plural") }, bierzesz też jedną { -merchandise-card(case: "accusative") }: zawsze tylko jedną, bez względu na długość { -route(case: "genitive") }. { -merchandise-card(number: "plural", case: "title") } leżą odkryte, więc wszyscy widzą, kto ile ich ma.
rule-R18 = Dwa { -route(number: "plural") } biegnące obok siebie między tymi samymi { -place(number: "plural", case: "instrumental") } to { -parallel-route }; obie jego nitki są równie długie. Jeden { -player } nie może zająć obu.
rule-R19 = W grze dwuosobowej można zająć tylko jedną nitkę { -parallel-route(case: "genitive") }: gdy ktoś zajmie jedną, druga staje się niedostępna dla obu { -player(number: "plural", case: "genitive") }.

## Draw contracts

rule-R20 = Weź dwie { -contract-card(number: "plural", case: "accusative") } z wierzchu stosu i zatrzymaj jedną albo obie. { -card(case: "title") }, którą odkładasz, trafia na spód stosu.
rule-R21 = Jeśli została tylko jedna { -contract-card }, też możesz ją dobrać, ale wtedy musisz ją zatrzymać.
rule-R22 = { -contract(number: "plural") }, które zatrzymasz, masz do końca gry. Możesz mieć dowolną liczbę { -contract(number: "plural", case: "genitive") }.
rule-R23 = { -contract(number: "plural") } pozostają tajne do końca, tak samo jak to, czy są zrealizowane.

## The end

rule-R24 = Gdy ktoś kończy { -turn(case: "accusative") }, mając najwyżej dwa { -cart(number: "plural", case: "accusative") }, wszyscy, także ta osoba, mają jeszcze jedną { -turn(case: "accusative") }. Potem gra się kończy.
rule-R25 = Teraz pokazuje się wszystkie { -contract(number: "plural", case: "accusative") }. Jeśli oba { -place(number: "plural", case: "accusative") } z { -contract(case: "genitive") } łączy { -line } z twoimi { -cart(number: "plural", case: "instrumental") }, dostajesz { -point(number: "plural", case: "accusative") } za ten { -contract(case: "accusative") }. Jeśli nie, tyle samo tracisz.
rule-R26 = O kolejności { -player(number: "plural", case: "genitive") } decyduje liczba { -merchandise-card(number: "plural", case: "genitive") }; pierwsze miejsce zajmuje ten, kto ma ich najwięcej. Za kolejne miejsca dostaje się 8 i 4 { -point(number: "plural", case: "accusative") } przy dwóch { -player(number: "plural", case: "locative") }; 8, 5 i 2 przy trzech; 8, 6, 4 i 2 przy czterech.
rule-R27 = Kto nie ma żadnej { -merchandise-card(case: "genitive") }, nie dostaje { -bonus(case: "genitive") }.
rule-R28 = { -player(number: "plural", case: "title") } z taką samą liczbą { -merchandise-card(number: "plural", case: "genitive") } zajmują to samo miejsce i każdy dostaje za nie pełną liczbę { -point(number: "plural", case: "genitive") }. Miejsca, które przez to zostają puste, pomija się: za 3, 3, 2 i 0 { -card(number: "plural", case: "genitive") } jest 8, 8, 4 i 0 { -point(number: "plural", case: "genitive") }.
rule-R29 = Wygrywa ten, kto ma najwięcej { -point(number: "plural", case: "genitive") }. Przy remisie wygrywa ten z remisujących, kto ma najwięcej zrealizowanych { -contract(number: "plural", case: "genitive") }. Jeśli i to nie rozstrzyga, remisujący dzielą się zwycięstwem.

## Rare cases

rule-C1 = Po każdym dobraniu { -card(case: "genitive") } i po każdym utworzeniu { -route(case: "genitive") } { -market(case: "accusative") } uzupełnia się do pięciu; potem sprawdza się R3. Rząd zostaje bez zmian, jeśli skończyły się i { -deck }, i odrzucone { -card(number: "plural") }, albo jeśli wśród { -card(number: "plural", case: "genitive") }, których nikt nie ma na { -hand(case: "locative") }, jest tyle { -wild(number: "plural", case: "genitive") }, że nie da się ułożyć rzędu z najwyżej dwoma. Zostaje też po dziesięciu kolejnych wymianach.
rule-C2 = Jeśli nie ma ani { -deck(case: "genitive") }, ani odrzuconych { -card(number: "plural", case: "genitive") }, możesz brać tylko { -market(case: "accusative") }, a luki po nich pozostają. Gdy tylko ktoś utworzy { -route(case: "accusative") }, z użytych na nie { -card(number: "plural", case: "genitive") } powstaje nowa, potasowana { -deck }, a { -market(case: "accusative") } od razu uzupełnia się do pięciu.
rule-C3 = W chwili, gdy z { -deck(case: "genitive") } znika ostatnia { -card }, tasuje się odrzucone { -card(number: "plural", case: "accusative") }: nikt nie czeka, aż będą potrzebne.
rule-C4 = Jeśli nie ma drugiej { -card(case: "genitive") }, którą wolno ci wziąć, bo nic nie zostało albo zostały tylko odkryte { -wild(number: "plural") }, twoja { -turn } kończy się po pierwszej.
rule-C5 = Jeśli nie możesz zrobić żadnej z trzech rzeczy, pasujesz; w przeciwnym razie nie wolno pasować. Gdy wszyscy po kolei spasują, gra się kończy i liczy się { -point(number: "plural", case: "accusative") }. Jeśli kończy się przez to także { -last-round }, za powód uznaje się { -cart(number: "plural", case: "accusative") }.
rule-C6 = { -last-round(case: "title") } zostaje wywołana tylko raz: gdy po raz pierwszy ktoś kończy { -turn(case: "accusative") }, mając najwyżej dwa { -cart(number: "plural", case: "accusative") }. Nic jej nie przedłuża.
rule-C7 = Pierwsze { -contract-card(number: "plural") }, które ktoś odkłada, trafiają na spód stosu w kolejności miejsc przy stole, począwszy od osoby, która zaczyna grę, bez względu na to, kto wybrał wcześniej.
rule-C8 = Wszyscy mogą wiedzieć, jakie są { -market }, ile { -card(number: "plural", case: "genitive") } jest w { -deck(case: "locative") }, co odrzucono, kto wziął którą z { -market(case: "genitive") } oraz ile kto ma { -card(number: "plural", case: "genitive") }, { -contract(number: "plural", case: "genitive") }, { -cart(number: "plural", case: "genitive") }, { -merchandise-card(number: "plural", case: "genitive") } i { -point(number: "plural", case: "genitive") } za { -route(number: "plural", case: "accusative") }. Tajne są { -card(number: "plural") } dobrane z { -deck(case: "genitive") } i { -contract(number: "plural") }, także odłożone, oraz to, czy są zrealizowane. Po zakończeniu gry wszystko jest jawne.
rule-C9 = Gdy skończą się { -merchandise-card(number: "plural") }, nikt już żadnej nie dostaje.
rule-C10 = Liczba { -point(number: "plural", case: "genitive") } nie jest ograniczona i może spaść poniżej zera. Tylko { -score-track } wokół mapy po 50 zaczyna się od nowa.
rule-C11 = Możesz się poddać w każdej chwili, także poza swoją { -turn(case: "instrumental") }. W grze dwuosobowej oznacza to koniec i zwycięstwo drugiej osoby; { -point(number: "plural", case: "accusative") } liczy się jak zwykle. Gdy osób jest więcej, twoje miejsce przejmuje bot.

## Pictures and tables

picture-board = Gra dwuosobowa, tuż przed końcem. { -point(number: "plural", case: "title") } za { -route(number: "plural", case: "accusative") } zaznacza się na { -score-track(case: "locative") } wokół mapy.
picture-cards = Kolory { -card(number: "plural", case: "genitive") }, każdy z własnym znakiem, i { -wild }, który ma wszystkie.
picture-reset = Trzy { -wild(number: "plural") }: te pięć { -card(number: "plural", case: "genitive") } się odrzuca.
picture-color = Oude Kerk – Dam: { -pink(gender: "neuter") } { -route } ma dwa { -space(number: "plural", case: "accusative") } i wymaga dwóch { -pink(number: "plural", case: "genitive") } { -card(number: "plural", case: "genitive") }.
picture-grey = { -route(case: "title") } Dam – Begijnhof jest { -grey(gender: "neuter") }: wystarczą { -orange } { -card } i { -wild }.
picture-carts = { -cart-symbol(number: "plural", case: "title") } na { -space(number: "plural", case: "locative") }: to { -route } daje { -merchandise-card(case: "accusative") }.
picture-parallel = Zajęte jest { -green(gender: "neuter") } { -route }. W grze dwuosobowej { -grey(gender: "neuter") } obok niego jest niedostępne.
picture-contract = { -contract } zrealizowany: { -cart(number: "plural") } jednej osoby tworzą { -line(case: "accusative") } od Oude Kerk do Begijnhof.
points-of-routes = { -point(number: "plural", case: "title") } za { -route(number: "plural", case: "accusative") }
spaces-label = { -space(number: "plural", case: "title") }
bonus-of-merchandise = { -point(number: "plural", case: "title") } za { -merchandise(case: "accusative") }
players-count = { $count ->
    [one] Jeden { -player }
    [few] { $count } { -player(number: "plural", case: "genitive") }
    [many] { $count } { -player(number: "plural", case: "genitive") }
   *[other] { $count } { -player(case: "genitive") }
}
rank = { $number }. miejsce
