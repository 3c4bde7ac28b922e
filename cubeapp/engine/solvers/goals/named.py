"""Goals that have names: cross, EO, blocks, the cases of the last layer.

A name takes arguments: the colour that is to be at the bottom, an axis, slots, a place. All are
told for the cube as it is held; a colour, an axis or a side is brought where the goal has it by
turning the whole cube first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric, face_turn
from cubeapp.engine.model.orbits import CORNERS, EDGES
from cubeapp.engine.model.orientation import in_every_orientation
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.goals.goal import Goal, GoalError, Task
from cubeapp.engine.solvers.goals.space import HOLDS, SIZE, centre_colours, frames_after, hold_of
from cubeapp.engine.text import Text, shortened

COLOURS = ("white", "red", "green", "yellow", "orange", "blue")
"""The names of the colours in goals, in the order of `Face`."""
ANY = "any"
HELD = "held"
"""In the place of a colour: whichever is at the bottom as the cube is held."""
SLOTS = ("FR", "FL", "BL", "BR")
CROSS = "DF DR DB DL"
SIDES = "FR FL BL BR"
LOW = "DFR DLF DBL DRB"
FIRST_LAYERS = f"{CROSS} {SIDES} {LOW}"
LEFT_BLOCK = "DL FL BL DLF DBL"
RIGHT_BLOCK = "DR FR BR DFR DRB"
TOP_CORNERS, TOP_EDGES = "URF UFL ULB UBR", "UF UR UB UL"
HALF_TURNS = "U2 R2 F2 D2 L2 B2"
AXES = {"FB": "", "RL": "y", "UD": "x"}
"""How to hold the cube so that the axis of its edges' orientation is that of F and B."""
DR_AXES = {"UD": "", "RL": "z", "FB": "x"}
_SLICES = (SIDES, "UF UB DF DB", "UR UL DR DL")

Argument = tuple[str, tuple[int, int]]
"""A word, and where it stands in the text."""
Build = Callable[[Sequence[Argument], Cube], Task]


@dataclass(frozen=True, slots=True)
class Named:
    """A goal with a name."""

    name: str
    arguments: str
    """What may follow it, for people: ``COLOUR|any``."""
    says: Text
    """What has been reached then."""
    build: Build


@cache
def named_goals() -> dict[str, Named]:
    """Return all goals that have names, by them."""
    any_colour, slot = "COLOUR|any", "COLOUR|any|held:SLOT|any"
    return {
        one.name: one
        for one in (
            Named("cross", any_colour, Text("the edges of the bottom layer are home"), _cross(0)),
            Named("xcross", slot, Text("cross and one pair"), _cross(1)),
            Named("xxcross", slot, Text("cross and two pairs"), _cross(2)),
            Named("xxxcross", slot, Text("cross and three pairs"), _cross(3)),
            Named("f2l", any_colour, Text("the first two layers are home"), _cross(4)),
            Named("eo", "AXIS|any", Text("all edges are oriented"), _axis(AXES, _EO)),
            Named("eoline", any_colour, Text("EO, and the edges DF and DB home"), _held(_EOLINE)),
            Named("eocross", any_colour, Text("EO, and the cross"), _held(_EOCROSS)),
            Named("2x2x2", "CORNER|any", Text("a block of one corner and its edges"), _block_2),
            Named("2x2x3", "EDGE|any", Text("a block of two such blocks at an edge"), _block_3),
            Named("fb", any_colour, Text("the first block of Roux, on the left"), _held(_FB)),
            Named("sb", any_colour, Text("both blocks of Roux"), _second_block),
            Named("dr", "AXIS|any", Text("what half turns and one axis can solve"), _dr),
            Named("htr", "AXIS", Text("what half turns can solve"), _htr),
            Named("oll", any_colour, Text("the last layer is oriented"), _held(_OLL, _last)),
            Named("pll", any_colour, Text("all is home but for a turn of U"), _held(_ALL, _last)),
            Named("cmll", any_colour, Text("both blocks and the corners"), _held(_CMLL, _last)),
            Named("coll", any_colour, Text("OLL, and the corners home"), _held(_COLL, _last)),
            Named("zbll", any_colour, Text("all is home but for a turn of U"), _held(_ALL, _last)),
        )
    }


def build(words: Sequence[Argument], cube: Cube) -> Task:
    """Return the task of a name and its arguments, for a cube as it is held.

    Raises:
        GoalError: there is no such name, or it takes other arguments; ``span`` is the word.
    """
    (name, span), *arguments = words
    found = named_goals().get(name.lower())
    if found is None:
        message = Text("no goal is called '{name}': they are {names}")
        raise GoalError(
            message.format(name=shortened(name, 32), names=", ".join(named_goals())), span
        )
    most = 1 + found.arguments.count(":")
    if len(arguments) > most:
        message = Text("{name} is followed by {arguments}, no more")
        raise GoalError(message.format(name=name, arguments=found.arguments), arguments[most][1])
    return found.build(arguments, cube)


_CROSS = Goal.of(home=CROSS, centres=True)
_EO = Goal.of(oriented="*e", centres=True)
_EOLINE = Goal.of(home="DF DB", oriented="*e", centres=True)
_EOCROSS = Goal.of(home=CROSS, oriented="*e", centres=True)
_DR = Goal.of(oriented="*", sets=[(SIDES, True)], centres=True)
_HTR = Goal.of(home="*c", oriented="*e", sets=[(s, True) for s in _SLICES], centres=True)
_OLL = Goal.of(home=FIRST_LAYERS, oriented="*", centres=True)
_COLL = Goal.of(home=f"{FIRST_LAYERS} *c", oriented="*e", centres=True)
_ALL = Goal.of(home="*", centres=True)


def frames_with(faces: Iterable[Face]) -> frozenset[int]:
    """Return how the centres may lie if those of some faces are home."""
    some = [int(face) for face in faces]
    cubes = in_every_orientation(Cube.solved(SIZE))
    return frozenset(
        frame for frame, cube in enumerate(cubes) if all(cube.faces[f, 1, 1] == f for f in some)
    )


_FB = replace(Goal.of(home=LEFT_BLOCK), frames=frames_with([Face.L]))
_SB = replace(Goal.of(home=f"{LEFT_BLOCK} {RIGHT_BLOCK}"), frames=frames_with([Face.L]))
_CMLL = replace(
    Goal.of(home=f"{LEFT_BLOCK} {RIGHT_BLOCK} {TOP_CORNERS}"), frames=frames_with([Face.L])
)


def _second_block(arguments: Sequence[Argument], cube: Cube) -> Task:
    """Leave open how the centres between the blocks have been turned, for they tell nothing.

    They name the colours all the same. So each of them is taken for that of the bottom, and the
    cube is turned about the axis of the blocks until these are where turns can go on.
    """
    turns = Alg("U U2 U' R R2 R' r r2 r' M M2 M'").moves(SIZE)
    free = Alg("x").moves(SIZE)
    about = tuple(hold_of(free * times) for times in range(4))
    holds = _holds_of_bottoms(arguments, cube) if _is_turned(arguments) else about
    return Task((_SB,), turns, Metric.STM, free_before=free, holds=holds)


def _last(task: Task) -> Task:
    free = (face_turn(Face.U, 1, SIZE),)
    return replace(task, free_before=free, free_after=free)


def _held(goal: Goal, change: Callable[[Task], Task] = lambda task: task) -> Build:
    def make(arguments: Sequence[Argument], cube: Cube) -> Task:
        return change(Task((goal,), holds=_holds(arguments, cube, goal)))

    return make


def _cross(pairs: int) -> Build:
    def make(arguments: Sequence[Argument], cube: Cube) -> Task:
        slots = _slots(arguments[1:], pairs)
        return Task(tuple(map(_with_pairs, slots)), holds=_holds(arguments, cube, _CROSS))

    return make


def _with_pairs(slots: Sequence[str]) -> Goal:
    pairs = [name for slot in slots for name in (slot, f"D{slot}")]
    return Goal.of(home=[*CROSS.split(), *pairs], centres=True)


def _slots(arguments: Sequence[Argument], count: int) -> list[tuple[str, ...]]:
    """Return the sets of slots that will do."""
    every = list(combinations(SLOTS, count))
    if not arguments or arguments[0][0].lower() == ANY:
        return every
    text, span = arguments[0]
    given = {_slot(name, span) for name in text.replace("+", ",").split(",")}
    if len(given) != count:
        message = Text("name {n} slots, as in {example}")
        if count == 1:
            message = Text("name one slot, such as {example}")
        raise GoalError(message.format(n=count, example=",".join(SLOTS[:count])), span)
    return [tuple(slot for slot in SLOTS if slot in given)]


def _slot(name: str, span: tuple[int, int]) -> str:
    found = [slot for slot in SLOTS if sorted(slot) == sorted(name.upper())]
    if not found:
        message = Text("'{name}' is no slot: they are {slots}, or any")
        raise GoalError(message.format(name=shortened(name, 32), slots=", ".join(SLOTS)), span)
    return found[0]


def _axis(axes: dict[str, str], goal: Goal) -> Build:
    def make(arguments: Sequence[Argument], _cube: Cube) -> Task:
        return Task((goal,), holds=_axis_holds(arguments, axes))

    return make


def _axis_holds(arguments: Sequence[Argument], axes: dict[str, str]) -> tuple[int, ...]:
    every = {axis: hold_of(Alg(turns).moves(SIZE)) for axis, turns in axes.items()}
    if not arguments:
        return (0,)
    text, span = arguments[0]
    if text.lower() == ANY:
        return tuple(every.values())
    found = [hold for axis, hold in every.items() if sorted(axis) == sorted(text.upper())]
    if not found:
        message = Text("'{name}' is no axis: they are {axes}, or any")
        raise GoalError(message.format(name=shortened(text, 32), axes=", ".join(axes)), span)
    return tuple(found)


def _dr(arguments: Sequence[Argument], _cube: Cube) -> Task:
    return Task((_DR,), holds=_axis_holds(arguments, DR_AXES))


def _htr(arguments: Sequence[Argument], _cube: Cube) -> Task:
    """Corners are home, and edges in their slices, but for half turns, which are free."""
    turns = Alg("U U2 U' D D2 D' R2 L2 F2 B2").moves(SIZE)
    free, holds = Alg(HALF_TURNS).moves(SIZE), _axis_holds(arguments, DR_AXES)
    return Task((_HTR,), turns, free_after=free, holds=holds)


def _block_2(arguments: Sequence[Argument], _cube: Cube) -> Task:
    corners = _named_places(arguments, CORNERS, "DBL")
    return Task(tuple(map(_block, corners)))


def _block_3(arguments: Sequence[Argument], _cube: Cube) -> Task:
    edges = _named_places(arguments, EDGES, "DB")
    return Task(tuple(map(_block, edges)))


def _block(place: str) -> Goal:
    """Return the block about a corner or an edge: what has none of the faces opposite."""
    opposite = {Face[letter].opposite.name for letter in place}
    within = [name for name in (*CORNERS, *EDGES) if not opposite & set(name)]
    return Goal.of(home=within, centres=True)


def _named_places(
    arguments: Sequence[Argument], names: Sequence[str], usual: str
) -> tuple[str, ...]:
    if not arguments:
        return (usual,)
    text, span = arguments[0]
    if text.lower() == ANY:
        return tuple(names)
    found = tuple(name for name in names if sorted(name) == sorted(text.upper()))
    if not found:
        message = Text("'{name}' is none of {names}, nor any")
        raise GoalError(message.format(name=shortened(text, 32), names=", ".join(names)), span)
    return found


def _holds(arguments: Sequence[Argument], cube: Cube, goal: Goal) -> tuple[int, ...]:
    """Return how to hold a cube so that a colour is at the bottom; as it is without one."""
    if not _is_turned(arguments):
        return (0,)
    return different_holds(goal, _holds_of_bottoms(arguments, cube))


def _is_turned(arguments: Sequence[Argument]) -> bool:
    """Tell whether a cube is turned first, to bring a colour to the bottom."""
    return bool(arguments) and arguments[0][0].lower() != HELD


def _holds_of_bottoms(arguments: Sequence[Argument], cube: Cube) -> tuple[int, ...]:
    """Return every way to hold a cube with the colour that is named, or any, at the bottom."""
    text, span = arguments[0]
    if text.lower() != ANY and text.lower() not in COLOURS:
        message = Text("'{name}' is no colour: they are {colours}, or any")
        raise GoalError(message.format(name=shortened(text, 32), colours=", ".join(COLOURS)), span)
    bottoms = _bottoms(cube)
    wanted = range(6) if text.lower() == ANY else (COLOURS.index(text.lower()),)
    return tuple(hold for hold in _by_front() if bottoms[hold] in wanted)


def different_holds(goal: Goal, holds: Iterable[int]) -> tuple[int, ...]:
    """Return those of some holds in which a goal is not the same as in one before it."""
    found: list[int] = []
    same = [hold for hold in range(HOLDS) if goal.held(hold) == goal]
    for hold in holds:
        alike = {int(frames_after()[hold, other]) for other in same}
        if not alike & set(found):
            found.append(hold)
    return tuple(found)


def _by_front() -> list[int]:
    """Return the 24 holds, those first that leave the front where it is."""
    fronts = [int(cube.faces[Face.F, 1, 1]) for cube in in_every_orientation(Cube.solved(SIZE))]
    return sorted(range(HOLDS), key=lambda hold: fronts[hold] != Face.F)


def _bottoms(cube: Cube) -> list[int]:
    """Return the colour of the bottom of a cube in each of the 24 holds."""
    colours, solved = centre_colours(cube), in_every_orientation(Cube.solved(SIZE))
    return [int(colours[held.faces[Face.D, 1, 1]]) for held in solved]
