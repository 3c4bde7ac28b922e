"""Links of alg.cubing.net and Twizzle, written and read."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubeapp.engine.model.errors import LinkError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.links import (
    SharedAlg,
    alg_cubing_net_link,
    is_link,
    plain_text,
    read_link,
    twizzle_link,
)
from tests.every import every
from tests.strategies import few, sizes_and_algs

TWIZZLE = "https://alpha.twizzle.net/edit/"
NET = "https://alg.cubing.net/"


@few
@given(sizes_and_algs, st.booleans(), st.sampled_from([twizzle_link, alg_cubing_net_link]))
def test_links_are_read_as_what_they_were_written_for(drawn, from_end, link):
    size, text = drawn
    alg = Alg(text)
    shared = read_link(link(alg, size, alg, from_end))
    assert (shared.size, shared.from_end) == (size, from_end)
    assert shared.alg == shared.setup == plain_text(alg, size)
    assert Alg(shared.alg).moves(size) == alg.moves(size)


# As the pages themselves write them.
@every(
    "link, shared",
    [
        (f"{TWIZZLE}?alg=R+U+R%27", SharedAlg("R U R'")),
        (f"{TWIZZLE}?alg=R+U+R%27&puzzle=4x4x4", SharedAlg("R U R'", size=4)),
        (f"{TWIZZLE}?setup-alg=R%20U&alg=F", SharedAlg("F", "R U")),
        (f"{TWIZZLE}?alg=F&setup-anchor=end", SharedAlg("F", from_end=True)),
        (f"{TWIZZLE}?alg=F&experimental-setup-alg=x2&experimental-setup-anchor=end",
         SharedAlg("F", "x2", from_end=True)),
        (f"{TWIZZLE}?alg=R+U+%2F%2F+first%0AF_2", SharedAlg("R U // first\nF_2")),
        (f"{NET}?alg=R_U_R-_U-", SharedAlg("R U R' U'")),
        (f"{NET}?setup=F2&alg=R_U%0AR-&type=reconstruction", SharedAlg("R U\nR'", "F2")),
        (f"{NET}?alg=R2-_(U_M-)3&type=alg", SharedAlg("R2' (U M')3", from_end=True)),
        (f"{NET}?alg=F&type=reconstruction-end-with-setup", SharedAlg("F", from_end=True)),
        (f"{NET}?alg=2%26%2345%3B3Rw-_U2&puzzle=5x5x5", SharedAlg("2-3Rw' U2", size=5)),
        (f"{NET}?alg=2-3Rw-_R2-_3R&puzzle=6x6x6", SharedAlg("2-3Rw' R2' 3R", size=6)),
        (f"{NET}?alg=R2-3R_(U)2-3R&puzzle=6x6x6", SharedAlg("R2'3R (U)2'3R", size=6)),
        (f"{NET}?alg=TURN%26%2395%3BROW%26%2395%3B0%26%2395%3BLEFT", SharedAlg("TURN_ROW_0_LEFT")),
        (f"{NET}?alg=R%27+U", SharedAlg("R' U")),
        (f"{NET}?alg=R&title=My_alg&view=playback&stage=PLL", SharedAlg("R")),
        ("alg.cubing.net?alg=R_U", SharedAlg("R U")),
        ("alpha.twizzle.net/edit/?alg=R-//x", SharedAlg("R-//x")),
        ("  http://alg.cubing.net/?setup=R_U\n", SharedAlg("", "R U")),
    ],
)  # fmt: skip
def test_links_of_the_pages_are_read(link, shared):
    assert is_link(link)
    assert read_link(link) == shared


def test_links_are_written_as_the_pages_write_them():
    alg, setup = Alg("R U2' R'"), Alg("x2")
    assert twizzle_link(alg, 3) == f"{TWIZZLE}?alg=R+U2%27+R%27"
    assert twizzle_link(alg, 3, setup, True) == (
        f"{TWIZZLE}?alg=R+U2%27+R%27&setup-alg=x2&setup-anchor=end"
    )
    assert alg_cubing_net_link(alg, 3) == f"{NET}?alg=R_U2-_R-"
    assert alg_cubing_net_link(Alg("2-3Rw // a\nU"), 5, None, True) == (
        f"{NET}?alg=2%26%2345%3B3Rw_%2F%2F_a%0AU&puzzle=5x5x5&type=alg"
    )
    assert twizzle_link(Alg(""), 3) == TWIZZLE


def test_what_only_this_program_knows_gets_a_name_that_all_know():
    alg = Alg("TURN_ROW_0_LEFT FACE_TOP' r m 2-3R (R’ U'2)'2")
    assert plain_text(alg, 5) == "U x r 2-4Rw' 2-3Rw (R' U2')2'"
    assert plain_text(Alg("r R", inner_slices=True), 4) == "2R R"


@every(
    "link, says",
    [
        ("R U R'", "no link"),
        ("https://example.com/?alg=R", "no link"),
        ("https://twizzle.net.example.com/?alg=R", "no link"),
        (f"{TWIZZLE}?alg=R R", "no link"),
        (TWIZZLE, "no alg"),
        (f"{NET}?title=nothing", "no alg"),
        (f"{TWIZZLE}?alg=R&puzzle=megaminx", "'megaminx'"),
        (f"{NET}?alg=R&puzzle=1x1x1", "not about a cube"),
        (f"{NET}?alg=R&puzzle=3x3x4", "not about a cube"),
        (f"{NET}?alg=R&puzzle=101x101x101", "not about a cube"),
    ],
)
def test_what_is_no_link_to_an_alg_of_a_cube_is_refused_and_explained(link, says):
    with pytest.raises(LinkError, match=says):
        read_link(link)


@given(st.text("htps:/alg.cubing.net?alg=&#%26_-+ R'", max_size=60))
def test_any_text_is_a_link_or_refused(text):
    with contextlib.suppress(LinkError):
        read_link(text)
