"""Scrambles on the cube, batches and files: what the scramble panel's wishes lead to."""

from __future__ import annotations

import csv
import errno
import json
import os

import pytest
from PySide6.QtCore import QDeadlineTimer, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QFileDialog

from cubeapp.drawing.theme import WCA
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError, SearchCancelled
from cubeapp.engine.perfect.check import check_perfect
from cubeapp.engine.perfect.rules import SIX_RULES
from cubeapp.engine.scrambles.base import (
    PERFECT,
    RANDOM_MOVES,
    RANDOM_STATE,
    SCORED,
    Recipe,
    scramble,
    scrambles,
)
from cubeapp.engine.scrambles.sheets import Sheet
from cubeapp.engine.solvers.control import Progress, SearchControl
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Purpose
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.drawing.pages import print_document
from cubeapp.ui.drawing.sheet import SheetPages, sheet_pdf
from cubeapp.ui.play.scramble.model import HISTORY, BatchRequest, Scrambler
from cubeapp.ui.play.scramble.sheets import SUFFIXES, ask_for_file, print_sheet, write_sheet
from cubeapp.ui.services.files import write_file
from cubeapp.ui.services.preparation import Preparation
from cubeapp.ui.services.tasks import Tasks
from tests.ui.fonts import FAMILIES

pytestmark = pytest.mark.usefixtures("unpainted")

WAIT_MS = 120_000
"""The first scramble on a machine may compile what it needs."""


class Person:
    """Asks for scrambles and hears what becomes of them."""

    def __init__(self, qtbot):
        compiled = Preparation(("/nowhere",), lambda: True)
        compiled.start()
        self.perfect_preparation = Preparation(("/nowhere",), lambda: True)
        self.document = CubeDocument(Cube.solved(3))
        self.tasks = Tasks(self.document)
        self.built_sizes = []
        self.scrambler = Scrambler(
            *(self.document, self.tasks, compiled, self.perfect_preparation),
            self.preparation_of_size,
        )
        self.qtbot = qtbot
        self.heard = []
        self.sheet = None
        self.scrambler.message.connect(self.heard.append)
        self.scrambler.sheet_made.connect(lambda sheet: setattr(self, "sheet", sheet))

    def preparation_of_size(self, size):
        self.built_sizes.append(size)
        return Preparation(("/nowhere",), lambda: True, self.document)

    def wait(self):
        self.qtbot.waitUntil(lambda: not self.scrambler.is_working, timeout=WAIT_MS)

    def scramble(self, recipe, seed=None, play=False):
        self.scrambler.scramble(recipe, seed, play)
        self.wait()
        return self.scrambler.history[0]


@pytest.fixture
def person(qtbot):
    made = Person(qtbot)
    yield made
    assert made.tasks.shut_down(QDeadlineTimer(20_000))


def sheet_of(recipe, count, extra=0):
    return Sheet("3×3×3, “a batch”", tuple(scrambles(recipe, 5, count + extra)), extra)


@pytest.mark.parametrize(
    "recipe",
    [
        Recipe(RANDOM_MOVES, 3, 7),
        Recipe(RANDOM_STATE, 3),
        Recipe(RANDOM_STATE, 2),
        Recipe(SCORED, 4, 12, 6, 2),
        Recipe(PERFECT, 3),
    ],
)
def test_every_kind_is_done_on_the_cube_and_can_be_undone(person, recipe):
    made = person.scramble(recipe, 5)
    assert made == next(scrambles(recipe, 5))
    assert person.document.cube == made.cube
    assert person.document.timeline.purpose is Purpose.SCRAMBLE
    assert person.document.timeline.moves == made.moves
    person.document.undo_stack.undo()
    assert person.document.cube.is_solved


def test_a_perfect_one_obeys_the_six_rules(person):
    made = person.scramble(Recipe(PERFECT, 3), 1)
    assert {found.rule for found in check_perfect(made.cube).rules if found.held} >= SIX_RULES


def test_a_random_4x4x4_comes_with_moves_once_its_solver_is_built(person):
    made = person.scramble(Recipe(RANDOM_STATE, 4), 1, play=False)
    assert person.built_sizes == [4]
    assert person.document.timeline.moves == made.moves
    assert person.document.cube == made.cube


def test_a_state_without_moves_is_set(person):
    made = person.scramble(Recipe(RANDOM_STATE, 5), 1, play=True)
    assert made.moves is None
    assert person.document.cube == made.cube
    assert not person.document.timeline.moves


def test_one_that_cannot_be_made_is_told_in_one_sentence(person):
    person.scrambler.scramble(Recipe(RANDOM_MOVES, 3, 10**9), None, False)
    person.wait()
    assert len(person.heard) == 1
    person.scrambler.scramble(Recipe(SCORED, 3, 5, 99, 4), None, False)
    person.wait()
    assert "99" in person.heard[1]
    assert person.document.cube.is_solved


def test_the_last_ones_are_remembered_the_newest_first(person):
    made = [person.scramble(Recipe(size=2, length=3), seed) for seed in range(HISTORY + 3)]
    assert person.scrambler.history == tuple(reversed(made[3:]))


def test_an_earlier_one_is_done_again(person):
    first = person.scramble(Recipe(size=3), 1)
    person.scramble(Recipe(size=4), 2)
    person.scrambler.show(first, play=True)
    assert person.document.cube == first.cube
    assert person.document.timeline.moves == first.moves
    assert person.scrambler.history[0].cube.size == 4


@pytest.mark.parametrize("kind", [RANDOM_STATE, RANDOM_MOVES])
def test_a_batch_is_what_the_seed_gives_one_by_one(person, kind):
    person.scrambler.make_sheet(BatchRequest(Recipe(kind, 3), 8, 5, 2))
    person.wait()
    assert person.sheet.scrambles == tuple(scramble(kind, 3, 8, index=index) for index in range(7))
    assert person.sheet.extra == 2
    assert person.document.cube.is_solved


def test_the_window_does_not_wait_for_very_many_moves_and_can_stop_them(person, qtbot):
    recipe = Recipe(RANDOM_MOVES, 60, 1_000_000)
    person.scrambler.scramble(recipe, 1, False)
    assert person.scrambler.is_working
    qtbot.wait(50)
    person.scrambler.cancel()
    assert not person.scrambler.is_working
    assert person.tasks.shut_down(QDeadlineTimer(20_000))
    assert person.document.cube == Cube.solved(3)


def test_a_scramble_that_is_being_made_does_not_bring_back_the_size_that_was_left(person):
    person.document.change_size(4)
    person.scrambler.scramble(Recipe(RANDOM_MOVES, 4, 5_000), 1, False)
    person.document.change_size(3)
    person.wait()
    assert person.tasks.shut_down(QDeadlineTimer(20_000))
    assert person.document.cube == Cube.solved(3)
    assert not person.scrambler.history


def test_a_batch_is_made_whatever_size_is_chosen_meanwhile(person):
    person.scrambler.make_sheet(BatchRequest(Recipe(RANDOM_MOVES, 3, 5_000), 1, 2))
    person.document.change_size(4)
    person.wait()
    assert len(person.sheet.scrambles) == 2


def test_many_moves_are_done_on_the_cube_once_they_are_made(person):
    made = person.scramble(Recipe(RANDOM_MOVES, 3, 5_000), 1)
    assert len(made.moves) == 5_000
    assert person.document.cube == made.cube == next(scrambles(Recipe(length=5_000), 1)).cube


def test_a_batch_too_large_to_be_kept_is_refused_in_one_line(person):
    person.scrambler.make_sheet(BatchRequest(Recipe(RANDOM_MOVES, 3, 1_000_000), 1, 10, 1))
    assert not person.scrambler.is_working
    assert person.heard == [
        "A batch has 10,000,000 moves at most in all: ask for fewer or shorter scrambles."
    ]


def test_a_batch_without_a_seed_draws_one(person):
    person.scrambler.make_sheet(BatchRequest(Recipe(size=2), None, 2))
    person.wait()
    assert f"seed {person.sheet.scrambles[0].seed}" in person.sheet.title
    # To be said in the language in which it is shown.
    assert isinstance(person.sheet.title, Text)


def test_a_batch_can_be_stopped_and_says_how_far_it_is(person, qtbot):
    told = []
    person.scrambler.busy_changed.connect(lambda text, share: told.append((text, share)))
    person.scrambler.make_sheet(BatchRequest(Recipe(SCORED, 9), 8, 5000))
    qtbot.waitUntil(lambda: any(text and "of 5,000" in text for text, _ in told), timeout=WAIT_MS)
    person.scrambler.scramble(Recipe(RANDOM_MOVES, 3, 7), 1, True)
    assert person.scrambler.is_working
    assert person.document.cube.is_solved
    assert person.heard[-1].startswith("A batch is being made")
    person.scrambler.cancel()
    assert told[-1] == (None, None)
    shares = [share for _, share in told[:-1]]
    assert shares == sorted(shares, key=lambda share: share or 0)
    assert 0 < shares[-1] < 1
    assert not person.scrambler.is_working
    assert person.sheet is None


def test_only_searched_perfect_ones_wait_for_their_search_to_be_compiled(person):
    person.scramble(Recipe(PERFECT, 3, rules=SIX_RULES), 1)
    person.scramble(Recipe(RANDOM_STATE, 3), 1)
    assert not person.perfect_preparation.is_over
    person.scrambler.scramble(Recipe(PERFECT, 3, rules=frozenset()), 1, False)
    assert person.perfect_preparation.is_over
    person.scrambler.cancel()


# Files


@pytest.mark.parametrize("suffix", [".txt", ".csv", ".json", ".pdf", ".PDF"])
def test_a_batch_is_saved_as_the_ending_says(person, tmp_path, suffix):
    sheet, path = sheet_of(Recipe(size=3), 4, 1), tmp_path / f"batch{suffix}"
    path.write_text("something old")
    person.scrambler.save(sheet, path, WCA)
    person.wait()
    assert person.heard == [f"Saved as batch{suffix}."]
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    data = path.read_bytes()
    if suffix == ".txt":
        assert data.decode() == sheet.as_text()
    elif suffix == ".csv":
        rows = list(csv.DictReader(data.decode().splitlines()))
        assert [row["number"] for row in rows] == ["1", "2", "3", "4", "E1"]
    elif suffix == ".json":
        assert len(json.loads(data)["scrambles"]) == 5
    else:
        assert data.startswith(b"%PDF")


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_name_without_an_ending_gets_that_of_the_chosen_format(monkeypatch, suffix):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("batch", SUFFIXES[suffix]))
    assert ask_for_file(None, "scrambles").name == f"batch{suffix}"


def test_who_changes_their_mind_saves_nothing(monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert ask_for_file(None, "scrambles") is None


def test_another_ending_is_refused_in_one_line(person, tmp_path):
    person.scrambler.save(sheet_of(Recipe(size=3), 1), tmp_path / "batch.docx", WCA)
    person.wait()
    assert person.heard == [
        "A batch is saved as .pdf, .txt, .csv, .json: batch.docx is none of these."
    ]
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_written_is_told_in_one_line(person, tmp_path):
    path = tmp_path / "nowhere" / "batch.txt"
    person.scrambler.save(sheet_of(Recipe(size=3), 1), path, WCA)
    person.wait()
    assert len(person.heard) == 1
    assert "cannot be written" in person.heard[0]


@pytest.mark.parametrize("size", [5_000, 500_000])
def test_a_disk_that_takes_no_more_is_told_and_the_file_stays(tmp_path, size):
    resource = pytest.importorskip("resource")
    path = tmp_path / "batch.txt"
    path.write_text("something old")
    least, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, most))
    try:
        with pytest.raises(CubeError, match=os.strerror(errno.EFBIG)):
            write_file(path, bytes(size))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, most))
    assert [(path, "something old")] == [(file, file.read_text()) for file in tmp_path.iterdir()]


def count_pages(data):
    return data.count(b"/Type /Page\n") or data.count(b"/Type /Page ")


@pytest.mark.parametrize(
    ("recipe", "count", "extra", "wanted"),
    [
        (Recipe(RANDOM_MOVES, 3), 5, 2, range(1, 2)),
        (Recipe(RANDOM_MOVES, 3), 30, 0, range(4, 7)),
        (Recipe(RANDOM_STATE, 5), 3, 1, range(1, 2)),
        pytest.param(Recipe(RANDOM_MOVES, 100), 1, 0, range(2, 5), marks=pytest.mark.slow),
    ],
)
def test_a_sheet_to_print_has_as_many_pages_as_it_needs(qtbot, recipe, count, extra, wanted):
    data = sheet_pdf(sheet_of(recipe, count, extra), WCA, SearchControl())
    assert count_pages(data) in wanted
    assert data.rstrip().endswith(b"%%EOF")


@pytest.mark.parametrize(
    ("any_font", "size"),
    [
        *(("wide", 7), ("dejavu", 30)),
        *(pytest.param(n, 7, marks=pytest.mark.slow) for n in FAMILIES if n != "wide"),
        *(pytest.param("dejavu", size, marks=pytest.mark.slow) for size in (3, 100)),
    ],
    indirect=["any_font"],
)
def test_every_move_stands_on_a_page_that_has_room_for_it(any_font, size):
    sheet, paper = sheet_of(Recipe(size=size), 4, 2), QRectF(0, 0, 515, 762)
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        pages = SheetPages(painter, paper, sheet, WCA, SearchControl())
        drawn = list(pages.pages())
    for rows in drawn:
        assert sum(row.height for row in rows) <= pages.body.height()
    for label, made in sheet.rows():
        parts = [row.text for rows in drawn for row in rows if row.label == label]
        assert " ".join(parts) == made.alg
    firsts = [row.label for rows in drawn for row in rows if row.is_first]
    assert firsts == ["1", "2", "3", "4", "E1", "E2"]


def test_the_drawing_of_pages_can_be_stopped(qtbot):
    control = SearchControl()
    control.cancel()
    with pytest.raises(SearchCancelled):
        sheet_pdf(sheet_of(Recipe(size=3), 2), WCA, control)


def test_pages_are_printed_whole_or_not_at_all(qtbot, tmp_path):
    paper, control = tmp_path / "paper.pdf", SearchControl()
    printer = QPrinter()
    printer.setOutputFileName(str(paper))
    pages = []

    def drawing(control):
        def draw(painter, page, next_page):
            pages.append(control)
            control.checkpoint(Progress(Text("drawing")))

        return draw

    print_document(printer, drawing, control)
    assert len(pages) == 2
    assert paper.read_bytes().startswith(b"%PDF")
    paper.unlink()
    control.cancel()
    sheet = sheet_of(Recipe(size=3), 2)
    for send in (
        lambda: print_sheet(sheet, printer, WCA, control),
        # What draws without looking at its control, too.
        lambda: print_document(printer, lambda _control: lambda *_: None, control),
    ):
        with pytest.raises(SearchCancelled):
            send()
    assert not paper.exists()


def test_the_progress_of_printing_goes_on_in_its_second_half(qtbot, tmp_path):
    shares = []
    control = SearchControl(lambda progress: shares.append(progress.share))
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "paper.pdf"))

    def drawing(control):
        def draw(_painter, _page, _next_page):
            for share in (None, 0.5, 1.0):
                control.checkpoint(Progress(Text("drawing"), share))

        return draw

    print_document(printer, drawing, control)
    assert shares == [None, 0.25, 0.5, None, 0.75, 1.0]


def test_a_printer_gets_no_more_pages_after_a_stop(qtbot, tmp_path):
    control, drawn = SearchControl(), []
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "paper.pdf"))

    def drawing(of):
        def draw(_painter, _page, next_page):
            for number in range(5):
                drawn.append((of is control, number))
                if len(drawn) == 7:
                    control.cancel()
                of.checkpoint(Progress(Text("drawing")))
                next_page()

        return draw

    with pytest.raises(SearchCancelled):
        print_document(printer, drawing, control)
    assert drawn == [(True, 0), (True, 1), (True, 2), (True, 3), (True, 4), (False, 0), (False, 1)]


def test_what_was_in_the_file_stays_when_the_pages_are_not_drawn(qtbot, tmp_path):
    path, control = tmp_path / "batch.pdf", SearchControl()
    path.write_text("something old")
    control.cancel()
    with pytest.raises(SearchCancelled):
        write_sheet(sheet_of(Recipe(size=3), 2), path, WCA, control)
    assert path.read_text() == "something old"


def test_progress_in_the_status_line_goes_when_the_scramble_is_made_on_another_page(build):
    program = build()
    scrambler, window = program.scrambler, program.window
    window.show_page("algs")
    scrambler.busy_changed.emit("Turning the cube …", 0.5)
    assert window.message.text() == "Turning the cube …"
    window.show_page("scramble")
    scrambler.busy_changed.emit(None, None)
    assert window.message.text() == ""
