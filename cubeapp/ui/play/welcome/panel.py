"""The first start: three ways to begin, beside a cube that is being solved."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel, QWidget

from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.controls.sizes import SPACE, SPACE_PAGE, TITLE
from cubeapp.ui.play.welcome.choice_card import ChoiceCard
from cubeapp.words import mark, tr

CHOICES = (
    ("scramble", mark("Scramble and play"), mark("Turn a cube by mouse or keyboard")),
    (
        "paint",
        mark("Solve my cube"),
        mark("Paint it or add photos, then follow large, clear moves"),
    ),
    (
        "learn",
        mark("Learn step by step"),
        mark("From the first cross to the last layer, with the reasons"),
    ),
)
"""The command of each way to begin, its words, and what it is about."""


class Welcome(Panel):
    """Three large cards over another widget, whose size it keeps to."""

    _over: QWidget | None = None
    """Nothing while the scroll area is made, which filters events already."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.buttons: dict[str, ChoiceCard] = {}
        """By the names in `CHOICES`."""
        self._title = _words(tr("What would you like to do?"))
        self.body.addWidget(self._title)
        reassurance = tr("Everything stays on this machine. You can change your mind at any time.")
        self.body.addWidget(_words(reassurance))
        for name, text, about in CHOICES:
            self.buttons[name] = button = ChoiceCard(name, tr(text), tr(about))
            self.body.addWidget(button)
        self.body.addStretch()
        margin = SPACE_PAGE
        self.body.setSpacing(SPACE)
        self.body.setContentsMargins(margin, 2 * margin, margin, margin)
        self.setAccessibleName(tr("Welcome"))
        self.setAutoFillBackground(True)
        over.installEventFilter(self)
        follow_font(self, self._fit)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the widget below."""
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self._fill()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        self._title.setFont(scaled(self.font(), TITLE, bold=True))
        self._fill()

    def _fill(self) -> None:
        if self._over is not None:
            self.setGeometry(self._over.rect())


def _words(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    return label
