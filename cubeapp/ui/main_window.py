"""The window: its layout, and one line for each thing that is connected to another."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QMainWindow,
    QMessageBox,
    QSplitter,
    QTabWidget,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

import cubeapp
from cubeapp.engine.cube import Cube
from cubeapp.engine.perfect.rules import Rules
from cubeapp.engine.scramblers.base import PERFECT, Recipe
from cubeapp.engine.scramblers.sheets import Sheet
from cubeapp.ui.actions import Actions, explain
from cubeapp.ui.controls.elided_label import ElidedLabel
from cubeapp.ui.explore_tab import ExploreTab
from cubeapp.ui.exploring import Exploring
from cubeapp.ui.first_start import FirstStart
from cubeapp.ui.keymap import Keyboard
from cubeapp.ui.lab import Lab
from cubeapp.ui.lab_desk import LabDesk
from cubeapp.ui.menus import SizeBox, fill_menu_bar, fill_toolbar
from cubeapp.ui.mixing import Mixing
from cubeapp.ui.painting import Painting
from cubeapp.ui.position import Position
from cubeapp.ui.preferences import Preferences
from cubeapp.ui.session import Session
from cubeapp.ui.settings import Settings
from cubeapp.ui.sheet_files import ask_for_file
from cubeapp.ui.solve_tab import SolveTab
from cubeapp.ui.theme import colour_scheme
from cubeapp.ui.widgets.alg_line import AlgLine
from cubeapp.ui.widgets.cube_view import CubeView
from cubeapp.ui.widgets.explore_panel import ExplorePanel
from cubeapp.ui.widgets.lab_panel import LabPanel
from cubeapp.ui.widgets.moves_panel import MovesPanel
from cubeapp.ui.widgets.net_view import NetView
from cubeapp.ui.widgets.paint_panel import PaintPanel
from cubeapp.ui.widgets.scramble_panel import ScramblePanel
from cubeapp.ui.widgets.solver_panel import SolverPanel
from cubeapp.ui.widgets.timeline import TimelinePanel

DEMO_TEMPO = 0.5
LARGEST_UNIT = 15
"""Pixels: the height of a line that the views' least sizes follow, up to this."""
FILE_FILTER = "Text (*.txt);;All files (*)"


class MainWindow(QMainWindow):
    """Everything the person sees. It shows the session and passes gestures on to it."""

    closing = Signal()
    """The window goes: whatever works must stop."""

    def __init__(
        self, session: Session, exploring: Exploring, lab: Lab, settings: Settings
    ) -> None:
        super().__init__()
        self.session = session
        self.exploring = exploring
        self.lab = lab
        self.settings = settings
        self.document = session.document
        self.player = session.player
        self.actions_by_name = Actions(self)
        self.keyboard = Keyboard(parent=self)
        self.first_start: FirstStart | None = None
        self.setWindowTitle("cubeapp")
        self.setMinimumSize(640, 440)
        self.resize(1280, 800)
        self._build_widgets()
        self._build_layout()
        self.preferences = Preferences(self)
        self._build_menus()
        self._connect_actions()
        self._connect_document()
        self._connect_views()
        self._connect_lab()
        self._connect_painting()
        self._connect_solving()
        self._connect_scrambling()
        self._connect_playing()
        for name in ("undo", "redo", "cancel"):
            self.actions_by_name[name].setEnabled(False)
        self.preferences.restore()
        self._on_replaced(self.document.shown)
        self._on_position(self.player.position)
        self.timeline.set_timeline(self.document.timeline)
        self.timeline.set_time(self.player.time)
        self.session.refresh()
        self.painting.refresh()

    # Construction

    def _build_widgets(self) -> None:
        size = self.document.cube.size
        self.size_box = SizeBox()
        self.cube_view = CubeView()
        self.net_view = NetView()
        self.solver_panel = SolverPanel()
        self.explore_panel = ExplorePanel()
        self.scramble_panel = ScramblePanel(size)
        self.paint_panel = PaintPanel()
        self.lab_panel = LabPanel()
        self.moves_panel = MovesPanel(size)
        self.alg_line = AlgLine(size)
        transport = ("first", "back", "play", "forward", "last")
        self.timeline = TimelinePanel({name: self.actions_by_name[name] for name in transport})
        self.facts = QLabel()
        self.keys = QLabel()
        self.message = ElidedLabel()

    def _build_layout(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        # Where large letters leave no room, a tab's name is shortened.
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.addTab(self.solver_panel, "Solve")
        self.tabs.addTab(self.explore_panel, "Explore")
        self.tabs.addTab(self.scramble_panel, "Scramble")
        self.tabs.addTab(self.paint_panel, "Paint")
        self.tabs.addTab(self.moves_panel, "Moves")
        self.tabs.addTab(self.lab_panel, "Lab")
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        unit = self.fontMetrics().height()
        for view, width in ((self.cube_view, 14), (self.net_view, 12)):
            # Pictures can be small where large letters need the room.
            least = min(unit, LARGEST_UNIT)
            view.setMinimumSize(width * least, 10 * least)
            self.splitter.addWidget(view)
        self.splitter.addWidget(self.tabs)
        for index, stretch in enumerate((6, 5, 0)):
            self.splitter.setStretchFactor(index, stretch)
        self.splitter.setSizes([32 * unit, 26 * unit, self.tabs.minimumSizeHint().width()])
        self.stage = QWidget()
        for outer, parts in (
            (self.stage, (self.splitter,)),
            (QWidget(), (self.stage, self.timeline, self.alg_line)),
        ):
            layout = QVBoxLayout(outer)
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
            for part in parts:
                layout.addWidget(part, 1 if part in (self.splitter, self.stage) else 0)
        self.alg_line.setContentsMargins(8, 0, 8, 4)
        self.setCentralWidget(outer)
        status = self.statusBar()
        self.facts.setContentsMargins(6, 0, 6, 0)
        status.addWidget(self.facts)
        status.addWidget(self.keys)
        status.addWidget(self.message, 1)

    def _build_menus(self) -> None:
        bar = QToolBar("Main commands")
        fill_toolbar(bar, self.size_box, self.actions_by_name)
        self.addToolBar(bar)
        menus = fill_menu_bar(self.menuBar(), self.actions_by_name)
        for menu in self.preferences.view_menus:
            menus["&View"].addMenu(menu)
        menus["&Cube"].addSeparator()
        for menu in self.preferences.cube_menus:
            menus["&Cube"].addMenu(menu)
        menus["&Cube"].addAction(self.actions_by_name["inner_slices"])

    def _connect_actions(self) -> None:
        act = self.actions_by_name
        act["open"].triggered.connect(self._open_file)
        act["save"].triggered.connect(self._save_file)
        act["quit"].triggered.connect(self.close)
        act["undo"].triggered.connect(self.document.undo_stack.undo)
        act["redo"].triggered.connect(self.document.undo_stack.redo)
        act["copy_moves"].triggered.connect(self.session.copy_moves)
        act["copy_facelets"].triggered.connect(self.session.copy_facelets)
        act["paste"].triggered.connect(self.session.paste)
        act["scramble"].triggered.connect(self._scramble)
        act["paint"].triggered.connect(lambda on: self.painting.set_active(on))
        act["lab"].triggered.connect(self._show_lab)
        act["cancel"].triggered.connect(self.session.cancel)
        act["cancel"].triggered.connect(self.exploring.cancel)
        act["cancel"].triggered.connect(self.lab.cancel)
        act["reset"].triggered.connect(self.session.reset)
        act["reset_view"].triggered.connect(self._reset_views)
        act["learn"].triggered.connect(self._learn)
        act["about"].triggered.connect(self._about)
        for action in act.values():
            self.addAction(action)

    def _connect_document(self) -> None:
        undo = self.document.undo_stack
        undo.canUndoChanged.connect(self.actions_by_name["undo"].setEnabled)
        undo.canRedoChanged.connect(self.actions_by_name["redo"].setEnabled)
        undo.undoTextChanged.connect(self._on_undo_text)
        undo.redoTextChanged.connect(self._on_redo_text)
        self.document.replaced.connect(self._on_replaced)
        self.document.turned.connect(self._on_turned)
        self.document.timeline_changed.connect(self.timeline.set_timeline)
        self.session.facts_changed.connect(self.facts.setText)
        self.session.said.connect(self.say)
        self.size_box.valueChanged.connect(self.session.set_size)
        self.size_box.lineEdit().returnPressed.connect(self.cube_view.setFocus)
        self.alg_line.alg_entered.connect(self.session.turn_all)
        self.moves_panel.move_requested.connect(self.document.turn)
        self.keyboard.move_requested.connect(self.document.turn)
        self.keyboard.refused.connect(self.say)
        self.keyboard.state_changed.connect(self.keys.setText)

    def _connect_views(self) -> None:
        self.player.position_changed.connect(self._on_position)
        self.cube_view.hovered.connect(self.net_view.set_hover)
        self.net_view.hovered.connect(self.cube_view.set_hover)
        self.net_view.move_requested.connect(self.document.turn)
        for view in (self.cube_view, self.net_view):
            view.turn_dragged.connect(self.player.drag)
            view.turn_released.connect(self.player.release)
            view.turn_cancelled.connect(self.player.cancel_drag)
            view.installEventFilter(self)

    def _connect_lab(self) -> None:
        views = (self.cube_view, self.net_view)
        self.lab_desk = LabDesk(self.lab, self.document, self.player, self.lab_panel, views)
        self.lab.job.state_changed.connect(self._update_cancel)
        self.lab_panel.random_requested.connect(self._scramble_by_rules)
        self.lab_panel.cancel_requested.connect(self.session.scrambling.cancel)
        self.session.scrambling.busy_changed.connect(self.lab_desk.set_drawing)

    def _connect_painting(self) -> None:
        self.painting = Painting(self.session, self.paint_panel, (self.cube_view, self.net_view))
        self.tabs.currentChanged.connect(self._on_tab_changed)
        self.document.draft_changed.connect(self._on_draft_changed)

    def _connect_solving(self) -> None:
        self.solve_tab = SolveTab(self)
        self.explore_tab = ExploreTab(self)
        self.session.solving.working_changed.connect(self._update_cancel)
        for job in (self.session.scrambling.job, self.exploring.job):
            job.state_changed.connect(self._update_cancel)

    def _connect_scrambling(self) -> None:
        panel, session, scrambling = self.scramble_panel, self.session, self.session.scrambling
        self.mixing = Mixing(self.player, self)
        panel.scramble_requested.connect(session.scramble)
        panel.show_requested.connect(scrambling.show)
        panel.batch_requested.connect(scrambling.make_sheet)
        panel.save_requested.connect(self._save_sheet)
        panel.size_requested.connect(session.set_size)
        panel.cancel_requested.connect(scrambling.cancel)
        panel.copy_requested.connect(session.copy)
        panel.watched.connect(self.mixing.set_wanted)
        self.mixing.scored.connect(panel.set_score)
        self.mixing.compared.connect(panel.set_statistics)
        self.closing.connect(self.mixing.stop)
        scrambling.busy_changed.connect(self._on_scrambling)
        scrambling.share_changed.connect(panel.set_share)
        scrambling.scrambled.connect(panel.set_scramble)
        scrambling.history_changed.connect(panel.set_history)
        scrambling.sheet_made.connect(panel.set_sheet)

    def _connect_playing(self) -> None:
        act, timeline, player = self.actions_by_name, self.timeline, self.player
        act["first"].triggered.connect(lambda: player.go_to(0))
        act["back"].triggered.connect(lambda: player.step(-1))
        act["play"].triggered.connect(self._play_or_pause)
        act["forward"].triggered.connect(lambda: player.step(1))
        act["last"].triggered.connect(lambda: player.go_to(len(self.document.timeline)))
        act["slower"].triggered.connect(lambda: self._shift_tempo(-1))
        act["faster"].triggered.connect(lambda: self._shift_tempo(1))
        player.time_changed.connect(timeline.set_time)
        player.playing_changed.connect(self._on_playing)
        timeline.scrubbed.connect(player.scrub)
        timeline.stepped.connect(player.step)
        timeline.jumped.connect(player.go_to)
        timeline.tempo_changed.connect(self.preferences.set_tempo)
        timeline.resolve_requested.connect(self.solve_tab.solve)
        self.session.left_changed.connect(timeline.set_left)
        self.session.next_move_changed.connect(self.preferences.show_next_move)

    # What is shown

    def say(self, text: str) -> None:
        """Show a message in the status line, until the cube changes."""
        self.message.setText(text)

    def show_welcome(self) -> None:
        """Offer three ways to begin over a cube that is being solved slowly."""
        self.first_start = FirstStart(self.stage, self.preferences.palette)
        self.first_start.ended.connect(self._on_welcome_ended)
        self.first_start.chosen.connect(self._on_welcome_chosen)
        self.player.tempo = DEMO_TEMPO
        self.session.show_demo()

    def _on_welcome_ended(self) -> None:
        self.settings.welcomed = True
        self.player.pause()
        self.player.tempo = self.settings.tempo

    def _on_welcome_chosen(self, name: str) -> None:
        if name == "scramble":
            self.session.reset()
            self._scramble()
        elif name == "paint":
            self.document.begin_painting()
        else:
            self._learn()

    # Keys and the window's own events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the views' keys before they move the focus."""
        if watched in (self.cube_view, self.net_view) and isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress
            return pressed and self._take_key(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means that no widget wanted."""
        if self._take_key(event):
            return
        if event.key() == Qt.Key.Key_Home:
            self._reset_views()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember how the window was, and stop what works."""
        if self.first_start is not None:
            self.first_start.end()
        self.preferences.save()
        self.closing.emit()
        super().closeEvent(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        if self.document.is_painting:
            return self.painting.cursor.handle_key(event)
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        plain = event.modifiers() in (_PLAIN, Qt.KeyboardModifier.KeypadModifier)
        if plain and event.key() in steps:
            self.player.step(steps[Qt.Key(event.key())])
            return True
        return self.keyboard.handle(event, self.document.cube.size)

    # What happened

    def _on_replaced(self, cube: Cube) -> None:
        self.say("")
        if self.size_box.value() != cube.size:
            self.size_box.blockSignals(True)
            self.size_box.setValue(cube.size)
            self.size_box.blockSignals(False)
        self.scramble_panel.set_size(cube.size)
        self.moves_panel.set_size(cube.size)
        self.alg_line.set_size(cube.size)
        self.explore_tab.set_size(cube.size)

    def _on_turned(self, _turn: object) -> None:
        self.say("")

    def _on_position(self, position: Position) -> None:
        self.cube_view.set_position(position)
        self.net_view.set_position(position)

    def _on_playing(self, playing: bool) -> None:
        self.actions_by_name.show_playing(playing, self.preferences.palette)

    def _on_undo_text(self, text: str) -> None:
        explain(self.actions_by_name["undo"], f"Undo: {text}" if text else "Undo the last change")

    def _on_redo_text(self, text: str) -> None:
        explain(self.actions_by_name["redo"], f"Redo: {text}" if text else "Do it again")

    def _update_cancel(self, _change: object) -> None:
        works = self.session.solving.board.is_working or self.exploring.is_working
        works = works or self.lab.is_working
        is_busy = works or self.session.scrambling.is_working
        self.actions_by_name["cancel"].setEnabled(is_busy)

    def _on_scrambling(self, message: str | None) -> None:
        self.scramble_panel.set_busy(message)
        if not self.scramble_panel.isVisible():
            self.say(message or "")

    def _on_tab_changed(self, _index: int) -> None:
        self.painting.set_active(self.tabs.currentWidget() is self.paint_panel)

    def _on_draft_changed(self, draft: Cube | None) -> None:
        self.actions_by_name["paint"].setChecked(draft is not None)
        in_paint_tab = self.tabs.currentWidget() is self.paint_panel
        if draft is not None and not in_paint_tab:
            self._show_painting()
        elif draft is None and in_paint_tab:
            self.tabs.setCurrentWidget(self.solver_panel)

    def _show_painting(self) -> None:
        self.actions_by_name["show_panel"].setChecked(True)
        self.tabs.setCurrentWidget(self.paint_panel)
        self.cube_view.setFocus(Qt.FocusReason.OtherFocusReason)

    # Commands

    def _show_lab(self) -> None:
        self.actions_by_name["show_panel"].setChecked(True)
        self.tabs.setCurrentWidget(self.lab_panel)
        self.lab_panel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _scramble(self) -> None:
        if self.scramble_panel.recipe is None:
            # The panel says what is wrong with what was typed there.
            self.tabs.setCurrentWidget(self.scramble_panel)
        self.scramble_panel.request(play=True)

    def _scramble_by_rules(self, rules: Rules) -> None:
        self.session.scramble(Recipe(PERFECT, size=3, rules=rules), None, True)

    def _learn(self) -> None:
        self.session.show_lesson()
        self.timeline.bar.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_or_pause(self) -> None:
        if self.player.is_playing:
            self.player.pause()
        else:
            self.player.play()

    def _shift_tempo(self, by: int) -> None:
        slider = self.timeline.tempo_slider
        slider.setValue(slider.value() + by)

    def _open_file(self) -> None:
        path, _filter = QFileDialog.getOpenFileName(self, "Open facelets", "", FILE_FILTER)
        if path:
            self.session.open_file(path)

    def _save_file(self) -> None:
        path, _filter = QFileDialog.getSaveFileName(self, "Save facelets", "cube.txt", FILE_FILTER)
        if path:
            self.session.save_file(path)

    def _save_sheet(self, sheet: Sheet) -> None:
        path = ask_for_file(self, "scrambles")
        if path:
            self.session.scrambling.save(sheet, path, colour_scheme(self.settings.scheme))

    def _reset_views(self) -> None:
        self.cube_view.reset_view()
        self.net_view.reset_view()

    def _about(self) -> None:
        text = (
            f"<b>cubeapp {cubeapp.__version__}</b><p>Turn, scramble, paint in and solve cubes "
            "of any size, and watch how it is done. Everything happens on this machine.</p>"
        )
        QMessageBox.about(self, "About cubeapp", text)


_PLAIN = Qt.KeyboardModifier.NoModifier
