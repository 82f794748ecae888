/* How fast this machine can play the game at random: the yardstick that the engine's speed is measured with.
 *
 *     gcc -O3 -march=native -Wall -Wextra -Werror bench/yardstick.c -o yardstick
 *     ./yardstick BOARDFILE PLAYERS [SECONDS]
 *
 * Plays whole games on one core until SECONDS (1.0) have passed and prints one line of JSON. It does the work that an
 * engine does: it lists the legal actions, draws one of them, carries it out, and scores the end. It is plain C with
 * small integers and bit masks of routes. R... and C... are the numbers of the rules. The board file holds integers:
 *     places routes contracts max_length carts merchandise
 *     cards of each color: pink blue green black red orange wild
 *     points for a route of length 0 ... max_length
 *     merchandise bonus by rank: 2 numbers for 2 players, 3 for 3, 4 for 4
 *     each route: a b length color cart twin     (color 0 ... 5, 6 = grey; twin = the parallel route or -1)
 *     each contract: a b points */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WILD = 6, GREY = 6, COLORS = 7, GAP = 7, SLOTS = 5, MAX_LENGTH = 12, MAX_PLAYERS = 4 };
enum { MARKET_WILDS = 3, MAX_RESETS = 10, LAST_CARTS = 2 };
enum { SETUP, TURN, SECOND_DRAW, KEEP, OVER };
/* Actions: 0 ... 6 a color of the market, then these, then claims: color, wilds and route. */
enum { DECK = 7, CONTRACTS, KEEP_FIRST, KEEP_SECOND, KEEP_BOTH, PASS, CLAIM };

#define BIT(index) ((uint64_t)1 << (index))

static struct {
    int places, routes, contracts, max_length, carts, merchandise, points[MAX_LENGTH + 1], cards[COLORS];
    int bonus[MAX_PLAYERS + 1][MAX_PLAYERS];        /* by number of players and rank */
    struct route { int8_t a, b, length, cart, twin; } route[64];
    uint64_t up_to[COLORS][MAX_LENGTH + 1];         /* routes payable in a color, by greatest length; WILD: all */
    struct { int a, b, points; } contract[64];
} board;

typedef struct {
    uint64_t random;                                /* the generator's state: the one thing that outlives a game */
    uint64_t owned[MAX_PLAYERS], closed[MAX_PLAYERS], kept[MAX_PLAYERS], unseen;
    int16_t score[MAX_PLAYERS], deck_size, discards_size, unseen_size;
    int16_t deck[COLORS], discards[COLORS], hand[MAX_PLAYERS][COLORS], carts[MAX_PLAYERS];
    int16_t merchandise[MAX_PLAYERS], merchandise_left;
    int8_t market[SLOTS], offer[MAX_PLAYERS][2];
    int8_t players, first, to_move, phase, passes, turns_left, stalemate, winners;
    uint8_t returned[64], head, returned_size;      /* contracts given back, a ring */
} Game;

static void fail(const char *message) {
    fprintf(stderr, "yardstick: %s\n", message);
    exit(1);
}

static inline int lowest(uint64_t mask) { return __builtin_ctzll(mask); }

/* A random number from 0 to n - 1 (splitmix64). */
static inline int below(Game *g, int n) {
    uint64_t z = g->random += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (int)(((z ^ z >> 31) >> 32) * (uint64_t)n >> 32);
}

/* R10, C3: an empty deck takes the discard pile. */
static inline void reshuffle(Game *g) {
    if (g->deck_size || !g->discards_size)
        return;
    memcpy(g->deck, g->discards, sizeof g->deck);
    memset(g->discards, 0, sizeof g->discards);
    g->deck_size = g->discards_size;
    g->discards_size = 0;
}

static inline int draw_card(Game *g) {
    int k = below(g, g->deck_size), color = 0;
    for (int c = 0; c < WILD; c++)
        color += (k -= g->deck[c]) >= 0;
    g->deck[color]--;
    g->deck_size--;
    reshuffle(g);
    return color;
}

static inline int market_wilds(const Game *g) {
    int wilds = 0;
    for (int i = 0; i < SLOTS; i++)
        wilds += g->market[i] == WILD;
    return wilds;
}

/* C1: may a row with three wilds be replaced? */
static int can_reset(const Game *g) {
    int cards = g->deck_size + g->discards_size, plain = cards - g->deck[WILD] - g->discards[WILD];
    if (!cards)
        return 0;
    for (int i = 0; i < SLOTS; i++)
        cards += g->market[i] != GAP, plain += g->market[i] < WILD;
    return (cards < SLOTS ? cards : SLOTS) - plain < MARKET_WILDS;
}

/* C1: fill the market, then R3. */
static void settle(Game *g) {
    reshuffle(g);
    for (int resets = 0;; resets++) {
        for (int i = 0; i < SLOTS; i++)
            if (g->market[i] == GAP && g->deck_size)
                g->market[i] = (int8_t)draw_card(g);
        if (market_wilds(g) < MARKET_WILDS || resets == MAX_RESETS || !can_reset(g))
            return;
        for (int i = 0; i < SLOTS; i++) {
            g->discards[g->market[i]]++;
            g->market[i] = GAP;
        }
        g->discards_size += SLOTS;
        reshuffle(g);
    }
}

/* The top contract: one nobody has seen, or else the one given back longest ago; -1: none. */
static int take_contract(Game *g) {
    if (g->unseen_size) {
        uint64_t mask = g->unseen;
        for (int k = below(g, g->unseen_size); k; k--)
            mask &= mask - 1;
        g->unseen &= ~(mask & -mask);
        g->unseen_size--;
        return lowest(mask);
    }
    if (!g->returned_size)
        return -1;
    int contract = g->returned[g->head];
    g->head = (g->head + 1) % 64;
    g->returned_size--;
    return contract;
}

static void offer_contracts(Game *g, int seat) {
    for (int i = 0; i < 2; i++)
        g->offer[seat][i] = (int8_t)take_contract(g);
}

static void new_game(Game *g, int players) {
    uint64_t random = g->random;
    memset(g, 0, sizeof *g);
    g->random = random;
    g->players = (int8_t)players;
    g->first = g->to_move = (int8_t)below(g, players);          /* R6 */
    for (int c = 0; c < COLORS; c++)
        g->deck[c] = (int16_t)board.cards[c], g->deck_size += g->deck[c];
    memset(g->market, GAP, sizeof g->market);
    g->merchandise_left = (int16_t)board.merchandise;
    g->unseen = board.contracts == 64 ? ~(uint64_t)0 : BIT(board.contracts) - 1;
    g->unseen_size = (int16_t)board.contracts;
    for (int i = 0; i < players; i++) {
        int seat = (g->first + i) % players;
        g->carts[seat] = (int16_t)board.carts;                  /* R1 */
        for (int k = 0; k < 2; k++)
            g->hand[seat][draw_card(g)]++;                      /* R2 */
    }
    settle(g);
    for (int i = 0; i < players; i++)
        offer_contracts(g, (g->first + i) % players);           /* R4 */
}

static int list_cards(const Game *g, int *out) {
    int n = 0, present = 0;
    for (int i = 0; i < SLOTS; i++)
        present |= 1 << g->market[i];
    for (int c = 0; c < WILD + (g->phase == TURN); c++)         /* R9 */
        if (present >> c & 1)
            out[n++] = c;
    if (g->deck_size)
        out[n++] = DECK;
    return n;
}

static inline int claim_id(int color, int wilds, int route) { return CLAIM + (((color << 4) + wilds) << 6) + route; }

/* R12 to R15, R18, R19: every way to pay for every route. */
static int list_claims(const Game *g, int *out, int n) {
    const int16_t *hand = g->hand[g->to_move];
    uint64_t closed = g->closed[g->to_move];
    int longest = g->carts[g->to_move] < board.max_length ? g->carts[g->to_move] : board.max_length, wilds = hand[WILD];
    for (int c = 0; c < WILD; c++) {
        if (!hand[c])
            continue;
        for (int w = 0; w <= wilds && w < longest; w++) {
            int most = w + hand[c] < longest ? w + hand[c] : longest;
            for (uint64_t m = board.up_to[c][most] & ~board.up_to[c][w] & ~closed; m; m &= m - 1)
                out[n++] = claim_id(c, w, lowest(m));
        }
    }
    for (uint64_t m = board.up_to[WILD][wilds < longest ? wilds : longest] & ~closed; m; m &= m - 1)
        out[n++] = claim_id(WILD, 0, lowest(m));
    return n;
}

static int legal(const Game *g, int *out) {
    int n = 0;
    if (g->phase == SECOND_DRAW)
        return list_cards(g, out);
    if (g->phase != TURN) {
        out[n++] = KEEP_FIRST;
        if (g->offer[g->to_move][1] >= 0)                       /* R21 */
            out[n++] = KEEP_SECOND, out[n++] = KEEP_BOTH;
        return n;
    }
    n = list_cards(g, out);
    if (g->unseen_size + g->returned_size)
        out[n++] = CONTRACTS;
    n = list_claims(g, out, n);
    if (!n)
        out[n++] = PASS;                                        /* C5 */
    return n;
}

static int root(const int8_t *leads_to, int place) {
    while (leads_to[place] != place)
        place = leads_to[place];
    return place;
}

/* R25 to R29. */
static void finish(Game *g) {
    int fulfilled[MAX_PLAYERS] = {0};
    g->phase = OVER;
    for (int seat = 0; seat < g->players; seat++) {
        int8_t leads_to[64];
        for (int i = 0; i < board.places; i++)
            leads_to[i] = (int8_t)i;
        for (uint64_t m = g->owned[seat]; m; m &= m - 1) {
            struct route *r = &board.route[lowest(m)];
            leads_to[root(leads_to, r->a)] = (int8_t)root(leads_to, r->b);
        }
        for (uint64_t m = g->kept[seat]; m; m &= m - 1) {
            int c = lowest(m), done = root(leads_to, board.contract[c].a) == root(leads_to, board.contract[c].b);
            g->score[seat] += (int16_t)(done ? board.contract[c].points : -board.contract[c].points);
            fulfilled[seat] += done;
        }
        int rank = 0;
        for (int other = 0; other < g->players; other++)
            rank += g->merchandise[other] > g->merchandise[seat];
        if (g->merchandise[seat])
            g->score[seat] += (int16_t)board.bonus[g->players][rank];
    }
    for (int seat = 0; seat < g->players; seat++) {
        int won = 1;
        for (int other = 0; other < g->players; other++)
            won &= g->score[other] < g->score[seat] ||
                   (g->score[other] == g->score[seat] && fulfilled[other] <= fulfilled[seat]);
        g->winners |= (int8_t)(won << seat);
    }
}

static void end_turn(Game *g) {
    if (g->turns_left) {
        if (--g->turns_left == 0) {
            finish(g);
            return;
        }
    } else if (g->carts[g->to_move] <= LAST_CARTS) {            /* R24, C6 */
        g->turns_left = g->players;
    }
    if (g->passes == g->players) {                              /* C5 */
        g->stalemate = 1;
        finish(g);
        return;
    }
    g->phase = TURN;
    g->to_move = (int8_t)(g->to_move + 1 == g->players ? 0 : g->to_move + 1);
}

static void take_card(Game *g, int action) {
    int color = action;
    if (action == DECK) {
        color = draw_card(g);
    } else {
        int slot = 0;
        while (g->market[slot] != color)
            slot++;
        g->market[slot] = GAP;
    }
    g->hand[g->to_move][color]++;
    settle(g);
    int more = g->deck_size > 0;
    for (int i = 0; i < SLOTS; i++)
        more |= g->market[i] < WILD;
    if (g->phase == TURN && action != WILD && more)             /* R8, C4 */
        g->phase = SECOND_DRAW;
    else
        end_turn(g);
}

static void keep(Game *g, int action) {
    int seat = g->to_move, keeps = action - KEEP_FIRST + 1;
    for (int i = 0; i < 2; i++) {
        int contract = g->offer[seat][i];
        if (keeps >> i & 1)
            g->kept[seat] |= BIT(contract);
        else if (contract >= 0)
            g->returned[(g->head + g->returned_size++) % 64] = (uint8_t)contract;
    }
    if (g->phase == KEEP) {
        end_turn(g);
        return;
    }
    g->to_move = (int8_t)(seat + 1 == g->players ? 0 : seat + 1);
    if (g->to_move == g->first)
        g->phase = TURN;
}

static void claim(Game *g, int action) {
    int seat = g->to_move, id = action - CLAIM, r = id & 63, color = id >> 10;
    struct route *route = &board.route[r];
    int length = route->length, wilds = color == WILD ? length : id >> 6 & 15;
    g->hand[seat][color] -= (int16_t)(color == WILD ? 0 : length - wilds);
    g->discards[color] += (int16_t)(color == WILD ? 0 : length - wilds);
    g->hand[seat][WILD] -= (int16_t)wilds;
    g->discards[WILD] += (int16_t)wilds;
    g->discards_size += (int16_t)length;
    g->carts[seat] -= (int16_t)length;                          /* R15 */
    g->score[seat] += (int16_t)board.points[length];            /* R16 */
    if (route->cart && g->merchandise_left)                     /* R17, C9 */
        g->merchandise_left--, g->merchandise[seat]++;
    g->owned[seat] |= BIT(r);
    for (int other = 0; other < g->players; other++) {
        g->closed[other] |= BIT(r);
        if (route->twin >= 0 && (g->players == 2 || other == seat))     /* R19, R18 */
            g->closed[other] |= BIT(route->twin);
    }
    settle(g);
    end_turn(g);
}

static void apply(Game *g, int action) {
    if (action == PASS) {
        g->passes++;
        end_turn(g);
        return;
    }
    g->passes = 0;
    if (action <= DECK) {
        take_card(g, action);
    } else if (action == CONTRACTS) {
        offer_contracts(g, g->to_move);
        g->phase = KEEP;
    } else if (action <= KEEP_BOTH) {
        keep(g, action);
    } else {
        claim(g, action);
    }
}

static long play(Game *g, int players) {
    int actions[64 * (6 * MAX_LENGTH + 1) + CLAIM];
    long decisions = 0;
    new_game(g, players);
    for (; g->phase != OVER; decisions++) {
        int n = legal(g, actions);
        apply(g, actions[below(g, n)]);
    }
    return decisions;
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
        board.cards[c] = number(file, 0, 1000, "cards of a color");
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
        board.route[r] = (struct route){(int8_t)a, (int8_t)b, (int8_t)length, (int8_t)cart, (int8_t)twin};
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
    double limit = argc == 4 ? atof(argv[3]) : 1.0, seconds, wins = 0, start = now();
    read_board(argv[1], players);
    Game game = {.random = 1};
    long games = 0, decisions = 0, stalemates = 0, total = 0;
    do {
        for (int i = 0; i < 256; i++, games++) {
            decisions += play(&game, players);
            stalemates += game.stalemate;
            wins += game.winners >> game.first & 1;
            for (int seat = 0; seat < players; seat++)
                total += game.score[seat];
        }
        seconds = now() - start;
    } while (seconds < limit);
    printf("{\"players\": %d, \"games\": %ld, \"decisions\": %ld, \"seconds\": %.4f, "
           "\"decisions_per_second\": %.0f, \"decisions_per_game\": %.3f, \"mean_total\": %.4f, "
           "\"wins_of_the_first\": %.4f, \"stalemates\": %.6f}\n",
           players, games, decisions, seconds, (double)decisions / seconds, (double)decisions / (double)games,
           (double)total / (double)games / players, wins / (double)games, (double)stalemates / (double)games);
    return 0;
}
