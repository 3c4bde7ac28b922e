"""How many turns bring the wings together: the kernels of that table."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from cubeapp.engine.coordinates.pruning import UNSEEN
from cubeapp.engine.coordinates.ranks import SOLVED_HIGH, SOLVED_LOW, rank_8
from cubeapp.engine.kernels.arrays import stack_array
from cubeapp.engine.kernels.compiled import kernel, plain
from cubeapp.engine.kernels.head import SIGNAL_STOP
from cubeapp.engine.kernels.memory import LOW_32, load8, load16, load64
from cubeapp.engine.kernels.shuffles import prefetch, shuffle_pair, shuffle_word
from cubeapp.engine.kernels.workers import run_jobs
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.solvers.four.pairing_layout import (
    CLASSES,
    ENTRIES,
    WIDTH,
    PairingTables,
)
from cubeapp.engine.solvers.four.turns import PHASES
from cubeapp.engine.text import Text

BANDS = 16
"""The table is filled in as many parts, by all cores."""

TURNS = len(PHASES[2])

_entries = stack_array(np.int64, TURNS)


@kernel
def between(tables: int, index: int, low: int, high: int) -> tuple[int, int]:
    """Return a pairing with a row of a table before and behind it; see `PairingTables`."""
    row = tables + 32 * index
    low_2, high_2 = shuffle_pair(low, high, load64(row, 2), load64(row, 3))
    return shuffle_pair(load64(row, 0), load64(row, 1), low_2, high_2)


@kernel
def entry_of(low: int, high: int, tables: PairingTables) -> int:
    """Return where a pairing has its entry."""
    four = low & LOW_32
    four = (four | four >> 4) & 0x00FF00FF
    number = load16(tables.class_of, (four | four >> 8) & 0xFFFF)
    if number & 7:
        low, high = between(tables.seen, number & 7, low, high)
    row = number >> 3
    return row * WIDTH + _rank(low, high, row, tables)


@kernel
def _rank(low: int, high: int, row: int, tables: PairingTables) -> int:
    """Return the rank of the last eight values of a class's member."""
    rest = (low >> 32 & LOW_32) | high << 32
    others = tables.others + 16 * row
    ranks, _ = shuffle_pair(load64(others, 0), load64(others, 1), rest, rest)
    return rank_8(tables.first_four, tables.last_four, ranks)


@kernel
def _member_of(row: int, rank: int, tables: PairingTables) -> tuple[int, int]:
    """Return the pairing that has an entry."""
    eight = load64(tables.eights, load8(tables.odd, row) * WIDTH + rank)
    eight = shuffle_word(load64(tables.values, row), eight)
    return load64(tables.member, row) | eight << 32, eight >> 32 & LOW_32


@kernel
def fill_band(
    table: NDArray[np.uint8],
    band: NDArray[np.int64],
    tables: PairingTables,
    signals: NDArray[np.int64],
) -> int:
    """Write the distances after ``band[2]`` into a part of the table.

    Args:
        table: the distances known so far; shape (`ENTRIES`,).
        band: the first row, the one behind the last, the distance, 1 to look from those that
            have no distance yet, and the address of the table.
        tables: see there.
        signals: of `SearchControl`.

    Returns:
        how many entries of the next distance were written.
    """
    depth, backwards = band[2], band[3]
    wanted = plain(UNSEEN) if backwards else depth
    beyond = _entries()
    found = plain(0)
    for row in range(band[0], band[1]):
        if signals[SIGNAL_STOP]:
            break
        for rank in range(WIDTH):
            if table[row * WIDTH + rank] != wanted:
                continue
            low, high = _member_of(row, rank, tables)
            for turn in range(TURNS):
                if not tables.used >> turn & 1:
                    continue
                low_2, high_2 = between(tables.turns, turn, low, high)
                entry = entry_of(low_2, high_2, tables)
                if backwards:
                    if table[entry] == depth:
                        table[row * WIDTH + rank] = depth + 1
                        found += 1
                        break
                else:
                    # The table is far away for the processor: all are asked for ahead.
                    prefetch(band[4] + entry)
                    beyond[turn] = entry
            if backwards:
                continue
            for turn in range(TURNS):
                entry = plain(beyond[turn])
                if tables.used >> turn & 1 and table[entry] == UNSEEN:
                    table[entry] = depth + 1
                    found += 1 + _write_the_same(table, entry, depth + 1, tables)
    return found


@kernel
def _write_the_same(table: NDArray[np.uint8], entry: int, depth: int, tables: PairingTables) -> int:
    """Write a distance where symmetries show an entry's pairing, too; return how often."""
    row, rank = entry // WIDTH, entry % WIDTH
    same = load8(tables.same, row)
    if same == 1:
        return 0
    low, high = _member_of(row, rank, tables)
    found = plain(0)
    for symmetry in range(1, 8):
        if same >> symmetry & 1:
            low_2, high_2 = between(tables.seen, symmetry, low, high)
            place = row * WIDTH + _rank(low_2, high_2, row, tables)
            if table[place] == UNSEEN:
                table[place] = depth
                found += 1
    return found


def distances(tables: PairingTables, control: SearchControl) -> tuple[NDArray[np.uint8], list[int]]:
    """Return how far each pairing is from that of the solved cube, on all cores.

    Returns:
        uint8, shape (`ENTRIES`,), and how many entries there are at each distance.

    Raises:
        SearchCancelled: ``control`` was cancelled.
    """
    table = np.full(ENTRIES, UNSEEN, dtype=np.uint8)
    table[entry_of(SOLVED_LOW, SOLVED_HIGH, tables)] = 0
    counts = [1]
    edges = np.linspace(0, CLASSES, BANDS + 1).astype(np.int64)

    activity = Text("building the {table}", table=Text("4×4×4 tables"))

    def watch(_: float) -> None:
        control.checkpoint(Progress(activity, sum(counts) / ENTRIES))

    while counts[-1]:
        # Once fewer are left than were found last, each of them looks for one of those.
        backwards = counts[-1] > ENTRIES - sum(counts)
        rest = len(counts) - 1, backwards, table.ctypes.data
        bands = [np.array([*edges[i : i + 2], *rest], dtype=np.int64) for i in range(BANDS)]
        jobs = [partial(fill_band, table, band, tables, control.signals) for band in bands]
        counts.append(sum(run_jobs(jobs, watch, before=control.wait_while_paused)))
    control.checkpoint(Progress(activity, 1.0))
    return table, [int(np.count_nonzero(table == depth)) for depth in range(len(counts) - 1)]
