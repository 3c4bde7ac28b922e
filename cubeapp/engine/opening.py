"""What a text or a file that a person opens holds: a cube, or moves that lead to one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from cubeapp.engine.algs.links import is_link, read_link
from cubeapp.engine.algs.study import Study
from cubeapp.engine.cube import Cube
from cubeapp.engine.errors import FaceletsError, LinkError, NotationError, OpeningError
from cubeapp.engine.facelets import parse_facelets
from cubeapp.engine.geometry import MIN_SIZE, cube_name
from cubeapp.engine.moves import Move
from cubeapp.engine.notation import parse

LARGEST_FILE_BYTES = 10_000_000
"""No cube or alg comes near it, and a wrong file is refused before it fills memory."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A cube to show, and moves that lead on from it."""

    start: Cube
    moves: tuple[Move, ...] = ()
    description: str = ""
    """What was recognised, for people; empty where moves were."""


def read_opening(text: str, size: int | None, alg_size: int) -> Opening:
    """Read a cube's facelets, an alg for the solved cube, or a link to one.

    Args:
        text: as `parse_facelets`, `parse` or `read_link` reads it.
        size: N, if only a cube of that size will do.
        alg_size: the size of the cube that an alg is for.

    Raises:
        OpeningError: the text holds neither.
    """
    if is_link(text):
        return _linked(text, size)
    try:
        reading = parse_facelets(text, size)
    except FaceletsError as no_cube:
        if _is_meant_as_facelets(text):
            raise OpeningError(str(no_cube), no_cube.span) from None
        try:
            return Opening(Cube.solved(alg_size), parse(text, alg_size).moves)
        except NotationError as no_alg:
            message = f"neither a cube ({no_cube}) nor moves ({no_alg})"
            raise OpeningError(message) from None
    return Opening(reading.cube, description=reading.description)


def _linked(text: str, size: int | None) -> Opening:
    """Return what a link shows: its alg, done to where its setup leads."""
    try:
        link = read_link(text)
        setup, alg = parse(link.setup, link.size), parse(link.alg, link.size)
    except (LinkError, NotationError) as error:
        raise OpeningError(str(error)) from None
    if size not in (None, link.size):
        raise OpeningError(f"the link is about a {cube_name(link.size)}")
    timeline = Study(setup, alg, link.from_end).timeline()
    return Opening(timeline.start, timeline.moves)


def load_opening(path: Path, size: int | None, alg_size: int) -> Opening:
    """Read a text file, in UTF-8, as `read_opening` reads a text.

    Raises:
        OpeningError: it holds neither a cube nor moves.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE_BYTES + 1)
    if len(data) > LARGEST_FILE_BYTES:
        raise OpeningError("too large for a file that holds a cube or moves")
    return read_opening(data.decode("utf-8-sig", "replace"), size, alg_size)


def _is_meant_as_facelets(text: str) -> bool:
    """Tell whether ``text`` is face letters, perhaps miscounted, rather than so many turns.

    Moves are written apart, or have a prime or an amount here and there.
    """
    words = text.split()
    is_letters = re.fullmatch("[URFDLB]+", "".join(words), re.IGNORECASE) is not None
    count = sum(map(len, words))
    return is_letters and count >= 6 * MIN_SIZE**2 and count > len(words)
