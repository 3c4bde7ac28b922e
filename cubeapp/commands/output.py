"""What the commands print: results on standard output, everything else on standard error."""

from __future__ import annotations

import errno
import io
import json
import sys
from collections.abc import Mapping

OK = 0
NO = 1
"""The answer is "no", or there is none within the limits."""
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
"""The reader of the results is gone; what a shell shows for a program that SIGPIPE ended."""


OUTPUT = "standard output"
"""What messages call the place that results go to."""


def emit(record: Mapping[str, object], text: str, as_json: bool) -> None:
    """Print one result, as a JSON object or as ``text``, as `put` does."""
    put(json.dumps(record) if as_json else text)


def put_file(text: str) -> None:
    """Print the text of a file on standard output, with the bytes that the file would have.

    Raises:
        OSError: as `put` does.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace", newline="")
    put(text, end="")


def put(text: str, end: str = "\n") -> None:
    """Print ``text``, and ``end`` behind it, on standard output and send it off at once.

    Raises:
        BrokenPipeError: the reader is gone.
        OSError: standard output is closed, or takes no more.
    """
    if sys.stdout is None:
        raise OSError(errno.EBADF, "it is closed", OUTPUT)
    try:
        print(text, end=end, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OSError(error.errno, error.strerror, OUTPUT) from None


def note(text: str) -> None:
    """Write something that is no result, as long as standard error takes it."""
    # Without a file, print would take standard output, which is for results.
    if sys.stderr is None:
        return
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        # The reader is gone, and the interpreter's own last flush would fail aloud.
        sys.stderr = None


def complain(command: str, message: str) -> None:
    """Say in one line what is wrong with what was given to ``command``."""
    name = f"cubeapp {command}".strip()
    note(f"{name}: {' '.join(message.split())}")
