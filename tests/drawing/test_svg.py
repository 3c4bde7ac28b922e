"""A cube as SVG shows its stickers, is called something, and stands alone."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from cubeapp.drawing.colours import channels
from cubeapp.drawing.position import Position
from cubeapp.drawing.stickers import dimmed
from cubeapp.drawing.svg import NAMESPACE, VIEWS, SvgPicture
from cubeapp.drawing.theme import DARK, LIGHT, WCA, Looks, colour_scheme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import PictureError
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move
from tests.every import every

R = Move(Axis.X, 0, 0, 1)
ALL = Looks(marks="letters", body="white", has_hints=True, has_back=True)
LARGE = 20
"""Of this size a sticker is one shape: there is no room for a rim."""


def shuffled(size, rng):
    """A cube whose stickers are anywhere."""
    return Cube.from_faces(rng.permutation(Cube.solved(size).facelets).reshape(6, size, size))


def parsed(svg):
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{{{NAMESPACE}}}svg"
    return root


def fills(root, element="path"):
    """The colours of the shapes in the order of drawing."""
    return [shape.get("fill") for shape in root.iter(f"{{{NAMESPACE}}}{element}")]


def nearest(fill):
    """The number of the scheme's colour that a shaded one comes of."""
    shares = np.array([channels(colour) for colour in WCA.colours])
    return int(np.abs(shares - channels(fill)).sum(axis=1).argmin())


@every("view", VIEWS)
@every("size", [2, 3, 4, 7, LARGE])
def test_every_view_of_every_size_is_a_picture_with_a_name(rng, view, size):
    root = parsed(shuffled(size, rng).svg(view, width=400))
    width, height = float(root.get("width")), float(root.get("height"))
    assert root.get("viewBox") == f"0 0 {width:g} {height:g}"
    assert width == 400
    assert root.get("role") == "img"
    assert root.find(f"{{{NAMESPACE}}}title").text == f"{size}×{size}×{size}"


@every("view, stickers, plates", [("3d", 3, 3), ("net", 6, 0), ("both", 9, 3), ("top", 1, 0)])
def test_each_sticker_in_view_is_one_shape_where_there_is_no_room_for_more(
    rng, view, stickers, plates
):
    root = parsed(shuffled(LARGE, rng).svg(view))
    assert len(fills(root)) == stickers * LARGE**2 + plates


@every("size", [3, 5, LARGE])
def test_a_net_has_as_many_shapes_of_each_colour_as_the_cube_has_stickers(rng, size):
    cube = shuffled(size, rng)
    found = Counter(fills(parsed(cube.svg("net"))))
    assert [found[colour] for colour in WCA.colours] == [size**2] * 6


def test_the_stickers_of_a_net_come_face_by_face_and_row_by_row(rng):
    cube = shuffled(LARGE, rng)
    assert fills(parsed(cube.svg("net"))) == [WCA.colours[value] for value in cube.facelets]


def test_the_cube_in_space_shows_top_right_and_front(rng):
    cube = shuffled(LARGE, rng)
    # The first shape of each face is its plastic.
    shown = np.array(fills(parsed(cube.svg("3d")))).reshape(3, -1)[:, 1:]
    for face, colours in zip((Face.U, Face.R, Face.F), shown, strict=True):
        assert [nearest(fill) for fill in colours] == cube.face(face).ravel().tolist()


def test_from_above_the_stickers_of_the_sides_lie_around_the_top(rng):
    cube = shuffled(LARGE, rng)
    root = parsed(cube.svg("top"))
    assert fills(root) == [WCA.colours[value] for value in cube.face(Face.U).ravel()]
    beside = fills(root, "rect")[1:]
    rows = [cube.face(face)[0] for face in (Face.F, Face.R, Face.B, Face.L)]
    assert Counter(beside) == Counter(WCA.colours[value] for value in np.concatenate(rows))
    back = [WCA.colours[value] for value in cube.face(Face.B)[0, ::-1]]
    assert beside[:LARGE] == back


@every("view, stickers", [("3d", 27), ("net", 54), ("top", 21)])
@every("marks", ["letters", "faces", "patterns"])
def test_every_sticker_in_view_has_its_mark(view, stickers, marks):
    cube = Cube.solved(3).apply(R)
    bare, marked = (parsed(cube.svg(view, looks=Looks(marks=one))) for one in ("none", marks))
    assert len(fills(marked)) - len(fills(bare)) == stickers


def test_stickers_without_a_colour_are_left_out_beside_the_last_layer_only():
    root = parsed(Cube.unpainted(LARGE).svg("top"))
    assert len(fills(root, "rect")) == 1
    assert set(fills(root)) == {LIGHT.unpainted}


def test_masked_stickers_are_dimmed(rng):
    cube = shuffled(LARGE, rng)
    mask = rng.random(6 * LARGE**2) < 0.5
    expected = [
        WCA.colours[value] if is_seen else dimmed(WCA.colours[value], LIGHT)
        for value, is_seen in zip(cube.facelets, mask, strict=True)
    ]
    assert fills(parsed(cube.svg("net", mask=mask))) == expected


@every("size", [2, 3, 4])
def test_a_part_of_the_cube_can_be_named_as_mask(size):
    shown = Counter(fills(parsed(Cube.solved(size).svg("net", mask="OLL"))))
    # The top's colour stands out, and nothing else.
    assert [shown[colour] for colour in WCA.colours] == [size**2, 0, 0, 0, 0, 0]


def test_colours_are_those_of_the_scheme():
    safe = colour_scheme("colour-blind")
    found = set(fills(parsed(Cube.solved(3).svg("net", looks=Looks(safe)))))
    assert set(safe.colours) <= found
    assert not {WCA.colours[1], WCA.colours[5]} & found


@every("view", VIEWS)
def test_the_colours_are_told_in_words(view):
    said = parsed(Cube.solved(3).apply(R).svg(view)).find(f"{{{NAMESPACE}}}desc").text
    assert "Front:\n  green, green, yellow" in said
    assert "Right: all red" in said


def test_a_move_is_shown_as_an_arrow():
    cube = Cube.solved(3)
    for view in ("3d", "net"):
        assert cube.svg(view, next_move=R).count("<path") > cube.svg(view).count("<path")


@every("view", VIEWS)
def test_equal_cubes_make_equal_texts(rng, view):
    cube = shuffled(3, rng)
    assert cube.svg(view, looks=ALL) == Cube.from_faces(cube.faces).svg(view, looks=ALL)
    assert cube.svg(view) != cube.apply(R).svg(view)


@every("fraction", [0.0, 0.4])
@every("view", VIEWS)
def test_pictures_on_one_page_share_no_names_and_use_their_own(view, fraction):
    picture = SvgPicture(Position(Cube.solved(3), R, fraction), view, DARK.with_looks(ALL))
    picture = replace(picture, background=True)
    texts = [picture.svg(prefix="a-"), picture.svg(prefix="b-"), picture.svg()]
    names = [set(re.findall(r' id="([^"]+)"', text)) for text in texts]
    for text, own in zip(texts, names, strict=True):
        assert own == set(re.findall(r"url\(#([^)]+)\)", text))
        ElementTree.fromstring(text)
    assert not names[0] & names[1] | names[1] & names[2] | names[0] & names[2]
    assert "http" not in texts[0]


def test_a_title_is_text_whatever_is_in_it():
    svg = SvgPicture(Position(Cube.solved(3))).svg('<b> & "魔方"')
    assert parsed(svg).find(f"{{{NAMESPACE}}}title").text == '<b> & "魔方"'


def test_a_title_has_no_letters_that_no_document_may_have():
    svg = SvgPicture(Position(Cube.solved(3))).svg("my\x00 \x1bcube\ud800")
    assert parsed(svg.encode()).find(f"{{{NAMESPACE}}}title").text == "my cube"


def test_a_notebook_shows_the_cube_in_space():
    cube = Cube.solved(3)
    assert cube._repr_svg_() == cube.svg("3d")


def test_a_view_that_there_is_not_is_named():
    with pytest.raises(PictureError, match="no view 'side'; choose from 3d, net, both, top"):
        Cube.solved(3).svg("side")


@pytest.mark.parametrize("width", [0, -3, float("nan"), float("inf")])
def test_a_picture_has_a_width(width):
    with pytest.raises(PictureError, match=f"one pixel wide or more, not {width}"):
        Cube.solved(3).svg(width=width)


def test_a_mask_that_the_cube_does_not_have_is_named():
    with pytest.raises(PictureError, match="no mask 'edges'; choose from F2L, OLL, PLL"):
        Cube.solved(2).svg(mask="edges")
    with pytest.raises(PictureError, match=f"no mask '{'e' * 31}…'; choose from"):
        Cube.solved(2).svg(mask="e" * 99)
    with pytest.raises(PictureError, match="54 values, not 24"):
        Cube.solved(3).svg(mask=np.ones(24))
