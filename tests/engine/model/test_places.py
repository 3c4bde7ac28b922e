from __future__ import annotations

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.orbits import CORNERS, EDGES
from cubeapp.engine.model.places import (
    PLACE_WORDS,
    corner_words,
    edge_words,
    place_words,
    sticker_words,
    wing_words,
)
from tests.every import every


def test_places_are_told_from_top_to_bottom_and_from_front_to_back():
    assert place_words([Face.R, Face.F, Face.U]) == "top front right"
    assert corner_words("ULB") == "top back left corner"
    assert edge_words("FU") == "top front edge"
    assert len({corner_words(name) for name in CORNERS}) == 8
    assert {edge_words(name).removesuffix(" edge") for name in EDGES} <= set(PLACE_WORDS)


def test_a_wing_is_told_by_its_layer_from_the_nearer_end():
    assert wing_words("UF", 3) == "top front edge (layer 3 from the right)"
    assert wing_words("FU", 3) == "top front edge (layer 3 from the left)"


@every(
    "index, words",
    [
        (19, "front, top middle"),
        (18, "front, top left"),
        (9, "right, top front"),
        (45, "back, top right"),
        (7, "top, front middle"),
        (14, "right, back middle"),
        (31, "bottom, centre"),
    ],
)
def test_a_sticker_is_told_by_its_side_and_where_it_is_on_it(index, words):
    assert sticker_words(index, 3) == words


def test_no_two_stickers_have_the_same_words():
    for size in (2, 3, 4, 5):
        count = 6 * size * size
        assert len({sticker_words(index, size) for index in range(count)}) == count


def test_stickers_of_wings_and_centres_are_told_by_row_and_column():
    assert sticker_words(1, 4) == "top, row 1, column 2"
    assert sticker_words(5, 4) == "top, row 2, column 2"
