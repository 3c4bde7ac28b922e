"""The answers for the cube on screen: asked for, watched, and put on the timeline."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Signal

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.solution import Solution
from cubeapp.engine.timeline.timeline import Purpose, Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import TurnEdit
from cubeapp.ui.solve.solvers.board import SolveBoard
from cubeapp.ui.solve.solvers.methods import method
from cubeapp.ui.solve.solvers.runs import Run, RunState, SolveRequest, Target
from cubeapp.ui.stage.player import Player
from cubeapp.words import counted, mark, reason, sentence, tr

DROPPED = mark("The cube was changed meanwhile, so the answer was dropped.")


class Solving(QObject):
    """Joins document, player and board.

    Runs are for one cube, the *start cube*: the shown one, or the one before the first move while
    an answer is watched. When the user goes on to another cube, what still works is shown
    until it ends, and the next request begins anew.
    """

    runs_changed = Signal(object, object, bool)
    """Every `Run` to show; the key of the run and the index of its answer that is on the
    timeline, or ``None``; and whether they are for the cube that is shown."""
    left_changed = Signal(bool)
    """Whether a turn by hand has left the answer or the lesson on the timeline."""
    answered = Signal(object)
    """The `Run` whose answer is now on the timeline, at its first move."""
    said = Signal(str)
    """A sentence about the solving; empty when there is none any more."""

    def __init__(
        self,
        document: CubeDocument,
        player: Player,
        board: SolveBoard,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.board = board
        self._document = document
        self._player = player
        self._start_cube: Cube | None = None
        self._goals: set[Cube] = set()
        """Where answers lead that do not end solved."""
        self._asked: tuple[Cube, tuple[Move, ...], int] | None = None
        """Where the timeline was at the last request, until an answer to it is shown."""
        self._asked_runs: frozenset[int] = frozenset()
        """The keys of the runs of that request: those of earlier ones give way to them."""
        self._is_picked = False
        """Whether the user chose the answer that is on the timeline."""
        self.is_followed = False
        """Whether the user looks at the moves one by one, perhaps with the cube in the hand."""
        self._put_here: list[tuple[tuple[Move, ...], tuple[int, int]]] = []
        """The run and the answer that moves from the start cube were put on the timeline for."""
        self._found: tuple[Timeline, tuple[int, int] | None] | None = None
        """What that says of a timeline: asked at every move, and long answers take a while."""
        self._left: tuple[Timeline, bool] | None = None
        self._text = ""
        self._told: tuple[tuple[Run, ...], tuple[int, int] | None, bool] | None = None
        board.changed.connect(self._on_board_changed)
        board.ended.connect(self._on_ended)
        document.changed.connect(self._on_document_changed)

    # What is asked for

    def solve(self, requests: Sequence[SolveRequest], target: Target) -> bool:
        """Have the shown cube solved; while an answer is watched, the cube it is for.

        Args:
            requests: what is asked of each solver.
            target: what the answers lead to.

        Returns:
            whether the solvers were asked: not while painting, nor for a target out of reach.
        """
        cube = self._problem()
        if cube is None:
            return False
        try:
            is_led_on = bool(target.moves) and needs_continuation(cube.size)
            wanted = cube if target.cube is None or is_led_on else _difference(cube, target.cube)
        except CubeError as error:
            self._say(sentence(reason(error)))
            return False
        if cube != self._start_cube:
            self.board.clear()
            self._put_here.clear()
            self._found = None
            self._start_cube = cube
        self._say("")
        self._asked, self._asked_runs = self._place(), frozenset()
        self._is_picked = False
        continuation = target.moves if is_led_on else ()
        begin = self.board.start
        keys = [begin(wanted, request, target.name, continuation) for request in requests]
        self._asked_runs = frozenset(keys)
        return True

    def begin_here(self) -> bool:
        """Let the next request be for the cube as it is, also in the middle of an answer.

        Returns:
            whether there is anything to solve: not at the end of an answer.
        """
        document = self._document
        if self._problem() != document.cube:
            if document.cursor == len(document.timeline):
                return False
            document.load(document.cube, tr("cube as it is now"))
        return True

    def cancel_all(self) -> None:
        """Stop every solver; the best answers stay."""
        self.board.cancel_all()

    def show(self, key: int, index: int = 0) -> None:
        """Put an answer on the timeline, at its first move."""
        run = self.board.run(key)
        if run is None or index >= len(run.answers) or self._problem() != self._start_cube:
            return
        self._is_picked = True
        if self._chosen() == (key, index):
            self._player.go_to(0)
        else:
            self._put(run, run.answers[index])

    def play(self, key: int, index: int = 0) -> None:
        """Play an answer, from where it is if it is on the timeline; or pause it."""
        if self._chosen() != (key, index):
            self.show(key, index)
        elif self._player.is_playing:
            self._player.pause()
            return
        if self._chosen() is not None:
            self._player.play()

    def walk(self, key: int, index: int, by: int) -> None:
        """Go one move along a run's answer, forward (1) or back (-1).

        Args:
            key: of the run.
            index: of the answer that is shown first, unless one of this run is there.
            by: the direction.
        """
        chosen = self._chosen()
        if chosen is None or chosen[0] != key:
            self.show(key, index)
        self._player.step(by)

    def take_shorter(self) -> None:
        """Go on with what is `shorter`: at once from the start, or looked for from here."""
        run = self.shorter
        if run is None:
            return
        if not self._document.cursor:
            self.show(run.key)
        elif self.begin_here():
            self.solve((run.request,), Target())

    # What is so

    def has_left(self, timeline: Timeline) -> bool:
        """Tell whether moves by hand have taken the place of an answer's or a lesson's rest."""
        # Asked at every turn, so it is worked out once for each timeline.
        if self._left is None or self._left[0] is not timeline:
            self._left = timeline, has_left_guide(timeline, self._goals)
        return self._left[1]

    def take_back(self) -> None:
        """Undo the turns that have left the answer or the lesson, if they can be undone."""
        history = self._document.undo_stack
        for done in reversed(range(history.done)):
            edit = history.edits[done]
            if not isinstance(edit, TurnEdit):
                return
            if edit.dropped is not None and not self.has_left(edit.dropped):
                self._document.go_back_to(done)
                return

    @property
    def shorter(self) -> Run | None:
        """The run that has found less than is left of its answer by hand on the timeline."""
        timeline = self._document.timeline
        if not timeline.has_steps or self._problem() != self._start_cube:
            return None
        put = self._put_for(timeline)
        run = None if put is None else self.board.run(put[0])
        if run is None or run.is_by_hand_so_far or method(run.request.solver).by_hand:
            return None
        left = len(timeline) - self._document.cursor
        return run if run.answers and len(run.answers[0].moves) < left else None

    @property
    def by_hand_words(self) -> str:
        """What is to be known of a first answer by hand on the timeline; empty for any other."""
        chosen, shorter = self._chosen(), self.shorter
        if shorter is not None:
            text = tr("By hand. By now there is a shorter one, of about {n} moves.")
            return text.format(n=counted(len(shorter.answers[0].moves)))
        run = None if chosen is None else self.board.run(chosen[0])
        return "" if run is None else run.by_hand_words

    def refresh(self) -> None:
        """Tell everything again, to widgets that have just been made."""
        self._told = None
        self._tell()
        self._tell_left()

    def _problem(self) -> Cube | None:
        """Return the cube that a request is about; ``None`` while painting."""
        document = self._document
        timeline = document.timeline
        if document.is_painting:
            return None
        is_watched = timeline.purpose is Purpose.SOLUTION and not self.has_left(timeline)
        end = timeline.sections[-1].end if timeline.sections else 0
        return timeline.start if is_watched and document.cursor <= end else document.cube

    def _place(self) -> tuple[Cube, tuple[Move, ...], int]:
        """Return the timeline's start and moves, and the cursor."""
        timeline = self._document.timeline
        return timeline.start, timeline.moves, self._document.cursor

    def _chosen(self) -> tuple[int, int] | None:
        """Return the key of the run, and the index of its answer, that is on the timeline."""
        timeline = self._document.timeline
        if timeline.purpose is not Purpose.SOLUTION or timeline.start != self._start_cube:
            return None
        # Only what was put there can be there; the user may have gone back to it by undo.
        found = self._put_for(timeline)
        return found if found is not None and self._moves_of(*found) == timeline.written else None

    def _put_for(self, timeline: Timeline) -> tuple[int, int] | None:
        """Return what a timeline was put here for; that run may have a better answer by now."""
        if self._found is None or self._found[0] is not timeline:
            # Where it is the same answer they are the same moves, mostly to the very object.
            put = (place for moves, place in reversed(self._put_here) if moves == timeline.written)
            self._found = timeline, next(put, None)
        return self._found[1]

    def _moves_of(self, key: int, index: int) -> tuple[Move, ...] | None:
        run = self.board.run(key)
        return run.answers[index].moves if run is not None and index < len(run.answers) else None

    def _put(self, run: Run, answer: Solution) -> None:
        """Put an answer on the timeline, if it has any moves."""
        assert self._start_cube is not None
        others = [put for put in self._put_here if put[0] is not answer.moves]
        if answer.moves:
            timeline = Timeline.of_solution(self._start_cube, answer)
            end = timeline.cube_at(len(timeline))
            if not end.is_solved:
                self._goals.add(end)
            length = tr(answer.metric.in_words(answer.length(answer.metric), answer.size))
            was = self._put_for(self._document.timeline)
            # The answers of a run that follow each other by themselves are one edit.
            is_better = not self._is_picked and was is not None and was[0] == run.key
            load = self._document.reload_timeline if is_better else self._document.load_timeline
            self._put_here = [*others, (answer.moves, (run.key, run.answers.index(answer)))]
            self._found = None
            load(timeline, 0, tr("solution of {length}").format(length=length))
        self._tell()
        self.answered.emit(run)

    # What happened

    def _on_board_changed(self) -> None:
        """Show each answer of a run that looks for better ones at once, and one by hand."""
        for run in self.board.runs:
            improves = run.state is RunState.IMPROVING and method(run.request.solver).improves
            is_early = improves or (run.is_by_hand_so_far and not run.state.is_over)
            if is_early and self._is_awaited(run):
                self._put_best(run)
        self._tell()

    def _is_awaited(self, run: Run) -> bool:
        """Tell whether an answer of ``run`` may be shown now, where it was asked for."""
        return self._problem() == self._start_cube and self._has_room_for(run)

    def _on_ended(self, key: int) -> None:
        run = self.board.run(key)
        if run is None:
            return
        if self._problem() != self._start_cube:
            self.board.remove(key)
            if run.state in (RunState.FOUND, RunState.PROVEN):
                self._say(tr(DROPPED))
        elif run.answers and run.state is not RunState.FAILED and self._has_room_for(run):
            self._put_best(run)

    def _put_best(self, run: Run) -> None:
        """Put the best answer of a run, which what was asked for after it may still replace."""
        before = self._place()
        self._put(run, run.answers[0])
        if run.key in self._asked_runs:
            self._asked = None
        elif self._asked == before:
            self._asked = self._place()

    def _has_room_for(self, run: Run) -> bool:
        """Tell whether a new answer may take the timeline while the user watches it."""
        document = self._document
        if self._player.is_playing or self._is_picked:
            return False
        is_asked = run.key in self._asked_runs
        metric, timeline = run.request.limits.metric, document.timeline
        put = self._put_for(timeline)
        if self._asked is not None and (is_asked or put is None):
            return self._asked == self._place()
        shown = None if put is None or document.cursor else self.board.run(put[0])
        if shown is None or shown.goal != run.goal:
            return False
        if shown.key in self._asked_runs and not is_asked:
            return False
        if self.is_followed and timeline.has_steps:
            # It may be under way on the user's own cube; see `shorter`.
            return False
        if run.request.easy and run.key == shown.key:
            # An easier one need not be shorter.
            return run.answers[0].moves != timeline.written
        length = run.answers[0].length(metric)
        # The solver's own answer takes the place of one by hand that is as short.
        most = metric.count(timeline.written, timeline.start.size) - (not timeline.has_steps)
        return length <= most and run.answers[0].moves != timeline.written

    def _on_document_changed(self, _change: object) -> None:
        self._say("")
        self._tell()
        self._tell_left()

    def _tell_left(self) -> None:
        document = self._document
        self.left_changed.emit(not document.is_painting and self.has_left(document.timeline))

    def _say(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.said.emit(text)

    def _tell(self) -> None:
        """Say what there is to show, if that is not what was said last."""
        fits = self._problem() == self._start_cube
        runs = self.board.runs
        if not fits:
            runs = tuple(run for run in runs if not run.state.is_over)
        told = runs, self._chosen() if fits else None, fits
        if told != self._told:
            self._told = told
            self.runs_changed.emit(*told)


def has_left_guide(timeline: Timeline, goals: Collection[Cube] = ()) -> bool:
    """Tell whether moves by hand have taken the place of a solution's or a lesson's rest.

    Args:
        timeline: of any purpose.
        goals: cubes that solutions may end with, beside solved ones.
    """
    if not timeline.is_guide:
        return False
    count = timeline.sections[-1].end if timeline.sections else 0
    if count == len(timeline):
        return False
    end = timeline.cube_at(count)
    return not end.is_solved and end not in goals


def needs_continuation(size: int) -> bool:
    """Tell whether cubes of ``size`` are solved to one colour a face only."""
    from cubeapp.engine.solvers.difference import LARGEST_SIZE

    return size > LARGEST_SIZE


def _difference(cube: Cube, target: Cube) -> Cube:
    # Only those who want another target wait for this.
    from cubeapp.engine.solvers.difference import difference

    return difference(cube, target)
