"""Where everything lies in the two blocks of memory that the kernels of fewest moves share.

One holds the tables and is the same for all searches, the other the state of one search. Cubes
are three words as in `optimal.cubes`: corners, the first eight edges, the other four. All sizes
are bytes unless said.

A search sees the cube in one of six frames, held so that edges are oriented about the axis of F
and B, and the domino is that of U and D: once for each pair of axes.
"""

from __future__ import annotations

from cubeapp.engine.kernels.head import DEPTH
from cubeapp.engine.kernels.parts import Parts

FLIPS, TWISTS, SLICES = 2048, 2187, 495
CORNER_CLASSES, EDGE_SETS = 420, 70
"""How many ways there are to be short of half turns alone: for the corners, and for the edges."""
HALF_TURN_CORNERS, ORDERS = 96, 24
"""How many ways half turns put the corners, and the edges of a ring."""
CORNER_CYCLES = 112
"""How many 3-cycles of the corners there are."""
FRAMES = 6
CUBE_BYTES = 24
WORD_BYTES = CUBE_BYTES + 8
"""What a stage may begin with on one side while its rest is done on the other: the cube that its
turns, undone, make; how many there are; and those turns."""
LONGEST_EO_WORD, LONGEST_DR_WORD, LONGEST_HTR_WORD = 2, 2, 1
EO_WORDS, DR_WORDS, HTR_WORDS = 57, 41, 5
"""How many there are up to those lengths, with that of no turns."""
LEAST_DR_REST = 4
"""With fewer turns on the other side, though more than it is begun with, DR is hardly ever done."""

PARTS = Parts()
# Distances: of the edges' orientation, of the domino, of half turns alone, of half turns and a
# 3-cycle of the corners, of solved, and of a 3-cycle of the edges of a ring.
EO_FAR = PARTS.add("EO_FAR", FLIPS)
DR_FAR = PARTS.add("DR_FAR", TWISTS * SLICES)
HTR_FAR = PARTS.add("HTR_FAR", CORNER_CLASSES * EDGE_SETS)
CORNERS_FAR = PARTS.add("CORNERS_FAR", CORNER_CLASSES * EDGE_SETS)
SOLVED_FAR = PARTS.add("SOLVED_FAR", HALF_TURN_CORNERS * ORDERS**3)
CYCLE_FAR = PARTS.add("CYCLE_FAR", HALF_TURN_CORNERS * ORDERS**3)
# Values after each of the 18 face turns, 16 bits each.
FLIP_AFTER = PARTS.add("FLIP_AFTER", FLIPS * 18 * 2)
TWIST_AFTER = PARTS.add("TWIST_AFTER", TWISTS * 18 * 2)
SLICE_AFTER = PARTS.add("SLICE_AFTER", SLICES * 18 * 2)
CLASS_AFTER = PARTS.add("CLASS_AFTER", CORNER_CLASSES * 18 * 2)
SET_AFTER = PARTS.add("SET_AFTER", EDGE_SETS * 18 * 2)
# From places to values: `coordinates.slice_places`, the corners' class by the rank of their
# permutation, and which of eight places have the edges of the second ring.
SLICE_OF = PARTS.add("SLICE_OF", 4096 * 2)
CLASS_OF = PARTS.add("CLASS_OF", 40320 * 2)
SET_OF = PARTS.add("SET_OF", 256)
# Ranks of the first and the last four of a permutation of eight, by three bits each, and
# of four, by two bits each.
FIRST_FOUR = PARTS.add("FIRST_FOUR", 4096 * 2)
LAST_FOUR = PARTS.add("LAST_FOUR", 4096)
ORDER_OF = PARTS.add("ORDER_OF", 256)
# The face turns, and those of the domino in the order of rings; the cube that brings cubies
# into that order, and the one that brings them back.
TURN = PARTS.add("TURN", 18 * 24)
RING_TURN = PARTS.add("RING_TURN", 18 * 24)
RINGS = PARTS.add("RINGS", 24)
FROM_RINGS = PARTS.add("FROM_RINGS", 24)
# Every 3-cycle of the corners, in that order.
CORNER_CYCLE = PARTS.add("CORNER_CYCLE", CORNER_CYCLES * 8)
# What the stages may begin with, the shortest first; that of HTR in the order of rings.
EO_WORD = PARTS.add("EO_WORD", EO_WORDS * WORD_BYTES)
DR_WORD = PARTS.add("DR_WORD", DR_WORDS * WORD_BYTES)
HTR_WORD = PARTS.add("HTR_WORD", HTR_WORDS * WORD_BYTES)
# The turns that may follow when some faces, six bits, were turned last about one axis.
FOLLOWING = PARTS.add("FOLLOWING", 64 * 8)
BLOCK_BYTES = PARTS.end

# The turns that each stage may use, as bits.
ALL_TURNS = (1 << 18) - 1
EO_QUARTERS = 0b101 << 6 | 0b101 << 15
"""Those that change the edges' orientation: quarter turns of F and B."""
DR_TURNS = ALL_TURNS & ~EO_QUARTERS
DR_QUARTERS = 0b101 << 3 | 0b101 << 12
"""Those that leave the domino: quarter turns of R and L."""
HTR_TURNS = DR_TURNS & ~DR_QUARTERS
HTR_QUARTERS = 0b101 | 0b101 << 9
"""Those that leave half turns: quarter turns of U and D."""
HALF_TURNS = 0b010010010010010010
USUAL_EO, LONGEST_EO = 5, 7
"""The longest ways to EO where those to DR are short, and at all: no cube is farther from EO."""
LONGEST_HTR, LONGEST_CORNERS = 7, 3
"""Longer ways from the domino to half turns, and to those but for three corners, are left out:
others are shorter in all."""

LONGEST = 24
"""More turns than any part of an answer has."""

# The scalars of a search, 64-bit words from the start of ``work``: behind those of
# `kernels.head`.
DOMINO = DEPTH
"""EO and DR together have just so many turns."""
BEST = 5
"""The turns of the shortest answer so far; only shorter ones are looked for."""
FOUND = 6
"""How many answers there are in `ANSWERS`."""
FRAME = 7
TARGET = 8
"""The search ends with the first answer this short."""
SKELETONS = 9
"""How many skeletons there are of each kind in `SKELETON`, a word each; others are left out where
there is no more room."""
WORDS = 16

# The parts of an answer: each stage, before it what it is begun with on the other side, and the
# finish.
ANSWER_PARTS = 7
EO_FIRST, EO, DR_FIRST, DR, HTR_FIRST, HTR, FINISH = range(ANSWER_PARTS)

# The byte arrays of a search, as offsets from the start of ``work``.
SIDES = 8 * WORDS
"""For each part: 0 on the cube as it is, 1 on its inverse."""
LENGTHS = SIDES + 8
"""How many turns each has."""
PATHS = LENGTHS + 8
"""The turns of each, `LONGEST` bytes."""
LAST = PATHS + ANSWER_PARTS * LONGEST
"""For each part but the finish two words: the faces turned last before it, as bits, on the cube
and its inverse."""
CUBES = LAST + FINISH * 16
"""Before each of those parts, the cube and its inverse."""
ANSWER_BYTES = 16 + ANSWER_PARTS * LONGEST
"""The bytes of `SIDES`, `LENGTHS` and `PATHS`; the side of the finish is that of HTR, and in its
place is the frame."""
MOST_ANSWERS = 64
ANSWERS = CUBES + FINISH * 2 * CUBE_BYTES
"""Answers, each shorter than the one before; none is ever changed."""
EDGES, CORNERS = range(2)
"""The kinds of skeletons: what they leave three of."""
KINDS = 2
MOST_SKELETONS = 4
"""Of each kind."""
LEAST_INSERTION = 3
"""Insertions into a skeleton add no fewer turns, or hardly ever."""
SKELETON = ANSWERS + MOST_ANSWERS * ANSWER_BYTES
"""Skeletons, as answers are, those of one kind behind those of the other."""
SEEN_BITS = 15
SEEN = SKELETON + KINDS * MOST_SKELETONS * ANSWER_BYTES
"""Words of dominoes that have been looked at, each in the place that its bits tell."""
WORK_BYTES = SEEN + (8 << SEEN_BITS)
