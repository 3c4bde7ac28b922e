"""What can be made of an alg: its inverse, its mirror images, the same in fewer turns.

Everything gives text for the same cube, in the manner of what was typed as far as it goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Move, reduced
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.notation.alg import (
    Alg,
    Bracket,
    Commutator,
    Conjugate,
    Group,
    Niss,
    Node,
    Span,
    Turn,
    steps_of,
)
from cubeapp.engine.notation.merging import fewest_blocks, merged
from cubeapp.engine.notation.parsing import format_moves, parse
from cubeapp.engine.notation.turn_names import without_prime
from cubeapp.engine.notation.writing import Change, written

Run = list[tuple[Span, Move]]
"""Neighbouring turns about one axis, each of other layers, by their places in the text."""
Shorten = Callable[[Run, int], Run]
"""Makes fewer turns of a run on a cube of some size, at some of its places."""
_MOST_LOOKED_AT = 20_000
"""Brackets with more moves than so are not looked at for whether they do nothing."""


def inverted(alg: Alg) -> str:
    """Return the alg that undoes ``alg``; brackets stay, ``[A, B]`` as ``[B, A]``."""
    return written(alg, backwards=True)


def mirrored(alg: Alg, axis: Axis) -> str:
    """Return ``alg`` as a mirror shows it that is square to ``axis``.

    Over x, left and right trade places: ``R`` becomes ``L'`` and ``U`` becomes ``U'``.
    """
    return written(alg, lambda turn: turn.move and mirrored_move(turn.move, axis, alg.size))


def mirrored_move(move: Move, axis: Axis, size: int) -> Move:
    """Return ``move`` on a cube of ``size`` as a mirror square to ``axis`` shows it."""
    if move.axis is not axis:
        return replace(move, quarters=-move.quarters)
    # The layers change sides and with them the side that clockwise is seen from.
    return replace(move, first=size - 1 - move.last, last=size - 1 - move.first)


def rotated(alg: Alg, axis: Axis, quarters: int) -> str:
    """Return ``alg`` as it is after the whole cube was turned, and the doer's hands with it.

    After ``x`` the front face is on top: ``F`` becomes ``U``, and ``U`` becomes ``B``.
    """
    hold = Hold()
    hold.leave_out(axis, -quarters)
    return written(alg, lambda turn: turn.move and hold.renamed(turn.move, alg.size))


def expanded(alg: Alg) -> str:
    """Return ``alg`` without brackets; whatever else was typed stays."""
    return written(alg, brackets=False)


def cancelled(alg: Alg) -> str:
    """Return ``alg`` with neighbouring turns about one axis joined where fewer do the same.

    Brackets, comments and lines stay; a bracket in which nothing is left, or that does nothing,
    goes. ``R M'`` becomes ``Rw``, while ``y U`` stays: no single turn does it.
    """
    return _cancelled(alg, _fewest)


def _cancelled(alg: Alg, shorten: Shorten) -> str:
    while True:
        moves = dict(_joined(alg.nodes, alg.size, shorten))
        text = written(alg, _looked_up(moves))
        # Where a bracket goes, the turns around it meet: then there is more to be joined.
        if text == alg.text:
            return text
        alg = parse(text, alg.size, inner_slices=alg.inner_slices)


def simplified(alg: Alg) -> str:
    """Return the same without brackets, in fewer turns if it can be, on one line.

    See `merged`: turns about different axes stay in order, and turns of the whole cube come last.
    """
    return _flat(merged(alg.moves, alg.size), alg.size)


def wca_text(alg: Alg) -> str:
    """Return the same in moves that the WCA's regulations know, on one line (article 12).

    Those are turns of outer blocks and of the whole cube; an inner layer becomes two blocks.
    """
    moves = [part for move in alg.moves for part in _outer_blocks(move, alg.size)]
    # Joined further, outer blocks would be inner layers again.
    return _cancelled(parse(_flat(moves, alg.size), alg.size), lambda run, _size: run)


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


def _looked_up(moves: Mapping[Span, Move | None]) -> Change:
    return lambda turn: moves[turn.span]


def _parts(node: Bracket) -> tuple[tuple[Node, ...], ...]:
    match node:
        case Group():
            return (node.body,)
        case Commutator():
            return node.first, node.second
        case Conjugate():
            return node.setup, node.body


def _joined(
    nodes: Sequence[Node], size: int, shorten: Shorten
) -> Iterator[tuple[Span, Move | None]]:
    """Yield what is left of each turn in ``nodes`` when neighbours about one axis are joined."""
    runs: list[Run] = []
    """Those to be joined; an empty run is a bracket."""
    for node in nodes:
        if isinstance(node, Turn):
            yield node.span, None
            if node.move is not None:
                _add(runs, node.span, node.move, size)
        elif isinstance(node, Bracket):
            if _does_nothing(node, size):
                yield from ((turn.span, None) for turn in _turns(node))
                continue
            runs.append([])
            for part in _parts(node):
                yield from _joined(part, size, shorten)
        elif isinstance(node, Niss):
            runs.append([])
            yield from _joined(node.body, size, shorten)
    for run in runs:
        yield from shorten(run, size)


def _does_nothing(node: Bracket, size: int) -> bool:
    """Tell whether a bracket comes to nothing by joining turns, as ``[R, R]`` and ``[R, L]``."""
    if _length(node) > _MOST_LOOKED_AT:
        return False
    return not merged((step.move for step in steps_of(node)), size)


def _length(node: Node) -> int:
    """Return at least how many moves a part of an alg stands for."""
    if not isinstance(node, Bracket):
        return 1
    return 2 * abs(node.amount) * sum(_length(inner) for part in _parts(node) for inner in part)


def _turns(node: Bracket) -> Iterator[Turn]:
    """Yield the turns written in a bracket and those inside it."""
    for part in _parts(node):
        for inner in part:
            if isinstance(inner, Turn):
                yield inner
            elif isinstance(inner, Bracket):
                yield from _turns(inner)


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
