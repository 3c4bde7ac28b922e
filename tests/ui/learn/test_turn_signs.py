"""What chips say of turns."""

import pytest

from cubeapp.engine.notation.alg import Alg
from cubeapp.ui.learn.turn_signs import turn_sign


@pytest.mark.parametrize(
    ("text", "size", "sign"),
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
        ("B2", 4, "B2"),
    ],
)
def test_turns_are_told_by_side_layer_and_arrow(text, size, sign):
    (move,) = Alg(text).moves(size)
    assert turn_sign(move, size) == sign
    assert turn_sign(move, size, letters=True) == text
