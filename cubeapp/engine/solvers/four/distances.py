"""How many turns the centres need in each phase."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.masks import mask_bytes, mask_of
from cubeapp.engine.coordinates.pruning import mask_distances, pair_distances
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.four.coordinates import CHOSEN, SIDES, Product, places_of
from cubeapp.engine.solvers.four.turns import centre_sources


def staging_distances() -> NDArray[np.uint8]:
    """Return the distances of phase 1: uint8, shape (`STAGED`,)."""
    goal = np.array([mask_of(places_of(SIDES))])
    return mask_distances(mask_bytes(centre_sources()), CHOSEN, goal, SearchControl().signals)


def product_distances(product: Product) -> NDArray[np.uint8]:
    """Return the distances of phase 2 or 3: uint8, a row for each first coordinate."""
    first, second = np.array(product.goals).T
    signals = SearchControl().signals
    return pair_distances(product.first, product.second, (first, second), signals)
