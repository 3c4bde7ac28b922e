import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel

from cubeapp.ui.stage.caption import CaptionWords
from cubeapp.ui.stage.caption_line import CaptionLine
from cubeapp.ui.stage.stage_frame import MARGIN, StageCard, StageFrame
from tests.ui.hands import Counted

CORNER = Qt.Corner


@pytest.mark.parametrize("width", [40, 200, 600])
def test_a_message_stays_inside_where_nothing_stands_beside_it(qtbot, width):
    frame = StageFrame()
    qtbot.addWidget(frame)
    frame.resize(width, 300)
    card = StageCard(QLabel("A message that is wider than a narrow stage."))
    frame.set_card(CORNER.BottomLeftCorner, card)
    frame.show()
    assert card.x() == MARGIN
    assert card.geometry().right() <= max(width - MARGIN, MARGIN)
    assert card.geometry().bottom() == 300 - MARGIN - 1


def test_a_card_that_has_no_room_beside_another_has_a_line_of_its_own(qtbot):
    frame = StageFrame()
    qtbot.addWidget(frame)
    frame.resize(220, 300)
    right, left = StageCard(QLabel("150 pixels or so")), StageCard(QLabel("as wide as that"))
    frame.set_card(CORNER.TopRightCorner, right)
    frame.set_card(CORNER.TopLeftCorner, left)
    frame.show()
    assert left.y() > right.geometry().bottom() or left.geometry().right() < right.x()
    assert not left.geometry().intersects(right.geometry())


def test_a_caption_is_as_wide_as_its_words_and_laid_out_only_for_others(qtbot):
    frame, line = StageFrame(), CaptionLine()
    qtbot.addWidget(frame)
    frame.resize(600, 300)
    card = StageCard(line)
    frame.set_card(CORNER.TopLeftCorner, card)
    frame.show()
    legal = CaptionWords("white on top", "legal", True)
    widths = []
    for words in (legal, CaptionWords("painting", "not a legal cube yet", False), legal):
        line.show_words(words)
        QApplication.processEvents()
        widths.append(card.width())
    assert widths[0] == widths[2] < widths[1]
    laid_out = Counted(card, QEvent.Type.LayoutRequest)
    line.show_words(CaptionWords("white on top", "legal", True))
    QApplication.processEvents()
    assert laid_out.count == 0
