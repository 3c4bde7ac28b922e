"""Cubes, timelines and edits as JSON, short enough to be written every few seconds."""

from __future__ import annotations

import base64
import types
import zlib
from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import MAX_SIZE, Axis
from cubeapp.engine.model.moves import QUARTERS, Move
from cubeapp.engine.solvers.replay import LANDMARKS
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import Text, record_of, text_of
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.edits import Edit, LoadEdit, Memory, PaintEdit, TurnEdit
from cubeapp.ui.services.storage import Json

_EDITS: dict[str, type] = {"turn": TurnEdit, "load": LoadEdit, "paint": PaintEdit}
_MOVES = tuple[Move, ...]
_SECTIONS = tuple[Section, ...]
_PACKED_ONCE_FROM = 100
"""Moves from this number on are packed once, however often they are written."""
MAX_UNPACKED_BYTES = 500_000_000
"""Maximum memory for one record: a small file could unpack to more than there is."""
_MOVE_WEIGHT = 5
"""Memory that moves take, as a multiple of their packed codes."""


class Packer:
    """Turns values into JSON. What values share is written once, into a pool.

    It remembers what it packed, as long as that is still used: of a long session only the
    newest edits have to be packed again.
    """

    def __init__(self) -> None:
        self._kept: dict[int, tuple[object, Json]] = {}
        self._used: dict[int, tuple[object, Json]] = {}
        self._pool: list[Json] = []
        self._places: dict[int, int] = {}

    def pack(self, values: Sequence[object], kind: Any) -> Json:
        """Return a record of ``values``, which `unpack` reads.

        Args:
            values: of frozen dataclasses of this program.
            kind: the type of each.
        """
        self._pool, self._places, self._used = [], {}, {}
        packed: list[Json] = [self._packed(value, kind) for value in values]
        self._kept = self._used
        return {"values": packed, "pool": self._pool}

    def _packed(self, value: Any, kind: Any) -> Json:
        if kind in (str, int, bool):
            return cast(Json, value)
        if kind is Text:
            return cast(Json, record_of(value))
        if kind is Cube:
            return self._pooled(value, self._cube)
        if kind is Timeline:
            return self._pooled(value, self._timeline)
        if kind == _MOVES:
            return self._moves(value)
        if kind == Edit:
            name = next(name for name, made in _EDITS.items() if type(value) is made)
            return {"kind": name, **self._fields(value)}
        # All that these tell is most of a lesson, and every edit of it has the same ones.
        if kind is Section:
            return self._pooled(value, self._section)
        if kind is Step:
            return self._pooled(value, self._fields)
        if is_dataclass(kind):
            return self._fields(value)
        origin, parts = get_origin(kind), get_args(kind)
        if origin in (tuple, frozenset):
            return [self._packed(item, parts[0]) for item in value]
        return None if value is None else self._packed(value, _present(kind))

    def _fields(self, value: Any) -> dict[str, Json]:
        """Return the fields that differ from their defaults."""
        packed = {}
        made: Any = type(value)
        for name, kind, default in _shape(made):
            part = getattr(value, name)
            if default is MISSING or (part is not default and part != default):
                packed[name] = self._packed(part, kind)
        return packed

    def _pooled(self, value: object, pack: Callable[[Any], Json]) -> int:
        """Return the place of ``value`` in the pool."""
        if id(value) not in self._places:
            packed = pack(value)
            self._places[id(value)] = len(self._pool)
            self._pool.append(packed)
        return self._places[id(value)]

    def _once(self, value: object, pack: Callable[[Any], Json]) -> Json:
        """Return ``value`` packed, now or at an earlier time."""
        kept = self._kept.get(id(value)) or self._used.get(id(value)) or (value, pack(value))
        self._used[id(value)] = kept
        return kept[1]

    def _cube(self, cube: Cube) -> Json:
        return self._once(cube, lambda _cube: [cube.size, _text_of(cube.facelets)])

    def _moves(self, moves: tuple[Move, ...]) -> Json:
        if len(moves) < _PACKED_ONCE_FROM:
            return _text_of(_codes(moves))
        return self._once(moves, lambda _moves: _text_of(_codes(moves)))

    def _section(self, section: Section) -> dict[str, Json]:
        """Return a section with its parts in it: in the pool, one could be inside of itself."""
        record = self._fields(replace(section, parts=()))
        if section.parts:
            record["parts"] = [self._section(part) for part in section.parts]
        return record

    def _timeline(self, timeline: Timeline) -> Json:
        start = self._packed(timeline.start, Cube)
        sections = self._packed(timeline.sections, _SECTIONS)
        marks: list[Json] = [
            [index, self._packed(cube, Cube)] for index, cube in timeline.landmarks()
        ]
        record = [start, self._moves(timeline.moves), timeline.purpose.name, sections, marks]
        return [*record, timeline.method] if timeline.method else record


class _Unpacker:
    """Reads what a `Packer` made; whatever is not as it should be raises an error."""

    def __init__(self, pool: list[Json]) -> None:
        self._pool = pool
        self._made: dict[tuple[int, object], object] = {}
        self._room = MAX_UNPACKED_BYTES
        self._is_in_section = False

    def value(self, record: Json, kind: Any) -> Any:
        if kind in (str, int, bool):
            if type(record) is not kind:
                raise ValueError(f"{record!r} is no {kind.__name__}")
            return record
        if kind is Text:
            return text_of(record)
        if kind is Cube or kind is Timeline:
            return self._pooled(record, kind)
        if kind == _MOVES:
            return _moves_of(self._codes(record))
        if kind == Edit:
            rest = dict(_mapping(record))
            return self._instance(_EDITS[cast(str, rest.pop("kind"))], rest)
        # Older files have sections and steps where they belong.
        if kind in (Section, Step) and type(record) is int:
            return self._pooled(record, kind)
        if is_dataclass(kind):
            return self._instance(kind, _mapping(record))
        origin, parts = get_origin(kind), get_args(kind)
        if origin in (tuple, frozenset):
            return origin(self.value(item, parts[0]) for item in _row(record))
        return None if record is None else self.value(record, _present(kind))

    def _instance(self, kind: Any, record: dict[str, Json]) -> Any:
        kinds = {name: part for name, part, _default in _shape(kind)}
        return kind(**{name: self.value(part, kinds[name]) for name, part in record.items()})

    def _pooled(self, record: Json, kind: Any) -> Any:
        if type(record) is not int or record < 0:
            raise ValueError(f"{record!r} is no place in the pool")
        if kind is Section and self._is_in_section:
            raise ValueError("parts of a section are not in the pool")
        key = record, kind
        if key not in self._made:
            self._made[key] = self._from_pool(self._pool[record], kind)
        return self._made[key]

    def _from_pool(self, record: Json, kind: Any) -> Any:
        if kind is Cube:
            return self._cube(_row(record))
        if kind is Timeline:
            return self._timeline(_row(record))
        self._is_in_section = kind is Section or self._is_in_section
        made = self._instance(kind, _mapping(record))
        self._is_in_section = self._is_in_section and kind is not Section
        return made

    def _cube(self, record: list[Json]) -> Cube:
        size, text = self.value(record[0], int), record[1]
        return Cube.from_faces(np.frombuffer(self._data(text), np.uint8).reshape(6, size, size))

    def _timeline(self, record: list[Json]) -> Timeline:
        start, text, purpose, packed, marks, *rest = record
        (method,) = rest or [""]
        cube: Cube = self._pooled(start, Cube)
        codes = self._codes(text)
        sections: tuple[Section, ...] = self.value(packed, _SECTIONS)
        landmarks = [
            (self.value(at, int), self.value(mark, Cube)) for at, mark in map(_row, _row(marks))
        ]
        is_good = (
            np.all(codes // 4 % MAX_SIZE < cube.size)
            and all(0 <= section.start <= section.end <= len(codes) for section in sections)
            and all(at % LANDMARKS == 0 and mark.size == cube.size for at, mark in landmarks)
        )
        if not is_good:
            raise ValueError("these moves are not of this cube")
        for_what = Purpose[cast(str, purpose)]
        solver = self.value(method, str)
        return Timeline(cube, _moves_of(codes), for_what, sections, landmarks, solver)

    def _codes(self, record: Json) -> NDArray[np.uint32]:
        return np.frombuffer(self._data(record, _MOVE_WEIGHT), dtype="<u4").astype(np.uint32)

    def _data(self, record: Json, weight: int = 1) -> bytes:
        """Return the bytes that `_text_of` packed, each of which counts ``weight`` in memory."""
        if not isinstance(record, str):
            raise ValueError(f"{record!r} is no text")
        reader = zlib.decompressobj()
        # To zlib, 0 would mean any number of bytes.
        most = max(self._room // weight, 1)
        data = reader.decompress(base64.b64decode(record, validate=True), most)
        self._room -= weight * len(data)
        if not reader.eof:
            raise ValueError("these numbers are cut off, or too many")
        return data


def unpack(record: Json, kind: Any) -> list[Any]:
    """Return the values that `Packer.pack` made ``record`` of.

    Args:
        record: what was written.
        kind: the type of each value.

    Raises:
        ValueError: it is something else.
    """
    try:
        parts = _mapping(record)
        reader = _Unpacker(_row(parts["pool"]))
        return [reader.value(value, kind) for value in _row(parts["values"])]
    except (CubeError, LookupError, TypeError, RecursionError, zlib.error) as error:
        raise ValueError(str(error)) from error


def unpack_memory(record: Json) -> Memory:
    """Return what a document knew, of which ``record`` was made.

    Raises:
        ValueError: it is something else, or does not fit together.
    """
    values: list[Memory] = unpack(record, Memory)
    if len(values) != 1:
        raise ValueError("this is not one document")
    values[0].check()
    return values[0]


# The parts


def _codes(moves: Sequence[Move]) -> NDArray[np.uint32]:
    """Return a number for each move."""
    codes = [
        ((move.axis * MAX_SIZE + move.first) * MAX_SIZE + move.last) * 4
        + QUARTERS.index(move.quarters)
        for move in moves
    ]
    return np.array(codes, dtype=np.uint32)


def _moves_of(codes: NDArray[np.uint32]) -> tuple[Move, ...]:
    """Return the moves of such numbers; equal ones are one object."""
    made = {}
    for code in np.unique(codes).tolist():
        rest, quarters = divmod(code, 4)
        rest, last = divmod(rest, MAX_SIZE)
        axis, first = divmod(rest, MAX_SIZE)
        made[code] = Move(Axis(axis), first, last, QUARTERS[quarters])
    return tuple([made[code] for code in codes.tolist()])


def _text_of(numbers: NDArray[np.uint8] | NDArray[np.uint32]) -> str:
    data = numbers.astype(numbers.dtype.newbyteorder("<")).tobytes()
    return base64.b64encode(zlib.compress(data, level=1)).decode("ascii")


def _mapping(record: Json) -> dict[str, Json]:
    if not isinstance(record, dict):
        raise ValueError(f"{record!r} has no names")
    return record


def _row(record: Json) -> list[Json]:
    if not isinstance(record, list):
        raise ValueError(f"{record!r} is no row")
    return record


def _present(kind: Any) -> Any:
    """Return the other type of those that may be ``None``."""
    present = [part for part in get_args(kind) if part is not types.NoneType]
    if get_origin(kind) not in (Union, types.UnionType) or len(present) != 1:
        raise TypeError(f"{kind} cannot be written")
    return present[0]


@lru_cache(maxsize=64)
def _shape(kind: Any) -> tuple[tuple[str, Any, object], ...]:
    """Return the name, the type and the usual value of each field of a dataclass."""
    kinds = get_type_hints(kind)
    return tuple((field.name, kinds[field.name], field.default) for field in fields(kind))
