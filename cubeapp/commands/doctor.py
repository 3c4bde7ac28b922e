"""``cubeapp doctor``: by what method a cube was solved, and what each step cost."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from cubeapp.commands.foreground import Foreground
from cubeapp.commands.lines import STANDARD_INPUT, read_standard_input
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError
from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.doctor.best import Best, best_of
from cubeapp.engine.practice.doctor.reading import METRIC, Reading, SolveStep, read_solve
from cubeapp.engine.practice.doctor.reconstruction import (
    SIZE,
    Reconstruction,
    read_reconstruction,
)
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.words import reason, tr

EXAMPLES = """
  cubeapp doctor "R U2 F' D" "x2 U' F // and so on"
  cubeapp doctor "R U2 F' D" - < solution.txt
  cubeapp doctor - --json < reconstruction.txt
"""
HEAD = ("step", "case", "turns", "best", "moves")


def add_arguments(parser: Parser) -> None:
    """Add what ``doctor`` takes."""
    parser.add_words(
        "SCRAMBLE SOLUTION",
        "the moves from the solved cube, and those from there on, each in quotes; comments after "
        "// and times such as R@1.25 may be in them; - reads standard input: the solution, or, "
        "alone, both, the scramble in the first line",
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print the steps of a solve, each beside the shortest that it could have been."""
    reading = read_solve(_solve(options.words))
    with Foreground() as foreground:
        best = foreground.run(lambda control: _all_best(reading, control))
    emit(_record(reading, best), _text(reading, best), options.json)
    if not reading.is_solved:
        note("this does not solve the cube of the scramble; what was done is read so far")
    return OK if reading.is_solved else NO


def _solve(words: Sequence[str]) -> Reconstruction:
    """Return the solve that the command line or standard input tells.

    Raises:
        UsageError: something is missing, or no moves; it says in which line.
    """
    given = [read_standard_input() if word == STANDARD_INPUT else word for word in words[:2]]
    if len(words) > 2:
        raise UsageError("give the scramble and the solution, each in quotes")
    if not given or (len(given) == 1 and words[0] != STANDARD_INPUT and "\n" not in given[0]):
        raise UsageError(f"the {'solution' if given else 'scramble'} is missing; see --help")
    try:
        return Reconstruction(*given) if len(given) == 2 else read_reconstruction(given[0])
    except NotationError as error:
        raise _in_lines(error, given) from None


def _in_lines(error: NotationError, given: Sequence[str]) -> NotationError | UsageError:
    """Return an error that counts lines where the text that is wrong has several."""
    [text] = given if len(given) == 1 else given[1:]
    before = text[: error.span[0]]
    if "\n" not in before:
        return error
    line, character = before.count("\n") + 1, len(before) - before.rindex("\n")
    return UsageError(f"{reason(error)} (line {line}, character {character})")


def _all_best(reading: Reading, control: SearchControl) -> list[Best | None]:
    moves = reading.solve.moves
    return [best_of(step, moves[step.first : step.last], control) for step in reading.steps]


def _record(reading: Reading, best: Sequence[Best | None]) -> dict[str, object]:
    pairs = zip(reading.steps, best, strict=True)
    return {
        "method": reading.method.key,
        "orientation": format_moves(reading.orientation, SIZE),
        "solved": reading.is_solved,
        "length": reading.length,
        "metric": METRIC.value,
        "steps": [_step_record(step, shortest) for step, shortest in pairs],
    }


def _step_record(step: SolveStep, best: Best | None) -> dict[str, object]:
    record: dict[str, object] = {
        "name": str(step.name),
        "alg": step.alg,
        "case": None if step.case is None else str(step.case.title),
        "length": step.length,
        "best": None if best is None else best.length,
        "best_alg": None if best is None else best.alg,
    }
    more = {
        "slot": step.slot,
        "done": None if step.is_done else False,
        "joined": step.is_joined or None,
        "seconds": None if step.seconds is None else round(step.seconds, 3),
    }
    return record | {key: value for key, value in more.items() if value not in ("", None)}


def _text(reading: Reading, best: Sequence[Best | None]) -> str:
    hold = format_moves(reading.orientation, SIZE)
    turns = tr(METRIC.in_words(reading.length))
    title = f"{tr(reading.method.name)}, {f'held {hold}' if hold else 'held as it was'}, {turns}"
    rows = [HEAD, *map(_row, reading.steps, best)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD) - 1)]
    lines = []
    for row, shortest in zip(rows, (None, *best), strict=True):
        name, case, length, least, alg = row
        lines.append(
            f"{name:{widths[0]}}  {case:{widths[1]}}  {length:>{widths[2]}}  "
            f"{least:>{widths[3]}}  {alg}".rstrip()
        )
        if shortest is not None and length != least:
            lines.append(f"{'':{sum(widths) + 8}}{shortest.alg or '(nothing)'}  (the best)")
    return "\n".join([title, *lines])


def _row(step: SolveStep, best: Best | None) -> tuple[str, str, str, str, str]:
    case = "" if step.case is None else tr(step.case.title)
    notes = [] if step.is_done else ["not finished"]
    notes += ["joined to the next step"] if step.is_joined else []
    alg = "  ".join([step.alg or "(skipped)", *(f"({text})" for text in notes)])
    least = "" if best is None else str(best.length)
    return f"{tr(step.name)} {step.slot}".strip(), case, str(step.length), least, alg
