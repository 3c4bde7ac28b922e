"""Settings of which some are damaged: those read as something that can be, and no other suffers."""

from __future__ import annotations

from random import Random

from cubeapp.engine.timeline.booklet import Each
from cubeapp.ui.files.export.choices import Choices
from cubeapp.ui.files.export.options import Kind, Options
from cubeapp.ui.services.settings import Settings
from tests.fuzz.mutating import damaged_text

GOOD = {
    "geometry": b"\x01\xd9\xd0\xcb\x00\x03",
    "inspector_width": 300,
    "views": b"\x00\x00\x00\xfe",
    "found": ("command:undo", "page:history"),
    "show_cube": False,
    "show_net": False,
    "show_panel": False,
    "panel": "PaintPanel",
    "show_next_move": False,
    "stickering": "cross",
    "pause_steps": True,
    "trackball": True,
    "theme": "dark",
    "text_size": 150,
    "language": "de",
    "scheme": "own",
    "own_colours": ("#ffffff", "#d31432", "#00a651", "#ffd500", "#7a3fbf", "#0051ba"),
    "marks": "patterns",
    "shape": "round",
    "gap": 0.1,
    "body": "#203050",
    "hints": True,
    "back": True,
    "fills_in": False,
    "instant": True,
    "follows_system_motion": False,
    "turn_ms": 300,
    "tempo": 2.5,
    "keymap": "letters",
    "key_changes": {"virtual-cube": {"i": "U"}},
    "keyboard_layout": "qwertz",
    "command_keys": {"solve": "Ctrl+Return"},
    "inner_slices": True,
    "easy_to_turn": True,
    "learn_letters": True,
    "lesson": "cfop",
    "follow_checks": False,
    "follow_letters": False,
    "reads_aloud": True,
    "inspects": True,
    "solves_on_screen": True,
    "calls_seconds": True,
    "hold_s": 0.55,
    "export": Choices(Options(Kind.GIF, width=400, each=Each.MOVE), "dark").as_text(),
    "welcomed": True,
}
"""A value for each setting, other than its default."""


class _Store:
    """Keeps what is set, and knows the last key."""

    def __init__(self, stored: dict[str, object]) -> None:
        self.stored = stored
        self.last_key = ""

    def value(self, key: str, /) -> object:
        return self.stored.get(key)

    def setValue(self, key: str, value: object, /) -> None:  # noqa: N802 - Qt's name
        self.last_key = key
        self.stored[key] = value

    def sync(self) -> None:
        """Write nothing."""


def names() -> set[str]:
    """Return the names of all settings."""
    return {
        name
        for name, value in vars(Settings).items()
        if hasattr(value, "__set__") and not (name.startswith("_") or isinstance(value, property))
    }


def whole() -> tuple[dict[str, str], dict[str, object]]:
    """Return the key of each setting by its name, and what is stored of `GOOD` by the keys."""
    store = _Store({})
    settings = Settings(store)
    keys = {}
    for name, value in GOOD.items():
        setattr(settings, name, value)
        keys[name] = store.last_key
    return keys, store.stored


KEYS, WHOLE = whole()


def make(rng: Random) -> object:
    """Return damaged values of some settings, by their names."""
    texts = [str(text) for text in WHOLE.values()]
    damaged: dict[str, object] = {}
    for name in rng.sample(sorted(GOOD), rng.choice((1, 1, 2, 5, len(GOOD)))):
        text = damaged_text(rng, str(WHOLE[KEYS[name]]), texts)
        # Qt reads a value with commas as a list.
        damaged[name] = text.split(",") if rng.random() < 0.1 else text
    return damaged


def check(item: object) -> bool:
    """Read all settings, those of ``item`` damaged; tell whether none of these is its default.

    Raises:
        AssertionError: a sound one reads as something else than was stored, or what a damaged one
            reads as becomes something else when it is stored and read again.
    """
    damaged: dict[str, object] = dict(item)  # type: ignore[call-overload]
    stored = WHOLE | {KEYS[name]: value for name, value in damaged.items()}
    settings, defaults = Settings(_Store(stored)), Settings.in_memory()
    for name, value in GOOD.items():
        found = getattr(settings, name)
        if name not in damaged:
            # What stays the same when it is stored once needs no second time.
            assert found == value, f"{name} was sound and is {found!r}"
            continue
        again = Settings(_Store({}))
        setattr(again, name, found)
        assert getattr(again, name) == found, f"{name} is {found!r} but not the next time"
    assert settings.looks.marks == settings.marks
    Choices.restored(settings.export)
    return all(getattr(settings, name) != getattr(defaults, name) for name in damaged)
