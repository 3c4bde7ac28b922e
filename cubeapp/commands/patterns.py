"""``cubeapp patterns``: every 3×3×3 that fits a pattern, with moves that lead to it."""

from __future__ import annotations

import argparse

from cubeapp.commands.foreground import Foreground
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, seconds, whole_number
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.legality.counting import how_many
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.patterns.fitting import SIZE, count_fitting
from cubeapp.engine.patterns.maneuvers import Fit, fits, shortest
from cubeapp.engine.patterns.mask import Mask, NoCubeError, PatternError
from cubeapp.engine.patterns.symmetries import Symmetry, symmetries, symmetry_named
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.words import reason

LIMIT = 100
EXAMPLES = """
  cubeapp patterns ababababa
  cubeapp patterns aaaabaaaa --optimal --json
  cubeapp patterns --symmetry Oh --optimal
  cubeapp patterns ....U.......aRa......aFa.......D.......aLa......aBa... --limit 5
  cubeapp patterns abacdcaba --symmetry C3 --time-limit 0.5
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``patterns`` takes."""
    parser.add_words(
        "MASK",
        "54 cells in the order U R F D L B, or nine for every face: a colour by its face, a small "
        "letter, or . for any colour. On a face equal letters are equal colours, and different "
        "ones different. None for every cube",
    )
    names = ", ".join(symmetry.name for symmetry in symmetries())
    parser.add_argument(
        "--symmetry",
        metavar="NAME",
        default="C1",
        help=f"only cubes with this symmetry, or more, about whichever axis: {names}",
    )
    parser.add_argument(
        "--limit",
        type=whole_number(1),
        default=LIMIT,
        metavar="N",
        help=f"no more than N cubes, {LIMIT} by default",
    )
    parser.add_argument(
        "--time-limit",
        type=seconds,
        metavar="S",
        help="seconds spent on shorter moves to each cube; by default the first that are found, "
        "and with --optimal as long as it takes",
    )
    parser.add_argument(
        "--optimal", action="store_true", help="prove for each cube that no fewer turns lead to it"
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print the cubes, one a line."""
    mask = _mask(" ".join(options.words))
    try:
        symmetry = symmetry_named(options.symmetry)
    except PatternError as error:
        raise UsageError(f"--symmetry: {reason(error)}") from None
    with Foreground() as foreground:
        try:
            return foreground.run(lambda control: _print_all(options, mask, symmetry, control))
        except NoCubeError as error:
            note(f"{reason(error)}{_names(error.facelets)}")
            return NO


def _mask(text: str) -> Mask:
    """Return the pattern of the arguments, which leaves all open if there are none.

    Raises:
        UsageError: it cannot be read.
    """
    if not text:
        return Mask()
    try:
        return Mask.read(text)
    except PatternError as error:
        place = "" if error.span is None else f" (at character {error.span[0] + 1})"
        raise UsageError(f"{reason(error)}{place}") from None


def _names(facelets: tuple[int, ...]) -> str:
    """Return stickers by their faces, and their places there from 1 to 9 row by row."""
    names = (f"{'URFDLB'[facelet // 9]}{facelet % 9 + 1}" for facelet in facelets)
    return f" ({', '.join(names)})"


def _print_all(
    options: argparse.Namespace, mask: Mask, symmetry: Symmetry, control: SearchControl
) -> int:
    """Print the cubes as they come, and how many there are."""
    # Those of the optimal solver are short from the start.
    quick_s = None if options.optimal else options.time_limit
    printed = 0
    for fit in fits(mask, symmetry, control, quick_s):
        if printed == options.limit:
            _tell_more(printed, mask, symmetry, control)
            return OK
        if options.optimal:
            fit = shortest(fit, control, options.time_limit)
        emit(_record(fit), _line(fit), options.json)
        printed += 1
    note("1 cube" if printed == 1 else f"{printed} different cubes")
    return OK


def _tell_more(printed: int, mask: Mask, symmetry: Symmetry, control: SearchControl) -> None:
    """Say how many cubes there are besides those printed."""
    amount = count_fitting(mask, symmetry, control)
    if amount is None:
        note(f"the first {printed}; there are more, too many to count")
        return
    different = ""
    if amount.different is not None:
        different = f", of which {how_many(amount.different)} are no image of another"
    note(f"the first {printed}; {how_many(amount.cubes)} cubes fit{different}")


def _record(fit: Fit) -> dict[str, object]:
    return {
        "alg": format_moves(fit.moves, SIZE),
        "length": len(fit.moves),
        "metric": Metric.HTM.value,
        "optimal": fit.is_shortest,
        "symmetry": fit.symmetry.name,
        "facelets": format_facelets(fit.cube),
    }


def _line(fit: Fit) -> str:
    """Return the moves, their number with a star if it is proven to be the least, and the cube."""
    length = f"({len(fit.moves)}{'*' if fit.is_shortest else ''})"
    return f"{format_moves(fit.moves, SIZE)}  {length}  {format_facelets(fit.cube)}".lstrip()
