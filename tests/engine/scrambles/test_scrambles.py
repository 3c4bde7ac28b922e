import hashlib
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, is_odd, read_corners, turns_home
from cubeapp.engine.model.errors import ScrambleError, UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import QUARTERS, Move, face_turns
from cubeapp.engine.model.orbits import (
    CORNERS,
    centre_facelets,
    corner_facelets,
    wing_facelets,
)
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.perfect.rules import parse_rules
from cubeapp.engine.scrambles.base import Recipe, random_algs, scramble, scrambles
from cubeapp.engine.scrambles.four_by_four import competition_turns
from cubeapp.engine.scrambles.random_moves import (
    default_length,
    draw_moves,
    random_moves,
    scramble_moves,
)
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.scrambles.scores import score
from tests.every import every
from tests.strategies import slow

SIZES = [2, 3, 4, 5, 6, 7]
MANY = [1000, *slow(4000)]
"""How many states show whether each is as likely as the others."""


def chi_squared(values, classes):
    """How far ``values`` in 0…classes-1 are from uniform, in standard deviations."""
    counts = np.bincount(values, minlength=classes)
    expected = len(values) / classes
    statistic = ((counts - expected) ** 2 / expected).sum()
    return (statistic - (classes - 1)) / np.sqrt(2 * (classes - 1))


# Random moves


@every(
    "size, moves",
    [(2, 9), (3, 18), (4, 27), (5, 36), (6, 45), (7, 54)],
)
def test_the_moves_drawn_from_are_those_of_competitions(size, moves):
    assert len(set(scramble_moves(size))) == moves


def test_names_of_the_moves_drawn_from():
    assert format_moves(scramble_moves(2)[::3], 2) == "U R F"
    assert format_moves(scramble_moves(4)[::3], 4) == "U R F D L B Uw Rw Fw"
    assert format_moves(scramble_moves(6)[18::3], 6) == "Uw Rw Fw Dw Lw Bw 3Uw 3Rw 3Fw"


def test_default_lengths():
    lengths = [default_length(size) for size in (2, 3, 4, 5, 6, 7, 8, 100)]
    assert lengths == [11, 20, 40, 60, 80, 100, 120, 1960]


@given(st.sampled_from(SIZES), st.integers(0, 2**32), st.integers(0, 60))
def test_no_random_move_merges_with_an_earlier_one(size, seed, length):
    moves = random_moves(size, np.random.default_rng(seed), length)
    assert len(moves) == length
    for i, move in enumerate(moves):
        for earlier in reversed(moves[:i]):
            if earlier.axis is not move.axis:
                break
            assert (earlier.first, earlier.last) != (move.first, move.last)


def redundant_moves(size, seeds):
    """How many moves of those scrambles turn layers that a move just before has turned.

    Just before means with only moves about the same axis in between.
    """
    choices = scramble_moves(size)
    axes = np.array([move.axis for move in choices])
    blocks = np.array([move.first * size + move.last for move in choices])
    drawn = np.array([draw_moves(size, np.random.default_rng([1, seed])) for seed in seeds])
    runs = np.cumsum(np.diff(axes[drawn], axis=1, prepend=-1) != 0, axis=1)
    # Small numbers are sorted quickly.
    turned = np.sort((runs * size**2 + blocks[drawn]).astype(np.int16), axis=1)
    return np.count_nonzero(turned[:, 1:] == turned[:, :-1])


@every("size", SIZES)
def test_no_move_is_redundant_in_hundreds_of_scrambles(size):
    assert redundant_moves(size, range(500)) == 0


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_no_move_is_redundant_in_a_million_scrambles(size):
    million = -(-1_000_000 // len(SIZES))
    for start in range(0, million, 20_000):
        assert redundant_moves(size, range(start, start + 20_000)) == 0


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_first_moves_are_uniform(size, rng):
    choices = scramble_moves(size)
    drawn = [choices.index(random_moves(size, rng, 1)[0]) for _ in range(5000)]
    assert abs(chi_squared(drawn, len(choices))) < 4


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_each_move_is_uniform_over_what_the_one_before_allows(size, rng):
    choices = scramble_moves(size)
    moves = random_moves(size, rng, 40_000)
    pairs = Counter(pairwise(moves))
    followers = {
        move: [pairs[move, other] for other in choices if other.axis is not move.axis]
        for move in choices
    }
    for counts in followers.values():
        values = np.repeat(np.arange(len(counts)), counts)
        assert abs(chi_squared(values, len(counts))) < 5


def test_half_turns_are_as_frequent_as_quarter_turns(rng):
    quarters = [move.quarters % 4 - 1 for move in random_moves(3, rng, 6000)]
    assert abs(chi_squared(quarters, 3)) < 4


# Random states


@pytest.mark.parametrize("size", [*SIZES, 10, 50])
def test_random_states_are_legal(size, rng):
    for _ in range(30):
        assert diagnose(random_state(size, rng)).is_legal


@pytest.mark.parametrize("size", [2, 3, 5, 7])
def test_random_states_are_held_as_usual(size, rng):
    for _ in range(20):
        assert turns_home(random_state(size, rng)) == ()


def corner_codes(size, rng, count):
    table = corner_facelets(size)
    return np.array([read_corners(random_state(size, rng).facelets[table]) for _ in range(count)])


@pytest.mark.parametrize("count", MANY)
@pytest.mark.parametrize("size", [3, 4])
def test_corners_are_uniform_in_every_place(size, count, rng):
    codes = corner_codes(size, rng, count)
    for place in range(8):
        assert abs(chi_squared(codes[:, place], 24)) < 4.5


@pytest.mark.parametrize("count", MANY)
def test_corners_of_the_2x2_are_uniform_but_for_the_one_that_stays(count, rng):
    codes = corner_codes(2, rng, count)
    assert set(codes[:, 6].tolist()) == {18}
    for place in (0, 1, 2, 3, 4, 5, 7):
        values = codes[:, place]
        assert not np.any(values // 3 == 6)
        assert abs(chi_squared(np.where(values > 20, values - 3, values), 21)) < 4.5


@pytest.mark.parametrize("count", MANY)
def test_edges_are_uniform_in_every_place(count, rng):
    cubies = [Cubies.of(random_state(3, rng)) for _ in range(count)]
    for place in range(12):
        values = np.array([2 * cubie.ep[place] + cubie.eo[place] for cubie in cubies])
        assert abs(chi_squared(values, 24)) < 4.5
    assert abs(chi_squared([int(is_odd(cubie.ep)) for cubie in cubies], 2)) < 4


@pytest.mark.parametrize("count", MANY)
def test_neighbouring_coordinates_are_independent(count, rng):
    cubies = [Cubies.of(random_state(3, rng)) for _ in range(count)]
    twists = [9 * c.co[0] + 3 * c.co[3] + c.co[7] for c in cubies]
    flips = [sum(flip << i for i, flip in enumerate(c.eo[4:9])) for c in cubies]
    mixed = [4 * (c.cp[0] // 2) + c.ep[0] // 3 for c in cubies]
    for values, classes in ((twists, 27), (flips, 32), (mixed, 16)):
        assert abs(chi_squared(values, classes)) < 4.5


@pytest.mark.parametrize("count", MANY)
def test_wings_and_centres_are_uniform_in_every_place(count, rng):
    cubes = [random_state(5, rng).facelets for _ in range(count)]
    wings, centres = wing_facelets(5)[0], centre_facelets(5)
    pairs = np.array([6 * cube[wings[:, 0]] + cube[wings[:, 1]] for cube in cubes])
    for place in range(24):
        _, values = np.unique(pairs[:, place], return_inverse=True)
        assert abs(chi_squared(values, 24)) < 4.5
        for orbit in centres:
            assert abs(chi_squared([int(cube[orbit[place]]) for cube in cubes], 6)) < 4.5


def test_orbits_of_a_big_cube_are_drawn_apart(rng):
    cube = random_state(20, rng).facelets
    rows = {tuple(row) for row in cube[centre_facelets(20)].tolist()}
    assert len(rows) == len(centre_facelets(20))
    rows = {tuple(row) for row in cube[wing_facelets(20)[:, :, 0]].tolist()}
    assert len(rows) == 9


class SolvedFirst:
    """A source of chance whose first 3×3×3 is the solved one."""

    def __init__(self, rng):
        self.rng = rng
        self.draws = 0

    def permutation(self, values):
        self.draws += 1
        if self.draws > 4:
            return self.rng.permutation(values)
        return np.arange(8 if self.draws == 1 else 12)

    def integers(self, high, size):
        self.draws += 1
        return np.zeros(size, dtype=int) if self.draws <= 4 else self.rng.integers(high, size=size)


def test_a_state_too_near_to_solved_is_drawn_again(rng):
    chance = SolvedFirst(rng)
    cube = random_state(3, chance)
    assert chance.draws == 8
    assert cube not in {Cube.solved(3).apply(move) for move in face_turns(3)} | {Cube.solved(3)}


class TheseFirst:
    """A source of chance by which certain cubes of 2×2×2 or 3×3×3 are drawn first."""

    def __init__(self, cubes, rng):
        self.rng = rng
        self.values = [value for cube in cubes for value in self.draws_of(cube)]

    def draws_of(self, cube):
        """The permutations and the twists or flips that give ``cube``, in their order."""
        corners = read_corners(cube.facelets[corner_facelets(cube.size)])
        if cube.size == 2:
            corners = np.delete(corners, CORNERS.index("DBL"))
        yield corners // 3
        yield corners[:-1] % 3
        if cube.size == 3:
            cubies = Cubies.of(cube)
            yield np.array(cubies.ep)
            yield np.array(cubies.eo[:-1])

    def permutation(self, values):
        return self.values.pop(0) if self.values else self.rng.permutation(values)

    def integers(self, high, size):
        return self.values.pop(0) if self.values else self.rng.integers(high, size=size)


@pytest.mark.parametrize(("size", "least", "faces", "count"), [(2, 4, 3, 385), (3, 2, 6, 19)])
def test_no_state_is_nearer_to_solved_than_competitions_allow(size, least, faces, count, rng):
    near = level = {Cube.solved(size)}
    for _ in range(least - 1):
        level = {cube.apply(move) for cube in level for move in face_turns(size)[: 3 * faces]}
        near = near | level
    assert len(near) == count
    far = random_state(size, rng)
    assert far not in near
    chance = TheseFirst([*near, far], rng)
    assert random_state(size, chance) == far
    assert not chance.values


def test_random_states_are_reached_by_the_turns_of_competitions():
    for index in range(20):
        assert set(scramble("random-state", 2, 3, index=index).moves) <= set(scramble_moves(2))
    made = scramble("random-state", 3, 3)
    assert set(made.alg) <= set("URFDLB2' ")
    assert len(made.moves) <= 21


# Seeds


@pytest.mark.parametrize(
    ("kind", "size"),
    [
        *(("random-moves", size) for size in (4, 5, 12)),
        # A 4×4×4 is solved for each of these.
        pytest.param("random-state", 4, marks=pytest.mark.slow),
        *(("random-state", size) for size in (5, 12)),
        *(("scored", size) for size in (4, 5, 12)),
    ],
)
def test_a_seed_gives_the_same_scramble_again(kind, size):
    first = scramble(kind, size, seed=7, index=3)
    assert scramble(kind, size, seed=7, index=3) == first
    assert scramble(kind, size, seed=8, index=3).cube != first.cube
    assert scramble(kind, size, seed=7, index=4).cube != first.cube
    assert (first.kind, first.seed, first.index) == (kind, 7, 3)


def test_without_a_seed_one_is_drawn_that_gives_the_scramble_again():
    made = scramble("random-moves", 3)
    assert scramble("random-moves", 3, seed=made.seed) == made
    assert scramble("random-moves", 3) != made


@every("size", SIZES)
def test_the_cube_of_random_moves_is_the_solved_one_after_them(size):
    made = scramble("random-moves", size, seed=1)
    assert Cube.solved(size).apply_all(made.moves) == made.cube
    assert len(made.moves) == default_length(size)
    assert len(scramble("random-moves", size, seed=1, length=5).moves) == 5
    assert scramble("random-moves", size, seed=1, length=0).cube == Cube.solved(size)


@pytest.mark.parametrize(
    ("recipe", "count"),
    [
        (Recipe(size=3), 2000),
        (Recipe(size=7, length=9), 400),
        (Recipe(size=12, length=30), 130),
        pytest.param(Recipe(size=3, length=20_000), 5, marks=pytest.mark.slow),
        (Recipe("random-state", 3), 5),
        (Recipe("random-state", 5), 30),
        (Recipe("scored", 5), 30),
        (Recipe("perfect"), 30),
        (Recipe("perfect", rules=parse_rules("1,2,3,4,5")), 5),
    ],
)
def test_a_scramble_of_a_batch_is_the_one_made_alone(recipe, count):
    batch = list(scrambles(recipe, 9, count))
    assert [made.index for made in batch] == list(range(count))
    for index in (0, count // 2, count - 1):
        assert [batch[index]] == list(scrambles(recipe, 9, 1, index))
    assert list(scrambles(recipe, 9, 3, count - 3)) == batch[-3:]


@every("kind", ["random-moves", "random-state", "scored"])
@every("size", [2, 3, 7, 12])
def test_a_scramble_carries_its_text_and_score(kind, size):
    made = scramble(kind, size, seed=2)
    assert made.score == score(made.cube)
    if made.moves is None:
        assert made.alg is None
    else:
        assert made.alg == format_moves(made.moves, size)
        assert Alg(made.alg).moves(size) == made.moves
        assert Cube.solved(size).apply_all(made.moves) == made.cube


@pytest.mark.parametrize(("size", "length"), [(2, None), (3, 7), (12, 30)])
def test_algs_are_those_of_the_scrambles_of_random_moves(size, length):
    made = scrambles(Recipe("random-moves", size, length), seed=9, count=20)
    assert list(random_algs(size, 9, 20, length)) == [each.alg for each in made]


GOLDEN_KINDS = {
    ("random-moves", 12, 8): "5Lw B' U' 4Dw 3Uw 3Dw2 F2 3Uw",
    ("scored", 2, None): "B L F R2 F2 B' U2 D L' F B'",
    ("scored", 3, None): "B L D' F2 D2 R L B' U B2 D2 R2 D2 L' D' U2 B D U' R2",
    ("scored", 4, 12): "B Lw2 Bw Uw' U Rw2 D' F' D' U2 L R",
    ("scored", 12, 8): "B' 6Lw' 6Uw' 5Fw 4Uw Fw Rw2 3Dw",
    ("random-state", 2, None): "F R' F2 U' R' F2 U2 R' U'",
    ("random-state", 4, None): (
        "L' F2 R2 D' F2 D' R2 L2 D R2 U' D L F2 B U' B2 R' F B2 R2 Uw2 Rw2 D "
        "F2 B' Rw2 U L2 B D' F D Rw B' R2 F2 L2 Uw2 R Uw Fw U2 B D2 Rw' D'"
    ),
    ("random-state", 3, None): "U R F2 D' B2 D R B' L U2 R2 B2 R2 U L2 D F2 D' L2 B2",
}


@pytest.mark.parametrize(
    ("kind", "size", "length"),
    [
        # Solving a 4×4×4 takes as long as all the others.
        pytest.param(*each, marks=[pytest.mark.slow] * (each[:2] == ("random-state", 4)))
        for each in GOLDEN_KINDS
    ],
)
def test_scrambles_of_a_seed_stay_what_they_were(kind, size, length):
    assert scramble(kind, size, 2026, length).alg == GOLDEN_KINDS[kind, size, length]


GOLDEN_RULES = {
    "1,2,3,4,5,6": "B L' D' B' U2 L' U2 R' B' U L' B L F' D2 L2 D2 B'",
    # Those of the second are all found, those of the third are drawn without a search.
    "1,2,3,4,5": "U' F' D F U D2 F' U B R F2 B2 U2 D2 R F2 U2 R2 U2",
    "4,5,no-home": "B L2 F' U' R F D2 B D B2 U2 D2 F' U2 F' B2 U2 F U2 R2",
}


@pytest.mark.parametrize("rules", GOLDEN_RULES)
def test_perfect_scrambles_of_a_seed_stay_what_they_were(rules):
    recipe = Recipe("perfect", rules=parse_rules(rules))
    assert next(scrambles(recipe, 2026, first=1)).alg == GOLDEN_RULES[rules]


@pytest.mark.parametrize("count", [960, *slow(4800)])
def test_perfect_scrambles_are_the_48_each_as_often(count):
    drawn = Counter(made.cube for made in scrambles(Recipe("perfect"), 5, count))
    assert len(drawn) == 48
    values = np.repeat(np.arange(48), list(drawn.values()))
    assert abs(chi_squared(values, 48)) < 4


GOLDEN = {
    2: "F2 U2 R' U R F2 U2 F2 R' U F' U'",
    3: "B R U D' F U2 F D' F L' B2 L",
    4: "Rw' R2 U B' D L U' D2 B' D Rw2 Uw2",
}


@pytest.mark.parametrize("size", GOLDEN)
def test_random_moves_of_a_seed_stay_what_they_were(size):
    made = scramble("random-moves", size, seed=2026, length=12)
    assert format_moves(made.moves, size) == GOLDEN[size]


STATE_DIGESTS = {
    2: "5df97efe0b95876e",
    3: "93dd336ff5a07f5b",
    4: "66b7d48c4d87c7c2",
    5: "778fb34551266f35",
    6: "78f832d7b8858bed",
}


@every("size", STATE_DIGESTS)
def test_random_states_of_a_seed_stay_what_they_were(size):
    state = random_state(size, np.random.default_rng([2026, 0]))
    assert hashlib.sha256(state.facelets.tobytes()).hexdigest()[:16] == STATE_DIGESTS[size]


def test_above_4x4_only_the_state_is_made():
    made = scramble("random-state", 5, seed=1)
    assert made.moves is None
    assert diagnose(made.cube).is_legal


@pytest.mark.parametrize("size", [2, 3])
def test_a_small_random_state_comes_with_moves(size):
    for index in range(3):
        made = scramble("random-state", size, seed=5, index=index)
        assert Cube.solved(size).apply_all(made.moves) == made.cube
        assert made.cube == random_state(size, np.random.default_rng([5, index]))
        assert scramble("random-state", size, seed=5, index=index) == made
        assert len(made.moves) >= (4 if size == 2 else 2)
        assert "2'" not in format_moves(made.moves, size)


@pytest.mark.parametrize("index", [0, *slow(1, 2)])
def test_a_random_4x4x4_comes_with_moves_to_it_in_the_turns_of_competitions(index):
    made = scramble("random-state", 4, seed=5, index=index)
    state = random_state(4, np.random.default_rng([5, index]))
    assert Cube.solved(4).apply_all(made.moves) == made.cube
    assert held_as_usual(made.cube) == held_as_usual(state)
    assert set(made.moves) <= set(scramble_moves(4))
    assert 38 <= len(made.moves) <= 50


def held_as_usual(cube):
    return cube.apply_all(turns_home(cube))


def test_any_moves_of_a_4x4x4_are_made_in_the_turns_of_competitions(rng):
    turns = [
        Move(axis, first, last, quarters)
        for axis in Axis
        for first in range(4)
        for last in range(first, 4)
        for quarters in QUARTERS
    ]
    for _ in range(50):
        moves = [turns[i] for i in rng.integers(len(turns), size=20)]
        made = competition_turns(moves)
        assert set(made) <= set(scramble_moves(4))
        assert competition_turns(made) == made
        cubes = [held_as_usual(Cube.solved(4).apply_all(some)) for some in (moves, made)]
        assert cubes[0] == cubes[1]


# Bad input


@every(
    "arguments, message",
    [
        ({"kind": "perfekt"}, "no scramble 'perfekt': choose random-moves or random-state"),
        ({"length": -1}, "0 to 1,000,000 moves, not -1"),
        ({"length": 1_000_001}, "0 to 1,000,000 moves"),
        ({"seed": -3}, "seed and index are 0 or greater"),
        ({"index": -1}, "seed and index are 0 or greater"),
        ({"kind": "random-state", "length": 20}, "leave the length out"),
        ({"kind": "perfect", "length": 20}, "leave the length out"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_reason(arguments, message):
    with pytest.raises(ScrambleError, match=message):
        scramble(**{"kind": "random-moves", "size": 3, "seed": 1, **arguments})


def test_perfect_scrambles_are_for_the_3x3_alone():
    with pytest.raises(UnsupportedCubeError, match="3×3×3, not for 5×5×5"):
        scramble("perfect", 5, seed=1)
    with pytest.raises(ScrambleError, match="only a perfect scramble"):
        scrambles(Recipe("scored", 3, rules=parse_rules("1")), seed=1)


@pytest.mark.parametrize("size", [1, 101, 0])
def test_sizes_that_no_cube_has_are_refused(size):
    with pytest.raises(UnsupportedCubeError, match="from size 2 to 100"):
        scramble("random-moves", size, seed=1)
