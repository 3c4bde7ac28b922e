"""What stands out while the course explains a step: its pieces, and what is done already."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.masks import FaceletMask, facelet_mask, with_centres
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets
from cubeapp.engine.teaching.policy import Situation

SIZE = 3
AREA = SIZE * SIZE
Colours = frozenset[int]
"""Of a piece, which no other piece has."""


@lru_cache(maxsize=1)
def places() -> tuple[tuple[int, ...], ...]:
    """Return the facelets of every corner and edge place."""
    rows = [*corner_facelets(SIZE).tolist(), *midge_facelets(SIZE).tolist()]
    return tuple(tuple(row) for row in rows)


def piece_at(cube: Cube, facelet: int) -> Colours:
    """Return the colours of the piece that ``facelet`` is on; of a centre its own."""
    place = next((each for each in places() if facelet in each), (facelet,))
    return _colours(cube, place)


def pieces_of(card: Situation) -> frozenset[Colours]:
    """Return the pieces that a card is about, by their colours."""
    corners_and_edges = [place for place in places() if card.lit & frozenset(place)]
    return frozenset(_colours(card.cube, place) for place in corners_and_edges)


def unit_of(piece: Colours, base: int) -> int:
    """Return the unit of the course in which a piece comes to its place."""
    cap = int(Face(base).opposite)
    if len(piece) == SIZE:
        return 3 if base in piece else 7
    return 2 if base in piece else (5 if cap in piece else 4)


def lit(
    cube: Cube, pieces: Iterable[Colours], unit: int, base: int = 0, *, alone: bool = False
) -> FaceletMask:
    """Return what is not dimmed of ``cube``: the centres, some pieces, and what is done.

    Args:
        cube: a whole 3×3×3.
        pieces: that stand out.
        unit: pieces of earlier ones are done, and those of this one where they are at home.
        base: the colour of the first layer.
        alone: whether no other piece of this unit is shown, even at home.
    """
    shown: list[int] = []
    wanted = frozenset(pieces)
    for place in places():
        piece = _colours(cube, place)
        mine = unit_of(piece, base)
        is_done = mine == unit and not alone and _is_done(cube, place, unit, base)
        if piece in wanted or mine < unit or is_done:
            shown += place
    return with_centres(facelet_mask(shown, SIZE), cube)


def _is_done(cube: Cube, place: tuple[int, ...], unit: int, base: int) -> bool:
    """Tell whether the piece at ``place`` is at home, or is a petal while there are some."""
    facelets = cube.facelets
    is_home = all(facelets[each] == facelets[each // AREA * AREA + AREA // 2] for each in place)
    return is_home or (unit == 2 and any(each < AREA and facelets[each] == base for each in place))


def _colours(cube: Cube, place: tuple[int, ...]) -> Colours:
    return frozenset(int(cube.facelets[each]) for each in place)
