"""The 2×2×2 by Ortega's method: a face, the face opposite, then both layers at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from math import inf

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turns, rotation
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.solvers.by_hand.beam import no_pause
from cubeapp.engine.solvers.by_hand.cases import Case, small_oll_cases, small_pbl_cases
from cubeapp.engine.solvers.by_hand.choices import Style
from cubeapp.engine.solvers.by_hand.frames import Frame, frames, start_turns
from cubeapp.engine.solvers.by_hand.last_layer import (
    Look,
    alg_ends,
    seen_corners_up,
    top_of,
    top_turn,
    top_turns,
)
from cubeapp.engine.solvers.by_hand.places import (
    HOLDS,
    HOME,
    all_hold_tables,
    hand_faces,
    hold_tables,
    resized,
    table_of,
    turn_tables,
)
from cubeapp.engine.solvers.by_hand.scene import Scene
from cubeapp.engine.solvers.by_hand.sentences import say, turn_top
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.tell_slots import BOTTOM_CORNERS, Told
from cubeapp.engine.solvers.by_hand.tell_top import tell_corners_up
from cubeapp.engine.solvers.by_hand.telling import (
    StageText,
    changed,
    done,
    step_of,
    tell_start,
)
from cubeapp.engine.solvers.by_hand.words import NOTHING, Ease, Word, in_hand, word
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import NO_TEXT, Text, Turns, paragraph

STAGES = (HandStage.FACE, HandStage.CORNERS_UP, HandStage.BOTH_LAYERS)
MOST_WAYS = 8
MEETING = 20.0
"""What it costs, in turns, if turns of one face meet: more than any way around."""
OVER = (rotation(Axis.Z, 2, 3),)
D_TURNS = 3 * Face.D


class FaceTable:
    """How many turns bring the lower corners down with their first sticker, in any order."""

    def __init__(self) -> None:
        goal = _sitting(HOME)
        self._distances = {goal: 0}
        level = [goal]
        while level:
            found = []
            for seen, table in product(level, turn_tables()):
                moved = bytes(sorted(seen.translate(table)))
                if moved not in self._distances:
                    self._distances[moved] = self._distances[seen] + 1
                    found.append(moved)
            level = found

    def counts(self) -> list[int]:
        """Return how many ways the corners can sit there are at each distance."""
        counts: list[int] = np.bincount(list(self._distances.values())).tolist()
        return counts

    def distance(self, state: bytes) -> int:
        """Return how many turns it takes."""
        return self._distances[_sitting(state)]

    def ways(self, state: bytes) -> list[Word]:
        """Return the easiest of the shortest ways; one of no turns if it is done."""
        found: list[tuple[int, ...]] = []

        def walk(seen: bytes, path: tuple[int, ...]) -> None:
            left = self._distances[seen]
            if left == 0:
                found.append(path)
                return
            for turn, table in enumerate(turn_tables()):
                moved = bytes(sorted(seen.translate(table)))
                if self._distances[moved] == left - 1:
                    walk(moved, (*path, turn))

        walk(_sitting(state), ())
        words = [word(path, 1, Ease()) for path in found]
        words.sort(key=lambda way: (way.least, way.turns))
        return words[:MOST_WAYS]


@dataclass(frozen=True, slots=True)
class Finish:
    """How both layers are finished when all their corners sit as they should."""

    over: bool
    """Whether the cube is turned over first, as only its bottom has something to change."""
    low: int
    """Quarter turns of the bottom before, clockwise from below."""
    top: int
    """Quarter turns of the top before."""
    case: Case | None
    """``None`` if nothing changes places."""
    last: int
    """Quarter turns of the top at the end."""

    @property
    def length(self) -> int:
        """The turns of faces."""
        turns = sum(quarters > 0 for quarters in (self.low, self.top, self.last))
        return turns + (self.case.length if self.case else 0)

    @property
    def tables(self) -> tuple[bytes, ...]:
        """What it does before the last turn of the top, part by part."""
        over = table_of(OVER) if self.over else NOTHING
        case = self.case.table if self.case else NOTHING
        return over, _low_turns()[self.low], top_turns()[self.top], case


@dataclass(frozen=True, slots=True)
class _Way:
    """A whole solution."""

    cost: float
    frame: Frame
    hold: int
    face: Word
    turn: int
    case: Case | None
    finish: Finish


@cache
def face_table() -> FaceTable:
    """Return the table, made when first asked for."""
    return FaceTable()


@cache
def _look() -> Look:
    return Look(HandStage.CORNERS_UP, small_oll_cases(), seen_corners_up)


def ortega_lesson(
    cube: Cube, crosses: Sequence[int], style: Style, pause: Callable[[], None] = no_pause
) -> tuple[tuple[StageText, ...], int]:
    """Return how a 2×2×2 is solved, and how many ways were compared; see `lessons.lesson`."""
    if cube.is_solved:
        return tuple(done(stage, NO_TEXT, ()) for stage in STAGES), 0
    starts = [next(frames(cube, colour)) for colour in crosses]
    nearest = min(face_table().distance(frame.state) for frame in starts)
    starts = [frame for frame in starts if face_table().distance(frame.state) == nearest]
    ways: list[_Way] = []
    for frame in starts[:1] if style is Style.PLAIN else starts:
        pause()
        ways += _ways(frame)
    best = min(ways, key=lambda way: way.cost)
    return _tell(cube, best), len(ways)


def finishes(corners: bytes) -> list[Finish]:
    """Return the ways to finish both layers, the shortest first.

    Args:
        corners: the places of the eight corners, as the hand holds them.
    """
    return list(_finishes(corners))


@cache
def _finishes(corners: bytes) -> tuple[Finish, ...]:
    solved = {HOME[:8].translate(table) for table in all_hold_tables()}
    tries = [Finish(False, 0, 0, None, 0)]
    for case, top, low in product(small_pbl_cases(), range(4), range(4)):
        tries.append(Finish(False, low, top, case, 0))
        if low == 0 and case.keeps_bottom:
            tries.append(Finish(True, low, top, case, 0))
    found = []
    for way in tries:
        after = corners
        for table in way.tables:
            after = after.translate(table)
        found += [
            replace(way, last=last)
            for last, turn in enumerate(top_turns())
            if after.translate(turn) in solved
        ]
    return tuple(sorted(found, key=lambda finish: finish.length))


def _ways(frame: Frame) -> Iterator[_Way]:
    """Yield the ways to solve with the shortest first faces."""
    for face, hold in product(face_table().ways(frame.state), range(HOLDS)):
        state = frame.state.translate(face.table)
        # Holds that are awkward for the turns are not among those to be held.
        effort = face.cost(hold, hold)
        if effort == inf:
            effort = face.least + 2
        last = hand_faces()[hold][face.last]
        held = state.translate(hold_tables()[hold])
        for way in _look().ways[seen_corners_up(top_of(state, hold))]:
            turn, case = way[0] if way else (0, None)
            after = held.translate(top_turns()[turn])
            cost, end = effort + (turn > 0), last
            if case is not None:
                first, end = alg_ends(case)
                after = after.translate(case.table)
                cost += case.length + MEETING * (turn == 0 and bool(last & first))
            for finish in finishes(after[:8]):
                meets = bool(end & _first_faces(finish))
                total = cost + finish.length + MEETING * meets
                yield _Way(total, frame, hold, face, turn, case, finish)


def _first_faces(finish: Finish) -> int:
    """Return the faces that a finish may begin with, as bits."""
    faces = (1 << Face.D) * (finish.low > 0) | (1 << Face.U) * (finish.top > 0)
    if not faces and finish.case is not None:
        faces = alg_ends(finish.case)[0]
    return faces or (1 << Face.U) * (finish.last > 0)


def _tell(cube: Cube, way: _Way) -> tuple[StageText, ...]:
    scene = Scene(way.frame.colours, way.frame.state, way.hold, 2)
    start = tell_start(scene, start_turns(cube, way.frame, way.hold), "face2.start")
    words = {"cross": scene.colour_of(Face.D), "top": scene.colour_of(Face.U)}
    face, scene = _tell_face(scene, way, words)
    up, scene = _tell_up(scene, way)
    both = _tell_finish(scene, way.finish)
    goals = ("face2.goal", "oll2.goal", "pbl.goal")
    stages = [
        done(stage, say(goal, **words), steps)
        for stage, goal, steps in zip(STAGES, goals, (face, up, both), strict=True)
    ]
    return (start, *stages)


def _tell_face(scene: Scene, way: _Way, words: dict[str, Text]) -> tuple[list[Step], Scene]:
    turns = way.face.turns
    if not turns:
        return [], scene
    told = Told(
        HandStage.FACE.value, say("face2.all", moves=scene.text(turns), **words), BOTTOM_CORNERS
    )
    moves = [face_turns(3)[turn] for turn in in_hand(turns, way.hold)]
    return [step_of(scene, told, moves)], scene.after(turns)


def _tell_up(scene: Scene, way: _Way) -> tuple[list[Step], Scene]:
    if way.case is None:
        return [], scene
    angle = changed(scene, top_turns()[way.turn])
    told = _with_turn(tell_corners_up(angle, way.case), way.turn)
    step = step_of(scene, told, (*top_turn(way.turn), *way.case.moves))
    return [step], changed(angle, way.case.table)


def _tell_finish(scene: Scene, finish: Finish) -> list[Step]:
    steps = []
    if finish.case is not None:
        case, low = finish.case, _low_turn(finish.low)
        sentence = say("pbl.case", case=case.name, alg=case.shown_on(scene.size))
        if low:
            sentence = paragraph([say("pbl.low", moves=Turns(format_moves(low, 3))), sentence])
        told = Told(case.title, sentence, tuple(range(8)), case.title, say("pbl.see"))
        told = _with_turn(told, finish.top)
        if finish.over:
            steps.append(_over(scene))
        moves = (*low, *top_turn(finish.top), *case.moves)
        steps.append(step_of(scene, told, moves))
        for table in finish.tables:
            scene = changed(scene, table)
    if finish.last:
        sentence = say("turn.after", turn=turn_top(finish.last))
        upper = tuple(cubie for cubie in range(8) if Face.U in scene.sides(cubie))
        told = Told(Text("last turn"), sentence, upper)
        steps.append(step_of(scene, told, top_turn(finish.last)))
    return steps


def _over(scene: Scene) -> Step:
    """Return the step that turns the cube over."""
    moves = tuple(resized(move, scene.size) for move in OVER)
    return Step.of_rotation(moves, say("pbl.over"), None, scene.facelets(range(8)))


def _with_turn(told: Told, turn: int) -> Told:
    """Return what is said of a step that begins with a turn of the top."""
    if not turn:
        return told
    before = say("turn.before", turn=turn_top(turn))
    return replace(told, sentence=paragraph([before, told.sentence]))


def _low_turns() -> tuple[bytes, ...]:
    return (NOTHING, *turn_tables()[D_TURNS : D_TURNS + 3])


def _low_turn(quarters: int) -> tuple[Move, ...]:
    return (face_turns(3)[D_TURNS + quarters - 1],) if quarters else ()


def _sitting(state: bytes) -> bytes:
    return bytes(sorted(state[cubie] for cubie in BOTTOM_CORNERS))
