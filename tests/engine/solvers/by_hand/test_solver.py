import re
from itertools import pairwise, product

import numpy as np
import pytest

from cubeapp.engine.facelets.text import parse_facelets
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled, UnsupportedCubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orbits import CORNERS, EDGES, corner_facelets, midge_facelets
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand.choices import CROSSES, Style
from cubeapp.engine.solvers.chains.method_files import chain_methods
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import hand_solver, solver, solvers_for
from cubeapp.engine.solvers.solution import LimitReached
from tests.every import every

NO_LIMITS = Limits()
ORIENTATIONS = ["", "x", "x2", "x'", "z", "z'"]


def solve(cube, name="cfop", style=Style.SHORT, cross="white", limits=NO_LIMITS):
    return hand_solver(name, style, cross).solve(cube, limits, SearchControl())


def cubes(count, seed=6):
    return [random_state(3, np.random.default_rng([seed, index])) for index in range(count)]


def after(text):
    return Cube.solved(3).apply_all(Alg(text).moves(3))


def is_right(cube, facelets):
    """Whether facelets have the colours of the centres of their faces."""
    return all(cube.facelets[index] == cube.facelets[index // 9 * 9 + 4] for index in facelets)


def cubies_of(letters):
    """The facelets of all cubies on the faces of these letters."""
    places = [*zip(CORNERS, corner_facelets(3), strict=True)]
    places += zip(EDGES, midge_facelets(3), strict=True)
    return [index for name, indices in places if set(name) & set(letters) for index in indices]


def face_of(cube, face):
    return len(np.unique(cube.face(face))) == 1


LOWER_EDGES = [i for n, f in zip(EDGES, midge_facelets(3), strict=True) if "D" in n for i in f]
LOWER = cubies_of("D")
TWO_LAYERS = [*LOWER, *midge_facelets(3)[8:].ravel()]
TOP_EDGES = [f[0] for n, f in zip(EDGES, midge_facelets(3), strict=True) if "U" in n]


def corners_agree(cube):
    """Whether the corners of each side of the top match, once it is turned as it should be."""
    return all(len(set(cube.face(Face[side])[0][::2].tolist())) == 1 for side in "FRBL")


def edges_agree(cube):
    """Whether the edges of the top are in the order of the centres, the top turned anyhow."""
    centres, edges = ([int(cube.face(Face[side])[row, 1]) for side in "FRBL"] for row in (1, 0))
    return any(edges == centres[turn:] + centres[:turn] for turn in range(4))


def corners_between_edges(cube):
    """Whether each corner of the top has the colours of the edges beside it, twisted anyhow."""
    edges = {side: int(cube.face(Face[side])[0, 1]) for side in "FRBL"}
    top = int(cube.face(Face.U)[1, 1])
    corners = [corner_facelets(3)[CORNERS.index(name)] for name in ("URF", "UFL", "ULB", "UBR")]
    return all(
        {int(cube.facelets[index]) for index in corner} == {top, edges[one], edges[other]}
        for corner, (one, other) in zip(corners, ("RF", "FL", "LB", "BR"), strict=True)
    )


def edges_up_or_home(cube):
    """Whether each edge of the cross shows its colour at the top, or is home."""
    colour = cube.face(Face.D)[1, 1]
    petals = sum(int(cube.facelets[index] == colour) for index in TOP_EDGES)
    lower = [f for n, f in zip(EDGES, midge_facelets(3), strict=True) if "D" in n]
    return petals + sum(is_right(cube, edge) for edge in lower) == 4


def lower_sides_match(cube):
    return all(len(set(cube.face(Face[side])[-1].tolist())) == 1 for side in "FRBL")


GOALS = {
    "hold": lambda cube: True,
    "daisy": edges_up_or_home,
    "cross": lambda cube: is_right(cube, LOWER_EDGES),
    "F2L": lambda cube: is_right(cube, TWO_LAYERS),
    "corners": lambda cube: is_right(cube, LOWER),
    "middle edges": lambda cube: is_right(cube, TWO_LAYERS),
    "OLL": lambda cube: is_right(cube, TWO_LAYERS) and face_of(cube, Face.U),
    "PLL": lambda cube: cube.is_solved,
    "top cross": lambda cube: is_right(cube, [*TWO_LAYERS, *TOP_EDGES]),
    "top face": lambda cube: is_right(cube, TWO_LAYERS) and face_of(cube, Face.U),
    "top corners": lambda cube: is_right(cube, TWO_LAYERS) and corners_agree(cube),
    "top edges": lambda cube: cube.is_solved,
    "edge order": lambda cube: GOALS["top cross"](cube) and edges_agree(cube),
    "corner order": lambda cube: GOALS["edge order"](cube) and corners_between_edges(cube),
    "corner twist": lambda cube: cube.is_solved,
    "face": lambda cube: face_of(cube, Face.D),
    "corners up": lambda cube: face_of(cube, Face.D) and face_of(cube, Face.U),
    "both layers": lambda cube: cube.is_solved,
    "first layer": lambda cube: face_of(cube, Face.D) and lower_sides_match(cube),
    "corner places": lambda cube: cube.is_solved,
}


def check(cube, solution, cross="white"):
    """Make sure that an answer is what it says, stage by stage and step by step."""
    shown = cube
    for stage in solution.stages:
        assert stage.moves == tuple(move for step in stage.steps for move in step.moves)
        assert stage.note.endswith(".")
        for step in stage.steps:
            assert step.sentence[0] == step.sentence[0].upper()
            assert step.sentence.endswith(".")
            assert not re.search(r"[{}]", step.sentence + step.hint + stage.note)
            assert len(set(step.facelets)) == len(step.facelets)
            shown = shown.apply_all(step.moves)
            if cube.size == 3:
                centres = (shown.face(Face.U)[1, 1], shown.face(Face.F)[1, 1])
                assert (step.hold.top, step.hold.front) == centres
        assert GOALS[stage.name](shown), stage.name
        if cube.size == 3 and cross != "any" and stage.steps:
            assert shown.face(Face.D)[1, 1] == CROSSES[cross][0]
    assert shown.is_solved
    assert_smooth(solution)


def assert_smooth(solution):
    """No two turns of one face, nor two of the whole cube, next to each other."""
    size = solution.size
    moves = [move for stage in solution.stages if stage.name != "hold" for move in stage.moves]
    for one, other in pairwise(moves):
        assert (one.axis, one.first, one.last) != (other.axis, other.first, other.last)
        assert not (one.is_rotation(size) and other.is_rotation(size))


MEANS = {
    ("cfop", Style.SHORT): 42,
    ("cfop", Style.MIDDLE): 49,
    ("cfop", Style.PLAIN): 53,
    ("beginner", Style.SHORT): 65,
    ("beginner", Style.MIDDLE): 75,
    ("beginner", Style.PLAIN): 80,
    ("classic", Style.SHORT): 68,
    ("classic", Style.MIDDLE): 82,
    ("classic", Style.PLAIN): 93,
}


def check_random_cubes(name, style, count, seed=6):
    lengths = []
    for cube in cubes(count, seed):
        solution = solve(cube, name, style)
        check(cube, solution)
        lengths.append(solution.length(Metric.HTM))
    assert np.mean(lengths) <= MEANS[name, style]
    assert name != "cfop" or style is not Style.SHORT or max(lengths) <= 52


FEW_MEANS = [("cfop", Style.SHORT), ("beginner", Style.MIDDLE), ("classic", Style.PLAIN)]
"""Each method and each style once."""


@pytest.mark.parametrize(
    ("name", "style"),
    [
        *FEW_MEANS,
        *(pytest.param(*one, marks=pytest.mark.slow) for one in MEANS if one not in FEW_MEANS),
    ],
)
def test_random_cubes_are_solved_and_every_stage_reaches_its_goal(name, style):
    check_random_cubes(name, style, 5, seed=7)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "style"),
    # The short style of the other methods is measured on ten thousand below.
    [one for one in MEANS if one not in {("beginner", Style.SHORT), ("classic", Style.SHORT)}],
)
def test_many_random_cubes_are_solved_and_every_stage_reaches_its_goal(name, style):
    check_random_cubes(name, style, 1000)


@pytest.mark.parametrize(
    "index", [971, *(pytest.param(index, marks=pytest.mark.slow) for index in (926, 110))]
)
def test_cubes_with_few_ways_to_insert_pairs_are_solved_shortly_too(index):
    cube = random_state(3, np.random.default_rng([6, index]))
    solution = solve(cube)
    check(cube, solution)
    assert solution.length(Metric.HTM) <= 47


@pytest.mark.parametrize("count", [5, pytest.param(100, marks=pytest.mark.slow)])
@pytest.mark.parametrize("style", list(Style))
@pytest.mark.parametrize(("name", "most"), [("ortega", 20), ("layers", 28)])
def test_random_2x2x2_are_solved_and_every_stage_reaches_its_goal(name, most, style, count):
    lengths = []
    for index in range(count):
        cube = random_state(2, np.random.default_rng([6, index]))
        solution = solve(cube, name, style, None)
        check(cube, solution, "any")
        lengths.append(solution.length(Metric.HTM))
    assert np.mean(lengths) <= most


@pytest.mark.parametrize("name", ["ortega", "layers"])
def test_a_solved_2x2x2_has_nothing_to_turn(name):
    solution = solve(Cube.solved(2), name, cross=None)
    assert solution.moves == ()
    assert all(stage.note.endswith("Nothing to turn.") for stage in solution.stages)


def test_a_2x2x2_has_a_white_layer_where_it_is_asked_for():
    for index in range(5):
        cube = random_state(2, np.random.default_rng([7, index]))
        for name in ("ortega", "layers"):
            shown = cube
            for stage in solve(cube, name, cross="white").stages[:2]:
                shown = shown.apply_all(stage.moves)
            assert np.all(shown.face(Face.D) == Face.U)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("first", range(0, 10_000, 2000))
@pytest.mark.parametrize("name", ["cfop", "beginner", "classic"])
def test_ten_thousand_random_cubes_are_solved_in_as_few_turns_as_promised(name, first):
    lengths = []
    for index in range(first, first + 2000):
        cube = random_state(3, np.random.default_rng([66, index]))
        solution = solve(cube, name)
        check(cube, solution)
        lengths.append(solution.length(Metric.HTM))
    assert np.mean(lengths) <= MEANS[name, Style.SHORT]


FEW_CROSSES = [*zip(["cfop", "beginner", "classic"] * 3, CROSSES, strict=False)]
"""Each colour with one method."""


@pytest.mark.parametrize(
    ("name", "cross"),
    [
        *FEW_CROSSES,
        *(
            pytest.param(*one, marks=pytest.mark.slow)
            for one in product(["cfop", "beginner", "classic"], CROSSES)
            if one not in FEW_CROSSES
        ),
    ],
)
def test_the_cross_is_of_the_colour_asked_for(name, cross):
    for cube in cubes(2):
        check(cube, solve(cube, name, cross=cross), cross)


@every("turns", [f"{tip} {spin}" for tip in ORIENTATIONS for spin in ("", "y")])
def test_a_cube_may_be_held_in_any_way(turns):
    cube = cubes(1)[0].apply_all(Alg(turns).moves(3))
    check(cube, solve(cube))


@every("name", ["cfop", "beginner", "classic"])
@every("turns", ["", "x", "z2 y"])
def test_a_solved_cube_has_nothing_to_turn_and_every_stage_says_so(name, turns):
    solution = solve(after(turns), name)
    assert solution.moves == ()
    assert [stage.note.split(": ")[1] for stage in solution.stages] == [
        "already done. Nothing to turn."
    ] * len(solution.stages)


def test_a_cross_whose_edges_cannot_go_home_one_by_one_is_made_at_once():
    """Every way to an edge of it ends with the face that the next one begins with."""
    cube = random_state(3, np.random.default_rng([66, 271]))
    solution = solve(cube, "beginner")
    check(cube, solution)
    [cross] = next(stage for stage in solution.stages if stage.name == "cross").steps
    assert "go home together" in cross.sentence


def test_a_slice_that_ends_an_alg_does_not_begin_the_next_one():
    cube = random_state(3, np.random.default_rng([67, 521]))
    solution = solve(cube, style=Style.PLAIN)
    check(cube, solution)
    cases = [step.case for stage in solution.stages for step in stage.steps]
    assert {"OLL 20", "PLL Ua"} <= set(cases)


def test_stages_that_are_done_already_are_skipped():
    solution = solve(after("z2 R U R' U' R' F R2 U' R' U' R U R' F' z2"))
    by_name = {stage.name: stage for stage in solution.stages}
    assert by_name["cross"].moves == by_name["F2L"].moves == by_name["OLL"].moves == ()
    assert by_name["F2L"].note == "F2L: already done. Nothing to turn."
    assert by_name["PLL"].steps[0].case == "PLL T"


def test_a_case_has_its_name_and_the_step_its_cubies():
    solution = solve(after("z2 R U2 R' U' R U' R' z2"), style=Style.PLAIN)
    [step] = [step for stage in solution.stages for step in stage.steps if step.case]
    assert step.case == "OLL 27"
    assert "Sune" in step.sentence
    assert len(step.facelets) == 4 * 3 + 4 * 2


def test_the_first_step_says_how_to_hold_the_cube():
    solution = solve(cubes(1)[0])
    hold = solution.stages[0].steps[0]
    assert re.fullmatch(r"Hold the cube with white at the bottom and \w+ in front\.", hold.sentence)
    assert all(move.is_rotation(3) for move in hold.moves)


def test_the_same_cube_has_the_same_answer():
    cube = cubes(1)[0]
    assert solve(cube).stages == solve(cube).stages


def test_an_answer_longer_than_allowed_is_none():
    with pytest.raises(LimitReached, match="cfop needs"):
        solve(cubes(1)[0], limits=Limits(max_length=20))


def test_a_cube_that_no_turns_solve_is_refused():
    facelets = Cube.solved(3).facelets.copy()
    facelets[[7, 19]] = facelets[[19, 7]]
    with pytest.raises(InvalidCubeError):
        solve(Cube.from_faces(facelets.reshape(6, 3, 3)))


def test_a_cube_of_another_size_and_a_choice_of_turns_are_refused():
    assert not solver("cfop").accepts(Cube.solved(2))
    with pytest.raises(UnsupportedCubeError, match="3×3×3 only"):
        solve(Cube.solved(4))
    with pytest.raises(UnsupportedCubeError, match="turns of all faces"):
        solve(cubes(1)[0], limits=Limits(turns=frozenset()))


def test_a_cancelled_search_ends():
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        hand_solver("cfop").solve(cubes(1)[0], NO_LIMITS, control)


def test_unknown_methods_and_colours_are_answered_with_the_known_ones():
    with pytest.raises(
        UnsupportedCubeError, match="no method 'magic'; there are beginner, classic, cfop"
    ):
        hand_solver("magic")
    with pytest.raises(UnsupportedCubeError, match=r"no cross 'pink'.*white.*any"):
        hand_solver("cfop", Style.SHORT, "pink")


def test_hand_style_methods_are_offered_for_the_3x3x3_after_the_others():
    names = [candidate.name for candidate in solvers_for(Cube.solved(3))]
    assert names[:3] == ["two-phase", "optimal", "fmc"]
    assert set(names[3:]) == {"beginner", "classic", "cfop", *chain_methods().by_id}
    names = [candidate.name for candidate in solvers_for(Cube.solved(2))]
    assert names == ["two-by-two", "ortega", "layers"]


def test_painted_text_is_solved_as_well():
    text = "DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD"
    cube = parse_facelets(text, 3).cube
    assert solve(cube, "beginner").solves(cube)
