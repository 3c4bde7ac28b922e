"""``cubeapp solve``: the answer for one cube, or for every line of a file."""

from __future__ import annotations

import argparse
from collections.abc import Generator
from contextlib import closing
from functools import partial

from cubeapp.commands.answers import AUTO, OPTIMAL, SMALL_TABLE, Answer, Answerer, Order
from cubeapp.commands.cubes import cube_after
from cubeapp.commands.foreground import Foreground
from cubeapp.commands.lines import numbered_lines, open_lines
from cubeapp.commands.output import OK, emit
from cubeapp.commands.parsing import Parser, UsageError, add_size, seconds, whole_number
from cubeapp.commands.workers import Workers
from cubeapp.engine.cube import Cube
from cubeapp.engine.facelets import parse_facelets
from cubeapp.engine.moves import Metric
from cubeapp.engine.search.control import Limits
from cubeapp.engine.search.optimal_layout import SHAPES

METHODS = (AUTO, "two-phase", OPTIMAL)
LATER_METHODS = ("beginner", "cfop", "big-cube")
LATER_OPTIONS = ("--style", "--cross", "--moves")
TABLES = tuple(SHAPES)
LATER_TABLES = ("large",)
MOST_JOBS = 256
EXAMPLES = """
  cubeapp solve --alg "R U2 F' L D B2"
  cubeapp solve DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD --json
  cubeapp solve --alg "R U R' U'" --time-limit 2
  cubeapp solve --alg "R U2 F' L D B2" --method optimal
  cubeapp solve --alg "R U2 F' L D B2" --method optimal --table default
  cubeapp solve --file cubes.txt --jobs 2 --json
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``solve`` takes."""
    parser.add_words("TEXT", "the facelets of the cube")
    add_size(parser)
    parser.add_argument("--alg", metavar="ALG", help="the cube reached from solved by ALG")
    parser.add_argument(
        "--file", metavar="F", help="one cube a line in, one answer a line out; - reads from a pipe"
    )
    parser.add_argument(
        "--method",
        choices=METHODS + LATER_METHODS,
        default=AUTO,
        metavar="METHOD",
        help=f"{', '.join(METHODS)} (2×2×2 and 3×3×3); auto unless said",
    )
    parser.add_argument(
        "--table",
        choices=TABLES + LATER_TABLES,
        metavar="TABLE",
        help="what --method optimal proves with on a 3×3×3, built when first needed: "
        + " or ".join(f"{shape.name} ({shape.cost})" for shape in SHAPES.values()),
    )
    parser.add_argument(
        "--max-length", type=whole_number(0), metavar="L", help="accept no longer answer"
    )
    parser.add_argument(
        "--time-limit", type=seconds, metavar="S", help="seconds a cube, all used to improve"
    )
    parser.add_argument(
        "--metric",
        choices=(Metric.HTM.value, Metric.QTM.value),
        default=Metric.HTM.value,
        help="count face turns or quarter turns",
    )
    parser.add_argument(
        "--jobs",
        type=whole_number(1, MOST_JOBS),
        default=1,
        metavar="N",
        help="processes that work on a --file side by side",
    )
    for option in LATER_OPTIONS:
        parser.add_argument(option, help=argparse.SUPPRESS)
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print the answer, or one a line."""
    _refuse_later(options)
    given = [bool(options.words), options.alg is not None, options.file is not None]
    if sum(given) != 1:
        problem = "which cube? Give" if not any(given) else "give the cube once:"
        raise UsageError(f"{problem} its facelets, --alg ALG or --file FILE")
    if options.file is not None:
        return _solve_file(options)
    cube = _cube(options)
    with Foreground() as foreground:
        answerer = Answerer(_order(options))
        answer = foreground.run(partial(answerer.answer, cube))
    emit(answer.record, answer.text, options.json)
    return answer.status


def _refuse_later(options: argparse.Namespace) -> None:
    if options.method in LATER_METHODS:
        raise UsageError(f"the method '{options.method}' is not there yet")
    for option in LATER_OPTIONS:
        if getattr(options, option.removeprefix("--")) is not None:
            raise UsageError(f"{option} is for methods that are not there yet")
    if options.table in LATER_TABLES:
        raise UsageError(f"the table '{options.table}' is not there yet; there are small, default")
    if options.table is not None and options.method != OPTIMAL:
        raise UsageError("--table goes with --method optimal")


def _cube(options: argparse.Namespace) -> Cube:
    if options.alg is not None:
        return cube_after(options.alg, options.size)
    return parse_facelets(" ".join(options.words), options.size).cube


def _order(options: argparse.Namespace) -> Order:
    limits = Limits(time_s=options.time_limit, max_length=options.max_length)
    table = options.table or SMALL_TABLE
    return Order(options.size, options.method, Metric(options.metric), limits, table)


def _solve_file(options: argparse.Namespace) -> int:
    worst = OK
    with closing(_file_answers(options)) as answers:
        for answer in answers:
            emit(answer.record, answer.text, options.json or answer.status != OK)
            worst = max(worst, answer.status)
    return worst


def _file_answers(options: argparse.Namespace) -> Generator[Answer, None, None]:
    order = _order(options)
    with open_lines(options.file) as file:
        blocks = numbered_lines(file)
        if options.jobs > 1:
            with Workers(options.jobs, order) as workers:
                yield from workers.answers(blocks)
            return
        answerer = Answerer(order)
        with Foreground() as foreground:
            for block in blocks:
                for number, line in block:
                    yield foreground.run(partial(answerer.answer_line, number, line))
