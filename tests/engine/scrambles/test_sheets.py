import csv
import io
import json

import pytest

from cubeapp.engine.facelets.text import format_facelets, parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import UnsupportedCubeError
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.scrambles.base import Recipe, scrambles
from cubeapp.engine.scrambles.sheets import (
    Sheet,
    competition_counts,
    competition_recipe,
    sheet_title,
)


def sheet(recipe, extra=0, seed=7):
    made = tuple(scrambles(recipe, seed, 4))
    return Sheet(sheet_title(recipe, seed), made, extra)


def test_a_text_says_how_to_hold_the_cube_and_numbers_the_scrambles():
    page = sheet(Recipe(size=4, length=3), extra=1)
    lines = page.as_text().splitlines()
    assert lines[:3] == ["4×4×4, random moves, seed 7", "white on top, green in front", ""]
    assert lines[3:] == [
        f"{label:>2}) {made.alg}"
        for label, made in zip(("1", "2", "3", "E1"), page.scrambles, strict=True)
    ]


def test_a_text_has_facelets_where_there_are_no_moves():
    page = sheet(Recipe("random-state", 5))
    made = page.scrambles[1]
    assert page.as_text().splitlines()[4] == f"2) {format_facelets(made.cube)}"


def test_csv_gives_every_scramble_back():
    page = sheet(Recipe("scored", 3), extra=2)
    rows = list(csv.DictReader(io.StringIO(page.as_csv())))
    assert [row["number"] for row in rows] == ["1", "2", "E1", "E2"]
    for row, made in zip(rows, page.scrambles, strict=True):
        assert Cube.solved(int(row["size"])).apply_all(Alg(row["alg"]).moves(3)) == made.cube
        assert parse_facelets(row["facelets"]).cube == made.cube
        assert (row["kind"], row["seed"], row["length"]) == ("scored", "7", "20")
        assert (int(row["index"]), int(row["score"])) == (made.index, made.score)


def test_csv_leaves_out_what_is_not_known():
    row = next(csv.DictReader(io.StringIO(sheet(Recipe("random-state", 5)).as_csv())))
    assert (row["alg"], row["length"]) == ("", "")


def test_json_is_one_object_with_all_scrambles():
    page = sheet(Recipe("random-state", 5))
    read = json.loads(page.as_json())
    assert (read["title"], read["hold"]) == (page.title, "white on top, green in front")
    assert [row["facelets"] for row in read["scrambles"]] == [
        format_facelets(made.cube) for made in page.scrambles
    ]
    assert read["scrambles"][0]["alg"] is None


def test_an_empty_sheet_is_written_too():
    page = Sheet("nothing", ())
    assert page.as_text().startswith("nothing\n")
    assert len(page.as_csv().splitlines()) == 1
    assert json.loads(page.as_json())["scrambles"] == []


@pytest.mark.parametrize(
    ("size", "kind", "moves"),
    [
        (2, "random-state", None),
        (3, "random-state", None),
        pytest.param(4, "random-state", None, marks=pytest.mark.slow),
        (5, "random-moves", 60),
        (6, "random-moves", 80),
        (7, "random-moves", 100),
    ],
)
def test_what_competitions_ask_for(size, kind, moves):
    recipe = competition_recipe(size)
    assert (recipe.kind, recipe.size) == (kind, size)
    made = next(scrambles(recipe, seed=1))
    assert moves in (None, len(made.moves))
    assert competition_counts(size) == ((3, 2) if size > 5 else (5, 2))


def test_there_are_no_competitions_for_other_sizes():
    with pytest.raises(UnsupportedCubeError, match="2×2×2 to 7×7×7, not 8"):
        competition_recipe(8)
