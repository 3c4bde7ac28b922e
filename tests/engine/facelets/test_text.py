import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.facelets.text import format_facelets, format_net, parse_facelets
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import FaceletsError, UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED, Axis, Face
from cubeapp.engine.model.moves import layer_turns, rotation
from cubeapp.engine.notation.alg import Alg
from tests.engine.notation.test_actions import EXAMPLE
from tests.every import every
from tests.strategies import sizes_and_moves, slow

ALPHABETS = {"face letters": "URFDLB", "colour letters": "WRGYOB", "digits": "521643"}
ORDERS = ["URFDLB", "ULFRBD", "DLBURF"]

NOT_CENTRES = [index for index in range(54) if index % 9 != 4]

# The net that the model's worked example prints.
NET = """\
          [2, 6, 4]
          [2, 1, 5]
          [3, 3, 1]
[6, 6, 5] [2, 4, 2] [5, 3, 6] [1, 3, 1]
[6, 6, 1] [2, 2, 4] [6, 5, 5] [1, 4, 1]
[4, 3, 3] [6, 1, 4] [6, 5, 5] [1, 2, 5]
          [2, 4, 3]
          [2, 3, 4]
          [3, 5, 4]"""


def written(cube, letters, order="URFDLB"):
    """The facelets of ``cube`` in any alphabet and order."""
    faces = [cube.face(Face[name]).ravel() for name in order]
    return "".join("?" if value == UNPAINTED else letters[value] for value in np.concatenate(faces))


def in_order(order):
    return f"in the order {' '.join(order)}"


def scrambled(size, rng):
    turns = layer_turns(size)
    return Cube.solved(size).apply_all(turns[i] for i in rng.integers(len(turns), size=50))


def test_the_solved_cube_and_a_turn_in_face_letters():
    assert format_facelets(Cube.solved(3)) == "".join(9 * letter for letter in "URFDLB")
    turned = Cube.solved(3).apply_all(Alg("R").moves(3))
    assert format_facelets(turned) == "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB"


@every("size", [2, 3, 4, 5, 6, 7])
@every("order", ORDERS)
@every("alphabet", ALPHABETS)
def test_every_alphabet_and_order_is_recognised(alphabet, order, size, rng):
    for _ in range(3):
        cube = scrambled(size, rng)
        reading = parse_facelets(written(cube, ALPHABETS[alphabet], order))
        assert reading.description.startswith(f"{alphabet} {in_order(order)}")
        assert reading.cube == cube


def test_a_solved_cube_in_another_order_is_recognised():
    text = "".join(9 * letter for letter in "ULFRBD")
    reading = parse_facelets(text)
    assert reading.cube == Cube.solved(3)
    assert reading.description == (
        "face letters in the order U L F R B D, with white on top and green in front"
    )


def test_a_turned_cube_is_legal_and_is_not_turned_back():
    cube = Cube.solved(3).apply_all(Alg("x y R U").moves(3))
    assert parse_facelets(format_facelets(cube)).cube == cube


def test_an_illegal_cube_is_given_as_the_first_reading():
    cube = Cube.solved(3)
    twisted = cube.painted([8], Face.R).painted([9], Face.F).painted([20], Face.U)
    for letters in ALPHABETS.values():
        for order in ORDERS:
            text = written(twisted, letters, order)
            reading = parse_facelets(text)
            assert "in the order U R F D L B" in reading.description
            assert written(reading.cube, letters) == text
    assert not diagnose(parse_facelets(format_facelets(twisted)).cube).is_legal


def test_colours_that_do_not_balance_are_given_as_the_first_reading():
    reading = parse_facelets("R" * 54)
    assert reading.description == "face letters in the order U R F D L B"
    assert reading.cube == Cube.from_faces(np.full((6, 3, 3), Face.R))
    reading = parse_facelets("W" + "R" * 53)
    assert reading.description == "colour letters in the order U R F D L B"


@pytest.mark.parametrize("count", [10, *slow(50)])
def test_centres_as_on_a_cube_settle_the_order_whatever_the_rest_is(count, rng):
    for _ in range(count):
        hold = Cube.solved(3).apply_all(rotation(axis, 1, 3) for axis in rng.choice(list(Axis), 3))
        cube = hold.painted(rng.choice(NOT_CENTRES, 30), int(rng.integers(6)))
        reading = parse_facelets(format_facelets(cube))
        assert reading.description.startswith("face letters in the order U R F D L B, with ")
        assert reading.cube == cube
        for order in ORDERS[1:]:
            otherwise = Cube.from_faces(hold.faces[[order.index(face.name) for face in Face]])
            assert diagnose(otherwise).faults


@every("mark", list(".?-xX"))
def test_facelets_that_are_not_known_have_several_marks(mark):
    reading = parse_facelets("U" * 9 + mark * 44 + "b")
    expected = Cube.unpainted(3).painted(range(9), Face.U).painted([53], Face.B)
    assert reading.cube == expected
    assert reading.description == "face letters in the order U R F D L B"


def test_0_is_an_unknown_facelet_among_digits_only():
    assert parse_facelets("5" + "0" * 23).cube == Cube.unpainted(2).painted([0], Face.U)
    with pytest.raises(FaceletsError, match="'0' at character 2"):
        parse_facelets("U" + "0" * 23)


def test_a_half_painted_text_is_read_in_the_first_alphabet_that_fits():
    assert parse_facelets("R" + "?" * 23).description.startswith("face letters")
    assert parse_facelets("G" + "?" * 23).description.startswith("colour letters")
    assert parse_facelets("1" + "?" * 23).description.startswith("digits")
    assert parse_facelets("?" * 24).cube == Cube.unpainted(2)


def test_whitespace_and_small_letters_do_not_matter():
    solved = "\n".join(" ".join(9 * letter) for letter in "urfDLB")
    assert parse_facelets(f"\t{solved}\r\n").cube == Cube.solved(3)


def test_digits_count_the_sides_of_the_face_array_model():
    text = "5" * 9 + "2" * 9 + "1" * 9 + "6" * 9 + "4" * 9 + "3" * 9
    assert parse_facelets(text).cube == Cube.solved(3)


@every(
    "text, size, says",
    [
        (
            "U" * 53,
            None,
            "53 facelets make no cube; the nearest are 24 for a 2×2×2, 54 for a 3×3×3",
        ),
        (
            "U" * 55,
            None,
            "55 facelets make no cube; the nearest are 54 for a 3×3×3, 96 for a 4×4×4",
        ),
        ("", None, "0 facelets make no cube; the nearest are 24 for a 2×2×2"),
        ("U" * 6, None, "6 facelets make no cube; the nearest are 24 for a 2×2×2"),
        ("U" * 60_006, None, "the nearest are 60000 for a 100×100×100"),
        ("U" * 61_206, None, "the nearest are 60000 for a 100×100×100"),
        ("U" * 24, 3, "a 3×3×3 has 54 facelets; this text has 24"),
        ("U U\nU", 2, "a 2×2×2 has 24 facelets; this text has 3"),
    ],
)
def test_a_wrong_length_is_told_with_the_nearest_right_ones(text, size, says):
    with pytest.raises(FaceletsError) as caught:
        parse_facelets(text, size)
    assert says in str(caught.value)
    assert caught.value.span == (0, len(text))


@every(
    "text, at, says",
    [
        ("UUUU RRRR\nFFQF DDDD LLLL BBBB", 12, "'Q' at character 13 is none of the face letters"),
        ("WWWW RRRR GGGG YYYY OOOO BBBU", 28, "'U' at character 29 is none of the colour letters"),
        ("5555 2222 1111 6666 4444 3337", 28, "'7' at character 29 is none of the digits"),
        ("UUUU\u00e9", 4, "'é' at character 5"),
        ("UUUU\x00", 4, "'\\x00' at character 5"),
        ("UUUU\ud800", 4, "'\\ud800' at character 5"),
        ("UUUU\U0001f600", 4, "at character 5"),
    ],
)
def test_a_character_that_is_no_facelet_is_pointed_at(text, at, says):
    with pytest.raises(FaceletsError) as caught:
        parse_facelets(text)
    assert says in str(caught.value)
    assert caught.value.span == (at, at + 1)


@pytest.mark.parametrize("size", [1, 101])
def test_sizes_out_of_range_are_refused(size):
    with pytest.raises(UnsupportedCubeError):
        parse_facelets("U" * 6, size)


def test_the_worked_example_prints_its_net_and_the_net_is_read_back():
    cube = Cube.solved(3).apply_all(Alg(EXAMPLE).moves(3))
    assert format_net(cube) == NET
    reading = parse_facelets(NET)
    assert reading.cube == cube
    assert reading.description == "the printed net, with green on top and red in front"


def test_a_net_shows_facelets_without_colour_as_0():
    cube = Cube.unpainted(2).painted([0], Face.U).painted([23], Face.B)
    assert format_net(cube).splitlines() == [
        "       [5, 0]",
        "       [0, 0]",
        "[0, 0] [0, 0] [0, 0] [0, 0]",
        "[0, 0] [0, 0] [0, 0] [0, 3]",
        "       [0, 0]",
        "       [0, 0]",
    ]
    assert parse_facelets(format_net(cube)).cube == cube


@every(
    "text, says",
    [
        ("[1, 2, 3]", "6·N rows of N digits"),
        (NET + " 5", "6·N rows of N digits"),
        (NET.replace("[3, 5, 4]", "[3, 5]"), "6·N rows of N digits"),
        (NET.replace("[3, 5, 4]", ""), "6·N rows of N digits"),
        ("[1] " * 6, "6 facelets make no cube"),
        (NET.replace("[3, 5, 4]", "[3, 7, 4]"), "'7' at character"),
    ],
)
def test_a_net_that_is_none_is_explained(text, says):
    with pytest.raises(FaceletsError) as caught:
        parse_facelets(text)
    assert says in str(caught.value)


def test_a_net_of_another_size_than_asked_for_is_refused():
    with pytest.raises(FaceletsError, match="a 2×2×2 has 24 facelets; this text has 54"):
        parse_facelets(NET, 2)


@given(sizes_and_moves)
def test_what_is_printed_is_read_back(drawn):
    size, moves = drawn
    cube = Cube.solved(size).apply_all(moves)
    assert parse_facelets(format_facelets(cube), size).cube == cube
    assert parse_facelets(format_net(cube), size).cube == cube


@given(st.lists(st.sampled_from([0, 1, 2, 3, 4, 5, UNPAINTED]), min_size=24, max_size=24))
def test_any_painting_is_read_back_whether_or_not_it_is_legal(values):
    cube = Cube.from_faces(np.array(values).reshape(6, 2, 2))
    if not cube.is_painted:
        assert parse_facelets(format_facelets(cube)).cube == cube
    assert parse_facelets(format_net(cube)).cube == cube


@given(st.text("URFDLBWGYO123456.?-x0[], \n", max_size=60))
def test_any_text_is_a_cube_or_explained(text):
    try:
        reading = parse_facelets(text)
    except FaceletsError as caught:
        message, (start, end) = str(caught), caught.span
        assert message
        assert 0 <= start <= end <= len(text)
    else:
        assert reading.cube.size == 2
