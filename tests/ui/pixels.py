"""What a widget shows, as numbers."""

import numpy as np
from PySide6.QtGui import QColor, QImage


def pixels_of(view):
    """Return the widget's picture: uint8, shape (height, width, 3), red green blue."""
    return pixels_of_image(view.grab().toImage())


def pixels_of_image(image):
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    height, width = image.height(), image.width()
    flat = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(height, -1)
    return flat[:, : 4 * width].reshape(height, width, 4)[:, :, 2::-1].copy()


def named_colour(pixels, place, theme):
    """Return the number of the sticker colour nearest to a pixel, however it is shaded."""
    return int(named_colours(pixels, [place], theme)[0])


def named_colours(pixels, places, theme):
    """Return the numbers of the sticker colours nearest to some pixels, (x, y) each."""
    columns, rows = np.asarray(places).astype(int).T
    shown = pixels[rows, columns].astype(float)
    colours = np.array([QColor(c).getRgb()[:3] for c in theme.stickers], dtype=float)
    shades = np.linspace(0.86, 1.0, 8)[:, None, None] * colours
    shades = np.concatenate((shades, shades + 0.05 * (255 - shades)))
    # Many stickers are of one colour, shaded alike.
    seen, which = np.unique(shown, axis=0, return_inverse=True)
    distance = np.linalg.norm(shades[:, None] - seen[:, None], axis=3).min(axis=0)
    return np.argmin(distance, axis=1)[which.ravel()]
