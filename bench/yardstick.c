/* How fast this machine can play the game at random: the yardstick that the engine's speed is measured with.
 *
 *     gcc -O3 -march=native -Wall -Wextra -Werror bench/yardstick.c -o yardstick
 *     ./yardstick BOARDFILE PLAYERS [SECONDS]
 *
 * Plays whole games on one core until SECONDS (1.0) have passed, every decision drawn uniformly from all legal
 * actions, and prints one line of JSON. R… and C… are the numbers of the rules. The board file holds integers:
 *     places routes contracts max_length carts merchandise
 *     cards of each color: pink blue green black red orange wild
 *     points for a route of length 0 … max_length
 *     merchandise bonus by rank: 2 numbers for 2 players, 3 for 3, 4 for 4
 *     each route: a b length color cart twin     (color 0 … 5, 6 = grey; twin = the parallel route or -1)
 *     each contract: a b points
 *
 * Where the speed comes from: a pile of cards is one 64-bit word with a byte for each color, a set of routes or
 * contracts is one 64-bit mask, and the legal claims are a few such masks, counted as a whole: only the claim that is
 * chosen is ever looked at. Piles are bags: a card is drawn when it is needed, with the odds of a shuffled pile. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { WILD = 6, GREY = 6, COLORS = 7, GAP = 7, SLOTS = 5, MAX_LENGTH = 12, MAX_PLAYERS = 4, MAX_CARDS = 127 };
enum { MARKET_WILDS = 3, MAX_RESETS = 10, LAST_CARTS = 2 };

#define ONES 0x0101010101010101u                    /* 1 in every byte */
#define HIGH 0x8080808080808080u                    /* the top bit of every byte */
#define ONE(color) ((uint64_t)1 << 8 * (color))     /* a pile of one card */
#define BIT(index) ((uint64_t)1 << (index))
#define ALL_GAPS (31 * ONE(GAP))                    /* a market without a card */

static struct {
    int places, routes, contracts, max_length, carts, merchandise, points[MAX_LENGTH + 1];
    uint64_t cards;                                 /* the whole pack, a byte per color */
    int bonus[MAX_PLAYERS + 1][MAX_PLAYERS];        /* by number of players and rank */
    struct route { uint8_t a, b, length, cart; } route[64];
    uint64_t twin[64];                              /* the parallel route as a mask, 0 if there is none */
    uint64_t up_to[8][MAX_LENGTH + 1];              /* routes payable in a color, by greatest length; WILD: all */
    struct { int a, b, points; } contract[64];
} board;

typedef struct {
    uint64_t random;                                /* the generator's state: the one thing that outlives a game */
    uint64_t deck, discards, hand[MAX_PLAYERS];     /* piles: byte c counts the cards of color c */
    uint64_t market;                                /* byte c: the slots that show color c; byte GAP: the empty ones */
    uint64_t open;                                  /* routes that nobody holds and R19 does not close */
    uint64_t owned[MAX_PLAYERS], closed[MAX_PLAYERS];           /* closed: to this seat alone, by R18 */
    uint64_t unseen, kept[MAX_PLAYERS];             /* contracts */
    int head, tail;                                 /* of the contracts given back */
    uint8_t returned[64];                           /* never more than there are: each choice keeps one for good */
    int carts[MAX_PLAYERS], score[MAX_PLAYERS], merchandise[MAX_PLAYERS], merchandise_left;
    int players, decisions, stalemate, winners;     /* winners: a bit for each seat */
} Game;

static void fail(const char *message) {
    fprintf(stderr, "yardstick: %s\n", message);
    exit(1);
}

static inline int count(uint64_t mask) { return __builtin_popcountll(mask); }
static inline int lowest(uint64_t mask) { return __builtin_ctzll(mask); }

/* The position of the n-th set bit, counted from 0. */
static inline int nth(uint64_t mask, int n) {
#ifdef __BMI2__
    return lowest(_pdep_u64(BIT(n), mask));
#else
    for (; n; n--)
        mask &= mask - 1;
    return lowest(mask);
#endif
}

/* A random number from 0 to n - 1 (splitmix64). */
static inline int below(Game *g, int n) {
    uint64_t z = g->random += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (int)(((z ^ z >> 31) >> 32) * (uint64_t)n >> 32);
}

/* A decision among n legal actions. */
static inline int decide(Game *g, int n) { return g->decisions++, below(g, n); }

static inline int cards_of(uint64_t pile, int color) { return (int)(pile >> 8 * color & 255); }
static inline int size(uint64_t pile) { return (int)(pile * ONES >> 56); }

/* C3, and C2 after a claim: an empty deck takes the discard pile at once. So without a deck there are no discards. */
static inline void renew_deck(Game *g) {
    if (!g->deck)
        g->deck = g->discards, g->discards = 0;
}

/* The k-th card of the deck, sorted by color, for a random k: its color is the number of colors whose cards, with all
   those before them, are at most k. The product holds these sums, and no byte overflows with up to 127 cards. */
static inline int draw_card(Game *g) {
    uint64_t sums = g->deck * ONES, k = (uint64_t)below(g, (int)(sums >> 56));
    int color = count(((k | 128) * ONES - sums) & HIGH);
    g->deck -= ONE(color);
    renew_deck(g);
    return color;
}

static uint64_t market_cards(const Game *g) {
    uint64_t pile = 0;
    for (int c = 0; c < COLORS; c++)
        pile += (uint64_t)count(g->market >> 8 * c & 31) << 8 * c;
    return pile;
}

/* C1: may a row with three wilds be replaced? T cards lie outside the hands, N of them are not wild. */
static int can_reset(const Game *g) {
    uint64_t outside = g->deck + g->discards + market_cards(g);
    int t = size(outside), n = t - cards_of(outside, WILD);
    return g->deck && (t < SLOTS ? t : SLOTS) - n <= MARKET_WILDS - 1;
}

/* C1: fill the market, then R3. */
static inline void settle(Game *g) {
    for (int resets = 0;; resets++) {
        for (uint64_t gaps; g->deck && (gaps = g->market >> 8 * GAP);) {
            uint64_t slot = gaps & -gaps;
            g->market -= slot * ONE(GAP);
            g->market += slot * ONE(draw_card(g));
        }
        if (count(g->market >> 8 * WILD & 31) < MARKET_WILDS || resets == MAX_RESETS || !can_reset(g))
            return;
        g->discards += market_cards(g);
        g->market = ALL_GAPS;
    }
}

/* R7: take a card from a source, a color of the market (its lowest slot) or GAP for the deck. */
static inline void take_card(Game *g, int seat, int source) {
    if (source == GAP) {
        g->hand[seat] += ONE(draw_card(g));
    } else {
        uint64_t slots = g->market >> 8 * source & 31, slot = slots & -slots;
        g->market += slot * ONE(GAP) - slot * ONE(source);
        g->hand[seat] += ONE(source);
    }
    settle(g);
}

/* What a card can be taken from: the top bit of byte c for each color c in the market, and of byte GAP for the deck. */
static inline uint64_t sources(const Game *g) {
    uint64_t market = g->market & (ONE(GAP) - 1);
    return ((market + (HIGH - ONES)) & (HIGH >> 8)) | (g->deck ? 128 * ONE(GAP) : 0);
}

static inline void draw_cards(Game *g, int seat, int source) {
    take_card(g, seat, source);
    uint64_t second = sources(g) & ~(128 * ONE(WILD));              /* R9 */
    if (source != WILD && second)                                   /* R8, C4 */
        take_card(g, seat, nth(second, decide(g, count(second))) / 8);
}

static inline int contracts_left(const Game *g) { return count(g->unseen) + g->tail - g->head; }

static inline int top_contract(Game *g) {
    if (!g->unseen)
        return g->returned[g->head++];
    int contract = nth(g->unseen, below(g, count(g->unseen)));
    g->unseen ^= BIT(contract);
    return contract;
}

/* R4, R20: two contracts, keep the first, the second or both. R21: the only one left must be kept, a choice of one. */
static inline void draw_contracts(Game *g, int seat) {
    int one = top_contract(g);
    int only = !contracts_left(g), two = only ? one : top_contract(g), choice = decide(g, only ? 1 : 3);
    g->kept[seat] |= choice == 0 ? BIT(one) : choice == 1 ? BIT(two) : BIT(one) | BIT(two);
    if (!only && choice < 2)
        g->returned[g->tail++] = (uint8_t)(choice ? one : two);
}

/* All claims that a seat can pay, as masks of routes: mask 8 * w + c holds those paid with w wilds and at least one
   card of color c (R13, R14), mask WILD those paid with wilds only. */
typedef struct { int total; uint64_t routes[8 * MAX_LENGTH]; } Claims;

static inline void list_claims(const Game *g, int seat, Claims *claims) {
    uint64_t open = g->open & ~g->closed[seat], hand = g->hand[seat], *routes = claims->routes;
    int most = g->carts[seat] < board.max_length ? g->carts[seat] : board.max_length;           /* R15 */
    int wilds = cards_of(hand, WILD), w = 0;
    claims->total = 0;
    do {
        for (int c = 0; c < 8; c++) {
            int reach = w + cards_of(hand, c);
            routes[c] = open & (board.up_to[c][reach < most ? reach : most] ^ board.up_to[c][w]);
            claims->total += count(routes[c]);
        }
        hand &= ONE(WILD) - 1;              /* all wild is one way to pay, listed with w = 0 */
        routes += 8;
    } while (++w <= wilds && w < most);
}

/* Claim the k-th of the listed claims. */
static inline void claim(Game *g, int seat, const Claims *claims, int k) {
    int group = 0, n;
    for (; k >= (n = count(claims->routes[group])); group++)
        k -= n;
    int r = nth(claims->routes[group], k), length = board.route[r].length, wilds = group / 8;
    uint64_t payment = (uint64_t)(length - wilds) * ONE(group % 8) + (uint64_t)wilds * ONE(WILD);
    g->hand[seat] -= payment;
    g->discards += payment;
    g->carts[seat] -= length;
    g->score[seat] += board.points[length];                         /* R16 */
    int merchandise = board.route[r].cart && g->merchandise_left;   /* R17, C9 */
    g->merchandise[seat] += merchandise;
    g->merchandise_left -= merchandise;
    g->owned[seat] |= BIT(r);
    g->open &= ~BIT(r);                                             /* R12 */
    if (g->players == 2)
        g->open &= ~board.twin[r];                                  /* R19 */
    else
        g->closed[seat] |= board.twin[r];                           /* R18 */
    renew_deck(g);
    settle(g);
}

/* One turn: a card, a claim or contracts. False if there was none of them and the seat had to pass (C5). */
static inline int take_turn(Game *g, int seat) {
    Claims claims;
    list_claims(g, seat, &claims);
    uint64_t cards = sources(g);
    int draws = count(cards), actions = claims.total + draws + (contracts_left(g) > 0);
    int action = decide(g, actions ? actions : 1);
    if (!actions)
        return 0;
    if (action < claims.total)
        claim(g, seat, &claims, action);
    else if ((action -= claims.total) < draws)
        draw_cards(g, seat, nth(cards, action) / 8);
    else
        draw_contracts(g, seat);
    return 1;
}

static inline void set_up(Game *g, int players, int first) {
    *g = (Game){.random = g->random, .players = players, .deck = board.cards, .market = ALL_GAPS,
                .open = board.up_to[WILD][board.max_length], .unseen = BIT(board.contracts - 1) * 2 - 1,
                .merchandise_left = board.merchandise};             /* R5 */
    for (int seat = 0; seat < players; seat++) {
        g->carts[seat] = board.carts;                               /* R1 */
        for (int i = 0; i < 2; i++)
            g->hand[seat] += ONE(draw_card(g));                     /* R2 */
    }
    settle(g);
    for (int i = 0; i < players; i++)                               /* R4, C7 */
        draw_contracts(g, (first + i) % players);
}

/* R25: points for the contracts of a seat; the number of fulfilled ones is returned. */
static inline int score_contracts(Game *g, int seat) {
    uint8_t net[64];                                                /* places with the same number are joined */
    int fulfilled = 0;
    for (int i = 0; i < 64; i++)
        net[i] = (uint8_t)i;
    for (uint64_t left = g->owned[seat]; left; left &= left - 1) {
        int r = lowest(left);
        uint8_t from = net[board.route[r].a], to = net[board.route[r].b];
        for (int i = 0; i < 64; i++)
            net[i] = net[i] == from ? to : net[i];
    }
    for (uint64_t left = g->kept[seat]; left; left &= left - 1) {
        int i = lowest(left), joined = net[board.contract[i].a] == net[board.contract[i].b];
        g->score[seat] += joined ? board.contract[i].points : -board.contract[i].points;
        fulfilled += joined;
    }
    return fulfilled;
}

static inline void score_game(Game *g) {
    int fulfilled[MAX_PLAYERS], best = 0;
    for (int seat = 0; seat < g->players; seat++) {
        fulfilled[seat] = score_contracts(g, seat);
        int rank = 0;                                               /* R26, R28 */
        for (int other = 0; other < g->players; other++)
            rank += g->merchandise[other] > g->merchandise[seat];
        if (g->merchandise[seat])                                   /* R27 */
            g->score[seat] += board.bonus[g->players][rank];
    }
    for (int seat = 0; seat < g->players; seat++) {                 /* R29 */
        int lead = g->score[seat] - g->score[best];
        if (!lead)
            lead = fulfilled[seat] - fulfilled[best];
        if (lead > 0)
            best = seat, g->winners = 0;
        if (lead >= 0)
            g->winners |= 1 << seat;
    }
}

static void play(Game *g, int players) {
    int seat = below(g, players);                                   /* R6: by lot */
    set_up(g, players, seat);
    for (int turns_left = 0, passes = 0;; seat = seat + 1 == players ? 0 : seat + 1) {
        passes = take_turn(g, seat) ? 0 : passes + 1;
        if (turns_left && --turns_left == 0)                        /* R24 */
            break;
        if ((g->stalemate = passes == players))                     /* C5 */
            break;
        if (!turns_left && g->carts[seat] <= LAST_CARTS)            /* R24, C6 */
            turns_left = players;
    }
    score_game(g);
}

static int number(FILE *file, int low, int high, const char *what) {
    int value;
    if (fscanf(file, "%d", &value) == 1 && value >= low && value <= high)
        return value;
    fprintf(stderr, "yardstick: board file: %s must be a number from %d to %d\n", what, low, high);
    exit(1);
}

static void read_board(const char *path, int players) {
    FILE *file = fopen(path, "r");
    if (!file)
        fail("cannot open the board file");
    board.places = number(file, 2, 64, "places");
    board.routes = number(file, 1, 64, "routes (a set of them is a 64-bit mask here)");
    board.contracts = number(file, 2 * players, 64, "contracts");
    board.max_length = number(file, 1, MAX_LENGTH, "max_length");
    board.carts = number(file, 1, 1000, "carts");
    board.merchandise = number(file, 0, 1000, "merchandise");
    for (int c = 0; c < COLORS; c++)
        board.cards += (uint64_t)number(file, 0, MAX_CARDS - size(board.cards), "cards of a color") << 8 * c;
    if (size(board.cards) < 2 * players)
        fail("board file: there must be two cards for each player");
    for (int i = 0; i <= board.max_length; i++)
        board.points[i] = number(file, -10000, 10000, "the points of a length");
    for (int n = 2; n <= MAX_PLAYERS; n++)
        for (int rank = 0; rank < n; rank++)
            board.bonus[n][rank] = number(file, -10000, 10000, "a merchandise bonus");
    for (int r = 0; r < board.routes; r++) {
        int a = number(file, 0, board.places - 1, "a place of a route");
        int b = number(file, 0, board.places - 1, "a place of a route");
        int length = number(file, 1, board.max_length, "the length of a route");
        int color = number(file, 0, GREY, "the color of a route");
        int cart = number(file, 0, 1, "the cart of a route");
        int twin = number(file, -1, board.routes - 1, "the twin of a route");
        board.route[r] = (struct route){(uint8_t)a, (uint8_t)b, (uint8_t)length, (uint8_t)cart};
        board.twin[r] = twin < 0 ? 0 : BIT(twin);
        for (int c = 0; c < COLORS; c++)
            for (int most = length; most <= board.max_length; most++)
                board.up_to[c][most] |= c == WILD || color == GREY || color == c ? BIT(r) : 0;
    }
    for (int i = 0; i < board.contracts; i++) {
        board.contract[i].a = number(file, 0, board.places - 1, "a place of a contract");
        board.contract[i].b = number(file, 0, board.places - 1, "a place of a contract");
        board.contract[i].points = number(file, -10000, 10000, "the points of a contract");
    }
    if (fscanf(file, "%*s") != EOF)
        fail("board file: something follows the last contract");
    fclose(file);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    int players = argc == 3 || argc == 4 ? atoi(argv[2]) : 0;
    if (players < 2 || players > MAX_PLAYERS)
        fail("use: yardstick BOARDFILE PLAYERS [SECONDS], with 2 to 4 players");
    double limit = argc == 4 ? atof(argv[3]) : 1.0, seconds;
    read_board(argv[1], players);
    Game game = {.random = 1};
    long games = 0, decisions = 0, stalemates = 0, total[MAX_PLAYERS] = {0};
    double wins[MAX_PLAYERS] = {0}, start = now();
    do {
        for (int i = 0; i < 256; i++, games++) {
            play(&game, players);
            decisions += game.decisions;
            stalemates += game.stalemate;
            for (int seat = 0; seat < players; seat++) {
                total[seat] += game.score[seat];
                if (game.winners >> seat & 1)
                    wins[seat] += 1.0 / count((unsigned)game.winners);
            }
        }
        seconds = now() - start;
    } while (seconds < limit);
    double n = (double)games;
    printf("{\"players\": %d, \"games\": %ld, \"decisions\": %ld, \"seconds\": %.4f, \"decisions_per_second\": %.0f, ",
           players, games, decisions, seconds, (double)decisions / seconds);
    for (int seat = 0; seat < players; seat++)
        printf("%s%.4f", seat ? ", " : "\"mean_total\": [", (double)total[seat] / n);
    for (int seat = 0; seat < players; seat++)
        printf("%s%.4f", seat ? ", " : "], \"win_share\": [", wins[seat] / n);
    printf("], \"stalemates\": %.6f, \"decisions_per_game\": %.3f}\n", (double)stalemates / n, (double)decisions / n);
    return 0;
}
