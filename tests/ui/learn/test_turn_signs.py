"""What chips say of turns."""

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_words import in_words
from cubeapp.ui.learn.turn_signs import turn_sign
from tests.every import every


@every(
    "text, size, sign",
    [
        ("R", 3, "Right ↑"),
        ("L", 3, "Left ↓"),
        ("U2", 3, "Top ×2"),
        ("F'", 3, "Front ↺"),
        ("y", 3, "Cube ←"),
        ("x2", 3, "Cube ↑ ×2"),
        ("Fw", 3, "Front 1–2 ↻"),
        ("M2", 3, "Right 2 ×2"),
        ("Rw", 4, "Right 1–2 ↑"),
        ("2R'", 4, "Right 2 ↓"),
        ("2L", 4, "Left 2 ↓"),
        ("Dw", 4, "Bottom 1–2 →"),
        ("2-3Rw", 5, "Right 2–3 ↑"),
        ("B", 3, "Back ←"),
        ("B'", 3, "Back →"),
        ("B2", 4, "Back ×2"),
        ("Bw", 4, "Back 1–2 ←"),
        ("2B'", 4, "Back 2 →"),
    ],
)
def test_turns_are_told_by_side_layer_and_arrow(text, size, sign):
    (move,) = Alg(text).moves(size)
    assert turn_sign(move, size) == sign
    assert turn_sign(move, size, letters=True) == text


def test_the_arrows_of_the_back_and_the_words_beside_them_are_of_one_mind():
    for text, way in (("B", "left"), ("B'", "right")):
        (move,) = Alg(text).moves(3)
        assert str(in_words(move, 3)) == f"back, top row to the {way}"
        assert turn_sign(move, 3)[-1] == {"left": "←", "right": "→"}[way]
        row = Cube.solved(3).apply(move).face(Face.U)[0]
        assert set(row) == {{"left": Face.R, "right": Face.L}[way]}
