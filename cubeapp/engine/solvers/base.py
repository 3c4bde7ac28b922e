"""What every solver takes and gives."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from cubeapp.engine.cube import Cube
from cubeapp.engine.geometry import Face
from cubeapp.engine.moves import Metric, Move
from cubeapp.engine.replay import Replay
from cubeapp.engine.search.control import Limits, SearchControl
from cubeapp.engine.steps import Step


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a solution that does one thing."""

    name: str
    """For people: "cross", "phase 1"."""
    moves: tuple[Move, ...]
    note: str = ""
    """A sentence that says what this part does and why."""
    steps: tuple[Step, ...] = ()
    """Its moves in smaller parts, each with a sentence of its own; none where one is enough."""
    part: str = ""
    """What of the cube it is about, one of `masks.PARTS`; all of it if empty."""
    faces: tuple[Face, ...] = ()
    """Where that part comes to, if not to all faces: their colours are meant."""

    @classmethod
    def of_steps(cls, name: str, note: str, steps: tuple[Step, ...]) -> Stage:
        """Return the stage that consists of ``steps``; of none if there is nothing to do."""
        return cls(name, tuple(move for step in steps for move in step.moves), note, steps)


@dataclass(frozen=True, slots=True)
class Stats:
    """What an answer cost."""

    seconds: float
    """Wall-clock time of the search itself."""
    nodes: int


@dataclass(frozen=True, slots=True)
class Solution:
    """An answer for one cube: the moves of all stages, in order."""

    method: str
    size: int
    stages: tuple[Stage, ...]
    stats: Stats
    proven_optimal: bool = False
    """Whether no answer with the allowed turns is shorter in `metric`."""
    metric: Metric = Metric.HTM
    """What the solver was asked to count."""
    moves: tuple[Move, ...] = field(init=False, repr=False, compare=False)
    """Every move from the cube to solved."""
    _replay: Replay | None = field(init=False, repr=False, compare=False, default=None)

    def __post_init__(self) -> None:
        moves = tuple(move for stage in self.stages for move in stage.moves)
        object.__setattr__(self, "moves", moves)

    def length(self, metric: Metric) -> int:
        """Return the number of moves in ``metric``."""
        return metric.count(self.moves, self.size)

    def solves(self, cube: Cube) -> bool:
        """Replay the answer on ``cube`` and tell whether it ends solved."""
        return cube.size == self.size and self.replay(cube).cube_at(len(self.moves)).is_solved

    def replay(self, cube: Cube) -> Replay:
        """Return the moves done to ``cube``.

        The last one is remembered: who checks a long answer has worked out the cubes along it.
        """
        replay = self._replay
        if replay is None or replay.start != cube:
            replay = Replay(cube, self.moves)
            object.__setattr__(self, "_replay", replay)
        return replay


class Solver(Protocol):
    """A way to solve cubes; making one is cheap, tables come with the first `solve`."""

    name: str
    """As on the command line: "two-phase"."""

    def accepts(self, cube: Cube) -> bool:
        """Tell whether this solver is for cubes of this size."""
        ...

    def prepare(self, control: SearchControl, metric: Metric = Metric.HTM) -> None:
        """Load or build what `solve` needs to count in ``metric``, with progress.

        Raises:
            SearchCancelled: ``control`` was cancelled.
        """
        ...

    def solve(self, cube: Cube, limits: Limits, control: SearchControl) -> Solution:
        """Return an answer for ``cube``, which may be held in any way.

        Better answers on the way there are reported as ``Progress.best``.

        Raises:
            InvalidCubeError: no turns can solve this cube.
            UnsupportedCubeError: `accepts` says no.
            SearchCancelled: ``control`` was cancelled before there was any answer.
            LimitReached: the limits ended the search without an answer they allow.
        """
        ...


@runtime_checkable
class ShortestSolver(Solver, Protocol):
    """A solver whose answers are the shortest there are."""

    def solve_all(self, cube: Cube, limits: Limits, control: SearchControl) -> tuple[Solution, ...]:
        """Return every shortest answer for ``cube`` once, in the order of their moves.

        Answers that differ only in the order of neighbouring turns of opposite faces count
        as one. How many have been found so far is told by ``Progress``.

        Raises:
            InvalidCubeError: no turns can solve this cube.
            UnsupportedCubeError: `accepts` says no.
            SearchCancelled: ``control`` was cancelled before the list was complete.
            LimitReached: the limits ended the search before the list was complete.
        """
        ...
