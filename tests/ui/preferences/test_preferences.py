"""What the user chooses in the menus, in force and remembered."""

import pytest
from PySide6.QtWidgets import QToolButton

from cubeapp.ui import app
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.settings import Settings
from tests.ui.hands import RIGHT, drag
from tests.ui.windows import discard

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def build(qtbot):
    programs = []

    def make(settings):
        settings.welcomed = True
        program = app.build(None, (), settings, Preparation(("/nowhere",), lambda: True))
        programs.append(program)
        program.window.show()
        qtbot.waitExposed(program.window)
        return program.window

    yield make
    for program in programs:
        discard(program)


def test_the_first_window_fits_the_screen_with_its_frame(build):
    window = build(Settings.in_memory())
    room = window.screen().availableSize()
    assert window.width() <= room.width()
    assert window.height() < room.height()


def test_the_cube_is_kept_upright_until_the_user_looks_from_anywhere(build):
    settings = Settings.in_memory()
    window = build(settings)
    drag(window.cube_view, (100, 100), (100, 400), RIGHT)
    assert window.cube_view.camera.roll == 0
    window.shell.commands["trackball"].trigger()
    drag(window.cube_view, (100, 100), (300, 400), RIGHT)
    assert window.cube_view.camera.roll != 0
    assert build(settings).cube_view.is_trackball


def test_theme_language_and_keys_are_on_the_page_of_preferences(build):
    window = build(Settings.in_memory())
    window.shell.commands["place-preferences"].trigger()
    buttons = window.features["looks"].panel.findChildren(QToolButton)
    by_name = {button.accessibleName(): button for button in buttons}
    for name in ("Theme", "Language"):
        assert by_name[name].isVisible()
        assert by_name[name].menu().actions()
    assert by_name["Keys…"].isEnabled()
