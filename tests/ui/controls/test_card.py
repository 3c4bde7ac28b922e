"""Cards, and the small words in them."""

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from cubeapp.ui.controls.card import Card
from cubeapp.ui.controls.note import Caption, Note, NoteKind
from cubeapp.ui.controls.panel import stack
from cubeapp.ui.drawing.palette import tokens_of


@pytest.fixture
def card(qtbot):
    card = Card("Title", Caption("words"))
    qtbot.addWidget(card)
    card.show()
    QApplication.processEvents()
    return card


def caption_of(card):
    return card.findChild(Caption)


def test_a_card_has_its_title_above_what_it_holds(card):
    caption = caption_of(card)
    title, below = (card.column.itemAt(place).widget() for place in (0, 1))
    assert isinstance(title, QLabel)
    assert (title.text(), below) == ("Title", caption)
    assert title.geometry().bottom() < caption.geometry().top()


@pytest.mark.parametrize(("text", "caption"), [(28, 24), (14, 12), (13, 12), (12, 12), (9, 9)])
def test_a_caption_is_smaller_than_text_unless_that_would_be_too_small_to_read(card, text, caption):
    usual = QApplication.font()
    font = QApplication.font()
    font.setPixelSize(text)
    try:
        QApplication.setFont(font)
        QApplication.processEvents()
        assert QFontInfo(caption_of(card).font()).pixelSize() == caption
    finally:
        QApplication.setFont(usual)


def test_a_caption_is_muted_unless_it_tells_a_problem(card):
    caption = caption_of(card)
    tokens = tokens_of(QApplication.palette())
    assert caption.palette().windowText().color().name() == tokens.muted
    caption.set_text("no", NoteKind.PROBLEM)
    assert caption.palette().windowText().color().name() == tokens.fault


def test_a_note_shows_what_looks_like_tags_as_it_was_typed(qtbot):
    typed, bold = Note("'<b>R</b>' is not a move"), Note("'R' is not a move")
    for note in (typed, bold):
        qtbot.addWidget(note)
        note.setWordWrap(False)
    assert typed.sizeHint().width() > bold.sizeHint().width() + typed.fontMetrics().height()


def test_a_note_that_is_told_what_it_says_already_does_nothing(qtbot, monkeypatch):
    around = QWidget()
    note = Note("the same", around)
    qtbot.addWidget(around)
    around.show()
    done = []
    monkeypatch.setattr(note, "_colour", lambda: done.append("coloured"))
    note.set_text("the same")
    assert not done
    note.hide()
    note.set_text("the same")
    assert note.isVisible()


def test_a_note_without_words_stays_hidden_when_what_is_around_it_is_shown(qtbot):
    around = QWidget()
    note = Note()
    stack(around, note)
    qtbot.addWidget(around)
    note.set_text("")
    around.show()
    assert not note.isVisible()
