"""Lines of a file as they arrive, so that a program at the other end of a pipe gets answers."""

from __future__ import annotations

from collections.abc import Iterator
from io import FileIO

Lines = list[tuple[int, str]]
"""Line numbers from 1, and lines."""

BLOCK_BYTES = 1 << 16
LONGEST_LINE_BYTES = 1_000_000
"""No cube needs more; what is longer is cut, so that no file can fill the memory."""
UTF8_MARK = b"\xef\xbb\xbf"


def open_lines(name: str) -> FileIO:
    """Open the file ``name``, or standard input for ``-``, without a buffer.

    Raises:
        OSError: there is no such file, or it may not be read.
    """
    return FileIO(0, closefd=False) if name == "-" else FileIO(name)


def numbered_lines(file: FileIO) -> Iterator[Lines]:
    """Yield the lines as they come, with their numbers from 1, however many there are at once.

    Raises:
        OSError: reading failed.
    """
    number = 0
    rest = b""
    while block := file.read(BLOCK_BYTES):
        *lines, rest = (rest + block).split(b"\n")
        rest = rest[:LONGEST_LINE_BYTES]
        yield [(number + index, _text(line)) for index, line in enumerate(lines, 1)]
        number += len(lines)
    if rest:
        yield [(number + 1, _text(rest))]


def _text(line: bytes) -> str:
    return line.removeprefix(UTF8_MARK).decode("utf-8", "replace").strip()
