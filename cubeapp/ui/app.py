"""Builds the program: everything is made and joined here, and nowhere else."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, QTimer
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication, QMenu

from cubeapp.drawing.theme import Theme
from cubeapp.engine.kernels import marks
from cubeapp.engine.kernels.folders import cache_folder
from cubeapp.engine.kernels.machine import cores
from cubeapp.engine.library.entries import Entry
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.big.kits import needs_kit
from cubeapp.engine.solvers.by_hand.choices import SIZES
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.fewest_moves.solver import FewestMovesSolver
from cubeapp.engine.solvers.registry import is_hand_method, solver
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.engine.warm_up import FEWEST_MOVES, GOALS, TWO, is_perfect_ready, is_ready
from cubeapp.resources import resource
from cubeapp.ui.controls.style import use_style
from cubeapp.ui.describe.feature import DescribeFeature
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.drawing.view_pictures import PictureSize, blank_image
from cubeapp.ui.files.export.feature import ExportFeature
from cubeapp.ui.files.opening.dropping import Dropping
from cubeapp.ui.files.opening.feature import OpeningFeature
from cubeapp.ui.files.sessions.feature import SessionsFeature
from cubeapp.ui.files.sessions.model import SavedSessions
from cubeapp.ui.lab.algs.feature import AlgsFeature
from cubeapp.ui.lab.explore.feature import ExploreFeature
from cubeapp.ui.lab.library.feature import LibraryFeature
from cubeapp.ui.lab.patterns.feature import PatternsFeature
from cubeapp.ui.lab.perfect.feature import PerfectFeature
from cubeapp.ui.lab.steps.feature import StepsFeature
from cubeapp.ui.lab.workshop.feature import WorkshopFeature
from cubeapp.ui.learn.course.book import CourseBook
from cubeapp.ui.learn.course.feature import CourseFeature
from cubeapp.ui.learn.course.stand import Stand
from cubeapp.ui.learn.lessons.feature import LearnFeature
from cubeapp.ui.play.history.feature import HistoryFeature
from cubeapp.ui.play.scramble.feature import ScrambleFeature
from cubeapp.ui.play.scramble.model import Scrambler
from cubeapp.ui.play.turns.alg_line import AlgLine
from cubeapp.ui.play.turns.feature import TurnsFeature
from cubeapp.ui.play.welcome.feature import WelcomeFeature
from cubeapp.ui.preferences.appearance import AppearanceFeature
from cubeapp.ui.preferences.keys.feature import KeysFeature
from cubeapp.ui.preferences.language import LanguageFeature
from cubeapp.ui.preferences.looks.feature import LooksFeature
from cubeapp.ui.preferences.looks.model import CubeStyle
from cubeapp.ui.preferences.views import ViewsFeature
from cubeapp.ui.services.fault_log import reporting, start_log
from cubeapp.ui.services.keyboard import Keyboard
from cubeapp.ui.services.language import speak_as
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.settings import Settings
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.services.voice import Voice
from cubeapp.ui.shell.camera import CameraFeature
from cubeapp.ui.shell.commands import Commands
from cubeapp.ui.shell.feature import Feature, Shell
from cubeapp.ui.shell.finder.feature import FinderFeature
from cubeapp.ui.shell.main_window import MainWindow
from cubeapp.ui.shell.reading_ahead import ReadingAhead
from cubeapp.ui.shell.status import Status
from cubeapp.ui.shell.text_size import TextSizeFeature
from cubeapp.ui.shell.transport import Transport
from cubeapp.ui.solve.check.feature import CheckFeature
from cubeapp.ui.solve.follow.checks import Checks
from cubeapp.ui.solve.follow.choices import FollowChoices
from cubeapp.ui.solve.follow.feature import FollowFeature
from cubeapp.ui.solve.follow.model import Following
from cubeapp.ui.solve.follow.reading import Reading
from cubeapp.ui.solve.large.feature import LargePageFeature
from cubeapp.ui.solve.lost.feature import LostFeature
from cubeapp.ui.solve.lost.model import Lost
from cubeapp.ui.solve.paint.feature import PaintFeature
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.path import Path as SolvePath
from cubeapp.ui.solve.photos.feature import PhotosFeature
from cubeapp.ui.solve.solvers.big_cubes import BigCubes
from cubeapp.ui.solve.solvers.board import SolveBoard
from cubeapp.ui.solve.solvers.feature import SolversFeature
from cubeapp.ui.solve.solvers.model import Solving
from cubeapp.ui.solve.solvers.runs import SolveRequest
from cubeapp.ui.solve.solvers.search import Solvers
from cubeapp.ui.solve.solvers.tables import OptimalTables, first_request, solver_for
from cubeapp.ui.stage.player import Player
from cubeapp.ui.stage.stage import Stage
from cubeapp.ui.stage.timeline import TimelinePanel
from cubeapp.ui.train.cases.feature import CasesFeature
from cubeapp.ui.train.doctor.feature import DoctorFeature
from cubeapp.ui.train.steps.feature import StepTrainingFeature
from cubeapp.ui.train.timer.feature import TimerFeature
from cubeapp.ui.train.timer.time_book import TimeBook
from cubeapp.words import tr

LEAVING_MS = 2000
"""How long a closing window waits for all its threads together."""
ROUNDS = 10
"""A layout in a layout follows its contents one round of events after the other."""
ANSWER_PAGES = {feature.place: feature.id for feature in (LearnFeature, FollowFeature)}
"""Which page of a place a picture with an answer shows, where that is not the first one."""
# A bundle is its own command, and has no interpreter to give a module to.
COMMAND = (sys.executable, *(() if getattr(sys, "frozen", False) else ("-m", "cubeapp")))
HELPER = (*COMMAND, "tables", "build", "--reports")


class Program(QObject):
    """The parts of the running program, from the document to the window."""

    def __init__(self, settings: Settings, preparation: Preparation, cube: Cube) -> None:
        super().__init__()
        self.settings = settings
        self.preparation = preparation
        self.document = CubeDocument(cube, self)
        self.player = Player(self.document, self)
        self.keyboard = Keyboard(parent=self)
        self._make_preparations()
        self.shell, self.line = self._make_shell()
        self.style = CubeStyle(settings, self)
        self._build_parts()
        sessions = SessionsFeature(self.shell)
        opening = OpeningFeature(self.shell, sessions.model.open_file)
        self.sessions, self.autosave, self.opener = sessions.model, sessions.autosave, opening.model
        describe = DescribeFeature(self.shell)
        self.shell.stage.caption.changed.connect(lambda words: describe.set_facts(words.parts))
        self.welcome = WelcomeFeature(self.shell, lambda: self.window.inspector)
        keys = KeysFeature(self.shell, self.keyboard, lambda key: self.window.key_refusal(key))
        self.appearance = AppearanceFeature(self.shell, self.style)
        self.language = LanguageFeature(self.shell)
        self.features: tuple[Feature, ...] = (
            *(self.appearance, ViewsFeature(self.shell), self.language),
            *make_features(self.shell, self),
            *(sessions, opening, describe, self.welcome, keys),
            FinderFeature(self.shell, lambda: self.features),
        )
        self.sessions.set_parts(
            part for feature in self.features for part in feature.session_parts()
        )
        for feature in self.features:
            self._join(feature)
        self.window = MainWindow(self.shell, self.features, self.keyboard)
        self.is_stopped = False
        preparation.ended.connect(self._on_prepared)
        self.window.closing.connect(self.stop)
        Dropping(self.window, self.opener)
        keys.command_keys.changed.connect(self.window.show_keys)
        self.window.show_keys()
        self.sessions.named.connect(self.window.show_session)

    def _make_preparations(self) -> None:
        """Make what builds tables and compiles in helper processes, each for other solvers."""
        self.tables = OptimalTables(HELPER, self)
        self.big_cubes = BigCubes(HELPER, self)
        self.perfect_preparation = Preparation((*HELPER, "--perfect"), is_perfect_ready, self)
        # The 3×3×3 comes first there, which takes longest.
        self.two_by_two_preparation = self._preparation_of(TWO)
        self.fewest_moves_preparation = self._preparation_of(FEWEST_MOVES)
        self.goals_preparation = self._preparation_of(GOALS)
        self._with_helpers: tuple[Preparation | OptimalTables | BigCubes, ...] = (
            *(self.preparation, self.tables, self.big_cubes, self.perfect_preparation),
            *(self.two_by_two_preparation, self.fewest_moves_preparation, self.goals_preparation),
        )
        """All that runs helper processes."""

    def _preparation_of(self, part: str) -> Preparation:
        """Return what makes one part of what solvers need, by its name; see `ahead`."""
        return Preparation((*HELPER, "--only", part), partial(marks.is_ready, (part,)), self)

    def _build_parts(self) -> None:
        """Make what stands between the document and the window."""
        document, player = self.document, self.player
        perfect = self.perfect_preparation
        tasks, of_size = self.shell.tasks, self.big_cubes.for_size
        solvers = Solvers(solver_for, self.preparation, self._preparation_for, first_request)
        self.board = SolveBoard(tasks, solvers, self)
        self.solving = Solving(document, player, self.board, self)
        self.paint = PaintModel(document, self.settings, tasks, self.shell.status.show)
        self.path = SolvePath(document, self.paint)
        self.follow_choices = FollowChoices(self.settings)
        checks = Checks(document, tasks, self.follow_choices)
        self.following = Following(document, self.solving, checks)
        self.lost = Lost(tasks)
        self.scrambler = Scrambler(document, tasks, self.preparation, perfect, of_size, self)
        self.scrambler.begun.connect(self.solving.cancel_all)

    def _join(self, feature: Feature) -> None:
        """Own ``feature``, and let it follow the theme and offer its commands."""
        # Left alone it and what it is connected to would keep each other, and the whole window.
        feature.setParent(self)
        self.appearance.theme_changed.connect(feature.set_theme)
        for command in feature.commands():
            self.shell.commands.add(command)

    def _make_shell(self) -> tuple[Shell, AlgLine]:
        """Make what every feature may use, and the line for moves that stands on the stage."""
        commands = Commands(self)
        transport = Transport(self.document, self.player, self.settings, self)
        for command in transport.commands():
            commands.add(command)
        line = AlgLine(self.document.cube.size)
        timeline = TimelinePanel(self.player, commands, line)
        transport.attach(timeline, commands)
        commands.set_checked("pause_steps", self.settings.pause_steps)
        stage = Stage(self.document, self.player, timeline, line)
        stage.setParent(self)
        tasks, status = Tasks(self), Status(self)
        tasks.failed.connect(status.show)
        shell = Shell(
            *(self.document, self.player, stage, tasks, self.settings, self.settings.storage),
            *(commands, status),
        )
        return shell, line

    def solve_to(self, entry: Entry) -> None:
        """Make ``entry`` the target of the solvers and show them."""
        cast(SolversFeature, self.feature(SolversFeature.id)).set_target(entry)

    def window_menus(self) -> list[QMenu]:
        """Return the menus of the theme and of the language."""
        menus = (self.appearance.theme_menu, self.language.menu)
        return [menu for menu in menus if menu is not None]

    def feature(self, id: str) -> Feature:
        """Return the feature of that id."""
        return next(feature for feature in self.features if feature.id == id)

    def compile_ahead(self) -> None:
        """Fill the cache on two cores: what most users need, and what the shown cube does."""
        self.preparation.start()
        size = self.document.cube.size
        if cores() > 1:
            is_big = needs_kit(size)
            second = self.big_cubes.for_size(size) if is_big else self.two_by_two_preparation
            second.start()

    def stop(self) -> None:
        """End all work; `is_stopped` tells whether the worker's thread has ended as well."""
        if self.is_stopped:
            return
        self.autosave.stop()
        for each in self._with_helpers:
            each.stop()
        self.is_stopped = self.shell.tasks.shut_down(QDeadlineTimer(LEAVING_MS))

    def _preparation_for(self, request: SolveRequest, cube: Cube) -> Preparation | None:
        """Return what has to be over before ``request`` can be met for ``cube``."""
        if request.solver == FewestMovesSolver.name:
            return self.fewest_moves_preparation
        if request.solver not in SIZES and is_hand_method(request.solver):
            return self.goals_preparation
        return self.tables.for_request(request) or self.big_cubes.for_request(request, cube)

    def _on_prepared(self) -> None:
        # Whatever keeps them from being loaded is reported by the first search.
        start = self.shell.tasks.start
        start(load_solvers, lambda _none: None, lambda _failure: None, quiet=True)


def make_features(shell: Shell, program: Program) -> tuple[Feature, ...]:
    """Make all features.

    Args:
        shell: what they may use.
        program: has what several of them share, which is passed to their constructors.
    """
    paint, path, following = program.paint, program.path, program.following
    voice, stand = Voice(), Stand(shell.document)
    course, lessons = _make_learning(shell, stand, voice)
    solvers = SolversFeature(shell, path, program.solving, paint, program.tables)
    # An exercise of the course is no cube to be solved by the program: the user's own is.
    solvers.begun_here.connect(stand.leave)
    reading = Reading(following, program.follow_choices, voice)
    lost = LostFeature(shell, program.lost, following)
    program.scrambler.looks_different.connect(lost.mend)
    timer, doctor, cases = _make_training(shell, program)
    taught = lessons.model
    large = LargePageFeature(shell, following, reading, taught.chunk_at, taught.show_turns)
    large.lost_wanted.connect(lost.find)
    library = LibraryFeature(shell, program.solve_to)
    workshop = WorkshopFeature(shell, program.goals_preparation)
    workshop.practise_wanted.connect(cases.practise_cases)
    workshop.solve_wanted.connect(solvers.choose)
    workshop.model.files_changed.connect(solvers.show_methods)
    compiled = program.preparation, program.perfect_preparation
    return (
        TextSizeFeature(shell),
        CameraFeature(shell),
        course,
        lessons,
        solvers,
        ExploreFeature(shell, program.preparation),
        StepsFeature(shell, program.goals_preparation),
        workshop,
        ScrambleFeature(shell, program.scrambler),
        TurnsFeature(shell, program.keyboard, program.line),
        PaintFeature(shell, path, paint),
        CheckFeature(shell, path, paint),
        FollowFeature(shell, path, following, reading, paint),
        large,
        lost,
        PhotosFeature(shell, path, paint, program.opener.paste),
        HistoryFeature(shell),
        LooksFeature(shell, program.style, program.window_menus),
        AlgsFeature(shell, cases.model, program.goals_preparation),
        library,
        PatternsFeature(shell, library.model),
        PerfectFeature(shell, compiled, program.scrambler),
        timer,
        cases,
        StepTrainingFeature(shell, program.preparation, program.goals_preparation),
        doctor,
        ExportFeature(shell),
    )


def _make_learning(shell: Shell, stand: Stand, voice: Voice) -> tuple[CourseFeature, LearnFeature]:
    """Make the course and the lessons, which keep what is learned in one book."""
    book = CourseBook(shell.storage)
    course = CourseFeature(shell, book, stand, voice)
    lessons = LearnFeature(shell, book, stand)
    lessons.practise_wanted.connect(course.practise)
    return course, lessons


def _make_training(
    shell: Shell, program: Program
) -> tuple[TimerFeature, DoctorFeature, CasesFeature]:
    """Make what keeps its times in one book, and looks at them."""
    book = TimeBook(shell.storage)
    book.message.connect(shell.status.show)
    timer, doctor = TimerFeature(shell, book, program.scrambler), DoctorFeature(shell, book)
    timer.timer.chosen.look_wanted.connect(doctor.look_at)
    compiled, goals = program.preparation, program.goals_preparation
    return timer, doctor, CasesFeature(shell, compiled, goals, book)


def build(
    cube: Cube | None = None,
    moves: Sequence[Move] = (),
    settings: Settings | None = None,
    preparation: Preparation | None = None,
    before: SavedSessions | None = None,
) -> Program:
    """Build the program around a cube after ``moves``; nothing is shown or started yet.

    The state at the end of the last run is restored first, so that undo leads from
    the cube to there.

    Args:
        cube: the cube to begin with; the last one, or the solved 3×3×3, if none.
        moves: done to it.
        settings: the user's own if none.
        preparation: how the solvers are compiled; by the helper process if none.
        before: the sessions of a window of this run, to go on with instead of the last run's.
    """
    start = cube or Cube.solved(3)
    prepare = preparation or Preparation(HELPER, is_ready, compiles=True)
    program = Program(settings or Settings.of_user(), prepare, Cube.solved(start.size))
    if before is None:
        is_restored = program.sessions.restore()
    else:
        program.sessions.go_on_from(before)
        is_restored = True
    program.window.restore_panel()
    if cube is not None or moves:
        program.opener.open(start, moves)
        if not is_restored:
            program.document.undo_stack.clear()
    return program


class Running(QObject):
    """The program on screen; another takes its place when the language changes."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self._stubborn: list[Program] = []
        """Programs whose threads did not end."""

    @property
    def is_stopped(self) -> bool:
        """Whether the threads of all programs have ended."""
        return self.program.is_stopped and not self._stubborn

    def show(self) -> None:
        """Show the window and start the work in the background."""
        program, window = self.program, self.program.window
        hints = make_application().styleHints()
        hints.colorSchemeChanged.connect(program.appearance.apply)
        # The menu that was chosen from has to be closed before its window goes.
        program.language.language_chosen.connect(
            self._speak_otherwise, Qt.ConnectionType.QueuedConnection
        )
        window.show()
        program.preparation.ended.connect(program.tables.build_smallest)
        # The first picture comes first; whatever takes time starts after it.
        QTimer.singleShot(0, program.compile_ahead)
        ReadingAhead(program.features, window).start()

    def say(self, text: str) -> None:
        """Show a message in the window."""
        self.program.window.say(text)

    def stop(self) -> None:
        """End all work."""
        self.program.stop()

    def _speak_otherwise(self) -> None:
        """Build the window anew, in the language of the settings, where the old one was."""
        old, application = self.program, make_application()
        if not old.window.isVisible():
            # Closed meanwhile: no other window is wanted.
            return
        application.setQuitOnLastWindowClosed(False)
        # Nobody is asked what becomes of an unsaved session: it comes along.
        old.window.closing.emit()
        old.window.hide()
        speak_as(old.settings.language)
        self.program = build(settings=old.settings, before=old.sessions)
        self.show()
        for feature, before in zip(self.program.features, old.features, strict=True):
            feature.go_on_from(before)
        if old.board.runs or cast(PhotosFeature, old.feature("photos")).has_photos:
            self.say(tr("The cube and its history came along; answers and photos did not."))
        application.setQuitOnLastWindowClosed(True)
        if old.is_stopped:
            # Parts of its window go before others that would still be told of changes.
            old.document.blockSignals(True)
            old.player.blockSignals(True)
            old.window.deleteLater()
            old.deleteLater()
        else:
            self._stubborn.append(old)


def run(cube: Cube | None = None, moves: Sequence[Move] = (), session: Path | None = None) -> int:
    """Open the window and stay until it is closed.

    Args:
        cube: to begin with; see `build`.
        moves: done to it.
        session: a file that holds a whole session, to be opened instead.
    """
    application = make_application()
    log_file = start_log(cache_folder() / "cubeapp.log")
    settings = Settings.of_user()
    speak_as(settings.language)
    running = Running(build(cube, moves, settings))
    sys.excepthook = reporting(running.say, log_file)
    application.aboutToQuit.connect(running.stop)
    # Ctrl+C in the terminal ends the program, which Qt's own loop would not notice.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    running.show()
    if session is not None:
        running.program.sessions.open_file(session)
    elif cube is None and not settings.welcomed:
        running.program.welcome.welcome_first()
    status = application.exec()
    if not running.is_stopped:
        # Compiled code that cannot be stopped still runs; waiting for it would not help.
        logging.shutdown()
        os._exit(status)
    return status


def picture(
    timeline: Timeline,
    moment: float,
    theme: Theme,
    size: PictureSize,
    place: str | None = None,
    lesson: str | None = None,
) -> QImage:
    """Return a picture of the window.

    The user's settings are neither read nor changed.

    Args:
        timeline: what is on the stage.
        moment: of the timeline, in moves.
        theme: light or dark, and the looks of the cube.
        size: of the picture.
        place: where the user is, the id of a place on the rail; the first one if none.
        lesson: of the course, which is begun; none if ``None``.

    Raises:
        UnknownLessonError: there is no such lesson.
        MemoryError: there is no room for that many pixels.
    """
    make_application()
    settings = Settings.in_memory()
    settings.theme = "dark" if theme.is_dark else "light"
    settings.looks = theme.looks
    idle = Preparation(HELPER, lambda: True)
    program = build(timeline.start, settings=settings, preparation=idle)
    _show_moment(program, timeline, moment)
    window = program.window
    if place is not None:
        window.inspector.show_place(place)
    if lesson is not None:
        cast(CourseFeature, program.feature(CourseFeature.id)).begin(lesson)
    elif place in ANSWER_PAGES and timeline.sections:
        window.show_page(ANSWER_PAGES[place])
    window.resize(size.width, size.height)
    window.show()
    window.inspector.finish()
    for _ in range(ROUNDS):
        QApplication.processEvents()
    try:
        image = blank_image(size)
        window.render(image)
    finally:
        window.close()
        window.deleteLater()
        program.deleteLater()
    return image


def _show_moment(program: Program, timeline: Timeline, moment: float) -> None:
    """Show ``timeline`` at ``moment``; a cube that is not legal is there to be painted."""
    if timeline.start.is_legal:
        program.document.load_timeline(timeline, 0, "")
        program.player.scrub(moment)
    else:
        program.document.replace_draft(timeline.cube_at(int(moment)), "")
    program.document.undo_stack.clear()


def make_application() -> QApplication:
    """Return the application, which there can be only one of."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(["cubeapp"])
        application.setApplicationName("cubeapp")
        application.setApplicationDisplayName("cubeapp")
        application.setDesktopFileName("cubeapp")
        application.setWindowIcon(QIcon(str(resource("icons/cubeapp.svg"))))
        use_style(application.font())
    return application


def load_solvers(control: SearchControl) -> None:
    """Load the kernels and tables from the cache; runs on the worker's thread."""
    for name in ("two-phase", "two-by-two"):
        solver(name).prepare(control)
