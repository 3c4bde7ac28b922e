"""Letters of every size: nothing is cut off, and the user's choice is remembered."""

import pytest
from PySide6.QtGui import QFont, QGuiApplication, QTextLayout
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.choices import CLASSIC
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.ui.controls.font_sizes import scaled
from cubeapp.ui.learn.lessons.lesson import LessonChoice, lesson_for
from cubeapp.ui.services.language import speak_as
from cubeapp.ui.services.settings import TEXT_SIZES, Settings
from cubeapp.ui.stage.demo import demo
from tests.ui.fonts import FAMILIES, USUAL
from tests.ui.layout import faults

pytestmark = pytest.mark.usefixtures("unpainted")

MOVES = Alg("R U R' U'").moves(3)
SCALES = (1.0, 1.25, 1.5, 2.0, 2.5)
SIZES = ((900, 600), (1280, 800), (1920, 1080))
LANGUAGES = ("en", "de", "zh")
THEMES = ("light", "dark")
OTHER_FONTS = [name for name in FAMILIES if name != USUAL]
"""The usual one is that of most tests."""
FEW = [(1.0, (900, 600)), (1.0, (1280, 800)), (1.5, (1280, 800)), (2.5, (1280, 800))]
"""For every other font: (scale of the letters, size of the window)."""


def at_any_size(scale, first):
    """Return (scale, size) for each size that such letters are for, from another on by ``first``.

    Panels are made in the first of them, and given the others while they are open.
    """
    # Letters of 250 % are for large windows.
    sizes = [size for size in SIZES if scale <= 2.0 or size != SIZES[0]]
    return in_turn([(scale, size) for size in sizes], first)


def in_turn(layouts, first):
    """Return all ``layouts``, beginning with another for each ``first``."""
    first %= len(layouts)
    return layouts[first:] + layouts[:first]


def quick_in(*families):
    """Fonts for ``any_font``: the hardest ones here, all others where there is time."""
    others = [name for name in FAMILIES if name not in families]
    return pytest.mark.parametrize(
        "any_font",
        [*families, *(pytest.param(name, marks=pytest.mark.slow) for name in others)],
        indirect=True,
    )


@pytest.fixture
def letters(qapp):
    """Makes the system's letters larger; they are as before in the end."""
    usual = QFont(QApplication.font())

    def make(scale):
        QApplication.setFont(scaled(usual, scale))

    yield make
    QApplication.setFont(usual)


@pytest.fixture
def _english_again(qapp):
    yield
    speak_as("en")


def check(qtbot, window, pages, *layout):
    for id in pages:
        window.show_page(id)
        QGuiApplication.processEvents()
        found = faults(window)
        for _ in range(50):
            # What is worked out beside the window is told when it is there.
            if not found:
                break
            qtbot.wait(20)
            found = faults(window)
        assert not found, (id, *layout)


def resize(qtbot, window, size):
    """Give a window a size as dragging its edge does: once it is narrow it may be lower."""

    def has_size():
        window.resize(*size)
        return window.size().toTuple() == size

    qtbot.waitUntil(has_size)
    QGuiApplication.processEvents()


def check_grid(build, qtbot, letters, layouts, step, **settings):
    """Check the panels in each of the ``layouts``, all of the same scale of letters."""
    letters(layouts[0][0])
    window = build(moves=MOVES, **settings).window
    for _, size in layouts:
        resize(qtbot, window, size)
        assert window.minimumSizeHint().width() <= size[0]
        assert window.minimumSizeHint().height() <= size[1]
        check(qtbot, window, window.inspector.pages[::step], size)


@quick_in("wide")
def test_nothing_is_cut_off_with_large_letters(build, qtbot, any_font, letters):
    check_grid(build, qtbot, letters, [(2.0, (900, 600))], 4)


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(each, marks=pytest.mark.slow) for each in ("en", "zh"))]
)
@quick_in("noto")
@pytest.mark.usefixtures("_english_again")
def test_no_panel_makes_the_window_wider_than_900_pixels(build, any_font, letters, language):
    speak_as(language)
    letters(2.0)
    window = build(moves=MOVES).window
    for id in window.inspector.pages:
        window.show_page(id)
        QGuiApplication.processEvents()
    assert window.minimumSizeHint().width() <= 900


def check_lesson(build, qtbot, letters, language, layouts, step):
    """Check the panels beside a solution that is explained, which takes the most room."""
    speak_as(language)
    letters(layouts[0][0])
    program = build()
    lesson = lesson_for(demo().start, LessonChoice(), SearchControl())
    program.document.load_timeline(lesson, 0, "lesson")
    window, sentence = program.window, program.window.timeline.card.sentence
    for scale, size in layouts:
        letters(scale)
        resize(qtbot, window, size)
        assert window.minimumSizeHint().width() <= size[0]
        check(qtbot, window, window.inspector.pages[::step], scale, size)
        whole, rest = divmod(sentence.contentsRect().height(), sentence.fontMetrics().lineSpacing())
        assert whole >= 2 or sentence.height() >= sentence.sizeHint().height()
        assert rest <= 1 or sentence.height() >= sentence.sizeHint().height()
        assert window.size().toTuple() == size


@pytest.mark.usefixtures("_english_again")
@quick_in("wide")
def test_nothing_is_cut_off_beside_an_explained_solution(build, qtbot, any_font, letters):
    check_lesson(build, qtbot, letters, "de", [(2.0, (900, 600))], 6)


@pytest.mark.slow
@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_is_cut_off_in_any_language(build, qtbot, letters, scale, language):
    layouts = at_any_size(scale, LANGUAGES.index(language))
    check_lesson(build, qtbot, letters, language, layouts, 1)


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_is_cut_off_in_any_panel_at_any_size(build, qtbot, letters, scale, theme):
    layouts = at_any_size(scale, THEMES.index(theme) + SCALES.index(scale))
    check_grid(build, qtbot, letters, layouts, 1, theme=theme)


@pytest.mark.slow
@pytest.mark.usefixtures("_english_again")
@pytest.mark.parametrize("any_font", OTHER_FONTS, indirect=True)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_any_other_font(build, qtbot, letters, any_font, language):
    layouts = in_turn(FEW, OTHER_FONTS.index(any_font) + LANGUAGES.index(language))
    check_lesson(build, qtbot, letters, language, layouts, 1)


@quick_in("wide")
def test_letters_that_grow_while_the_window_is_open_are_not_cut_off(
    build, qtbot, any_font, letters
):
    window = build(moves=MOVES).window
    window.show_page("library")
    letters(2.0)
    for _ in range(3):
        QGuiApplication.processEvents()
    check(qtbot, window, window.inspector.pages[1::6])
    strip, line = window.timeline.strip, window.fontMetrics().height()
    assert strip.height() >= 1.4 * line
    button = window.timeline.findChild(QToolButton)
    assert button.iconSize().height() > line
    assert QApplication.style().factor > 1.5
    letters(1.0)
    for _ in range(3):
        QGuiApplication.processEvents()
    assert QApplication.style().factor == 1.0


def test_the_size_of_the_text_is_chosen_by_keys_and_remembered(build, letters):
    letters(1.0)
    program = build()
    window, act = program.window, program.window.shell.commands
    usual = window.font().pointSizeF()
    act["larger_text"].trigger()
    act["larger_text"].trigger()
    QGuiApplication.processEvents()
    assert program.settings.text_size == 130
    assert window.font().pointSizeF() == pytest.approx(1.3 * usual)
    assert "130 %" in window.message.text()
    act["smaller_text"].trigger()
    act["usual_text"].trigger()
    QGuiApplication.processEvents()
    assert window.font().pointSizeF() == pytest.approx(usual)


def test_another_window_of_the_program_does_not_make_the_text_larger_still(build, letters):
    letters(1.0)
    usual = QApplication.font().pointSizeF()
    first = build(text_size=150)
    second = build(text_size=150)
    assert second.window.font().pointSizeF() == pytest.approx(1.5 * usual)
    first.window.shell.commands["usual_text"].trigger()
    assert QApplication.font().pointSizeF() == pytest.approx(usual)


def test_the_ends_of_the_sizes_are_shown(build, letters):
    letters(1.0)
    program = build(text_size=TEXT_SIZES[-2])
    larger = program.window.shell.commands["larger_text"]
    assert larger.isEnabled()
    larger.trigger()
    assert not larger.isEnabled()
    assert program.settings.text_size == TEXT_SIZES[-1]


def test_a_damaged_size_of_the_text_is_the_usual_one(build, letters):
    letters(1.0)
    usual = QApplication.font().pointSizeF()
    for text in ("big", "-5", "101"):
        settings = Settings.in_memory()
        settings.store.setValue("view/text-size", text)
        assert settings.text_size == 100
    build(chosen=settings)
    assert QApplication.font().pointSizeF() == pytest.approx(usual)


def test_fonts_in_pixels_grow_too():
    font = QFont()
    font.setPixelSize(20)
    assert scaled(font, 1.5).pixelSize() == 30
    assert scaled(QFont("Sans Serif", 10), 1.5).pointSizeF() == pytest.approx(15)


def show_longest_step(program):
    """Show the step of a lesson with the longest sentence; return the label that has it."""
    steps = [part for section in program.document.timeline.sections for part in section.parts]
    program.player.go_to(max(steps, key=lambda step: len(step.note)).start)
    for _ in range(3):
        QGuiApplication.processEvents()
    return program.window.timeline.card.sentence


@pytest.mark.parametrize("percent", [pytest.param(150, marks=pytest.mark.slow), 250])
@pytest.mark.parametrize("is_restarted", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_the_sentence_of_a_step_is_whole_with_larger_text(build, letters, percent, is_restarted):
    letters(1.0)
    program = build(text_size=percent if is_restarted else 100)
    program.window.resize(1920, 1080)
    lesson = lesson_for(demo().start, LessonChoice(), SearchControl())
    program.document.load_timeline(lesson, 0, "lesson")
    show_longest_step(program)
    while program.settings.text_size < percent:
        program.window.shell.commands["larger_text"].trigger()
    assert program.settings.text_size == percent
    sentence = show_longest_step(program)
    assert sentence.contentsRect().height() >= sentence.heightForWidth(sentence.width())
    assert program.window.size().toTuple() == (1920, 1080)


LETTERS_A_LINE = range(36, 61)


def letters_a_line(label):
    """Return the mean number of letters in the full lines of a text; 0 where there are none."""
    layout = QTextLayout(label.text(), label.font())
    layout.beginLayout()
    lengths = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(label.contentsRect().width())
        lengths.append(line.textLength())
    layout.endLayout()
    return round(sum(lengths[:-1]) / max(len(lengths) - 1, 1))


def explanations(window):
    """Return the texts of more than two lines, without those in which the lines are given."""
    labels = [label for label in window.findChildren(QLabel) if label.isVisible()]
    long = [label for label in labels if label.wordWrap() and len(label.text()) > 75]
    return [label for label in long if "\n" not in label.text() and "<" not in label.text()]


@pytest.mark.slow
@pytest.mark.parametrize("any_font", ["noto"], indirect=True)
@pytest.mark.usefixtures("any_font", "unpainted")
def test_lines_of_explanations_are_neither_short_nor_long(build):
    program = build(moves=MOVES)
    document, window = program.document, program.window
    lesson = lesson_for(demo().start, LessonChoice(CLASSIC), SearchControl())
    flipped = Cube.solved(3).painted([7], int(Face.F)).painted([19], int(Face.U))
    seen = 0
    for page in ("scramble", "check", "learn", "algs", "library", "lab", "sessions", "cases"):
        if page == "check":
            document.replace_draft(flipped, "test")
        elif page == "learn":
            document.load_timeline(lesson, 30, "lesson")
        window.show_page(page)
        window.inspector.finish()
        QGuiApplication.processEvents()
        found = explanations(window)
        told = {label.text(): letters_a_line(label) for label in found}
        assert all(count in LETTERS_A_LINE for count in told.values()), (page, told)
        seen += len(found)
    assert seen >= 5
