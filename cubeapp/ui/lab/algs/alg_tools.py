"""The commands of the alg editor, as buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from cubeapp.engine.notation.alg import Alg, Mirror
from cubeapp.ui.controls.flow import flow
from cubeapp.ui.controls.icon_button import IconButton
from cubeapp.ui.controls.panel import stack
from cubeapp.words import mark, tr

Change = Callable[[Alg, int], Alg]
"""Makes another alg of one for cubes of a size."""

TEXT, WCA, TWIZZLE, ALG_CUBING_NET = "text", "wca", "twizzle", "alg.cubing.net"
"""Forms in which an alg is copied."""
_COPIES = (
    (TEXT, mark("As &text"), mark("The alg as it is typed")),
    (
        WCA,
        mark("In &WCA moves only"),
        mark("On one line, without slices, inner layers and brackets"),
    ),
    (TWIZZLE, mark("As a link to Twi&zzle"), mark("alpha.twizzle.net, with the setup")),
    (ALG_CUBING_NET, mark("As a link to alg.&cubing.net"), mark("With the setup")),
)
_CHANGES: tuple[tuple[str, str, Change, str], ...] = (
    (
        *("invert", mark("&Invert"), lambda alg, _size: ~alg),
        mark("Write the alg that undoes it; brackets stay"),
    ),
    (
        *("simplify", mark("Si&mplify"), Alg.simplify),
        mark(
            "Write the same on one line in fewer turns: brackets out, neighbours about one axis\n"
            "joined, turns of the whole cube put last"
        ),
    ),
)
_MORE: tuple[tuple[str, Change, str], ...] = (
    (
        mark("Ca&ncel"),
        Alg.cancel,
        mark(
            "Join turns of the same layers that meet, and leave out those that undo each other;\n"
            "brackets, comments and lines stay"
        ),
    ),
    (
        *(mark("E&xpand"), lambda alg, _size: alg.expand()),
        mark("Write the brackets out; comments and lines stay"),
    ),
)
_MIRRORS: tuple[tuple[str, Mirror], ...] = (
    (mark("&Left and right trade places"), "M"),
    (mark("&Top and bottom trade places"), "E"),
    (mark("&Front and back trade places"), "S"),
)
_ROTATIONS = tuple(f"{axis}{amount}" for axis in "xyz" for amount in ("", "'", "2"))


class AlgTools(QWidget):
    """Buttons that change an alg, copy it and paste one."""

    change_requested = Signal(object)
    """A `Change`: the text is to be what it makes of the alg."""
    copy_requested = Signal(str)
    """One of the forms above."""
    paste_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QToolButton] = {}
        self.menus: dict[str, QMenu] = {}
        """By the icons on their buttons."""
        for icon, text, change, tip in _CHANGES:
            self._add(icon, text, tip).clicked.connect(partial(self._request, change))
        self._add_menu("mirror", mark("Mirro&r"), mark("Write what a mirror shows"))
        for text, plane in _MIRRORS:
            self._offer("mirror", tr(text), partial(_mirror, plane))
        self._add_menu(
            "rotate",
            mark("R&otate"),
            mark(
                "Write the same as done with the whole cube turned, and the hands with it:\n"
                "after x, what was in front is on top, so F becomes U"
            ),
        )
        for turn in _ROTATIONS:
            self._offer("rotate", turn, partial(_rotate, turn))
        self._add_menu("more", mark("More cha&nges"), mark("Tidy the alg up in other ways"))
        for text, change, tip in _MORE:
            self._offer("more", tr(text), change, tr(tip))
        self._add_clipboard()
        stack(self, flow(*self.buttons.values(), even=False))

    def _add_clipboard(self) -> None:
        copies = self._add_menu("copy", mark("Cop&y"), mark("Put the alg on the clipboard"))
        for form, text, tip in _COPIES:
            action = copies.addAction(tr(text))
            action.setToolTip(tr(tip))
            action.setData(form)
        copies.triggered.connect(lambda action: self.copy_requested.emit(str(action.data())))
        paste = self._add(
            "paste",
            mark("&Paste"),
            mark("Take the alg on the clipboard, or a link of Twizzle or alg.cubing.net"),
        )
        paste.clicked.connect(lambda: self.paste_requested.emit())

    def set_ready(self, ready: bool) -> None:
        """Say whether there is an alg that can be read."""
        for icon, made in self.buttons.items():
            made.setEnabled(ready or icon in ("copy", "paste"))
        for action in self.menus["copy"].actions():
            action.setEnabled(ready or action.data() == TEXT)

    def _add(self, icon: str, text: str, tip: str) -> QToolButton:
        self.buttons[icon] = made = IconButton(icon, tr(text), tr(tip))
        return made

    def _add_menu(self, icon: str, text: str, tip: str) -> QMenu:
        made = self._add(icon, text, tip)
        menu = QMenu(made)
        menu.setToolTipsVisible(True)
        made.setMenu(menu)
        made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menus[icon] = menu
        return menu

    def _offer(self, menu: str, text: str, change: Change, tip: str = "") -> None:
        action = self.menus[menu].addAction(text)
        action.setToolTip(tip)
        action.triggered.connect(partial(self._request, change))

    def _request(self, change: Change, _checked: bool = False) -> None:
        self.change_requested.emit(change)


def _mirror(plane: Mirror, alg: Alg, _size: int) -> Alg:
    return alg.mirror(plane)


def _rotate(turn: str, alg: Alg, _size: int) -> Alg:
    return alg.rotate(turn)
