from itertools import product

import pytest

from cubeapp.engine.coordinates.successors import START, MoveRules, first_words, next_turns
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric, face_turns, undone
from cubeapp.engine.model.symmetries import turns_seen
from cubeapp.engine.solvers.optimal.layout import INVERSE_SIDE
from cubeapp.engine.solvers.optimal.prefixes import Prefixes, images
from tests.every import every

ALL = frozenset(range(18))
HALF_TURNS = frozenset(range(1, 18, 3))
U_AND_R = frozenset(range(6))
RULES = [
    MoveRules(turns, metric)
    for turns in (ALL, HALF_TURNS, U_AND_R, frozenset({0}), frozenset({0, 1, 4, 17}), frozenset())
    for metric in (Metric.HTM, Metric.QTM)
]
SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"
CUBE_IN_CUBE = "F L F U' R U F2 L2 U' L' B D' B' L2 U"
NAMES = [face + amount for face in "URFDLB" for amount in ("", "2", "'")]


def numbers(text):
    return tuple(NAMES.index(name) for name in text.split())


def after(word):
    return Cube.solved(3).apply_all(face_turns(3)[move] for move in word)


def sequences(side, length):
    """All that the rules of one side let follow each other, with the states they end in."""
    found = [((), START)]
    for _ in range(length):
        found = [
            ((*word, move), reached)
            for word, state in found
            for move, reached in side.after[state].items()
        ]
    return found


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize(
    ("metric", "counts"),
    [(Metric.HTM, [1, 18, 243, 3240]), (Metric.QTM, [1, 12, 114, 1068, 10011])],
)
def test_as_many_sequences_as_positions_are_made_near_the_solved_cube(side, metric, counts):
    rules = getattr(MoveRules(metric=metric), side)
    assert [len(sequences(rules, length)) for length in range(len(counts))] == counts
    for length in range(4):
        words = [word for word, _ in sequences(rules, length)]
        assert len({after(word).facelets.tobytes() for word in words}) == counts[length]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_some_turns_make_whatever_they_can_make_in_no_more_moves(rules):
    quarters = rules.metric is Metric.QTM
    shortest = {Cube.solved(3).facelets.tobytes(): 0}
    for length in (1, 2, 3):
        for word in product(sorted(rules.turns), repeat=length):
            cost = sum(2 if quarters and move % 3 == 1 else 1 for move in word)
            key = after(word).facelets.tobytes()
            shortest[key] = min(cost, shortest.get(key, cost))
    most = max(shortest.values())
    made = {}
    for length in range(min(most, 4) + 1):
        for word, state in sequences(rules.front, length):
            if rules.front.may_end(state):
                made.setdefault(after(word).facelets.tobytes(), length)
    near = {key: cost for key, cost in shortest.items() if cost <= min(most, 3)}
    assert {key: made[key] for key in near} == near


@every("rules", RULES)
def test_the_back_undoes_what_the_front_makes(rules):
    for length in range(4):
        front, back = (sequences(side, length) for side in (rules.front, rules.back))
        whole = {word for word, state in front if rules.front.may_end(state)}
        assert {undone(word) for word, state in back if rules.back.may_end(state)} == whole


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
def test_a_normal_sequence_does_the_same_and_is_the_same_for_turns_that_commute(metric):
    rules = MoveRules(metric=metric)
    word = numbers("D U R L R' F")
    assert after(rules.normalised(word)) == after(word)
    assert rules.normalised(numbers("D U L F")) == numbers("U D L F")
    assert rules.normalised(numbers("U D L F")) == numbers("U D L F")
    assert rules.merged(rules.normalised(numbers("D' U U D' F"))) == numbers("U2 D2 F")


def test_half_turns_are_written_as_such_only_if_they_are_allowed():
    some = MoveRules(frozenset({0, 2}), Metric.QTM)
    assert some.merged(numbers("U U")) == numbers("U U")
    assert MoveRules(HALF_TURNS, Metric.QTM).merged(numbers("U U R R")) == numbers("U2 R2")


def test_a_side_stays_halfway_through_a_half_turn_until_it_is_whole():
    rules = MoveRules(HALF_TURNS, Metric.QTM)
    allowed, after_move, halfway = rules.tables
    state = after_move[0, 0]
    assert halfway[state] == 1
    assert allowed[state] == 1
    assert halfway[after_move[state, 0]] == 0


def test_the_48_symmetries_keep_what_is_a_turn_and_what_undoes_it():
    seen = list(map(tuple, turns_seen().tolist()))
    assert len(set(seen)) == 48
    pairs = list(product(range(18), repeat=2))
    same = {(one, two): after((one, two)) == after((two, one)) for one, two in pairs}
    for moves in seen:
        assert sorted(moves) == list(range(18))
        for one, two in pairs:
            assert same[moves[one], moves[two]] == same[one, two]


@every(
    "alg, count",
    [
        (SUPERFLIP, 96),
        ("F2 B2 R2 L2 U2 D2", 96),
        ("R L' F B' U D' R L'", 12),
        (CUBE_IN_CUBE, 12),
        ("R U F", 2),
        ("R U F2 D' B", 1),
    ],
)
def test_a_cube_is_like_itself_or_its_inverse_in_so_many_ways(alg, count):
    word = numbers(alg)
    ways = images(word, MoveRules())
    assert len(ways) == count
    cube = after(undone(word))
    for way in ways:
        assert cube.apply_all(face_turns(3)[move] for move in way.of(word)).is_solved


def test_with_some_turns_only_symmetries_keep_to_them():
    assert len(images(numbers(SUPERFLIP), MoveRules(U_AND_R))) == 4 * 2
    assert len(images(numbers(SUPERFLIP), MoveRules(frozenset({0})))) == 1


def prefix_of(word, length, has_ends):
    if not has_ends:
        return word[:length]
    ends = word, undone(word)
    return tuple(ends[i % 2][i // 2] + INVERSE_SIDE * (i % 2) for i in range(length))


@pytest.mark.parametrize("metric", [Metric.HTM, Metric.QTM])
@pytest.mark.parametrize("alg", [SUPERFLIP, CUBE_IN_CUBE, "R U F", "R L U D'", "R U F2 D' B"])
def test_every_sequence_has_an_image_with_one_of_the_prefixes(alg, metric, rng):
    rules = MoveRules(metric=metric)
    ways = images(numbers(alg), rules)
    prefixes = Prefixes(rules, ways)
    listed = [set(prefixes.of_length(length)) for length in range(4)]
    has_ends = any(way.backwards for way in ways)
    assert len(listed[3]) < 4 * len(Prefixes(rules).of_length(3)) / len(ways)
    for _ in range(50):
        moves = [move for move in range(18) if metric is Metric.HTM or move % 3 != 1]
        word = rules.normalised(rng.choice(moves, 12).tolist())
        if len(word) < 8:
            continue
        seen = [rules.normalised(way.of(word)) for way in ways]
        first = {prefix_of(image, 3, has_ends) for image in seen}
        assert first & listed[3]
        assert {prefix[:2] for prefix in first} & listed[2]


def test_of_turns_of_opposite_faces_only_one_may_come_first():
    after = next_turns()
    assert after[-1] == tuple(range(18))
    for face in range(6):
        left_out = {face} if face < 3 else {face, face - 3}
        assert {turn // 3 for turn in after[face]} == set(range(6)) - left_out


def test_what_turns_about_an_axis_do_is_done_once_and_in_the_fewest_turns():
    # The first layer, both layers, the second layer: each by 1, 2 and 3 quarters.
    effects = [(q * one, q * two) for one, two in ((1, 0), (1, 1), (0, 1)) for q in (1, 2, 3)]
    words = first_words(range(9), effects)
    assert set(words) == {(one, two) for one in range(4) for two in range(4)}
    for change, word in words.items():
        assert tuple(sum(effects[turn][i] for turn in word) % 4 for i in (0, 1)) == change
    # Of all that come to the same, the first by the numbers of its turns.
    assert words[1, 2] == (0, 7)
    assert {len(word) for word in words.values()} == {0, 1, 2}
    assert len(first_words(range(9), effects, longest=1)) == 10
