"""Methods tried on many cubes."""

from collections import Counter
from statistics import mean, stdev

import pytest

from cubeapp.engine.data_files import read_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.scrambles.random_state import seeded_states
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.chains.method_files import chain_methods, read_method
from cubeapp.engine.solvers.chains.solver import ChainSolver
from cubeapp.engine.solvers.chains.trial import Trial, try_on
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.goals import strategies
from cubeapp.engine.solvers.goals.search import prepared
from cubeapp.engine.solvers.goals.seeds import seeds_of
from tests.engine.solvers.chains.two_faces import TWO_FACES

COUNT, SEED = 12, 4
THREE_STEPS = """\
[method]
id = "three-steps"
title = "Three steps"
about = "Cubes that two faces solve."
bottoms = ["yellow"]

[[step]]
name = "square"
reach = "home=DFR,FR,DR turns=U,R"
ways = 1
goal = "A square."
do = "{moves}."

[[step]]
name = "block"
reach = "home=DFR,DRB,FR,BR,DR turns=U,R"
ways = 1
goal = "A block."
do = "{moves}."

[[step]]
name = "all"
reach = "home=* centres=home turns=U,R"
ways = 1
goal = "All."
do = "{moves}."
"""
ROOM = 80_000
"""Bytes: enough for the tables of each step, not for those of all."""


def tried(name, style=Style.PLAIN, cubes=None):
    method = chain_methods().by_id[name]
    trial = Trial(method, style)
    cubes = list(seeded_states(3, SEED, COUNT)) if cubes is None else cubes
    for one in try_on(method, style, cubes, SearchControl()):
        trial.add(one)
    return trial


@pytest.fixture(scope="module")
def petrus():
    return tried("petrus")


def turns(alg):
    """The face turns of an alg, counted in its text: a turn of the whole cube is none."""
    words = [word.strip("2'") for word in alg.split()]
    return sum({"M": 2, "E": 2, "S": 2, "x": 0, "y": 0, "z": 0}.get(word, 1) for word in words)


def text_of(stage):
    return format_moves(stage.moves, 3)


def test_the_figures_are_those_of_the_solutions_one_by_one(petrus):
    method = chain_methods().by_id["petrus"]
    solver = ChainSolver(method, Style.PLAIN)
    solutions = [
        solver.solve(cube, Limits(), SearchControl()) for cube in seeded_states(3, SEED, COUNT)
    ]
    lengths = [turns(str(solution)) for solution in solutions]
    together = solver.solve_many(list(seeded_states(3, SEED, COUNT)), Limits(), SearchControl())
    assert [answer.stages for answer in together] == [answer.stages for answer in solutions]
    assert petrus.number == petrus.whole.number == COUNT
    assert petrus.whole.counts == Counter(lengths)
    assert petrus.whole.mean == pytest.approx(mean(lengths))
    assert petrus.whole.deviation == pytest.approx(stdev(lengths))
    assert (petrus.whole.least, petrus.whole.most) == (min(lengths), max(lengths))
    for step in petrus.steps:
        stages = [each for solution in solutions for each in solution.stages]
        own = [stage for stage in stages if stage.name == step.name]
        assert step.lengths.counts == Counter(turns(text_of(stage)) for stage in own)
        cases = Counter(told.case for stage in own for told in stage.steps if told.case)
        assert step.cases == cases
    assert petrus.steps[-2].cases.total() > COUNT // 2


def test_the_same_seed_gives_the_same_figures(petrus):
    again = tried("petrus")
    assert again.whole.counts == petrus.whole.counts
    assert [step.cases for step in again.steps] == [step.cases for step in petrus.steps]
    fewer = list(seeded_states(3, SEED, COUNT - 2))
    assert fewer == list(seeded_states(3, SEED, COUNT))[:-2]


def test_cubes_without_a_solution_are_named():
    method = read_method(read_table("two.toml", TWO_FACES))
    trial = Trial(method, Style.SHORT)
    cubes = [Cube.from_alg("R U R' U R U2 R'"), Cube.from_alg("R U F"), Cube.solved(3)]
    for one in try_on(method, Style.SHORT, cubes, SearchControl()):
        trial.add(one)
    assert (trial.number, trial.whole.number) == (3, 2)
    assert trial.whole.counts == {7: 1, 0: 1}
    assert trial.failed[0].cube == cubes[1]
    [(fault, count)] = trial.faults.items()
    assert count == 1
    assert "'all'" in fault


def test_tables_without_room_for_all_are_built_once_for_many_cubes(monkeypatch):
    monkeypatch.setattr(strategies, "MOST_BYTES", ROOM)
    algs = ("R U R' U R U2 R'", "U R U' R'", "R U F", "R U2 R' U'", "", "R2 U R2")
    cubes, said = [Cube.from_alg(alg) for alg in algs], []

    def tried_on(some, name):
        """Solve some cubes with ways that are not remembered from before."""
        said.append(0)
        text = THREE_STEPS.replace("{moves}.", f"{{moves}}: {name}.")
        method = read_method(read_table("three.toml", text))
        return list(try_on(method, Style.SHORT, some, control))

    def report(progress):
        said[-1] += "building" in str(progress.activity)

    control = SearchControl(report)
    several = tried_on(cubes, "together")
    alone = [one for cube in cubes for one in tried_on([cube], f"alone, {cube}")]
    assert several == alone
    assert [one.fault != "" for one in several] == [alg == "R U F" for alg in algs]
    assert 0 < said[0] < 2 * max(said[1:])


def test_room_is_asked_for_the_very_tables_of_the_steps(monkeypatch):
    solver = ChainSolver(read_method(read_table("three.toml", THREE_STEPS)), Style.SHORT)
    solver.prepare(SearchControl())
    # As if many other tasks had come up since.
    prepared.cache_clear()
    seeds_of.cache_clear()
    monkeypatch.delattr(strategies, "plans_for")
    assert solver.has_room(SearchControl())


def test_cubes_solved_abreast_are_told_of_step_by_step(monkeypatch):
    monkeypatch.setattr(strategies, "MOST_BYTES", ROOM)
    cubes = [Cube.from_alg(alg) for alg in ("R U R' U R U2 R'", "U R U' R'", "R U F", "R2 U R2")]
    method, told = read_method(read_table("three.toml", THREE_STEPS)), []
    for number, _ in enumerate(try_on(method, Style.PLAIN, cubes, SearchControl(), told.append)):
        # The first is yielded when all are done, and from then on none is under way.
        assert told[-1] == 0
        assert number > 0 or told[-2] == len(cubes)
    under_way = told[:-1]
    assert under_way == sorted(under_way)
    solved = len(cubes) - 1
    assert len(set(under_way)) >= solved * len(method.steps_of(Style.PLAIN))


def test_a_trial_can_be_stopped():
    control = SearchControl()
    cubes = try_on(chain_methods().by_id["petrus"], Style.PLAIN, seeded_states(3, 1, 9), control)
    next(cubes)
    control.cancel()
    with pytest.raises(SearchCancelled):
        next(cubes)
