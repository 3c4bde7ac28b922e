"""The colours of the window around the views: what the system asks for, and Qt's palette."""

from __future__ import annotations

from enum import Enum
from functools import cache, lru_cache
from typing import Protocol, cast

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QColor, QGuiApplication, QPalette, QStyleHints

from cubeapp.drawing.colours import clearest
from cubeapp.drawing.theme import Looks, Theme, theme_of
from cubeapp.drawing.tokens import TOKEN_SETS, Tokens, tokens_for

Role, Group = QPalette.ColorRole, QPalette.ColorGroup


def wants_dark(choice: str) -> bool:
    """Tell whether the setting ``choice`` ("system", "light", "dark") means dark now."""
    if choice == "system":
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return choice == "dark"


@cache
def _style_hints() -> QStyleHints:
    """Return Qt's hints, held for good: what they hand out is not valid after they are dropped."""
    return QGuiApplication.styleHints()


def _accessibility() -> object:
    """Return what Qt knows from 6.10 on of the help that people ask the system for."""
    return getattr(_style_hints(), "accessibility", lambda: None)()


class MotionHints(Protocol):
    """What Qt knows from 6.12 on of the motion that the system asks for."""

    motionPreferenceChanged: SignalInstance  # noqa: N815  # Qt's own name

    def motionPreference(self) -> Enum:
        """Return ``NoPreference`` or another value."""
        ...


def motion_hints() -> MotionHints | None:
    """Return what Qt knows of the motion that the system asks for, if it knows."""
    hints = _accessibility()
    return cast(MotionHints, hints) if hasattr(hints, "motionPreference") else None


def wants_less_motion() -> bool:
    """Tell whether the system asks programs for less motion, as far as Qt knows."""
    hints = motion_hints()
    return hints is not None and hints.motionPreference().name != "NoPreference"


class ContrastHints(Protocol):
    """What Qt knows from 6.10 on of the contrast that the system asks for."""

    contrastPreferenceChanged: SignalInstance  # noqa: N815  # Qt's own name

    def contrastPreference(self) -> Enum:
        """Return ``NoPreference`` or ``HighContrast``."""
        ...


def contrast_hints() -> ContrastHints | None:
    """Return what Qt knows of the contrast that the system asks for, if it knows."""
    hints = _accessibility()
    return cast(ContrastHints, hints) if hasattr(hints, "contrastPreference") else None


def wants_contrast() -> bool:
    """Tell whether the system asks programs for more contrast, as far as Qt knows."""
    hints = contrast_hints()
    return hints is not None and hints.contrastPreference().name == "HighContrast"


def window_tokens(choice: str) -> Tokens:
    """Return the colours that the setting ``choice`` and the system ask for now."""
    return tokens_for(is_dark=wants_dark(choice), is_contrast=wants_contrast())


def view_theme(tokens: Tokens, looks: Looks) -> Theme:
    """Return the views' theme for a cube that looks like ``looks``."""
    return theme_of(tokens).with_looks(looks)


def window_palette(tokens: Tokens) -> QPalette:
    """Return the colours of the window and its controls."""
    palette = QPalette()
    for role, colour in _colours(tokens).items():
        palette.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        palette.setColor(Group.Disabled, role, QColor(tokens.muted))
    for role in (Role.Base, Role.Button):
        palette.setColor(Group.Disabled, role, QColor(tokens.sunk))
    for role in (Role.Highlight, Role.Accent):
        palette.setColor(Group.Disabled, role, QColor(tokens.control))
    return palette


def tokens_of(palette: QPalette) -> Tokens:
    """Return the colours that ``palette`` was made of; for another palette the nearest ones."""
    return _tokens_on(palette.color(Role.Window).rgba())


@lru_cache(maxsize=100)
def _tokens_on(ground: int) -> Tokens:
    """Return the colours for a window of the colour ``ground``."""
    made = (tokens for tokens in TOKEN_SETS if QColor(tokens.ground).rgba() == ground)
    return next(made, tokens_for(is_dark=QColor(ground).lightness() < 128))


def ink_on(ground: QColor) -> QColor:
    """Return black or white, whichever is easier to read on ``ground``."""
    return QColor(clearest(("#000000", "#ffffff"), ground.name()))


def _colours(tokens: Tokens) -> dict[QPalette.ColorRole, str]:
    return {
        Role.Window: tokens.ground,
        Role.WindowText: tokens.text,
        Role.Base: tokens.surface,
        Role.AlternateBase: tokens.sunk,
        Role.Text: tokens.text,
        Role.PlaceholderText: tokens.muted,
        Role.Button: tokens.surface,
        Role.ButtonText: tokens.text,
        Role.BrightText: tokens.fault,
        Role.Accent: tokens.accent,
        Role.Highlight: tokens.accent,
        Role.HighlightedText: tokens.on_accent,
        Role.Link: tokens.on_tint,
        Role.LinkVisited: tokens.on_tint,
        Role.ToolTipBase: tokens.surface,
        Role.ToolTipText: tokens.text,
        Role.Light: tokens.surface,
        Role.Midlight: tokens.hover,
        Role.Mid: tokens.line,
        Role.Dark: tokens.control,
        Role.Shadow: tokens.control,
    }
