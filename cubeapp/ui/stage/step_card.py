"""What a solution says at one moment: its stage and why, the step, the hold, and a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Section
from cubeapp.ui.controls.elided_label import ElidedLabel
from cubeapp.ui.controls.font_sizes import follow_font
from cubeapp.words import capitalised, mark, tr

SEE = mark("How to see it")
MEASURED = 12
"""Number of the longest texts that decide how many lines are needed."""


@dataclass(frozen=True, slots=True)
class Words:
    """What is said of a step."""

    stage: str = ""
    goal: str = ""
    """What the stage is for; empty where the sentence says it."""
    step: str = ""
    case: str = ""
    hold: str = ""
    """How the cube is held; empty where it is not held so now."""
    sentence: str = ""
    hint: str = ""
    """How to see the case."""
    following: str = ""
    """The next move, its name and what it does."""

    @property
    def about(self) -> str:
        """The case and the hold."""
        return "   ·   ".join(filter(None, (self.case, self.hold)))

    @classmethod
    def of(cls, stage: Section, part: Section, is_held: bool = True) -> Words:
        """Return the words for ``part`` of ``stage``, or for ``stage`` itself.

        Args:
            stage: a section of a timeline.
            part: one of its steps, or the stage where it has none.
            is_held: whether the cube is held now as the step says.
        """
        if part is stage:
            return cls(capitalised(stage.name), sentence=tr(stage.note))
        step = part.step
        case = hold = ""
        if step is not None and step.case != part.name:
            case = step.case
        if is_held and step is not None and step.hold is not None:
            hold = Text("Hold: {hold}", hold=step.hold.words)
        goal = "" if stage.note == part.note else stage.note
        name = "" if part.name == stage.name else capitalised(part.name)
        hint = step.hint if step is not None else ""
        texts = (capitalised(stage.name), goal, name, case, hold, part.note, hint)
        return cls(*map(tr, texts))


class _Sentence(QLabel):
    """Some lines of text, as high as the longest of many needs, or as high as they are."""

    def __init__(self, is_steady: bool) -> None:
        super().__init__()
        self._is_steady = is_steady
        self._texts: list[str] = []
        self._height = 0
        follow_font(self, self._fix_height)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def make_room(self, texts: Iterable[str]) -> None:
        """Keep as much room as the longest of ``texts`` needs; be away if there are none."""
        longest = sorted(texts, key=len)[-MEASURED:]
        self.setVisible(any(longest))
        if longest != self._texts:
            self._texts = longest
            self._fix_height()

    def say(self, text: str) -> None:
        """Show ``text``."""
        self.setText(text)
        if not self._is_steady:
            self.make_room([text])

    def hasHeightForWidth(self) -> bool:
        """The height follows from many texts, not from the one that is shown."""
        return False

    def sizeHint(self) -> QSize:
        """High enough for the longest text."""
        return QSize(super().sizeHint().width(), self._height)

    def minimumSizeHint(self) -> QSize:
        """Whole at any width: what is around scrolls where there is no room."""
        return QSize(0, self._height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fix_height()

    def _fix_height(self) -> None:
        """Measure the texts at the present width, once for all who ask."""
        metrics = self.fontMetrics()
        box = QRect(0, 0, max(self.width(), 100), 10_000)
        heights = (metrics.boundingRect(box, _WRAPPED, text).height() for text in self._texts)
        self._height = max(heights, default=0)
        self.setFixedHeight(self._height)


class StepCard(QFrame):
    """Some lines of words, which can keep their height while a solution plays."""

    def __init__(self, parent: QWidget | None = None, is_steady: bool = True) -> None:
        """Say nothing yet.

        Args:
            parent: the owner.
            is_steady: whether room is kept for the longest words, so that nothing below jumps.
        """
        super().__init__(parent)
        self._is_steady = is_steady
        self.stage, self.step = ElidedLabel(), _bold()
        lines = (_Sentence(is_steady) for _ in range(4))
        self.goal, self.about, self.sentence, self.following = lines
        self.see_button = QPushButton(tr(SEE))
        self.corner = QVBoxLayout()
        """Where other controls can be put, below the words."""
        self._words = Words()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        if not is_steady:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._build()
        self.see_button.toggled.connect(self._show_sentence)

    def show_words(self, words: Words) -> None:
        """Show ``words``; a hint that was asked for goes with its step."""
        if words == self._words:
            return
        is_same_step = _without_moment(words) == _without_moment(self._words)
        self._words = words
        self.stage.setText(words.stage)
        self.goal.say(words.goal)
        self.step.setText(words.step)
        self.about.say(words.about)
        self.following.say(words.following)
        if not is_same_step:
            self.see_button.setChecked(False)
        self.see_button.setEnabled(bool(words.hint))
        if not self._is_steady:
            self.step.setVisible(bool(words.step))
            self.see_button.setVisible(bool(words.hint))
        self._show_sentence()

    def make_room(self, many: Iterable[Words], following: Iterable[str]) -> None:
        """Keep as much room as the longest words need, so that nothing jumps.

        Args:
            many: what will be said, but for the next moves.
            following: what will be said of those.
        """
        if not self._is_steady:
            return
        many = list(many)
        self.sentence.make_room({text for words in many for text in (words.sentence, words.hint)})
        self.step.setVisible(any(words.step for words in many))
        for label, texts in (
            (self.goal, {words.goal for words in many}),
            (self.about, {words.about for words in many}),
            (self.following, set(following)),
        ):
            label.make_room(texts)
        self.see_button.setVisible(any(words.hint for words in many))

    def _build(self) -> None:
        self.see_button.setCheckable(True)
        self.see_button.setToolTip(tr("What to look at to recognise this case"))
        self.corner.setSpacing(4)
        self.corner.addWidget(self.see_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(2)
        for line in (self.stage, self.goal, self.step, self.about, self.sentence, self.following):
            layout.addWidget(line)
        layout.addLayout(self.corner)

    def _show_sentence(self) -> None:
        hint = self.see_button.isChecked()
        text = self._words.hint if hint else self._words.sentence
        self.sentence.say(text)
        self.sentence.setToolTip(text)


_WRAPPED = int(Qt.TextFlag.TextWordWrap)


def _without_moment(words: Words) -> Words:
    """Return what is said all through a step: not how the cube is held now, nor the next move."""
    return replace(words, hold="", following="")


def _bold() -> QLabel:
    label = ElidedLabel()
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label
