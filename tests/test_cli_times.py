import csv
import io
import json
import os
import subprocess
import sys

import pytest

from cubeapp.cli import main

LIST = "12.34\n1:02.345\n14.34+ slow\nDNF(9.80)\n10\n"
CSTIMER = {
    "session1": [[[0, 1000 + i], f"R U{i}", "", 1_600_000_000 + i] for i in range(12)],
    "session2": [],
    "properties": {
        "sessionData": json.dumps(
            {
                "1": {"name": "main", "opt": {"scrType": "333"}, "rank": 2},
                "2": {"name": 2, "opt": {"scrType": "222so"}, "rank": 1},
            }
        )
    },
}
NOTHING = dict.fromkeys(("mo3", "ao5", "ao12", "ao50", "ao100", "ao1000"))


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    """Return a function that runs `cubeapp times`: exit status, standard output, error."""
    monkeypatch.setenv("CUBEAPP_CONFIG", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)

    def run_it(*argv):
        status = main(["times", *argv])
        out, err = capsys.readouterr()
        return status, out, err

    return run_it


def write(path, value):
    path.write_text(value if isinstance(value, str) else json.dumps(value))
    return str(path)


def test_statistics_are_one_object_a_session(run, tmp_path):
    status, out, err = run("stats", write(tmp_path / "evening.txt", LIST), "--json")
    assert (status, err) == (0, "")
    assert json.loads(out) == {
        "session": "evening",
        "count": 5,
        "dnf": 1,
        "best": 10.0,
        "worst": 62.345,
        "mean": 24.756,
        "sd": 25.122,
        "current": {**NOTHING, "ao5": 29.675},
        "best_of": {**NOTHING, "mo3": 29.675, "ao5": 29.675},
    }
    status, out, err = run("--json", "stats", write(tmp_path / "cs.txt", CSTIMER))
    assert (status, err) == (0, "")
    empty, record = map(json.loads, out.splitlines())
    assert empty == {
        **{"session": "2", "count": 0, "dnf": 0},
        **dict.fromkeys(("best", "worst", "mean", "sd")),
        **{"current": NOTHING, "best_of": NOTHING},
    }
    assert (record["session"], record["count"], record["mean"]) == ("main", 12, 1.006)
    assert record["current"] == {**NOTHING, "mo3": 1.01, "ao5": 1.009, "ao12": 1.006}
    assert record["best_of"] == {**NOTHING, "mo3": 1.001, "ao5": 1.002, "ao12": 1.006}


def test_people_read_them_as_a_table(run, tmp_path):
    status, out, _ = run("stats", write(tmp_path / "evening.txt", LIST))
    assert status == 0
    first, head, mo3, ao5, *_rest = out.splitlines()
    assert first.startswith("evening: 5 solves, 1 DNF, best 10.000, worst 1:02.345, mean 24.756")
    assert [line.split() for line in (head, mo3, ao5)] == [
        ["now", "best"],
        ["mo3", "DNF", "29.675"],
        ["ao5", "29.675", "29.675"],
    ]


def test_what_cannot_be_read_is_named_and_the_rest_counts(run, tmp_path):
    file = write(tmp_path / "list.txt", "12.34\nten\n10.00\n")
    status, out, err = run("stats", file, "--json")
    assert status == 2
    assert json.loads(out)["count"] == 2
    assert err == f"{file}: line 2 is no solve: ten\n"


def started(folder, *argv):
    command = [sys.executable, "-m", "cubeapp", "times", *argv]
    env = {**os.environ, "CUBEAPP_CONFIG": str(folder)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, env=env, **pipes)


def test_a_pipe_is_read(tmp_path):
    out, err = started(tmp_path, "stats", "-", "--json").communicate(LIST.encode())
    assert err == b""
    record = json.loads(out)
    assert (record["session"], record["count"]) == ("Session 1", 5)


@pytest.mark.slow
def test_programs_that_import_at_once_lose_none_of_each_others_times(run, tmp_path):
    files = [write(tmp_path / f"{number}.txt", f"{number}\n" * 50) for number in range(1, 7)]
    programs = [started(tmp_path / "config", "import", file) for file in files]
    for program in programs:
        assert program.communicate()[1] == b""
    run("export", "--format", "cstimer", "all.txt")
    lists = json.loads((tmp_path / "all.txt").read_text())
    assert [len(lists.get(f"session{number}", ())) for number in range(1, 7)] == [50] * 6


def test_times_come_in_once_and_go_out_without_loss(run, tmp_path):
    file = write(tmp_path / "cs.txt", CSTIMER)
    assert run("import", file) == (0, "12 imported, 0 there already\n", "")
    assert run("import", file) == (0, "0 imported, 12 there already\n", "")
    listed = write(tmp_path / "evening.txt", LIST + "ten\n")
    status, out, err = run("import", listed, "--json")
    assert (status, json.loads(out)) == (2, {"imported": 5, "known": 0, "unread": 1})
    assert err == f"{listed}: line 6 is no solve: ten\n"
    for kind, name in (("cstimer", "out.txt"), ("csv", "out.csv")):
        assert run("export", "--format", kind, name) == (0, "", "")
        assert run("import", name) == (0, "0 imported, 17 there already\n", "")
        _status, out, _err = run("stats", name, "--json")
        counts = {each["session"]: each["count"] for each in map(json.loads, out.splitlines())}
        assert counts == {"main": 12, "evening": 5}
    written = json.loads((tmp_path / "out.txt").read_text())
    assert written["session1"] == CSTIMER["session1"]
    status, out, _err = run("export", "--format", "csv", "-")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [row["result"] for row in rows[12:]] == ["12.34", "1:02.34", "14.34", "DNF", "10.00"]


def test_a_pipe_gets_the_bytes_that_the_file_has(run, tmp_path, monkeypatch):
    run("import", write(tmp_path / "魔方 ü.txt", LIST))
    run("export", "--format", "csv", "out.csv")
    raw = io.BytesIO()
    # As on Windows.
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(raw, encoding="cp1252", newline="\r\n"))
    assert main(["times", "export", "--format", "csv", "-"]) == 0
    assert raw.getvalue() == (tmp_path / "out.csv").read_bytes()
    assert "魔方 ü".encode() in raw.getvalue()


def test_a_damaged_book_is_set_aside_and_told(run, tmp_path):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "practice.json").write_text("{")
    status, out, err = run("import", write(tmp_path / "list.txt", LIST))
    assert (status, out) == (0, "5 imported, 0 there already\n")
    assert "practice.damaged.json" in err
    assert (tmp_path / "config" / "practice.damaged.json").read_text() == "{"


def test_a_damaged_book_leaves_the_last_backup_alone(run, tmp_path):
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "practice.json").write_text("{")
    backup = write(tmp_path / "backup.csv", "time\n12.34\n")
    for said in ("practice.damaged.json", "no times of your own to write in its place"):
        status, out, err = run("export", "--format", "csv", backup)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert said in err
        assert (tmp_path / "backup.csv").read_text() == "time\n12.34\n"
    assert run("export", "--format", "csv", "new.csv") == (0, "", "")


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ([], "say what to do, stats, import or export; none given"),
        (["sum", "x"], "'sum' is none of them"),
        (["stats"], "no file given"),
        (["stats", ""], "no file given"),
        (["export", "--format", "csv", " "], "no file given"),
        (["stats", "a", "b"], "there is no argument 'b' here"),
        (["stats", "nowhere.txt"], "nowhere.txt: No such file"),
        (["stats", "x", "--format", "csv"], "--format goes with export"),
        (["export", "x"], "--format is missing"),
        (["export", "--format", "xls", "x"], "xls"),
        (["export", "--format", "csv", "no/such/folder.csv"], "cannot be written"),
        (["stats", "bad.txt"], "bad.txt: there is no time in it: line 2 is no solve: hello"),
        (["stats", "empty.txt"], "empty.txt: there is no time in it\n"),
        (["import", "bad.json"], "bad.json: this is JSON, but not of csTimer"),
    ],
)
def test_bad_input_is_one_clear_line(run, tmp_path, argv, message):
    write(tmp_path / "bad.txt", "\nhello\n")
    write(tmp_path / "empty.txt", "\n")
    write(tmp_path / "bad.json", "{}")
    status, out, err = run(*argv)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert message in err
