import pytest

from cubeapp.engine.model.errors import CubeError
from cubeapp.ui.services.undo_list import MOST_CHANGES, UndoList
from tests.ui.signals import emitted


@pytest.fixture
def number():
    """A number, with a list of the changes made to it."""
    return Number()


class Number:
    def __init__(self):
        self.value = 0
        self.changes = UndoList()
        self.names = emitted(self.changes.changed)

    def set(self, value, has_redo=True):
        before, self.value = self.value, value
        redo = (lambda: self.become(value)) if has_redo else None
        self.changes.add(f"set {value}", lambda: self.become(before), redo)

    def become(self, value):
        self.value = value


def test_a_change_that_finds_other_data_clears_the_list(number):
    number.set(1)
    number.changes.undo()
    number.set(2)
    number.changes.add("lost", number.changes.clear, number.changes.clear)
    number.changes.undo()
    number.changes.redo()
    assert number.names[-1] == ("", "")
    assert number.value == 2


def test_changes_are_undone_last_first_and_made_again_in_order(number):
    for value in (1, 2, 3):
        number.set(value)
    for value in (2, 1, 0, 0):
        number.changes.undo()
        assert number.value == value
    assert number.names[-1] == ("", "set 1")
    for value in (1, 2, 3, 3):
        number.changes.redo()
        assert number.value == value
    assert number.names[-1] == ("set 3", "")


def test_a_new_change_takes_the_place_of_those_that_were_undone(number):
    number.set(1)
    number.changes.undo()
    number.set(2)
    number.changes.redo()
    assert (number.value, number.changes.redo_name) == (2, "")


def test_a_change_that_cannot_be_made_again_is_gone_once_it_is_undone(number):
    number.set(1, has_redo=False)
    number.changes.undo()
    number.changes.redo()
    assert (number.value, number.names[-1]) == (0, ("", ""))


def test_an_undo_that_fails_can_be_tried_again(number):
    is_full = True

    def undo():
        if is_full:
            raise CubeError("the disk is full")
        number.become(0)

    number.value = 1
    number.changes.add("remove", undo)
    with pytest.raises(CubeError):
        number.changes.undo()
    assert (number.value, number.changes.undo_name) == (1, "remove")
    is_full = False
    number.changes.undo()
    assert (number.value, number.changes.undo_name) == (0, "")


def test_the_oldest_changes_are_dropped(number):
    for value in range(1, MOST_CHANGES + 2):
        number.set(value)
    for _ in range(MOST_CHANGES + 1):
        number.changes.undo()
    assert number.value == 1


def test_a_list_that_was_cleared_changes_nothing(number):
    number.set(1)
    number.changes.clear()
    number.changes.undo()
    assert (number.value, number.names[-1]) == (1, ("", ""))
