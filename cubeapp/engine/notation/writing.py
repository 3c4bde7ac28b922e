"""An alg's tree as text again: with other turns, backwards, or without its brackets."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import pairwise

from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.actions import action_move, actions, is_action
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import PRIMES, format_move, is_like_amount
from cubeapp.engine.notation.tree import (
    Bracket,
    Comment,
    Conjugate,
    Group,
    LineBreak,
    Niss,
    Node,
    Pause,
    Turn,
    steps_of,
)
from cubeapp.engine.notation.turn_names import write_turn

Word = Callable[[Turn, int], str]
"""Writes a turn of the text by its quarters, -2…2, which are the opposite ones where it is to be
undone; an empty word leaves it out."""

_PRIME_FIRST = re.compile(r"'([0-9]+)$")
_WIDE = re.compile(r"([0-9-]*)([URFDLB])w(2?'?)")


def typed(alg: Alg, turn: Turn) -> str:
    """Return a turn as it was typed, but for odd primes and ``R'2``, which becomes ``R2'``."""
    text = alg.text[slice(*turn.span)]
    for prime in PRIMES:
        text = text.replace(prime, "'")
    return _PRIME_FIRST.sub(r"\1'", text)


def typed_or_undone(alg: Alg, turn: Turn, quarters: int) -> str:
    """Return a turn as it was typed, or with other quarters than those."""
    return typed(alg, turn) if quarters == turn.quarters else write_turn(turn.name, quarters)


def named_like(alg: Alg, turn: Turn, move: Move, size: int) -> str:
    """Return a name for ``move`` in the manner in which ``turn`` was typed.

    ``r`` becomes ``f`` rather than ``Fw``, and an action another action, where there is one. A
    half turn has a prime only if it had one before: both ways round do the same.
    """
    was = typed(alg, turn)
    if move == alg.move(turn, size):
        return was
    had_prime = abs(turn.quarters) == 2 and was.endswith("'")
    if abs(move.quarters) == 2 and format_move(move, size).endswith("'") != had_prime:
        move = move.inverse()
    name = format_move(move, size)
    if is_action(turn.name):
        return _action_name(move, size) or name
    readable = (each for each in _candidates(was, name, move) if _reads_as(each, move, alg, size))
    return next(readable, name)


def written(
    alg: Alg,
    word: Word | None = None,
    *,
    backwards: bool = False,
    brackets: bool = True,
    niss: bool = True,
    tidy: bool = False,
) -> str:
    """Return ``alg`` as text with one space between its parts; comments and lines are kept.

    Args:
        alg: what to write.
        word: writes each turn; as it was typed if none is given.
        backwards: write the inverse; the lines, too, are in the opposite order then.
        brackets: keep them; without, each is written as the moves that it stands for, and
            the comments inside are left out.
        niss: keep ``^(A)`` where it stands, unless it is written backwards or brackets go;
            without, ``(A)'`` stands at the end instead.
        tidy: leave out brackets without a turn.
    """
    keeps_niss = niss and brackets and not backwards
    nodes = alg.nodes if keeps_niss else _without_niss(alg.nodes)
    writer = _Writer(alg.text, word or partial(typed_or_undone, alg), brackets, tidy)
    lines = writer.part(nodes, backwards)
    return "\n".join(line.text() for line in lines)


def _without_niss(nodes: Sequence[Node]) -> tuple[Node, ...]:
    """Return ``nodes`` with what was found on the inverse where it is done."""
    found = [Group(node.span, node.body, -1) for node in nodes if isinstance(node, Niss)]
    return *(node for node in nodes if not isinstance(node, Niss)), *reversed(found)


def _candidates(was: str, name: str, move: Move) -> list[str]:
    """Return what people who write ``was`` may call the move with that ``name``."""
    letter = was.strip("0123456789-'wv")
    if letter in ("m", "e", "s"):
        return ["mes"[move.axis] + suffix for suffix in ("", "'", "2", "2'")]
    wide = _WIDE.fullmatch(name)
    if letter in tuple("urfdlb") and wide is not None:
        layers, face, amount = wide.groups()
        return [layers + face.lower() + amount]
    return []


def _reads_as(text: str, move: Move, alg: Alg, size: int) -> bool:
    try:
        return Alg(text, inner_slices=alg.inner_slices).moves(size) == (move,)
    except NotationError:
        return False


def _action_name(move: Move, size: int) -> str | None:
    names = _action_names(size)
    if move in names:
        return names[move]
    once = Move(move.axis, move.first, move.last, 1)
    if abs(move.quarters) == 2 and once in names:
        return names[once] + ("2" if move.quarters > 0 else "2'")
    return None


@lru_cache(maxsize=8)
def _action_names(size: int) -> dict[Move, str]:
    return {action_move(name, size): name for name in actions(size)}


@dataclass(slots=True)
class _Line:
    words: list[str] = field(default_factory=list)
    comment: str = ""

    def text(self) -> str:
        words = list(self.words)
        for place, (word, after) in enumerate(pairwise(self.words)):
            if is_like_amount(after) and ends_bare(word):
                # Without an amount of its own the bracket would seem to have that one.
                words[place] = f"{word}1"
        return " ".join([*words, self.comment] if self.comment else words)


_Part = list[_Line]


def ends_bare(text: str) -> bool:
    """Tell whether an alg ends with a bracket that has no amount."""
    return text.endswith((")", "]", "）", "］")) and not text.startswith("^")


class _Writer:
    """Writes nodes, each forwards or backwards."""

    def __init__(self, text: str, word: Word, brackets: bool, tidy: bool) -> None:
        self._text = text
        self._turn_word = word
        self._brackets = brackets
        self._tidy = tidy

    def part(self, nodes: Sequence[Node], backwards: bool) -> _Part:
        lines = [_Line()]
        for node in nodes:
            if isinstance(node, LineBreak):
                lines.append(_Line())
            elif isinstance(node, Comment):
                lines[-1].comment = self._text[slice(*node.span)].rstrip()
            elif word := self._word(node, backwards):
                lines[-1].words.append(word)
        if backwards:
            lines = [_Line(line.words[::-1], line.comment) for line in reversed(lines)]
        return lines

    def _word(self, node: Turn | Pause | Bracket | Niss, backwards: bool) -> str:
        if isinstance(node, Pause):
            return "."
        if isinstance(node, Turn):
            return self._turn(node, backwards)
        if isinstance(node, Niss):
            body = self.part(node.body, False)
            return f"^({_inside(body)})" if self._keeps(body) else ""
        if not self._brackets:
            return " ".join([self._turn_word(step.turn, step.quarters) for step in steps_of(node)])
        if node.amount < 0 and backwards:
            return self._bracket(node, -node.amount, False)
        return self._bracket(node, node.amount, backwards)

    def _turn(self, turn: Turn, backwards: bool) -> str:
        # A half turn undoes itself, so it keeps the way round that was typed.
        is_inverted = backwards and abs(turn.quarters) == 1
        return self._turn_word(turn, -turn.quarters if is_inverted else turn.quarters)

    def _bracket(self, node: Bracket, amount: int, backwards: bool) -> str:
        if isinstance(node, Group):
            body = self.part(node.body, backwards)
            return _with_amount(f"({_inside(body)})", amount) if self._keeps(body) else ""
        if isinstance(node, Conjugate):
            setup = self.part(node.setup, False)
            body = self.part(node.body, backwards)
            if not self._keeps(setup):
                return _with_amount(f"({_inside(body)})", amount) if self._keeps(body) else ""
            parts, separator = (setup, body), ":"
        else:
            first, second = self.part(node.first, False), self.part(node.second, False)
            # The inverse of A B A' B' is B A B' A'.
            parts, separator = (second, first) if backwards else (first, second), ","
        if not all(map(self._keeps, parts)):
            return ""
        return _with_amount(f"[{_inside(parts[0])}{separator} {_inside(parts[1])}]", amount)

    def _keeps(self, part: _Part) -> bool:
        """Tell whether a part of a bracket stays."""
        return not self._tidy or any(word != "." for line in part for word in line.words)


def _inside(part: _Part) -> str:
    """Return a part of a bracket; what follows it must not be in its last comment."""
    text = "\n".join(line.text() for line in part)
    return f"{text}\n" if part[-1].comment else text


def _with_amount(text: str, amount: int) -> str:
    count = "" if abs(amount) == 1 else str(abs(amount))
    return f"{text}{count}'" if amount < 0 else f"{text}{count}"
