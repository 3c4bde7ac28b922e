"""What the deterministic searches find, for `test_golden` to compare with what they found before.

After a change that is meant to find something else, ``python -m tests.engine.golden NAME…``
writes these down anew, without names all of them.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path

from tests import own_folders

own_folders.use()

import numpy as np  # noqa: E402

from cubeapp.engine.coordinates.pruning import packed_rests  # noqa: E402
from cubeapp.engine.coordinates.successors import MoveRules  # noqa: E402
from cubeapp.engine.kernels.folders import tables_folder  # noqa: E402
from cubeapp.engine.kernels.tables import TableStore  # noqa: E402
from cubeapp.engine.model.cube import Cube  # noqa: E402
from cubeapp.engine.model.cubies import Cubies  # noqa: E402
from cubeapp.engine.model.moves import Metric, Move, face_turns  # noqa: E402
from cubeapp.engine.notation.parsing import format_moves  # noqa: E402
from cubeapp.engine.perfect import edges  # noqa: E402
from cubeapp.engine.perfect.estimate import CubeLottery  # noqa: E402
from cubeapp.engine.perfect.rules import parse_rules  # noqa: E402
from cubeapp.engine.perfect.search import face_table_for, flags_for, list_corners  # noqa: E402
from cubeapp.engine.perfect.search import search as search_perfect  # noqa: E402
from cubeapp.engine.scrambles.random_state import random_state  # noqa: E402
from cubeapp.engine.scrambles.scored import scored_moves  # noqa: E402
from cubeapp.engine.solvers.any_size import beam as any_size_beam  # noqa: E402
from cubeapp.engine.solvers.any_size.between import made_even, named_anew, starts_of  # noqa: E402
from cubeapp.engine.solvers.any_size.solver import AnySizeReducer  # noqa: E402
from cubeapp.engine.solvers.any_size.wings import pair_wings  # noqa: E402
from cubeapp.engine.solvers.control import Deadline, Limits, SearchControl  # noqa: E402
from cubeapp.engine.solvers.five import tables as five_by_five_search  # noqa: E402
from cubeapp.engine.solvers.five.solver import FiveByFiveReducer, Round  # noqa: E402
from cubeapp.engine.solvers.four import pairing  # noqa: E402
from cubeapp.engine.solvers.four.coordinates import arranging, finishing  # noqa: E402
from cubeapp.engine.solvers.four.distances import (  # noqa: E402
    product_distances,
    staging_distances,
)
from cubeapp.engine.solvers.four.hunt import Effort, Hunt  # noqa: E402
from cubeapp.engine.solvers.four.pairing_layout import pairing_tables  # noqa: E402
from cubeapp.engine.solvers.four.solver import FourByFourReducer  # noqa: E402
from cubeapp.engine.solvers.four.tables import load_distances  # noqa: E402
from cubeapp.engine.solvers.optimal import fill as optimal_fill  # noqa: E402
from cubeapp.engine.solvers.optimal import kernel as optimal_kernel  # noqa: E402
from cubeapp.engine.solvers.optimal.layout import SMALL, shape_of  # noqa: E402
from cubeapp.engine.solvers.optimal.tables import load_arena  # noqa: E402
from cubeapp.engine.solvers.thick.beam import Beam, Start  # noqa: E402
from cubeapp.engine.solvers.thick.inner import Settling  # noqa: E402
from cubeapp.engine.solvers.two_by_two import kernel as two_by_two_search  # noqa: E402
from cubeapp.engine.solvers.two_by_two.solver import TwoByTwoSolver  # noqa: E402
from cubeapp.engine.solvers.two_phase import tables as two_phase_search  # noqa: E402
from cubeapp.engine.solvers.two_phase.solver import TwoPhaseSolver  # noqa: E402

FILE = Path(__file__).with_suffix(".json")
LONGEST = 200
"""A longer text is kept as a digest of it."""

FIVE = Round((1, 20, 10, 30, 100), (2, 10, 10, 20, 50), (10, 20, 20, 50, 200), (3000,) * 5, 50, 0)
"""A search of a 5×5×5 that is over soon."""


def cubes(size: int, count: int) -> Iterator[Cube]:
    """Yield random states, the same ones every time."""
    return (random_state(size, np.random.default_rng([17, size, n])) for n in range(count))


def written(moves: Iterable[Move], size: int) -> str:
    """Return moves as text."""
    return format_moves(tuple(moves), size)


def digest(data: bytes) -> str:
    """Return a checksum of some bytes."""
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def store() -> TableStore:
    """Return the tables that are there."""
    return TableStore(tables_folder())


def two_by_two() -> Iterator[str]:
    for metric in (Metric.HTM, Metric.QTM):
        for cube in cubes(2, 5):
            yield written(TwoByTwoSolver().solve(cube, Limits(metric=metric), quiet()).moves, 2)


def two_phase() -> Iterator[str]:
    solver = TwoPhaseSolver()
    for metric in (Metric.HTM, Metric.QTM):
        for cube in cubes(3, 8):
            yield written(solver.solve(cube, Limits(metric=metric), quiet()).moves, 3)


def optimal() -> Iterator[str]:
    """The nodes of proofs on one core, and what these end with."""
    for metric, length in ((Metric.HTM, 11), (Metric.QTM, 13)):
        arena = load_arena(shape_of(SMALL.name, metric), store(), quiet())
        rng = np.random.default_rng(17)
        for _ in range(4):
            turns = rng.choice(range(0, 18, 2) if metric is Metric.QTM else 18, length)
            cube = Cube.solved(3).apply_all(face_turns(3)[turn] for turn in turns)
            flag = np.zeros(1, dtype=np.int64)
            work = optimal_kernel.Work(Cubies.of(cube), MoveRules(), flag, flag)
            depth = 0
            while work.search(arena, (), depth) != optimal_kernel.FOUND:
                depth += 1
            yield f"{work.nodes} {work.found(depth)}"


def four_by_four() -> Iterator[str]:
    reducer = FourByFourReducer()
    for cube in cubes(4, 2):
        for single in (True, False):
            yield written(reducer.first_reduction(cube, quiet(), single).moves, 4)
    hunt = Hunt(next(cubes(4, 1)), load_distances(store(), quiet()), quiet())
    for _axis, parts in hunt.ways(Effort(3000, 300, 50, 4, 1)):
        yield written((move for part in parts for move in part), 4)


def five_by_five() -> Iterator[str]:
    reducer, never = FiveByFiveReducer(), Deadline(None)
    for thick in (False, True):
        (cube,) = cubes(5, 1)
        for found in islice(reducer.searched(cube, FIVE, never, never, quiet(), thick=thick), 3):
            yield written(found.moves, 5)


def any_size(size: int) -> Iterator[str]:
    """The quick answers."""
    (cube,) = cubes(size, 1)
    for found in AnySizeReducer().reductions(cube, Deadline(0), quiet()):
        yield written(found.moves, size)


def any_size_wide() -> Iterator[str]:
    """A wider search of each stage."""
    for size in (6, 7):
        (cube,) = cubes(size, 1)
        plans = starts_of(cube.facelets, size)[:1]
        for stage in ("U/D", "F/B", "split", "wings", "ring"):
            if stage == "wings":
                plans = pair_wings(plans, 5, quiet())[:1]
            else:
                beam = any_size_beam.Beam(stage, size, any_size_beam.Breadth(4, 4, 0.75), quiet())
                plans = beam.run(named_anew(plans, stage, size))[:1]
            if stage == "U/D":
                plans = [made_even(plan, size) for plan in plans]
            yield f"{plans[0].cost} {digest(plans[0].turns.tobytes())}"


def fake_five(size: int) -> Iterator[str]:
    (cube,), (small,) = cubes(size, 1), cubes(size - 2, 1)
    never = Deadline(None)
    if size % 2:
        way = next(FiveByFiveReducer().searched(small, FIVE, never, never, quiet()))
    else:
        way = FourByFourReducer().first_reduction(small, quiet())
    settling = Settling(cube, [stage.moves for stage in way.stages], quiet())
    settled = settling.run(5, np.random.default_rng(17), never)
    yield f"{settled.cost} {settled.value} {digest(settled.state.tobytes())}"
    start = Start(settled.state, settled.cost)
    for found in Beam(size, 2, quiet()).run([start], 3, never):
        yield f"{found.cost} {written(found.moves, size)}"


def perfect() -> Iterator[str]:
    found = search_perfect(parse_rules("1,2,3,4,5"))
    yield f"{found.nodes} {found.by_patterns} {found.classes_by_patterns}"
    for cube in found.representatives(0, 5):
        yield digest(cube.facelets.tobytes())


def perfect_corners() -> Iterator[str]:
    """What goes with some of the corners, the edges tried for each among it, rule by rule."""
    for text, step in (
        ("2,4,5,6", 500),
        ("3,4,no-home", 40),
        ("1,2,3,4,6,colour-sets", 20),
        ("1,2,4,5,6,no-home,colour-sets,colour-sets-all", 10),
    ):
        rules, control = parse_rules(text), quiet()
        corners = list_corners(rules, control)
        codes, alike = corners.codes[::step].copy(), corners.alike[::step].copy()
        tallies = np.zeros((len(codes), edges.TALLIES), dtype=np.int64)
        table, work = face_table_for(rules), edges.new_work(flags_for(rules))
        edges.search_many(table, work, codes, alike, tallies, control.signals)
        yield f"{len(corners.codes)} {tallies.sum(axis=0).tolist()} {digest(tallies.tobytes())}"


def perfect_drawn() -> Iterator[str]:
    """An estimate and cubes drawn by chance."""
    rules, rng = parse_rules("4,5,no-home"), np.random.default_rng(17)
    lottery = CubeLottery(rules)
    about = lottery.estimate(20_000, quiet())
    yield f"{about.count:.9g} {about.error:.9g}"
    for _ in range(5):
        yield digest(lottery.draw(rng).facelets.tobytes())


def perfect_wider() -> Iterator[str]:
    """A search that finds millions of cubes, and some of these by number."""
    found = search_perfect(parse_rules("1,2,3,4,no-home"))
    yield f"{found.nodes} {found.by_patterns} {found.classes_by_patterns}"
    numbered = [found.cube(found.count * part // 5) for part in range(5)]
    for cube in (*numbered, *found.representatives(found.classes // 2, 5)):
        yield digest(cube.facelets.tobytes())


def scored() -> Iterator[str]:
    for size in (3, 4, 7):
        yield written(scored_moves(size, np.random.default_rng(17)), size)


def two_by_two_table() -> Iterator[str]:
    yield digest(two_by_two_search.build_table().tobytes())


def two_phase_tables() -> Iterator[str]:
    for metric in (Metric.HTM, Metric.QTM):
        yield digest(two_phase_search.build_block(metric).tobytes())


def four_by_four_tables() -> Iterator[str]:
    for table in (
        staging_distances(),
        product_distances(arranging()),
        product_distances(finishing()),
    ):
        yield digest(table.tobytes())


def pairing_table() -> Iterator[str]:
    table, counts = pairing.distances(pairing_tables(), quiet())
    yield str(counts)
    yield digest(packed_rests(table).tobytes())


def five_by_five_tables() -> Iterator[str]:
    yield digest(five_by_five_search.build_block(quiet()).tobytes())


def optimal_tables() -> Iterator[str]:
    yield digest(optimal_fill.build_corner_table(Metric.HTM, quiet()).tobytes())
    yield digest(optimal_fill.build_main_table(SMALL, quiet())[0].tobytes())


def quiet() -> SearchControl:
    """Return a control that nobody looks at."""
    return SearchControl()


QUICK: dict[str, Callable[[], Iterator[str]]] = {
    "2×2×2": two_by_two,
    "two-phase": two_phase,
    "optimal": optimal,
    "4×4×4": four_by_four,
    "any size, 5×5×5": lambda: any_size(5),
    "any size, 6×6×6": lambda: any_size(6),
    "any size, 7×7×7": lambda: any_size(7),
    "any size, 11×11×11": lambda: any_size(11),
    "perfect": perfect,
    "perfect, drawn": perfect_drawn,
    "scored": scored,
    "2×2×2 table": two_by_two_table,
    "4×4×4 tables": four_by_four_tables,
}
SLOW: dict[str, Callable[[], Iterator[str]]] = {
    "5×5×5": five_by_five,
    "fake five, 6×6×6": lambda: fake_five(6),
    "fake five, 7×7×7": lambda: fake_five(7),
    "any size, wider": any_size_wide,
    "perfect, some corners": perfect_corners,
    "perfect, wider": perfect_wider,
    "two-phase tables": two_phase_tables,
    "pairing table": pairing_table,
    "5×5×5 tables": five_by_five_tables,
    "optimal tables": optimal_tables,
}


def found(name: str) -> list[str]:
    """Do one of the searches and return what it finds, long texts as digests."""
    return [
        text if len(text) <= LONGEST else f"{len(text)} letters {digest(text.encode())}"
        for text in {**QUICK, **SLOW}[name]()
    ]


def kept() -> dict[str, list[str]]:
    """Return what all of them found before."""
    results: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return results


if __name__ == "__main__":
    results = kept() if FILE.exists() else {}
    results |= {name: found(name) for name in sys.argv[1:] or [*QUICK, *SLOW]}
    text = json.dumps(results, ensure_ascii=False, indent=1)
    FILE.write_text(text + "\n", encoding="utf-8")
