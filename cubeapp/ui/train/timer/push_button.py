"""The button that goes on by one step, as Space does: inspect, start, stop, give up."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from cubeapp.engine.practice.stopwatch import Phase
from cubeapp.ui.train.timer.model import TimerModels
from cubeapp.words import tr


class PushButton(QPushButton):
    """Says what it does now."""

    def __init__(self, models: TimerModels) -> None:
        super().__init__()
        self._models = models
        self.setAutoDefault(False)
        self.setDefault(True)
        self.clicked.connect(models.push)
        models.timing.ticked.connect(self.refresh)
        models.replay.ticked.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what a click would do."""
        text, tip = self._words()
        if (text, tip) != (self.text(), self.toolTip()):
            self.setText(text)
            self.setToolTip(tip)
            self.setAccessibleName(text)

    def _words(self) -> tuple[str, str]:
        timing, phase = self._models.timing, self._models.timing.phase
        if self._models.replay.is_on:
            return tr("Stop watching"), tr("Stay where the replay is")
        if timing.on_screen:
            if phase is Phase.READY:
                return tr("Scramble and start"), tr(
                    "Show the scrambled cube; its first turn starts"
                )
            return tr("Give up"), tr("No time is saved (Esc)")
        if phase is Phase.READY and timing.inspects:
            return tr("Inspect"), tr("Begin the 15 seconds of inspection")
        if timing.is_splitting:
            return tr("Next phase"), tr("End this phase (any key)")
        if phase is Phase.RUNNING:
            return tr("Stop"), tr("Stop the clock (any key)")
        return tr("Start"), tr("Start the clock at once")
