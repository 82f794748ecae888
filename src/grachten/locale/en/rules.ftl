# The rules for players. Each number of docs/rules.md has a message: rule-R1 … rule-R29, rule-C1 … rule-C11.
# Numbers of other rules in a text, such as R13, become links.

rules = Rules
see-rule = Rule { $rule }
rules-contents = Contents
rules-lead = You are merchants in Amsterdam, about 1660. You draw transport cards, claim routes with your carts, fulfil contracts and collect merchandise. Whoever has most points in the end wins. A game takes 10 to 15 minutes.
rules-numbers = Every rule has a number of its own. When the game refuses something, it names the rule.
rules-link = Link to rule { $rule }

## Chapters

rules-setup = Before the game
rules-turn = A turn
rules-turn-lead = The players take turns. In your turn you do exactly one of three things: you draw transport cards, or you claim a route, or you draw contracts.
rules-draw = Draw transport cards
rules-claim = Claim a route
rules-contracts = Draw contracts
rules-end = The end of the game
rules-rulings = Rare cases
rules-rulings-lead = Rulebooks are silent about some things that hardly ever happen. This is how they are played here.

## Before the game

rule-R1 = Two to four players can play. Everybody takes the 16 carts of one color and begins with no points.
rule-R2 = There are 44 transport cards: six each of pink, blue, green, black, red and orange, and eight wilds. They are shuffled, and everybody gets two. The rest is the deck. Five cards are turned up beside it: the market.
rule-R3 = Whenever three or more of the five cards in the market are wilds, all five are discarded at once and five new ones are turned up. If there are three wilds again, it is done again (see C1).
rule-R4 = The 24 contracts are shuffled, and everybody gets two. You keep one or both, in secret and without knowing what the others keep. A contract that you give back goes to the bottom of the pile.
rule-R5 = The 16 merchandise cards lie ready in a pile.
rule-R6 = The youngest player begins, then it goes round clockwise. Here you say who begins, or lots are drawn.

## Draw transport cards

rule-R7 = Take two cards, one after the other. Each comes unseen from the top of the deck or open from the market. The gap in the market is filled from the deck at once, before you choose your second card.
rule-R8 = If the first card that you take is a wild from the market, it is the only card of that turn.
rule-R9 = A wild in the market cannot be taken as the second card. A wild that comes from the deck is a card like any other.
rule-R10 = When the deck is empty, the discarded cards are shuffled and become the new deck.
rule-R11 = You may hold as many cards as you like.

## Claim a route

rule-R12 = You can claim any route that is still free; it need not touch other routes of yours. You claim one route in a turn, never more.
rule-R13 = Discard as many cards as the route has spaces, all in the color of the route. Wilds stand in for any of them, even for all.
rule-R14 = A grey route takes cards of any one color, and here, too, wilds help out.
rule-R15 = Put one of your carts on every space. If you have fewer carts than the route has spaces, you cannot claim it.
rule-R16 = The points of the route are yours at once: 1, 2, 4 or 7 for 1, 2, 3 or 4 spaces.
rule-R17 = If the spaces of the route show carts, you also take one merchandise card: always just one, however long the route is. Merchandise lies open, so everybody sees how much each player has.
rule-R18 = Where two routes run side by side, the same player never holds both.
rule-R19 = With two players only one of such a pair can be claimed: as soon as somebody holds one, the other is closed to both.

## Draw contracts

rule-R20 = Take the two top contracts of the pile and keep one or both. One that you give back goes to the bottom of the pile.
rule-R21 = If only one contract is left, you may still draw it, but then you must keep it.
rule-R22 = What you have kept stays with you to the end. You may have as many contracts as you like.
rule-R23 = Contracts are secret to the end, and so is whether they are fulfilled.

## The end

rule-R24 = When somebody ends a turn with two carts or fewer, everybody has one more turn, that player included. Then the game is over.
rule-R25 = Now all contracts are shown. If an unbroken line of your own carts joins the two places of a contract, you get its points. If not, you lose as many.
rule-R26 = The players are ranked by their merchandise cards. The ranks bring 8 and 4 points with two players, 8, 5 and 2 with three, 8, 6, 4 and 2 with four.
rule-R27 = Who has no merchandise card gets none of these points.
rule-R28 = Players with equally many cards share a rank, and each gets all of its points. The ranks that they fill up behind it go to nobody: with 3, 3, 2 and 0 cards there are 8, 8, 4 and 0 points.
rule-R29 = The player with most points wins. If players are level, it is the one with most fulfilled contracts. If they are still level, they share the victory.

## Rare cases

rule-C1 = After every draw and every claim the market is filled up to five cards; then R3 is looked at. The five cards stay if deck and discarded cards are both used up, or if so many of the cards outside the hands are wild that a row with at most two wilds is not possible. After ten new rows on end the row stays, too.
rule-C2 = If there are neither a deck nor discarded cards, you can take cards only from the market, and gaps in it stay open. As soon as somebody claims a route, the cards that were paid become the new deck, and the market is filled at once.
rule-C3 = The moment the last card leaves the deck, the discarded cards are shuffled: nobody waits until a card is wanted.
rule-C4 = If there is no second card that you may take, because nothing is left or only wilds lie in the market, your turn ends after the first.
rule-C5 = If you can do none of the three things, you pass; otherwise you cannot. When all players pass one after the other, the game is over and the points are counted.
rule-C6 = The last round begins only once, with the first player who ends a turn with two carts or fewer. Nothing makes it longer.
rule-C7 = First contracts that are given back go under the pile in the order of the seats, beginning with the player who begins the game, no matter who chose first.
rule-C8 = Everybody may know the market, how many cards are in the deck, what was discarded, which cards somebody took from the market, and how many cards, contracts, carts, merchandise cards and points for routes each player has. Secret are the cards from the deck and the contracts. After the end everything is shown.
rule-C9 = If the merchandise is used up, nobody gets any more of it.
rule-C10 = There is no limit to the points, and they can fall below zero. Only the track around the map begins again after 50.
rule-C11 = You may resign at any time. With two players the game is over, and the other one has won; the points are counted as usual. With more players a bot plays on in your place.

## Pictures and tables

picture-board = A game of two, near its end. Points for routes are marked on the track around the map.
picture-cards = The colors of the cards, each with its own sign, and the wild, which has all of them.
picture-reset = Three wilds: these five cards are discarded.
picture-color = Oude Kerk – Dam: the pink route has two spaces and takes two pink cards.
picture-grey = Dam – Begijnhof is grey: an orange card and a wild will do.
picture-carts = Carts on the spaces: this route brings a merchandise card.
picture-parallel = The green route is claimed. With two players the grey one beside it is closed.
picture-contract = Fulfilled: carts of one player lead from Oude Kerk to Begijnhof without a gap.
points-of-routes = Points of routes
spaces-label = Spaces
bonus-of-merchandise = Points for merchandise
players-count = { $count ->
    [one] One player
   *[other] { $count } players
}
rank = Rank { $number }
