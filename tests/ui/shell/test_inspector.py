import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QSplitter

from cubeapp.ui.controls.panel import Panel
from cubeapp.ui.shell.inspector import Inspector

PAGES = {"lab": ("Algs", "Library", "Perfect"), "learn": ("Lessons",)}


@pytest.fixture
def inspector(qtbot):
    made = Inspector(QAction("Fold"))
    qtbot.addWidget(made)
    made.built = []
    made.seen = []
    made.shown.connect(made.seen.append)
    for place, names in PAGES.items():
        made.add_place(place, place.title())
        for name in names:
            made.add_page(place, name.lower(), name, lambda name=name: label(made, name))
    made.resize(400, 400)
    made.show_place("lab")
    made.show()
    return made


def label(inspector, name):
    inspector.built.append(name)
    return QLabel(name)


def offered(inspector):
    """The words of the tabs that can be chosen."""
    tabs = inspector.switch.tabs
    return [tabs.tabText(index) for index in range(tabs.count()) if tabs.isTabVisible(index)]


def marked(inspector):
    tabs = inspector.switch.tabs
    return tabs.tabText(tabs.currentIndex())


def click(qtbot, inspector, name):
    tabs = inspector.switch.tabs
    (index,) = [index for index in range(tabs.count()) if tabs.tabText(index) == name]
    qtbot.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(index).center())


def texts(inspector):
    return [each.text() for each in inspector.findChildren(QLabel) if each.isVisible()]


def test_a_page_is_made_when_it_is_first_shown_and_once(inspector):
    assert inspector.built == ["Algs"]
    inspector.show_page("library")
    inspector.show_page("algs")
    inspector.show_page("library")
    assert inspector.built == ["Algs", "Library"]
    assert inspector.seen == ["algs", "library", "algs", "library"]


def test_a_click_shows_a_page_and_marks_its_tab(inspector, qtbot):
    click(qtbot, inspector, "Library")
    assert "Library" in texts(inspector)
    assert marked(inspector) == "Library"


def test_a_place_remembers_its_page(inspector):
    inspector.show_page("perfect")
    inspector.show_place("learn")
    assert (inspector.place, inspector.page) == ("learn", "lessons")
    inspector.show_place("lab")
    assert inspector.page == "perfect"
    assert marked(inspector) == "Perfect"


def test_a_place_with_one_page_has_a_title_instead_of_a_switch(inspector):
    inspector.show_place("learn")
    assert "Learn" in texts(inspector)
    assert not inspector.switch.isVisible()
    inspector.show_place("lab")
    assert "Lab" not in texts(inspector)
    assert inspector.switch.isVisible()


def test_a_page_has_something_of_its_own_beside_the_title_while_it_is_shown(inspector):
    inspector.add_place("train", "Train")
    made = []

    def make_head():
        made.append(QComboBox())
        return made[-1]

    inspector.add_page("train", "timer", "Timer", QLabel, make_head=make_head)
    assert not made
    for place, is_seen in (("train", True), ("learn", False), ("train", True)):
        inspector.show_place(place)
        assert made[0].isVisible() is is_seen
    assert len(made) == 1


def test_a_page_that_explains_the_steps_itself_has_no_card_of_them_above(inspector):
    inspector.add_place("train", "Train")
    inspector.add_page("train", "follow", "Follow", QLabel, explains=True)
    card = QLabel("What the step does.")
    inspector.set_explanation(card)
    for page, is_seen in (("algs", True), ("follow", False), ("library", True)):
        inspector.show_page(page)
        assert card.isVisible() is is_seen


def test_an_explanation_has_its_share_of_any_height(inspector):
    card = QLabel("What the step does.")
    card.setMinimumHeight(2000)
    inspector.set_explanation(card)
    shares = set()
    for height in (400, 1000, 600):
        inspector.resize(300, height)
        QApplication.processEvents()
        shares.add(card.parentWidget().parentWidget().height() / height)
    assert shares == {0.5}


def test_a_page_that_is_not_offered_makes_way_for_another(inspector):
    inspector.show_page("library")
    inspector.set_offered("library", False)
    assert inspector.page == "algs"
    assert offered(inspector) == ["Algs", "Perfect"]
    inspector.show_page("library")
    assert inspector.page == "algs"
    inspector.set_offered("library", True)
    assert inspector.pages_of("lab") == ("algs", "library", "perfect")


def test_ctrl_tab_goes_round_the_pages_of_the_place(inspector, qtbot):
    inspector.set_offered("library", False)
    control = Qt.KeyboardModifier.ControlModifier
    for key, page in (("Tab", "perfect"), ("Tab", "algs"), ("Backtab", "perfect")):
        qtbot.keyClick(inspector, Qt.Key[f"Key_{key}"], control)
        assert inspector.page == page


@pytest.fixture
def cards(qtbot, inspector):
    """The inspector at a place whose panels are three cards, too high to be seen together."""
    inspector.add_place("play", "Play", is_one_page=True)
    for name in ("Scramble", "Turn", "History"):
        inspector.add_page("play", name.lower(), name, lambda name=name: card(inspector, name))
    with qtbot.waitActive(inspector):
        inspector.activateWindow()
    return inspector


def card(inspector, name):
    inspector.built.append(name)
    made = QPushButton(name)
    made.setFixedHeight(300)
    return made


def in_view(inspector):
    QApplication.processEvents()
    parts = inspector.findChildren(QPushButton)
    return [part.text() for part in parts if part.visibleRegion().boundingRect() == part.rect()]


def test_cards_are_below_each_other_on_one_page_with_the_title_of_the_place(cards, qtbot):
    cards.show_place("play")
    assert "Play" in texts(cards)
    assert not cards.switch.isVisible()
    qtbot.waitUntil(lambda: cards.built[1:] == ["Scramble", "Turn", "History"])
    assert in_view(cards) == ["Scramble"]


def test_a_card_is_as_high_as_it_stays_before_the_others_come(cards):
    cards.show_place("play")
    QApplication.sendPostedEvents()
    assert cards.built[1:] == ["Scramble"]
    (scramble,) = cards.findChildren(QPushButton)
    assert scramble.parentWidget().height() == 300


def test_a_card_that_is_asked_for_is_scrolled_to_and_the_keyboard_left_alone(cards, qtbot):
    cards.show_page("history")
    assert cards.page == "history"
    assert cards.built[1:] == ["Scramble", "Turn", "History"]
    qtbot.waitUntil(lambda: in_view(cards) == ["History"])
    assert not isinstance(QApplication.focusWidget(), QPushButton)
    cards.show_place("lab")
    cards.show_place("play")
    assert in_view(cards) == ["History"]


def test_ctrl_tab_goes_from_card_to_card_with_the_keyboard(cards, qtbot):
    cards.go_to("turn")
    for key, name in (("Tab", "History"), ("Tab", "Scramble"), ("Backtab", "History")):
        qtbot.keyClick(cards, Qt.Key[f"Key_{key}"], Qt.KeyboardModifier.ControlModifier)
        assert cards.page == name.lower()
        assert QApplication.focusWidget().text() == name
        qtbot.waitUntil(lambda name=name: in_view(cards) == [name])


def test_where_the_tabs_do_not_fit_the_pages_are_in_a_list(inspector, qtbot):
    pages = inspector.switch.findChild(QComboBox)
    inspector.resize(inspector.minimumSizeHint().width(), 400)
    QApplication.processEvents()
    assert pages.isVisible()
    assert not inspector.switch.tabs.isVisible()
    pages.activated.emit(pages.findText("Perfect"))
    assert inspector.page == "perfect"
    inspector.resize(600, 400)
    QApplication.processEvents()
    assert not pages.isVisible()
    assert marked(inspector) == "Perfect"
    tabs = inspector.switch.tabs
    assert tabs.isVisible()
    assert tabs.width() >= tabs.sizeHint().width()


def test_a_panel_whose_controls_need_more_room_later_gets_it(qtbot):
    splitter, panel, inspector = QSplitter(), Panel(), Inspector(QAction("Fold"))
    qtbot.addWidget(splitter)
    inspector.add_place("train", "Train")
    inspector.add_page("train", "practice", "Practice", lambda: panel)
    splitter.addWidget(QLabel())
    splitter.addWidget(inspector)
    splitter.setStretchFactor(0, 1)
    splitter.resize(900, 400)
    splitter.show()
    inspector.show_place("train")
    QApplication.processEvents()
    narrow = panel.width()
    panel.body.addWidget(QPushButton(20 * "long "))
    qtbot.waitUntil(lambda: panel.width() > narrow)
    assert panel.viewport().width() >= panel.widget().minimumSizeHint().width()
