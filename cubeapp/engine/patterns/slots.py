"""What a pattern and a group of symmetries leave open: slots of places that are filled together.

Symmetries carry places into each other, and what is in one place says what is in all that it is
carried to. So a slot is an orbit of places under the group, and a way to fill it is a cubie for
each of them, and how it sits. Ways that the pattern alone rules out are no ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, reduce
from operator import xor

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cubies import corner_colours, edge_colours, read_corners, read_edges
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import CORNERS, EDGES, corner_facelets, midge_facelets
from cubeapp.engine.patterns.mask import COLOURS, Mask, centre_colours
from cubeapp.engine.patterns.symmetries import Group, Symmetry, conjugate
from cubeapp.engine.perfect.layout import cubies_seen

Ints = NDArray[np.int64]
CODES = 24
"""Ways of one place: ``3·cubie + twist`` of corners, ``2·cubie + flip`` of edges."""
PLACES = len(CORNERS) + len(EDGES)
"""The corner places, then the edge places."""
BITS = 3
"""Of the colour of a letter; 0 where it has none yet, and else one more than the colour."""
FULL = (1 << BITS) - 1
_Key = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to fill a slot."""

    codes: tuple[int, ...]
    """For each of its places."""
    cubies: int
    """The bits of the cubies that it takes, edges above the corners."""
    above: int
    """The bits of cubies of which an odd number taken before makes the permutation odd."""
    turns: int
    """The sum of the twists, or of the flips."""
    is_odd: int
    """1 if its own cubies are an odd number of swaps from being in order."""
    letters: tuple[tuple[int, int, int], ...]
    """For each letter on its stickers: by how many bits it is shifted, its colour, and the
    letters of the same face, as bits, of which none may have that colour."""


@dataclass(frozen=True, slots=True)
class Slot:
    """Places that are filled together."""

    places: tuple[int, ...]
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
    letters = _Letters(mask)
    if not letters.is_possible:
        return None
    slots = [_slot(places, mask, group, letters) for places in _orbits(group)]
    if not all(slot.ways for slot in slots):
        return None
    ordered = _ordered(slots)
    places = [place for slot in ordered for place in slot.places]
    return Plan(tuple(ordered), letters.known, letters.kept(ordered), _are_odd(places))


def colours_of(codes: Iterable[int]) -> NDArray[np.uint8]:
    """Return the 54 facelets of the cube with these codes in its places, centres at home."""
    facelets = np.repeat(np.arange(len(Face), dtype=np.uint8), 9)
    for place, code in enumerate(codes):
        facelets[_facelets(place)] = _shown(place)[code]
    return facelets


class _Letters:
    """The letters of a pattern, each with its place in a whole number."""

    def __init__(self, mask: Mask) -> None:
        self._of = mask.letters()
        keys = list(dict.fromkeys(self._of.values()))
        self._shift = {key: BITS * index for index, key in enumerate(keys)}
        self.known = 0
        faces = [face for face, _ in keys]
        has_colours = all(faces.count(face) <= len(COLOURS) for face in faces)
        self.is_possible = self._know_centres(mask) and has_colours

    def _know_centres(self, mask: Mask) -> bool:
        """Note the colours of letters on centres; tell whether the centres fit the pattern."""
        for facelet, colour in centre_colours().items():
            if mask.cells[facelet] in COLOURS and mask.cells[facelet] != COLOURS[colour]:
                return False
            if facelet in self._of:
                self.known |= (colour + 1) << self._shift[self._of[facelet]]
        return True

    def told(self, stickers: Iterable[tuple[int, int]]) -> dict[_Key, int] | None:
        """Return the letters of some stickers with their colours, ``None`` if that cannot be."""
        found: dict[_Key, int] = {}
        for facelet, colour in stickers:
            key = self._of.get(facelet)
            if key is not None and found.setdefault(key, colour) != colour:
                return None
        parts = tuple(self._part(key, colour) for key, colour in found.items())
        are_apart = len({(face, colour) for (face, _), colour in found.items()}) == len(found)
        return found if are_apart and after(self.known, parts) is not None else None

    def parts(self, told: dict[_Key, int]) -> tuple[tuple[int, int, int], ...]:
        """Return letters with their colours as a way has them."""
        return tuple(self._part(key, colour) for key, colour in told.items())

    def kept(self, slots: Iterable[Slot]) -> tuple[int, ...]:
        """Return which letters matter before each slot, as bits: those still to be compared."""
        uses = [
            {
                self._of[f]
                for place in slot.places
                for f in _facelets(place).tolist()
                if f in self._of
            }
            for slot in slots
        ]
        before = {key for key in self._shift if self.known >> self._shift[key] & FULL}
        kept = []
        for index in range(len(uses) + 1):
            later = {key for use in uses[index:] for key in use}
            new = {face for face, letter in later if (face, letter) not in before}
            matter = [key for key in before if key in later or key[0] in new]
            kept.append(sum(FULL << self._shift[key] for key in matter))
            before |= uses[index] if index < len(uses) else set()
        return tuple(kept)

    def _on(self, slot: Slot) -> set[_Key]:
        """Return the letters on the stickers of a slot."""
        facelets = [int(each) for place in slot.places for each in _facelets(place)]
        return {self._of[facelet] for facelet in facelets if facelet in self._of}

    def _part(self, key: _Key, colour: int) -> tuple[int, int, int]:
        shift = self._shift[key]
        others = [s for (face, letter), s in self._shift.items() if face == key[0] and s != shift]
        return shift, colour + 1, sum(1 << other for other in others)


def after(letters: int, parts: tuple[tuple[int, int, int], ...]) -> int | None:
    """Return the colours of letters with more of them told, ``None`` where they contradict."""
    for shift, colour, others in parts:
        known = letters >> shift & FULL
        if known == colour:
            continue
        if known or _has(letters, others, colour):
            return None
        letters |= colour << shift
    return letters


def _has(letters: int, others: int, colour: int) -> bool:
    """Tell whether any of some letters has a colour; ``others`` has their lowest bits."""
    while others:
        lowest = others & -others
        if letters & FULL * lowest == colour * lowest:
            return True
        others ^= lowest
    return False


def _slot(places: tuple[int, ...], mask: Mask, group: Group, letters: _Letters) -> Slot:
    """Return the slot of an orbit of places."""
    found: list[Way] = []
    for code in range(CODES):
        codes = _carried(places, code, group)
        if codes is not None:
            way = _way(places, codes, mask, letters)
            found += [] if way is None else [way]
    return Slot(places, tuple(found))


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


def _way(
    places: tuple[int, ...], codes: tuple[int, ...], mask: Mask, letters: _Letters
) -> Way | None:
    stickers = [
        (facelet, colour)
        for place, code in zip(places, codes, strict=True)
        for facelet, colour in zip(
            _facelets(place).tolist(), _shown(place)[code].tolist(), strict=True
        )
    ]
    for facelet, colour in stickers:
        if mask.cells[facelet] in COLOURS and mask.cells[facelet] != COLOURS[colour]:
            return None
    told = letters.told(stickers)
    if told is None:
        return None
    turns = turns_of(places[0])
    cubies = [code // turns for code in codes]
    first = 0 if places[0] < len(CORNERS) else len(CORNERS)
    return Way(
        codes,
        cubies=sum(1 << first + cubie for cubie in cubies),
        above=reduce(xor, (_larger(cubie, first) for cubie in cubies)),
        turns=sum(code % turns for code in codes) % turns,
        is_odd=_are_odd(cubies),
        letters=letters.parts(told),
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
        begun |= {shift for way in best.ways for shift, _, _ in way.letters}
    return found


def _openness(slot: Slot, begun: set[int]) -> tuple[int, int]:
    new = {shift for way in slot.ways for shift, _, _ in way.letters} - begun
    return len(new), len(slot.ways)


def _orbits(group: Group) -> list[tuple[int, ...]]:
    """Return the places in orbits under a group."""
    goes, found, left = _seen()[0], [], list(range(PLACES))
    while left:
        orbit = sorted({int(goes[symmetry, left[0]]) for symmetry in group})
        found.append((left[0], *(place for place in orbit if place != left[0])))
        left = [place for place in left if place not in orbit]
    return found


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
