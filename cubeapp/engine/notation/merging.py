"""Moves in fewer turns: neighbours about one axis joined, turns of the whole cube put last.

Neighbouring moves about one axis are a *batch*: a number of quarter turns for each layer. A
block of layers begins and ends where that number changes, so the changes are paired: a block
from one change to another one that takes it back. Three or four changes that only together
come to nothing take one block less than they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from cubeapp.engine.model.moves import Move, reduced
from cubeapp.engine.model.orientation import Hold
from cubeapp.engine.notation.batches import Batch, add_move


def merged(moves: Iterable[Move], size: int) -> tuple[Move, ...]:
    """Return the same moves in the fewest turns of adjacent layers, batch by batch.

    Unlike `rewriting`, which cares for the length of solutions, no turn of the
    whole cube is taken out of turns of layers where it saves nothing: ``R L'`` stays. Those
    among ``moves`` come last, in at most two turns.

    Args:
        moves: for a cube of ``size``.
        size: N.
    """
    batches, spun = _batches(moves, size)
    hold = Hold()
    result: list[Move] = []
    for batch in batches:
        for move in _blocks(batch):
            if move.is_rotation(size):
                hold.leave_out(*hold.renamed_axis(move.axis, move.quarters))
            else:
                result.append(hold.renamed(move, size))
    # What was left out here comes before what was left out of the moves.
    hold_after = Hold()
    for move in (*hold.rotations(size), *spun.rotations(size)):
        hold_after.leave_out(*hold_after.renamed_axis(move.axis, move.quarters))
    return *result, *hold_after.rotations(size)


def fewest_blocks(moves: Iterable[Move], size: int) -> Iterator[Move]:
    """Yield the fewest turns of adjacent layers that do what ``moves`` about one axis do.

    Args:
        moves: at least one.
        size: N.
    """
    batches: list[Batch] = []
    for move in moves:
        add_move(batches, move, size)
    yield from _blocks(batches[0])


def _batches(moves: Iterable[Move], size: int) -> tuple[list[Batch], Hold]:
    """Return the moves as batches, no two neighbours about one axis, and the hold they leave."""
    hold = Hold()
    batches: list[Batch] = []
    for each in moves:
        move = hold.renamed(each, size)
        if move.is_rotation(size):
            hold.leave_out(move.axis, move.quarters)
            continue
        powers = add_move(batches, move, size).powers
        if len(set(powers)) == 1:
            hold.leave_out(move.axis, powers[0])
            batches.pop()
    return batches, hold


def _blocks(batch: Batch) -> Iterator[Move]:
    """Yield the fewest blocks that make up a batch, from the R, U or F side on."""
    powers = (0, *batch.powers, 0)
    changes = [(place, (powers[place + 1] - powers[place]) % 4) for place in range(len(powers) - 1)]
    blocks = []
    for group in _groups([change for change in changes if change[1]]):
        quarters = 0
        for (start, change), (end, _) in pairwise(group):
            quarters = (quarters + change) % 4
            blocks.append((start, end - 1, quarters))
    for first, last, quarters in sorted(blocks):
        yield Move(batch.axis, first, last, reduced(quarters))


_Change = tuple[int, int]
"""Where a number of quarter turns changes, and by how much, 1…3."""


def _groups(changes: Sequence[_Change]) -> list[list[_Change]]:
    """Return as many groups as there are that each come to nothing, in order within each."""
    ones, twos, threes = ([each for each in changes if each[1] == by] for by in (1, 2, 3))
    pairs = min(len(ones), len(threes))
    groups = [list(pair) for pair in zip(ones, threes, strict=False)]
    rest = ones[pairs:] + threes[pairs:]
    groups += [twos[index : index + 2] for index in range(0, len(twos) - 1, 2)]
    if len(twos) % 2:
        groups.append([twos[-1], *rest[:2]])
        rest = rest[2:]
    groups += [rest[index : index + 4] for index in range(0, len(rest), 4)]
    return [sorted(group) for group in groups]
