"""Finding the words that gain most for their turns, and spelling them out."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.geometry import Face
from cubeapp.engine.search.any_size.choice import (
    APART,
    FIXED_COST,
    LAYER_COST,
    PAIRS,
    ROW_COST,
    batch_cost,
    choose_displaced,
    choose_rows,
    sum_rows,
    word_cost,
    word_gain,
)
from cubeapp.engine.search.any_size.families import MAX_STEPS, TURNS_BEFORE, Words
from cubeapp.engine.search.any_size.state import make_turns
from cubeapp.engine.search.any_size.touched import DISPLACED, ROWS
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


FACES = len(Face)
AXIS_OF = np.array([face.axis for face in Face])
LOW = Face.D
"""From this one on faces are the last layers of their axes."""
NO_AXIS = -1


@kernel
def weigh_faces(
    cubes: NDArray[np.uint8], words: Words, family: int, parts: NDArray[np.int16]
) -> None:
    """Work out what each displaced layer gains with each row and power of a family.

    Args:
        cubes: shape (4, 6·N²): the facelets with every face turned by so many quarters.
        words: those of the stage.
        family: which of them.
        parts: the answer: shape (7, 4, powers·N·rows): what the cells of each face gain when it
            is turned, beyond what they gain as they are; the last one, with all faces as they
            are, is the whole gain.
    """
    starts = words.starts[family]
    total = parts[FACES, 0]
    total[:] = 0
    for face in range(FACES):
        first, end = starts[face], starts[face + 1]
        for quarters in range(4):
            part, cube = parts[face, quarters], cubes[quarters]
            part[:] = 0
            for term in range(first, end):
                part[words.place[term]] += words.gain[words.code[term], cube[words.cell[term]]]
        still = parts[face, 0]
        for place in range(len(total)):
            total[place] += still[place]
        for quarters in range(1, 4):
            part = parts[face, quarters]
            for place in range(len(total)):
                part[place] -= still[place]
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
            turns = rules[FIXED_COST] + rules[ROW_COST] * turned
            single[x] = total / (fixed + turns + rules[LAYER_COST] - saved[x])
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
    for layer in range(1, size - 1):
        power = trail[layer]
        if power == 0:
            continue
        if which == DISPLACED:
            turns = 2 if (power + quarters) & 3 == 0 else 1
            layers[layer] += turns
            if words.rules[family, PAIRS] and layer != size - 1 - layer:
                layers[size - 1 - layer] += turns
        elif which <= ROWS and len(words.powers) == 1:
            rows[size * (ROWS - which) + layer] = 2 if power == 2 else 1


@kernel
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
    cubes = np.empty((4, len(cube)), dtype=np.uint8)
    for quarters in range(4):
        for cell in range(len(cube)):
            cubes[quarters, cell] = cube[words.turned[quarters, cell]]
    found, top = 0, 0.0
    for family in range(len(words.steps)):
        if signals[STOP]:
            return 0
        weigh_faces(cubes, words, family, parts)
        word[FAMILY] = family
        for index in range(len(words.before)):
            word[BEFORE] = index
            whole = parts[FACES, 0]
            for place in range(len(flat)):
                flat[place] = whole[place]
            turns = 0
            for face, quarters in words.before[index]:
                if quarters:
                    turns += 1
                    part = parts[face, quarters]
                    for place in range(len(flat)):
                        flat[place] += part[place]
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
            if found == len(best) and score <= scores[found - 1]:
                continue
            place = min(found, len(best) - 1)
            while place > 0 and scores[place - 1] < score:
                scores[place] = scores[place - 1]
                for entry in range(len(word)):
                    best[place, entry] = best[place - 1, entry]
                place -= 1
            scores[place] = score
            for entry in range(len(word)):
                best[place, entry] = word[entry]
            found = min(found + 1, len(best))
    return found


@kernel
def take_step(word: NDArray[np.int16], words: Words, index: int, powers: NDArray[np.int8]) -> int:
    """Write how far each layer turns at a step of a word and return the axis.

    Args:
        word: see `LAYERS`.
        words: those of the stage.
        index: the turns before the word count as its first two steps.
        powers: the answer: quarters, shape (N,).

    Returns:
        The axis, `NO_AXIS` where nothing turns.
    """
    size = len(powers)
    for layer in range(size):
        powers[layer] = 0
    if index < TURNS_BEFORE:
        face, quarters = words.before[word[BEFORE], index]
        if quarters == 0:
            return NO_AXIS
        powers[0 if face < LOW else size - 1] = quarters
        return int(AXIS_OF[face])
    family = word[FAMILY]
    axis, which, quarters = words.steps[family, index - TURNS_BEFORE]
    if quarters == 0:
        return NO_AXIS
    if which >= 0:
        powers[which] = quarters & 3
        return int(axis)
    turns = False
    for layer in range(1, size - 1):
        if which == DISPLACED:
            mirrored = words.rules[family, PAIRS] and word[LAYERS + size - 1 - layer]
            power = quarters if word[LAYERS + layer] or mirrored else 0
        else:
            power = quarters * word[LAYERS + size * (1 + ROWS - which) + layer]
        powers[layer] = power & 3
        turns = turns or powers[layer] != 0
    return int(axis) if turns else NO_AXIS


@kernel
def join(word: NDArray[np.int16], words: Words, trail: NDArray[np.int8]) -> int:
    """Put a word behind the last turns before it and return how many turns that takes more.

    Args:
        word: see `LAYERS`.
        words: those of the stage.
        trail: the last turns about one axis, which the first of the word may join: quarters of
            each layer, and the axis; shape (N + 1,). Those of the word take their place.
    """
    size = len(trail) - 1
    beginning = 0
    cost = -batch_cost(trail, beginning, size)
    powers = np.empty(size, dtype=np.int8)
    for index in range(TURNS_BEFORE + MAX_STEPS):
        axis = take_step(word, words, index, powers)
        if axis == NO_AXIS:
            continue
        if axis == trail[size]:
            for layer in range(size):
                trail[layer] = (trail[layer] + powers[layer]) & 3
            continue
        cost += batch_cost(trail, beginning, size)
        for layer in range(size):
            trail[layer] = powers[layer]
        trail[size] = axis
    return cost + batch_cost(trail, beginning, size)


@kernel
def spell(word: NDArray[np.int16], words: Words, turns: NDArray[np.int32], size: int) -> int:
    """Write a word's turns to ``turns``, which has room for them, and return how many there are."""
    count = 0
    powers = np.empty(size, dtype=np.int8)
    for index in range(TURNS_BEFORE + MAX_STEPS):
        axis = take_step(word, words, index, powers)
        if axis == NO_AXIS:
            continue
        for layer in range(size):
            if powers[layer] != 0:
                turns[count] = 3 * (size * axis + layer) + powers[layer] - 1
                count += 1
    return count


@kernel
def make_word(
    cube: NDArray[np.uint8],
    trail: NDArray[np.int8],
    word: NDArray[np.int16],
    words: Words,
    starts: NDArray[np.int32],
    to: NDArray[np.uint16],
    source: NDArray[np.uint16],
) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
    """Return the facelets after a word, and the last turns.

    Args:
        cube: the facelets before.
        trail: the last turns before, see `join`.
        word: see `LAYERS`.
        words: those of the stage.
        starts: the turns, as in `state.TurnArrays`.
        to: likewise.
        source: likewise.
    """
    size = len(trail) - 1
    turns = np.empty(8 * size + 8, dtype=np.int32)
    after, last = cube.copy(), trail.copy()
    make_turns(after, turns, spell(word, words, turns, size), starts, to, source)
    join(word, words, last)
    return after, last
