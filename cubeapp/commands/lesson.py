"""``cubeapp lesson``: the course's lessons, their exercises, its rules, and hints to any cube."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import numpy as np

from cubeapp.commands.cubes import start_cube
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import (
    Parser,
    UsageError,
    add_facelets,
    add_sheet,
    any_of,
    check_goes_with,
    read_action,
    whole_number,
)
from cubeapp.commands.pictures import check_place, file_named, start_drawing
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import quoted
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.scrambles.base import fresh_seed
from cubeapp.engine.teaching.course import later_units, lesson, own_units, units
from cubeapp.engine.teaching.exercises import Exercise, exercise, gate, solo
from cubeapp.engine.teaching.hints import hints
from cubeapp.engine.teaching.lessons import SOLO, Lesson, Level, Unit
from cubeapp.engine.teaching.policy import Situation, situation
from cubeapp.engine.teaching.resume import Resume, resume
from cubeapp.engine.teaching.rule_sheet import rule_sheet
from cubeapp.engine.teaching.tasks import Task, tasks
from cubeapp.engine.text import COLOUR_NAMES
from cubeapp.words import tr

ACTIONS = ("list", "exercise", "hint", "sheet")
GOES_WITH = {
    **dict.fromkeys(("level", "seed"), "exercise"),
    **dict.fromkeys(("alg", "facelets", "rung"), "hint"),
    **dict.fromkeys(("paper", "language"), "sheet"),
}
"""Options, and what they are for."""
ENDINGS = (".html", ".pdf", ".png")
"""Of the sheet with the rules."""
LEVELS = {level.name.lower(): level for level in Level}
RUNGS = 5
EXAMPLES = """
  cubeapp lesson list
  cubeapp lesson exercise 3.1 --level finish --seed 7
  cubeapp lesson exercise 3 --json
  cubeapp lesson hint --alg "R U2 F' L D B2" --rung 3
  cubeapp lesson hint 2.1 --alg "R U2 F' L D B2" --json
  cubeapp lesson sheet rules.pdf --language de
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``lesson`` takes."""
    parser.add_words(
        "WHAT",
        "list; exercise NAME, the name of a lesson, of a unit for a cube with all of it to do, or "
        "solo; hint, with NAME to ask whether that lesson's card is next; sheet FILE, the twelve "
        f"rules with their pictures on one page, whose ending is {any_of(ENDINGS)}",
    )
    parser.add_argument(
        "--level",
        choices=LEVELS,
        help=f"what the exercise leaves to do: {any_of(tuple(LEVELS))}; alone by default",
        metavar="LEVEL",
    )
    parser.add_argument(
        "--seed", type=whole_number(0), metavar="S", help="the same seed gives the same exercise"
    )
    parser.add_argument(
        "--base",
        choices=list(map(str, COLOUR_NAMES)),
        default=str(COLOUR_NAMES[0]),
        metavar="COLOUR",
        help=f"the colour of the first layer: {any_of(COLOUR_NAMES)}; %(default)s by default",
    )
    parser.add_argument("--alg", metavar="ALG", help="with hint: the moves to the cube")
    add_facelets(parser)
    parser.add_argument(
        "--rung",
        type=whole_number(1, RUNGS),
        metavar="K",
        help=f"with hint: only hint number K, 1 to {RUNGS}",
    )
    add_sheet(parser)
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """List the lessons, make an exercise, or tell what comes next on a cube."""
    action, rest = read_action(options, ACTIONS)
    check_goes_with(options, action, GOES_WITH)
    if len(rest) > (action != "list"):
        raise UsageError(f"there is no argument {quoted(rest[-1])} here; see cubeapp lesson --help")
    name = rest[0] if rest else ""
    actions: dict[str, Callable[[argparse.Namespace, str], int]] = {
        "list": _list,
        "exercise": _exercise,
        "hint": _hint,
        "sheet": _sheet,
    }
    return actions[action](options, name)


def _base(options: argparse.Namespace) -> int:
    return list(map(str, COLOUR_NAMES)).index(options.base)


# Lessons


def _list(options: argparse.Namespace, _: str) -> int:
    base = _base(options)
    for each in (*units(), *later_units()):
        for about in each.lessons:
            text = f"{about.id:5} {tr(each.title_for(base))} · {tr(about.title_for(base))}"
            emit(_lesson_record(each, about, base), text, options.json)
    _name_left_out()
    return OK


def _name_left_out() -> None:
    """Say which files of the user's own lessons were left out, and why."""
    for fault in own_units().faults:
        note(f"left out: {tr(fault)}")


def _lesson_record(of: Unit, about: Lesson, base: int) -> dict[str, object]:
    return {
        "lesson": about.id,
        "title": tr(about.title_for(base)),
        "unit": of.id,
        "unit_title": tr(of.title_for(base)),
        "size": about.size,
        "rule": tr(about.rule_for(base)),
        "card": tr(about.card_for(base)),
        "exercise": about.exercise or None,
        "task": None if about.task_kind is None else about.task_kind.name.lower(),
        "variants": list(about.variants),
        "optional": about.is_optional,
    }


# Exercises


def _exercise(options: argparse.Namespace, name: str) -> int:
    if not name:
        raise UsageError("no lesson given; cubeapp lesson list prints their names")
    _name_left_out()
    seed = fresh_seed() if options.seed is None else options.seed
    rng, base = np.random.default_rng(seed), _base(options)
    if name in {each.id for each in (*units(), *later_units())}:
        if options.level is not None:
            raise UsageError(f"--level is for lessons; unit {name} is done alone")
        made = solo(rng, base) if name == SOLO else gate(name, rng, base)
    elif lesson(name).task_kind is not None:
        return _tasks(options, name, seed)
    else:
        made = exercise(name, LEVELS[options.level or "alone"], rng, base=base)
    emit(_exercise_record(made, seed), format_facelets(made.cube), options.json)
    return OK


def _exercise_record(made: Exercise, seed: int) -> dict[str, object]:
    return {
        "lesson": made.lesson or None,
        "unit": made.unit,
        "level": made.level.name.lower(),
        "seed": seed,
        "base": str(COLOUR_NAMES[made.base]),
        "facelets": format_facelets(made.cube),
        "variants": list(made.variants),
        "key": made.key,
        "turns": made.turns,
        "about": tr(made.about),
        "solution": format_moves(made.solution, made.cube.size),
    }


def _tasks(options: argparse.Namespace, name: str, seed: int) -> int:
    """Print all tasks of one of the first lessons."""
    if options.level is not None:
        raise UsageError(f"--level is for lessons on a card; lesson {name} is of tasks")
    for task in tasks(name, np.random.default_rng(seed), _base(options)):
        facelets = format_facelets(task.cube)
        emit(_task_record(task, seed, _base(options)), f"{facelets} {tr(task.text)}", options.json)
    return OK


def _task_record(task: Task, seed: int, base: int) -> dict[str, object]:
    wanted = task.wanted
    if isinstance(wanted, frozenset):
        answer: object = sorted(wanted)
    elif isinstance(wanted, int):
        answer = str(COLOUR_NAMES[wanted])
    else:
        turns = [each for each in wanted if isinstance(each, Move)]
        answer = format_moves(turns, 3) if turns else list(wanted)
    return {
        "lesson": task.lesson,
        "kind": task.kind.name.lower(),
        "seed": seed,
        "text": tr(task.text),
        "facelets": format_facelets(task.cube),
        "lit": sorted(task.lit),
        "shown": format_moves(task.shown, 3),
        "goals": [tr(goal.title_for(base)) for goal in task.goals],
        "wanted": answer,
    }


# Hints


def _hint(options: argparse.Namespace, name: str) -> int:
    if name:
        lesson(name)
    if options.alg is None and options.facelets is None:
        raise UsageError("no cube given: --alg for moves, or --facelets")
    cube = start_cube(3, options.facelets)
    cube = cube.apply_all(Alg(options.alg or "").moves(3))
    diagnosis = diagnose(cube)
    if not diagnosis.is_legal:
        raise InvalidCubeError(diagnosis)
    base = _base(options)
    card, inside = situation(cube, base), resume(cube, base)
    if inside is not None and not options.json:
        note(f"{tr(inside.text)} {format_moves((*inside.spin, *inside.left), 3)}")
    emit(_hint_record(cube, card, inside), _hint_text(card, options.rung), options.json)
    found = "none" if card is None else card.lesson
    if name and found != name:
        note(f"the next card is not that of lesson {name}, but of {found}")
        return NO
    return OK


def _hint_text(card: Situation | None, rung: int | None) -> str:
    if card is None:
        return "solved"
    told = [tr(text) for text in hints(card)]
    if rung is not None:
        return told[rung - 1]
    head = f"{card.lesson} {tr(card.title)}: {tr(card.goal)}"
    steps = [f"{number} {text}" for number, text in enumerate(told, 1)]
    return "\n".join([head, *steps, format_moves(card.moves, 3)])


def _hint_record(cube: Cube, card: Situation | None, inside: Resume | None) -> dict[str, object]:
    record: dict[str, object] = {"facelets": format_facelets(cube), "lesson": None}
    if inside is not None:
        left = format_moves((*inside.spin, *inside.left), 3)
        record["inside"] = {"variant": inside.variant, "rest": left, "text": tr(inside.text)}
    if card is None:
        return record
    texts = {
        name: tr(getattr(card, name))
        for name in ("title", "hold", "goal", "look", "setup", "do", "why", "rule")
    }
    return record | {
        "lesson": card.lesson,
        "card": int(card.card),
        "variant": card.variant,
        "base": str(COLOUR_NAMES[card.base]),
        "piece": [str(COLOUR_NAMES[colour]) for colour in card.piece],
        "lit": sorted(card.lit),
        "spin": format_moves(card.spin, 3),
        "first": format_moves(card.first, 3),
        "chunks": [format_moves(chunk, 3) for chunk in card.chunks],
        "moves": format_moves(card.moves, 3),
        **texts,
        "hints": [tr(text) for text in hints(card)],
    }


# The sheet


def _sheet(options: argparse.Namespace, name: str) -> int:
    path = file_named([name], "cubeapp lesson sheet rules.pdf")
    if path.suffix.lower() not in ENDINGS:
        raise UsageError(f"{path}: a sheet ends in {any_of(ENDINGS)}")
    check_place(path)
    language = options.language or "en"
    application = start_drawing(language)
    # Loaded here: only the sheet is drawn.
    from PySide6.QtGui import QPageSize

    from cubeapp.ui.drawing.rules import rules_file
    from cubeapp.ui.services.files import write_file

    sizes = QPageSize.PageSizeId
    paper = sizes.Letter if options.paper == "letter" else sizes.A4
    data = rules_file(rule_sheet(_base(options)), path.suffix.lower(), paper, language)
    write_file(path, data)
    del application
    record = {"file": str(path), "bytes": len(data), "kind": path.suffix[1:].lower()}
    emit(record, str(path), options.json)
    return OK
