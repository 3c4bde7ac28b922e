import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import InvalidMoveError, NotationError, UnsupportedCubeError
from cubeapp.engine.model.geometry import Axis
from cubeapp.engine.model.moves import Metric, Move, inverse, lengths
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import MAX_DEPTH, MAX_MOVES, format_move, format_moves
from cubeapp.engine.notation.tree import (
    Comment,
    Commutator,
    Conjugate,
    Group,
    LineBreak,
    Pause,
    Turn,
)
from tests.every import every
from tests.strategies import few, sizes_and_algs, sizes_and_moves

# (size, text, the same as flat moves)
TEXTS = [
    # WCA
    (3, "R R' R2", "R R' R2"),
    (3, "U R F D L B", "U R F D L B"),
    (3, "U2 L2 D2 B2", "U2 L2 D2 B2"),
    (4, "Rw Uw' Fw2", "Rw Uw' Fw2"),
    (4, "Lw Dw' Bw2", "Lw Dw' Bw2"),
    (7, "3Rw 4Uw' 6Fw2", "3Rw 4Uw' 6Fw2"),
    (7, "2Rw 2Lw", "Rw Lw"),
    (3, "x y z x' y2 z2'", "x y z x' y2 z2'"),
    # SiGN
    (4, "2R 2L 2U' 2D2", "2R 2L 2U' 2D2"),
    (4, "3R 4R 1R", "2L' L' R"),
    (3, "2R 2L 2U 2D 2F 2B", "M' M E' E S S'"),
    (3, "r u f d l b", "Rw Uw Fw Dw Lw Bw"),
    (4, "r 3r 2r", "Rw 3Rw Rw"),
    (5, "3l 4d'", "3Lw 4Dw'"),
    (6, "2-3Rw 2-3R 2-3r", "2-3Rw 2-3Rw 2-3Rw"),
    (6, "2-3Lw 4-5Lw 4-5Rw'", "2-3Lw 2-3Rw' 2-3Lw"),
    (6, "1-3Rw 4-6R 3-3U", "3Rw 3Lw' 3U"),
    (6, "2-5Rw 2-4Rw 3-5Rw", "2-5Rw 2-4Rw 2-4Lw'"),
    (3, "M E S M' E2 S2'", "M E S M' E2 S2'"),
    (7, "M E S", "M E S"),
    (7, "4R 4U 4F", "M' E' S"),
    (3, "m e s", "M E S"),
    (5, "m e s m2", "2-4Rw' 2-4Uw' 2-4Fw 2-4Rw2'"),
    (4, "m e' s", "2-3Rw' 2-3Uw 2-3Fw"),
    (5, "Rv Uv Fv Lv Dv Bv", "x y z x' y' z'"),
    (5, "Rv2 Lv' Uv2'", "x2 x y2'"),
    # amounts
    (3, "R3 R3' R5 R6 R7", "R' R R R2 R'"),
    (3, "R4 R0 R8'", ""),
    (3, "R2' R'2 R6'", "R2' R2' R2'"),
    (3, "R3' R'3 R1 R1'", "R R R R'"),
    (3, "M3 x3 y5", "M' x' y"),
    (3, "R1000000000000000000000000003", "R'"),
    (5, "Rw3 2R3' 2-3Rw5", "Rw' 2R 2-3Rw"),
    # how people type
    (3, "RUR'U'", "R U R' U'"),
    (3, "R2U2R'2U", "R2 U2 R2' U"),
    (3, "R’U‘R′Uʼ", "R' U' R' U'"),
    (3, "R´ U` F＇ Dʹ", "R' U' F' D'"),
    (3, "（R U）2［F，D'］［L：B］", "R U R U F D' F' D L B L'"),
    (5, "R2-3Rw", "R 2-3Rw"),
    (5, "R'2-3RwU", "R' 2-3Rw U"),
    (5, "RwUwRw'", "Rw Uw Rw'"),
    (3, "", ""),
    (3, " \t ", ""),
    (3, "R\u00a0U\u3000\ufeffF\u200b\u200eD\u2060", "R U F D"),
    (3, "R U\nF // the rest\r\nD\rL", "R U F D L"),
    (3, "// R U\n// F", ""),
    (3, "R . U . . .", "R U"),
    # structure
    (3, "(R U)3", "R U R U R U"),
    (3, "(R U)'", "U' R'"),
    (3, "(R U2)2'", "U2' R' U2' R'"),
    (3, "(R U)'2", "U' R' U' R'"),
    (3, "(R U)0 (R U)1", "R U"),
    (3, "(R U)3R", "R U R U R U R"),
    (3, "[R, U]", "R U R' U'"),
    (3, "[R, U]'", "U R U' R'"),
    (3, "[R, U]2'", "U R U' R' U R U' R'"),
    (3, "[R: U]", "R U R'"),
    (3, "[R: U]'", "R U' R'"),
    (3, "[R: U]2", "R U R' R U R'"),
    (3, "[F: [R, U]]", "F R U R' U' F'"),
    (3, "[R U, F]", "R U F U' R' F'"),
    (3, "[R : U D]", "R U D R'"),
    (3, "[[R, U], F]", "R U R' U' F U R U' R' F'"),
    (3, "[R: [U, F]']'", "R U F U' F' R'"),
    (3, "[(R U)2: F]", "R U R U F U' R' U' R'"),
    (3, "((R)2 (U)2)2", "R R U U R R U U"),
    (3, "[R2, U2]", "R2 U2 R2' U2'"),
    (3, "[R4, U]", "U U'"),
    (5, "[3Rw2: 2U']", "3Rw2 2U' 3Rw2'"),
    (3, "(R . U // half\n F)2", "R U F R U F"),
    # the face-array model's actions
    (3, "TURN_ROW_0_LEFT TURN_ROW_2_RIGHT", "U D"),
    (3, "TURN_COL_2_UP TURN_COL_0_DOWN TURN_COL_1_UP", "R L M'"),
    (3, "FACE_RIGHT FACE_LEFT FACE_BACK FACE_TOP FACE_BOTTOM", "y y' y2 x' x"),
    (3, "(R FACE_RIGHT)'", "y' R'"),
    (3, "TURN_ROW_0_LEFT' TURN_ROW_0_LEFT2 FACE_BACK2", "U' U2"),
    (12, "TURN_ROW_10_LEFT TURN_COL_3_UP", "2D' 4L'"),
    (2, "TURN_ROW_1_LEFT TURN_COL_0_UP", "D' L'"),
    (3, "[TURN_COL_2_UP, TURN_ROW_0_LEFT]", "R U R' U'"),
    # everything on small and even cubes
    (2, "R U F L' D2 B2' x y' z2", "R U F L' D2 B2' x y' z2"),
    (2, "1R 2R 2U'", "R L' D"),
    (2, "Rv Uv' Fv2", "x y' z2"),
    (4, "r u f l d b", "Rw Uw Fw Lw Dw Bw"),
    (4, "rUR'u'2", "Rw U R' Uw2'"),
    (4, "2-2R 3-3L", "2R 2R'"),
    (6, "m2 e' s", "2-5Rw2' 2-5Uw 2-5Fw"),
    (6, "5r 3-4u2' 2-3b", "5Rw 3-4Uw2' 2-3Bw"),
    (5, "M2' m'", "M2' 2-4Rw"),
    # amounts on everything that takes one
    (3, "R2U2'F'2D3'", "R2 U2' F2' D"),
    (3, "x2' y3 z'2 M3' E2S2'", "x2' y' z2' M E2 S2'"),
    (3, "(R)4", "R R R R"),
    (3, "(R U)4' ", "U' R' U' R' U' R' U' R'"),
    (3, "(R U)0' F", "F"),
    (3, "[R, U]0", ""),
    (3, "[R: U]0 F", "F"),
    (3, "[R: U]3'", "R U' R' R U' R' R U' R'"),
    (3, "[R, U]'2", "U R U' R' U R U' R'"),
    (3, "(R U)02", "R U R U"),
    (3, "(R)2 x3 (R)' x3 (R) x3' (R) x2 (R) . x3", "R R x' R' x' R x R x2 R x'"),
    (3, "(R)\nx3 (R)1 x3 (R) y3 ^(U) x3", "R x' R x' R y' x' U'"),
    # brackets next to each other and inside each other
    (3, "(R)(U)", "R U"),
    (3, "(R U)2(R' U')2", "R U R U R' U' R' U'"),
    (3, "(((R)))'", "R'"),
    (3, "[R,U][U,R]", "R U R' U' U R U' R'"),
    (3, "[ R : [ U , F ] ]", "R U F U' F' R'"),
    (3, "[R: (U F)2]", "R U F U F R'"),
    (3, "[[F: R], U]", "F R F' U F R' F' U'"),
    (3, "[x: R]", "x R x'"),
    (3, "[R U: F]'", "R U F' U' R'"),
    (3, "[R, U F]'", "U F R F' U' R'"),
    (5, "[2R2: [U, 2-3Lw]]", "2R2 U 2-3Lw U' 2-3Lw' 2R2'"),
    # pauses, comments and lines anywhere
    (3, ".R..U.", "R U"),
    (3, "[R . , . U]", "R U R' U'"),
    (3, "(R // one\n// two\n U)'", "U' R'"),
    (3, "[R // first\n, U // second\n]", "R U R' U'"),
    (3, "R // (U [F", "R"),
    (3, "R//U\nF", "R F"),
    (3, "\n\nR\n\n", "R"),
    (3, "R\u2028U", "R U"),
    # big cubes
    (100, "50R 51R 99R 100R 50-51Rw", "50R 50L' 2L' L' 50-51Rw"),
    (100, "99Rw 50Lw", "99Rw 50Lw"),
]

# (size, text, the part at fault, something the message says)
ERRORS = [
    (3, "R Q U", "Q", "moves are R U F L D B"),
    (3, "R X", "X", "did you mean 'x'"),
    (3, "R W", "W", "'Rw'"),
    (3, "RRw2'w", "w", "'Rw'"),
    (3, "U rw F", "rw", "did you mean 'Rw'"),
    (5, "2-3rw", "2-3rw", "did you mean '2-3Rw'"),
    (3, "Mw", "Mw", "wide turns"),
    (3, "xv", "xv", "'x'"),
    (3, "2M'", "2M'", "layer numbers"),
    (5, "2x", "2x", "layer numbers"),
    (5, "2Rv", "2Rv", "layer numbers"),
    (2, "U Rw2", "Rw2", 'that is "x"'),
    (2, "l", "l", 'that is "x\'"'),
    (3, "3Uw", "3Uw", 'that is "y"'),
    (5, "1-5Fw", "1-5Fw", 'that is "z"'),
    (5, "1Rw", "1Rw", "one layer alone is 'R'"),
    (5, "1d", "1d", "one layer alone is 'D'"),
    (5, "6R", "6R", "layers of a 5×5×5 are 1 to 5"),
    (5, "0R", "0R", "1 to 5"),
    (5, "6Rw", "6Rw", "1 to 5"),
    (5, "2-6Rw", "2-6Rw", "1 to 5"),
    (5, "0-2Rw", "0-2Rw", "1 to 5"),
    (5, "3-2Rw'", "3-2Rw'", "did you mean '2-3Rw'"),
    (5, "0000002R", "0000002R", "1 to 5"),
    (4, "R M", "M", "no middle layer; 'm' turns"),
    (2, "E", "E", "no middle layer"),
    (2, "m", "m", "no inner layers"),
    (3, "R 2", "2", "as in R2"),
    (3, "(R U) 2", "2", "as in R2"),
    (3, "R''", "'", "only one"),
    (3, "R '", "'", "follows its move"),
    (3, "R2'2", "2", "as in R2"),
    (3, "R-2", "-", "prime"),
    (3, "(R U)*2", "*", "(R U)3"),
    (3, "(R U) × 2", "×", "(R U)3"),
    (3, "Ri U", "i", "a prime, as in R'"),
    (3, "R \\ U", "\\", "'\\' means nothing"),
    (3, "（R U", "（", "never closed"),
    (3, "(R， U)", "，", "[A, B]"),
    (3, "(R U)^2", "^", "(R U)3"),
    (3, "(R U) x3 F", "x3", "as in (R U)3"),
    (3, "[R: ([R, U]x12)]", "x12", "x, x2 or x'"),
    (3, "{R U}", "{", "( ) and [ ]"),
    (3, "R / U", "/", "//"),
    (3, "R ü", "ü", "means nothing"),
    (3, "R\x00", "\x00", "means nothing"),
    (3, "R (U F", "(", "never closed"),
    (3, "[R, U", "[", "never closed"),
    (3, "R U)", ")", "closes nothing"),
    (3, "R]2", "]", "closes nothing"),
    (3, "(R U]", "]", "must be closed by ')'"),
    (3, "[R, U)", ")", "must be closed by ']'"),
    (3, "[R U]", "[R U]", "two parts"),
    (3, "[R, U, F]", ", F"[:1], "brackets of their own"),
    (3, "[R: U, F]", ",", "brackets of their own"),
    (3, "R, U", ",", "two parts"),
    (3, "(R: U)", ":", "two parts"),
    (3, "TURN_ROW_3_LEFT", "TURN_ROW_3_LEFT", "TURN_ROW_2_RIGHT"),
    (3, "R turn_row_1_left U", "turn_row_1_left", "did you mean 'TURN_ROW_1_LEFT'"),
    (3, "FACE_FRONT", "FACE_FRONT", "FACE_RIGHT"),
    (3, "R U R3'4", "4", "as in R2"),
    (3, "R U''", "'", "only one"),
    (3, "'R", "'", "follows its move"),
    (3, "3", "3", "stands alone"),
    (3, "R U, F", ",", "two parts"),
    (3, "[R, U: F]", ":", "brackets of their own"),
    (3, "[R U", "[", "never closed"),
    (3, "((R U)", "(", "never closed"),
    (3, "[R, U)]", ")", "must be closed by ']'"),
    (3, "]", "]", "closes nothing"),
    (3, "[]", "[]", "two parts"),
    (3, "R ^(U)2", "^(U)2", "takes no amount"),
    (3, "[R: ^(U)]", "^(", "outside all other brackets"),
    (3, "R ^(U", "^", "never closed"),
    (3, "UFL", "UFL", "the name of a corner; three turns are written apart: U F L"),
    (3, "R2 (DBL U)", "DBL", "D B L"),
    (3, "[R: RUF]", "RUF", "R U F"),
    (3, "U RUL' h", "h", "moves are R U F L D B"),
    (3, "Y", "Y", "did you mean 'y'"),
    (3, "R Z2", "Z2", "did you mean 'z'"),
    (4, "U S' D", "S'", "no middle layer; 's' turns"),
    (4, "2-2-3R", "2", "stands alone"),
    (4, "5Rw U", "5Rw", "layers of a 4×4×4 are 1 to 4"),
    (4, "4Uw'", "4Uw'", 'that is "y"'),
    (4, "3-2L", "3-2L", "did you mean '2-3L'"),
    (6, "2E", "2E", "layer numbers"),
    (3, "R – U", "–", "prime"),
    (3, "R & U", "&", "means nothing"),
    (3, "R \U0001f600", "\U0001f600", "means nothing"),
    (3, "<R U>", "<", "( ) and [ ]"),
    (4, "TURN_COL_4_UP", "TURN_COL_4_UP", "TURN_COL_3_DOWN"),
    (3, "TURN_ROW_0_UP", "TURN_ROW_0_UP", "TURN_ROW_0_LEFT"),
    (3, "FACE_UP", "FACE_UP", "FACE_TOP"),
    (3, "((R)1000)1001", "((R)1000)1001", "1,000,000 moves"),
    (3, "U (R)99999999999999", "(R)99999999999999", "1,000,000 moves"),
    (3, "[R2, U]250001", "[R2, U]250001", "1,000,000 moves"),
]


@every("size, text, flat", TEXTS)
def test_texts_expand_to_flat_moves(size, text, flat):
    assert format_moves(Alg(text).moves(size), size) == flat


@every("size, text, at_fault, says", ERRORS)
def test_what_is_wrong_is_pointed_at_and_explained(size, text, at_fault, says):
    with pytest.raises(NotationError) as caught:
        Alg(text).moves(size)
    start, end = caught.value.span
    assert text[start:end] == at_fault
    assert says in str(caught.value)


def test_the_last_wrong_comma_is_the_one_pointed_at():
    with pytest.raises(NotationError) as caught:
        Alg("[R, U, F]")
    assert caught.value.span == (5, 6)


@given(sizes_and_moves)
def test_printed_moves_are_read_back_as_they_were(drawn):
    size, moves = drawn
    assert Alg(format_moves(moves, size)).moves(size) == tuple(moves)


@every("size", [2, 3, 4, 5, 6, 7])
def test_every_move_has_a_name_of_its_own(size):
    every = [
        Move(axis, first, last, quarters)
        for axis in Axis
        for first in range(size)
        for last in range(first, size)
        for quarters in (-2, -1, 1, 2)
    ]
    names = [format_move(move, size) for move in every]
    assert len(set(names)) == len(every)
    assert [Alg(name).moves(size) for name in names] == [(move,) for move in every]


def test_a_layer_that_is_not_there_has_no_name():
    with pytest.raises(InvalidMoveError, match="3×3×3 has no layer 4"):
        format_move(Move(Axis.X, 3, 3, 1), 3)


def test_r_on_4x4_can_mean_the_inner_slice():
    both = Alg("r u' 2r"), Alg("r u' 2r", inner_slices=True)
    assert [format_moves(alg.moves(4), 4) for alg in both] == ["Rw Uw' Rw", "2R 2U' Rw"]
    assert Alg("r", inner_slices=True).moves(5) == Alg("Rw").moves(5)


def test_the_text_is_kept_as_it_was_typed():
    text = " RU R’ \n(F)2 // end"
    assert Alg(text).text == text


def test_each_step_knows_where_it_stands_in_the_text():
    text = "[R U', x]2 F3"
    alg = Alg(text)
    written = [text[start:end] for start, end in (step.span for step in alg.steps)]
    assert written == ["R", "U'", "x", "U'", "R", "x"] * 2 + ["F3"]
    assert alg.moves_of(alg.steps, 3) == alg.moves(3)


def test_the_tree_has_a_node_for_everything_with_its_place():
    text = "R4 (U .)2' // c\n[F, D] [L: B2]"
    alg = Alg(text)
    turn, group, comment, line, commutator, conjugate = alg.nodes
    assert (alg.move(turn, 3), turn.span) == (None, (0, 2))
    assert isinstance(group, Group)
    assert group.amount == -2
    assert [type(node) for node in group.body] == [Turn, Pause]
    assert isinstance(comment, Comment)
    assert isinstance(line, LineBreak)
    assert isinstance(commutator, Commutator)
    assert isinstance(conjugate, Conjugate)
    nodes = [group, *group.body, comment, line, commutator, conjugate, *conjugate.body]
    written = [text[node.span[0] : node.span[1]] for node in nodes]
    assert written == ["(U .)2'", "U", ".", "// c", "\n", "[F, D]", "[L: B2]", "B2"]


def test_a_long_alg_is_expanded_up_to_the_limit():
    assert len(Alg(f"((R)1000){MAX_MOVES // 1000}").moves(3)) == MAX_MOVES
    assert Alg("((R1000)1000)1000").moves(3) == ()
    assert Alg("[(R)1000000: (U)1000000]0").moves(3) == ()


def test_brackets_may_be_nested_deeply_but_not_without_end():
    deep = "(" * MAX_DEPTH + "R" + ")'" * MAX_DEPTH
    assert format_moves(Alg(deep).moves(3), 3) == "R"
    with pytest.raises(NotationError, match="100 brackets"):
        Alg("(" * 100_000)


def test_deeply_nested_commutators_that_turn_nothing_are_expanded_at_once():
    text = "R0"
    for _ in range(MAX_DEPTH):
        text = f"[{text}, U0]"
    assert Alg(text).moves(3) == ()


@pytest.mark.parametrize("text", ["9" * 10_000 + "R", "R" + "9" * 10_000, "(R)" + "9" * 10_000])
def test_numbers_of_any_length_are_read_or_refused(text):
    if text.startswith("R"):
        assert format_moves(Alg(text).moves(3), 3) == "R'"
    else:
        with pytest.raises(NotationError) as caught:
            Alg(text).moves(3)
        assert len(str(caught.value)) < 200


@every("text", ["FACE_FRONT", "FACE_FRONT4", "TURN_ROW_LEFT", "TURN_ROW_100_LEFT"])
def test_an_action_that_no_cube_has_is_in_no_alg(text):
    with pytest.raises(NotationError, match="is not an action") as caught:
        Alg(text)
    # Nobody knows yet what the last row is called.
    assert "99" not in str(caught.value)


@pytest.mark.parametrize("size", [1, 101])
def test_sizes_out_of_range_are_refused(size):
    with pytest.raises(UnsupportedCubeError):
        Alg("R").moves(size)


@given(st.sampled_from([2, 3, 4, 5]), st.text("RUFxMrw2-3'’ ()[],:./\n_TFACE", max_size=40))
def test_any_text_is_an_alg_or_explained(size, text):
    try:
        alg = Alg(text)
        alg.check_fits(size)
    except NotationError as caught:
        message, (start, end) = str(caught), caught.span
        assert message
        assert 0 <= start < end <= len(text)
    else:
        flat = format_moves(alg.moves(size), size)
        assert Alg(flat).moves(size) == alg.moves(size)


# Brackets in brackets, with an amount each, beside the moves they stand for.
def _bracketed(parts):
    def group(part, amount):
        text, moves = part
        done = moves * amount if amount >= 0 else inverse(moves) * -amount
        return f"({text}){-amount}'" if amount < 0 else f"({text}){amount}", done

    def commutator(one, other):
        (a, first), (b, second) = one, other
        return f"[{a}, {b}]", first + second + inverse(first) + inverse(second)

    def conjugate(one, other):
        (a, first), (b, second) = one, other
        return f"[{a}: {b}]", first + second + inverse(first)

    def row(one, other):
        return f"{one[0]} {other[0]}", one[1] + other[1]

    return st.one_of(
        st.builds(group, parts, st.integers(-3, 3)),
        *(st.builds(make, parts, parts) for make in (commutator, conjugate, row)),
    )


turns = st.sampled_from(["R", "U2", "F'", "M", "y", "2L2'"]).map(
    lambda text: (text, Alg(text).moves(3))
)


@given(st.recursive(turns, _bracketed, max_leaves=12))
def test_nested_brackets_expand_as_defined(drawn):
    text, moves = drawn
    alg = Alg(text)
    assert alg.moves(3) == moves
    assert Alg(f"({text})'").moves(3) == inverse(moves)
    cube = Cube.solved(3)
    assert cube.apply_all(moves).apply_all(Alg(f"({text})'").moves(3)) == cube


@every(
    "text, flat",
    [
        ("()3", ""),
        ("R ()' U", "R U"),
        ("[,]", ""),
        ("[R, ]", "R R'"),
        ("[, R U]", "R U U' R'"),
        ("[: R]2", "R R"),
        ("[R:]", "R R'"),
        ("R (// R U\n) (. .)2", "R"),
    ],
)
def test_brackets_may_be_empty(text, flat):
    assert format_moves(Alg(text).moves(3), 3) == flat


@every("text", ["RU", "RUF'", "R'UFL", "UFLU", "RUR", "UF L", "// UFL", "ufl"])
def test_what_is_no_corner_may_be_written_without_spaces(text):
    assert Alg(text).nodes


@every(
    "text, quarters",
    [("R3", 3), ("R3'", 3), ("R U2' R'", 4), ("[R3, U]", 8), ("M3", 6), ("x3 R5", 5)],
)
def test_amounts_count_as_many_quarter_turns_as_are_written(text, quarters):
    assert Alg(text).lengths(3)[Metric.QTM] == quarters


@few
@given(sizes_and_algs)
def test_where_all_amounts_are_small_the_moves_alone_tell_the_length(drawn):
    size, text = drawn
    alg = Alg(text)
    if all(step.turn.written == abs(step.quarters) for step in alg.steps):
        assert alg.lengths(size) == lengths(alg.moves(size), size)


@pytest.mark.parametrize(
    ("text", "flat"),
    [
        ("^(U)", "U'"),
        ("R ^(U F) D ^(L2)", "R D L2' F' U'"),
        ("^([R, U]) F", "F U R U' R'"),
        ("^() R ^(U // so\n)", "R U'"),
    ],
)
def test_what_was_found_on_the_inverse_is_done_last_and_backwards(text, flat):
    assert format_moves(Alg(text).moves(3), 3) == flat
