"""The page of the course: the way, and the card of what is learned now."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cubeapp.drawing.theme import Theme
from cubeapp.engine.teaching.case_pictures import cases
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.lessons import Level
from cubeapp.engine.teaching.pictures import picture
from cubeapp.engine.teaching.progress import Progress, Up, UpKind, all_ups
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.controls.panel import Panel, stack
from cubeapp.ui.learn.course.card import CourseCard
from cubeapp.ui.learn.course.drill import Drill
from cubeapp.ui.learn.course.foot import (
    BACK,
    KNOW,
    NEXT,
    REAL,
    SHOW,
    SKIP,
    START,
    TAKE_BACK,
    TRY,
    CourseFoot,
)
from cubeapp.ui.learn.course.model import ANSWER_FIRST, Course
from cubeapp.ui.learn.course.phases import Part, Phase
from cubeapp.ui.learn.course.rows import (
    LEVELS,
    beside,
    course_rows,
    title_of,
    unit_of_up,
)
from cubeapp.ui.learn.course.telling import Telling
from cubeapp.ui.learn.lessons.way_card import WayCard
from cubeapp.words import capitalised, counted, tr

FEW_LINES = 40
"""A page that is lower than so many lines shows the way folded at first."""


class CoursePage(QWidget):
    """Shows where the learner is, and what is to be done there."""

    turning_wanted = Signal()
    """The learner wants to turn: the keyboard is to go to the cube."""

    def __init__(self, model: Course) -> None:
        """Show what ``model`` is about."""
        super().__init__()
        self._model = model
        self._ups: list[Up] = []
        self._way_of: tuple[Progress, Up, date, int] | None = None
        """What the way is shown for, which hardly a turn of the cube changes."""
        self._is_folded: bool | None = None
        self._shows_turns = False
        self._seen: tuple[Phase, Part, str] = Phase.OPENING, Part.TURN, ""
        """What was to be done and what was said when something was last scrolled to."""
        self.way, self.card, self.foot = WayCard(), CourseCard(), CourseFoot()
        self.panel = Panel()
        self.panel.setAccessibleName(tr("Course"))
        for part in (self.way, self.card):
            self.panel.body.addWidget(part)
        self.panel.body.addStretch(1)
        stack(self, self.panel, self.foot, spacing=0)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        model, card = self._model, self.card
        self.way.chosen.connect(lambda index: model.choose(self._ups[index]))
        self.way.stepped.connect(lambda by: model.choose(beside(model.chosen, by)))
        self.way.folded.connect(self._on_folded)
        card.answered.connect(self._on_answered)
        card.take_back_button.clicked.connect(model.take_back)
        card.hide_button.clicked.connect(self._on_hide)
        for button in self._hint_buttons:
            button.clicked.connect(model.hint)
        self.foot.main_button.clicked.connect(self._on_main)
        self.foot.second_button.clicked.connect(self._on_second)
        model.changed.connect(self.refresh)

    @property
    def _hint_buttons(self) -> tuple[QPushButton, ...]:
        return self.foot.hint_button, self.card.mend_hint_button

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of ``theme``, and call them as its scheme does."""
        self.card.set_theme(theme)
        self._way_of = None
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the way where there is little room, unless the user chose otherwise."""
        super().resizeEvent(event)
        self._fold()

    def refresh(self) -> None:
        """Show what the model is about."""
        model = self._model
        self._show_way()
        if model.phase is Phase.OPENING:
            self._show_opening()
        elif model.phase is Phase.AWAY:
            self._show_away()
        elif model.drill.now is not None and model.is_drilling:
            self._show_task(model.drill)
        else:
            self._show_exercise()
        self._show_what_is_new()

    def _show_what_is_new(self) -> None:
        """Scroll to the card of a new exercise, to what is asked, or to what is said."""
        model, (phase, part, said) = self._model, self._seen
        self._seen = model.phase, model.part, self.card.message.text()
        if self._seen == (phase, part, said) or model.phase is not Phase.GOING:
            return
        if model.part is not part and model.part in (Part.ANSWER, Part.NAME):
            self.panel.reveal(self.card.pictures)
        elif phase is not Phase.GOING:
            self.panel.reveal(self.card)
        elif self._seen[2] and self._seen[2] != said:
            self.panel.reveal(self.card.message)

    # The parts of the page

    def _show_way(self) -> None:
        model = self._model
        about = model.book.progress, model.chosen, model.book.today(), model.shown_base
        if about == self._way_of:
            return
        self._way_of = about
        rows, self._ups = course_rows(*about)
        ups = all_ups()
        done = sum(model.book.progress.is_done(up) for up in ups)
        text = tr("{done} of {count} lessons")
        self.way.show_rows(rows, text.format(done=counted(done), count=counted(len(ups))))

    def _show_opening(self) -> None:
        """Tell what is to be learned, before its first exercise."""
        model, card = self._model, self.card
        up, base = model.chosen, model.shown_base
        unit = unit_of_up(up)
        self._say_place()
        self._clear()
        if up.kind is UpKind.LESSON:
            card.goal.set_text(tr(unit.opening_for(base)))
            card.rule.set_text(self._rule_of(up.id))
            card.ask(
                "",
                [case.picture for case in cases(up.id, base) if case.lesson == up.id],
                is_asked=False,
            )
        elif up.kind is UpKind.REVIEW:
            card.task.set_text(tr("It is time to see whether you still know this."))
            card.goal.set_text(tr(unit.opening_for(base)))
        elif up.kind is UpKind.GATE:
            card.task.set_text(tr("Two mixed cubes: do the whole unit alone."))
            card.goal.set_text(tr(unit.opening_for(base)))
        else:
            card.task.set_text(tr(unit.opening_for(base)))
        knows = up.kind is UpKind.LESSON and not model.is_of_tasks and model.level < Level.ALONE
        second = KNOW if knows else ""
        if up.kind is UpKind.SOLO:
            second = "" if model.has_noted else REAL
        if model.has_noted:
            card.say(tr("Noted: you solved a real cube."), NoteKind.GOOD, False, False)
        self.foot.offer(START, "play", second)

    def _show_away(self) -> None:
        self._say_place()
        self._clear()
        self.card.task.set_text(tr("Another cube is on the stage; your exercise waits."))
        self.foot.offer(BACK, "undo", "")

    def _show_task(self, drill: Drill) -> None:
        """Show a task of the first lessons."""
        card, now = self.card, drill.now
        assert now is not None
        about = lesson(now.lesson)
        self._say_place()
        self._clear()
        card.task.set_text("" if now.is_over else tr(now.task.text))
        card.rule.set_text(tr(about.card_for(self._model.shown_base)))
        card.say(now.text, now.kind, False, False)
        card.ask("", [picture(goal.sketch, self._model.shown_base) for goal in now.task.goals])
        places = {index: str(at) for at, index in enumerate(now.picked, 1)}
        card.pictures.set_badges([places.get(index, "") for index in range(len(now.task.goals))])
        if now.is_over:
            self.foot.offer(NEXT, "chevron-right", "")
        else:
            self.foot.offer("", "", TAKE_BACK if self._model.has_turned else "")

    def _show_exercise(self) -> None:
        """Show the present card of an exercise, as far as its level tells it."""
        model, card = self._model, self.card
        now, told, said = model.card, model.telling, model.said
        if told is None:
            return
        # What has the keyboard must not go and come again.
        self._say_place(tr(now.title) if now is not None and told.tells_title else "")
        card.task.set_text(_task_of(model))
        card.say(said.text, said.kind, said.takes_back, model.can_hint)
        card.goal.set_text(tr(told.goal))
        card.look.set_text(tr(told.look) if told.tells_look else "")
        card.why.set_text(tr(told.why) if told.tells_why else "")
        is_rule_told = now is None and told.tells_why
        card.rule.set_text(self._rule_of(told.going.exercise.lesson) if is_rule_told else "")
        self._show_asked()
        self._show_turns(told)
        self._show_buttons()

    def _show_asked(self) -> None:
        model = self._model
        if model.part is Part.ANSWER and model.question is not None:
            self.card.ask(tr(model.question.text), model.question.answers)
        elif model.part is Part.NAME:
            self.card.ask(tr("Which of these is it?"), [case.still for case in model.cases])
        else:
            self.card.ask("", ())

    def _show_turns(self, telling: Telling) -> None:
        model, card, now = self._model, self.card, telling.standing
        is_hidden = telling.hides_turns and not self._shows_turns
        is_told = telling.tells_turns and not is_hidden and model.phase is Phase.GOING
        if is_told and now is not None:
            told, chunks = telling.told_card, telling.told_chunks
            card.show_turns(chunks, told, now.cube.size, now.following, model.letters)
            if told is not None and model.said.text == tr(told.do):
                card.do.set_text("")
        else:
            card.hide_turns()
        card.offer_hiding(telling.hides_turns and model.phase is Phase.GOING, is_hidden)

    def _show_buttons(self) -> None:
        model = self._model
        self._offer_hint(model.can_hint and not model.said.takes_back)
        if model.phase is Phase.DONE:
            self.foot.offer(NEXT, "chevron-right", "")
        elif model.level is Level.WATCH:
            is_asked = model.part is Part.ANSWER
            missing = tr(ANSWER_FIRST) if is_asked else ""
            self.foot.offer(SHOW, "play", SKIP if is_asked else TRY, missing=missing)
        else:
            wants_turns = model.part is Part.TURN and not model.has_turned
            knows = KNOW if model.level < Level.ALONE else ""
            self.foot.offer(TRY if wants_turns else "", "turn", knows)

    def _offer_hint(self, is_offered: bool) -> None:
        """Offer one more hint, which rests for a moment before those that tell turns."""
        self.foot.offer_hint(is_offered)
        is_resting = self._model.is_hint_resting
        for button in self._hint_buttons:
            button.setEnabled(not is_resting)
            button.setToolTip(
                tr("Look for a moment first") if is_resting else tr("Say a little more")
            )

    def _say_place(self, title: str = "") -> None:
        """Say where on the way the card is, and what it is called."""
        model = self._model
        unit = unit_of_up(model.chosen)
        parts = [tr(unit.title_for(model.shown_base))]
        if model.chosen.kind is UpKind.LESSON and not model.is_of_tasks:
            parts.append(self._level())
        elif model.chosen.kind is UpKind.REVIEW:
            parts.append(tr("Review"))
        title = title or title_of(model.chosen, model.shown_base)
        self.card.say_title(" · ".join(parts), capitalised(title))

    def _level(self) -> str:
        """Say at which level the lesson is, and how many of its exercises are done."""
        model = self._model
        level, record = model.level, model.book.progress.record(model.chosen.id)
        if level is not record.level or level is Level.WATCH or model.phase is Phase.DONE:
            return tr(LEVELS[level])
        done = len(record.streak) if level is Level.ALONE else record.passes
        text, number = tr("{level}, {number} of {count}"), min(done + 1, level.needed)
        count = counted(level.needed)
        return text.format(level=tr(LEVELS[level]), number=counted(number), count=count)

    def _rule_of(self, name: str) -> str:
        """Return what is to be remembered of a lesson."""
        about, base = lesson(name), self._model.shown_base
        return tr(about.rule_for(base) or about.card_for(base))

    def _clear(self) -> None:
        """Empty everything but the title."""
        card = self.card
        card.say("", NoteKind.PLAIN, takes_back=False, hints=False)
        card.task.set_text("")
        for part in (card.goal, card.rule, card.look, card.why):
            part.set_text("")
        card.ask("", ())
        card.hide_turns()
        card.offer_hiding(False, False)
        self.foot.offer_hint(False)

    # What is clicked

    def _on_main(self) -> None:
        model = self._model
        if model.phase is Phase.GOING and model.level is Level.WATCH and not model.is_drilling:
            model.show_step()
            return
        self._shows_turns = False
        if model.phase is Phase.OPENING:
            model.begin()
        elif model.phase is Phase.AWAY:
            model.go_back_to_it()
        elif model.phase is Phase.DONE:
            model.next()
        self.turning_wanted.emit()

    def _on_second(self) -> None:
        model = self._model
        if model.phase is Phase.OPENING and model.chosen.kind is UpKind.SOLO:
            model.did_real_one()
        elif model.is_drilling and model.phase is Phase.GOING:
            model.take_back()
        elif model.part is Part.ANSWER:
            model.skip_question()
        elif model.phase is Phase.GOING and model.level is Level.WATCH:
            model.try_it()
            self.turning_wanted.emit()
        else:
            model.know()
            self.turning_wanted.emit()

    def _on_answered(self, index: int) -> None:
        model = self._model
        if model.is_drilling:
            model.pick(index)
        elif model.part is Part.ANSWER:
            model.answer(index)
        elif model.part is Part.NAME:
            model.name(index)

    def _on_hide(self) -> None:
        self._shows_turns = not self._shows_turns
        self.refresh()

    def _on_folded(self, folded: bool) -> None:
        self._is_folded = folded
        self._fold()

    def _fold(self) -> None:
        is_low = self.height() < FEW_LINES * self.fontMetrics().height()
        self.way.set_folded(is_low if self._is_folded is None else self._is_folded)


def _task_of(model: Course) -> str:
    """Say what the learner is to do next, where the goal does not."""
    if model.phase is not Phase.GOING:
        return ""
    if model.part is Part.FIND:
        return tr("Click the piece that comes next.")
    if model.part is Part.NAME:
        return ""
    return "" if model.level is Level.WATCH else tr("Your turn.")
