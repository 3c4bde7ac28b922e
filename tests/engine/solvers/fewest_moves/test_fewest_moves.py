import threading
from collections import Counter

import numpy as np
import pytest

from cubeapp.engine.kernels.folders import tables_folder
from cubeapp.engine.kernels.tables import TableStore
from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies
from cubeapp.engine.model.errors import SearchCancelled, UnsupportedCubeError
from cubeapp.engine.model.moves import Metric, face_turns, inverse, merged_turns
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_sets import parse_turns
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.fewest_moves import kernel, layout
from cubeapp.engine.solvers.fewest_moves.answers import _parts, row_of, written
from cubeapp.engine.solvers.fewest_moves.insertions import best_insertion, cycle_words
from cubeapp.engine.solvers.fewest_moves.solver import FewestMovesSolver, _Search
from cubeapp.engine.solvers.fewest_moves.tables import SPEC, build_block, first_words
from cubeapp.engine.solvers.fewest_moves.written import (
    Part,
    inserted,
    joined,
    moves_of,
    totals,
)
from cubeapp.engine.solvers.goals.space import arrangement_of
from cubeapp.engine.solvers.solution import LimitReached
from tests.every import every

SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"
SCRAMBLE = "R' U' F D2 L2 F R2 U2 R2 B D2 L B2 D' B2 L' R' B D2 B U2 L U2 R' U' F"
FEW = 200_000
"""Positions that are looked at in some hundredths of a second."""


@pytest.fixture(scope="module")
def solver():
    return FewestMovesSolver(nodes=FEW)


def solve(solver, cube, limits=None, control=None):
    return solver.solve(cube, limits or Limits(), control or SearchControl())


def after(text):
    return Cube.solved(3).apply_all(Alg(text).moves(3))


# A cube of its own: stickers in space, turned by matrices.

FACES = {
    "U": (0, 1, 0),
    "D": (0, -1, 0),
    "R": (1, 0, 0),
    "L": (-1, 0, 0),
    "F": (0, 0, 1),
    "B": (0, 0, -1),
}


def turned(point, axis):
    """A point a quarter turn clockwise, seen from the end of ``axis``."""
    p, n = np.array(point), np.array(axis)
    return tuple((n * (n @ p) - np.cross(n, p)).tolist())


PLACES = [(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1)]
STICKERS = [(p, n) for p in PLACES for n in FACES.values() if np.dot(p, n) == 1]
TURNED = {
    face: {
        (p, n): (turned(p, axis), turned(n, axis)) if np.dot(p, axis) == 1 else (p, n)
        for p, n in STICKERS
    }
    for face, axis in FACES.items()
}
"""Where a clockwise quarter turn of each face takes each sticker, by its place and side."""


def is_solved_in_space(alg):
    now = {sticker: sticker for sticker in STICKERS}
    for turn in alg.split():
        for _ in range({"": 1, "2": 2, "'": 3}[turn[1:]]):
            now = {was: TURNED[turn[0]][at] for was, at in now.items()}
    return all(was == at for was, at in now.items())


def undone(alg):
    return format_moves(inverse(Alg(alg).moves(3)), 3).replace("2'", "2")


def sides_of(answer):
    """The turns on the cube and those on its inverse, from the lines."""
    both = [" ".join(bare(line) for line in answer.lines if line.on_inverse == x) for x in (0, 1)]
    return [" ".join(alg.split()) for alg in both]


def uninserted(solver, rng, count):
    """Random cubes, and answers without an insertion."""
    for _ in range(count):
        cube = random_state(3, rng)
        answer = solve(solver, cube)
        assert answer.solves(cube)
        if all(line.mark is None for line in answer.lines):
            yield cube, answer


def bare(line):
    """A line's turns without their brackets."""
    return line.alg.strip("()")


def quarters_of(lines):
    """The faces that some lines turn by quarters."""
    return {turn[0] for line in lines for turn in bare(line).split() if turn[1:] != "2"}


def test_the_tables_have_as_many_positions_at_each_distance_as_there_are():
    block = TableStore(tables_folder()).get(SPEC, build_block)

    def counts(name):
        part = block[layout.PARTS.offsets[name] :][: layout.PARTS[name]]
        return np.bincount(part[part < 255]).tolist()

    assert counts("EO_FAR") == [1, 2, 25, 202, 620, 900, 285, 13]
    assert counts("DR_FAR") == [
        *(1, 2, 17, 134, 1065, 8190, 54694, 267576, 560568, 187204, 3114),
    ]
    assert sum(counts("DR_FAR")) == 2187 * 495
    assert counts("HTR_FAR") == [
        *(1, 2, 9, 36, 124, 530, 1806, 3732, 5158, 7070, 7218, 3202, 488, 24),
    ]
    assert sum(counts("HTR_FAR")) == 29400
    # The 112 3-cycles of the corners look in 50 ways to what half turns leave alone.
    assert counts("CORNERS_FAR")[0] == 50
    assert sum(counts("CORNERS_FAR")) == 29400
    assert counts("SOLVED_FAR") == [
        *(1, 6, 27, 120, 519, 1932, 6484, 20310, 55034, 113892),
        *(178495, 179196, 89728, 16176, 1488, 144),
    ]
    assert counts("CYCLE_FAR")[0] == 24
    assert sum(counts("CYCLE_FAR")) == 663552


def test_a_random_cube_is_solved_and_its_lines_say_how(solver, rng):
    for cube, answer in uninserted(solver, rng, 8):
        scramble = undone(str(solve(FewestMovesSolver(nodes=1), cube)))
        on_cube, on_inverse = sides_of(answer)
        assert is_solved_in_space(f"{scramble} {answer}")
        assert is_solved_in_space(f"{scramble} {on_cube} {undone(on_inverse)}")
        # As a competitor checks it: the inverse scramble, with the brackets first.
        assert is_solved_in_space(f"{undone(scramble)} {on_inverse} {undone(on_cube)}")
        assert answer.lines[-1].total == len(answer.moves) == answer.length()
        added = [len(line.moves) - line.saved for line in answer.lines]
        assert np.cumsum(added).tolist() == [line.total for line in answer.lines]
        assert len(answer.moves) <= 24


def test_each_stage_leaves_fewer_quarter_turns_to_the_next(solver, rng):
    names = []
    for _, answer in uninserted(solver, rng, 8):
        lines = answer.lines
        names += [line.name for line in lines]
        for index, line in enumerate(lines):
            kind, *axis = line.name.split()
            left = quarters_of(lines[index + 1 :])
            faces = set(axis[0].split("/")) if axis else set()
            if axis[-1:] == ["begun"]:
                rest = lines[index + 1]
                assert line.name == f"{rest.name} begun"
                assert line.on_inverse != rest.on_inverse
                assert len(line.moves) <= len(rest.moves)
            elif kind == "EO":
                assert not left & faces
            elif kind == "DR":
                assert left <= faces
            else:
                assert not left
        assert all(line.sentence for line in lines)
    assert any(name.endswith("begun") for name in names)
    assert {"EO", "DR", "HTR", "finish"} == {name.split()[0] for name in names}


def test_the_stages_are_the_solution_and_tell_their_side(solver):
    answer = solve(solver, after(SCRAMBLE))
    assert all(line.mark is None for line in answer.lines)
    assert [move for stage in answer.stages for move in stage.moves] == list(answer.moves)
    by_name = {str(stage.name): stage for stage in answer.stages}
    for line in answer.lines:
        stage = by_name[f"{line.name}, inverse" if line.on_inverse else str(line.name)]
        assert stage.note == line.sentence
        alg = undone(bare(line)) if line.on_inverse else line.alg
        assert format_moves(stage.moves, 3) == alg
        assert ("inverse scramble" in line.sentence) == line.on_inverse == (line.alg[0] == "(")


def test_what_a_stage_begins_with_could_not_belong_to_the_next_one():
    words = first_words(layout.DR_TURNS, layout.DR_QUARTERS, 2)
    algs = {format_moves(moves_of(word), 3) for word in words}
    assert {"", "R", "L'", "U R", "F2 L", "R L"} <= algs
    assert not {"R U", "R2", "F R", "R2 L", "L R", "R R"} & algs
    assert len(algs) == len(words) == layout.DR_WORDS


def test_nothing_is_written_down_for_a_solved_cube_in_any_hold(solver):
    for turns in rotations(3):
        answer = solve(solver, Cube.solved(3).apply_all(turns))
        assert answer.moves == answer.lines == answer.stages == ()


def test_a_cube_a_turn_or_two_away_takes_no_more_than_those(solver):
    for move in face_turns(3):
        alg = format_moves([move], 3)
        assert str(solve(solver, after(alg))) == undone(alg)
    for text in ("R U", "F B'", "L D2", "R2 F", "U2 D"):
        assert len(solve(solver, after(text)).moves) == 2


@every("text", [SUPERFLIP, "M2 E2 S2", "R L U2 R L U2", f"{SUPERFLIP} M2 E2 S2"])
def test_symmetric_cubes_are_solved_too(solver, text):
    cube = after(text)
    answer = solve(solver, cube)
    assert answer.solves(cube)
    assert len(answer.moves) <= 26


def test_a_cube_may_be_held_in_any_way(solver, rng):
    cube = random_state(3, rng)
    for turns in rotations(3)[::5]:
        held = cube.apply_all(turns)
        assert solve(solver, held).solves(held)


def test_the_same_cube_gets_the_same_answer(solver, rng):
    cube = random_state(3, rng)
    again = FewestMovesSolver(nodes=FEW)
    assert solve(solver, cube).lines == solve(again, cube).lines == solve(solver, cube).lines


def test_more_positions_are_never_worse(solver, rng):
    cube, larger = random_state(3, rng), FewestMovesSolver(nodes=4 * FEW)
    assert len(solve(larger, cube).moves) <= len(solve(solver, cube).moves)


def numbers(text):
    names = [f"{face}{power}" for face in "URFDLB" for power in ("", "2", "'")]
    return tuple(names.index(name) for name in text.split())


@every(
    "parts, row, counts",
    [
        # What is in brackets comes last, undone.
        ([("R U", 0), ("F D", 1), ("L", 0)], "R U L D' F'", [2, 4, 5]),
        # Two turns of a face become one, or none.
        ([("R U", 0), ("U2 R2", 0)], "R U' R2", [2, 3]),
        ([("R U", 0), ("U' R", 0)], "R2", [2, 1]),
        # So do those that meet where both sides join, which is seen at the end.
        ([("R U", 0), ("L U", 1)], "R L'", [2, 2]),
        ([("R U", 0), ("L U2", 1), ("F", 1)], "R U F' U2 L'", [2, 4, 5]),
        # Also with a turn of the opposite face between them.
        ([("U D", 0), ("U2 R", 0)], "U' D R", [2, 3]),
    ],
)
def test_turns_that_meet_become_one_where_parts_join(parts, row, counts):
    parts = [Part(numbers(text), bool(side)) for text, side in parts]
    assert tuple(turn for turn, _ in joined(parts)) == numbers(row)
    assert totals(parts) == counts


def test_inserted_turns_have_a_part_of_their_own_and_meet_those_around_them():
    row = joined([Part(numbers("R U F"), False), Part(numbers("L2"), False)])
    made = inserted(row, 2, numbers("U D'"), 2)
    assert made == tuple(zip(numbers("R U2 D' F L2"), (0, 0, 2, 0, 1), strict=True))


def displaced(cube):
    """How many corners and edges are not where they belong, or not as."""
    now, solved = Cubies.of(cube), Cubies.solved()
    corners = zip(now.cp, now.co, solved.cp, strict=True)
    edges = zip(now.ep, now.eo, solved.ep, strict=True)
    return tuple(
        sum(cubie != home or turned != 0 for cubie, turned, home in some)
        for some in (corners, edges)
    )


def test_words_of_3_cycles_move_three_edges_or_corners_and_nothing_else():
    found = [some[0] for some in cycle_words().values()]
    kinds = Counter(displaced(Cube.solved(3).apply_all(moves_of(word))) for word in found)
    assert kinds == {(0, 3): 168, (3, 0): 528}
    assert Counter(map(len, found)) == {6: 24, 7: 48, 8: 624}
    for alike in list(cycle_words().values())[::20]:
        (cube,) = {Cube.solved(3).apply_all(moves_of(word)) for word in alike}
        assert cube.apply_all(moves_of(alike[0] * 2)).is_solved


@every("cycle", ["R' L F2 R L' U2", "R U R' D R U' R' D'"])
def test_the_best_insertion_solves_what_a_skeleton_leaves(cycle):
    skeleton = numbers("R2 U F' L2 D2 B U' R2 F2")
    scramble = inverse(moves_of((*skeleton[:5], *numbers(cycle), *skeleton[5:])))
    scrambled = Cube.solved(3).apply_all(scramble)
    found = best_insertion(arrangement_of(scrambled), skeleton, 99)
    whole = (*skeleton[: found.place], *found.turns, *skeleton[found.place :])
    assert scrambled.apply_all(moves_of(whole)).is_solved
    assert found.length == len(merged_turns(whole)) <= len(skeleton) + len(numbers(cycle))
    assert found.is_of_corners == ("D'" in cycle)
    assert best_insertion(arrangement_of(scrambled), skeleton, found.length + 1) == found
    assert best_insertion(arrangement_of(scrambled), skeleton, found.length) is None
    assert best_insertion(arrangement_of(after("R U")), skeleton, 99) is None


def answer_of(on_cube, on_inverse):
    """Parts of an answer by their numbers, in the first frame, as the kernel writes them."""
    sides, lengths, paths = [0] * 8, [0] * 8, []
    for part in range(layout.FINISH + 1):
        turns = numbers(on_cube.get(part, "") or on_inverse.get(part, ""))
        sides[part], lengths[part] = int(part in on_inverse), len(turns)
        paths += [*turns, *[0] * (layout.LONGEST - len(turns))]
    return [*sides, *lengths, *paths]


@every(
    "cycle, left, names",
    [
        ("R' L F2 R L' U2", (0, 3), ["HTR", "all but three edges"]),
        ("R U R' D R U' R' D'", (3, 0), ["HTR but three corners", "all but three corners"]),
    ],
)
def test_what_a_skeleton_leaves_is_told_with_what_is_inserted(cycle, left, names):
    skeleton = numbers("F R R D U2 F2 U L'")
    scramble = inverse(moves_of((*skeleton[:3], *numbers(cycle), *skeleton[3:])))
    cube = Cube.solved(3).apply_all(scramble)
    start = arrangement_of(cube)
    parts = {layout.EO: "F R", layout.HTR: "R D", layout.FINISH: "U2 F2"}
    answer = answer_of(parts, {layout.DR: "L U'"})
    row = tuple(turn for turn, _ in row_of(answer))
    lines, stages = written(answer, best_insertion(start, row, 99), start)
    assert [line.name for line in lines[2:]] == [*names, "skeleton", "insertion at [1]"]
    before, behind = lines[-2].alg.split("[1]")
    assert displaced(cube.apply_all(Alg(f"{before} {behind}").moves(3))) == left
    assert cube.apply_all(Alg(f"{before} {lines[-1].alg} {behind}").moves(3)).is_solved
    assert cube.apply_all([move for stage in stages for move in stage.moves]).is_solved
    what = "corners" if left[0] else "edges"
    assert all(f"three {what}" in line.sentence for line in (lines[3], lines[5]))


def test_a_stage_that_leaves_what_is_done_already_is_told_so():
    answer = answer_of({layout.EO: "F2 B2", layout.DR: "R2", layout.FINISH: "U2"}, {})
    lines, _ = written(answer, None, arrangement_of(after("U2 R2 B2 F2")))
    assert [line.alg for line in lines] == ["F2 B2", "R2", "U2"]
    assert all("nothing to do here" in line.sentence for line in lines[:2])


def test_what_is_begun_on_one_side_is_told_with_its_rest_on_the_other():
    cube = after("B L U R2 U2 D' R' L2 F")
    on_cube = {layout.EO: "F' L2", layout.DR: "R", layout.HTR_FIRST: "D"}
    on_inverse = {layout.EO_FIRST: "B", layout.DR_FIRST: "L", layout.HTR: "U R2"}
    answer = answer_of({**on_cube, layout.FINISH: "U2"}, on_inverse)
    lines, stages = written(answer, None, arrangement_of(cube))
    assert [f"{line.alg} // {line.name}" for line in lines] == [
        "(B) // EO F/B begun",
        "F' L2 // EO F/B",
        "(L) // DR U/D begun",
        "R // DR U/D",
        "D // HTR begun",
        "(U R2) // HTR",
        "(U2) // finish",
    ]
    assert all("is begun on this one" in lines[index].sentence for index in (0, 2, 4))
    assert [line.total for line in lines] == [1, 3, 4, 5, 6, 8, 9]
    assert cube.apply_all([move for stage in stages for move in stage.moves]).is_solved


@pytest.mark.slow
def test_an_insertion_is_written_down_with_its_skeleton():
    solver, seen = FewestMovesSolver(nodes=1_000_000), 0
    for index in range(60):
        cube = random_state(3, np.random.default_rng([5, index]))
        *_, skeleton, last = solve(solver, cube).lines
        if skeleton.mark is None:
            continue
        seen += 1
        before, behind = skeleton.alg.split("[1]")
        assert cube.apply_all(Alg(f"{before} {last.alg} {behind}").moves(3)).is_solved
        left = cube.apply_all(Alg(f"{before} {behind}").moves(3))
        assert displaced(left) in ((0, 3), (3, 0))
        assert skeleton.total + len(last.moves) - last.saved == last.total
    assert seen


@every("quarters", ["U D'", "U U", "D U'", "U' D"])
def test_one_turn_on_each_side_is_found_once(solver, quarters):
    first, last = quarters.split()
    cube = after(f"{first} U2 M U2 M' {last}")
    block = FewestMovesSolver()._loading.tables(SearchControl())
    search = _Search(block, cube, arrangement_of(cube), Limits(), SearchControl(), FEW)
    # As if there were an answer, so that skeletons of two turns are wanted.
    search._words[layout.FOUND], search._words[layout.BEST] = 1, 2 + layout.LEAST_INSERTION + 1
    found = []
    for frame in range(layout.FRAMES):
        search._words[layout.FRAME] = frame
        search._show(frame)
        kernel.search(block.ctypes.data, search._work.ctypes.data)
        for index in search._skeletons():
            skeleton = search._kept(layout.SKELETON, index)
            parts = [(part.on_inverse, *part.turns) for part in _parts(skeleton) if part.turns]
            found.append((frame, *sorted(parts[:2]), *parts[2:]))
    assert found
    assert len(found) == len(set(found))


def test_each_answer_that_is_reported_is_shorter(solver):
    cube, lengths = after(SCRAMBLE), []

    def report(progress):
        if progress.best is not None:
            assert progress.best.solves(cube)
            lengths.append(len(progress.best.moves))

    answer = solve(solver, cube, Limits(), SearchControl(report))
    assert lengths == sorted(lengths, reverse=True)
    assert len(answer.moves) <= min(lengths, default=99)


def test_a_search_ends_with_the_first_answer_that_is_short_enough(solver):
    answer = solve(solver, after(SCRAMBLE), Limits(time_s=60.0, target_length=24))
    assert len(answer.moves) <= 24
    assert len(solve(solver, after(SCRAMBLE), Limits(max_length=24)).moves) <= 24


def test_a_limit_beyond_all_answers_is_none(solver):
    for limits in (Limits(max_length=1000), Limits(target_length=1000)):
        assert solve(solver, after(SCRAMBLE), limits).solves(after(SCRAMBLE))


def test_no_longer_answer_is_accepted_than_allowed(solver):
    with pytest.raises(LimitReached, match="no answer of 3 face turns or fewer") as caught:
        solve(solver, after(SCRAMBLE), Limits(max_length=3))
    assert caught.value.best.solves(after(SCRAMBLE))


def test_a_time_limit_is_used_up_and_ends_the_search(solver):
    answer = solve(solver, after(SUPERFLIP), Limits(time_s=0.05))
    assert answer.solves(after(SUPERFLIP))


def test_other_metrics_only_count(solver):
    answer = solve(solver, after("R2 U"), Limits(metric=Metric.QTM))
    assert (answer.metric, answer.length(Metric.QTM)) == (Metric.QTM, 3)


def test_a_cancelled_search_has_its_best_answer_or_none(solver):
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        solve(solver, after(SCRAMBLE), Limits(), control)
    has_some = threading.Event()

    def report(progress):
        if progress.best is not None:
            has_some.set()

    control = SearchControl(report)
    threading.Thread(target=lambda: (has_some.wait(), control.cancel())).start()
    answer = solve(solver, after(SUPERFLIP), Limits(time_s=600.0), control)
    assert answer.solves(after(SUPERFLIP))


def test_what_cannot_be_solved_is_refused(solver):
    with pytest.raises(UnsupportedCubeError, match="3×3×3 only"):
        solve(solver, Cube.solved(2))
    with pytest.raises(UnsupportedCubeError, match="all faces"):
        solve(solver, after("R U"), Limits(turns=parse_turns("U R", 3)))
    faces = Cube.solved(3).faces.copy()
    faces[0, 2, 1], faces[2, 0, 1] = faces[2, 0, 1], faces[0, 2, 1]
    with pytest.raises(InvalidCubeError):
        solve(solver, Cube.from_faces(faces))


@pytest.mark.slow
def test_a_million_positions_are_enough_for_20_turns_in_the_mean(rng):
    solver = FewestMovesSolver(nodes=1_000_000)
    cubes = [random_state(3, rng) for _ in range(60)]
    assert np.mean([len(solve(solver, cube).moves) for cube in cubes]) <= 20.0
