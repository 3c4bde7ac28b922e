"""``cubeapp tables``: what there is, what is built, and what it says on the way."""

import json
import os
import signal
from dataclasses import replace

import numpy as np
import pytest

from cubeapp import cli
from cubeapp.commands import tables
from cubeapp.commands.answers import Answer, Answerer
from cubeapp.engine import ahead, warm_up
from cubeapp.engine.kernels import folders, marks
from cubeapp.engine.kernels.tables import TableSpec, TableStore
from cubeapp.engine.model.errors import NoRoomError
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.big import kits
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.solvers.optimal.layout import LARGE, SMALL
from tests.systems import needs_signals


@pytest.fixture
def store(tmp_path, monkeypatch):
    """The tables of a cache folder of the test's own."""
    monkeypatch.setenv(folders.CACHE_VARIABLE, str(tmp_path))
    return TableStore(folders.tables_folder())


@pytest.fixture
def built(monkeypatch):
    """The optimal tables asked for; nothing is built."""
    calls = []
    monkeypatch.setattr(warm_up, "warm_up", lambda control: None)
    monkeypatch.setattr(
        warm_up, "build_optimal", lambda name, control, metric: calls.append((name, metric))
    )
    return calls


def save_zeros(store, spec):
    store.save(spec, np.zeros(spec.shape, dtype=spec.dtype))


def status_lines(capsys):
    assert cli.main(["tables", "status"]) == 0
    words = (line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    return {name: " ".join(rest.split()) for name, rest in words}


def test_status_names_every_table(store, capsys):
    assert set(status_lines(capsys)) >= {
        *("two-by-two", "two-phase", "4x4x4-pairing", "five-by-five"),
        *("optimal-corners", "optimal-corners-qtm"),
        *("optimal-small", "optimal-default", "optimal-large"),
        *("optimal-small-qtm", "optimal-default-qtm", "optimal-large-qtm"),
    }


def test_status_says_what_is_there_and_how_far_it_is(store, capsys):
    save_zeros(store, SMALL.corner_spec)
    store.save_step(SMALL.spec, 5, np.zeros(SMALL.spec.shape, dtype=SMALL.spec.dtype))
    lines = status_lines(capsys)
    assert lines["optimal-corners"] == "3.0 MB ready"
    assert lines["optimal-small"] == "43 MB partly built"
    assert lines["optimal-large"] == "– not built"


def test_status_for_programs_gives_bytes(store, capsys):
    save_zeros(store, SMALL.corner_spec)
    cli.main(["tables", "status", "--json"])
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    states = {record["name"]: record for record in records}
    assert states["optimal-corners"]["state"] == "ready"
    assert states["optimal-corners"]["size"] > SMALL.corner_spec.nbytes
    assert states["optimal-large"] == {"name": "optimal-large", "size": 0, "state": "missing"}


@pytest.mark.parametrize(
    ("options", "metric"),
    [
        (["--optimal", "large"], Metric.HTM),
        (["--optimal", "large", "--metric", "htm"], Metric.HTM),
        (["--metric", "qtm", "--optimal", "large"], Metric.QTM),
    ],
)
def test_the_cost_is_said_before_a_table_is_built(options, metric, store, built, capsys):
    # Nothing is there afterwards, which is "no".
    assert cli.main(["tables", "build", *options]) == 1
    assert built == [("large", metric)]
    first = capsys.readouterr().err.splitlines()[0]
    assert first.startswith("the large optimal table ")
    assert ("quarter turns" in first) == (metric is Metric.QTM)
    assert first.endswith(LARGE.cost)


def test_the_cost_of_a_table_that_is_there_is_not_said_again(store, built, capsys):
    save_zeros(store, SMALL.spec)
    cli.main(["tables", "build", "--optimal", "small"])
    assert "to build once" not in capsys.readouterr().err


def test_the_search_for_perfect_scrambles_is_compiled_when_asked(store, built, monkeypatch):
    calls = []
    monkeypatch.setattr(warm_up, "build_perfect", calls.append)
    cli.main(["tables", "build"])
    assert not calls
    cli.main(["tables", "build", "--perfect"])
    assert len(calls) == 1


@pytest.mark.parametrize("table", [[], ["--table", "small"]])
def test_the_cost_is_said_before_a_table_is_built_for_a_proof(table, store, capsys, monkeypatch):
    monkeypatch.setattr(Answerer, "answer", lambda *_: Answer(0, "R'"))
    cli.main(["solve", "--alg", "R", "--method", "optimal", *table])
    assert capsys.readouterr().err == f"the small optimal table takes {SMALL.cost}\n"
    save_zeros(store, SMALL.spec)
    cli.main(["solve", "--alg", "R", "--method", "optimal", *table])
    cli.main(["solve", "--alg", "R", "--size", "2", "--method", "optimal"])
    assert capsys.readouterr().err == ""


def test_no_room_is_one_clear_line(store, built, capsys, monkeypatch):
    def refuse(name, control, metric):
        raise NoRoomError("the large optimal table needs 2.5 GB of the disk")

    monkeypatch.setattr(warm_up, "build_optimal", refuse)
    assert cli.main(["tables", "build", "--optimal", "large"]) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == "cubeapp tables: the large optimal table needs 2.5 GB of the disk"


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["build", "--metric", "qtm"], "--metric goes with build --optimal"),
        (["status", "--metric", "qtm"], "--metric goes with build --optimal"),
        (["build", "--optimal", "huge"], "huge"),
        (["status", "--perfect"], "--perfect goes with build"),
        (["status", "--all"], "--all goes with build"),
        (["status", "--only", "2x2x2"], "--only goes with build"),
        (["build", "--only", "everything"], "everything"),
        (["build", "--optimal", "small", "--metric", "stm"], "--metric stm goes with build --big"),
        (["status", "--big", "4", "--metric", "stm"], "--big goes with build"),
    ],
)
def test_what_cannot_be_built_is_said(argv, message, capsys):
    assert cli.main(["tables", *argv]) == 2
    assert message in capsys.readouterr().err


def test_long_work_tells_now_and_then_how_far_it_is(capsys, monkeypatch):
    now = [100.0]
    monkeypatch.setattr(tables.time, "monotonic", lambda: now[0])
    tell = tables._Teller(reports=False)
    for seconds, share in ((0, 0.0), (1, 0.1), (6, 0.25), (7, 0.3), (20, None), (30, 0.995)):
        now[0] = 100.0 + seconds
        tell(Progress("building", share))
    assert capsys.readouterr().err.splitlines() == ["building", "building: 25%", "building: 100%"]


def test_what_a_big_cube_needs_in_either_metric_is_built_on_request(store, built, monkeypatch):
    kinds = []
    monkeypatch.setattr(
        kits, "build_kit", lambda size, _control, metric: kinds.append((size, metric))
    )
    # The window waits for this, so nothing is built that it does without.
    cli.main(["tables", "build", "--big", "5"])
    assert kinds == [(5, Metric.OBTM)]
    cli.main(["tables", "build", "--big", "4", "--metric", "stm", "--optimal", "small"])
    assert kinds == [(5, Metric.OBTM), (4, Metric.STM)]
    assert built == [("small", Metric.HTM)]
    cli.main(["tables", "build", "--big", "6", "--metric", "qtm", "--optimal", "small"])
    assert kinds[2:] == [(6, Metric.OBTM)]
    assert built[1:] == [("small", Metric.QTM)]
    cli.main(["tables", "build"])
    assert len(kinds) == 3


# Everything at once


@pytest.fixture
def parts(store, monkeypatch):
    """Two parts that leave a mark and a table each."""
    specs = [TableSpec(name, 1, "|u1", (4,)) for name in ("first", "second")]

    def make(spec):
        def build(control):
            control.checkpoint(Progress(f"building the {spec.name}"))
            save_zeros(store, spec)
            marks.mark(spec.name, (spec,))

        return ahead.Part(spec.name, (spec.name,), build, lambda: (spec,))

    made = tuple(map(make, specs))
    monkeypatch.setattr(ahead, "parts", lambda: made)
    return specs


def compiled(capsys):
    return {
        name.removeprefix("compiled-"): state
        for name, state in status_lines(capsys).items()
        if name.startswith("compiled-")
    }


def test_everything_is_built_ahead_with_progress_and_once(parts, capsys):
    assert compiled(capsys) == {"first": "not built", "second": "not built"}
    assert cli.main(["tables", "build", "--all"]) == 0
    told = ["first, 1 of 2", "building the first", "second, 2 of 2", "building the second"]
    assert capsys.readouterr().err.splitlines() == told
    assert compiled(capsys) == {"first": "ready", "second": "ready"}
    assert cli.main(["tables", "build", "--all"]) == 0
    assert capsys.readouterr().err.splitlines() == ["everything is there"]


def test_one_part_is_built_alone(parts, capsys, monkeypatch):
    assert cli.main(["tables", "build", "--only", "second"]) == 0
    assert capsys.readouterr().err.splitlines() == ["building the second"]
    assert compiled(capsys) == {"first": "not built", "second": "ready"}


def test_a_part_without_tables_is_built_alone(store, capsys, monkeypatch):
    part = ahead.Part("kernels", ("kernels",), lambda control: marks.mark("kernels"))
    monkeypatch.setattr(ahead, "parts", lambda: (part,))
    assert cli.main(["tables", "build", "--only", "kernels"]) == 0
    assert capsys.readouterr().err == ""
    assert compiled(capsys) == {"kernels": "ready"}


def test_a_table_that_is_damaged_is_built_again_with_everything(parts, store, capsys):
    cli.main(["tables", "build", "--all"])
    (path,) = store.folder.glob("second*")
    path.write_bytes(path.read_bytes()[:-1])
    capsys.readouterr()
    assert cli.main(["tables", "build", "--all"]) == 0
    assert capsys.readouterr().err.splitlines() == ["second, 1 of 1", "building the second"]


def test_everything_for_programs_is_a_line_for_each(parts, capsys):
    assert cli.main(["tables", "build", "--all", "--json"]) == 0
    records = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"name": "compiled-first", "size": 0, "state": "ready"} in records
    assert all(record.keys() == {"name", "size", "state"} for record in records)


@needs_signals
def test_ctrl_c_ends_building_everything_and_what_is_there_stays(parts, store, monkeypatch, capsys):
    first, second = ahead.parts()

    def interrupted(control):
        os.kill(os.getpid(), signal.SIGINT)
        while True:
            control.checkpoint(Progress("building for ever"))

    monkeypatch.setattr(ahead, "parts", lambda: (first, replace(second, build=interrupted)))
    assert cli.main(["tables", "build", "--all"]) == 130
    assert first.is_ready
    assert not second.is_ready


def test_where_nothing_can_be_kept_nothing_is_built_in_vain(parts, capsys, monkeypatch):
    monkeypatch.setattr(marks, "can_keep", lambda: False)
    assert cli.main(["tables", "build", "--all"]) == 1
    (told,) = capsys.readouterr().err.splitlines()
    assert "takes no files" in told


def test_every_part_has_a_name_of_its_own_and_is_told(store, capsys):
    names = [part.name for part in ahead.parts()]
    assert len(set(names)) == len(names)
    assert set(compiled(capsys)) == set(names)


@pytest.mark.slow
def test_everything_that_solvers_need_is_built_and_then_there(capsys):
    assert cli.main(["tables", "build", "--all"]) == 0
    capsys.readouterr()
    assert cli.main(["tables", "build", "--all"]) == 0
    assert capsys.readouterr().err.splitlines() == ["everything is there"]
    assert set(compiled(capsys).values()) == {"ready"}
