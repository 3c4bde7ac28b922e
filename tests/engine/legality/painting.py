"""Cubes for the tests of painting: held in any way, in part bare, with wrong stickers."""

import numpy as np

from cubeapp.engine.legality.possible import possible
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state


def held_anyhow(cube, rng):
    text = " ".join("xyz"[axis] for axis in rng.integers(3, size=4))
    return cube.apply_all(Alg(text).moves(cube.size))


def any_cube(size, rng):
    """A random legal cube in a random hold."""
    return held_anyhow(random_state(size, rng), rng)


def recoloured(cube, indices, colours):
    facelets = cube.facelets.copy()
    facelets[np.ravel(indices)] = np.ravel(colours)
    return Cube.from_faces(facelets.reshape(cube.faces.shape))


def bared(cube, share, rng):
    """The cube with about a ``share`` of its stickers bare."""
    return recoloured(cube, rng.random(6 * cube.size**2) < share, UNPAINTED)


def mispainted(cube, count, rng):
    """The cube with ``count`` stickers in other colours."""
    indices = rng.choice(6 * cube.size**2, count, replace=False)
    return recoloured(cube, indices, (cube.facelets[indices] + rng.integers(1, 6, count)) % 6)


def keeps(painted, cube):
    """Whether ``cube`` has all painted stickers of ``painted``."""
    there = painted.facelets != UNPAINTED
    return bool(np.array_equal(painted.facelets[there], cube.facelets[there]))


def possible_colours(cube, index):
    """The colours that can come to the sticker with this flat index, all others being as now."""
    return set(np.flatnonzero(possible(cube).colours[index]).tolist())
