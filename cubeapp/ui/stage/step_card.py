"""What a solution says at one moment: its stage and why, the step, the hold, and a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cubeapp.engine.diagnosis import COLOUR_NAMES
from cubeapp.engine.english import capitalised
from cubeapp.engine.timeline import Section
from cubeapp.language import mark, tr
from cubeapp.ui.controls.elided_label import ElidedLabel
from cubeapp.ui.controls.font_sizes import follow_font

SEE = mark("How to see it")
MOST_LINES = 7
"""Lines of a sentence for which there is room; the tooltip has longer ones whole."""
LEAST_LINES = 2
"""Lines that are seen however small the window is."""
MEASURED = 12
"""Number of the longest texts that decide how many lines are needed."""


@dataclass(frozen=True, slots=True)
class Words:
    """What is said of a step."""

    stage: str = ""
    goal: str = ""
    """What the stage is for; empty where the sentence says it."""
    step: str = ""
    about: str = ""
    """The case and the hold."""
    sentence: str = ""
    hint: str = ""
    """How to see the case."""
    following: str = ""
    """The next move, its name and what it does."""

    @classmethod
    def of(
        cls, stage: Section, part: Section, names: Sequence[str] = (), is_held: bool = True
    ) -> Words:
        """Return the words for ``part`` of ``stage``, or for ``stage`` itself.

        Args:
            stage: a section of a timeline.
            part: one of its steps, or the stage where it has none.
            names: the words for the colours 0…5; the default ones if none.
            is_held: whether the cube is held now as the step says.
        """
        if part is stage:
            return cls(capitalised(stage.name), "", "", "", recoloured(stage.note, names))
        step = part.step
        about = []
        if step is not None and step.case and step.case != part.name:
            about.append(step.case)
        if is_held and step is not None and step.hold is not None:
            about.append(tr("Hold: {hold}").format(hold=step.hold.words))
        goal = "" if stage.note == part.note else stage.note
        texts = (goal, part.name, "   ·   ".join(about), part.note, step.hint if step else "")
        goal, name, told, sentence, hint = (recoloured(text, names) for text in texts)
        name = "" if name == stage.name else name
        return cls(capitalised(stage.name), goal, capitalised(name), told, sentence, hint)


def recoloured(text: str, names: Sequence[str]) -> str:
    """Return ``text`` with the usual names of the colours 0…5 replaced by ``names``, if any."""
    usual = [tr(name) for name in COLOUR_NAMES]
    found = {name.lower(): other for name, other in zip(usual, names, strict=False)}

    def other(match: re.Match[str]) -> str:
        word = found[match[0].lower()]
        return capitalised(word) if match[0][0].isupper() else word

    if not names or usual == list(names):
        return text
    # Letters beside it make a name part of another word, but where words have no gaps.
    colours = "|".join(map(re.escape, usual))
    return re.sub(rf"(?<![a-zß-ÿ])(?:{colours})(?![a-zß-ÿ])", other, text, flags=re.IGNORECASE)


class _Sentence(QLabel):
    """Some lines of text, as high as the longest of many needs."""

    def __init__(self) -> None:
        super().__init__()
        self._texts: list[str] = []
        follow_font(self, self._fix_height)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def make_room(self, texts: Iterable[str]) -> None:
        """Keep as much room as the longest of ``texts`` needs."""
        self._texts = sorted(texts, key=len)[-MEASURED:]
        self._fix_height()

    def hasHeightForWidth(self) -> bool:
        """The height follows from many texts, not from the one that is shown."""
        return False

    def sizeHint(self) -> QSize:
        """High enough for the longest text."""
        return QSize(super().sizeHint().width(), self._needed())

    def minimumSizeHint(self) -> QSize:
        """Some lines: a small window with large letters has no room for more."""
        least = LEAST_LINES * self.fontMetrics().lineSpacing()
        return QSize(0, min(self._needed(), least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew, and show none of which there is room for half."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fix_height()
        spare = self.height() % self.fontMetrics().lineSpacing()
        self.setContentsMargins(0, 0, 0, spare if self.height() < self._needed() else 0)

    def _fix_height(self) -> None:
        self.setMaximumHeight(self._needed())
        self.updateGeometry()

    def _needed(self) -> int:
        metrics = self.fontMetrics()
        box = QRect(0, 0, max(self.width(), 100), 10_000)
        heights = (metrics.boundingRect(box, _WRAPPED, text).height() for text in self._texts)
        return min(max(heights, default=0), MOST_LINES * metrics.lineSpacing())


class StepCard(QWidget):
    """Some lines of words that keep their height while a solution plays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage, self.step = _bold(), _bold()
        self.goal, self.about = ElidedLabel(), ElidedLabel()
        self.sentence = _Sentence()
        self.see_button = QPushButton(tr(SEE))
        self.corner = QVBoxLayout()
        """Where other controls can be put, at the right."""
        self._step_line = _line(self.step, self.about)
        self._words = Words()
        self._build()
        self.see_button.toggled.connect(self._show_sentence)

    def show_words(self, words: Words) -> None:
        """Show ``words``; a hint that was asked for goes with its step."""
        if words == self._words:
            return
        self._words = words
        self.stage.setText(words.stage)
        self.goal.setText(words.goal)
        self.step.setText(words.step)
        self.step.setVisible(bool(words.step))
        told = (words.about, words.following)
        self.about.setText("   ·   ".join(text for text in told if text))
        self.see_button.setChecked(False)
        self.see_button.setEnabled(bool(words.hint))
        self._show_sentence()

    def make_room(self, many: Iterable[Words]) -> None:
        """Keep as much room as the longest of ``many`` needs, so that nothing jumps."""
        many = list(many)
        self.sentence.make_room({text for words in many for text in (words.sentence, words.hint)})
        self._step_line.setVisible(
            any(words.step or words.about or words.following for words in many)
        )
        self.see_button.setVisible(any(words.hint for words in many))

    def _build(self) -> None:
        self.see_button.setCheckable(True)
        self.see_button.setToolTip(tr("What to look at to recognise this case"))
        left = QVBoxLayout()
        left.setSpacing(1)
        left.addWidget(_line(self.stage, self.goal))
        left.addWidget(self._step_line)
        left.addStretch()
        self.corner.setSpacing(2)
        self.corner.addWidget(self.see_button)
        above = QHBoxLayout()
        above.setSpacing(12)
        above.addLayout(left, 1)
        above.addLayout(self.corner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 2, 0, 0)
        layout.setSpacing(1)
        layout.addLayout(above)
        layout.addWidget(self.sentence)

    def _show_sentence(self) -> None:
        hint = self.see_button.isChecked()
        text = self._words.hint if hint else self._words.sentence
        self.sentence.setText(text)
        self.sentence.setToolTip(text)


_WRAPPED = int(Qt.TextFlag.TextWordWrap)


def _bold() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label


def _line(name: QLabel, rest: QLabel) -> QWidget:
    line = QWidget()
    layout = QHBoxLayout(line)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(8)
    layout.addWidget(name)
    layout.addWidget(rest, 1)
    return line
