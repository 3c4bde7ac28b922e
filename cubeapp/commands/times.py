"""``cubeapp times``: what times come to, and the user's own ones brought in and out."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from cubeapp.commands.lines import BLOCK_BYTES, INPUT, STANDARD_INPUT, open_lines
from cubeapp.commands.output import BAD_INPUT, OK, emit, note, put_file
from cubeapp.commands.parsing import Parser, UsageError, read_action
from cubeapp.engine.model.errors import CubeError, quoted
from cubeapp.engine.practice.book_text import BookText
from cubeapp.engine.practice.files.cstimer import write_cstimer
from cubeapp.engine.practice.files.found import TimesFound
from cubeapp.engine.practice.files.reading import MOST_BYTES, decoded, read_times
from cubeapp.engine.practice.files.tables import write_table
from cubeapp.engine.practice.merging import merged
from cubeapp.engine.practice.solves import Session, session_name
from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.times import AVERAGES, DNF
from cubeapp.words import reason

ACTIONS = ("stats", "import", "export")
FORMATS = {"cstimer": write_cstimer, "csv": write_table}
NOTHING = "–"
EXAMPLES = """
  cubeapp times stats cstimer.txt
  cubeapp times stats cstimer.txt --json
  printf '12.34\\n1:02.345\\n14.34+\\nDNF(9.80)\\n' | cubeapp times stats -
  cubeapp times import cstimer.txt
  cubeapp times export --format csv times.csv
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``times`` takes."""
    parser.add_words(
        "WHAT",
        "stats FILE, of csTimer, Twisty Timer, CubeTime, a table or a list of times; import FILE, "
        "to the times that the window shows; export FILE, of all of those; - for a pipe",
    )
    parser.add_argument(
        "--format",
        choices=FORMATS,
        metavar="FORMAT",
        help="with export: cstimer, a file that csTimer imports, or csv, a table",
    )
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print statistics, or bring the user's own times in or out."""
    action, files = read_action(options, ACTIONS)
    if len(files) != 1 or not files[0].strip():
        told = "no file given"
        if len(files) > 1:
            told = f"there is no argument {quoted(files[1])} here"
        raise UsageError(f"{told}; see cubeapp times --help")
    if (options.format is not None) != (action == "export"):
        missing = "--format is missing: cstimer or csv?"
        raise UsageError(missing if action == "export" else "--format goes with export")
    actions: dict[str, Callable[[argparse.Namespace, str], int]] = {
        "stats": _stats,
        "import": _import,
        "export": _export,
    }
    return actions[action](options, files[0])


def _read(file: str) -> TimesFound:
    """Read a file, and say on standard error what of it cannot be read."""
    data = bytearray()
    with open_lines(file) as opened:
        while (block := opened.read(BLOCK_BYTES)) and len(data) <= MOST_BYTES:
            data += block
    is_pipe = file == STANDARD_INPUT
    name = INPUT if is_pipe else file
    try:
        found = read_times(
            decoded(bytes(data)), str(session_name()) if is_pipe else Path(file).stem
        )
    except CubeError as error:
        raise UsageError(f"{name}: {reason(error)}") from None
    for fault in found.faults:
        note(f"{name}: {fault}")
    return found


def _status(found: TimesFound) -> int:
    return BAD_INPUT if found.faults else OK


# Statistics


def _stats(options: argparse.Namespace, file: str) -> int:
    found = _read(file)
    for session in found.sessions:
        statistics = Statistics(session.results)
        text = "" if options.json else _text(session, statistics)
        emit(_record(session, statistics), text, options.json)
    return _status(found)


def _record(session: Session, statistics: Statistics) -> dict[str, object]:
    names = [average.name for average in AVERAGES]
    return {
        "session": session.name,
        "count": len(statistics),
        "dnf": len(statistics) - statistics.finished,
        "best": _seconds(statistics.best),
        "worst": _seconds(statistics.worst),
        "mean": _seconds(statistics.mean),
        "sd": _seconds(statistics.deviation),
        "current": {name: _seconds(statistics.latest(name)) for name in names},
        "best_of": {name: _seconds(statistics.best_average(name)) for name in names},
    }


def _seconds(result: int | None) -> float | None:
    return None if result is None or result == DNF else result / 1000


def _text(session: Session, statistics: Statistics) -> str:
    count = len(statistics)
    summed = {
        "best": statistics.best,
        "worst": statistics.worst,
        "mean": statistics.mean,
        "σ": statistics.deviation,
    }
    facts = [f"{count:,} solve{'s' * (count != 1)}", f"{count - statistics.finished:,} DNF"]
    facts += [f"{name} {_told(result)}" for name, result in summed.items()]
    lines = [f"{session.name}: {', '.join(facts)}", f"{'':6} {'now':>12} {'best':>12}"]
    for average in AVERAGES:
        now, best = statistics.latest(average.name), statistics.best_average(average.name)
        lines.append(f"{average.name:6} {_told(now):>12} {_told(best):>12}")
    return "\n".join(lines)


def _told(result: int | None) -> str:
    """Return a result as "1:02.345"."""
    if result is None or result == DNF:
        return NOTHING if result is None else "DNF"
    minutes, milliseconds = divmod(result, 60_000)
    seconds = f"{milliseconds / 1000:.3f}"
    return f"{minutes}:{seconds:0>6}" if minutes else seconds


# The user's own


def _import(options: argparse.Namespace, file: str) -> int:
    from cubeapp.ui.services.settings import Settings
    from cubeapp.ui.train.timer.time_book import form_of, new_book

    found, form = _read(file), form_of(BookText())
    storage = Settings.of_user().storage
    with storage.lock(form.name):
        book, count = merged(form.read(storage, note) or new_book(), found.sessions)
        if count:
            form.write(storage, book)
    known = found.count - count
    record = {"imported": count, "known": known, "unread": len(found.faults)}
    emit(record, f"{count:,} imported, {known:,} there already", options.json)
    return _status(found)


def _export(options: argparse.Namespace, file: str) -> int:
    from cubeapp.ui.services.files import write_file
    from cubeapp.ui.services.settings import Settings
    from cubeapp.ui.train.timer.time_book import form_of, new_book

    faults: list[str] = []
    book = form_of(BookText()).read(Settings.of_user().storage, faults.append) or new_book()
    # What is exported may be the last backup of times that are damaged here.
    if faults:
        raise UsageError(faults[0])
    if not any(session.solves for session in book.sessions) and Path(file).exists():
        raise UsageError(f"{file}: there are no times of your own to write in its place")
    text = FORMATS[options.format](book.sessions)
    if file == STANDARD_INPUT:
        put_file(text)
    else:
        write_file(Path(file), text.encode(errors="backslashreplace"))
    return OK
