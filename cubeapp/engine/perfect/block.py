"""The memory of one search for perfect scrambles: a row of 64-bit words.

The first part changes with every edge; the second says where stickers lie and which sets of
edges have which colours, and is the same for all searches. Recursion is not needed, but the
kernels are many and small, and handing two addresses down costs them nothing.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from cubeapp.engine.model.cubies import is_odd
from cubeapp.engine.perfect.layout import (
    EDGE_CODES,
    SYMMETRIES,
    UNSET,
    Ints,
    code_colours,
    edge_images,
    face_corners,
    face_positions,
    previous_nodes,
    seen_colour,
    set_numbers,
    slot_corners,
    slot_faces,
    slot_places,
)

_SIZES = {
    "options": 12,
    "left": 12,
    "nodes": 25,
    "flips": 12,
    "parity": 12,
    "codes": 12,
    "allowed": 12,
    "keys": 6,
    "rows": 24,
    "holding_of": 24,
    "shown_of": 24,
    "patterns": 6,
    "flags": 5,
    "alike": 1,
    "chance": 1,
    "face_sets": 1,
    "true_sets": 1,
    "faces": 24,
    "previous": 24,
    "holding": 6 * 2 * 64,
    "shown": 6 * 2 * EDGE_CODES,
    "finished": 24,
    "positions": 24,
    "corners": 48,
    "places": 12,
    "other": 12,
    "odd": 1,
    "corner_colours": 72,
    "corner_faces": 24,
    "corner_steps": 144,
    "edge_colours": 48,
    "points": 12 * EDGE_CODES,
    "sets": 6**4,
    "source": SYMMETRIES * 12,
    "becomes": SYMMETRIES * 12 * EDGE_CODES,
}


def _offsets() -> dict[str, int]:
    ends = np.cumsum(list(_SIZES.values())).tolist()
    return dict(zip(_SIZES, [0, *ends[:-1]], strict=True))


_AT = _offsets()
BLOCK_WORDS = sum(_SIZES.values())

OPTIONS = _AT["options"]
"""The edges still to try in each slot, as 24 bits."""
LEFT = _AT["left"]
"""The edges that are left at each slot, both codes of each."""
NODES = _AT["nodes"]
"""See `previous_nodes`."""
FLIPS = _AT["flips"]
"""The parity of the flips before each slot."""
PARITY = _AT["parity"]
"""What the order of the edges from each slot on must be: 1 for odd."""
CODES = _AT["codes"]
ALLOWED = _AT["allowed"]
"""The edges that the corners allow in each slot."""
KEYS = _AT["keys"]
"""The corner colours of each face, as the key of its table."""
ROWS = _AT["rows"]
"""Where the table of each slot's two faces begins."""
HOLDING_OF, SHOWN_OF = _AT["holding_of"], _AT["shown_of"]
"""Where `HOLDING` and `SHOWN` begin for each slot's two faces."""
PATTERNS = _AT["patterns"]
"""The patterns of the faces, in the order in which faces are finished."""
FLAGS = _AT["flags"]
"""Which of the rules beyond a single face are on; see `search`."""
ALIKE = _AT["alike"]
"""The symmetries that leave the corners as they are, as bits."""
CHANCE = _AT["chance"]
"""The state of the source of chance."""
FACE_SETS, TRUE_SETS = _AT["face_sets"], _AT["true_sets"]
"""The addresses of the two tables of `faces.face_sets`."""
FACES, PREVIOUS = _AT["faces"], _AT["previous"]
POSITIONS, CORNERS = _AT["positions"], _AT["corners"]
PLACES = _AT["places"]
"""These five are as `layout` makes them."""
HOLDING = _AT["holding"]
"""By face, letter and set of colours as seen from the face: the codes with one of them there."""
SHOWN = _AT["shown"]
"""By face, letter and code: the colour of the letter as seen from the face."""
FINISHED = _AT["finished"]
"""Which face in the order of their completion each letter of a slot completes, or -1."""
OTHER = _AT["other"]
"""By letter and colour: the codes whose letter has another colour."""
ODD = _AT["odd"]
"""The parity of the slots' own order."""
CORNER_COLOURS, EDGE_COLOURS = _AT["corner_colours"], _AT["edge_colours"]
CORNER_FACES, CORNER_STEPS = _AT["corner_faces"], _AT["corner_steps"]
"""The face of each corner sticker, and what each colour there adds to the face's key."""
POINTS = _AT["points"]
"""By slot and code: the colour sets at the slot's two ends, of the corners at hand."""
SETS = _AT["sets"]
SOURCE, BECOMES = _AT["source"], _AT["becomes"]
"""`set_numbers` and `edge_images`."""


def new_block() -> Ints:
    """Return the memory of one search, without rules."""
    return _template().copy()


@cache
def corner_steps() -> tuple[Ints, Ints]:
    """Return each corner sticker's face, shape (24,), and what colours add to its key, (24, 6)."""
    faces = np.empty(24, dtype=np.int64)
    steps = np.empty((24, 6), dtype=np.int64)
    for face, stickers in enumerate(face_corners().tolist()):
        for index, sticker in enumerate(stickers):
            faces[sticker] = face
            steps[sticker] = (seen_colour()[face] - UNSET) * 7 ** (3 - index)
    return faces, steps


@cache
def _template() -> Ints:
    block = np.zeros(BLOCK_WORDS, dtype=np.int64)
    colours, seen = code_colours(False), seen_colour()
    shown = np.stack([[seen[face][colours[:, k]] for k in range(2)] for face in range(6)])
    bits = 1 << np.arange(EDGE_CODES)
    inside = np.arange(64)[:, None] >> shown[:, :, None, :] & 1
    last = face_positions().ravel() == 3
    corner_faces, steps = corner_steps()
    source, becomes = edge_images()
    face_letters = 2 * slot_faces() + np.arange(2)
    parts = {
        HOLDING_OF: HOLDING + 64 * face_letters,
        SHOWN_OF: SHOWN + EDGE_CODES * face_letters,
        FACES: slot_faces(),
        PREVIOUS: previous_nodes(),
        HOLDING: inside @ bits,
        SHOWN: shown,
        FINISHED: np.where(last, np.cumsum(last) - 1, -1),
        POSITIONS: face_positions(),
        CORNERS: slot_corners(),
        PLACES: slot_places(),
        OTHER: (colours.T[:, None, :] != np.arange(6)[:, None]) @ bits,
        ODD: np.array(is_odd(slot_places().tolist())),
        CORNER_COLOURS: code_colours(True),
        EDGE_COLOURS: colours,
        CORNER_FACES: corner_faces,
        CORNER_STEPS: steps,
        SETS: set_numbers(),
        SOURCE: source,
        BECOMES: becomes,
    }
    for offset, values in parts.items():
        block[offset : offset + values.size] = values.ravel()
    return block
