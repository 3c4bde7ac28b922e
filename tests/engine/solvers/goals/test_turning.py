"""Which turns may follow which."""

from itertools import product

import pytest

from cubeapp.engine.model.moves import Metric, face_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.space import Arrangement, after_moves
from cubeapp.engine.solvers.goals.turning import TurnRules

SETS = {
    "U D": Alg("U U2 U' D D2 D'").moves(3),
    "R r M": Alg("R R2 R' r r2 r' M M2 M' U").moves(3),
    "M2 x": Alg("M2 U U2 U' x x'").moves(3),
}


def is_normal(rules, word):
    """Tell whether each turn may follow those before it."""
    state = 0
    for turn in word:
        if turn not in rules.lists[state, 1 : 1 + rules.lists[state, 0]]:
            return False
        state = int(rules.after[state, turn])
    return True


def words_of(rules, length):
    return [w for w in product(range(len(rules.turns)), repeat=length) if is_normal(rules, w)]


def effect(moves):
    made = after_moves(Arrangement.home(), moves)
    return made.cp.tobytes() + made.co.tobytes() + made.ep.tobytes() + bytes([int(made.frame)])


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM, Metric.STM])
@pytest.mark.parametrize("turns", SETS.values(), ids=SETS)
def test_normal_sequences_reach_as_cheaply_all_that_any_sequence_reaches(turns, metric):
    rules = TurnRules.of(turns, metric)
    every, normal = {}, {}
    for length in range(4):
        for word in product(range(len(rules.turns)), repeat=length):
            what, cost = effect(rules.moves(word)), rules.cost(word)
            every[what] = min(cost, every.get(what, 99))
            if is_normal(rules, word):
                normal[what] = min(cost, normal.get(what, 99))
    missed = {what for what, cost in every.items() if normal.get(what, 99) > cost}
    # Two rotations after each other are the same as one, or are left out.
    assert not missed or any(turn.is_rotation(3) for turn in turns)


def test_turns_about_one_axis_come_in_one_order_and_make_nothing_twice():
    rules = TurnRules.of(SETS["R r M"], Metric.STM)
    about_x = [w for n in range(4) for w in words_of(rules, n) if 9 not in w]
    effects = [effect(rules.moves(word)) for word in about_x]
    # Only two layers turn, each by four amounts.
    assert len(effects) == len(set(effects)) == 16


def test_the_number_of_normal_sequences_of_face_turns():
    rules = TurnRules.of(face_turns(3), Metric.HTM)
    counts, states = [], {0: 1}
    for _ in range(4):
        following = {}
        for state, count in states.items():
            for turn in rules.lists[state, 1 : 1 + rules.lists[state, 0]]:
                reached = int(rules.after[state, turn])
                following[reached] = following.get(reached, 0) + count
        states = following
        counts.append(sum(states.values()))
    assert counts == [18, 243, 3240, 43254]
