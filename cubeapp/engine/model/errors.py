"""Everything that can be wrong with what the engine is given."""

from __future__ import annotations

from typing import Any

from cubeapp.engine.text import Text, shortened


class CubeError(Exception):
    """Base of every error the engine raises on purpose; its text is meant for people."""

    def __reduce__(self) -> tuple[object, ...]:
        # By itself an error is made again from its text alone, which is too little for most.
        return _made_again, (type(self), self.args, self.__dict__)


def _made_again(
    kind: type[CubeError], args: tuple[object, ...], facts: dict[str, Any]
) -> CubeError:
    """Return an error as it was in another process."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class NotationError(CubeError, ValueError):
    """Text that is not an algorithm; ``span`` is the half-open range at fault."""

    def __init__(self, message: Text, span: tuple[int, int]) -> None:
        super().__init__(message)
        self.span = span


class FaceletsError(CubeError, ValueError):
    """Text that is no cube; ``span`` is the half-open range at fault."""

    def __init__(self, message: Text, span: tuple[int, int]) -> None:
        super().__init__(message)
        self.span = span


class LinkError(CubeError, ValueError):
    """Text that is no link to an alg of a cube."""


class StickerError(CubeError, ValueError):
    """An answer about a sticker that a cube does not have, or a colour that there is not."""


class OpeningError(CubeError, ValueError):
    """Text that holds neither a cube nor moves; ``span`` is the half-open range at fault.

    It is ``None`` where no part of the text is to blame.
    """

    def __init__(self, message: Text, span: tuple[int, int] | None = None) -> None:
        super().__init__(message)
        self.span = span


class InvalidMoveError(CubeError, ValueError):
    """A move that a cube of this size does not have."""


class UnsupportedCubeError(CubeError):
    """A cube that does not exist, or that this solver or scrambler does not handle."""


class UnreachableError(CubeError):
    """A legal cube that the turns allowed cannot solve, however many are made."""


class ScrambleError(CubeError, ValueError):
    """A scramble that cannot be made as it was asked for."""


class LimitsError(CubeError, ValueError):
    """Limits of a search that are no amounts of time or turns."""


class PictureError(CubeError, ValueError):
    """A picture that cannot be drawn as it was asked for."""


class NoRoomError(CubeError):
    """A table for which this machine lacks the disk or the memory."""


class SearchCancelled(CubeError):  # noqa: N818 - a request, not an error
    """The search was cancelled."""


def pointed_out(text: str, span: tuple[int, int]) -> str:
    """Return the line of ``text`` that ``span`` is in, and one that points at it below."""
    start = text.rfind("\n", 0, span[0]) + 1
    line = text[start:].partition("\n")[0]
    first, last = span[0] - start, min(span[1] - start, len(line))
    cut = max(0, first - 40)
    return f"{line[cut:][:80]}\n{' ' * (first - cut)}{'^' * max(1, min(last - first, 80))}"


def quoted(text: str) -> Text:
    """Return ``text`` in quotation marks for a message, cut short if it is long."""
    return Text("'{text}'", text=shortened(text, 32))


def quoted_character(character: str) -> Text:
    """Return a character in quotation marks; one that cannot be seen is written by its number."""
    return quoted(character if character.isprintable() else repr(character)[1:-1])
