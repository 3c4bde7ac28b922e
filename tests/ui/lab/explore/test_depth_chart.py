import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.two_by_two.census import Growth
from cubeapp.ui.lab.explore.depth_chart import DepthChart
from cubeapp.words import counted
from tests.ui.fonts import WIDE_FIRST

COUNTS = (1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644)
TOTAL = 3_674_160


@pytest.fixture
def chart(qtbot):
    chart = DepthChart()
    qtbot.addWidget(chart)
    chart.resize(300, chart.sizeHint().height())
    chart.set_growth(Growth(COUNTS, TOTAL, 1.0), 12, Metric.HTM)
    chart.show()
    return chart


@pytest.fixture
def asked(chart):
    depths = []
    chart.depth_activated.connect(depths.append)
    return depths


def middle(chart, depth):
    return chart.bar_rect(depth).center().toPoint()


def test_every_distance_has_a_bar_and_more_positions_a_longer_one(chart):
    for is_logarithmic in (True, False):
        chart.set_logarithmic(is_logarithmic)
        widths = [chart.bar_rect(depth).width() for depth in range(12)]
        assert min(widths) > 0
        by_count = sorted(range(12), key=COUNTS.__getitem__)
        assert [widths[depth] for depth in by_count] == sorted(widths)
        assert all(chart.bar_rect(depth).right() < chart.width() for depth in range(12))


def test_ten_times_as_many_are_one_step_on_a_logarithmic_scale(chart):
    chart.set_growth(Growth((10, 100, 1000), TOTAL, 1.0), 12, Metric.HTM)
    first, second, third = (chart.bar_rect(depth).width() for depth in range(3))
    assert third - second == pytest.approx(second - first)


def test_twice_as_many_are_twice_as_long_on_an_even_scale(chart):
    chart.set_logarithmic(False)
    chart.set_growth(Growth((100_000, 200_000), TOTAL, 1.0), 12, Metric.HTM)
    assert chart.bar_rect(1).width() == pytest.approx(2 * chart.bar_rect(0).width())


def test_a_click_on_a_row_asks_for_that_distance(chart, asked, qtbot):
    for depth in (0, 5, 11):
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=middle(chart, depth))
        qtbot.mouseClick(
            chart, Qt.MouseButton.LeftButton, pos=QPoint(290, middle(chart, depth).y())
        )
    assert asked == [0, 0, 5, 5, 11, 11]


def test_clicks_beside_the_rows_or_with_another_button_ask_for_nothing(chart, asked, qtbot):
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(100, 3))
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(100, chart.height() - 2))
    qtbot.mouseClick(chart, Qt.MouseButton.RightButton, pos=middle(chart, 4))
    assert not asked


def test_the_keys_choose_a_distance_and_ask_for_it(chart, asked, qtbot):
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_End, Qt.Key.Key_Space):
        qtbot.keyClick(chart, key)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Enter, Qt.Key.Key_Home, Qt.Key.Key_Up):
        qtbot.keyClick(chart, key)
    qtbot.keyClick(chart, Qt.Key.Key_Enter)
    assert asked == [1, 11, 10, 0]


def test_the_keys_go_on_from_the_cube_on_screen(chart, asked, qtbot):
    chart.set_marked(7)
    assert chart.selected == 7
    qtbot.keyClick(chart, Qt.Key.Key_Down)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert asked == [8]


def test_a_distance_not_reached_yet_cannot_be_asked_for(chart, asked, qtbot):
    chart.set_growth(Growth((1, 9, 30), TOTAL, 0.5), 12, Metric.HTM)
    qtbot.keyClick(chart, Qt.Key.Key_End)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    y = round(chart.bar_rect(2).center().y() + 2 * chart.fontMetrics().height())
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(100, y))
    assert not asked
    assert chart.bar_rect(5).width() == 0


def test_without_any_count_the_chart_is_empty_but_as_large(chart, asked, qtbot):
    height = chart.sizeHint().height()
    chart.set_growth(None, 12, Metric.HTM)
    assert chart.sizeHint().height() == height
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert not asked
    chart.grab()


def test_rows_are_told_in_words(chart):
    assert chart.row_in_words(1) == "1 face turn: 9 positions, less than 0.001 % of all"
    chart.set_marked(9)
    assert chart.row_in_words(9) == (
        f"9 face turns: {counted(1887748)} positions, 51.4 % of all, this cube among them"
    )
    assert "11 face turns" in chart.accessibleDescription()


def test_the_tooltip_tells_of_the_row_under_the_pointer(chart, qtbot):
    place = middle(chart, 11)
    event = QHelpEvent(QEvent.Type.ToolTip, place, chart.mapToGlobal(place))
    QApplication.sendEvent(chart, event)
    assert QToolTip.text().startswith(f"11 face turns: {counted(2644)} positions, 0.072 % of all")


@pytest.mark.parametrize("any_font", WIDE_FIRST, indirect=True)
@pytest.mark.parametrize("scale", [1.0, 1.75])
@pytest.mark.parametrize("logarithmic", [True, False])
def test_no_bar_runs_into_the_numbers_at_the_least_width(any_font, chart, scale, logarithmic):
    font = chart.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    chart.setFont(font)
    chart.set_logarithmic(logarithmic)
    chart.resize(chart.minimumSizeHint())
    numbers = chart.fontMetrics().horizontalAdvance(counted(1887748))
    assert all(chart.bar_rect(d).right() < chart.width() - numbers for d in range(12))
    assert chart.bar_rect(9).width() > 20
    assert chart.bar_rect(11).bottom() < chart.height()


def test_the_cubes_own_row_is_drawn_otherwise(chart):
    plain = chart.grab().toImage()
    chart.set_marked(9)
    assert chart.grab().toImage() != plain
