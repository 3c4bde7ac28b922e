"""How mixed the cube on screen looks, in a chart and in words."""

from __future__ import annotations

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cubeapp.engine.scrambles.score_statistics import ScoreStatistics
from cubeapp.engine.scrambles.scores import solved_score
from cubeapp.ui.controls.note import Note
from cubeapp.ui.controls.panel import stack
from cubeapp.ui.play.scramble.mixing import Mixing
from cubeapp.ui.play.scramble.score_chart import ScoreChart
from cubeapp.words import counted, decimal, paragraph, tr


class MixedBox(QWidget):
    """Compares the score of the cube with those of random cubes, while it can be seen."""

    def __init__(self, mixing: Mixing) -> None:
        """Show no score yet; ``mixing`` tells which there is."""
        super().__init__()
        self._mixing = mixing
        self._score: int | None = None
        self.chart = ScoreChart()
        self.note = Note()
        stack(self, self.chart, self.note)
        mixing.scored.connect(self._show_score)
        self._show_score(None, None)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to score the cube."""
        super().showEvent(event)
        self._mixing.set_watched(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Score the cube no longer."""
        super().hideEvent(event)
        self._mixing.set_watched(False)

    def _show_score(self, score: int | None, statistics: ScoreStatistics | None) -> None:
        self._score = score
        self.chart.set_score(score)
        self.chart.set_statistics(statistics)
        self._describe_score()

    def _describe_score(self) -> None:
        known, score = self.chart.statistics, self._score
        if score is None:
            self.note.set_text(tr("A cube has a score once all its stickers are painted."))
            return
        text = tr("Score {score}; the lower, the better mixed it looks.").format(
            score=counted(score)
        )
        if known is None:
            working = tr("The scores of random cubes are being worked out.")
            self.note.set_text(paragraph([text, working]))
            return
        if score == solved_score(known.size):
            place = tr("No cube has more than the solved one")
        elif score == 0:
            place = tr("No cube looks better mixed")
        else:
            place = _place(known.share_below(score))
        mean = tr("{place}; random ones have {mean} on average.")
        mean = mean.format(place=place, mean=decimal(known.mean, 1))
        self.note.set_text(paragraph([text, mean]))


def _place(share: float) -> str:
    """Say how many random cubes look better mixed; no more than the sample holds."""
    percent = 100 * share
    if percent < 0.1:
        return tr("Hardly any random cubes look better mixed")
    if percent > 99.9:
        return tr("Nearly all random cubes look better mixed")
    if percent < 1:
        return tr("Less than 1 % of random cubes look better mixed")
    if percent > 99:
        return tr("More than 99 % of random cubes look better mixed")
    return tr("{n} % of random cubes look better mixed").format(n=decimal(percent, 0))
