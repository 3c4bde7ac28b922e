"""What solvers answer: solutions in stages, or that the limits were reached."""

from __future__ import annotations

from dataclasses import dataclass, field

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.rewriting import Pause, no_pause
from cubeapp.engine.solvers.replay import Replay
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import NO_TEXT, Text


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a solution that does one thing."""

    name: Text
    """For people: "cross", "phase 1"."""
    moves: tuple[Move, ...]
    note: Text = NO_TEXT
    """A sentence that says what this part does and why."""
    steps: tuple[Step, ...] = ()
    """Its moves in smaller parts, each with a sentence of its own; none where one is enough."""
    part: str = ""
    """What of the cube it is about, one of `masks.PARTS`; all of it if empty."""
    faces: tuple[Face, ...] = ()
    """Where that part comes to, if not to all faces: their colours are meant."""

    @classmethod
    def of_steps(cls, name: Text, note: Text, steps: tuple[Step, ...]) -> Stage:
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

    @property
    def alg(self) -> Alg:
        """The moves as an alg."""
        return Alg(str(self))

    def __str__(self) -> str:
        """Return the alg."""
        return format_moves(self.moves, self.size)

    def length(self, metric: Metric = Metric.HTM) -> int:
        """Return the number of moves in ``metric``."""
        return metric.count(self.moves, self.size)

    def solves(self, cube: Cube, pause: Pause = no_pause) -> bool:
        """Replay the answer on ``cube`` and tell whether it ends solved; see `Replay.cube_at`."""
        if cube.size != self.size:
            return False
        return self.replay(cube).cube_at(len(self.moves), pause).is_solved

    def replay(self, cube: Cube) -> Replay:
        """Return the moves done to ``cube``.

        The last one is remembered: who checks a long answer has worked out the cubes along it.
        """
        replay = self._replay
        if replay is None or replay.start != cube:
            replay = Replay(cube, self.moves)
            object.__setattr__(self, "_replay", replay)
        return replay


class LimitReached(CubeError):  # noqa: N818 - the search's own answer, not an error
    """The limits ended the search without an answer they allow; ``best`` is the nearest one."""

    def __init__(self, message: Text, best: Solution | None = None) -> None:
        super().__init__(message)
        self.best = best


def longer_than_allowed(solution: Solution, longest: int) -> LimitReached:
    """Return the error for an answer of more than ``longest`` turns."""
    message = Text(
        "{method} needs {length}, not {longest}",
        method=solution.method,
        length=solution.metric.in_words(solution.length(solution.metric), solution.size),
        longest=longest,
    )
    return LimitReached(message, solution)


def none_so_short(
    longest: int, least: int, metric: Metric, best: Solution | None = None
) -> LimitReached:
    """Return the error for a cube that needs ``least`` turns where ``longest`` are allowed."""
    text = Text("no answer of {length} or fewer: at least {least} are needed")
    return LimitReached(text.format(length=metric.in_words(longest), least=least), best)
