"""One scramble: its picture, what is known of it, and what can be done with it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cubeapp.drawing.theme import LIGHT, Theme
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.scrambles.base import Scramble
from cubeapp.ui.controls.cube_picture import CubePicture
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import button, stack
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.play.scramble.words import length_of, seed_of
from cubeapp.words import capitalised, tr


class ScrambleBox(QWidget):
    """Shows a scramble that can be watched, set, and made again."""

    def __init__(self, scrambler: Scrambler) -> None:
        """Show none yet; ``scrambler`` does one, and makes it again."""
        super().__init__()
        self._scrambler = scrambler
        self._scramble: Scramble | None = None
        self._theme = LIGHT
        self.picture = CubePicture()
        self.note = Note()
        self.play_button = button(tr("Play &it"), tr("Watch this scramble on the solved cube"))
        self.set_button = button(tr("Sho&w it"), tr("Show the cube that this scramble makes"))
        self.seed_button = button(
            tr("Seed a&gain"),
            tr(
                "Put its seed into the options; it makes this scramble again, one of a batch "
                "at its number in the batch"
            ),
        )
        self.slip_button = button(
            tr("Mine loo&ks different…"),
            tr("Find the slip in a scramble that you made on your own cube, and mend it"),
        )
        buttons = flow(self.play_button, self.set_button, self.seed_button, self.slip_button)
        stack(self, self.picture, self.note, buttons)
        self.play_button.clicked.connect(lambda: self._do_again(play=True))
        self.set_button.clicked.connect(lambda: self._do_again(play=False))
        self.seed_button.clicked.connect(self._use_seed_again)
        self.slip_button.clicked.connect(
            lambda: self._scrambler.looks_different.emit(self._scramble)
        )
        self.show_scramble(None)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and name those of its scheme."""
        self._theme = theme
        self.picture.set_theme(theme)
        self._show_facts()

    def show_scramble(self, made: Scramble | None) -> None:
        """Show a scramble; none if there is none to show."""
        self._scramble = made
        self.picture.set_cube(None if made is None else made.cube)
        for part in (self.set_button, self.seed_button):
            part.setVisible(made is not None)
        for part in (self.play_button, self.slip_button):
            part.setVisible(made is not None and bool(made.alg))
        self._show_facts()

    def _do_again(self, *, play: bool) -> None:
        if self._scramble is not None:
            self._scrambler.show(self._scramble, play)

    def _use_seed_again(self) -> None:
        if self._scramble is not None:
            self._scrambler.choice.set_seed(self._scramble.seed)

    def _show_facts(self) -> None:
        made = self._scramble
        if made is None:
            self.note.set_text(tr("The last scramble appears here, to be done or made again."))
            return
        if made.moves is None:
            text = tr("A state of the {name}, set without moves")
            facts = [text.format(name=cube_name(made.cube.size))]
        else:
            facts = [capitalised(self._theme.scheme.usual_hold), length_of(made)]
        facts += [seed_of(made), tr("score {score}").format(score=made.score)]
        self.note.set_text(" · ".join(facts))
