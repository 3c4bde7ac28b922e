"""Learning step by step, in the window: a command, the choice of a method, and the page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import Qt, Signal

from cubeapp.drawing.theme import Theme
from cubeapp.engine.model.geometry import cube_name
from cubeapp.ui.learn.course.book import CourseBook
from cubeapp.ui.learn.course.stand import Stand
from cubeapp.ui.learn.lessons.lesson import TITLES, methods_for, sizes_of
from cubeapp.ui.learn.lessons.model import Lessons
from cubeapp.ui.learn.turn_signs import turn_sign
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.learn.lessons.panel import LessonPage


class LearnFeature(PanelFeature["LessonPage"]):
    """Explains how the user's own cube is solved."""

    id = "learn"
    place = "learn"
    title = mark("My cube")
    explains_steps = True

    practise_wanted = Signal(str)
    """A lesson of the course is to be practised."""

    def __init__(self, shell: Shell, book: CourseBook, stand: Stand) -> None:
        """Begin nothing yet.

        Args:
            shell: what it may use.
            book: knows what the learner can do.
            stand: has the user's own cube while one of the course is on the stage.
        """
        super().__init__(shell)
        self._stand = stand
        self.model = Lessons(shell.document, shell.player, shell.tasks, shell.settings, book)
        self.model.message.connect(shell.status.show)
        self.model.begun.connect(self._on_begun)
        self.model.changed.connect(self._cover)
        self._is_chosen = False

    def commands(self) -> Iterable[Command]:
        """Return the command that begins a lesson."""
        yield Command(
            "learn",
            mark("&Learn step by step"),
            mark("Walk through a solve of your cube, layer by layer"),
            self._begin,
            icon="learn",
        )

    def entries(self) -> Iterable[FinderEntry]:
        """Return the methods that are taught; one for the cube on screen begins a lesson."""
        taught = methods_for(self.shell.document.cube.size)
        for method, title in TITLES.items():
            sizes = dict.fromkeys(map(cube_name, (sizes_of(method)[0], sizes_of(method)[-1])))
            yield FinderEntry(
                id=f"lesson:{method}",
                title=tr("Learn: {method}").format(method=tr(title)),
                kind=Kind.METHOD,
                run=partial(self._begin, method),
                hint=" – ".join(sizes),
                missing="" if method in taught else tr("Not for a cube of this size."),
            )

    def make_panel(self) -> LessonPage:
        """Return the page."""
        from cubeapp.ui.learn.lessons.panel import LessonPage

        page = LessonPage(self.model, self.shell.commands[self.id])
        take_back = self.shell.stage.timeline.take_back_requested
        page.step.take_back_button.clicked.connect(take_back)
        page.own_button.clicked.connect(partial(self.shell.commands.run, "large_page"))
        page.step.practise_button.clicked.connect(self._practise)
        return page

    def go_on_from(self, before: Self) -> None:
        """Explain the lesson in the present language, and go on with a step that is tried."""
        self.model.go_on_from(before.model)

    def set_size(self, size: int) -> None:
        """Teach the methods for cubes of ``size``."""
        if self._panel is not None:
            self._panel.set_size(size)

    def set_theme(self, theme: Theme) -> None:
        """Call the colours as the theme does."""
        super().set_theme(theme)
        if self._panel is not None:
            self._panel.head.name_colours()
            self._panel.refresh()

    def set_chosen(self, chosen: bool) -> None:
        """Hide the moves of a step that is tried only while its page is shown."""
        if chosen is self._is_chosen:
            return
        self._is_chosen = chosen
        if chosen:
            # How turns are named is chosen on the course's page, too.
            self.model.changed.emit()
        else:
            self.shell.stage.cover(range(0))
            self.shell.stage.caption.ask_to_hold("")
            self.shell.stage.timeline.strip.set_naming()

    def _practise(self) -> None:
        """Open the lesson of the card; the cube waits meanwhile."""
        lesson = self.model.lesson
        if lesson:
            self.practise_wanted.emit(lesson)

    def _begin(self, method: str = "") -> None:
        """Explain the user's own cube, by a method or as was chosen before."""
        self._stand.leave()
        choice = self.model.choice
        self.model.begin(replace(choice, method=method) if method else None)

    def _cover(self) -> None:
        if self._is_chosen:
            self.shell.stage.cover(self.model.hidden)
            self.shell.stage.caption.ask_to_hold(self.model.hold)
            strip = self.shell.stage.timeline.strip
            if self.model.letters:
                strip.set_naming()
            else:
                strip.set_naming(turn_sign)

    def _on_begun(self) -> None:
        self.reveal()
        self.shell.stage.timeline.bar.setFocus(Qt.FocusReason.OtherFocusReason)
