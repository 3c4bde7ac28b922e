"""The algs of a case, one below the other: one of them is used."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.practice.case_book import OwnAlgs
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.goals.comfort import Comfort, comfort
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import SPACING, row
from cubeapp.words import tr


class AlgRows(QWidget):
    """A row for each alg, what hands like best first; own ones can be removed."""

    used = Signal(str)
    """The alg that the user chose, empty for that of the deck."""
    removed = Signal(str)
    """The alg that the user wants no more."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(SPACING)
        self._rows: list[QWidget] = []
        self._group = QButtonGroup(self)
        self.buttons: list[QRadioButton] = []
        """One for each alg."""
        self._shown: tuple[object, ...] = ()
        self.used_alg = ""
        """The alg that is used, as it is written."""

    def set_algs(self, case: Case, own: OwnAlgs, angle: int | None) -> None:
        """Show the algs of ``case``, and which is used from ``angle``, or from most."""
        used = own.chosen if angle is None else own.used(angle)
        self.used_alg = used or case.alg
        if (case, own.algs) != self._shown:
            self._shown = (case, own.algs)
            self._fill(case, own)
        for made, alg in zip(self.buttons, _sorted(case, own), strict=True):
            made.setChecked(alg == used)

    def _fill(self, case: Case, own: OwnAlgs) -> None:
        for old in self._rows:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._rows, self.buttons = [], []
        self._group.deleteLater()
        self._group = QButtonGroup(self)
        for alg in _sorted(case, own):
            self._add(alg, alg or str(case.shown), tr(_comfort(case, alg).text))

    def _add(self, alg: str, words: str, about: str) -> None:
        choose = QRadioButton()
        choose.setAccessibleName(words)
        choose.setToolTip(tr("Use this alg: {about}").format(about=about))
        choose.clicked.connect(lambda: self.used.emit(alg))
        self._group.addButton(choose)
        self.buttons.append(choose)
        made = QWidget()
        parts: list[QWidget] = [choose, Note(words)]
        if alg:
            remove = IconButton("trash", tr("Remove {alg}").format(alg=alg), tr("Remove this alg"))
            remove.clicked.connect(lambda: self.removed.emit(alg))
            parts.append(remove)
        line = row(*parts)
        line.setStretch(1, 1)
        made.setLayout(line)
        self._rows.append(made)
        self._column.addWidget(made)


def _sorted(case: Case, own: OwnAlgs) -> list[str]:
    """Return the algs of a case, the most comfortable first; that of the deck is empty."""
    return sorted(("", *own.algs), key=lambda alg: _comfort(case, alg).cost)


def _comfort(case: Case, alg: str) -> Comfort:
    return comfort(Alg(alg).moves(case.size) if alg else case.moves, case.size)
