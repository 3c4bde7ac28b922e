"""Every state of a stage as the stage sees it: its own cubies anywhere, the others left over."""

from __future__ import annotations

from itertools import combinations, islice, permutations, product, starmap
from operator import gt

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import CORNERS, EDGES, faces_of
from cubeapp.engine.solvers.by_hand.places import HOME
from cubeapp.engine.teaching.state import facelets_at

BASE = Face.D
"""The colour of the first layer of these cubes, whose centres are at home."""
FACES = bytes(Face) + b"".join(bytes(faces_of(name)) for name in (*CORNERS, *EDGES))
"""The colours of the centres, and of the cubies one after the other."""
CENTRES, FACELETS = bytes(range(4, 54, 9)), [bytes(facelets_at(place)) for place in range(48)]
"""Where centres are, and a cubie's stickers by the place of the first."""


def cube_of(places):
    """The cube whose cubies' first stickers are at these places."""
    facelets = CENTRES + b"".join(map(FACELETS.__getitem__, places))
    shown = bytes(range(54)).translate(bytes.maketrans(facelets, FACES))
    return Cube.from_faces(np.frombuffer(shown, dtype=np.uint8).reshape(6, 3, 3))


def is_odd(order):
    return sum(starmap(gt, combinations(order, 2))) % 2 == 1


def edge_states(cubies, positions):
    """Places of ``cubies`` on any of ``positions``, either way round."""
    for chosen in permutations(positions, len(cubies)):
        for slots in product(range(2), repeat=len(cubies)):
            yield tuple(24 + 2 * p + s for p, s in zip(chosen, slots, strict=True))


def corner_states(cubies, positions):
    for chosen in permutations(positions, len(cubies)):
        for slots in product(range(3), repeat=len(cubies)):
            yield tuple(3 * p + s for p, s in zip(chosen, slots, strict=True))


def filled(given):
    """All twenty places where those of some cubies are given, such that turns can solve them.

    The others stay at home where they can, and otherwise take what is left. To mend the parities
    one of them is flipped, one twisted, and two trade places.
    """
    places = dict(given)
    for cubies, stickers, first in ((range(8), 3, 0), (range(8, 20), 2, 24)):
        taken = {(places[c] - first) // stickers for c in cubies if c in places}
        free = [position for position in range(len(cubies)) if position not in taken]
        others = [cubie for cubie in cubies if cubie not in places]
        at_home = [cubie for cubie in others if cubie - cubies[0] in free]
        left = [position for position in free if position + cubies[0] not in at_home]
        places |= {cubie: HOME[cubie] for cubie in at_home}
        moved = [cubie for cubie in others if cubie not in at_home]
        places |= {c: first + stickers * p for c, p in zip(moved, left, strict=True)}
        if others:
            turned = -sum((places[c] - first) % stickers for c in cubies) % stickers
            places[others[0]] += turned
    result = [places[cubie] for cubie in range(20)]
    if is_odd([place // 3 for place in result[:8]]) != is_odd([p // 2 for p in result[8:]]):
        one, other = [cubie for cubie in range(20) if cubie not in given][:2]
        result[one], result[other] = result[other], result[one]
    return bytes(result)


LOW_CORNERS_ROUND = {4: 15, 5: 18, 6: 12, 7: 21}
"""Three corners of the first layer in each other's places, so that no later stage can be done."""
MIDDLE_ROUND = {16: 42, 17: 44, 18: 40, 19: 46}
"""The same of three edges of the middle layer."""
BASE_EDGES = {cubie: HOME[cubie] for cubie in range(12, 16)}
BASE_CORNERS = {cubie: HOME[cubie] for cubie in range(4, 8)}
MIDDLE = {cubie: HOME[cubie] for cubie in range(16, 20)}
LOWER = BASE_EDGES | BASE_CORNERS | MIDDLE


def daisies(step=1):
    """The 190,080 states of the base's edges, or each ``step``-th of them."""
    for places in islice(edge_states(range(12, 16), range(12)), 0, None, step):
        yield filled(LOW_CORNERS_ROUND | dict(zip(range(12, 16), places, strict=True)))


def base_corners(step=1):
    """The 136,080 states of the base's corners over the cross, or each ``step``-th."""
    for places in islice(corner_states(range(4, 8), range(8)), 0, None, step):
        corners = dict(zip(range(4, 8), places, strict=True))
        yield filled(BASE_EDGES | MIDDLE_ROUND | corners)


def middle_edges(step=1):
    """The 26,880 states of the middle layer's edges over the first layer, or each ``step``-th."""
    for places in islice(edge_states(range(16, 20), (0, 1, 2, 3, 8, 9, 10, 11)), 0, None, step):
        edges = dict(zip(range(16, 20), places, strict=True))
        yield filled(BASE_EDGES | BASE_CORNERS | edges)


def cap_crosses():
    """The 8 ways in which the top's edges can be flipped, in another order than at home."""
    for flips in product(range(2), repeat=4):
        if sum(flips) % 2 == 0:
            positions = (0, 1, 3, 2)
            edges = {
                8 + c: 24 + 2 * p + f for c, (p, f) in enumerate(zip(positions, flips, strict=True))
            }
            yield filled(LOWER | edges)


def edge_orders():
    """The 24 orders of the top's edges, the corners being in no order that goes with them."""
    for order in permutations(range(4)):
        edges = {8 + cubie: 24 + 2 * position for cubie, position in enumerate(order)}
        shift = order[0]
        corners = [(c + shift) % 4 for c in (0, 2, 1, 3)]
        if is_odd(corners) != is_odd(order):
            corners = [(c + shift) % 4 for c in (0, 2, 3, 1)]
        yield filled(LOWER | edges | {c: 3 * p for c, p in enumerate(corners)})


def corner_places():
    """The 12 places of the top's corners over the edges at home."""
    for order in permutations(range(4)):
        if not is_odd(order):
            edges = {8 + cubie: HOME[8 + cubie] for cubie in range(4)}
            yield filled(LOWER | edges | {c: 3 * p for c, p in enumerate(order)})


def corner_twists():
    """The 27 twists of the top's corners in their places."""
    for twists in product(range(3), repeat=4):
        if sum(twists) % 3 == 0:
            edges = {8 + cubie: HOME[8 + cubie] for cubie in range(4)}
            yield filled(LOWER | edges | {c: 3 * c + t for c, t in enumerate(twists)})
