"""The timer's page over the stage: scramble, time, and the charts of the session."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from cubeapp.drawing.theme import WCA, Theme
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.practice.solves import Solve
from cubeapp.engine.practice.stopwatch import Phase
from cubeapp.engine.scrambles.base import Scramble
from cubeapp.ui.controls.beside import beside_where_wide
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.controls.sizes import TITLE
from cubeapp.ui.document.document import Change
from cubeapp.ui.shell.feature import Shell
from cubeapp.ui.train.scramble_card import ScrambleCard
from cubeapp.ui.train.timer.face_card import FaceCard
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.ui.train.timer.session_charts import SessionCharts
from cubeapp.words import tr

MAX_MOVES_SHOWN = 150
"""A longer scramble would push everything else out of sight; it can be copied."""
MAX_MOVES_LARGE = 30
"""A longer scramble is written as small as other text."""
SCRAMBLE_LINES = 4
"""The most lines that a scramble takes."""
SHARES = (8, 5)
"""How time and charts divide the height."""
BESIDE = 70
"""Letters across the page from which on the charts, and the scramble and its buttons, are side by
side."""


class TimerPage(Panel):
    """Shows the timer, and how the open session goes."""

    def __init__(self, models: TimerModels, shell: Shell) -> None:
        """Show the times of the open session.

        Args:
            models: the clock, the replays, the scrambles and the times.
            shell: has the views, the settings and the place for messages.
        """
        # It filters the events of the whole program while the clock runs, those of its contents
        # twice: a scroll bar that comes and goes would have it laid out without end.
        super().__init__(is_steady=True)
        self._models = models
        self._timing, self._supply, self._chosen = models.timing, models.supply, models.chosen
        self._shell = shell
        self._takes_every_key = False
        self._scramble: Scramble | None = None
        self._hold = WCA.usual_hold
        self._make_scramble_card()
        self.face_card = FaceCard(models)
        self.face = self.face_card.face
        self.charts = SessionCharts(self._chosen)
        self.trend, self.histogram = self.charts.trend, self.charts.histogram
        self._lay_out()
        self._connect()
        self._connect_models()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        settings = shell.settings
        self.set_choices(inspects=settings.inspects, on_screen=settings.solves_on_screen)
        self.face_card.timing_button.calls_action.setChecked(settings.calls_seconds)
        self.set_scramble(self._supply.current)

    # What is shown

    def set_scramble(self, scramble: Scramble | None) -> None:
        """Show what is to be solved now; ``None`` while it is being made."""
        self._scramble = scramble
        if scramble is None or scramble.alg is None:
            self.set_making(tr("The scramble is being made …"))
        else:
            words = scramble.alg.split(" ", MAX_MOVES_SHOWN)
            is_long = len(words) > MAX_MOVES_SHOWN
            shown = " ".join(words[:MAX_MOVES_SHOWN]) + (" …" if is_long else "")
            self._fit_scramble()
            self.scramble_edit.setPlainText(shown)
        for part in (self.show_button, self.copy_button, self.next_button):
            part.setEnabled(scramble is not None)
        self.previous_button.setEnabled(self._supply.has_before)
        self.face_card.set_cube(None if scramble is None else scramble.cube)
        self._show_hold()

    def set_making(self, text: str) -> None:
        """Say in the scramble's place what is done for it."""
        self.scramble_edit.setPlainText(text)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and say in its words how the solved cube is held."""
        self._hold = theme.scheme.usual_hold
        self.face_card.set_theme(theme)
        self._show_hold()

    def set_choices(self, *, inspects: bool, on_screen: bool) -> None:
        """Show how solves are timed."""
        card = self.face_card
        for box, on in ((card.inspects_box, inspects), (card.on_screen_box, on_screen)):
            with QSignalBlocker(box):
                box.setChecked(on)

    # Construction

    def _make_scramble_card(self) -> None:
        self.previous_button = IconButton(
            "chevron-left", tr("&Previous"), tr("Back to the scramble before")
        )
        self.next_button = IconButton("chevron-right", tr("&Next"), tr("Take another scramble"))
        self.show_button = IconButton(
            "view-3d", tr("Sh&ow"), tr("Show the scrambled cube on screen, to compare yours")
        )
        self.copy_button = IconButton("copy", tr("Cop&y"), tr("Put the scramble on the clipboard"))
        self.slip_button = IconButton(
            "lost",
            tr("Mine loo&ks different…"),
            tr("Find the slip in a scramble that you made on your own cube, and mend it"),
        )
        turning = (self.previous_button, self.next_button)
        using = (self.copy_button, self.show_button)
        buttons = flow(*turning, *using, self.slip_button, even=False)
        self._card = ScrambleCard(tr("Scramble to be solved"), SCRAMBLE_LINES, buttons)
        self.hold_note, self.scramble_edit = self._card.hold_note, self._card.edit
        follow_font(self, self._fit_scramble)

    def _lay_out(self) -> None:
        beside_where_wide(self, self._card.line, BESIDE)
        beside_where_wide(self, self.charts.line, BESIDE)
        self.fit_height_to_width()
        self.widen_margin_from(BESIDE)
        self.body.addWidget(self._card)
        self.body.addWidget(self.face_card, SHARES[0])
        self.body.addWidget(self.charts, SHARES[1])
        self._noise = (self._card, self.charts)
        for part in self._noise:
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)

    def _connect(self) -> None:
        card = self.face_card
        self.face.pressed.connect(self._look_at_cube)
        card.push_button.clicked.connect(self._on_pushed)
        card.inspects_box.toggled.connect(self._set_inspects)
        card.on_screen_box.toggled.connect(self._set_on_screen)
        card.timing_button.hold_chosen.connect(self._set_hold)
        card.timing_button.calls_chosen.connect(self._set_calls)
        card.timing_button.closed.connect(self._focus_face)
        self.previous_button.clicked.connect(self._go_back)
        self.next_button.clicked.connect(self._next)
        self.show_button.clicked.connect(self._show_scramble)
        self.copy_button.clicked.connect(self._copy)
        self.slip_button.clicked.connect(self._mend)
        self.charts.pointed.connect(self._look_at)
        for each in card.solve_box.change_buttons:
            # The next Space means the timer again.
            each.clicked.connect(self._focus_face)

    def _connect_models(self) -> None:
        self._supply.changed.connect(self.set_scramble)
        self._supply.progressed.connect(self.set_making)
        self._supply.scrambler.choice.changed.connect(self._follow_choice)
        self._shell.document.changed.connect(self._on_document_changed)
        self._timing.phase_changed.connect(self._on_phase_changed)
        self._timing.solved.connect(self._on_solved)

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is there by now, and take the keys."""
        super().showEvent(event)
        self._models.book.refresh()
        self._follow_choice()
        self.face.refresh()
        self._take_keys()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keyboard on to the timer; Tab would leave out what is before a focus proxy."""
        self.face.setFocus(event.reason())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop the clock at any key, whatever has the focus, before it means anything else."""
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return super().eventFilter(watched, event)
        if watched.window() is not self.window():
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyRelease and self._timing.splits_ms:
            # Where the repeats of a held key are releases and presses, they end no phases.
            if not event.isAutoRepeat():
                self._timing.release()
            return True
        if event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self._models.give_up()
            elif not event.isAutoRepeat():
                self._timing.press()
            return True
        return super().eventFilter(watched, event)

    # Gestures

    def _focus_face(self) -> None:
        self.face.setFocus()

    def _on_pushed(self) -> None:
        # The next key is meant for the timer, or for the cube.
        self._focus_face()
        self._look_at_cube()

    def _look_at(self, number: int) -> None:
        """Choose the time of a dot or bar; a note that is being typed is saved first."""
        self._focus_face()
        self._chosen.choose(number)

    def _look_at_cube(self) -> None:
        """Give the cube the keys while it is to be solved on screen."""
        if self._timing.on_screen and self._timing.is_on:
            self._shell.stage.cube_view.setFocus()

    def _set_inspects(self, inspects: bool) -> None:
        self._shell.settings.inspects = inspects
        self._timing.set_inspects(inspects)
        self._take_keys()

    def _set_on_screen(self, on_screen: bool) -> None:
        self._shell.settings.solves_on_screen = on_screen
        self._timing.set_on_screen(on_screen)
        self._take_keys()

    def _set_hold(self, hold_s: float) -> None:
        self._shell.settings.hold_s = hold_s
        self._timing.set_hold_s(hold_s)

    def _set_calls(self, calls: bool) -> None:
        self._shell.settings.calls_seconds = calls

    def _go_back(self) -> None:
        self._supply.go_back()
        self._take_keys()

    def _next(self) -> None:
        self._supply.advance()
        self._take_keys()

    def _show_scramble(self) -> None:
        if self._scramble is not None:
            self._shell.commands.run("place-play")
            self._supply.scrambler.show(self._scramble, play=False)

    def _mend(self) -> None:
        if self._scramble is not None:
            self._supply.scrambler.looks_different.emit(self._scramble)

    def _copy(self) -> None:
        if self._scramble is not None:
            self._shell.status.copy(self._scramble.alg or "")

    # What happened

    def _show_hold(self) -> None:
        made = self._scramble
        size = "" if made is None else f"{cube_name(made.cube.size)} · "
        self.hold_note.set_text(f"{size}{self._hold}")

    def _take_keys(self) -> None:
        """Give the timer the keys, unless the user goes through the panels by keyboard."""
        self.face.refresh()
        self.face_card.push_button.refresh()
        focus = QApplication.focusWidget()
        if focus is None or focus in self._shell.stage.views or focus.underMouse():
            self.face.setFocus()

    def _follow_choice(self) -> None:
        """Make scrambles of the chosen recipe while the page is seen and no solve is under way.

        They are for the session of that event.
        """
        if self.isVisible() and not self._timing.is_on:
            self._models.events.follow_cube()
            self._supply.follow_choice()

    def _on_solved(self, _solve: Solve) -> None:
        self._chosen.choose_last()
        self._follow_choice()

    def _on_document_changed(self, change: Change) -> None:
        if change.is_jump:
            self._follow_choice()

    def _on_phase_changed(self, phase: Phase) -> None:
        """Watch every key while the clock runs for a cube in the hand, and only then."""
        is_running = phase is Phase.RUNNING and not self._timing.on_screen
        if is_running != self._takes_every_key:
            self._takes_every_key = is_running
            application = QApplication.instance()
            if application is not None and is_running:
                application.installEventFilter(self)
            elif application is not None:
                application.removeEventFilter(self)
            self._set_quiet(is_running)
        # The cube may be another one than when the solve that is over was begun.
        self._follow_choice()

    def _set_quiet(self, quiet: bool) -> None:
        """Leave the time alone on the page while the clock runs."""
        if quiet and self.isVisible():
            self.face.setFocus()
        self.face_card.set_quiet(quiet)
        for part in self._noise:
            part.setVisible(not quiet)

    def _fit_scramble(self) -> None:
        """Write a scramble large, unless it is long."""
        made = self._scramble
        is_long = made is not None and len((made.alg or "").split()) > MAX_MOVES_LARGE
        self.scramble_edit.setFont(scaled(self.font(), 1.0 if is_long else TITLE, bold=not is_long))
