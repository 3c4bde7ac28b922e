"""Reading the next move aloud while somebody follows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.ui.services.voice import Voice
from cubeapp.ui.solve.follow.choices import FollowChoices
from cubeapp.ui.solve.follow.model import Following, Stand
from cubeapp.words import tr


class Reading(QObject):
    """Has the voice say each move once, when it becomes the next one."""

    def __init__(self, model: Following, choices: FollowChoices, voice: Voice) -> None:
        """Be silent until `set_followed`.

        Args:
            model: knows the next move.
            choices: how moves are told, and whether they are read.
            voice: reads them.
        """
        super().__init__()
        self._model, self.choices, self._voice = model, choices, voice
        self._followers: set[object] = set()
        self._said: tuple[Cube, Move | None, Stand] | str | None = None
        """The cube, the next move and how it stood when something was read last; or that."""
        self._telling: Callable[[], str] | None = None
        model.changed.connect(self._read)
        choices.changed.connect(self._read)

    def set_followed(self, where: object, followed: bool) -> None:
        """Note whether somebody looks at the moves at ``where``; nothing is read to nobody."""
        if followed:
            self._followers.add(where)
        else:
            self._followers.discard(where)
        self._model.set_followed(bool(self._followers))
        self._read()

    def read_instead(self, telling: Callable[[], str] | None) -> None:
        """Read what ``telling`` returns whenever that is new; moves again with ``None``."""
        self._telling = telling
        self._read()

    def _read(self) -> None:
        if not (self._followers and self.choices.reads_aloud):
            if self._said is not None:
                self._voice.stop()
            self._said = None
            return
        text = "" if self._telling is None else self._telling()
        if text:
            if text != self._said:
                self._said = text
                self._voice.say(text)
            return
        model, move = self._model, self._model.next
        # Before the same move there may be a question, and it is read after that.
        now = model.cube, move, model.stand
        if now == self._said:
            return
        self._said = now
        if move is not None and model.stand is Stand.UNDERWAY:
            self._voice.say(tr(in_words(move, model.cube.size)))
        elif model.stand is Stand.DONE and model.cube.is_solved:
            self._voice.say(tr("Your cube is solved"))
