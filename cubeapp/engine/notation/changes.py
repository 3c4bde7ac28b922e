"""What can be made of an alg: its inverse, its mirror images, the same in fewer turns.

Everything gives text in the manner of what was typed as far as it goes. Which turns can be
joined is a matter of the cube's size; whatever else is done holds on every cube.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, reduced
from cubeapp.engine.notation.actions import HALF_TURN
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.images import Image
from cubeapp.engine.notation.merging import fewest_blocks, merged
from cubeapp.engine.notation.parsing import format_moves, is_like_amount
from cubeapp.engine.notation.tree import (
    Bracket,
    Comment,
    Niss,
    Node,
    Span,
    Turn,
    parts_of,
    steps_of,
    turns_in,
)
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.notation.writing import ends_bare, named_like, typed, written

Run = list[tuple[Span, Move]]
"""Neighbouring turns about one axis, each of other layers, by their places in the text."""
Shorten = Callable[[Run, int], Run]
"""Makes fewer turns of a run on a cube of some size, at some of its places."""
_MOST_LOOKED_AT = 20_000
"""Brackets with more moves than so are not looked at for whether they do nothing."""


def inverted(alg: Alg) -> str:
    """Return the alg that undoes ``alg``; brackets stay, ``[A, B]`` as ``[B, A]``."""
    return written(alg, backwards=True)


def joined(first: Alg, second: Alg) -> str:
    """Return both algs, the first one done before the second."""
    # What is done last of the first alg comes before the second all the same.
    parts = [_without_end(alg) for alg in (first, second) if alg.nodes]
    is_apart = len(parts) == 2 and _would_run_together(*parts)
    return ("\n" if is_apart else " ").join([alg.text for alg in parts])


def _would_run_together(first: Alg, second: Alg) -> bool:
    """Tell whether on one line the second alg would be a comment, or an amount of the first."""
    last, following = first.nodes[-1], second.nodes[0]
    if isinstance(last, Bracket) and isinstance(following, Turn):
        bracket, turn = first.text[slice(*last.span)], second.text[slice(*following.span)]
        return ends_bare(bracket) and is_like_amount(turn)
    return isinstance(last, Comment)


def repeated(alg: Alg, times: int) -> str:
    """Return ``alg`` done so many times, as one bracket with an amount."""
    alg = _without_end(alg)
    amount = f"{abs(times)}'" if times < 0 else f"{times}"
    text, only = alg.text.strip(), alg.nodes[0] if len(alg.nodes) == 1 else None
    if isinstance(only, Bracket) and only.amount == 1:
        return text.removesuffix("1") + amount
    return f"({text}\n){amount}" if "//" in text else f"({text}){amount}"


def _without_end(alg: Alg) -> Alg:
    """Return the same without ``^( )``, which would come after whatever follows."""
    return replace(alg, text=written(alg, niss=False)) if alg.forward < len(alg.steps) else alg


def mirrored(alg: Alg, axis: Axis) -> str:
    """Return ``alg`` as a mirror shows it that is square to ``axis``.

    Over x, left and right trade places: ``R`` becomes ``L'`` and ``U`` becomes ``U'``.
    """
    return _seen(alg, Image.in_mirror(axis))


def rotated(alg: Alg, axis: Axis, quarters: int) -> str:
    """Return ``alg`` as it is after the whole cube was turned, and the doer's hands with it.

    After ``x`` the front face is on top: ``F`` becomes ``U``, and ``U`` becomes ``B``.
    """
    return _seen(alg, Image.of_rotation(axis, quarters))


def _seen(alg: Alg, image: Image) -> str:
    def word(turn: Turn, quarters: int) -> str:
        if not quarters:
            # Whatever amount comes to nothing does so of another face, too; but twice a half turn
            # is four times the quarter turn that stands for it.
            amount = "4" if turn.name == HALF_TURN else typed(alg, turn)[len(turn.name) :]
            return image.of(turn.name, 1).rstrip("'") + amount
        return image.of(turn.name, quarters)

    return written(alg, word)


def expanded(alg: Alg) -> str:
    """Return ``alg`` without brackets; whatever else was typed stays."""
    return written(alg, brackets=False)


def cancelled(alg: Alg, size: int) -> str:
    """Return ``alg`` with neighbouring turns about one axis joined where fewer do the same.

    Brackets, comments and lines stay; a bracket in which nothing is left, or that does nothing,
    goes. ``R M'`` becomes ``Rw``, while ``y U`` stays: no single turn does it.
    """
    return _cancelled(alg, size, _fewest)


def _cancelled(alg: Alg, size: int, shorten: Shorten) -> str:
    while True:
        alg.check_fits(size)
        text = _rewritten(alg, size, dict(_joined(alg, alg.nodes, size, shorten)))
        # Where a bracket goes, the turns around it meet: then there is more to be joined.
        if text == alg.text:
            return text
        alg = replace(alg, text=text)


def _rewritten(alg: Alg, size: int, moves: Mapping[Span, Move | None]) -> str:
    """Return ``alg`` with the turns at each place in the text changed to ``moves``."""

    def word(turn: Turn, _quarters: int) -> str:
        move = moves[turn.span]
        return "" if move is None else named_like(alg, turn, move, size)

    return written(alg, word, tidy=True)


def simplified(alg: Alg, size: int) -> str:
    """Return the same without brackets, in fewer turns if it can be, on one line.

    See `merged`: turns about different axes stay in order, and turns of the whole cube come last.
    """
    return _flat(merged(alg.moves(size), size), size)


def wca_text(alg: Alg, size: int) -> str:
    """Return the same in moves that the WCA's regulations know, on one line (article 12).

    Those are turns of outer blocks and of the whole cube; an inner layer becomes two blocks.
    """
    moves = [part for move in alg.moves(size) for part in _outer_blocks(move, size)]
    # Joined further, outer blocks would be inner layers again.
    return _cancelled(Alg(_flat(moves, size)), size, lambda run, _size: run)


def _flat(moves: Iterable[Move], size: int) -> str:
    return format_moves([without_prime(move, size) for move in moves], size)


def _outer_blocks(move: Move, size: int) -> tuple[Move, ...]:
    """Return turns of blocks from one side that do what ``move`` does."""
    if move.is_outer(size):
        return (move,)
    if move.first + move.last < size:
        blocks = replace(move, first=0), replace(move, first=0, last=move.first - 1)
    else:
        last = size - 1
        blocks = replace(move, last=last), replace(move, first=move.last + 1, last=last)
    return blocks[0], blocks[1].inverse()


def _joined(
    alg: Alg, nodes: Sequence[Node], size: int, shorten: Shorten
) -> Iterator[tuple[Span, Move | None]]:
    """Yield what is left of each turn in ``nodes`` when neighbours about one axis are joined."""
    runs: list[Run] = []
    """Those to be joined; an empty run is a bracket."""
    for node in nodes:
        if isinstance(node, Turn):
            yield node.span, None
            move = alg.move(node, size)
            if move is not None:
                _add(runs, node.span, move, size)
        elif isinstance(node, Bracket) and _does_nothing(alg, node, size):
            yield from ((turn.span, None) for turn in turns_in([node]))
        elif isinstance(node, Bracket | Niss):
            runs.append([])
            for part in parts_of(node):
                yield from _joined(alg, part, size, shorten)
    for run in runs:
        yield from shorten(run, size)


def _does_nothing(alg: Alg, node: Bracket, size: int) -> bool:
    """Tell whether a bracket comes to nothing by joining turns, as ``[R, R]`` and ``[R, L]``."""
    if _length(node) > _MOST_LOOKED_AT:
        return False
    return not merged(alg.moves_of(steps_of(node), size), size)


def _length(node: Node) -> int:
    """Return at least how many moves a part of an alg stands for."""
    if not isinstance(node, Bracket):
        return 1
    return 2 * abs(node.amount) * sum(_length(inner) for part in parts_of(node) for inner in part)


def _fewest(run: Run, size: int) -> Run:
    """Return turns about one axis as fewer ones, if there are any that do the same."""
    if len(run) < 2:
        return run
    blocks = list(fewest_blocks([move for _, move in run], size))
    if len(blocks) >= len(run):
        return run
    kept = [(span, move) for span, move in run if move in blocks]
    others = [block for block in blocks if block not in dict(kept).values()]
    places = (span for span, move in run if move not in blocks)
    # The places left over get nothing, which they have already.
    return [*kept, *zip(places, others, strict=False)]


def _add(runs: list[Run], span: Span, move: Move, size: int) -> None:
    """Add a turn to the last of ``runs``, or to a new one."""
    if not runs or not runs[-1] or runs[-1][-1][1].axis is not move.axis:
        runs.append([])
    run = runs[-1]
    for index, (place, earlier) in enumerate(run):
        if earlier.turns_the_layers_of(move):
            quarters = reduced(earlier.quarters + move.quarters)
            if quarters:
                joined = replace(move, quarters=quarters)
                run[index] = place, without_prime(joined, size)
            else:
                del run[index]
                if not run:
                    runs.pop()
            return
    run.append((span, move))
