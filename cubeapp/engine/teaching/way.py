"""The way from a cube to the solved one, card by card, as a lesson to follow."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.aims import Aim
from cubeapp.engine.solvers.by_hand.scene import Scene
from cubeapp.engine.solvers.by_hand.stages import HandStage
from cubeapp.engine.solvers.by_hand.step_aims import layer_aim, top_aim
from cubeapp.engine.solvers.steps import Hold, Step
from cubeapp.engine.teaching.cards import Card, success_text
from cubeapp.engine.teaching.course import unit
from cubeapp.engine.teaching.lessons import in_colours
from cubeapp.engine.teaching.policy import Situation, situation
from cubeapp.engine.teaching.stages import FIRST_UNIT, LAST_UNIT
from cubeapp.engine.teaching.state import (
    LOW_CORNERS,
    LOW_EDGES,
    MIDDLE_EDGES,
    TOP_CORNERS,
    TOP_EDGES,
    State,
    turned,
)
from cubeapp.engine.text import paragraph
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline

MOST_CARDS = 60
"""More than any cube takes."""
_GROUPS = (LOW_EDGES, LOW_CORNERS, MIDDLE_EDGES, (), TOP_EDGES, (), TOP_CORNERS)
"""What each of the units 2…8 brings home."""
_LOOKS = {
    5: HandStage.TOP_CROSS,
    6: HandStage.EDGE_ORDER,
    7: HandStage.CORNER_ORDER,
    8: HandStage.CORNER_TWIST,
}
"""By their units, the looks of the last layer that have the same aim."""


@dataclass(frozen=True, slots=True)
class _Played:
    """A card, and the cube after it."""

    situation: Situation
    after: Cube


def way(cube: Cube, base: int = 0) -> Timeline:
    """Return the lesson that solves a cube: a section for each unit, a part for each card.

    As in other lessons turns of the whole cube are parts of their own before what they are for.

    Args:
        cube: a 3×3×3 that turns can solve, held in any way.
        base: the colour of the first layer.

    Raises:
        UnsupportedCubeError: it has another size.
        InvalidCubeError: some of its pieces are on no cube, or are there twice.
    """
    by_unit = {
        number: list(cards)
        for number, cards in groupby(_played(cube, base), lambda one: one.situation.card.unit)
    }
    sections: list[Section] = []
    moves = [move for cards in by_unit.values() for one in cards for move in one.situation.moves]
    start = 0
    for number in range(FIRST_UNIT, LAST_UNIT + 1):
        sections.append(_section(number, by_unit.get(number, []), start, base))
        start = sections[-1].end
    return Timeline(cube, moves, Purpose.LESSON, tuple(sections))


def _played(cube: Cube, base: int) -> Iterator[_Played]:
    """Yield the cards that come one after the other."""
    for _ in range(MOST_CARDS):
        found = situation(cube, base)
        if found is None:
            return
        cube = cube.apply_all(found.moves)
        yield _Played(found, cube)
    raise AssertionError("every unit ends")


def _section(number: int, cards: list[_Played], start: int, base: int) -> Section:
    """Return what is told of a unit whose first move is the ``start``-th."""
    about = unit(str(number))
    parts, end = [], start
    for index, card in enumerate(cards):
        for step in _steps(card, is_first=index == 0):
            parts.append(Section(step.name, end, end + len(step.moves), step.sentence, step=step))
            end = parts[-1].end
    note = about.opening_for(base)
    if not cards:
        note = in_colours(success_text(f"nothing_{number}"), base)
    return Section(about.title_for(base), start, end, note, tuple(parts))


def _steps(card: _Played, is_first: bool) -> Iterator[Step]:
    """Yield what is told of a card, before it the turns of the whole cube that it wants."""
    told, given = card.situation, State.of(card.situation.cube)
    held = given.after(told.spin)
    hold = Hold(held.centres[Face.U], held.centres[Face.F])
    solved = given.facelets_of(done_cubies(given, held, told.card.unit))
    if told.spin:
        lit = tuple(sorted(told.lit))
        yield Step.of_rotation(told.spin, told.hold, hold, lit, tuple(sorted(solved)))
    # Before the last unit it is said that the whole cube is turned no more.
    lock = [told.hold] if is_first and told.card.unit == LAST_UNIT and not told.spin else []
    yield Step(
        name=told.title,
        moves=told.moves[len(told.spin) :],
        sentence=paragraph([*lock, told.goal, told.setup, told.do]),
        hold=hold,
        facelets=moved(told.lit, told.spin),
        solved=moved(solved, told.spin),
        goal=told.goal,
        look=paragraph([*lock, told.look, told.setup]),
        why=told.why,
        aim=_aim(card),
    )


def moved(facelets: Collection[int], moves: Sequence[Move]) -> tuple[int, ...]:
    """Return where facelets of a 3×3×3 are after ``moves``, flat indices in both."""
    marks = turned(bytes(facelet in facelets for facelet in range(54)), moves)
    return tuple(facelet for facelet, mark in enumerate(marks) if mark)


def done_cubies(given: State, held: State, unit: int) -> list[int]:
    """Return the cubies of a unit and of those before it that are home.

    Args:
        given: the cube, whose cubies are returned.
        held: the same with the cap on top.
        unit: 2…8.
    """
    cubies = (cubie for group in _GROUPS[: unit - 1] for cubie in group)
    return [given.cubie_with(held.colours(cubie)) for cubie in cubies if held.is_home(cubie)]


def _aim(card: _Played) -> Aim | None:
    """Return what has to be so after a card, by whatever turns."""
    told, state = card.situation, State.of(card.after)
    after = Scene(tuple(state.centres), state.places, 0)
    unit = told.card.unit
    if unit in _LOOKS:
        return top_aim(after, _LOOKS[unit])
    kept = [cubie for group in _GROUPS[: unit - 1] for cubie in group]
    return layer_aim(after, kept, petals=told.card < Card.CROSS_DOWN)
