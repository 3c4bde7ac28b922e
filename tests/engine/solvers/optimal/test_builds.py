"""The optimal solver's tables beside a plain search, and building them with interruptions."""

import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace

import numpy as np
import pytest

from cubeapp.engine.coordinates import coordinates as c
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.errors import NoRoomError, SearchCancelled
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.optimal import fill as optimal_fill
from cubeapp.engine.solvers.optimal import tables as optimal_tables
from cubeapp.engine.solvers.optimal.layout import METRICS, SLICES, SMALL, shapes_for
from tests.strategies import slow
from tests.systems import needs_signals

TINY = replace(
    SMALL, name="tiny", flip_bits=8, base=5, levels=(1, 1, 8, 65, 579, 6725, 74279, 769567)
)
"""A shape that builds in tenths of a second."""
ALL_SHAPES = [shape for metric in METRICS for shape in shapes_for(metric)]
PLAIN_DEPTH = 4


def plain_levels(shape, depth):
    """How many positions have each distance, and in which rows they would be.

    From cubies, one move after the other: no symmetry, no table of the program. Yields for
    each distance the numbers of the corners, as `symmetry.corner_classes` has them.
    """
    turns, moves = c.turns(), range(18)
    if shape.metric is Metric.QTM:
        moves = [move for move in moves if move % 3 != 1]
    # A row: eight twists, which corners are of U, which edges of the middle, twelve flips.
    solved = np.zeros((1, 40), dtype=np.int64)
    solved[0, 8:12] = 1
    solved[0, 24:28] = 1
    seen, level = set(), solved
    for _ in range(depth + 1):
        keys = keys_of(level, shape)
        _, first = np.unique(keys, return_index=True)
        level, keys = level[first], keys[first]
        fresh = np.array([key not in seen for key in keys.tolist()])
        level = level[fresh]
        seen.update(keys[fresh].tolist())
        yield keys[fresh] >> 32
        level = np.concatenate([moved(level, turns, move) for move in moves])


def moved(rows, turns, move):
    corners, edges = turns.cp[move], turns.ep[move]
    return np.column_stack(
        [
            (rows[:, :8][:, corners] + turns.co[move]) % 3,
            rows[:, 8:16][:, corners],
            rows[:, 16:28][:, edges],
            rows[:, 28:][:, edges] ^ turns.eo[move],
        ]
    )


def keys_of(rows, shape):
    """Return what a table of ``shape`` tells apart, the corners' number from bit 32."""
    corners = rows[:, :7] @ 3 ** np.arange(7)
    if shape.corner_sets > 1:
        sets = np.searchsorted(c.corner_set_masks(), rows[:, 8:16] @ (1 << np.arange(8)))
        corners = corners * shape.corner_sets + sets
    middle, flips = rows[:, 16:28], rows[:, 28:]
    if shape.flip_bits == 8:
        flips = flips * (1 - middle)
    bits = 1 << np.arange(12)
    return corners << 32 | (middle @ bits) << 12 | flips @ bits


def representatives(shape):
    """The least of the corners' numbers that are alike, which have the rows of a table."""
    seen = c.twists_seen()
    if shape.corner_sets > 1:
        _, sets = c.corner_sets_seen()
        seen = seen[:, :, None] * shape.corner_sets + sets[:, None, :]
    return np.unique(seen.reshape(16, -1).min(axis=0))


@pytest.mark.parametrize("shape", ALL_SHAPES, ids=lambda shape: shape.spec.name)
def test_the_first_levels_are_those_of_a_plain_search(shape):
    rows = representatives(shape)
    assert len(rows) == shape.classes
    counts = [np.isin(level, rows).sum() for level in plain_levels(shape, PLAIN_DEPTH)]
    assert counts == list(shape.levels[: PLAIN_DEPTH + 1])


@pytest.mark.parametrize("metric", [Metric.HTM, pytest.param(Metric.QTM, marks=pytest.mark.slow)])
def test_a_table_weighs_as_many_positions_as_a_plain_search_finds(metric):
    base = {Metric.HTM: 2, Metric.QTM: 3}[metric]
    shape = replace(TINY, metric=metric, base=base, levels=(1,) * (base + 3))
    table, _ = optimal_fill.build_main_table(shape, SearchControl())
    entries = table[:, None] >> np.array([0, 2, 4, 6], dtype=np.uint8) & 3
    entries = entries.reshape(shape.classes, SLICES << shape.flip_bits)
    _, weights = np.unique(c.twists_seen().min(axis=0), return_counts=True)
    weighed = [int(weights @ (entries == value).sum(axis=1)) for value in (0, 1, 2)]
    plain = [len(level) for level in plain_levels(shape, base + 2)]
    assert weighed == [sum(plain[: base + 1]), *plain[base + 1 :]]


@pytest.fixture(scope="module")
def tiny():
    """The table of `TINY`, built in one go."""
    return optimal_fill.build_main_table(TINY, SearchControl())


@pytest.fixture
def store(tmp_path):
    return TableStore(tmp_path)


@pytest.fixture
def _always_kept(monkeypatch):
    monkeypatch.setattr(optimal_fill, "STEP_S", 0.0)
    monkeypatch.setattr(optimal_fill, "WORTH", 0)


@pytest.mark.usefixtures("_always_kept")
@pytest.mark.parametrize("depth", [*slow(2, 5), TINY.base + 2])
def test_a_stopped_build_goes_on_where_it_was(depth, store, tiny):
    def stop(progress):
        if progress.depth == depth:
            stopped.cancel()

    depths = []
    stopped = SearchControl(stop)
    with pytest.raises(SearchCancelled):
        optimal_fill.build_main_table(TINY, stopped, store)
    going_on = SearchControl(lambda progress: depths.append(progress.depth))
    table, counts = optimal_fill.build_main_table(TINY, going_on, store)
    assert min(known for known in depths if known) >= depth
    assert counts == list(TINY.levels)
    assert np.array_equal(table, tiny[0])


def test_a_quick_build_keeps_nothing(store):
    optimal_fill.build_main_table(TINY, SearchControl(), store)
    assert list(store.folder.iterdir()) == []


@pytest.fixture
def _no_corners(monkeypatch):
    """An empty corner table, which takes no time."""
    empty = np.zeros(TINY.corner_spec.shape, dtype=np.uint8)
    monkeypatch.setattr(optimal_fill, "build_corner_table", lambda *_: empty)


def never(*arguments):
    raise AssertionError("the table should have come from the disk")


@pytest.mark.usefixtures("_no_corners")
def test_tables_are_built_once_and_then_loaded(store, monkeypatch):
    optimal_tables.load_arena(TINY, store, SearchControl())
    assert store.has(TINY.spec)
    monkeypatch.setattr(optimal_fill, "build_main_table", never)
    assert optimal_tables.load_arena(TINY, store, SearchControl()).shape is TINY


@pytest.mark.usefixtures("_no_corners")
def test_where_the_disk_refuses_tables_serve_from_memory(tmp_path):
    obstacle = tmp_path / "file"
    obstacle.write_text("not a folder")
    store = TableStore(obstacle / "tables")
    assert optimal_tables.load_arena(TINY, store, SearchControl()).shape is TINY
    assert not store.has(TINY.spec)


@pytest.mark.usefixtures("_no_corners", "_always_kept")
def test_a_table_with_other_levels_is_not_taken_and_leaves_no_steps(store):
    wrong = replace(TINY, levels=(*TINY.levels[:-1], 1))
    with pytest.raises(AssertionError, match="other levels"):
        optimal_tables.load_arena(wrong, store, SearchControl())
    assert not store.has(TINY.spec)
    assert store.load_step(TINY.spec) is None


@pytest.mark.usefixtures("_no_corners")
@pytest.mark.parametrize("lacking", ["require_memory", "require_disk"])
def test_nothing_is_built_without_the_room(lacking, store, monkeypatch):
    def refuse(*arguments):
        raise NoRoomError("no room")

    monkeypatch.setattr(optimal_tables, lacking, refuse)
    monkeypatch.setattr(optimal_fill, "build_main_table", never)
    with pytest.raises(NoRoomError):
        optimal_tables.load_arena(TINY, store, SearchControl())


def test_a_paused_build_rests_until_it_goes_on(tiny):
    resting = []

    def report(progress):
        if progress.depth == 4 and not resting:
            control.pause()
            resting.append(threading.Timer(0.2, control.resume))
            resting[0].start()

    control = SearchControl(report)
    table, _ = optimal_fill.build_main_table(TINY, control)
    assert resting
    assert not control.paused
    assert np.array_equal(table, tiny[0])


BUILD = """
import os, signal, sys
from pathlib import Path
from tests.engine.solvers.optimal.test_builds import *
store, depth, writing = TableStore(Path(sys.argv[1])), int(sys.argv[2]), sys.argv[3] == "True"
optimal_fill.STEP_S = optimal_fill.WORTH = 0

def report(progress):
    if progress.depth == depth and (not writing or list(store.folder.glob("*.part"))):
        os.kill(os.getpid(), signal.SIGKILL)

table, _ = optimal_fill.build_main_table(TINY, SearchControl(report), store)
store.finish(TINY.spec, table)
"""


KILLS = ((2, False), (4, True), (5, True), (TINY.base + 2, False))
"""At the first of a distance, or in the midst of writing all up to it down."""


@needs_signals
@pytest.mark.parametrize(
    "kills", [KILLS[1:2], pytest.param(KILLS, marks=pytest.mark.slow)], ids=["once", "often"]
)
def test_a_build_that_is_killed_again_and_again_comes_to_its_end(store, tiny, kills):
    def build(depth, writing):
        command = [sys.executable, "-c", BUILD, str(store.folder), str(depth), str(writing)]
        environment = {**os.environ, "PYTHONPATH": os.getcwd()}
        return subprocess.run(command, env=environment, timeout=120, check=False).returncode

    for depth, writing in kills:
        assert build(depth, writing) == -signal.SIGKILL
        assert store.load_step(TINY.spec)[0] == depth - 1
        assert not store.has(TINY.spec)
    assert build(0, False) == 0
    assert np.array_equal(store.load(TINY.spec), tiny[0])
    assert store.step_bytes(TINY.spec) == 0
