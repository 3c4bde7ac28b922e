"""What is logged and said of faults of the program."""

import logging

from cubeapp.ui.services.fault_log import reporting, start_log


def test_a_fault_of_the_program_is_logged_and_told_in_one_line(tmp_path):
    said = []
    path = start_log(tmp_path / "logs" / "cubeapp.log")
    hook = reporting(said.append, path)
    try:
        raise ZeroDivisionError("by nothing")
    except ZeroDivisionError as error:
        hook(type(error), error, error.__traceback__)
    logger = logging.getLogger("cubeapp")
    for handler in logger.handlers[:]:
        handler.close()
        logger.removeHandler(handler)
    assert len(said) == 1
    assert str(path) in said[0]
    assert "\n" not in said[0]
    assert "test_fault_log.py" in path.read_text()


def test_a_log_that_cannot_be_written_is_done_without(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    assert start_log(tmp_path / "file" / "cubeapp.log") is None
