"""Algs as text: the tree of all that cubers write, and the flat form that is printed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from cubeapp.engine.model.errors import InvalidMoveError, NotationError, quoted, quoted_character
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.tree import (
    Comment,
    Commutator,
    Conjugate,
    Group,
    LineBreak,
    Niss,
    Node,
    Pause,
    Span,
    Turn,
)
from cubeapp.engine.notation.turn_names import check_name, format_move, quarters_of
from cubeapp.engine.text import Text, counted, reason

__all__ = [
    "MAX_DEPTH",
    "MAX_MOVES",
    "PRIMES",
    "format_move",
    "format_moves",
    "is_like_amount",
    "read_nodes",
]

MAX_MOVES = 1_000_000
"""Longest alg, counted after brackets are expanded."""
MAX_DEPTH = 100
"""Most brackets inside each other."""

PRIMES = "'’‘ʼʹ′´`＇"
"""Signs that are typed for a prime."""
_WIDE_SIGNS = str.maketrans("（）［］，：", "()[],:")
"""What is typed for brackets, commas and colons in Chinese."""
# `R2-3Rw` is R and 2-3Rw: digits before a hyphen belong to what follows.
_COUNT = r"[0-9]+(?![0-9]|-[0-9])"
_AMOUNT = rf"(?:{_COUNT}[{PRIMES}]?|[{PRIMES}](?:{_COUNT})?)?"
_TOKEN = re.compile(
    rf"""
    (?P<space> (?: [^\S\r\n] | [\u200b-\u200f\u2060\ufeff] )+ )
    | (?P<line> \r\n | \r | \n )
    | (?P<comment> //[^\r\n]* )
    | (?P<pause> \. )
    | (?P<open> \^[(（] | [(\[（［] )
    | (?P<close> [)\]）］] (?P<times>{_AMOUNT}) )
    | (?P<separator> [,:，：] )
    | (?P<turn>
        (?P<name> (?i:TURN|FACE)_[A-Za-z0-9_]*[A-Za-z_] | (?:[0-9]+(?:-[0-9]+)?)?[A-Za-z][wv]? )
        (?P<amount>{_AMOUNT}) )
    | (?P<number> [0-9]+ )
    | (?P<other> . )
    """,
    re.VERBOSE,
)
_CORNER = re.compile(rf"(?<![A-Za-z0-9_{PRIMES}])[URFDLB]{{3}}(?![A-Za-z0-9_{PRIMES}])")
"""Three face letters that stand alone."""
_LIKE_AMOUNT = re.compile(r"x0*(?:[3-9]|[1-9][0-9]+)")
"""What may be an amount behind a bracket: nobody turns the whole cube three times or more."""
_LONGEST_AMOUNT = 6
_ON_INVERSE = "^("
_CLOSERS = {"(": ")", _ON_INVERSE: ")", "[": "]"}
_HINTS = {
    **dict.fromkeys(PRIMES, Text("a prime follows its move at once, and only one, as in R2'")),
    **dict.fromkeys("*×^", Text("an amount follows its move or bracket at once, as in (R U)3")),
    **dict.fromkeys("{}<>", Text("brackets are ( ) and [ ]")),
    **dict.fromkeys(
        "-–−", Text("an inverse is written with a prime, as in R', layers as in 2-3Rw")
    ),
    "/": Text("a comment starts with //"),
}


def read_nodes(text: str) -> tuple[Node, ...]:
    """Return the tree of an alg as it is typed.

    Raises:
        NotationError: the text is no alg of any cube; ``span`` is what is wrong.
    """
    return _Reader(text).nodes()


def is_like_amount(turn: str) -> bool:
    """Tell whether ``turn``, such as ``x3``, is taken for the amount of a bracket before it."""
    return _LIKE_AMOUNT.fullmatch(turn) is not None


def format_moves(moves: Iterable[Move], size: int) -> str:
    """Return ``moves`` as a flat alg with one space between, which `Alg` reads back.

    Raises:
        InvalidMoveError: a cube of this size has no such layer.
    """
    return " ".join([format_move(move, size) for move in moves])


@dataclass(slots=True)
class _Level:
    """What has been read so far inside one bracket, or outside all of them."""

    opener: str = ""
    start: int = 0
    separator: str = ""
    parts: list[list[Node]] = field(default_factory=lambda: [[]])
    lengths: list[int] = field(default_factory=lambda: [0])
    """Moves of each part after expansion."""

    def add(self, node: Node, length: int = 0) -> None:
        self.parts[-1].append(node)
        self.lengths[-1] += length


class _Reader:
    """One pass over the tokens of a text; open brackets wait on a stack."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._levels = [_Level()]
        self._behind_bracket = -1
        """The place behind the last bracket without an amount, and the blanks that follow it."""

    def nodes(self) -> tuple[Node, ...]:
        for token in _TOKEN.finditer(self._text):
            match token.lastgroup:
                case "space":
                    if token.start() == self._behind_bracket:
                        self._behind_bracket = token.end()
                case "turn":
                    self._turn(token)
                case "open":
                    self._open(token)
                case "separator":
                    self._separate(token)
                case "close":
                    self._close(token)
                case "line":
                    self._levels[-1].add(LineBreak(token.span()))
                case "comment":
                    self._levels[-1].add(Comment(token.span()))
                case "pause":
                    self._levels[-1].add(Pause(token.span()))
                case "number":
                    raise _alone(token)
                case _:
                    raise _meaningless(token)
        level = self._levels[-1]
        if level.opener:
            message = Text("'{bracket}' is never closed", bracket=level.opener)
            raise NotationError(message, _one(level.start))
        _check_length(level.lengths[0], (0, len(self._text)))
        return tuple(level.parts[0])

    def _turn(self, token: re.Match[str]) -> None:
        corner = _CORNER.match(self._text, token.start())
        if corner is not None and _is_corner(corner.group()):
            raise _no_turns(corner)
        if token.start() == self._behind_bracket and is_like_amount(token.group()):
            raise _two_meanings(token)
        name, amount = token.group("name", "amount")
        try:
            check_name(name)
        except InvalidMoveError as error:
            raise NotationError(reason(error), token.span()) from None
        quarters = quarters_of(name, _turn_amount(amount))
        turn = Turn(token.span(), name, quarters, _quarters_written(amount))
        self._levels[-1].add(turn, 1 if quarters else 0)

    def _open(self, token: re.Match[str]) -> None:
        opener = token.group().translate(_WIDE_SIGNS)
        if len(self._levels) > MAX_DEPTH:
            message = Text("more than {n} brackets inside each other", n=MAX_DEPTH)
            raise NotationError(message, token.span())
        if opener == _ON_INVERSE and len(self._levels) > 1:
            message = Text("^( ), for moves on the inverse, stands outside all other brackets")
            raise NotationError(message, token.span())
        self._levels.append(_Level(opener, token.start()))

    def _separate(self, token: re.Match[str]) -> None:
        level, separator = self._levels[-1], token.group().translate(_WIDE_SIGNS)
        if level.opener != "[":
            message = Text(
                "'{separator}' stands between the two parts of square brackets: [A, B] or [A: B]"
            )
            raise NotationError(message.format(separator=separator), token.span())
        if level.separator:
            message = Text(
                "square brackets have two parts; put more into brackets of their own: [A: [B, C]]"
            )
            raise NotationError(message, token.span())
        level.separator = separator
        level.parts.append([])
        level.lengths.append(0)

    def _close(self, token: re.Match[str]) -> None:
        level, closer = self._levels[-1], token.group()[0].translate(_WIDE_SIGNS)
        if not level.opener:
            message = Text("'{bracket}' closes nothing", bracket=closer)
            raise NotationError(message, _one(token.start()))
        if _CLOSERS[level.opener] != closer:
            brackets = {"opener": level.opener, "closer": _CLOSERS[level.opener], "other": closer}
            message = Text("'{opener}' must be closed by '{closer}', not by '{other}'")
            raise NotationError(message.format(**brackets), _one(token.start()))
        self._levels.pop()
        span = (level.start, token.end())
        if level.opener == _ON_INVERSE:
            if token.group("times"):
                raise NotationError(Text("^( ) takes no amount"), span)
            self._levels[-1].add(Niss(span, tuple(level.parts[0])), level.lengths[0])
            return
        if not token.group("times"):
            self._behind_bracket = token.end()
        amount = _bracket_amount(token.group("times"), span)
        node, length = _bracket(level, span, amount)
        _check_length(length, span)
        self._levels[-1].add(node, length)


def _bracket(level: _Level, span: Span, amount: int) -> tuple[Node, int]:
    """Return the node of a bracket that has just been closed, and its length expanded."""
    if level.opener == "[" and not level.separator:
        raise NotationError(Text("square brackets need two parts: [A, B] or [A: B]"), span)
    parts = [tuple(part) for part in level.parts]
    times, lengths = abs(amount), level.lengths
    if not level.separator:
        return Group(span, parts[0], amount), times * lengths[0]
    first, second = parts
    if level.separator == ",":
        return Commutator(span, first, second, amount), times * 2 * sum(lengths)
    return Conjugate(span, first, second, amount), times * (2 * lengths[0] + lengths[1])


def _turn_amount(text: str) -> int:
    """Return the signed amount of a turn, of which only the remainder by 4 and 2 matter."""
    digits = text.strip(PRIMES)
    amount = int(digits[-2:]) if digits else 1
    return -amount if len(digits) < len(text) else amount


def _quarters_written(text: str) -> int:
    """Return the amount of a turn as a number of quarters; of an absurd one what it comes to."""
    digits = text.strip(PRIMES)
    return int(digits) if 0 < len(digits) <= _LONGEST_AMOUNT else abs(_turn_amount(text))


def _is_corner(letters: str) -> bool:
    """Tell whether three face letters are of faces that meet."""
    return len({Face[letter].axis for letter in letters}) == len(letters)


def _no_turns(corner: re.Match[str]) -> NotationError:
    letters = corner.group()
    message = Text("{name} is the name of a corner; three turns are written apart: {turns}")
    text = message.format(name=quoted(letters), turns=" ".join(letters))
    return NotationError(text, corner.span())


def _two_meanings(turn: re.Match[str]) -> NotationError:
    text = Text(
        "{turn} behind a bracket has two meanings: an amount follows at once, as in (R U)3, and "
        "a turn of the whole cube is x, x2 or x'"
    )
    return NotationError(text.format(turn=quoted(turn.group())), turn.span())


def _bracket_amount(text: str, span: Span) -> int:
    digits = text.strip(PRIMES)
    is_inverse = len(digits) < len(text)
    if len(digits.lstrip("0")) > len(str(MAX_MOVES)):
        raise _too_long(span)
    amount = int(digits.lstrip("0") or 0) if digits else 1
    return -amount if is_inverse else amount


def _check_length(length: int, span: Span) -> None:
    if length > MAX_MOVES:
        raise _too_long(span)


def _too_long(span: Span) -> NotationError:
    message = Text("this is longer than {n} moves when written out", n=counted(MAX_MOVES))
    return NotationError(message, span)


def _meaningless(token: re.Match[str]) -> NotationError:
    character = token.group()
    hint = _HINTS.get(character)
    if hint is None:
        message = Text("{character} means nothing in an alg")
        return NotationError(message.format(character=quoted_character(character)), token.span())
    message = Text("{character} means nothing in an alg: {hint}")
    return NotationError(
        message.format(character=quoted_character(character), hint=hint), token.span()
    )


def _alone(token: re.Match[str]) -> NotationError:
    message = Text("{number} stands alone; an amount follows its move at once, as in R2")
    return NotationError(message.format(number=quoted(token.group())), token.span())


def _one(start: int) -> Span:
    return start, start + 1
