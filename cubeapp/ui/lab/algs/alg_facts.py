"""What an alg does: its order, and which cubies trade places."""

from __future__ import annotations

from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.effect import effect_of
from cubeapp.engine.notation.telling import effect_in_words
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.words import capitalised, counted, mark, tr

TOO_LONG = mark("This alg is too long to say what it does.")
_EFFECT_TIP = mark(
    "3-cycle of edges UF UR UB: the edge at UF goes to UR, that at UR to UB, that at UB to UF.\n"
    "UFr is the wing at UF that is nearer to R."
)


class AlgFacts(Card):
    """A few lines about an alg; the card is gone while there are no moves."""

    def __init__(self) -> None:
        self.order, self.effect = Note(), Caption()
        super().__init__(tr("What it does"), self.order, self.effect)
        self.order.setToolTip(tr("How often the alg is done until a solved cube is solved again"))
        self.effect.setToolTip(tr(_EFFECT_TIP))
        self.hide()

    def show_alg(self, alg: Alg, size: int) -> None:
        """Show what ``alg`` does to a cube of ``size``."""
        if alg.steps:
            self._tell(alg, size)
        self.setVisible(bool(alg.steps))
        # Qt lays out at once what comes, and does not ask the panel around for its height.
        self.updateGeometry()

    def _tell(self, alg: Alg, size: int) -> None:
        effect = effect_of(alg.moves(size), size)
        if effect is None:
            self.order.set_text("")
            self.effect.set_text(tr(TOO_LONG))
            return
        self.order.set_text(tr("Order {n}").format(n=counted(effect.order)))
        phrases = effect_in_words(effect, size)
        self.effect.set_text("\n".join(map(capitalised, phrases)))
