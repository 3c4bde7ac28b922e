import json
import threading
import time

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import face_turns
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import solver
from cubeapp.engine.solvers.steps import Step
from cubeapp.engine.text import Text
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document.codec import Packer, unpack_memory
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.document.edits import Memory
from cubeapp.ui.files.sessions import autosave as saving
from cubeapp.ui.files.sessions.autosave import NAME, Autosave
from cubeapp.ui.services.storage import Storage
from cubeapp.ui.services.tasks import Tasks
from cubeapp.ui.stage.demo import demo

R, R3, U, U3, *OTHERS = face_turns(3)


def reread(memory):
    return unpack_memory(json.loads(json.dumps(Packer().pack([memory], Memory))))


def told(memory):
    """All that a memory holds, as something to compare."""
    return Packer().pack([memory], Memory)


def shown(document):
    timeline = document.timeline
    return (
        *(timeline.start, timeline.moves, timeline.purpose, timeline.sections),
        *(document.cursor, document.cube, document.is_painting, document.draft),
    )


@pytest.fixture
def document(qapp):
    return CubeDocument(Cube.solved(3))


@pytest.fixture
def storage(tmp_path):
    return Storage(tmp_path)


def saver(document, storage):
    """Return what saves ``document``, with tasks of its own."""
    return Autosave(document, storage, Tasks(document), document)


def restored(storage):
    """Return a new document after what is stored was restored, and what was said."""
    document = CubeDocument(Cube.solved(3))
    autosave = saver(document, storage)
    said = []
    autosave.message.connect(said.append)
    assert autosave.restore() or not document.undo_stack.count()
    return document, said


ACTS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 2**16)), min_size=1, max_size=25)


def act(document, kind, number):
    """Do one of all the things that change a document."""
    rng = np.random.default_rng(number)
    size = document.cube.size
    moves = tuple(face_turns(size)[i] for i in rng.integers(18, size=number % 5 + 1))
    if kind == 0:
        document.turn(moves[0])
    elif kind == 1:
        document.turn_all(moves, "type")
    elif kind == 2:
        sections = (Section("a", 0, 1, "Why."), Section("b", 1, len(moves)))
        timeline = Timeline(document.cube, moves, Purpose.SOLUTION, sections)
        document.load_timeline(timeline, 0, "solution")
    elif kind == 3:
        document.go_to(number % (len(document.timeline) + 1))
    elif kind == 4:
        document.paint(rng.integers(6 * size**2, size=3), number % 6)
        document.finish_stroke()
    elif kind == 5:
        document.change_size(number % 3 + 2)
    elif kind == 6:
        document.replace_draft(Cube.unpainted(number % 3 + 2), "empty")
    elif kind == 7:
        document.undo_stack.undo()
    elif kind == 8:
        document.go_back_to(number % (document.undo_stack.count() + 1))
    else:
        document.load(Cube.solved(size).apply_all(moves), "load")


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(acts=ACTS)
def test_whatever_was_done_is_kept_and_can_be_undone_and_done_again_elsewhere(qapp, acts):
    document = CubeDocument(Cube.solved(3))
    for kind, number in acts:
        act(document, kind, number)
    memory = document.memory()
    other = CubeDocument(Cube.solved(2))
    other.restore(reread(memory))
    assert shown(other) == shown(document)
    assert told(other.memory()) == told(memory)
    for done in (*range(memory.done, -1, -1), *range(len(memory.edits) + 1)):
        document.undo_stack.go_to(done)
        other.undo_stack.go_to(done)
        assert shown(other) == shown(document)


def test_a_solution_with_sentences_and_steps_is_kept(document):
    cube = Cube.solved(3).apply_all(face_turns(3))
    solution = solver("cfop").solve(cube, Limits(), SearchControl())
    timeline = Timeline.of_solution(cube, solution)
    document.load_timeline(timeline, 5, "solution")
    again = reread(document.memory()).state.timeline
    assert again.sections == timeline.sections
    assert again.moves == timeline.moves
    document.load_timeline(demo(), 0, "lesson")
    assert reread(document.memory()).state.timeline.sections == demo().sections


def test_what_is_packed_again_is_the_same(document):
    document.load_timeline(Timeline(Cube.solved(3), face_turns(3) * 20), 3, "load")
    packer = Packer()
    first = packer.pack([document.memory()], Memory)
    document.turn(R)
    packer.pack([document.memory()], Memory)
    document.undo_stack.undo()
    document.undo_stack.set(document.undo_stack.edits[:1], 1)
    assert packer.pack([document.memory()], Memory) == first


def test_no_record_unpacks_to_more_than_there_is_room_for(document, monkeypatch):
    document.load_timeline(Timeline(Cube.solved(3), face_turns(3) * 200), 3, "load")
    memory = document.memory()
    assert told(reread(memory)) == told(memory)
    monkeypatch.setattr("cubeapp.ui.document.codec.MAX_UNPACKED_BYTES", 20_000)
    with pytest.raises(ValueError, match="too many"):
        reread(memory)


def test_the_next_start_finds_everything_as_it_was(document, storage):
    autosave = saver(document, storage)
    document.turn_all((R, U), "R U")
    document.load_timeline(Timeline(Cube.solved(2), face_turns(2)), 4, "open")
    document.paint([0], Face.L)
    autosave.stop()
    other, said = restored(storage)
    assert not said
    assert shown(other) == shown(document)
    assert other.undo_stack.undo_name == "paint 1 sticker"
    for _ in range(3):
        other.undo_stack.undo()
    assert other.cube == Cube.solved(3)
    assert other.undo_stack.redo_name == "R U"


def test_changes_are_written_by_themselves_after_a_while(document, storage, qtbot, monkeypatch):
    monkeypatch.setattr(saving, "EDIT_MS", 1)
    autosave = saver(document, storage)
    document.turn(R)
    qtbot.waitUntil(lambda: storage.path(NAME).exists())
    autosave.stop()
    assert restored(storage)[0].cube == document.cube


def test_nothing_is_written_where_nothing_was_done(document, storage):
    autosave = saver(document, storage)
    document.go_to(0)
    autosave.stop()
    assert not storage.path(NAME).exists()


def test_a_start_that_changes_nothing_writes_nothing(document, storage):
    autosave = saver(document, storage)
    document.turn(R)
    autosave.stop()
    storage.path(NAME).write_bytes(storage.path(NAME).read_bytes() + b" ")
    before = storage.path(NAME).read_bytes()
    other = CubeDocument(Cube.solved(3))
    second = saver(other, storage)
    assert second.restore()
    second.stop()
    assert storage.path(NAME).read_bytes() == before


def test_only_the_last_edits_are_kept(document, storage, monkeypatch):
    monkeypatch.setattr(saving, "SAVED_EDITS", 4)
    autosave = saver(document, storage)
    for _ in range(10):
        document.turn(R)
    document.go_back_to(6)
    autosave.stop()
    other, _said = restored(storage)
    assert (other.undo_stack.done, other.undo_stack.count()) == (4, 8)
    assert other.timeline.moves == (R,) * 6


def _damaged(record, path, value):
    *way, last = path
    for part in way:
        record = record[part]
    record[last] = value


def packed(cube):
    """A cube as it stands in the pool of a file."""
    return Packer().pack([cube], Cube)["pool"][0]


TWISTED = Cube.solved(3).painted([8], Face.F).painted([9], Face.U).painted([20], Face.R)
"""Solved but for a corner, which no turns twist alone."""


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("values",), []),
        (("values", 0, "done"), 7),
        (("values", 0, "done"), "1"),
        (("values", 0, "state", "cursor"), 99),
        (("values", 0, "state", "timeline"), -1),
        (("values", 0, "state", "timeline"), 77),
        (("values", 0, "edits", 0, "kind"), "jump"),
        (("values", 0, "edits", 0, "index"), 5),
        (("values", 0, "edits", 0, "moves"), "!"),
        (("values", 0, "edits", 0, "moves"), "AAAA"),
        (("values", 0, "edits", 0, "wheel"), 1),
        (("values", 0, "edits", 1), {"kind": "turn", "name": "R", "index": 0}),
        (("pool",), {}),
        (("pool", 0), [3, "AAAA"]),
        (("pool", 0), packed(Cube.unpainted(3))),
        (("pool", 0), packed(TWISTED)),
        ((), 5),
    ],
)
def test_a_file_that_makes_no_sense_is_set_aside(document, storage, path, value):
    autosave = saver(document, storage)
    document.turn_all((R, U), "R U")
    document.turn(R)
    autosave.stop()
    content = storage.read(NAME)
    if path:
        _damaged(content["document"], path, value)
    else:
        content = value
    storage.write(NAME, content)
    other, said = restored(storage)
    assert other.cube == Cube.solved(3)
    assert said == [
        "The file session.json was damaged; it is kept as session.damaged.json, "
        "and a new one is begun."
    ]


def test_a_file_that_cannot_be_written_is_spoken_of_once(document, tmp_path):
    (tmp_path / "file").write_text("no folder")
    autosave = saver(document, Storage(tmp_path / "file"))
    said = []
    autosave.message.connect(said.append)
    document.turn(R)
    autosave.stop()
    document.turn(R)
    autosave.stop()
    assert len(said) == 1
    assert "cannot be made" in said[0]


def test_what_could_not_be_written_is_written_as_soon_as_it_can_be(document, tmp_path):
    (tmp_path / "file").write_text("no folder")
    storage = Storage(tmp_path / "file")
    autosave = saver(document, storage)
    document.turn(R)
    autosave.stop()
    (tmp_path / "file").unlink()
    autosave.stop()
    assert restored(storage)[0].timeline.moves == (R,)


def test_of_two_windows_the_last_one_is_found_again(document, storage):
    autosave = saver(document, storage)
    other = CubeDocument(Cube.solved(3))
    second = saver(other, storage)
    document.turn(R)
    other.turn(U)
    second.stop()
    autosave.stop()
    assert restored(storage)[0].timeline.moves == (R,)


def test_the_window_opens_where_the_last_one_was_closed(build):
    storage = Storage(None)
    first = build(storage=storage)
    first.document.turn_all((R, U, R3), "R U R'")
    first.player.step(-1)
    first.window.close()
    second = build(storage=storage)
    assert shown(second.document) == shown(first.document)
    assert second.window.timeline.bar is not None
    assert second.player.position.cube == first.document.cube
    assert second.window.shell.commands["undo"].toolTip().startswith("Undo: R U R'")
    second.window.shell.commands["undo"].trigger()
    assert second.document.cube == Cube.solved(3)


def test_a_cube_that_was_being_painted_is_painted_on(build):
    storage = Storage(None)
    first = build(storage=storage)
    first.document.paint([0], Face.L)
    first.window.close()
    second = build(storage=storage)
    assert second.document.is_painting
    assert second.window.shown_page == "paint"
    assert second.document.draft.facelets[0] == Face.L


def test_a_cube_that_is_asked_for_comes_on_top_of_what_was_there(build):
    storage = Storage(None)
    first = build(storage=storage)
    first.document.turn(R)
    first.window.close()
    second = build(Cube.solved(4), storage=storage)
    assert second.document.cube == Cube.solved(4)
    second.document.undo_stack.undo()
    assert second.document.timeline.moves == (R,)


def test_the_first_window_on_a_cube_that_is_asked_for_has_nothing_to_undo(build):
    program = build(Cube.solved(4))
    assert program.document.undo_stack.count() == 0


def test_a_damaged_session_is_told_of_in_the_status_line(build, tmp_path):
    (tmp_path / "session.json").write_text("[")
    program = build(storage=Storage(tmp_path))
    assert "session.damaged.json" in program.window.message.text()


def reopened(build, program):
    """Close a window and return the next one of the same person."""
    program.window.close()
    return build(storage=program.settings.storage, panel=program.settings.panel)


@pytest.mark.parametrize(
    "name", ["algs", *(pytest.param(each, marks=pytest.mark.slow) for each in ("lab", "history"))]
)
def test_the_panel_that_was_shown_last_is_shown_again(build, name):
    first = build()
    first.window.shell.commands[name].trigger()
    second = reopened(build, first)
    assert first.window.shown_page == second.window.shown_page == name


def test_a_panel_that_the_cube_does_not_have_is_not_shown(build):
    first = build(Cube.solved(2))
    first.window.shell.commands["explore"].trigger()
    first.window.close()
    second = build(Cube.solved(3), panel=first.settings.panel)
    assert second.window.shown_page == "scramble"


def test_the_next_window_paints_only_where_the_last_one_did(build):
    first = build()
    first.window.shell.commands["paint"].trigger()
    first.document.end_painting()
    second = reopened(build, first)
    assert not second.document.is_painting


def test_an_answer_that_leads_elsewhere_than_to_the_solved_cube_is_not_left_by_a_new_start(build):
    first = build()
    moves = (R, U)
    sections = (Section("all", 0, 2),)
    timeline = Timeline(Cube.solved(3), moves, Purpose.SOLUTION, sections)
    first.document.load_timeline(timeline, 1, "solution")
    second = reopened(build, first)
    assert not second.solving.has_left(second.document.timeline)
    second.document.turn(R)
    assert second.solving.has_left(second.document.timeline)


def test_what_is_written_at_the_end_is_newer_than_what_is_being_written(
    document, storage, qtbot, monkeypatch
):
    """A slow disk is still at the last version when the window closes."""
    begun, written = threading.Event(), []
    write = Storage.write_text

    def slowly(self, name, text):
        written.append(name)
        begun.set()
        if len(written) == 1:
            time.sleep(0.1)
        write(self, name, text)

    monkeypatch.setattr(Storage, "write_text", slowly)
    autosave = saver(document, storage)
    document.turn(R)
    autosave.save()
    qtbot.waitUntil(begun.is_set)
    document.turn(U)
    autosave.stop()
    assert len(written) == 2
    assert restored(storage)[0].timeline.moves == (R, U)


def followed_lesson(document):
    """Load a lesson of one stage and one step, and follow it."""
    step = Step(Text("corner"), (R, U), Text("Turn it in."))
    part = Section(Text("corner"), 0, 2, step=step)
    stage = Section(Text("corners"), 0, 2, Text("All of them."), (part,))
    lesson = Timeline(Cube.solved(3), (R, U) * 20, Purpose.LESSON, (stage,))
    document.load_timeline(lesson, 0, "learn")
    for move in lesson.moves:
        document.turn(move)
    return document.memory()


def test_what_a_lesson_tells_is_written_once_however_far_it_was_followed(document):
    memory = followed_lesson(document)
    assert len(memory.edits) == 41
    record = Packer().pack([memory], Memory)
    text = json.dumps(record)
    assert text.count("Turn it in.") == text.count("All of them.") == 1
    assert Packer().pack([unpack_memory(json.loads(text))], Memory) == record


def test_sections_and_steps_are_read_where_older_files_have_them(document):
    record = Packer().pack([followed_lesson(document)], Memory)
    pool = record["pool"]

    def in_place(place):
        return {**pool[place], "parts": [{**pool[place]["parts"][0], "step": step}]}

    (stage,) = record["values"][0]["edits"][1]["sections"]
    step = pool[pool[stage]["parts"][0]["step"]]
    old = json.loads(json.dumps(record))
    old["values"][0]["edits"][1]["sections"] = [in_place(stage)]
    assert unpack_memory(old).edits[1].sections == unpack_memory(record).edits[1].sections


def test_a_section_that_is_inside_of_itself_is_refused(document):
    record = Packer().pack([followed_lesson(document)], Memory)
    (stage,) = record["values"][0]["edits"][1]["sections"]
    record["pool"][stage]["parts"] = [stage]
    with pytest.raises(ValueError, match="parts of a section"):
        unpack_memory(record)
