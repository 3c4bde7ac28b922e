"""The answer in short: how long it is, whether a better one may come, and what to do with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.font_sizes import follow_font, scaled
from cubeapp.ui.controls.note import Caption, Note
from cubeapp.ui.controls.panel import primary_button, row, second_button, thin_bar
from cubeapp.ui.controls.sizes import TITLE
from cubeapp.ui.controls.switch import Switch
from cubeapp.ui.solve.solvers.options import EASY, EASY_TIP
from cubeapp.ui.solve.solvers.runs import Run, RunState, format_duration
from cubeapp.words import capitalised, paragraph, plural, sentence, tr


class AnswerCard(Card):
    """Has the cube solved, and leads on to following the answer."""

    follow_wanted = Signal()
    """The moves of the answer are to be followed."""
    stop_wanted = Signal()
    easy_wanted = Signal(bool)
    """Answers are to be easy for hands from now on, or just short."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.about = Note(), Caption()
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.bar = thin_bar(tr("How far this is"))
        # What is below stays where it is when the work is over.
        keeps_room = self.bar.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(keeps_room)
        self.start_button = primary_button(tr("Solve"), tr("Find the moves that solve this cube"))
        self.stop_button = second_button(
            tr("Stop"), tr("Stop all searches and keep the best answers (Esc)")
        )
        self.follow_button = primary_button(
            tr("Follow it"), tr("Go through the moves one by one, with the cube in your hand")
        )
        self.easy = Switch(tr(EASY))
        self.easy.setToolTip(tr(EASY_TIP))
        self.add(self.title, self.about, self.bar)
        self.add(row(self.start_button, self.stop_button, self.follow_button), self.easy)
        self.follow_button.clicked.connect(self.follow_wanted)
        self.stop_button.clicked.connect(self.stop_wanted)
        self.easy.clicked.connect(self.easy_wanted)
        follow_font(self, self._fit_font)
        self.show_run(None)

    def show_run(self, run: Run | None) -> None:
        """Show the run whose answer is to be followed, or the newest one; ``None`` for no run."""
        is_working = run is not None and not run.state.is_over
        has_moves = run is not None and bool(run.answers) and bool(run.answers[0].moves)
        self.title.set_text(tr("Ready to solve") if run is None else _title(run))
        hint = tr("Finds the moves from here to the solved cube.")
        self.about.set_text(hint if run is None else _about(run))
        share = run.progress.share if run is not None and run.progress is not None else None
        self.bar.setRange(0, 0 if share is None else 100)
        self.bar.setValue(round(100 * (share or 0.0)))
        self.bar.setVisible(is_working)
        self.stop_button.setVisible(is_working)
        self.start_button.setVisible(run is None or not (is_working or run.answers))
        self.follow_button.setVisible(has_moves)

    def _fit_font(self) -> None:
        self.title.setFont(scaled(self.font(), TITLE, bold=True))
        # What is said while it works is of one or two lines.
        self.about.setMinimumHeight(2 * self.about.fontMetrics().lineSpacing())


def _title(run: Run) -> str:
    if run.answers:
        moves = len(run.answers[0].moves)
        text = plural(moves, tr("{n} move"), tr("{n} moves"))
        return text if moves else tr("The cube is solved")
    if run.state is RunState.STOPPED:
        return tr("No solution yet")
    if run.state.is_over:
        return tr("No solution")
    return tr("Solving …")


def _about(run: Run) -> str:
    """Say what a run does now, or how its answer was found."""
    if run.is_by_hand_so_far and not run.message:
        begin = "" if run.state.is_over else tr("You can begin already.")
        return paragraph([run.by_hand_words, begin])
    if run.state is RunState.IMPROVING:
        if run.request.easy:
            return tr("Looking for an easier solution. You can begin already.")
        return tr("Looking for a shorter solution. You can begin already.")
    if not run.state.is_over:
        words = run.progress.activity if run.progress is not None else run.state.words
        return sentence(words)
    if run.message:
        return run.message
    if not run.answers:
        return tr("Stopped before there was an answer.")
    return f"{capitalised(run.title)} · {format_duration(run.seconds)}"
