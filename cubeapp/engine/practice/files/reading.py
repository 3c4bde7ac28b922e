"""Times in the file of any timer, told apart by what is in it."""

from __future__ import annotations

from cubeapp.engine.practice.files.cstimer import read_cstimer
from cubeapp.engine.practice.files.found import TimesFound
from cubeapp.engine.practice.files.lists import read_list
from cubeapp.engine.practice.files.tables import read_table, read_twisty_list
from cubeapp.engine.practice.files.twisty_timer import read_twisty_timer
from cubeapp.engine.practice.solves import PracticeError
from cubeapp.engine.text import Text

MOST_BYTES = 200_000_000
"""No timer's file comes near it, and a wrong one is refused before it fills memory."""
_READERS = (read_twisty_timer, read_table, read_twisty_list)


def decoded(data: bytes) -> str:
    """Return the text of a file; what is no text in it becomes the sign for that.

    Raises:
        PracticeError: it is too large.
    """
    if len(data) > MOST_BYTES:
        raise PracticeError(Text("is too large for a file of times"))
    is_wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
    return data.decode("utf-16" if is_wide else "utf-8-sig", "replace")


def read_times(text: str, name: str) -> TimesFound:
    """Read times as csTimer, Twisty Timer, CubeTime, this program or people write them.

    Args:
        text: of the file.
        name: of the session of solves that name none.

    Raises:
        PracticeError: there is not one time in it.
    """
    if text.lstrip().startswith("{"):
        found = read_cstimer(text)
        if found is None:
            raise PracticeError(Text("this is JSON, but not of csTimer: it has no sessions"))
        return found
    tables = (read(text, name) for read in _READERS)
    return next((found for found in tables if found is not None), None) or read_list(text, name)
