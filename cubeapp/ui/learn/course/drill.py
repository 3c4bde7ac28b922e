"""The first lessons: small tasks on a cube, one after the other, some of them right in a row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move, inverse
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.lessons import TaskKind
from cubeapp.engine.teaching.tasks import Check, Task, tasks
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.learn.course.stand import COURSE, Stand
from cubeapp.ui.stage.player import Player
from cubeapp.words import plural, tr

CLICKED = (TaskKind.PIECE, TaskKind.HOME)
"""What is answered by a click on a sticker."""
SEEDS = 2**32
"""How many there are."""
TURNED = (TaskKind.TURN, TaskKind.WHOLE, TaskKind.LETTERS)
"""What goes on from the cube that the task before has led to."""


@dataclass(frozen=True, slots=True)
class Drilled:
    """A lesson of tasks under way."""

    lesson: str
    base: int
    """The colour of the first layer."""
    seed: int
    """What the tasks were drawn by."""
    tasks: tuple[Task, ...]
    start: Cube
    """Where the timeline on the stage begins."""
    begun: int = 0
    """After how many of its moves the present task is the learner's."""
    index: int = 0
    """Which of the tasks is the present one."""
    in_a_row: int = 0
    """How many were right one after another."""
    picked: tuple[int, ...] = ()
    """The pictures that were put in order so far."""
    text: str = ""
    """What is said of the last answer."""
    kind: NoteKind = NoteKind.PLAIN
    is_over: bool = False
    """Whether enough were right."""

    @property
    def task(self) -> Task:
        """The present one."""
        return self.tasks[self.index]


def drawn(name: str, base: int, seed: int) -> Drilled:
    """Return a lesson of tasks at its beginning, the same for the same ``seed``."""
    made = tasks(name, np.random.default_rng(seed), base)
    return Drilled(name, base, seed, made, made[0].cube)


class Drill:
    """Puts tasks on the stage and looks at the answers; it knows no widget."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        stand: Stand,
        rng: Callable[[], np.random.Generator],
        count: Callable[[str, bool], None],
    ) -> None:
        """Join the parts.

        Args:
            document: whose cube the tasks are about.
            player: plays the turns that are to be taken back.
            stand: puts the cubes there.
            rng: returns the source of chance.
            count: is told of a task of which lesson was done, and whether it was right.
        """
        self._document, self._player, self._stand = document, player, stand
        self._rng, self._count = rng, count
        self.now: Drilled | None = None

    @property
    def is_on_stage(self) -> bool:
        """Whether the cube of the task is on the stage."""
        return self.now is not None and self._stand.has(self.now.start)

    @property
    def made(self) -> tuple[Move, ...]:
        """The learner's moves in the present task."""
        now, document = self.now, self._document
        return () if now is None else document.timeline.moves[now.begun : document.cursor]

    def begin(self, name: str, base: int) -> None:
        """Set the first task of a lesson."""
        self._set(self._drawn(name, base))

    def put_again(self) -> None:
        """Put the cube of the task on the stage again."""
        now = self.now
        if now is not None and not self._stand.come_back(now.start):
            self._set(now)

    def click(self, facelet: int) -> None:
        """Take a click on a sticker."""
        now = self.now
        if now is not None and not now.is_over and now.task.kind in CLICKED:
            if now.task.check(facelet) is Check.RIGHT:
                self._right()
            else:
                self._wrong(tr(now.task.slip(facelet)))

    def pick(self, index: int) -> None:
        """Take a picture that was clicked: the next one in the order."""
        now = self.now
        if now is None or now.is_over or index in now.picked:
            return
        picked, wanted = (*now.picked, index), now.task.wanted
        assert isinstance(wanted, tuple)
        if picked != wanted[: len(picked)]:
            self._wrong(tr(now.task.slip(picked)))
            return
        self.now = replace(now, picked=picked, text="")
        if len(picked) == len(wanted):
            self._right()

    def look_again(self) -> None:
        """See what the turns have done."""
        now = self.now
        is_turned = now is not None and now.task.kind not in (*CLICKED, TaskKind.ORDER)
        if now is None or now.is_over or not is_turned or not self.is_on_stage:
            return
        made = self.made
        if made and self._document.timeline.cube_at(now.begun) != now.task.cube:
            # Who undid what came before the task and went on otherwise has another cube.
            self._set(now)
            return
        check = now.task.check(made) if made else Check.OPEN
        if check is Check.RIGHT:
            self._right()
        elif check is Check.WRONG:
            self._wrong(tr(now.task.slip(made)))
        else:
            told = tr(now.task.told(made)) if made else ""
            if told or now.kind is NoteKind.PROBLEM:
                self.now = replace(now, text=told, kind=NoteKind.GOOD)

    def _right(self) -> None:
        now = self.now
        assert now is not None
        in_a_row = now.in_a_row + 1
        text = plural(in_a_row, tr("Right."), tr("Right: {n} in a row."))
        self.now = now = replace(now, in_a_row=in_a_row, text=text, kind=NoteKind.GOOD)
        self._count(now.lesson, True)
        if in_a_row >= lesson(now.lesson).passes:
            self.now = replace(now, is_over=True)
        elif now.index + 1 < len(now.tasks):
            self._go_on(replace(now, index=now.index + 1))
        else:
            more = self._drawn(now.lesson, now.base)
            self._set(replace(more, in_a_row=in_a_row, text=text, kind=NoteKind.GOOD))

    def _go_on(self, now: Drilled) -> None:
        """Set the next task, on the same cube where that goes on."""
        if now.task.kind in TURNED and now.task.cube == self._document.cube:
            self.now = replace(now, begun=self._document.cursor)
        else:
            self._set(now)

    def _wrong(self, text: str) -> None:
        assert self.now is not None
        self.now = replace(self.now, in_a_row=0, text=text, kind=NoteKind.PROBLEM)
        self._count(self.now.lesson, False)

    def _drawn(self, name: str, base: int) -> Drilled:
        return drawn(name, base, int(self._rng().integers(SEEDS)))

    def _set(self, now: Drilled) -> None:
        """Put the cube of the present task on the stage."""
        shown = now.task.shown
        start = now.task.cube.apply_all(inverse(shown))
        self.now = replace(now, start=start, begun=len(shown))
        self._stand.put(Timeline(start, shown, method=COURSE), 0)
        if shown:
            self._player.play(until=len(shown))
