from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from cubeapp.drawing.theme import COLOUR_SCHEMES, DARK, LIGHT, WCA, colour_scheme
from cubeapp.engine.model.geometry import Face
from tests.every import every


def lightness(colour):
    """CIE L*, 0…100, of an sRGB colour."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in QColor(colour).getRgbF()[:3]
    )
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 116 * luminance ** (1 / 3) - 16 if luminance > 0.008856 else 903.3 * luminance


def names(scheme):
    return {face: scheme.names[face] for face in Face}


def test_the_usual_scheme_is_white_on_top_and_green_in_front():
    assert WCA.names == ("white", "red", "green", "yellow", "orange", "blue")
    assert WCA.letters == "WRGYOB"
    assert DARK.scheme is LIGHT.scheme is WCA


@every("scheme", COLOUR_SCHEMES)
def test_a_scheme_has_six_colours_with_different_names_and_letters(scheme):
    assert len(set(scheme.colours)) == 6
    assert len(set(scheme.letters)) == 6
    assert all(QColor(colour).isValid() for colour in scheme.colours)
    assert colour_scheme(scheme.key) is scheme


def test_yellow_on_top_is_the_usual_cube_turned_by_z2():
    usual, turned = names(WCA), names(colour_scheme("yellow-top"))
    assert (turned[Face.U], turned[Face.D]) == (usual[Face.D], usual[Face.U])
    assert (turned[Face.R], turned[Face.L]) == (usual[Face.L], usual[Face.R])
    assert (turned[Face.F], turned[Face.B]) == (usual[Face.F], usual[Face.B])


def test_the_japanese_scheme_has_white_opposite_blue_and_green_opposite_yellow():
    by_face = names(colour_scheme("japanese"))
    opposites = {frozenset([by_face[face], by_face[face.opposite]]) for face in Face}
    assert frozenset(["white", "blue"]) in opposites
    assert frozenset(["green", "yellow"]) in opposites


def test_the_face_array_scheme_has_its_own_sides():
    by_face = names(colour_scheme("face-array"))
    sides = [by_face[face] for face in (Face.F, Face.R, Face.B, Face.L, Face.U, Face.D)]
    assert sides == ["red", "blue", "orange", "green", "white", "yellow"]


def test_the_colour_blind_scheme_is_told_apart_in_greyscale():
    steps = sorted(lightness(colour) for colour in colour_scheme("colour-blind").colours)
    assert min(b - a for a, b in pairwise(steps)) > 10


def test_an_unknown_scheme_is_the_usual_one():
    assert colour_scheme("from another program") is WCA


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_labels_are_readable_on_their_ground(theme):
    assert abs(lightness(theme.text) - lightness(theme.panel)) > 60
    assert abs(lightness(theme.faint) - lightness(theme.sky)) > 20
