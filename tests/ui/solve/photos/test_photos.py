"""From photos to a painted cube, in the window."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QLineEdit
from shiboken6 import delete

from cubeapp.benchmarks.staged_photos import (
    SIDE,
    Scene,
    array_image,
    photo_of,
    photos_of,
)
from cubeapp.engine.legality.validity import diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import turns_home
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import layer_turns
from cubeapp.engine.photos.corners import CornersGuess, guess_corners
from cubeapp.engine.photos.reading import Fit, PhotoReading, palette_light, read_photos
from cubeapp.engine.photos.sampling import sample
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.edits import Memory, State
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.solve.photos import model as photos_model
from cubeapp.ui.solve.photos.feature import summary
from cubeapp.ui.solve.photos.model import PhotosModel
from cubeapp.ui.solve.photos.photo_files import (
    LONGEST_SIDE,
    Photo,
    PhotoError,
    faces_named,
    in_order,
    load_pixels,
)
from cubeapp.ui.solve.photos.quad_editor import FAST, QuadEditor

pytestmark = pytest.mark.usefixtures("unpainted")

PLAIN = Scene(tilt=5.0, blur=1, noise=0.01)
QUAD = np.array([[20.0, 20], [120, 20], [120, 120], [20, 120]])


def scrambled(size, seed):
    turns = layer_turns(size)
    chosen = np.random.default_rng(seed).integers(0, len(turns), 30 * size)
    cube = Cube.solved(size).apply_all(turns[i] for i in chosen)
    return cube.apply_all(turns_home(cube)) if size % 2 else cube


@pytest.fixture(scope="module")
def cube():
    return scrambled(3, 4)


@pytest.fixture(scope="module")
def files(cube, tmp_path_factory, qapp):
    folder = tmp_path_factory.mktemp("photos")
    paths = []
    for number, photo in enumerate(photos_of(cube, PLAIN, np.random.default_rng(3))):
        paths.append(folder / f"face {number + 1}.png")
        array_image(photo.pixels).save(str(paths[-1]))
    return paths


def photos_of_window(window):
    """The feature for photos of a window."""
    return window.features["photos"]


def paint_panel(window):
    return window.features["paint"].panel


@pytest.fixture(scope="module")
def guesses():
    return {}


@pytest.fixture
def guessed_once(monkeypatch, guesses):
    """The corners of each photo are guessed once for all of these tests: that is what is dear."""
    guess = photos_model.guess_corners

    def guess_corners(pixels, size, control):
        key = pixels.tobytes(), pixels.shape, size
        if key not in guesses:
            guesses[key] = guess(pixels, size, control)
        return guesses[key]

    monkeypatch.setattr(photos_model, "guess_corners", guess_corners)


@pytest.fixture
def window(one_window, guessed_once):
    """The window of these tests, where the page has just been opened."""
    window, photos = one_window.window, photos_of_window(one_window.window)
    photos.close()
    if photos.model is not None:
        photos.model.clear()
    one_window.feature("paint").model.settle_doubts()
    one_window.document.restore(Memory(State(Timeline(Cube.solved(3)), 0)))
    window.show_page("scramble")
    photos.open()
    return window


def settled(qtbot, window):
    model = photos_of_window(window).model
    qtbot.waitUntil(lambda: model.is_whole, timeout=20_000)
    return model


def give(window, files, face=Face.U):
    photos_of_window(window).page.add(list(files), face)


def dropped(paths, x=9, y=9):
    """The drop of files, and what has to live as long."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(x, y), Qt.DropAction.CopyAction, data, buttons, modifiers)
    event.data = data
    return event


# Pictures that come in


def test_a_picture_is_made_small_and_upright(tmp_path, qapp):
    image = QImage(2400, 1200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    path = tmp_path / "large.jpg"
    image.save(str(path))
    pixels = load_pixels(path, path.name)
    assert pixels.shape == (LONGEST_SIDE // 2, LONGEST_SIDE, 3)
    assert np.abs(pixels[9, 9] - np.array([255, 0, 0])).max() < 4


@pytest.mark.parametrize(
    "kind",
    [
        QImage.Format.Format_Grayscale8,
        QImage.Format.Format_Grayscale16,
        QImage.Format.Format_RGBA64,
        QImage.Format.Format_ARGB32,
        QImage.Format.Format_Indexed8,
    ],
)
def test_pictures_of_every_kind_become_plain_ones(kind, tmp_path, qapp):
    image = QImage(30, 20, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    path = tmp_path / "kind.png"
    image.convertToFormat(kind).save(str(path))
    assert load_pixels(path, "kind.png").shape == (20, 30, 3)


def test_what_is_no_picture_is_refused_in_one_sentence(tmp_path, files):
    whole = files[0].read_bytes()
    cases = {
        "empty.png": b"",
        "text.jpg": b"white red green",
        "cut.png": whole[:60],
        "header.png": whole[:16] + b"\xff\xff\xff\x7f" * 2 + whole[24:],
    }
    for name, data in cases.items():
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(PhotoError, match=name.replace(".", r"\.")) as raised:
            load_pixels(path, name)
        assert str(raised.value).endswith(".")
    with pytest.raises(PhotoError, match=r"gone\.png"):
        load_pixels(tmp_path / "gone.png", "gone.png")


def test_damaged_pictures_never_end_in_anything_else(files):
    rng = np.random.default_rng(1)
    whole = np.frombuffer(files[0].read_bytes(), np.uint8)
    for _ in range(40):
        data = whole[: int(rng.integers(1, len(whole)))].copy()
        data[rng.integers(0, len(data), 6)] = rng.integers(0, 256, 6)
        with suppress(PhotoError):
            assert load_pixels(data.tobytes(), "damaged").ndim == 3


def test_files_are_taken_in_the_order_in_which_people_count(tmp_path):
    names = ["IMG_10.jpg", "IMG_9.jpg", "img_1.JPG"]
    assert [p.name for p in in_order([tmp_path / name for name in names])] == names[::-1]


def test_files_that_are_named_after_faces_go_there():
    names = ["cube_front.jpg", "U.png", "IMG back.webp"]
    assert faces_named([Path(name) for name in names]) == [Face.F, Face.U, Face.B]
    assert faces_named([Path("u.png"), Path("up.png")]) is None
    assert faces_named([Path("IMG_1.jpg")]) is None


def test_four_turns_of_a_photo_are_none():
    rng = np.random.default_rng(2)
    photo = Photo.of("", rng.integers(0, 255, (40, 60, 3)).astype(np.uint8), QUAD / 4)
    turned = photo.turned()
    assert turned.pixels.shape == (60, 40, 3)
    # The same light is at the same corner, which is the next one now.
    x, y = photo.corners[0].astype(int)
    new_x, new_y = turned.corners[1]
    assert np.array_equal(turned.pixels[int(new_y), int(new_x) - 1], photo.pixels[y, x])
    back = turned.turned().turned().turned()
    assert np.array_equal(back.pixels, photo.pixels)
    assert np.allclose(back.corners, photo.corners)


# The corners


@pytest.fixture
def editor(qtbot):
    editor = QuadEditor()
    qtbot.addWidget(editor)
    editor.resize(400, 400)
    editor.set_photo(array_image(np.full((200, 200, 3), 90, np.uint8)), QUAD, 3)
    editor.show()
    return editor


def test_corners_are_dragged(qtbot, editor):
    start = editor.place_of(2).toPoint()
    with qtbot.waitSignal(editor.corners_changed):
        qtbot.mousePress(editor, Qt.MouseButton.LeftButton, pos=start)
        qtbot.mouseMove(editor, start + QPoint(20, 10))
        qtbot.mouseRelease(editor, Qt.MouseButton.LeftButton, pos=start + QPoint(20, 10))
    moved = editor.corners - QUAD
    assert np.allclose(moved[[0, 1, 3]], 0)
    assert moved[2, 0] > moved[2, 1] > 2


def test_corners_are_moved_by_keyboard_and_tab_walks_along_them(qtbot, editor):
    editor.setFocus(Qt.FocusReason.TabFocusReason)
    names = [editor.accessibleName()]
    for _ in range(3):
        qtbot.keyClick(editor, Qt.Key.Key_Tab)
        names.append(editor.accessibleName())
    assert editor.current == 3
    assert len(set(names)) == 4
    qtbot.keyClick(editor, Qt.Key.Key_Left)
    small = QUAD[3, 0] - editor.corners[3, 0]
    qtbot.keyClick(editor, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert np.isclose(editor.corners[3, 1] - QUAD[3, 1], FAST * small)


def test_no_corner_is_moved_to_where_there_is_no_face(qtbot, editor):
    start = editor.place_of(0).toPoint()
    qtbot.mousePress(editor, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(editor, editor.place_of(2).toPoint() + QPoint(30, 30))
    qtbot.mouseRelease(editor, Qt.MouseButton.LeftButton)
    sides = np.roll(editor.corners, -1, axis=0) - editor.corners
    assert np.all(np.linalg.norm(sides, axis=1) > 5)


# The page


def test_six_files_become_the_painted_cube_and_undo_takes_it_back(qtbot, window, cube, files):
    before = window.document.draft
    give(window, files)
    settled(qtbot, window)
    page = photos_of_window(window).page
    assert all(slot.has_photo for slot in page.slots)
    page.read_button.click()
    qtbot.waitUntil(lambda: window.document.draft == cube, timeout=20_000)
    assert not photos_of_window(window).is_open
    assert window.desk.isVisible()
    assert paint_panel(window).doubts.isVisible()
    assert window.document.undo_stack.undo_name == "read from photos"
    window.document.undo_stack.undo()
    assert window.document.draft == before
    assert paint_panel(window).doubts.isHidden()


@pytest.mark.slow
def test_a_photo_that_lies_on_its_side_is_turned_back(qtbot, window, cube, files):
    give(window, files)
    model = settled(qtbot, window)
    page = photos_of_window(window).page
    page.choose(Face.R)
    page.turn_button.click()
    page.read_button.click()
    qtbot.waitUntil(lambda: window.document.draft == cube, timeout=20_000)
    assert "right" in paint_panel(window).doubts.note.text()
    assert model.photos[Face.R] is not None


def test_faces_that_cannot_be_leave_an_illegal_draft_with_its_faults(qtbot, window, files):
    give(window, [*files[:5], files[0]])
    settled(qtbot, window)
    photos_of_window(window).page.read_button.click()
    qtbot.waitUntil(lambda: not photos_of_window(window).is_open, timeout=20_000)
    assert not diagnose(window.document.draft).is_legal
    assert paint_panel(window).findings.fault_list.rows
    assert not window.features["paint"].model.is_ready


def test_pictures_are_pasted_and_dropped_on_a_face(qtbot, window, files):
    page = photos_of_window(window).page
    QGuiApplication.clipboard().setImage(QImage(str(files[1])))
    page.choose(Face.R)
    page.slots[Face.R].setFocus()
    qtbot.keyClick(page.slots[Face.R], Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    place = page.slots[Face.F].mapTo(page, QPoint(9, 9))
    page.dropEvent(dropped(files[2:4], place.x(), place.y()))
    model = photos_of_window(window).model
    there = [Face.R, Face.F, Face.D]
    qtbot.waitUntil(lambda: all(model.photos[f] for f in there), timeout=20_000)
    assert [face for face in Face if model.photos[face]] == there
    assert not page.read_button.isEnabled()


def test_one_file_goes_to_the_face_that_is_shown_and_six_to_all(qtbot, window, files, monkeypatch):
    photos = photos_of_window(window)
    page, model = photos.page, photos.model
    chosen = list(map(str, files[3:4]))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (chosen, ""))
    page.choose(Face.F)
    page.add_button.click()
    qtbot.waitUntil(lambda: model.photos[Face.F] is not None, timeout=20_000)
    assert [face for face in Face if model.photos[face]] == [Face.F]
    chosen[:] = map(str, files)
    page.add_button.click()
    assert [photo.name for photo in settled(qtbot, window).photos] == [f.name for f in files]
    chosen[:] = map(str, files[3:4])
    page.choose(Face.B)
    page.add_button.click()
    names = [photo.name for photo in settled(qtbot, window).photos]
    assert names == [*(f.name for f in files[:5]), files[3].name]


def test_pictures_dropped_on_the_window_open_the_page(qtbot, build, files):
    window = build().window
    assert photos_of_window(window).eventFilter(window, dropped(files[:1]))
    assert photos_of_window(window).is_open
    model = photos_of_window(window).model
    qtbot.waitUntil(lambda: model.photos[Face.U] is not None, timeout=20_000)


def test_a_file_that_is_no_picture_is_named_and_the_rest_goes_on(qtbot, window, files, tmp_path):
    wrong = tmp_path / "wrong.png"
    wrong.write_text("no picture")
    give(window, [wrong, files[1]])
    model = photos_of_window(window).model
    qtbot.waitUntil(lambda: model.photos[Face.R] is not None, timeout=20_000)
    assert model.photos[Face.U] is None
    page = photos_of_window(window).page
    assert "wrong.png" in page.problem.text()
    page.choose(Face.R)
    page.turn_button.click()
    assert page.problem.isHidden()


def test_photos_are_taken_away_with_delete_and_the_page_is_left_with_escape(qtbot, window, files):
    give(window, files[:1])
    model = photos_of_window(window).model
    qtbot.waitUntil(lambda: model.photos[Face.U] is not None, timeout=20_000)
    page = photos_of_window(window).page
    qtbot.keyClick(page.slots[Face.U], Qt.Key.Key_Delete)
    assert model.photos[Face.U] is None
    qtbot.keyClick(page.slots[Face.U], Qt.Key.Key_Escape)
    assert not photos_of_window(window).is_open
    assert window.document.is_painting


def test_below_the_photos_is_nothing_that_moves_or_paints_the_cube(window):
    bar, line = window.timeline.bar, window.stage.line
    assert not bar.isEnabled()
    assert not line.isVisible()
    photos_of_window(window).close()
    assert window.document.is_painting
    assert not bar.isEnabled()
    assert not line.isVisible()
    photos_of_window(window).open()
    window.document.end_painting()
    assert bar.isEnabled()
    assert line.isVisible()


def test_leaving_the_paint_panel_or_undoing_leaves_the_page(window):
    window.document.end_painting()
    assert not photos_of_window(window).is_open
    assert window.desk.isVisible()


def test_another_panel_comes_with_all_that_belongs_to_it(window):
    window.show_page("algs")
    assert not photos_of_window(window).is_open
    assert window.features["algs"].is_shown
    assert window.timeline.isVisible()
    assert window.stage.line.isHidden()


def test_large_cubes_are_not_read_from_photos(build):
    window = build(Cube.solved(8)).window
    photos_of_window(window).open()
    assert photos_of_window(window).page is None
    assert "7×7×7" in window.message.text()


def test_the_size_can_be_changed_on_the_page(window):
    window.document.change_size(4)
    assert photos_of_window(window).is_open
    assert photos_of_window(window).model.size == 4


def test_the_corners_are_those_of_the_cube_that_is_chosen_while_a_photo_loads(qtbot, files):
    tasks = Tasks()
    model = PhotosModel(tasks)
    model.add(files[:1], Face.U)
    model.set_size(2)
    qtbot.waitUntil(lambda: model.work_count == 0, timeout=20_000)
    photo = model.photos[Face.U]
    assert np.array_equal(photo.corners, guess_corners(photo.pixels, 2).corners)
    assert tasks.shut_down()


@pytest.fixture
def quick_model(qapp, monkeypatch):
    """Photos whose corners are guessed at once, elsewhere for each size."""

    def guess(pixels, size, control):
        return CornersGuess(QUAD / 2 + size, 0.0)

    monkeypatch.setattr(photos_model, "guess_corners", guess)
    tasks = Tasks()
    yield PhotosModel(tasks)
    assert tasks.shut_down()


def at_rest(qtbot, model):
    qtbot.waitUntil(lambda: model.work_count == 0, timeout=20_000)
    return model.photos[Face.U]


def test_corners_are_looked_for_in_a_photo_that_is_turned_meanwhile(qtbot, quick_model, files):
    quick_model.add(files[:1], Face.U)
    at_rest(qtbot, quick_model)
    quick_model.set_size(2)
    quick_model.turn(Face.U)
    assert np.array_equal(at_rest(qtbot, quick_model).corners, QUAD / 2 + 2)


def test_a_photo_on_its_way_comes_whatever_is_done_with_the_one_before(qtbot, quick_model, files):
    acts = (
        lambda: quick_model.set_size(4),
        lambda: quick_model.place(Face.U, QUAD),
        lambda: quick_model.guess(Face.U),
        lambda: quick_model.turn(Face.U),
    )
    for number, act in enumerate(acts, 1):
        quick_model.add(files[:1], Face.U)
        at_rest(qtbot, quick_model)
        quick_model.add(files[number : number + 1], Face.U)
        act()
        photo = at_rest(qtbot, quick_model)
        assert photo.name == files[number].name
        assert np.array_equal(photo.corners, QUAD / 2 + quick_model.size)


def test_a_photo_that_is_not_replaced_after_all_has_the_corners_of_the_cube_chosen_meanwhile(
    qtbot, quick_model, files, tmp_path
):
    quick_model.add(files[:1], Face.U)
    at_rest(qtbot, quick_model)
    (tmp_path / "none.png").write_text("no picture")
    quick_model.add([tmp_path / "none.png"], Face.U)
    quick_model.set_size(2)
    photo = at_rest(qtbot, quick_model)
    assert photo.name == files[0].name
    assert np.array_equal(photo.corners, QUAD / 2 + 2)


def test_a_photo_that_takes_the_place_of_one_still_loading_is_the_one_that_stays(qtbot, files):
    tasks = Tasks()
    model = PhotosModel(tasks)
    model.add(files[:1], Face.U)
    model.add(files[1:2], Face.U)
    qtbot.waitUntil(lambda: model.work_count == 0, timeout=20_000)
    assert model.photos[Face.U].name == files[1].name
    assert tasks.shut_down()


def test_a_face_that_was_taken_twice_is_named():
    reading = PhotoReading(
        cube=Cube.solved(3),
        doubts=np.zeros((6, 3, 3)),
        fit=Fit.NONE,
        turns=(0,) * 6,
        order=tuple(range(6)),
        twins=(1, 4),
    )
    assert summary(reading).endswith("The photos of right and left seem to show the same face.")


def test_what_went_wrong_before_is_forgotten_when_the_page_opens_again(window):
    page = photos_of_window(window).page
    page.show_problem("one.jpg is empty.")
    page.leave_button.click()
    window.features["paint"].shell.commands.run("photos")
    assert page.problem.text() == ""


def test_all_that_was_done_to_the_photos_is_said():
    reading = PhotoReading(
        cube=Cube.solved(3),
        doubts=np.zeros((6, 3, 3)),
        fit=Fit.TURNED,
        turns=(0, 1, 0, 0, 0, 2),
        order=(1, 0, 2, 3, 4, 5),
    )
    assert "another face" in summary(reading)
    assert "right, back" in summary(reading)
    assert summary(replace(reading, fit=Fit.AS_GIVEN, order=(0, 1, 2, 3, 4, 5))).startswith("This")


def test_a_doubtful_sticker_is_ringed_until_it_is_painted_or_settled(qtbot, window, cube, files):
    give(window, files)
    model = settled(qtbot, window)
    photo = model.photos[Face.F]
    # Something green-black lies on the upper middle sticker.
    middle = (photo.corners[:2].mean(axis=0) * 5 + photo.corners[2:].mean(axis=0)) / 6
    x, y = middle.astype(int)
    photo.pixels[y - 28 : y + 28, x - 28 : x + 28] = (8, 16, 8)
    photos_of_window(window).page.read_button.click()
    qtbot.waitUntil(lambda: window.document.draft == cube, timeout=20_000)
    doubtful = 2 * 9 + 1
    assert doubtful in window.net_view.marks.ringed
    box = paint_panel(window).doubts
    box.next_button.click()
    assert window.features["paint"].model.cursor.index in window.net_view.marks.ringed
    box.settle_button.click()
    assert not window.net_view.marks.ringed
    assert box.isHidden()


def test_corners_that_hardly_fit_are_asked_for_until_they_are_dragged(
    qtbot, window, files, tmp_path
):
    bare = tmp_path / "bare.png"
    array_image(np.full((200, 200, 3), 90, np.uint8)).save(str(bare))
    give(window, [*files[:5], bare])
    model = settled(qtbot, window)
    page = photos_of_window(window).page
    assert model.doubtful_faces == [Face.B]
    assert page.note.text().endswith("off: back.")
    assert page.slots[Face.B].accessibleName().endswith("look at its corners")
    assert page.read_button.isEnabled()
    page.choose(Face.B)
    page.turn_button.click()
    assert model.doubtful_faces == [Face.B]
    page.editor.setFocus()
    qtbot.keyClick(page.editor, Qt.Key.Key_Right)
    assert not model.doubtful_faces
    assert "back" not in page.note.text()
    assert page.slots[Face.B].accessibleName().endswith("bare.png")


# Staged photos


def read_back(size, count, seed):
    """Return how many stickers of staged cubes are wrong, and check that none is illegal."""
    wrong = 0
    for index in range(count):
        rng = np.random.default_rng([seed, index])
        cube = scrambled(size, [seed, index])
        scene = Scene.drawn(rng)
        photos = photos_of(cube, scene, rng)
        samples = np.stack([sample(photo.pixels, photo.corners, size) for photo in photos])
        reading = read_photos(samples, palette_light(scene.theme.scheme.colours))
        assert diagnose(reading.cube).is_legal or reading.fit is Fit.NONE
        wrong += int((reading.cube.facelets != cube.facelets).sum())
    return wrong


@pytest.mark.parametrize("size", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_cubes_are_read_in_any_light(size, qapp):
    assert read_back(size, 1, 7) == 0


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_of_200_cubes_in_any_light_99_percent_of_the_stickers_are_right(qapp):
    assert read_back(3, 200, 8) < 0.01 * 200 * 54


def test_the_first_guess_of_the_corners_is_near(qapp):
    cube = scrambled(3, 1)
    for index in range(2):
        rng = np.random.default_rng([9, index])
        photo = photo_of(cube, Face(index), Scene.drawn(rng), rng)
        apart = np.linalg.norm(guess_corners(photo.pixels, 3).corners - photo.corners, axis=1)
        assert apart.max() < 0.06 * SIDE


@pytest.mark.parametrize(
    ("size", "number"),
    [(6, 10), *(pytest.param(*each, marks=pytest.mark.slow) for each in ((3, 1), (3, 7), (5, 1)))],
)
def test_in_the_dark_no_side_beside_the_face_is_taken_for_a_column_of_it(size, number, qapp):
    rng = np.random.default_rng([1, size, number])
    scene, turns = Scene.dark(rng), layer_turns(size)
    cube = Cube.solved(size).apply_all(turns[i] for i in rng.integers(0, len(turns), 30 * size))
    photo = photo_of(cube, Face(number % 6), scene, rng)
    sticker = np.linalg.norm(photo.corners[1] - photo.corners[0]) / size
    guess = guess_corners(photo.pixels, size)
    assert np.linalg.norm(guess.corners - photo.corners, axis=1).max() < 0.4 * sticker


def test_a_guess_is_in_doubt_where_a_grid_beside_it_fits_as_well(qapp):
    rng = np.random.default_rng([2, 1])
    photo = photo_of(scrambled(3, 1), Face.F, PLAIN, rng)
    assert not guess_corners(photo.pixels, 3).is_doubtful
    # Of a face of 4×4 stickers the 3×3 may be any of four.
    photo = photo_of(scrambled(4, 1), Face.F, PLAIN, rng)
    assert guess_corners(photo.pixels, 3).is_doubtful


def test_the_cube_comes_back_though_what_had_the_keyboard_is_gone(build, qtbot):
    window = build().window
    window.activateWindow()
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    feature = photos_of_window(window)
    feature.open()
    delete(field)
    feature.close()
    assert not feature.is_open
    assert window.cube_view.isVisible()


def test_photos_are_a_way_to_enter_a_cube_and_make_way_for_checking_it(window):
    photos = photos_of_window(window)
    photos.open()
    assert window.shown_page == "paint"
    window.show_page("check")
    assert not photos.is_open
    assert window.document.is_painting
    photos.open()
    assert window.shown_page == "paint"
    assert photos.is_open
