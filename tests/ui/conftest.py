import os
from weakref import WeakSet

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from shiboken6 import isValid

from tests.ui.fonts import FAMILIES, font, load_fonts
from tests.ui.windows import discard, opened, paints_all, quit_anyway

# Before any window is made: the tests need no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def qapp(qapp):
    """The application in its own style, with a font of the tests instead of the desktop's."""
    from cubeapp.ui.controls.style import use_style

    load_fonts()
    qapp.setFont(font())
    use_style(qapp.font())
    return qapp


@pytest.fixture(params=FAMILIES)
def any_font(request, qapp):
    """Every font that layout has to bear, in turn."""
    qapp.setFont(font(request.param))
    yield request.param
    qapp.setFont(font())


@pytest.fixture(autouse=True, scope="session")
def patience():
    """A busy machine proves nothing about how soon threads end."""
    from cubeapp.ui import app

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "LEAVING_MS", 20_000)
        yield


@pytest.fixture(autouse=True, scope="session")
def closes_at_once():
    """Windows whose sessions cannot be saved close all the same; no test waits for an answer."""
    from PySide6.QtWidgets import QMessageBox

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QMessageBox, "exec", quit_anyway)
        yield


@pytest.fixture(autouse=True)
def all_tasks_end(monkeypatch):
    """Tasks that a test made by itself are shut down: until then no garbage is collected."""
    from cubeapp.ui.services.tasks import Tasks

    made, begin = [], Tasks.__init__

    def remember(self, parent=None):
        begin(self, parent)
        made.append(self)

    monkeypatch.setattr(Tasks, "__init__", remember)
    yield
    assert all(tasks.shut_down() for tasks in made if isValid(tasks))


@pytest.fixture(autouse=True, scope="session")
def made_windows():
    """The program's windows from when they are made: to ask Qt for all that it shows is dear."""
    from cubeapp.ui.shell.main_window import MainWindow

    made, begin = WeakSet(), MainWindow.__init__

    def remember(self, *arguments, **options):
        begin(self, *arguments, **options)
        made.add(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MainWindow, "__init__", remember)
        yield made


@pytest.fixture(autouse=True)
def no_window_is_left(made_windows):
    """A window that lives on gets every later theme and size of letters, at a high price."""
    before = alive(made_windows)
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert alive(made_windows) <= before


def alive(windows):
    """Return those that Qt has not deleted, shown or not."""
    return {window for window in windows if isValid(window)}


@pytest.fixture
def unpainted():
    """For tests that look at no picture: in the quick run their windows paint none by themselves.

    Painting is a third of what such a test takes. The slow run paints everything.
    """


@pytest.fixture
def painted():
    """For the tests of painting in a file where the others are `unpainted`."""


@pytest.fixture
def build(qtbot, request):
    """Returns a whole program with its window on screen; all are closed in the end."""
    from cubeapp.ui import app
    from cubeapp.ui.services.preparation import Preparation
    from cubeapp.ui.services.settings import Settings

    programs = []
    is_spared = "unpainted" in request.fixturenames and "painted" not in request.fixturenames
    paints = not is_spared or paints_all(request.config)

    def make(cube=None, moves=(), prepared=True, chosen=None, **settings):
        chosen = chosen or Settings.in_memory()
        chosen.theme, chosen.instant, chosen.welcomed = "light", True, True
        for name, value in settings.items():
            setattr(chosen, name, value)
        preparation = Preparation(("/nowhere",), lambda: True, compiles=True)
        if prepared:
            preparation.start()
        program = app.build(cube, moves, chosen, preparation)
        programs.append(program)
        program.window.resize(1280, 800)
        program.window.setUpdatesEnabled(paints)
        program.window.show()
        qtbot.waitExposed(program.window)
        return program

    yield make
    for program in programs:
        discard(program)


@pytest.fixture(scope="module")
def one_window(qapp, pytestconfig):
    """One window for all tests that leave nothing in it: to open one takes longer than they do."""
    program = opened(pytestconfig)
    yield program
    discard(program)


@pytest.fixture
def own_window(build):
    """A window for one test alone."""
    return build()
