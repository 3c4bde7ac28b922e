import os

import pytest

from cubeapp.ui.services.settings import CONFIG_VARIABLE, Settings


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv(CONFIG_VARIABLE, str(tmp_path))
    return tmp_path


def test_what_is_set_is_there_the_next_time(folder):
    first = Settings.of_user()
    first.theme, first.tempo, first.instant, first.geometry = "dark", 2.5, True, b"\x00\xff"
    first.found = ("session:a, b", "case:PLL:T", "pattern:3:Über “x”; =%1")
    first.save()
    second = Settings.of_user()
    assert second.found == first.found
    assert (second.theme, second.tempo, second.instant) == ("dark", 2.5, True)
    assert second.geometry == b"\x00\xff"


def test_without_a_file_everything_is_as_usual(folder):
    settings = Settings.of_user()
    assert (settings.theme, settings.tempo, settings.show_net) == ("system", 1.0, True)
    assert not settings.welcomed


def test_another_window_changes_nothing_here_but_the_next_start(folder):
    here, other = Settings.of_user(), Settings.of_user()
    assert (here.theme, here.language) == ("system", "system")
    other.theme, other.tempo = "dark", 2.5
    other.save()
    here.language = "de"
    here.save()
    assert (here.theme, here.language) == ("system", "de")
    again = Settings.of_user()
    assert (again.theme, again.tempo, again.language) == ("dark", 2.5, "de")


@pytest.mark.parametrize("data", [b"\x00\x01\xfe" * 300, b"[view\ntheme=", b"=\n=;[[]", b""])
def test_a_damaged_file_means_the_defaults(folder, data):
    (folder / "cubeapp.ini").write_bytes(data)
    settings = Settings.of_user()
    assert (settings.theme, settings.tempo, settings.instant) == ("system", 1.0, False)


@pytest.mark.parametrize(
    ("line", "name", "expected"),
    [
        ("[view]\ntheme=pink", "theme", "system"),
        ("[motion]\ntempo=quick", "tempo", 1.0),
        ("[motion]\ntempo=1000", "tempo", 1.0),
        ("[motion]\ninstant=perhaps", "instant", False),
        ("[window]\ngeometry=§§§", "geometry", b""),
        ("[find]\nrecent=", "found", ()),
        ('[find]\nrecent="\\n\\n"', "found", ()),
    ],
)
def test_a_value_that_makes_no_sense_means_its_default(folder, line, name, expected):
    (folder / "cubeapp.ini").write_text(line, encoding="utf-8")
    assert getattr(Settings.of_user(), name) == expected


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv(CONFIG_VARIABLE, os.path.join(blocked, "below"))
    settings = Settings.of_user()
    settings.theme = "dark"
    settings.save()
    assert settings.theme == "dark"


def test_forgotten_settings_leave_no_file(folder):
    settings = Settings.in_memory()
    settings.theme = "light"
    settings.save()
    assert settings.theme == "light"
    assert not list(folder.iterdir())
