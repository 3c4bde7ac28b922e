import json

import pytest

from cubeapp.cli import main
from cubeapp.engine.practice.case_book import CaseBook, OwnAlgs, OwnDeck, Record
from tests.every import every

MINE = "L' U' L U L F' L2 U L U L' U' L F"


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    """Return a function that runs `cubeapp cases`: exit status, standard output, error."""
    monkeypatch.setenv("CUBEAPP_CONFIG", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    own = Record(own=OwnAlgs().with_alg(MINE))
    book = CaseBook().with_record("PLL: T", own).with_deck(OwnDeck("mine", "R U R' U R U2 R'"))
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "cases.json").write_text(json.dumps(book.to_json()))

    def run_it(*argv):
        status = main(["cases", *argv])
        out, err = capsys.readouterr()
        return status, out, err

    return run_it


def test_decks_are_listed_those_of_ones_own_last(run):
    status, out, err = run("list", "--json")
    assert (status, err) == (0, "")
    records = [json.loads(line) for line in out.splitlines()]
    counts = {record["deck"]: record["cases"] for record in records}
    assert (counts["CMLL"], counts["WV"], counts["EG-2 2×2×2"], counts["ZBLL"]) == (42, 27, 42, 472)
    assert records[-1] == {
        "deck": "mine",
        "title": "Your own algs",
        "size": 3,
        "cases": 1,
        "own": True,
    }
    assert "EG-1 2×2×2" in run("list")[1]


def test_a_deck_of_ones_own_hides_none_of_the_same_name(run, tmp_path):
    book = CaseBook()
    for name in ("pll", "Pll"):
        book = book.with_deck(OwnDeck(name, "R U R' U R U2 R'"))
    (tmp_path / "config" / "cases.json").write_text(json.dumps(book.to_json()))
    names = [json.loads(line)["deck"] for line in run("list", "--json")[1].splitlines()]
    assert names[-2:] == ["Own pll", "Own Own Pll"]
    lengths = [run("list", name)[1].count("\n") for name in ("pll", "own pll", "own own pll")]
    assert lengths == [21, 1, 1]


def test_cases_are_listed_with_ones_own_algs(run):
    status, out, err = run("list", "pll", "--json")
    assert (status, err) == (0, "")
    t = next(record for record in map(json.loads, out.splitlines()) if record["case"] == "T")
    assert t == {
        "case": "T",
        "group": "adjacent corner swap",
        "alg": "R U R' U' R' F R2 U' R' U' R U R' F'",
        "own": [MINE],
        "used": MINE,
        "by_angle": {},
        "probability": "1/18",
    }
    assert MINE in run("list", "PLL")[1]
    assert run("list", "zbll", "--group", "h")[1].count("\n") == 40
    assert run("list", "eg-1 2x2x2")[1].count("\n") == run("list", "eg-1")[1].count("\n") == 42


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        (("mine", "my.pdf", "--paper", "letter"), b"%PDF"),
        (("pbl", "pbl.PNG"), b"\x89PNG"),
        (("coll", "coll.svg", "--group", "H", "--language", "de"), b"<?xml"),
    ],
)
def test_a_sheet_is_a_file_of_the_kind_that_its_ending_says(run, tmp_path, qapp, words, begins):
    status, out, err = run("sheet", *words)
    assert (status, out.strip(), err) == (0, words[1], "")
    assert (tmp_path / words[1]).read_bytes().startswith(begins)


@every(
    "words, says",
    [
        ([], "say what to do, list, sheet or make; none given"),
        (["print"], "say what to do, list, sheet or make; 'print' is none of them"),
        (["list", "OPP"], "there is no deck 'OPP'; there are "),
        (["list", "eg"], "there is no deck 'eg'; there are eg-1 2x2x2, eg-2 2x2x2"),
        (["list", "pll", "T"], "there is no argument 'T' here"),
        (["list", "--group", "H"], "--group: of which deck?"),
        (["list", "coll", "--group", "M"], "no case of COLL is in a group 'M': Sune, "),
        (["make"], "which goal? Such as oll"),
        (["make", "f2l"], "f2l: Far too many cubes are like this: 62,208."),
        (["make", "home=QX"], "'QX' is no corner or edge"),
        (["make", "coll", "--group", "H"], "--group goes with list and sheet"),
        (["make", "coll", "--turns", ""], "no turns are named"),
        (["list", "--turns", "R"], "--turns goes with make"),
        (["list", "--paper", "a4"], "--paper goes with sheet"),
        (["list", "--language", "de"], "--language goes with sheet"),
        (["sheet"], "name one file; for example: cubeapp cases sheet pll pll.pdf"),
        (["sheet", "pll"], "name one file; for example: cubeapp cases sheet pll pll.pdf"),
        (["sheet", "pll", "pll.html"], "pll.html: a sheet ends in .pdf, .png or .svg"),
        (["sheet", "pll", "no/pll.pdf"], "no/pll.pdf: there is no folder no"),
        (["sheet", "pll", "a.pdf", "b.pdf"], "there is no argument 'b.pdf' here"),
    ],
)
def test_bad_input_is_one_clear_line(run, words, says):
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert err.startswith(f"cubeapp cases: {says}")
    assert err.count("\n") == 1


def test_a_deck_is_made_of_a_mask(run):
    status, out, err = run("make", "coll", "--turns", "M,U")
    assert (status, err) == (0, "")
    assert [line.partition(" // ")[2] for line in out.splitlines()] == ["1", "2", "3", "4"]
    status, out, err = run("make", "coll", "--turns", "M2,U", "--json")
    assert (status, err) == (1, "these turns solve 1 of 4 cases\n")
    assert json.loads(out)["alg"] == "M2 U M2 U2 M2 U M2"
    status, out, err = run("make", "coll", "--turns", "M2,U2")
    assert (status, out, err) == (1, "", "these turns solve none of the cases\n")
