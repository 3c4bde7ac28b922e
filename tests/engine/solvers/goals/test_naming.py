"""Goals as text."""

from dataclasses import replace

import pytest

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.model.orientation import rotations
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.goals.goal import Goal, GoalError
from cubeapp.engine.solvers.goals.named import named_goals
from cubeapp.engine.solvers.goals.naming import (
    read_task,
    write_task,
)
from tests.every import every

TEXTS = (
    *named_goals(),
    *("cross:any", "cross:white", "xcross:white:FR", "xcross:any:any", "xxcross:red:FR,BL"),
    *("eo:FB", "eo:any", "dr:RL", "2x2x2:any", "2x2x3:DL", "eocross:any", "fb:any", "htr:FB"),
    "home=DF,DR,DB,DL,DFR,FR oriented=*e turns=R,U,F",
    "placed=UF set=FR,FL,BL,BR set=UFR,UFL oriented=UFR,UFL centres=L metric=stm turns=R,r,M2,y",
    "home=DF | home=DB before=U after=U,x hold=z2,x.y extra=2 max=14",
    "home=*e centres=-,x2",
    ".U.UUU.U." + "." * 9 + "." * 9 + "." * 4 + "D" + "." * 4 + "." * 18,
    ".U.UUU.U." + ".R......." + ".F......." + "." * 9 + ".L......." + ".B.......",
)


TWICE = f"{Cube.solved(3)}"[:-2] + "FB"
"""Facelets with one edge twice."""


@every("text", TEXTS)
def test_a_task_is_written_and_read_back(text):
    task = read_task(text)
    assert read_task(write_task(task)) == task


def test_names_stand_for_goals():
    assert read_task("cross").goals == (Goal.of(home="DF DR DB DL", centres=True),)
    assert read_task("2x2x2").goals == (Goal.of(home="DBL DB DL BL", centres=True),)
    assert read_task("2x2x3").goals == (Goal.of(home="DBL DRB DB DL DR BL BR", centres=True),)
    assert [len(read_task(f"{name}:any").goals) for name in ("2x2x2", "2x2x3")] == [8, 12]
    assert [len(read_task(name).goals) for name in ("xcross", "xxcross", "f2l")] == [4, 6, 1]
    assert read_task("sb").metric is Metric.STM


def test_a_slot_is_named_as_the_cube_is_held():
    cube = Cube.solved(3).apply_all(rotations(3)[5])
    assert read_task("xcross:held:FR", cube) == read_task("home=DF,DR,DB,DL,FR,DFR centres=home")
    for name in ("cross", "sb", "xxcross"):
        assert read_task(f"{name}:held", cube) == read_task(name, cube)


@every(
    "text, count",
    [("cross:any", 6), ("eo:any", 3), ("eoline:any", 12), ("eocross:any", 12), ("fb:any", 24),
     ("dr:any", 3), ("cross:white", 1), ("eocross:white", 2), ("xcross:any:FR", 6), ("cross", 1)],
)  # fmt: skip
def test_the_cube_is_held_in_as_many_ways_as_differ(text, count):
    assert len(read_task(text).holds) == count


def test_a_colour_is_brought_to_the_bottom_however_the_cube_is_held():
    for turns in rotations(3):
        cube = Cube.solved(3).apply_all(turns)
        [hold] = read_task("cross:white", cube).holds
        assert cube.apply_all(rotations(3)[hold]).faces[3, 1, 1] == 0
    for size, alg in ((2, "x z'"), (4, "x R U2 F"), (5, "x R U2 F")):
        cube = Cube.from_alg(alg, size)
        [hold] = read_task("cross:white", cube).holds
        assert cube.apply_all(rotations(size)[hold]).faces[3, 1, 1] == 0
    assert rotations(3)[read_task("cross:white").holds[0]][0].axis == 2


@every(
    "text, what, part",
    [
        ("crss", "no goal is called 'crss'", "crss"),
        ("c" * 99, f"no goal is called '{'c' * 31}…': they are", "c" * 99),
        (f"home=DF {'c' * 99}", f"does not go with {'c' * 31}…: a name", "home=DF"),
        (f"home=DF {'c' * 99}=DB", f"'{'c' * 31}…' says nothing here", f"{'c' * 99}=DB"),
        (f"cross:{'c' * 99}", f"'{'c' * 31}…' is no colour", "c" * 99),
        (f"xcross:white:{'c' * 99}", f"'{'c' * 31}…' is no slot", "c" * 99),
        (f"eo:{'c' * 99}", f"'{'c' * 31}…' is no axis", "c" * 99),
        (f"2x2x2:{'c' * 99}", f"'{'c' * 31}…' is none of", "c" * 99),
        (f"cross metric={'c' * 99}", f"'{'c' * 31}…' is no metric", "c" * 99),
        (f"cross extra={'c' * 99}", f"'{'c' * 31}…' is no number of turns", "c" * 99),
        (f"cross turns={'c' * 99}", f"'{'c' * 31}…' is no set of turns", "c" * 99),
        ("cross:", "'' is no colour", ""),
        ("xcross:white:", "'' is no slot", ""),
        ("eo:FB:", "no more", ""),
        (":", "no goal is called ''", ""),
        ("cross:pink", "'pink' is no colour", "pink"),
        ("xcross:white:FX", "'FX' is no slot", "FX"),
        ("xcross:white:FR,FL", "name one slot, such as FR", "FR,FL"),
        ("xxcross:white:FR", "name 2 slots, as in FR,FL", "FR"),
        ("eo:UF", "'UF' is no axis", "UF"),
        ("cross:white:FR", "no more", "FR"),
        ("home=DF,XF turns=U", "'XF' is no corner or edge", "XF"),
        ("home=DF homes=DB", "says nothing here", "homes=DB"),
        ("cross home=DF", "a name says the whole goal", "home=DF"),
        ("cross turns=R,Q", "'Q' is no set of turns", "Q"),
        ("cross metric=xyz", "'xyz' is no metric", "xyz"),
        ("cross extra=-1", "'-1' is no number of turns", "-1"),
        ("cross hold=R", "'R' is no way to hold", "R"),
        ("cross before=Q", "not a move", "Q"),
        ("turns=R", "no goal stands here", "turns=R"),
        ("2x2x2:FR", "is none of", "FR"),
        ("." * 53, "has 54 facelets, not 53", "." * 53),
        (f"home=DF target={TWICE}", "once in a target", TWICE),
    ],
)
def test_what_is_wrong_is_said_and_where(text, what, part):
    with pytest.raises(GoalError, match=what) as wrong:
        read_task(text)
    first, last = wrong.value.span
    assert text[first:last] == part


def test_turns_that_have_no_name_cannot_be_written():
    task = replace(read_task("cross"), turns=parse_turn_set("R")[:1])
    with pytest.raises(GoalError, match="without the other turns"):
        write_task(task)


# A painted goal


def painted(**faces):
    return "".join(faces.get(face, "." * 9) for face in "URFDLB")


def test_the_goals_of_a_last_layer_are_painted_as_they_are_seen():
    low = {face: f"...{face * 6}" for face in "RFLB"} | {"D": "D" * 9}
    oll = read_task(painted(U="U" * 9, **low)).goals[0]
    assert oll == read_task("oll").goals[0]
    assert read_task(painted(U="....U....", **low)).goals[0] == read_task("f2l").goals[0]


def test_a_painted_pattern_is_a_goal_that_is_not_home():
    with pytest.raises(GoalError, match="no cubie"):
        read_task(painted(U=".....U.D.", F=".U......."))
    goal = read_task(painted(U=".......U.", F=".R.......")).goals[0]
    assert goal.target.ep[1] == 0
    assert goal.fixed == 1


def test_places_of_some_cubies_say_all_how_they_sit_or_none_does():
    low = {face: f"...{face * 6}" for face in "RFLB"} | {"D": "D" * 9}
    with pytest.raises(GoalError, match="leave too much open"):
        read_task(painted(U=".U.UU....", **low))


def test_painted_stickers_that_contradict_each_other_are_named():
    with pytest.raises(GoalError, match="painted twice") as twice:
        read_task(painted(U=".U.....U.", F=".F.......", B=".F......."))
    assert {7, 1} <= set(twice.value.facelets)
    with pytest.raises(GoalError, match="centres") as centre:
        read_task(painted(U="....R...."))
    assert centre.value.facelets == (4,)
    with pytest.raises(GoalError, match="leave too much open"):
        read_task(painted(U="........U"))
