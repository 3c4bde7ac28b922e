"""The memory of one search for perfect scrambles: a row of 64-bit words.

The first part changes with every edge; the second says where stickers lie and which sets of
edges have which colours, and is the same for all searches. Recursion is not needed, but the
kernels are many and small, and handing two addresses down costs them nothing.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from cubeapp.engine.kernels.parts import Parts
from cubeapp.engine.model.cubies import is_odd
from cubeapp.engine.model.symmetries import SYMMETRIES
from cubeapp.engine.perfect.layout import (
    EDGE_CODES,
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

_PARTS = Parts(line=1)
OPTIONS = _PARTS.add("options", 12)
"""The edges still to try in each slot, as 24 bits."""
LEFT = _PARTS.add("left", 12)
"""The edges that are left at each slot, both codes of each."""
NODES = _PARTS.add("nodes", 25)
"""See `previous_nodes`."""
FLIPS = _PARTS.add("flips", 12)
"""The parity of the flips before each slot."""
PARITY = _PARTS.add("parity", 12)
"""What the order of the edges from each slot on must be: 1 for odd."""
CODES = _PARTS.add("codes", 12)
ALLOWED = _PARTS.add("allowed", 12)
"""The edges that the corners allow in each slot."""
KEYS = _PARTS.add("keys", 6)
"""The corner colours of each face, as the key of its table."""
ROWS = _PARTS.add("rows", 24)
"""Where the table of each slot's two faces begins."""
HOLDING_OF = _PARTS.add("holding_of", 24)
"""Where `HOLDING` begins for each slot's two faces."""
SHOWN_OF = _PARTS.add("shown_of", 24)
"""Where `SHOWN` begins for them."""
PATTERNS = _PARTS.add("patterns", 6)
"""The patterns of the faces, in the order in which faces are finished."""
FLAGS = _PARTS.add("flags", 5)
"""Which of the rules beyond a single face are on; see `search`."""
ALIKE = _PARTS.add("alike", 1)
"""The symmetries that leave the corners as they are, as bits."""
CHANCE = _PARTS.add("chance", 1)
"""The state of the source of chance."""
FACE_SETS = _PARTS.add("face_sets", 1)
TRUE_SETS = _PARTS.add("true_sets", 1)
"""The addresses of the two tables of `faces.face_sets`."""

# What is the same for all searches; where nothing is said, as `layout` makes it.
FACES = _PARTS.add("faces", 24)
PREVIOUS = _PARTS.add("previous", 24)
HOLDING = _PARTS.add("holding", 6 * 2 * 64)
"""By face, letter and set of colours as seen from the face: the codes with one of them there."""
SHOWN = _PARTS.add("shown", 6 * 2 * EDGE_CODES)
"""By face, letter and code: the colour of the letter as seen from the face."""
FINISHED = _PARTS.add("finished", 24)
"""Which face in the order of their completion each letter of a slot completes, or -1."""
POSITIONS = _PARTS.add("positions", 24)
CORNERS = _PARTS.add("corners", 48)
PLACES = _PARTS.add("places", 12)
OTHER = _PARTS.add("other", 12)
"""By letter and colour: the codes whose letter has another colour."""
ODD = _PARTS.add("odd", 1)
"""The parity of the slots' own order."""
CORNER_COLOURS = _PARTS.add("corner_colours", 72)
CORNER_FACES = _PARTS.add("corner_faces", 24)
"""The face of each corner sticker."""
CORNER_STEPS = _PARTS.add("corner_steps", 144)
"""What each colour of a corner sticker adds to the face's key."""
EDGE_COLOURS = _PARTS.add("edge_colours", 48)
POINTS = _PARTS.add("points", 12 * EDGE_CODES)
"""By slot and code: the colour sets at the slot's two ends, of the corners at hand."""
SETS = _PARTS.add("sets", 6**4)
"""`set_numbers`."""
SOURCE = _PARTS.add("source", SYMMETRIES * 12)
BECOMES = _PARTS.add("becomes", SYMMETRIES * 12 * EDGE_CODES)
"""By symmetry, slot and code; with `SOURCE` this is `edge_images`."""
BLOCK_WORDS = _PARTS.end


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
