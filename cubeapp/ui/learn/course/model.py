"""The course under way: the lesson that is chosen, its exercise on the stage, and its hints."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.masks import FaceletMask
from cubeapp.engine.model.moves import Move
from cubeapp.engine.teaching.attempt import HESITATION_S, PAUSE_S
from cubeapp.engine.teaching.case_pictures import Case
from cubeapp.engine.teaching.course import lesson
from cubeapp.engine.teaching.exercises import solution_hints, turn_count
from cubeapp.engine.teaching.hints import hints
from cubeapp.engine.teaching.lessons import SOLO, Level
from cubeapp.engine.teaching.pictures import Question
from cubeapp.engine.teaching.policy import Situation, as_good
from cubeapp.engine.teaching.progress import Up, UpKind
from cubeapp.ui.controls.note import NoteKind
from cubeapp.ui.document.document import Change, CubeDocument
from cubeapp.ui.learn.course.book import CourseBook
from cubeapp.ui.learn.course.drill import CLICKED, Drill
from cubeapp.ui.learn.course.endings import ending
from cubeapp.ui.learn.course.example import Example
from cubeapp.ui.learn.course.hint_ladder import (
    has_more,
    hint_texts,
    next_rung,
    rests_after,
    what_is_wrong,
)
from cubeapp.ui.learn.course.lighting import SIZE, lit, piece_at, pieces_of
from cubeapp.ui.learn.course.message import Message, message_of
from cubeapp.ui.learn.course.next_exercise import drawn_for, level_of, timeline_for
from cubeapp.ui.learn.course.phases import Part, Phase
from cubeapp.ui.learn.course.records import (
    drill_of,
    going_of,
    record_of,
    record_of_drill,
    record_of_up,
    up_of,
)
from cubeapp.ui.learn.course.stand import Stand
from cubeapp.ui.learn.course.standing import Standing, plan_of, standing
from cubeapp.ui.learn.course.taking_back import take_back
from cubeapp.ui.learn.course.telling import Telling, card_shown, cases_of, chunks_to_goal
from cubeapp.ui.learn.course.under_way import Going
from cubeapp.ui.learn.lessons.lesson import LessonChoice
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.storage import Json
from cubeapp.ui.stage.player import Player
from cubeapp.words import mark, tr

REST_MS = 3_000
"""The hint button rests so long before a hint that tells turns."""
SECOND_MS = 1_000
ANSWER_FIRST = mark("Answer the question first: choose a picture.")
ALL_UNITS = 9
"""More than there are: with it nothing is dimmed."""


class Course(QObject):
    """Joins the book, the stage and the engine's judgement; it knows no widget."""

    changed = Signal()
    """The lesson, its exercise, how that stands or what is said is another."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        book: CourseBook,
        stand: Stand,
        settings: Settings,
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        """Join the parts.

        Args:
            document: whose cube is the exercise while there is one.
            player: plays what is watched.
            book: keeps what was learned.
            stand: puts exercises in the place of the learner's own cube.
            settings: how turns are told.
            now_s: a clock that only goes forward, in seconds.
        """
        super().__init__()
        self._now_s = now_s
        self._document, self._settings = document, settings
        self.book, self.stand = book, stand
        self.drill = Drill(document, player, stand, lambda: self.rng, book.count_task)
        self._example = Example(document, player)
        self._chosen: Up | None = None
        self._going: Going | None = None
        self._standing: Standing | None = None
        self._plan: tuple[Situation, ...] = ()
        self._said = Message()
        self.has_noted = False
        """Whether a real cube was noted as solved since the page was turned to."""
        self._begun_s: float | None = None
        """When the exercise was begun; ``None`` if it was left for any time since then."""
        self._waited_s = 0.0
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.changed)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._on_pause)
        document.changed.connect(self._on_changed)
        player.stopped_short.connect(self._on_stopped_short)
        book.changed.connect(self.changed)
        self.changed.connect(self._stop_at_question)

    @cached_property
    def rng(self) -> np.random.Generator:
        """The source of chance, made with the first draw."""
        return np.random.default_rng()

    # How it stands

    @property
    def chosen(self) -> Up:
        """What the page is about: a lesson, a review, the gate of a unit, or whole cubes."""
        if self._chosen is None:
            self._chosen = self._next_up()
        return self._chosen

    @property
    def going(self) -> Going | None:
        """The exercise of what is chosen, if there is one."""
        is_of_chosen = self._going is not None and self._going.up == self.chosen
        return self._going if is_of_chosen else None

    @property
    def is_of_tasks(self) -> bool:
        """Whether what is chosen is one of the first lessons, which have tasks."""
        chosen = self.chosen
        return chosen.kind is UpKind.LESSON and lesson(chosen.id).task_kind is not None

    @property
    def is_drilling(self) -> bool:
        """Whether tasks of the chosen lesson are under way."""
        drilled = self.drill.now
        return drilled is not None and drilled.lesson == self.chosen.id and self.is_of_tasks

    @property
    def phase(self) -> Phase:
        """What the page is about."""
        if self.is_drilling:
            is_there, is_done = self.drill.is_on_stage, self._is_drill_over
        elif self.going is not None:
            is_there, is_done = self.stand.has(self.going.exercise.cube), self.going.is_done
        else:
            return Phase.OPENING
        if not is_there:
            return Phase.AWAY
        return Phase.DONE if is_done else Phase.GOING

    @property
    def part(self) -> Part:
        """What the learner is to do next."""
        going = self._going
        if going is None or self._standing is None:
            return Part.TURN
        if going.level is Level.WATCH:
            return Part.ANSWER if self._example.asks(going) else Part.WATCH
        if going.level is Level.CHOOSE and not self._standing.trail:
            if not going.is_found and self.card is not None and self.card.piece:
                return Part.FIND
            if not going.is_named and len(self.cases) > 1:
                return Part.NAME
        return Part.TURN

    @property
    def level(self) -> Level:
        """The level of the exercise, or at which the next one of the lesson is."""
        going = self.going
        return level_of(self.chosen, self.book.progress) if going is None else going.level

    @property
    def card(self) -> Situation | None:
        """The card that is shown; the last one of an exercise that is done."""
        return card_shown(self._going, self._standing, self._plan)

    @property
    def standing(self) -> Standing | None:
        """How the exercise stands, while it is on the stage."""
        return self._standing

    @property
    def has_turned(self) -> bool:
        """Whether the learner has begun to turn."""
        if self.is_drilling:
            return bool(self.drill.made)
        going = self._going
        return going is not None and self._document.cursor > going.setup

    @property
    def said(self) -> Message:
        """The one message there is."""
        return self._said

    @property
    def question(self) -> Question | None:
        """What is asked about the example that is watched."""
        return self._example.question

    @property
    def cases(self) -> tuple[Case, ...]:
        """The cases of the lesson, of which one is to be chosen."""
        return cases_of(self._going)

    @property
    def can_hint(self) -> bool:
        """Whether there is one more hint."""
        going = self._going
        if going is None or self.is_drilling or self.phase is not Phase.GOING:
            return False
        return has_more(going)

    @property
    def is_hint_resting(self) -> bool:
        """Whether the learner is to look for a moment before the next hint."""
        return self._rest.isActive()

    # How it is told

    @property
    def base(self) -> int:
        """The colour of the first layer."""
        return LessonChoice.of_text(self._settings.lesson).base

    @property
    def shown_base(self) -> int:
        """The colour of the first layer in what the page shows: an exercise keeps its own."""
        drilled, going = self.drill.now, self.going
        if self.is_drilling and drilled is not None:
            return drilled.base
        return self.base if going is None else going.exercise.base

    @property
    def letters(self) -> bool:
        """Whether turns are named by letters."""
        return self._settings.learn_letters

    def set_letters(self, letters: bool) -> None:
        """Name turns by letters from now on, or by words."""
        self._settings.learn_letters = letters
        self.changed.emit()

    @property
    def reads_aloud(self) -> bool:
        """Whether the next turn is read aloud."""
        return self._settings.reads_aloud

    def set_reading(self, is_on: bool) -> None:
        """Read the next turn aloud from now on, or not."""
        self._settings.reads_aloud = is_on
        self.changed.emit()

    @property
    def telling(self) -> Telling | None:
        """The exercise, and what of it is told; ``None`` where there is none."""
        if self._going is None:
            return None
        return Telling(self._going, self._standing, self._plan, self.phase, self.part)

    @property
    def hold(self) -> str:
        """How the cube is to be held."""
        telling = self.telling
        return "" if telling is None else telling.hold

    @property
    def is_picking(self) -> bool:
        """Whether a sticker is asked for."""
        if self.phase is not Phase.GOING:
            return False
        drilled = self.drill.now
        if self.is_drilling and drilled is not None:
            return drilled.task.kind in CLICKED
        return self.part is Part.FIND

    @property
    def read_aloud(self) -> str:
        """What is read to who wants that: what is said, else the next turn where it is told."""
        telling = self.telling
        if self.phase is Phase.OPENING:
            # What was said is of another exercise.
            return ""
        if self._said.text or self.phase is not Phase.GOING:
            return self._said.text
        if self.is_drilling and self.drill.now is not None:
            return self.drill.now.text or tr(self.drill.now.task.text)
        return "" if telling is None else telling.read_aloud

    @property
    def covered(self) -> range:
        """Which moves of the timeline are not to be seen: none but while a question asks."""
        is_asked = self.phase is Phase.GOING and self.part is Part.ANSWER
        return range(self._document.cursor, len(self._document.timeline)) if is_asked else range(0)

    @property
    def pointed(self) -> Move | None:
        """The turn that a hint points at."""
        telling = self.telling
        return None if telling is None or self.is_drilling else telling.pointed

    @property
    def is_dimming(self) -> bool:
        """Whether not all pieces have their colours."""
        if self.is_drilling:
            return self.drill.now is not None and bool(self.drill.now.task.lit)
        return self.telling is not None and self.telling.is_dimming

    def lighting(self, cube: Cube) -> FaceletMask:
        """Return what is not dimmed while `is_dimming`."""
        drilled, card = self.drill.now, self.card
        if cube.size != SIZE:
            # The picture of another cube comes before the course knows of it.
            return np.ones(cube.facelets.shape, dtype=bool)
        if self.is_drilling and drilled is not None:
            pieces = {piece_at(drilled.task.cube, each) for each in drilled.task.lit}
            return lit(cube, pieces, 0, self.shown_base)
        if card is None:
            return lit(cube, (), ALL_UNITS, self.shown_base)
        return lit(cube, pieces_of(card), card.card.unit, card.base, alone=not self._is_open)

    # What the learner does

    def choose(self, up: Up) -> None:
        """Turn to another lesson."""
        self._chosen, self.has_noted = up, False
        self.changed.emit()

    def begin(self) -> None:
        """Put an exercise of what is chosen on the stage."""
        chosen = self.chosen
        if self.is_of_tasks:
            self._going = self._standing = None
            self.drill.begin(chosen.id, self.base)
        else:
            self.drill.now = None
            drawn = drawn_for(chosen, self.book.progress, self.rng, self.base)
            self._put(Going(drawn, chosen))
        self.changed.emit()

    def go_back_to_it(self) -> None:
        """Put the exercise that waits on the stage again."""
        if self.is_drilling:
            self.drill.put_again()
        elif self._going is not None and not self.stand.come_back(self._going.exercise.cube):
            self._put(replace(self._going, rung=0))
        self.changed.emit()

    def next(self) -> None:
        """Go on after an exercise that is done."""
        goes_on = not self.book.progress.is_done(self.chosen) and not self.is_of_tasks
        if goes_on and self.chosen.kind in (UpKind.LESSON, UpKind.GATE):
            self.begin()
            return
        self._chosen, self._going, self.drill.now = self._next_up(), None, None
        self.changed.emit()

    def know(self) -> None:
        """Take the learner's word for it, and go on at the last level."""
        self.book.update(lambda progress: progress.with_level(self.chosen.id, Level.ALONE))
        self.begin()

    def did_real_one(self) -> None:
        """Note that a real cube was solved alone."""
        today = self.book.today()
        self.has_noted = True
        self.book.update(lambda progress: progress.with_solo(today, is_real=True))

    def show_step(self) -> None:
        """Play the next chunk of what is watched; from its start, where that was left."""
        going = self._going
        if going is None:
            return
        if self._example.is_followed:
            self._example.play_on(going, chunks_to_goal(going, self._plan))
        else:
            self._put(going)

    def try_it(self) -> None:
        """Let the learner do what was watched, from its start and without a question."""
        going = self._going
        if going is not None and going.level is Level.WATCH:
            self._going = replace(going, is_answered=True)
            self._document.go_to(0)
            self.changed.emit()

    def answer(self, index: int) -> None:
        """Take an answer to the question."""
        going, asked, card = self._going, self.question, self.card
        if going is None or asked is None or self.part is not Part.ANSWER:
            return
        if index == asked.right:
            self._going = replace(going, is_answered=True)
            self._say(tr(card.rule) if card is not None else "", NoteKind.GOOD)
        else:
            self._say(tr(hints(card)[2]) if card is not None else "", NoteKind.PROBLEM)

    def skip_question(self) -> None:
        """Go on with the example without an answer; what is to be remembered is said."""
        going, card = self._going, self.card
        if going is not None and self.part is Part.ANSWER:
            self._going = replace(going, is_answered=True)
            self._say(tr(card.rule) if card is not None else "")

    def click(self, facelet: int) -> None:
        """Take a click on a sticker of the stage."""
        going, card = self._going, self.card
        if self.phase is not Phase.GOING:
            return
        if self.is_drilling:
            self.drill.click(facelet)
            self.changed.emit()
        elif going is not None and card is not None and self.part is Part.FIND:
            picked = as_good(card, facelet)
            if picked is not None:
                self._going = replace(going, is_found=True, picked=picked)
                self._standing = self._stands()
                self._say(tr("Yes, that one."), NoteKind.GOOD)
            else:
                self._say(tr(hints(card)[0]), NoteKind.PROBLEM)

    def name(self, index: int) -> None:
        """Take a case that was chosen."""
        going, card = self._going, self.card
        if going is None or self.part is not Part.NAME:
            return
        case, exercise = self.cases[index], going.exercise
        if case.fits_exercise(exercise) if card is None else case.fits(card):
            self._going = replace(going, is_named=True)
            self._say(tr("Yes. Now the turns."), NoteKind.GOOD)
        else:
            rule = solution_hints(exercise)[1] if card is None else hints(card)[2]
            self._say(tr(rule), NoteKind.PROBLEM)

    def pick(self, index: int) -> None:
        """Take a picture that is put in order."""
        self.drill.pick(index)
        self.changed.emit()

    def hint(self) -> None:
        """Tell one more hint, or what is wrong where the turns led away."""
        going, now = self._going, self._standing
        if going is None or not self.can_hint or self.is_hint_resting:
            return
        wrong = what_is_wrong(now, self._said.text, PAUSE_S, is_shown=self._is_open)
        if wrong is not None:
            self._said = wrong
            self.changed.emit()
            return
        rung = next_rung(going, now)
        self._going = replace(going, rung=rung, worst=max(going.worst, rung))
        if rests_after(rung):
            self._rest.start(REST_MS)
        self._say(tr(hint_texts(going.exercise, self.card, now)[rung - 1]))

    def take_back(self) -> None:
        """Take turns back: as many as was said to be wrong, or the last one."""
        if self.is_drilling and self.drill.now is not None:
            take_back(self._document, (), self.drill.now.begun)
        else:
            least = 0 if self._going is None else self._going.setup
            take_back(self._document, self._said.back, least)

    # Coming and going

    def set_shown(self, shown: bool) -> None:
        """Take the exercise away with the page, and bring it back with it."""
        if not shown:
            self._begun_s = None
            self.stand.leave()
        elif self.is_drilling and self.drill.now is not None:
            self.stand.come_back(self.drill.now.start)
        elif self._going is not None:
            self.stand.come_back(self._going.exercise.cube)
        self.changed.emit()

    def go_on_from(self, before: Course) -> None:
        """Go on where that of another window was."""
        self._chosen, self._going, self._plan = before._chosen, before._going, before._plan
        self._begun_s = before._begun_s
        self._example.follow(before._example)
        self.drill.now = before.drill.now
        self.stand.follow(before.stand)
        self._look_again()
        self.changed.emit()

    def to_json(self) -> Json:
        """Return what is kept with a session."""
        going, drilled = self._going, self.drill.now
        return {
            "chosen": record_of_up(self._chosen),
            "going": None if going is None else record_of(going),
            "drill": None if drilled is None else record_of_drill(drilled),
            "stand": self.stand.to_json(),
        }

    def restore(self, value: Json) -> None:
        """Be where `to_json` was; at the beginning, if ``value`` is something else."""
        parts = value if isinstance(value, dict) else {}
        self._chosen, self._going = up_of(parts.get("chosen")), going_of(parts.get("going"))
        self.stand.restore(parts.get("stand"))
        self.drill.now, self._said = drill_of(parts.get("drill")), Message()
        self._begun_s = None
        if self._going is not None:
            self._prepare(self._going)
        if not self.is_drilling:
            # An answer to a task was counted when it was given.
            self._standing = None
            self._look_again()
        self.changed.emit()

    # What happens

    @property
    def _is_drill_over(self) -> bool:
        return self.drill.now is not None and self.drill.now.is_over

    @property
    def _is_open(self) -> bool:
        """Whether the exercise is one in which everything is explained."""
        return self._going is not None and self._going.level.is_early

    def _next_up(self) -> Up:
        return self.book.progress.next_up(self.book.today()) or Up(UpKind.SOLO, SOLO)

    def _prepare(self, going: Going) -> None:
        """Know the cards of an exercise, and what is asked about it."""
        self._plan = plan_of(going.exercise)
        self._example.prepare(going, self._plan, self.rng)

    def _put(self, going: Going) -> None:
        """Put an exercise on the stage, from its start."""
        self._prepare(going)
        moves = [move for chunk in chunks_to_goal(going, self._plan) for move in chunk]
        timeline, setup = timeline_for(going, self._plan, moves)
        self._going, self._said, self._standing = replace(going, setup=setup), Message(), None
        self._rest.stop()
        self._begun_s = self._now_s()
        self.stand.put(timeline, setup)
        self._look_again()
        self.changed.emit()

    def _on_changed(self, change: Change) -> None:
        if change.new_cursor or change.new_timeline or change.new_draft:
            self._look_again()
            # What is told before an exercise is begun is the same for every cube.
            if self.phase is not Phase.OPENING:
                self.changed.emit()

    def _stop_at_question(self) -> None:
        """Have the example wait at its question, while that can be seen."""
        is_seen = self.phase is Phase.GOING and not self.is_drilling
        self._example.stop_at_question(self._going if is_seen else None)

    def _on_stopped_short(self) -> None:
        if self.phase is Phase.GOING and self.part is Part.ANSWER:
            self._say(tr(ANSWER_FIRST))

    def _look_again(self) -> None:
        """See how the exercise stands after the cube has changed."""
        going = self._going
        self._pause.stop()
        if self.is_drilling:
            self.drill.look_again()
            return
        if going is None or not self.stand.has(going.exercise.cube):
            self._standing = None
            return
        before = self._standing
        now = self._stands()
        self._standing = now
        if now is None or (before is not None and _same(before, now)):
            return
        if before is None:
            self._wait_after(now)
            return
        if not _is_about_the_same(before.card, now.card) and going.rung:
            self._going = going = replace(going, rung=0)
        if now.is_done and not going.is_done and not self._example.is_question_left(going):
            self._finish(now)
        elif not going.is_done:
            self._said = message_of(now.verdict(is_shown=self._is_open))
            self._wait_after(now)

    def _stands(self) -> Standing | None:
        """Return how the exercise on the stage stands."""
        going, document = self._going, self._document
        if going is None:
            return None
        setup, cursor = min(going.setup, document.cursor), document.cursor
        return standing(going.exercise, document.timeline, setup, cursor, going.picked)

    def _wait_after(self, now: Standing) -> None:
        """Look again after a pause, if anything was turned; an example tells its turns anyway."""
        going = self._going
        if going is None or going.is_done or going.level is Level.WATCH or not now.trail:
            return
        self._waited_s = 0.0
        self._wait(HESITATION_S)

    def _wait(self, until_s: float) -> None:
        """Look again after a pause of so much in all."""
        self._pause.start(round((until_s - self._waited_s) * SECOND_MS))
        self._waited_s = until_s

    def _on_pause(self) -> None:
        """Say what is left of a step that is begun, or where it went wrong."""
        now = self._standing
        if self.phase is not Phase.GOING or now is None or self.is_drilling:
            return
        verdict = now.verdict(self._waited_s, is_shown=self._is_open)
        if verdict is not None and verdict.text:
            self._said = message_of(verdict)
            self.changed.emit()
        if self._waited_s < PAUSE_S:
            self._wait(PAUSE_S)

    def _finish(self, now: Standing) -> None:
        """Count an exercise whose goal is reached."""
        going = self._going
        assert going is not None
        self._going = replace(going, is_done=True)
        verdict = now.verdict()
        text = "" if verdict is None else tr(verdict.text)
        made = self._document.timeline.moves[going.setup : self._document.cursor]
        turns, before = turn_count(made, now.cube.size), self.book.progress
        seconds = 0.0 if self._begun_s is None else self._now_s() - self._begun_s
        self.book.count(going, turns, seconds)
        said = ending(going, text, turns, before, self.book.progress)
        self._said = Message(said, NoteKind.GOOD)

    def _say(self, text: str, kind: NoteKind = NoteKind.PLAIN) -> None:
        self._said = Message(text, kind)
        self.changed.emit()


def _same(before: Standing, now: Standing) -> bool:
    return (before.card, before.trail, before.made) == (now.card, now.trail, now.made)


def _is_about_the_same(before: Situation | None, now: Situation | None) -> bool:
    """Tell whether hints to one card are hints to another, which may be turned to already."""
    if before is None or now is None:
        return before is now
    return (before.variant, before.piece) == (now.variant, now.piece)
