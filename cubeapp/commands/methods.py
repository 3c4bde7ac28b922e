"""``cubeapp methods``: the methods that files describe, what is wrong with a file, and trials."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from cubeapp.commands.foreground import Foreground, Stopped
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import (
    Parser,
    UsageError,
    check_goes_with,
    read_action,
    whole_number,
)
from cubeapp.engine.data_files import read_file
from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.errors import quoted
from cubeapp.engine.scrambles.random_state import seeded_states
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains.method_files import (
    TAKEN,
    ChainMethod,
    chain_methods,
    read_method,
    shipped_files,
    taken,
)
from cubeapp.engine.solvers.chains.trial import CUBES, SEED, TRYING, Lengths, Trial, try_on
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text
from cubeapp.words import tr

ACTIONS = ("list", "check", "try")
SUFFIX = ".toml"
MOST_TOLD = 8
"""Cases of a step that people read; the others are in the JSON."""
EXAMPLES = """
  cubeapp methods list
  cubeapp methods check my-method.toml
  cubeapp methods try roux
  cubeapp methods try my-method.toml --count 200 --style short --json
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``methods`` takes."""
    parser.add_words(
        "WHAT",
        "list, all methods that files describe; check FILE, whether a file describes one; try NAME "
        "or try FILE, how long the method and its steps are on random cubes, and which cases come",
    )
    parser.add_argument(
        "--count",
        type=whole_number(1),
        metavar="N",
        help=f"with try: on N random cubes, {CUBES:,} by default",
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0),
        metavar="S",
        help=f"with try: the seed of the cubes, which are the same each time; {SEED} by default",
    )
    parser.add_argument(
        "--style",
        choices=tuple(style.value for style in Style),
        help="with try: how far to look ahead; by default plain, each step as it comes",
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """List the methods, check a file, or try a method on many cubes."""
    action, rest = read_action(options, ACTIONS)
    check_goes_with(options, action, dict.fromkeys(("count", "seed", "style"), "try"))
    wanted = 0 if action == "list" else 1
    if len(rest) > wanted:
        hint = "see cubeapp methods --help"
        raise UsageError(f"there is no argument {quoted(rest[wanted])} here; {hint}")
    if wanted and not " ".join(rest).strip():
        raise UsageError(f"which one? Such as cubeapp methods {action} my-method{SUFFIX}")
    actions: dict[str, Callable[[argparse.Namespace, Sequence[str]], int]] = {
        "list": _list,
        "check": _check,
        "try": _try,
    }
    return actions[action](options, rest)


def _list(options: argparse.Namespace, _: Sequence[str]) -> int:
    found, shipped = chain_methods(), shipped_files()
    for method in found.by_id.values():
        file = found.files[method.id]
        record = _record(method) | {"file": str(file), "own": file not in shipped}
        emit(record, _line(method), options.json)
    for fault in found.faults:
        note(f"left out: {tr(fault)}")
    return OK


def _record(method: ChainMethod) -> dict[str, object]:
    return {
        "method": method.id,
        "title": tr(method.title),
        "about": tr(method.about),
        "metric": method.metric.value,
        "steps": [tr(step.name) for step in method.steps],
    }


def _line(method: ChainMethod) -> str:
    steps = ", ".join(tr(step.name) for step in method.steps)
    return f"{method.id:12} {tr(method.title)}: {steps}"


def _check(options: argparse.Namespace, rest: Sequence[str]) -> int:
    method = _of_file(Path(rest[0]))
    emit(_record(method), _line(method), options.json)
    return OK


def _of_file(path: Path) -> ChainMethod:
    """Return the method of a file, whose name nothing else may have.

    Raises:
        CubeError: there is none, with the line that is wrong.
    """
    file = read_file(path)
    method = read_method(file)
    shipped = {each.stem for each in shipped_files()}
    if method.id in TAKEN or (method.id in shipped and path.resolve() not in shipped_files()):
        raise taken(file, method.id)
    return method


def _method(name: str) -> ChainMethod:
    """Return the method of a name, or of a file."""
    if name.endswith(SUFFIX) or Path(name).name != name:
        return _of_file(Path(name))
    found = chain_methods()
    if name not in found.by_id:
        for fault in found.faults:
            note(f"left out: {tr(fault)}")
        hint = f"there are {', '.join(found.by_id)}, or name a file"
        raise UsageError(f"no file describes a method {quoted(name)}; {hint}")
    return found.by_id[name]


# Trials


def _try(options: argparse.Namespace, rest: Sequence[str]) -> int:
    style = Style(options.style or Style.PLAIN.value)
    count = CUBES if options.count is None else options.count
    seed = SEED if options.seed is None else options.seed
    trial = Trial(_method(rest[0]), style)
    under_way = 0.0

    def tell(done: float) -> None:
        nonlocal under_way
        under_way = done

    def work(control: SearchControl) -> None:
        control.watch(lambda _: Progress(TRYING, (trial.number + under_way) / count))
        for tried in try_on(trial.method, style, seeded_states(3, seed, count), control, tell):
            trial.add(tried)

    try:
        with Foreground() as foreground:
            foreground.run(work)
    except Stopped:
        if trial.number:
            _tell(trial, seed, options)
        raise
    _tell(trial, seed, options)
    return NO if trial.failed else OK


def _tell(trial: Trial, seed: int, options: argparse.Namespace) -> None:
    """Print the figures, and note which cubes have no solution."""
    emit(_trial_record(trial, seed), _trial_text(trial), options.json)
    for fault, number in trial.faults.items():
        first = next(tried.cube for tried in trial.failed if tried.fault == fault)
        cubes = f"{number} {'cube has' if number == 1 else 'cubes have'} no solution"
        note(f"{cubes}: {tr(fault)}; such as {format_facelets(first)}")


def _trial_record(trial: Trial, seed: int) -> dict[str, object]:
    return {
        "method": trial.method.id,
        "style": trial.style.value,
        "metric": trial.method.metric.value,
        "count": trial.number,
        "seed": seed,
        **_figures(trial.whole),
        "steps": [
            {
                "name": tr(step.name),
                **_figures(step.lengths),
                "cases": {tr(case): number for case, number in step.cases.most_common()},
            }
            for step in trial.steps
        ],
        "failed": [
            {"facelets": format_facelets(tried.cube), "reason": tr(tried.fault)}
            for tried in trial.failed
        ],
    }


def _figures(lengths: Lengths) -> Mapping[str, object]:
    if not lengths.number:
        return dict.fromkeys(("mean", "sd", "least", "most")) | {"lengths": {}}
    return {
        "mean": round(lengths.mean, 4),
        "sd": round(lengths.deviation, 4),
        "least": lengths.least,
        "most": lengths.most,
        "lengths": {str(length): number for length, number in sorted(lengths.counts.items())},
    }


def _trial_text(trial: Trial) -> str:
    """Return a line for each step and one for the whole, then the most frequent cases."""
    named = [(tr(step.name), step.lengths) for step in trial.steps]
    unit = tr(trial.method.metric.unit(3))
    rows = [*named, (f"all, {unit}", trial.whole)]
    wide = max(len(name) for name, _ in rows)
    lines = [f"{name:{wide}}  {_told(lengths)}" for name, lengths in rows]
    for step in trial.steps:
        cases = (f"{tr(case)} {number}" for case, number in step.cases.most_common(MOST_TOLD))
        if step.cases:
            lines.append(f"{tr(step.name)}: {', '.join(cases)}{' …' * _has_more(step.cases)}")
    return "\n".join(lines)


def _has_more(cases: Mapping[Text, int]) -> bool:
    return len(cases) > MOST_TOLD


def _told(lengths: Lengths) -> str:
    if not lengths.number:
        return "–"
    spread = f"{lengths.mean:6.2f} ± {lengths.deviation:5.2f}"
    return f"{spread}  {lengths.least:>2} to {lengths.most}"
