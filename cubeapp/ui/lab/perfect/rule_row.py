"""A rule of the perfect scramble as a switch, with what breaks it and whether it is held."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSizePolicy, QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.perfect.check import COLOUR_SETS, PerfectCheck
from cubeapp.engine.perfect.rules import Rule
from cubeapp.ui.controls.note import Caption, NoteKind
from cubeapp.ui.drawing.rule_pictures import draw_rule
from cubeapp.words import mark, paragraph, plural, sentence, tr

TITLES = {
    Rule.SIX_COLOURS: mark("&1  Six colours a face"),
    Rule.AT_MOST_TWO: mark("&2  At most two alike"),
    Rule.SIDE_BY_SIDE: mark("&3  None side by side"),
    Rule.DIAGONAL: mark("&4  None diagonal"),
    Rule.ACROSS_FOLDS: mark("&5  None across edges"),
    Rule.SIX_PATTERNS: mark("&6  Six patterns"),
    Rule.NO_HOME: mark("No c&ubie at home"),
    Rule.COLOUR_SETS: mark("Colour sets o&n faces"),
    Rule.COLOUR_SETS_ALL: mark("Colour sets &anywhere"),
}
EXPLANATIONS = {
    Rule.SIX_COLOURS: mark("Each of the six colours is on every face, the centre's included."),
    Rule.AT_MOST_TWO: (
        mark(
            "No colour is more than twice among the nine stickers of a face. With rule 1, three "
            "colours are there twice and three once."
        )
    ),
    Rule.SIDE_BY_SIDE: mark("Stickers of one face that share a side have different colours."),
    Rule.DIAGONAL: mark("Stickers of one face that touch at a corner only have different colours."),
    Rule.ACROSS_FOLDS: (
        mark(
            "Across each edge of the cube, the sticker of an edge piece differs from the "
            "sticker of the corner beside it on the other face."
        )
    ),
    Rule.SIX_PATTERNS: (
        mark(
            "No two faces look alike, however they are turned or mirrored and whatever their "
            "colours are called."
        )
    ),
    Rule.NO_HOME: mark("No corner and no edge is in its own place, twisted or not."),
    Rule.COLOUR_SETS: (
        mark(
            "Four stickers meet at each of 24 points inside the faces; each of the 15 sets of four "
            "colours meets at one of them."
        )
    ),
    Rule.COLOUR_SETS_ALL: (
        mark(
            "The same, but the 24 points on the edges of the cube where four stickers meet "
            "count too."
        )
    ),
}
BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""A window that opens gives some switch the focus, which the user did not ask for."""


class RulePicture(QWidget):
    """Shows stickers that break a rule."""

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = rule
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for some lines' height, so that the crosses are legible."""
        side = round(self.fontMetrics().height() * 3.0)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the stickers."""
        with QPainter(self) as painter:
            draw_rule(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self._rule, self._theme)


class RuleRow(QWidget):
    """One rule: a switch, a picture of what breaks it, and whether the cube on screen obeys."""

    toggled = Signal()
    """It was chosen, or is chosen no more."""
    pointed_at = Signal(object)
    """The `Rule` while the pointer or the focus is on it, ``None`` once neither is."""

    def __init__(self, rule: Rule, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rule = rule
        self._check: PerfectCheck | None = None
        self.picture = RulePicture(rule)
        self.box = QCheckBox(tr(TITLES[rule]))
        self.note = Caption()
        explanation = tr(EXPLANATIONS[rule])
        key = self.box.shortcut().toString()
        self.box.setToolTip(f"{explanation} ({key})")
        self.box.setAccessibleDescription(explanation)
        self.box.toggled.connect(self._on_toggled)
        self.box.installEventFilter(self)
        self.picture.setToolTip(paragraph([tr("What breaks it."), explanation]))
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(0)
        layout.addWidget(self.picture, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.box, 0, 1)
        layout.addWidget(self.note, 1, 1, Qt.AlignmentFlag.AlignTop)
        layout.setColumnStretch(1, 1)
        self.set_check(None)

    @property
    def is_chosen(self) -> bool:
        """Whether the rule is asked for."""
        return self.box.isChecked()

    def set_check(self, check: PerfectCheck | None) -> None:
        """Say whether the rule is held; ``None`` where it is about no cube."""
        self._check = check
        summary = tr(self.rule.summary)
        if check is None:
            self.note.set_text(sentence(summary))
            return
        result = next(result for result in check.rules if result.rule is self.rule)
        if result.held:
            self.note.set_text(tr("Held: {rule}.").format(rule=summary), NoteKind.GOOD)
        else:
            kind = NoteKind.PROBLEM if self.is_chosen else NoteKind.PLAIN
            text = tr("{how_broken}: {rule}.")
            self.note.set_text(
                text.format(how_broken=_how_broken(self.rule, check), rule=summary), kind
            )

    def _on_toggled(self, _on: bool) -> None:
        self.set_check(self._check)
        self.toggled.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point the rule out."""
        super().enterEvent(event)
        self.pointed_at.emit(self.rule)

    def leaveEvent(self, event: QEvent) -> None:
        """Point it out no more."""
        super().leaveEvent(event)
        self.pointed_at.emit(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys' focus on the switch point the rule out as well."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in BY_KEY:
            self.pointed_at.emit(self.rule)
        elif event.type() == QEvent.Type.FocusOut:
            self.pointed_at.emit(None)
        return super().eventFilter(watched, event)


def _how_broken(rule: Rule, check: PerfectCheck) -> str:
    if rule is Rule.NO_HOME:
        count = len(check.home)
        return plural(count, tr("Broken, {n} is at home"), tr("Broken, {n} are at home"))
    if rule in (Rule.COLOUR_SETS, Rule.COLOUR_SETS_ALL):
        missing = check.missing_on_faces if rule is Rule.COLOUR_SETS else check.missing
        some, every = len(COLOUR_SETS) - len(missing), len(COLOUR_SETS)
        return tr("Broken, {some} of {all} sets are there").format(some=some, all=every)
    if rule is Rule.SIX_PATTERNS:
        return tr("Broken, {some} of 6 are there").format(some=len(set(check.patterns) - {0}))
    count = len(next(result.facelets for result in check.rules if result.rule is rule))
    return plural(count, tr("Broken by {n} sticker"), tr("Broken by {n} stickers"))
