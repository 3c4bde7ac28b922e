from unittest.mock import Mock

import pytest

from cubeapp.engine.model.errors import CubeError
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.stored_value import Form, StoredValue

VALUE = {"times": [12.34, None], "name": "3×3×3 – Küche"}


def test_what_was_kept_is_found_again(tmp_path):
    Storage(tmp_path / "new").write("times", VALUE)
    assert Storage(tmp_path / "new").read("times") == VALUE
    assert Storage(tmp_path / "new").read("other") is None


def test_without_a_folder_values_last_as_long_as_the_storage():
    storage = Storage(None)
    storage.write("times", VALUE)
    assert storage.read("times") == VALUE
    assert Storage(None).read("times") is None


def test_half_a_character_is_kept_as_well(tmp_path):
    Storage(tmp_path).write("times", {"name": "\ud83d and \u00d7"})
    assert Storage(tmp_path).read("times") == {"name": "\ud83d and \u00d7"}


@pytest.mark.parametrize("text", [b'{"times": [1', b"", b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_is_set_aside_and_not_lost(tmp_path, text):
    storage = Storage(tmp_path)
    (tmp_path / "times.json").write_bytes(text)
    with pytest.raises(CubeError, match=r"kept as times\.damaged\.json"):
        storage.read("times")
    assert (tmp_path / "times.damaged.json").read_bytes() == text
    assert storage.read("times") is None
    storage.write("times", VALUE)
    assert storage.read("times") == VALUE


def test_files_that_are_set_aside_take_the_place_of_no_other(tmp_path):
    storage = Storage(tmp_path)
    for text in (b"one", b"two", b"three"):
        (tmp_path / "times.json").write_bytes(text)
        with pytest.raises(CubeError, match="kept as"):
            storage.read("times")
    (tmp_path / "times.json").write_text('{"format": "cubeapp times", "version": 2, "content": 4}')
    with pytest.raises(CubeError, match=r"kept as times\.newer\.json"):
        storage.read("times")
    aside = sorted(tmp_path.glob("times.damaged*"))
    assert [path.read_bytes() for path in aside] == [b"two", b"three", b"one"]
    assert storage.names() == ()


@pytest.mark.parametrize("is_removed", [False, True])
def test_what_could_not_be_read_is_not_written_over(tmp_path, monkeypatch, is_removed):
    storage = Storage(tmp_path)
    storage.write("times", VALUE)
    before = (tmp_path / "times.json").read_bytes()

    def broken(*_asked):
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr("cubeapp.ui.services.storage.read_file", broken)
        with pytest.raises(CubeError, match="Input/output error"):
            storage.read("times")
    if is_removed:
        storage.remove("times")
        assert storage.names() == ()
    storage.write("times", {"times": []})
    assert storage.read("times") == {"times": []}
    assert (tmp_path / "times.unread.json").read_bytes() == before
    assert storage.names() == ("times",)


def test_what_is_readable_again_is_written_over_as_ever(tmp_path, monkeypatch):
    storage = Storage(tmp_path)
    (tmp_path / "times.json").mkdir()
    with pytest.raises(CubeError):
        storage.read("times")
    (tmp_path / "times.json").rmdir()
    storage.write("times", VALUE)
    assert [path.name for path in tmp_path.iterdir()] == ["times.json"]


def test_a_file_that_cannot_be_written_leaves_the_one_before(tmp_path):
    storage = Storage(tmp_path)
    storage.write("times", VALUE)
    with pytest.raises(TypeError):
        storage.write("times", {"times": object()})
    assert storage.read("times") == VALUE
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(CubeError, match="cannot be made"):
        Storage(tmp_path / "file").write("times", VALUE)


def test_what_could_not_be_saved_is_not_lost_to_what_another_window_writes(tmp_path, monkeypatch):
    form = Form("numbers", tuple, tuple, lambda kept, value: kept.write("numbers", [*value]))
    said = []
    here, other = (StoredValue(Storage(tmp_path), form, said.append) for _ in range(2))
    here.change(lambda numbers: (*numbers, 1))
    with monkeypatch.context() as full:
        full.setattr(
            "cubeapp.ui.services.storage.write_parts", Mock(side_effect=CubeError("no space left"))
        )
        here.change(lambda numbers: (*numbers, 2))
    assert said == ["No space left."]
    other.change(lambda numbers: (*numbers, 3))
    here.catch_up()
    assert here.value == (1, 3, 2)
    here.change(lambda numbers: (*numbers, 4))
    other.catch_up()
    assert here.value == other.value == (1, 3, 2, 4)
