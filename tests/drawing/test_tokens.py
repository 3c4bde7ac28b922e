"""The colours of the window can be read and told, in every theme."""

from dataclasses import fields, replace
from itertools import product

import pytest
from PySide6.QtGui import QColor

from cubeapp.drawing.theme import theme_of
from cubeapp.drawing.tokens import (
    ARROW,
    ARROW_HALO,
    ARROW_RIM,
    DARK_CONTRAST_TOKENS,
    DARK_TOKENS,
    LIGHT_CONTRAST_TOKENS,
    LIGHT_TOKENS,
    TOKEN_SETS,
    tokens_for,
)

TEXT, CONTROL, MORE = 4.5, 3.0, 7.0

all_sets = pytest.mark.parametrize(
    "tokens", TOKEN_SETS, ids=["light", "dark", "light-contrast", "dark-contrast"]
)


def luminance(colour):
    """Relative luminance, 0…1, as WCAG 2 has it."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in QColor(colour).getRgbF()[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """The contrast ratio of WCAG 2, 1…21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def text_pairs(tokens):
    """Every text with every ground that it stands on."""
    grounds = (tokens.ground, tokens.surface, tokens.sunk, tokens.hover)
    yield from product((tokens.text, tokens.muted, tokens.on_tint), grounds)
    yield from ((tokens.text, tokens.tint), (tokens.on_tint, tokens.tint))
    for fill in (tokens.accent, tokens.accent_hover, tokens.accent_pressed):
        yield tokens.on_accent, fill
    for sign in ("fault", "warning", "good"):
        colour = getattr(tokens, sign)
        yield colour, getattr(tokens, f"{sign}_ground")
        yield from product((colour,), (tokens.ground, tokens.surface))
        yield tokens.text, getattr(tokens, f"{sign}_ground")
    yield from product((tokens.text, tokens.muted), (tokens.sky, tokens.floor))


def control_pairs(tokens):
    """Every edge of a control, and the focus, with the grounds on both sides of it."""
    grounds = (tokens.ground, tokens.surface, tokens.sunk)
    yield from product((tokens.control, tokens.accent), grounds)
    yield tokens.accent, tokens.tint
    yield tokens.accent, tokens.hover
    yield from product((tokens.accent,), (tokens.sky, tokens.floor))


@all_sets
def test_text_has_a_contrast_of_four_and_a_half_on_every_ground(tokens):
    assert all(contrast(*pair) >= TEXT for pair in text_pairs(tokens))


@all_sets
def test_controls_and_the_focus_have_a_contrast_of_three_on_every_ground(tokens):
    assert all(contrast(*pair) >= CONTROL for pair in control_pairs(tokens))


@pytest.mark.parametrize("tokens", [LIGHT_CONTRAST_TOKENS, DARK_CONTRAST_TOKENS])
def test_with_more_contrast_text_has_seven_and_dividers_are_seen_too(tokens):
    assert all(contrast(*pair) >= MORE for pair in text_pairs(tokens))
    for edge in (tokens.line, tokens.control):
        assert contrast(edge, tokens.surface) >= TEXT
        assert contrast(edge, tokens.ground) >= TEXT


@all_sets
def test_every_colour_is_one(tokens):
    names = [field.name for field in fields(tokens) if field.type == "Rgb"]
    assert len(names) == 20
    assert all(QColor(getattr(tokens, name)).isValid() for name in names)


def test_the_set_is_chosen_by_darkness_and_contrast():
    assert tokens_for(is_dark=False) is LIGHT_TOKENS
    assert tokens_for(is_dark=True) is DARK_TOKENS
    assert tokens_for(is_dark=False, is_contrast=True) is LIGHT_CONTRAST_TOKENS
    assert tokens_for(is_dark=True, is_contrast=True) is DARK_CONTRAST_TOKENS
    for tokens in TOKEN_SETS:
        assert tokens_for(is_dark=tokens.is_dark, is_contrast=tokens.is_contrast) is tokens
        assert (luminance(tokens.surface) < luminance(tokens.text)) is tokens.is_dark


@all_sets
def test_the_stage_is_drawn_in_the_colours_of_the_window(tokens):
    theme = theme_of(tokens)
    assert theme.tokens is tokens
    assert (theme.sky, theme.ground, theme.accent) == (tokens.sky, tokens.floor, tokens.accent)
    assert theme.is_dark is tokens.is_dark
    looks = replace(theme.looks, body="white")
    assert theme.with_looks(looks).with_looks(theme.looks) == theme


def test_the_arrow_is_told_from_its_halo_and_the_halo_from_its_rim():
    assert contrast(ARROW, ARROW_HALO) >= TEXT
    assert contrast(ARROW_HALO, ARROW_RIM) >= MORE
