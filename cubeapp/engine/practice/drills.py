"""Cases to be practised: which one comes next, a set-up that does not betray it, and its goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.library.case_sets import F2L, OLL, PBL, PLL
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turn, face_turns, inverse, reduced, rotation
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.notation.batches import Batch, add_move
from cubeapp.engine.notation.rewriting import rewritten
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case, oll_cases, pll_cases
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.hold import held_home
from cubeapp.engine.solvers.registry import default_solver
from cubeapp.engine.text import NO_TEXT, Text, sentence

MAX_SOLVED_SIZE = 3
"""Up to this size a solver finds another way to the case than its alg backwards."""
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
    """The solved cube, as it is held before the set-up."""
    setup: tuple[Move, ...]
    """The moves that make the case of it."""
    cube: Cube
    """The case."""
    answer: tuple[Move, ...]
    """The alg, with the turns of the top that it needs before and after."""

    @property
    def is_disguised(self) -> bool:
        """Whether the set-up is another one than the answer backwards."""
        size = self.cube.size
        return size <= MAX_SOLVED_SIZE and not _betrays(self.setup, self.answer, size)

    def is_reached(self, cube: Cube) -> bool:
        """Tell whether ``cube``, which this one has become, is what the case is to be."""
        if self.case.set not in (OLL, F2L):
            return cube.is_solved
        if cube.size == 2:
            return _has_two_whole_faces(cube)
        home, _ = held_home(cube)
        top = Face(int(self.cube.face(Face.U)[1, 1]))
        kept = _below(top)
        if not np.array_equal(home.facelets[kept], Cube.solved(3).facelets[kept]):
            return False
        return self.case.set == F2L or bool((home.face(top) == top).all())


def key_of(set_key: str, case: Case) -> str:
    """Return what a case of the set ``set_key`` is counted by."""
    return f"{set_key}: {case.key}"


def about_case(case: Case) -> Text:
    """Return what is known about a case as a sentence; nothing if nothing is."""
    if not case.about:
        return NO_TEXT
    if case.set in (OLL, PLL, F2L):
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
    weights = np.array([_weight(tally) if missed_more else 1.0 for tally in tallies])
    if len(cases) > 1 and last in cases:
        weights[cases.index(last)] = 0.0
    return cases[int(rng.choice(len(cases), p=weights / weights.sum()))]


def _weight(tally: Tally) -> float:
    """Return the share of misses to be expected, as if it had been known and missed once each."""
    return (tally.missed + 1) / (tally.seen + 2)


def make_drill(
    case: Case,
    key: str,
    top: Face | None,
    rng: np.random.Generator,
    control: SearchControl,
) -> Drill:
    """Set a case up at random: from any side, the top turned, what it leaves open mixed.

    Args:
        case: the case.
        key: of its tally.
        top: the face whose colour is to be on top; any of them if none.
        rng: the source of chance.
        control: for the solver that finds the set-up.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    size = case.size
    start = Cube.solved(size).apply_all(_random_hold(size, top, rng))
    before, after = _random_turns_of_top(case, rng)
    answer = _joined(_joined(before, case.moves), after)
    undone = (*_left_open(case, rng), *inverse(answer))
    cube = start.apply_all(undone)
    setup = _usual(undone, size)
    if size <= MAX_SOLVED_SIZE:
        setup = _other_way(cube, answer, rng, control) or setup
    return Drill(case, key, cube.apply_all(inverse(setup)), setup, cube, answer)


def _random_hold(size: int, top: Face | None, rng: np.random.Generator) -> tuple[Move, ...]:
    face = Face(int(rng.integers(6))) if top is None else top
    tip, turns = _TIPS[face], int(rng.integers(4))
    moves = () if tip is None else (rotation(*tip, size),)
    return (*moves, *(rotation(Axis.Y, 1, size) for _ in range(turns)))


def _top_turn(size: int, times: int) -> tuple[Move, ...]:
    quarters = reduced(times)
    return (face_turn(Face.U, quarters, size),) if quarters else ()


def _random_turns_of_top(
    case: Case, rng: np.random.Generator
) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """Return turns of the top before the alg and after it."""
    times = int(rng.integers(4))
    if case.set in (OLL, F2L):
        # What is on top afterwards is left open anyway.
        return _top_turn(case.size, times), ()
    then = int(rng.integers(4)) if case.set in (PLL, PBL) else -times
    return _top_turn(case.size, times), _top_turn(case.size, then)


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
    if case.size != 3 or case.set not in (OLL, F2L):
        return ()
    pll = (None, *pll_cases())[int(rng.integers(len(pll_cases()) + 1))]
    oll = (None, *oll_cases())[int(rng.integers(len(oll_cases()) + 1))]
    moves = _top_turn(3, int(rng.integers(4)))
    for chosen in (pll, oll if case.set == F2L else None):
        if chosen is not None:
            moves = (*moves, *_unturned(chosen), *_top_turn(3, int(rng.integers(4))))
    return moves


def _unturned(case: Case) -> tuple[Move, ...]:
    """Return the alg of a case backwards, the cube held as before in the end."""
    return rewritten(case.setup, case.size, keeps_hold=True)


def _usual(moves: Sequence[Move], size: int) -> tuple[Move, ...]:
    """Return ``moves`` in as few turns as do the same, half turns written without a prime."""
    return tuple(without_prime(move, size) for move in rewritten(moves, size, keeps_hold=True))


def _other_way(
    cube: Cube, answer: Sequence[Move], rng: np.random.Generator, control: SearchControl
) -> tuple[Move, ...] | None:
    """Return moves from a solved cube to ``cube`` that are not those of the answer."""
    size = cube.size
    # The corner at DBL stays: it says how a 2×2×2 is held.
    turns = face_turns(size)[: 9 if size == 2 else 18]
    for _ in range(_TRIES):
        detour = tuple(turns[draw] for draw in rng.integers(len(turns), size=_DETOUR).tolist())
        away = cube.apply_all(detour)
        solution = default_solver(away).solve(away, Limits(), control)
        setup = as_face_turns(inverse((*detour, *solution.moves)), size)
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


def _has_two_whole_faces(cube: Cube) -> bool:
    """Tell whether two opposite faces show one colour each."""
    whole = (cube.facelets.reshape(6, -1) == cube.facelets.reshape(6, -1)[:, :1]).all(axis=1)
    return any(whole[face] and whole[face.opposite] for face in (Face.U, Face.R, Face.F))


@lru_cache(maxsize=6)
def _below(top: Face) -> NDArray[np.intp]:
    """Return the facelets of a 3×3×3 that no turn of ``top`` moves."""
    turned = permutation(3, face_turn(top, 1, 3))
    return np.flatnonzero(turned == np.arange(54))


def tallies_of(
    set_key: str, cases: Sequence[Case], tallies: Mapping[str, Tally]
) -> tuple[Tally, ...]:
    """Return how each of ``cases`` of the set ``set_key`` has gone."""
    return tuple(tallies.get(key_of(set_key, case), Tally()) for case in cases)
