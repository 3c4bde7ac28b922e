"""What the next scramble is made by, as the user has chosen it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.errors import ScrambleError
from cubeapp.engine.perfect.rules import SIX_RULES, Rules, format_rules, parse_rules
from cubeapp.engine.scrambles.base import (
    MAX_SOLVED_SIZE,
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    Recipe,
    usual_length,
)
from cubeapp.engine.scrambles.random_moves import default_length
from cubeapp.engine.scrambles.scored import CANDIDATES, KEPT, most_candidates

MAX_LENGTH = 10_000
"""A longer one is no scramble to watch, and a large cube takes long to follow it; the command
line makes up to a million moves."""
MAX_DEFAULT_STATE_SIZE = 3
"""Up to this size the default kind is random state."""


class RecipeChoice(QObject):
    """A `Recipe` in the making, with a seed; it follows the size of the cube.

    Until the user chooses a kind or a length, the kind is the default one for the size.
    """

    changed = Signal()

    def __init__(self, size: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.size = size
        self.kind = RANDOM_MOVES
        """As on the command line."""
        self.length = default_length(size)
        """0 where a length is being typed."""
        self.candidates = min(CANDIDATES, most_candidates(size))
        self.kept = min(KEPT, self.candidates)
        """Of the candidates; at most as many."""
        self.rules_text = format_rules(SIX_RULES)
        self.seed: int | None = None
        """``None`` for a fresh one."""
        self._is_chosen = self._is_solver_ready = False

    @property
    def rules(self) -> Rules:
        """The rules in `rules_text`.

        Raises:
            ScrambleError: it names something else.
        """
        return parse_rules(self.rules_text)

    @property
    def recipe(self) -> Recipe | None:
        """The recipe; ``None`` while `rules_text` names no rules and the kind needs them."""
        kind, size = self.kind, self.size
        if kind == SCORED:
            return Recipe(kind, size, self.length, self.candidates, self.kept)
        if kind == PERFECT:
            try:
                return Recipe(kind, size, rules=self.rules)
            except ScrambleError:
                return None
        return Recipe(kind, size, self.length if kind == RANDOM_MOVES else None)

    @property
    def has_moves(self) -> bool:
        """Whether scrambles of this kind and size come with moves."""
        return self.kind != RANDOM_STATE or self.size <= MAX_SOLVED_SIZE

    def set_size(self, size: int) -> None:
        """Make scrambles of cubes of ``size``."""
        if size == self.size:
            return
        self.size = size
        self.candidates = min(self.candidates, most_candidates(size))
        self.kept = min(self.kept, self.candidates)
        if self.kind == PERFECT and size != 3:
            self._is_chosen = False
        self._choose_default()
        self._set_default_length()
        self.changed.emit()

    def set_solver_ready(self, ready: bool) -> None:
        """Note whether random states need no waiting: only then they are the default."""
        self._is_solver_ready = ready
        self._choose_default()
        self.changed.emit()

    def choose(self, kind: str) -> None:
        """Choose a kind for good."""
        self._is_chosen = True
        self._set_kind(kind)
        self.changed.emit()

    def set_length(self, length: int) -> None:
        """Make scrambles of ``length`` moves, of a kind that has a length."""
        self._is_chosen = True
        self.length = length
        self.changed.emit()

    def set_candidates(self, candidates: int) -> None:
        """Set how many moves are tried out at each step of a scored scramble."""
        self.candidates = candidates
        self.kept = min(self.kept, candidates)
        self.changed.emit()

    def set_kept(self, kept: int) -> None:
        """Set how many of the best candidates are chosen from."""
        self.kept = kept
        self.changed.emit()

    def set_rules_text(self, text: str) -> None:
        """Obey the rules that ``text`` names."""
        self.rules_text = text
        self.changed.emit()

    def set_seed(self, seed: int | None) -> None:
        """Make the scrambles of ``seed``, or fresh ones."""
        self.seed = seed
        self.changed.emit()

    def _choose_default(self) -> None:
        if not self._is_chosen:
            is_state = self.size <= MAX_DEFAULT_STATE_SIZE and self._is_solver_ready
            self._set_kind(RANDOM_STATE if is_state else RANDOM_MOVES)

    def _set_kind(self, kind: str) -> None:
        if kind != self.kind:
            self.kind = kind
            self._set_default_length()

    def _set_default_length(self) -> None:
        self.length = usual_length(self.kind, self.size) or default_length(self.size)
