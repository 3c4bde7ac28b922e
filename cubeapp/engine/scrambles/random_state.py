"""Cubes drawn uniformly from all that turns can reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import corner_colours, edge_colours, is_odd
from cubeapp.engine.model.orbits import (
    CORNERS,
    WINGS,
    centre_facelets,
    corner_facelets,
    faces_of,
    midge_facelets,
    wing_facelets,
)
from cubeapp.engine.scrambles.random_moves import scramble_moves

# The World Cube Association wants scrambles at least this many moves from solved.
MIN_DISTANCES = {2: 4, 3: 2}


def random_state(size: int, rng: np.random.Generator) -> Cube:
    """Return a legal cube, each equally likely.

    The fixed centres of odd sizes are at home, and so is the corner DBL of 2×2×2; other even
    sizes are held in any way. 2×2×2 and 3×3×3 are drawn again where they are fewer moves than
    `MIN_DISTANCES` from solved.

    Draws, in this order: the corners' permutation, the twists of all but the last corner; on
    odd sizes the edges' permutation and the flips of all but the last edge; the permutations
    of all wings, of all centres.
    """
    cube = _draw(size, rng)
    while cube in _near_solved(size):
        cube = _draw(size, rng)
    return cube


def seeded_states(size: int, seed: int, count: int) -> Iterator[Cube]:
    """Yield cubes as `random_state` does, each of which depends on the seed and its number alone.

    So the first ones are the same however many follow.
    """
    for number in range(count):
        yield random_state(size, np.random.default_rng([seed, number]))


def random_rows(size: int, rng: np.random.Generator, count: int) -> NDArray[np.uint8]:
    """Return many legal cubes at once, each equally likely; those near to solved stay.

    The same cubes are held still as in `random_state`, which draws in another order.

    Returns:
        uint8, shape (count, 6·N²), a cube's facelets in each row.
    """
    rows = np.tile(Cube.solved(size).facelets, (count, 1))
    places = _moving_corners(size)
    cp, co = np.tile(np.arange(8), (count, 1)), np.zeros((count, 8), dtype=np.intp)
    cp[:, places] = rng.permuted(cp[:, places], axis=1)
    co[:, places[:-1]] = rng.integers(3, size=(count, len(places) - 1))
    co[:, places[-1]] = -co.sum(axis=1) % 3
    stickers = corner_colours(cp.ravel(), co.ravel()).reshape(count, 8, 3)
    rows[:, corner_facelets(size)] = stickers
    if size % 2:
        ep = rng.permuted(np.tile(np.arange(12), (count, 1)), axis=1)
        eo = rng.integers(2, size=(count, 12))
        eo[:, 11] = eo[:, :11].sum(axis=1) % 2
        wrong = _are_odd(cp) != _are_odd(ep)
        ep[wrong, :2] = ep[wrong, 1::-1]
        stickers = edge_colours(ep.ravel(), eo.ravel()).reshape(count, 12, 2)
        rows[:, midge_facelets(size)] = stickers
    for wings in wing_facelets(size):
        order = rng.permuted(np.tile(np.arange(24), (count, 1)), axis=1)
        rows[:, wings] = _wing_colours()[order]
    for centres in centre_facelets(size):
        rows[:, centres] = rng.permuted(rows[:, centres], axis=1)
    return rows


def _are_odd(permutations: NDArray[np.intp]) -> NDArray[np.bool_]:
    """Tell of each row whether an odd number of swaps sorts it."""
    first, second = np.triu_indices(permutations.shape[1], 1)
    inversions = np.count_nonzero(permutations[:, first] > permutations[:, second], axis=1)
    return np.asarray(inversions % 2 == 1)


def _moving_corners(size: int) -> list[int]:
    """Return the corner places that change."""
    # A 2×2×2 has no centres: one corner tells how it is held.
    fixed = [CORNERS.index("DBL")] if size == 2 else []
    return [place for place in range(8) if place not in fixed]


def _draw(size: int, rng: np.random.Generator) -> Cube:
    facelets = Cube.solved(size).facelets.copy()
    corners = _draw_corners(size, rng)
    facelets[corner_facelets(size)] = corner_colours(*corners)
    if size % 2:
        facelets[midge_facelets(size)] = edge_colours(*_draw_midges(is_odd(corners[0]), rng))
    wings, centres = wing_facelets(size), centre_facelets(size)
    if len(wings):
        places = np.broadcast_to(np.arange(24), (len(wings), 24))
        facelets[wings] = _wing_colours()[rng.permuted(places, axis=1)]
    if len(centres):
        facelets[centres] = rng.permuted(facelets[centres], axis=1)
    return Cube.from_faces(facelets.reshape(6, size, size))


def _draw_corners(size: int, rng: np.random.Generator) -> tuple[list[int], list[int]]:
    """Return the cubie and the twist in each corner place."""
    places = _moving_corners(size)
    cubies, twists = list(range(8)), [0] * 8
    for place, cubie in zip(places, rng.permutation(places).tolist(), strict=True):
        cubies[place] = cubie
    *free, last = places
    for place, twist in zip(free, rng.integers(3, size=len(free)).tolist(), strict=True):
        twists[place] = twist
    twists[last] = -sum(twists) % 3
    return cubies, twists


def _draw_midges(odd: bool, rng: np.random.Generator) -> tuple[list[int], list[int]]:
    """Return the cubie and the flip in each edge place; ``odd`` is the corners' parity."""
    cubies = rng.permutation(12).tolist()
    # Swapping the first two pairs each permutation of one parity with one of the other.
    if is_odd(cubies) != odd:
        cubies[0], cubies[1] = cubies[1], cubies[0]
    flips = rng.integers(2, size=11).tolist()
    return cubies, [*flips, sum(flips) % 2]


@lru_cache(maxsize=1)
def _wing_colours() -> NDArray[np.uint8]:
    return np.array([faces_of(name) for name in WINGS], dtype=np.uint8)


@lru_cache(maxsize=4)
def _near_solved(size: int) -> frozenset[Cube]:
    """Return the cubes fewer moves than `MIN_DISTANCES` from solved."""
    near = level = {Cube.solved(size)} if size in MIN_DISTANCES else set()
    for _ in range(1, MIN_DISTANCES.get(size, 1)):
        level = {cube.apply(move) for cube in level for move in scramble_moves(size)} - near
        near = near | level
    return frozenset(near)
