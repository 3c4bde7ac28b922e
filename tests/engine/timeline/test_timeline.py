import numpy as np
import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import face_turns, layer_turns
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.replay import SPACING
from cubeapp.engine.solvers.solution import Solution, Stage, Stats
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from tests.every import every


def random_moves(size, count, seed=1):
    turns = layer_turns(size)
    return tuple(turns[i] for i in np.random.default_rng(seed).integers(len(turns), size=count))


@every("index", [0, 1, 63, 64, 65, 128, 199, 200])
def test_the_cube_at_an_index_is_the_start_after_that_many_moves(index):
    moves = random_moves(4, 200)
    start = Cube.solved(4).apply_all(random_moves(4, 5, seed=2))
    assert Timeline(start, moves).cube_at(index) == start.apply_all(moves[:index])


def test_indices_outside_the_timeline_are_refused():
    timeline = Timeline(Cube.solved(3), random_moves(3, 4))
    for index in (-1, 5):
        with pytest.raises(IndexError):
            timeline.cube_at(index)


@every("index", [0, 1, 64, 100, 150])
def test_splicing_keeps_the_past_and_replaces_the_future(index):
    moves, others = random_moves(3, 150), random_moves(3, 70, seed=3)
    timeline = Timeline(Cube.solved(3), moves)
    timeline.cube_at(150)
    spliced = timeline.spliced(index, others)
    assert spliced.moves == moves[:index] + others
    for at in (index, index + 1, index + SPACING, len(spliced)):
        assert spliced.cube_at(at) == Cube.solved(3).apply_all(spliced.moves[:at])
    assert timeline.moves == moves


def test_a_solution_becomes_sections_that_cover_its_moves():
    first, second = random_moves(3, 4), random_moves(3, 7, seed=4)
    stages = (Stage("cross", first, "why"), Stage("none", ()), Stage("rest", second))
    solution = Solution("test", 3, stages, Stats(0.0, 0))
    timeline = Timeline.of_solution(Cube.solved(3), solution)
    assert timeline.moves == first + second
    assert timeline.sections == (
        Section("cross", 0, 4, "why"),
        Section("none", 4, 4),
        Section("rest", 4, 11),
    )


def test_the_steps_of_a_stage_become_the_parts_of_its_section():
    first, second, third = (random_moves(3, count, seed=count) for count in (2, 3, 4))
    steps = (Step("one", first, "This."), Step("two", second, "Then that."))
    stages = (Stage("rest", third), Stage.of_steps("cross", "Why.", steps))
    solution = Solution("test", 3, stages, Stats(0.0, 0))
    timeline = Timeline.of_solution(Cube.solved(3), solution)
    assert timeline.sections[1] == Section(
        "cross",
        4,
        9,
        "Why.",
        (
            Section("one", 4, 6, "This.", step=steps[0]),
            Section("two", 6, 9, "Then that.", step=steps[1]),
        ),
    )
    assert timeline.spliced(7, ()).sections[1].parts[1] == Section(
        "two", 6, 7, "Then that.", step=steps[1]
    )


def test_splicing_cuts_sections_at_the_splice():
    timeline = Timeline(
        Cube.solved(3), face_turns(3), sections=(Section("a", 0, 6), Section("b", 6, 18))
    )
    assert timeline.spliced(8, ()).sections == (Section("a", 0, 6), Section("b", 6, 8))
    assert timeline.spliced(6, ()).sections == (Section("a", 0, 6),)


def test_splicing_keeps_the_purpose_and_takes_other_sections():
    timeline = Timeline(Cube.solved(3), random_moves(3, 4), Purpose.SOLUTION)
    sections = (Section("a", 0, 5),)
    spliced = timeline.spliced(2, random_moves(3, 3), sections)
    assert spliced.purpose is Purpose.SOLUTION
    assert spliced.sections == sections
    assert timeline.sections == ()


def test_a_turn_made_in_parts_is_followed_and_later_sections_move_on():
    r2, u, r, d = Alg("R2 U R D").moves(3)
    parts = (Section("first", 0, 1), Section("second", 1, 2))
    sections = (Section("both", 0, 2, parts=parts), Section("last", 2, 3))
    timeline = Timeline(Cube.solved(3), (r2, u, d), Purpose.SOLUTION, sections)
    half = timeline.followed(0, r)
    assert half.moves == (r, r, u, d)
    assert half.sections == (
        Section("both", 0, 3, parts=(Section("first", 0, 2), Section("second", 2, 3))),
        Section("last", 3, 4),
    )
    assert half.cube_at(4) == timeline.cube_at(3)
    assert (half.purpose, half.written) == (timeline.purpose, timeline.moves)
    assert half.followed(1, r) is half


def test_a_turn_that_leads_elsewhere_follows_no_timeline():
    r, u = Alg("R U").moves(3)
    timeline = Timeline(Cube.solved(3), (r,), Purpose.SOLUTION)
    assert timeline.followed(0, u) is None
    assert timeline.followed(1, r) is None


def test_moves_that_lead_back_onto_a_timeline_keep_the_sections_they_go_through():
    parts = (Section("last step", 4, 6),)
    sections = (Section("one", 0, 2), Section("two", 2, 4), Section("three", 4, 6, parts=parts))
    whole = Alg("R U F D L B").moves(3)
    old = Timeline(Cube.solved(3), whole, Purpose.LESSON, sections, method="cfop")
    moves = Alg("F' D L B").moves(3)
    start = old.cube_at(6).apply_all([move.inverse() for move in reversed(moves)])
    back = old.rejoined(start, moves, "back")
    three = Section("three", 2, 4, parts=(Section("last step", 2, 4),))
    assert back.sections == (Section("back", 0, 2), three)
    assert (back.purpose, back.method) == (Purpose.LESSON, "cfop")
    assert back.cube_at(4) == old.cube_at(6)
    other = old.rejoined(start, Alg("F").moves(3), "elsewhere")
    assert other.sections == (Section("elsewhere", 0, 1),)


def test_what_is_joined_lists_no_section_twice_that_is_done_already():
    cube = Cube.solved(3)
    moves = Alg("R U F").moves(3)
    old = Timeline(
        cube,
        moves,
        Purpose.LESSON,
        (Section("cross", 0, 0), Section("corners", 0, 1), Section("edges", 1, 3)),
    )
    new = Timeline(
        old.cube_at(2),
        moves,
        Purpose.LESSON,
        (
            Section("cross", 0, 0),
            Section("corners", 0, 0),
            Section("edges", 0, 2),
            Section("top", 2, 3),
        ),
    )
    joined = old.joined(2, new)
    assert joined.moves == (*moves[:2], *moves)
    assert [(each.name, each.start, each.end) for each in joined.sections] == [
        ("cross", 0, 0),
        ("corners", 0, 1),
        ("edges", 1, 4),
        ("top", 4, 5),
    ]
