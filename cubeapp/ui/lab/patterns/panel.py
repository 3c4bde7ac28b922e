"""A pattern to paint, what symmetry is wanted, and every cube that fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.legality.counting import how_many
from cubeapp.engine.library.own import LONGEST_NAME
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.patterns.fitting import SIZE, Amount
from cubeapp.engine.patterns.maneuvers import Fit
from cubeapp.engine.patterns.mask import ANY, ON_A_FACE, Mask
from cubeapp.engine.patterns.symmetries import Symmetry, symmetries, symmetry_named
from cubeapp.engine.text import Text
from cubeapp.ui.controls.busy import Busy, Steady
from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.choices import choice, show_choice
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.link_button import LinkButton
from cubeapp.ui.controls.note import Caption, NoteKind
from cubeapp.ui.controls.panel import Panel, button, primary_button, stack
from cubeapp.ui.lab.patterns.brush_row import BrushRow
from cubeapp.ui.lab.patterns.mask_net import MaskNet
from cubeapp.ui.lab.patterns.model import PatternSearch
from cubeapp.ui.lab.perfect.cube_gallery import CubeGallery
from cubeapp.words import counted, mark, reason, sentence, tr

GALLERY_ROWS = 3
FIRST_BRUSH = "a"
PRESETS = (
    (ON_A_FACE * ANY, mark("Nothing yet")),
    ("ababababa", mark("Checkerboard")),
    ("aaaabaaaa", mark("Spot")),
    ("babaaabab", mark("Cross")),
    ("babbbbbab", mark("Letter H")),
    ("abcabcabc", mark("Three stripes")),
    ("abacdcaba", mark("Four equal corners")),
)
"""Patterns of one side, for all of them."""
_ASK = mark("Paint what you want to see, and every cube that fits is found, with moves to it.")
_MASK_TIP = mark(
    "54 cells, nine for each side, in the order U R F D L B, or nine for every side: a colour by "
    "the side that it belongs to, a small letter, or a dot where it does not matter"
)


class PatternsPanel(Panel):
    """Asks for a pattern, and shows the cubes that fit."""

    def __init__(self, model: PatternSearch, copy: Callable[[str], None]) -> None:
        """Ask ``model`` for what is shown; moves go to the clipboard by ``copy``."""
        super().__init__()
        self._model, self._copy = model, copy
        self._shown = 0
        self._make_pattern()
        self._make_search()
        self._make_found()
        self._connect()
        self.brushes.choose(FIRST_BRUSH)
        self.set_mask(model.mask)
        self.set_symmetry(model.symmetry)
        self.set_found(model.found)
        if model.found:
            self.set_ended(model.has_all)

    # What is shown

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        self.net.set_theme(theme)
        self.brushes.set_theme(theme)
        self.gallery.set_theme(theme)

    def set_mask(self, mask: Mask) -> None:
        """Show another pattern."""
        self.net.set_mask(mask)
        self.mask_field.setText(mask.cells)

    def set_symmetry(self, symmetry: Symmetry) -> None:
        """Show another symmetry."""
        show_choice(self.symmetry_box, symmetry.name)

    def set_found(self, found: Sequence[Fit]) -> None:
        """Show what was found so far."""
        if len(found) < self._shown:
            self.gallery.set_cubes((), ())
            self._shown = 0
        more = found[self._shown :]
        if more:
            self.gallery.add_cubes([fit.cube for fit in more], [_name(fit) for fit in more])
        is_first, self._shown = bool(found) and not self._shown, len(found)
        self._say(tr("{n} cubes so far").format(n=counted(len(found))) if found else "")
        self._show_current()
        if is_first:
            self.reveal(self._found_card)

    def set_ended(self, is_all: bool) -> None:
        """Say how many cubes there are, as far as that is known."""
        self._say(_about(self._shown, is_all))

    def set_amount(self, amount: Amount | None) -> None:
        """Say how many there are besides those that are shown."""
        self._say(_about_more(self._shown, amount))

    def set_busy(self, message: str | None) -> None:
        """Show that something is looked for; ``None`` when it is over."""
        self._area.say(message)

    def set_failure(self, message: str) -> None:
        """Say why there is nothing to show."""
        self._say(message, NoteKind.PROBLEM)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop what is done, or close the form, at Esc."""
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and (self._model.is_working or self._model.is_shortening):
            self._model.cancel()
        elif is_escape and self.name_edit.isVisible():
            self.name_edit.hide()
        else:
            super().keyPressEvent(event)

    # Construction

    def _make_pattern(self) -> None:
        self.net, self.brushes = MaskNet(), BrushRow()
        self.preset_box = choice(PRESETS, tr("Begin with a pattern"))
        self.preset_box.setPlaceholderText(tr("Begin with a pattern"))
        self.preset_box.setCurrentIndex(-1)
        self.spread_link = LinkButton(
            tr("On every side"), tr("Give every side the letters of the front")
        )
        self.cube_link = LinkButton(
            tr("From the cube"), tr("Take the stickers of the cube on screen")
        )
        self.type_link = LinkButton(tr("Type it"), tr(_MASK_TIP))
        self.mask_field = QLineEdit()
        self.mask_field.setAccessibleName(tr("The pattern as text"))
        self.mask_field.setToolTip(tr(_MASK_TIP))
        self.mask_field.hide()
        links = flow(self.spread_link, self.cube_link, self.type_link, even=False)
        ask = Caption(tr(_ASK))
        parts = (ask, self.preset_box, self.net, self.brushes, links, self.mask_field)
        self._pattern_card = Card(tr("The pattern"), *parts)
        self.body.addWidget(self._pattern_card)

    def _make_search(self) -> None:
        kinds = [(each.name, _title(each)) for each in symmetries()]
        self.symmetry_box = choice(kinds, tr("Symmetry"))
        self.symmetry_box.setToolTip(
            tr("Only cubes that look the same after this, about whichever axis, colours renamed")
        )
        self.find_button = primary_button(tr("Fin&d"), tr("Find every cube that fits"))
        self.busy = Busy(tr("How far the search is"), tr("Stop the search (Esc)"))
        ask = QWidget()
        stack(ask, self.find_button)
        self._area = Steady(ask, self.busy)
        self._pattern_card.add(Caption(tr("Symmetry")), self.symmetry_box, self._area)

    def _make_found(self) -> None:
        self.note, self.about = Caption(), Caption()
        self.gallery = CubeGallery(GALLERY_ROWS)
        self.gallery.setAccessibleName(tr("Cubes that fit"))
        self.shorten_button = button(
            tr("S&hortest"),
            tr("Find the shortest moves to the chosen cube, and prove that; it may take minutes"),
        )
        self.shorten_all_button = button(
            tr("Shortest for a&ll"), tr("Find the shortest moves to one cube after the other")
        )
        self.copy_button = button(
            tr("Cop&y all"), tr("Put the moves to every cube on the clipboard, one a line")
        )
        self.keep_button = button(
            tr("&Keep as pattern"), tr("Keep the chosen cube among your own patterns")
        )
        self.name_edit = QLineEdit()
        self.name_edit.setAccessibleName(tr("Name of the pattern"))
        self.name_edit.setPlaceholderText(tr("Name, then Enter"))
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.hide()
        self._uses = flow(
            *(self.shorten_button, self.shorten_all_button, self.copy_button, self.keep_button)
        )
        parts = (self.note, self.gallery, self.about, self._uses, self.name_edit)
        self._found_card = Card(tr("Cubes that fit"), *parts)
        self.body.addWidget(self._found_card)
        self.body.addStretch(1)

    def _connect(self) -> None:
        model = self._model
        self.brushes.chosen.connect(self.net.set_brush)
        self.net.painted.connect(lambda facelet, cell: model.paint([facelet], cell))
        self.preset_box.activated.connect(self._take_preset)
        self.spread_link.clicked.connect(model.spread)
        self.cube_link.clicked.connect(model.take_cube)
        self.type_link.clicked.connect(self._type)
        self.mask_field.returnPressed.connect(lambda: model.take_text(self.mask_field.text()))
        self.symmetry_box.activated.connect(self._take_symmetry)
        self.find_button.clicked.connect(lambda: model.find())
        self.busy.cancel_button.clicked.connect(lambda: model.cancel())
        self.gallery.taken.connect(model.show)
        self.gallery.currentRowChanged.connect(lambda _row: self._show_current())
        self.shorten_button.clicked.connect(lambda: model.shorten([self._current]))
        self.shorten_all_button.clicked.connect(lambda: model.shorten(range(self._shown)))
        self.copy_button.clicked.connect(self._copy_all)
        self.keep_button.clicked.connect(self._ask_name)
        self.name_edit.returnPressed.connect(self._keep)
        model.mask_changed.connect(self.set_mask)
        model.symmetry_changed.connect(self.set_symmetry)
        model.outlined.connect(self.net.set_outlined)
        model.found_changed.connect(self.set_found)
        model.fit_changed.connect(self._rename)
        model.ended.connect(self.set_ended)
        model.amount_changed.connect(self.set_amount)
        model.busy_changed.connect(self.set_busy)
        model.failed.connect(self.set_failure)

    # What the user does

    @property
    def _current(self) -> int:
        return max(self.gallery.currentRow(), 0)

    def _take_preset(self, row: int) -> None:
        self._model.take_text(self.preset_box.itemData(row))
        self.preset_box.setCurrentIndex(-1)

    def _take_symmetry(self) -> None:
        self._model.set_symmetry(symmetry_named(self.symmetry_box.currentData()))

    def _type(self) -> None:
        self.mask_field.show()
        self.updateGeometry()
        self.mask_field.selectAll()
        self.mask_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self, number: int) -> None:
        self.gallery.set_name(number, _name(self._model.found[number]))
        self._show_current()

    def _show_current(self) -> None:
        """Show the moves to the chosen cube, and what can be done with it."""
        found = self._model.found[: self._shown]
        for part in (self.gallery, self._uses):
            part.setVisible(bool(found))
        if not found:
            self.name_edit.hide()
        fit = found[self._current] if found else None
        self.about.set_text("" if fit is None else _says(fit))
        if fit is not None:
            self.shorten_button.setEnabled(not fit.is_shortest)
            self.keep_button.setEnabled(bool(fit.moves))
        self.shorten_all_button.setEnabled(not all(each.is_shortest for each in found))
        self._found_card.setVisible(bool(found or self.note.text()))

    def _copy_all(self) -> None:
        self._copy("\n".join(_alg(fit) for fit in self._model.found))

    def _ask_name(self) -> None:
        self.name_edit.clear()
        self.name_edit.show()
        self.reveal(self.name_edit)
        self.name_edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        name = " ".join(self.name_edit.text().split())
        if not name:
            return
        try:
            self._model.keep(self._current, name)
        except CubeError as error:
            self._say(sentence(reason(error)), NoteKind.PROBLEM)
            return
        self.name_edit.hide()
        kept = tr("'{name}' is among your own patterns of the library now.")
        self._say(kept.format(name=name), NoteKind.GOOD)

    def _say(self, text: str, kind: NoteKind = NoteKind.PLAIN) -> None:
        self.note.set_text(text, kind)
        self._found_card.setVisible(bool(text or self._shown))
        # Qt lays out at once what comes, and does not ask the panel around for its height.
        self.updateGeometry()


def _title(symmetry: Symmetry) -> str:
    if symmetry.order == 1:
        return mark("Any, or none")
    return Text("{name}: {what}", name=symmetry.name, what=symmetry.about)


def _alg(fit: Fit) -> str:
    return format_moves(fit.moves, SIZE)


def _name(fit: Fit) -> str:
    """Return what stands below a picture: how many turns, and whether that is proven."""
    if not fit.moves:
        return tr("Solved")
    text = tr("{n} turns ✓") if fit.is_shortest else tr("{n} turns")
    return text.format(n=counted(len(fit.moves)))


def _says(fit: Fit) -> str:
    """Return the moves to a cube, and what is known of it."""
    if not fit.moves:
        return tr("This is the solved cube.")
    text = tr("{n} turns; there may be shorter ways.")
    if fit.is_shortest:
        text = tr("{n} turns; no way is shorter.")
    lines = [_alg(fit), text.format(n=counted(len(fit.moves)))]
    if fit.symmetry.order > 1:
        lines.append(tr("Symmetry {name}").format(name=tr(_title(fit.symmetry))))
    return "\n".join(lines)


def _about(found: int, is_all: bool) -> str:
    """Say how much was found."""
    if not found:
        return tr("Nothing has been found so far.")
    if not is_all:
        return tr("The first {n} cubes; there may be more.").format(n=counted(found))
    if found == 1:
        return tr("One cube fits, whichever side you look from.")
    return tr("{n} cubes fit, none the image of another.").format(n=counted(found))


def _about_more(found: int, amount: Amount | None) -> str:
    """Say how many cubes fit of which only the first are listed."""
    if amount is None:
        return tr("The first {n} cubes. There are more, too many to count.").format(
            n=counted(found)
        )
    if amount.different is None:
        text = tr("The first {n} cubes. {all} fit, images of each other among them.")
    else:
        text = tr("The first {n} of {different} cubes; with all their images, {all} fit.")
    different = "" if amount.different is None else tr(how_many(amount.different))
    return text.format(n=counted(found), all=tr(how_many(amount.cubes)), different=different)
