"""The book of the course: what a learner can do, kept between starts."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.stored_value import Form, StoredValue

if TYPE_CHECKING:
    from cubeapp.engine.teaching.policy import Situation
    from cubeapp.engine.teaching.progress import Progress
    from cubeapp.ui.learn.course.under_way import Going

NAME = "course"
"""Of the stored file."""


def _new() -> Progress:
    from cubeapp.engine.teaching.progress import Progress

    return Progress()


def _from_json(value: object) -> Progress:
    from cubeapp.engine.teaching.progress import Progress

    return Progress.from_json(value)


_FORM = Form(
    NAME, _new, _from_json, lambda storage, progress: storage.write(NAME, progress.to_json())
)


class CourseBook(QObject):
    """Owns the learner's `Progress`; it is read when it is first asked for.

    The engine's part is imported with the first question: the window comes up sooner.
    """

    changed = Signal()
    """The progress is another one."""
    message = Signal(str)
    """A message for the user, one sentence."""

    def __init__(self, storage: Storage, today: Callable[[], date] = date.today) -> None:
        """Make a book.

        Args:
            storage: keeps the progress.
            today: the day on which something is learned.
        """
        super().__init__()
        self._stored = StoredValue(storage, _FORM, self.message.emit)
        self.today = today

    @property
    def progress(self) -> Progress:
        """What the learner can do now."""
        return self._stored.value

    def count(self, going: Going, turns: int, seconds: float) -> None:
        """Count an exercise whose goal is reached.

        Args:
            going: the exercise, and what was needed for it.
            turns: how many were made.
            seconds: how long it took; 0 if nobody knows.
        """
        from cubeapp.engine.teaching.progress import Result, UpKind

        up, exercise, today = going.up, going.exercise, self.today()
        if up.kind is UpKind.GATE:
            self.update(lambda progress: progress.with_gate(up.id, going.worst))
        elif up.kind is UpKind.SOLO:
            self.update(lambda now: now if going.worst else now.with_solo(today, is_real=False))
        else:
            result = Result(
                up.id,
                exercise.level,
                exercise.key,
                exercise.variants,
                going.worst,
                turns,
                exercise.most_turns,
                seconds=seconds,
            )
            self.update(lambda progress: progress.with_result(result, today))

    def count_task(self, name: str, is_right: bool) -> None:
        """Count a task of one of the first lessons."""
        from cubeapp.engine.teaching.progress import Result

        result, today = Result(name, is_wrong=not is_right), self.today()
        self.update(lambda progress: progress.with_result(result, today))

    def count_alone(self, card: Situation) -> None:
        """Count a step that was done alone on the learner's own cube."""
        from cubeapp.engine.teaching.progress import Result
        from cubeapp.engine.teaching.variants import variants_of

        result = Result(card.lesson, variants=variants_of(card))
        self.update(lambda progress: progress.with_result(result, self.today()))

    def update(self, change: Callable[[Progress], Progress]) -> None:
        """Change the progress, and write it."""
        self._stored.change(change)
        self.changed.emit()
