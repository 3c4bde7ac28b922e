"""Buttons that say which turns are allowed."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.panel import stack
from cubeapp.words import tr


class TurnToggles(QWidget):
    """A button for each kind of turn, which stays down while it is allowed."""

    def __init__(self, names: Iterable[str], allowed: Iterable[str] = ()) -> None:
        """Offer turns.

        Args:
            names: of all of them, as they are written: R, r, M.
            allowed: of those that are allowed at first.
        """
        super().__init__()
        self.buttons = {name: _toggle(name) for name in names}
        for name in allowed:
            self.buttons[name].setChecked(True)
        stack(self, flow(*self.buttons.values()))

    @property
    def allowed(self) -> tuple[str, ...]:
        """The names of the turns that are allowed, in order."""
        return tuple(name for name, button in self.buttons.items() if button.isChecked())


def _toggle(name: str) -> QToolButton:
    made = QToolButton()
    made.setText(name)
    made.setCheckable(True)
    made.setAccessibleName(tr("Allow {turn}").format(turn=name))
    made.setToolTip(made.accessibleName())
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made
