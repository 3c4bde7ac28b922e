"""What a text or a file that a user opens holds: a cube, or moves that lead to one."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from pathlib import Path

from cubeapp.engine.facelets.alphabets import COLOUR_LETTERS
from cubeapp.engine.facelets.cells import Cells
from cubeapp.engine.facelets.records import LONGEST_TEXT, recorded
from cubeapp.engine.facelets.text import parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import FaceletsError, LinkError, NotationError, OpeningError
from cubeapp.engine.model.geometry import MIN_SIZE, cube_name
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.links import is_link, read_link
from cubeapp.engine.text import NO_TEXT, Text, plural, reason
from cubeapp.engine.timeline.study import Study

LARGEST_FILE_BYTES = 10_000_000
"""No cube or alg comes near it, and a wrong file is refused before it fills memory."""
NAMED_COLOURS = 6
"""A text that names so many, and little else, is meant as a cube."""
_TITLE = re.compile(r"\A\s*(?:[0-9]+[.)]\s+)?(?:[^\W\d_]{3,40}\s*(?:[0-9]+\s*)?[:：]\s*)?")
"""A number and a word before an alg: "3) R U", "Scramble: R U"."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A cube to show, and moves that lead on from it."""

    start: Cube
    moves: tuple[Move, ...] = ()
    description: Text = NO_TEXT
    """What was recognised, for people: "12 moves for a 3×3×3"."""


def read_opening(
    text: str, size: int | None, alg_size: int, colours: str = COLOUR_LETTERS.letters
) -> Opening:
    """Read a cube's facelets, an alg for the solved cube, or a link to one.

    Args:
        text: as `parse_facelets`, `Alg` or `read_link` reads it; an alg may have a number or
            "Scramble:" before it, or be in an object of JSON as other commands print it.
        size: N, if only a cube of that size will do.
        alg_size: the size of the cube that an alg is for.
        colours: the colours' letters, as `parse_facelets` takes them.

    Raises:
        OpeningError: the text holds neither.
    """
    if is_link(text):
        return _linked(text, size)
    try:
        reading = parse_facelets(text, size, colours)
    except FaceletsError as no_cube:
        if _is_meant_as_facelets(text):
            raise OpeningError(reason(no_cube), no_cube.span) from None
        try:
            moves = _moves(text, alg_size)
        except NotationError as no_alg:
            words = Text("neither a cube ({no_cube}) nor moves ({no_alg})")
            message = words.format(no_cube=reason(no_cube), no_alg=reason(no_alg))
            raise OpeningError(message, no_alg.span) from None
        if not moves:
            # An empty text must not replace the cube on screen.
            raise OpeningError(Text("neither a cube nor moves")) from None
        return Opening(Cube.solved(alg_size), moves, _described(moves, alg_size))
    words = Text("a {cube} from {what}")
    description = words.format(cube=cube_name(reading.cube.size), what=reading.description)
    return Opening(reading.cube, description=description)


def _moves(text: str, size: int) -> tuple[Move, ...]:
    """Return the moves of an alg, of one with a title, or of one in JSON.

    Raises:
        NotationError: it is none.
    """
    try:
        return Alg(text).moves(size)
    except NotationError:
        bare = recorded(text, "alg") or _TITLE.sub("", text)
        start = text.find(bare)
        if bare == text or start < 0:
            raise
    try:
        return Alg(bare).moves(size)
    except NotationError as error:
        first, last = error.span
        raise NotationError(reason(error), (start + first, start + last)) from None


def _described(moves: tuple[Move, ...], size: int) -> Text:
    count = plural(len(moves), Text("{n} move"), Text("{n} moves"))
    return Text("{moves} for a {cube}", moves=count, cube=cube_name(size))


def _linked(text: str, size: int | None) -> Opening:
    """Return what a link shows: its alg, done to where its setup leads."""
    try:
        link = read_link(text)
        study = Study(Alg(link.setup), Alg(link.alg), link.size, link.from_end)
        timeline = study.timeline()
    except (LinkError, NotationError) as error:
        raise OpeningError(reason(error)) from None
    if size not in (None, link.size):
        raise OpeningError(Text("the link is about a {cube}", cube=cube_name(link.size)))
    what = _described(timeline.moves, link.size)
    return Opening(timeline.start, timeline.moves, Text("a link to {moves}", moves=what))


def load_opening(
    path: Path, size: int | None, alg_size: int, colours: str = COLOUR_LETTERS.letters
) -> Opening:
    """Read a text file, in UTF-8 or with the mark of UTF-16, as `read_opening` reads a text.

    Raises:
        OpeningError: it holds neither a cube nor moves.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE_BYTES + 1)
    if len(data) > LARGEST_FILE_BYTES:
        raise OpeningError(Text("too large for a file that holds a cube or moves"))
    is_wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    text = data.decode("utf-16" if is_wide else "utf-8-sig", "replace")
    return read_opening(text, size, alg_size, colours)


def _is_meant_as_facelets(text: str) -> bool:
    """Tell whether ``text`` is face letters, perhaps miscounted, rather than so many turns.

    Moves are written apart, or have a prime or an amount here and there. Names and signs of
    colours are no moves either.
    """
    words = text.split()
    is_letters = re.fullmatch("[URFDLB]+", "".join(words), re.IGNORECASE) is not None
    count = sum(map(len, words))
    if is_letters and count >= 6 * MIN_SIZE**2 and count > len(words):
        return True
    if len(text) > LONGEST_TEXT:
        return False
    try:
        cells = Cells.of(text)
    except FaceletsError:
        return False
    (alphabet, *others) = cells.alphabets
    known = sum(value < 6 for value in alphabet.read(cells.characters))
    # A few may be moves nevertheless: red is r e d.
    return not others and known >= NAMED_COLOURS and 2 * known > len(cells.characters)
