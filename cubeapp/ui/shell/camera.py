"""Looking around the cube by commands, and so by keyboard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Self

from PySide6.QtWidgets import QMenu, QWidget

from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import Feature
from cubeapp.ui.stage.puzzle_view import PuzzleView
from cubeapp.words import mark, tr

STEP = 0.08
"""How far a command goes: as a drag across this share of the view's width."""
AROUND = ("look_left", "look_right", "look_above", "look_below", "closer", "farther")
"""The ids of the commands of the menu *Look around*."""


class CameraFeature(Feature):
    """Moves the camera, or the net where that has the keyboard."""

    id = "camera"
    place = "play"

    def commands(self) -> Iterable[Command]:
        """Return the commands that look from elsewhere."""
        yield Command(
            "reset_view", mark("&Reset the view"), mark("Look at the cube as at first"),
            self.shell.stage.reset_camera, keys=("Ctrl+Home",), icon="view-reset",
        )  # fmt: skip
        for id, text, tip, key, drag in (
            ("look_left", mark("From further &left"), mark("Go round the cube to the left"),
             "Left", (STEP, 0.0)),
            ("look_right", mark("From further &right"), mark("Go round the cube to the right"),
             "Right", (-STEP, 0.0)),
            ("look_above", mark("From further &above"), mark("Look at the cube from higher up"),
             "Up", (0.0, STEP)),
            ("look_below", mark("From further &below"), mark("Look at the cube from lower down"),
             "Down", (0.0, -STEP)),
        ):  # fmt: skip
            yield Command(id, text, tip, partial(self._look, *drag), keys=(f"Ctrl+Shift+{key}",))
        for id, text, tip, key, notches in (
            ("closer", mark("From &closer"), mark("Show the cube larger"), "PgUp", 1.0),
            ("farther", mark("From &farther away"), mark("Show the cube smaller"), "PgDown", -1.0),
        ):
            run = partial(self._come_closer, notches)
            yield Command(id, text, tip, run, keys=(f"Ctrl+Shift+{key}",))

    def menus(self, parent: QWidget) -> Mapping[str, QMenu]:
        """Return the menu *Look around*."""
        around = QMenu(tr("Look ar&ound"), parent)
        around.setToolTipsVisible(True)
        for id in AROUND:
            around.addAction(self.shell.commands[id])
        return {"around_menu": around}

    def go_on_from(self, before: Self) -> None:
        """Look at the cube from where it was looked at."""
        self.shell.stage.cube_view.set_camera(before.shell.stage.cube_view.camera)

    def _look(self, right: float, down: float) -> None:
        self._view.look(right, down)

    def _come_closer(self, notches: float) -> None:
        self._view.come_closer(notches)

    @property
    def _view(self) -> PuzzleView:
        cube, net = self.shell.stage.cube_view, self.shell.stage.net_view
        return net if net.hasFocus() or not cube.isVisible() else cube
