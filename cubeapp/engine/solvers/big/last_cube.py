"""The end of a big cube: reduced, it is solved as a 3×3×3, and the whole answer is written out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.notation.rewriting import Pause, no_pause, rewritten_parts
from cubeapp.engine.solvers.big.coarse import Coarse, as_three_layers
from cubeapp.engine.solvers.big.reduction import Reduction
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.inside import Inside
from cubeapp.engine.solvers.replay import Replay
from cubeapp.engine.solvers.solution import Stage
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from cubeapp.engine.text import Text, verbatim

LAST_STAGE = verbatim("3×3×3")
NOTE = Text(
    "Every face has its centre and every edge its wings together, so turns of the faces do "
    "the rest as on a 3×3×3."
)
SHORTEST = 17
"""Hardly any 3×3×3 that is met by chance is solved in fewer turns than these."""


@dataclass(slots=True)
class Candidate:
    """A reduction of a big cube, and the shortest end found for it so far."""

    stages: tuple[Stage, ...]
    """Of the reduction, written in the fewest turns."""
    end: Coarse
    """The reduced cube as a 3×3×3."""
    metric: Metric
    """What turns are few in: OBTM, and outer blocks alone turn, or STM."""
    last: tuple[Move, ...] | None = None
    """Turns that solve `end`, as soon as there are any."""
    is_shortest: bool = False
    """Whether `last` is proven to be as short as can be."""

    @property
    def reduced_in(self) -> int:
        """How many turns the reduction takes."""
        return sum(len(stage.moves) for stage in self.stages)

    @property
    def length(self) -> int:
        """How many turns there are in all, or a few more than are needed."""
        return self.reduced_in + len(self.last or ())

    def written(self, size: int, pause: Pause) -> tuple[Stage, ...]:
        """Return the stages of the whole answer, in the fewest turns; see `candidate`."""
        last = Stage(LAST_STAGE, self.end.fine(self.last or ()), NOTE)
        return in_fewest_turns((*self.stages, last), size, self.metric, pause)


def candidate(cube: Cube, reduction: Reduction, metric: Metric, pause: Pause) -> Candidate:
    """Return a candidate that ``reduction`` of ``cube`` leads to, without its end yet.

    Of large cubes there are hundreds of thousands of moves, so ``pause`` is called meanwhile.
    """
    stages = in_fewest_turns(reduction.stages, cube.size, metric, pause)
    moves = [move for stage in stages for move in stage.moves]
    end = as_three_layers(Replay(cube, moves).cube_at(len(moves), pause))
    if end is None:
        raise AssertionError("a reduction left a cube that is no 3×3×3")
    return Candidate(stages, end, metric)


def improve(
    candidate: Candidate, two_phase: TwoPhaseSolver, limits: Limits, control: SearchControl
) -> bool:
    """Look for a shorter end and tell whether there is one.

    Args:
        candidate: is given the end.
        two_phase: solves it.
        limits: of this search, in turns of faces.
        control: of the search that this one is part of.

    Raises:
        SearchCancelled: ``control`` was cancelled before there was any end.
    """
    try:
        answer = two_phase.solve(candidate.end.cube, limits, Inside(control))
    except InvalidCubeError as error:
        raise AssertionError("a reduction left a 3×3×3 that no turns solve") from error
    candidate.is_shortest |= answer.proven_optimal
    if candidate.last is not None and len(candidate.last) <= len(answer.moves):
        return False
    candidate.last = answer.moves
    return True


def in_fewest_turns(
    stages: tuple[Stage, ...], size: int, metric: Metric, pause: Pause = no_pause
) -> tuple[Stage, ...]:
    """Return ``stages`` with their moves in the fewest turns, each of which counts 1.

    In OBTM they are turns of outer blocks, in STM of any neighbouring layers.
    """
    blocks_only = metric is Metric.OBTM
    moves = [stage.moves for stage in stages]
    parts = rewritten_parts(
        moves, size, blocks_only=blocks_only, any_blocks=not blocks_only, pause=pause
    )
    return tuple(
        replace(stage, moves=moves) for stage, moves in zip(stages, parts, strict=True) if moves
    )
