"""What comes in from files and pipes.

Lines are handed on as they arrive, so that a program at the other end of a pipe gets answers.
"""

from __future__ import annotations

import codecs
import errno
from collections.abc import Iterator
from dataclasses import dataclass
from io import FileIO

from cubeapp.commands.parsing import UsageError
from cubeapp.engine.timeline.opening import LARGEST_FILE_BYTES

STANDARD_INPUT = "-"
"""What stands for standard input on the command line."""
INPUT = "standard input"
"""What messages call it."""

BLOCK_BYTES = 1 << 16
LONGEST_LINE_BYTES = 1_000_000
"""No cube needs more; what is longer is cut, so that no file can fill the memory."""
UTF16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""What files in UTF-16 begin with, as some shells of Windows write them."""
MARKED = (b"\xff", b"\xfe")
SHORTEST_WIDE = 4
"""Bytes of such a mark and of one character."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file."""

    number: int
    """Counted from 1."""
    text: str
    """Without what is beyond about `LONGEST_LINE_BYTES`, and without spaces around it."""
    nbytes: int
    """Its length in the file, or what that would be in UTF-8."""

    @property
    def is_cut(self) -> bool:
        """Whether it is too long to be read."""
        return self.nbytes > LONGEST_LINE_BYTES


Lines = list[Line]


def open_lines(name: str) -> FileIO:
    """Open the file ``name``, or standard input for ``-``, without a buffer.

    Raises:
        OSError: there is no such file, or it may not be read.
    """
    if name != STANDARD_INPUT:
        return FileIO(name)
    try:
        return FileIO(0, closefd=False)
    except OSError as error:
        # It may as well be a folder.
        why = "it is closed" if error.errno == errno.EBADF else error.strerror
        raise OSError(error.errno, why, INPUT) from None


def read_standard_input() -> str:
    """Return all that comes in.

    Raises:
        UsageError: it is more than any cube or alg.
        OSError: it is closed, or cannot be read.
    """
    data = b""
    with open_lines(STANDARD_INPUT) as file:
        while block := file.read(BLOCK_BYTES):
            data += block
            if len(data) > LARGEST_FILE_BYTES:
                raise UsageError(f"{INPUT} is too long for a cube or moves")
    return data.decode("utf-16", "replace").strip() if _is_wide(data) else _text(data)


def numbered_lines(file: FileIO) -> Iterator[Lines]:
    """Yield the lines as they come, however many there are at once.

    Raises:
        OSError: reading failed.
    """
    number, dropped = 1, 0
    rest = b""
    for block in _blocks(file):
        *lines, rest = (rest + block).split(b"\n")
        found = []
        for line in lines:
            found.append(Line(number, _text(line), len(line) + dropped))
            number, dropped = number + 1, 0
        yield found
        dropped += len(rest[LONGEST_LINE_BYTES:])
        rest = rest[:LONGEST_LINE_BYTES]
    if rest:
        yield [Line(number, _text(rest), len(rest) + dropped)]


def _blocks(file: FileIO) -> Iterator[bytes]:
    """Yield what comes in as it comes, in UTF-8 if its mark says that it is in UTF-16."""
    block = file.read(BLOCK_BYTES)
    # A pipe may bring the mark alone; nothing in UTF-8 begins so.
    while len(block) < SHORTEST_WIDE and block[:1] in MARKED and (more := file.read(BLOCK_BYTES)):
        block += more
    is_wide, decoder = _is_wide(block), codecs.getincrementaldecoder("utf-16")("replace")
    while block:
        yield decoder.decode(block).encode() if is_wide else block
        block = file.read(BLOCK_BYTES)


def _is_wide(data: bytes) -> bool:
    # Without a zero there is not even a line break in it: such a line is one that is no text.
    return data.startswith(UTF16_MARKS) and b"\0" in data


def _text(line: bytes) -> str:
    return line.removeprefix(codecs.BOM_UTF8).decode("utf-8", "replace").strip()
