"""Solves made by machine, whose steps are known."""

from dataclasses import dataclass

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, turns_home
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Metric, Move, inverse, rotation
from cubeapp.engine.model.orbits import CORNERS, EDGES, fixed_centres
from cubeapp.engine.model.orientation import Hold, rotations
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.merging import merged
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.doctor.reconstruction import Reconstruction
from cubeapp.engine.solvers.by_hand.cases import oll_cases, pair_words, pll_cases
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.goals.byte_search import every
from cubeapp.engine.solvers.goals.goal import Goal
from cubeapp.engine.solvers.goals.seeds import seeds_of
from cubeapp.engine.solvers.goals.space import after_moves, arrangement_of
from cubeapp.engine.solvers.goals.turning import TurnRules

SIZE = 3
QUARTERS = (1, 2, -1)
PAIRS = ["F2L 1", "F2L 2", "F2L 3", "F2L 4"]
BLOCKS = [(first, last) for first in range(SIZE) for last in range(first, SIZE)]


@dataclass(frozen=True)
class MadeSolve:
    """A solve and what is known of it."""

    scramble: tuple[Move, ...]
    moves: tuple[Move, ...]
    ends: dict[str, int]
    """After how many moves each step ends, in order."""
    method: str = "cfop"

    @property
    def solve(self):
        return Reconstruction(format_moves(self.scramble, SIZE), format_moves(self.moves, SIZE))


def of_moves(moves, ends, method="cfop"):
    """The solve by these moves, with a scramble that they solve."""
    back = turns_home(Cube.solved(SIZE).apply_all(moves))
    scramble = merged(inverse((*moves, *back)), SIZE)
    return MadeSolve(scramble, tuple(moves), ends, method)


def right_ends(made, reading):
    """How many steps end where they should, and of how many; turns of the whole cube between two
    steps may belong to either."""
    read = {str(step.name): layer_turns(made.moves[: step.last]) for step in reading.steps}
    right = [read.get(name) == layer_turns(made.moves[:at]) for name, at in made.ends.items()]
    return sum(right), len(right)


def layer_turns(moves):
    return sum(not move.is_rotation(SIZE) for move in moves)


def alg(text):
    return Alg(text).moves(SIZE)


def slots_filled(cube, bottom):
    """Which slots of the layers with the colour ``bottom`` are filled, where the cross is home."""
    cubies = Cubies.of(cube.apply_all(turns_home(cube)))
    letter = Face(bottom).name
    home = {name for i, name in enumerate(EDGES) if (cubies.ep[i], cubies.eo[i]) == (i, 0)}
    home |= {name for i, name in enumerate(CORNERS) if (cubies.cp[i], cubies.co[i]) == (i, 0)}
    if not all(name in home for name in EDGES if letter in name):
        return set()
    corners = (name for name in CORNERS if letter in name and name in home)
    edges = {frozenset(name) for name in EDGES if name in home}
    return {name for name in corners if frozenset(name) - {letter} in edges}


def bottom_of(cube):
    return int(cube.facelets[fixed_centres(SIZE)][Face.D])


# By the solver that solves as people do


def by_hand(method, seed, style=Style.PLAIN, cross="any"):
    """A solution of a random cube: its moves, and stage and name with the end of every step."""
    cube = Cube.random(SIZE, seed)
    solution = HumanSolver(method, style, cross).solve(cube, Limits(), SearchControl())
    moves, steps = [], []
    for stage in solution.stages:
        for step in stage.steps:
            moves += step.moves
            steps.append((str(stage.name), str(step.name), len(moves)))
    return cube, tuple(moves), steps


def cfop(seed, style=Style.PLAIN):
    """A solve with a cross of any colour, pairs, OLL and PLL."""
    cube, moves, steps = by_hand("cfop", seed, style)
    at = {stage: end for stage, name, end in steps if name != "last turn"}
    start = at["cross"] if "cross" in at else at.get("hold", 0)
    ends = {"cross": start}
    ends |= zip(PAIRS, pair_ends(cube, moves, steps, start), strict=True)
    ends["OLL"] = at.get("OLL", ends["F2L 4"])
    ends["PLL"] = at.get("PLL", ends["OLL"])
    ends["AUF"] = len(moves)
    return of_moves(moves, ends)


def pair_ends(cube, moves, steps, start):
    """After how many moves each pair first was where it stayed: it may be done with another one."""
    known = [start, *(end for stage, _, end in steps if stage == "F2L")]
    cubes = [cube.apply_all(moves[:end]) for end in range(known[-1] + 1)]
    filled = [slots_filled(each, bottom_of(cubes[start])) for each in cubes]
    ends = []
    for slot in filled[-1]:
        stays = [all(slot in filled[end] for end in known if end >= at) for at in range(len(cubes))]
        ends.append(next(at for at in range(start, len(cubes)) if slot in filled[at] and stays[at]))
    return sorted(ends)


# The other way round, from the solved cube


def joined_cfop(rng, least=1):
    """A solve by algs, of which the last pair, OLL and PLL are joined where they can.

    If no top turn is the ``least`` before a pair, pairs are joined as well.
    """
    while True:
        parts = [("cross", random_turns(rng, 7))]
        for name, slot in zip(PAIRS, rng.permutation(4), strict=True):
            turn = top_turn(least + int(rng.integers(4 - least)))
            parts.append((name, (*turn, *some_pair(int(slot), rng))))
        for name, cases in (("OLL", oll_cases()), ("PLL", pll_cases())):
            parts.append((name, (*top_turn(int(rng.integers(4))), *some_alg(cases, rng))))
        parts.append(("AUF", top_turn(int(rng.integers(4)))))
        if fills_one_by_one(parts):
            return joined(parts)


def zz(rng):
    """A solve with all edges made good together with the cross, and then kept so."""
    words = {"FR": "R {} R'", "BR": "R' {} R", "BL": "L {} L'", "FL": "L' {} L"}
    ups = [case for case in oll_cases() if 21 <= int(case.key) <= 27]
    while True:
        turn = Move(Axis.Z, 0, 0, 1)
        parts = [("EOCross", (*random_turns(rng, 6), turn))]
        for name, slot in zip(PAIRS, rng.permutation(list(words)), strict=True):
            up = [format_moves(top_turn(1 + int(rng.integers(3))), SIZE) for _ in range(4)]
            word = words[str(slot)]
            parts.append((name, alg(f"{up[0]} {word.format(up[1])} {up[2]} {word.format(up[3])}")))
        parts.append(("OLL", some_alg(ups, rng)))
        parts.append(("PLL", (*top_turn(1), *some_alg(pll_cases(), rng))))
        parts.append(("AUF", top_turn(2)))
        if parts[0][1][-2].axis is not Axis.Z and fills_one_by_one(parts):
            return joined(parts, "zz")


def some_pair(slot, rng):
    words = pair_words()
    first, second = (alg(words[int(rng.integers(len(words)))]) for _ in range(2))
    return spun((*first, *top_turn(1 + int(rng.integers(3))), *second), slot)


def fills_one_by_one(parts):
    """Whether the cross is made by the first part, and a slot filled by each of the next ones."""
    moves = [move for _, part in parts for move in part]
    cube = of_moves(moves, {}).solve.start
    filled = []
    for _, part in parts[:5]:
        along = [cube]
        for move in part:
            along.append(along[-1].apply(move))
        cube = along[-1]
        filled.append(
            [len(slots_filled(each, Face.D)) if has_cross(each) else -1 for each in along]
        )
    first = [row.index(max(row)) for row in filled]
    return [row[-1] for row in filled] == [0, 1, 2, 3, 4] and first == [
        len(part) for _, part in parts[:5]
    ]


def has_cross(cube):
    edges = [i for i, name in enumerate(EDGES) if "D" in name]
    cubies = Cubies.of(cube)
    return all((cubies.ep[i], cubies.eo[i]) == (i, 0) for i in edges)


def some_alg(cases, rng):
    return cases[int(rng.integers(len(cases)))].moves


def top_turn(quarters):
    return (Move(Axis.Y, 0, 0, (1, 2, -1)[quarters - 1]),) if quarters else ()


def random_turns(rng, count):
    """Turns of faces, no two neighbours of one face or of opposite ones."""
    moves = []
    while len(moves) < count:
        axis, layer = Axis(int(rng.integers(3))), 2 * int(rng.integers(2))
        if not moves or moves[-1].axis is not axis:
            moves.append(Move(axis, layer, layer, QUARTERS[int(rng.integers(3))]))
    return tuple(moves)


def spun(moves, quarters):
    """The same as seen from another side, so many quarter turns y on."""
    turns = (rotation(Axis.Y, 1, SIZE),) * quarters
    hold = Hold()
    for turn in turns:
        hold.leave_out(turn.axis, turn.quarters)
    return tuple(hold.renamed(move, SIZE) for move in moves)


def joined(parts, method="cfop"):
    """The parts one after the other, turns of one face made one where they meet."""
    moves, ends, before = [], {}, None
    for name, part in parts:
        for index, move in enumerate(part):
            if moves and moves[-1].turns_the_layers_of(move):
                quarters = (moves.pop().quarters + move.quarters) % 4
                if quarters:
                    moves.append(Move(move.axis, move.first, move.last, (0, 1, 2, -1)[quarters]))
                elif index == 0:
                    ends[before] = len(moves)
            else:
                moves.append(move)
        ends[name], before = len(moves), name
    return of_moves(moves, {name: min(at, len(moves)) for name, at in ends.items()}, method)


# By searches


def roux(rng):
    """A solve with two blocks, the corners, and the rest with M and U, held in any way."""
    hold = rotations(SIZE)[int(rng.integers(24))]
    cube = Cube.random(SIZE, int(rng.integers(1 << 30))).apply_all(hold)
    start = state = arrangement_of(cube)
    left, right = "DL FL BL DLF DBL", "DR FR BR DFR DRB"
    tops = "URF UFL ULB UBR"
    steps = (
        ("first block", Goal.of(home=left), "URFDLBrM", ""),
        ("second block", Goal.of(home=f"{left} {right}"), "URrM", ""),
        ("CMLL", Goal.of(home=f"{left} {right} {tops}"), "URF", "U"),
        ("LSE", Goal.of(home="*", centres=True), "UM", ""),
    )
    parts = [("hold", hold)]
    for name, goal, layers, after in steps:
        moves = short_way(state, goal, layers, after, int(rng.integers(3)))
        parts.append((name, moves))
        state = after_moves(start, [move for _, part in parts[1:] for move in part])
    moves = [move for _, part in parts for move in part]
    ends = {name: sum(len(part) for _, part in parts[: i + 1]) for i, (name, _) in enumerate(parts)}
    return of_moves(moves, {name: end for name, end in ends.items() if name != "hold"}, "roux")


def short_way(state, goal, layers, after, extra):
    """A way to a goal, the shortest or one that is a few turns longer."""
    rules = TurnRules.of(turns_of(layers), Metric.STM)
    ways = seeds_of(goal, turns_of(after)).ways.values()
    seeds = [(goal, reached) for reached, _ in ways]
    shortest, _, word = next(every([state], seeds, rules, 0, 24, SearchControl()))
    if shortest and extra:
        least = shortest + extra
        longer = next(every([state], seeds, rules, least, least + 1, SearchControl()), None)
        word = word if longer is None else longer[2]
    return rules.moves(word)


def turns_of(layers):
    return alg(" ".join(f"{layer} {layer}2 {layer}'" for layer in layers))


# As people turn it


def with_rotations(made, rng, share=0.1, wide_share=0.1):
    """The same with turns of the whole cube put in, and wide turns for some turns of faces."""
    moves, places, hold = [], [0], Hold()
    for move in made.moves:
        if rng.random() < share:
            turn = rotation(Axis(int(rng.integers(3))), QUARTERS[int(rng.integers(3))], SIZE)
            moves.append(turn)
            leave_out(hold, turn)
        shown = in_hand(hold, move)
        if shown.first == shown.last != 1 and rng.random() < wide_share:
            # The opposite face and the slice the other way round, and the whole cube with them.
            whole = rotation(shown.axis, shown.quarters, SIZE)
            rest = [layer for layer in range(SIZE) if layer != shown.first]
            moves.append(Move(shown.axis, rest[0], rest[-1], -shown.quarters))
            leave_out(hold, Move(whole.axis, 0, SIZE - 1, -shown.quarters))
        else:
            moves.append(shown)
        places.append(len(moves))
    ends = {name: places[at] for name, at in made.ends.items()}
    return of_moves(moves, ends, made.method)


def leave_out(hold, turn):
    hold.leave_out(*hold.renamed_axis(turn.axis, turn.quarters))


def in_hand(hold, move):
    """The name that a move has after the turns that were put in."""
    candidates = (
        Move(axis, first, last, move.quarters * sign)
        for axis in Axis
        for first, last in BLOCKS
        for sign in (1, -1)
        if last - first == move.last - move.first
    )
    return next(each for each in candidates if hold.renamed(each, SIZE) == move)
