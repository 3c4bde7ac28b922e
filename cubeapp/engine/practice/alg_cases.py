"""Cases that algs are looked for: a cube, and which of its stickers matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.legality.filling import filled
from cubeapp.engine.legality.possible import possible
from cubeapp.engine.library.case_sets import (
    COLL,
    F2L,
    OLL,
    OLL_EDGES,
    PLL_CORNERS,
    CaseSet,
    case_cube,
    case_sets,
    case_start,
    coll_set,
    two_look_sets,
    zbll_set,
)
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.masks import FaceletMask
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.model.orbits import CORNERS, EDGES, fixed_centres
from cubeapp.engine.practice.case_book import ANGLES
from cubeapp.engine.practice.case_goals import last_turns, top_turns
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.goals.goal import (
    ALL_FRAMES,
    SOLVED,
    Goal,
    GoalError,
    Task,
    free_cubies,
    metric_of,
    place_facelets,
)
from cubeapp.engine.solvers.goals.goal_mask import shown_stickers
from cubeapp.engine.solvers.goals.named import FIRST_LAYERS
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.painted import painted_goal
from cubeapp.engine.solvers.goals.space import SIZE, arrangement_of, recoloured
from cubeapp.engine.text import NO_TEXT, Text, joined

TOP, LAST, TOP_CORNERS, TOP_EDGES, PAIRS, ALL = "top", "last", "corners", "edges", "pairs", "all"
"""What matters of a case: the top's colour, the last layer, its corners, the colour of its edges,
the first two layers, everything."""
PARTS = {
    TOP: "oll",
    LAST: "pll",
    TOP_CORNERS: "coll",
    TOP_EDGES: f"home={FIRST_LAYERS.replace(' ', ',')} oriented=*e centres=home before=U after=U",
    PAIRS: "f2l before=U",
    ALL: "home=* centres=home",
}
"""What is to be reached for each, as `read_task` reads it."""
_PART_OF = {
    OLL: TOP,
    OLL_EDGES: TOP_EDGES,
    F2L: PAIRS,
    COLL: TOP_CORNERS,
    PLL_CORNERS: TOP_CORNERS,
}
"""By the set of a case; the others solve the last layer."""
_FACELETS = 6 * SIZE**2
_BARE = "."


@dataclass(frozen=True)
class AlgCase:
    """What an alg is to do: with a cube of size 3, to stickers that matter."""

    cube: Cube
    part: str
    """One of `PARTS`."""
    case_set: CaseSet | None = None
    case: Case | None = None
    """The case of the library that it is, and of which set; ``None`` for both if it is none."""
    painted: frozenset[int] | None = None
    """The facelets of the cube that do not matter, if a user said so; what else matters then is
    where they belong in the solved cube, but for free turns of the part."""

    @property
    def title(self) -> Text:
        """Its name, for people: "OLL 33, Key"; none for a case of no name."""
        if self.case is None:
            return NO_TEXT
        return joined(", ", (self.case.title, self.case.nickname))

    @cached_property
    def grey(self) -> frozenset[int]:
        """The facelets of the cube that do not matter."""
        if self.painted is not None:
            return self.painted
        [goal] = read_task(PARTS[self.part]).goals
        return frozenset(np.flatnonzero(~_shown(goal, self.cube)).tolist())

    @property
    def masked(self) -> Cube:
        """The cube without the colours that do not matter."""
        return self.cube.painted(sorted(self.grey), UNPAINTED)

    @property
    def is_of_last_layer(self) -> bool:
        """Whether all below the top is solved."""
        return _is_reached(PAIRS, self.cube)

    def task(self, turns: tuple[Move, ...], most: int) -> Task:
        """Return the task of finding all algs of some turns.

        Args:
            turns: each in all its amounts.
            most: the number of turns of the longest.

        Raises:
            GoalError: what is painted leaves too much open; ``facelets`` are where.
        """
        task = read_task(PARTS[self.part])
        if self.painted is not None:
            goal = painted_goal(recoloured(self.masked, self.cube))
            task = replace(task, goals=(replace(goal, target=SOLVED),))
        metric = metric_of(turns)
        return replace(task, turns=turns, metric=metric, extra=most, max_length=most)

    def lit(self, cube: Cube) -> FaceletMask:
        """Return which stickers matter on ``cube``, which turns have made of the case."""
        if cube.size != SIZE:
            return np.ones(6 * cube.size**2, dtype=np.bool_)
        grey = _stickers(self.cube)[sorted(self.grey)]
        return ~np.isin(_stickers(cube), grey)

    def with_part(self, part: str) -> AlgCase:
        """Return the case with something else that matters."""
        return _named(AlgCase(self.cube, part), prefers=self.case_set)

    def toggled(self, facelet: int, cube: Cube) -> AlgCase:
        """Return the case with one sticker more, or less, that does not matter.

        Args:
            facelet: of ``cube``.
            cube: what turns have made of the case.
        """
        wanted = _stickers(cube)[facelet]
        found = np.flatnonzero(_stickers(self.cube) == wanted).tolist()
        return AlgCase(self.cube, self.part, painted=self.grey ^ frozenset(found))


@cache
def finder_sets() -> tuple[CaseSet, ...]:
    """Return the sets of the 3×3×3 of which algs can be looked for."""
    return (*case_sets()[:3], *two_look_sets(), coll_set(), zbll_set())


def library_case(case_set: CaseSet, case: Case) -> AlgCase:
    """Return a case of the library, with what is to be done for it."""
    return AlgCase(case_cube(case), _PART_OF.get(case.set, LAST), case_set, case)


def case_of_alg(moves: Sequence[Move]) -> AlgCase:
    """Return the case that an alg for the 3×3×3 solves.

    Raises:
        GoalError: it does nothing.
    """
    start = case_start(SIZE)
    closing = turns_home(Cube.solved(SIZE).apply_all(moves))
    return case_of_cube(start.apply_all(inverse((*moves, *closing))))


def case_of_cube(cube: Cube) -> AlgCase:
    """Return the case that a 3×3×3 is as it is held; what matters follows from what is solved.

    Raises:
        GoalError: it is solved.
        InvalidCubeError: no turns can make this cube.
    """
    if _is_reached(ALL, cube):
        raise GoalError(Text("this cube is solved: there is nothing to look for"))
    if _is_reached(TOP, cube):
        return _named(AlgCase(cube, LAST))
    if _is_reached(PAIRS, cube):
        return _named(AlgCase(cube, TOP))
    pair = _named(AlgCase(cube, PAIRS))
    return AlgCase(cube, ALL) if pair.case is None else pair


def case_of_facelets(text: str) -> AlgCase:
    """Return the case that 54 facelets show, those that do not matter being ``.``.

    Raises:
        GoalError: the stickers contradict each other or leave too much open; ``facelets`` are
            those at fault.
    """
    letters = "".join(text.split()).upper()
    if len(letters) != _FACELETS or not set(letters) <= {*Face.__members__, _BARE}:
        message = Text("a case has {count} stickers, each one of U R F D L B or .")
        raise GoalError(message.format(count=_FACELETS))
    values = [UNPAINTED if letter == _BARE else int(Face[letter]) for letter in letters]
    bare = Cube.from_faces(np.array(values).reshape(6, SIZE, SIZE))
    painted_goal(bare)
    cube = _completed(bare.painted(fixed_centres(SIZE), range(6)))
    grey = frozenset(np.flatnonzero(bare.facelets == UNPAINTED).tolist())
    part = LAST if _is_reached(PAIRS, cube) else ALL
    return AlgCase(cube, part, painted=grey)


def _completed(cube: Cube) -> Cube:
    """Return a legal cube that has the painted stickers of ``cube``."""
    cube = filled(cube)
    while not cube.is_painted:
        facelet = int(np.flatnonzero(cube.facelets == UNPAINTED)[0])
        colours = possible(cube).colours[facelet]
        if not colours.any():
            break
        cube = filled(cube.painted(facelet, int(colours.argmax())))
    if not cube.is_legal:
        raise GoalError(Text("no turns can make a cube with these stickers"))
    return cube


def _is_reached(part: str, cube: Cube) -> bool:
    """Tell whether a cube as it is held is done, but for a last turn of the top where it may be."""
    task = read_task(PARTS[part])
    endings = range(ANGLES) if task.free_after else range(1)
    return any(
        task.goals[0].is_reached(arrangement_of(cube.apply_all(top_turns(SIZE, quarters))))
        for quarters in endings
    )


def _named(found: AlgCase, prefers: CaseSet | None = None) -> AlgCase:
    """Return a case with its name, if the library knows it."""
    sets = [each for each in finder_sets() if _is_small(each) and _part_of(each) == found.part]
    for case_set in sorted(sets, key=lambda each: each != prefers):
        for case in case_set.cases:
            if _solves(case, found.cube):
                return replace(found, case_set=case_set, case=case)
    return found


def _is_small(case_set: CaseSet) -> bool:
    # To try the algs of all others would take seconds.
    return case_set != zbll_set()


def _part_of(case_set: CaseSet) -> str:
    return _PART_OF.get(case_set.cases[0].set, LAST)


def _solves(case: Case, cube: Cube) -> bool:
    """Tell whether the alg of a case solves a cube, the top being turned before and after."""
    turned = ((*top_turns(SIZE, quarters), *case.moves) for quarters in range(ANGLES))
    return any(last_turns(case, moves, cube) is not None for moves in turned)


def _shown(goal: Goal, cube: Cube) -> FaceletMask:
    """Return which stickers of ``cube`` a goal looks at.

    Of cubies that are to be oriented in whatever place that is the one that tells.
    """
    whole, telling = [], []
    for first, pairs in ((0, goal.corners), (len(CORNERS), goal.edges)):
        free = free_cubies(pairs)
        for cubie, pair in enumerate(pairs):
            if pairs.count(pair) == 1:
                whole.append(first + cubie)
            elif pair[1] and not free[cubie]:
                telling.append(first + cubie)
    return shown_stickers(cube, whole, telling, goal.frames != ALL_FRAMES)


def _stickers(cube: Cube) -> NDArray[np.int64]:
    """Return which sticker each facelet of a 3×3×3 is: its colour, and those of its cubie."""
    colours = cube.facelets.astype(np.int64) & 7
    numbers = colours + 8 * (1 << colours)
    for place in range(len(CORNERS) + len(EDGES)):
        facelets = place_facelets(place)
        numbers[facelets] = colours[facelets] + 8 * int((1 << colours[facelets]).sum())
    return numbers
