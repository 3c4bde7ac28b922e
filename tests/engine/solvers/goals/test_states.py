import numpy as np

from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.goals.goal import Goal
from cubeapp.engine.solvers.goals.naming import read_task
from cubeapp.engine.solvers.goals.space import Arrangement, after_moves
from cubeapp.engine.solvers.goals.states import HOME, arrangement_of, seen_by, state_of, table_of

TURNS = parse_turn_set("U,R,F,D,L,B,u,r,f,M,E,S,x,y,z")


def words(rng, count, length):
    for _ in range(count):
        yield [TURNS[number] for number in rng.integers(len(TURNS), size=length)]


def test_tables_do_to_states_what_turns_do_to_arrangements():
    for moves in words(np.random.default_rng(1), 50, 12):
        cube = after_moves(Arrangement.home(), moves)
        state = HOME.translate(table_of(moves))
        assert state == state_of(cube)
        assert arrangement_of(state).key == cube.key


def test_states_look_alike_to_a_goal_if_and_only_if_their_masks_do():
    lines = ("oriented=*e", "home=DF placed=DFR centres=home", "set=UF,UB oriented=*c", "cross")
    goals = [*(read_task(line).goals[0] for line in lines), Goal.of(home="*")]
    rng = np.random.default_rng(2)
    cubes = [after_moves(Arrangement.home(), moves) for moves in words(rng, 400, 3)]
    for goal in goals:
        seen = seen_by((goal,))
        masks: dict[bytes, set[bytes]] = {}
        for cube in cubes:
            frame = b"" if len(goal.frames) == 24 else bytes([int(cube.frame)])
            masks.setdefault(seen(state_of(cube)), set()).add(goal.masked(cube).tobytes() + frame)
        assert all(len(each) == 1 for each in masks.values())
        assert len(set().union(*masks.values())) == len(masks)


def test_alg_of_many_turns_is_one_table():
    moves = Alg("R U R' U' M2 r U x").moves(3)
    one_by_one = HOME
    for move in moves:
        one_by_one = one_by_one.translate(table_of([move]))
    assert HOME.translate(table_of(moves)) == one_by_one
