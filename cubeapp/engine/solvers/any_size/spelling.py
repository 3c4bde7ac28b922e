"""Spelling words out as turns, and what they cost behind others."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.turns import make_turns
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.permutations import LayerTurns
from cubeapp.engine.solvers.any_size.choice import PAIRS, SLICE_COST, batch_cost
from cubeapp.engine.solvers.any_size.families import MAX_STEPS, TURNS_BEFORE, Words
from cubeapp.engine.solvers.any_size.touched import DISPLACED, ROWS

GAIN, COST, BEFORE, FAMILY, LAYERS = range(5)
"""The entries of a word: int16, the displaced layers (N) and rows (groups·N) follow."""
AXIS_OF = np.array([face.axis for face in Face])
LOW = Face.D
"""From this one on faces are the last layers of their axes."""
NO_AXIS = -1


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


@kernel(allocates=True)
def join(word: NDArray[np.int16], words: Words, trail: NDArray[np.int8]) -> int:
    """Put a word behind the last turns before it and return how many turns that takes more.

    Args:
        word: see `LAYERS`.
        words: those of the stage.
        trail: the last turns about one axis, which the first of the word may join: quarters of
            each layer, and the axis; shape (N + 1,). Those of the word take their place.
    """
    size = len(trail) - 1
    beginning = plain(0)
    slice_cost = words.rules[word[FAMILY], SLICE_COST]
    cost = -batch_cost(trail, beginning, size, slice_cost)
    powers = np.empty(size, dtype=np.int8)
    for index in range(TURNS_BEFORE + MAX_STEPS):
        axis = take_step(word, words, index, powers)
        if axis == NO_AXIS:
            continue
        if axis == trail[size]:
            for layer in range(size):
                trail[layer] = (trail[layer] + powers[layer]) & 3
            continue
        cost += batch_cost(trail, beginning, size, slice_cost)
        for layer in range(size):
            trail[layer] = powers[layer]
        trail[size] = axis
    return cost + batch_cost(trail, beginning, size, slice_cost)


@kernel(allocates=True)
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


@kernel(allocates=True)
def make_word(
    cube: NDArray[np.uint8],
    trail: NDArray[np.int8],
    word: NDArray[np.int16],
    words: Words,
    layer_turns: LayerTurns,
) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
    """Return the facelets after a word, and the last turns.

    Args:
        cube: the facelets before.
        trail: the last turns before, see `join`.
        word: see `LAYERS`.
        words: those of the stage.
        layer_turns: of cubes of this size.
    """
    size = len(trail) - 1
    turns = np.empty(8 * size + 8, dtype=np.int32)
    after, last, moved = cube.copy(), trail.copy(), np.empty_like(cube)
    make_turns(after, turns[: spell(word, words, turns, size)], layer_turns, moved)
    join(word, words, last)
    return after, last
