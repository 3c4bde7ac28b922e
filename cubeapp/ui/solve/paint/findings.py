"""What is known of the painted cube: that it is right, or what is wrong and what mends it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.legality.diagnosis import Repair
from cubeapp.engine.legality.validity import Fault
from cubeapp.ui.controls.note import Note, NoteKind
from cubeapp.ui.controls.panel import button, stack
from cubeapp.ui.solve.paint.fault_list import FaultList
from cubeapp.ui.solve.paint.messages import what_is_right
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.paint.preview_button import PreviewButton
from cubeapp.ui.solve.paint.suggestion_list import SuggestionList
from cubeapp.ui.solve.paint.verdict import Verdict
from cubeapp.words import tr


class Findings(QWidget):
    """The verdict on the draft, its faults with their repairs, and cubes that are suggested."""

    def __init__(self, model: PaintModel, next_stop: Callable[[], QWidget]) -> None:
        """Show nothing yet.

        Args:
            model: has the draft and what is known of it.
            next_stop: returns where the keyboard goes from a fault that is repaired.
        """
        super().__init__()
        self._model = model
        self._next_stop = next_stop
        self._theme = LIGHT
        self.verdict = Note()
        self.home_button = button("", tr("Turn the whole cube; no layer turns"))
        self.fault_list = FaultList(model, self._repair)
        self.suggestion_list = SuggestionList(model, self._repair)
        self.home_button.clicked.connect(lambda: model.turn_home())
        self.home_button.hide()
        stack(self, self.verdict, self.home_button, self.suggestion_list, self.fault_list)

    def set_theme(self, theme: Theme) -> None:
        """Call the colours what the scheme of ``theme`` calls them."""
        self._theme = theme
        self.refresh()

    def refresh(self) -> None:
        """Show what is known; what was wrong stays in sight until there is a new verdict."""
        model = self._model
        if model.verdict is None or model.current is not None:
            self._show_verdict(model.current)
        self.suggestion_list.refresh()

    def _show_verdict(self, verdict: Verdict | None) -> None:
        self.fault_list.set_faults(() if verdict is None else _told(verdict))
        if verdict is not None and verdict.diagnosis.is_legal:
            self.verdict.set_text(what_is_right(bool(verdict.implied)), NoteKind.GOOD)
        elif verdict is not None and verdict.count == 0 and not verdict.mistakes:
            text = tr("No legal cube has all of these stickers; at least one of them is wrong.")
            self.verdict.set_text(text, NoteKind.PROBLEM)
        else:
            self.verdict.set_text("")
        hold = self._theme.scheme.usual_hold
        self.home_button.setText(tr("Turn it: {hold}").format(hold=hold))
        self.home_button.setVisible(verdict is not None and bool(verdict.way_home))

    def _repair(self, repair: Repair) -> None:
        focus = QApplication.focusWidget()
        self._model.repair(repair)
        if isinstance(focus, PreviewButton) and QApplication.focusWidget() is not focus:
            # The button is gone with what it repaired.
            self._next_stop().setFocus()


def _told(verdict: Verdict) -> list[Fault]:
    """Return the faults that are told: bare stickers are none, unless something can be done."""
    return [fault for fault in verdict.faults if fault.repairs or fault in verdict.mistakes]
