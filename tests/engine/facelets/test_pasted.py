import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.facelets.text import format_facelets, parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.errors import FaceletsError, OpeningError
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.timeline.opening import read_opening
from tests.engine.legality.painting import any_cube, recoloured
from tests.every import every
from tests.strategies import examples, slow

SIZES = [2, 3, 4, 5]
ALPHABETS = {"face letters": "URFDLB", "colour letters": "WRGYOB", "digits": "521643"}
ENGLISH = ["white", "red", "green", "yellow", "orange", "blue"]
GERMAN = ["weiß", "rot", "grün", "gelb", "orange", "blau"]
CHINESE = ["白", "红", "绿", "黄", "橙", "蓝"]
SQUARES = ["⬜", "🟥", "🟩", "🟨", "🟧", "🟦"]


def net(*faces):
    """A net by its faces: which one, the row and column of faces, quarter turns to the left."""
    return {face: (int(row), int(column), int(turn)) for face, row, column, turn in faces}


CROSS = net("U010", "L100", "F110", "R120", "B130", "D210")
UPRIGHT = net("U010", "L100", "F110", "R120", "D210", "B312")
HANGING = net("B012", "U110", "L200", "F210", "R220", "D310")
FRONT_FIRST = net("U000", "F100", "R110", "B120", "L130", "D200")
OTHERS = [
    net("U000", "F100", "R110", "B120", "D222", "L233"),
    net("L003", "U010", "F110", "R120", "D221", "B233"),
]
NETS = [CROSS, UPRIGHT, HANGING, FRONT_FIRST]


def held_as_usual(cube):
    return cube.apply_all(turns_home(cube))


def words(cube, face, names):
    """A face row by row, in words."""
    return [[names[v] if v < 6 else "?" for v in row] for row in cube.face(Face[face]).tolist()]


def drawn(cube, net, names, between="", beside="", blank=" "):
    """The net as text, with something between facelets and faces."""
    size = cube.size
    cell = blank * len(names[0])
    rows = []
    for row in range(1 + max(place[0] for place in net.values())):
        for line in range(size):
            faces = {}
            for face, (at, column, quarters) in net.items():
                if at == row:
                    shown = np.rot90(cube.face(Face[face]), quarters)[line]
                    faces[column] = between.join(names[v] if v < 6 else "?" for v in shown)
            width = 1 + max(faces)
            empty = between.join([cell] * size)
            rows.append(beside.join(faces.get(column, empty) for column in range(width)))
    return "\n".join(rows)


@pytest.mark.parametrize("size", [2, 3, *slow(4, 5)])
@every("alphabet", ALPHABETS)
@every("net", NETS)
@every("between, beside", [("", ""), (" ", " "), ("", "  "), (" ", " | ")])
def test_nets_are_read_as_they_are_drawn(size, alphabet, net, between, beside, rng):
    cube = any_cube(size, rng)
    reading = parse_facelets(drawn(cube, net, ALPHABETS[alphabet], between, beside))
    assert reading.cube == cube
    assert reading.description.startswith(f"a net of {alphabet}")


@every("names", [ENGLISH, GERMAN, CHINESE, SQUARES])
@every("net", NETS)
def test_nets_of_words_and_squares_are_read(names, net, rng):
    cube = any_cube(3, rng)
    wide = [name.ljust(7) for name in names] if len(names[0]) > 1 else names
    blank = " " if len(names[0]) > 1 else "\u3000"
    reading = parse_facelets(drawn(cube, net, wide, blank=blank))
    assert reading.cube == cube
    assert reading.description.startswith("a net of colour")


@pytest.mark.parametrize("size", [2, 3])
def test_a_net_whose_spaces_were_lost_is_read(size, rng):
    cube = any_cube(size, rng)
    for net in NETS:
        lines = drawn(cube, net, "URFDLB").splitlines()
        assert parse_facelets("\n".join(line.strip() for line in lines)).cube == cube
    solved = drawn(Cube.solved(size), CROSS, "WRGYOB").splitlines()
    assert parse_facelets("\n".join(line.strip() for line in solved)).cube == Cube.solved(size)


@every("filler", [".", "-", "x"])
@every("net", NETS)
def test_a_net_on_a_rectangle_of_marks_is_read(filler, net, rng):
    cube = any_cube(3, rng)
    lines = drawn(cube, net, "WRGYOB", blank=filler).splitlines()
    width = max(map(len, lines))
    reading = parse_facelets("\n".join(line.ljust(width, filler) for line in lines))
    assert (reading.cube, reading.description[:8]) == (cube, "a net of")


def test_a_rectangle_with_a_bare_face_is_the_usual_net():
    cube = Cube.solved(2).painted(range(4), UNPAINTED)
    lines = [line.ljust(8, ".") for line in drawn(cube, CROSS, "WRGYOB", blank=".").splitlines()]
    assert parse_facelets("\n".join(lines)).cube == cube


def test_borders_around_faces_are_no_facelets(rng):
    cube = any_cube(3, rng)
    top, bottom = (
        "\n".join(f"        | {' '.join(row)} |" for row in words(cube, face, "WRGYOB"))
        for face in "UD"
    )
    middle = "\n".join(
        "| " + " | ".join(" ".join(words(cube, face, "WRGYOB")[row]) for face in "LFRB") + " |"
        for row in range(3)
    )
    for long, short in (
        ("+-------+-------+-------+-------+", "        +-------+"),
        ("---------------------------------", "        ---------"),
        ("├───────┼───────┼───────┼───────┤", "        └───────┘"),
    ):
        text = "\n".join([short, top, long, middle, long, bottom, short])
        assert parse_facelets(text).cube == cube


@pytest.mark.parametrize("net", OTHERS)
def test_nets_of_other_shapes_fold_to_the_same_cube_held_in_some_way(net, rng):
    for _ in range(3):
        cube = random_state(3, rng)
        found = parse_facelets(drawn(cube, net, "WRGYOB")).cube
        assert found.apply_all(turns_home(found)) == cube.apply_all(turns_home(cube))


def test_six_faces_that_are_no_net_are_explained():
    # Four faces around a corner fold onto each other.
    lines = ["UURR", "UURR", "FFDD", "FFDD", "LL", "LL", "BB", "BB"]
    reading = parse_facelets("\n".join(lines))
    assert "order" in reading.description


@pytest.mark.parametrize("across", [2, 3, 6])
def test_faces_side_by_side_are_read(across, rng):
    cube = any_cube(4, rng)
    faces = [words(cube, face, "URFDLB") for face in "URFDLB"]
    lines = [
        " ".join("".join(face[row]) for face in faces[first : first + across])
        for first in range(0, 6, across)
        for row in range(4)
    ]
    reading = parse_facelets("\n".join(lines))
    assert (reading.cube, reading.description) == (cube, "face letters, the faces side by side")


@every(
    "names, between",
    [
        (ENGLISH, " "),
        (ENGLISH, ", "),
        (GERMAN, " "),
        (GERMAN, "\n"),
        (CHINESE, ""),
        (CHINESE, "，"),
    ],
)
def test_names_of_colours_are_read(names, between, rng):
    cube = any_cube(3, rng)
    named = [names[colour] for colour in cube.facelets.tolist()]
    reading = parse_facelets(between.join(named))
    assert reading.cube == cube
    assert reading.description.startswith("colour names in the order U R F D L B, with ")
    capital = between.join(name.capitalize() for name in named)
    assert parse_facelets(capital).cube == cube


def test_half_a_cube_in_words_is_read():
    text = "white red unknown ? " + "blue " * 20
    cube = parse_facelets(text).cube
    assert cube.facelets[:5].tolist() == [0, 1, UNPAINTED, UNPAINTED, 5]
    assert parse_facelets("weiss gruen leer blau" + " ?" * 20).cube.facelets[:4].tolist() == [
        0,
        2,
        UNPAINTED,
        5,
    ]


@pytest.mark.parametrize(
    "names", [SQUARES, ["⚪", "🔴", "🟢", "🟡", "🟠", "🔵"], ["🤍", "❤️", "💚", "💛", "🧡", "💙"]]
)
def test_coloured_signs_are_read_in_every_order(names, rng):
    cube = any_cube(3, rng)
    for order in ("URFDLB", "ULFRBD", "DLBURF"):
        rows = ["".join(row) for face in order for row in words(cube, face, names)]
        reading = parse_facelets("\n".join(rows))
        assert reading.cube == cube
        assert reading.description.startswith(f"coloured signs in the order {' '.join(order)}")


LABELS = {
    "letters": "URFDLB",
    "English": ["Up", "Right", "Front", "Down", "Left", "Back"],
    "words": ["Top face", "Right face", "Front face", "Bottom face", "Left face", "Back face"],
    "German": ["Oben", "Rechts", "Vorne", "Unten", "Links", "Hinten"],
    "Chinese": "上右前下左后",
}  # fmt: skip


@every("labels", LABELS.values())
@every("names", ["URFDLB", "WRGYOB", ENGLISH])
def test_faces_after_their_names_are_read_in_any_order(labels, names, rng):
    cube = any_cube(3, rng)
    for order in ("URFDLB", "FRBLUD"):
        parts = []
        for face in order:
            facelets = " ".join(cell for row in words(cube, face, names) for cell in row)
            parts.append(f"{labels[Face[face]]}: {facelets}")
        for between in ("\n", ", "):
            reading = parse_facelets(between.join(parts))
            assert reading.cube == cube
            assert ", face by face" in reading.description


def test_a_face_that_is_too_short_is_named():
    text = "U: WWWW R: RRRR F: GGGG D: YYY L: OOOO B: BBBBB"
    with pytest.raises(FaceletsError, match="face D has 3 facelets instead of 4") as caught:
        parse_facelets(text)
    start, end = caught.value.span
    assert text[start:end].strip() == "YYY"
    with pytest.raises(FaceletsError, match="face D has 3 facelets instead of 4"):
        parse_facelets(text.replace("BBBBB", "BBBB"))
    with pytest.raises(FaceletsError, match="a 3×3×3 has 54 facelets; this text has 24"):
        parse_facelets(text, 3)
    with pytest.raises(FaceletsError, match="'Q' at character 13"):
        parse_facelets("U: WWWW R: RQRR F: GGGG D: YYYY L: OOOO B: BBBB")
    with pytest.raises(FaceletsError, match="'F' at character 29 is none of the colour names"):
        parse_facelets("U: white white red red R: RRFF F: WWWW D: YYYY L: OOOO B: BBBB")
    with pytest.raises(FaceletsError, match="colour letters W R G P O B, nor"):
        parse_facelets("U: PPPPQ R: RRRR F: GGGG D: WWWW L: OOOO B: BBBB", colours="WRGPOB")


def test_lists_of_programming_languages_are_read(rng):
    cube = any_cube(3, rng)
    letters = np.array([*"WRGYOB"])[cube.faces]
    for text in (
        json.dumps(letters.tolist()),
        repr(letters.tolist()),
        str(letters),
        json.dumps(letters.ravel().tolist()),
        json.dumps({face.name: letters[face].tolist() for face in Face}),
        json.dumps({face.name: "".join(letters[face].ravel()) for face in Face}),
    ):
        assert parse_facelets(text).cube == cube
    for numbers in (cube.faces.tolist(), cube.facelets.tolist()):
        reading = parse_facelets(json.dumps(numbers))
        assert reading.cube == cube
        assert reading.description.startswith("digits from 0 to 5")
    assert parse_facelets(str(cube.facelets)).cube == cube


def test_what_the_commands_print_as_json_is_read(rng):
    cube = any_cube(3, rng)
    record = json.dumps({"alg": None, "facelets": format_facelets(cube), "kind": "random-state"})
    assert parse_facelets(record).cube == cube
    opening = read_opening('{"alg": "R U2", "length": 2}', None, 3)
    assert (opening.moves, opening.description) == (Alg("R U2").moves(3), "2 moves for a 3×3×3")


@every(
    "title",
    ["Scramble: ", "12. ", "3) ", "1. Scramble 4: ", "Lösung: ", "打乱公式："],
)
def test_a_title_before_an_alg_is_left_out(title):
    assert read_opening(f"{title}R U' Rw2 x", None, 3).moves == Alg("R U' Rw2 x").moves(3)


def test_algs_that_look_like_lists_and_words_are_algs():
    for text in ("[R, U]", "[2R: U F2]", "(R U R' U')2", "r e d", "red", "R' U' F' " * 8):
        assert read_opening(text, None, 5).moves == Alg(text).moves(5)


def test_colours_that_are_miscounted_are_no_moves():
    with pytest.raises(OpeningError, match="23 facelets make no cube"):
        read_opening("white " * 23, None, 3)
    with pytest.raises(OpeningError, match="25 facelets make no cube"):
        read_opening("🟥" * 25, None, 3)


def test_the_line_that_spoils_a_net_is_pointed_at(rng):
    lines = drawn(any_cube(3, rng), CROSS, "WRGYOB").splitlines()
    lines[4] = lines[4][:-1]
    text = "\n".join(lines)
    with pytest.raises(FaceletsError, match="look at the line with 11") as caught:
        parse_facelets(text)
    start, end = caught.value.span
    assert text[start:end] == lines[4]


def test_a_wrong_word_is_pointed_at():
    text = "white\n" * 23 + "pink"
    with pytest.raises(FaceletsError, match="none of the colour names W R G Y O B") as caught:
        parse_facelets(text)
    assert caught.value.span == (len(text) - 4, len(text) - 3)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("R U Q F", "Q"), ("Scramble: R U Q F", "Q"), ('{"alg": "R U Q"}', "Q"), ("12. R [U", "[")],
)
def test_what_is_wrong_with_an_alg_is_pointed_at(text, wrong):
    with pytest.raises(OpeningError, match="nor moves") as caught:
        read_opening(text, None, 3)
    start, end = caught.value.span
    assert text[start:end] == wrong


def test_what_is_wrong_inside_json_is_pointed_at():
    text = '{"facelets": "' + "U" * 20 + 'Q"}'
    with pytest.raises(FaceletsError) as caught:
        parse_facelets(text)
    start, end = caught.value.span
    assert text[start:end] == "Q"


@every("letters", ["BRVANZ", "abcdef", "012345", "WČRGBY", "БКЗЖОС", "@#$%&!"])
def test_letters_of_any_language_are_explained_by_the_centres(letters, rng):
    cube = held_as_usual(any_cube(5, rng))
    for order in ("URFDLB", "ULFRBD", "DLBURF"):
        text = "".join(cell for face in order for row in words(cube, face, letters) for cell in row)
        assert parse_facelets(text).cube == cube
    assert parse_facelets(drawn(cube, CROSS, letters)).cube == cube
    with pytest.raises(FaceletsError):
        parse_facelets(drawn(any_cube(4, rng), CROSS, "BRVANZ"))


def test_an_illegal_net_is_shown_as_the_net_that_is_drawn(rng):
    cube = any_cube(3, rng)
    wrong = recoloured(cube, [0, 9], [(cube.facelets[0] + 1) % 6, (cube.facelets[9] + 2) % 6])
    reading = parse_facelets(drawn(wrong, CROSS, "WRGYOB"))
    assert (reading.cube, reading.description[:8]) == (wrong, "a net of")


@pytest.mark.parametrize("size", [20, 99, *slow(100)])
def test_big_nets_are_read(size, rng):
    cube = random_state(size, rng)
    assert parse_facelets(drawn(cube, CROSS, "WRGYOB", " ", "  ")).cube == cube


def test_a_text_that_is_too_long_for_a_cube_is_refused_at_once():
    with pytest.raises(FaceletsError, match="too long"):
        parse_facelets("U,\n" * 1_000_000)


@pytest.mark.parametrize("text", ["--\n" * 700, "🟥" * 1300, "| U | F |\n" * 700])
def test_no_more_of_a_text_is_looked_at_than_a_cube_can_have(text, monkeypatch):
    monkeypatch.setattr("cubeapp.engine.facelets.cells.MOST_FACELETS", 1200)
    with pytest.raises(FaceletsError, match="too long") as raised:
        parse_facelets(text)
    assert raised.value.span == (0, len(text))
    with pytest.raises(OpeningError):
        read_opening(text, None, 3)


def test_signs_that_cannot_be_seen_are_no_facelets(rng):
    cube = any_cube(3, rng)
    lines = drawn(cube, CROSS, "WRGYOB").splitlines()
    assert parse_facelets("\ufeff" + "\u200b\n\u200e".join(lines)).cube == cube


def test_blank_lines_are_no_lines_of_a_net(rng):
    cube = any_cube(3, rng)
    text = "\n \n".join(drawn(cube, CROSS, "WRGYOB").splitlines())
    assert parse_facelets(f"\n\n{text}\n\n").cube == cube


LETTERS = [*"URw16?.-x\n\t,|'\"{}[", "   ", "\n\n", "[[", "\u3000", "\ud800"]
PIECES = [*LETTERS, "white", "rot", "蓝", "🟥", "❤️", "+--+", "U:", "Front: ", '{"facelets": "']


@examples(200)
@given(st.lists(st.sampled_from(PIECES), max_size=70).map("".join))
def test_whatever_is_pasted_is_a_cube_or_explained(text):
    try:
        reading = parse_facelets(text)
    except FaceletsError as caught:
        start, end = caught.span
        assert 0 <= start <= end <= len(text)
    else:
        assert reading.description
