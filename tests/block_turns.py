"""An independent count of turns of outer blocks."""

from itertools import groupby, pairwise


def block_turns(moves, size):
    """Return in how many turns of outer blocks ``moves`` can be made, one axis after the other.

    Neighbouring moves about one axis are made together. A turn of an outer block changes by
    how much two neighbouring layers differ in one place, and a turn of the whole cube nowhere.
    """
    total = 0
    for _axis, batch in groupby(moves, key=lambda move: move.axis):
        quarters = [0] * size
        for move in batch:
            for layer in range(move.first, move.last + 1):
                quarters[layer] += move.quarters
        total += sum((after - before) % 4 != 0 for before, after in pairwise(quarters))
    return total
