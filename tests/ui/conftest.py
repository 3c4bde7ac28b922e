import os

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

# Before any window is made: the tests need no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """A busy machine proves nothing about how soon threads end."""
    from cubeapp.ui import app

    monkeypatch.setattr(app, "LEAVING_MS", 20_000)


@pytest.fixture
def build(qtbot):
    """Returns a whole program with its window on screen; all are closed in the end."""
    from cubeapp.ui import app
    from cubeapp.ui.preparation import Preparation
    from cubeapp.ui.settings import Settings

    programs = []

    def make(cube=None, moves=(), prepared=True, **settings):
        chosen = Settings.forgotten()
        chosen.theme, chosen.instant, chosen.welcomed = "light", True, True
        for name, value in settings.items():
            setattr(chosen, name, value)
        preparation = Preparation(("/nowhere",), lambda: True)
        if prepared:
            preparation.start()
        program = app.build(cube, moves, chosen, preparation)
        programs.append(program)
        program.window.resize(1280, 800)
        program.window.show()
        qtbot.waitExposed(program.window)
        return program

    yield make
    for program in programs:
        program.window.close()
        assert program.is_stopped
        # Left alone they would all live until the end, and every change of the theme reach them.
        program.window.deleteLater()
        program.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
