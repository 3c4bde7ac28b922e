import itertools

import numpy as np
import pytest

from cubeapp.engine.coordinates.masks import mask_bytes
from cubeapp.engine.coordinates.pruning import mask_distances, pair_distances
from cubeapp.engine.coordinates.subsets import masks, reached
from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import rotation
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.five import coordinates as c
from cubeapp.engine.solvers.five import layout, phases, tables, turns
from cubeapp.engine.solvers.five.layout import OFFSETS, PARTS, PLANS, check_part
from cubeapp.engine.solvers.five.turns import T, X

BLOCKS = ((0, 0), (4, 4), (0, 1), (3, 4))


@pytest.fixture(scope="module")
def block():
    store = TableStore(tables_folder())
    return store.get(layout.SPEC, lambda: tables.build_block(SearchControl()))


@pytest.fixture(scope="module")
def blocks_only():
    store = TableStore(tables_folder())
    return store.get(layout.BLOCKS_SPEC, lambda: tables.build_block(SearchControl(), False))


def numbers_of(spans, axes=Axis, quarters=(1, 2, -1)):
    return [
        number
        for number, move in enumerate(turns.turns())
        if (move.first, move.last) in spans and move.axis in axes and move.quarters in quarters
    ]


def counts(table):
    return np.bincount(table[table < 255]).tolist()


def test_positions_follow_the_turns_of_a_cube(rng):
    cube = Cube.solved(5)
    position = turns.position_of(cube)
    for number in rng.integers(turns.TURNS, size=60):
        move = turns.turns()[number]
        cube = cube.apply(move)
        if move.first <= turns.MIDDLE <= move.last:
            cube = cube.apply(rotation(move.axis, -move.quarters, 5))
        position = position[turns.sources()[number]]
        assert (turns.position_of(cube) == position).all()


def test_a_position_does_not_tell_how_the_cube_is_held():
    solved = turns.position_of(Cube.solved(5))
    for axis in Axis:
        held = Cube.solved(5).apply(rotation(axis, 1, 5))
        assert (turns.position_of(held) == solved).all()


@pytest.mark.parametrize("way", range(4))
def test_a_turn_seen_in_another_frame_does_the_same(way, rng):
    source, names, before = turns.frames()

    def seen(position):
        looked = position[source[way]]
        return np.concatenate([names[way][looked[:48]], names[way][24 + looked[48:]]])

    position = turns.position_of(Cube.solved(5))
    assert (seen(position) == position).all()
    for number in rng.integers(turns.TURNS, size=60):
        after = position[turns.sources()[before[way][number]]]
        assert (seen(after) == seen(position)[turns.sources()[number]]).all()
        position = after


def test_each_phase_turns_inside_the_group_of_the_one_before():
    allowed = [set(phases.turns_of(phase).tolist()) for phase in range(phases.PHASES)]
    assert [len(numbers) for numbers in allowed] == [63, 43, 33, 29, 25, 20]
    assert all(later < earlier for earlier, later in itertools.pairwise(allowed))
    assert [plan.turns for plan in PLANS] == [len(numbers) for numbers in allowed]


def test_a_follower_never_does_what_one_turn_could():
    relative = turns.powers()
    for phase in range(phases.PHASES):
        numbers = phases.turns_of(phase)
        lists, _ = phases.followers(phase)
        singles = {(n // turns.TURNS_PER_AXIS, *relative[n].tolist()) for n in numbers}
        for first, row in enumerate(lists[1 : 1 + len(numbers)]):
            for second in row[1 : 1 + row[0]]:
                axes = {numbers[t] // turns.TURNS_PER_AXIS for t in (first, second)}
                both = (relative[numbers[first]] + relative[numbers[second]]) % 4
                assert len(axes) == 2 or (axes.pop(), *both.tolist()) not in singles


def test_where_blocks_alone_turn_no_others_follow():
    for phase in range(phases.PHASES):
        lists, _ = phases.followers(phase, single=False)
        made = {turn for row in lists for turn in row[1 : 1 + row[0]]}
        numbers = phases.turns_of(phase)
        outer = {i for i, number in enumerate(numbers) if turns.turns()[number].is_outer(5)}
        assert made == outer


@pytest.mark.parametrize("phase", range(phases.PHASES))
def test_where_blocks_alone_turn_nothing_is_nearer(phase, block, blocks_only):
    for index in range(len(PLANS[phase].checks)):
        name = check_part(phase, index)
        of_any, of_blocks = (some[OFFSETS[name] :][: PARTS[name]] for some in (block, blocks_only))
        assert np.array_equal(of_any == 0, of_blocks == 0)
        assert (of_blocks >= of_any).all()


# The counts that cube555 publishes for turns of faces and of blocks of two layers.
PUBLISHED_STAGING = {
    T: [1, 4, 66, 900, 9626, 80202, 329202, 302146, 13324],
    X: [1, 4, 82, 1206, 14116, 123404, 422508, 173254, 896],
}


@pytest.mark.parametrize("first", [T, X])
def test_as_many_centres_of_an_axis_lie_at_each_distance_as_others_found(first, monkeypatch):
    blocks = np.array(numbers_of(BLOCKS))
    monkeypatch.setattr(c, "turns_of", lambda phase: blocks)
    goal = np.array([np.sum(1 << c.ON_X)])
    turned = mask_bytes(c.within(0, first + np.arange(24)))
    table = mask_distances(turned, 8, goal, SearchControl().signals)
    assert counts(table) == PUBLISHED_STAGING[first]


# U and D by any angle, the other faces and all blocks by half turns.
PUBLISHED_FINISH = [1, 4, 42, 280, 1691, 8806, 36264, 77966, 46518, 4828]


def test_as_many_centres_and_bars_lie_at_each_distance_as_others_found(monkeypatch):
    faces, halves = ((0, 0), (4, 4)), ((0, 1), (3, 4))
    numbers = numbers_of(faces, [Axis.Y])
    numbers += numbers_of(faces, [Axis.X, Axis.Z], [2]) + numbers_of(halves, [Axis.X, Axis.Z], [2])
    monkeypatch.setattr(c, "turns_of", lambda phase: np.array(sorted(numbers)))
    centres, bars = tables.AFTER[phases.FINISH]()[:2]
    solved = np.zeros(1, dtype=np.int64)
    table = pair_distances(centres, bars, (solved, solved), SearchControl().signals)
    assert counts(table) == PUBLISHED_FINISH


def test_coordinates_have_as_many_values_as_the_choices_they_stand_for():
    assert layout.CHOICES_8_OF_24 == 735_471
    assert len(masks(16, 8)) == layout.CHOICES_8_OF_16
    assert len(masks(12, 4)) == layout.CHOICES_4_OF_12
    for places in (c.ON_X, c.ON_Z):
        half = reached(c.axis_centres(phases.PAIR_FOUR, places), [0])
        bars = reached(c.axis_centres(phases.FINISH, places), [0])
        assert (len(half), len(bars)) == (layout.HALF_TURNED, layout.AXIS_BARS)
        assert set(bars) <= set(half)


def test_one_turn_changes_a_distance_by_one_at_most(block, rng):
    # Of coordinates that a table turns; the turns of a phase undo each other.
    for phase, plan in enumerate(PLANS):
        for index, check in enumerate(plan.checks):
            last = plan.coordinates[check.last]
            if last.chosen or check.first is not None:
                continue
            name = check_part(phase, index)
            distances = block[OFFSETS[name] :][: PARTS[name]].astype(int)
            after = block[OFFSETS[last.name] :][: PARTS[last.name]].view("<u2")
            after = after.reshape(-1, plan.turns)
            known = np.flatnonzero(distances < 255)
            values = rng.choice(known, size=200)
            steps = distances[after[values]] - distances[values][:, None]
            assert np.abs(steps).max() == 1
            assert (steps.min(axis=1)[distances[values] > 0] == -1).all()


def test_every_start_of_the_last_phase_has_a_distance(block):
    # But for the orders of wings that an even permutation cannot reach.
    for index, check in enumerate(PLANS[phases.FINISH].checks):
        name = check_part(phases.FINISH, index)
        unseen = int(np.count_nonzero(block[OFFSETS[name] :][: PARTS[name]] == 255))
        is_match_of_wings = PLANS[phases.FINISH].coordinates[check.last].name == "LOW-HIGH"
        assert unseen == (PARTS[name] // 2 if is_match_of_wings else 0)


def test_building_is_stopped_by_cancelling():
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        tables.build_block(control)


def test_quarter_turns_of_single_inner_layers_change_the_parity_of_the_wings():
    numbers = phases.turns_of(phases.STAGE_ALL)
    after, _ = tables.AFTER[phases.STAGE_ALL]()
    for column, number in enumerate(numbers):
        move = turns.turns()[number]
        inner = sum(layer in (1, 3) for layer in range(move.first, move.last + 1))
        assert after[0, column] % 2 == move.quarters * inner % 2
