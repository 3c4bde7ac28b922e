"""What to work on: the slowest cases, the most missed, slow angles, and pairs mixed up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cubeapp.engine.practice.case_book import ANGLE_NAMES
from cubeapp.engine.practice.next_case import (
    Standing,
    mix_ups,
    most_missed,
    slow_angles,
    slow_ones,
    slowness,
)
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.ui.controls.flow import Flow
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.ui.controls.panel import stack
from cubeapp.words import counted, decimal, listed, tr

MOST_NAMED = 5
"""Cases, or pairs of them, of each kind."""
Told = list[tuple[str, tuple[Case, ...]]]
"""What is said, and of which cases: one, or two that were mixed up."""


class WorkList(QWidget):
    """A paragraph of links for each kind; those of which there is nothing to say are hidden."""

    looked_at = Signal(object)
    """The `Case` that was clicked."""
    pair_chosen = Signal(object)
    """The two cases, a tuple, that are to be practised."""

    def __init__(self) -> None:
        super().__init__()
        self.note = Note(tr("Nothing stands out so far."))
        titles = (tr("Slowest"), tr("Slow from one angle"), tr("Most missed"), tr("Mixed up"))
        self._parts = [(Caption(title), Flow(spacing=0)) for title in titles]
        self._shown: list[Told] = []
        self._links: list[tuple[Flow, LinkButton]] = []
        stack(self, self.note, *(each for part in self._parts for each in part))

    def set_standings(self, standings: Sequence[Standing]) -> None:
        """Show what stands out among some cases of a set."""
        told = [_slowest(standings), _angles(standings), _missed(standings), _mixed(standings)]
        if told == self._shown:
            return
        self._shown = told
        self.note.setVisible(not any(told))
        for flow, link in self._links:
            flow.remove(link)
        self._links = []
        for (caption, flow), cases in zip(self._parts, told, strict=True):
            caption.setVisible(bool(cases))
            flow.setVisible(bool(cases))
            for place, (words, named) in enumerate(cases):
                link = self._pair_link(words, named) if named[1:] else self._link(words, named[0])
                self._add(flow, place, link)

    def _link(self, words: str, case: Case) -> LinkButton:
        link = LinkButton(words, tr("Show the page of {case}").format(case=tr(case.title)))
        link.clicked.connect(lambda: self.looked_at.emit(case))
        return link

    def _pair_link(self, words: str, cases: tuple[Case, ...]) -> LinkButton:
        link = LinkButton(words, tr("Practise these two, one or the other by chance"))
        link.clicked.connect(lambda: self.pair_chosen.emit(cases))
        return link

    def _add(self, flow: Flow, place: int, link: LinkButton) -> None:
        flow.insert(place, link)
        link.show()
        self._links.append((flow, link))


def _slowest(standings: Sequence[Standing]) -> Told:
    slow = slow_ones(standings)[:MOST_NAMED]
    return [_told([each], _seconds(slowness(each))) for each in slow]


def _angles(standings: Sequence[Standing]) -> Told:
    return [
        _told([slow.standing], tr(ANGLE_NAMES[slow.angle]), _seconds(slow.time_ms))
        for slow in slow_angles(standings)[:MOST_NAMED]
    ]


def _missed(standings: Sequence[Standing]) -> Told:
    missed = most_missed(standings)[:MOST_NAMED]
    return [_told([each], _times(each.tally.missed)) for each in missed]


def _mixed(standings: Sequence[Standing]) -> Told:
    return [_told(mixed.pair, _times(mixed.count)) for mixed in mix_ups(standings)[:MOST_NAMED]]


def _told(cases: Sequence[Standing], *facts: str) -> tuple[str, tuple[Case, ...]]:
    """Return what is said of cases: "T · U2 · 5.0 s"."""
    names = listed([tr(each.case.name) for each in cases])
    return " · ".join((names, *facts)), tuple(each.case for each in cases)


def _seconds(time_ms: float) -> str:
    return tr("{seconds} s").format(seconds=decimal(time_ms / 1000, 1))


def _times(count: int) -> str:
    return tr("{times}×").format(times=counted(count))
