"""Cards: what belongs together on a page, on a ground of its own."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLayout, QVBoxLayout, QWidget

from cubeapp.ui.controls.panel import heading, row
from cubeapp.ui.controls.sizes import SPACE, SPACE_CARD


class Card(QFrame):
    """A column of controls with an edge around it, below a title if it needs one."""

    def __init__(
        self,
        title: str = "",
        *parts: QWidget | QLayout,
        about: QWidget | None = None,
        beside: QWidget | None = None,
    ) -> None:
        """Make a card.

        Args:
            title: what the card is about; none for one that speaks for itself.
            parts: what it holds, from the top.
            about: the control that ``title`` names, to which its underlined key leads.
            beside: what stands at the end of the line of the title.
        """
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(SPACE_CARD, SPACE_CARD, SPACE_CARD, SPACE_CARD)
        self.column.setSpacing(SPACE)
        if title:
            label = heading(title, about)
            label.setContentsMargins(0, 0, 0, 0)
            self.add(label if beside is None else _line(label, beside))
        self.add(*parts)

    def add(self, *parts: QWidget | QLayout) -> None:
        """Put ``parts`` below what the card holds."""
        for part in parts:
            if isinstance(part, QWidget):
                self.column.addWidget(part)
            else:
                self.column.addLayout(part)


def _line(title: QWidget, beside: QWidget) -> QLayout:
    """Return a title with something at the end of its line."""
    line = row(title, beside)
    line.setStretch(0, 1)
    return line
