"""What a pattern and a group of symmetries leave open: slots of places that are filled together.

Symmetries carry places into each other, and what is in one place says what is in all that it is
carried to. So a slot is an orbit of places under the group, and a way to fill it is a cubie for
each of them, and how it sits. Ways that the pattern alone rules out are no ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache, reduce
from itertools import chain
from operator import xor

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cubies import corner_colours, edge_colours, read_corners, read_edges
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import CORNERS, EDGES, corner_facelets, midge_facelets
from cubeapp.engine.patterns.letters import Letters, Told
from cubeapp.engine.patterns.mask import COLOURS, Mask
from cubeapp.engine.patterns.symmetries import Group, Symmetry, conjugate
from cubeapp.engine.perfect.layout import cubies_seen

Ints = NDArray[np.int64]
CODES = 24
"""Ways of one place: ``3·cubie + twist`` of corners, ``2·cubie + flip`` of edges."""
PLACES = len(CORNERS) + len(EDGES)
"""The corner places, then the edge places."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to fill a slot."""

    codes: tuple[int, ...]
    """For each of its places."""
    colours: tuple[int, ...]
    """For each of its facelets."""
    cubies: int
    """The bits of the cubies that it takes, edges above the corners."""
    above: int
    """The bits of cubies of which an odd number taken before makes the permutation odd."""
    turns: int
    """The sum of the twists, or of the flips."""
    is_odd: int
    """1 if its own cubies are an odd number of swaps from being in order."""
    letters: tuple[Told, ...] = ()
    """The letters on its stickers."""


@dataclass(frozen=True, slots=True)
class Slot:
    """Places that are filled together."""

    places: tuple[int, ...]
    facelets: tuple[int, ...]
    ways: tuple[Way, ...]

    @property
    def is_of_corners(self) -> bool:
        """Whether its places are corners."""
        return self.places[0] < len(CORNERS)


@dataclass(frozen=True, slots=True)
class Plan:
    """The slots in the order in which they are filled, corners first."""

    slots: tuple[Slot, ...]
    letters: int
    """The colours of the letters that centres have."""
    kept: tuple[int, ...]
    """Which letters' colours still matter, as bits, before each slot and at the end."""
    is_odd: int
    """1 if the order of the slots' places is an odd number of swaps from theirs."""


def plans(mask: Mask, symmetry: Symmetry) -> Iterator[Plan]:
    """Yield what is left open for each group of a kind that can be had.

    Of groups that the pattern does not tell apart there is one: the others give images.
    """
    same: list[int] = []
    if len(symmetry.groups) > 1:
        images = list(mask.images())
        same = [index for index, image in enumerate(images) if image == images[0]]
    seen: set[Group] = set()
    for group in symmetry.groups:
        if group not in seen:
            seen |= {conjugate(group, each) for each in same}
            made = plan(mask, group)
            if made is not None:
                yield made


def plan(mask: Mask, group: Group) -> Plan | None:
    """Return what is left open; ``None`` if a slot can be filled in no way."""
    letters = Letters(mask)
    if not letters.is_possible:
        return None
    slots = [_narrowed(slot, mask, letters) for slot in _free_slots(group)]
    if not all(slot.ways for slot in slots):
        return None
    ordered = _ordered(slots)
    places = [place for slot in ordered for place in slot.places]
    kept = letters.kept([slot.facelets for slot in ordered])
    return Plan(tuple(ordered), letters.known, kept, _are_odd(places))


def colours_of(codes: Iterable[int]) -> NDArray[np.uint8]:
    """Return the 54 facelets of the cube with these codes in its places, centres at home."""
    facelets = np.repeat(np.arange(len(Face), dtype=np.uint8), 9)
    for place, code in enumerate(codes):
        facelets[_facelets(place)] = _shown(place)[code]
    return facelets


def _narrowed(slot: Slot, mask: Mask, letters: Letters) -> Slot:
    """Return a slot with the ways that the pattern leaves, and what letters they tell."""
    cells = [mask.cells[facelet] for facelet in slot.facelets]
    wanted = [(i, COLOURS.index(cell)) for i, cell in enumerate(cells) if cell in COLOURS]
    ways = []
    for way in slot.ways:
        if all(way.colours[index] == colour for index, colour in wanted):
            told = letters.told(zip(slot.facelets, way.colours, strict=True))
            if told is not None:
                ways.append(replace(way, letters=told) if told else way)
    return replace(slot, ways=tuple(ways))


@lru_cache(maxsize=128)
def _free_slots(group: Group) -> tuple[Slot, ...]:
    """Return the slots under a group with all ways to fill them, in the order of their places."""
    slots = []
    for places in _orbits(group):
        codes = (_carried(places, code, group) for code in range(CODES))
        ways = tuple(_way(places, each) for each in codes if each is not None)
        slots.append(Slot(places, tuple(_facelets_of(places)), ways))
    return tuple(slots)


def _carried(places: tuple[int, ...], code: int, group: Group) -> tuple[int, ...] | None:
    """Return what is in all places if ``code`` is in the first; ``None`` if it cannot be."""
    goes, becomes = _seen()
    first, found = places[0], dict.fromkeys(places, -1)
    for symmetry in group:
        place = int(goes[symmetry, first])
        seen = int(becomes[symmetry, first, code])
        if found[place] not in (-1, seen):
            return None
        found[place] = seen
    turns = turns_of(first)
    cubies = {code // turns for code in found.values()}
    return tuple(found.values()) if len(cubies) == len(places) else None


def _way(places: tuple[int, ...], codes: tuple[int, ...]) -> Way:
    turns = turns_of(places[0])
    cubies = [code // turns for code in codes]
    first = 0 if places[0] < len(CORNERS) else len(CORNERS)
    shown = (_shown(place)[code].tolist() for place, code in zip(places, codes, strict=True))
    return Way(
        codes,
        tuple(chain.from_iterable(shown)),
        cubies=sum(1 << first + cubie for cubie in cubies),
        above=reduce(xor, (_larger(cubie, first) for cubie in cubies)),
        turns=sum(code % turns for code in codes) % turns,
        is_odd=_are_odd(cubies),
    )


def _larger(cubie: int, first: int) -> int:
    """Return the bits of the cubies of the same kind with larger numbers."""
    count = len(CORNERS) if first == 0 else len(EDGES)
    return sum(1 << first + other for other in range(cubie + 1, count))


def _are_odd(numbers: list[int]) -> int:
    """Return 1 if an odd number of swaps brings different numbers in order."""
    pairs = ((a, b) for index, a in enumerate(numbers) for b in numbers[index + 1 :])
    return sum(a > b for a, b in pairs) % 2


def _ordered(slots: list[Slot]) -> list[Slot]:
    """Return corners and then edges; of each those with the fewest ways first, and their kin.

    Slots that tell letters of faces that are begun come before others: so fewer letters are open
    at the same time.
    """
    waiting, begun, found = list(slots), set[int](), list[Slot]()
    while waiting:
        best = min(waiting, key=lambda slot: (not slot.is_of_corners, _openness(slot, begun)))
        waiting.remove(best)
        found.append(best)
        begun |= _letters_of(best)
    return found


def _openness(slot: Slot, begun: set[int]) -> tuple[int, int]:
    return len(_letters_of(slot) - begun), len(slot.ways)


def _letters_of(slot: Slot) -> set[int]:
    return {told.shift for way in slot.ways for told in way.letters}


def _orbits(group: Group) -> list[tuple[int, ...]]:
    """Return the places in orbits under a group."""
    goes, found, left = _seen()[0], [], list(range(PLACES))
    while left:
        orbit = sorted({int(goes[symmetry, left[0]]) for symmetry in group})
        found.append((left[0], *(place for place in orbit if place != left[0])))
        left = [place for place in left if place not in orbit]
    return found


def _facelets_of(places: Iterable[int]) -> list[int]:
    """Return the facelets of places, one after the other."""
    return [facelet for place in places for facelet in _facelets(place).tolist()]


def turns_of(place: int) -> int:
    """Return in how many ways a cubie sits in a place: three of a corner, two of an edge."""
    return 3 if place < len(CORNERS) else 2


@cache
def _facelets(place: int) -> NDArray[np.intp]:
    corners = len(CORNERS)
    orbit = corner_facelets(3) if place < corners else midge_facelets(3)
    return np.asarray(orbit[place if place < corners else place - corners])


@cache
def _shown(place: int) -> NDArray[np.uint8]:
    """Return the stickers of each code in a place, in the order of its facelets."""
    turns, codes = turns_of(place), np.arange(CODES)
    colours = corner_colours if turns == 3 else edge_colours
    return colours(codes // turns, codes % turns)


@cache
def _seen() -> tuple[Ints, Ints]:
    """Return where symmetries take places, (48, 20), and what codes become, (48, 20, 24)."""
    corners = cubies_seen(corner_facelets(3), _shown(0).astype(np.int64), read_corners)
    edges = cubies_seen(midge_facelets(3), _shown(PLACES - 1).astype(np.int64), read_edges)
    # They tell where each place comes from.
    goes = [np.argsort(corners[0], axis=1), len(CORNERS) + np.argsort(edges[0], axis=1)]
    return np.hstack(goes), np.concatenate([corners[1], edges[1]], axis=1)
