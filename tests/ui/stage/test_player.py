import pytest
from PySide6.QtCore import QTimer

from cubeapp.drawing.position import Position
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Axis, Face
from cubeapp.engine.model.moves import Move, face_turn
from cubeapp.engine.timeline.timeline import Section, Timeline
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.services.motion import HAND_TURN_MS
from cubeapp.ui.stage.player import AT_ONCE, PLAY_TURN_MS, TICK_BUDGET_S, Player

R, U, F = (face_turn(face, 1, 3) for face in (Face.R, Face.U, Face.F))
QUARTER = Move(Axis.X, 0, 0, 1)


class Clock:
    """A clock that the test sets."""

    def __init__(self):
        self.ms = 0.0

    def __call__(self):
        return self.ms / 1000


class Stage:
    def __init__(self, moves=()):
        self.clock = Clock()
        self.document = CubeDocument(Cube.solved(3))
        if moves:
            self.document.load_timeline(Timeline(Cube.solved(3), moves), 0, "load")
        self.player = Player(self.document, now_s=self.clock)
        self.positions = []
        self.player.position_changed.connect(self.positions.append)

    def wait(self, ms, tick_ms=10):
        """Let time pass in ticks, as the timer would."""
        for _ in range(round(ms / tick_ms)):
            self.clock.ms += tick_ms
            self.player.tick()

    def rest(self):
        return Position(self.document.cube)


@pytest.fixture
def stage(qapp):
    return Stage()


@pytest.fixture
def solution(qapp):
    return Stage((R, U, F))


def test_a_turn_is_shown_growing_and_ends_on_the_documents_cube(stage):
    stage.document.turn(R)
    stage.wait(HAND_TURN_MS / 2)
    assert stage.player.position.cube == Cube.solved(3)
    assert stage.player.position.move == R
    assert stage.player.position.fraction == pytest.approx(0.5, abs=0.05)
    stage.wait(HAND_TURN_MS)
    assert stage.player.position == stage.rest()
    fractions = [position.fraction for position in stage.positions[:-1]]
    assert fractions == sorted(fractions)


def test_undo_animates_backwards(stage):
    stage.document.turn(R)
    stage.wait(2 * HAND_TURN_MS)
    stage.document.undo_stack.undo()
    stage.wait(HAND_TURN_MS / 2)
    assert stage.player.position.move == R.inverse()
    stage.wait(HAND_TURN_MS)
    assert stage.player.position == Position(Cube.solved(3))


def test_a_queue_of_turns_is_caught_up_with(stage):
    for _ in range(10):
        stage.document.turn(R)
        stage.document.turn(U)
    stage.wait(5 * HAND_TURN_MS)
    assert stage.player.position == stage.rest()


def test_playing_shows_every_move_at_its_tempo_and_stops_at_the_end(solution):
    solution.player.tempo = 2.0
    solution.player.play()
    solution.wait(PLAY_TURN_MS / 2 * 1.5)
    assert solution.player.position.move == U
    assert solution.player.is_playing
    solution.wait(PLAY_TURN_MS)
    assert not solution.player.is_playing
    assert solution.player.position == solution.rest()
    assert solution.document.cursor == 3


def test_playing_again_at_the_end_starts_over(solution):
    solution.document.go_to(3)
    solution.player.play()
    assert solution.player.position.cube == Cube.solved(3)
    solution.wait(PLAY_TURN_MS * 4)
    assert solution.document.cursor == 3


def test_moves_are_played_at_their_own_pace_with_a_pause_before_them(solution):
    solution.player.tempo = 2.0
    solution.player.play(until=2, pace_s=(0.2, 3.0, 1.0))
    solution.wait(110)
    # Number two takes 1.5 s at this tempo, nearly all of which is a pause.
    assert solution.player.time == 1
    solution.wait(1300)
    assert (solution.player.position.index, solution.player.position.fraction) == (1, 0)
    solution.wait(120)
    assert solution.player.position.move == U
    assert 0 < solution.player.position.fraction < 1
    solution.wait(100)
    assert (solution.player.is_playing, solution.document.cursor) == (False, 2)
    # What is played later is played as usual.
    solution.player.play()
    solution.wait(PLAY_TURN_MS / 2 * 1.1)
    assert solution.player.position == solution.rest()


def test_a_pause_before_a_move_is_not_waited_for_by_who_pauses(solution):
    solution.player.play(pace_s=(5.0, 5.0, 5.0))
    solution.wait(1000)
    solution.player.pause()
    solution.wait(HAND_TURN_MS * 1.1)
    assert solution.player.position == solution.rest()
    assert solution.document.cursor == 1


def test_without_motion_a_pause_comes_before_its_move_all_the_same(solution):
    solution.player.instant = True
    solution.player.play(pace_s=(1.0, 1.0, 1.0))
    solution.wait(900)
    assert solution.player.position.cube == Cube.solved(3)
    solution.wait(200)
    assert solution.player.position.cube == Cube.from_alg("R")


def test_pausing_finishes_the_move_on_its_way(solution):
    solution.player.play()
    solution.wait(PLAY_TURN_MS / 2)
    solution.player.pause()
    solution.wait(PLAY_TURN_MS * 3)
    assert solution.document.cursor == 1
    assert solution.player.position == solution.rest()


def test_a_long_stall_does_not_skip_the_solution(solution):
    solution.player.play()
    solution.clock.ms += 3_600_000
    solution.player.tick()
    assert solution.document.cursor < 3


def test_scrubbing_stops_mid_move(solution):
    solution.player.scrub(1.25)
    assert solution.player.position == Position(Cube.solved(3).apply(R), U, 0.25)
    assert solution.player.time == 1.25
    solution.player.scrub(3.0)
    assert solution.player.position == Position(Cube.solved(3).apply_all((R, U, F)))
    solution.player.scrub(-4)
    assert solution.player.time == 0


def test_scrubbing_where_no_moves_are_left_shows_the_cube_at_rest(stage):
    stage.document.turn(R)
    stage.document.undo_stack.undo()
    stage.wait(HAND_TURN_MS / 2)
    stage.player.scrub(0.0)
    assert stage.player.position == stage.rest()
    assert stage.player.time == 0


def test_a_step_forward_finishes_a_scrubbed_move(solution):
    solution.player.scrub(1.25)
    solution.player.step(1)
    assert solution.document.cursor == 2
    solution.wait(10)
    assert solution.player.position.move == U
    assert solution.player.position.fraction >= 0.25
    solution.wait(PLAY_TURN_MS * 2)
    assert solution.player.position == solution.rest()


def test_a_step_back_takes_a_scrubbed_move_back(solution):
    solution.player.scrub(1.75)
    solution.player.step(-1)
    solution.wait(HAND_TURN_MS)
    assert solution.document.cursor == 1
    assert solution.player.position == Position(Cube.solved(3).apply(R))
    assert solution.player.time == 1


def test_playing_goes_on_from_a_scrubbed_moment(solution):
    solution.player.scrub(0.5)
    solution.player.play()
    solution.wait(10)
    assert solution.player.position.fraction >= 0.5
    solution.wait(PLAY_TURN_MS * 3)
    assert solution.document.cursor == 3


def test_stepping_back_runs_the_time_back(solution):
    solution.document.go_to(2)
    times = []
    solution.player.time_changed.connect(times.append)
    solution.player.step(-1)
    solution.wait(HAND_TURN_MS * 2)
    assert times == sorted(times, reverse=True)
    assert times[-1] == 1


@pytest.mark.parametrize(
    ("fraction", "quarters", "angle_left"),
    [
        (0.6, 1, 0.4),
        (1.3, 1, -0.3),
        (1.8, 2, 0.2),
        (-0.7, -1, -0.3),
        (-2.2, 2, 0.2),
        (2.9, -1, 0.1),
        (3.2, -1, -0.2),
        (-3.1, 1, 0.1),
        (5.1, 1, -0.1),
    ],
)
def test_a_dragged_layer_snaps_to_the_nearest_quarter(stage, fraction, quarters, angle_left):
    stage.player.drag(QUARTER, fraction)
    assert stage.player.position == Position(Cube.solved(3), QUARTER, fraction)
    stage.player.release(QUARTER, fraction)
    (move,) = stage.document.timeline.moves
    assert move.quarters % 4 == quarters % 4
    assert stage.document.cube == Cube.solved(3).apply(Move(Axis.X, 0, 0, quarters))
    stage.player.tick()
    shown = stage.player.position
    # The picture does not jump: the angle shown is the hand's, full turns left out.
    assert (move.quarters * shown.fraction - fraction) % 4 == pytest.approx(0, abs=1e-9) or (
        move.quarters * shown.fraction - fraction
    ) % 4 == pytest.approx(4, abs=1e-9)
    assert abs(move.quarters * (1 - shown.fraction)) == pytest.approx(abs(angle_left), abs=1e-9)
    stage.wait(2 * HAND_TURN_MS)
    assert stage.player.position == stage.rest()


@pytest.mark.parametrize("fraction", [0.0, 0.4, -0.3, 3.9, -4.2])
def test_a_layer_brought_back_makes_no_move(stage, fraction):
    stage.player.drag(QUARTER, fraction)
    stage.player.release(QUARTER, fraction)
    stage.wait(HAND_TURN_MS * 2)
    assert stage.document.timeline.moves == ()
    assert stage.player.position == Position(Cube.solved(3))


def test_a_layer_stays_in_the_hand_when_an_answer_comes(stage):
    stage.player.drag(QUARTER, 0.6)
    stage.document.load_timeline(Timeline(Cube.solved(3), (F,)), 0, "answer")
    assert stage.player.position == Position(Cube.solved(3), QUARTER, 0.6)
    stage.player.release(QUARTER, 0.6)
    assert stage.document.cube == Cube.solved(3).apply(QUARTER)
    stage.document.load_timeline(Timeline(stage.document.cube, (F,)), 0, "another answer")
    assert stage.player.position == stage.rest()


def test_without_motion_every_move_is_shown_done(solution):
    solution.player.instant = True
    solution.document.turn(F)
    assert solution.player.position == solution.rest()
    assert solution.player.position.move is None


def test_without_motion_playing_still_pauses_on_every_move(solution):
    solution.player.instant = True
    solution.player.play()
    seen = []
    for _ in range(60):
        solution.wait(PLAY_TURN_MS / 10)
        seen.append(solution.document.cursor)
    assert set(seen) == {1, 2, 3}
    assert all(position.move is None for position in solution.positions)
    assert not solution.player.is_playing


def test_a_replaced_cube_ends_all_motion(solution):
    solution.player.play()
    solution.wait(50)
    solution.document.load(Cube.solved(4), "new")
    assert solution.player.position == Position(Cube.solved(4))
    assert not solution.player.is_playing
    assert solution.player.position.move is None


def test_an_idle_player_runs_no_timer(stage):
    (timer,) = stage.player.findChildren(QTimer)
    stage.document.turn(R)
    assert timer.isActive()
    stage.wait(HAND_TURN_MS * 2)
    assert not timer.isActive()


def test_a_turn_that_lasts_longer_than_any_stall_still_ends(solution):
    solution.player.tempo = 0.1
    solution.player.play()
    solution.wait(PLAY_TURN_MS / 0.1 * 2.5)
    assert solution.document.cursor == 3
    assert solution.player.time == pytest.approx(2.5, abs=0.05)


def long_solution(count):
    return Stage((R, U, F, U) * (count // 4))


def test_quick_playback_makes_several_moves_in_a_tick_and_keeps_its_tempo(qapp):
    stage = long_solution(1000)
    stage.player.tempo = 500.0
    stage.player.play()
    stage.wait(500, tick_ms=20)
    assert stage.document.cursor == pytest.approx(500, abs=25)
    assert len(stage.positions) < 150
    stage.wait(1000, tick_ms=20)
    assert (stage.document.cursor, stage.player.is_playing) == (1000, False)
    assert stage.player.position == stage.rest()


def test_playback_that_cannot_keep_up_is_slower_but_never_hangs(qapp):
    shown = []

    def take_long(change):
        stage.clock.ms += 1000 * TICK_BUDGET_S + 1
        shown.extend(change.turns)

    stage = long_solution(10_000)
    stage.document.changed.connect(take_long)
    stage.player.tempo = 1000.0
    stage.player.play()
    for _ in range(10):
        before = stage.document.cursor
        shown.clear()
        stage.clock.ms += 10_000
        stage.player.tick()
        assert 1 <= stage.document.cursor - before <= AT_ONCE
        assert len(shown) == 1
    assert stage.player.is_playing


def test_a_pause_in_quick_playback_ends_on_the_documents_cube(qapp):
    stage = long_solution(1000)
    stage.player.tempo = 500.0
    stage.player.play()
    stage.wait(100, tick_ms=20)
    stage.player.pause()
    stage.wait(1000, tick_ms=20)
    assert stage.player.position == stage.rest()
    assert stage.player.time == stage.document.cursor < 300


def stepped(*ends):
    """Three moves in steps that end at the given numbers of them."""
    starts = (0, *ends[:-1])
    parts = tuple(Section("step", start, end) for start, end in zip(starts, ends, strict=True))
    stage = Stage()
    sections = (Section("all", 0, 3, "", parts),)
    stage.document.load_timeline(Timeline(Cube.solved(3), (R, U, F), sections=sections), 0, "load")
    return stage


@pytest.mark.parametrize("tempo", [1.0, 200.0])
def test_playing_pauses_after_each_step_if_asked_to(qapp, tempo):
    stage = stepped(2, 3)
    stage.player.pauses_at_steps = True
    stage.player.tempo = tempo
    for end in (2, 3):
        stage.player.play()
        stage.wait(5 * PLAY_TURN_MS)
        assert (stage.document.cursor, stage.player.is_playing) == (end, False)
        assert stage.player.position == stage.rest()


def test_playing_goes_on_through_steps_otherwise(qapp):
    stage = stepped(2, 3)
    stage.player.play()
    stage.wait(5 * PLAY_TURN_MS)
    assert stage.document.cursor == 3


def test_a_position_tells_how_many_moves_are_done_to_its_cube(solution):
    for moment, index in ((0.0, 0), (0.7, 0), (1.0, 1), (2.5, 2), (3.0, 3)):
        solution.player.scrub(moment)
        assert solution.player.position.index == index
    solution.player.step(-1)
    solution.wait(HAND_TURN_MS / 2)
    assert (solution.player.position.index, solution.player.position.move) == (3, F.inverse())
    solution.wait(HAND_TURN_MS)
    assert solution.player.position.index == 2


def test_a_scrub_to_the_end_of_a_move_shows_the_cube_at_rest(solution):
    solution.player.scrub(1.0)
    assert solution.player.position.move is None


def test_nothing_is_shown_beyond_a_bound_until_it_is_taken_away(solution):
    player, document, short = solution.player, solution.document, []
    player.stopped_short.connect(lambda: short.append(document.cursor))
    player.set_bound(2)
    for ask in (player.play, lambda: player.go_to(3), lambda: player.scrub(2.5)):
        player.go_to(0)
        ask()
        solution.wait(4 * PLAY_TURN_MS)
        assert (document.cursor, player.time) == (2, 2.0)
    assert not short
    for ask in (player.play, lambda: player.go_to(3), lambda: player.step(1)):
        ask()
        assert document.cursor == 2
    assert short == [2, 2, 2]
    player.step(-1)
    player.step(2)
    assert document.cursor == 2
    document.turn(F)
    player.step(1)
    assert document.cursor == 3
    player.step(-1)
    assert document.cursor == 2
    player.set_bound(None)
    player.play()
    solution.wait(2 * PLAY_TURN_MS)
    assert document.cursor == 3
