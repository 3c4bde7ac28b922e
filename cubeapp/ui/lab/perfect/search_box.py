"""The search for perfect scrambles: its buttons, how far it is, and what it has found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.perfect.estimate import PerfectEstimate
from cubeapp.engine.perfect.rules import Rules, format_rules, is_searchable
from cubeapp.engine.perfect.search import PATTERNS, PerfectCubes, PerfectProgress
from cubeapp.engine.text import power_of_ten
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import button, primary_button, row, stack
from cubeapp.ui.lab.perfect.cube_gallery import COLUMNS, CubeGallery
from cubeapp.ui.lab.perfect.model import PerfectLab
from cubeapp.ui.lab.perfect.pattern_table import PatternTable
from cubeapp.words import counted, decimal, tr

MAX_NUMBER = 2**31 - 1
"""The largest number that a field takes."""
PAGE_ROWS = 4
PAGE = COLUMNS * PAGE_ROWS
"""Cubes that are shown at once."""


class SearchBox(QWidget):
    """Searches, shows what it finds while it does, and pages through the results."""

    grown = Signal()
    """More is shown than before: a search under way, its table, or what came of it."""

    def __init__(self, model: PerfectLab) -> None:
        super().__init__()
        self._model = model
        self._rules: Rules = frozenset()
        self._searched: Rules = frozenset()
        """Those of the last search, whatever has been chosen since."""
        self._first = 0
        self.kind_note = Caption()
        self.search_button = primary_button(tr("Sea&rch"), "")
        self.random_button = button(tr("Ran&dom cube"), "")
        self.busy = Busy(tr("How far the search is"), tr("Stop the search (Esc)"))
        self.is_busy = False
        """Whether something is worked out."""
        self.result_note = Note()
        self.table = PatternTable()
        self.page_note = Caption()
        self.gallery = CubeGallery(PAGE_ROWS)
        self.back_button = button("◀", tr("The cubes before these"))
        self.number_box = QSpinBox()
        self.forward_button = button("▶", tr("The cubes after these"))
        self._page_part = QWidget()
        self._make_controls()
        self._lay_out()
        self._connect()
        self.set_busy(None)
        self.set_found(None)

    # What is shown

    def set_rules(self, rules: Rules) -> None:
        """Offer to search by ``rules``."""
        self._rules = rules
        exact = is_searchable(rules)
        self.search_button.setText(tr("Sea&rch") if exact else tr("Est&imate"))
        self.search_button.setAccessibleName(tr("Search") if exact else tr("Estimate"))
        self.search_button.setToolTip(
            tr("Find every cube that obeys the chosen rules")
            if exact
            else tr("Estimate how many cubes obey the chosen rules")
        )
        self.kind_note.set_text(_about_search(rules))

    def set_busy(self, message: str | None) -> None:
        """Show what is worked out; ``None`` when nothing is."""
        was_busy, self.is_busy = self.is_busy, message is not None
        if not (was_busy and self.is_busy):
            self.busy.say(message or "", None)
            self._area.show_busy(self.is_busy)
        if self.is_busy and not was_busy:
            self.grown.emit()

    def set_progress(self, progress: PerfectProgress) -> None:
        """Show how far a search is and what it has found so far."""
        figures = tr("{n} nodes").format(n=counted(progress.nodes))
        if progress.share is not None:
            share = f"{decimal(100 * progress.share, 0)} %"
            figures = tr("{share} done · {nodes}").format(share=share, nodes=figures)
        if is_searchable(self._searched):
            one = progress.classes == 1
            found = tr("{n} class found") if one else tr("{n} classes found")
            figures = f"{figures} · {found.format(n=counted(progress.classes))}"
            self.table.choose_all()
            self._show_counts(progress.count, progress.by_patterns, progress.classes)
            if self.table.isHidden():
                self.table.show()
                self.grown.emit()
        self.busy.say(figures, progress.share)

    def set_stopped(self) -> None:
        """Say that a search was stopped, and that what is shown of it is not all."""
        self.result_note.set_text(
            tr("Stopped. The table has only what was found until then.")
            if self.table.isVisibleTo(self)
            else tr("Stopped before anything was found.")
        )

    def set_failure(self, message: str) -> None:
        """Say why there is no result."""
        self.result_note.set_text(message, NoteKind.PROBLEM)

    def set_found(self, found: PerfectCubes | PerfectEstimate | None) -> None:
        """Show what came of a search; none if nothing did."""
        self.table.setVisible(found is not None)
        self._page_part.hide()
        if found is None:
            self.result_note.set_text("")
            return
        rules = format_rules(found.rules)
        self.table.choose_all()
        if isinstance(found, PerfectCubes):
            self.result_note.set_text(_about_cubes(found, rules), NoteKind.GOOD)
            counts = found.count, found.by_patterns, found.classes, found.classes_by_patterns
            self._show_counts(*counts)
            self.show_page(0)
        else:
            self.result_note.set_text(_about_estimate(found, rules))
            self._show_estimate(found)
        self.grown.emit()

    def show_page(self, first: int) -> None:
        """Show cubes from number ``first`` on, of the chosen row of the table."""
        page = self._model.page(first, PAGE, self.table.chosen)
        cubes, first, total = page.cubes, page.first, page.total
        self._first = first
        self._page_part.setVisible(bool(cubes))
        last = first + len(cubes)
        names = [counted(number + 1) for number in range(first, last)]
        self.gallery.set_cubes(cubes, names)
        self.page_note.set_text(
            tr("Classes {first} to {last} of {total}, a cube of each:").format(
                first=counted(first + 1), last=counted(last), total=counted(total)
            )
            if total > 1
            else tr("The only class; its other cubes are this one held otherwise or in the mirror:")
        )
        with QSignalBlocker(self.number_box):
            self.number_box.setRange(1, min(max(total, 1), MAX_NUMBER))
            self.number_box.setValue(first + 1)
        self.back_button.setEnabled(first > 0)
        self.forward_button.setEnabled(last < total)
        for part in (self.back_button, self.number_box, self.forward_button):
            part.setVisible(total > len(cubes))

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self.gallery.set_theme(theme)

    # Construction

    def _make_controls(self) -> None:
        self.random_button.setToolTip(
            tr("Scramble the cube to one that obeys the chosen rules, each as likely as any other")
        )
        self.table.setAccessibleName(tr("Cubes by number of different patterns"))
        self.table.setToolTip(tr("Choose a row (↑ ↓) to page through those cubes below"))
        self.gallery.setAccessibleName(tr("Cubes found"))
        self.back_button.setAccessibleName(tr("The cubes before these"))
        self.forward_button.setAccessibleName(tr("The cubes after these"))
        self.number_box.setPrefix(tr("from "))
        self.number_box.setKeyboardTracking(False)
        self.number_box.setAccessibleName(tr("Number of the first cube shown"))
        self.number_box.setToolTip(
            tr("Type a number and press Enter to see the cubes from there on")
        )

    def _lay_out(self) -> None:
        pager = row(self.back_button, self.number_box, self.forward_button)
        stack(self._page_part, self.page_note, self.gallery, pager)
        idle = QWidget()
        stack(idle, self.kind_note, row(self.search_button, self.random_button))
        self._area = Steady(idle, self.busy)
        stack(self, self._area, self.result_note, self.table, self._page_part)

    def _connect(self) -> None:
        model = self._model
        model.busy_changed.connect(self.set_busy)
        model.progressed.connect(self.set_progress)
        model.searched.connect(self.set_found)
        model.stopped.connect(self.set_stopped)
        model.failed.connect(self.set_failure)
        self.search_button.clicked.connect(self._search)
        self.random_button.clicked.connect(lambda: model.scramble(self._rules))
        self.busy.cancel_button.clicked.connect(model.cancel)
        self.table.patterns_chosen.connect(lambda _patterns: self.show_page(0))
        self.gallery.taken.connect(lambda index: model.load(self.gallery.cubes[index]))
        self.back_button.clicked.connect(lambda: self.show_page(self._first - PAGE))
        self.forward_button.clicked.connect(lambda: self.show_page(self._first + PAGE))
        self.number_box.valueChanged.connect(lambda number: self.show_page(number - 1))

    def _search(self) -> None:
        self._searched = self._rules
        self._model.search(self._rules)

    def _show_counts(
        self,
        count: int,
        by_patterns: Sequence[int],
        classes: int,
        classes_by_patterns: Sequence[int] | None = None,
    ) -> None:
        cubes = [counted(number) for number in (count, *by_patterns)]
        shares = [number / max(count, 1) for number in (count, *by_patterns)]
        rest = [""] * PATTERNS
        if classes_by_patterns is not None:
            rest = [counted(number) for number in classes_by_patterns]
        self.table.set_counts(cubes, shares, [counted(classes), *rest])

    def _show_estimate(self, about: PerfectEstimate) -> None:
        numbers = (about.count, *about.by_patterns)
        shares = [number / max(about.count, 1.0) for number in numbers]
        classes = [rounded(number) for number in (about.classes, *about.classes_by_patterns)]
        self.table.set_counts([rounded(number) for number in numbers], shares, classes)


def rounded(count: float) -> str:
    """Return a number that is not known exactly, to three digits: "≈ 1.23·10¹²"."""
    return f"≈ {_in_three_digits(count)}" if count else "0"


def _in_three_digits(count: float) -> str:
    if count < 1e6:
        return counted(round(count))
    digits, power = f"{count:.2e}".split("e+")
    return f"{decimal(float(digits), 2)}·{power_of_ten(int(power))}"


def _about_search(rules: Rules) -> str:
    if is_searchable(rules):
        return tr(
            "Every cube that obeys the chosen rules can be found: in a second with all six, in "
            "up to two minutes with few."
        )
    return tr(
        "The chosen rules leave too many cubes to find each. Their number is estimated from "
        "random probes, with its error. Rules 3 and 4, 3 and 5, or 2, 4 and 5 together make a "
        "full search possible."
    )


def _about_cubes(found: PerfectCubes, rules: str) -> str:
    if not found.count:
        text = tr("No cube at all obeys the rules {rules} at once ({seconds} s).")
        return text.format(rules=rules, seconds=decimal(found.seconds, 1))
    if found.count == 1:
        text = tr(
            "1 cube obeys the rules {rules}: it was found in {seconds} s, with {nodes} nodes."
        )
    elif found.classes == 1:
        text = tr(
            "{cubes} cubes obey the rules {rules}, in 1 class: every one was found in "
            "{seconds} s, with {nodes} nodes."
        )
    else:
        text = tr(
            "{cubes} cubes obey the rules {rules}, in {classes} classes: every one was found in "
            "{seconds} s, with {nodes} nodes."
        )
    return text.format(
        cubes=counted(found.count),
        rules=rules,
        classes=counted(found.classes),
        seconds=decimal(found.seconds, 1),
        nodes=counted(found.nodes),
    )


def _about_estimate(about: PerfectEstimate, rules: str) -> str:
    share = about.error / about.count if about.count else 0.0
    text = (
        tr(
            "About {cubes} cubes obey the rules {rules}, give or take {error} ({share}), which "
            "holds 19 times of 20. Estimated from {probes} probes."
        )
        if about.rules
        else tr(
            "About {cubes} cubes obey no rule in particular, give or take {error} ({share}), "
            "which holds 19 times of 20. Estimated from {probes} probes."
        )
    )
    return text.format(
        cubes=_in_three_digits(about.count),
        rules=rules,
        error=_in_three_digits(about.error),
        share=f"{decimal(100 * share, 1)} %",
        probes=counted(about.probes),
    )
