"""The course at its beginning, in the window that the tests share."""

import numpy as np
import pytest

from cubeapp.engine.teaching.progress import Progress
from cubeapp.ui.learn.lessons import lesson, model
from tests.ui.learn.learner import OWN, TODAY, Learner


@pytest.fixture(autouse=True, scope="session")
def kept_lessons():
    """To solve the same cube anew for each test would take longer than most of them do."""
    kept = {}

    def lesson_for(cube, choice, control):
        if (cube, choice) not in kept:
            kept[cube, choice] = lesson.lesson_for(cube, choice, control)
        return kept[cube, choice]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(model, "lesson_for", lesson_for)
        yield


@pytest.fixture
def learner(one_window, qtbot):
    """The course at its beginning, with a cube of the learner's own on the stage."""
    program = one_window
    program.window.show_page("turns")
    course = program.feature("course").model
    course.book.today = lambda: TODAY
    course.book.update(lambda _progress: Progress())
    course.restore(None)
    course.rng = np.random.default_rng(5)
    course.set_letters(False)
    program.document.load(OWN, "own")
    program.document.undo_stack.clear()
    return Learner(program, qtbot)
