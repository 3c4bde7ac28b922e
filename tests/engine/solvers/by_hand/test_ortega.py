import pytest

from cubeapp.engine.solvers.by_hand.cases import small_oll_cases, small_pbl_cases
from cubeapp.engine.solvers.by_hand.last_layer import HOME_TOP, top_turns
from cubeapp.engine.solvers.by_hand.methods import small_layers
from cubeapp.engine.solvers.by_hand.ortega import face_table, finishes
from cubeapp.engine.solvers.by_hand.places import HOME, turn_tables, without


def test_ways_that_the_corners_of_a_face_can_sit():
    counts = face_table().counts()
    assert sum(counts) == 70 * 3**4
    assert counts[:2] == [1, 12]
    assert len(counts) - 1 <= 5


def test_every_way_to_a_face_is_as_short_as_the_table_says(rng):
    for _ in range(10):
        state = HOME
        for turn in rng.integers(0, 18, 12):
            state = state.translate(turn_tables()[int(turn)])
        for way in face_table().ways(state):
            assert len(way.turns) == face_table().distance(state)
            assert face_table().distance(state.translate(way.table)) == 0


@pytest.mark.parametrize("case", small_pbl_cases(), ids=lambda case: case.name)
def test_each_case_of_both_layers_is_known_from_every_angle(case):
    for top in top_turns():
        for low in (bytes(range(256)), *turn_tables()[9:12]):
            corners = without(without(without(HOME[:8], case.table), top), low)
            best = finishes(corners)[0]
            assert best.case is case
            assert best.length <= case.length + 3


def test_the_7_cases_of_the_top_are_known_from_all_angles():
    look = small_layers().last_layer.looks[0]
    assert len(look.ways) == 27
    for case in small_oll_cases():
        for turn in top_turns():
            top = without(without(HOME_TOP, case.table), turn)
            assert case.name in {used.name for ((_, used),) in look.ways[look.see(top)]}
