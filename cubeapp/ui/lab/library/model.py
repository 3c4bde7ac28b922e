"""The library as its panel shows it: what there is for a size, and the user's own patterns."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.library.entries import Collection, Entry, case_collections, collections
from cubeapp.engine.library.patterns import Pattern, pattern_keys
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.text import Text
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.lab.library.own_patterns import OwnPatterns
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.undo_list import UndoList
from cubeapp.ui.stage.player import Player
from cubeapp.words import sentence, tr

MAX_SAVED_MOVES = 200
"""Maximum number of the timeline's moves that are saved with a pattern made by hand."""


class Library(QObject):
    """Joins the document and the user's own patterns; the file is read when first needed."""

    saved = Signal(object, str)
    """(pattern, message): a `Pattern` of the user's is new, renamed or there again; and a
    sentence that says so."""
    shown = Signal()
    """The cube on screen is about to become what the user chose."""
    failed = Signal(str)
    """Why the user's own patterns could not be read."""

    def __init__(
        self, document: CubeDocument, player: Player, settings: Settings, storage: Storage
    ) -> None:
        """Read nothing yet.

        Args:
            document: where patterns and cases are shown, and whose size decides which.
            player: plays how they come about.
            settings: say what small letters mean in typed moves.
            storage: holds the user's own patterns.
        """
        super().__init__()
        self._document = document
        self._player = player
        self._settings = settings
        self._storage = storage
        self._own: OwnPatterns | None = None
        self._deleted = UndoList(self)

    @property
    def size(self) -> int:
        """N of the cube on screen."""
        return self._document.cube.size

    @property
    def collections(self) -> tuple[Collection, ...]:
        """The patterns for the cube on screen, the user's own first, and all sets of cases."""
        return collections(self.size, self._patterns.patterns)

    @property
    def cases(self) -> tuple[Collection, ...]:
        """The sets of cases among the `collections`."""
        return case_collections(self.size)

    @property
    def pattern_names(self) -> dict[str, Text]:
        """The names of the patterns in `collections`, by their keys, without making those."""
        mine = [pattern for pattern in self._patterns.patterns if pattern.size == self.size]
        names = {pattern.key: pattern.name for pattern in mine}
        return names | {key: Text(key) for key in pattern_keys(self.size)}

    def pattern(self, key: str) -> Entry | None:
        """Return the pattern of that key for the cube on screen, if there is one."""
        patterns = self.collections[0].entries
        return next((each for each in patterns if each.key == key), None)

    # On screen

    def play(self, entry: Entry) -> None:
        """Play how ``entry`` comes about, and how a case is solved."""
        self.shown.emit()
        self._player.play_timeline(entry.timeline(), tr(entry.title))

    def show(self, entry: Entry) -> None:
        """Show the cube of ``entry``."""
        self.shown.emit()
        self._document.load_timeline(entry.timeline(), entry.set_up_length, tr(entry.title))

    # The user's own patterns

    def add(self, name: str, text: str) -> None:
        """Save the pattern that the moves in ``text`` make, or the cube on screen if it is empty.

        Raises:
            NotationError: the moves cannot be read.
            CubeError: the name is taken, the cube is solved or illegal, or the file cannot be
                written; then nothing has changed.
        """
        pattern = self._typed(name, text) if text.strip() else self._on_screen(name)
        self._patterns.add(pattern)
        message = tr("'{name}' is saved among your own patterns.").format(name=name)
        self.saved.emit(self._patterns.patterns[0], message)

    def rename(self, pattern: Pattern, name: str) -> None:
        """Give one of the user's patterns another name.

        Raises:
            CubeError: the name is taken, the pattern is gone, or the file cannot be written.
        """
        renamed = self._patterns.rename(pattern, name)
        self.saved.emit(renamed, tr("It is called '{name}' now.").format(name=name))

    def delete(self, pattern: Pattern) -> None:
        """Delete one of the user's patterns; `restore` brings it back.

        Raises:
            CubeError: the pattern is gone, or the file cannot be written.
        """
        place = self._patterns.remove(pattern)
        self._deleted.add(pattern.name, partial(self._insert, pattern, place))

    def restore(self) -> None:
        """Bring the pattern back that was deleted last, if there is one.

        Raises:
            CubeError: its name is taken by now, or the file cannot be written.
        """
        self._deleted.undo()

    @property
    def _patterns(self) -> OwnPatterns:
        if self._own is None:
            self._own = OwnPatterns(self._storage)
            if self._own.problem:
                text = tr("Your own patterns: {problem}")
                self.failed.emit(sentence(text.format(problem=self._own.problem)))
        return self._own

    def _insert(self, pattern: Pattern, place: int) -> None:
        self._patterns.add(pattern, place)
        self.saved.emit(pattern, tr("'{name}' is back.").format(name=pattern.name))

    def _typed(self, name: str, text: str) -> Pattern:
        inner = self._settings.inner_slices
        moves = Alg(text, inner_slices=inner).moves(self.size)
        return _checked(Pattern(name, self.size, moves, is_own=True))

    def _on_screen(self, name: str) -> Pattern:
        document = self._document
        cube, timeline, cursor = document.shown, document.timeline, document.cursor
        is_made = timeline.start == Cube.solved(cube.size) and 0 < cursor <= MAX_SAVED_MOVES
        if is_made and not document.is_painting:
            return _checked(Pattern(name, cube.size, timeline.moves[:cursor], is_own=True))
        return _checked(Pattern(name, cube.size, is_own=True, given=cube))


def _checked(pattern: Pattern) -> Pattern:
    """Return ``pattern`` if it can be saved.

    Raises:
        CubeError: it is no legal cube, or the solved one.
    """
    faults = diagnose(pattern.cube).faults
    if faults:
        raise CubeError(faults[0].message)
    if pattern.cube.is_solved:
        raise CubeError(tr("That is the solved cube; turn it first, or type the moves"))
    return pattern
