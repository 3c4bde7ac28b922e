"""The fonts that layout is tested with, whatever is installed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase

FOLDER = Path(__file__).resolve().parent.parent / "fonts"

FAMILIES = {
    "dejavu": "Test DejaVu Sans",
    "noto": "Test Noto Sans",
    "liberation": "Test L Sans",
    "wide": "Test DejaVu Wide",
    "narrow": "Test Noto Narrow",
}
WIDE_FIRST = [
    name if name == "wide" else pytest.param(name, marks=pytest.mark.slow) for name in FAMILIES
]
"""For `any_font`: the one that needs the most room in the quick run, the others in the slow one."""
USUAL = "dejavu"
POINTS = 9


def load_fonts() -> None:
    """Add the fonts of the tests to those of the application, which has to be there."""
    for path in sorted(FOLDER.glob("*.ttf")):
        assert QFontDatabase.addApplicationFont(str(path)) >= 0, path


def font(name: str = USUAL) -> QFont:
    """Return a font of the tests in the size that desktops have."""
    return QFont(FAMILIES[name], POINTS)
