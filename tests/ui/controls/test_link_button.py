"""Words to click are as wide as what is shown of them."""

import pytest
from pytestqt.qtbot import QtBot

from cubeapp.ui.controls.link_button import LinkButton


@pytest.mark.parametrize(
    ("marked", "shown"), [("Set at &once", "Set at once"), ("直接打乱(&O)", "直接打乱(O)")]
)
def test_there_is_room_for_the_letter_of_its_key(qtbot: QtBot, marked: str, shown: str) -> None:
    button = LinkButton(marked, "")
    qtbot.addWidget(button)

    assert button.sizeHint().width() >= button.fontMetrics().horizontalAdvance(shown)
