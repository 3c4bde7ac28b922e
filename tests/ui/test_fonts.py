"""The fonts of the tests are those that are drawn with, whatever is installed."""

from PySide6.QtGui import QFontInfo, QFontMetrics, QRawFont
from PySide6.QtWidgets import QApplication, QLabel

from tests.ui.fonts import FAMILIES, font

LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "äöüÄÖÜß×°–’“”…"


def test_the_usual_font_is_pinned(qtbot):
    label = QLabel("R U R' U'")
    qtbot.addWidget(label)
    assert QFontInfo(label.font()).family() == FAMILIES["dejavu"]


def test_each_font_is_there_and_has_the_letters(any_font):
    assert QFontInfo(QApplication.font()).family() == FAMILIES[any_font]
    raw = QRawFont.fromFont(QApplication.font())
    assert not [letter for letter in LETTERS if not raw.supportsCharacter(ord(letter))]


def test_the_fonts_differ_in_width(qapp):
    text = "Two-phase, then shorter answers as they come"
    widths = {name: QFontMetrics(font(name)).horizontalAdvance(text) for name in FAMILIES}
    assert widths["narrow"] == min(widths.values())
    assert widths["wide"] == max(widths.values())
    assert len(set(widths.values())) == len(FAMILIES)
