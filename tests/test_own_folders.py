"""The folders of a person's own files are where the system has them, or where they are told."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from cubeapp.engine.kernels.folders import cache_folder
from cubeapp.own_folders import CACHE, CONFIG, own_folder
from cubeapp.ui.services.settings import config_folder

VARIABLE = "CUBEAPP_ELSEWHERE"
KINDS = (CACHE, CONFIG)


@pytest.fixture(autouse=True)
def no_variables(monkeypatch):
    for name in (VARIABLE, "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("kind", KINDS)
def test_a_variable_names_another_folder(kind, monkeypatch, tmp_path):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert own_folder(kind, VARIABLE) == tmp_path


def test_each_kind_has_a_folder_of_its_own_at_home(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    folders = {own_folder(kind, VARIABLE) for kind in KINDS}
    assert len(folders) == 2
    assert all(folder.is_absolute() and folder.name == "cubeapp" for folder in folders)


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="there everybody has a home")
@pytest.mark.parametrize("home", [None, "", "somewhere"])
def test_nobody_without_a_home_is_sent_away(home, monkeypatch):
    import pwd

    def unknown(uid):
        raise KeyError(uid)

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    if home is None:
        monkeypatch.delenv("HOME")
    else:
        monkeypatch.setenv("HOME", home)
    folders = {own_folder(kind, VARIABLE) for kind in KINDS}
    assert len(folders) == 2
    assert {folder.parent for folder in folders} == {Path(tempfile.gettempdir())}
    assert all(str(os.getuid()) in folder.name for folder in folders)


def test_the_tests_use_a_cache_and_settings_of_their_own():
    for folder, kind in ((cache_folder(), CACHE), (config_folder(), CONFIG)):
        assert folder != own_folder(kind, VARIABLE)
    assert config_folder().is_relative_to(tempfile.gettempdir())
