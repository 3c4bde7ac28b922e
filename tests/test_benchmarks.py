"""What is measured, and how the figures are written down."""

from __future__ import annotations

import json
import sys
from collections import Counter
from importlib import import_module
from inspect import signature

import numpy as np
import pytest

from cubeapp.benchmarks import (
    BENCHMARKS,
    Figure,
    big_cubes,
    command_line,
    fewest_moves,
    full_table,
    lost,
    methods,
    near_optimal,
    proofs,
    run_benchmark,
    scramblers,
)
from cubeapp.benchmarks.results import document, table
from cubeapp.benchmarks.timing import REFERENCE_MS, Peer, ProcessTime, run_program, run_python
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric, face_turn
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.base import Recipe
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.solvers.solution import Solution, Stage, Stats
from tests.every import every

FIGURES = [
    Figure("first answer", 0.5, "ms", 0.6, peer=15.0),
    Figure("mean length", 20.74, "moves", 20.5, peer=20.79),
    Figure("cubes a second", 1234.5, "cubes/s", 1000, more_is_better=True),
    Figure("superflip", 20.0, "moves"),
]


@pytest.fixture
def cubes():
    return [random_state(3, np.random.default_rng([1, index])) for index in range(12)]


def ignore(text):
    """Take a line of progress."""


def test_a_table_shows_the_peer_beside_the_figure():
    heading, first, second, third, last = table(FIGURES).splitlines()
    assert heading.split() == ["measured", "kociemba", "×"]
    assert first.split() == ["first", "answer", "0.5", "ms", "≤", "0.6", "met", "15", "30"]
    assert second.split()[2:] == ["20.74", "moves", "≤", "20.50", "missed", "20.79", "1"]
    assert third.split()[3:] == ["1,234", "cubes/s", "≥", "1,000", "met"]
    assert last.split() == ["superflip", "20", "moves"]


def test_a_table_without_a_peer_has_no_place_for_one():
    assert "kociemba" not in table(FIGURES[2:])
    assert table([]) == ""


def test_goals_and_what_others_published_stand_beside_the_promise():
    figure = Figure("4×4×4", 45.0, "moves", 60, goal=44.6, published="44.57, TPR")
    heading, line = table([figure]).splitlines()
    assert heading.split() == ["measured", "goal", "published"]
    shown = ["4×4×4", "45", "moves", "≤", "60", "met", "≤", "44.60", "missed", "44.57,", "TPR"]
    assert line.split() == shown
    rows = [row for row in document({"big": [figure]}).splitlines() if row.startswith("|")]
    assert rows[0].count("|") == 9
    assert "kociemba" not in rows[0]


def test_whether_a_promise_is_kept_can_be_written_as_json():
    assert json.dumps(Figure("turns", np.float64(2), "turns", np.float64(3)).is_met) == "true"


def test_a_document_names_the_machine_and_every_benchmark():
    text = document({"solvers": FIGURES, "engine": FIGURES[2:]})
    assert text.index("- processor: ") < text.index("## solvers") < text.index("## engine")
    for fact in ("date", "Python", "numpy", "numba", "kociemba"):
        assert f"\n- {fact}: " in text
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == 2 + len(FIGURES) + 2 + 2
    assert {row.count("|") for row in rows[:6]} == {8}
    assert {row.count("|") for row in rows[6:]} == {6}


def test_a_core_is_as_slow_as_the_peer_on_it():
    assert Peer(2 * REFERENCE_MS, 20.8).slowness == 2.0


@pytest.mark.parametrize(("alg", "moves"), [(proofs.OF_17_MOVES, 17), (proofs.OF_18_MOVES, 18)])
def test_the_cubes_for_proofs_are_so_many_moves_away(alg, moves):
    assert Metric.HTM.count(Alg(alg).moves(3), 3) == moves


def test_the_length_within_a_time_is_that_of_a_search_which_has_no_more(monkeypatch):
    asked = []

    class Solver:
        def prepare_size(self, size, control):
            pass

        def solve(self, cube, limits, control):
            asked.append((limits.time_s, limits.metric))
            for count in (90, 80, 80, 70 if limits.time_s > 5 else 75):
                stage = Stage("all", (face_turn(Face.U, 1, 5),) * count)
                best = Solution("big cube", 5, (stage,), Stats(1.0, 0))
                control.checkpoint(Progress("solving", best=best))

    monkeypatch.setattr(big_cubes, "big_cube_solver", Solver)
    case = big_cubes.Case(5, 140, 1, 72, 3, 70, "about 72", states=2)
    figures = big_cubes.measure(ignore, case, 2, Peer(2 * REFERENCE_MS, 20.8))
    assert asked == [(2.0, Metric.OBTM), (6.0, Metric.OBTM), (6.0, Metric.STM)] * 2
    assert [figure.value for figure in figures[:2]] == [75, 70]
    assert "first answer, mean of 2 (90–90" in figures[2].name
    assert ("STM after 3 s" in figures[-1].name, figures[-1].value) == (True, 70)


def test_big_cubes_of_all_sizes_take_no_more_than_an_hour():
    """As searches promise to keep their time: also where a core takes 1.37 times as long."""
    asked = {
        case.size: case.states
        * (sum({case.must_s, case.goal_s}) + (case.stm is not None) * case.goal_s)
        for case in big_cubes.CASES
    }
    assert sorted(asked) == [*range(4, 11), 13, 20, 33, 50, 100]
    assert 1.37 * sum(asked.values()) <= 3600


@pytest.mark.slow
def test_big_cubes_are_measured_beside_what_is_promised():
    case = big_cubes.Case(4, 90, 0.5, 60, 1, 60, "44.57", states=2)
    figures = big_cubes.measure(ignore, case, 2, None)
    names = [figure.name for figure in figures]
    assert len(set(names)) == len(names) == 6
    assert all(figure.is_met for figure in figures[:2])


@every("name", BENCHMARKS)
def test_every_benchmark_can_be_asked_for_what_takes_long(name):
    module = import_module(f"cubeapp.benchmarks.{name}")
    assert signature(module.run).bind(ignore, True)


def test_fewest_moves_are_measured_on_a_hundred_cubes_if_it_may_take_long(monkeypatch):
    asked, minutes = Counter(), []

    class Solver:
        def __init__(self, name):
            self.name = name

        def prepare(self, control):
            pass

        def solve(self, cube, limits, control):
            asked[self.name, limits.time_s] += 1
            moves = (face_turn(Face.U, 1, 3),) * (20 if self.name == "fmc" else 18)
            return Solution(self.name, 3, (Stage("all", moves),), Stats(1.0, 0))

    monkeypatch.setattr(fewest_moves, "solver", Solver)
    monkeypatch.setattr(fewest_moves, "build_block", list)
    monkeypatch.setattr(fewest_moves, "measure_slowness", lambda report: (1.5, []))
    figures = run_benchmark("fewest_moves", minutes.append, is_long=True)
    assert set(asked.values()) == {100}
    times = sorted(time_s for name, time_s in asked if name == "fmc")
    assert times == pytest.approx([0.075, 1.5, 15.0])
    assert sum(time_s for _, time_s in asked) * 100 <= 1850
    assert minutes[-1].endswith("100 cubes, 25.0 min in all")
    promised = [figure for figure in figures[1:] if figure.target is not None]
    assert [(figure.value, figure.target) for figure in promised] == [
        *((20, 20.7), (2, fewest_moves.BEHIND), (20, 19.6)),
    ]


def test_the_methods_by_hand_are_measured(monkeypatch):
    monkeypatch.setattr(methods, "CUBES", 2)
    monkeypatch.setattr(methods, "MEASURED", methods.MEASURED[:1])
    monkeypatch.setattr(methods, "CHAIN_CUBES", 2)
    monkeypatch.setattr(methods, "CHAINS", (("petrus", Style.PLAIN, 55.0),))
    monkeypatch.setattr(methods, "BIG_CUBES", 1)
    monkeypatch.setattr(methods, "BIG_SIZES", (4,))
    monkeypatch.setattr(methods, "measure_peer", lambda cubes: Peer(2 * REFERENCE_MS, 20.8))
    figures = {figure.name: figure for figure in run_benchmark("methods", ignore)}
    assert figures["cfop, short: mean length"].target == 42
    assert figures["cfop, short: greatest length of 2"].is_met
    assert figures["cfop, short: time"].target == 2 * methods.MEAN_MS
    assert figures["petrus, plain: mean length"].target == 55
    assert figures["reduction, 4×4×4: time"].target == 2 * methods.BIG_S


def test_the_scramblers_are_measured_and_every_promise_is_named_once(monkeypatch):
    monkeypatch.setattr(scramblers, "TIMED", ((Recipe("random-moves", 3), 10, 1.0),))
    monkeypatch.setattr(scramblers, "SCORED_SIZES", (3,))
    monkeypatch.setattr(scramblers, "MEAN_SIZES", range(2, 4))
    monkeypatch.setattr(scramblers, "MEAN_OF", 20)
    monkeypatch.setattr(scramblers, "SEARCHES", (("1,2,3,4,5,6", 1.0),))
    monkeypatch.setattr(scramblers, "ESTIMATES", ())
    monkeypatch.setattr(scramblers, "measure_peer", lambda cubes: Peer(2 * REFERENCE_MS, 20.8))
    figures = {figure.name: figure for figure in run_benchmark("scramblers", ignore)}
    assert len(figures) == 1 + 1 + 1 + 2 * 3 + 2
    assert figures["cubes that obey the rules 1,2,3,4,5,6"].value == 48
    assert figures["perfect search, rules 1,2,3,4,5,6"].target == 2.0


@pytest.mark.slow
def test_slips_are_simulated_beside_what_is_promised(monkeypatch):
    monkeypatch.setattr(lost, "TRAILS", 2)
    monkeypatch.setattr(lost, "DOUBLE_TRAILS", 1)
    monkeypatch.setattr(lost, "DOUBLE_SLIPS", 3)
    monkeypatch.setattr(lost, "LESSONS", 1)
    monkeypatch.setattr(lost, "OTHER_SIZES", ((2, 1, 3),))
    monkeypatch.setattr(lost, "measure_slowness", lambda report: (2.0, []))
    figures = run_benchmark("lost", ignore)
    assert len({figure.name for figure in figures}) == len(figures)
    named = [figure for figure in figures if figure.name.endswith("right cube named")]
    assert all(figure.value == 100 for figure in named if figure.target is not None)
    times = [figure for figure in figures if figure.name.endswith("to the first question")]
    assert [figure.target for figure in times] == [200, 3, 600]


@pytest.mark.parametrize("used", [0.0, 1.0])
def test_files_whose_work_is_not_to_be_told_from_the_start_give_no_figure_of_it(
    cubes, monkeypatch, used
):
    monkeypatch.setattr(command_line, "run_program", lambda *_, **__: ProcessTime(1.0, used))
    said = []
    figures = command_line.measure(said.append, cubes, Peer(15.0, 20.8))
    assert not {"ms CPU", "×"} & {figure.unit for figure in figures}
    assert any("too small" in line for line in said)


def test_a_program_that_fails_while_it_is_measured_is_told_by_its_last_words():
    with pytest.raises(CubeError, match=r"measured failed: .*nothing\.txt"):
        run_program(["solve", "--file", "nothing.txt"])


@pytest.mark.skipif(sys.platform == "win32", reason="the system does not tell")
def test_the_memory_of_a_process_does_not_count_that_of_the_one_that_started_it():
    held = np.ones(10_000_000)
    printed = run_python(
        ["-c", "from cubeapp.benchmarks.long_answer import most_memory_mb as m; print(m())"]
    )
    assert 0 < float(printed) < held.nbytes / 1e6


@pytest.mark.slow
def test_the_solvers_are_measured_beside_the_peer(cubes, monkeypatch):
    monkeypatch.setattr(near_optimal, "TIMED", ((0.01, 3, 19.3),))
    monkeypatch.setattr(full_table, "CUBES", 20)
    monkeypatch.setattr(full_table, "LISTED", 2)
    monkeypatch.setattr(command_line, "STARTS", 1)
    peer = Peer(15.0, 20.8)
    figures = [
        *near_optimal.measure(ignore, cubes, peer),
        *command_line.measure(ignore, cubes, peer),
        *full_table.measure(ignore, peer.slowness),
    ]
    names = [figure.name for figure in figures]
    assert len(set(names)) == len(names)
    beside = [figure for figure in figures if figure.peer is not None]
    assert {figure.peer for figure in beside} == {15.0, 20.8}
    assert all(figure.value > 0 for figure in figures)


def test_python_keeps_the_bytecode_of_what_is_measured(monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert run_python(["-c", "import sys; print(sys.dont_write_bytecode)"]) == "False\n"
