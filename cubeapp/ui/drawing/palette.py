"""The colours of the window around the views, light and dark."""

from __future__ import annotations

from enum import Enum
from typing import Protocol, cast

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from cubeapp.ui.scene.theme import DARK, LIGHT, Looks, Theme

Role = QPalette.ColorRole
_LIGHT = {
    Role.Window: "#f0f2f5",
    Role.WindowText: "#1b1f27",
    Role.Base: "#ffffff",
    Role.AlternateBase: "#f5f7fa",
    Role.Text: "#1b1f27",
    Role.PlaceholderText: "#68727f",
    Role.Button: "#f8f9fb",
    Role.ButtonText: "#1b1f27",
    Role.BrightText: "#a8200d",
    Role.Highlight: "#0a63c4",
    Role.HighlightedText: "#ffffff",
    Role.Link: "#0a63c4",
    Role.ToolTipBase: "#ffffff",
    Role.ToolTipText: "#1b1f27",
    Role.Light: "#ffffff",
    Role.Midlight: "#e6e9ee",
    Role.Mid: "#c2c8d1",
    Role.Dark: "#a3abb7",
    Role.Shadow: "#7b8492",
}
# Controls are wells lighter than the window: the style's dark outlines alone would not show.
_DARK = {
    Role.Window: "#23262d",
    Role.WindowText: "#e9edf3",
    Role.Base: "#2f343d",
    Role.AlternateBase: "#343944",
    Role.Text: "#e9edf3",
    Role.PlaceholderText: "#98a1af",
    Role.Button: "#3b414c",
    Role.ButtonText: "#e9edf3",
    Role.BrightText: "#ff9d8f",
    Role.Highlight: "#2f7fd8",
    Role.HighlightedText: "#ffffff",
    Role.Link: "#6cb6ff",
    Role.ToolTipBase: "#14161b",
    Role.ToolTipText: "#e9edf3",
    Role.Light: "#4a505c",
    Role.Midlight: "#3b404a",
    Role.Mid: "#4b515d",
    Role.Dark: "#15171b",
    Role.Shadow: "#0b0c0e",
}
_DISABLED = {True: "#78818f", False: "#8c95a1"}
"""Text of what cannot be used now, on dark and on light."""


def wants_dark(choice: str) -> bool:
    """Tell whether the setting ``choice`` ("system", "light", "dark") means dark now."""
    if choice == "system":
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return choice == "dark"


class MotionHints(Protocol):
    """What Qt knows from 6.12 on of the motion that the system asks for."""

    motionPreferenceChanged: SignalInstance  # noqa: N815  # Qt's own name

    def motionPreference(self) -> Enum:
        """Return ``NoPreference`` or another value."""
        ...


def motion_hints() -> MotionHints | None:
    """Return what Qt knows of the motion that the system asks for, if it knows."""
    hints = getattr(QGuiApplication.styleHints(), "accessibility", lambda: None)()
    return cast(MotionHints, hints) if hasattr(hints, "motionPreference") else None


def wants_less_motion() -> bool:
    """Tell whether the system asks programs for less motion, as far as Qt knows."""
    hints = motion_hints()
    return hints is not None and hints.motionPreference().name != "NoPreference"


def view_theme(is_dark: bool, looks: Looks) -> Theme:
    """Return the views' theme for a cube that looks like ``looks``."""
    return (DARK if is_dark else LIGHT).with_looks(looks)


def window_palette(is_dark: bool) -> QPalette:
    """Return the colours of the window and its controls."""
    palette = QPalette()
    for role, colour in (_DARK if is_dark else _LIGHT).items():
        palette.setColor(role, QColor(colour))
    faint = QColor(_DISABLED[is_dark])
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faint)
    grey = palette.color(Role.Mid)
    palette.setColor(QPalette.ColorGroup.Disabled, Role.Highlight, grey)
    return palette


def switch_palette(is_dark: bool) -> QPalette:
    """Return the colours of check boxes and radio buttons, whose ground is all one sees of them."""
    palette = window_palette(is_dark)
    if is_dark:
        palette.setColor(Role.Base, QColor("#5b6472"))
        palette.setColor(Role.Text, QColor("#ffffff"))
    return palette
