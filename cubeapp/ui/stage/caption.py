"""What the stage says of its cube: how it is held, and whether it is legal."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.text import NO_TEXT, Text, colour_name
from cubeapp.ui.document.document import CubeDocument
from cubeapp.words import plural, tr


@dataclass(frozen=True, slots=True)
class CaptionWords:
    """What is said of the shown cube."""

    held: str
    """How it is held, or that it is painted; may be empty."""
    state: str
    is_good: bool | None
    """Whether the state is as it should be; ``None`` where that is not known yet."""
    is_request: bool = False
    """Whether it is said how the cube is to be held, and nothing besides."""

    @property
    def parts(self) -> tuple[str, ...]:
        """What is said, one thing after the other."""
        return tuple(part for part in (self.held, self.state) if part)

    @property
    def text(self) -> str:
        """All in one line."""
        return " · ".join(self.parts)


class CubeCaption(QObject):
    """One line about the shown cube."""

    changed = Signal(object)
    """The `CaptionWords`."""

    def __init__(self, document: CubeDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._judged: tuple[Cube, bool] | None = None
        """The draft that was judged last, and whether it is legal."""
        self._hold = ""
        document.changed.connect(self.refresh)

    @property
    def words(self) -> CaptionWords:
        """What is said."""
        document = self._document
        if document.is_painting:
            return self._of_draft(document.draft)
        if self._hold:
            return CaptionWords(self._hold, "", True, is_request=True)
        state = tr("solved") if document.cube.is_solved else tr("legal")
        return CaptionWords(tr(orientation_words(document.cube)), state, True)

    def refresh(self, _change: object = None) -> None:
        """Emit what is said."""
        self.changed.emit(self.words)

    def ask_to_hold(self, sentence: str) -> None:
        """Say how the cube is to be held instead of how it is; "" ends that."""
        if sentence != self._hold:
            self._hold = sentence
            self.refresh()

    def set_judgement(self, draft: Cube, is_legal: bool) -> None:
        """Say from now on whether ``draft`` is legal, while it is the one that is painted."""
        self._judged = draft, is_legal
        self.refresh()

    def _of_draft(self, draft: Cube) -> CaptionWords:
        held, left = tr("painting"), int((draft.facelets == UNPAINTED).sum())
        if left:
            state = plural(left, tr("{n} sticker left"), tr("{n} stickers left"))
            return CaptionWords(held, state, None)
        is_legal = self._judged == (draft, True)
        return CaptionWords(held, tr("legal") if is_legal else tr("not a legal cube yet"), is_legal)


def orientation_words(cube: Cube) -> Text:
    """Say how a cube is held: "white on top, green in front".

    Empty where nothing on it tells: where a larger cube of an even size has a top or a front
    without one colour in the middle, or what would tell is not painted.
    """
    faces, middle, last = cube.faces, cube.size // 2, cube.size - 1
    if cube.size % 2:
        seen = faces[[Face.U, Face.F], middle, middle]
    elif cube.size == 2:
        # Without centres the corner at DBL says where the colours belong.
        seen = faces[[Face.D, Face.B], last, [0, last]]
    else:
        inner = faces[[Face.U, Face.F], 1:-1, 1:-1].reshape(2, -1)
        if (inner != inner[:, :1]).any():
            return NO_TEXT
        seen = inner[:, 0]
    if (seen == UNPAINTED).any():
        return NO_TEXT
    colours = [Face(colour) for colour in seen.tolist()]
    top, front = [each.opposite for each in colours] if cube.size == 2 else colours
    return Text("{top} on top, {front} in front", top=colour_name(top), front=colour_name(front))
