"""Colours as people see and name them."""

import numpy as np
import pytest

from cubeapp.drawing.colour_names import names_of, pairs_alike, pairs_alike_in_grey
from cubeapp.drawing.colours import (
    clearest,
    contrast,
    is_pale,
    lightness,
    mixed,
    oklab,
    read_rgb,
)
from cubeapp.drawing.inscriptions import inscription_inks
from cubeapp.drawing.theme import COLOUR_SCHEMES, LIGHT, OWN_SCHEME, WCA, own_scheme
from tests.every import every


@pytest.mark.parametrize("text", ["#ff6a00", "FF6A00", " #Ff6a00 ", "ff6a00"])
def test_a_colour_is_read_however_its_digits_are_written(text):
    assert read_rgb(text) == "#ff6a00"


def test_three_digits_are_short_for_six():
    assert read_rgb("#f0a") == "#ff00aa"


def test_a_long_text_that_is_no_colour_is_cut_short():
    with pytest.raises(ValueError, match=f"^'{'f' * 31}…' is no colour"):
        read_rgb("f" * 99)


@every("text", ["", "#", "orange", "#ff6a0", "#ff6a000", "#gg0000", "12"])
def test_what_is_no_colour_is_said_to_be_none(text):
    with pytest.raises(ValueError, match="is no colour; write six digits"):
        read_rgb(text)


def test_lightness_goes_from_black_to_white():
    greys = [f"#{v:02x}{v:02x}{v:02x}" for v in range(0, 256, 15)]
    steps = [lightness(grey) for grey in greys]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == pytest.approx((0, 1), abs=1e-6)
    assert is_pale("#ffd500")
    assert not is_pale("#0051ba")


def test_the_clearest_ink_is_the_one_that_contrasts_most():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    inks = ("#000000", "#ffffff")
    assert clearest(inks, "#0051ba") == "#ffffff"
    assert clearest(inks, "#00a651") == "#000000"


def test_letters_are_easy_to_read_on_stickers_of_every_scheme():
    for scheme in COLOUR_SCHEMES:
        theme = LIGHT.with_scheme(scheme)
        letters = zip(theme.stickers[:6], inscription_inks(theme), strict=False)
        assert all(contrast(*pair) > 4 for pair in letters)


def test_greys_have_no_hue():
    assert np.abs(oklab("#777777")[1:]).max() < 1e-6


def test_a_mixture_lies_between_its_parts():
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert mixed("#123456", "#ffffff", 0) == "#123456"


@pytest.mark.parametrize("scheme", COLOUR_SCHEMES[:4], ids=lambda scheme: scheme.key)
def test_usual_colours_have_their_usual_names(scheme):
    assert names_of(scheme.colours) == scheme.names


@every("seed", range(30))
def test_any_six_colours_are_named_with_different_letters(seed):
    rng = np.random.default_rng(seed)
    spread = 255 if seed % 2 else 6
    base = rng.integers(0, 256 - spread, 3)
    colours = [
        "#" + "".join(f"{part:02x}" for part in base + rng.integers(0, spread + 1, 3))
        for _ in range(6)
    ]
    scheme = own_scheme(colours)
    assert (scheme.key, scheme.colours) == (OWN_SCHEME, tuple(colours))
    assert len(set(scheme.letters)) == len(scheme.names) == 6


def test_a_colour_taken_for_another_is_named_after_it():
    colours = ("#f6f6f4", "#b5121b", "#2a9d3f", "#f2ca13", "#f47b20", "#1b3f9c")
    assert names_of(colours) == WCA.names


@every("scheme", COLOUR_SCHEMES)
def test_no_known_scheme_has_colours_that_are_hard_to_tell_apart(scheme):
    assert pairs_alike(scheme.colours) == []
    assert pairs_alike_in_grey(scheme.colours) == []


def test_colours_near_each_other_are_found_and_so_are_those_of_one_lightness():
    colours = ["#ffffff", "#d31432", "#00a651", "#ffd500", "#e0303a", "#0051ba"]
    assert pairs_alike(colours) == [(1, 4)]
    assert pairs_alike_in_grey(["#d31432", "#0074c8"]) == [(0, 1)]


@every("own, name", [("#101014", "jet black"), ("#7a4a20", "nut brown"), ("#858b94", "ash grey")])
@every("face", range(5))
def test_the_colours_of_a_cube_keep_their_names_beside_one_of_the_same_letter(own, name, face):
    colours = list(WCA.colours)
    colours[face] = own
    names = names_of(colours)
    # Where nothing else has its letter, it is called what it is in one word.
    assert names[face] in (name, name.split()[1])
    assert [*names[:face], *names[face + 1 :]] == [*WCA.names[:face], *WCA.names[face + 1 :]]
