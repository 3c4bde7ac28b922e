"""Icons are sharp in every size they are shown in, and have the colour of the text around."""

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cubeapp.drawing.tokens import DARK_TOKENS, LIGHT_TOKENS
from cubeapp.resources import resource
from cubeapp.ui.drawing.icons import text_icon, tinted
from cubeapp.ui.drawing.palette import window_palette

NAMES = sorted(
    path.stem
    for path in resource("icons/cubeapp.svg").parent.glob("*.svg")
    if path.stem != "cubeapp"
)


def alpha(pixmap):
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    values = np.frombuffer(image.constBits(), np.uint8)
    return values.reshape(image.height(), image.width(), 4)[:, :, 3].astype(int)


def colour(pixmap):
    """The colour where the icon covers most."""
    image, covered = pixmap.toImage(), alpha(pixmap)
    row, column = np.unravel_index(np.argmax(covered), covered.shape)
    return image.pixelColor(int(column), int(row)).name()


def drawn(name, side):
    svg = resource(f"icons/{name}.svg").read_bytes().replace(b"currentColor", b"#000")
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, side, side))
    return QPixmap.fromImage(image)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("side", [16, 20, 24])
def test_icons_are_drawn_for_the_pixels_they_have(qapp, ratio, side):
    palette, wide = window_palette(LIGHT_TOKENS), round(side * ratio)
    for name in NAMES:
        pixmap = text_icon(name, palette).pixmap(QSize(side, side), ratio)
        assert (pixmap.width(), pixmap.height()) == (wide, wide)
        # Not made of another size: it is what the drawing gives in this one.
        assert np.array_equal(alpha(pixmap), alpha(drawn(name, wide)))
        assert alpha(pixmap).max() > 100


@pytest.mark.parametrize("tokens", [LIGHT_TOKENS, DARK_TOKENS], ids=["light", "dark"])
def test_an_icon_has_the_colour_of_the_text_and_fades_where_it_cannot_be_used(qapp, tokens):
    icon = text_icon("play", window_palette(tokens))
    usual, off = icon.pixmap(40), icon.pixmap(40, QIcon.Mode.Disabled)
    assert colour(usual) == tokens.text
    assert alpha(usual).max() == 255
    assert 120 < alpha(off).max() < 160


def test_an_icon_of_text_takes_another_colour_and_a_picture_keeps_its_own(qapp):
    play = text_icon("play", window_palette(LIGHT_TOKENS))
    white = tinted(play, QSize(20, 20), 2.0, QColor("#ffffff"))
    pixmap = white.pixmap(QSize(20, 20), 2.0)
    assert pixmap.width() == 40
    assert colour(pixmap) == "#ffffff"
    assert np.array_equal(alpha(pixmap), alpha(play.pixmap(QSize(20, 20), 2.0)))
    red = QPixmap(20, 20)
    red.fill(QColor("#d31432"))
    kept = tinted(QIcon(red), QSize(20, 20), 1.0, QColor("#ffffff"))
    assert colour(kept.pixmap(20)) == "#d31432"
