"""Practising cases, in the window: joins their page to what sets them up and counts them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cubeapp.engine.practice.drills import key_of
from cubeapp.engine.practice.solves import Tally
from cubeapp.language import decimal, plural, tr
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.shell.session import hold
from cubeapp.ui.train.cases.model import Choice, Showing

if TYPE_CHECKING:
    from cubeapp.ui.shell.main_window import MainWindow


class DrillTab(QObject):
    """Everything that happens on the page of cases."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._page = page = window.practice_panel.cases
        self._drilling = drilling = window.practice.drilling
        page.next_requested.connect(self._next)
        page.reveal_requested.connect(drilling.reveal)
        page.again_requested.connect(self._set_up_again)
        page.judged.connect(self._judge)
        page.set_chosen.connect(self._choose_set)
        page.pick_chosen.connect(self._choose_pick)
        page.top_chosen.connect(self._choose_top)
        page.toggled.connect(self._toggle)
        page.some_chosen.connect(self._tick)
        page.copy_requested.connect(window.shell.status.copy)
        drilling.changed.connect(self._show)
        drilling.chosen.connect(self._show_choice)
        drilling.busy_changed.connect(page.set_busy)
        drilling.said.connect(window.say)
        window.practice_panel.page_changed.connect(self._on_page_changed)
        self._drawn: object = None

    # Gestures

    def _next(self) -> None:
        self._drilling.next()
        # The keys are meant for the cube now.
        self._window.cube_view.setFocus()

    def _set_up_again(self) -> None:
        self._drilling.set_up_again()
        self._window.cube_view.setFocus()

    def _judge(self, was_known: bool) -> None:
        self._drilling.judge(was_known)
        self._next()

    def _choose_set(self, name: str) -> None:
        self._drilling.choose(replace(self._drilling.choice, set_name=name))

    def _choose_pick(self, missed_more: bool) -> None:
        self._drilling.choose(replace(self._drilling.choice, missed_more=missed_more))

    def _choose_top(self, top: str) -> None:
        self._drilling.choose(replace(self._drilling.choice, top=top))

    def _toggle(self, index: int) -> None:
        choice = self._drilling.choice
        chosen = choice.case_set
        key = key_of(chosen.name, chosen.cases[index])
        self._drilling.choose(replace(choice, left_out=choice.left_out ^ {key}))

    def _tick(self, indices: tuple[int, ...]) -> None:
        choice = self._drilling.choice
        chosen = choice.case_set
        keys = [key_of(chosen.name, case) for case in chosen.cases]
        ticked = frozenset(keys[index] for index in indices)
        left_out = (choice.left_out | frozenset(keys)) - ticked
        self._drilling.choose(replace(choice, left_out=left_out))

    # What happened

    def _on_page_changed(self, page: object) -> None:
        if page is self._page:
            self._drilling.tell()

    def _show_choice(self, choice: Choice) -> None:
        chosen = choice.case_set
        practised = set(choice.cases)
        self._page.set_choice(
            chosen,
            [case in practised for case in chosen.cases],
            self._drilling.tallies(),
            missed_more=choice.missed_more,
            top=choice.top,
        )

    def _show(self, showing: Showing | None) -> None:
        page = self._page
        if showing is None:
            page.set_drill(None)
            page.set_answer(None, Tally())
            return
        drill = showing.drill
        if drill is not self._drawn:
            self._drawn = drill
            names = self._window.settings.looks.scheme.spoken
            page.set_drill(drill, hold(drill.begin, names))
            self._window.practice_panel.reveal(page.next_button)
        is_over = showing.is_revealed or showing.seconds is not None
        tally = self._window.practice.book.book.tallies.get(drill.key, Tally())
        page.set_answer(drill if is_over else None, tally)
        if is_over:
            self._window.practice_panel.reveal(page.answer_part)
        page.set_judged(showing.is_counted)
        page.set_state(*_words(showing))
        self._show_choice(self._drilling.choice)


def _words(showing: Showing) -> tuple[str, NoteKind]:
    """Return how a trial stands, for people."""
    if showing.seconds is not None:
        turns = plural(showing.turns, tr("{n} turn"), tr("{n} turns"))
        text = tr("Solved in {turns} and {seconds} s.")
        return text.format(turns=turns, seconds=decimal(showing.seconds, 1)), NoteKind.GOOD
    if showing.is_revealed:
        return tr("This is it. Did you know it?"), NoteKind.PLAIN
    return tr("Which case is it? Solve it on the cube, or Reveal."), NoteKind.PLAIN
