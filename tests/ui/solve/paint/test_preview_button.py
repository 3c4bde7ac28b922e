from unittest.mock import Mock

from cubeapp.engine.legality.diagnosis import Repair
from cubeapp.engine.model.cube import Cube
from cubeapp.ui.solve.paint.model import PaintModel
from cubeapp.ui.solve.paint.preview_button import PreviewButton


def test_a_long_label_takes_several_lines_and_is_never_lower_when_narrower(qtbot):
    button = PreviewButton(Mock(spec=PaintModel), Mock())
    qtbot.addWidget(button)
    label = "Paint the centres U white, R red, F green and D yellow"
    button.set_repair(Repair(label, Cube.solved(3)))
    least = button.minimumSizeHint().width()
    heights = [button.heightForWidth(width) for width in range(least, button.sizeHint().width())]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] >= heights[-1] + 2 * button.fontMetrics().height()
