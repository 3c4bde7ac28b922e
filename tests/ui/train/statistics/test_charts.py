"""What the charts of times draw, and what is where in them."""

import random
import sys

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from cubeapp.engine.practice.statistics import Statistics
from cubeapp.engine.practice.times import DNF
from cubeapp.ui.train.statistics import zigzag
from cubeapp.ui.train.statistics.histogram import Histogram
from cubeapp.ui.train.statistics.scale import scale_of
from cubeapp.ui.train.statistics.trend_chart import TrendChart
from tests.every import every


@pytest.fixture
def chart(qtbot):
    made = TrendChart()
    qtbot.addWidget(made)
    made.resize(520, 240)
    return made


def many(count):
    rng = random.Random(1)
    return tuple(
        DNF if rng.random() < 0.01 else int(rng.gauss(15_000, 2_000)) for _ in range(count)
    )


@every(
    "results, low, high, words",
    [
        ((11_380, 12_840, 19_990), 10_000, 20_000, ["10", "12", "14", "16", "18", "20"]),
        ((12_000,), 12_000, 12_100, ["12", "12.1"]),
        ((90_000, 150_000), 80_000, 160_000, ["1:20", "1:40", "2:00", "2:20", "2:40"]),
        ((), 0, 100, ["0", "0.1"]),
        ((DNF,), 0, 100, ["0", "0.1"]),
    ],
)
def test_a_scale_has_round_steps(results, low, high, words):
    scale = scale_of(results, 5)
    assert (scale.low, scale.high) == (low, high)
    assert [scale.words(mark) for mark in scale.marks] == words


def test_a_pause_does_not_squash_the_other_times():
    scale = scale_of((*[12_000] * 99, 900_000), 5)
    assert scale.high < 20_000
    assert scale.share(900_000) == 1.0
    assert scale.share(DNF) == 1.0


def test_the_shares_of_many_results_are_those_of_each():
    scale, results = scale_of((*[12_000] * 99, 900_000), 5), [0, 1, 12_000, 13_500, 900_000, DNF]
    assert scale.shares(np.array(results)).tolist() == [scale.share(each) for each in results]


def test_the_nearest_dot_is_meant_and_none_far_from_all(chart):
    chart.set_statistics(Statistics(many(300)))
    for number in (0, 17, 150, 299):
        assert chart.number_at(chart.place_of(number)) == number
    assert chart.number_at(QPointF(1, 1)) is None
    chart.set_last(50)
    assert chart.first == 250
    assert chart.number_at(chart.place_of(270)) == 270


def test_ten_thousand_times_are_drawn_as_few_dots(chart):
    chart.set_statistics(Statistics(many(10_000)))
    drawn = list(chart.drawn)
    assert len(drawn) <= 2 * chart.width()
    assert chart.number_at(chart.place_of(5000)) is not None
    assert not chart.grab().isNull()


def test_thousands_of_times_are_drawn_in_no_more_steps_than_some(chart):
    steps = []
    for times in (100, 10_000):
        chart.set_statistics(Statistics(many(times)))
        events = []
        sys.setprofile(lambda _frame, event, _of, events=events: events.append(event))
        try:
            chart.grab()
        finally:
            sys.setprofile(None)
        steps.append(events.count("call"))
    assert steps[1] < 1.5 * steps[0]


def pixels(widget):
    """What a widget looks like, of shape (height, width, 4)."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shape = image.height(), image.width(), 4
    return np.frombuffer(image.constBits(), np.uint8).reshape(shape).astype(int)


@pytest.mark.parametrize("count", [60, 400, 3000])
def test_lines_drawn_in_pieces_look_as_if_drawn_at_once(chart, monkeypatch, count):
    chart.set_statistics(Statistics(many(count)))
    in_pieces = pixels(chart)
    monkeypatch.setattr(zigzag, "PIECE", count)
    differences = np.abs(in_pieces - pixels(chart)).max(axis=2)
    # Where pieces meet, a pixel or two; dashes out of step would be hundreds.
    assert (differences > 64).sum() <= 50


@pytest.mark.parametrize("results", [(), (DNF, DNF), (0,), (12_000,), (12_000, DNF), (1, 10**9)])
def test_any_times_are_drawn(chart, qtbot, results):
    histogram = Histogram()
    qtbot.addWidget(histogram)
    for each in (chart, histogram):
        each.set_statistics(Statistics(results))
        for number in (None, 0, len(results) - 1):
            each.set_chosen(number)
            for size in ((520, 240), (40, 30), (3000, 2000)):
                each.resize(*size)
                assert not each.grab().isNull()
    assert sum(histogram.bars) == len(results) - results.count(DNF)
    for each in (chart, histogram):
        each.set_statistics(Statistics())
        assert each.accessibleDescription() == ""
