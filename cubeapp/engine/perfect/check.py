"""Which rules of the perfect scramble a cube obeys, and which stickers break the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED, cube_name
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    corner_facelets,
    faces_of,
    fixed_centres,
    midge_facelets,
    place_name,
)
from cubeapp.engine.perfect.layout import square_images
from cubeapp.engine.perfect.rules import Rule
from cubeapp.engine.text import Text

Pair = tuple[int, int]
ROW, CELLS = 3, 9
COLOUR_SETS = tuple(combinations("URFDLB", 4))
"""The 15 sets of four colours."""


@dataclass(frozen=True, slots=True)
class RuleCheck:
    """One rule on one cube."""

    rule: Rule
    held: bool
    facelets: tuple[int, ...]
    """The flat indices of the stickers that break it, in order; none where it is held.

    A missing set of colours has no stickers either.
    """


@dataclass(frozen=True, slots=True)
class PerfectCheck:
    """All rules on one cube."""

    rules: tuple[RuleCheck, ...]
    """In the order of `Rule`."""
    patterns: tuple[int, ...]
    """The faces' patterns, numbered from 1 as they first occur; 0 for a face not all painted."""
    home: tuple[str, ...]
    """The corners and edges in their own places, whatever their twist or flip: "UFR"."""
    missing_on_faces: tuple[str, ...]
    """The sets of four colours that meet at no point inside a face: "URFD"."""
    missing: tuple[str, ...]
    """Those that do not meet on the edges of the cube either."""

    @property
    def colour_sets(self) -> int:
        """How many of the 15 sets of four colours meet at a point inside a face."""
        return len(COLOUR_SETS) - len(self.missing_on_faces)

    def holds(self, rules: Iterable[Rule]) -> bool:
        """Tell whether the cube obeys all of ``rules``."""
        held = {check.rule for check in self.rules if check.held}
        return held.issuperset(rules)


def check_perfect(cube: Cube) -> PerfectCheck:
    """Check a 3×3×3 by all rules, legal or not; an unpainted sticker has no colour.

    However the cube is held, a cubie is at home where its colours are those of the centres.

    Raises:
        UnsupportedCubeError: another size.
    """
    if cube.size != 3:
        raise UnsupportedCubeError(
            Text(
                "the rules of the perfect scramble are for 3×3×3, not for {cube}",
                cube=cube_name(cube.size),
            )
        )
    colours = cube.facelets.tolist()
    patterns = _pattern_numbers(colours)
    home = tuple(_cubies_at_home(colours))
    on_faces = _sets_at(face_points(), colours)
    missing_on_faces = _missing(on_faces)
    missing = _missing(on_faces | _sets_at(edge_points(), colours))
    broken = {
        Rule.SIX_COLOURS: _lacking(colours),
        Rule.AT_MOST_TWO: _crowded(colours),
        Rule.SIDE_BY_SIDE: _equal(side_by_side(), colours),
        Rule.DIAGONAL: _equal(diagonal(), colours),
        Rule.ACROSS_FOLDS: _equal(across_folds(), colours),
        Rule.SIX_PATTERNS: _alike(patterns),
        Rule.NO_HOME: {facelet for _, facelets in home for facelet in facelets},
    }
    held = {rule: not facelets for rule, facelets in broken.items()}
    held[Rule.SIX_COLOURS] = all(len(set(face) - {UNPAINTED}) == 6 for face in _faces(colours))
    held[Rule.SIX_PATTERNS] = len(set(patterns)) == 6 and 0 not in patterns
    held[Rule.COLOUR_SETS] = not missing_on_faces
    held[Rule.COLOUR_SETS_ALL] = not missing
    checks = [RuleCheck(rule, held[rule], tuple(sorted(broken.get(rule, ())))) for rule in Rule]
    names = tuple(name for name, _ in home)
    return PerfectCheck(tuple(checks), patterns, names, missing_on_faces, missing)


@cache
def side_by_side() -> tuple[Pair, ...]:
    """Return the 72 pairs of stickers of a face that share a side."""
    return tuple((a, b) for a, b in _face_pairs() if _steps(a, b) in ((0, 1), (1, 0)))


@cache
def diagonal() -> tuple[Pair, ...]:
    """Return the 48 pairs of stickers of a face that share a corner point alone."""
    return tuple((a, b) for a, b in _face_pairs() if _steps(a, b) == (1, 1))


@cache
def across_folds() -> tuple[Pair, ...]:
    """Return the 48 pairs of an edge's and a corner's sticker that meet across an edge."""
    return tuple(pair for a, b, c, d in edge_points() for pair in ((a, d), (b, c)))


@cache
def face_points() -> tuple[tuple[int, ...], ...]:
    """Return the four stickers around each of the 24 points inside faces."""
    starts = (
        CELLS * f + ROW * row + column for f in range(6) for row in (0, 1) for column in (0, 1)
    )
    return tuple((s, s + 1, s + ROW, s + ROW + 1) for s in starts)


@cache
def edge_points() -> tuple[tuple[int, ...], ...]:
    """Return the four stickers around each of the 24 points inside edges of the cube.

    They are the edge's two, and the corner's two on the same faces in the same order.
    """
    points = []
    for edge, stickers in zip(EDGES, midge_facelets(3).tolist(), strict=True):
        for corner, others in zip(CORNERS, corner_facelets(3).tolist(), strict=True):
            if set(edge) <= set(corner):
                points.append((*stickers, *(others[corner.index(face)] for face in edge)))
    return tuple(points)


def _face_pairs() -> Iterator[Pair]:
    for face in range(6):
        yield from combinations(range(CELLS * face, CELLS * face + CELLS), 2)


def _steps(a: int, b: int) -> tuple[int, int]:
    """Return how many rows and columns two stickers of a face are apart."""
    row_a, column_a = divmod(a % CELLS, ROW)
    row_b, column_b = divmod(b % CELLS, ROW)
    return abs(row_a - row_b), abs(column_a - column_b)


def _faces(colours: list[int]) -> list[list[int]]:
    return [colours[start : start + CELLS] for start in range(0, 6 * CELLS, CELLS)]


def _lacking(colours: list[int]) -> set[int]:
    """Return the repeated stickers of faces that lack a colour."""
    broken = set()
    for index, face in enumerate(_faces(colours)):
        counts = Counter(face)
        if len(counts.keys() - {UNPAINTED}) < 6:
            broken |= {
                CELLS * index + cell
                for cell, colour in enumerate(face)
                if counts[colour] > 1 and colour != UNPAINTED
            }
    return broken


def _crowded(colours: list[int]) -> set[int]:
    """Return the stickers of colours that are more than twice on a face."""
    return {
        CELLS * index + cell
        for index, face in enumerate(_faces(colours))
        for cell, colour in enumerate(face)
        if face.count(colour) > 2 and colour != UNPAINTED
    }


def _equal(pairs: Iterable[Pair], colours: list[int]) -> set[int]:
    same = [pair for pair in pairs if colours[pair[0]] == colours[pair[1]] != UNPAINTED]
    return {facelet for pair in same for facelet in pair}


def _pattern_numbers(colours: list[int]) -> tuple[int, ...]:
    numbers: dict[tuple[int, ...], int] = {}
    patterns = []
    for face in _faces(colours):
        if UNPAINTED in face:
            patterns.append(0)
        else:
            patterns.append(numbers.setdefault(pattern(face), len(numbers) + 1))
    return tuple(patterns)


def pattern(face: list[int]) -> tuple[int, ...]:
    """Return what faces have in common that are equal up to symmetry and names of colours.

    Args:
        face: the nine stickers row by row.
    """
    return _least_image(_renamed(face))


@cache
def _least_image(face: tuple[int, ...]) -> tuple[int, ...]:
    return min(_renamed([face[cell] for cell in cells]) for cells in _square_orders())


@cache
def _square_orders() -> list[list[int]]:
    """Return the orders in which the square's symmetries show a face's stickers."""
    return [image.ravel().tolist() for image in square_images(np.arange(CELLS).reshape(ROW, ROW))]


def _renamed(stickers: list[int]) -> tuple[int, ...]:
    names: dict[int, int] = {}
    return tuple(names.setdefault(colour, len(names)) for colour in stickers)


def _alike(patterns: tuple[int, ...]) -> set[int]:
    """Return the stickers of faces whose pattern another face has too."""
    same = [face for face, number in enumerate(patterns) if number and patterns.count(number) > 1]
    return {facelet for face in same for facelet in range(CELLS * face, CELLS * face + CELLS)}


def _cubies_at_home(colours: list[int]) -> Iterator[tuple[str, list[int]]]:
    centres = [colours[facelet] for facelet in fixed_centres(3).tolist()]
    for names, table in ((CORNERS, corner_facelets(3)), (EDGES, midge_facelets(3))):
        for name, facelets in zip(names, table.tolist(), strict=True):
            shown = {colours[facelet] for facelet in facelets}
            if UNPAINTED not in shown and shown == {centres[face] for face in faces_of(name)}:
                yield place_name(name), facelets


def _sets_at(points: Iterable[tuple[int, ...]], colours: list[int]) -> set[frozenset[int]]:
    return {frozenset(colours[facelet] for facelet in point) for point in points}


def _missing(found: set[frozenset[int]]) -> tuple[str, ...]:
    return tuple(
        "".join(letters)
        for letters in COLOUR_SETS
        if frozenset("URFDLB".index(letter) for letter in letters) not in found
    )
