"""From the caret to the moves done and back, and the lines of an alg as sections."""

from hypothesis import given

from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.timeline.caret import moves_before, sections_of, span_of_move
from cubeapp.engine.timeline.timeline import Section
from tests.every import every
from tests.strategies import few, sizes_and_algs


# Each sign of the second line is how many moves are done when the caret stands before the
# sign above it.
@every(
    "text, done",
    [
        ("R U2'  F", "011222223"),
        ("RUR'", "01233"),
        (" R . U // F\nF", "00111122222223"),
        ("(R U)2 F", "001122445"),
        ("[R, U] F", "001112445"),
    ],
)
def test_a_turn_that_has_begun_before_the_caret_is_done(text, done):
    alg = Alg(text)
    for position, count in enumerate(done):
        assert moves_before(alg, position) == int(count)


def test_inside_a_bracket_the_first_time_counts():
    text = "F [U R: D] B"
    alg = Alg(text)
    # F U R D R' U' B
    at = {sign: text.index(sign) for sign in "FURDB"}
    assert [moves_before(alg, at[sign] + 1) for sign in "FURDB"] == [1, 2, 3, 4, 7]
    assert moves_before(alg, text.index("]") + 1) == 6
    inverse = Alg("[R, U]' F")
    # U R U' R' F
    assert moves_before(inverse, 2) == 2
    assert moves_before(inverse, 5) == 1


@few
@given(sizes_and_algs)
def test_more_of_the_text_outside_brackets_is_more_of_the_moves(drawn):
    _size, text = drawn
    alg = Alg(text)
    ends = [0, *(node.span[1] for node in alg.nodes)]
    counts = [moves_before(alg, end) for end in ends]
    assert counts == sorted(counts)
    assert counts[-1] == moves_before(alg, len(text)) == len(alg.steps)


def test_each_move_is_found_in_the_text():
    text = "(R U)2 F"
    alg = Alg(text)
    spans = [span_of_move(alg, done) for done in range(7)]
    assert [span and text[slice(*span)] for span in spans] == [None, *"RURUF", None]


def test_lines_with_comments_are_sections():
    text = "// a cube\nx2 R U // cross\n\nR U R' // pair // one\n// nothing\nF D"
    sections = [(s.name, s.start, s.end) for s in sections_of(Alg(text))]
    assert sections == [("cross", 0, 3), ("pair // one", 3, 6), ("line 3", 6, 8)]
    assert sections_of(Alg("R U\nF // ")) == ()
    assert sections_of(Alg("R U\n// only words")) == ()


def test_moves_found_on_the_inverse_are_done_after_all_others():
    alg = Alg("R ^(U F) D // c")
    # R D, then F' U': the caret after F is before U'.
    assert [moves_before(alg, alg.text.index(sign) + 1) for sign in "RUFD"] == [1, 4, 3, 2]
    assert moves_before(alg, len(alg.text)) == 4
    assert [alg.text[slice(*span_of_move(alg, done))] for done in (1, 2, 3, 4)] == [*"RDFU"]
    assert sections_of(alg) == (Section("c", 0, 4),)
