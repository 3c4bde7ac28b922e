from contextlib import suppress

import numpy as np
import pytest

from cubeapp.engine.legality.diagnosis import InvalidCubeError
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.model.geometry import UNPAINTED, Face
from cubeapp.engine.model.moves import face_turn, face_turns
from cubeapp.engine.timeline.timeline import Purpose, Section, Timeline
from cubeapp.ui.document import edit_list
from cubeapp.ui.document.codec import Packer, unpack_memory
from cubeapp.ui.document.document import MAX_WALK, PAUSE_S, CubeDocument
from cubeapp.ui.document.drafts import empty_draft
from cubeapp.ui.document.edits import LONGEST_LINE, Memory, State, lines

R, U, F = (face_turn(face, 1, 3) for face in (Face.R, Face.U, Face.F))


class Recorder:
    """Every change of a document, in order, and what was shown at once with it."""

    def __init__(self, document):
        self.document = document
        self.changes, self.turns, self.replaced, self.drafts = [], [], [], []
        document.changed.connect(self.note)

    def note(self, change):
        self.changes.append(change)
        self.turns += change.turns
        if change.is_jump:
            self.replaced.append(self.document.shown)
        if change.new_draft:
            self.drafts.append(self.document.draft if self.document.is_painting else None)


@pytest.fixture
def document(qapp):
    return CubeDocument(Cube.solved(3))


def test_a_turn_is_final_at_once_and_can_be_undone_and_redone(document):
    said = Recorder(document)
    document.turn(R)
    after = Cube.solved(3).apply(R)
    assert document.cube == after
    document.undo_stack.undo()
    assert document.cube == Cube.solved(3)
    assert document.timeline.moves == ()
    document.undo_stack.redo()
    assert document.cube == after
    assert [turn.move for turn in said.turns] == [R, R.inverse(), R]
    assert [(turn.start, turn.end) for turn in said.turns] == [(0, 1), (1, 0), (0, 1)]


def test_every_turn_says_the_cube_it_starts_from(document):
    said = Recorder(document)
    document.turn_all([R, U, F], "type")
    assert [turn.before for turn in said.turns] == [
        Cube.solved(3).apply_all(moves) for moves in ((), (R,), (R, U))
    ]


def test_a_turn_in_the_middle_drops_the_rest_and_undo_brings_it_back(document):
    sections = (Section("a", 0, 2), Section("b", 2, 3))
    timeline = Timeline(Cube.solved(3), (R, U, F), Purpose.SOLUTION, sections)
    document.load_timeline(timeline, 0, "solve")
    document.step(1)
    document.turn(F)
    assert document.timeline.moves == (R, F)
    document.undo_stack.undo()
    assert document.timeline.moves == (R, U, F)
    assert document.timeline.sections == sections
    assert document.timeline.purpose is Purpose.SOLUTION
    assert document.cursor == 1


@pytest.mark.parametrize("purpose", [Purpose.SOLUTION, Purpose.LESSON])
def test_the_next_move_made_by_hand_goes_on_along_a_solution_and_can_be_undone(document, purpose):
    timeline = Timeline(Cube.solved(3), (R, U, F), purpose, (Section("all", 0, 3),))
    document.load_timeline(timeline, 0, "solve")
    said = Recorder(document)
    document.turn(R)
    document.turn(U)
    assert document.timeline is timeline
    assert document.cursor == 2
    assert [turn.move for turn in said.turns] == [R, U]
    document.undo_stack.undo()
    assert (document.timeline, document.cursor) == (timeline, 1)
    document.undo_stack.redo()
    assert (document.timeline, document.cursor) == (timeline, 2)


def test_a_half_turn_of_a_solution_can_be_made_in_two_quarters(document):
    half = face_turn(Face.R, 2, 3)
    timeline = Timeline(Cube.solved(3), (half, U), Purpose.SOLUTION, (Section("all", 0, 2),))
    document.load_timeline(timeline, 0, "solve")
    document.turn(R)
    assert document.timeline.moves == (R, R, U)
    document.turn_all((R, U), "type")
    assert document.cursor == 3
    assert document.cube == timeline.cube_at(2)
    for _ in range(2):
        document.undo_stack.undo()
    assert (document.timeline, document.cursor) == (timeline, 0)


def test_typed_moves_that_only_begin_like_the_solution_leave_it(document):
    timeline = Timeline(Cube.solved(3), (R, U, F), Purpose.SOLUTION, (Section("all", 0, 3),))
    document.load_timeline(timeline, 0, "solve")
    document.turn_all((R, F), "type")
    assert document.timeline.moves == (R, F)


def test_a_scramble_is_not_followed(document):
    document.load_timeline(Timeline(Cube.solved(3), (R, U, F), Purpose.SCRAMBLE), 0, "scramble")
    document.turn(R)
    assert document.timeline.moves == (R,)


def test_followed_turns_are_remembered(document):
    half = face_turn(Face.R, 2, 3)
    document.load_timeline(Timeline(Cube.solved(3), (half, U), Purpose.SOLUTION), 0, "solve")
    document.turn(R)
    document.turn(R)
    memory = unpack_memory(Packer().pack([document.memory()], Memory))
    document.restore(memory)
    document.undo_stack.undo()
    assert (document.timeline.moves, document.cursor) == ((R, R, U), 1)
    document.undo_stack.undo()
    assert (document.timeline.moves, document.cursor) == ((half, U), 0)


@pytest.mark.parametrize("method", ["", "cfop"])
def test_the_method_of_a_solution_is_remembered(document, method):
    document.load_timeline(Timeline(Cube.solved(3), (R, U), Purpose.SOLUTION, method=method), 0, "")
    document.restore(unpack_memory(Packer().pack([document.memory()], Memory)))
    assert document.timeline.method == method
    document.turn(R)
    assert document.timeline.method == method


def test_walking_is_no_edit_and_stops_at_the_ends(document):
    document.load_timeline(Timeline(Cube.solved(3), (R, U, F)), 0, "load")
    edits = document.undo_stack.count()
    document.step(2)
    assert document.cube == Cube.solved(3).apply_all((R, U))
    document.step(9)
    assert document.cursor == 3
    document.step(-9)
    assert document.cursor == 0
    document.go_to(99)
    assert document.cursor == 3
    assert document.undo_stack.count() == edits


def test_undo_after_walking_away_returns_to_the_edit(document):
    document.turn_all((R, U, F), "type")
    document.go_to(0)
    document.undo_stack.undo()
    assert document.cube == Cube.solved(3)
    assert document.timeline.moves == ()


def test_skipping_shows_only_the_last_move_and_ends_where_walking_does(document):
    moves = (R, U) * 400
    document.load_timeline(Timeline(Cube.solved(3), moves), 0, "load")
    turns = Recorder(document).turns
    for by, expected in ((1, 1), (300, 301), (1000, 800), (5, 800)):
        turns.clear()
        document.skip(by)
        assert document.cursor == expected
        assert document.cube == Cube.solved(3).apply_all(moves[:expected])
        assert [(turn.move, turn.end) for turn in turns] in ([], [(moves[expected - 1], expected)])


def test_a_long_edit_is_one_jump(document):
    said = Recorder(document)
    moves = (R, U) * MAX_WALK
    document.turn_all(moves, "type")
    assert not said.turns
    assert said.replaced == [Cube.solved(3).apply_all(moves)]


def test_loading_replaces_cube_and_timeline_and_can_be_undone(document):
    document.turn(R)
    document.load(Cube.solved(5), "new")
    assert document.cube.size == 5
    document.undo_stack.undo()
    assert document.cube == Cube.solved(3).apply(R)
    assert document.timeline.moves == (R,)


def test_a_stroke_is_one_edit_however_many_stickers_it_paints(document):
    document.begin_painting()
    for index in (0, 1, 2, 2):
        document.paint([index], Face.R)
    document.finish_stroke()
    assert document.undo_stack.undo_name == "paint 3 stickers"
    assert list(document.draft.facelets[:4]) == [Face.R] * 3 + [UNPAINTED]
    document.undo_stack.undo()
    assert document.draft == empty_draft(3)
    document.undo_stack.redo()
    assert document.draft.facelets[0] == Face.R


def test_leaving_without_finishing_keeps_the_cube_and_the_draft(document):
    document.turn(R)
    document.begin_painting()
    document.paint([0], Face.L)
    document.end_painting()
    assert document.shown == document.cube == Cube.solved(3).apply(R)
    document.begin_painting()
    assert document.shown.facelets[0] == Face.L


def test_each_size_keeps_its_own_draft(document):
    document.begin_painting()
    document.paint([0], Face.L)
    document.load(Cube.solved(2), "size")
    document.begin_painting()
    assert document.draft == Cube.unpainted(2)
    document.load(Cube.solved(3), "size")
    assert document.draft.facelets[0] == Face.L


def test_undoing_a_stroke_after_leaving_shows_the_draft_again(document):
    document.begin_painting()
    document.paint([0], Face.L)
    document.end_painting()
    said = Recorder(document)
    document.undo_stack.undo()
    assert document.is_painting
    assert said.replaced == [empty_draft(3)]


def test_a_legal_draft_becomes_the_cube(document):
    scrambled = Cube.solved(3).apply_all(face_turns(3))
    document.replace_draft(scrambled, "paste")
    document.adopt_draft()
    assert document.cube == scrambled
    assert not document.is_painting


def test_an_illegal_draft_stays_a_draft(document):
    document.replace_draft(Cube.solved(3).painted([0], Face.R), "paste")
    with pytest.raises(InvalidCubeError):
        document.adopt_draft()
    assert document.is_painting
    assert document.cube == Cube.solved(3)


def test_a_draft_of_another_size_changes_the_size(document):
    document.replace_draft(Cube.unpainted(4), "paste")
    assert document.cube.size == 4
    assert document.shown == Cube.unpainted(4)


def test_a_draft_of_another_size_is_one_edit(document):
    document.turn(R)
    document.replace_draft(Cube.unpainted(4), "paste")
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert document.shown == Cube.solved(3).apply(R)
    document.undo_stack.redo()
    assert document.shown == Cube.unpainted(4)


def test_a_draft_that_gives_way_comes_back_with_undo(document):
    painted = empty_draft(3).painted([0], Face.L)
    document.replace_draft(painted, "paint")
    document.load(Cube.solved(2), "size")
    document.replace_draft(Cube.unpainted(3), "paste")
    document.undo_stack.undo()
    assert document.shown == Cube.solved(2)
    document.load(Cube.solved(3), "size")
    document.begin_painting()
    assert document.draft == painted


def test_a_draft_that_was_opened_goes_with_undo(document):
    opened = empty_draft(5).painted([0], Face.L)
    document.replace_draft(opened, "open")
    document.undo_stack.undo()
    document.undo_stack.redo()
    assert document.shown == opened
    document.undo_stack.undo()
    document.change_size(5)
    document.begin_painting()
    assert document.draft == empty_draft(5)


def test_another_size_while_painting_is_one_edit_and_painting_goes_on(document):
    document.begin_painting()
    document.paint([0], Face.L)
    document.finish_stroke()
    drafts = Recorder(document).drafts
    document.change_size(4)
    assert document.shown == Cube.unpainted(4)
    document.undo_stack.undo()
    assert document.is_painting
    assert document.draft.facelets[0] == Face.L
    assert None not in drafts


def test_undoing_what_ended_the_painting_goes_on_painting(document):
    scrambled = Cube.solved(3).apply_all(face_turns(3))
    document.replace_draft(scrambled, "paste")
    document.adopt_draft()
    document.undo_stack.undo()
    assert document.is_painting
    assert document.shown == scrambled
    assert document.cube == Cube.solved(3)
    document.undo_stack.undo()
    assert not document.is_painting
    assert document.shown == Cube.solved(3)


def test_a_stroke_that_undo_interrupts_is_no_edit(document):
    document.turn(R)
    document.paint([0], Face.L)
    document.undo_stack.undo()
    assert document.undo_stack.count() == 1
    assert document.cube == Cube.solved(3)
    document.finish_stroke()
    assert document.undo_stack.count() == 1


def test_hand_turns_without_a_pause_are_one_line_of_the_history(qapp):
    clock = [0.0]
    document = CubeDocument(Cube.solved(3), now_s=lambda: clock[0])

    def told():
        edits = document.undo_stack
        return [(line.text, line.end) for line in lines(edits.edits, edits.done)]

    for move in (R, U, R.inverse()):
        document.turn(move)
        clock[0] += PAUSE_S / 2
    assert told() == [("R U R'", 3)]
    clock[0] += PAUSE_S
    document.turn(F)
    assert told() == [("R U R'", 3), ("F", 4)]
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert told() == [("R U", 2), ("R'", 3), ("F", 4)]
    document.turn(F)
    assert told() == [("R U", 2), ("F", 3)]
    document.turn_all((U, U), "(U)2")
    document.turn(F)
    assert told() == [("R U", 2), ("F", 3), ("(U)2", 4), ("F", 5)]


def test_long_lines_of_the_history_are_broken(document):
    for _ in range(LONGEST_LINE + 1):
        document.turn(R)
    edits = document.undo_stack
    assert [line.end for line in lines(edits.edits, edits.done)] == [LONGEST_LINE, LONGEST_LINE + 1]


def test_a_jump_in_the_history_shows_only_where_it_ends(document):
    document.turn(R)
    document.turn_all((U, F), "type")
    document.load(Cube.solved(2), "size")
    document.begin_painting()
    said = Recorder(document)
    document.go_back_to(1)
    assert said.replaced == [Cube.solved(3).apply(R)]
    assert said.drafts == [None]
    assert not said.turns
    document.go_back_to(99)
    assert document.shown == Cube.solved(2)


def test_a_step_in_the_history_is_shown_as_it_happens(document):
    document.turn(R)
    document.turn(U)
    said = Recorder(document)
    document.go_back_to(1)
    assert [turn.move for turn in said.turns] == [U.inverse()]


def test_the_oldest_edits_are_forgotten(document, monkeypatch):
    monkeypatch.setattr(edit_list, "MOST_EDITS", 5)
    for _ in range(8):
        document.turn(R)
    assert document.undo_stack.count() == document.undo_stack.done == 5
    for _ in range(9):
        document.undo_stack.undo()
    assert document.timeline.moves == (R,) * 3


def test_edits_that_keep_too_much_are_forgotten_and_the_last_one_never(document, monkeypatch):
    monkeypatch.setattr(edit_list, "MAX_HISTORY_BYTES", 1_500_000)
    for _ in range(5):
        document.load_timeline(Timeline(Cube.solved(3), (R, U) * 5_000), 0, "load")
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert len(document.timeline) == 10_000
    for _ in range(20):
        document.turn(R)
    assert document.undo_stack.count() == 20


def test_turning_while_painting_turns_the_cube_and_keeps_the_draft(document):
    document.begin_painting()
    document.paint([0], Face.L)
    document.turn(R)
    assert not document.is_painting
    assert document.cube == Cube.solved(3).apply(R)
    assert document.draft.facelets[0] == Face.L


def test_undo_brings_a_draft_back_that_gave_way_before_the_moves_were_replaced(document):
    document.paint([0], Face.L)
    document.end_painting()
    painted = document.draft
    loaded = State(Timeline(Cube.solved(3)), 0, Cube.unpainted(3))
    document.load_state(loaded, "open")
    document.reload_timeline(Timeline(Cube.solved(3), (R,)), 0, "solve")
    document.go_back_to(1)
    assert document.draft == painted
    assert not document.is_painting


def test_undo_and_redo_of_a_random_session_return_every_state(document):
    rng = np.random.default_rng(7)
    states = [document.timeline.moves]
    for _ in range(60):
        kind = rng.integers(4)
        if kind == 0:
            document.load_timeline(
                Timeline(Cube.solved(3), face_turns(3)[: rng.integers(1, 18)]), 0, "load"
            )
        else:
            move = face_turns(3)[rng.integers(18)]
            document.turn_all([move] * int(rng.integers(1, 4)), "type")
        states.append(document.timeline.moves)
        if rng.integers(3) == 0:
            document.go_to(int(rng.integers(len(document.timeline) + 1)))
    document.go_to(len(document.timeline))
    for moves in reversed(states[:-1]):
        document.undo_stack.undo()
        assert document.timeline.moves == moves
        assert document.timeline.cube_at(document.cursor) == document.cube
    for moves in states[1:]:
        document.undo_stack.redo()
        assert document.timeline.moves == moves
        assert document.timeline.cube_at(document.cursor) == document.cube


def sixty_edits(document, rng):
    """Make edits and steps of every kind, and yield after each."""
    moves = (R, U, F, R.inverse())

    def draw(count):
        return tuple(moves[index] for index in rng.integers(0, len(moves), count))

    kinds = (
        lambda: document.turn(draw(1)[0]),
        lambda: document.turn_all(draw(3), "type"),
        lambda: document.load(Cube.solved(3).apply_all(draw(5)), "load"),
        lambda: document.load_timeline(Timeline(Cube.solved(3), draw(6)), 2, "load"),
        lambda: document.reload_timeline(Timeline(Cube.solved(3), draw(6)), 0, "load"),
        lambda: document.go_on_by(document.timeline.spliced(document.cursor, tuple(draw(4)))),
        lambda: document.change_size(int(rng.integers(2, 5))),
        document.begin_painting,
        document.end_painting,
        lambda: document.paint([int(rng.integers(0, 24))], int(rng.integers(0, 6))),
        document.finish_stroke,
        lambda: document.replace_draft(Cube.unpainted(3), "clear"),
        lambda: document.go_to(int(rng.integers(0, 7))),
        lambda: document.step(int(rng.integers(-3, 4))),
        lambda: document.skip(int(rng.integers(1, 4))),
        lambda: document.go_back_to(int(rng.integers(0, 9))),
        document.undo_stack.undo,
        document.undo_stack.redo,
        lambda: document.restore(document.memory()),
    )
    for _ in range(60):
        with suppress(CubeError):  # A move may turn a layer that a small cube has not.
            kinds[rng.integers(len(kinds))]()
        yield


@pytest.mark.parametrize("seed", range(10))
def test_an_edit_or_step_is_one_change_that_says_what_differs(document, seed):
    recorder = Recorder(document)
    was = document.timeline, document.cursor, document.is_painting, document.shown
    for _ in sixty_edits(document, np.random.default_rng(seed)):
        now = document.timeline, document.cursor, document.is_painting, document.shown
        assert len(recorder.changes) <= 1
        if not recorder.changes:
            assert now == was
            continue
        change = recorder.changes.pop()
        assert change.new_timeline or now[0] is was[0]
        assert change.new_cursor or now[1] == was[1]
        assert change.new_draft or now[2] == was[2]
        assert change.is_jump or change.turns or now[3] == was[3]
        cube = was[3]
        for turn in change.turns:
            # Skipping is the one that leaves moves out.
            assert turn.before.apply(turn.move) == turn.after
            cube = turn.after
        assert change.is_jump or cube == now[3]
        was = now


def test_a_turn_while_painting_ends_that_and_turns_the_cube_in_one_change(document):
    document.turn(R)
    document.begin_painting()
    recorder = Recorder(document)
    document.turn(U)
    (change,) = recorder.changes
    assert (change.is_jump, change.new_draft, change.new_timeline) == (True, True, True)
    assert [(turn.before, turn.move) for turn in change.turns] == [(Cube.solved(3).apply(R), U)]


def test_a_refused_painting_ends_no_draft(document):
    document.begin_painting()
    document.paint([0], Face.L)
    recorder = Recorder(document)
    with pytest.raises(InvalidCubeError):
        document.adopt_draft()
    assert document.is_painting
    assert recorder.drafts == [document.draft]
    document.step(0)
    assert len(recorder.changes) == 2


def test_what_goes_on_after_a_turn_is_one_edit_with_it(document):
    document.load(Cube.solved(3), "load")
    way = (R, F)
    document.turn(U)
    document.go_on_by(document.timeline.spliced(1, way))
    assert (document.timeline.moves, document.cursor) == ((U, *way), 1)
    assert document.undo_stack.last.name == "U"
    document.undo_stack.undo()
    assert (document.timeline.moves, document.cursor) == ((), 0)
    document.undo_stack.redo()
    assert (document.timeline.moves, document.cursor) == ((U, *way), 1)
