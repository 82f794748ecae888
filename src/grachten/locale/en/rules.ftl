# The rules for players. Each number of docs/rules.md has a message: rule-R1 … rule-R29, rule-C1 … rule-C11.
# Numbers of other rules in a text, such as R13, become links.

rules = Rules
see-rule = Rule { $rule }
rules-contents = Contents
rules-lead = You’re merchants in Amsterdam, around 1660. You score { -point(number: "plural") } in three ways: by claiming { -route(number: "plural") } between neighboring { -place(number: "plural") }, by fulfilling { -contract(number: "plural") }, and by collecting { -merchandise }. Every { -contract } that you haven’t fulfilled by the end costs you its { -point(number: "plural") }. The { -player } with the most { -point(number: "plural") } at the end wins. A game takes 10 to 15 minutes.
rules-numbers = Every rule has its own number. If a move isn’t allowed, the game names the rule.
rules-link = Link to rule { $rule }

## Chapters

rules-setup = Before the game
rules-turn = A { -turn }
rules-turn-lead = The { -player(number: "plural") } take { -turn(number: "plural") }. On your { -turn }, you do exactly one of three things: draw { -transport-card(number: "plural") }, claim a { -route }, or draw { -contract-card(number: "plural") }.
rules-draw = Draw { -transport-card(number: "plural") }
rules-claim = Claim a { -route }
rules-contracts = Draw { -contract-card(number: "plural") }
rules-end = The end of the game
rules-rulings = Rare cases
rules-rulings-lead = The printed rulebooks don’t cover some things that hardly ever happen. This is how the game handles them.

## Before the game

rule-R1 = Two to four { -player(number: "plural") } can play. Each { -player } takes the 16 { -cart(number: "plural") } of one color and starts with 0 { -point(number: "plural") }.
rule-R2 = There are 44 { -transport-card(number: "plural") }: six each of pink, blue, green, black, red and orange, and eight { -wild(number: "plural") }. They are shuffled, and each { -player } gets two. The rest form the { -deck }. Five { -card(number: "plural") } are turned face up beside it: the { -market }.
rule-R3 = Whenever three or more of the five { -card(number: "plural") } in the { -market } are { -wild(number: "plural") }, all five are discarded at once and replaced with five new ones. If three or more of those are { -wild(number: "plural") }, they are replaced too (see C1).
rule-R4 = The 24 { -contract-card(number: "plural") } are shuffled, and each { -player } gets two. You keep one or both, in secret and without knowing what the others keep. A { -contract-card } that you give back goes to the bottom of the pile.
rule-R5 = The 16 { -merchandise-card(number: "plural") } form a pile.
rule-R6 = The youngest { -player } goes first; play continues clockwise. Here you choose who goes first, or the game draws lots.

## Draw transport cards

rule-R7 = Take two { -card(number: "plural") }, one after the other. You can take each from the { -market }, or unseen from the top of the { -deck }. A { -card } taken from the { -market } is replaced from the { -deck } at once, before you choose your second { -card }.
rule-R8 = If the first { -card } you take is a { -wild } from the { -market }, it’s your only { -card } for that { -turn }.
rule-R9 = You can’t take a { -wild } from the { -market } as your second { -card }. A { -wild } that comes from the { -deck } is a { -card } like any other.
rule-R10 = When the { -deck } runs out, the { -discard-pile } is shuffled and becomes the new { -deck }.
rule-R11 = There is no limit to the number of { -card(number: "plural") } in your { -hand }.

## Claim a route

rule-R12 = A { -route } is a row of { -space(number: "plural") } of one color between two neighboring { -place(number: "plural") }. You can claim any { -route } that is still free; it doesn’t have to touch your other { -route(number: "plural") }. You can claim only one { -route } per { -turn }.
rule-R13 = Discard as many { -card(number: "plural") } as the { -route } has { -space(number: "plural") }, all in the color of the { -route }. { -wild(number: "plural", form: "title") } can stand in for any of them, even for all.
rule-R14 = For a gray { -route }, you can use { -card(number: "plural") } of any one color. { -wild(number: "plural", form: "title") } can stand in here too.
rule-R15 = Put one of your { -cart(number: "plural") } on every { -space }. If you have fewer { -cart(number: "plural") } than the { -route } has { -space(number: "plural") }, you can’t claim it.
rule-R16 = You score the { -route }’s { -point(number: "plural") } at once: 1, 2, 4 or 7 for 1, 2, 3 or 4 { -space(number: "plural") }.
rule-R17 = If the { -route } has { -cart-symbol(number: "plural") }, you also take one { -merchandise-card }: always just one, however long the { -route } is. { -merchandise-card(number: "plural", form: "title") } lie open, so everyone can see how many each { -player } has.
rule-R18 = Two { -route(number: "plural") } side by side between the same { -place(number: "plural") } are { -parallel-route(number: "plural") }; they have the same length. One { -player } can’t claim both.
rule-R19 = With two { -player(number: "plural") }, only one of two { -parallel-route(number: "plural") } can be claimed: as soon as someone claims one, the other is closed to both { -player(number: "plural") }.

## Draw contracts

rule-R20 = Take the top two { -contract-card(number: "plural") } from the pile and keep one or both. A { -contract-card } that you give back goes to the bottom of the pile.
rule-R21 = If only one { -contract-card } is left, you can still draw it, but you must keep it.
rule-R22 = A { -contract-card } you keep stays with you until the end of the game. You can have any number of them.
rule-R23 = Your { -contract-card(number: "plural") } stay secret until the end, and so does whether they are fulfilled.

## The end

rule-R24 = When a { -player } ends a { -turn } with two { -cart(number: "plural") } or fewer, every { -player }, including that one, takes one more { -turn }. Then the game is over.
rule-R25 = Now everyone shows their { -contract-card(number: "plural") }. If an { -line } of your own { -cart(number: "plural") } joins the two { -place(number: "plural") } of a { -contract-card }, you score its { -point(number: "plural") }. If not, you lose that many.
rule-R26 = The { -player(number: "plural") } are ranked by how many { -merchandise-card(number: "plural") } they have; the { -player } with the most comes first. The ranks score 8 and 4 { -point(number: "plural") } with two { -player(number: "plural") }; 8, 5 and 2 with three; and 8, 6, 4 and 2 with four.
rule-R27 = A { -player } with no { -merchandise-card(number: "plural") } gets no { -bonus }.
rule-R28 = { -player(number: "plural", form: "title") } with the same number of { -merchandise-card(number: "plural") } share a rank, and each gets all of its { -point(number: "plural") }. The ranks they take up below it go to nobody: 3, 3, 2 and 0 { -card(number: "plural") } score 8, 8, 4 and 0 { -point(number: "plural") }.
rule-R29 = The { -player } with the most { -point(number: "plural") } wins. If there’s a tie, the tied { -player } with the most fulfilled { -contract(number: "plural") } wins. If they’re still tied, they share the victory.

## Rare cases

rule-C1 = After every draw and every claim, the { -market } is filled up to five { -card(number: "plural") }; then R3 is applied. The five { -card(number: "plural") } stay if both the { -deck } and the { -discard-pile } are empty, or if so many of the { -card(number: "plural") } outside the { -player(number: "plural") }’ hands are { -wild(number: "plural") } that a row with at most two { -wild(number: "plural") } isn’t possible. After ten replacements one after another, the { -card(number: "plural") } stay too.
rule-C2 = If both the { -deck } and the { -discard-pile } are empty, you can only take { -card(number: "plural") } from the { -market }, and gaps in it stay open. As soon as someone claims a { -route }, the { -card(number: "plural") } paid for it are shuffled into a new { -deck }, and the { -market } is filled at once.
rule-C3 = The { -discard-pile } is shuffled the moment the last { -card } leaves the { -deck }, not when the next { -card } is needed.
rule-C4 = If there is no second { -card } you’re allowed to take, because none are left or there are only { -wild(number: "plural") } in the { -market }, your { -turn } ends after the first.
rule-C5 = If you can’t do any of the three things, you pass; otherwise you can’t pass. When all { -player(number: "plural") } pass in a row, the game is over and is scored. If the same pass also completes the { -last-round }, the { -cart(number: "plural") } count as the reason for the end.
rule-C6 = The { -last-round } is triggered only once, by the first { -player } who ends a { -turn } with two { -cart(number: "plural") } or fewer. Nothing makes it longer.
rule-C7 = When { -player(number: "plural") } choose their first { -contract-card(number: "plural") }, those given back go under the pile in seat order, starting with the { -player } who goes first, no matter who chose first.
rule-C8 = Everyone can see the { -market }, how many { -card(number: "plural") } are in the { -deck }, what was discarded, which { -card(number: "plural") } a { -player } took from the { -market }, and how many { -card(number: "plural") }, { -contract-card(number: "plural") }, { -cart(number: "plural") }, { -merchandise-card(number: "plural") } and { -point(number: "plural") } for { -route(number: "plural") } each { -player } has. These are secret: { -card(number: "plural") } drawn from the { -deck }, { -contract-card(number: "plural") }, including those given back, and whether they are fulfilled. After the end, everything is shown.
rule-C9 = If the { -merchandise-card(number: "plural") } run out, nobody gets any more.
rule-C10 = There is no limit to a score, and it can drop below zero. Only the { -score-track } around the map starts over after 50.
rule-C11 = You can resign at any time, even when it isn’t your { -turn }. With two { -player(number: "plural") }, the game is over and the other { -player } wins; the { -point(number: "plural") } are counted as usual. With more { -player(number: "plural") }, a bot takes over for you.

## Pictures and tables

picture-board = A two-player game near its end. The { -score-track } around the map shows the { -point(number: "plural") } for { -route(number: "plural") }.
picture-cards = The colors of the { -card(number: "plural") }, each with its own symbol, and the { -wild }, which has all of them.
picture-reset = Three { -wild(number: "plural") }: these five { -card(number: "plural") } are discarded.
picture-color = Oude Kerk – Dam: the pink { -route } has two { -space(number: "plural") } and takes two pink { -card(number: "plural") }.
picture-grey = Dam – Begijnhof is gray: an orange { -card } and a { -wild } are enough.
picture-carts = { -cart(number: "plural", form: "title") } on the { -space(number: "plural") }: this { -route } brings a { -merchandise-card }.
picture-parallel = The green { -route } is claimed. With two { -player(number: "plural") }, the gray one beside it is closed.
picture-contract = Fulfilled: one { -player }’s { -cart(number: "plural") } lead from Oude Kerk to Begijnhof without a gap.
points-of-routes = { -point(number: "plural", form: "title") } for { -route(number: "plural") }
spaces-label = { -space(number: "plural", form: "title") }
bonus-of-merchandise = { -point(number: "plural", form: "title") } for { -merchandise }
players-count = { $count ->
    [one] One { -player }
   *[other] { $count } { -player(number: "plural") }
}
rank = Rank { $number }
