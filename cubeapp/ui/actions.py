"""Every command of the window in one table: its words, keys and icon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence, QPalette

from cubeapp.ui.icons import text_icon


@dataclass(frozen=True, slots=True)
class _Command:
    name: str
    text: str
    tip: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    spoken_key: str = ""
    """A key that a view handles itself, for the tooltip only."""

    @property
    def key(self) -> str:
        """The key to name beside the command."""
        if not self.keys:
            return self.spoken_key
        return QKeySequence(self.keys[0]).toString(QKeySequence.SequenceFormat.NativeText)


_COMMANDS = (
    _Command("open", "&Open facelets…", "Open a cube from a text file", ("Ctrl+O",)),
    _Command("save", "&Save facelets…", "Save the cube as a text file", ("Ctrl+S",)),
    _Command("quit", "&Quit", "Close the window", ("Ctrl+Q",)),
    _Command("undo", "&Undo", "Undo the last change", ("Ctrl+Z",), "undo"),
    _Command("redo", "&Redo", "Do it again", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    _Command("history", "&History", "See all that was done, and go back to any of it", ("Ctrl+H",)),
    _Command("bookmark", "&Bookmark this cube", "Keep the cube with its moves", ("Ctrl+D",)),
    _Command("copy_moves", "Copy &moves", "Copy the moves as text", ("Ctrl+Shift+M",)),
    _Command("copy_facelets", "&Copy facelets", "Copy the cube as text", ("Ctrl+Shift+C",)),
    _Command(
        "paste", "&Paste facelets", "Take the cube from the clipboard's text", ("Ctrl+Shift+V",)
    ),
    _Command("scramble", "&Scramble", "Scramble the cube", ("Ctrl+R",), "scramble"),
    _Command(
        "paint", "&Paint mine", "Paint your own cube in", ("Ctrl+P",), "paint", checkable=True
    ),
    _Command("solve", "S&olve", "Find the moves that solve this cube", ("Ctrl+Return",), "solve"),
    _Command("explore", "&Explore the 2×2×2", "See how far all positions are", ("Ctrl+E",)),
    _Command(
        "lab", "Perfect-scramble &lab", "Check the cube by the rules of the perfect scramble, and "
        "search for all that obey them", ("Ctrl+L",),
    ),
    _Command(
        "library", "Li&brary", "Look at patterns and at the cases that people learn", ("Ctrl+B",)
    ),
    _Command("algs", "&Algs", "Write an alg, see it, and see what it does", ("Ctrl+G",)),
    _Command(
        "practice", "Practice and &timer", "Time your solves, and learn the algs of cases",
        ("Ctrl+Shift+T",),
    ),
    _Command("reset", "&Reset", "Start again from a solved cube", ("Ctrl+N",), "reset"),
    _Command("cancel", "&Cancel", "Stop the search; its best answer is kept", ("Esc",)),
    _Command("first", "&First", "To the start of the moves", (), "first", spoken_key="Home"),
    _Command("back", "&Back", "One move back", (), "back", spoken_key="←"),
    _Command("play", "&Play", "Play the moves, or pause", (), "play", spoken_key="Space"),
    _Command("forward", "For&ward", "One move forward", (), "forward", spoken_key="→"),
    _Command(
        "previous_step", "Pre&vious step", "Back to the start of this step, or of the one before",
        ("Ctrl+Left",), "previous-step",
    ),
    _Command(
        "next_step", "&Next step", "On to the end of this step", ("Ctrl+Right",), "next-step"
    ),
    _Command(
        "pause_steps", "Pause after each s&tep", "Stop playing where a step ends, to read the next",
        checkable=True,
    ),
    _Command("last", "&Last", "To the end of the moves", (), "last", spoken_key="End"),
    _Command("slower", "S&lower", "Play more slowly", ("Ctrl+Down",)),
    _Command("faster", "F&aster", "Play faster", ("Ctrl+Up",)),
    _Command("show_cube", "&3D view", "Show or hide the cube", ("Ctrl+1",), checkable=True),
    _Command("show_net", "&Net", "Show or hide the net", ("Ctrl+2",), checkable=True),
    _Command("show_panel", "&Panel", "Show or hide the panel", ("Ctrl+3",), checkable=True),
    _Command(
        "show_next_move", "Arrow of the &next move", "Draw the next move of a solution on the cube",
        checkable=True,
    ),
    _Command(
        "trackball", "&Look from anywhere", "Let a drag tumble the cube instead of keeping it "
        "upright", checkable=True,
    ),
    _Command(
        "instant", "Turn &instantly", "Show every turn done at once, without motion",
        checkable=True,
    ),
    _Command(
        "inner_slices", "&r means the inner slice", "On 4×4×4, r turns the inner slice, not Rw",
        checkable=True,
    ),
    _Command("reset_view", "&Reset the view", "Look at the cube as at first", spoken_key="Home"),
    _Command(
        "full_screen", "&Full screen", "Use the whole screen, or not", ("F11",), checkable=True
    ),
    _Command("theme", "&Theme", "Change between light and dark", ("Ctrl+T",), "theme"),
    _Command("keys", "&Keys…", "See what every key does, and bind keys otherwise", ("F1",)),
    _Command("learn", "&Learn step by step", "Walk through a solve, layer by layer", (), "learn"),
    _Command("about", "&About", "What this program is"),
)  # fmt: skip


class Actions(Mapping[str, QAction]):
    """The window's actions by name."""

    def __init__(self, parent: QObject) -> None:
        self._actions = {command.name: _action(command, parent) for command in _COMMANDS}

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def draw_icons(self, palette: QPalette) -> None:
        """Draw the icons in the palette's colours."""
        for command in _COMMANDS:
            if command.icon:
                self[command.name].setIcon(text_icon(command.icon, palette))

    def show_playing(self, playing: bool, palette: QPalette) -> None:
        """Let the play action say what it does now."""
        self["play"].setIcon(text_icon("pause" if playing else "play", palette))
        self["play"].setText("&Pause" if playing else "&Play")


def explain(action: QAction, tip: str) -> None:
    """Give ``action`` a tooltip that ends with its key."""
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{tip} ({key})" if key else tip)
    action.setStatusTip(tip)


def _action(command: _Command, parent: QObject) -> QAction:
    action = QAction(command.text, parent)
    action.setObjectName(command.name)
    action.setShortcuts([QKeySequence(key) for key in command.keys])
    action.setCheckable(command.checkable)
    action.setToolTip(f"{command.tip} ({command.key})" if command.key else command.tip)
    action.setStatusTip(command.tip)
    return action
