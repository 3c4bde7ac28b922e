import numpy as np
import pytest

from cubeapp.drawing.shown import Shown
from cubeapp.drawing.stickers import dimmed
from cubeapp.drawing.theme import COLOUR_SCHEMES, DARK
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.masks import F2L, Mask
from cubeapp.engine.model.moves import face_turn, rotation
from cubeapp.engine.model.orbits import corner_facelets
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.solution import Solution, Stage, Stats
from cubeapp.engine.solvers.steps import Hold, Step
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.services.stickering import STEP
from tests.every import every
from tests.ui.windows import submenu

CORNER, OTHER = (tuple(corner_facelets(3)[place].tolist()) for place in (0, 5))
FIRST, SECOND = Alg("x2 R U2").moves(3), Alg("F D' L").moves(3)
"""Two steps; the facelets of the second are those before it."""


@pytest.fixture
def start():
    return Cube.solved(3).apply_all(Alg("L' D F' U2 R' x2").moves(3))


@pytest.fixture
def program(one_window, start):
    steps = (
        Step("one", FIRST, "This.", Hold(Face.D, Face.B), CORNER),
        Step("two", SECOND, "That.", Hold(Face.D, Face.B), OTHER),
    )
    stage = Stage.of_steps("cross", "Why.", steps)
    solution = Solution("test", 3, (stage,), Stats(0.0, 0))
    program = one_window
    program.player.instant = True
    program.feature("views").choose_stickering(STEP)
    program.document.restore(Memory(State(Timeline(start), 0)))
    program.document.load_timeline(Timeline.of_solution(start, solution), 0, "solve")
    return program


def lit_facelets(program):
    """What both views light, as colours; everything if nothing is dimmed."""
    window = program.window
    positions = [view.position for view in (window.cube_view, window.net_view)]
    assert positions[0] == positions[1]
    position = positions[0]
    assert len(position.mask) in (0, 54)
    return np.flatnonzero(np.frombuffer(position.mask, bool)) if position.mask else np.arange(54)


def colours_lit(program):
    """The colours of the lit cubie, without the centres that stand for them."""
    lit = lit_facelets(program)
    cube = program.window.cube_view.position.cube
    return sorted(cube.facelets[[i for i in lit.tolist() if i % 9 != 4]].tolist())


def test_the_cubie_of_a_step_is_lit_wherever_its_moves_take_it(program, start):
    expected = sorted(start.facelets[list(CORNER)].tolist())
    for moment in (0.0, 0.5, 1.0, 1.3, 2.0, 2.9):
        program.player.scrub(moment)
        assert colours_lit(program) == expected
        assert len(lit_facelets(program)) == 6
    second = start.apply_all(FIRST)
    expected = sorted(second.facelets[list(OTHER)].tolist())
    for moment in (3.0, 4.5, 5.0, 5.9):
        program.player.scrub(moment)
        assert colours_lit(program) == expected


def test_the_same_is_lit_on_the_way_back(program, start, qtbot):
    program.player.instant = False
    expected = sorted(start.facelets[list(CORNER)].tolist())
    program.player.go_to(3)
    program.player.turn_ms = 60_000
    program.player.step(-1)
    for before in (3.0, program.player.time):
        qtbot.waitUntil(lambda before=before: program.player.time < before)
        assert 2.0 < program.player.time < 3.0
        assert program.window.cube_view.position.move == FIRST[-1].inverse()
        assert colours_lit(program) == expected


def test_all_is_lit_at_the_end_and_while_painting_and_without_a_solution(program):
    program.player.go_to(6)
    assert len(lit_facelets(program)) == 54
    program.player.go_to(2)
    assert len(lit_facelets(program)) == 6
    program.document.begin_painting()
    assert len(lit_facelets(program)) == 54
    program.document.end_painting()
    assert len(lit_facelets(program)) == 6
    program.opener.reset()
    assert len(lit_facelets(program)) == 54


def test_a_solution_of_another_size_can_take_the_place_of_one(program):
    document, solution = program.document, program.document.timeline
    document.change_size(5)
    document.load_timeline(solution, 1, "solve")
    assert len(lit_facelets(program)) == 6
    document.change_size(4)
    assert not program.window.cube_view.position.mask


def test_a_turn_by_hand_that_leaves_the_solution_lights_all_again(program):
    program.player.go_to(1)
    program.document.turn(face_turn(Face.U, 1, 3))
    assert len(lit_facelets(program)) == 54


def test_a_part_can_be_lit_instead_with_the_colour_that_the_step_holds_at_the_bottom(program):
    for choice, count in (("cross", 14), ("OLL", 9), ("corners", 24)):
        program.feature("views").choose_stickering(choice)
        assert len(lit_facelets(program)) == count
        cube = program.window.cube_view.position.cube
        if choice == "OLL":
            assert set(cube.facelets[lit_facelets(program)].tolist()) == {int(Face.D)}
        program.feature("views").choose_stickering("none")
        assert len(lit_facelets(program)) == 54


def test_without_steps_a_part_goes_by_how_the_cube_is_held(build):
    program = build(Cube.solved(3).apply(rotation(0, 1, 3)), stickering="OLL")
    cube = program.document.cube
    assert set(cube.facelets[lit_facelets(program)].tolist()) == {int(Face.F)}
    program.document.change_size(2)
    assert program.window.net_view.position.mask
    program.feature("views").choose_stickering("edges")
    assert not program.window.net_view.position.mask


def chosen(menu):
    (marked,) = [action for action in menu.actions() if action.isChecked()]
    return marked.data()


def entry(menu, key):
    return next(action for action in menu.actions() if action.data() == key)


def test_the_choice_is_made_in_the_menu_and_remembered(program):
    menu = submenu(program.window, "L&it")
    entry(menu, "PLL").trigger()
    assert program.settings.stickering == chosen(menu) == "PLL"
    assert len(lit_facelets(program)) == 26
    entry(menu, "none").trigger()
    assert program.settings.stickering == chosen(menu) == "none"


def test_parts_that_a_cube_does_not_have_cannot_be_chosen(program):
    menu = submenu(program.window, "L&it")
    assert entry(menu, "cross").isEnabled()
    program.document.change_size(2)
    assert not entry(menu, "cross").isEnabled()
    assert entry(menu, "OLL").isEnabled()
    program.document.change_size(3)
    assert entry(menu, "cross").isEnabled()


def test_a_stage_of_a_computer_knows_what_its_faces_get_and_dims_nothing(program):
    cube = Cube.solved(4).apply_all(Alg("2R U 2F L 2U").moves(4))
    moves = Alg("2U' L' 2F' U' 2R'").moves(4)
    stages = (
        Stage("centres", moves[:2], "Why.", part="centres", faces=(Face.U, Face.D)),
        Stage("rest", moves[2:]),
    )
    timeline = Timeline.of_solution(cube, Solution("test", 4, stages, Stats(0.0, 0)))
    mask = timeline.sections[0].mask
    assert isinstance(mask, Mask)
    after = cube.apply_all(moves[:2]).faces[[Face.U, Face.D], 1:3, 1:3]
    assert mask.colours == set(after.ravel().tolist())
    program.document.load_timeline(timeline, 0, "solve")
    lit = timeline.mask_at(timeline.sections[0], 0, cube)
    assert set(cube.facelets[lit].tolist()) == mask.colours
    for moment in (0, 3):
        program.player.go_to(moment)
        assert not program.window.net_view.position.mask


def test_dimmed_stickers_have_numbers_of_their_own_and_turn_with_the_cube():
    lit = np.zeros(54, bool)
    lit[0] = True
    shown = Shown(Cube.solved(3), lit.tobytes())
    assert shown.numbers(Face.U, (0, 3), (0, 3)).ravel().tolist() == [0] + [7] * 8
    turned = shown.after_quarters(face_turn(Face.U, 1, 3), 5)
    assert turned.numbers(Face.U, (0, 1), (0, 3)).ravel().tolist() == [7, 7, 0]
    assert Shown(Cube.unpainted(3)).numbers(Face.F, (1, 2), (1, 2)).tolist() == [[6]]


@every("scheme", COLOUR_SCHEMES)
def test_dimmed_colours_can_be_told_from_one_another_and_from_lit_ones(scheme):
    lit = [rgb(colour) for colour in scheme.colours]
    dim = [rgb(dimmed(colour, DARK)) for colour in scheme.colours]
    pairs = [(a, b) for i, a in enumerate(dim) for b in dim[:i]]
    assert min(np.abs(a - b).max() for a, b in pairs) >= 24
    assert min(np.abs(a - b).max() for a in dim for b in lit) >= 30
    assert all(dimmed(colour, DARK) != DARK.plastic for colour in scheme.colours)


def rgb(colour):
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)])


def test_an_unpainted_draft_may_be_left_while_a_part_is_lit(program):
    document = program.document
    program.feature("views").choose_stickering(F2L)
    document.begin_painting()
    document.replace_draft(Cube.unpainted(3), "clear")
    document.end_painting()
    assert len(lit_facelets(program)) < 54
