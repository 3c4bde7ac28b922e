"""Tables of times as CSV: our own, which has everything, and those of csTimer and CubeTime."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Generic, TypeVar

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

NOT_ROWS = (ValueError, TypeError, KeyError, IndexError, OverflowError, OSError, RecursionError)
"""What is raised for cells that are no solve."""
Key = TypeVar("Key")


def read_rows(
    text: str, delimiter: str, head: int, parse: Callable[[list[str]], tuple[Key, Solve | None]]
) -> tuple[dict[Key, list[Solve]], list[Text]]:
    """Return the solves of a table by what they belong to, and the lines that are none.

    A row may have several lines, between quotation marks. Where such a mark was lost, its line
    alone is to blame: the lines after it that are rows by themselves are.

    Args:
        text: the table.
        delimiter: between its cells.
        head: how many lines of headings it has.
        parse: returns the solve of some cells, ``None`` for a row that holds none, and to what it
            belongs; raises one of `NOT_ROWS` if they are nothing.
    """
    table = _Lines(list(io.StringIO(text, newline="")), delimiter, parse)
    found: dict[Key, list[Solve]] = {}
    faults: list[Text] = []
    number = head + next((n for n, line in enumerate(table.lines) if line.strip()), 0)
    while number < len(table.lines):
        line = table.lines[number]
        row, end = table.row(number)
        if row is not None and row.solve is not None:
            found.setdefault(row.key, []).append(row.solve)
        elif row is None and line.strip():
            faults.append(bad_line(number + 1, line))
        number = end
    return found, faults


@dataclass(frozen=True, slots=True)
class _Row(Generic[Key]):
    width: int
    """How many cells it has."""
    key: Key
    solve: Solve | None


@dataclass(frozen=True, slots=True)
class _Lines(Generic[Key]):
    """The lines of a table, of which some may be one row."""

    lines: list[str]
    delimiter: str
    parse: Callable[[list[str]], tuple[Key, Solve | None]]

    def row(self, begin: int) -> tuple[_Row[Key] | None, int]:
        """Return the row that line ``begin`` begins, if it is one, and the line after it."""
        end = self._end(begin)
        row = self._read(begin, end)
        if end > begin + 1:
            inner = (self._read(number, number + 1) for number in range(begin + 1, end - 1))
            if row is None or any(one is not None and one.width == row.width for one in inner):
                return self._read(begin, begin + 1), begin + 1
        return row, end

    def _end(self, begin: int) -> int:
        """Return the line after that in which the quotation marks of ``begin`` are all closed."""
        is_open = False
        for number in range(begin, min(len(self.lines), begin + MOST_LINES)):
            is_open ^= bool(self.lines[number].count('"') % 2)
            if not is_open:
                return number + 1
        return begin + 1

    def _read(self, begin: int, end: int) -> _Row[Key] | None:
        try:
            cells = _cells("".join(self.lines[begin:end]), self.delimiter)
            return _Row(len(cells), *self.parse(cells))
        except NOT_ROWS:
            return None


def _cells(line: str, delimiter: str) -> list[str]:
    """Return the cells of a row; raise `ValueError` if its quotation marks make no sense."""
    if '"' not in line:
        return line.rstrip("\r\n").split(delimiter)
    try:
        (cells,) = csv.reader([line], delimiter=delimiter, strict=True)
    except csv.Error as error:
        raise ValueError(str(error)) from None
    return cells


def first_cells(text: str, delimiter: str) -> list[str]:
    """Return the cells of the first line, none if that is no row."""
    try:
        return _cells(text.lstrip().partition("\n")[0].strip(), delimiter)
    except ValueError:
        return []


def headings(text: str) -> tuple[list[str], str] | None:
    """Return the names of the columns, in small letters, and what stands between them.

    ``None`` if the first line has no column of times.
    """
    for delimiter in DELIMITERS:
        names = [cell.strip().lower() for cell in first_cells(text, delimiter)]
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
    return _read_table(text, delimiter, 1, names, name)


def read_twisty_list(text: str, name: str) -> TimesFound | None:
    """Read what Twisty Timer gives to other programs, a table without headings.

    Its rows are ``"12.34";"R U F'";"2026-01-08T19:50:06.000+01:00"``, with a fourth cell ``"DNF"``
    where that is so; ``None`` if the text is something else.
    """
    cells = first_cells(text, ";")
    is_one = text.lstrip().startswith('"') and 3 <= len(cells) <= len(_TWISTY_TIMER)
    return _read_table(text, ";", 0, _TWISTY_TIMER, name) if is_one else None


def _read_table(
    text: str, delimiter: str, head: int, names: Sequence[str], name: str
) -> TimesFound:
    phases = [each for each in names if _SPLITS.fullmatch(each)]

    def parse(cells: list[str]) -> tuple[str, Solve]:
        row = _named(cells, names)
        return row.get("session") or name, _solve_of_row(row, phases)

    found, faults = read_rows(text, delimiter, head, parse)
    sessions = (Session(each, tuple(solves)) for each, solves in found.items())
    return TimesFound(tuple(sessions), tuple(faults))


def _named(cells: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """Return the cells of a row by the names of their columns.

    Raises:
        ValueError: there are more of them.
    """
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
