"""What was read from photos, and the stickers of it that should be compared."""

from __future__ import annotations

from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button
from cubeapp.ui.solve.paint.messages import what_is_doubtful
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.words import tr


class DoubtBox(Card):
    """Shows the review of a cube read from photos; hidden without one."""

    def __init__(self, model: PaintModel) -> None:
        super().__init__()
        self._model = model
        self.note, self.count_note = Note(), Note()
        self.next_button = button(
            tr("Show the next one"), tr("Put the painting cursor on the next doubtful sticker")
        )
        self.settle_button = button(
            tr("They are right"), tr("Remove the rings: the stickers are as on your cube")
        )
        self.other_button = button(
            tr("Show the next cube"), tr("Paint the next cube that the photos can be of")
        )
        buttons = flow(self.next_button, self.settle_button, self.other_button)
        self.add(self.note, self.count_note, buttons)
        self.next_button.clicked.connect(lambda: model.show_next_doubt())
        self.settle_button.clicked.connect(lambda: model.settle_doubts())
        self.other_button.clicked.connect(lambda: model.show_next_reading())
        self.hide()

    def refresh(self) -> None:
        """Show the model's review."""
        review, doubtful = self._model.review, self._model.doubtful or frozenset()
        self.setVisible(review is not None)
        if review is not None:
            self.note.set_text(review.text)
            self.count_note.set_text(what_is_doubtful(len(doubtful)))
            self.next_button.setVisible(bool(doubtful))
            self.settle_button.setVisible(bool(doubtful))
            self.other_button.setVisible(len(review.readings) > 1)
