"""Tasks as the line of text that `read_task` reads, for a cube in the standard orientation."""

from itertools import combinations

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Metric, face_turns
from cubeapp.engine.model.orbits import CORNERS, EDGES
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.notation.turn_names import format_move
from cubeapp.engine.notation.turn_sets import parse_turn_set
from cubeapp.engine.solvers.goals.goal import ALL_FRAMES, HOME_FRAME, SOLVED, free_cubies
from cubeapp.engine.solvers.goals.named import frames_with
from cubeapp.engine.solvers.goals.space import SIZE, rotation_moves

LAYERS = (*"URFDLB", *(f"{face}w" for face in "URFDLB"), *"MESxyz")
TURNS = {parse_turn_set(name): name for layer in LAYERS for name in (layer, f"{layer}2")}


def write_task(task):
    words = [" | ".join(map(goal_text, task.goals))]
    if frozenset(task.turns) != frozenset(face_turns(SIZE)):
        words.append(f"turns={turns_text(task.turns)}")
    if task.metric is not Metric.HTM:
        words.append(f"metric={task.metric.value}")
    for key, turns in (("before", task.free_before), ("after", task.free_after)):
        if turns:
            words.append(f"{key}={','.join(format_move(move, SIZE) for move in turns)}")
    if task.holds != (0,):
        words.append(f"hold={','.join(map(hold_text, task.holds))}")
    if task.extra:
        words.append(f"extra={task.extra}")
    if task.max_length is not None:
        words.append(f"max={task.max_length}")
    return " ".join(words)


def turns_text(turns):
    """Names that stand for all of the turns, in their order."""
    names = []
    while turns:
        count = next(count for count in (3, 1) if turns[:count] in TURNS)
        names.append(TURNS[turns[:count]])
        turns = turns[count:]
    return ",".join(names)


def hold_text(hold):
    return format_moves(rotation_moves(hold), SIZE).replace(" ", ".") or "-"


def goal_text(goal):
    said = {"home": [], "placed": [], "oriented": []}
    sets = []
    for names, pairs in ((CORNERS, goal.corners), (EDGES, goal.edges)):
        sets += say_orbit(names, pairs, said)
    words = [f"{key}={','.join(names)}" for key, names in said.items() if names]
    words += [f"set={names}" for names in sets]
    if goal.frames != ALL_FRAMES:
        words.append(f"centres={frames_text(goal.frames)}")
    if goal.target != SOLVED:
        words.append(f"target={goal.target.cube()}")
    return " ".join(words)


def say_orbit(names, pairs, said):
    """Add what is said of one orbit's cubies one by one, and return its sets."""
    members = {}
    for name, pair in zip(names, pairs, strict=True):
        members.setdefault(pair, []).append(name)
    free = [name for name, one in zip(names, free_cubies(pairs), strict=True) if one]
    sets = []
    plain = next((pair for pair, some in members.items() if pair[1] and len(some) > 1), None)
    for pair, some in members.items():
        if len(some) == 1:
            said["home" if pair[1] else "placed"] += some
            continue
        said["oriented"] += some if pair[1] else []
        if some != free and pair != plain:
            sets.append(",".join(some))
    return sets


def frames_text(frames):
    if frames == HOME_FRAME:
        return "home"
    for count in (1, 2):
        for faces in combinations(Face, count):
            if frames == frames_with(faces):
                return ",".join(face.name for face in faces)
    return ",".join(hold_text(frame) for frame in sorted(frames))
