"""``cubeapp doctor``: by what method a cube was solved, and what each step cost."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from cubeapp.commands.foreground import Foreground
from cubeapp.commands.lines import STANDARD_INPUT, read_standard_input
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError
from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.doctor.lost_turns import LostTurns
from cubeapp.engine.practice.doctor.reading import METRIC, Reading, read_solve
from cubeapp.engine.practice.doctor.reconstruction import (
    SIZE,
    Reconstruction,
    ScrambleNotationError,
    read_reconstruction,
)
from cubeapp.engine.practice.doctor.report import StepReport, reports_of, with_best
from cubeapp.engine.practice.doctor.telling import lost_in_words
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.text import colour_name
from cubeapp.words import reason, tr

EXAMPLES = """
  cubeapp doctor "R U2 F' D" "x2 U' F // and so on"
  cubeapp doctor "R U2 F' D" - < solution.txt
  cubeapp doctor "R U F' // F U' R' // by hand"
  cubeapp doctor - --json < reconstruction.txt
"""
TIMED = ("pause", "per s")
"""The columns of solves with times: seconds before the first turn, and turns a second after it."""
WHOLE = ("\n", "//")
"""What stands between the scramble and the solution where both are one argument."""
HEAD = ("step", "case", "turns", "best", "regrips", *TIMED, "moves")


def add_arguments(parser: Parser) -> None:
    """Add what ``doctor`` takes."""
    parser.add_words(
        "SCRAMBLE SOLUTION",
        "the moves from the solved cube, and those from there on, each in quotes; comments after "
        "// and times such as R@1.25 may be in them; both may be one argument with // between "
        "them; - reads standard input: the solution, or, alone, both, the scramble in the first "
        "line",
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print the steps of a solve, each beside the shortest that it could have been."""
    reading = read_solve(_solve(options.words))
    with Foreground() as foreground:
        reports = foreground.run(lambda control: _reports(reading, control))
    emit(_record(reading, reports), _text(reading, reports), options.json)
    if not reading.is_solved:
        note("this does not solve the cube of the scramble; what was done is read so far")
    return OK if reading.is_solved else NO


def _solve(words: Sequence[str]) -> Reconstruction:
    """Return the solve that the command line or standard input tells.

    Raises:
        UsageError: something is missing, or no moves; it says in which line.
    """
    if len(words) > 2:
        raise UsageError("give the scramble and the solution, each in quotes")
    given = [read_standard_input() if word == STANDARD_INPUT else word for word in words]
    is_whole = words[:1] == [STANDARD_INPUT] or any(mark in "".join(given) for mark in WHOLE)
    if not given or (len(given) == 1 and not is_whole):
        raise UsageError(f"the {'solution' if given else 'scramble'} is missing; see --help")
    try:
        return Reconstruction(*given) if len(given) == 2 else read_reconstruction(given[0])
    except ScrambleNotationError as error:
        raise _in_lines(error, given[0]) from None
    except NotationError as error:
        raise _in_lines(error, given[-1]) from None


def _in_lines(error: NotationError, text: str) -> NotationError | UsageError:
    """Return an error that counts lines where ``text``, in which it is, has several."""
    before = text[: error.span[0]]
    if "\n" not in before:
        return error
    line, character = before.count("\n") + 1, len(before) - before.rindex("\n")
    return UsageError(f"{reason(error)} (line {line}, character {character})")


def _reports(reading: Reading, control: SearchControl) -> list[StepReport]:
    return list(with_best(reading, reports_of(reading), control))


def _record(reading: Reading, reports: Sequence[StepReport]) -> dict[str, object]:
    return {
        "method": reading.method.key,
        "orientation": format_moves(reading.orientation, SIZE),
        "solved": reading.is_solved,
        "length": reading.length,
        "metric": METRIC.value,
        "steps": [_step_record(report) for report in reports],
    }


def _step_record(report: StepReport) -> dict[str, object]:
    step, best = report.step, report.best
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
        "shared": step.is_shared or None,
        "rotations": report.rotations or None,
        "regrips": report.regrips or None,
        "lost": [_lost_record(lost) for lost in report.lost] or None,
        "seconds": _rounded(step.seconds),
        "pause": _rounded(report.pause_s),
        "turns_a_second": _rounded(report.turns_a_second),
    }
    return record | {key: value for key, value in more.items() if value not in ("", None)}


def _lost_record(lost: LostTurns) -> dict[str, object]:
    edges = [[str(colour_name(colour)) for colour in edge] for edge in lost.edges]
    return {"edges": edges, "turns": lost.turns}


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 3)


def _text(reading: Reading, reports: Sequence[StepReport]) -> str:
    hold = format_moves(reading.orientation, SIZE)
    turns = tr(METRIC.in_words(reading.length))
    title = f"{tr(reading.method.name)}, {f'held {hold}' if hold else 'held as it was'}, {turns}"
    is_timed = any(report.pause_s is not None for report in reports)
    rows = [HEAD, *map(_row, reports)]
    if not is_timed:
        rows = [(*row[: -len(TIMED) - 1], row[-1]) for row in rows]
    widths = [max(map(len, column)) for column in list(zip(*rows, strict=True))[:-1]]
    lines = [title, _line(rows[0], widths)]
    for row, report in zip(rows[1:], reports, strict=True):
        lines.append(_line(row, widths))
        lines += [f"{'':{sum(widths) + 2 * len(widths)}}{text}" for text in _below(report)]
    return "\n".join(lines)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    """Return a row, its words to the left and its numbers to the right."""
    name, case, *numbers, moves = row
    cells = [f"{name:{widths[0]}}", f"{case:{widths[1]}}"]
    cells += [f"{number:>{width}}" for number, width in zip(numbers, widths[2:], strict=True)]
    return "  ".join([*cells, moves]).rstrip()


def _below(report: StepReport) -> Iterator[str]:
    """Yield what is told below the moves of a step: the best, and where a cross lost turns."""
    best = report.best
    if best is not None and best.length != report.step.length:
        yield f"{best.alg or '(nothing)'}  (the best)"
    for lost in report.lost:
        yield f"({tr(lost_in_words(lost))})"


def _row(report: StepReport) -> tuple[str, ...]:
    step, best = report.step, report.best
    notes = [] if step.is_done else ["not finished"]
    notes += ["joined to the next step"] if step.is_joined else []
    nothing = "(together with the step before)" if step.is_shared else "(skipped)"
    return (
        f"{tr(step.name)} {step.slot}".strip(),
        "" if step.case is None else tr(step.case.title),
        str(step.length),
        "" if best is None else str(best.length),
        str(report.regrips or ""),
        "" if report.pause_s is None else f"{report.pause_s:.2f}",
        "" if report.turns_a_second is None else f"{report.turns_a_second:.1f}",
        "  ".join([step.alg or nothing, *(f"({text})" for text in notes)]),
    )
