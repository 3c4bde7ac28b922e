"""Big cubes as people solve them: the whole way, stage by stage and step by step."""

import re
from itertools import pairwise, takewhile

import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orbits import EDGES as EDGE_NAMES
from cubeapp.engine.model.orbits import WINGS, faces_of
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand.big.edge_places import edge_of, edges_of
from cubeapp.engine.solvers.by_hand.big.ending import reduced
from cubeapp.engine.solvers.by_hand.big.lesson import CENTRES, EDGES
from cubeapp.engine.solvers.by_hand.choices import LARGEST, REDUCTION, Style
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import hand_solver
from cubeapp.engine.text import COLOUR_NAMES

SIDES = {"top": "U", "bottom": "D", "front": "F", "back": "B", "left": "L", "right": "R"}
LONGEST = {4: 200, 5: 300, 6: 450, 7: 640}
"""In layer turns; somewhat more than the longest that were seen."""


def cubes(size, count, seed=8):
    for index in range(count):
        cube = random_state(size, np.random.default_rng([seed, index]))
        yield cube.apply_all(rotations(size)[(5 * index) % 24])


def solve(cube, style=Style.SHORT, cross=None):
    return hand_solver(REDUCTION, style, cross).solve(cube, Limits(), SearchControl())


def made_centres(cube):
    """The colours of the faces whose centres are made."""
    inner = cube.faces[:, 1:-1, 1:-1].reshape(6, -1)
    return {int(face[0]) for face in inner if len(set(face.tolist())) == 1}


def is_like_a_3x3x3(cube):
    return len(made_centres(cube)) == 6 and edges_of(cube.facelets, cube.size).broken == ()


def side_is(cube, face, rows):
    return len(set(reduced(cube).face(face)[rows].ravel().tolist())) == 1


def two_layers_are_done(cube):
    sides = all(side_is(cube, face, slice(1, 3)) for face in (Face.F, Face.R, Face.B, Face.L))
    return sides and side_is(cube, Face.D, slice(None))


GOALS = {
    "first centre": lambda cube, white: white in made_centres(cube),
    "second centre": lambda cube, white: {white, (white + 3) % 6} <= made_centres(cube),
    "other centres": lambda cube, white: len(made_centres(cube)) == 6,
    "edges": lambda cube, white: len(edges_of(cube.facelets, cube.size).open_edges()) <= 2,
    "last two edges": lambda cube, white: is_like_a_3x3x3(cube),
    "hold": lambda cube, white: True,
    "cross": lambda cube, white: set(reduced(cube).face(Face.D).ravel()[1::2].tolist()) == {white},
    "F2L": lambda cube, white: two_layers_are_done(cube),
    "OLL parity": lambda cube, white: two_layers_are_done(cube),
    "OLL": lambda cube, white: two_layers_are_done(cube) and side_is(cube, Face.U, slice(None)),
    "PLL parity": lambda cube, white: side_is(cube, Face.U, slice(None)),
    "PLL": lambda cube, white: cube.is_solved,
}


def check(cube, solution, white=Face.U):
    """Make sure that an answer is what it says, stage by stage and step by step."""
    shown, size = cube, cube.size
    for stage in solution.stages:
        assert stage.note.endswith(".")
        for step in stage.steps:
            check_step(shown, step)
            shown = shown.apply_all(step.moves)
        assert GOALS[stage.name](shown, white), stage.name
    assert shown.is_solved
    moves = solution.moves
    for one, other in pairwise(moves):
        assert (one.axis, one.first, one.last) != (other.axis, other.first, other.last)
    assert Alg(format_moves(moves, size)).moves(size) == moves


def is_spin(move, step, size):
    """Whether the whole cube is turned, and not over and back as a part of some algs."""
    return move.is_rotation(size) and (not step.case or move.axis is Axis.Y)


def check_step(cube, step):
    """Make sure that a step's text is whole, its hold is so, and pieces are where it says."""
    size = cube.size
    assert re.fullmatch(r"[A-Z0-9].*\.", step.sentence), step.sentence
    assert not re.search(r"[{}]|  |\.\.", step.sentence + step.hint), step.sentence
    assert len(set(step.facelets)) == len(step.facelets)
    spins = list(takewhile(lambda move: is_spin(move, step, size), step.moves))
    held = cube.apply_all(spins)
    if step.hold is not None:
        middle = size // 2
        assert step.hold.top == held.face(Face.U)[middle, middle]
        assert step.hold.front == held.face(Face.F)[middle, middle]
    if "a missing piece of it is" in step.sentence:
        check_pieces(held, step, spins)


def check_pieces(held, step, spins):
    """Make sure that the pieces of an edge are where the sentence says before the slices."""
    size = held.size
    colours, _ = step.name.rsplit(" ", 1)
    outer = step.sentence.split("brings the")[0].strip() if "brings the" in step.sentence else ""
    setup = re.search(r"([URFDLB2' ]+) brings the .* edge to the front right", step.sentence)
    turned = held.apply_all(Alg(setup[1]).moves(size)) if setup else held
    assert outer or not setup
    edges = edges_of(turned.facelets, size)
    numbers = [
        number
        for number, name in enumerate(EDGE_NAMES)
        if "-".join(COLOUR_NAMES[face] for face in faces_of(name)) == colours
    ]
    found = re.findall(r"at the (\w+ \w+), in the (\w+) layer from the (top|bottom)", step.sentence)
    assert found
    for where, ordinal, end in found:
        faces = {SIDES[word] for word in where.split()}
        orbit = ("second", "third", "fourth", "fifth").index(ordinal)
        row = edges.wings[orbit].tolist()
        at = [index for index, name in enumerate(WINGS) if set(name) == faces]
        assert any(edge_of(row[index]) == numbers[0] for index in at), (where, step.sentence)
        assert end in ("top", "bottom")
    front_right = [WINGS.index(name) for name in ("FR", "RF")]
    own = [edge_of(int(row[index])) for row in edges.wings for index in front_right]
    own += [edge_of(int(edges.midges[front_right[0]]))] * (size % 2)
    assert numbers[0] in own


@pytest.mark.parametrize(
    ("size", "count"),
    [
        (4, 1),
        (5, 1),
        *(pytest.param(*case, marks=pytest.mark.slow) for case in ((4, 4), (5, 2), (7, 1))),
        (6, 1),
    ],
)
def test_random_cubes_are_solved_and_every_stage_reaches_its_goal(size, count):
    for cube in cubes(size, count):
        solution = solve(cube)
        check(cube, solution)
        assert solution.length(Metric.STM) <= LONGEST[size]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("size", "count"), [(4, 1000), (5, 500), (6, 100), (7, 100)])
def test_many_random_cubes_are_solved(size, count):
    for cube in cubes(size, count, 9):
        check(cube, solve(cube))


@pytest.mark.parametrize(
    ("size", "style"),
    [
        (4, Style.MIDDLE),
        (5, Style.PLAIN),
        pytest.param(4, Style.PLAIN, marks=pytest.mark.slow),
        pytest.param(5, Style.MIDDLE, marks=pytest.mark.slow),
    ],
)
def test_other_styles_solve_as_well(size, style):
    for cube in cubes(size, 2):
        check(cube, solve(cube, style))


@pytest.mark.slow
def test_the_largest_cube_is_solved():
    (cube,) = cubes(LARGEST, 1)
    check(cube, solve(cube, Style.PLAIN))


@pytest.mark.parametrize(
    ("colour", "name"),
    [
        pytest.param(colour, name, marks=() if colour in (1, 3) else pytest.mark.slow)
        for colour, name in enumerate(COLOUR_NAMES)
    ],
)
def test_the_first_centre_and_the_cross_are_of_the_colour_asked_for(colour, name):
    (cube,) = cubes(4, 1, colour)
    check(cube, solve(cube, cross=name), colour)


@pytest.mark.parametrize("size", [4, 7])
def test_a_solved_cube_has_nothing_to_turn_and_every_stage_says_so(size):
    solution = solve(Cube.solved(size).apply_all(Alg("x y").moves(size)))
    assert solution.moves == ()
    names = [stage.name for stage in solution.stages]
    assert names == [*(stage.value for stage in (*CENTRES, *EDGES)), "cross", "F2L", "OLL", "PLL"]
    assert all(stage.note.endswith("Nothing to turn.") for stage in solution.stages)


@pytest.mark.parametrize("size", [4, 5])
def test_stages_that_are_done_already_are_skipped(size):
    cube = Cube.solved(size).apply_all(Alg("R U F2 L' D B U2 R2").moves(size))
    by_name = {stage.name: stage for stage in solve(cube).stages}
    for name in (stage.value for stage in (*CENTRES, *EDGES)):
        assert by_name[name].moves == ()
        assert by_name[name].note.endswith("Nothing to turn.")
    assert by_name["cross"].moves


@pytest.mark.parametrize("size", [4, 6])
@pytest.mark.parametrize(
    ("alg", "stages"),
    [
        ("2R2 B2 U2 2L U2 2R' U2 2R U2 F2 2R F2 2L' B2 2R2", {"OLL parity"}),
        ("Rw2 F2 U2 Rw2 R2 U2 F2 Rw2", {"PLL parity"}),
    ],
)
def test_a_parity_alone_is_mended_by_its_name(size, alg, stages):
    half = size // 2
    wide = alg.replace("Rw", f"{half}Rw")
    if size > 4:
        wide = re.sub(r"\b2([RL])(?!w)", rf"2-{half}\1w", wide)
    cube = Cube.solved(size).apply_all(Alg(wide).moves(size))
    solution = solve(cube)
    check(cube, solution)
    used = {stage.name for stage in solution.stages if stage.name.endswith("parity")}
    assert stages <= used
    steps = [step for stage in solution.stages for step in stage.steps if step.case in stages]
    assert steps
    assert all(step.case in step.sentence for step in steps)


def test_other_sizes_are_refused_with_the_sizes_it_is_for():
    assert not hand_solver(REDUCTION).accepts(Cube.solved(3))
    assert hand_solver(REDUCTION).accepts(Cube.solved(LARGEST))
    with pytest.raises(UnsupportedCubeError, match="for the 4×4×4 to the 10×10×10"):
        solve(Cube.solved(LARGEST + 1))
