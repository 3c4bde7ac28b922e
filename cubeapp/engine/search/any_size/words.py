"""Finding the words that gain most for their turns, and spelling them out."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.search.any_size.choice import (
    APART,
    FIXED_COST,
    PAIRS,
    ROW_COST,
    choose_displaced,
    choose_rows,
    sum_rows,
    word_cost,
    word_gain,
)
from cubeapp.engine.search.any_size.families import Words
from cubeapp.engine.search.any_size.state import make_turns
from cubeapp.engine.search.any_size.touched import DISPLACED, NONE, ROWS
from cubeapp.engine.search.compiled import kernel
from cubeapp.engine.search.control import SearchControl

GAIN, COST, BEFORE, FAMILY, LAYERS = range(5)
"""The entries of a word: int16, the displaced layers (N) and rows (groups·N) follow."""
STOP = SearchControl.STOP
ROUNDS = 4
TRIALS = 3
"""The layers with which the choice of a word of one family begins, each in turn."""
NEAR = 0.85
"""A family whose first trial stays below this part of the words to beat gets no other."""
EASE = 0.5
"""Added to the turns of a word when the words of a cube are compared: large ones are liked."""


@kernel
def weigh(
    cube: NDArray[np.uint8],
    source: NDArray[np.uint16],
    faces: NDArray[np.uint8],
    gain: NDArray[np.int16],
    gains: NDArray[np.int32],
    single: NDArray[np.float64],
    costs: NDArray[np.int64],
) -> float:
    """Work out what each displaced layer gains with each row and power of a family.

    Args:
        cube: the facelets.
        source: the family's part of `families.Words.source`.
        faces: likewise.
        gain: as in `families.Words`.
        gains: the answer: shape (N, rows, powers).
        single: for each layer about the gain per turn when it is displaced alone.
        costs: what displacing one layer, one turn of a row, and all else cost.

    Returns:
        The largest in ``single``.
    """
    size, rows, powers, room = source.shape
    top = 0.0
    for x in range(1, size - 1):
        total, turned = 0, 0
        for r in range(rows):
            best = 0
            for p in range(powers):
                value = 0
                for i in range(room):
                    code = faces[x, r, p, i]
                    if code == NONE:
                        break
                    value += gain[code, cube[source[x, r, p, i]]]
                gains[x, r, p] = value
                best = max(best, value)
            total += best
            turned += best > 0
        single[x] = total / (costs[0] + costs[2] + costs[1] * turned)
        top = max(top, single[x])
    return top


@kernel
def best_of_family(
    gains: NDArray[np.int32],
    single: NDArray[np.float64],
    least: float,
    hopeless: float,
    powers: NDArray[np.int64],
    rules: NDArray[np.int64],
    before: int,
    word: NDArray[np.int16],
) -> float:
    """Write the best word of a family to ``word`` and return its gain per turn.

    Args:
        gains: as of `weigh`.
        single: likewise; the search begins with the layers that have most there, and writes 0.
        least: those with less are not tried.
        hopeless: below this gain per turn one trial is enough.
        powers: as in `families.Words`.
        rules: of the family.
        before: what the turns before the word cost.
        word: see `LAYERS`.
    """
    size, rows, count = gains.shape
    chosen = np.zeros(size, dtype=np.int8)
    turned = np.zeros(rows, dtype=np.int8)
    sums = np.zeros((rows, count), dtype=np.int64)
    worth = np.zeros((2, size), dtype=np.int64)
    traces = np.zeros((2, size, 4), dtype=np.int8)
    best, best_ratio = 0.0, 0.0
    for trial in range(TRIALS):
        start = 0
        for x in range(1, size - 1):
            if single[x] > single[start]:
                start = x
        if single[start] < least or (trial > 0 and best < hopeless):
            break
        single[start] = 0.0
        for x in range(size):
            chosen[x] = 0
        chosen[start] = 1
        reached = 0.0
        for _ in range(ROUNDS):
            sum_rows(gains, chosen, rules[APART], powers, sums)
            price = max(reached, 0.7 * best_ratio)
            choose_rows(sums, size, powers, rules, price, traces, turned)
            gain = word_gain(sums, turned, powers)
            if gain <= 0:
                break
            cost = before + word_cost(chosen, turned, rules)
            ratio = gain / cost
            if gain / (cost + EASE) > best:
                best, best_ratio = gain / (cost + EASE), ratio
                word[GAIN], word[COST] = gain, cost
                for x in range(size):
                    word[LAYERS + x] = chosen[x]
                for r in range(rows):
                    word[LAYERS + size + r] = turned[r]
            if ratio <= reached:
                break
            reached = ratio
            choose_displaced(gains, turned, powers, rules, ratio, worth, chosen)
    return best


@kernel
def find_words(
    cube: NDArray[np.uint8],
    starts: NDArray[np.int32],
    to: NDArray[np.uint16],
    source: NDArray[np.uint16],
    words: Words,
    narrow: float,
    best: NDArray[np.int16],
    signals: NDArray[np.int64],
) -> int:
    """Find the best words for a cube, at most one of each family and turn before it.

    Args:
        cube: the facelets.
        starts: the turns, as in `state.TurnArrays`.
        to: likewise.
        source: likewise.
        words: those of the stage.
        narrow: families whose best single layer is below this part of the best are left out.
        best: room for the answer, best first; as many as fit are given. See `LAYERS`.
        signals: of the search's control.

    Returns:
        How many words there are.
    """
    families, size, rows, count, _ = words.source.shape
    gains = np.zeros((size, rows, count), dtype=np.int32)
    single = np.zeros(size)
    costs = np.zeros(3, dtype=np.int64)
    scores = np.zeros(len(best))
    word = np.zeros(best.shape[1], dtype=np.int16)
    found, top = 0, 0.0
    held = cube.copy()
    for index in range(len(words.before)):
        if signals[STOP]:
            return 0
        turns = 0
        while turns < 2 and words.before[index, turns] >= 0:
            turns += 1
        for cell in range(len(cube)):
            held[cell] = cube[cell]
        make_turns(held, words.before[index], turns, starts, to, source)
        for family in range(families):
            rule = words.rules[family]
            costs[0], costs[1] = 2 * (1 + rule[PAIRS]), rule[ROW_COST]
            costs[2] = rule[FIXED_COST] + turns
            reach = weigh(
                held, words.source[family], words.faces[family], words.gain, gains, single, costs
            )
            top = max(top, reach)
            if reach <= 0.0 or reach < narrow * top:
                continue
            hopeless = NEAR * scores[found - 1] if found == len(best) else 0.0
            score = best_of_family(
                gains, single, narrow * reach, hopeless, words.powers, rule, turns, word
            )
            if score <= 0.0 or (found == len(best) and score <= scores[found - 1]):
                continue
            place = min(found, len(best) - 1)
            while place > 0 and scores[place - 1] < score:
                scores[place] = scores[place - 1]
                for entry in range(len(word)):
                    best[place, entry] = best[place - 1, entry]
                place -= 1
            word[BEFORE], word[FAMILY] = index, family
            scores[place] = score
            for entry in range(len(word)):
                best[place, entry] = word[entry]
            found = min(found + 1, len(best))
    return found


@kernel
def spell(word: NDArray[np.int16], size: int, words: Words, turns: NDArray[np.int32]) -> int:
    """Write a word's turns to ``turns`` and return how many there are.

    Args:
        word: see `LAYERS`.
        size: N.
        words: those of the stage.
        turns: room for all turns.
    """
    count = 0
    for turn in words.before[word[BEFORE]]:
        if turn >= 0:
            turns[count] = turn
            count += 1
    family = word[FAMILY]
    for axis, which, quarters in words.steps[family]:
        if quarters == 0:
            continue
        if which >= 0:
            turns[count] = 3 * (size * axis + which) + (quarters & 3) - 1
            count += 1
            continue
        for layer in range(1, size - 1):
            power = quarters
            if which == DISPLACED:
                mirrored = words.rules[family, PAIRS] and word[LAYERS + size - 1 - layer]
                if not (word[LAYERS + layer] or mirrored):
                    continue
            else:
                power *= word[LAYERS + size * (1 + ROWS - which) + layer]
            if power & 3:
                turns[count] = 3 * (size * axis + layer) + (power & 3) - 1
                count += 1
    return count


@kernel
def make_word(
    cube: NDArray[np.uint8],
    word: NDArray[np.int16],
    words: Words,
    starts: NDArray[np.int32],
    to: NDArray[np.uint16],
    source: NDArray[np.uint16],
) -> NDArray[np.uint8]:
    """Return the facelets after a word; arguments as for `find_words`."""
    size = words.source.shape[1]
    turns = np.empty(8 * size + 8, dtype=np.int32)
    after = cube.copy()
    make_turns(after, turns, spell(word, size, words, turns), starts, to, source)
    return after
