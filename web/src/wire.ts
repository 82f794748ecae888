// Made by scripts/types.mjs from the server's types; do not edit.

export interface Wire {
FromClient: (Act | Say | Chat | Resigning | Back | Vote | AskHint | AskWhy | AskRoute)
ToClient: (TableInfo | Position | Refused | Reason | RouteInfo | Said | Hint | Bye)
Record: Record
Board: DrawnBoard
CheckedBoard: CheckedBoard
Replay: Replay
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
}
/**
 * The kind of player in a seat, and the SHA-256 of their seed; "" if they add no seed.
 */
export interface SeatTerms {
kind: ("bot" | "human" | "outside")
commitment: string
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
 * An action, and the chance to win with it as the search estimates it.
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
