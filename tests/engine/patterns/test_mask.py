"""Patterns as text."""

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.patterns.mask import Mask, PatternError

CHECKERS = 6 * "ababababa"


def test_nine_cells_stand_for_every_face():
    assert Mask.read("aba bab aba").cells == CHECKERS
    assert Mask.read("?-.......").cells == 54 * "."


@pytest.mark.parametrize(
    ("text", "says", "span"),
    [
        ("abc", "has 54 cells", None),
        ("aaaa%aaaa", "'%' is no cell", (4, 5)),
        ("", "this has 0", None),
    ],
)
def test_what_cannot_be_read_is_told(text, says, span):
    with pytest.raises(PatternError, match=says) as caught:
        Mask.read(text)
    assert caught.value.span == span


def test_a_cube_fits_by_the_letters_of_each_face():
    solved = Cube.solved(3).facelets.tolist()
    assert Mask.read("aaaaaaaaa").fits(solved)
    assert not Mask(CHECKERS).fits(solved)
    assert not Mask.read("ab.......").fits(solved)
    assert Mask().with_cells([0, 9], "a").fits(solved)
    assert not Mask().with_cells([0], "R").fits(solved)


def test_a_pattern_that_is_the_same_from_everywhere_has_one_image():
    assert set(Mask(CHECKERS).images()) == {Mask(CHECKERS)}
    assert len(set(Mask().with_cells([0], "U").images())) == 24
    # Other letters are the same pattern.
    renamed = Mask(CHECKERS.translate({ord("a"): "z", ord("b"): "a"}))
    assert set(renamed.images()) == {Mask(CHECKERS)}
