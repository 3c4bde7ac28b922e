import pytest

from cubeapp.engine.errors import CubeError
from cubeapp.ui.shelf import Shelf

VALUE = {"times": [12.34, None], "name": "3×3×3 – Küche"}


def test_what_was_kept_is_found_again(tmp_path):
    Shelf(tmp_path / "new").write("times", VALUE)
    assert Shelf(tmp_path / "new").read("times") == VALUE
    assert Shelf(tmp_path / "new").read("other") is None


def test_without_a_folder_values_last_as_long_as_the_shelf():
    shelf = Shelf(None)
    shelf.write("times", VALUE)
    assert shelf.read("times") == VALUE
    assert Shelf(None).read("times") is None


def test_half_a_character_is_kept_as_well(tmp_path):
    Shelf(tmp_path).write("times", {"name": "\ud83d and \u00d7"})
    assert Shelf(tmp_path).read("times") == {"name": "\ud83d and \u00d7"}


@pytest.mark.parametrize("text", [b'{"times": [1', b"", b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_is_set_aside_and_not_lost(tmp_path, text):
    shelf = Shelf(tmp_path)
    (tmp_path / "times.json").write_bytes(text)
    with pytest.raises(CubeError, match=r"kept as times\.damaged\.json"):
        shelf.read("times")
    assert (tmp_path / "times.damaged.json").read_bytes() == text
    assert shelf.read("times") is None
    shelf.write("times", VALUE)
    assert shelf.read("times") == VALUE


def test_a_file_that_cannot_be_written_leaves_the_one_before(tmp_path):
    shelf = Shelf(tmp_path)
    shelf.write("times", VALUE)
    with pytest.raises(TypeError):
        shelf.write("times", {"times": object()})
    assert shelf.read("times") == VALUE
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(CubeError, match="cannot be made"):
        Shelf(tmp_path / "file").write("times", VALUE)
