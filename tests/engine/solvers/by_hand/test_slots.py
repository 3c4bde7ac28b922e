from itertools import pairwise

import pytest

from cubeapp.engine.model.moves import merged_turns, undone
from cubeapp.engine.solvers.by_hand import cases
from cubeapp.engine.solvers.by_hand.cross import CROSS_EDGES
from cubeapp.engine.solvers.by_hand.places import HOME, numbers_of, rows_of, turn_tables, without
from cubeapp.engine.solvers.by_hand.scene import Scene
from cubeapp.engine.solvers.by_hand.slots import SLOTS, TOP_TURNS, Slots, slot_homes
from cubeapp.engine.solvers.by_hand.tell_slots import f2l_case
from cubeapp.engine.solvers.by_hand.words import Ease, from_hand


@pytest.fixture(scope="module")
def pairs():
    return Slots(slot_homes(True, True), cases.pair_words(), Ease(), 0)


def turned(state, turns):
    for turn in turns:
        state = state.translate(turn_tables()[turn])
    return state


@pytest.mark.parametrize(("free", "places"), [(1, 150), (3, 216), (7, 294), (15, 384)])
def test_places_of_a_pair_by_the_slots_that_are_free(pairs, free, places):
    assert len(pairs.distances(0, free)) == places
    assert max(pairs.distances(0, free).values()) in (10, 11)


def test_a_word_fills_its_slot_and_keeps_the_cross_and_the_filled_slots(pairs, rng):
    texts = cases.pair_words()
    for _ in range(30):
        state, open_slots = HOME, [int(slot) for slot in rng.permutation(SLOTS)[:3]]
        # Words of these slots, undone, leave the others filled.
        for _ in range(3):
            state = turned(state, TOP_TURNS[rng.integers(3)])
            text = texts[rng.integers(len(texts))]
            state = turned(state, from_hand(numbers_of(text), open_slots[rng.integers(3)]))
        free = pairs.free(state)
        rows, options = pairs.ways(rows_of([state]))
        steps = [step for each in options for step in each.steps]
        assert rows.tolist() == [0] * free.bit_count()
        assert sorted({slot for slot, _ in steps}) == [k for k in range(SLOTS) if free >> k & 1]
        for slot, way in steps:
            after = turned(state, way.turns)
            assert after == state.translate(way.table)
            assert pairs.free(after) & ~free == 0
            assert not pairs.free(after) >> slot & 1
            assert all(after[edge] == HOME[edge] for edge in CROSS_EDGES)
            assert merged_turns(way.turns) == way.turns


def test_what_may_come_next_is_shared_when_all_of_it_is_known():
    # Searches on several threads share the slots of a method.
    shared = {}

    class Shared(dict):
        def __setitem__(self, case, found):
            shared[case] = list(found)
            super().__setitem__(case, found)

    slots = Slots(slot_homes(True, True), cases.pair_words(), Ease(), 0)
    slots._nexts = Shared()
    state = turned(HOME, from_hand(numbers_of(cases.pair_words()[0]), 0))
    assert slots.free(state) == 1
    slots.ways(rows_of([state]))
    assert shared == slots._nexts
    assert all(shared.values())


def test_there_are_41_cases_and_each_is_known_in_every_slot_and_from_every_turn_of_the_top():
    assert len(cases.f2l_cases()) == 41
    for case in cases.f2l_cases():
        state = without(HOME, case.table)
        for _ in range(4):
            state = turned(state, (0,))
            scene = Scene(tuple(range(6)), state, 0)
            assert f2l_case(scene, 0) == case


def test_merged_turns_do_the_same_and_never_meet(rng):
    for _ in range(50):
        turns = [int(turn) for turn in rng.integers(0, 18, 12)]
        short = merged_turns(turns)
        assert turned(HOME, short) == turned(HOME, turns)
        assert all(a // 3 != b // 3 for a, b in pairwise(short))
        # Nor across a turn of the opposite face.
        three = zip(short, short[1:], short[2:], strict=False)
        assert all(a // 3 != c // 3 or a // 3 % 3 != b // 3 % 3 for a, b, c in three)
        assert turned(turned(HOME, turns), undone(turns)) == HOME
