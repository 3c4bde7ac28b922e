"""``cubeapp perfect``: the rules of the perfect scramble, the 48 that obey, and the search."""

from __future__ import annotations

import argparse
import time
from functools import partial

from cubeapp.commands.foreground import Foreground, News
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, check_goes_with, read_action, whole_number
from cubeapp.engine.facelets.text import format_facelets, parse_facelets
from cubeapp.engine.model.errors import quoted
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.perfect.check import PerfectCheck, RuleCheck, check_perfect
from cubeapp.engine.perfect.estimate import PerfectEstimate, estimate
from cubeapp.engine.perfect.known import perfect_cubes
from cubeapp.engine.perfect.rules import (
    SIX_RULES,
    Rule,
    Rules,
    format_rules,
    is_searchable,
    parse_rules,
)
from cubeapp.engine.perfect.search import PerfectCubes, search

ACTIONS = ("check", "list", "search")
EXAMPLES = """
  cubeapp perfect list
  cubeapp perfect check LRDFUBBRFLUFDRBUFDLDUUFBDLRRUBLDLFBRBUDFLRRDBLFURBDFLU
  cubeapp perfect search --show 1
  cubeapp perfect search --require 1,2,3,4,no-home --json
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``perfect`` takes."""
    parser.add_words("WHAT", "check TEXT, list or search")
    rules = "; ".join(f"{rule.value}: {rule.summary}" for rule in Rule)
    parser.add_argument(
        "--require",
        metavar="R",
        help=f"the rules, with commas between; {format_rules(SIX_RULES)} by default. {rules}",
    )
    parser.add_argument(
        "--show",
        type=whole_number(0),
        metavar="K",
        help="with search: print up to K of the cubes, none the image of another",
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Check a cube, list the 48, or search."""
    action, rest = read_action(options, ACTIONS)
    if rest and action != "check":
        raise UsageError(f"there is no argument {quoted(rest[0])} here; see cubeapp perfect --help")
    check_goes_with(options, action, {"show": "search"})
    if options.require is not None and action == "list":
        raise UsageError("--require goes with search and check; list is of the 48 alone")
    rules = SIX_RULES if options.require is None else parse_rules(options.require)
    if action == "check":
        return _check(" ".join(rest), rules, options.json)
    if action == "list":
        return _list(options.json)
    return _search(rules, options.show or 0, options.json)


def _check(text: str, rules: Rules, as_json: bool) -> int:
    if not text:
        raise UsageError("no facelets given; see cubeapp check --help for the form")
    reading = parse_facelets(text)
    found = check_perfect(reading.cube)
    if not as_json:
        note(f"read as {reading.description}")
    record = {
        "rules": [_rule_record(check) for check in found.rules],
        "patterns": list(found.patterns),
        "home": list(found.home),
        "colour_sets": found.colour_sets,
        "missing_colour_sets": list(found.missing_on_faces),
    }
    emit(record, _check_text(found), as_json)
    return OK if found.holds(rules) else NO


def _rule_record(check: RuleCheck) -> dict[str, object]:
    return {
        "rule": check.rule.value,
        "held": check.held,
        "facelets": list(check.facelets),
    }


def _check_text(found: PerfectCheck) -> str:
    lines = []
    for check in found.rules:
        verdict = "held" if check.held else "broken"
        where = ", ".join(_sticker(facelet) for facelet in check.facelets)
        lines.append(f"{check.rule.value:15} {verdict:6}  {check.rule.summary}")
        if where:
            lines[-1] += f": {where}"
    lines.append(f"patterns of U R F D L B: {' '.join(map(str, found.patterns))}")
    lines.append(f"at home: {' '.join(found.home) or 'none'}")
    missing = f", not {' '.join(found.missing_on_faces)}" if found.missing_on_faces else ""
    lines.append(f"colour sets on faces: {found.colour_sets} of 15{missing}")
    return "\n".join(lines)


def _sticker(facelet: int) -> str:
    """Return a sticker's name: its face, and its place there from 1 to 9 row by row."""
    return f"{'URFDLB'[facelet // 9]}{facelet % 9 + 1}"


def _list(as_json: bool) -> int:
    for perfect in perfect_cubes():
        facelets, alg = format_facelets(perfect.cube), format_moves(perfect.moves, 3)
        emit({"facelets": facelets, "alg": alg}, f"{facelets}  {alg}", as_json)
    return OK


def _search(rules: Rules, show: int, as_json: bool) -> int:
    with Foreground(News()) as foreground:
        if not is_searchable(rules):
            unshown = ", and none is shown" if show else ""
            note(f"these rules leave too many cubes to count: this is an estimate{unshown}")
            begun = time.perf_counter()
            about = foreground.run(partial(estimate, rules))
            seconds = time.perf_counter() - begun
            emit(_estimate_record(about, seconds), _estimate_text(about), as_json)
            return OK
        found = foreground.run(partial(search, rules))
    shown = [format_facelets(cube) for cube in found.representatives(0, show)]
    emit(_search_record(found, shown), "\n".join([_search_text(found), *shown]), as_json)
    return OK


def _search_record(found: PerfectCubes, shown: list[str]) -> dict[str, object]:
    return {
        "require": format_rules(found.rules),
        "count": found.count,
        "exact": True,
        "classes": found.classes,
        "by_patterns": list(found.by_patterns),
        "nodes": found.nodes,
        "seconds": round(found.seconds, 3),
        "cubes": shown,
    }


def _search_text(found: PerfectCubes) -> str:
    cubes = "1 cube" if found.count == 1 else f"{found.count:,} cubes"
    return (
        f"{cubes} in {found.classes:,} {'class' if found.classes == 1 else 'classes'}, "
        f"with 1 to 6 different patterns: {', '.join(f'{n:,}' for n in found.by_patterns)} "
        f"({found.seconds:.2f} s)"
    )


def _estimate_record(about: PerfectEstimate, seconds: float) -> dict[str, object]:
    return {
        "require": format_rules(about.rules),
        "count": round(about.count),
        "exact": False,
        "error": round(about.error),
        "classes": round(about.classes),
        "by_patterns": [round(count) for count in about.by_patterns],
        "nodes": about.probes,
        "seconds": round(seconds, 3),
        "cubes": [],
    }


def _estimate_text(about: PerfectEstimate) -> str:
    if about.count == 0:
        return f"none was met, so there are {about.error:.2g} cubes at most (19 times of 20)"
    by_patterns = ", ".join(f"{count:.3g}" for count in about.by_patterns)
    return (
        f"about {about.count:.3g} cubes, give or take {about.error:.2g} (19 times of 20), "
        f"with 1 to 6 different patterns: {by_patterns}"
    )
