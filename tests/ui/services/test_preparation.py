import sys

from cubeapp.ui.services.preparation import Preparation


def preparation(code, is_ready=False):
    return Preparation((sys.executable, "-c", code), lambda: is_ready)


def test_a_full_cache_needs_no_helper(qtbot):
    prepared = preparation("raise SystemExit(1)", is_ready=True)
    with qtbot.waitSignal(prepared.ended):
        prepared.start()
    assert prepared.is_over
    assert prepared.activity == ""


def test_the_helpers_last_line_is_what_it_does_now(qtbot):
    prepared = preparation("import sys; print('one\\ntwo', file=sys.stderr); print('a result')")
    lines = []
    prepared.progressed.connect(lines.append)
    with qtbot.waitSignal(prepared.ended, timeout=30_000):
        prepared.start()
    assert lines[-1] == prepared.activity == "two"


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
    prepared = preparation(
        "import sys, time; print('begun', file=sys.stderr, flush=True); time.sleep(600)"
    )
    ended = []
    prepared.ended.connect(lambda: ended.append(True))
    with qtbot.waitSignal(prepared.progressed, timeout=30_000):
        prepared.start()
    prepared.stop()
    assert not prepared.is_over
    assert not ended


def test_stopping_what_never_started_does_no_harm():
    preparation("").stop()


def test_a_halted_helper_holds_nothing_up_and_can_be_started_again(qtbot, tmp_path):
    go_on = tmp_path / "go-on"
    prepared = preparation(
        "import pathlib, sys, time; print('begun', file=sys.stderr, flush=True)\n"
        f"while not pathlib.Path({str(go_on)!r}).exists(): time.sleep(0.05)"
    )
    ended = []
    prepared.ended.connect(lambda: ended.append(True))
    with qtbot.waitSignal(prepared.progressed, timeout=30_000):
        prepared.start()
    prepared.halt()
    qtbot.waitUntil(lambda: prepared.activity == "", timeout=30_000)
    assert not prepared.is_over
    assert not ended
    go_on.touch()
    with qtbot.waitSignal(prepared.ended, timeout=30_000):
        prepared.start()


def test_a_helper_wanted_again_while_it_is_halted_begins_anew(qtbot):
    prepared = preparation("import sys; print('begun', file=sys.stderr, flush=True)")
    prepared.start()
    prepared.halt()
    with qtbot.waitSignal(prepared.ended, timeout=30_000):
        prepared.start()
    assert prepared.is_over


def test_halting_what_never_started_does_no_harm():
    preparation("").halt()
