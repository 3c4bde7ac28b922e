"""Cases to be practised: which one comes next, a set-up that does not betray it, and its goal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from cubeapp.engine.library.case_sets import (
    CLL,
    CMLL,
    COLL,
    EG_1,
    EG_2,
    F2L,
    OLL,
    OLL_EDGES,
    PLL,
    PLL_CORNERS,
    WV,
    ZBLL,
    two_look_sets,
)
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turns, inverse, reduced, rotation
from cubeapp.engine.model.orbits import fixed_centres
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.batches import Batch, add_move
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.practice.case_book import ANGLES, OwnAlgs
from cubeapp.engine.practice.case_goals import OPEN, PERMUTED, angles, is_reached, top_turns
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case, oll_cases, pll_cases
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import default_solver
from cubeapp.engine.text import NO_TEXT, Text, sentence

MAX_SOLVED_SIZE = 3
"""Up to this size a solver finds another way to the case than its alg backwards."""
MIXED = 8
"""How often the middle slice and the top are turned to mix what a CMLL leaves open."""
_DETOUR = 4
"""Number of random turns away from a case before it is solved: none lies near its alg."""
_TRIES = 20
_TIPS: dict[Face, tuple[Axis, int] | None] = {
    Face.U: None,
    Face.D: (Axis.Z, 2),
    Face.F: (Axis.X, 1),
    Face.B: (Axis.X, -1),
    Face.R: (Axis.Z, -1),
    Face.L: (Axis.Z, 1),
}
"""How to turn the solved cube so that a face's colour comes on top."""


@dataclass(frozen=True, slots=True)
class Drill:
    """A case that is set up."""

    case: Case
    key: str
    """Of its tally; see `key_of`."""
    begin: Cube
    """The solved cube, as it is held before the set-up: all but the middle slice of a CMLL stays
    on the sides where it belongs then."""
    setup: tuple[Move, ...]
    """The moves that make the case of it."""
    cube: Cube
    """The case."""
    answer: tuple[Move, ...]
    """The alg, with the turns of the top that it needs before and after."""
    angle: int = 0
    """How many quarter turns of the top come before the alg, but for those that change nothing."""

    @property
    def is_disguised(self) -> bool:
        """Whether the set-up is another one than the answer backwards."""
        size = self.cube.size
        return size <= MAX_SOLVED_SIZE and not _betrays(self.setup, self.answer, size)

    def is_reached(self, cube: Cube) -> bool:
        """Tell whether ``cube``, which this one has become, is what the case is to be."""
        return is_reached(self.case, cube, self.cube)


def key_of(set_key: str, case: Case) -> str:
    """Return what a case of the set ``set_key`` is counted by."""
    return f"{set_key}: {case.key}"


def about_case(case: Case) -> Text:
    """Return what is known about a case as a sentence; nothing if nothing is."""
    if not case.about:
        return NO_TEXT
    if case.set in (OLL, PLL, F2L, CLL, EG_1, EG_2, COLL, CMLL, WV, ZBLL):
        return Text("Group: {group}.", group=case.about)
    return sentence(case.about)


def draw_case(
    cases: Sequence[Case],
    tallies: Sequence[Tally],
    *,
    missed_more: bool,
    last: Case | None,
    rng: np.random.Generator,
) -> Case:
    """Draw the next case; the last one does not come again at once if there is another.

    Args:
        cases: to draw from, at least one.
        tallies: how each of them has gone.
        missed_more: draw those more often that were missed more often, and new ones.
        last: the case before, if any.
        rng: the source of chance.
    """
    weights = np.array([1 - tally.strength if missed_more else 1.0 for tally in tallies])
    if len(cases) > 1 and last in cases:
        weights[cases.index(last)] = 0.0
    return cases[int(rng.choice(len(cases), p=weights / weights.sum()))]


def make_drill(
    case: Case,
    key: str,
    top: Face | None,
    rng: np.random.Generator,
    control: SearchControl,
    own: OwnAlgs | None = None,
) -> Drill:
    """Set a case up at random: from any side, the top turned, what it leaves open mixed.

    Args:
        case: the case.
        key: of its tally.
        top: the face whose colour is to be on top; any of them if none.
        rng: the source of chance.
        control: for the solver that finds the set-up.
        own: which alg is the answer instead of that of the case.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    size = case.size
    start = Cube.solved(size).apply_all(_random_hold(size, top, rng))
    angle, then = _random_turns_of_top(case, rng)
    angle_seen = angle % angles(case)
    alg = own.used(angle_seen) if own is not None else ""
    moves = Alg(alg).moves(size) if alg else case.moves
    answer = _joined(_joined(top_turns(size, angle), moves), top_turns(size, then))
    undone = (*_left_open(case, rng), *inverse(answer))
    cube = start.apply_all(undone)
    setup = _usual(undone, size)
    if size <= MAX_SOLVED_SIZE:
        last = _slice_turn(start, cube) if case.set == CMLL else ()
        setup = _other_way(cube, answer, last, rng, control) or setup
    begin = cube.apply_all(inverse(setup))
    return Drill(case, key, begin, setup, cube, answer, angle_seen)


def _random_hold(size: int, top: Face | None, rng: np.random.Generator) -> tuple[Move, ...]:
    face = Face(int(rng.integers(6))) if top is None else top
    tip, turns = _TIPS[face], int(rng.integers(4))
    moves = () if tip is None else (rotation(*tip, size),)
    return (*moves, *(rotation(Axis.Y, 1, size) for _ in range(turns)))


def _random_turns_of_top(case: Case, rng: np.random.Generator) -> tuple[int, int]:
    """Return how many quarter turns of the top come before the alg and after it."""
    times = int(rng.integers(ANGLES))
    if case.set in OPEN:
        # What is on top afterwards is left open anyway.
        return times, 0
    then = int(rng.integers(4))
    return times, then if case.set in PERMUTED else -times


def _joined(moves: tuple[Move, ...], more: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return both one after the other; two turns of one layer between them become one."""
    if not moves or not more:
        return (*moves, *more)
    last, first = moves[-1], more[0]
    if not first.turns_the_layers_of(last):
        return (*moves, *more)
    quarters = reduced(last.quarters + first.quarters)
    between = (replace(first, quarters=quarters),) if quarters else ()
    return (*moves[:-1], *between, *more[1:])


def _left_open(case: Case, rng: np.random.Generator) -> tuple[Move, ...]:
    """Return moves that mix what is still to be solved after the case."""
    if case.set == CMLL:
        return _mixed_slice(rng)
    moves: tuple[Move, ...] = ()
    for cases in _after(case):
        chosen = (None, *cases)[int(rng.integers(len(cases) + 1))]
        if chosen is not None:
            moves = (*moves, *top_turns(3, int(rng.integers(4))), *_unturned(chosen))
    return (*moves, *top_turns(3, int(rng.integers(4)))) if moves else ()


def _mixed_slice(rng: np.random.Generator) -> tuple[Move, ...]:
    """Return turns that mix the edges and centres between the two blocks of Roux."""
    (middle,) = Alg("M").moves(3)
    turns = rng.integers(1, 4, size=(MIXED, 2)).tolist()
    pairs = (
        (replace(middle, quarters=reduced(quarters)), *top_turns(3, top)) for quarters, top in turns
    )
    return tuple(move for pair in pairs for move in pair)


def _after(case: Case) -> tuple[tuple[Case, ...], ...]:
    """Return the cases that may come after one of the 3×3×3, the last ones first."""
    if case.size != 3:
        return ()
    _, crosses, _, in_place = (each.cases for each in two_look_sets())
    return {
        OLL: (pll_cases(),),
        F2L: (pll_cases(), oll_cases()),
        WV: (pll_cases(),),
        OLL_EDGES: (pll_cases(), crosses),
        PLL_CORNERS: (in_place,),
        COLL: (in_place,),
    }.get(case.set, ())


def _unturned(case: Case) -> tuple[Move, ...]:
    """Return the alg of a case backwards, the cube held as before in the end."""
    return rewritten(case.setup, case.size, keeps_hold=True)


def _usual(moves: Sequence[Move], size: int) -> tuple[Move, ...]:
    """Return ``moves`` in as few turns as do the same, half turns written without a prime."""
    return tuple(without_prime(move, size) for move in rewritten(moves, size, keeps_hold=True))


def _slice_turn(start: Cube, cube: Cube) -> tuple[Move, ...]:
    """Return the turn of the middle slice that puts the centres of ``start`` as in ``cube``.

    With it as the last one, a CMLL is set up from a cube held by its blocks: which centre comes
    between them is chance.
    """
    (middle,) = Alg("M").moves(3)
    centres = fixed_centres(3)
    for quarters in (1, 2, -1):
        turn = replace(middle, quarters=quarters)
        if np.array_equal(start.apply(turn).facelets[centres], cube.facelets[centres]):
            return (without_prime(turn, 3),)
    return ()


def _other_way(
    cube: Cube,
    answer: Sequence[Move],
    last: tuple[Move, ...],
    rng: np.random.Generator,
    control: SearchControl,
) -> tuple[Move, ...] | None:
    """Return moves from a solved cube to ``cube`` that are not those of the answer.

    Args:
        cube: the case.
        answer: solves it.
        last: the moves with which those that are returned end.
        rng: the source of chance.
        control: stops the solver.
    """
    size = cube.size
    # The corner at DBL stays: it says how a 2×2×2 is held.
    turns = face_turns(size)[: 9 if size == 2 else 18]
    for _ in range(_TRIES):
        detour = tuple(turns[draw] for draw in rng.integers(len(turns), size=_DETOUR).tolist())
        away = cube.apply_all((*inverse(last), *detour))
        solution = default_solver(away).solve(away, Limits(), control)
        setup = (*as_face_turns(inverse((*detour, *solution.moves)), size), *last)
        if not _betrays(setup, answer, size):
            return setup
    return None


def _betrays(setup: Sequence[Move], answer: Sequence[Move], size: int) -> bool:
    """Tell whether the alg, but for the turns at its ends, stands in the set-up backwards."""
    told, core = as_face_turns(setup, size), as_face_turns(inverse(answer), size)[1:-1]
    spans = range(len(told) - len(core) + 1)
    return any(told[start : start + len(core)] == core for start in spans)


def as_face_turns(moves: Sequence[Move], size: int) -> tuple[Move, ...]:
    """Return ``moves`` of a 2×2×2 or 3×3×3 in turns of outer layers, neighbours joined.

    The cube may be held in another way in the end.
    """
    hold = Hold()
    batches: list[Batch] = []
    for move in moves:
        turned = set(range(move.first, move.last + 1))
        middle = set(range(1, size - 1))
        # A turn of the middle is one of the others the other way round, and of the whole cube.
        is_whole = move.is_rotation(size) or bool(turned & middle)
        layers = set(range(size)) - turned if is_whole else turned
        quarters = -move.quarters if is_whole else move.quarters
        for layer in layers:
            turn = hold.renamed(Move(move.axis, layer, layer, quarters), size)
            if not any(add_move(batches, turn, size).powers):
                batches.pop()
        if is_whole:
            hold.leave_out(*hold.renamed_axis(move.axis, move.quarters))
    return tuple(
        without_prime(Move(batch.axis, layer, layer, reduced(quarters)), size)
        for batch in batches
        for layer, quarters in enumerate(batch.powers)
        if quarters
    )
