"""What a partial goal is, and what is allowed on the way to it.

Every cubie has a *class* and whether its *orientation* matters. A cubie is home if it is alone in
its class and oriented, placed if alone and not; cubies of one class may trade places, those of
the largest class that is not oriented do not matter at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.moves import Metric, Move, face_turns
from cubeapp.engine.model.orbits import (
    CORNERS,
    EDGES,
    corner_facelets,
    midge_facelets,
    place_name,
)
from cubeapp.engine.solvers.goals.space import (
    HOLDS,
    SIZE,
    Arrangement,
    Bytes,
    frames_after,
    held_turns,
)
from cubeapp.engine.text import Text, shortened

Pair = tuple[int, bool]
"""A cubie's class, and whether its orientation matters."""
Named = str | Iterable[str]
"""Places: their names, in a row or apart; ``*`` is all, ``*c`` all corners, ``*e`` all edges."""

ALL_FRAMES = frozenset(range(HOLDS))
HOME_FRAME = frozenset({0})
SOLVED = Cubies.solved()
_PLACES = (*CORNERS, *EDGES)


class GoalError(CubeError, ValueError):
    """A goal that says nothing that a cube can reach, or says it wrongly.

    ``span`` is the half-open range of its text at fault, if it was read from one, and
    ``facelets`` are the stickers of a 3×3×3 that contradict each other.
    """

    def __init__(
        self, message: Text, span: tuple[int, int] | None = None, facelets: Iterable[int] = ()
    ) -> None:
        super().__init__(message)
        self.span = span
        self.facelets = tuple(facelets)


@dataclass(frozen=True, slots=True)
class Goal:
    """Which cubies are to be where; picklable and hashable."""

    corners: tuple[Pair, ...]
    """Of the corner of each place of `CORNERS`."""
    edges: tuple[Pair, ...]
    """Of the edge of each place of `EDGES`."""
    frames: frozenset[int] = ALL_FRAMES
    """How the centres may lie at the end, as indices of `rotations`."""
    target: Cubies = SOLVED
    """A cube that has reached the goal: the solved one, or a pattern."""

    @classmethod
    def of(
        cls,
        home: Named = (),
        placed: Named = (),
        oriented: Named = (),
        sets: Iterable[tuple[Named, bool]] = (),
        centres: bool = False,
    ) -> Goal:
        """Return a goal by the names of the cubies, which are those of their places.

        Args:
            home: in their places and oriented.
            placed: in their places, however they sit.
            oriented: oriented, in whatever place.
            sets: cubies that may trade places, and whether they are oriented, too.
            centres: whether the centres are to be home, not only all else beside them.

        Raises:
            GoalError: a name is none, or what is said contradicts itself.
        """
        parts = _Parts()
        parts.place(home, is_oriented=True)
        parts.place(placed, is_oriented=False)
        for names, is_oriented in sets:
            parts.join(names, is_oriented)
        parts.orient(oriented)
        return cls(*parts.pairs(), HOME_FRAME if centres else ALL_FRAMES)

    @property
    def corner_classes(self) -> Bytes:
        """The classes of the corners: uint8, shape (8,), read-only."""
        return columns(self.corners)[0]

    @property
    def corner_flags(self) -> Bytes:
        """1 where a corner's orientation matters: uint8, shape (8,), read-only."""
        return columns(self.corners)[1]

    @property
    def edge_classes(self) -> Bytes:
        """The classes of the edges: uint8, shape (12,), read-only."""
        return columns(self.edges)[0]

    @property
    def edge_flags(self) -> Bytes:
        """1 where an edge's orientation matters: uint8, shape (12,), read-only."""
        return columns(self.edges)[1]

    @property
    def fixed(self) -> int:
        """How many cubies are told by the goal from those that do not matter."""
        return sum(not free for free in (*free_cubies(self.corners), *free_cubies(self.edges)))

    @property
    def says_anything(self) -> bool:
        """Whether there are cubes that are not as the goal says."""
        return self.fixed > 0 or self.frames != ALL_FRAMES

    def is_reached(self, cube: Arrangement) -> bool:
        """Tell whether a cube, a single one, is as the goal says."""
        return int(cube.frame) in self.frames and np.array_equal(
            self.masked(cube), self.masked(Arrangement.of_cubies(self.target))
        )

    def held(self, hold: int) -> Goal | None:
        """Return the goal as it is called when the cube is held in another way.

        Whether a cubie in another's place is oriented depends on the axis that it is told by. If
        that is another one then and it matters, there is no such goal.

        Args:
            hold: an index of `rotations`.
        """
        target = Arrangement.of_cubies(self.target)
        turn = held_turns()[hold]
        corners = _held(self.corners, target.cp, turn.cp, turn.co)
        edges = _held(self.edges, target.ep, turn.ep, turn.eo)
        if corners is None or edges is None:
            return None
        back, after = turn.inverse().frame, frames_after()
        frames = frozenset(int(after[after[back, frame], turn.frame]) for frame in self.frames)
        return Goal(corners, edges, frames, target.held(hold).cubies())

    def masked(self, cubes: Arrangement) -> Bytes:
        """Return what the goal looks at: uint8, shape (..., 20), corners first.

        A byte is the class of the cubie in the place, and 16 times its twist or flip where that
        matters.
        """
        corners = self.corner_classes[cubes.cp] | cubes.co * self.corner_flags[cubes.cp] << 4
        edges = self.edge_classes[cubes.ep] | cubes.eo * self.edge_flags[cubes.ep] << 4
        return np.concatenate([corners, edges], axis=-1)


@dataclass(frozen=True, slots=True)
class Task:
    """Goals, and what is allowed on the way to the nearest of them; picklable and hashable."""

    goals: tuple[Goal, ...]
    """Any of them will do."""
    turns: tuple[Move, ...] = face_turns(SIZE)
    """What may be turned: faces, wide turns, slices, rotations of a 3×3×3, each amount."""
    metric: Metric = Metric.HTM
    free_before: tuple[Move, ...] = ()
    """Turns that may be made before and do not count, such as U; no solution begins with one."""
    free_after: tuple[Move, ...] = ()
    """Turns that may be made after and do not count; rotations among them are made first."""
    holds: tuple[int, ...] = (0,)
    """How the cube may be held, as indices of `rotations`; turns and goals are as it is then."""
    extra: int = 0
    """How much longer than the shortest solutions may be."""
    max_length: int | None = None
    """Accept nothing longer."""


def metric_of(turns: Iterable[Move]) -> Metric:
    """Return the metric of ``turns`` of a 3×3×3: slices and wide turns, if there are any, count 1.

    Such a turn is one like any other where it is allowed.
    """
    return Metric.HTM if set(turns) <= set(face_turns(SIZE)) else Metric.STM


def _held(
    pairs: Sequence[Pair], target: Bytes, source: Bytes, turned: Bytes
) -> tuple[Pair, ...] | None:
    """Return the pairs of an orbit held in another way; ``None`` if there are none.

    Args:
        pairs: of each cubie.
        target: the cubie that each place is to have.
        source: where each place's cubie comes from as the cube is turned over.
        turned: how it is turned then.
    """
    for pair in set(pairs):
        members = [cubie for cubie, other in enumerate(pairs) if other == pair]
        # Where they are called from, and where they go.
        places = np.isin(source, members) | np.isin(target[source], members)
        if pair[1] and len(members) > 1 and len(set(turned[places].tolist())) > 1:
            return None
    return numbered([pairs[cubie] for cubie in source.tolist()])


@lru_cache(maxsize=256)
def columns(pairs: tuple[Pair, ...]) -> tuple[Bytes, Bytes]:
    """Return classes and flags as arrays: each uint8, shape (cubies,), read-only."""
    both = np.array(pairs, dtype=np.uint8).T.copy()
    both.flags.writeable = False
    return both[0], both[1]


def free_cubies(pairs: Sequence[Pair]) -> list[bool]:
    """Return which cubies do not matter: those of the largest class of many, not oriented."""
    sizes = {pair: pairs.count(pair) for pair in pairs if not pair[1] and pairs.count(pair) > 1}
    free = max(sizes, key=lambda pair: sizes[pair], default=None)
    return [pair == free for pair in pairs]


def numbered(pairs: Sequence[tuple[object, bool]]) -> tuple[Pair, ...]:
    """Return pairs of any keys with classes numbered in the order of their first cubies."""
    keys = list(dict.fromkeys(key for key, _ in pairs))
    return tuple((keys.index(key), bool(flag)) for key, flag in pairs)


def place_facelets(place: int) -> list[int]:
    """Return the stickers of a place, an index of `CORNERS` and then `EDGES`."""
    if place < len(CORNERS):
        return [int(index) for index in corner_facelets(SIZE)[place]]
    return [int(index) for index in midge_facelets(SIZE)[place - len(CORNERS)]]


def read_places(names: Named) -> tuple[int, ...]:
    """Return the places of names, as indices of `CORNERS` and then `EDGES`.

    Raises:
        GoalError: a name is none; ``span`` is where it stands, if they come in one text.
    """
    if not isinstance(names, str):
        return tuple(place for name in names for place in read_places(name))
    found: list[int] = []
    for match in re.finditer(r"[^\s,]+", names):
        found += _places(match.group(), match.span())
    return tuple(dict.fromkeys(found))


def _places(name: str, span: tuple[int, int]) -> list[int]:
    every = {"*": range(20), "*c": range(8), "*e": range(8, 20)}
    if name in every:
        return list(every[name])
    found = [place for place, letters in enumerate(_PLACES) if sorted(letters) == sorted(name)]
    if not found:
        message = Text(
            "'{name}' is no corner or edge; they are called by their faces, as in DFR and DF, "
            "all of them *, *c or *e"
        )
        raise GoalError(message.format(name=shortened(name, 32)), span)
    return found


class _Parts:
    """Collects what is said about each of the 20 cubies."""

    def __init__(self) -> None:
        self._keys: list[object] = ["free"] * len(_PLACES)
        self._flags = [False] * len(_PLACES)

    def place(self, names: Named, is_oriented: bool) -> None:
        for place in read_places(names):
            self._keys[place] = place
            self._flags[place] |= is_oriented

    def join(self, names: Named, is_oriented: bool) -> None:
        places = read_places(names)
        taken = [place for place in places if self._keys[place] != "free"]
        if taken:
            raise _contradiction(Text("{names} cannot be in two sets, or in one and placed"), taken)
        for kind in (range(8), range(8, 20)):
            members = tuple(place for place in places if place in kind)
            for place in members:
                # Apart from the free ones even where all flags are the same.
                self._keys[place] = ("set", members)
                self._flags[place] = is_oriented

    def orient(self, names: Named) -> None:
        for place in read_places(names):
            self._flags[place] = True
            if self._keys[place] == "free":
                self._keys[place] = "oriented"

    def pairs(self) -> tuple[tuple[Pair, ...], tuple[Pair, ...]]:
        said = list(zip(self._keys, self._flags, strict=True))
        for key in dict.fromkeys(self._keys):
            flags = {flag for other, flag in said if other == key}
            if len(flags) > 1:
                odd = [place for place, one in enumerate(said) if one == (key, True)]
                message = Text("{names} cannot be oriented alone: the set they are in is not")
                raise _contradiction(message, odd)
        return numbered(said[:8]), numbered(said[8:])


def _contradiction(message: Text, places: Sequence[int]) -> GoalError:
    names = ", ".join(place_name(_PLACES[place]) for place in places)
    facelets = [index for place in places for index in place_facelets(place)]
    return GoalError(message.format(names=names), facelets=facelets)
