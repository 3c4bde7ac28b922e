"""Solutions of cubes of any size: reduced to a 3×3×3, in ever fewer turns."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice

from cubeapp.engine.kernels.machine import cores
from cubeapp.engine.kernels.workers import run_jobs
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled, UnsupportedCubeError
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE, cube_name
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.rewriting import Pause, no_pause
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.solvers.big.few_turns import few_turns
from cubeapp.engine.solvers.big.last_cube import SHORTEST, Candidate, candidate, improve
from cubeapp.engine.solvers.big.reduction import Reducer, Reduction
from cubeapp.engine.solvers.control import Deadline, Limits, Progress, SearchControl
from cubeapp.engine.solvers.inside import Inside
from cubeapp.engine.solvers.loading import taken
from cubeapp.engine.solvers.solution import LimitReached, Solution, Stage, Stats
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from cubeapp.engine.text import Text

DEFAULT_S = ((4, 1.0), (5, 3.0), (7, 20.0), (10, 30.0), (20, 60.0), (30, 100.0), (100, 300.0))
"""Up to which size how many seconds are spent by default."""
ENDS_SHARE, LONGEST_ENDS_S = 0.2, 1.0
"""The part of the time that is kept for better ends of the best reductions."""
FIRST_LOOK_SHARE, LONGEST_LOOK_S = 0.01, 0.1
"""The part of the time in which a new reduction may show that it leads to a better answer."""
JOINED = 2
"""How many turns may be saved where the end is joined to the reduction."""
KEPT = 12
"""Reductions whose ends are looked at again."""
WRITING = Text("writing down what was found")
ENDING = Text("looking for an answer")
IMPROVING = Text("looking for a shorter answer")
FEW_NOTE = Text("Few turns have been made, and these undo them.")


class BigCubeSolver:
    """Solves cubes of every size; better answers follow the first one while there is time.

    Big cubes are reduced by the `Reducer` of their size and ended as a 3×3×3. A few turns are
    answered in as few. The 2×2×2 and the 3×3×3 have solvers of their own.
    """

    name = "big-cube"
    SMALL_SIZES = (2, 3)
    """Solved by solvers of their own."""

    def __init__(
        self, two_by_two: Solver, two_phase: TwoPhaseSolver, reducers: Sequence[Reducer]
    ) -> None:
        """Make a solver.

        Args:
            two_by_two: solves that size.
            two_phase: solves the 3×3×3, and ends what is reduced to one.
            reducers: the first one that accepts a size is used for it.
        """
        self._small: dict[int, Solver] = dict(
            zip(self.SMALL_SIZES, (two_by_two, two_phase), strict=True)
        )
        self._two_phase = two_phase
        self._reducers = tuple(reducers)
        self._prepared: set[tuple[int, Metric]] = set()
        self._prepared_first: set[tuple[int, Metric]] = set()
        self._lock = threading.Lock()

    def accepts(self, cube: Cube) -> bool:
        """Tell whether ``cube`` is of a size that there is, for all of them are accepted."""
        return MIN_SIZE <= cube.size <= MAX_SIZE

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build what every size needs; the rest comes with the first cube of a size.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        self._two_phase.prepare(control)

    def prepare_size(self, size: int, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build what cubes of ``size`` need, with progress.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        if size in self._small:
            self._small[size].prepare(control, metric)
            return
        with taken(self._lock, control):
            if (size, metric) not in self._prepared:
                self._reducer(size).prepare(size, control, metric)
                self._prepared.add((size, metric))
        # Last, for on the first day another process is compiling it meanwhile.
        self._two_phase.prepare(control)

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return an answer for ``cube``, held in any way.

        Without a time limit the search takes `default_seconds`, or less where looking on is not
        worth it; with one it takes all of it. ``target_length`` and ``max_length`` end it
        sooner. They count what answers for big cubes are to be short in: OBTM, where answers
        turn outer blocks only, or STM. Every better answer is reported as ``Progress.best``.
        A search cancelled after its first answer returns the best one.

        Raises:
            UnsupportedCubeError: a cube above 3×3×3 is to be solved with some turns only, or
                in another metric.
        """
        if cube.size in self._small:
            return self._small[cube.size].solve(cube, limits, control)
        if limits.turns is not None:
            message = Text("a {cube} can be solved with all turns only")
            raise UnsupportedCubeError(message.format(cube=cube_name(cube.size)))
        limits.metric.check_fits(cube.size)
        diagnosis = diagnose(cube)
        if not diagnosis.is_legal:
            raise InvalidCubeError(diagnosis)
        control.checkpoint(Progress(Text("looking for a few turns that will do")))
        begun = control.now()
        few = few_turns(cube, limits.metric)
        if few is not None:
            stages = (Stage(Text("few turns"), few.moves, FEW_NOTE),) if few.moves else ()
            stats = Stats(control.now() - begun, len(few.moves))
            answer = _checked(cube, stages, stats, limits.metric, few.is_shortest)
            return _within(answer, limits)
        self._prepare_first(cube.size, limits.metric, control)
        search = _Search(cube, self._reducer(cube.size), self._two_phase, limits, control)
        return search.outcome()

    def _prepare_first(self, size: int, metric: Metric, control: SearchControl) -> None:
        """Load or build what the first answer needs."""
        with taken(self._lock, control):
            if (size, metric) not in self._prepared | self._prepared_first:
                self._reducer(size).prepare_first(size, control, metric)
                self._prepared_first.add((size, metric))
        self._two_phase.prepare(control)

    def _reducer(self, size: int) -> Reducer:
        for reducer in self._reducers:
            if reducer.accepts(size):
                return reducer
        message = Text("there is no way to reduce a {cube}")
        raise UnsupportedCubeError(message.format(cube=cube_name(size)))


def default_seconds(size: int) -> float:
    """Return how long a cube of ``size`` is worked on by default."""
    return next(seconds for largest, seconds in DEFAULT_S if size <= largest)


class _Search:
    """One search for ever shorter answers."""

    def __init__(
        self,
        cube: Cube,
        reducer: Reducer,
        two_phase: TwoPhaseSolver,
        limits: Limits,
        control: SearchControl,
    ) -> None:
        self._cube, self._reducer, self._two_phase = cube, reducer, two_phase
        self._limits, self._control = limits, control
        seconds = default_seconds(cube.size) if limits.time_s is None else limits.time_s
        self._seconds = seconds
        self._deadline = Deadline(seconds, control.now)
        self._reducers_deadline = self._deadline.earlier(min(ENDS_SHARE * seconds, LONGEST_ENDS_S))
        self._begun = control.now()
        self._kept: list[Candidate] = []
        """The best reductions, the shortest first."""
        self._best: Solution | None = None

    def outcome(self) -> Solution:
        """Search and return the best answer.

        Raises:
            SearchCancelled: the search was cancelled before there was an answer.
            LimitReached: there is no answer that the limits allow.
        """
        try:
            if not self._reduce():
                self._look_again()
        except SearchCancelled:
            if self._best is None:
                raise
        assert self._best is not None
        return _within(self._best, self._limits)

    def _reduce(self) -> bool:
        """Go through the reductions and tell whether an answer is as short as was asked for."""
        control = Inside(self._control, self._tell)
        metric = self._limits.metric
        found = self._reducer.reductions(self._cube, self._reducers_deadline, control, metric)
        for together in _soon_together(found, cores()):
            new = [candidate(self._cube, one, metric, self._pause) for one in together]
            self._end([one for one in new if self._is_promising(one)])
            if self._is_enough():
                return True
        return False

    def _end(self, new: list[Candidate]) -> None:
        """Give new reductions their ends, at first any and then the best of a short look."""
        self._for_each(new, lambda one: improve(one, self._two_phase, Limits(), self._control))
        seconds = min(FIRST_LOOK_SHARE * self._seconds, LONGEST_LOOK_S)
        self._look_at([one for one in new if self._is_promising(one)], seconds)
        self._kept = sorted([*self._kept, *new], key=lambda one: one.length)[:KEPT]

    def _look_again(self) -> None:
        """Look for shorter ends of the best reductions, longer each time."""
        seconds = 2 * min(FIRST_LOOK_SHARE * self._seconds, LONGEST_LOOK_S)
        while promising := [one for one in self._kept if self._is_promising(one)]:
            for i in range(0, len(promising), cores()):
                if self._deadline.passed or self._is_enough():
                    return
                some = promising[i : i + cores()]
                self._look_at([one for one in some if self._is_promising(one)], seconds)
            seconds *= 2

    def _is_promising(self, one: Candidate) -> bool:
        """Tell whether a shorter end of ``one`` may make a better answer."""
        if self._best is None:
            return True
        return not one.is_shortest and one.reduced_in + SHORTEST < self._length()

    def _look_at(self, some: list[Candidate], seconds: float) -> None:
        """Spend ``seconds`` on ends that make the best answer, of each on a core of its own."""
        left, length = self._deadline.remaining_s, self._length()
        seconds = seconds if left is None else min(seconds, left)

        def look(one: Candidate) -> bool:
            limits = Limits(seconds, max(0, length - one.reduced_in - 1))
            return improve(one, self._two_phase, limits, self._control)

        self._for_each(some, look)

    def _for_each(self, some: list[Candidate], work: Callable[[Candidate], bool]) -> None:
        """Do ``work``, which may shorten answers, on all cores."""
        improved = run_jobs(
            [partial(work, one) for one in some],
            lambda _: self._tell(Progress(ENDING)),
            before=self._control.wait_while_paused,
        )
        for one, is_shorter in zip(some, improved, strict=True):
            if is_shorter:
                self._take(one)

    def _take(self, one: Candidate) -> None:
        """Report ``one`` if it makes a better answer than there was."""
        if self._best is not None and one.length > self._length() + JOINED:
            return
        stages = one.written(self._cube.size, self._pause)
        if self._best is None or _length(stages) < self._length():
            nodes = int(self._control.signals[SearchControl.NODES])
            stats = Stats(self._control.now() - self._begun, nodes)
            metric, pause = self._limits.metric, self._pause
            self._best = _checked(self._cube, stages, stats, metric, pause=pause)
            self._tell(Progress(IMPROVING))

    def _pause(self) -> None:
        """Look whether to go on while moves are written down.

        Raises:
            SearchCancelled: no.
        """
        self._control.wait_while_paused()
        self._tell(Progress(WRITING))

    def _tell(self, progress: Progress) -> None:
        """Report ``progress``, or from the first answer on how much of the time is over.

        The steps of the many searches after the first one are of no interest to people.
        """
        if self._best is not None:
            seconds = self._control.now() - self._begun
            share = min(seconds / self._seconds, 1.0) if self._seconds else 1.0
            progress = Progress(IMPROVING, share, best=self._best)
        self._control.checkpoint(progress)

    def _length(self) -> int:
        return 0 if self._best is None else len(self._best.moves)

    def _is_enough(self) -> bool:
        limits = self._limits
        enough = limits.max_length if limits.target_length is None else limits.target_length
        return enough is not None and self._length() <= enough


def _soon_together(found: Iterator[Reduction], most: int) -> Iterator[list[Reduction]]:
    """Yield reductions: the first at once, for people wait for it, then some together."""
    wanted = 1
    while some := list(islice(found, wanted)):
        yield some
        wanted = most


def _length(stages: Sequence[Stage]) -> int:
    return sum(len(stage.moves) for stage in stages)


def _checked(
    cube: Cube,
    stages: tuple[Stage, ...],
    stats: Stats,
    metric: Metric,
    is_shortest: bool = False,
    pause: Pause = no_pause,
) -> Solution:
    """Return the answer, replayed on ``cube``; ``pause`` is called meanwhile."""
    stages = tuple(_named_plainly(stage, cube.size) for stage in stages)
    solution = Solution(BigCubeSolver.name, cube.size, stages, stats, is_shortest, metric)
    if not solution.solves(cube, pause):
        raise AssertionError("the solver of big cubes gave an answer that solves nothing")
    return solution


def _named_plainly(stage: Stage, size: int) -> Stage:
    """Return ``stage`` without names such as B2', which is B2."""
    moves = tuple(without_prime(move, size) for move in stage.moves)
    return replace(stage, moves=moves)


def _within(solution: Solution, limits: Limits) -> Solution:
    """Return ``solution`` unless it is longer than allowed.

    Raises:
        LimitReached: it is.
    """
    longest = limits.max_length
    if longest is not None and len(solution.moves) > longest:
        message = Text("no answer of {length} or fewer found")
        length = solution.metric.in_words(longest, solution.size)
        raise LimitReached(message.format(length=length), solution)
    return solution
