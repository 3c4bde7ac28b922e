"""The words for everything that can go wrong, from ``resources/lessons/slips.toml``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from cubeapp.engine.data_files import Table, filled
from cubeapp.engine.legality.diagnosis import FaultCode
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.model.places import side_name
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.engine.teaching.cards import Card
from cubeapp.engine.teaching.files import lesson_file
from cubeapp.engine.text import Text, enumerated, plural

FILE = "slips.toml"
# fmt: off
_NAMES = (
    "base", "cap", "front", "piece", "side", "face", "away", "wrong", "other",
    "one", "two", "a", "b", "turn", "turns", "n", "more", "done", "fault",
)
# fmt: on
FIELDS = frozenset((*_NAMES, *(name.capitalize() for name in _NAMES)))
"""What can be filled into the texts; a capital in a name means one at the start of its text."""
STEPS = (
    "petal.front", "corner.up", "corner.out", "edge.out", "hook", "line",
    "edge.order.opposite", "corner.place.one", "corner.place.none",
)  # fmt: skip
"""The cards that are only a step, by their variants or the shape that comes of them."""
PARTS = ("3", "4", "5")
"""The units that count on more than the one before."""
FAULTS = tuple(
    code.value
    for code in (FaultCode.TWISTED_CORNER, FaultCode.FLIPPED_EDGE, FaultCode.SWAPPED_CUBIES)
)
"""What can be wrong with a cube that was put together wrongly."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Something that can go wrong, and what is said then; fields are still empty."""

    code: str
    text: Text
    lessons: tuple[str, ...]
    """Those whose cards can have it; empty for all."""
    is_tip: bool
    """Whether nothing went wrong, and saying it only may help."""


@dataclass(frozen=True, slots=True)
class SlipFile:
    """All that the file of the slips says."""

    slips: Mapping[str, Slip]
    """By their codes."""
    steps: Mapping[str, Text]
    """What is done at the end of a card that is only a step, by its variant or a shape."""
    parts: Mapping[str, Text]
    """What came apart, by the first unit that counts on it."""
    faults: Mapping[str, Text]
    """What a cube has that was put together wrongly."""


@cache
def _slip_file() -> SlipFile:
    return read_slips(lesson_file(FILE))


def slips() -> Mapping[str, Slip]:
    """Return all slips by their codes; one after a dot is another way to say the same.

    Raises:
        DataFileError: the file lacks something, or says something else than it should.
    """
    return _slip_file().slips


def read_slips(file: Table) -> SlipFile:
    """Return what a file says of all slips.

    Raises:
        DataFileError: it lacks something, or says something else than it should.
    """
    table = file.table("slips")
    found = {code: _slip(code, each) for code, each in table.items()}
    for code in found:
        name, _, way = code.partition(".")
        if way and name not in found:
            raise table.fault(code, Text("there is no {name} to say in another way", name=name))
    read = SlipFile(
        found,
        file.table("steps").all_texts(STEPS, FIELDS),
        file.table("parts").all_texts(PARTS, FIELDS),
        file.table("faults").all_texts(FAULTS),
    )
    for each in (table, file):
        each.close()
    return read


def _slip(code: str, table: Table) -> Slip:
    lessons = table.words("lessons", [card.lesson for card in Card])
    slip = Slip(code, table.text("text", FIELDS), lessons, table.flag("tip"))
    table.close()
    return slip


def step_text(key: str) -> Text:
    """Return what is done at the end of a card that is only a step, by one of `STEPS`."""
    return _slip_file().steps[key]


def part_text(unit: int) -> Text:
    """Return what a unit counts on: "the bottom layer"."""
    return _slip_file().parts[max(first for first in PARTS if int(first) <= unit)]


def impossible(cube: Cube) -> Text | None:
    """Return what is said of a cube that no turns can solve; ``None`` of any other."""
    faults = diagnose(cube).faults
    if not faults:
        return None
    known, key = _slip_file().faults, faults[0].code.value
    if key not in known:
        return slips()["impossible.painted"].text
    return filled(slips()["impossible"].text, {"fault": known[key]})


# Fields


def side_of(move: Move) -> Text:
    """Return the side that is turned: "right side"; of a slice the right, top or front one."""
    near, far = _SIDES[move.axis]
    return side_name(near if move.first <= 2 - move.last else far)


def way_of(move: Move) -> Text:
    """Return where the stickers of a side go that face you: "up", "to the left"."""
    there, back = _WAYS[move.axis]
    return there if move.quarters > 0 else back


def words_of(moves: Iterable[Move]) -> Text:
    """Return turns in words: "right side up, top to the left"."""
    return enumerated([in_words(move, 3) for move in moves])


def turns(count: int) -> Text:
    """Return "3 turns"."""
    return plural(count, Text("{n} turn"), Text("{n} turns"))


def more_turns(count: int) -> Text:
    """Return "3 more turns"."""
    return plural(count, Text("{n} more turn"), Text("{n} more turns"))


_SIDES = {Axis.X: (Face.R, Face.L), Axis.Y: (Face.U, Face.D), Axis.Z: (Face.F, Face.B)}
_WAYS = {
    Axis.X: (Text("up"), Text("down")),
    Axis.Y: (Text("to the left"), Text("to the right")),
    Axis.Z: (Text("to the right"), Text("to the left")),
}
"""As the positive side of each axis is turned clockwise, and the other way."""
