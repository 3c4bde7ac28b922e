"""The window: rail, stage, inspector and dock, and what is connected to what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QByteArray, QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QMenuBar,
    QSplitter,
    QStyle,
    QWidget,
)

from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.ui.controls.forms import name_fields
from cubeapp.ui.controls.panel import quiet_tool
from cubeapp.ui.document.document import Change
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.shell.camera import AROUND
from cubeapp.ui.shell.commands import Command, explain
from cubeapp.ui.shell.desk import Desk
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.shell.frame_sizes import frame_sizes
from cubeapp.ui.shell.inspector import Inspector
from cubeapp.ui.shell.key_presses import KeyPresses
from cubeapp.ui.shell.menus import fill_menu_bar
from cubeapp.ui.shell.places import PLACES, SIDE_PLACES, Place, features_of
from cubeapp.ui.shell.play_bar import PlayBar
from cubeapp.ui.shell.rail import Rail
from cubeapp.ui.shell.size_box import SizeBox
from cubeapp.ui.shell.stage_room import StageRoom
from cubeapp.ui.shell.top_bar import TopBar
from cubeapp.ui.stage.caption_line import CaptionLine
from cubeapp.ui.stage.stage import Foot
from cubeapp.ui.stage.stage_frame import Line, Message, StageCard
from cubeapp.words import mark, tr

TITLE = "cubeapp"
USUAL_SIZE = QSize(1280, 800)
"""Pixels: the window before it was ever made larger or smaller."""
LARGEST_UNIT = 15
"""Pixels: the height of a line that the views' least sizes follow, up to this."""
STAGE_COMMANDS = ("show_cube", "show_net", "reset_view", *AROUND)
"""Commands that nothing is seen of while something lies over the stage."""
TURNING_COMMANDS = ("scramble", "reset", "undo", "redo")
"""Commands after which the cube is looked at."""
OLD_NAMES = MappingProxyType(
    {
        "SolverPanel": "solve",
        "ExplorePanel": "explore",
        "ScramblePanel": "scramble",
        "MovesPanel": "turns",
        "AlgEditor": "algs",
        "LibraryPanel": "library",
        "LabPanel": "lab",
        "PracticePanel": "practice",
        "HistoryPanel": "history",
        "SessionsPanel": "sessions",
        "ExportPanel": "export",
        "LooksPanel": "looks",
    }
)
"""What the settings of earlier versions call the panels."""


class MainWindow(QMainWindow):
    """The layout of the shell: top bar, rail, stage, dock and inspector."""

    closing = Signal()
    """The window is closing; all work must stop."""

    def __init__(self, shell: Shell, features: Sequence[Feature], keyboard: Keyboard) -> None:
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
        self.keyboard = keyboard
        self._is_net_folded = False
        self._shown_size = 0
        self._add_commands()
        self._build_menus()
        self._build_inspector()
        self._build_stage()
        self._lay_out()
        follow_font(self, self._fit_width)
        self.show_session("")
        self._connect_actions()
        self._connect_document()
        self._connect_views()
        self._connect_features()
        self._restore()
        self.inspector.show_place(PLACES[0].id)
        self._show_size()
        self.stage.refresh()
        name_fields(self)
        for feature in features:
            feature.refresh()
        # Only now do the commands show what is to be shown.
        follow_font(self, self._fold_net)
        self.cube_view.setFocus()

    # Construction

    def _build_inspector(self) -> None:
        """Give every place its pages."""
        self.inspector = inspector = Inspector(self.shell.commands["show_panel"])
        for place in (*PLACES, *SIDE_PLACES):
            title, is_one_page = tr(place.title), place.is_one_page
            inspector.add_place(place.id, title, is_one_page=is_one_page, is_path=place.is_path)
            for feature in features_of(place, self.features.values()):
                make = partial(self._panel_of, feature)
                inspector.add_page(
                    place.id, feature.id, tr(feature.title), make,
                    make_head=feature.make_head,
                    explains=feature.explains_steps or place in SIDE_PLACES,
                )  # fmt: skip
                if place.is_path:
                    feature.step_changed.connect(partial(inspector.set_step, feature.id))
        inspector.set_explanation(self.timeline.card)
        bar = PlayBar(self.shell.commands)
        inspector.set_foot(PLACES[0].id, bar)
        inspector.scrolled.connect(lambda _place, scrolled: bar.set_scrolled(scrolled))

    def _panel_of(self, feature: Feature) -> QWidget:
        """Return the panel of a feature that has one, made now."""
        panel = feature.panel
        assert panel is not None
        name_fields(panel)
        return panel

    def _build_stage(self) -> None:
        """Put both views side by side, and what is said of them into the corners."""
        views = QSplitter(Qt.Orientation.Horizontal)
        views.setChildrenCollapsible(False)
        unit = min(self.fontMetrics().height(), LARGEST_UNIT)
        for view, width, stretch in ((self.cube_view, 9, 3), (self.net_view, 8, 2)):
            # Pictures can be small where large letters need the room.
            view.setMinimumSize(width * unit, 9 * unit)
            views.addWidget(view)
            views.setStretchFactor(views.count() - 1, stretch)
        views.setSizes([536, 352])
        self.views = views
        self.stage.set_content(views)
        self.facts, self.message, self.keys = CaptionLine(), Message(), Line()
        frame, corner = self.stage.frame, Qt.Corner
        frame.set_card(corner.TopLeftCorner, StageCard(self.facts, self.keys))
        frame.set_card(corner.TopRightCorner, self._switches())
        frame.set_card(corner.BottomLeftCorner, StageCard(self.message))

    def _switches(self) -> StageCard:
        """Return the buttons that show and hide the views, light cubies and reset the camera."""
        stickering = self._submenus["stickering_menu"].menuAction()
        act = self.shell.commands
        shown = (act["show_cube"], act["show_net"], stickering, act["reset_view"])
        return StageCard(*(quiet_tool(action) for action in shown))

    def _lay_out(self) -> None:
        """Put rail, stage, dock and inspector side by side."""
        act = self.shell.commands
        self.rail = Rail(
            [act[place.command] for place in PLACES],
            [act[SIDE_PLACES[0].command], act["keys"]],
            [act[place.command] for place in SIDE_PLACES[1:]],
        )
        self.stage_room = StageRoom(self.stage)
        self.desk = Desk(self.stage_room, self.inspector)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.desk, 1)
        self.setCentralWidget(whole)
        # Tab goes through them in the order in which they come in: from the stage to the
        # inspector, the dock, the rail and the top bar.
        self.stage_room.add_dock(self.timeline)
        row.insertWidget(0, self.rail)
        self.setMenuWidget(self.top_bar)

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
                self._show_panels, keys=("Alt+3",), icon="fold-right", checkable=True,
            ),
            Command(
                "full_screen", mark("&Full screen"), mark("Use the whole screen, or not"),
                self._show_full_screen, keys=("Shift+F11",), checkable=True,
            ),
        ):  # fmt: skip
            commands.add(command)
        for number, place in enumerate(PLACES, start=1):
            commands.add(self._command_to(place, f"Ctrl+{number}"))
        for place in SIDE_PLACES:
            commands.add(self._command_to(place))
        commands.set_enabled("cancel", tasks.is_busy)
        tasks.busy_changed.connect(partial(commands.set_enabled, "cancel"))

    def _command_to(self, place: Place, *keys: str) -> Command:
        """Return the command that goes to ``place``, and shows the inspector."""

        def go(_checked: bool) -> None:
            self.inspector.show_place(place.id)
            self.shell.commands.set_checked("show_panel", True)
            self._mark_place()

        return Command(
            place.command, place.title, place.tip, go,
            keys=keys, icon=place.icon, checkable=True,
        )  # fmt: skip

    def _build_menus(self) -> None:
        self._menu_bar, self.size_box = QMenuBar(), SizeBox()
        self.top_bar = TopBar(self._menu_bar, self.size_box, self.shell.commands)
        self._submenus: dict[str, QMenu] = {
            id: menu
            for feature in self.features.values()
            for id, menu in feature.menus(self).items()
        }
        stickering = self._submenus["stickering_menu"].menuAction()
        explain(stickering, tr("What is lit while the rest of the cube is dimmed"))
        self.shell.commands.add_icon(stickering, "lit")
        fill_menu_bar(self._menu_bar, self.shell.commands, self._submenus)

    def menuBar(self) -> QMenuBar:
        """Return the menus, which share their row with others."""
        return self._menu_bar

    def _connect_actions(self) -> None:
        for action in self.shell.commands.values():
            self.addAction(action)

    def _connect_document(self) -> None:
        self.document.changed.connect(self._on_changed)
        self.stage.caption.changed.connect(self.facts.show_words)
        self.shell.status.shown.connect(self.message.setText)
        self.shell.status.shown.connect(self.stage_room.say)
        self.size_box.valueChanged.connect(self.document.change_size)
        self.size_box.edit.returnPressed.connect(self.cube_view.setFocus)

    def _connect_views(self) -> None:
        self.net_view.move_requested.connect(self.document.turn)
        KeyPresses(self, self.shell, self.keyboard)
        self.keyboard.state_changed.connect(self.keys.setText)
        self.timeline.resolve_requested.connect(self._solve_from_here)

    def _connect_features(self) -> None:
        self.closing.connect(self._save)
        self.closing.connect(self._stop_features)
        self.inspector.shown.connect(self._on_page_chosen)
        self.desk.over_changed.connect(self._on_inspector_over)
        self.desk.fold_wanted.connect(self.shell.commands["show_panel"].toggle)
        self.desk.stage_pressed.connect(self._on_stage_pressed)
        self.desk.dragged.connect(partial(setattr, self.settings, "inspector_width"))
        for id in TURNING_COMMANDS:
            self.shell.commands[id].triggered.connect(self._show_cube)
        for feature in self.features.values():
            feature.cover_changed.connect(self._show_cover)
            feature.dismissed.connect(partial(self.show_page, "solve"))
            feature.reveal_requested.connect(partial(self._reveal, feature))
            if feature.title:
                feature.offered_changed.connect(partial(self._offer, feature))

    def _reveal(self, feature: Feature) -> None:
        """Show the panel of a feature, and the inspector that it is in."""
        # Before the inspector comes, which may give it the keyboard.
        self.inspector.show_page(feature.id)
        self.shell.commands.set_checked("show_panel", True)
        self.inspector.go_to(feature.id)

    def _on_page_chosen(self, page: str) -> None:
        self._mark_place()
        chosen, path = self.features[page], self.inspector.path_of(page)
        others = [feature for id, feature in self.features.items() if id != page]
        # A page takes away what it has put on the stage before the next one puts its own there;
        # but what goes on over the steps of a path, such as painting, is not to end in between.
        for feature in others:
            if feature.id not in path:
                feature.set_chosen(False)
        chosen.set_chosen(True)
        for feature in others:
            if feature.id in path:
                feature.set_chosen(False)
        self._show_cover()

    def _show_cover(self) -> None:
        """Lay over the stage what belongs to the panel in front, if anything does."""
        feature = self.features[self.shown_page]
        cover = feature.cover if feature.is_covering else None
        if cover is not None:
            name_fields(cover)
            cover.setAccessibleName(tr(feature.title))
        is_hidden = cover is not None and not feature.has_cube_on_cover
        if is_hidden and not self.stage.is_hidden:
            # Its next move would show the cube, and leave the page that was asked for.
            self.player.pause()
        self.stage.is_hidden = is_hidden
        self.stage.set_foot("cover", Foot(has_timeline=False) if is_hidden else None)
        covered = STAGE_COMMANDS if cover is not None else ()
        self.shell.commands.set_blocked(covered, tr("This page covers the 3D view and the net."))
        self.stage_room.set_cover(cover)

    def _show_cube(self) -> None:
        """Leave for the first place if the cube is out of sight."""
        if self.stage.is_hidden:
            self.inspector.show_place(PLACES[0].id)

    def _mark_place(self) -> None:
        """Mark on the rail where the user is."""
        for place in (*PLACES, *SIDE_PLACES):
            action = self.shell.commands[place.command]
            with QSignalBlocker(action):
                action.setChecked(place.id == self.inspector.place)
        self.rail.show_visited()

    def _offer(self, feature: Feature, offered: bool) -> None:
        self.inspector.set_offered(feature.id, offered)

    def _stop_features(self) -> None:
        for feature in self.features.values():
            feature.stop()

    def _solve_from_here(self) -> None:
        """Go on from the cube as it is: who learns is shown the way, others have an answer."""
        is_lesson = self.document.timeline.purpose is Purpose.LESSON
        self.shell.commands.run("learn" if is_lesson else "solve")

    # What is shown

    def key_refusal(self, key: QKeySequence) -> str:
        """Return why no command can have ``key``: a menu has it; "" if none has."""
        shown = key.toString(QKeySequence.SequenceFormat.NativeText)
        menus = self.menuBar().actions()
        if any(key == QKeySequence.mnemonic(menu.text()) for menu in menus):
            return tr("{key} opens a menu; choose another key.").format(key=shown)
        return ""

    def show_keys(self) -> None:
        """Name the keys that change the tempo beside its slider."""
        act, native = self.shell.commands, QKeySequence.SequenceFormat.NativeText
        both = [act[name].shortcut() for name in ("faster", "slower")]
        self.timeline.set_tempo_keys(
            ", ".join(key.toString(native) for key in both if not key.isEmpty())
        )

    def show_session(self, name: str) -> None:
        """Show the name of the open session in the title; "" if it has none."""
        self.setWindowTitle(f"{name} – {TITLE}" if name else TITLE)
        self.top_bar.show_session(name)

    def say(self, text: str) -> None:
        """Show a message on the stage, until the cube changes."""
        self.shell.status.show(text)

    @property
    def shown_page(self) -> str:
        """The id of the feature whose panel is shown."""
        return self.inspector.page

    def show_page(self, id: str) -> None:
        """Show the panel of the feature ``id``, if there is one that can be chosen."""
        if id in self.inspector.pages:
            self.inspector.show_page(id)

    def restore_panel(self) -> None:
        """Show the panel that was shown last, where the cube has it and nothing is painted."""
        last = OLD_NAMES.get(self.settings.panel, self.settings.panel)
        if not self.document.is_painting and last != "paint":
            self.show_page(last)

    def _on_inspector_over(self, is_over: bool) -> None:
        """Fold away the inspector that would lie over the stage, until it is asked for."""
        is_shown = self.settings.show_panel
        if not self.document.is_painting:
            self.shell.commands.set_checked("show_panel", is_shown and not is_over)

    def _on_stage_pressed(self) -> None:
        """Put away what lies over the stage, but for the colours that are painted with."""
        if not self.document.is_painting:
            self.shell.commands.set_checked("show_panel", False)

    def _show_panels(self, shown: bool) -> None:
        if not self.desk.is_over:
            self.settings.show_panel = shown
        self.desk.set_open(shown, slides=not self.player.instant)

    def _show_full_screen(self, full: bool) -> None:
        """Use the whole screen, or be as large as before: a maximized window is so again."""
        whole, state = Qt.WindowState.WindowFullScreen, self.windowState()
        self.setWindowState(state | whole if full else state & ~whole)

    def _restore(self) -> None:
        """Place and divide the window as it was left."""
        if not self.restoreGeometry(QByteArray(self.settings.geometry)):
            self._fit()
        self.desk.set_inspector_width(self.settings.inspector_width)
        self.views.restoreState(QByteArray(self.settings.views))
        shown = self.settings.show_panel
        self.shell.commands.set_checked("show_panel", shown)
        self._show_panels(shown)

    def _fit(self) -> None:
        """Be of the usual size, or small enough for the screen, with the window's frame."""
        frame = 2 * self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        room = self.screen().availableSize() - QSize(frame, frame)
        self.resize(USUAL_SIZE.boundedTo(room))

    def _save(self) -> None:
        """Save how the window is placed and divided, and all other settings."""
        self.settings.geometry = bytes(self.saveGeometry().data())
        self.settings.views = bytes(self.views.saveState().data())
        self.settings.panel = self.shown_page
        self.settings.save()

    # The window's own events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out words and the net where the window is narrow."""
        super().resizeEvent(event)
        self._fit_width()
        self._fold_net()

    def _fit_width(self) -> None:
        sizes = frame_sizes(self.width(), self.fontMetrics())
        self.rail.set_sizes(sizes)
        self.top_bar.set_sizes(sizes)

    def _fold_net(self) -> None:
        """Leave a small stage to the 3D view, unless the net is asked for or painted on."""
        is_narrow = frame_sizes(self.width(), self.fontMetrics()).is_narrow
        fold = is_narrow and not self.document.is_painting
        if fold == self._is_net_folded:
            return
        self._is_net_folded = fold
        wanted = self.settings.show_net
        if not fold:
            self.shell.commands.set_checked("show_net", wanted)
        elif self.settings.show_cube:
            self.shell.commands.set_checked("show_net", False)
            # It comes back with the room for it.
            self.settings.show_net = wanted

    def changeEvent(self, event: QEvent) -> None:
        """Show in the menu that the window is full screen, which others bring about as well.

        The system has a key for it, and the geometry of the last time is restored with it.
        """
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.shell.commands.set_checked("full_screen", self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell those who have something to remember or to stop, unless the user stays."""
        if all(feature.may_close() for feature in self.features.values()):
            self.closing.emit()
            super().closeEvent(event)
        else:
            event.ignore()

    # What happened

    def _on_changed(self, change: Change) -> None:
        if change.turns:
            self._show_cube()
        if change.is_jump or change.turns:
            self.say("")
        if change.is_jump:
            self._show_size()
        self._fold_net()

    def _show_size(self) -> None:
        size = self.document.shown.size
        if self.size_box.value() != size:
            with QSignalBlocker(self.size_box):
                self.size_box.setValue(size)
        # It is the same at every painted sticker and every move that the player crosses.
        if size != self._shown_size:
            self._shown_size = size
            for feature in self.features.values():
                feature.set_size(size)
