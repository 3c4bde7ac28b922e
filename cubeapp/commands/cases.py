"""``cubeapp cases``: the decks of cases with the user's own algs, sheets of them, and new ones."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from cubeapp.commands.foreground import Foreground
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, add_sheet, check_goes_with, read_action
from cubeapp.commands.pictures import check_place, file_named, start_drawing
from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.model.errors import quoted
from cubeapp.engine.practice.case_book import CaseBook
from cubeapp.engine.practice.case_goals import probability
from cubeapp.engine.practice.case_sheet import case_sheet
from cubeapp.engine.practice.decks import OWN, decks
from cubeapp.engine.practice.drills import key_of
from cubeapp.engine.practice.mask_cases import TURNS, MaskError, mask_algs
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.goals.goal import GoalError
from cubeapp.words import reason

ACTIONS = ("list", "sheet", "make")
GOES_WITH = {"paper": "sheet", "language": "sheet", "turns": "make"}
"""Options, and what they are for."""
ENDINGS = (".pdf", ".png", ".svg")
"""Of the sheet."""
EXAMPLES = """
  cubeapp cases list
  cubeapp cases list coll
  cubeapp cases list "eg-1" --json
  cubeapp cases sheet pll pll.pdf
  cubeapp cases sheet zbll pi.png --group Pi
  cubeapp cases make coll --turns M,U
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``cases`` takes."""
    parser.add_words(
        "WHAT",
        "list, all decks; list DECK, its cases with their algs and your own ones; sheet DECK FILE, "
        "the deck with the algs that you do, to print, whose ending is .pdf, .png or .svg; make "
        "GOAL, a deck of all cubes of which a goal holds, as find reads it: an alg a line",
    )
    parser.add_argument(
        "--group", metavar="GROUP", help="only the cases of one group, such as Pi of ZBLL"
    )
    parser.add_argument(
        "--turns", metavar="R,U,F", help=f"with make: use only these turns; {TURNS} by default"
    )
    add_sheet(parser)
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """List the decks or the cases of one, or make a sheet of it."""
    action, rest = read_action(options, ACTIONS)
    check_goes_with(options, action, GOES_WITH)
    actions: dict[str, Callable[[argparse.Namespace, Sequence[str]], int]] = {
        "list": _list,
        "sheet": _sheet,
        "make": _make,
    }
    return actions[action](options, rest)


def _own_book() -> CaseBook:
    """Return what the window keeps of cases; what cannot be read is named."""
    from cubeapp.ui.services.settings import Settings
    from cubeapp.ui.train.cases.case_store import CaseStore

    store = CaseStore(Settings.of_user().storage)
    store.message.connect(note)
    return store.book


def _deck(name: str, book: CaseBook) -> CaseSet:
    """Return the deck of a name, or the only one whose name begins so.

    Raises:
        UsageError: there is none, or several.
    """
    known = {_plain(name): deck for name, deck in _named(book).items()}
    wanted = _plain(name)
    if wanted in known:
        return known[wanted]
    found = [key for key in known if key.startswith(wanted)]
    if len(found) == 1:
        return known[found[0]]
    near = found or get_close_matches(wanted, known, 3) or list(known)
    raise UsageError(f"there is no deck {quoted(name)}; there are {', '.join(near)}")


def _named(book: CaseBook) -> dict[str, CaseSet]:
    """Return every deck by its name, those of the user last: "PLL", "Own PLL"."""
    named: dict[str, CaseSet] = {}
    taken = set()
    for deck in decks(book.decks):
        name = deck.key.removeprefix(OWN)
        while _plain(name) in taken:
            name = OWN + name
        taken.add(_plain(name))
        named[name] = deck
    return named


def _plain(name: str) -> str:
    """Return the name of a deck as it is typed: "eg-1 2x2x2"."""
    return name.casefold().replace("×", "x")


def _chosen(deck: CaseSet, group: str | None) -> tuple[Case, ...]:
    if group is None:
        return deck.cases
    found = tuple(case for case in deck.cases if case.about.casefold() == group.casefold())
    if not found:
        groups = ", ".join(dict.fromkeys(case.about for case in deck.cases if case.about))
        told = f"no case of {deck.name} is in a group {quoted(group)}: {groups or 'none is'}"
        raise UsageError(told)
    return found


# Decks and cases


def _list(options: argparse.Namespace, rest: Sequence[str]) -> int:
    if len(rest) > 1:
        raise UsageError(f"there is no argument {quoted(rest[1])} here; see cubeapp cases --help")
    book = _own_book()
    if rest:
        deck = _deck(rest[0], book)
        for case in _chosen(deck, options.group):
            record = _case_record(deck, case, book)
            emit(record, _case_text(record), options.json)
        return OK
    if options.group is not None:
        raise UsageError("--group: of which deck? cubeapp cases list DECK --group GROUP")
    for name, deck in _named(book).items():
        record = {
            "deck": name,
            "title": str(deck.title),
            "size": deck.size,
            "cases": len(deck.cases),
            "own": deck.key.startswith(OWN),
        }
        text = f"{name:15} {len(deck.cases):>4}  {deck.title}"
        emit(record, text, options.json)
    return OK


def _case_record(deck: CaseSet, case: Case, book: CaseBook) -> dict[str, object]:
    own, chance = book.record(key_of(deck.key, case)).own, probability(deck, case)
    return {
        "case": case.key,
        "group": str(case.about) or None,
        "alg": str(case.shown),
        "own": list(own.algs),
        "used": own.chosen or str(case.shown),
        "by_angle": {str(angle): alg or str(case.shown) for angle, alg in own.by_angle.items()},
        "probability": None if chance is None else str(chance),
    }


def _case_text(record: dict[str, object]) -> str:
    return f"{record['case']:12} {record['probability'] or '':>7}  {record['used']}"


# The sheet


def _sheet(options: argparse.Namespace, rest: Sequence[str]) -> int:
    if len(rest) > 2:
        raise UsageError(f"there is no argument {quoted(rest[2])} here; see cubeapp cases --help")
    path = file_named(rest[1:], "cubeapp cases sheet pll pll.pdf")
    if path.suffix.lower() not in ENDINGS:
        raise UsageError(f"{path}: a sheet ends in {', '.join(ENDINGS[:-1])} or {ENDINGS[-1]}")
    check_place(path)
    book = _own_book()
    deck = _deck(rest[0], book)
    cases = _chosen(deck, options.group)
    data = _drawn(deck, cases, book, path, options)
    record = {"file": str(path), "bytes": len(data), "kind": path.suffix[1:].lower()}
    emit(record | {"cases": len(cases)}, str(path), options.json)
    return OK


def _drawn(
    deck: CaseSet, cases: Sequence[Case], book: CaseBook, path: Path, options: argparse.Namespace
) -> bytes:
    """Write the sheet, and return what was written."""
    application = start_drawing(options.language or "en")
    # Loaded here: only the sheet is drawn.
    from PySide6.QtGui import QPageSize

    from cubeapp.drawing.theme import LIGHT
    from cubeapp.ui.drawing.case_sheet import case_sheet_file
    from cubeapp.ui.services.files import write_file

    sizes = QPageSize.PageSizeId
    paper = sizes.Letter if options.paper == "letter" else sizes.A4
    data = case_sheet_file(case_sheet(deck, cases, book), path.suffix.lower(), paper, LIGHT)
    write_file(path, data)
    del application
    return data


# A deck of a mask


def _make(options: argparse.Namespace, rest: Sequence[str]) -> int:
    if not rest:
        raise UsageError("which goal? Such as oll; see cubeapp find --help")
    if options.group is not None:
        raise UsageError("--group goes with list and sheet")
    mask = " ".join(rest)
    try:
        with Foreground() as foreground:
            return foreground.run(lambda control: _print_algs(options, mask, control))
    except GoalError as error:
        where = "" if error.span is None else f" (at character {error.span[0] + 1} of the goal)"
        raise UsageError(f"{reason(error)}{where}") from None
    except MaskError as error:
        raise UsageError(f"{mask}: {reason(error)}") from None


def _print_algs(options: argparse.Namespace, mask: str, control: SearchControl) -> int:
    """Print the algs as they are found; return the exit status."""
    count = printed = 0
    turns = TURNS if options.turns is None else options.turns
    for each in mask_algs(mask, control, turns):
        emit({"case": each.number, "alg": each.alg}, each.line, options.json)
        count, printed = each.count, printed + 1
    if not printed:
        note("these turns solve none of the cases")
    elif printed < count:
        note(f"these turns solve {printed} of {count} cases")
    return OK if printed and printed == count else NO
