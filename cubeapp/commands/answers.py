"""Answering one cube after another: what ``solve`` does, in this process or in a worker."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace

from cubeapp.commands.completing import completed
from cubeapp.commands.cubes import fitting_scheme, read_cube, scheme_hint
from cubeapp.commands.lines import LONGEST_LINE_BYTES, Line
from cubeapp.commands.output import BAD_INPUT, NO, OK
from cubeapp.commands.parsing import UsageError
from cubeapp.commands.write_up import line_records, write_up
from cubeapp.drawing.theme import WCA, ColourScheme
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import (
    CubeError,
    SearchCancelled,
    UnreachableError,
    UnsupportedCubeError,
)
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.model.moves import Metric, metrics_for, wrong_metric
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.solvers.base import ShortestSolver, Solver
from cubeapp.engine.solvers.by_hand.choices import SIZES, Style
from cubeapp.engine.solvers.by_hand.solver import sizes_in_words
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.difference import difference
from cubeapp.engine.solvers.easy import SOLVERS, easy_answer
from cubeapp.engine.solvers.fewest_moves.written import WrittenSolution
from cubeapp.engine.solvers.registry import (
    FULL_TABLE_SIZE,
    OPTIMAL,
    PROVEN_SIZE,
    automatic_solver,
    chosen_solver,
    default_solver,
    hand_solver,
    is_hand_method,
)
from cubeapp.engine.solvers.solution import LimitReached, Solution, Stage
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from cubeapp.engine.timeline.opening import read_opening
from cubeapp.words import counted, reason, tr

AUTO = "auto"
MANY = 200
"""Number of cubes after which as many more are likely, and preparing for them pays."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked for every cube."""

    size: int | None = None
    method: str = AUTO
    limits: Limits = field(default_factory=Limits)
    """Without its turns, which are other moves on each size; in the usual metric of the size."""
    metric: str | None = None
    """What is counted, as on the command line; the usual metric of the size if ``None``."""
    turns: str | None = None
    """The turns an answer may use, as `parse_turns` reads them."""
    target: str | None = None
    """The facelets of the cube to make, or moves to it from solved; solved if ``None``."""
    table: str | None = None
    """Which table the optimal solver of the 3×3×3 uses; ``None`` for the best one there is."""
    style: str | None = None
    """How far a hand-style method looks ahead; ``None`` for as far as it can."""
    cross: str | None = None
    """The colour that a hand-style method begins with; ``None`` for white."""
    is_left_handed: bool = False
    """Whether a method that a file describes is done as in a mirror."""
    easy: bool = False
    """Whether one that hands like is wanted among those of nearly the same length."""
    wants_all: bool = False
    """Whether every shortest answer is asked for."""
    explained: bool = False
    """Whether fewest moves are written down as competitors do, a line and a sentence a stage."""
    as_json: bool = False
    scheme: ColourScheme = WCA
    """The scheme by which colours are read and named."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A result as it is printed."""

    status: int
    text: str
    """Its lines without the end of the last one."""


class Answerer:
    """Solves cubes as an `Order` says."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._limits: dict[int, Limits] = {}
        self._targets: dict[int, Cube] = {}
        self._answered = 0
        self._prover: Solver | None = None

    def answer(self, cube: Cube, control: SearchControl) -> Answer:
        """Solve ``cube``; bare stickers that follow from the others are painted.

        Raises:
            CubeError: there is no answer; the type says why.
        """
        cube = completed(cube)
        chosen = self._choose(cube)
        # Time limits leave this out.
        metric = self._limits_for(cube.size).metric
        chosen.prepare(control, metric)
        self._answered += 1
        if self._answered == MANY and isinstance(chosen, TwoPhaseSolver):
            chosen.prepare_for_many(control, metric)
        start = self._start(cube)
        if self._order.wants_all:
            solutions = self._solve_all(start, chosen, control)
        elif self._order.easy:
            limits = self._limits_for(cube.size)
            solutions = (easy_answer(start, chosen, limits, control),)
        else:
            solutions = (chosen.solve(start, self._limits_for(cube.size), control),)
        return Answer(OK, "\n".join(map(self._line, solutions)))

    def answer_text(self, text: str, control: SearchControl) -> Answer:
        """Solve the cube that ``text`` describes, by facelets or by moves.

        Raises:
            CubeError: there is no answer; the type says why.
        """
        cube = read_cube(text, self._order.size, self._order.scheme)
        try:
            return self.answer(cube, control)
        except InvalidCubeError:
            other = fitting_scheme(text, self._order.size)
            if other is None:
                raise
            raise UsageError(scheme_hint(other)) from None

    def answer_line(self, line: Line, control: SearchControl) -> Answer:
        """Solve the cube on a line of a file; what is wrong with it is the answer."""
        number = line.number
        try:
            if not line.text:
                return _refusal(number, "there is no cube on this line", BAD_INPUT)
            if line.is_cut:
                return _refusal(number, _too_long(line), BAD_INPUT)
            return self.answer_text(line.text, control)
        except SearchCancelled:
            raise
        except (LimitReached, UnreachableError) as error:
            return _refusal(number, reason(error), NO)
        except CubeError as error:
            return _refusal(number, reason(error), BAD_INPUT)

    def _choose(self, cube: Cube) -> Solver:
        method, chosen = self._order.method, self._solver_for(cube)
        if not chosen.accepts(cube):
            name = cube_name(cube.size)
            message = f"{chosen.name} does not solve a {name}{_only(method)}; --method auto does"
            raise UnsupportedCubeError(message)
        if self._order.easy and chosen.name not in SOLVERS:
            message = f"{chosen.name} does not choose answers that are easy to turn"
            raise UnsupportedCubeError(f"{message}; only {' and '.join(SOLVERS)} do")
        return chosen

    def _solver_for(self, cube: Cube) -> Solver:
        method = self._order.method
        if method == OPTIMAL and cube.size != FULL_TABLE_SIZE:
            return self._prover_for(cube)
        if method == AUTO and not self._order.easy:
            return automatic_solver(cube, self._limits_for(cube.size))
        if is_hand_method(method):
            return self._by_hand()
        return default_solver(cube) if method == AUTO else chosen_solver(method, cube.size)

    def _prover_for(self, cube: Cube) -> Solver:
        if cube.size != PROVEN_SIZE:
            name = cube_name(cube.size)
            message = f"nothing proves shortest answers for a {name}; --method big-cube solves it"
            raise UnsupportedCubeError(message)
        if self._prover is None:
            metric = self._limits_for(cube.size).metric
            self._prover = chosen_solver(OPTIMAL, cube.size, metric, self._order.table)
        return self._prover

    def _by_hand(self) -> Solver:
        style = Style(self._order.style or Style.SHORT.value)
        order = self._order
        return hand_solver(order.method, style, order.cross, order.is_left_handed)

    def _start(self, cube: Cube) -> Cube:
        """Return the cube to solve, so that the answers lead from ``cube`` to the target."""
        text, size = self._order.target, cube.size
        if text is None:
            return cube
        if size not in self._targets:
            opening = read_opening(text, None, size, self._order.scheme.letters)
            self._targets[size] = opening.start.apply_all(opening.moves)
        return difference(cube, self._targets[size])

    def _limits_for(self, size: int) -> Limits:
        if size not in self._limits:
            text, limits = self._order.turns, self._order.limits
            turns = None if text is None else parse_turns(text, size)
            metric = metric_called(self._order.metric, size)
            self._limits[size] = replace(limits, turns=turns, metric=metric)
        return self._limits[size]

    def _solve_all(
        self, cube: Cube, chosen: Solver, control: SearchControl
    ) -> tuple[Solution, ...]:
        if not isinstance(chosen, ShortestSolver):
            message = f"{chosen.name} finds no shortest answers to list"
            if cube.size == PROVEN_SIZE:
                message += "; --method optimal does"
            raise UnsupportedCubeError(message)
        return chosen.solve_all(cube, self._limits_for(cube.size), control)

    def _line(self, solution: Solution) -> str:
        if self._order.as_json:
            return json.dumps(_record(solution, self._limits_for(solution.size).metric))
        if self._order.explained and isinstance(solution, WrittenSolution):
            return write_up(solution)
        return format_moves(solution.moves, solution.size)


def _only(method: str) -> str:
    """Return which cubes a hand-style method is for, as the end of a sentence."""
    if method in SIZES:
        return f", only {sizes_in_words(method)}"
    return f", only the {cube_name(PROVEN_SIZE)}" if is_hand_method(method) else ""


def metric_called(name: str | None, size: int) -> Metric:
    """Return the metric of that name on the command line, the usual one of ``size`` for ``None``.

    Raises:
        UnsupportedCubeError: answers for cubes of ``size`` are not counted in it.
    """
    for metric in metrics_for(size):
        if name in (None, metric.called(size).lower()):
            return metric
    raise UnsupportedCubeError(wrong_metric(str(name).upper(), size))


def _record(solution: Solution, metric: Metric) -> dict[str, object]:
    """Return ``solution`` as the object that is printed; its length counts in ``metric``."""
    size = solution.size
    # Without the empty stages, the stages' algs joined by spaces are the alg.
    stages = [_stage_record(stage, size) for stage in solution.stages if stage.moves]
    lines = {"lines": line_records(solution)} if isinstance(solution, WrittenSolution) else {}
    return {
        "alg": format_moves(solution.moves, size),
        "length": solution.length(metric),
        "metric": metric.called(size).lower(),
        "lengths": {each.called(size).lower(): solution.length(each) for each in metrics_for(size)},
        "method": solution.method,
        "proven_optimal": solution.proven_optimal and solution.metric is metric,
        "stages": stages,
        **lines,
        "seconds": round(solution.stats.seconds, 6),
        "nodes": solution.stats.nodes,
    }


def _stage_record(stage: Stage, size: int) -> dict[str, object]:
    """Return a stage with its steps, where it has any, in plain words."""
    record: dict[str, object] = {"name": tr(stage.name), "alg": format_moves(stage.moves, size)}
    if stage.steps:
        record["note"] = tr(stage.note)
        record["steps"] = [_step_record(step, size) for step in stage.steps]
    return record


def _step_record(step: Step, size: int) -> dict[str, object]:
    record: dict[str, object] = {
        "name": tr(step.name),
        "alg": format_moves(step.moves, size),
        "sentence": tr(step.sentence),
        "hold": tr(step.hold.words) if step.hold else None,
        "facelets": step.facelets,
    }
    told = {"case": step.case, "hint": step.hint}
    return record | {name: tr(text) for name, text in told.items() if text}


def _too_long(line: Line) -> str:
    return (
        f"this line has {counted(line.nbytes)} bytes; "
        f"no cube or alg needs more than {counted(LONGEST_LINE_BYTES)}"
    )


def _refusal(number: int, message: str, status: int) -> Answer:
    return Answer(status, json.dumps({"line": number, "error": " ".join(message.split())}))
