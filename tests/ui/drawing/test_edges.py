"""The views end where the window's next part begins, at every scale of the screen."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QWidget

from cubeapp.ui.stage.cube_view import CubeView
from cubeapp.ui.stage.net_view import NetView
from tests.ui.pixels import pixels_of_image


@pytest.mark.parametrize("kind", [CubeView, NetView])
@pytest.mark.parametrize("scale", [1.25, 1.5, 1.75])
@pytest.mark.parametrize(("width", "height"), [(333, 301), (334, 300), (339, 302)])
def test_no_line_shows_at_the_edges_between_two_pixels_of_the_screen(
    qtbot, kind, scale, width, height
):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 360)
    window.setPalette(QPalette(QColor("magenta")))
    view = kind(window)
    view.setGeometry(11, 13, width, height)
    window.show()
    image = QImage(round(400 * scale), round(360 * scale), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    window.render(image)
    pixels = pixels_of_image(image).astype(int)
    across = pixels[round((13 + height / 8) * scale)]
    down = pixels[:, round((11 + width / 8) * scale)]
    for line in (across, down):
        shown = line[(line != [255, 0, 255]).any(axis=1)]
        for end in (shown[:6], shown[-6:]):
            assert np.abs(np.diff(end, axis=0)).max() <= 3
