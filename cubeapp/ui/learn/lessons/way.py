"""The way of a lesson: its stages, and in each the steps that a learner makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from cubeapp.engine.model.geometry import Face
from cubeapp.engine.text import NO_TEXT, Text, capitalised, paragraph
from cubeapp.engine.timeline.timeline import Section, Timeline
from cubeapp.words import counted, plural, tr


class Progress(Enum):
    """Where the cube is, seen from a stage or a step."""

    DONE = auto()
    NOW = auto()
    AHEAD = auto()
    LEFT = auto()
    """It was there when turns led away from the way."""


@dataclass(frozen=True, slots=True)
class WayStep:
    """A step, together with the turns of the whole cube that come before it."""

    stage: Section
    told: Section
    """What says what is done."""
    spin: str
    """How the whole cube is turned first; empty if it is not."""
    start: int
    number: int
    """Which one it is of its stage, from 1."""
    count: int
    """How many steps the stage has."""

    @property
    def end(self) -> int:
        """Index after the last move."""
        return self.told.end

    @property
    def title(self) -> Text:
        """The name of the step."""
        return capitalised(self.told.name)

    @property
    def place(self) -> Text:
        """Where on the way it is: "Corners, 2 of 3"."""
        name = capitalised(self.stage.name)
        if self.count < 2:
            return NO_TEXT if self.told is self.stage or name == self.title else name
        text = Text("{stage}, {number} of {count}")
        return text.format(stage=name, number=self.number, count=self.count)

    @property
    def goal(self) -> Text:
        """What is so afterwards."""
        step = self.told.step
        return (step.goal if step is not None else NO_TEXT) or self.stage.note

    @property
    def look(self) -> Text:
        """What to look for on the cube, once it is held as it should be; may be empty."""
        return NO_TEXT if self.told.step is None else self.told.step.look

    @property
    def why(self) -> Text:
        """Why the moves do it: where no parts are told, all that is said of the step."""
        step = self.told.step
        if step is None or self.told.note in ("", self.goal):
            return NO_TEXT
        return step.why if step.goal or step.look else self.told.note


@dataclass(frozen=True, slots=True)
class WayStage:
    """A stage with its steps; none where it was done already."""

    section: Section
    steps: tuple[WayStep, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list of stages and steps."""

    text: str
    note: str
    """What stands at the right."""
    progress: Progress
    start: int
    """The move to go to."""
    is_step: bool = False


def stages_of(timeline: Timeline) -> tuple[WayStage, ...]:
    """Return the stages of a timeline that explains itself; of any other none."""
    made = (WayStage(section, _steps_of(section, timeline)) for section in timeline.sections)
    # A stage without moves was done already, but for the hold, which is a step without any.
    return tuple(stage for stage in made if stage.steps or not stage.section.parts)


def base_of(timeline: Timeline) -> int | None:
    """Return the colour of the first layer of a course's way; ``None`` if no step tells it."""
    steps = (part.step for section in timeline.sections for part in section.parts)
    holds = (step.hold for step in steps if step is not None and step.hold is not None)
    hold = next(holds, None)
    # The last layer is on top in every step.
    return None if hold is None else int(Face(hold.top).opposite)


def step_at(stages: Sequence[WayStage], moment: float) -> WayStep | None:
    """Return the step at ``moment``, in moves; ``None`` after the last one."""
    steps = (step for stage in stages for step in stage.steps)
    return next((step for step in steps if moment < step.end), None)


def rows_of(stages: Sequence[WayStage], now: WayStep | None, moment: float) -> list[Row]:
    """Return the list: every stage, and the steps of the present one.

    Args:
        stages: those of the lesson.
        now: the present step; ``None`` after the last one.
        moment: where the cube is, in moves.
    """
    rows = []
    for stage in stages:
        section = stage.section
        progress = Progress.DONE if now is None else _progress(section, now.stage, moment)
        rows.append(Row(tr(capitalised(section.name)), _note(stage, now), progress, section.start))
        if progress is Progress.NOW and len(stage.steps) > 1:
            rows += [_row(step, now) for step in stage.steps]
    return rows


def left_rows(rows: Sequence[Row]) -> list[Row]:
    """Return the list while the cube is not on the way: where that was left."""
    made = [
        replace(row, progress=Progress.LEFT) if row.progress is Progress.NOW else row
        for row in rows
    ]
    last = max((at for at, row in enumerate(made) if row.progress is Progress.LEFT), default=None)
    if last is not None:
        made[last] = replace(made[last], note=tr("left here"))
    return made


def _row(step: WayStep, now: WayStep | None) -> Row:
    if step is now:
        return Row(tr(step.title), tr("now"), Progress.NOW, step.start, True)
    is_done = now is None or step.number < now.number
    progress = Progress.DONE if is_done else Progress.AHEAD
    return Row(tr(step.title), "", progress, step.start, True)


def _progress(section: Section, now: Section, moment: float) -> Progress:
    if section is now:
        return Progress.NOW
    return Progress.DONE if section.end <= moment and section.start <= now.start else Progress.AHEAD


def _note(stage: WayStage, now: WayStep | None) -> str:
    if now is not None and stage.section is now.stage and now.count > 1:
        text = tr("{number} of {count}")
        return text.format(number=counted(now.number), count=counted(now.count))
    if not stage.steps:
        return tr("done already")
    return plural(len(stage.steps), tr("{n} step"), tr("{n} steps"))


def _steps_of(section: Section, timeline: Timeline) -> tuple[WayStep, ...]:
    """Return the steps of a stage, turns of the whole cube joined with what follows them."""
    size = timeline.start.size
    groups: list[list[Section]] = [[]]
    parts = [part for part in section.parts or (section,) if part.end > part.start]
    for part in parts:
        groups[-1].append(part)
        moves = timeline.moves[part.start : part.end]
        if not all(move.is_rotation(size) for move in moves):
            groups.append([])
    groups = [group for group in groups if group]
    return tuple(
        WayStep(
            stage=section,
            told=group[-1],
            spin=paragraph(part.note for part in group[:-1]),
            start=group[0].start,
            number=number,
            count=len(groups),
        )
        for number, group in enumerate(groups, start=1)
    )
