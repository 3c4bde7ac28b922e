from collections import Counter
from itertools import pairwise
from statistics import mean

import numpy as np
import pytest

from cubeapp.engine.data_files import read_table
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled, UnreachableError, UnsupportedCubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.model.orbits import corner_facelets
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand.cases import oll_cases
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains import ways
from cubeapp.engine.solvers.chains.method_files import chain_methods, read_method
from cubeapp.engine.solvers.chains.mirroring import left_handed
from cubeapp.engine.solvers.chains.solver import ChainSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.goals.seeds import seeds_of
from cubeapp.engine.solvers.goals.space import after_moves, arrangement_of, centre_colours
from cubeapp.engine.solvers.goals.states import state_of
from cubeapp.engine.solvers.registry import hand_solver
from cubeapp.engine.solvers.solution import LimitReached
from tests.engine.solvers.chains.two_faces import TWO_FACES
from tests.every import every


def slow(name):
    return pytest.param(name, marks=pytest.mark.slow)


METHODS = ("petrus", "roux", "zz", *map(slow, ("keyhole", "xcross", "zz-eoline")))
MEANS = {
    ("roux", Style.SHORT): 31,
    ("roux", Style.PLAIN): 38,
    ("zz", Style.SHORT): 38,
    ("zz", Style.PLAIN): 50,
    ("zz-eoline", Style.SHORT): 38,
    ("zz-eoline", Style.PLAIN): 50,
    ("petrus", Style.SHORT): 45,
    ("petrus", Style.PLAIN): 55,
    ("keyhole", Style.SHORT): 52,
    ("keyhole", Style.PLAIN): 60,
    ("xcross", Style.SHORT): 40,
    ("xcross", Style.PLAIN): 50,
}
"""The promised mean lengths, each in the metric of its method."""
FEWER = ("keyhole", "xcross", "zz-eoline")
"""Methods that are tried on 1,000 cubes; the others on 10,000."""


def solve(cube, name, style=Style.SHORT, cross=None, limits=None):
    return hand_solver(name, style, cross).solve(cube, limits or Limits(), SearchControl())


def cubes(count, seed=3):
    return [random_state(3, np.random.default_rng([seed, index])) for index in range(count)]


def check(cube, solution, method, style):
    """Make sure that each step reaches its goal and undoes none before it, and is told."""
    assert solution.solves(cube)
    for one, other in pairwise(solution.moves):
        assert not one.turns_the_layers_of(other)
    steps = method.steps_of(style)
    hold, *stages = solution.stages
    shown = cube.apply_all(hold.moves)
    colours = set(centre_colours(shown).tolist())
    assert colours == set(range(6))
    state, reached = arrangement_of(shown), []
    for step, stage in zip(steps, stages, strict=True):
        assert stage.name == step.name
        for told in stage.steps:
            assert told.moves
            assert told.facelets
            assert told.goal
            if told.name != "last turn":
                assert format_moves(told.moves, 3) in told.sentence
                assert min(map(len, (told.look, told.why)))
                assert bool(told.case) == step.uses_algs
            for index in told.solved:
                assert int(shown.facelets[index]) == shown_colour(cube, hold, index)
            assert told.hold is None or told.hold.is_of(shown)
        shown = shown.apply_all(stage.moves)
        state = after_moves(state, stage.moves)
        reached.append(step.task)
        for task in reached:
            known = state_of(state)
            assert any(seeds_of(goal, task.free_after).is_reached(known) for goal in task.goals)


def shown_colour(cube, hold, index):
    """The colour of the centre of a facelet's face, as the cube is held at first."""
    held = cube.apply_all(hold.moves)
    return int(held.faces[index // 9, 1, 1])


@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize(("plain", "short"), [(1, 1), pytest.param(40, 10, marks=pytest.mark.slow)])
def test_every_step_reaches_its_goal_and_is_told(name, plain, short):
    for style, count in ((Style.PLAIN, plain), (Style.MIDDLE, 1), (Style.SHORT, short)):
        for cube in cubes(count):
            check(cube, solve(cube, name, style), chain_methods().by_id[name], style)


@pytest.mark.parametrize("name", ["keyhole", *map(slow, ("petrus", "roux", "xcross", "zz"))])
def test_left_handed_methods_are_as_in_a_mirror(name):
    method = chain_methods().by_id[name]
    mirrored = left_handed(method)
    for step, twice in zip(method.steps, left_handed(mirrored).steps, strict=True):
        assert (twice.task, twice.cubies, twice.name) == (step.task, step.cubies, step.name)
        assert [twice.goal, twice.look, twice.do] == [step.goal, step.look, step.do]
        assert [alg.moves for alg in twice.own_algs] == [alg.moves for alg in step.algs()]
    solver = hand_solver(name, Style.PLAIN, is_left_handed=True)
    turned = Counter()
    for cube in cubes(2):
        solution = solver.solve(cube, Limits(), SearchControl())
        check(cube, solution, mirrored, Style.PLAIN)
        assert "2'" not in str(solution)
        turned.update(str(solution).upper())
    assert turned["L"] > turned["R"]


def test_cases_of_left_handed_algs_have_their_own_names():
    algs = left_handed(chain_methods().by_id["xcross"]).steps[-2].algs()
    found = {str(alg.case): format_moves(alg.moves, 3) for alg in algs}
    right = next(case for case in oll_cases() if str(case.title) == "OLL 26")
    # The mirror of Antisune is done for a Sune.
    assert found["OLL 27"] == Alg(format_moves(right.moves, 3)).mirror("M").text


def test_methods_of_the_program_itself_are_not_done_with_the_left_hand():
    with pytest.raises(UnsupportedCubeError, match="cfop has no left-handed variant"):
        hand_solver("cfop", is_left_handed=True)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("name", "style"), MEANS)
def test_means_are_as_promised_and_no_cube_is_without_an_answer(name, style):
    """In one process, which looks for the ways of late steps once for nearly all cubes."""
    solver = hand_solver(name, style)
    # Half of the cubes of a method in each style.
    for shard in range(2 if name in FEWER else 20):
        lengths = []
        for cube in cubes(250, 100 + shard):
            solution = solve(cube, name, style)
            assert solution.solves(cube)
            lengths.append(solution.length(solver.metric))
        assert mean(lengths) <= MEANS[name, style]


def test_a_solved_cube_has_nothing_to_do_however_it_is_held():
    for moves in ("", "x y"):
        solution = solve(Cube.solved(3).apply_all(Alg(moves).moves(3)), "roux")
        assert solution.moves == ()
        assert all("already done" in stage.note for stage in solution.stages)


@every("cross, bottoms", [(None, {0, 3}), ("red", {1}), ("any", {0, 1, 2, 3, 4, 5})])
def test_the_colour_at_the_bottom_can_be_chosen(cross, bottoms):
    cube = cubes(1)[0].apply_all(Alg("x y").moves(3))
    solution = solve(cube, "petrus", Style.PLAIN, cross)
    held = cube.apply_all(solution.stages[0].moves)
    assert int(held.faces[Face.D, 1, 1]) in bottoms
    assert solution.solves(cube)


def test_a_longer_answer_than_allowed_is_told():
    cube = cubes(1)[0]
    with pytest.raises(LimitReached, match=r"zz needs .* not 20") as caught:
        solve(cube, "zz", Style.PLAIN, limits=Limits(max_length=20))
    assert caught.value.best.solves(cube)


def test_with_time_the_answers_get_shorter():
    cube, found = cubes(1)[0], []
    control = SearchControl(lambda progress: found.append(progress.best))
    best = hand_solver("zz").solve(cube, Limits(time_s=0.5), control)
    answers = list(dict.fromkeys(found))[1:]
    assert answers
    lengths = [answer.length() for answer in answers]
    assert lengths == sorted(lengths, reverse=True)
    assert best.length() <= lengths[-1]
    assert all(answer.solves(cube) for answer in answers)


def test_a_search_can_be_cancelled_before_and_after_its_first_answer():
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        hand_solver("petrus").solve(cubes(1)[0], Limits(), control)

    def cancel_at_the_first(progress):
        if progress.best is not None:
            control.cancel()

    control = SearchControl(cancel_at_the_first)
    cube = cubes(1)[0]
    assert hand_solver("petrus").solve(cube, Limits(time_s=60), control).solves(cube)


def test_what_a_method_cannot_do_is_told():
    with pytest.raises(UnsupportedCubeError, match="3×3×3 only"):
        solve(Cube.solved(4), "roux")
    with pytest.raises(UnsupportedCubeError, match="all faces"):
        solve(Cube.solved(3), "roux", limits=Limits(turns=frozenset(face_turns(3)[:3])))
    faces = Cube.solved(3).faces.copy().ravel()
    faces[corner_facelets(3)[0]] = faces[np.roll(corner_facelets(3)[0], 1)]
    twisted = Cube.from_faces(faces.reshape(6, 3, 3))
    with pytest.raises(InvalidCubeError):
        solve(twisted, "roux")


def test_a_goal_that_its_turns_do_not_reach_is_told_by_its_step():
    solver = ChainSolver(read_method(read_table("two.toml", TWO_FACES)), Style.PLAIN, "yellow")
    cube = Cube.from_alg("R U R' U R U2 R'")
    assert solver.solve(cube, Limits(), SearchControl()).length() == 7
    with pytest.raises(UnreachableError, match="'all'"):
        solver.solve(Cube.from_alg("R U F"), Limits(), SearchControl())


def test_turns_that_are_free_at_the_end_are_told_whatever_they_turn():
    text = TWO_FACES.replace("turns=U,R", "after=U,D") + '[step.algs]\nmine = "R U"\n'
    solver = ChainSolver(read_method(read_table("two.toml", text)), Style.PLAIN, "yellow")
    for alg, told in (("U", "Last turn of the top: turn the top"), ("U D", "U' D'"), ("D", "D'.")):
        solution = solver.solve(Cube.from_alg(alg), Limits(), SearchControl())
        assert told in solution.stages[-1].steps[0].sentence


def test_what_a_step_has_forgotten_it_finds_again(monkeypatch):
    algs = ("R U", "U2 R'", "R U R2", "R U")
    remembering, forgetting = (
        ChainSolver(read_method(read_table("two.toml", text)), Style.SHORT, "yellow")
        for text in (TWO_FACES, TWO_FACES.replace("All at once", "All"))
    )

    def answers(solver):
        return [solver.solve(Cube.from_alg(alg), Limits(), SearchControl()).moves for alg in algs]

    expected = answers(remembering)
    monkeypatch.setattr(ways, "MOST_KNOWN", 1)
    assert answers(forgetting) == expected
