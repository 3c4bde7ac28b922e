"""The languages of the window, from Qt's own translation files.

``make translations`` collects the texts into ``resources/translations/cubeapp_XX.ts``, in which
people translate them, and makes the files that are read here. The command line stays English.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cubeapp.resources import resource
from cubeapp.words import mark, speak

SYSTEM = "system"
ENGLISH = "en"
LANGUAGES = {
    SYSTEM: mark("Like the system"),
    ENGLISH: "English",
    "de": "Deutsch",
    "zh": "中文",
}
"""What can be chosen: each language in its own words."""
_CATALOGUES = {"de": ("cubeapp_de", "qtbase_de"), "zh": ("cubeapp_zh", "qtbase_zh_CN")}
"""The program's own texts, and those of Qt's dialogs."""


def spoken(choice: str) -> str:
    """Return the language that is meant by a choice of `LANGUAGES`.

    What the system asks for first and the program has is taken, English if there is none.
    """
    if choice != SYSTEM:
        return choice
    for name in QLocale.system().uiLanguages():
        language = name.replace("_", "-").split("-")[0]
        if language in LANGUAGES:
            return language
    return ENGLISH


def speak_as(choice: str) -> None:
    """Speak the language of ``choice`` from now on; texts that are shown already stay.

    The application has to be there. A file that is missing or damaged means English.

    Args:
        choice: a key of `LANGUAGES`.
    """
    application = QCoreApplication.instance()
    assert application is not None
    # Dates, and what is typed into fields of numbers, go with the words around them.
    QLocale.setDefault(_locale(choice))
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    catalogues = _CATALOGUES.get(spoken(choice), ())
    for name in catalogues:
        application.installTranslator(_translator(name, application))
    if catalogues:
        speak(_translate)
    else:
        speak()


def _locale(choice: str) -> QLocale:
    """Return the system's ways to write numbers and dates, if its language is the one spoken."""
    language = spoken(choice)
    system = QLocale.system()
    is_spoken = system.name().split("_")[0] == language
    return system if is_spoken else QLocale(language)


def _translate(text: str) -> str:
    # Safe on any thread, by Qt's documentation.
    return QCoreApplication.translate("", text)


def _translator(name: str, application: QCoreApplication) -> QTranslator:
    translator = QTranslator(application)
    try:
        path = resource(f"translations/{name}.qm")
    except FileNotFoundError:
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator.load(name, folder)
    else:
        translator.load(str(path))
    return translator
