"""What is taken out of the program: each kind of file is opened again and looked at."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from html.parser import HTMLParser

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cubeapp.benchmarks import exports
from cubeapp.drawing.net import NetLayout
from cubeapp.drawing.theme import DARK, LIGHT, Looks, colour_scheme
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.moves import Move
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.solvers.by_hand.choices import BEGINNER, Style
from cubeapp.engine.solvers.by_hand.solver import HumanSolver
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.timeline.booklet import Each
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.drawing.paragraphs import Type
from cubeapp.ui.drawing.view_pictures import PictureSize
from cubeapp.ui.files.export import film, hand, options
from cubeapp.ui.files.export.hand import HandPages, Row, Words
from cubeapp.ui.files.export.making import booklet_of, export
from cubeapp.ui.files.export.options import Kind, Options, Paper, TooLargeError
from cubeapp.ui.files.export.strip import strip_image
from cubeapp.ui.services.language import speak_as
from tests.ui.hands import middle_of

pytestmark = pytest.mark.usefixtures("qapp")


def of(text, size=3):
    return Timeline(Cube.solved(size), Alg(text).moves(size))


@pytest.fixture(scope="module")
def solved():
    cube = of("R U2 F' L D B2 U'").cube_at(7)
    answer = HumanSolver(BEGINNER, Style.PLAIN).solve(cube, Limits(), SearchControl())
    return Timeline.of_solution(cube, answer)


def picture(data):
    image = QImage()
    assert image.loadFromData(data)
    return image


# One picture


@pytest.mark.parametrize("kind", [Kind.PNG, Kind.SVG])
def test_the_net_in_a_picture_has_the_colours_of_the_cube(kind):
    timeline = of("R U F")
    data = export(timeline, 3, Options(kind, "net", 400, 300))
    if kind is Kind.SVG:
        image = QImage(400, 300, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            QSvgRenderer(data).render(painter)
    else:
        image = picture(data)
    layout = NetLayout(3, 400, 300, handles=False)
    for facelet, value in enumerate(timeline.cube_at(3).facelets):
        x, y = middle_of(layout, facelet)
        assert image.pixelColor(int(x), int(y)).name() == LIGHT.stickers[value]


def test_a_picture_can_be_taken_in_the_middle_of_a_move():
    timeline = of("R")
    taken = {export(timeline, at, Options(Kind.PNG, "3d", 100)) for at in (0, 0.5, 1)}
    assert len(taken) == 3


@pytest.mark.parametrize("view", ["3d", "net", "both"])
def test_a_transparent_picture_has_no_ground(view):
    shown = export(of("R"), 1, Options(Kind.PNG, view, 300, is_transparent=True))
    image = picture(shown)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.width() // 4, image.height() // 2).alpha() == 255
    assert picture(export(of("R"), 1, Options(Kind.PNG, view, 300))).pixelColor(0, 0).alpha() == 255


def test_width_and_height_follow_each_other():
    assert Options(Kind.PNG, "net", 480).size == PictureSize(480, 360)
    assert Options(Kind.PNG, "net", 0, 480).size == PictureSize(640, 480)
    assert Options(Kind.PNG, "net", 100, 100).size == PictureSize(100, 100)
    scaled = picture(export(of(""), 0, Options(Kind.PNG, "3d", 50, scale=3)))
    assert (scaled.width(), scaled.height()) == (150, 150)


def test_a_picture_that_nobody_can_use_is_refused():
    with pytest.raises(TooLargeError, match="too large for a picture"):
        export(of(""), 0, Options(Kind.PNG, "3d", 16384, 16384))


@pytest.mark.parametrize("view", ["3d", "net", "both"])
def test_an_svg_is_called_what_the_user_calls_it(view):
    data = export(of("R U F"), 3, Options(Kind.SVG, view, 240, 240, title="cube <&>"))
    root = ElementTree.fromstring(data)
    assert root.find("{http://www.w3.org/2000/svg}title").text == "cube <&>"
    assert QSvgRenderer(data).isValid()


def test_looks_and_theme_are_those_that_were_asked_for():
    theme = DARK.with_looks(Looks(colour_scheme("colour-blind"), body="white"))
    image = picture(export(of(""), 0, Options(Kind.PNG, "net", 400, 300, theme=theme)))
    x, y = middle_of(NetLayout(3, 400, 300, handles=False), 13)
    assert image.pixelColor(int(x), int(y)).name() == theme.stickers[1]


def test_the_same_asked_for_twice_is_the_same_file(solved):
    for kind in (Kind.PNG, Kind.SVG, Kind.STRIP, Kind.HTML, Kind.TEXT):
        wanted = Options(kind, width=60)
        assert export(solved, 1, wanted) == export(solved, 1, wanted)
    wanted = Options(Kind.GIF, width=40, tempo=6)
    assert export(of("R U"), 0, wanted) == export(of("R U"), 0, wanted)


# Films


def frames_of(data):
    gif = Image.open(io.BytesIO(data))
    shown = []
    for number in range(gif.n_frames):
        gif.seek(number)
        shown.append((np.asarray(gif.convert("RGB")).astype(int), gif.info["duration"]))
    return gif, shown


def test_a_film_shows_every_move_and_rests_at_its_end():
    timeline = of("R U2 F'")
    wanted = Options(Kind.GIF, "net", 200, 150, fps=10, pause_s=3, has_captions=False)
    gif, shown = frames_of(export(timeline, 0, wanted))
    assert gif.size == (200, 150)
    assert gif.info["loop"] == 0
    planned = film.frames(timeline, wanted)
    # A quarter turn takes half a second at tempo 1, a half turn half as long again.
    assert len(planned) == 1 + 5 + 8 + 5
    # The net of a half turn shows the same again at no time, so that no frames are joined.
    assert len(shown) == len(planned)
    assert [duration for _, duration in shown] == [600, *[100] * 17, 3000]
    layout = NetLayout(3, 200, 150, handles=False)
    for number, moves in ((0, 0), (5, 1), (13, 2), (18, 3)):
        pixels = shown[number][0]
        for facelet, value in enumerate(timeline.cube_at(moves).facelets):
            x, y = middle_of(layout, facelet)
            wished = np.array(QColor(LIGHT.stickers[value]).getRgb()[:3])
            assert np.abs(pixels[int(y), int(x)] - wished).max() <= 8, (number, facelet)


def test_tempo_and_pictures_a_second_decide_how_many_there_are():
    timeline = of("R U F L D B")

    def count(**wanted):
        return len(film.frames(timeline, Options(Kind.GIF, **wanted)))

    assert count(fps=20) > count(fps=10) > count(fps=10, tempo=3)
    assert count(fps=1, tempo=6) == 7


def test_the_move_in_play_stands_out_below_a_film():
    wanted = Options(Kind.GIF, "net", 240, 180, fps=4)
    _, shown = frames_of(export(of("R U F"), 0, wanted))
    accent = np.array(QColor(LIGHT.accent).getRgb()[:3])
    faint = np.array(QColor(LIGHT.faint).getRgb()[:3])
    for number, (pixels, _) in enumerate(shown):
        below = pixels[165:]
        is_accent = (np.abs(below - accent).max(axis=2) < 40).any()
        assert is_accent == (number > 0)
        assert (np.abs(below - faint).max(axis=2) < 40).any()


def test_a_film_of_no_moves_is_one_picture():
    gif, _ = frames_of(export(of(""), 0, Options(Kind.GIF, width=40)))
    assert gif.n_frames == 1


def test_a_film_can_be_played_once():
    gif, _ = frames_of(export(of("R"), 0, Options(Kind.GIF, width=40, loops=False)))
    assert "loop" not in gif.info


def test_a_film_that_is_too_long_or_too_large_is_refused_before_it_is_drawn(monkeypatch):
    monkeypatch.setattr(film, "ViewPicture", None)
    long = Timeline(Cube.solved(3), [Move(0, 0, 0, 1)] * 4000)
    for timeline, wanted in ((long, Options(Kind.GIF)), (of("R U"), Options(Kind.GIF, width=9000))):
        with pytest.raises(TooLargeError, match="too much for a film"):
            export(timeline, 0, wanted)


def test_a_film_that_is_too_large_is_told_a_size_that_would_do():
    timeline, wanted = of("R U2 F' " * 30), Options(Kind.GIF, width=1000)
    with pytest.raises(TooLargeError, match=r"; (\d+)×(\d+) would do") as refused:
        film.frames(timeline, wanted)
    width, height = re.search(r"; (\d+)×(\d+) would do", str(refused.value)).groups()
    assert 0 < int(width) < 1000
    assert film.frames(timeline, replace(wanted, width=int(width), height=int(height)))


# Strips and pages


def test_a_strip_has_a_picture_for_each_move_and_the_end():
    timeline = of("R U F' L2 D B M")
    wanted = Options(Kind.STRIP, "net", 120, 90, each=Each.MOVE)
    image = strip_image(booklet_of(timeline, wanted), wanted, SearchControl())
    plastic = np.array(QColor(LIGHT.plastic).getRgb()[:3])
    rgb = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(rgb.constBits(), np.uint8).reshape(rgb.height(), rgb.width(), 4)
    dark = (np.abs(pixels[:, :, 2::-1].astype(int) - plastic).max(axis=2) < 12).any(axis=0)
    # Eight nets in a row: as many stretches of columns with plastic in them.
    assert (np.diff(np.flatnonzero(dark)) > 8).sum() + 1 == 8


def test_long_strips_break_into_rows_and_too_long_ones_are_refused(monkeypatch):
    timeline = of(" ".join(["R"] * 30))
    wanted = Options(Kind.STRIP, width=240, each=Each.MOVE)
    image = strip_image(booklet_of(timeline, wanted), wanted, SearchControl())
    assert image.width() < 1600 < image.height()
    with pytest.raises(TooLargeError, match="too much for one strip"):
        export(timeline, 0, Options(Kind.STRIP, width=8000, each=Each.MOVE))
    many = Timeline(Cube.solved(3), [Move(0, 0, 0, 1)] * 1000)
    for kind in (Kind.STRIP, Kind.HTML, Kind.PDF):
        with pytest.raises(TooLargeError, match="1,001 pictures"):
            export(many, 0, Options(kind, each=Each.MOVE))


class _Page(HTMLParser):
    """Notes what a page holds, and that everything opened is closed."""

    EMPTY = frozenset(("meta", "br", "img"))

    def __init__(self, text):
        super().__init__()
        self.open, self.count, self.ids, self.words = [], {}, [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.count[tag] = self.count.get(tag, 0) + 1
        self.ids += [value for name, value in attributes if name == "id"]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def test_a_page_holds_every_step_and_needs_nothing_else(solved):
    title = 'Mine <b> & "yours" — 魔方'
    text = export(solved, 0, Options(Kind.HTML, title=title)).decode()
    page = _Page(text)
    assert not page.open
    assert title in "".join(page.words)
    steps = [part for stage in solved.sections for part in stage.parts or (stage,)]
    assert page.count["svg"] == len(steps) + 1
    assert len(page.ids) == len(set(page.ids))
    words = " ".join("".join(page.words).split())
    for step in steps:
        assert step.note in words
    assert "script" not in page.count
    assert not re.search(r"(src|href|url)\s*[=(]\s*[\"']?(?!#|data:)", text)
    assert "http" not in text


def test_a_page_with_a_picture_a_move_says_each_move_in_words():
    text = export(of("R U2"), 0, Options(Kind.HTML, each=Each.MOVE)).decode()
    page = _Page(text)
    assert page.count["figure"] == 3
    assert "Top to the left, twice" in text


def test_pictures_of_large_cubes_are_pixels_in_a_page():
    text = export(of("R", 12), 0, Options(Kind.HTML, "net")).decode()
    page = _Page(text)
    assert page.count["img"] == 2
    assert "svg" not in page.count


def pages(data):
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    return int(re.search(rb"/Count (\d+)", data)[1])


def test_a_pdf_has_as_many_pages_as_its_steps_need(solved):
    few, many = (
        pages(export(solved, 0, Options(Kind.PDF, each=each))) for each in (Each.STEP, Each.MOVE)
    )
    assert 2 <= few <= 6
    assert many > few - 1
    assert pages(export(of("R U"), 0, Options(Kind.PDF))) == 1


@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))])
def test_a_pdf_is_for_the_paper_that_was_chosen(paper, size):
    data = export(of("R"), 0, Options(Kind.PDF, paper=paper))
    box = re.search(rb"/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)", data)
    assert tuple(float(side) for side in box.groups()) == pytest.approx(size, abs=1)


def test_an_alg_longer_than_a_page_goes_on_on_the_next_one():
    rng = np.random.default_rng(5)
    text = " ".join(rng.choice(["R", "U2", "F'", "3Rw", "2-3L"], 4000))
    data = export(of(text, 7), 0, Options(Kind.PDF))
    assert pages(data) > 4


def test_text_is_the_booklet_with_the_colours_of_the_scheme(solved):
    theme = LIGHT.with_looks(Looks(colour_scheme("japanese")))
    text = export(solved, 0, Options(Kind.TEXT, title="Mine", theme=theme)).decode()
    plain = export(solved, 0, Options(Kind.TEXT, title="Mine")).decode()
    assert text.startswith("Mine\n")
    assert text != plain
    assert [line for line in text.splitlines() if re.match(r" +\d+\.", line)]


def test_words_break_where_a_line_ends(qapp):
    kind = Type(QFont(), QColor("black"))
    lines = kind.lines("R U R' U' " * 20, 120)
    assert " ".join(line.text for line in lines).split() == ["R", "U", "R'", "U'"] * 20
    assert all(line.width <= 120 for line in lines)
    assert len(kind.lines("U" * 200, 120)) > 3
    assert kind.lines("", 120) == [] or kind.lines("", 120)[0].text == ""
    # To Qt, such a sign is two.
    name = "🧊🧊 the cases of the morning 🧊 and of the evening"
    lines = kind.lines(name, 120)
    assert len(lines) > 1
    assert " ".join(line.text for line in lines) == name


# A sheet to follow

A4 = QRectF(0, 0, 515, 762)


def sheet(timeline, has_letters=True):
    """Return what stands on each page of a sheet to follow."""
    wanted = Options(Kind.HAND, each=Each.MOVE, has_letters=has_letters)
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    told = booklet_of(timeline, wanted)
    with QPainter(image) as painter:
        return list(HandPages(painter, A4, told, wanted, SearchControl()).pages())


def rows_of(pages):
    return [part for page in pages for part in page if isinstance(part, Row)]


def cells_of(pages):
    return [cell for row in rows_of(pages) for cell in row.cells]


def text_of(lines):
    return " ".join(line.text for line in lines)


@pytest.mark.parametrize("size", [2, 3, 4, 7])
def test_a_sheet_to_follow_has_a_picture_of_each_move_six_to_a_row(size):
    pages = sheet(of("R U2 F' L D B R U F L' D2 B R U", size))
    assert [len(row.cells) for row in rows_of(pages)] == [6, 6, 3]
    cells = cells_of(pages)
    assert [cell.number for cell in cells] == [*map(str, range(1, 15)), ""]
    # The cube before the move, with an arrow for it.
    assert [cell.snap.index for cell in cells] == list(range(15))
    assert cells[1].snap.move == Alg("U2").moves(size)[0]
    assert text_of(cells[1].lines) == "U2 Top to the left, twice"
    assert text_of(cells[-1].lines) == "The end"


def test_a_sheet_to_follow_can_do_without_letters():
    cells = cells_of(sheet(of("R R'"), has_letters=False))
    assert [text_of(cell.lines) for cell in cells] == ["Right side up", "Right side down", "Solved"]


def holds_of(timeline):
    return [(text_of(cell.hold), cell.is_new_hold) for cell in cells_of(sheet(timeline))]


def test_the_orientation_is_on_each_picture_and_stands_out_where_it_changes():
    assert holds_of(of("R x U M z2")) == [
        ("white on top, green in front", False),
        ("white on top, green in front", False),
        ("green on top, yellow in front", True),
        ("green on top, yellow in front", False),
        ("white on top, green in front", True),
        ("yellow on top, green in front", True),
    ]


def test_without_centres_only_turns_of_the_whole_cube_change_the_orientation():
    assert holds_of(of("L D y B L", 2))[1:] == [
        ("white on top, green in front", False),
        ("white on top, green in front", False),
        *[("white on top, red in front", is_new) for is_new in (True, False, False)],
    ]
    # Where it comes out solved, that is how it was held all the time.
    scrambled = Cube.solved(2).apply_all(Alg("B' D' L'").moves(2))
    answer = Timeline(scrambled, Alg("L D B").moves(2))
    assert holds_of(answer) == [("white on top, green in front", False)] * 4


def test_where_no_colour_tells_the_orientation_the_picture_does():
    assert holds_of(of("Rw U y R", 4)) == [
        ("white on top, green in front", False),
        ("", False),
        ("", False),
        ("as in the picture", True),
        ("", False),
    ]


def test_a_sheet_to_follow_names_the_steps_and_leaves_no_heading_behind(solved):
    pages = sheet(solved)
    assert len(pages) > 1
    assert not any(page[-1].keeps_next for page in pages)
    headings = [text_of(part.lines) for page in pages for part in page if isinstance(part, Words)]
    for stage in solved.sections:
        if stage.end > stage.start:
            assert stage.name.lower() in map(str.lower, headings)
    begins = {cell.snap.index: text_of(cell.step) for cell in cells_of(pages) if cell.step}
    parts = [part for stage in solved.sections for part in stage.parts if part.end > part.start]
    named = {part.start: part.name for part in parts}
    assert len(begins) > 4
    for index, name in begins.items():
        # A line may end at a hyphen.
        assert name.replace(" ", "").lower() == named[index].replace(" ", "").lower()
    assert text_of(cells_of(pages)[-1].lines) == "Solved"


@pytest.fixture
def language(request, qapp):
    """Speak the language that is asked for until the test is over."""
    speak_as(request.param)
    yield
    speak_as("en")


@pytest.mark.parametrize("language", ["en", "de", "zh"], indirect=True)
@pytest.mark.usefixtures("language")
def test_a_sheet_to_follow_has_room_for_its_words_in_every_language(solved):
    for page in sheet(solved):
        assert sum(part.height for part in page) <= A4.height()
        for part in page:
            if not isinstance(part, Row):
                assert all(line.width <= A4.width() for line in part.lines)
                continue
            assert len(part.cells) * part.picture < A4.width()
            for cell in part.cells:
                lines = (*cell.step, *cell.hold, *cell.lines)
                assert all(line.width <= part.picture for line in lines)
                assert len(cell.hold) <= 2


@pytest.mark.parametrize(("text", "size"), [("", 3), ("R U x F M' y2 B", 3), ("3-7R 2U", 9)])
def test_a_sheet_to_follow_is_as_many_pages_as_were_laid_out(text, size):
    timeline = of(text, size)
    assert pages(export(timeline, 0, Options(Kind.HAND))) == len(sheet(timeline)) == 1


def test_a_sheet_to_follow_with_too_many_pictures_is_refused(monkeypatch):
    assert hand.MOST_BY_HAND > 5 * options.MOST_PICTURES
    monkeypatch.setattr(hand, "MOST_BY_HAND", 3)
    assert export(of("R U"), 0, Options(Kind.HAND))
    with pytest.raises(TooLargeError, match="4 pictures"):
        export(of("R U F"), 0, Options(Kind.HAND))


@pytest.mark.parametrize("kind", [Kind.STRIP, Kind.HTML, Kind.PDF, Kind.HAND])
def test_too_many_pictures_of_moves_are_refused_before_anything_is_put_into_words(
    monkeypatch, kind
):
    monkeypatch.setattr("cubeapp.ui.files.export.making.booklet", None)
    most = options.MOST_BY_HAND if kind is Kind.HAND else options.MOST_PICTURES
    with pytest.raises(TooLargeError, match=f"{most + 1:,} pictures"):
        export(of("R " * most), 0, Options(kind, each=Each.MOVE))


# Stopping


@pytest.mark.parametrize("kind", [Kind.GIF, Kind.STRIP, Kind.HTML, Kind.PDF, Kind.HAND])
def test_long_exports_tell_how_far_they_are_and_stop_when_told_to(kind, solved):
    shares = []

    def note(progress):
        shares.append(progress.share)
        if progress.share and progress.share > 0.2:
            control.cancel()

    control = SearchControl(note)
    with pytest.raises(SearchCancelled):
        export(solved, 0, Options(kind, width=60), control)
    assert shares == sorted(shares)
    assert 0.2 < shares[-1] < 1


def test_every_kind_has_its_own_file_ending_but_strips_and_sheets():
    assert {kind.ending for kind in Kind} == {".png", ".svg", ".gif", ".html", ".pdf", ".txt"}
    assert options.Kind.STRIP.ending == Kind.PNG.ending
    assert options.Kind.HAND.ending == Kind.PDF.ending


def test_how_long_exports_take_is_measured(monkeypatch):
    monkeypatch.setattr(exports, "ROUNDS", 1)
    monkeypatch.setattr(exports, "measure_slowness", lambda _: (1.0, []))
    monkeypatch.setattr(exports, "CASES", (*exports.CASES[:2], exports.CASES[5]))
    figures = exports.run(lambda _: None)
    assert [figure.unit for figure in figures] == ["s", "s", "s", "kB", "s"]
    assert all(figure.value > 0 for figure in figures)
