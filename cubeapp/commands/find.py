"""``cubeapp find``: the shortest turns that bring some pieces where they belong."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import replace

from cubeapp.commands.completing import completed
from cubeapp.commands.cubes import cube_after, read_cube
from cubeapp.commands.foreground import Foreground
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, add_size, whole_number
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.moves import Metric, Move
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.comfort import comfort
from cubeapp.engine.solvers.goals.goal import GoalError, Task
from cubeapp.engine.solvers.goals.named import named_goals
from cubeapp.engine.solvers.goals.naming import METRICS, read_task
from cubeapp.engine.solvers.goals.search import Found, find
from cubeapp.engine.solvers.goals.space import HOLDS
from cubeapp.words import reason

LENGTH, COMFORT = "length", "comfort"
MOST_EXTRA, MOST_LENGTH = 10, 30
PARTED = "|"
"""What stands between goals of which any will do."""
EXAMPLES = """
  cubeapp find cross --alg "R U2 F' L D B2"
  cubeapp find cross:any --alg "R U2 F' L D B2" --count 3
  cubeapp find xcross:white:FR DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD --json
  cubeapp find eo:any --alg "R U2 F' L D B2" --metric qtm
  cubeapp find "home=DF,DR,DFR oriented=*e" --alg "R U2 F' L D B2" --extra 1 --count 5
  cubeapp find oll --alg "R U2 R' U' R U' R'" --turns R,U,F --extra 2 --sort comfort
  cubeapp find pll --alg "M2 U M U2 M' U M2" --turns M,U --metric stm --json
  cubeapp find cross --alg "R U2 F' L D B2" --any-hold --count 1
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``find`` takes."""
    parser.add_words(
        "GOAL [TEXT]",
        f"{', '.join(named_goals())}; or cubies, home=… placed=… oriented=… set=…, or 54 facelets "
        "with . for what does not matter; then the facelets of the cube, or moves to it",
    )
    add_size(parser)
    parser.add_argument("--alg", metavar="SCRAMBLE", help="the cube reached from solved by it")
    _add_limits(parser)
    parser.add_argument(
        "--sort",
        choices=(LENGTH, COMFORT),
        default=LENGTH,
        help="the shortest first (the default), or the most comfortable to turn",
    )
    parser.add_argument(
        "--any-hold",
        action="store_true",
        help="turn the whole cube first, whichever way takes the fewest turns",
    )
    parser.add_json()


def _add_limits(parser: Parser) -> None:
    parser.add_argument(
        "--turns",
        metavar="R,U,F",
        help="use only these turns: faces, R2 for the half turn alone, r or Rw, M E S, x y z",
    )
    parser.add_argument(
        "--metric",
        choices=[metric.value for metric in METRICS],
        help="count face turns (htm, the default), quarter turns or turns of any layers",
    )
    parser.add_argument(
        "--extra",
        type=whole_number(0, MOST_EXTRA),
        metavar="K",
        help="also what is up to K longer than the shortest",
    )
    parser.add_argument(
        "--max-length",
        type=whole_number(0, MOST_LENGTH),
        metavar="L",
        help="nothing longer than L",
    )
    parser.add_argument(
        "--count", type=whole_number(1), metavar="N", help="no more than N solutions"
    )


def run(options: argparse.Namespace) -> int:
    """Print the solutions, one a line."""
    goal, text = _goal_and_cube(options.words)
    if bool(text) == (options.alg is not None):
        problem = "which cube? Give" if not text else "give the cube once:"
        raise UsageError(f"{problem} its facelets, moves to it, or --alg SCRAMBLE")
    cube = read_cube(text, options.size) if text else cube_after(options.alg, options.size)
    cube = completed(cube)
    task = _task(options, goal, cube)
    with Foreground() as foreground:
        return foreground.run(lambda control: _print_all(options, cube, task, control))


def _goal_and_cube(words: Iterable[str]) -> tuple[str, str]:
    """Part the goal from the cube: more of it has ``=`` in it, or stands beside ``|``."""
    words = list(words)
    if not words:
        raise UsageError("which goal? Such as cross; see cubeapp find --help")
    end = 1
    while end < len(words) and ("=" in words[end] or PARTED in words[end - 1 : end + 1]):
        end += 1
    return " ".join(words[:end]), " ".join(words[end:])


def _task(options: argparse.Namespace, goal: str, cube: Cube) -> Task:
    """Return what the options ask for.

    Raises:
        UsageError: they ask for nothing that can be looked for.
    """
    try:
        task = read_task(goal, cube)
    except GoalError as error:
        raise UsageError(f"{reason(error)}{_place(error)}") from None
    if options.turns is not None:
        try:
            task = replace(task, turns=parse_turn_set(options.turns))
        except CubeError as error:
            raise UsageError(f"--turns: {reason(error)}") from None
    if options.metric is not None:
        task = replace(task, metric=Metric(options.metric))
    if options.extra is not None:
        task = replace(task, extra=options.extra)
    if options.max_length is not None:
        task = replace(task, max_length=options.max_length)
    return replace(task, holds=tuple(range(HOLDS))) if options.any_hold else task


def _place(error: GoalError) -> str:
    """Say where the goal is wrong; people count from 1."""
    return "" if error.span is None else f" (at character {error.span[0] + 1} of the goal)"


def _print_all(options: argparse.Namespace, cube: Cube, task: Task, control: SearchControl) -> int:
    """Print the solutions as they come, or sorted; return the exit status."""
    printed = 0
    for found in _sorted(find(cube, task, control), options.sort):
        emit(_record(found), _alg(found), options.json)
        printed += 1
        if printed == options.count:
            break
    if printed:
        return OK
    note(f"none up to {task.max_length}")
    return NO


def _sorted(found: Iterator[Found], order: str) -> Iterable[Found]:
    if order == LENGTH:
        return found
    return sorted(found, key=lambda one: (_cost(one), one.length, _alg(one)))


def _record(found: Found) -> dict[str, object]:
    return {
        "alg": _alg(found),
        "length": found.length,
        "metric": found.metric.value,
        "comfort": _cost(found),
        "hold": format_moves(_hold(found), found.size),
        "optimal": found.optimal,
    }


def _alg(found: Found) -> str:
    """Return what leads to the goal: also turns that come first and do not count."""
    return format_moves((*_hold(found), *found.before, *found.moves), found.size)


def _hold(found: Found) -> tuple[Move, ...]:
    return rotations(found.size)[found.hold]


def _cost(found: Found) -> float:
    return comfort(found.moves, found.size).cost
