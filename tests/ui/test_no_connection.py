"""The program works where no connection can be made; the slow run sees it from its start."""

import socket
import sys

import pytest
from PySide6.QtWidgets import QApplication

from cubeapp.cli import main


@pytest.fixture
def no_sockets(monkeypatch):
    """Whoever makes a socket to anywhere but this machine is told."""

    def refuse(self, family=-1, *arguments, **named):
        if family != getattr(socket, "AF_UNIX", None):
            raise AssertionError(f"a socket of {family} was made")

    monkeypatch.setattr(socket.socket, "__init__", refuse)


@pytest.mark.usefixtures("no_sockets", "unpainted")
def test_commands_and_the_window_work_without_a_connection(build, tmp_path, capsys):
    had_ssl = "ssl" in sys.modules
    assert main(["solve", "--alg", "R U F"]) == 0
    assert main(["shot", str(tmp_path / "window.png")]) == 0
    window = build().window
    for page in window.inspector.pages:
        window.show_page(page)
        QApplication.processEvents()
    for name in ("copy_moves", "copy_facelets", "paste", "scramble", "solve"):
        window.shell.commands[name].trigger()
        QApplication.processEvents()
    assert "PySide6.QtNetwork" not in sys.modules
    assert ("ssl" in sys.modules) == had_ssl
