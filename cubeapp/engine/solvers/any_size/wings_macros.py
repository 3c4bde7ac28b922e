"""Words that put wings of many orbits right at once, without unsettling the centres.

A word turns some slices of one axis, makes a few turns of outer faces and turns the slices
back. Where a slice was not turned, wings and midges have moved together; where it was, a few
wings of its orbit have changed places against the midges. What one slice does is independent
of the others, so each slice chooses for itself what serves its own orbit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, undone
from cubeapp.engine.model.orbits import EDGES, wing_facelets
from cubeapp.engine.model.permutations import among, permutation

Turns = tuple[int, ...]
"""Turns of outer faces, ``6·axis + 3·side + quarters - 1``: side 0 is that of R, U or F, and
quarters 1, 2, 3 are clockwise seen from there."""
Places = NDArray[np.uint8]
"""Where the wing in each of the 24 places comes from: ``after = before[places]``."""

PLACES = 24
SIDES = 2
NONE = -1
OPTIONS: NDArray[np.uint8] = np.array(
    [[0, 0], [1, 3], [2, 2], [3, 1], [1, 1], [3, 3], [2, 0], [0, 2]], dtype=np.uint8
)
"""How often a slice is turned before a word's face turns, and after; the first is not at all."""
RESTORING = (1, 2, 3)
"""The options that bring a slice back."""
HALF = (2, 6, 7)
"""Those of half turns only."""
LONGEST = 10
"""As many face turns as a word may have."""
THREE_CYCLES = 24 * 23 * 22 // 3
"""The 3-cycles of an orbit's wings."""


class WingWords(NamedTuple):
    """Words as kernels take them, the cheaper ones first."""

    axis: NDArray[np.uint8]
    """Shape (words,): the axis of the slices."""
    turns: NDArray[np.uint8]
    """Shape (words, LONGEST): the face turns, those before the slices first."""
    setup: NDArray[np.uint8]
    """Shape (words,): how many of the face turns come before the slices."""
    length: NDArray[np.uint8]
    """Shape (words,): how many face turns there are."""
    joins: NDArray[np.bool_]
    """Shape (words,): whether nothing parts the slices from earlier ones on the same axis."""
    alone: NDArray[np.bool_]
    """Shape (words,): whether only one of an orbit's two slices may be turned."""
    faces: Places
    """Shape (words, 24): what the face turns do to the places."""
    effects: NDArray[np.int16]
    """Shape (words, SIDES, options): what a slice does to its orbit, seen from before the
    word, as a row of ``starts``; `NONE` where the option is not allowed or does nothing."""
    starts: NDArray[np.int32]
    """Shape (effects + 1,): effect ``e`` changes the places ``starts[e]…starts[e + 1]``."""
    changes: NDArray[np.int16]
    """Shape (changes,): ``24·to + from``."""
    moved: NDArray[np.int32]
    """Shape (effects,): a bit for each place that an effect changes."""
    user_starts: NDArray[np.int32]
    """Shape (577,): change ``c`` is part of the effects ``users[user_starts[c]]`` to
    ``users[user_starts[c + 1]]``."""
    users: NDArray[np.int16]
    """Shape (changes,): effects."""
    menu: NDArray[np.uint8]
    """Shape (words, options): the options that are allowed, followed by 0."""
    use_starts: NDArray[np.int32]
    """Shape (effects + 1,): effect ``e`` has the uses ``use_starts[e]…use_starts[e + 1]``."""
    uses: NDArray[np.int16]
    """Shape (uses, 3): a regular word, a side and an option that have an effect."""
    regular: int
    """The first so many words are for every day; the rest reach every 3-cycle, see
    `_covering_words`, and serve where no other helps."""


@dataclass(frozen=True, slots=True)
class _Word:
    axis: int
    setup: Turns
    turns: Turns
    options: tuple[int, ...]

    @property
    def length(self) -> int:
        return len(self.setup) + len(self.turns)


@cache
def face_places() -> Places:
    """Return what the 18 turns of outer faces do to the wings of any orbit: shape (18, 24)."""
    return _places_of_layers((0, 3))


@cache
def slice_places() -> Places:
    """Return what turns of an orbit's own slices do, numbered as the faces beside them."""
    return _places_of_layers((1, 2))


@cache
def wing_words(effort: int) -> WingWords:
    """Return the words; they keep the centres of U and D, and of F with B and L with R as staged.

    Args:
        effort: 0 for the words with few face turns, 1 and 2 for more.
    """
    regular = [word for word in _regular_words() if _effort(word) <= effort]
    regular = _distinct(sorted(regular, key=lambda word: word.length))
    return _assembled(regular + _covering_words(), len(regular))


def _places_of_layers(layers: tuple[int, int]) -> Places:
    facelets = wing_facelets(4)[0, :, 0]
    turns = (Move(axis, k, k, by) for axis, k, by in product(Axis, layers, (1, 2, -1)))
    rows = [among(facelets, permutation(4, turn)) for turn in turns]
    return np.array(rows, dtype=np.uint8)


def _effort(word: _Word) -> int:
    """Return the least effort at which a word is worth its time."""
    if not word.setup and (RESTORING[0] in word.options or word.length < 3):
        return 0
    return 1 if word.length < 4 else 2


def _net(turns: Turns) -> dict[int, int]:
    """Return the quarters by which faces, ``2·axis + side``, have turned in the end."""
    quarters: dict[int, int] = {}
    for turn in turns:
        quarters[turn // 3] = (quarters.get(turn // 3, 0) + turn % 3 + 1) % 4
    return {face: count for face, count in quarters.items() if count}


def _options(axis: int, turns: Turns) -> tuple[int, ...]:
    """Return what a slice may do around ``turns`` so that centres keep what they have.

    Face turns move a centre about its own face only. So a slice may bring back what it took
    away if the faces that it passes have not turned in the end.
    """
    turned = {face // 2 for face in _net(turns)} - {axis}
    if axis == Axis.Y:
        # Half turns about U swap F with B and L with R, which are alike for now.
        return HALF if turned else tuple(range(1, len(OPTIONS)))
    if Axis.Y in turned:
        return ()
    return HALF[:1] if turned else RESTORING


def _face_words(length: int) -> Iterator[Turns]:
    """Yield face turns in a row, none of which could be left out or merged with another."""
    level: list[Turns] = [()]
    for _ in range(length):
        level = [(*word, turn) for word in level for turn in range(18) if _may_follow(word, turn)]
        yield from level


def _may_follow(word: Turns, turn: int) -> bool:
    return not word or word[-1] // 6 != turn // 6 or word[-1] // 3 < turn // 3


def _regular_words() -> Iterator[_Word]:
    for axis in Axis:
        if axis == Axis.Y:
            yield _Word(axis, (), (), HALF[-1:])
        for turns in _face_words(3):
            # Turns of the slices' own axis, at either end, would pass them.
            if axis in (turns[0] // 6, turns[-1] // 6):
                continue
            options = _options(axis, turns)
            if not options:
                continue
            yield _Word(axis, (), turns, options)
            if RESTORING[0] in options or len(turns) < 3:
                yield from (_Word(axis, (turn,), turns, options) for turn in range(18))


def _seeds() -> list[_Word]:
    """Return the words ``f g f'``, and pairs of them that join two wings of one edge."""
    seeds = []
    for axis in Axis:
        faces = [turn for turn in range(18) if turn // 6 != axis and turn % 3 != 1]
        single = [(f, g, *undone([f])) for f in faces for g in range(6 * axis, 6 * axis + 6)]
        pairs = [(*one, *two) for one in single for two in single if one[0] // 6 != two[0] // 6]
        for turns in (*single, *pairs):
            seeds.append(_Word(axis, (), turns, _options(axis, turns)))
    edges = np.sort(_three_cycles(seeds) % len(EDGES), axis=-1)
    joins = np.any(np.count_nonzero(np.diff(edges, axis=-1), axis=-1) == 1, axis=1)
    return [word for word, two in zip(seeds, joins, strict=True) if len(word.turns) == 3 or two]


def _covering_words() -> list[_Word]:
    """Return words with which every 3-cycle of wings can be made in every orbit.

    Face turns before the slices carry what a word does to other places.
    """
    seeds = _seeds()
    cycles, words = _three_cycles(seeds), []
    found = np.zeros(PLACES**3, dtype=np.bool_)
    setups: list[Turns] = [()]
    while np.count_nonzero(found[1:]) < THREE_CYCLES:
        for setup in setups:
            reached = _cycle_numbers(_composed(setup)[cycles])
            for index in np.flatnonzero(~np.all(found[reached], axis=1)).tolist():
                if not np.all(found[reached[index]]):
                    found[reached[index]] = True
                    seed = seeds[index]
                    words.append(_Word(seed.axis, setup, seed.turns, seed.options))
        setups = [(*word, turn) for word in setups for turn in range(18) if _may_follow(word, turn)]
    return words


def _three_cycles(words: Sequence[_Word]) -> Places:
    """Return the 3-cycles that words make where slices are brought back.

    Returns:
        uint8, shape (words, n, 3): to the first place from the second, to that from the third;
        0 three times where something else happens.
    """
    rows = _effects(words)[0][:, :, list(RESTORING)].reshape(len(words), -1, PLACES)
    moved = rows != np.arange(PLACES)
    first = np.argmax(moved, axis=-1)[..., None]
    second = np.take_along_axis(rows, first, axis=-1)
    third = np.take_along_axis(rows, second, axis=-1)
    cycles = np.concatenate([first, second, third], axis=-1).astype(np.uint8)
    cycles[np.count_nonzero(moved, axis=-1) != 3] = 0
    return cycles


def _cycle_numbers(cycles: Places) -> NDArray[np.int64]:
    """Return one number for the three ways to write down a 3-cycle, 0 for none."""
    a, b, c = np.moveaxis(cycles.astype(np.int64), -1, 0)
    ways = [(p * PLACES + q) * PLACES + r for p, q, r in ((a, b, c), (b, c, a), (c, a, b))]
    return np.where(a == b, 0, np.minimum.reduce(ways))


def _composed(turns: Turns) -> Places:
    places = np.arange(PLACES, dtype=np.uint8)
    for turn in turns:
        places = places[face_places()[turn]]
    return places


def _then(first: Places, second: Places) -> Places:
    """Return what two steps in a row do, for many at once."""
    return np.take_along_axis(first, second, axis=-1)


def _inverted(places: Places) -> Places:
    return np.argsort(places, axis=-1).astype(np.uint8)


def _slices(words: Sequence[_Word], side: int, quarters: int) -> Places:
    """Return what the slices of the words' axes do, each turned ``quarters``."""
    if quarters == 0:
        return np.tile(np.arange(PLACES, dtype=np.uint8), (len(words), 1))
    axes = np.array([word.axis for word in words])
    places: Places = slice_places()[6 * axes + 3 * side + quarters - 1]
    return places


def _effects(words: Sequence[_Word]) -> tuple[Places, Places]:
    """Return what options do to an orbit against what the face turns do, and the latter.

    Returns:
        shape (words, SIDES, options, 24), the identity where an option is not allowed, and
        shape (words, 24).
    """
    setups = np.array([_composed(word.setup) for word in words])
    turns = np.array([_composed(word.turns) for word in words])
    faces = _then(setups, turns)
    back = _inverted(faces)
    effects = np.tile(np.arange(PLACES, dtype=np.uint8), (len(words), SIDES, len(OPTIONS), 1))
    for side, option in product(range(SIDES), range(1, len(OPTIONS))):
        allowed = np.array([option in word.options for word in words])
        before, after = (_slices(words, side, count) for count in OPTIONS[option].tolist())
        whole = _then(_then(setups, before), _then(turns, after))
        effects[allowed, side, option] = _then(whole, back)[allowed]
    return effects, faces


def _clashes(words: Sequence[_Word], effects: Places) -> NDArray[np.bool_]:
    """Tell of each word whether some options of an orbit's two slices get in each other's way."""
    setups = np.array([_composed(word.setup) for word in words])
    turns = np.array([_composed(word.turns) for word in words])
    back = _inverted(_then(setups, turns))
    clash = np.zeros(len(words), dtype=np.bool_)
    home = np.arange(PLACES)
    for low, high in product(range(1, len(OPTIONS)), repeat=2):
        both = np.array([{low, high} <= set(word.options) for word in words])
        before, after = (
            _then(_slices(words, 0, int(a)), _slices(words, 1, int(b)))
            for a, b in zip(OPTIONS[low], OPTIONS[high], strict=True)
        )
        together = _then(_then(_then(setups, before), _then(turns, after)), back)
        one, two = effects[:, 0, low], effects[:, 1, high]
        apart = ~np.any((one != home) & (two != home), axis=1)
        summed = np.all(together == _then(one, two), axis=1)
        clash |= both & ~(apart & summed)
    return clash


def _distinct(words: Sequence[_Word]) -> list[_Word]:
    """Return the words that do something, the first of those that do the same."""
    effects, _ = _effects(words)
    seen: dict[tuple[int, bytes], _Word] = {}
    for word, rows in zip(words, effects, strict=True):
        if np.any(rows != np.arange(PLACES)):
            seen.setdefault((word.axis, rows.tobytes()), word)
    return list(seen.values())


def _assembled(words: Sequence[_Word], regular: int) -> WingWords:
    effects, faces = _effects(words)
    distinct, numbers = np.unique(effects.reshape(-1, PLACES), axis=0, return_inverse=True)
    home = np.arange(PLACES)
    moves = np.any(distinct != home, axis=1)
    rank = np.where(moves, np.cumsum(moves) - 1, NONE).astype(np.int16)
    ranked = rank[numbers.reshape(effects.shape[:-1])]
    row, to = np.nonzero(distinct[moves] != home)
    changes = PLACES * to + distinct[moves][row, to]
    order = np.argsort(changes, kind="stable")
    uses = np.argwhere(ranked[:regular] != NONE)
    used = ranked[tuple(uses.T)]
    turns = np.zeros((len(words), LONGEST), dtype=np.uint8)
    menu = np.zeros((len(words), len(OPTIONS)), dtype=np.uint8)
    for index, word in enumerate(words):
        turns[index, : word.length] = word.setup + word.turns
        menu[index, : len(word.options)] = word.options
    return WingWords(
        axis=np.array([word.axis for word in words], dtype=np.uint8),
        turns=turns,
        setup=np.array([len(word.setup) for word in words], dtype=np.uint8),
        length=np.array([word.length for word in words], dtype=np.uint8),
        joins=np.array([all(t // 6 == word.axis for t in word.setup) for word in words]),
        alone=_clashes(words, effects),
        faces=faces,
        effects=ranked,
        starts=np.searchsorted(row, np.arange(int(moves.sum()) + 1)).astype(np.int32),
        changes=changes.astype(np.int16),
        moved=((distinct[moves] != home) @ (1 << home)).astype(np.int32),
        user_starts=np.searchsorted(changes[order], np.arange(PLACES**2 + 1)).astype(np.int32),
        users=row[order].astype(np.int16),
        menu=menu,
        use_starts=np.searchsorted(np.sort(used), np.arange(int(moves.sum()) + 1)).astype(np.int32),
        uses=uses[np.argsort(used, kind="stable")].astype(np.int16),
        regular=regular,
    )
