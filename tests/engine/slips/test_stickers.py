import pytest

from cubeapp.engine.model.errors import StickerError
from cubeapp.engine.slips.stickers import Answer, read_answers, read_sticker, sticker_name
from tests.every import every


@pytest.mark.parametrize(("size", "name", "index"), [(3, "U1", 0), (3, "B9", 53), (4, "R16", 31)])
def test_stickers_go_by_face_and_number(size, name, index):
    assert sticker_name(index, size) == name
    assert read_sticker(name, size) == read_sticker(f" {name.lower()} ", size) == index


def test_answers_are_read():
    assert read_answers("F1=W, U3=r,D9=?", 3) == (
        Answer(18, 0),
        Answer(2, 1),
        Answer(35, None),
    )
    assert read_answers("", 3) == ()
    assert read_answers("F1=W,F1=W", 3) == (Answer(18, 0),)


@every(
    "text, words",
    [
        ("F10=W", "no sticker F10: 9 is a face's last one"),
        ("X1=W", "'X1' is no sticker"),
        ("F0=W", "'F0' is no sticker"),
        ("F1=P", "'P' is no colour"),
        ("F1=", "'' is no colour"),
        ("F1", "'F1' is no answer"),
        ("F1=W,F1=R", "two different answers for the sticker F1"),
    ],
)
def test_what_is_no_answer_is_said(text, words):
    with pytest.raises(StickerError, match=words):
        read_answers(text, 3)
