import sys

from cubeapp.ui.shell.reading_ahead import ReadingAhead


def test_what_the_panels_are_made_of_is_read_in_small_parts(one_window):
    program = one_window
    ahead = ReadingAhead(program.features, program)
    parts = 0
    while not ahead.is_over:
        before = set(sys.modules)
        ahead.read_next()
        parts += 1
        assert len([name for name in set(sys.modules) - before if name.endswith(".panel")]) <= 2
    assert parts > 15
    before = set(sys.modules)
    for feature in program.features:
        assert feature.panel is None or feature.panel
    read = {name.rpartition(".")[2] for name in set(sys.modules) - before}
    assert not read & {"panel", "page", "head"}
