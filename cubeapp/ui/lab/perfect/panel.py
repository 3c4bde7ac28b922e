"""The perfect-scramble lab: its rules on the cube on screen, the search, and the 48."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.geometry import Face, cube_name
from cubeapp.engine.perfect.check import COLOUR_SETS, PerfectCheck
from cubeapp.engine.perfect.known import perfect_cubes
from cubeapp.engine.perfect.rules import SIX_RULES, Rule, Rules
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import Panel, button
from cubeapp.ui.controls.switch import Switch
from cubeapp.ui.lab.perfect.cube_gallery import CubeGallery
from cubeapp.ui.lab.perfect.model import PerfectLab
from cubeapp.ui.lab.perfect.rule_row import RuleRow
from cubeapp.ui.lab.perfect.search_box import SearchBox
from cubeapp.words import colour_word, mark, tr

GALLERY_ROWS = 3
MOST_NAMED = 3
"""More missing sets of colours than that are only counted."""
MOST_AT_HOME = 6
"""More pieces at home than that are named in the tooltip only."""
NOT_HERE = mark(
    "The rules are about 3×3×3 cubes, and this is a {name}: choose size 3 to check a cube."
)


class LabPanel(Panel):
    """Shows which rules the cube obeys, searches for all that do, and offers the 48."""

    outlined_changed = Signal()
    """`outlined` is another set of stickers."""

    def __init__(self, model: PerfectLab) -> None:
        super().__init__()
        self._model = model
        self._check: PerfectCheck | None = None
        self._pointed: Rule | None = None
        self.rows = {rule: RuleRow(rule) for rule in Rule}
        self.verdict = Note()
        self.facts = Caption()
        self.size_button = button(
            tr("Use a 3×3×3"), tr("Go on with a solved 3×3×3; undo goes back")
        )
        self.outline_box = Switch(tr("&Outline the stickers at fault"))
        self.search_box = SearchBox(model)
        self.gallery = CubeGallery(GALLERY_ROWS)
        self.play_button = button(
            tr("&Play how to make it"),
            tr("Play the 18 moves that make the chosen cube from a solved one"),
        )
        self._make_controls()
        self._lay_out()
        self._connect()
        self._on_rules_changed()
        self.set_check(None, 3)

    @property
    def rules(self) -> Rules:
        """The chosen rules."""
        return frozenset(rule for rule, row in self.rows.items() if row.is_chosen)

    @property
    def outlined(self) -> frozenset[int]:
        """The stickers to outline: those that break the rule pointed at, or else the chosen.

        None while the panel is not seen.
        """
        is_wanted = self.isVisible() and self.outline_box.isChecked()
        if self._check is None or not is_wanted:
            return frozenset()
        chosen = self.rules if self._pointed is None else {self._pointed}
        return frozenset(
            facelet
            for result in self._check.rules
            if result.rule in chosen
            for facelet in result.facelets
        )

    # What is shown

    def set_check(self, check: PerfectCheck | None, size: int) -> None:
        """Show which rules the cube on screen obeys.

        Args:
            check: none where the rules are not about it.
            size: N of the cube.
        """
        self._check = check
        for row in self.rows.values():
            row.set_check(check)
        self.outline_box.setEnabled(check is not None)
        self.outline_box.setVisible(check is not None)
        if check is not None and self.size_button.hasFocus():
            # What is hidden would give the keyboard to a rule, and so point it out.
            self.outline_box.setFocus(Qt.FocusReason.OtherFocusReason)
        self.size_button.setVisible(check is None)
        if check is None:
            self.verdict.set_text(tr(NOT_HERE).format(name=cube_name(size)), NoteKind.PLAIN)
        self._show_verdict()

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        for row in self.rows.values():
            row.picture.set_theme(theme)
        self.gallery.set_theme(theme)
        self.search_box.set_theme(theme)
        self._show_facts()

    def showEvent(self, event: QShowEvent) -> None:
        """Check the cube on screen from now on."""
        super().showEvent(event)
        if not self.gallery.cubes:
            cubes = [perfect.cube for perfect in perfect_cubes()]
            self.gallery.set_cubes(cubes, [f"{number}" for number in range(1, len(cubes) + 1)])
        self._model.open()

    def hideEvent(self, event: QHideEvent) -> None:
        """Check it no more."""
        super().hideEvent(event)
        self._model.close()
        self.outlined_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop what works, at Esc."""
        if event.key() == Qt.Key.Key_Escape and self.search_box.is_busy:
            self._model.cancel()
        else:
            super().keyPressEvent(event)

    # Construction

    def _make_controls(self) -> None:
        for rule in SIX_RULES:
            self.rows[rule].box.setChecked(True)
        self.outline_box.setChecked(True)
        self.outline_box.setToolTip(
            tr(
                "Mark the stickers that break the chosen rules in both views; point at a rule "
                "to see its own"
            )
        )
        self.gallery.setAccessibleName(tr("The 48 perfect cubes"))

    def _lay_out(self) -> None:
        further = (Rule.NO_HOME, Rule.COLOUR_SETS, Rule.COLOUR_SETS_ALL)
        shown = (self.verdict, self.facts, self.outline_box, self.size_button)
        made = tr("One cube, seen from 24 sides and in the mirror; 18 moves make it.")
        cards = (
            Card(tr("This cube"), *shown),
            Card(tr("The six rules"), *(self.rows[rule] for rule in Rule if rule not in further)),
            Card(tr("Further requirements"), *(self.rows[rule] for rule in further)),
            Card(tr("All cubes that obey the chosen rules"), self.search_box),
            Card(
                *(tr("The 48 that obey all six"), Caption(made), self.gallery, self.play_button),
                about=self.gallery,
            ),
        )
        for card in cards:
            self.body.addWidget(card)
        self.body.addStretch(1)

    def _connect(self) -> None:
        for row in self.rows.values():
            row.toggled.connect(self._on_rules_changed)
            row.pointed_at.connect(self._point_at)
        self.outline_box.toggled.connect(lambda _on: self.outlined_changed.emit())
        self.size_button.clicked.connect(self._model.use_its_size)
        self.search_box.grown.connect(self._follow_search)
        self.gallery.taken.connect(self._model.show_perfect)
        self.play_button.clicked.connect(self._play)
        self._model.checked.connect(self._on_checked)

    def _on_checked(self, check: PerfectCheck | None) -> None:
        self.set_check(check, self._model.size)

    def _on_rules_changed(self) -> None:
        self.search_box.set_rules(self.rules)
        self._show_verdict()

    def _follow_search(self) -> None:
        # A user who has scrolled on to something else stays there.
        if not self.search_box.visibleRegion().isEmpty():
            self.reveal(self.search_box)

    def _point_at(self, rule: Rule | None) -> None:
        self._pointed = rule
        self.outlined_changed.emit()

    def _play(self) -> None:
        self._model.play_perfect(max(self.gallery.currentRow(), 0))

    def _show_verdict(self) -> None:
        check, rules = self._check, self.rules
        if check is not None:
            held = sum(result.held for result in check.rules if result.rule in rules)
            if not rules:
                self.verdict.set_text(tr("No rule is chosen: every cube would do."))
            elif held == len(rules):
                self.verdict.set_text(_all_held(rules), NoteKind.GOOD)
            else:
                text = tr("This cube obeys {held} of the {all} chosen rules.")
                self.verdict.set_text(text.format(held=held, all=len(rules)), NoteKind.PROBLEM)
        self._show_facts()
        self.outlined_changed.emit()

    def _show_facts(self) -> None:
        check = self._check
        if check is None:
            self.facts.set_text("")
            return
        named = " ".join(check.home)
        self.facts.setToolTip(tr("At home: {pieces}").format(pieces=named) if named else "")
        patterns = " ".join(f"{number or '–'}" for number in check.patterns)
        home = f"{len(check.home)}" if check.home else tr("none")
        if 0 < len(check.home) <= MOST_AT_HOME:
            home = f"{home} ({named})"
        if check.missing_on_faces and len(check.missing_on_faces) <= MOST_NAMED:
            sets = tr("{some} of {all}, not {missing}")
        else:
            sets = tr("{some} of {all}")
        sets = sets.format(
            some=check.colour_sets,
            all=len(COLOUR_SETS),
            missing=self._in_words(check.missing_on_faces),
        )
        self.facts.set_text(
            tr(
                "Patterns of U R F D L B: {patterns}. At home: {home}. Colour sets on faces: "
                "{sets}."
            ).format(patterns=patterns, home=home, sets=sets)
        )

    def _in_words(self, sets: tuple[str, ...]) -> str:
        """Return sets of colours, given by the faces they are at home on, by their names."""
        named = ("-".join(colour_word(Face[letter]) for letter in letters) for letters in sets)
        return "; ".join(named)


def _all_held(rules: Rules) -> str:
    if rules == SIX_RULES:
        return tr("A perfect scramble: this cube obeys all six rules.")
    if rules > SIX_RULES:
        return tr("More than perfect: this cube obeys all six rules and the chosen wishes.")
    return tr("This cube obeys every chosen rule.")
