"""Many games side by side, a row each: dealt, played and started anew in compiled code.

The games of a batch have slots, numbered from 0; the games of one slot follow one another and are
numbered from 0 too. Slot and number give a game's seed, so it does not depend on what was played.
"""

import numpy as np
import numpy.typing as npt

from grachten.rules.chance import below, next_number
from grachten.rules.jit import jit, jit_inline, prefetch
from grachten.rules.kernel import REFUSED, play
from grachten.rules.layout import (
    CHANCE,
    IDS,
    MAX_ACTIONS,
    OVER,
    STATE,
    TABLES,
    TAPE,
    Chance,
    Ids,
    Row,
    State,
    Tables,
    offset_of,
)
from grachten.rules.legal import list_actions
from grachten.rules.score import score_game, winners_of
from grachten.rules.setup import set_up
from grachten.rules.tape import SILENT

Masks = npt.NDArray[np.bool_]
Rewards = npt.NDArray[np.float32]

SEED_ROUNDS = 16
ROWS_AHEAD = 2
CACHE_LINE = 8  # numbers
OFTEN_USED = offset_of(STATE, "returned") // 8  # returned contracts seldom matter


@jit
def derive_seed(key: Chance, slot: int, number: int, seed: Chance) -> None:
    """Write the seed of a slot's game: sfc32 stirs slot and number into the batch's key."""
    seed.a = key.a ^ slot
    seed.b = key.b ^ number
    seed.c = key.c
    seed.d = key.d
    for _ in range(SEED_ROUNDS):
        next_number(seed)


@jit
def game_seed(key: Row, slot: int, number: int, seed: Row) -> None:
    """Write the seed of a slot's game as four numbers of 32 bits."""
    derive_seed(key.view(CHANCE)[0], slot, number, seed.view(CHANCE)[0])


@jit
def deal(b: Tables, s: State, players: int, key: Chance, slot: int, number: int, c: Chance) -> None:
    """Set up a slot's game: its stream starts at its seed, and the lot comes first (R6)."""
    derive_seed(key, slot, number, c)
    set_up(b, s, players, below(c, players), c, SILENT.view(TAPE)[0])


@jit_inline
def mark_legal(b: Tables, s: State, ids: Ids, masks: Masks, slot: int) -> None:
    n = list_actions(b, s, ids)
    masks[slot, :] = False
    for k in range(n):
        masks[slot, ids.ids[k]] = True


@jit
def deal_each(
    tables: Row,
    rows: Row,
    players: int,
    key: Row,
    chances: Row,
    masks: Masks,
    out: Row,
) -> None:
    """Deal the first game of every slot. `out` is scratch."""
    b, k, ids = tables.view(TABLES)[0], key.view(CHANCE)[0], out.view(IDS)[0]
    states, streams = rows.view(STATE), chances.view(CHANCE)
    for slot in range(len(rows)):
        s = states[slot, 0]
        deal(b, s, players, k, slot, 0, streams[slot, 0])
        mark_legal(b, s, ids, masks, slot)


@jit_inline
def share_victory(winners: int, players: int, rewards: Rewards, slot: int) -> None:
    """Give the winners equal shares of 1, and the others 0; `winners` has a bit for each seat."""
    number = 0
    for seat in range(players):
        number += winners >> seat & 1
    for seat in range(players):
        rewards[slot, seat] = (winners >> seat & 1) / max(number, 1)


@jit
def start_next(
    b: Tables,
    rows: Row,
    i: int,
    c: Chance,
    scores: Row,
    done: Row,
    key: Chance,
    numbers: Row,
    plies: Row,
    rewards: Rewards,
    finals: Row,
    final_places: Row,
    ended: int,
) -> None:
    """Score the game of slot i, which is over, keep its last state, and deal the next one."""
    s = rows.view(STATE)[i, 0]
    score_game(b, s, scores[i])
    winners = winners_of(s, scores[i])
    share_victory(winners, s.players, rewards, i)
    done[i] = 1 + winners
    plies[i] = 0
    final_places[i] = ended
    for k in range(rows.shape[1]):  # quicker than a slice
        finals[ended, k] = rows[i, k]
    numbers[i] += 1
    deal(b, s, s.players, key, i, numbers[i], c)


@jit
def first_illegal(masks: Masks, actions: Row) -> int:
    """The first slot whose action is illegal, or -1."""
    for slot in range(len(actions)):
        action = actions[slot]
        if not (0 <= action < masks.shape[1] and masks[slot, action]):
            return slot
    return -1


@jit_inline
def load_ahead(rows: Row, i: int) -> None:
    """Fetch a row that a later round of the loop needs: waiting for memory takes most of a step."""
    ahead = min(i + ROWS_AHEAD, len(rows) - 1)
    for k in range(0, OFTEN_USED, CACHE_LINE):
        prefetch(rows, ahead, k)


@jit
def step_each(
    tables: Row,
    rows: Row,
    actions: Row,
    chances: Row,
    masks: Masks,
    scores: Row,
    done: Row,
    key: Row,
    numbers: Row,
    plies: Row,
    rewards: Rewards,
    finals: Row,
    final_places: Row,
    out: Row,
) -> int:
    """`step_batch` with its scratch: a view of an array of its own would outlive the array."""
    b, silent, batch_key = tables.view(TABLES)[0], SILENT.view(TAPE)[0], key.view(CHANCE)[0]
    states, streams = rows.view(STATE), chances.view(CHANCE)
    ids = out.view(IDS)[0]
    ended = 0
    for i in range(len(rows)):
        s, c = states[i, 0], streams[i, 0]
        load_ahead(rows, i)
        action = actions[i]
        if not (0 <= action < b.actions and masks[i, action]):
            done[i] = REFUSED
            continue
        if done[i] > 0:
            share_victory(0, s.players, rewards, i)
        done[i] = 0
        plies[i] += 1
        play(b, s, action, c, silent)
        if s.phase == OVER:
            start_next(
                b,
                rows,
                i,
                c,
                scores,
                done,
                batch_key,
                numbers,
                plies,
                rewards,
                finals,
                final_places,
                ended,
            )
            ended += 1
        mark_legal(b, s, ids, masks, i)
    return ended


@jit
def step_batch(
    tables: Row,
    rows: Row,
    actions: Row,
    chances: Row,
    masks: Masks,
    scores: Row,
    done: Row,
    key: Row,
    numbers: Row,
    plies: Row,
    rewards: Rewards,
    finals: Row,
    final_places: Row,
) -> int:
    """One action in each of many games; a finished game is scored and the next one is dealt.

    `masks` holds the legal actions before and after; `plies[i]` counts the decisions of a game.
    `done[i]` becomes 0, or 1 + the winners' bits where game i has ended, or REFUSED where the
    action was illegal and nothing was done. A game that has ended leaves its points in `scores`,
    the shares of the victory in `rewards` until the next step, and its last state in
    `finals[final_places[i]]`; `numbers` counts it. Returns how many games have ended.
    """
    out = np.empty(MAX_ACTIONS, np.int64)
    return step_each(
        tables,
        rows,
        actions,
        chances,
        masks,
        scores,
        done,
        key,
        numbers,
        plies,
        rewards,
        finals,
        final_places,
        out,
    )
