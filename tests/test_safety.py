"""Nothing goes over a network, and nothing that is read from a file is run."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted((ROOT / "cubeapp").rglob("*.py"))
NETWORK = {
    *("socket", "ssl", "http", "ftplib", "smtplib", "urllib.request", "socketserver", "xmlrpc"),
    *("asyncio", "PySide6.QtNetwork", "PySide6.QtWebSockets", "PySide6.QtWebEngineWidgets"),
    *("requests", "webbrowser", "telnetlib", "imaplib", "poplib"),
}
RUNNING = {"eval", "exec", "compile", "__import__"}
UNSAFE = {"pickle", "marshal", "shelve", "dill", "cloudpickle", "yaml", "joblib"}
READING = {"np.load", "numpy.load"}
NAMES = {name.rpartition(".")[2] for name in NETWORK} | UNSAFE
SUSPICIOUS = re.compile(
    rf"\b(?:{'|'.join(sorted(NAMES))}|(?<!\.)(?:{'|'.join(sorted(RUNNING))}))\b"
    r"|\b(?:np|numpy)\b[\s\\]*(?:\.[\s\\]*|import\b.*)\bload\b",
    re.DOTALL,
)
"""What has none of these words does nothing of the kind, and need not be parsed."""
COMPILE_CACHE = "cache.py"
"""Reads what numba compiled, from a folder that only the person can write to."""


def imports(nodes):
    """Yield the modules that are imported, and the packages that they are in."""
    for node in nodes:
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            yield from (".".join(parts[: end + 1]) for end in range(len(parts)))


def test_what_reaches_for_the_network_would_be_noticed():
    for text in ("import http.client", "from xmlrpc import client", "from urllib.request import x"):
        assert set(imports(ast.walk(ast.parse(text)))) & NETWORK
    assert not set(imports(ast.walk(ast.parse("from urllib.parse import quote_plus")))) & NETWORK


def called(nodes):
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def dangers(path):
    """What a module does that none may: reach for the network, or run what it reads."""
    text = path.read_text("utf-8")
    if not SUSPICIOUS.search(text):
        return
    nodes = [*ast.walk(ast.parse(text))]
    names = set(imports(nodes))
    yield from names & NETWORK
    yield from set(called(nodes)) & RUNNING
    if path.name != COMPILE_CACHE:
        yield from {name.partition(".")[0] for name in names} & UNSAFE
    attributes = {
        ast.unparse(n) for n in nodes if isinstance(n, ast.Attribute) and n.attr == "load"
    }
    yield from (attributes | names) & READING


@pytest.mark.parametrize(
    "text",
    [
        *("import ssl", "exec(x)", "import pickle"),
        *("np.load(x)", "(np\n.load)(x)", "from numpy import (\n    array,\n    load,\n)"),
        *(
            "from urllib import request",
            "from PySide6 import QtNetwork",
            "from xmlrpc import client",
        ),
    ],
)
def test_what_is_dangerous_would_be_noticed(text, tmp_path):
    module = tmp_path / "module.py"
    module.write_text(text, "utf-8")
    assert [*dangers(module)]


def test_no_module_reaches_for_the_network_or_runs_what_it_reads():
    found = {str(path.relative_to(ROOT)): [*dangers(path)] for path in MODULES}
    assert found
    assert not {name: names for name, names in found.items() if names}


USED = """
import socket, sys

def refuse(self, family=-1, *arguments, **named):
    if family not in (socket.AF_UNIX, ):
        raise AssertionError(f"a socket of {family} was made")

socket.socket.__init__ = refuse
from PySide6.QtWidgets import QApplication
from cubeapp.cli import main
from cubeapp.ui import app
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.settings import Settings
assert main(["solve", "--alg", "R U F"]) == 0
assert main(["shot", sys.argv[1]]) == 0
app.make_application()
program = app.build(settings=Settings.in_memory(), preparation=Preparation(("x",), lambda: True))
program.window.show()
for page in program.window.inspector.pages:
    program.window.show_page(page)
    QApplication.processEvents()
for name in ("copy_moves", "copy_facelets", "paste", "scramble", "solve"):
    program.window.shell.commands[name].trigger()
    QApplication.processEvents()
program.window.close()
loaded = [name for name in sys.modules if name.startswith(("PySide6.QtNetwork", "ssl"))]
assert not loaded, loaded
print("done")
"""


@pytest.mark.slow
def test_the_program_works_where_no_connection_can_be_made(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", USED, tmp_path / "window.png"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines()[-1:] == ["done"], done.stderr
