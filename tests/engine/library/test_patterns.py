"""Every pattern beside its description: facelets, order, symmetry, or the rule it is made by."""

from itertools import pairwise, product

import numpy as np
import pytest

from cubeapp.engine.facelets.text import parse_facelets
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.library.data import pattern_data
from cubeapp.engine.library.patterns import (
    Pattern,
    pattern_keys,
    pattern_of_alg,
    patterns_for,
)
from cubeapp.engine.library.rules import RULES
from cubeapp.engine.library.turned import cubie_points, half, third, turned
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face, facelet_indices, facelet_points
from cubeapp.engine.model.moves import Metric, Move, rotation
from cubeapp.engine.model.orbits import corner_facelets
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.effect import effect_of
from cubeapp.engine.solvers.by_hand.cases import case_data
from tests.every import every

KNOWN = case_data()["patterns"]
OWN = pattern_data()["patterns"]["3"]
SMALL = pattern_data()["patterns"]["2"]
BOTH = [(3, name) for name in OWN] + [(2, name) for name in SMALL]
SIZES = (2, 3, 4, 5, 6, 7, 8, 9, 12, 15)
OPPOSITE = [3, 4, 5, 0, 1, 2]


def holds(size):
    """The 24 ways to turn the whole cube."""
    for tip, turn in product(["", "x", "x2", "x'", "z", "z'"], ["", "y", "y2", "y'"]):
        yield Alg(f"{tip} {turn}").moves(size)


def mirrored(cube):
    """The cube in a mirror on its left or right, its colours named by where they are at home."""
    points = facelet_points(cube.size) * [-1, 1, 1]
    names = np.array([0, 4, 2, 3, 1, 5])
    facelets = names[cube.facelets[facelet_indices(points, cube.size)]]
    return Cube.from_faces(facelets.reshape(6, cube.size, cube.size))


def renamed(cube, hold):
    """The cube turned as a whole, each colour named by the face where it is at home then."""
    solved = Cube.solved(cube.size).apply_all(hold)
    names = np.argsort([int(solved.face(face)[0, 0]) for face in Face])
    facelets = names[cube.apply_all(hold).facelets]
    return Cube.from_faces(facelets.reshape(6, cube.size, cube.size))


def images(cube):
    """The cube seen from all 24 sides, and in the mirror."""
    return [renamed(image, hold) for image in (cube, mirrored(cube)) for hold in holds(cube.size)]


def pattern(name, size):
    return next(pattern for pattern in patterns_for(size) if pattern.name == name)


# The sixty that are known by name


@every("name", KNOWN)
def test_a_known_pattern_looks_as_it_is_written_down(name):
    made = pattern(name, 3)
    assert made.cube == parse_facelets(KNOWN[name]["facelets"], 3).cube
    assert effect_of(made.moves, 3).order == KNOWN[name]["order"]
    assert Metric.HTM.count(made.moves, 3) == KNOWN[name]["htm"]
    assert made.about


# Our own of the 3×3×3, as they are made of the solved cube


def quarter(size):
    return (rotation(1, 1, size),)


def rims(cubies):
    return (np.abs(cubies) == cubies.max()).sum(axis=1)


def corners(cubies):
    return rims(cubies) == 3


def edges(cubies):
    return rims(cubies) == 2


def flipped_edges(size, region=None):
    """The solved cube with the edges of ``region``, or all of them, flipped in place."""
    points = facelet_points(size)
    cubies = cubie_points(size)
    at_rim = np.abs(cubies) == size - 1
    flipped = at_rim.sum(axis=1) == 2
    if region is not None:
        flipped &= region(cubies)
    others = at_rim & (np.abs(points) != size)
    axis = np.argmax(others, axis=1)
    is_positive = cubies[np.arange(len(cubies)), axis] > 0
    other = np.where(is_positive, np.array([1, 0, 2])[axis], np.array([4, 3, 5])[axis])
    solved = Cube.solved(size)
    return Cube.from_faces(np.where(flipped, other, solved.facelets).reshape(6, size, size))


def at_poles(cubies):
    """The corners at UFR and DBL."""
    return np.abs(cubies.sum(axis=1)) == 3 * cubies.max()


def outside_the_blocks(cubies):
    """What is in no 2×2×2 block at UFR or DBL."""
    return np.isin(np.sign(cubies), [1]).any(axis=1) & (np.sign(cubies) == -1).any(axis=1)


def twisted(cube, twists):
    facelets = cube.facelets.copy()
    for place, twist in zip(corner_facelets(cube.size), twists, strict=True):
        facelets[place] = facelets[np.roll(place, -twist)]
    return Cube.from_faces(facelets.reshape(6, cube.size, cube.size))


def after(cube, name):
    return cube.apply_all(pattern(name, 3).moves)


SOLVED = Cube.solved(3)
BY_TURNS = [1, 2, 1, 2, 2, 1, 2, 1]
DEFINITIONS = {
    "Checkerboard in three colours": lambda: turned(3, edges, third),
    "Supertwist": lambda: twisted(SOLVED, BY_TURNS),
    "Superfliptwist": lambda: twisted(flipped_edges(3), BY_TURNS),
    "Superflip with six spots": lambda: after(flipped_edges(3), "Six Spots"),
    "Superflip on a checkerboard": lambda: after(flipped_edges(3), "Checkerboard"),
    "Flipped rings": lambda: flipped_edges(3, lambda cubies: cubies[:, 1] != 0),
    "Flipped belt": lambda: flipped_edges(3, lambda cubies: cubies[:, 1] == 0),
    "Flowers": lambda: turned(3, lambda cubies: 3 - rims(cubies), third),
    "Twisted poles": lambda: turned(3, at_poles, third),
    "Twisted ring": lambda: twisted(SOLVED, [0, 0, 0, 0, 1, 2, 1, 2]),
    "Studs": lambda: turned(3, lambda cubies: edges(cubies) & (cubies[:, 1] != 0), quarter),
    "Four crosses around": lambda: turned(3, corners, quarter),
    "Four crosses opposite": lambda: turned(3, corners, half),
    "Four checkerboards": lambda: turned(3, edges, half),
    "Belt": lambda: turned(3, lambda cubies: cubies[:, 1] != 0, quarter),
    "Twisted tower": lambda: SOLVED.apply_all(Alg("U' D'").moves(3)),
    "Superflip in a cube": lambda: after(turned(3, outside_the_blocks, third), "Superflip"),
}


def odd(cubies):
    return ((cubies + cubies.max()) // 2).sum(axis=1) % 2 == 1


SMALL_DEFINITIONS = {
    "Four checkerboards": lambda: turned(2, odd, half),
    "Supertwist": lambda: twisted(Cube.solved(2), BY_TURNS),
    "Twisted ring": lambda: twisted(Cube.solved(2), [0, 0, 0, 0, 1, 2, 1, 2]),
    "Cube in a cube": lambda: turned(2, lambda cubies: ~at_poles(cubies), third),
    "Two pillars": lambda: turned(2, lambda cubies: cubies[:, 0] == cubies[:, 2], half),
}


def test_there_are_at_least_fifteen_of_our_own_and_each_is_defined():
    assert len(OWN) >= 15
    assert set(OWN) == set(DEFINITIONS)
    assert set(SMALL) == set(SMALL_DEFINITIONS)


@every("size, name", BOTH)
def test_our_own_pattern_is_what_it_is_defined_as(size, name):
    defined = (DEFINITIONS if size == 3 else SMALL_DEFINITIONS)[name]()
    assert defined in [pattern(name, size).cube.apply_all(hold) for hold in holds(size)]


@every("size, name", BOTH)
def test_our_own_pattern_has_its_facelets_order_and_symmetry(size, name):
    check, made = pattern_data()["patterns"][str(size)][name]["check"], pattern(name, size)
    assert made.cube == parse_facelets(check["facelets"], size).cube
    assert effect_of(made.moves, size).order == check["order"]
    assert images(made.cube).count(made.cube) == check["symmetries"]


def test_none_of_our_own_is_a_known_one_seen_from_another_side():
    known = {pattern(name, 3).cube for name in KNOWN}
    for name in OWN:
        assert not known & set(images(pattern(name, 3).cube))


# Those of other sizes, by rule


@every("size", SIZES)
def test_what_rules_make_is_legal_new_and_not_solved(size):
    made = patterns_for(size)
    assert tuple(pattern.key for pattern in made) == pattern_keys(size)
    assert len({pattern.name for pattern in made}) == len(made)
    if size != 3:
        # Of the sixty some are one cube by two names.
        assert len({pattern.cube for pattern in made}) == len(made)
    for each in made:
        assert each.size == size
        assert not each.cube.is_solved
        assert diagnose(each.cube).is_legal
        assert each.about


@every("size", SIZES)
def test_the_moves_of_a_pattern_lead_to_it(size):
    for each in patterns_for(size):
        if each.moves:
            assert Cube.solved(size).apply_all(each.moves) == each.cube


@pytest.mark.parametrize("size", pattern_data()["algs"])
def test_algs_that_solvers_found_make_what_the_rule_says(size):
    rules = {rule.name: rule for rule in RULES}
    for name, alg in pattern_data()["algs"][size].items():
        rule, made = rules[name], pattern_of_alg(name, alg, int(size)).cube
        solved = Cube.solved(int(size))
        wanted = rule.cube(int(size)) if rule.cube else solved.apply_all(rule.moves(int(size)))
        assert wanted in [made.apply_all(hold) for hold in holds(int(size))]


def shells(cubies):
    """How many layers a cubie is from UFR on the faces there, and from DBL on the others."""
    steps = (cubies.max() - cubies) // 2
    return np.where(steps.min(axis=1) == 0, steps.max(axis=1), steps.max() - steps.min(axis=1))


def from_outside(cubies):
    return cubies.max() - shells(cubies)


def distances(cubies):
    return np.sort(np.abs(cubies), axis=1)


BY_REGIONS = {
    "Cube in a cube": (lambda cubies: shells(cubies) > cubies.max() // 2, third),
    "Nested cubes": (lambda cubies: from_outside(cubies) % 2 == 0, third),
    "Nested cubes in three colours": (lambda cubies: from_outside(cubies) % 3, third),
    "Crosses": (lambda cubies: distances(cubies)[:, 0] <= 1, third),
    "Crosses, opposite colours": (lambda cubies: distances(cubies)[:, 0] <= 1, half),
    "Diagonals": (lambda cubies: distances(cubies)[:, 0] == distances(cubies)[:, 1], third),
}


@every("size", [4, 5, 6, 7, 10, 11])
@every("name", [*BY_REGIONS, "Superflip"])
def test_turns_of_blocks_make_what_turning_a_region_makes(name, size):
    rule = next(rule for rule in RULES if rule.name == name)
    made = Cube.solved(size).apply_all(rule.moves(size))
    wanted = turned(size, *BY_REGIONS[name]) if name in BY_REGIONS else flipped_edges(size)
    assert wanted in [made.apply_all(hold) for hold in holds(size)]


def test_there_is_a_pattern_for_the_smallest_and_the_largest_cube():
    assert patterns_for(2)
    largest = patterns_for(100)
    assert len(largest) > 10
    assert all(pattern.size == 100 for pattern in largest)


def faces_of(name, size):
    return pattern(name, size).cube.faces


@pytest.mark.parametrize("size", [4, 5, 8])
def test_spots_are_squares_of_one_colour_in_a_rim_of_another(size):
    for face in faces_of("Spots", size):
        inner = face[1:-1, 1:-1]
        rim = np.concatenate([face[0], face[-1], face[:, 0], face[:, -1]])
        assert len(set(inner.ravel())) == len(set(rim)) == 1
        assert inner[0, 0] != rim[0]


@pytest.mark.parametrize("size", [5, 6, 9, 10])
def test_targets_change_colour_from_square_to_square(size):
    for face in faces_of("Targets", size):
        line = face[size // 2, : (size + 1) // 2]
        assert len(set(line)) == 2
        assert np.all(line[1:] != line[:-1])


@pytest.mark.parametrize("size", [5, 7, 15])
def test_a_checkerboard_has_two_opposite_colours_by_turns(size):
    rows, columns = np.indices((size, size))
    for number, face in enumerate(faces_of("Checkerboard", size)):
        wanted = np.where((rows + columns) % 2, OPPOSITE[number], number)
        assert np.array_equal(face, wanted)


@pytest.mark.parametrize("size", [2, 4, 5, 8])
def test_four_faces_are_checkerboards_on_every_size(size):
    rows, columns = np.indices((size, size))
    faces = faces_of("Four checkerboards", size)
    for number in (Face.U, Face.D):
        assert np.all(faces[number] == number)
    for number in (Face.R, Face.F, Face.L, Face.B):
        changed = faces[number] != number
        parity = (rows + columns) % 2 == 1
        assert np.array_equal(changed, parity) or np.array_equal(changed, ~parity)
        assert set(faces[number][changed]) == {OPPOSITE[number]}


@pytest.mark.parametrize("size", [2, 4, 6])
def test_no_checkerboard_is_offered_where_corners_would_have_to_be_one(size):
    assert not any(name.startswith("Checkerboard") for name in pattern_keys(size))


@pytest.mark.parametrize("size", [4, 6, 9])
def test_stripes_go_up_four_faces(size):
    faces = faces_of("Stripes", size)
    for face in (Face.U, Face.F, Face.D, Face.B):
        assert np.all(faces[face] == faces[face][0])
        assert len(set(faces[face][0])) == 2
    for face in (Face.R, Face.L):
        assert np.all(faces[face] == face)


@pytest.mark.parametrize("size", [4, 7])
def test_each_layer_of_the_tower_is_turned_on(size):
    faces = faces_of("Twisted tower", size)
    around = [int(value) for value in faces[Face.F][:, 0]]
    assert around[:4] == [Face.F, Face.R, Face.B, Face.L]
    assert np.all(faces[Face.F] == faces[Face.F][:, :1])


@pytest.mark.parametrize("size", [5, 7, 9])
def test_crosses_are_the_middle_row_and_column(size):
    middle = size // 2
    for face in faces_of("Crosses", size):
        cross = np.zeros((size, size), dtype=bool)
        cross[middle], cross[:, middle] = True, True
        assert len(set(face[cross])) == len(set(face[~cross])) == 1
        assert face[0, 0] != face[middle, middle]


@pytest.mark.parametrize("size", [4, 5, 8])
def test_diagonals_run_from_corner_to_corner(size):
    lines = np.eye(size, dtype=bool) | np.eye(size, dtype=bool)[::-1]
    for face in faces_of("Diagonals", size):
        assert len(set(face[lines])) == len(set(face[~lines])) == 1
        assert face[0, 0] != face[0, 1]


@every("size", [2, 3, 4, 5, 6, 9])
def test_a_cube_in_a_cube_has_a_block_at_one_corner_of_each_face(size):
    name = "Cube in the Cube" if size == 3 else "Cube in a cube"
    for face in faces_of(name, size):
        blocks = [np.rot90(face, turn)[: (size + 1) // 2, : (size + 1) // 2] for turn in range(4)]
        uniform = [block for block in blocks if len(set(block.ravel())) == 1]
        assert len(uniform) >= 1
        values, counts = np.unique(face, return_counts=True)
        assert len(values) == 2
        assert ((size + 1) // 2) ** 2 in counts


@pytest.mark.parametrize("size", [5, 6, 9])
def test_diamonds_stand_on_their_corners(size):
    distance = sum(np.abs(2 * axis - (size - 1)) for axis in np.indices((size, size)))
    for face in faces_of("Diamonds", size):
        inside = distance <= size - 1
        assert len(set(face[inside])) == len(set(face[~inside])) == 1
        assert face[0, 0] != face[size // 2, size // 2]
    for face in faces_of("Diamonds in each other", size):
        rings = [set(face[distance // 4 == ring]) for ring in range(size // 2 + 1)]
        assert all(len(ring) <= 1 for ring in rings)
        colours = [ring.pop() for ring in rings if ring]
        assert all(one != next_one for one, next_one in pairwise(colours))


@pytest.mark.parametrize("size", [5, 7])
def test_a_checkerboard_in_three_colours_borrows_from_a_neighbour(size):
    rows, columns = np.indices((size, size))
    for face in faces_of("Checkerboard in three colours", size):
        squares = [set(face[(rows + columns) % 2 == parity]) for parity in (0, 1)]
        assert [len(colours) for colours in squares] == [1, 1]
        one, other = (colours.pop() for colours in squares)
        assert other not in (one, OPPOSITE[one])


@pytest.mark.parametrize("size", [6, 8, 10])
def test_plaid_is_home_where_bands_cross(size):
    band = np.minimum(np.arange(size), np.arange(size)[::-1]) % 2 == 1
    changed = band[:, None] ^ band[None, :]
    for number, face in enumerate(faces_of("Plaid", size)):
        assert np.array_equal(face, np.where(changed, OPPOSITE[number], number))


@pytest.mark.parametrize("size", [4, 5, 9])
def test_windows_have_bars_of_the_colour_opposite(size):
    inner = np.arange(size) % (size - 1) != 0
    changed = inner[:, None] ^ inner[None, :]
    for number, face in enumerate(faces_of("Windows", size)):
        assert np.array_equal(face, np.where(changed, OPPOSITE[number], number))


@pytest.mark.parametrize(("name", "size"), [("Pegboard", 9), ("Four corners of a square", 6)])
def test_single_stickers_stand_in_a_grid(name, size):
    pegs = np.arange(size) % 2 == 1
    if name != "Pegboard":
        pegs = np.isin(np.arange(size), [1, size - 2])
    grid = pegs[:, None] & pegs[None, :]
    for number, face in enumerate(faces_of(name, size)):
        assert np.all(face[~grid] == number)
        assert len(set(face[grid])) == 1
        assert face[grid][0] not in (number, OPPOSITE[number])


@pytest.mark.parametrize("size", [4, 7])
def test_every_second_layer_is_a_band(size):
    faces = faces_of("Bands", size)
    for row, values in enumerate(faces[Face.F]):
        assert set(values) == {Face.R if row % 2 and row < size - 1 else Face.F}
    assert np.all(faces[Face.U] == Face.U)


@pytest.mark.parametrize("size", [4, 5, 8])
def test_four_crosses_have_the_colour_opposite(size):
    crossed = 0
    for face in faces_of("Crosses, opposite colours", size):
        middle = face[size // 2, size // 2]
        crossed += face[0, 0] == OPPOSITE[middle]
        assert np.all(face[size // 2] == middle)
        assert np.all(face[:, size // 2] == middle)
    assert crossed == 4


@pytest.mark.parametrize("size", [4, 5])
def test_the_superflip_shows_every_edge_from_its_other_side(size):
    faces = faces_of("Superflip", size)
    flipped = faces != np.arange(6)[:, None, None]
    assert flipped.sum() == 24 * (size - 2)
    assert np.all(faces[Face.U][-1, 1:-1] == Face.F)
    assert np.all(faces[Face.F][0, 1:-1] == Face.U)


def test_layers_side_by_side_turn_in_one_move():
    spots = next(rule for rule in RULES if rule.name == "Spots")
    assert spots.moves(6)[0] == Move(0, 1, 4, -1)


def test_points_of_cubies_lie_inside_the_cube():
    assert np.abs(cubie_points(5)).max() == 4


def test_only_the_names_of_the_program_are_translated():
    known, own = Pattern("Spots", 4), Pattern("Spots", 4, is_own=True)
    german = {"Spots": "Punkte"}
    assert [each.name.said(lambda text: german.get(text, text)) for each in (known, own)] == [
        "Punkte",
        "Spots",
    ]
