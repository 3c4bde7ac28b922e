"""Finding the words that gain most for their turns."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.solvers.any_size.choice import (
    APART,
    FIXED_COST,
    LAYER_COST,
    PAIRS,
    ROW_COST,
    SLICE_COST,
    choose_displaced,
    choose_rows,
    sum_rows,
    word_cost,
    word_gain,
)
from cubeapp.engine.solvers.any_size.families import Words
from cubeapp.engine.solvers.any_size.spelling import (
    AXIS_OF,
    BEFORE,
    COST,
    FAMILY,
    GAIN,
    LAYERS,
    join,
)
from cubeapp.engine.solvers.any_size.touched import DISPLACED, ROWS

ROUNDS = 4
TRIALS = 3
"""The layers with which the choice of a word of one family begins, each in turn."""
NEAR = 0.85
"""A family whose first trial stays below this part of the words to beat gets no other."""
EASE = 0.5
"""Added to the turns of a word when the words of a cube are compared: large ones are liked."""


FACES = len(Face)


@kernel
def weigh_faces(
    cubes: NDArray[np.uint8], words: Words, family: int, parts: NDArray[np.int16]
) -> None:
    """Work out what each displaced layer gains with each row and power of a family.

    Args:
        cubes: shape (6·N², 4): each facelet with every face turned by so many quarters.
        words: those of the stage.
        family: which of them.
        parts: the answer: shape (7, 4, powers·N·rows): what the cells of each face gain when it
            is turned, beyond what they gain as they are; the last one, with all faces as they
            are, is the whole gain.
    """
    starts = words.starts[family]
    parts[:] = 0
    total = parts[FACES, 0]
    for face in range(FACES):
        one, two, three = parts[face, 1], parts[face, 2], parts[face, 3]
        for term in range(starts[face], starts[face + 1]):
            place = words.place[term]
            gain, colours = words.gain[words.code[term]], cubes[words.cell[term]]
            still = gain[colours[0]]
            total[place] += still
            one[place] += gain[colours[1]] - still
            two[place] += gain[colours[2]] - still
            three[place] += gain[colours[3]] - still
    for term in range(starts[FACES], starts[FACES + 1]):
        total[words.place[term]] += words.gain[words.code[term], 0]


@kernel
def rate_layers(
    gains: NDArray[np.int16],
    fixed: int,
    rules: NDArray[np.int64],
    saved: NDArray[np.int64],
    best: NDArray[np.int16],
    single: NDArray[np.float64],
) -> float:
    """Write about what each layer gains a turn when it is displaced alone; return the largest.

    Args:
        gains: shape (powers, N, rows).
        fixed: what the turns before a word cost.
        rules: of the family.
        saved: how many turns each displaced layer saves.
        best: room, shape (rows,).
        single: the answer, shape (N,).
    """
    count, size, rows = gains.shape
    top = 0.0
    for x in range(1, size - 1):
        for r in range(rows):
            best[r] = max(gains[0, x, r], 0)
        for p in range(1, count):
            for r in range(rows):
                best[r] = max(best[r], gains[p, x, r])
        total, turned = 0, 0
        for r in range(rows):
            total += best[r]
            turned += best[r] > 0
        single[x] = 0.0
        if total > 0:
            slices = rules[ROW_COST] * turned + rules[LAYER_COST]
            turns = rules[FIXED_COST] + rules[SLICE_COST] * slices
            single[x] = total / (fixed + turns - saved[x])
        top = max(top, single[x])
    return top


@kernel
def note_saved(
    word: NDArray[np.int16],
    words: Words,
    trail: NDArray[np.int8],
    layers: NDArray[np.int64],
    rows: NDArray[np.int64],
) -> None:
    """Write how many turns a word saves for each displaced layer and each row.

    They are saved where the first turns of the word join the last ones before, its ``trail``;
    see `join`.
    """
    size = len(layers)
    for x in range(size):
        layers[x] = 0
    for r in range(len(rows)):
        rows[r] = 0
    family = word[FAMILY]
    axis, which, quarters = words.steps[family, 0]
    for face, turned in words.before[word[BEFORE]]:
        if turned and AXIS_OF[face] != axis:
            return
    if trail[size] != axis:
        return
    slice_cost = words.rules[family, SLICE_COST]
    for layer in range(1, size - 1):
        power = trail[layer]
        if power == 0:
            continue
        if which == DISPLACED:
            turns = slice_cost * (2 if (power + quarters) & 3 == 0 else 1)
            layers[layer] += turns
            if words.rules[family, PAIRS] and layer != size - 1 - layer:
                layers[size - 1 - layer] += turns
        elif which <= ROWS and len(words.powers) == 1:
            rows[size * (ROWS - which) + layer] = slice_cost * (2 if power == 2 else 1)


@kernel(allocates=True)
def best_of_family(
    gains: NDArray[np.int16],
    single: NDArray[np.float64],
    least: float,
    hopeless: float,
    words: Words,
    before: int,
    saved_layers: NDArray[np.int64],
    saved_rows: NDArray[np.int64],
    word: NDArray[np.int16],
) -> float:
    """Write the best word of a family to ``word`` and return about its gain per turn.

    Args:
        gains: shape (powers, N, rows).
        single: as of `rate_layers`; the search begins with the layers that have most there, and
            writes 0.
        least: those with less are not tried.
        hopeless: below this gain per turn one trial is enough.
        words: those of the stage.
        before: what the turns before the word cost.
        saved_layers: as of `note_saved`.
        saved_rows: likewise.
        word: see `LAYERS`; the family is there.
    """
    count, size, rows = gains.shape
    rules, powers = words.rules[word[FAMILY]], words.powers
    chosen = np.zeros(size, dtype=np.int8)
    turned = np.zeros(rows, dtype=np.int8)
    sums = np.zeros((count, rows), dtype=np.int64)
    worth = np.zeros((2, size), dtype=np.int64)
    traces = np.zeros((2, size, 4), dtype=np.int8)
    best, best_ratio = 0.0, 0.0
    for trial in range(TRIALS):
        start = 0
        for x in range(1, size - 1):
            # What is part of the best word so far would only lead to it again.
            if single[x] > single[start] and not (best > 0.0 and word[LAYERS + x]):
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
            choose_rows(sums, size, powers, rules, price, saved_rows, traces, turned)
            gain = word_gain(sums, turned)
            if gain <= 0:
                break
            cost = before + word_cost(chosen, turned, rules)
            for x in range(size):
                cost -= chosen[x] * saved_layers[x]
            for r in range(rows):
                cost -= (turned[r] != 0) * saved_rows[r]
            cost = max(cost, 1)
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
            choose_displaced(gains, turned, powers, rules, ratio, saved_layers, worth, chosen)
    return best


@kernel
def add_parts(parts: NDArray[np.int16], before: NDArray[np.int64], gains: NDArray[np.int16]) -> int:
    """Write the gains of words after turns of faces and return how many turns these are.

    Args:
        parts: as of `weigh_faces`.
        before: the turns, a row of `families.Words.before`.
        gains: the answer: shape (powers·N·rows,).
    """
    turns = 0
    whole = parts[FACES, 0]
    for place in range(len(gains)):
        gains[place] = whole[place]
    for face, quarters in before:
        if quarters:
            turns += 1
            part = parts[face, quarters]
            for place in range(len(gains)):
                gains[place] += part[place]
    return turns


@kernel
def insert(
    best: NDArray[np.int16],
    scores: NDArray[np.float64],
    found: int,
    word: NDArray[np.int16],
    score: float,
) -> int:
    """Put a word among the ``found`` best, if it is one of them, and return how many there are."""
    if found == len(best) and score <= scores[found - 1]:
        return found
    place = min(found, len(best) - 1)
    while place > 0 and scores[place - 1] < score:
        scores[place] = scores[place - 1]
        for entry in range(len(word)):
            best[place, entry] = best[place - 1, entry]
        place -= 1
    scores[place] = score
    for entry in range(len(word)):
        best[place, entry] = word[entry]
    return min(found + 1, len(best))


@kernel(allocates=True)
def find_words(
    cube: NDArray[np.uint8],
    trail: NDArray[np.int8],
    words: Words,
    narrow: float,
    best: NDArray[np.int16],
    signals: NDArray[np.int64],
) -> int:
    """Find the best words for a cube, at most one of each family and turn before it.

    Args:
        cube: the facelets.
        trail: the last turns that led to it, see `join`.
        words: those of the stage.
        narrow: families whose best single layer is below this part of the best are left out.
        best: room for the answer, best first; as many as fit are given. See `LAYERS`.
        signals: of the search's control.

    Returns:
        How many words there are.
    """
    size, count = len(trail) - 1, len(words.powers)
    rows = words.groups * size
    parts = np.empty((FACES + 1, 4, count * size * rows), dtype=np.int16)
    flat = np.empty(count * size * rows, dtype=np.int16)
    gains = flat.reshape((count, size, rows))
    room = np.empty(rows, dtype=np.int16)
    single = np.zeros(size)
    saved_layers = np.zeros(size, dtype=np.int64)
    saved_rows = np.zeros(rows, dtype=np.int64)
    after = np.empty_like(trail)
    scores = np.zeros(len(best))
    word = np.zeros(best.shape[1], dtype=np.int16)
    cubes = np.empty((len(cube), 4), dtype=np.uint8)
    for quarters in range(4):
        for cell in range(len(cube)):
            cubes[cell, quarters] = cube[words.turned[quarters, cell]]
    found, top = plain(0), 0.0
    for family in range(len(words.steps)):
        if signals[SIGNAL_STOP]:
            return 0
        weigh_faces(cubes, words, family, parts)
        word[FAMILY] = family
        for index in range(len(words.before)):
            word[BEFORE] = index
            turns = add_parts(parts, words.before[index], flat)
            note_saved(word, words, trail, saved_layers, saved_rows)
            reach = rate_layers(gains, turns, words.rules[family], saved_layers, room, single)
            top = max(top, reach)
            if reach <= 0.0 or reach < narrow * top:
                continue
            hopeless = NEAR * scores[found - 1] if found == len(best) else 0.0
            score = best_of_family(
                gains,
                single,
                narrow * reach,
                hopeless,
                words,
                turns,
                saved_layers,
                saved_rows,
                word,
            )
            if score <= 0.0:
                continue
            for layer in range(size + 1):
                after[layer] = trail[layer]
            word[COST] = join(word, words, after)
            score = word[GAIN] / (max(word[COST], 0) + EASE)
            found = insert(best, scores, found, word, score)
    return found
