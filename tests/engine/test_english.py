import pytest

from cubeapp.engine.english import both, capitalised, enumerated, listed, paragraph, sentence


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


def test_things_are_enumerated_and_sentences_follow_each_other():
    assert [enumerated(list("abc"[:count])) for count in range(4)] == ["", "a", "a, b", "a, b, c"]
    assert both("a", "b") == "a and b"
    assert paragraph(["One.", "", "Two."]) == "One. Two."
    assert paragraph([]) == ""
