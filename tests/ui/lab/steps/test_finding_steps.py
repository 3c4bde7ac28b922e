"""Finding a step through the window."""

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.space import arrangement_of
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.lab.steps.model import StepRequest

pytestmark = pytest.mark.usefixtures("unpainted")

COMPILED_MS = 120_000
"""The first search on a machine compiles it."""
SCRAMBLE = Alg("R U2 F' L D2 B").moves(3)


@pytest.fixture
def steps(one_window):
    one_window.player.instant = True
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
    panel.play_button.click()
    qtbot.waitUntil(lambda: document.cursor == len(document.timeline))
    [goal] = read_task("cross").goals
    assert goal.is_reached(arrangement_of(document.cube))
    assert document.timeline.start == Cube.solved(3).apply_all(SCRAMBLE)
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
    action = one_window.window.actions_by_name["steps"]
    assert action.isEnabled()
    one_window.document.load(Cube.solved(4), "a 4×4×4")
    assert not action.isEnabled()
    assert "Choose size 3" in action.toolTip()
