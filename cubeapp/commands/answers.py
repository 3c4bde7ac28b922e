"""Answering one cube after another: what ``solve`` does, in this process or in a worker."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from cubeapp.commands.output import BAD_INPUT, NO, OK
from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import CubeError, LimitReached, SearchCancelled, UnsupportedCubeError
from cubeapp.engine.facelets import parse_facelets
from cubeapp.engine.geometry import cube_name
from cubeapp.engine.moves import Metric
from cubeapp.engine.notation import format_moves
from cubeapp.engine.search.control import Deadline, Limits, SearchControl
from cubeapp.engine.solvers.base import Solution, Solver
from cubeapp.engine.solvers.registry import default_solver, optimal_solver, solver

AUTO = "auto"
OPTIMAL = "optimal"
SMALL_TABLE = "small"
FULL_TABLE_SIZE, PROVEN_SIZE = 2, 3
"""The sizes with optimal solvers: by a table of all positions, and by search."""
LARGEST_HTM_SIZE = 3
"""Solutions of larger cubes are counted in block and slice turns."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked for every cube."""

    size: int | None = None
    method: str = AUTO
    metric: Metric = Metric.HTM
    limits: Limits = field(default_factory=Limits)
    table: str = SMALL_TABLE
    """Which table the optimal solver of the 3×3×3 uses."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A result as it is printed."""

    status: int
    record: dict[str, object]
    text: str

    @classmethod
    def of(cls, solution: Solution, metric: Metric) -> Self:
        """Return the answer that ``solution`` is; its length counts in ``metric``."""
        size = solution.size
        counted = metric if size <= LARGEST_HTM_SIZE else Metric.STM
        # Without the empty stages, the stages' algs joined by spaces are the alg.
        stages = [
            {"name": stage.name, "alg": format_moves(stage.moves, size)}
            for stage in solution.stages
            if stage.moves
        ]
        alg = " ".join(stage["alg"] for stage in stages)
        length = solution.length(counted)
        # Solvers prove the fewest face turns, of which no count of quarter turns is smaller.
        proven = solution.proven_optimal and length == solution.length(Metric.HTM)
        record = {
            "alg": alg,
            "length": length,
            "metric": counted.value,
            "method": solution.method,
            "proven_optimal": proven,
            "stages": stages,
            "seconds": round(solution.stats.seconds, 6),
            "nodes": solution.stats.nodes,
        }
        return cls(OK, record, alg)


class Answerer:
    """Solves cubes as an `Order` says."""

    def __init__(self, order: Order) -> None:
        self._order = order

    def answer(self, cube: Cube, control: SearchControl) -> Answer:
        """Solve ``cube``.

        Raises:
            CubeError: there is no answer; the type says why.
        """
        chosen = self._choose(cube)
        # Time limits leave this out.
        chosen.prepare(control)
        return Answer.of(self._solve(cube, chosen, control), self._order.metric)

    def answer_line(self, number: int, line: str, control: SearchControl) -> Answer:
        """Solve the cube on line ``number`` of a file; what is wrong with it is the answer."""
        try:
            if not line.strip():
                return _refusal(number, "there is no cube on this line", BAD_INPUT)
            return self.answer(parse_facelets(line, self._order.size).cube, control)
        except SearchCancelled:
            raise
        except LimitReached as limit:
            return _refusal(number, str(limit), NO)
        except CubeError as error:
            return _refusal(number, str(error), BAD_INPUT)

    def _choose(self, cube: Cube) -> Solver:
        method = self._order.method
        if method == OPTIMAL and cube.size != FULL_TABLE_SIZE:
            return self._prover(cube)
        chosen = default_solver(cube) if method in (AUTO, OPTIMAL) else solver(method)
        if not chosen.accepts(cube):
            raise UnsupportedCubeError(f"{chosen.name} does not solve a {cube_name(cube.size)}")
        return chosen

    def _prover(self, cube: Cube) -> Solver:
        if cube.size != PROVEN_SIZE:
            name = cube_name(cube.size)
            raise UnsupportedCubeError(f"the optimal solver for a {name} is not there yet")
        if self._order.metric is not Metric.HTM:
            raise UnsupportedCubeError(
                "the optimal solver for a 3×3×3 counts face turns; --metric qtm is not there yet"
            )
        return optimal_solver(self._order.table)

    def _solve(self, cube: Cube, chosen: Solver, control: SearchControl) -> Solution:
        """Solve within the limits; solvers count face turns, so QTM may take several goes."""
        limits, metric = self._order.limits, self._order.metric
        deadline = Deadline(limits.time_s)
        solution = chosen.solve(cube, limits, control)
        longest = limits.max_length
        while longest is not None and solution.length(metric) > longest:
            shorter = solution.length(Metric.HTM) - 1
            left = replace(limits, time_s=deadline.remaining_s, max_length=shorter)
            try:
                if shorter < 0 or deadline.passed:
                    raise LimitReached("the time is over", solution)
                solution = chosen.solve(cube, left, control)
            except LimitReached:
                # The solver would speak of the face turns that it was asked for.
                message = f"no answer of {longest} quarter turns or fewer found"
                raise LimitReached(message, solution) from None
        return solution


def _refusal(number: int, message: str, status: int) -> Answer:
    record: dict[str, object] = {"line": number, "error": " ".join(message.split())}
    return Answer(status, record, "")
