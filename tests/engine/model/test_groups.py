from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.model.groups import PermutationGroup
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.model.permutations import permutation
from cubeapp.engine.notation.turn_sets import parse_turns
from tests.every import every

EVERYTHING = 43_252_003_274_489_856_000


def after(first, second):
    return tuple(second[image] for image in first)


def closure(generators, points):
    """Every product of ``generators``, one by one."""
    found = {tuple(range(points))}
    fresh = list(found)
    while fresh:
        fresh = [
            new
            for new in {after(old, generator) for old in fresh for generator in generators}
            if new not in found
        ]
        found.update(fresh)
    return found


@given(st.lists(st.permutations(range(6)), max_size=3))
def test_a_group_holds_the_products_of_its_generators_and_nothing_else(generators):
    group = PermutationGroup(generators)
    products = closure(generators, 6)
    assert group.order == len(products)
    assert all((other in group) == (other in products) for other in permutations(range(6)))


def test_no_generators_make_the_identity_alone():
    group = PermutationGroup([])
    assert group.order == 1
    assert (0, 1, 2) in group
    assert (1, 0, 2) not in group


@pytest.mark.parametrize("points", [2, 5, 10])
def test_a_swap_and_a_cycle_make_every_permutation(points):
    swap = [1, 0, *range(2, points)]
    cycle = [*range(1, points), 0]
    order = 1
    for factor in range(2, points + 1):
        order *= factor
    assert PermutationGroup([swap, cycle]).order == order


def test_a_permutation_of_more_points_is_in_a_group_that_leaves_them_alone():
    group = PermutationGroup([[1, 2, 0]])
    assert [2, 0, 1, 3, 4] in group
    assert [0, 1, 2, 4, 3] not in group


@given(st.lists(st.permutations(range(6)), max_size=3), st.permutations(range(6)))
def test_elements_are_found_by_where_they_carry_some_points(generators, points):
    base, products = points[:2], closure(generators, 6)
    group = PermutationGroup(generators, base)
    assert group.order == len(products)
    for images in permutations(range(6), 2):
        element = group.carrying(images)
        can = any(tuple(each[point] for point in base) == images for each in products)
        assert (element is not None) == can
        if element is not None:
            assert element[:6] in group
            assert tuple(element[point] for point in base) == images
    fixing = closure([element[:6] for element in group.fixing], 6)
    assert fixing == {each for each in products if all(each[point] == point for point in base)}


def positions(size, turns):
    """How many positions some turns make of a solved cube."""
    return PermutationGroup(permutation(size, turn).tolist() for turn in turns).order


@every(
    "text, order",
    [
        ("U", 4),
        ("U D", 16),
        ("U2 R2", 12),
        ("U R", 73_483_200),
        ("U R F", 170_659_735_142_400),
        ("U2 R2 F2 D2 L2 B2", 663_552),
        ("U D R2 L2 F2 B2", 19_508_428_800),
        ("U R F D L", EVERYTHING),
        ("U R F D L B", EVERYTHING),
    ],
)
def test_sets_of_turns_make_as_many_positions_as_is_known(text, order):
    assert positions(3, parse_turns(text)) == order


def test_turns_of_three_faces_make_every_2x2x2_with_one_corner_at_rest():
    assert positions(2, parse_turns("URF", 2)) == 3_674_160
    assert positions(2, frozenset(face_turns(2))) == 24 * 3_674_160
