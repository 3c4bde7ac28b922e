"""What the program remembers between two runs."""

from __future__ import annotations

import base64
import binascii
import os
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import Generic, Protocol, TypeVar, overload

import platformdirs
from PySide6.QtCore import QSettings

from cubeapp.ui.keymap import Changes, changes_from_text, changes_to_text
from cubeapp.ui.lighting import LIGHTS
from cubeapp.ui.player import MAX_TEMPO, MIN_TEMPO
from cubeapp.ui.shelf import Shelf
from cubeapp.ui.translations import LANGUAGES

CONFIG_VARIABLE = "CUBEAPP_CONFIG"
"""Names another folder for the settings, as tests do."""
THEMES = ("system", "light", "dark")

Value = TypeVar("Value")


def config_folder() -> Path:
    """Return the folder of the settings, which may not be there yet."""
    named = os.environ.get(CONFIG_VARIABLE)
    return Path(named) if named else platformdirs.user_config_path("cubeapp", appauthor=False)


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
        stored = owner.store.value(self._key)
        try:
            return self._default if stored is None else self._read(str(stored))
        except ValueError:
            return self._default

    def __set__(self, owner: Settings, value: Value) -> None:
        owner.store.setValue(self._key, self._write(value))


def _read_flag(text: str) -> bool:
    return ("false", "true").index(text.lower()) == 1


def _flag(key: str, default: bool) -> _Setting[bool]:
    return _Setting(key, default, _read_flag, lambda value: str(value).lower())


def _choice(key: str, choices: tuple[str, ...]) -> _Setting[str]:
    return _Setting(key, choices[0], lambda text: choices[choices.index(text)], str)


def _read_bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from error


def _blob(key: str) -> _Setting[bytes]:
    return _Setting(key, b"", _read_bytes, lambda value: base64.b64encode(value).decode("ascii"))


def _read_tempo(text: str) -> float:
    tempo = float(text)
    if not MIN_TEMPO <= tempo <= MAX_TEMPO:
        raise ValueError(f"no tempo: {text}")
    return tempo


class Settings:
    """The settings in an ini file; a damaged or missing file means the defaults.

    A file that cannot be written is no fault either: this run's changes last as long as
    the window.
    """

    geometry = _blob("window/geometry")
    splitter = _blob("window/splitter")
    show_cube = _flag("view/cube", True)
    show_net = _flag("view/net", True)
    show_panel = _flag("view/panel", True)
    panel = _Setting[str]("window/panel", "", str, str)
    """The name of the kind of panel that was shown last."""
    show_next_move = _flag("view/next-move", True)
    lit = _choice("view/lit", LIGHTS)
    """What is lit while the rest of the cube is dimmed."""
    pause_steps = _flag("motion/pause-steps", False)
    """Whether playing pauses after each step."""
    trackball = _flag("view/trackball", False)
    """Whether a drag of the background tumbles the cube freely."""
    theme = _choice("view/theme", THEMES)
    language = _choice("view/language", tuple(LANGUAGES))
    scheme = _Setting[str]("view/scheme", "wca", str, str)
    instant = _flag("motion/instant", False)
    tempo = _Setting[float]("motion/tempo", 1.0, _read_tempo, str)
    keymap = _Setting[str]("keys/preset", "", str, str)
    key_changes = _Setting[Changes](
        "keys/changes", MappingProxyType({}), changes_from_text, changes_to_text
    )
    """What the person bound otherwise, for each preset."""
    inner_slices = _flag("notation/inner-slices", False)
    """Whether ``r`` on a 4×4×4 is the inner slice alone."""
    inspects = _flag("practice/inspection", False)
    """Whether timed solves begin with an inspection."""
    solves_on_screen = _flag("practice/on-screen", False)
    """Whether the cube on screen is what timed solves are of."""
    welcomed = _flag("start/welcomed", False)
    """Whether the first start is over."""

    def __init__(self, store: Store, folder: Path | None = None) -> None:
        """Make settings.

        Args:
            store: where they are kept.
            folder: where the person's other files are; ``None`` to forget those in the end.
        """
        self.store = store
        self.shelf = Shelf(folder)

    @classmethod
    def of_person(cls) -> Settings:
        """Return the settings that the person left behind."""
        folder = config_folder()
        store = QSettings(str(folder / "cubeapp.ini"), QSettings.Format.IniFormat)
        return cls(store, folder)

    @classmethod
    def forgotten(cls) -> Settings:
        """Return the defaults; changes last as long as this object."""
        return cls(_Memory())

    def save(self) -> None:
        """Write what has changed to the file now."""
        self.store.sync()
