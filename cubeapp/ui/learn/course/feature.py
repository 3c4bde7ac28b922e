"""The course, in the window: its page, what of it is on the stage, and what a session keeps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self

from cubeapp.drawing.theme import Theme
from cubeapp.engine.teaching.progress import Up, UpKind
from cubeapp.ui.learn.course.book import CourseBook
from cubeapp.ui.learn.course.model import Course, Phase
from cubeapp.ui.learn.course.stand import Stand
from cubeapp.ui.learn.turn_signs import turn_sign
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, SessionPart, Shell
from cubeapp.words import mark

if TYPE_CHECKING:
    from cubeapp.ui.learn.course.head import CourseHead
    from cubeapp.ui.learn.course.panel import CoursePage


class CourseFeature(PanelFeature["CoursePage"]):
    """Teaches to solve the cube alone, by lessons with exercises."""

    id = "course"
    place = "learn"
    title = mark("Course")
    explains_steps = True

    def __init__(self, shell: Shell, book: CourseBook, stand: Stand) -> None:
        """Read nothing yet.

        Args:
            shell: what it may use.
            book: keeps what was learned.
            stand: puts exercises in the place of the user's own cube.
        """
        super().__init__(shell)
        self.model = Course(shell.document, shell.player, book, stand, shell.settings)
        self._is_chosen = False
        book.message.connect(shell.status.show)
        self.model.message.connect(shell.status.show)
        self.model.changed.connect(self._show_on_stage)
        shell.stage.facelet_clicked.connect(self._on_clicked)

    def commands(self) -> Iterable[Command]:
        """Return the command that goes on with the course."""
        yield Command(
            "course",
            mark("Learn by the &course"),
            mark("Learn to solve it alone, step by step, with exercises"),
            self.reveal,
            icon="learn",
        )

    def session_parts(self) -> Iterable[SessionPart]:
        """Return the exercise and the cube that it stands in for."""
        yield SessionPart("course", self.model.to_json, self.model.restore)

    def make_panel(self) -> CoursePage:
        """Return the page."""
        from cubeapp.ui.learn.course.panel import CoursePage

        page = CoursePage(self.model)
        page.turning_wanted.connect(self.shell.stage.cube_view.setFocus)
        return page

    def make_head(self) -> CourseHead:
        """Return how turns are told, behind a menu."""
        from cubeapp.ui.learn.course.head import CourseHead

        return CourseHead(self.model)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.set_theme(theme)

    def set_chosen(self, chosen: bool) -> None:
        """Have the exercise on the stage only while its page is in front."""
        if chosen is not self._is_chosen:
            self._is_chosen = chosen
            self.model.set_shown(chosen)
            if not chosen:
                self._clear_stage()

    def go_on_from(self, before: Self) -> None:
        """Go on with the exercise that was under way."""
        self.model.go_on_from(before.model)

    def _show_on_stage(self) -> None:
        """Light the pieces, point at the turn and say the hold, while the exercise is there."""
        if not self._is_chosen:
            return
        model, stage = self.model, self.shell.stage
        is_there = model.phase in (Phase.GOING, Phase.DONE)
        if model.letters:
            stage.timeline.strip.set_naming()
        else:
            stage.timeline.strip.set_naming(turn_sign)
        stage.light(model.lighting if is_there and model.is_dimming else None)
        stage.cover(model.covered if is_there else range(0))
        stage.next_move.point(model.pointed if is_there else None)
        stage.caption.ask_to_hold(model.hold if is_there else "")

    def _clear_stage(self) -> None:
        """Leave the stage as others expect it."""
        stage = self.shell.stage
        stage.light(None)
        stage.cover(range(0))
        stage.next_move.point(None)
        stage.caption.ask_to_hold("")
        stage.timeline.strip.set_naming()

    def practise(self, lesson: str) -> None:
        """Open a lesson, as somebody who meets it on a cube of their own."""
        self.model.choose(Up(UpKind.LESSON, lesson))
        self.reveal()

    def _on_clicked(self, facelet: int) -> None:
        if self._is_chosen:
            self.model.click(facelet)
