// Made by scripts/types.mjs from the server's types; do not edit.

export interface Wire {
FromClient: (Act | Say | Chat | Resigning | Back | Vote | AskHint | AskWhy | AskRoute | Visible)
ToClient: (TableInfo | Position | Refused | Reason | RouteInfo | Said | Hint | Bye)
Record: Record
Board: DrawnBoard
CheckedBoard: CheckedBoard
Replay: Replay
Review: Review
ReviewProgress: ReviewProgress
ReviewJob: ReviewJob
}
/**
 * Carry out an action, if the game is still at that ply.
 */
export interface Act {
type: "act"
ply: number
action: string
}
export interface Say {
type: "say"
phrase: ("good_game" | "good_luck" | "hello" | "hurry_up" | "nice_move" | "oh_no" | "one_moment" | "sorry" | "thanks" | "well_played" | "🎉" | "👍" | "👏" | "😀" | "😢" | "😮" | "🤔")
}
/**
 * A chat message, if the host and the table allow chat.
 */
export interface Chat {
type: "chat"
text: string
}
/**
 * Resign: with two players the game is over; with more, a bot takes the seat.
 */
export interface Resigning {
type: "resign"
}
/**
 * The person is back and plays their seat again.
 */
export interface Back {
type: "back"
}
/**
 * Vote to let a bot play for a seat whose person is away.
 */
export interface Vote {
type: "vote"
seat: number
}
export interface AskHint {
type: "hint"
ply: number
}
/**
 * Ask why this seat may not do this. It changes nothing, and may be asked off turn.
 */
export interface AskWhy {
type: "why"
ply: number
action: string
}
/**
 * Ask who could still claim a route, and how this seat could pay. It changes nothing.
 */
export interface AskRoute {
type: "route"
ply: number
route: string
}
/**
 * Tell whether the page is in view; a player who sees it gets no notice of their turn.
 */
export interface Visible {
type: "visible"
visible: boolean
}
/**
 * Everything about a table except the game itself.
 */
export interface TableInfo {
type: "table"
id: string
state: ("closed" | "dealing" | "over" | "playing" | "waiting")
board: string
board_title: string
seats: SeatInfo[]
first: (number | null)
clock: Clock
listed: boolean
hints: boolean
chat: boolean
paused: boolean
opener: boolean
commitment: string
terms: (Terms | null)
deal_in: (number | null)
player_seeds: (string[] | null)
opened: number
begun: (number | null)
ended: (number | null)
closed_by: (string | null)
next: (string | null)
start: (StartInfo | null)
watchers: number
}
/**
 * A seat, as everybody may see it.
 */
export interface SeatInfo {
kind: ("bot" | "open" | "person")
name: string
bot: (string | null)
outside: boolean
here: boolean
away: boolean
resigned: boolean
votes: number[]
chosen: boolean
mine: boolean
commitment: string
revealed: boolean
}
/**
 * A time limit for people; when it runs out, a bot takes over.
 */
export interface Clock {
kind?: ("game" | "move" | "none")
seconds?: number
}
/**
 * The header of the record to come. A player reveals a seed only under these terms.
 */
export interface Terms {
board: (string | {
[k: string]: unknown
})
rules: number
first: (number | null)
commitment: string
seats: SeatTerms[]
start?: Start
}
/**
 * The kind of player in a seat, and the SHA-256 of their seed; "" if they add no seed.
 */
export interface SeatTerms {
kind: ("bot" | "human" | "outside")
commitment: string
}
/**
 * Where a game continues: after step `ply` of a record, as `seat` of that game knew it.
 *     `record` is the SHA-256 of the record's line. `state` has the cards and contracts that were
 *     dealt anew; it is UNSET in what is shown of a running game.
 */
export interface Start {
record: string
ply: number
seat: number
state?: StartState
}
/**
 * All of a position, with its secrets: nobody may see it before the game is over.
 */
export interface StartState {
to_move: number
phase: ("keep" | "second_draw" | "setup" | "turn")
passes: number
market: (("black" | "blue" | "green" | "orange" | "pink" | "red" | "wild") | null)[]
deck: {
[k: string]: number
}
discards: {
[k: string]: number
}
unseen: string[]
returned: StartReturned[]
merchandise_left: number
seats: StartSeat[]
routes: {
[k: string]: number
}
last_round: (number | null)
turns_left: (number | null)
}
/**
 * A contract that was given back, and who gave it back.
 */
export interface StartReturned {
contract: string
seat: number
}
/**
 * What a seat holds at the start.
 */
export interface StartSeat {
hand: {
[k: string]: number
}
known: {
[k: string]: number
}
contracts: string[]
offer: string[]
points: number
merchandise: number
}
/**
 * Where a game continues another one.
 */
export interface StartInfo {
table: (string | null)
ply: number
seat: number
}
/**
 * The position after the last step of the game, and the steps that this client has not seen.
 *     `deadlines` has for each seat the time in milliseconds at which its clock runs out, or null.
 */
export interface Position {
type: "position"
ply: number
steps: Step[]
view: View
legal: string[]
open: string[]
fulfilled: {
[k: string]: number
}
deadlines: (number | null)[]
now: number
}
/**
 * One step of a game: who decided what, and all that happened.
 *     `at` is the time of the step, `by` is who decided for the seat if it was someone else.
 */
export interface Step {
ply: number
seat: (number | null)
action: string
events: (CardDealt | MarketFilled | MarketReset | DeckReshuffled | ContractsOffered | ContractKept | ContractReturned | CardDrawn | RouteClaimed | MerchandiseTaken | LastRound | Passed | GameOver)[]
at?: string
by?: string
}
/**
 * A seat was dealt a card (R2).
 */
export interface CardDealt {
type: "card_dealt"
seat: number
card?: ("black" | "blue" | "green" | "orange" | "pink" | "red" | "wild")
}
/**
 * A card was put into a slot of the market.
 */
export interface MarketFilled {
type: "market_filled"
slot: number
card: ("black" | "blue" | "green" | "orange" | "pink" | "red" | "wild")
}
/**
 * The market was cleared because it held too many wilds (R3).
 */
export interface MarketReset {
type: "market_reset"
cards: ("black" | "blue" | "green" | "orange" | "pink" | "red" | "wild")[]
}
/**
 * The discards became the new deck.
 */
export interface DeckReshuffled {
type: "deck_reshuffled"
cards: {
[k: string]: number
}
}
/**
 * A seat was offered contracts (R4, R20); others see only how many.
 */
export interface ContractsOffered {
type: "contracts_offered"
seat: number
contracts?: string[]
count?: number
}
/**
 * A seat kept a contract.
 */
export interface ContractKept {
type: "contract_kept"
seat: number
contract?: string
}
/**
 * A seat returned a contract to the bottom of the pile.
 */
export interface ContractReturned {
type: "contract_returned"
seat: number
contract?: string
}
/**
 * A seat drew a card from the deck or took one from the market.
 */
export interface CardDrawn {
type: "card_drawn"
seat: number
from: ("deck" | "market")
card?: ("black" | "blue" | "green" | "orange" | "pink" | "red" | "wild")
slot?: number
}
/**
 * A seat claimed a route, paying these cards and scoring these points.
 */
export interface RouteClaimed {
type: "route_claimed"
seat: number
route: string
cards: {
[k: string]: number
}
points: number
}
/**
 * A seat took a merchandise card.
 */
export interface MerchandiseTaken {
type: "merchandise_taken"
seat: number
}
/**
 * A seat triggered the last round (R24).
 */
export interface LastRound {
type: "last_round"
seat: number
}
/**
 * A seat passed (C5).
 */
export interface Passed {
type: "passed"
seat: number
}
/**
 * The game ended; `seat` is the one that resigned, if one did.
 */
export interface GameOver {
type: "game_over"
reason: ("carts" | "resigned" | "stalemate")
seat?: number
}
/**
 * All that a seat, or a spectator (`seat` is None), knows of the game (docs/protocol.md).
 */
export interface View {
ply: number
seat: (number | null)
players: number
to_move: (number | null)
phase: ("keep" | "over" | "second_draw" | "setup" | "turn")
market: (("black" | "blue" | "green" | "orange" | "pink" | "red" | "wild") | null)[]
deck: number
discards: {
[k: string]: number
}
hand?: {
[k: string]: number
}
contracts?: string[]
offer?: string[]
contracts_left: number
returned: (string | null)[]
merchandise_left: number
seats: Seat[]
routes: {
[k: string]: number
}
last_round: (number | null)
turns_left: (number | null)
result: (Outcome | null)
revealed: (Revealed[] | null)
}
/**
 * The public facts of one seat. `contracts` is None for other seats at set-up (R4).
 */
export interface Seat {
name: string
kind: ("bot" | "human" | "outside")
cards: number
known: {
[k: string]: number
}
contracts: (number | null)
carts: number
merchandise: number
points: number
}
/**
 * How a game ended.
 */
export interface Outcome {
reason: ("carts" | "resigned" | "stalemate")
winners: number[]
scores: Score[]
}
/**
 * The points of one seat, and where they come from.
 */
export interface Score {
routes: number
contracts: number
fulfilled: number
merchandise: number
merchandise_cards: number
total: number
}
/**
 * The secrets of a seat, revealed after the end.
 */
export interface Revealed {
hand: {
[k: string]: number
}
contracts: string[]
fulfilled: string[]
}
/**
 * Why a message was refused; `ply` is the current ply of the game.
 */
export interface Refused {
type: "refused"
code: string
message: string
facts: {
[k: string]: unknown
}
ply: (number | null)
}
/**
 * The answer to `why`; null if nothing is wrong with the action.
 */
export interface Reason {
type: "reason"
ply: number
action: string
refusal: (WhyNot | null)
}
/**
 * Why an action is not legal, as in `refused`. Off turn `facts` has `to_move`.
 */
export interface WhyNot {
code: string
message: string
facts: {
[k: string]: unknown
}
}
/**
 * The answer to `route`. For spectators, only `claimants` is filled in.
 */
export interface RouteInfo {
type: "route"
ply: number
route: string
claimants: number[]
payments: string[]
refusal: (WhyNot | null)
}
export interface Said {
type: "said"
seat: (number | null)
phrase: (string | null)
text: (string | null)
}
export interface Hint {
type: "hint"
ply: number
ideas: Idea[]
}
/**
 * An action, and the chance to win with it as a review estimates it.
 */
export interface Idea {
action: string
chance: number
playouts: number
}
/**
 * The last message; `reconnect` tells whether to connect again in a moment.
 */
export interface Bye {
type: "bye"
code: string
message: string
reconnect: boolean
}
/**
 * One game, finished or running. `secret_seed` is only in the dealer's own copy.
 *     Records with the same contents are equal.
 */
export interface Record {
format: string
rules: number
board: (string | {
[k: string]: unknown
})
players: Player[]
first: number
first_by?: ("choice" | "lot")
commitment: string
player_commitments?: string[]
player_seeds: string[]
seed?: string
secret_seed?: string
software?: string
from?: Start
steps: Step[]
result?: Outcome
}
/**
 * Who plays a seat.
 */
export interface Player {
name: string
kind?: ("bot" | "human" | "outside")
}
/**
 * A whole board; `width` and `height` give the units of all coordinates.
 */
export interface DrawnBoard {
name: string
title: string
width: number
height: number
place_radius: number
places: DrawnPlace[]
routes: DrawnRoute[]
contracts: DrawnContract[]
carts: number
cards: {
[k: string]: number
}
merchandise: number
bonus: {
[k: string]: number[]
}
}
/**
 * A place; its label has one or more lines and is anchored at label_x, label_y.
 *     A line that is wider than its width in `label_widths` would cover something else.
 */
export interface DrawnPlace {
key: string
name: string
x: number
y: number
label_x: number
label_y: number
label_anchor: string
label_lines: string[]
label_widths: number[]
}
export interface DrawnRoute {
name: string
a: string
b: string
color: string
length: number
points: number
carts: boolean
twin: (string | null)
spaces: DrawnSpace[]
}
/**
 * A space of a route: its center, its angle in degrees, and its size.
 */
export interface DrawnSpace {
x: number
y: number
angle: number
length: number
width: number
}
export interface DrawnContract {
name: string
a: string
b: string
points: number
}
/**
 * A board file without problems: the board that a table can be opened with, and its drawing.
 */
export interface CheckedBoard {
board: {
[k: string]: unknown
}
drawing: DrawnBoard
}
/**
 * A whole game with nothing hidden.
 */
export interface Replay {
board: DrawnBoard
players: Player[]
over: boolean
moments: Moment[]
}
/**
 * A step, and for each seat the steps that it is shown with it, and what changes for it.
 *     `changes` has those fields of the seat's View, and of `open` and `fulfilled` as in a Position,
 *     that differ from the step before.
 */
export interface Moment {
step: Step
seen: Step[][]
changes: {
[k: string]: unknown
}[]
}
/**
 * The review of one finished game.
 */
export interface Review {
format?: string
record: string
board: string
players: Player[]
first: number
evaluator: EvaluatorId
seats: SeatAccount[]
decisions: Decision[]
chances: ChanceLuck[]
positions: ReviewPosition[]
moments: number[]
luckiest: (Draw | null)
unluckiest: (Draw | null)
}
/**
 * The evaluator that judged: its version and hash, and the playouts mixed with its net.
 *     Without a net that fits the game, the version is "playouts".
 */
export interface EvaluatorId {
version: string
hash: string
playouts: number
}
/**
 * Where a seat's result comes from, in shares of the victory.
 *     start + luck + own + others + remainder = result. `accuracy` is None if the seat had no
 *     decision that was not forced.
 */
export interface SeatAccount {
start: number
luck: number
own: number
others: number
remainder: number
result: number
accuracy: (number | null)
}
/**
 * A decision that was not forced, judged from what the seat knew then.
 *     `by` is "bot" if a bot that had taken over decided. `loss` is 0 if the decision is sound.
 */
export interface Decision {
ply: number
seat: number
by: ("bot" | "player")
played: string
best: string
value_played: number
value_best: number
loss: number
standard_error: number
mark: ("blunder" | "inaccuracy" | "mistake" | "sound")
}
/**
 * The luck of one step, by seat: what chance brought, less the mean of what it could bring.
 *     `event` is the index of the first event of the step that was left to chance; it is None for the
 *     lot that drew the first player.
 */
export interface ChanceLuck {
ply: number
event: (number | null)
luck: number[]
}
/**
 * The game after a step.
 *     `shares` is the judgment of the true state. `seen` is, by seat, the seat's own share as judged
 *     from what that seat could know.
 */
export interface ReviewPosition {
ply: number
shares: number[]
seen: number[]
}
/**
 * The luckiest or unluckiest thing that chance brought to a seat.
 */
export interface Draw {
seat: number
ply: number
event: (number | null)
luck: number
}
/**
 * How far a review is: it waits for others, or this share of it is computed.
 */
export interface ReviewProgress {
state: ("computing" | "waiting")
progress: number
}
/**
 * The review of a record that was sent; ask for it at /api/reviews/ID.
 */
export interface ReviewJob {
id: string
}
