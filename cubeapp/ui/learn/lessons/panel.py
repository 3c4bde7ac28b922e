"""The page of a lesson: what is taught, the way, the present step, and from step to step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cubeapp.engine.solvers.by_hand.choices import (
    BEGINNER,
    CFOP,
    CLASSIC,
    LAYERS,
    ORTEGA,
    REDUCTION,
)
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.icon_button import show_icon
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import Panel, primary_button, second_button
from cubeapp.ui.controls.sizes import SPACE, SPACE_CARD
from cubeapp.ui.learn.lessons.head import LessonHead
from cubeapp.ui.learn.lessons.lesson import STEPS, methods_for
from cubeapp.ui.learn.lessons.model import Lessons
from cubeapp.ui.learn.lessons.step_page import StepPage
from cubeapp.ui.learn.lessons.way_card import WayCard
from cubeapp.words import counted, mark, paragraph, tr

ABOUT = {
    STEPS: mark(
        "The cards of the course, from this cube to a solved one: one next step each time."
    ),
    CLASSIC: mark("Layer by layer, as in most booklets: a daisy first, and few algs to remember."),
    BEGINNER: mark("Layer by layer, with two algs for each part of the top."),
    CFOP: mark("A cross, four pairs, and two algs for the top: how speedcubers do it."),
    LAYERS: mark("One layer corner by corner, then the other one in two looks."),
    ORTEGA: mark("A face of any colour, the face opposite, then both layers at once."),
    REDUCTION: mark("Centres, then edges, then CFOP as on a 3×3×3."),
}
NO_STEPS = mark("The solution that is there has no steps to explain.")
NO_METHOD = mark("There is no lesson for cubes of this size yet.")
FEW_LINES = 40
"""A page that is lower than so many lines shows the way folded at first."""


class LessonPage(QWidget):
    """Shows the lesson, or offers to begin one."""

    def __init__(self, model: Lessons, begin: QAction) -> None:
        """Show the lesson, if there is one.

        Args:
            model: has the lesson.
            begin: the command that begins one.
        """
        super().__init__()
        self._model = model
        self._is_folded: bool | None = None
        """What the user chose; ``None`` until that was done."""
        self.head = LessonHead(model)
        self.about = Note()
        self.begin_button = primary_button(tr("Explain my cube"), begin.toolTip())
        self.begin_button.clicked.connect(begin.trigger)
        self.start = Card(tr("See how people solve it"), self.about, self.begin_button)
        self.way = WayCard()
        self.way.chosen.connect(model.go_to)
        self.way.stepped.connect(model.go)
        self.way.folded.connect(self._on_folded)
        self.step = StepPage(model)
        self.panel = Panel()
        self.panel.setAccessibleName(tr("Learn"))
        self.own_button = second_button(
            tr("Do it on your own cube"),
            tr("Show the next move so large that it is read from a metre away"),
        )
        show_icon(self.own_button, "fullscreen")
        for card in (self.head, self.start, self.way, self.step, self.own_button):
            self.panel.body.addWidget(card)
        self.panel.body.addStretch(1)
        self.before_button = QPushButton(tr("Step before"))
        self.next_button = QPushButton(tr("Next step"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.panel, 1)
        column.addLayout(self._foot())
        model.changed.connect(self.refresh)
        self.refresh()

    def set_size(self, size: int) -> None:
        """Tell of the method for cubes of ``size``."""
        self.head.set_size(size)
        self.begin_button.setEnabled(bool(methods_for(size)))
        self.refresh()

    def refresh(self) -> None:
        """Show the way and its present step, or what could be learnt."""
        model = self._model
        stages, method = model.stages, model.method
        is_there = bool(stages) or model.has_left
        without = tr(NO_STEPS) if model.is_without_steps else ""
        about = tr(NO_METHOD if method is None else ABOUT[method])
        self.about.set_text(paragraph([without, about]))
        self.start.setVisible(not is_there)
        self.way.setVisible(bool(stages))
        self.step.setVisible(is_there)
        self.step.foot.setVisible(is_there)
        self.own_button.setVisible(bool(stages) and not model.has_left)
        for button in (self.before_button, self.next_button):
            button.setEnabled(bool(stages))
        if stages:
            self.way.show_rows(model.rows, self._count())
        if is_there:
            self.step.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the way where there is little room, unless the user chose otherwise."""
        super().resizeEvent(event)
        self._fold()

    def _count(self) -> str:
        """Say how far the lesson is."""
        model = self._model
        if model.has_left:
            return tr("not on the way")
        if not self.way.list.isHidden():
            text, done, count = tr("{done} of {count} moves"), model.moment, len(model.timeline)
        else:
            stages = model.stages
            now = None if model.step is None else model.step.stage
            places = (place for place, each in enumerate(stages, 1) if each.section is now)
            done, count = next(places, len(stages)), len(stages)
            text = tr("part {done} of {count}")
        return text.format(done=counted(done), count=counted(count))

    def _foot(self) -> QVBoxLayout:
        """Return what can be done with the step, and the buttons that go from step to step."""
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        for button, by, icon in (
            (self.before_button, -1, "chevron-left"),
            (self.next_button, 1, "chevron-right"),
        ):
            show_icon(button, icon)
            button.clicked.connect(lambda _checked=False, by=by: self._model.go(by))
            row.addWidget(button, 1)
        self.next_button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.before_button.setToolTip(tr("Back to the start of this step, or of the one before"))
        self.next_button.setToolTip(tr("On to the end of this step"))
        foot = QVBoxLayout()
        foot.setContentsMargins(SPACE, SPACE, SPACE, SPACE_CARD)
        foot.setSpacing(SPACE)
        foot.addWidget(self.step.foot)
        foot.addLayout(row)
        return foot

    def _on_folded(self, folded: bool) -> None:
        self._is_folded = folded
        self._fold()

    def _fold(self) -> None:
        is_low = self.height() < FEW_LINES * self.fontMetrics().height()
        self.way.set_folded(is_low if self._is_folded is None else self._is_folded)
        self.refresh()
