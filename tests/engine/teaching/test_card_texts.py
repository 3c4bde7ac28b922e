"""The cards are short and plain, every variant has its texts, and faults of the file are told."""

import re
from functools import cache

import pytest

from cubeapp.engine.data_files import DataFileError, read_table
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.teaching.cards import (
    Card,
    card_texts,
    fields_of_variant,
    hold_text,
    read_cards,
    rule_of,
    success_text,
)
from cubeapp.engine.teaching.files import lesson_texts
from cubeapp.engine.teaching.hints import hints
from cubeapp.engine.teaching.policy import situation
from cubeapp.resources import resource
from tests.engine.teaching.plainness import LONG, grade_of, sentences_of, words_of
from tests.every import every


@cache
def situations():
    """For every variant a card, of two the one that needs the top turned first."""
    found = {}
    for seed in range(12):
        cube = Cube.random(3, seed=seed)
        while (card := situation(cube)) is not None:
            if card.variant not in found or card.first:
                found[card.variant] = card
            cube = cube.apply_all(card.moves)
            for chunk in card.chunks[:1] if card.variant == "corner.twist" else ():
                inside = card.cube.apply_all((*card.spin, *card.first, *chunk))
                found["corner.twist.back"] = situation(inside)
    return found


def parts_of(card):
    return [card.title, card.goal, card.look, card.setup, card.do, card.why]


def all_texts():
    """Every text of the cards, filled in."""
    for card in situations().values():
        yield from (text for text in (*parts_of(card), card.rule, card.hold) if text)
        yield from hints(card)[:3]
        yield from (card.said(hold_text(key)) for key in ("start", "over", "turn", "same"))


def test_every_variant_comes_up():
    assert situations().keys() == card_texts().keys()
    assert {text.card for text in card_texts().values()} == set(Card)


def test_a_card_has_45_words_at_most_and_a_hint_17():
    for card in situations().values():
        assert len(words_of(" ".join(parts_of(card)))) <= 45, card.variant
        for hint in hints(card):
            assert len(words_of(hint)) <= 17, hint


def test_the_texts_are_easy_to_read():
    for text in set(all_texts()):
        assert all(len(words_of(part)) <= 14 for part in sentences_of(text)), text
        if len(words_of(text)) >= LONG:
            assert grade_of(text) <= 5, text
    cards = (text for card in situations().values() for text in parts_of(card) if text)
    assert grade_of(". ".join(cards)) <= 2


def test_the_cards_need_few_different_words():
    words = {word.lower() for text in all_texts() for word in words_of(text)}
    assert len(words) <= 260


def test_no_card_has_more_than_four_turns_in_a_group_or_eight_in_all():
    for card in situations().values():
        assert all(len(chunk) <= 4 for chunk in card.chunks)
        turns = [move for chunk in card.chunks for move in chunk if not move.is_rotation(3)]
        assert len(set(card.chunks)) == 1 or len(turns) <= 8


def test_hints_say_ever_more():
    for card in situations().values():
        where, _, _, first, do = hints(card)
        assert first.startswith("First: ")
        assert do == card.do
        assert str(card.title) not in where


def test_every_text_of_the_file_is_found_for_translators():
    texts = set(lesson_texts())
    for card in card_texts().values():
        for text in (card.title, card.goal, card.look, card.setup, card.do, card.why, card.rule):
            assert text.template in texts or not text
        assert {hint.template for hint in card.hints} <= texts
    assert hold_text("lock").template in texts
    assert success_text("daisy").template in texts


def test_each_card_has_its_lesson_and_rule():
    assert [card.lesson for card in Card] == [
        "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "4.1", "4.2", "5.1", "6.1", "7.1", "8.1",
    ]  # fmt: skip
    assert rule_of(Card.CORNER_TIP).template == "{Base} looks up? Tip it first."


def test_every_variant_is_in_the_file_and_no_other():
    text = resource("lessons/cards.toml").read_text("utf-8").replace("petal.middle", "petal.midle")
    with pytest.raises(DataFileError, match=r"'petal\.middle' is missing"):
        read_cards(read_table("cards.toml", text))
    more = resource("lessons/cards.toml").read_text("utf-8") + '\n[cards."petal.top"]\nwhy = "?"\n'
    with pytest.raises(DataFileError, match=r"'petal\.top' means nothing here"):
        read_cards(read_table("cards.toml", more))


def test_what_a_text_may_have_in_braces_is_filled_in_for_its_variant():
    for variant, card in situations().items():
        assert fields_of_variant(variant) == card.fields.keys(), variant


@every(
    "fault, mended, message",
    [
        ("why = ", "how = ", "'why' is missing"),
        ("{Face} up.", "{Layer} up.", "there is no 'Layer' here"),
        ('[cards."petal.middle"]\n', '[cards."petal.middle"]\nkind = 1\n', "'kind' means nothing"),
        ("{Face} up.", "{Faces} up.", "there is no 'Faces' here; did you mean Face?"),
        ('    "Take the {piece}. It is lit.",\n', "", "there have to be 3 hints"),
    ],
)
def test_a_fault_of_the_file_is_told_with_its_line(fault, mended, message):
    text = resource("lessons/cards.toml").read_text("utf-8").replace(fault, mended, 1)
    file = read_table("cards.toml", text)
    with pytest.raises(DataFileError, match=re.escape(message)) as error:
        read_cards(file)
    header = text.splitlines().index('[cards."petal.middle"]') + 1
    assert header <= error.value.line <= header + 8


@every(
    "old, new, says",
    [
        ("same = ", "sme = ", "'sme' means nothing here; did you mean 'same'?"),
        ("daisy = ", "daizy = ", "'daizy' means nothing here; did you mean 'daisy'?"),
        ("nothing_8 = ", "nothing_9 = ", "'nothing_9' means nothing here"),
        ('"8.1" = ', '"8.2" = ', "'8.2' means nothing here"),
        ('places = "All four', 'places = "{All} four', "there is no 'All' here"),
        ("[success]", "[succes]", "'success' is missing"),
    ],
)
def test_a_mistyped_key_is_told_with_its_line_before_anybody_needs_it(old, new, says):
    text = resource("lessons/cards.toml").read_text("utf-8").replace(old, new, 1)
    with pytest.raises(DataFileError) as error:
        read_cards(read_table("cards.toml", text))
    lines = [line.startswith((new, f"{new}\n")) for line in text.splitlines()]
    line = 1 if old == "[success]" else lines.index(True) + 1
    assert str(error.value).startswith(f"cards.toml, line {line}: {says}")
