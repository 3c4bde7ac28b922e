"""The switch of pages."""

from PySide6.QtWidgets import QComboBox

from cubeapp.ui.controls.page_switch import PageSwitch

PAGES = ("Algs", "Library", "Steps", "Workshop", "Perfect")


def test_pages_that_do_not_fit_are_a_list_as_soon_as_they_are_offered(qtbot):
    switch = PageSwitch()
    qtbot.addWidget(switch)
    for name in PAGES:
        switch.add_page(name.lower(), name)
    switch.resize(150, 30)
    switch.show()
    names = [name.lower() for name in PAGES]
    for offered, are_tabs in ((names[:1], True), (names, False), (names[:1], True)):
        switch.set_offered(offered)
        assert switch.tabs.isVisible() == are_tabs
        assert switch.findChild(QComboBox).isVisible() != are_tabs
