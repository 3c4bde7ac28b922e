"""A feature comes in one file, and with one line in the list."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.notation.alg import Alg
from cubeapp.ui import app
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature


class CountFeature(Feature):
    """Tells how many moves have been made."""

    id = "count"
    place = "lab"
    title = "Count"

    def __init__(self, shell):
        super().__init__(shell)
        self.sizes = []

    def set_size(self, size):
        self.sizes.append(size)

    def commands(self):
        yield Command("count", "&Count", "Count the moves", self._count, "&Help", ("Ctrl+F9",))

    def make_panel(self) -> QWidget:
        return QLabel("nothing counted")

    def _count(self):
        self.panel.setText(f"{self.shell.document.cursor} moves")
        self.reveal()


def test_a_feature_adds_a_panel_a_command_and_a_key(build, qtbot, monkeypatch):
    make = app.make_features
    monkeypatch.setattr(app, "make_features", lambda *args: (*make(*args), CountFeature(args[0])))
    program = build()
    window, feature = program.window, program.feature("count")
    assert not feature.is_shown
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_F9, Qt.KeyboardModifier.ControlModifier)
    assert feature.is_shown
    assert feature.panel.text() == "0 moves"
    menus = {each.text(): each.menu() for each in window.menuBar().actions()}
    assert program.shell.commands["count"] in menus["&Help"].actions()


def test_a_feature_is_told_of_another_size_once_and_its_panel_of_the_one_that_is_painted(
    build, monkeypatch
):
    make = app.make_features
    monkeypatch.setattr(app, "make_features", lambda *args: (*make(*args), CountFeature(args[0])))
    program = build()
    document, feature = program.document, program.feature("count")
    document.turn_all(Alg("R U").moves(3), "R U")
    document.go_to(1)
    document.go_to(0)
    assert feature.sizes == [3]
    document.replace_draft(Cube.unpainted(4), "paste")
    document.paint([0], 1)
    document.paint([1], 1)
    assert feature.sizes == [3, 4]
    program.window.show_page("count")
    assert feature.sizes == [3, 4, document.shown.size]


def test_a_panel_is_built_when_it_is_first_shown(build, qtbot):
    window = build().window

    def built():
        names = {type(panel).__name__ for panel in window.inspector.findChildren(QWidget)}
        return sorted(name for name in names if name.endswith("Panel"))

    qtbot.waitUntil(lambda: built() == ["HistoryPanel", "MovesPanel", "ScramblePanel"])
    window.show_page("export")
    assert built() == ["ExportPanel", "HistoryPanel", "MovesPanel", "ScramblePanel"]


class ShownWindows(QObject):
    """Hears of every window that is shown, however shortly."""

    def __init__(self):
        super().__init__()
        self.kinds = []

    def eventFilter(self, watched, event):  # noqa: N802
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.kinds.append(type(watched).__name__)
        return False


def test_no_part_of_a_panel_is_a_window_of_its_own_while_it_is_made(build):
    shown = ShownWindows()
    QApplication.instance().installEventFilter(shown)
    program = build()
    for feature in program.features:
        assert feature.panel is not None or not feature.title
        if feature.id in program.window.inspector.pages:
            program.window.show_page(feature.id)
    QApplication.instance().removeEventFilter(shown)
    assert shown.kinds == ["MainWindow"]
