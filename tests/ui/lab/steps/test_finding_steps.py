"""Finding a step through the window."""

from threading import Event

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.space import arrangement_of
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.lab.steps import model
from cubeapp.ui.lab.steps.model import StepFinder, StepRequest
from cubeapp.ui.services.preparation import BUILDING, Preparation
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.words import tr, under_way
from tests.ui.hands import Heard

pytestmark = pytest.mark.usefixtures("unpainted")

COMPILED_MS = 120_000
"""The first search on a machine compiles it."""
SCRAMBLE = Alg("R U2 F' L D2 B").moves(3)


@pytest.fixture
def steps(one_window):
    one_window.player.instant, one_window.player.tempo = True, 1000.0
    timeline = Timeline(Cube.solved(3), SCRAMBLE)
    one_window.document.restore(Memory(State(timeline, len(SCRAMBLE))))
    yield one_window.feature("steps")
    one_window.feature("steps").model.cancel()


def find(steps, qtbot, request):
    with qtbot.waitSignal(steps.model.ended, timeout=COMPILED_MS) as ended:
        steps.model.find(request)
    return ended.args[0]


def test_a_solution_that_is_played_ends_with_the_step(steps, one_window, qtbot):
    steps.reveal()
    panel, document = steps.panel, one_window.document
    assert find(steps, qtbot, StepRequest("cross"))
    assert panel.list.count() > 0
    panel.step_box.setCurrentIndex(panel.step_box.findData("eo"))
    panel.play_button.click()
    qtbot.waitUntil(lambda: document.cursor == len(document.timeline))
    [goal] = read_task("cross").goals
    assert goal.is_reached(arrangement_of(document.cube))
    assert document.timeline.start == Cube.solved(3).apply_all(SCRAMBLE)
    assert [section.name for section in document.timeline.sections] == ["Cross"]
    assert document.undo_stack.undo_name == "Cross"
    assert panel.list.count() > 0


def test_another_cube_clears_the_list(steps, one_window, qtbot):
    steps.reveal()
    find(steps, qtbot, StepRequest("cross"))
    one_window.document.load(Cube.solved(3), "reset")
    assert steps.panel.list.count() == 0


def test_what_cannot_be_reached_is_said(steps, qtbot):
    steps.reveal()
    with qtbot.waitSignal(steps.model.failed, timeout=COMPILED_MS):
        steps.model.find(StepRequest("eo:FB", turns=("U", "D")))
    assert "cannot" in steps.panel.note.text()


def test_the_panel_is_there_for_the_3x3x3_alone(steps, one_window):
    action = one_window.window.shell.commands["steps"]
    assert action.isEnabled()
    one_window.document.load(Cube.solved(4), "a 4×4×4")
    assert not action.isEnabled()
    assert "Choose size 3" in action.toolTip()


def test_each_place_of_a_step_has_its_shortest_solution(steps, qtbot):
    steps.reveal()
    each = tuple((f"eo:{axis}", axis) for axis in ("FB", "RL", "UD"))
    assert find(steps, qtbot, StepRequest("eo", each=each))
    assert steps.panel.list.count() == 3
    found = [steps.panel.list.item(row).text().split("   ") for row in range(3)]
    assert sorted(place for _length, place, *_alg in found) == ["FB", "RL", "UD"]
    assert [length for length, *_ in found] == sorted(length for length, *_ in found)


def test_a_search_that_hears_of_no_stop_is_not_waited_for(steps, qtbot, monkeypatch):
    """As while the compiler is at work: the window goes on, whatever its thread does."""
    held, begun = Event(), Event()

    def compiling(_cube, _task, _control):
        begun.set()
        held.wait(30)
        return iter(())

    monkeypatch.setattr(model, "find", compiling)
    steps.reveal()
    ended = Heard(steps.model.ended)
    try:
        steps.model.find(StepRequest("cross"))
        assert "compiling" in steps.panel.busy.note.text()
        assert begun.wait(30)
        steps.model.cancel()
        assert ended.said == [False]
        assert not steps.model.is_working
    finally:
        held.set()


def test_a_search_begins_when_a_helper_has_compiled_it(qtbot):
    document, preparation = CubeDocument(Cube.from_alg("F")), Preparation(("true",), lambda: False)
    finder = StepFinder(document, Player(document), Tasks(), (preparation,))
    over, busy = Heard(preparation.ended), Heard(finder.busy_changed)
    with qtbot.waitSignal(finder.ended, timeout=COMPILED_MS):
        finder.find(StepRequest("eo"))
        assert not over.said
        assert busy.said == [under_way(tr(BUILDING))]
    assert len(over.said) == 1
    begun = next(number for number, words in enumerate(busy.said) if words != busy.said[0])
    assert busy.said[begun].startswith("Loading the search")
