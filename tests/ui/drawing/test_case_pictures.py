"""Pictures of cases, looked at pixel by pixel."""

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QSize

from cubeapp.drawing.theme import DARK, LIGHT, MARKS, Looks
from cubeapp.engine.library.case_sets import case_sets
from cubeapp.engine.model.geometry import Face
from cubeapp.ui.drawing.case_pictures import case_picture
from tests.ui.pixels import named_colour, pixels_of_image

SETS = {case_set.name: case_set.cases for case_set in case_sets()}
SIDE = 210
YELLOW, NONE = Face.D, 6


def picture(case, theme=LIGHT, ratio=1.0):
    return pixels_of_image(case_picture(case, QSize(SIDE, SIDE), ratio, theme).toImage())


def sticker(row, column):
    """The pixel in a sticker of a 3×3 face, off its middle where an arrow may be."""
    cell = SIDE / (3 + 2 * (0.12 + 0.42) + 0.1)
    left = SIDE / 2 - 1.5 * cell
    return left + (column + 0.2) * cell, left + (row + 0.2) * cell


def case(name, number):
    return next(case for case in SETS[name] if case.name == number)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_an_oll_shows_what_is_up_and_leaves_the_rest_grey(qapp, theme):
    shown = picture(case("OLL", "45"), theme)
    colours = [
        "".join(
            "#" if named_colour(shown, sticker(row, column), theme) == YELLOW else "."
            for column in range(3)
        )
        for row in range(3)
    ]
    assert colours == ["..#", "###", "..#"]


def test_a_pll_has_arrows_on_a_whole_top(qapp):
    shown = picture(case("PLL", "H"))
    assert named_colour(shown, sticker(0, 0), LIGHT) == YELLOW
    # Both arrows cross in the middle of the top.
    assert shown[SIDE // 2, SIDE // 2].max() < 60


@pytest.mark.parametrize("name", SETS)
def test_every_case_has_a_picture_of_its_own_size(qapp, name):
    for each in SETS[name][:3]:
        shown = picture(each, ratio=1.5)
        assert shown.shape == (315, 315, 3)
        assert shown.any()


@pytest.mark.parametrize(("name", "number"), [("OLL", "45"), ("PLL", "H")])
def test_letters_and_shapes_stand_in_pictures_of_cases_too(qapp, name, number):
    shown = [picture(case(name, number), LIGHT.with_looks(Looks(marks=marks))) for marks in MARKS]
    for one, other in combinations(shown, 2):
        assert np.any(one != other)
