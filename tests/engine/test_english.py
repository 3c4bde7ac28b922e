import pytest

from cubeapp.engine.english import capitalised, listed, number_of, sentence


def test_a_capital_changes_the_first_letter_only():
    assert capitalised("the R face") == "The R face"
    assert capitalised("") == ""


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("the file is damaged", "The file is damaged."),
        ("The file is damaged.", "The file is damaged."),
        ("made of 3 moves …", "Made of 3 moves …"),
        (" what now? ", "What now?"),
        ("", ""),
    ],
)
def test_a_sentence_has_one_capital_and_one_end(text, wanted):
    assert sentence(text) == wanted


def test_a_list_has_commas_and_one_and():
    assert [listed(list("abcd"[:count])) for count in range(5)] == [
        "",
        "a",
        "a and b",
        "a, b and c",
        "a, b, c and d",
    ]


def test_one_thing_is_told_in_the_singular():
    assert number_of(0, "move") == "0 moves"
    assert number_of(1, "move") == "1 move"
    assert number_of(12345, "move") == "12,345 moves"
