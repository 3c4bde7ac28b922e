import pytest

from cubeapp.engine.facelets.text import format_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import OpeningError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.opening import LARGEST_FILE_BYTES, Opening, load_opening, read_opening

AFTER_R = Cube.solved(3).apply_all(Alg("R").moves(3))


def test_facelets_are_a_cube_of_their_own_size():
    opening = read_opening(format_facelets(AFTER_R), None, 7)
    assert opening == Opening(
        AFTER_R,
        (),
        "a 3×3×3 from face letters in the order U R F D L B, with white on top and green in front",
    )


def test_anything_else_is_read_as_moves_for_the_size_that_is_meant():
    opening = read_opening("3Rw U'", None, 7)
    moves = Alg("3Rw U'").moves(7)
    assert opening == Opening(Cube.solved(7), moves, "2 moves for a 7×7×7")


def test_a_text_that_is_neither_says_both_reasons():
    with pytest.raises(OpeningError, match=r"neither a cube \(.*\) nor moves \(.*\)"):
        read_opening("hello", None, 3)


@pytest.mark.parametrize("text", ["", " \n", "// to be written"])
def test_a_text_with_nothing_in_it_is_no_cube(text):
    with pytest.raises(OpeningError, match="neither a cube nor moves"):
        read_opening(text, None, 3)


def test_facelets_of_another_size_than_wanted_are_refused():
    with pytest.raises(OpeningError, match="has 24 facelets; this text has 54"):
        read_opening(format_facelets(AFTER_R), 2, 2)


@pytest.mark.parametrize("ending", ["", "U"])
def test_miscounted_facelets_are_not_done_as_moves(ending):
    with pytest.raises(OpeningError, match="facelets make no cube"):
        read_opening(format_facelets(AFTER_R)[:52] + ending, None, 3)


def test_quarter_turns_written_apart_are_moves_however_many():
    text = "R U F " * 20
    assert read_opening(text, None, 3).moves == Alg(text).moves(3)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("ending", ["", "\n", "\r\n"])
def test_files_of_every_editor_are_read(tmp_path, encoding, ending):
    path = tmp_path / "cube.txt"
    path.write_bytes((format_facelets(AFTER_R) + ending).encode(encoding))
    assert load_opening(path, None, 3).start == AFTER_R


def test_a_file_too_large_to_be_a_cube_is_refused_whole(tmp_path):
    path = tmp_path / "large.txt"
    path.write_bytes(b"R " * (LARGEST_FILE_BYTES // 2 + 1))
    with pytest.raises(OpeningError, match="too large"):
        load_opening(path, None, 3)


def test_a_link_to_an_alg_is_the_alg_with_its_setup():
    link = "https://alg.cubing.net/?setup=x2&alg=Rw_U-&puzzle=4x4x4"
    start = Cube.solved(4).apply_all(Alg("x2").moves(4))
    moves = Alg("Rw U'").moves(4)
    assert read_opening(link, None, 3) == Opening(start, moves, "a link to 2 moves for a 4×4×4")
    with pytest.raises(OpeningError, match="about a 4×4×4"):
        read_opening(link, 3, 3)


@pytest.mark.parametrize("query", ["alg=R_Q", "alg=R&puzzle=sq1", ""])
def test_a_link_to_something_else_is_refused_and_explained(query):
    with pytest.raises(OpeningError):
        read_opening(f"https://alg.cubing.net/?{query}", None, 3)
