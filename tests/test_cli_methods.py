"""``cubeapp methods``: methods that files describe, from the command line."""

import json
import os
import signal
import threading
import time
from collections import Counter

import pytest

from cubeapp.cli import main
from cubeapp.commands import foreground, methods
from cubeapp.engine.solvers.chains.method_files import shipped_files
from cubeapp.engine.solvers.chains.trial import TRYING, Tried
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.text import NO_TEXT
from tests.engine.solvers.chains.two_faces import TWO_FACES
from tests.every import every
from tests.systems import needs_signals


@pytest.fixture
def run(capsys):
    """Return a function that runs `cubeapp methods`: exit status, standard output, error."""

    def run_it(*argv):
        status = main(["methods", *map(str, argv)])
        return status, *capsys.readouterr()

    return run_it


@pytest.fixture
def two_faces(tmp_path):
    path = tmp_path / "two.toml"
    path.write_text(TWO_FACES, "utf-8")
    return path


def test_methods_are_listed_with_their_steps(run):
    status, out, err = run("list", "--json")
    records = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert [each["method"] for each in records] == [path.stem for path in shipped_files()]
    assert all(each["steps"] and not each["own"] for each in records)
    assert "first block" in run("list")[1]


def test_a_file_is_checked(run, two_faces):
    assert run("check", two_faces)[:2] == (0, f"{'two':12} Two faces: all\n")
    two_faces.write_text(TWO_FACES.replace("U,R", "U,Q"), "utf-8")
    status, out, err = run("check", two_faces)
    assert (status, out) == (2, "")
    assert err.startswith("cubeapp methods: two.toml, line 8: 'Q' is no set of turns")
    assert err.count("\n") == 1
    two_faces.write_text(TWO_FACES.replace('"two"', '"roux"'), "utf-8")
    fault = "line 2: there is a method roux already; give this one another id, such as my-roux"
    assert fault in run("check", two_faces)[2]
    two_faces.write_bytes(b"[method]\n# \xfc")
    assert run("check", two_faces)[2].endswith(
        "two.toml, line 2: this is no text in UTF-8; save the file in that encoding\n"
    )
    fault = "cubeapp methods: null: this is a device or a pipe, not a file\n"
    assert run("check", os.devnull) == (2, "", fault)


def test_a_trial_has_the_figures_of_every_step_and_of_all(run):
    asked = ("try", "petrus", "--count", "6", "--seed", "2")
    status, out, err = run(*asked, "--json")
    record = json.loads(out)
    assert (status, err, record["failed"]) == (0, "", [])
    told = [record[key] for key in ("method", "style", "metric", "count", "seed")]
    assert told == ["petrus", "plain", "htm", 6, 2]
    lengths = Counter({int(length): n for length, n in record["lengths"].items()})
    assert lengths.total() == 6
    assert record["mean"] == pytest.approx(sum(lengths.elements()) / 6, abs=1e-4)
    means = [step["mean"] for step in record["steps"]]
    assert sum(means) == pytest.approx(record["mean"], abs=1e-3)
    assert sum(record["steps"][-1]["cases"].values()) <= 6
    lines = run(*asked)[1].splitlines()
    assert lines[-3].startswith("all, face turns")
    assert f"{record['mean']:.2f} ± {record['sd']:.2f}" in " ".join(lines[-3].split())


@needs_signals
def test_ctrl_c_leaves_the_figures_so_far(run, two_faces, monkeypatch):
    waiting, finished = threading.Event(), foreground.finished

    def wait(future):
        waiting.set()
        return finished(future)

    def tried(method, style, cubes, control, tell):
        for length in (3, 5):
            yield Tried(next(cubes), (length,), (NO_TEXT,))
        waiting.wait()
        os.kill(os.getpid(), signal.SIGINT)
        while True:
            control.checkpoint(Progress(TRYING))
            time.sleep(0.001)

    monkeypatch.setattr(methods, "try_on", tried)
    monkeypatch.setattr(foreground, "finished", wait)
    monkeypatch.setattr(foreground, "STOP_WAIT_S", 60)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        status, out, err = run("try", two_faces, "--json")
    finally:
        signal.signal(signal.SIGINT, before)
    record = json.loads(out)
    assert (status, err) == (130, "")
    assert (record["count"], record["mean"], record["lengths"]) == (2, 4, {"3": 1, "5": 1})


def test_cubes_that_a_method_does_not_solve_are_named(run, two_faces):
    status, out, err = run("try", two_faces, "--count", "3", "--json")
    record = json.loads(out)
    assert (status, record["mean"], len(record["failed"])) == (1, None, 3)
    assert "'all'" in record["failed"][0]["reason"]
    assert err.startswith("3 cubes have no solution: ")
    assert record["failed"][0]["facelets"] in err


@every(
    "argv, fault",
    [
        ((), "say what to do, list, check or try; none given"),
        (("shake",), "'shake' is none of them"),
        (("check",), "which one?"),
        *(((action, name), "which one?") for action in ("check", "try") for name in ("", " ")),
        (("list", "roux"), "no argument 'roux' here"),
        (("try", "magic"), "no file describes a method 'magic'"),
        (("try", "nowhere.toml"), "nowhere.toml: "),
        (("try", "."), "methods: .: "),
        (("list", "--count", "3"), "--count goes with try"),
        (("try", "roux", "--count", "0"), "'0' is not a whole number"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(run, argv, fault):
    status, out, err = run(*argv)
    assert (status, out) == (2, "")
    assert fault in err
    assert err.count("\n") == 1
