"""The net that patterns are painted on."""

import pytest
from PySide6.QtCore import Qt

from cubeapp.drawing.theme import DARK, LIGHT
from cubeapp.engine.patterns.mask import ANY, Mask
from cubeapp.ui.lab.patterns.brush_row import BrushRow
from cubeapp.ui.lab.patterns.mask_net import BRUSHES, MaskNet
from tests.ui.hands import Heard, click, drag


@pytest.fixture
def net(qtbot):
    """A net that keeps what is painted, as its model does."""
    net = MaskNet()
    qtbot.addWidget(net)
    net.resize(290, net.height())
    net.masks = [Mask()]

    def paint(facelet, cell):
        net.masks.append(net.masks[-1].with_cells([facelet], cell))
        net.set_mask(net.masks[-1])

    net.painted.connect(paint)
    net.set_brush("a")
    net.show()
    return net


def middle(net, facelet):
    point = net.rect_of(facelet).center()
    return point.x(), point.y()


def test_a_click_paints_and_another_one_takes_it_away(net):
    click(net, middle(net, 18))
    assert net.masks[-1].cells[18] == "a"
    net.set_brush("R")
    click(net, middle(net, 18))
    assert net.masks[-1].cells[18] == "R"
    click(net, middle(net, 18))
    assert net.masks[-1] == Mask()


def test_a_drag_paints_every_sticker_on_its_way_alike(net):
    net.set_mask(Mask().with_cells([19], "a"))
    net.masks.append(Mask().with_cells([19], "a"))
    drag(net, middle(net, 18), middle(net, 20), steps=8)
    assert net.masks[-1].painted == (18, 19, 20)


def test_keys_go_around_the_net_and_paint(net, qtbot):
    assert net.cursor_facelet == 22
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(net, key)
    # From the front to the lower row of the top, over the gap.
    assert net.cursor_facelet == 7
    for keys, cell in (("b", "b"), ("2", "R"), (" ", "a"), ("0", ANY)):
        qtbot.keyClicks(net, keys)
        assert net.masks[-1].cells[7] == cell
    qtbot.keyClick(net, Qt.Key.Key_Up)
    for _ in range(5):
        qtbot.keyClick(net, Qt.Key.Key_Up)
    # There is nothing above the top.
    assert net.cursor_facelet == 1


def test_what_is_outlined_stays_until_the_pattern_changes(net):
    before = net.grab().toImage()
    net.set_outlined({7, 19})
    assert net.grab().toImage() != before
    net.set_mask(Mask())
    assert net.grab().toImage() == before


def test_each_brush_says_what_it_means(qtbot):
    row = BrushRow()
    qtbot.addWidget(row)
    chosen = Heard(row.chosen)
    for theme in (LIGHT, DARK):
        row.set_theme(theme)
        row.show()
    names = {brush.accessibleName() for brush in row.brushes.values()}
    assert len(names) == len(BRUSHES)
    for cell in ("R", ANY, "b"):
        row.brushes[cell].click()
        assert row.caption.text() == row.brushes[cell].accessibleName()
    assert chosen.said == ["R", ANY, "b"]
