import sys

from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.solvers.reports import line_of
from cubeapp.engine.text import Text
from cubeapp.ui.services.preparation import BUILDING, COMPILING, Preparation


def preparation(code, is_ready=False):
    return Preparation((sys.executable, "-c", code), lambda: is_ready)


def saying(*reports, then=""):
    """The code of a helper that tells of its work and of other things."""
    lines = "\n".join(map(line_of, reports))
    return f"import sys, time; print({lines!r}, file=sys.stderr, flush=True); {then}"


def test_a_full_cache_needs_no_helper(qtbot):
    prepared = preparation("raise SystemExit(1)", is_ready=True)
    with qtbot.waitSignal(prepared.ended):
        prepared.start()
    assert prepared.is_over
    assert prepared.progress.activity == BUILDING


def test_the_helpers_last_report_is_what_it_does_now(qtbot):
    text = Text("building the {table}", table=Text("corner table"))
    code = saying(Progress(Text("searching")), Progress(text, 0.25), then="print('a result')")
    prepared = preparation(code + "; print('{} other words', file=sys.stderr)")
    with qtbot.waitSignal(prepared.ended, timeout=30_000):
        prepared.start()
    assert prepared.progress == Progress(text, 0.25)
    assert prepared.progress.activity.fields == {"table": "corner table"}


def test_what_a_compiling_helper_does_is_a_part_of_compiling(qtbot):
    code = saying(Progress(Text("searching"), 0.5))
    prepared = Preparation((sys.executable, "-c", code), lambda: False, compiles=True)
    assert prepared.progress.activity == COMPILING
    with qtbot.waitSignal(prepared.ended, timeout=30_000):
        prepared.start()
    assert prepared.progress.activity == f"{COMPILING}: searching"


def test_a_helper_that_fails_holds_nobody_up(qtbot):
    prepared = preparation("raise SystemExit(3)")
    with qtbot.waitSignal(prepared.ended, timeout=30_000):
        prepared.start()
    assert prepared.is_over


def test_a_helper_that_cannot_start_holds_nobody_up(qtbot):
    prepared = Preparation(("/nowhere/there-is-no-such-program",), lambda: False)
    with qtbot.waitSignal(prepared.ended, timeout=30_000):
        prepared.start()
    assert prepared.is_over


def test_stopping_ends_the_helper_and_says_nothing(qtbot):
    prepared = preparation(saying(Progress(Text("searching")), then="time.sleep(600)"))
    ended = []
    prepared.ended.connect(lambda: ended.append(True))
    prepared.start()
    qtbot.waitUntil(lambda: prepared.progress.activity == "searching", timeout=30_000)
    prepared.stop()
    assert not prepared.is_over
    assert not ended


def test_stopping_what_never_started_does_no_harm():
    preparation("").stop()


def test_what_is_stopped_is_not_started_any_more(qapp):
    asked = []
    prepared = Preparation(("/nowhere",), lambda: asked.append("whether it is ready") or False)
    prepared.stop()
    prepared.start()
    assert not asked


def test_a_halted_helper_holds_nothing_up_and_can_be_started_again(qtbot, tmp_path):
    go_on = tmp_path / "go-on"
    prepared = preparation(
        saying(Progress(Text("searching")), then="import pathlib\n")
        + f"while not pathlib.Path({str(go_on)!r}).exists(): time.sleep(0.05)"
    )
    ended = []
    prepared.ended.connect(lambda: ended.append(True))
    prepared.start()
    qtbot.waitUntil(lambda: prepared.progress.activity == "searching", timeout=30_000)
    prepared.halt()
    qtbot.waitUntil(lambda: prepared.progress.activity == BUILDING, timeout=30_000)
    assert not prepared.is_over
    assert not ended
    go_on.touch()
    with qtbot.waitSignal(prepared.ended, timeout=30_000):
        prepared.start()


def test_a_helper_wanted_again_while_it_is_halted_begins_anew(qtbot):
    prepared = preparation(saying(Progress(Text("searching"))))
    prepared.start()
    prepared.halt()
    with qtbot.waitSignal(prepared.ended, timeout=30_000):
        prepared.start()
    assert prepared.is_over


def test_halting_what_never_started_does_no_harm():
    preparation("").halt()
