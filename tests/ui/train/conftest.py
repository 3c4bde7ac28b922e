import gc

import pytest

from tests.ui.train.desk import Desk
from tests.ui.windows import discard, opened


@pytest.fixture(scope="module")
def shared(qapp, pytestconfig):
    # Without the compiled solvers scrambles are random moves, and there at once.
    program = opened(pytestconfig, prepared=False)
    yield program
    discard(program)


@pytest.fixture
def desk(shared, qtbot):
    made = Desk(shared, qtbot)
    with qtbot.waitActive(made.window):
        made.window.activateWindow()
    yield made
    made.leave()


@pytest.fixture
def ready_desk(build, qtbot):
    made = Desk(build(), qtbot)
    made.window.show_page("cases")
    return made


@pytest.fixture
def tidy():
    """Throws away what earlier tests left: not from the worker's thread, as Qt does not bear it."""
    gc.collect()
