"""Tables of times as CSV: our own, which has everything, and those of csTimer and CubeTime."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any

from cubeapp.engine.practice.files.found import TimesFound, bad_line
from cubeapp.engine.practice.files.lists import read_time
from cubeapp.engine.practice.files.moments import read_date
from cubeapp.engine.practice.solves import Session, Solve, solve_from_values
from cubeapp.engine.practice.times import plain_result
from cubeapp.engine.text import Text

COLUMNS = (
    *("session", "number", "result", "time", "penalty", "date", "size", "scramble", "comment"),
    *("moves", "move_times", "splits", "extra"),
)
"""Of our own tables: `time` is without penalties and in seconds, other times are milliseconds."""
DELIMITERS = ",;\t"
MOST_LINES = 100
"""Lines of one row: with more of them it is a quotation mark that was lost."""
_CUBE_TIME = ["time", "comment", "scramble", "date"]
_TWISTY_TIMER = ["time", "scramble", "date", "penalty"]
_PENALTY = re.compile(r"(DNF)?(?:\+?(\d))?", re.IGNORECASE)
_SPLITS = re.compile(r"p\.\d+")
_TEXTS = (
    *(("scramble", "scramble"), ("comment", "comment")),
    *(("alg", "moves"), ("extra", "extra")),
)
_TIMES = ("times_ms", "move_times"), ("splits_ms", "splits")
"""Of a solve, and the columns that have them."""

Row = tuple[int, str, list[str] | None]
"""The number of its first line, all its text, and its cells; ``None`` if those make no sense."""


def rows(text: str, delimiter: str) -> Iterator[Row]:
    """Yield the rows of a table that are not empty, whatever quotation marks are lost."""
    lines = list(io.StringIO(text, newline=""))
    number = 0
    while number < len(lines):
        end, whole = number + 1, lines[number]
        while whole.count('"') % 2 and end < min(len(lines), number + MOST_LINES):
            whole += lines[end]
            end += 1
        if whole.count('"') % 2:
            # The lines after it may be as they should.
            end, whole = number + 1, lines[number]
        if whole.strip():
            yield number + 1, whole, _cells(whole, delimiter)
        number = end


def _cells(line: str, delimiter: str) -> list[str] | None:
    if '"' not in line:
        return line.rstrip("\r\n").split(delimiter)
    try:
        (cells,) = csv.reader([line], delimiter=delimiter, strict=True)
    except (csv.Error, ValueError):
        return None
    return cells


def headings(text: str) -> tuple[list[str], str] | None:
    """Return the names of the columns, in small letters, and what stands between them.

    ``None`` if the first line has no column of times.
    """
    line = text.lstrip().partition("\n")[0]
    for delimiter in DELIMITERS:
        names = [cell.strip().lower() for cell in _cells(line.strip(), delimiter) or ()]
        if "time" in names:
            return names, delimiter
    return None


def read_table(text: str, name: str) -> TimesFound | None:
    """Read a table whose first line says what is in its columns; ``None`` if it does not.

    Only the times have to be there. A time has its penalties in it, "14.34+" or "DNF(9.80)",
    or beside it in a column of their own.

    Args:
        text: as CSV.
        name: of the session of solves that name none.
    """
    found = headings(text)
    if found is None:
        return None
    names, delimiter = found
    _head, *body = rows(text, delimiter)
    return _read_rows(body, names, name)


def read_twisty_list(text: str, name: str) -> TimesFound | None:
    """Read what Twisty Timer gives to other programs, a table without headings.

    Its rows are ``"12.34";"R U F'";"2026-01-08T19:50:06.000+01:00"``, with a fourth cell ``"DNF"``
    where that is so; ``None`` if the text is something else.
    """
    first = _cells(text.lstrip().partition("\n")[0].strip(), ";") or []
    is_one = text.lstrip().startswith('"') and 3 <= len(first) <= len(_TWISTY_TIMER)
    return _read_rows(rows(text, ";"), _TWISTY_TIMER, name) if is_one else None


def _read_rows(body: Iterable[Row], names: Sequence[str], name: str) -> TimesFound:
    sessions: dict[str, list[Solve]] = {}
    faults: list[Text] = []
    phases = [each for each in names if _SPLITS.fullmatch(each)]
    for number, line, cells in body:
        try:
            row = _named(cells, names)
            solve = _solve_of_row(row, phases)
        except (TypeError, ValueError, KeyError, OverflowError, RecursionError):
            faults.append(bad_line(number, line))
        else:
            sessions.setdefault(row.get("session") or name, []).append(solve)
    made = (Session(each, tuple(solves)) for each, solves in sessions.items())
    return TimesFound(tuple(made), tuple(faults))


def _named(cells: Sequence[str] | None, names: Sequence[str]) -> dict[str, str]:
    """Return the cells of a row by the names of their columns.

    Raises:
        ValueError: there are more of them.
    """
    if cells is None:
        raise ValueError("no row")
    if len(cells) > len(names) and names == _CUBE_TIME:
        # CubeTime quotes no scrambles, and those of a square-1 have commas.
        cells = [*cells[:2], ",".join(cells[2:-1]), cells[-1]]
    if len(cells) > len(names) and any(cells[len(names) :]):
        raise ValueError("too many cells")
    return dict(zip(names, cells, strict=False))


def _solve_of_row(row: Mapping[str, str], phases: Iterable[str]) -> Solve:
    """Read one row; raise `ValueError`, or one of its kind, if it is no solve.

    Args:
        row: the cells by the names of their columns.
        phases: the columns of how long each phase took.
    """
    time_ms, plus_twos, is_dnf = read_time(row["time"])
    if row.get("penalty"):
        plus_twos, was_none = _penalty(row["penalty"])
        is_dnf = is_dnf or was_none
    values: dict[str, Any] = {
        **{"time_ms": time_ms, "plus_twos": plus_twos, "is_dnf": is_dnf},
        **{"size": int(row.get("size") or 3), "date": _date(row)},
    }
    took_ms = [read_time(row[phase])[0] for phase in phases if row.get(phase)]
    if took_ms:
        *values["splits_ms"], whole_ms = accumulate(took_ms)
        values["time_ms"] = time_ms or whole_ms
    for name, column in _TEXTS:
        if row.get(column):
            values[name] = row[column]
    for name, column in _TIMES:
        if row.get(column):
            values[name] = list(map(int, row[column].split()))
    return solve_from_values(values)


def _penalty(cell: str) -> tuple[int, bool]:
    """Return how many times 2 s, and whether a DNF, a cell says: "+2", "DNF", "DNF+2"."""
    match = _PENALTY.fullmatch(cell.strip())
    seconds = int(match[2] or 0) if match else 1
    if match is None or seconds % 2:
        raise ValueError(cell)
    return seconds // 2, match[1] is not None


def _date(row: Mapping[str, str]) -> str:
    """Return when a solve was; in our own tables, which name results, it stands as it was."""
    date = row.get("date", "")
    return read_date(date) if date and "result" not in row else date


def write_table(sessions: Iterable[Session]) -> str:
    """Return a line of headings and one for each solve, as RFC 4180 has it.

    `read_table` reads all of it again; what other timers keep of whole sessions is not in a table.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for session in sessions:
        for number, solve in enumerate(session.solves, 1):
            writer.writerow(_row(session.name, number, solve))
    return text.getvalue()


def _row(name: str, number: int, solve: Solve) -> tuple[object, ...]:
    plus = f"+{2 * solve.plus_twos}"
    if solve.is_dnf:
        plus = f"DNF{plus}" if solve.plus_twos else "DNF"
    return (
        *(name, number, plain_result(solve.result), f"{solve.time_ms / 1000:.3f}", plus),
        *(solve.date, solve.size, solve.scramble, solve.comment, solve.alg),
        " ".join(map(str, solve.times_ms)),
        " ".join(map(str, solve.splits_ms)),
        solve.extra,
    )
