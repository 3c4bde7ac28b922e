"""Steps to be practised, and what is typed for them."""

import pytest

from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.step_drills import Attempt, AttemptError, make_step_drill
from cubeapp.engine.scrambles.steps import StepScrambler
from cubeapp.engine.solvers.control import SearchControl


@pytest.fixture(scope="module")
def drill():
    control = SearchControl()
    return make_step_drill(StepScrambler("cross:white", control), range(4, 5), 3, control)


def test_the_shortest_solutions_are_those_of_the_scramble(drill):
    assert drill.fewest == 4
    assert {found.length for found in drill.solutions} == {4}
    for found in drill.solutions:
        assert drill.is_reached(drill.cube.apply_all(found.all_moves))
        assert drill.attempt(found.all_moves) == Attempt(4, found.all_moves)
    assert not drill.is_reached(drill.cube)


def test_the_step_is_known_however_the_cube_is_held_or_its_centres_turned(drill):
    done = drill.cube.apply_all(drill.solutions[0].all_moves)
    for turned in ("x", "y2 z'", "x' y"):
        assert drill.is_reached(done.apply_all(Alg(turned).moves(3)))
    assert not drill.is_reached(done.apply_all(Alg("M").moves(3)))


def test_turns_or_their_number_can_be_typed(drill):
    alg = " ".join(drill.solutions[0].alg.split())
    assert drill.read_attempt(f"{alg} U R R' ").turns == 7
    assert drill.read_attempt(" 9 ") == Attempt(9)
    assert drill.read_attempt("4") == Attempt(4)
    for text, fault in (
        ("3", "nobody does it in 3"),
        ("R", "not done"),
        ("", "not done"),
        (f"{alg} (U2)999", "at most 999"),
    ):
        with pytest.raises(AttemptError, match=fault):
            drill.read_attempt(text)
    with pytest.raises(NotationError) as caught:
        drill.read_attempt("R Q")
    assert caught.value.span == (2, 3)


def test_the_next_turn_is_called_as_the_cube_is_held_then(drill):
    for turned in ("", "x2 y", "z"):
        cube = drill.cube.apply_all(Alg(turned).moves(3))
        for left in (4, 3, 2, 1):
            turn, length = drill.next_turn(cube, SearchControl())
            assert length == left
            cube = cube.apply(turn)
        assert drill.is_reached(cube)
        assert drill.next_turn(cube, SearchControl()) is None
