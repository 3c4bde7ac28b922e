"""What the program remembers between two runs."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Generic, Protocol, TypeVar, cast, overload

from PySide6.QtCore import QSettings

from cubeapp.drawing.colours import read_rgb
from cubeapp.drawing.theme import (
    BODIES,
    LARGEST_GAP,
    LEAST_GAP,
    MARKS,
    OWN_SCHEME,
    SHAPES,
    USUAL_GAP,
    WCA,
    Looks,
    colour_scheme,
    own_scheme,
)
from cubeapp.own_folders import CONFIG, CONFIG_VARIABLE, own_folder
from cubeapp.ui.services.keymap import (
    Changes,
    changes_from_text,
    changes_to_text,
    keys_from_text,
    keys_to_text,
)
from cubeapp.ui.services.language import LANGUAGES
from cubeapp.ui.services.motion import HAND_TURN_MS, MAX_TEMPO, MAX_TURN_MS, MIN_TEMPO, MIN_TURN_MS
from cubeapp.ui.services.stickering import STICKERINGS
from cubeapp.ui.services.storage import Storage

THEMES = ("system", "light", "dark")

TEXT_SIZES = (75, 90, 100, 115, 130, 150, 175, 200, 250)
"""In percent of the system's font."""
DEFAULT_TEXT_SIZE = 100
MAX_FOUND = 20
"""Maximum number of the palette's entries that are remembered."""

Value = TypeVar("Value")
Number = TypeVar("Number", int, float)


def config_folder() -> Path:
    """Return the folder of the settings, which may not be there yet."""
    return own_folder(CONFIG, CONFIG_VARIABLE)


class Store(Protocol):
    """Where values are kept by name; `QSettings` is one."""

    def value(self, key: str, /) -> object:
        """Return the value of ``key``, ``None`` if there is none."""
        ...

    def setValue(self, key: str, value: object, /) -> None:
        """Keep ``value`` for ``key``."""
        ...

    def sync(self) -> None:
        """Write what has changed."""
        ...


class _Memory:
    """Keeps values as long as it lives."""

    def __init__(self) -> None:
        self._values: dict[str, object] = {}

    def value(self, key: str, /) -> object:
        return self._values.get(key)

    def setValue(self, key: str, value: object, /) -> None:
        self._values[key] = value

    def sync(self) -> None:
        """Write nothing."""


class _Setting(Generic[Value]):
    """One remembered value; what cannot be read becomes the default."""

    def __init__(
        self, key: str, default: Value, read: Callable[[str], Value], write: Callable[[Value], str]
    ) -> None:
        self._key = key
        self._default = default
        self._read = read
        self._write = write

    @overload
    def __get__(self, owner: None, kind: type) -> _Setting[Value]: ...
    @overload
    def __get__(self, owner: Settings, kind: type) -> Value: ...
    def __get__(self, owner: Settings | None, kind: type) -> Value | _Setting[Value]:
        if owner is None:
            return self
        if self._key not in owner.known:
            owner.known[self._key] = self._stored(owner.store)
        return cast(Value, owner.known[self._key])

    def __set__(self, owner: Settings, value: Value) -> None:
        owner.store.setValue(self._key, self._write(value))
        # What is stored may be less exact than what was set.
        owner.known[self._key] = self._stored(owner.store)

    def _stored(self, store: Store) -> Value:
        stored = store.value(self._key)
        try:
            return self._default if stored is None else self._read(str(stored))
        except ValueError:
            return self._default


def _read_flag(text: str) -> bool:
    return ("false", "true").index(text.lower()) == 1


def _flag(key: str, default: bool) -> _Setting[bool]:
    return _Setting(key, default, _read_flag, lambda value: str(value).lower())


def _choice(key: str, choices: tuple[str, ...]) -> _Setting[str]:
    return _Setting(key, choices[0], lambda text: choices[choices.index(text)], str)


def _number(key: str, default: Number, least: Number, most: Number) -> _Setting[Number]:
    def read(text: str) -> Number:
        number = type(default)(text)
        if not least <= number <= most:
            raise ValueError(f"{text} is not from {least} to {most}")
        return number

    return _Setting(key, default, read, str)


def _read_bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from error


def _blob(key: str) -> _Setting[bytes]:
    return _Setting(key, b"", _read_bytes, lambda value: base64.b64encode(value).decode("ascii"))


def _read_colours(text: str) -> tuple[str, ...]:
    colours = tuple(read_rgb(colour) for colour in text.split())
    if len(colours) != len(WCA.colours):
        raise ValueError(f"not six colours: {text}")
    return colours


def _read_body(text: str) -> str:
    return text if text in BODIES else read_rgb(text)


def _read_found(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, text.split("\n"))))[:MAX_FOUND]


def _read_text_size(text: str) -> int:
    return TEXT_SIZES[TEXT_SIZES.index(int(text))]


class Settings:
    """The settings in an ini file; a damaged or missing file means the defaults.

    A file that cannot be written is no fault either: this run's changes last as long as
    the window. What another window writes meanwhile changes nothing here: a setting stays as it
    was first read, or as this window has set it.
    """

    geometry = _blob("window/geometry")
    inspector_width = _number("window/inspector", 0, 0, 1000)
    """In pixels for letters of the usual size, as the user dragged it; 0 to follow the window."""
    views = _blob("window/views")
    """How the 3D view and the net share the stage."""
    show_cube = _flag("view/cube", True)
    show_net = _flag("view/net", True)
    show_panel = _flag("view/panel", True)
    panel = _Setting[str]("window/panel", "", str, str)
    """The name of the kind of panel that was shown last."""
    show_next_move = _flag("view/next-move", True)
    stickering = _choice("view/lit", STICKERINGS)
    """What stands out while the rest of the cube is dimmed."""
    pause_steps = _flag("motion/pause-steps", False)
    """Whether playing pauses after each step."""
    trackball = _flag("view/trackball", False)
    """Whether a drag of the background tumbles the cube freely."""
    theme = _choice("view/theme", THEMES)
    text_size = _Setting[int]("view/text-size", DEFAULT_TEXT_SIZE, _read_text_size, str)
    """In percent of the system's font."""
    language = _choice("view/language", tuple(LANGUAGES))
    scheme = _Setting[str]("view/scheme", "wca", str, str)
    """The key of the colour scheme."""
    own_colours = _Setting[tuple[str, ...]](
        "looks/colours", WCA.colours, _read_colours, lambda colours: " ".join(colours)
    )
    """The colours of the user's own scheme."""
    marks = _choice("looks/marks", MARKS)
    shape = _choice("looks/shape", SHAPES)
    gap = _number("looks/gap", USUAL_GAP, LEAST_GAP, LARGEST_GAP)
    body = _Setting[str]("looks/body", BODIES[0], _read_body, str)
    hints = _flag("looks/hints", False)
    back = _flag("looks/back", False)
    fills_in = _flag("paint/follows", True)
    """Whether stickers implied by those painted by hand are filled in."""
    instant = _flag("motion/instant", False)
    follows_system_motion = _flag("motion/follow-system", True)
    """Whether nothing moves where the system is asked for less motion."""
    turn_ms = _number("motion/turn", HAND_TURN_MS, MIN_TURN_MS, MAX_TURN_MS)
    """How long a quarter turn by hand takes."""
    tempo = _number("motion/tempo", 1.0, MIN_TEMPO, MAX_TEMPO)
    keymap = _Setting[str]("keys/preset", "", str, str)
    key_changes = _Setting[Changes](
        "keys/changes", MappingProxyType({}), changes_from_text, changes_to_text
    )
    """The keys that the user changed, for each preset."""
    keyboard_layout = _Setting[str]("keys/layout", "", str, str)
    """The keyboard that is drawn; the default of the system's language if empty."""
    command_keys = _Setting[Mapping[str, str]](
        "keys/commands", MappingProxyType({}), keys_from_text, keys_to_text
    )
    """The commands whose keys are not the default ones, as portable text; empty for none."""
    inner_slices = _flag("notation/inner-slices", False)
    """Whether ``r`` on a 4×4×4 is the inner slice alone."""
    easy_to_turn = _flag("solve/easy", False)
    """Whether answers are to be easy for hands, where they are nearly as short."""
    follow_letters = _flag("follow/letters", True)
    """Whether moves that are followed are named by their letters, beside the words."""
    reads_aloud = _flag("follow/aloud", False)
    follow_checks = _flag("follow/checks", True)
    """Whether the Follow page asks for a sticker now and then, as a check."""
    learn_letters = _flag("learn/letters", False)
    """Whether lessons name turns by their letters instead of by words and arrows."""
    lesson = _Setting[str]("learn/choice", "", str, str)
    """What lessons teach, as text that the room of lessons reads."""
    inspects = _flag("practice/inspection", False)
    """Whether timed solves begin with an inspection."""
    solves_on_screen = _flag("practice/on-screen", False)
    """Whether the cube on screen is what timed solves are of."""
    calls_seconds = _flag("practice/calls", False)
    """Whether 8 and 12 seconds of the inspection are called out."""
    hold_s = _number("practice/hold", 0.3, 0.0, 5.0)
    """How many seconds hands rest on the timer before it starts."""
    export = _Setting[str]("export/choices", "", str, str)
    """The last choices of an export, as text that the export room reads."""
    found = _Setting[tuple[str, ...]]("find/recent", (), _read_found, "\n".join)
    """The ids of what was found and done with the palette, the last first."""
    welcomed = _flag("start/welcomed", False)
    """Whether the first start is over."""

    def __init__(self, store: Store, folder: Path | None = None) -> None:
        """Make settings.

        Args:
            store: where they are kept.
            folder: where the user's other files are; ``None`` to keep them in memory only.
        """
        self.store = store
        self.known: dict[str, object] = {}
        """By its key each value that was read or set here: `QSettings` takes over what another
        process has written, in the middle of the run."""
        self.storage = Storage(folder)

    @property
    def looks(self) -> Looks:
        """How the cube looks."""
        is_own = self.scheme == OWN_SCHEME
        scheme = own_scheme(self.own_colours) if is_own else colour_scheme(self.scheme)
        return Looks(scheme, self.marks, self.shape, self.gap, self.body, self.hints, self.back)

    @looks.setter
    def looks(self, looks: Looks) -> None:
        self.scheme = looks.scheme.key
        if looks.scheme.key == OWN_SCHEME:
            self.own_colours = looks.scheme.colours
        self.marks, self.shape, self.gap = looks.marks, looks.shape, looks.gap
        self.body, self.hints, self.back = looks.body, looks.has_hints, looks.has_back

    @classmethod
    def of_user(cls) -> Settings:
        """Return the settings of the last run."""
        folder = config_folder()
        store = QSettings(str(folder / "cubeapp.ini"), QSettings.Format.IniFormat)
        return cls(store, folder)

    @classmethod
    def in_memory(cls) -> Settings:
        """Return default settings that are kept in memory only."""
        return cls(_Memory())

    def save(self) -> None:
        """Write what has changed to the file now."""
        self.store.sync()
