"""How many turns the centres need in each phase."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.masks import mask_bytes, mask_of
from cubeapp.engine.coordinates.pruning import mask_distances, pair_distances
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.four.coordinates import CHOSEN, SIDES, Product, places_of
from cubeapp.engine.solvers.four.turns import BLOCK_TURNS, PHASES, centre_sources


def staging_distances(single: bool = True) -> NDArray[np.uint8]:
    """Return the distances of phase 1: uint8, shape (`STAGED`,).

    Args:
        single: whether inner layers may turn alone.
    """
    goal, signals = np.array([mask_of(places_of(SIDES))]), SearchControl().signals
    sources = centre_sources()[_used(0, single)]
    return mask_distances(mask_bytes(sources), CHOSEN, goal, signals)


def product_distances(product: Product, phase: int = 0, single: bool = True) -> NDArray[np.uint8]:
    """Return the distances of a later phase: uint8, a row for each first coordinate.

    Args:
        product: its coordinates.
        phase: which one it is, if inner layers may not turn alone.
        single: whether they may.
    """
    goals = tuple(np.array(product.goals).T)
    first, second = product.first, product.second
    if not single:
        used = _used(phase, single)
        first, second = first[:, used].copy(), second[:, used].copy()
    return pair_distances(first, second, goals, SearchControl().signals)


def _used(phase: int, single: bool) -> NDArray[np.intp]:
    """Return which turns of a phase are made."""
    return np.flatnonzero([single or turn in BLOCK_TURNS for turn in PHASES[phase]])
