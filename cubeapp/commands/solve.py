"""``cubeapp solve``: the answer for one cube, or for every line of a file."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import cached_property, partial

from cubeapp.commands.answers import (
    AUTO,
    Answer,
    Answerer,
    Order,
    metric_called,
)
from cubeapp.commands.costs import tell_cost
from cubeapp.commands.cubes import DEFAULT_SIZE, cube_after, read_cube
from cubeapp.commands.foreground import Foreground, Stopped, terminal_news
from cubeapp.commands.lines import (
    STANDARD_INPUT,
    Lines,
    numbered_lines,
    open_lines,
    read_standard_input,
)
from cubeapp.commands.looks import add_scheme
from cubeapp.commands.output import OK, complain, put
from cubeapp.commands.parsing import Parser, UsageError, add_size, file_name, seconds, whole_number
from cubeapp.commands.workers import Workers
from cubeapp.engine.model.errors import CubeError, quoted
from cubeapp.engine.model.moves import metrics_for
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.solvers.big.solver import BigCubeSolver, default_seconds
from cubeapp.engine.solvers.by_hand.choices import ANY, CROSSES, SIZES, Style
from cubeapp.engine.solvers.chains.method_files import chain_methods
from cubeapp.engine.solvers.control import MOST_TURNS, Limits, SearchControl
from cubeapp.engine.solvers.fewest_moves.solver import FewestMovesSolver
from cubeapp.engine.solvers.optimal.layout import SHAPES
from cubeapp.engine.solvers.registry import (
    OPTIMAL,
    PROVEN_SIZE,
    hand_methods,
    is_hand_method,
    left_out,
    plugins,
)
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver
from cubeapp.engine.timeline.opening import read_opening
from cubeapp.words import call_colours

FEWEST_MOVES = FewestMovesSolver.name
METHODS = (AUTO, TwoPhaseSolver.name, OPTIMAL, FEWEST_MOVES, BigCubeSolver.name)
METRICS = tuple(metric.called(size).lower() for size in (3, 4) for metric in metrics_for(size))
TABLES = tuple(SHAPES)
MOST_JOBS = 256
EXAMPLES = """
  cubeapp solve --alg "R U2 F' L D B2"
  cubeapp solve DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD --json
  cubeapp solve --alg "R U R' U'" --time-limit 2
  cubeapp solve --alg "R U2 F' L D B2" --easy --time-limit 1
  cubeapp solve --alg "R U2 F' L D B2" --method optimal
  cubeapp solve --alg "R U2 F' L D B2" --method optimal --table default
  cubeapp solve --alg "R U R' U' R U2" --moves U,R
  cubeapp solve --size 2 --alg "R U2 F2 R" --metric qtm --all
  cubeapp solve --alg "R U2 F'" --to "M2 E2 S2"
  cubeapp solve --size 7 --alg "3Rw U 2F' 3Uw2 L D2 2R' B" --time-limit 5
  cubeapp solve --size 4 --alg "2R U2 2F' D Rw" --metric stm
  cubeapp solve --alg "R U2 F' L D B2 U' R2 D B' L" --method fmc --explain
  cubeapp solve --alg "R U2 F' L D B2" --method beginner --json
  cubeapp solve --alg "R U2 F' L D B2" --method cfop --style plain --cross any
  cubeapp solve --alg "R U2 F' L D B2" --method keyhole --left-handed --json
  cubeapp solve --size 4 --alg "Rw U2 F' 2L D" --method reduction --json
  cubeapp solve --file cubes.txt --jobs 2 --json
  cubeapp scramble --count 5 | cubeapp solve --file -
  cubeapp scramble | cubeapp solve -
"""


class Methods:
    """The names of all methods, to choose from.

    Files of methods are read, and other packages loaded, only where a name may be one of theirs
    or all of them are listed. Then it is said, once, what is left out.
    """

    def __contains__(self, name: object) -> bool:
        return name in METHODS or name in SIZES or name in self._all

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    @cached_property
    def _all(self) -> tuple[str, ...]:
        for fault in left_out():
            complain("", fault)
        return (*METHODS, *hand_methods(), *(each.name for each in plugins().solvers))


def add_arguments(parser: Parser) -> None:
    """Add what ``solve`` takes."""
    _add_cubes(parser)
    _add_method(parser)
    _add_limits(parser)
    _add_answers(parser)
    _add_hand_methods(parser)
    parser.add_json()


def _add_cubes(parser: Parser) -> None:
    parser.add_words("TEXT", "the facelets of the cube, or moves to it; - reads a pipe")
    add_size(parser)
    parser.add_argument("--alg", metavar="ALG", help="the cube reached from solved by ALG")
    parser.add_argument(
        "--file",
        type=file_name,
        metavar="F",
        help="one cube a line in, as facelets or moves, one answer a line out; - reads a pipe",
    )
    add_scheme(parser, "the colours that letters and names are of, and that steps tell")


def _add_method(parser: Parser) -> None:
    parser.add_argument(
        "--method",
        choices=Methods(),
        default=AUTO,
        metavar="METHOD",
        help="%(choices)s; by default auto: the full table of the 2×2×2, two-phase "
        "on a 3×3×3, big-cube on all others",
    )
    parser.add_argument(
        "--table",
        choices=TABLES,
        metavar="TABLE",
        help="what --method optimal proves with on a 3×3×3, built when first needed: "
        + " or ".join(f"{shape.name} ({shape.cost})" for shape in SHAPES.values())
        + "; by default the best that is there, or else small",
    )


def _add_limits(parser: Parser) -> None:
    parser.add_argument(
        "--max-length",
        type=whole_number(0, MOST_TURNS),
        metavar="L",
        help="accept no longer answer",
    )
    parser.add_argument(
        "--time-limit",
        type=seconds,
        metavar="S",
        help="seconds a cube, all used to improve, or until Ctrl-C asks for the best so far; on a "
        "3×3×3 less if the answer is proven to be the shortest before; "
        "by default two-phase stops at its first answer, and big-cube after "
        f"{default_seconds(4):g} s on a 4×4×4, {default_seconds(10):g} s on a 10×10×10, "
        f"{default_seconds(100):g} s on the largest",
    )
    parser.add_argument(
        "--metric",
        choices=METRICS,
        help="up to 3×3×3 count face turns (htm, the default) or quarter turns (qtm); above, "
        "turns of outer blocks, with no other layers turned (obtm, the default), or of any layers "
        "(stm)",
    )


def _add_answers(parser: Parser) -> None:
    """Add the options for which answers are wanted, and how many are worked out side by side."""
    parser.add_argument(
        "--moves",
        metavar="U,R,…",
        help="use only these turns, of the cube as it is held: U is all of a face's, U2 the half",
    )
    parser.add_argument(
        "--to", metavar="CUBE", help="the facelets to end with, or moves to them from solved"
    )
    parser.add_argument(
        "--easy",
        action="store_true",
        help="choose the answer that is most comfortable to turn, with few turns of the back and "
        "the bottom, among those no more than one turn longer than the shortest found: 2×2×2 and "
        "3×3×3",
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help="print every shortest answer, one a line: of a 2×2×2, or with --method optimal",
    )
    parser.add_argument(
        "--explain",
        action="store_true",
        help="with --method fmc say what each line does and why; --json always does",
    )
    parser.add_argument(
        "--jobs",
        type=whole_number(1, MOST_JOBS),
        metavar="N",
        help="processes that work on a --file side by side; 1 by default",
    )


def _add_hand_methods(parser: Parser) -> None:
    parser.add_argument(
        "--style",
        choices=[style.value for style in Style],
        metavar="STYLE",
        help="how far the methods by hand look ahead: short (the default), middle or plain, "
        "which takes each stage as it comes",
    )
    parser.add_argument(
        "--cross",
        metavar="COLOUR",
        help=f"the colour that the methods by hand begin with: {', '.join(CROSSES)}; white by "
        "default, or white or yellow with keyhole, petrus, roux, xcross, zz and zz-eoline",
    )
    parser.add_argument(
        "--left-handed",
        action="store_true",
        help="as in a mirror, with the left side where the right one was: the methods that files "
        "describe, such as roux",
    )


def run(options: argparse.Namespace) -> int:
    """Print the answer, or one a line."""
    _refuse_misplaced(options)
    given = [bool(options.words), options.alg is not None, options.file is not None]
    if sum(given) != 1:
        problem = "which cube? Give" if not any(given) else "give the cube once:"
        raise UsageError(f"{problem} its facelets, --alg ALG or --file FILE")
    if options.all and options.file is not None:
        raise UsageError("--all lists the answers for one cube, not for those of a file")
    call_colours(options.scheme.names)
    return _solve(options, _order(options))


def _solve(options: argparse.Namespace, order: Order) -> int:
    """Do as ``order`` says; Ctrl-C asks for the best so far of one cube."""
    if options.file is not None:
        _tell_cost(order, options.size)
        with open_lines(options.file) as file:
            jobs = options.jobs or 1
            solve = _solve_here if jobs == 1 else partial(_solve_in_workers, jobs)
            return solve(order, numbered_lines(file))
    work = _work(options, order)
    try:
        with Foreground() as foreground:
            answer = foreground.run(work)
    except Stopped as stop:
        if isinstance(stop.result, Answer):
            put(stop.result.text)
        raise
    put(answer.text)
    return answer.status


def _refuse_misplaced(options: argparse.Namespace) -> None:
    _refuse_beside_hand_methods(options)
    if options.table is not None and options.method != OPTIMAL:
        raise UsageError("--table goes with --method optimal")
    if options.explain and options.method != FEWEST_MOVES:
        raise UsageError(f"--explain goes with --method {FEWEST_MOVES}")
    if options.explain and options.file is not None:
        raise UsageError("--explain is for one cube, not for those of a file")
    if options.jobs is not None and options.file is None:
        raise UsageError("--jobs goes with --file")
    for option in ("all", "moves"):
        if options.easy and getattr(options, option):
            raise UsageError(f"--easy does not go with --{option}")


def _refuse_beside_hand_methods(options: argparse.Namespace) -> None:
    """Refuse what only hand-style methods take, and what they do not."""
    by_hand = is_hand_method(options.method)
    for option in ("style", "cross"):
        if getattr(options, option) is not None and not by_hand:
            raise UsageError(f"--{option} goes with --method {' or '.join(hand_methods())}")
    if options.left_handed and options.method not in chain_methods().by_id:
        raise UsageError(f"--left-handed goes with --method {' or '.join(chain_methods().by_id)}")
    for option in ("to", "moves"):
        if getattr(options, option) is not None and by_hand:
            raise UsageError(f"--{option} does not go with --method {options.method}")


def _work(options: argparse.Namespace, order: Order) -> Callable[[SearchControl], Answer]:
    """Return what solves the one cube that the options name, after saying what it costs.

    Raises:
        CubeError: they name none.
    """
    answerer = Answerer(order)
    if options.alg is not None:
        cube = cube_after(options.alg, options.size)
        _tell_cost(order, cube.size)
        return partial(answerer.answer, cube)
    text = " ".join(options.words)
    if text == STANDARD_INPUT:
        text = read_standard_input()
    _tell_cost(order, read_cube(text, options.size, options.scheme).size)
    return partial(answerer.answer_text, text)


def _order(options: argparse.Namespace) -> Order:
    """Return what the options ask for.

    Raises:
        UsageError: the turns or the target cannot be read.
    """
    # Read here as well, so that what is wrong is told once and not for every cube.
    if options.moves is not None:
        _read("--moves", lambda: parse_turns(options.moves))
    scheme = options.scheme
    if options.to is not None:
        size = options.size or DEFAULT_SIZE
        _read("--to", lambda: read_opening(options.to, None, size, scheme.letters))
    if options.metric is not None and options.size is not None:
        _read("--metric", lambda: metric_called(options.metric, options.size))
    return Order(
        size=options.size,
        method=options.method,
        limits=Limits(options.time_limit, None, options.max_length),
        metric=options.metric,
        turns=options.moves,
        target=options.to,
        table=options.table,
        style=options.style,
        cross=_cross(options),
        is_left_handed=options.left_handed,
        easy=options.easy,
        explained=options.explain,
        wants_all=options.all,
        as_json=options.json,
        scheme=scheme,
    )


def _cross(options: argparse.Namespace) -> str | None:
    """Return which colour it is that the scheme calls what ``--cross`` gives; one of `CROSSES`.

    Raises:
        UsageError: it has no such colour.
    """
    names: tuple[str, ...] = options.scheme.names
    cross: str | None = options.cross
    if cross is None or cross == ANY:
        return cross
    if cross not in names:
        raise UsageError(f"--cross: {quoted(cross)} is none of {', '.join((*names, ANY))}")
    return tuple(CROSSES)[names.index(cross)]


def _tell_cost(order: Order, size: int | None) -> None:
    """Say what the table costs that must be built for a proof; a file may be of any size."""
    if order.method == OPTIMAL and size in (None, PROVEN_SIZE):
        tell_cost(order.table, metric_called(order.metric, PROVEN_SIZE))


def _read(option: str, read: Callable[[], object]) -> None:
    try:
        read()
    except CubeError as error:
        raise UsageError(f"{option}: {error}") from None


def _solve_here(order: Order, blocks: Iterable[Lines]) -> int:
    """Answer the lines on one thread and return the worst status."""
    worst, answerer = OK, Answerer(order)
    with Foreground(terminal_news()) as foreground:
        for block in blocks:
            worst = max(worst, foreground.run(partial(_answer_all, answerer, block)))
    return worst


def _answer_all(answerer: Answerer, block: Lines, control: SearchControl) -> int:
    """Print each answer as soon as it is there and return the worst status."""
    worst = OK
    for line in block:
        answer = answerer.answer_line(line, control)
        put(answer.text)
        worst = max(worst, answer.status)
    return worst


def _solve_in_workers(jobs: int, order: Order, blocks: Iterable[Lines]) -> int:
    """Answer the lines in ``jobs`` processes and return the worst status."""
    worst = OK
    with Workers(jobs, order) as workers, closing(workers.answers(blocks)) as answers:
        for answer in answers:
            put(answer.text)
            worst = max(worst, answer.status)
    return worst
