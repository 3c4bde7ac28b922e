"""Looking for algs for a case, and showing them on the cube; it knows no widget."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QTimer, Signal

from cubeapp.engine.library.case_sets import CaseSet
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move, face_turn
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.practice.alg_cases import (
    AlgCase,
    case_of_alg,
    case_of_cube,
    case_of_facelets,
    library_case,
)
from cubeapp.engine.practice.case_book import ANGLES, OwnAlgs
from cubeapp.engine.practice.case_goals import last_turns, top_turns
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.solvers.goals.goal import GoalError, metric_of
from cubeapp.engine.solvers.goals.grouping import RatedAlg
from cubeapp.engine.solvers.goals.search import Found, find
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.listing import ListingSearch
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.player import Player
from cubeapp.words import counted, reason, sentence, tr, under_way

SIZE = 3
MOST_FOUND = 500
"""No more algs than so many are listed: while they come in, their list is made again and again."""
_TOP = face_turn(Face.U, 1, SIZE)


@dataclass(frozen=True, slots=True)
class AlgRequest:
    """How to look for algs."""

    turns: tuple[str, ...]
    """The names of the turns that may be made: R, r, M."""
    most: int
    """The number of turns of the longest."""


class AlgBook(Protocol):
    """Keeps the user's own algs for cases of the library."""

    def own_algs(self, case: Case, case_set: CaseSet) -> OwnAlgs:
        """Return those for a case."""
        ...

    def add_alg(self, case: Case, text: str, case_set: CaseSet | None = None) -> None:
        """Add one, and use it.

        Raises:
            CubeError: it does not solve the case.
        """
        ...


class AlgFinder(ListingSearch[RatedAlg]):
    """Owns the case that algs are looked for, and what was found for it."""

    case_changed = Signal(object)
    """The `AlgCase` is another one; ``None`` for none."""
    painting_changed = Signal(bool)
    """Whether a click on a sticker says that it does not matter."""
    outlined = Signal(object)
    """The facelets, a frozenset, that contradict each other or leave too much open."""
    lighting_changed = Signal(object)
    """Tells which stickers of a cube matter, while the case is on screen; ``None`` else."""
    said = Signal(str)
    """A message for the user, one sentence."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        tasks: Tasks,
        book: AlgBook | None = None,
        after: Sequence[Preparation] = (),
    ) -> None:
        """Have no case yet.

        Args:
            document: shows the case.
            player: plays algs for it.
            tasks: do the work.
            book: keeps the user's own algs; without one none can be kept.
            after: what compiles the search.
        """
        super().__init__(tasks, MOST_FOUND, after)
        self._document, self._player, self._book = document, player, book
        self.case: AlgCase | None = None
        self.stored: RatedAlg | None = None
        """The alg that the library has for the case."""
        self.is_painting = False
        self._is_open, self._is_lit, self._has_outline = False, False, False
        document.changed.connect(self._on_changed)

    @property
    def is_on_screen(self) -> bool:
        """Whether the cube on screen is the case, or what turns have made of it."""
        document = self._document
        is_there = self.case is not None and document.timeline.start == self.case.cube
        return is_there and not document.is_painting

    @property
    def own(self) -> tuple[str, ...]:
        """The user's own algs for the case."""
        found = self.case
        if self._book is None or found is None or found.case is None or found.case_set is None:
            return ()
        return self._book.own_algs(found.case, found.case_set).algs

    # The case

    def choose(self, case_set: CaseSet, case: Case) -> None:
        """Look for algs for a case of the library."""
        self._set(library_case(case_set, case))

    def take_alg(self, moves: tuple[Move, ...]) -> None:
        """Look for algs for what an alg solves."""
        try:
            self._set(case_of_alg(moves), moves)
        except CubeError as error:
            self.failed.emit(sentence(reason(error)))

    def take_cube(self) -> None:
        """Look for algs for the cube on screen."""
        try:
            self._set(case_of_cube(self._document.cube))
        except CubeError as error:
            self.failed.emit(sentence(reason(error)))

    def take_facelets(self, text: str) -> None:
        """Look for algs for typed stickers, ``.`` where they do not matter."""
        try:
            self._set(case_of_facelets(text))
        except GoalError as error:
            self._fail(error)

    def set_part(self, part: str) -> None:
        """Let something else of the case matter."""
        if self.case is not None and (part != self.case.part or self.case.painted is not None):
            self._set(self.case.with_part(part))

    def paint(self, is_painting: bool) -> None:
        """Let a click on a sticker say that it does not matter, or end that."""
        is_painting = is_painting and self.case is not None
        if is_painting and not self.is_painting:
            # Without moves, of which an arrow would lie over the stickers.
            self._show()
        if is_painting != self.is_painting:
            self.is_painting = is_painting
            self.painting_changed.emit(is_painting)

    def click(self, facelet: int) -> None:
        """Grey a sticker of the cube on screen out, or not any more, while that is painted."""
        if self.is_painting and self.is_on_screen and self._is_open and self.case is not None:
            self._take(self.case.toggled(facelet, self._document.cube))

    def go_on_from(self, before: AlgFinder) -> None:
        """Look for algs for the case of another window."""
        if before.case is not None:
            self._take(before.case)

    # The editor

    def open(self) -> None:
        """Dim what does not matter from now on, while the case is on screen."""
        self._is_open = True
        # The page that was in front may clear the stage only after this.
        QTimer.singleShot(0, self, lambda: self._light(again=True))

    def close(self) -> None:
        """Leave the stage alone."""
        self.paint(False)
        self._is_open = False
        self._light()

    # The search

    def find(self, request: AlgRequest) -> None:
        """Look for all algs for the case."""
        alg_case = self.case
        if alg_case is None:
            return
        try:
            task = alg_case.task(parse_turn_set(",".join(request.turns)), request.most)
        except CubeError as error:
            self._fail(error)
            return
        self._forget()
        self._search(
            lambda control: map(RatedAlg.of, find(alg_case.cube, task, control)),
            under_way(tr("Loading the search")),
        )

    # What was found

    def play(self, alg: RatedAlg) -> None:
        """Play an alg from the case."""
        self._show(alg.found.all_moves)
        self._player.play()

    def keep(self, alg: RatedAlg) -> None:
        """Keep an alg as one's own for the case, and use it in the trainer."""
        found = self.case
        if self._book is None or found is None or found.case is None or found.case_set is None:
            return
        text = format_moves(alg.found.moves, SIZE)
        try:
            self._book.add_alg(found.case, text, found.case_set)
        except CubeError as error:
            self.said.emit(sentence(reason(error)))
            return
        kept = tr("{alg} is your alg for {case} now; the trainer uses it.")
        self.said.emit(kept.format(alg=text, case=tr(found.title)))
        self.case_changed.emit(found)

    def _set(self, found: AlgCase, moves: tuple[Move, ...] = ()) -> None:
        """Take another case, and show it with an alg: that of the library if none is given."""
        self.paint(False)
        self._take(found)
        self._show(moves or (self.stored.found.all_moves if self.stored is not None else ()))

    def _take(self, found: AlgCase) -> None:
        self.cancel()
        self.case, self.stored = found, _stored(found)
        self._forget()
        self.case_changed.emit(found)
        self._light(again=True)

    def _show(self, moves: tuple[Move, ...] = ()) -> None:
        """Show the case, and moves to come."""
        found = self.case
        if found is None:
            return
        if self.is_on_screen and self._document.timeline.moves == moves:
            self._document.go_to(0)
            return
        name = tr(found.title) or tr("a case of your own")
        sections = (Section(Text("{name}", name=name), 0, len(moves)),) if moves else ()
        purpose = Purpose.SOLUTION if moves else Purpose.TURNS
        self._document.load_timeline(Timeline(found.cube, moves, purpose, sections), 0, name)

    def _on_changed(self, _change: object) -> None:
        self._light()

    def _light(self, again: bool = False) -> None:
        """Dim what does not matter, or no longer."""
        is_lit = self._is_open and self.is_on_screen
        if is_lit != self._is_lit or (again and is_lit):
            self._is_lit = is_lit
            self.lighting_changed.emit(self.case.lit if is_lit and self.case else None)
        if self._has_outline and not is_lit:
            self._outline(())

    def _fail(self, error: CubeError) -> None:
        self.failed.emit(sentence(reason(error)))
        self._outline(error.facelets if isinstance(error, GoalError) else ())

    def _outline(self, facelets: Iterable[int]) -> None:
        outline = frozenset(facelets)
        self._has_outline = bool(outline)
        self.outlined.emit(outline)

    def _forget(self) -> None:
        self._outline(())
        super()._forget()

    def _activity(self, progress: Progress) -> str:
        words = super()._activity(progress)
        if not progress.depth:
            return words
        text = tr("{activity} ({n} turns)")
        return text.format(activity=words, n=counted(progress.depth))


def _stored(found: AlgCase) -> RatedAlg | None:
    """Return the alg that the library has for a case, turns of the top at its ends not counted."""
    case = found.case
    if case is None:
        return None
    moves = case.moves
    while moves and moves[0].turns_the_layers_of(_TOP):
        moves = moves[1:]
    while moves and moves[-1].turns_the_layers_of(_TOP):
        moves = moves[:-1]
    metric = metric_of(moves)
    befores = (top_turns(SIZE, quarters) for quarters in range(ANGLES))
    fits = (each for each in befores if last_turns(case, (*each, *moves), found.cube) is not None)
    length = metric.count(moves, SIZE)
    return RatedAlg.of(Found(moves, length, metric, before=next(fits, ())))
