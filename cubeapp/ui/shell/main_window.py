"""The window: its layout, and one line for each thing that is connected to another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QByteArray, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence
from PySide6.QtWidgets import (
    QLabel,
    QMainWindow,
    QSizePolicy,
    QSplitter,
    QStyle,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from cubeapp.engine.timeline import Purpose
from cubeapp.language import mark, tr
from cubeapp.ui.controls.elided_label import ElidedLabel
from cubeapp.ui.controls.forms import name_fields
from cubeapp.ui.document.document import Change
from cubeapp.ui.services.keymap import Keyboard
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.shell.focus_ring import FocusRing
from cubeapp.ui.shell.key_presses import KeyPresses
from cubeapp.ui.shell.menus import SizeBox, fill_menu_bar, fill_toolbar
from cubeapp.ui.shell.panel_tabs import OLD_NAMES, PANELS, PanelTabs

TITLE = "cubeapp"
LARGEST_UNIT = 15
"""Pixels: the height of a line that the views' least sizes follow, up to this."""


class MainWindow(QMainWindow):
    """The layout of the shell: menus, the stage, the panels beside it, and the status line."""

    closing = Signal()
    """The window goes: whatever works must stop."""

    def __init__(
        self,
        shell: Shell,
        features: Sequence[Feature],
        keyboard: Keyboard,
    ) -> None:
        super().__init__()
        self.shell = shell
        self.features = {feature.id: feature for feature in features}
        self.settings = shell.settings
        self.document = shell.document
        self.player = shell.player
        self.stage = shell.stage
        self.cube_view = shell.stage.cube_view
        self.net_view = shell.stage.net_view
        self.timeline = shell.stage.timeline
        self.actions_by_name = shell.commands
        self.keyboard = keyboard
        self.setMinimumSize(640, 440)
        self.resize(1280, 800)
        self.show_session("")
        self._build_widgets()
        self._build_tabs()
        self._build_splitter()
        self._build_stage()
        self._build_status_bar()
        self.closing.connect(self._save)
        self.closing.connect(self._stop_features)
        self._add_commands()
        self._build_menus()
        self._connect_actions()
        self._connect_document()
        self._connect_views()
        self._connect_tabs()
        self._connect_features()
        self._restore()
        self._show_size()
        self.stage.caption.refresh()
        self.stage.next_move.refresh()
        name_fields(self)
        for feature in features:
            feature.refresh()

    # Construction

    def _build_widgets(self) -> None:
        self.size_box = SizeBox()
        self.facts = ElidedLabel()
        self.keys = QLabel()
        self.message = ElidedLabel()

    def _build_tabs(self) -> None:
        self.tabs = PanelTabs()
        new = [id for id, each in self.features.items() if each.title and id not in PANELS]
        self._pages = {id: index for index, id in enumerate((*PANELS, *new))}
        for id in self._pages:
            feature = self.features[id]
            self.tabs.add_page(partial(self._panel_of, feature), tr(feature.title))

    def _panel_of(self, feature: Feature) -> QWidget:
        """Return the panel of a feature that has one, made now."""
        panel = feature.panel
        assert panel is not None
        name_fields(panel)
        return panel

    def _build_stage(self) -> None:
        """Lay the stage out above the timeline and the line for moves."""
        outer = QWidget()
        layout = QVBoxLayout(outer)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for part in (self.stage.frame, self.timeline, self.stage.line, self.stage.note):
            layout.addWidget(part, 1 if part is self.stage.frame else 0)
        self.stage.line.setContentsMargins(8, 0, 8, 4)
        self.stage.note.setContentsMargins(8, 4, 8, 4)
        self.setCentralWidget(outer)

    def _build_splitter(self) -> None:
        """Lay the panels out beside the views."""
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        unit = self.fontMetrics().height()
        for view, width in ((self.cube_view, 13), (self.net_view, 11)):
            # Pictures can be small where large letters need the room.
            least = min(unit, LARGEST_UNIT)
            view.setMinimumSize(width * least, 9 * least)
            self.splitter.addWidget(view)
        self.splitter.addWidget(self.tabs)
        for index, stretch in enumerate((6, 5, 0)):
            self.splitter.setStretchFactor(index, stretch)
        # Large letters leave the pictures what the panels can do without.
        panel = max(24 * min(unit, LARGEST_UNIT), self.tabs.minimumSizeHint().width())
        self.splitter.setSizes([32 * unit, 26 * unit, panel])
        self.stage.set_content(self.splitter)

    def _build_status_bar(self) -> None:
        status = self.statusBar()
        self.facts.setContentsMargins(6, 0, 6, 0)
        # As wide as its words where there is room, shortened where there is not.
        self.facts.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.facts.setMinimumWidth(1)
        status.addWidget(self.facts)
        status.addWidget(self.keys)
        status.addWidget(self.message, 1)

    def _add_commands(self) -> None:
        """Offer what concerns the window itself, and the end of all that works in it."""
        tasks, commands = self.shell.tasks, self.shell.commands
        for command in (
            Command("quit", mark("&Quit"), mark("Close the window"), self.close, keys=("Ctrl+Q",)),
            Command(
                "cancel", mark("&Cancel"), mark("Stop the search; its best answer is kept"),
                tasks.cancel, keys=("Esc",),
            ),
            Command(
                "show_panel", mark("&Panel"), mark("Show or hide the panel"),
                self._show_panels, keys=("Ctrl+3",), checkable=True,
            ),
            Command(
                "full_screen", mark("&Full screen"), mark("Use the whole screen, or not"),
                self._show_full_screen, keys=("F11",), checkable=True,
            ),
        ):  # fmt: skip
            commands.add(command)
        commands.set_enabled("cancel", tasks.is_busy)
        tasks.busy_changed.connect(partial(commands.set_enabled, "cancel"))

    def _build_menus(self) -> None:
        bar = QToolBar(tr("Main commands"))
        fill_toolbar(bar, self.size_box, self.actions_by_name)
        self.addToolBar(bar)
        submenus = {
            id: menu
            for feature in self.features.values()
            for id, menu in feature.menus(self).items()
        }
        fill_menu_bar(self.menuBar(), self.actions_by_name, submenus)

    def _connect_actions(self) -> None:
        for action in self.actions_by_name.values():
            self.addAction(action)

    def _connect_document(self) -> None:
        self.document.changed.connect(self._on_changed)
        self.stage.caption.changed.connect(self.facts.setText)
        self.shell.status.shown.connect(self.message.setText)
        self.size_box.valueChanged.connect(self.document.change_size)
        self.size_box.lineEdit().returnPressed.connect(self.cube_view.setFocus)

    def _connect_views(self) -> None:
        self.net_view.move_requested.connect(self.document.turn)
        KeyPresses(self, self.shell, self.keyboard)
        self.keyboard.state_changed.connect(self.keys.setText)

    def _connect_tabs(self) -> None:
        self.timeline.resolve_requested.connect(self._solve_from_here)
        self.focus_ring = FocusRing(self)

    def _connect_features(self) -> None:
        self.tabs.current_changed.connect(self._on_page_chosen)
        for feature in self.features.values():
            feature.dismissed.connect(partial(self.show_page, "solve"))
            feature.reveal_requested.connect(partial(self._reveal, feature))
            if feature.title:
                feature.offered_changed.connect(partial(self._offer, feature))

    def _reveal(self, feature: Feature) -> None:
        """Show the panel of a feature, and the column that the panels share."""
        self.actions_by_name["show_panel"].setChecked(True)
        self.tabs.show_page(self._pages[feature.id])

    def _on_page_chosen(self, _index: int) -> None:
        for id, feature in self.features.items():
            feature.set_chosen(id == self.shown_page)

    def _offer(self, feature: Feature, offered: bool) -> None:
        self.tabs.setTabVisible(self._pages[feature.id], offered)

    def _stop_features(self) -> None:
        for feature in self.features.values():
            feature.stop()

    def _solve_from_here(self) -> None:
        """Go on from the cube as it is: who learns is shown the way, others have an answer."""
        is_lesson = self.document.timeline.purpose is Purpose.LESSON
        self.shell.commands.run("learn" if is_lesson else "solve")

    # What is shown

    def key_refusal(self, key: QKeySequence) -> str:
        """Return why no command can have ``key``: a panel or a menu has it; "" if none has."""
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        for taken_key, panel in self.tabs.panel_keys():
            if taken_key == key:
                taken = tr("{key} shows the panel “{panel}”; choose another key.")
                return taken.format(key=shown, panel=panel)
        menus = self.menuBar().actions()
        if any(key == QKeySequence.mnemonic(menu.text()) for menu in menus):
            return tr("{key} opens a menu; choose another key.").format(key=shown)
        return ""

    def show_keys(self) -> None:
        """Name the keys that change the tempo beside its slider."""
        act, native = self.actions_by_name, QKeySequence.SequenceFormat.NativeText
        both = [act[name].shortcut() for name in ("faster", "slower")]
        self.timeline.set_tempo_keys(
            ", ".join(key.toString(native) for key in both if not key.isEmpty())
        )

    def show_session(self, name: str) -> None:
        """Show the name of the open session in the title; "" if it has none."""
        self.setWindowTitle(f"{name} – {TITLE}" if name else TITLE)

    def say(self, text: str) -> None:
        """Show a message in the status line, until the cube changes."""
        self.shell.status.show(text)

    @property
    def shown_page(self) -> str:
        """The id of the feature whose panel is shown."""
        return list(self._pages)[self.tabs.currentIndex()]

    def show_page(self, id: str) -> None:
        """Show the panel of the feature ``id``, if there is one that can be chosen."""
        index = self._pages.get(id)
        if index is not None and self.tabs.isTabVisible(index):
            self.tabs.show_page(index)

    def restore_panel(self) -> None:
        """Show the panel that was shown last, where the cube has it and nothing is painted."""
        last = OLD_NAMES.get(self.settings.panel, self.settings.panel)
        if not self.document.is_painting and last != "paint":
            self.show_page(last)

    def _show_panels(self, shown: bool) -> None:
        self.settings.show_panel = shown
        self.tabs.setVisible(shown)
        if not shown:
            self.document.end_painting()

    def _show_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _restore(self) -> None:
        """Place and divide the window as it was left."""
        if not self.restoreGeometry(QByteArray(self.settings.geometry)):
            self._fit()
        self.splitter.restoreState(QByteArray(self.settings.splitter))
        shown = self.settings.show_panel
        self.actions_by_name.set_checked("show_panel", shown)
        self._show_panels(shown)

    def _fit(self) -> None:
        """Make the window small enough for its screen, with its frame."""
        frame = 2 * self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        room = self.screen().availableSize() - QSize(frame, frame)
        self.resize(self.size().boundedTo(room))

    def _save(self) -> None:
        """Save how the window is placed and divided, and all other settings."""
        self.settings.geometry = bytes(self.saveGeometry().data())
        self.settings.splitter = bytes(self.splitter.saveState().data())
        self.settings.panel = self.shown_page
        self.settings.save()

    # The window's own events

    def focusNextPrevChild(self, next: bool) -> bool:
        """Go to the next control, or the one before, and frame whatever has the keyboard."""
        here = self.focusWidget()
        # What is hidden or disabled loses the focus, whatever the reason.
        if here is not None and here.isVisible() and here.isEnabled():
            self.focus_ring.want()
        return super().focusNextPrevChild(next)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell those who have something to remember or to stop."""
        self.closing.emit()
        super().closeEvent(event)

    # What happened

    def _on_changed(self, change: Change) -> None:
        if change.is_jump or change.turns:
            self.say("")
        if change.is_jump:
            self._show_size()

    def _show_size(self) -> None:
        size = self.document.shown.size
        if self.size_box.value() != size:
            with QSignalBlocker(self.size_box):
                self.size_box.setValue(size)
        for feature in self.features.values():
            feature.set_size(size)
