"""Where everything lies in the two blocks of memory that the two-phase kernels share.

One holds the tables and is the same for all searches, the other the state of one search.

Kernels are handed the block's address and add these offsets, which are constants to the
compiler. All sizes are bytes unless said.
"""

from __future__ import annotations

from cubeapp.engine.kernels.parts import Parts

TWISTS, FLIPS, SLICES, MARKED_SLICES = 2592, 2688, 648, 8856
"""How many numbers (``8·class + symmetry``) the coordinates of phase 1 have."""
CORNERS, EDGES = 43008, 42624
"""How many numbers the permutations of phase 2 have."""
ORDERS, SETS = 24, 140
"""How many values `slice_permutation` and `corner_sets` have."""

# The bytes of each part; each begins at a multiple of 64: the processor's cache lines.
PARTS = Parts()
# Distances, four bits each.
FLIP_SLICE = PARTS.add("FLIP_SLICE", FLIPS // 8 * SLICES // 2)
TWIST_FLIP = PARTS.add("TWIST_FLIP", TWISTS // 8 * FLIPS // 2)
SIDE_SLICE = PARTS.add("SIDE_SLICE", FLIPS // 8 * SLICES // 2)
TWIST_SIDE = PARTS.add("TWIST_SIDE", TWISTS // 8 * FLIPS // 2)
TWIST_MARKED = PARTS.add("TWIST_MARKED", TWISTS // 8 * MARKED_SLICES // 2)
CORNER_ORDER = PARTS.add("CORNER_ORDER", CORNERS // 8 * ORDERS // 2)
EDGE_SET = PARTS.add("EDGE_SET", EDGES // 8 * SETS // 2)
# Numbers after each of 18 moves, 16 bits each.
TWIST_AFTER = PARTS.add("TWIST_AFTER", TWISTS * 18 * 2)
FLIP_AFTER = PARTS.add("FLIP_AFTER", FLIPS * 18 * 2)
SIDE_AFTER = PARTS.add("SIDE_AFTER", FLIPS * 18 * 2)
MARKED_AFTER = PARTS.add("MARKED_AFTER", MARKED_SLICES * 18 * 2)
MARKED_NUMBER = PARTS.add("MARKED_NUMBER", 7920 * 2)
SLICE_VALUE = PARTS.add("SLICE_VALUE", 4096 * 2)
SLICE_AFTER = PARTS.add("SLICE_AFTER", SLICES * 18 * 2)
# Numbers after each of the 10 moves of phase 2, for each class, 16 bits each.
CORNER_AFTER = PARTS.add("CORNER_AFTER", CORNERS // 8 * 10 * 2)
EDGE_AFTER = PARTS.add("EDGE_AFTER", EDGES // 8 * 10 * 2)
# Values after each of the 10 moves, and seen through the 8 symmetries.
ORDER_AFTER = PARTS.add("ORDER_AFTER", ORDERS * 10)
ORDER_SEEN = PARTS.add("ORDER_SEEN", ORDERS * 8)
SET_SEEN = PARTS.add("SET_SEEN", SETS * 8)
SET_OF_CORNERS = PARTS.add("SET_OF_CORNERS", CORNERS // 8)
# From values to numbers, 16 bits each.
TWIST_NUMBER = PARTS.add("TWIST_NUMBER", 2187 * 2)
FLIP_NUMBER = PARTS.add("FLIP_NUMBER", 2048 * 2)
SLICE_NUMBER = PARTS.add("SLICE_NUMBER", 4096 * 2)
CORNER_NUMBER = PARTS.add("CORNER_NUMBER", 40320 * 2)
EDGE_NUMBER = PARTS.add("EDGE_NUMBER", 40320 * 2)
# Where the full table of phase 1 has a twist (`FULL_ROW`: row, whether R and L swap with F
# and B, and a symmetry), and then flips and slice places.
FULL_ROW = PARTS.add("FULL_ROW", TWISTS * 4)
FULL_FLIP = PARTS.add("FULL_FLIP", 2 * FLIPS * 2)
FULL_SLICE = PARTS.add("FULL_SLICE", 2 * SLICES * 2)
# What each of the 18 moves counts.
COST = PARTS.add("COST", 18)
# The moves of phase 2: which each is, and which it becomes through the symmetries.
MOVE_OF = PARTS.add("MOVE_OF", 10)
MOVE_SEEN = PARTS.add("MOVE_SEEN", 8 * 10)
# The face turns as cubes of `CUBIES_SIZE` bytes.
TURN = PARTS.add("TURN", 18 * 24)
# Ranks of the first and the last four of a permutation of eight, by three bits each, and
# of four, by two bits each.
FIRST_FOUR = PARTS.add("FIRST_FOUR", 4096 * 2)
LAST_FOUR = PARTS.add("LAST_FOUR", 4096)
ORDER_RANK = PARTS.add("ORDER_RANK", 256)
# From facelets to cubies: places, cubies by colours, the three frames' turns and colours.
CORNER_PLACES = PARTS.add("CORNER_PLACES", 8 * 3)
EDGE_PLACES = PARTS.add("EDGE_PLACES", 12 * 2)
CORNER_CODES = PARTS.add("CORNER_CODES", 8**3)
EDGE_CODES = PARTS.add("EDGE_CODES", 8**2)
FRAME_FACELETS = PARTS.add("FRAME_FACELETS", 3 * 54)
FRAME_COLOURS = PARTS.add("FRAME_COLOURS", 3 * 6)
BLOCK_BYTES = PARTS.end

# The scalars of a search, words from the start of ``work``: behind those of `kernels.head`,
# where `DEPTH` is the present length of phase 1, pre-moves included.
LIMIT = 5
"""The longest solution still wanted."""
TARGET = 6
"""The search ends with the first solution this short."""
FOUND = 7
"""How many answers are in `ANSWERS`."""
FRAME = 8
PRE_MOVES = 9
KNOWN = 10
"""How many entries of `PERMUTATIONS` after the first are those of `KNOWN_PATH`."""
DETOUR = 11
"""Phase 1 does not go on from a finished phase 1 with fewer moves left than this."""
CLEARED = 12
"""There is no solution of this length or a shorter one."""
FULL = 13
"""The address of the full table of phase 1, or 0."""
FULL_BASE = 14
"""Its entries 0 to 3 are distances of at most this, of one more, of two, and of three or more."""
HALF_TURN = 15
"""What a half turn counts; a quarter turn counts 1."""
SHORTEST = 16
"""Behind pre-moves phase 1 has at least this length; shorter ones come up without them."""
ROOM = 17
"""Phase 2 has at most this length."""
NEAR = 18
"""Cubes at most this far from solved get a shortest solution, if `NEAR_NODES` are enough."""
LENGTH = 19
"""How many moves of `PATH` solve the cube."""
ALLOWED = 20
"""Words of bits: the moves that may follow a turn of no face, of U, of R …; then for phase 2."""
ALLOWED_WORDS = 14
WORDS = 40

# The byte arrays of a search, as offsets from the start of ``work``.
FACELETS = 8 * WORDS
"""54 bytes, the cube with its centres at home."""
CUBIES_SIZE = 24
"""A cube as bytes: 8 corners, 12 edges; a cubie's twist or flip is from bit 4 on."""
NO_COLOUR = 7
FRAMES = FACELETS + 56
"""The cube in each of the six frames."""
SKIPPED = FRAMES + 6 * CUBIES_SIZE
"""6 bytes: 1 where a frame is like an earlier one."""
MOST_MOVES = 48
FRAME_ALLOWED = SKIPPED + 8
"""`ALLOWED` for each of the six frames."""
PATH = FRAME_ALLOWED + 6 * 8 * ALLOWED_WORDS
"""The moves of both phases."""
KNOWN_PATH = PATH + MOST_MOVES
PRE_PATH = KNOWN_PATH + MOST_MOVES
PERMUTATIONS = PRE_PATH + MOST_MOVES
"""The cube after each number of moves of phase 1, without twists and flips."""
ANSWERS = PERMUTATIONS + MOST_MOVES * CUBIES_SIZE
"""Answers, each shorter than the one before; none is ever changed."""
ANSWER_SIZE = 64
"""Frame, moves of phase 1, of phase 2, pre-moves; then from byte 8 the moves in this order."""
PLACES = ANSWERS + MOST_MOVES * ANSWER_SIZE
"""For each number of moves of phase 1, a word for each of 18 children: `full_place`."""
PLACES_SIZE = 18 * 8
BEHIND = PLACES + MOST_MOVES * PLACES_SIZE
"""For each number of pre-moves, the cubes behind one more of the 18, and `full_place`."""
BEHIND_CUBE = CUBIES_SIZE + 8
BEHIND_SIZE = 18 * BEHIND_CUBE
WORK_BYTES = BEHIND + MOST_MOVES * BEHIND_SIZE
