"""The course, in the window: its page, what of it is on the stage, and what a session keeps."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Self

import numpy as np

from cubeapp.drawing.theme import Theme
from cubeapp.ui.controls.announcing import announce
from cubeapp.ui.learn.course.book import CourseBook
from cubeapp.ui.learn.course.pick_keys import PickKeys
from cubeapp.ui.learn.course.stand import Stand
from cubeapp.ui.learn.turn_signs import turn_sign
from cubeapp.ui.services.storage import Json
from cubeapp.ui.services.voice import Voice
from cubeapp.ui.shell.commands import Command
from cubeapp.ui.shell.feature import PanelFeature, SessionPart, Shell
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.ui.stage.move_strip import NO_MOVES
from cubeapp.words import mark, tr

if TYPE_CHECKING:
    from cubeapp.ui.learn.course.head import CourseHead
    from cubeapp.ui.learn.course.model import Course
    from cubeapp.ui.learn.course.panel import CoursePage


NO_TURNS = mark("No turns yet: drag a layer or press a key.")
"""Said while nothing is turned in an exercise, which a scramble would take away."""


class CourseFeature(PanelFeature["CoursePage"]):
    """Teaches to solve the cube alone, by lessons with exercises."""

    id = "course"
    place = "learn"
    title = mark("Course")
    explains_steps = True

    def __init__(self, shell: Shell, book: CourseBook, stand: Stand, voice: Voice) -> None:
        """Read nothing yet.

        Args:
            shell: what it may use.
            book: keeps what was learned.
            stand: puts exercises in the place of the user's own cube.
            voice: reads turns aloud.
        """
        super().__init__(shell)
        self._book, self._stand = book, stand
        self._is_chosen = False
        self._is_made = False
        """Whether there is a model, which is made when the course is first shown."""
        self._kept: Json = None
        """What a session has of the course, until there is a model."""
        self._voice, self._read = voice, ""
        stage = shell.stage
        self._keys = PickKeys(
            lambda: shell.document.cube,
            stage.set_frame,
            lambda text: announce(stage.cube_view, text),
            self._on_clicked,
        )
        book.message.connect(shell.status.show)
        shell.stage.facelet_clicked.connect(self._on_clicked)

    @cached_property
    def model(self) -> Course:
        """The course under way, read and made when it is first asked for."""
        from cubeapp.ui.learn.course.model import Course

        shell = self.shell
        made = Course(shell.document, shell.player, self._book, self._stand, shell.settings)
        made.restore(self._kept)
        made.changed.connect(self._show_on_stage)
        self._is_made = True
        return made

    def commands(self) -> Iterable[Command]:
        """Return the commands that go on with the course, and save and print its rules."""
        yield Command(
            "course",
            mark("Learn by the &course"),
            mark("Learn to solve it alone, step by step, with exercises"),
            self.reveal,
            icon="learn",
        )
        yield Command(
            "rule-sheet",
            mark("Save the &rules…"),
            mark("Save the twelve rules with their pictures on one page, to print"),
            self._save_rules,
        )
        yield Command(
            "print-rule-sheet",
            mark("Print the rules…"),
            mark("Print the twelve rules with their pictures on one page"),
            self._print_rules,
        )

    def entries(self) -> Iterable[FinderEntry]:
        """Return the lessons, those of later units and of the user's own, too."""
        from cubeapp.engine.teaching.course import all_lessons

        for each in all_lessons():
            title = tr(each.title_for(self.model.base))
            yield FinderEntry(
                id=f"course:{each.id}",
                title=tr("Lesson: {title}").format(title=title),
                kind=Kind.PRACTICE,
                run=partial(self.practise, each.id),
                hint=each.id,
            )

    def _save_rules(self) -> None:
        # Only the sheet needs what draws pages.
        from cubeapp.ui.learn.course.rule_saving import save_rules

        save_rules(self.shell, self.model.base)

    def _print_rules(self) -> None:
        from cubeapp.ui.learn.course.rule_saving import print_rules

        print_rules(self.shell, self.model.base)

    def session_parts(self) -> Iterable[SessionPart]:
        """Return the exercise and the cube that it stands in for."""
        yield SessionPart("course", self._saved, self._restore, is_of_all=True)

    def _saved(self) -> Json:
        return self.model.to_json() if self._is_made else self._kept

    def _restore(self, value: Json) -> None:
        self._kept = value
        if self._is_made:
            self.model.restore(value)

    def make_panel(self) -> CoursePage:
        """Return the page."""
        from cubeapp.engine.teaching.course import own_units
        from cubeapp.ui.learn.course.panel import CoursePage

        page = CoursePage(self.model)
        page.turning_wanted.connect(self.shell.stage.cube_view.setFocus)
        for fault in own_units().faults[:1]:
            text = tr("A file of lessons was left out. {fault}")
            self.shell.status.show(text.format(fault=tr(fault)))
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
            self.shell.stage.key_filter = self._keys.take if chosen else None
            self.model.set_shown(chosen)
            if not chosen:
                self._clear_stage()

    def go_on_from(self, before: Self) -> None:
        """Go on with the exercise that was under way."""
        if before._is_made:
            self.model.go_on_from(before.model)

    def _show_on_stage(self) -> None:
        """Light the pieces, point at the turn and say the hold, while the exercise is there."""
        if not self._is_chosen:
            return
        from cubeapp.ui.learn.course.phases import Phase

        model, stage = self.model, self.shell.stage
        is_there = model.phase in (Phase.GOING, Phase.DONE)
        if model.letters:
            stage.timeline.strip.set_naming()
        else:
            stage.timeline.strip.set_naming(turn_sign)
        stage.timeline.strip.say_without_moves(NO_TURNS if is_there else NO_MOVES)
        stage.light(model.lighting if is_there and model.is_dimming else None)
        stage.cover(model.covered if is_there else range(0))
        stage.next_move.point(model.pointed if is_there else None)
        stage.caption.ask_to_hold(model.hold if is_there else "")
        self._keys.set_active(model.is_picking)
        self._read_aloud()

    def _read_aloud(self) -> None:
        """Read what is new, to who wants that."""
        text = self.model.read_aloud if self.model.reads_aloud else ""
        if text != self._read:
            self._read = text
            if text:
                self._voice.say(text)
            else:
                self._voice.stop()

    def _clear_stage(self) -> None:
        """Leave the stage as others expect it."""
        stage = self.shell.stage
        self._keys.set_active(False)
        self._voice.stop()
        stage.light(None)
        stage.cover(range(0))
        stage.next_move.point(None)
        stage.caption.ask_to_hold("")
        stage.timeline.strip.set_naming()
        stage.timeline.strip.say_without_moves()

    def practise(self, lesson: str) -> None:
        """Open a lesson, as somebody who meets it on a cube of their own."""
        from cubeapp.engine.teaching.progress import Up, UpKind

        self.model.choose(Up(UpKind.LESSON, lesson))
        self.reveal()

    def begin(self, lesson: str) -> None:
        """Begin a lesson with an exercise that is the same every time.

        Raises:
            UnknownLessonError: there is no such lesson.
        """
        from cubeapp.engine.teaching.course import lesson as lesson_of

        lesson_of(lesson)
        self.practise(lesson)
        self.model.rng = np.random.default_rng(0)
        self.model.begin()

    def _on_clicked(self, facelet: int) -> None:
        if self._is_chosen:
            self.model.click(facelet)
