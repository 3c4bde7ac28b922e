"""The first lessons: clicking pieces and homes, and making turns that are named."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns, inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.lessons import TaskKind
from cubeapp.engine.teaching.tasks import Check, tasks


def moves(alg):
    return Alg(alg).moves(3)


def first_of(name, rng, kind=None):
    return next(task for task in tasks(name, rng) if kind in (None, task.kind))


@pytest.mark.parametrize("name", ["0.1", "0.2", "0.3", "1.1", "1.2", "1.3", "1.4", "1.5"])
def test_there_are_as_many_tasks_as_the_lesson_says_and_the_right_answer_is_right(name, rng):
    made = tasks(name, rng)
    assert len(made) == lesson(name).count
    for task in made:
        assert task.cube.is_legal
        assert task.cube.face(Face.D)[1, 1] == 0
        if task.kind in (TaskKind.PIECE, TaskKind.HOME):
            assert all(task.check(facelet) is Check.RIGHT for facelet in task.wanted)
        elif task.kind is not TaskKind.WHOLE:
            assert task.check(task.wanted) is Check.RIGHT


def test_a_lesson_on_a_card_has_no_tasks(rng):
    with pytest.raises(UnsupportedCubeError, match=r"lesson 3\.1 has exercises, no tasks"):
        tasks("3.1", rng)


def test_a_wrong_piece_is_told_by_its_kind(rng):
    task = next(task for task in tasks("0.1", rng) if "an edge" in task.text)
    assert task.text == "Click an edge."
    assert task.check(1) is Check.RIGHT
    assert task.check(0) is Check.WRONG
    assert task.slip(0) == "That is a corner: it has three stickers."
    assert task.slip(4) == "That is a centre: it has one sticker."


def test_the_home_of_a_piece_is_between_the_centres_of_its_colours(rng):
    for base in range(6):
        for task in tasks("0.2", rng, base):
            colours = {int(task.cube.facelets[facelet]) for facelet in task.lit}
            centres = {int(task.cube.facelets[facelet // 9 * 9 + 4]) for facelet in task.wanted}
            assert colours == centres
            assert len(colours) == len(task.lit) == len(task.wanted)
            assert not task.lit & task.wanted
            assert task.check(next(iter(task.lit))) is Check.WRONG
    assert task.slip(0).startswith("Its colours are ")


def test_half_of_the_homes_are_those_of_edges(rng):
    assert sorted(len(task.lit) for task in tasks("0.2", rng)) == [2, 2, 2, 3, 3, 3]


def test_the_eight_goals_are_put_in_order(rng):
    (task,) = tasks("0.3", rng)
    titles = [task.goals[picture].title_for() for picture in task.wanted]
    assert titles[0] == "Daisy"
    assert titles[-1] == "Yellow corners: twist"
    swapped = (task.wanted[1], task.wanted[0], *task.wanted[2:])
    assert task.check(swapped) is Check.WRONG
    assert task.check(task.wanted[:3]) is Check.OPEN
    assert task.slip(swapped) == "“Daisy” comes before “White cross”."


def test_every_quarter_turn_is_asked_for_and_the_cube_goes_on(rng):
    made = tasks("1.1", rng)
    wanted = [task.wanted[0] for task in made]
    sides = {turn for turn in face_turns(3) if turn not in moves("B B' B2")}
    assert {turn for turn in sides if abs(turn.quarters) == 1} <= set(wanted) <= sides
    for task, following in pairwise(made):
        assert task.cube.apply_all(task.wanted) == following.cube


def test_a_turn_is_asked_for_in_words_and_in_letters(rng):
    words = {task.wanted[0]: task.text for task in tasks("1.1", rng)}
    letters = {task.wanted[0]: task.text for task in tasks("1.5", rng)}
    (turn,) = moves("L'")
    assert words[turn] == "Left side up."
    assert letters[turn] == "L': do it."


def test_a_wrong_turn_is_told_by_its_direction_or_its_side(rng):
    task = next(task for task in tasks("1.1", rng) if task.wanted == moves("R"))
    assert task.check(moves("R")) is Check.RIGHT
    for wrong, slip in {
        "R'": "That went down. Take it back: right side up.",
        "U": "That was the top side. It is the turn of the right side.",
        "y": "You turned the whole cube. Turn only the right side.",
        "Rw": "Turn only the right side, no other layer.",
        "M": "Turn only the right side, no other layer.",
        "R2": "Right side up: that was once too often. Take back 1 turn.",
    }.items():
        assert task.check(moves(wrong)) is Check.WRONG
        assert task.slip(moves(wrong)) == slip
        assert task.check(moves(f"{wrong} L' L")) is Check.WRONG
        assert task.slip(moves(f"{wrong} L' L")) == slip
    assert task.check(moves("U R")) is Check.RIGHT
    assert task.check(moves("R' R")) is Check.OPEN
    assert task.slip(moves("R R")) == "Right side up: that was once too often. Take back 1 turn."


def test_a_half_turn_for_a_quarter_of_either_direction_is_the_quarter_once_too_often():
    quarters = [
        task
        for seed in range(3)
        for task in tasks("1.1", np.random.default_rng(seed))
        if abs(task.wanted[0].quarters) == 1
    ]
    assert {task.wanted[0].quarters for task in quarters} == {-1, 1}
    for task in quarters:
        made = (replace(task.wanted[0], quarters=2),)
        assert str(task.slip(made)).endswith("once too often. Take back 1 turn.")


def test_a_half_turn_may_be_made_in_two():
    for seed in range(20):
        for task in tasks("1.1", np.random.default_rng(seed)):
            (turn,) = task.wanted
            if abs(turn.quarters) == 2:
                quarter = (replace(turn, quarters=1),)
                assert task.check(quarter) is Check.OPEN
                assert task.check(inverse(quarter)) is Check.OPEN
                assert task.check(quarter * 2) is Check.RIGHT
                assert task.check(quarter * 3) is not Check.RIGHT


def test_the_whole_cube_is_turned_until_a_colour_is_in_front(rng):
    task = first_of("1.2", rng, TaskKind.WHOLE)
    right = [alg for alg in ("y", "y2", "y'") if task.check(moves(alg)) is Check.RIGHT]
    assert len(right) == 1
    assert task.check(moves(f"{right[0]} x2")) is Check.OPEN
    assert task.check(moves("R")) is Check.WRONG
    assert task.slip(moves("R")) == "You turned the right side. Turn the whole cube."
    for taken_back_or_left in ("R R'", "R"):
        assert task.check(moves(f"{taken_back_or_left} {right[0]}")) is Check.RIGHT
    assert task.check(moves("R R'")) is Check.OPEN
    kinds = [task.kind for task in tasks("1.2", rng)]
    assert kinds.count(TaskKind.WHOLE) == 4
    assert kinds.count(TaskKind.TURN) == 2


def test_turns_are_taken_back_the_last_one_first(rng):
    for task in tasks("1.3", rng):
        assert len(task.shown) == 3
        done = task.cube.apply_all(task.wanted)
        assert done.is_solved
        assert done.apply_all(task.shown) == task.cube
        assert task.check(task.wanted[:2]) is Check.OPEN
        assert task.check(task.wanted[1:2]) is Check.WRONG


def test_what_was_turned_instead_of_taking_back_is_taken_back_first():
    task = next(
        task
        for seed in range(50)
        for task in tasks("1.3", np.random.default_rng(seed))
        if task.shown[-1] in moves("F") and not set(task.shown) & set(moves("R R'"))
    )
    wrong = moves("R'")
    assert task.check(wrong) is Check.WRONG
    assert task.slip(wrong) == "Last one first: right side up."
    assert task.check((*wrong, *moves("R"))) is Check.OPEN
    assert task.check((*wrong, *moves("R"), *task.wanted)) is Check.RIGHT


def test_six_rounds_bring_everything_back(rng):
    (task,) = tasks("1.4", rng)
    assert len(task.wanted) == 24
    assert task.cube.apply_all(task.wanted) == task.cube
    assert task.check(moves("R U R' U'")) is Check.OPEN
    assert task.check(moves("R U R' U")) is Check.WRONG
    assert task.check(()) is Check.OPEN
    assert task.check(moves("U")) is Check.WRONG
    assert task.slip(moves("U")) == "Once more from the start: right side up."


def test_after_a_wrong_turn_the_six_rounds_begin_anew(rng):
    (task,) = tasks("1.4", rng)
    slipped = (*task.wanted[:12], *moves("F"))
    assert task.check(slipped) is Check.WRONG
    assert task.check((*slipped, *moves("U"))) is Check.WRONG
    assert task.check((*slipped, *moves("R"))) is Check.OPEN
    assert task.check((*slipped, *task.wanted[:12])) is Check.OPEN
    assert task.check((*slipped, *task.wanted)) is Check.RIGHT
    taken_back = (*slipped, *moves("F'"))
    assert task.check(taken_back) is Check.OPEN
    assert task.check((*taken_back, *task.wanted[12:])) is Check.RIGHT


def test_each_round_is_counted(rng):
    (task,) = tasks("1.4", rng)
    assert task.told(task.wanted[:4]) == "Round 1 of six is done."
    assert task.told(task.wanted[:20]) == "Round 5 of six is done."
    assert task.told((*task.wanted[:7], *moves("F"), *task.wanted[:8])) == "Round 2 of six is done."
    for nothing in ((), task.wanted[:5], (*task.wanted[:4], *moves("F"))):
        assert not task.told(nothing)
    assert not first_of("1.1", rng).told(moves("R"))


def test_tasks_may_be_about_any_base(rng):
    assert {int(task.cube.face(Face.U)[1, 1]) for task in tasks("1.1", rng, 2)} == {5}
