"""Files that people write data in, such as lessons: TOML, where every fault is told with its line.

A `Table` is asked for its values by name and kind; what is missing, of another kind or never asked
for is a `DataFileError`.
"""

from __future__ import annotations

import errno
import os
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from cubeapp.engine.model.errors import CubeError, InvalidMoveError, NotationError, quoted
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.text import NO_TEXT, Text, reason, verbatim

LARGEST_FILE_BYTES = 1_000_000
"""No file that a person writes comes near it, and a wrong one is refused before it fills memory."""
_Path = tuple[str | int, ...]
_HEADER = re.compile(r"\s*(\[\[?)([^\[\]]+)\]\]?\s*(?:#.*)?")
_LONG_TEXT = re.compile(r'"""[\s\S]*?"""|' r"'''[\s\S]*?'''")
_KEY = re.compile(r"""\s*("[^"]*"|'[^']*'|[\w-]+)\s*=""")
_NAME = re.compile(r""""([^"]*)"|'([^']*)'|([\w-]+)""")
_TEMPLATE = re.compile(r"(?:[^{}]|{\w+})*")
_KINDS = {
    str: Text("a text"),
    int: Text("a whole number"),
    bool: Text("true or false"),
    list: Text("a list"),
    dict: Text("a table"),
}
_WRONG_VALUE = Text("{name} has to be {kind}")
_WRONG_PART = Text("everything in {name} has to be {kind}")


class DataFileError(CubeError, ValueError):
    """A file that says something else than it should."""

    def __init__(self, file: str, line: int, fault: str, path: _Path = ()) -> None:
        """Say that ``fault`` stands in ``file``.

        Args:
            file: its name.
            line: counted from 1.
            fault: what is wrong.
            path: of the value at fault: names of keys and tables, numbers in lists of tables.
        """
        template = Text("{file}, line {line}: {fault}")
        super().__init__(template.format(file=file, line=line, fault=fault))
        self.file, self.line, self.fault, self.path = file, line, fault, path


class Table:
    """A table of a file: its values, asked for by name and kind."""

    def __init__(
        self, file: str, values: Mapping[str, Any], lines: Mapping[_Path, int], path: _Path = ()
    ) -> None:
        """Take the table at ``path`` of a file; `read_table` makes that of the whole file.

        Args:
            file: its name, for errors.
            values: as TOML has them.
            lines: where each key and table stands; none of values that are in no file.
            path: of this table in the file.
        """
        self.file = file
        self._values, self._lines, self._path = values, lines, path
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        """Tell whether there is ``key``, which from now on means something here."""
        self._asked.add(key)
        return key in self._values

    def fault(self, key: str, message: str) -> DataFileError:
        """Return the error that the value of ``key``, or the table for "", is wrong."""
        whole: _Path = (*self._path, key) if key else self._path
        path = whole
        while path and path not in self._lines:
            path = path[:-1]
        return DataFileError(self.file, self._lines.get(path, 1), message, whole)

    def text(self, key: str, fields: Collection[str] = ()) -> Text:
        """Return a text for people; ``fields`` are the names that its braces may have.

        Raises:
            DataFileError: there is none, or it has other fields.
        """
        return self._text(key, self._value(key, str), fields)

    def text_or_none(self, key: str, fields: Collection[str] = ()) -> Text:
        """Return a text for people, `NO_TEXT` where the file has none."""
        return self.text(key, fields) if key in self else NO_TEXT

    def texts(self, key: str, fields: Collection[str] = ()) -> tuple[Text, ...]:
        """Return a list of texts for people; none where the file has none."""
        return tuple(self._text(key, each, fields) for each in self._list(key, str))

    def all_texts(self, keys: Collection[str], fields: Collection[str] = ()) -> dict[str, Text]:
        """Return the texts of a table that has just these ``keys``.

        Raises:
            DataFileError: it has another key, or lacks one.
        """
        self._asked.update(keys)
        self.close()
        return {key: self.text(key, fields) for key in keys}

    def word(
        self, key: str, known: Collection[str] | None = None, default: str | None = None
    ) -> str:
        """Return what is no text for people, such as a name; one of ``known``, if given."""
        if default is not None and key not in self:
            return default
        return self._known(key, self._value(key, str), known)

    def words(self, key: str, known: Collection[str] | None = None) -> tuple[str, ...]:
        """Return a list of such; none where the file has none."""
        return tuple(self._known(key, each, known) for each in self._list(key, str))

    def number(self, key: str, allowed: range, default: int | None = None) -> int:
        """Return a whole number, one of ``allowed``."""
        if default is not None and key not in self:
            return default
        number: int = self._value(key, int)
        if number not in allowed:
            message = Text("{name} has to be from {least} to {most}")
            limits = {"least": allowed[0], "most": allowed[-1]}
            raise self.fault(key, message.format(name=quoted(key), **limits))
        return number

    def flag(self, key: str) -> bool:
        """Return whether the file says so; not, where it says nothing."""
        return key in self and self._value(key, bool)

    def moves(self, key: str, size: int = 3) -> tuple[Move, ...]:
        """Return an alg; no moves where the file has none."""
        try:
            return Alg(self._value(key, str)).moves(size) if key in self else ()
        except (NotationError, InvalidMoveError) as error:
            raise self.fault(key, reason(error)) from None

    def table(self, key: str) -> Table:
        """Return the table ``[key]``."""
        values = self._value(key, dict)
        return Table(self.file, values, self._lines, (*self._path, key))

    def tables(self, key: str) -> tuple[Table, ...]:
        """Return the tables ``[[key]]`` in their order; none where the file has none."""
        return tuple(
            Table(self.file, each, self._lines, (*self._path, key, index))
            for index, each in enumerate(self._list(key, dict))
        )

    def items(self) -> Iterator[tuple[str, Table]]:
        """Yield all tables below this one that have a name, such as ``["petal.middle"]``."""
        for key, value in self._values.items():
            if isinstance(value, dict):
                yield key, self.table(key)

    def names(self) -> tuple[str, ...]:
        """Return the names of all values, each of which means something here."""
        self._asked.update(self._values)
        return tuple(self._values)

    def close(self) -> None:
        """Make sure that the file has nothing that it was not asked for.

        Raises:
            DataFileError: it has; the message names what may have been meant.
        """
        for key in (key for key in self._values if key not in self._asked):
            near = get_close_matches(key, self._asked, 1)
            hint = Text("; did you mean {name}?", name=quoted(near[0])) if near else NO_TEXT
            message = Text("{name} means nothing here{hint}", name=quoted(key), hint=hint)
            raise self.fault(key, message)

    def _value(self, key: str, kind: type) -> Any:
        if key not in self:
            raise self.fault("", Text("{name} is missing", name=quoted(key)))
        return self._of_kind(key, self._values[key], kind, _WRONG_VALUE)

    def _list(self, key: str, kind: type) -> list[Any]:
        values = self._value(key, list) if key in self else []
        return [self._of_kind(key, each, kind, _WRONG_PART) for each in values]

    def _of_kind(self, key: str, value: object, kind: type, message: Text) -> Any:
        # To Python true is a number.
        if type(value) is not kind:
            raise self.fault(key, message.format(name=quoted(key), kind=_KINDS[kind]))
        return value

    def _known(self, key: str, value: str, known: Collection[str] | None) -> str:
        if known is not None and value not in known:
            near = get_close_matches(value, known, 1) or sorted(known)[:8]
            message = Text("there is no {name} here; did you mean {others}?")
            raise self.fault(key, message.format(name=quoted(value), others=", ".join(near)))
        return value

    def _text(self, key: str, template: str, fields: Collection[str]) -> Text:
        if not _TEMPLATE.fullmatch(template):
            raise self.fault(key, Text("a brace is alone; a field is a name in two of them"))
        for name in fields_of(template):
            self._known(key, name, fields)
        return Text(template)


def fields_of(template: str) -> list[str]:
    """Return the names in braces in a template."""
    return re.findall(r"{(\w+)}", template)


def filled(template: Text, fields: Mapping[str, object]) -> Text:
    """Return a template with those of ``fields`` filled in that it has; none is needed besides."""
    return template.format(**{name: fields[name] for name in fields_of(template.template)})


def own_files(folder: Path) -> list[Path]:
    """Return the files of a folder that a user puts data into, sorted; it need not be there.

    Raises:
        CubeError: it cannot be listed.
    """
    if not os.path.lexists(folder):
        return []
    try:
        # A glob of what cannot be listed is empty.
        return sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    except OSError as error:
        raise _unreadable(folder, error.strerror or str(error)) from None


def read_file(path: Path) -> Table:
    """Return what is in a file that a user wrote.

    Raises:
        DataFileError: it is no TOML in UTF-8.
        CubeError: it cannot be read, or is no file that a person writes.
    """
    try:
        data = _bytes_of(path)
    except OSError as error:
        raise _unreadable(path, error.strerror or str(error)) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = Text("this is no text in UTF-8; save the file in that encoding")
        raise DataFileError(path.name, line, message) from None
    try:
        return read_table(path.name, text)
    except DataFileError:
        raise
    # Numbers of thousands of digits are too long for the reader of TOML, and brackets in brackets
    # by the thousand too deep; it does not say where.
    except (ValueError, RecursionError):
        message = Text("brackets stand too deep in each other, or a number is far too long")
        raise _unreadable(path, message) from None


def _bytes_of(path: Path) -> bytes:
    # Opening a pipe would wait for its other end.
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise _unreadable(path, Text("this is a device or a pipe, not a file"))
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE_BYTES + 1)
    if len(data) > LARGEST_FILE_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return data


def _unreadable(path: Path, why: str) -> CubeError:
    fault = why if isinstance(why, Text) else verbatim(why)
    # A folder such as . has no name.
    return CubeError(Text("{file}: {fault}", file=path.name or str(path), fault=fault))


def read_table(name: str, text: str) -> Table:
    """Return what is in a file.

    Args:
        name: of the file, for errors.
        text: its contents.

    Raises:
        DataFileError: it is no TOML.
    """
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"\(at (?:line (\d+)|end).*\)", str(error))
        line = int(at[1]) if at and at[1] else text.rstrip().count("\n") + 1
        fault = str(error)[: at.start()].strip() if at else str(error)
        raise DataFileError(name, line, verbatim(fault)) from None
    return Table(name, values, _lines_of(text, values))


def texts_in(text: str, keys: Collection[str]) -> Iterator[str]:
    """Yield the texts for people in a file, for translators.

    Args:
        text: the contents of the file.
        keys: whose values are such texts, or lists or tables of them.
    """
    yield from _texts_in(tomllib.loads(text), keys, is_text=False)


def _texts_in(value: object, keys: Collection[str], is_text: bool) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _texts_in(each, keys, is_text or key in keys)
    elif isinstance(value, list):
        for each in value:
            yield from _texts_in(each, keys, is_text)
    elif isinstance(value, str) and is_text:
        yield value


def _lines_of(text: str, values: Mapping[str, Any]) -> dict[_Path, int]:
    """Return the line on which each key and each table of a file stands."""
    found: dict[_Path, int] = {}
    counts: dict[_Path, int] = {}
    path: _Path = ()
    # Other characters that end lines elsewhere may stand in texts and comments.
    bare = _LONG_TEXT.sub(lambda long: "\n" * long[0].count("\n"), text)
    for number, line in enumerate(bare.split("\n"), 1):
        header = _HEADER.fullmatch(line)
        table = _path_of(_names(header[2]), header[1] == "[[", counts) if header else ()
        # A line of a list may look like a header.
        if table and _is_table(values, table):
            path = table
            found.setdefault(path, number)
        elif key := _KEY.match(line):
            found.setdefault((*path, _names(key[1])[0]), number)
    return found


def _path_of(names: Sequence[str], is_list: bool, counts: dict[_Path, int]) -> _Path:
    """Return the path of the table with these names; ``counts`` are those of lists so far."""
    if not names:
        return ()
    path: _Path = ()
    for name in names:
        path = (*path, counts[path] - 1, name) if path in counts else (*path, name)
    if not is_list:
        return path
    counts[path] = counts.get(path, 0) + 1
    return (*path, counts[path] - 1)


def _is_table(values: Any, path: _Path) -> bool:
    """Tell whether a file with these ``values`` has a table there."""
    for step in path:
        try:
            values = values[step]
        except (LookupError, TypeError):
            return False
    return isinstance(values, dict)


def _names(dotted: str) -> list[str]:
    return ["".join(parts) for parts in _NAME.findall(dotted)]
