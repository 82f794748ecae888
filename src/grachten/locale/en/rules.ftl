# The rules for players. Each number of docs/rules.md has a message: rule-R1 … rule-R29, rule-C1 … rule-C11.
# Numbers of other rules in a text, such as R13, become links.

rules = Rules
see-rule = Rule { $rule }
rules-contents = Contents
rules-lead = You are merchants in Amsterdam, about 1660. You draw { -transport-card(number: "plural") }, claim { -route(number: "plural") } with your { -cart(number: "plural") }, fulfil { -contract(number: "plural") } and collect { -merchandise }. Whoever has most { -point(number: "plural") } in the end wins. A game takes 10 to 15 minutes.
rules-numbers = Every rule has a number of its own. When the game refuses something, it names the rule.
rules-link = Link to rule { $rule }

## Chapters

rules-setup = Before the game
rules-turn = A { -turn }
rules-turn-lead = The { -player(number: "plural") } take { -turn(number: "plural") }. In your { -turn } you do exactly one of three things: you draw { -transport-card(number: "plural") }, or you claim a { -route }, or you draw { -contract-card(number: "plural") }.
rules-draw = Draw { -transport-card(number: "plural") }
rules-claim = Claim a { -route }
rules-contracts = Draw { -contract-card(number: "plural") }
rules-end = The end of the game
rules-rulings = Rare cases
rules-rulings-lead = Rulebooks are silent about some things that hardly ever happen. This is how they are played here.

## Before the game

rule-R1 = Two to four { -player(number: "plural") } can play. Everybody takes the 16 { -cart(number: "plural") } of one color and begins with no { -point(number: "plural") }.
rule-R2 = There are 44 { -transport-card(number: "plural") }: six each of pink, blue, green, black, red and orange, and eight { -wild(number: "plural") }. They are shuffled, and everybody gets two. The rest is the { -deck }. Five { -card(number: "plural") } are turned up beside it: the { -market }.
rule-R3 = Whenever three or more of the five { -card(number: "plural") } in the { -market } are { -wild(number: "plural") }, all five are discarded at once and five new ones are turned up. If there are three or more { -wild(number: "plural") } again, it is done again (see C1).
rule-R4 = The 24 { -contract-card(number: "plural") } are shuffled, and everybody gets two. You keep one or both, in secret and without knowing what the others keep. A { -contract-card } that you give back goes to the bottom of the pile.
rule-R5 = The 16 { -merchandise-card(number: "plural") } lie ready in a pile.
rule-R6 = The youngest { -player } begins, then it goes round clockwise. Here you say who begins, or lots are drawn.

## Draw transport cards

rule-R7 = Take two { -card(number: "plural") }, one after the other. Each comes unseen from the top of the { -deck } or open from the { -market }. The gap in the { -market } is filled from the { -deck } at once, before you choose your second { -card }.
rule-R8 = If the first { -card } that you take is a { -wild } from the market, it is the only { -card } of that { -turn }.
rule-R9 = A { -wild } in the market cannot be taken as the second { -card }. A { -wild } that comes from the { -deck } is a { -card } like any other.
rule-R10 = When the { -deck } is empty, the discarded { -card(number: "plural") } are shuffled and become the new { -deck }.
rule-R11 = You may hold as many { -card(number: "plural") } as you like.

## Claim a route

rule-R12 = You can claim any { -route } that is still free; it need not touch other { -route(number: "plural") } of yours. You claim one { -route } in a { -turn }, never more.
rule-R13 = Discard as many { -card(number: "plural") } as the { -route } has { -space(number: "plural") }, all in the color of the { -route }. { -wild(number: "plural", form: "title") } stand in for any of them, even for all.
rule-R14 = A grey { -route } takes { -card(number: "plural") } of any one color, and here, too, { -wild(number: "plural") } help out.
rule-R15 = Put one of your { -cart(number: "plural") } on every { -space }. If you have fewer { -cart(number: "plural") } than the { -route } has { -space(number: "plural") }, you cannot claim it.
rule-R16 = The { -point(number: "plural") } of the { -route } are yours at once: 1, 2, 4 or 7 for 1, 2, 3 or 4 { -space(number: "plural") }.
rule-R17 = If the { -space(number: "plural") } of the { -route } show carts, you also take one { -merchandise-card }: always just one, however long the { -route } is. Merchandise lies open, so everybody sees how much each { -player } has.
rule-R18 = Where two { -route(number: "plural") } run side by side, the same { -player } never holds both.
rule-R19 = With two { -player(number: "plural") } only one of such a pair can be claimed: as soon as somebody holds one, the other is closed to both.

## Draw contracts

rule-R20 = Take the two top { -contract-card(number: "plural") } of the pile and keep one or both. One that you give back goes to the bottom of the pile.
rule-R21 = If only one { -contract-card } is left, you may still draw it, but then you must keep it.
rule-R22 = What you have kept stays with you to the end. You may have as many { -contract-card(number: "plural") } as you like.
rule-R23 = { -contract-card(number: "plural", form: "title") } are secret to the end, and so is whether they are fulfilled.

## The end

rule-R24 = When somebody ends a { -turn } with two { -cart(number: "plural") } or fewer, everybody has one more { -turn }, that { -player } included. Then the game is over.
rule-R25 = Now all { -contract-card(number: "plural") } are shown. If an { -line } of your own { -cart(number: "plural") } joins the two { -place(number: "plural") } of a { -contract-card }, you get its { -point(number: "plural") }. If not, you lose as many.
rule-R26 = The { -player(number: "plural") } are ranked by their { -merchandise-card(number: "plural") }. The ranks bring 8 and 4 { -point(number: "plural") } with two { -player(number: "plural") }, 8, 5 and 2 with three, 8, 6, 4 and 2 with four.
rule-R27 = Who has no { -merchandise-card } gets none of these { -point(number: "plural") }.
rule-R28 = { -player(number: "plural", form: "title") } with equally many { -card(number: "plural") } share a rank, and each gets all of its { -point(number: "plural") }. The ranks that they fill up behind it go to nobody: with 3, 3, 2 and 0 { -card(number: "plural") } there are 8, 8, 4 and 0 { -point(number: "plural") }.
rule-R29 = The player with most { -point(number: "plural") } wins. If players are level, it is the one with most fulfilled { -contract(number: "plural") }. If they are still level, they share the victory.

## Rare cases

rule-C1 = After every draw and every claim the { -market } is filled up to five { -card(number: "plural") }; then R3 is looked at. The five { -card(number: "plural") } stay if { -deck } and discarded { -card(number: "plural") } are both used up, or if so many of the { -card(number: "plural") } outside the hands are { -wild } that a row with at most two { -wild(number: "plural") } is not possible. After ten new rows on end the row stays, too.
rule-C2 = If there are neither a { -deck } nor discarded { -card(number: "plural") }, you can take { -card(number: "plural") } only from the { -market }, and gaps in it stay open. As soon as somebody claims a { -route }, the { -card(number: "plural") } that were paid become the new { -deck }, and the { -market } is filled at once.
rule-C3 = The moment the last { -card } leaves the { -deck }, the discarded { -card(number: "plural") } are shuffled: nobody waits until a { -card } is wanted.
rule-C4 = If there is no second { -card } that you may take, because nothing is left or only { -wild(number: "plural") } lie in the { -market }, your { -turn } ends after the first.
rule-C5 = If you can do none of the three things, you pass; otherwise you cannot. When all { -player(number: "plural") } pass one after the other, the game is over and the { -point(number: "plural") } are counted. If the { -last-round } ends with the same pass, the { -cart(number: "plural") } are named as the reason.
rule-C6 = The { -last-round } begins only once, with the first { -player } who ends a { -turn } with two { -cart(number: "plural") } or fewer. Nothing makes it longer.
rule-C7 = First { -contract-card(number: "plural") } that are given back go under the pile in the order of the seats, beginning with the { -player } who begins the game, no matter who chose first.
rule-C8 = Everybody may know the { -market }, how many { -card(number: "plural") } are in the { -deck }, what was discarded, which { -card(number: "plural") } somebody took from the { -market }, and how many { -card(number: "plural") }, { -contract-card(number: "plural") }, { -cart(number: "plural") }, { -merchandise-card(number: "plural") } and { -point(number: "plural") } for { -route(number: "plural") } each { -player } has. Secret are the { -card(number: "plural") } from the { -deck }, and the { -contract-card(number: "plural") }, also those given back, and whether they are fulfilled. After the end everything is shown.
rule-C9 = If the merchandise is used up, nobody gets any more of it.
rule-C10 = There is no limit to the { -point(number: "plural") }, and they can fall below zero. Only the track around the map begins again after 50.
rule-C11 = You may resign at any time, also out of turn. With two { -player(number: "plural") } the game is over, and the other one has won; the { -point(number: "plural") } are counted as usual. With more { -player(number: "plural") } a bot plays on in your place.

## Pictures and tables

picture-board = A game of two, near its end. { -point(number: "plural", form: "title") } for { -route(number: "plural") } are marked on the track around the map.
picture-cards = The colors of the { -card(number: "plural") }, each with its own sign, and the { -wild }, which has all of them.
picture-reset = Three { -wild(number: "plural") }: these five { -card(number: "plural") } are discarded.
picture-color = Oude Kerk – Dam: the pink { -route } has two { -space(number: "plural") } and takes two pink { -card(number: "plural") }.
picture-grey = Dam – Begijnhof is grey: an orange { -card } and a { -wild } will do.
picture-carts = Carts on the { -space(number: "plural") }: this { -route } brings a { -merchandise-card }.
picture-parallel = The green { -route } is claimed. With two { -player(number: "plural") } the grey one beside it is closed.
picture-contract = Fulfilled: { -cart(number: "plural") } of one { -player } lead from Oude Kerk to Begijnhof without a gap.
points-of-routes = { -point(number: "plural", form: "title") } of { -route(number: "plural") }
spaces-label = { -space(number: "plural", form: "title") }
bonus-of-merchandise = { -point(number: "plural", form: "title") } for { -merchandise }
players-count = { $count ->
    [one] One { -player }
   *[other] { $count } { -player(number: "plural") }
}
rank = Rank { $number }
