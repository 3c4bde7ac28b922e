"""The card with the large time: how it is taken, how it compares, and what became of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.practice.times import AO5, AO12, DNF, INSPECTION_S, format_average
from cubeapp.ui.controls.cube_picture import CubePicture
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.sizes import SPACE, SPACE_CARD, TITLE
from cubeapp.ui.controls.switch import Switch
from cubeapp.ui.drawing.palette import tokens_of
from cubeapp.ui.train.timer.chosen_time import ChosenTime
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.ui.train.timer.push_button import PushButton
from cubeapp.ui.train.timer.solve_box import SolveBox
from cubeapp.ui.train.timer.time_face import TimeFace
from cubeapp.ui.train.timer.timing_button import TimingButton
from cubeapp.words import decimal, tr

FEWEST_COMPARED = 5
"""A time is compared with the others of a session of at least so many."""
WIDE_LETTERS = 45
"""Letters across the card from which on there is room for large words below the time."""
PICTURE_LINES = 6
"""The least height of a picture in lines of text: a net as wide as the room for it."""
PICTURES = 4.5
"""The card has pictures where it is at least so many times as wide as they are."""


class FaceCard(QFrame):
    """The time in the middle; around it what is out of the way while the clock runs."""

    def __init__(self, models: TimerModels) -> None:
        super().__init__()
        self._chosen = models.chosen
        self.face = TimeFace(models)
        inspection, limit = tr("&Inspection"), tr("{n} s").format(n=decimal(INSPECTION_S))
        self.inspects_box = Switch(f"{inspection} {limit}")
        self.on_screen_box = Switch(tr("On sc&reen"))
        self.timing_button = TimingButton(models)
        self.compared = QLabel()
        self.solve_box = SolveBox(models)
        self.push_button = PushButton(models)
        self.pictures = tuple(CubePicture(view=view, lines=PICTURE_LINES) for view in ("3d", "net"))
        self._choices = flow(self.inspects_box, self.on_screen_box, self.timing_button, even=False)
        self._gallery = QWidget()
        self._line = QHBoxLayout(self)
        self._is_quiet = False
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._explain()
        self._lay_out()
        self._noise = (self._choices, self.compared, self.solve_box)
        for part in self._noise:
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self._chosen.changed.connect(self.refresh)
        follow_font(self, self._fit_font)
        self.refresh()

    def set_quiet(self, quiet: bool) -> None:
        """Show nothing but the time and its button; nothing moves for it."""
        self._is_quiet = quiet
        # Qt would lay the card out anew for each part, and each keeps its room.
        self._line.setEnabled(False)
        for part in self._noise:
            part.setVisible(not quiet)
        self._line.setEnabled(True)
        self._fit()

    def refresh(self) -> None:
        """Say how the chosen time compares with the others."""
        self.compared.setText(comparison(self._chosen, tokens_of(self.palette()).good))

    def set_cube(self, cube: Cube | None) -> None:
        """Show the cube that the scramble leads to."""
        for picture in self.pictures:
            picture.set_cube(cube)

    def set_theme(self, theme: Theme) -> None:
        """Draw the pictures in the colours of ``theme``."""
        for picture in self.pictures:
            picture.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        """Take the window's new colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the pictures out where they would take the time's room."""
        super().resizeEvent(event)
        self._fit()

    def _explain(self) -> None:
        self.inspects_box.setToolTip(
            tr(
                "15 seconds to look at the cube first: a start after that costs 2 seconds, after\n"
                "17 the solve"
            )
        )
        self.on_screen_box.setToolTip(
            tr(
                "Solve the cube on screen: the first turn starts the clock, the last one stops "
                "it,\n"
                "and the moves are recorded"
            )
        )

    def _lay_out(self) -> None:
        self.compared.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.compared.setWordWrap(True)
        left = QVBoxLayout()
        left.setSpacing(SPACE)
        left.addWidget(self._choices)
        left.addWidget(self.face, 1)
        left.addWidget(self.compared)
        foot = QHBoxLayout()
        foot.setSpacing(SPACE)
        foot.addWidget(self.solve_box, 1)
        foot.addWidget(self.push_button, 0, Qt.AlignmentFlag.AlignBottom)
        left.addLayout(foot)
        right = QVBoxLayout(self._gallery)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(SPACE_CARD)
        for picture in self.pictures:
            expanding = QSizePolicy.Policy.Expanding
            picture.setSizePolicy(expanding, expanding)
            right.addWidget(picture, 1)
        self._line.setContentsMargins(SPACE_CARD, SPACE_CARD, SPACE_CARD, SPACE_CARD)
        self._line.setSpacing(SPACE_CARD)
        self._line.addLayout(left, 1)
        self._line.addWidget(self._gallery)

    def _fit_font(self) -> None:
        self._gallery.setFixedWidth(8 * self.fontMetrics().height())
        self._fit()

    def _fit(self) -> None:
        """Leave out the pictures, and write smaller, where the card is narrow."""
        is_wide = self.width() >= WIDE_LETTERS * self.fontMetrics().averageCharWidth()
        self.compared.setFont(scaled(self.font(), TITLE if is_wide else 1.0))
        has_room = self.width() >= PICTURES * self._gallery.width()
        policy = self._gallery.sizePolicy()
        policy.setRetainSizeWhenHidden(has_room)
        self._gallery.setSizePolicy(policy)
        self._gallery.setVisible(has_room and not self._is_quiet)


def comparison(chosen: ChosenTime, good: str) -> str:
    """Return in rich text what averages the chosen time ends, and how it compares.

    Args:
        chosen: the time among the others.
        good: the colour of good news.
    """
    number, statistics = chosen.number, chosen.statistics
    if number is None:
        return ""
    parts = []
    for average in (AO5, AO12):
        value = statistics.average(average.name, number)
        if value is not None:
            parts.append(f"{average.name} <b>{tr(format_average(value))}</b>")
    if len(statistics) >= FEWEST_COMPARED and statistics.results[number] != DNF:
        share = statistics.slower_than(number)
        if number == statistics.best_number:
            words = tr("best of this session")
            parts.append(f'<span style="color:{good}">✓ {words}</span>')
        elif share >= 0.5:
            words = tr("faster than {share} %").format(share=round(100 * share))
            parts.append(f'<span style="color:{good}">✓ {words}</span>')
        else:
            words = tr("slower than {share} %").format(share=round(100 * (1 - share)))
            parts.append(words)
    # A line breaks between the parts, not in them.
    return " &nbsp; ".join(f"<nobr>{part}</nobr>" for part in parts)
