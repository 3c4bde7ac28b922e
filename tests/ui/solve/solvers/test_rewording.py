import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.control import Limits, SearchCancelled, SearchControl
from cubeapp.engine.solvers.registry import hand_solver
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui.services.language import speak_as
from cubeapp.ui.solve.solvers.rewording import is_by_hand, reworded

CUBES = {
    size: Cube.solved(size).apply_all(Alg("R U2 F' L D2 B R' U L2 F D' R2 B2 U' F L").moves(size))
    for size in (2, 3, 4)
}


@pytest.fixture(autouse=True)
def english_again(qapp):
    yield
    speak_as("en")


def solved(name, size, style=Style.SHORT, cross=None):
    cube = CUBES[size]
    solution = hand_solver(name, style, cross).solve(cube, Limits(), SearchControl())
    return Timeline.of_solution(cube, solution)


@pytest.mark.parametrize(
    ("name", "size", "style", "cross"),
    [
        ("beginner", 3, Style.SHORT, None),
        pytest.param("cfop", 3, Style.PLAIN, "red", marks=pytest.mark.slow),
        ("ortega", 2, Style.SHORT, None),
        ("reduction", 4, Style.SHORT, None),
    ],
)
def test_every_method_says_the_same_moves_in_another_language(name, size, style, cross):
    english = solved(name, size, style, cross)
    speak_as("de")
    german = reworded(english, SearchControl())
    assert german.moves == english.moves
    for one, other in zip(english.sections, german.sections, strict=True):
        assert (one.start, one.end) == (other.start, other.end)
    notes = [[section.note for section in each.sections] for each in (english, german)]
    assert all(one != other for one, other in zip(*notes, strict=True) if one)


def test_moves_that_no_method_finds_stay_as_they_are():
    english = solved("ortega", 2)
    left = english.spliced(len(english) - 1, Alg("R").moves(2))
    assert is_by_hand(left)
    assert reworded(left, SearchControl()) is None


def test_only_solutions_with_steps_are_by_hand():
    english = solved("cfop", 3)
    assert is_by_hand(english)
    assert not is_by_hand(Timeline(english.start, english.moves, Purpose.SOLUTION))
    assert not is_by_hand(Timeline(english.start, english.moves))


def test_looking_for_the_method_can_be_cancelled():
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        reworded(solved("cfop", 3), control)
