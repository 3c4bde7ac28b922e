"""What programs ask for: answers, better and better ones, scrambles."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from types import TracebackType
from typing import Self

from cubeapp.engine.model.cube import Cube, check_size
from cubeapp.engine.model.errors import SearchCancelled, UnsupportedCubeError
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.scrambles import base
from cubeapp.engine.solvers.base import ShortestSolver, Solver
from cubeapp.engine.solvers.control import Limits, Progress, SearchControl
from cubeapp.engine.solvers.difference import difference
from cubeapp.engine.solvers.optimal.bracket import BracketingSolver
from cubeapp.engine.solvers.registry import (
    OPTIMAL,
    automatic_solver,
    chosen_solver,
    is_hand_method,
)
from cubeapp.engine.solvers.solution import Solution

READERS = "Cube.from_alg and Cube.from_facelets read text"


def solve(
    cube: Cube,
    method: str | None = None,
    *,
    time_s: float | None = None,
    max_length: int | None = None,
    metric: Metric = Metric.HTM,
    moves: str | None = None,
    target: Cube | None = None,
) -> Solution:
    """Return an answer for ``cube``; `str` of it is the alg.

    Args:
        cube: of any size, held in any way.
        method: as on the command line: ``"two-phase"``, ``"optimal"``, ``"cfop"``, …; ``None``
            or ``"auto"`` for the default one of the size.
        time_s: seconds, all used to improve the answer; until it is good enough if ``None``.
        max_length: accept no longer answer.
        metric: what lengths count, `Metric.HTM` or `Metric.QTM`; above 3×3×3 `Metric.OBTM`, which
            is another name of HTM, and answers turn outer blocks only, or `Metric.STM`.
        moves: the only face turns allowed, as in ``"U,R"`` or ``"R U2"``; up to 3×3×3.
        target: the cube to make instead of the solved one; up to 3×3×3, and by no method that
            people learn.

    Raises:
        InvalidCubeError: no turns can solve this cube; ``diagnosis`` says why.
        UnsupportedCubeError: there is no such method, or it, the metric or the target is not for
            this cube.
        UnreachableError: the turns allowed cannot solve it.
        InvalidMoveError: ``moves`` is no set of face turns.
        LimitsError: ``time_s`` or ``max_length`` is negative or too large; see `Limits`.
        LimitReached: the limits ended the search without an answer they allow.
        NoRoomError: a table has to be built or loaded, and there is no room for it.
        TypeError: ``cube``, ``target`` or ``metric`` is something else.
    """
    request = _Request(cube, method, _limits(cube, time_s, max_length, metric, moves), target)
    return request.answer(SearchControl())


def solve_all(
    cube: Cube,
    *,
    metric: Metric = Metric.HTM,
    moves: str | None = None,
    target: Cube | None = None,
) -> tuple[Solution, ...]:
    """Return every shortest answer for a 2×2×2 or 3×3×3 once; see `solve`.

    Answers that differ only in the order of neighbouring turns of opposite faces count as one.

    Raises:
        InvalidCubeError: no turns can solve this cube; ``diagnosis`` says why.
        UnsupportedCubeError: nothing proves shortest answers for a cube of this size.
        UnreachableError: the turns allowed cannot solve it.
        InvalidMoveError: ``moves`` is no set of face turns.
        LimitReached: there are too many answers to list.
        NoRoomError: a table has to be built or loaded, and there is no room for it.
        TypeError: ``cube``, ``target`` or ``metric`` is something else.
    """
    limits = _limits(cube, None, None, metric, moves)
    prover = chosen_solver(OPTIMAL, cube.size, metric)
    if not isinstance(prover, ShortestSolver) or not prover.accepts(cube):
        message = f"nothing proves shortest answers for a {cube_name(cube.size)}"
        raise UnsupportedCubeError(message)
    start, control = _start(cube, target), SearchControl()
    prover.prepare(control, metric)
    return prover.solve_all(start, limits, control)


def start_solve(
    cube: Cube,
    method: str | None = None,
    *,
    time_s: float | None = None,
    max_length: int | None = None,
    metric: Metric = Metric.HTM,
    moves: str | None = None,
    target: Cube | None = None,
) -> Search:
    """Begin to solve ``cube`` on a thread of its own; the arguments are those of `solve`.

    Example:
        ``with start_solve(cube, time_s=5) as search:`` goes on while the answers are taken
        with ``for answer in search:``, each better than the one before.

    Raises:
        UnsupportedCubeError: there is no such method, or it, the metric or the target is not for
            this cube.
        InvalidMoveError: ``moves`` is no set of face turns.
        LimitsError: ``time_s`` or ``max_length`` is negative or too large; see `Limits`.
        TypeError: ``cube``, ``target`` or ``metric`` is something else.
    """
    limits = _limits(cube, time_s, max_length, metric, moves)
    return Search(_Request(cube, method, limits, target))


def scramble(size: int = 3, seed: int | None = None, *, kind: str = base.RANDOM_MOVES) -> Alg:
    """Return a scramble, the same one for the same ``seed``.

    Args:
        size: N.
        seed: 0 or greater; drawn if ``None``.
        kind: ``"random-moves"``, ``"random-state"`` (up to 4×4×4), ``"scored"`` or ``"perfect"``
            (of the 3×3×3), as on the command line.

    Raises:
        ScrambleError: there are no such scrambles.
        UnsupportedCubeError: there is no such size, or no moves are known to its random states.
    """
    made = base.scramble(kind, check_size(size), seed)
    if made.alg is None:
        raise UnsupportedCubeError(f"no moves are known to a random state of a {cube_name(size)}")
    return Alg(made.alg)


def random_state(size: int = 3, seed: int | None = None) -> Cube:
    """Return a legal cube, each equally likely; the same one for the same ``seed``.

    Args:
        size: N.
        seed: 0 or greater; drawn if ``None``.

    Raises:
        UnsupportedCubeError: there is no such size.
        ScrambleError: ``seed`` is negative.
    """
    return Cube.random(size, seed)


class Search(Iterator[Solution]):
    """A search under way: a context manager, and an iterator over better and better answers.

    Leaving the block stops it. What goes wrong in the search is raised where its answers are
    taken, or at the end of the block.
    """

    def __init__(self, request: _Request) -> None:
        """Begin; `start_solve` says with what."""
        self._request = request
        self._best: Solution | None = None
        self._error: BaseException | None = None
        self._answers: queue.SimpleQueue[Solution | None] = queue.SimpleQueue()
        self._control = SearchControl(self._on_progress)
        self._thread = threading.Thread(target=self._run, name="solve", daemon=True)
        self._thread.start()

    @property
    def best(self) -> Solution | None:
        """The best answer so far, proven once the search has done so; ``None`` before the first."""
        return self._best

    def stop(self) -> None:
        """End the search and wait until it has ended; the best answer stays."""
        self._control.cancel()
        self._thread.join()

    def __next__(self) -> Solution:
        """Wait for the next answer, which is better than the last one."""
        answer = self._answers.get()
        if answer is None:
            # Whoever asks again must not wait for ever.
            self._answers.put(None)
            self._raise_error()
            raise StopIteration
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.stop()
        if error is None:
            self._raise_error()

    def _raise_error(self) -> None:
        error, self._error = self._error, None
        if error is not None:
            raise error

    def _run(self) -> None:
        try:
            self._offer(self._request.answer(self._control))
        except SearchCancelled:
            pass
        except BaseException as error:
            self._error = error
        self._answers.put(None)

    def _on_progress(self, progress: Progress) -> None:
        if progress.best is not None:
            self._offer(progress.best)

    def _offer(self, answer: Solution) -> None:
        if self._best is None or answer.moves != self._best.moves:
            self._best = answer
            self._answers.put(answer)
        elif answer.proven_optimal:
            # The same moves have been proven meanwhile to be the shortest.
            self._best = answer


class _Request:
    """A cube, and who is to solve it how."""

    def __init__(self, cube: Cube, method: str | None, limits: Limits, target: Cube | None) -> None:
        self._solver = _solver_of(cube, method, limits)
        if target is not None and method is not None and is_hand_method(method):
            # Its steps would name the wrong colours, and leave the target held in another way.
            hint = "; method=None does" if cube.size <= 3 else ""
            raise UnsupportedCubeError(f"{method} makes no target{hint}")
        if target is not None:
            _check_is(Cube, target, READERS)
        self._cube, self._limits = cube, limits
        self._target = target

    def answer(self, control: SearchControl) -> Solution:
        start = _start(self._cube, self._target)
        # Limits of time leave this out.
        self._solver.prepare(control, self._limits.metric)
        return self._solver.solve(start, self._limits, control)


def _start(cube: Cube, target: Cube | None) -> Cube:
    """Return the cube to solve, so that the answers lead from ``cube`` to ``target``."""
    if target is None:
        return cube
    _check_is(Cube, target, READERS)
    return difference(cube, target)


def _limits(
    cube: Cube, time_s: float | None, max_length: int | None, metric: Metric, moves: str | None
) -> Limits:
    _check_is(Cube, cube, READERS)
    _check_is(Metric, metric, "such as Metric.QTM")
    metric.check_fits(cube.size)
    turns = None if moves is None else parse_turns(moves, cube.size)
    return Limits(time_s, None, max_length, metric, turns)


def _check_is(kind: type[object], value: object, hint: str) -> None:
    """Raise a `TypeError` that helps where text stands in the place of a value."""
    if not isinstance(value, kind):
        raise TypeError(f"a {kind.__name__} is wanted, not {type(value).__name__}; {hint}")


def _solver_of(cube: Cube, method: str | None, limits: Limits) -> Solver:
    """Return the solver called ``method``.

    Raises:
        UnsupportedCubeError: there is none, or it is not for cubes of this size.
    """
    if method is None or method == BracketingSolver.name:
        return automatic_solver(cube, limits)
    chosen = chosen_solver(method, cube.size, limits.metric)
    if not chosen.accepts(cube):
        name = cube_name(cube.size)
        raise UnsupportedCubeError(f"{method} does not solve a {name}; method=None does")
    return chosen
