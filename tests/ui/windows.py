"""Windows that tests open have to go altogether."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMessageBox

from cubeapp.ui.shell.menus import ChoiceMenu
from cubeapp.words import call_colours


def discard(program):
    """Close the window of ``program`` and delete both.

    Left alone they would live until the end, and every change of the theme reach them.
    """
    program.window.close()
    assert program.is_stopped
    program.window.deleteLater()
    program.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    call_colours()


def quit_anyway(box):
    """Answer a message box, which would wait for ever: the window closes and loses something."""
    (leave,) = (
        each
        for each in box.buttons()
        if box.buttonRole(each) is QMessageBox.ButtonRole.DestructiveRole
    )
    leave.click()


def paints_all(config):
    """Whether windows paint what no test looks at: not where the slow tests are left out."""
    return "not slow" not in config.option.markexpr


def opened(config, *, prepared=True, **chosen):
    """Return a program with its window on screen, for several tests together.

    Whoever asks for it has to `discard` it. Where it is not ``prepared`` it waits for compiled
    solvers, and what needs none is there at once. What else is ``chosen`` are its settings.
    """
    from cubeapp.ui import app
    from cubeapp.ui.services.preparation import Preparation
    from cubeapp.ui.services.settings import Settings

    settings = Settings.in_memory()
    settings.theme, settings.instant, settings.welcomed = "light", True, True
    for name, value in chosen.items():
        setattr(settings, name, value)
    preparation = Preparation(("/nowhere",), lambda: True, compiles=not prepared)
    if prepared:
        preparation.start()
    program = app.build(None, (), settings, preparation)
    program.window.resize(1280, 800)
    program.window.setUpdatesEnabled(paints_all(config))
    program.window.show()
    return program


def play_out(program, qtbot):
    """Let what is playing come to its end faster than anybody could watch it."""
    program.player.tempo = 1000.0
    qtbot.waitUntil(lambda: not program.player.is_playing)


def submenu(window, title):
    """The menu of choices in the menu bar that has this title."""
    (menu,) = [menu for menu in window.findChildren(ChoiceMenu) if menu.title() == title]
    return menu
