import json

import pytest

from cubeapp.cli import main
from cubeapp.engine.facelets.text import format_facelets, parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.slips.stickers import read_sticker
from tests.every import every

SOLUTION = "R' B2 L' F2 R' U2 F' U2 R' D R' D' B R2 U2 F U L"
SCRAMBLE = format_moves(inverse(Alg(SOLUTION).moves(3)), 3)


@pytest.fixture
def run(capsys):
    """Return a function that runs `cubeapp lost`: exit status, standard output, error."""

    def run_it(*argv):
        status = main(["lost", *argv])
        out, err = capsys.readouterr()
        return status, out, err

    return run_it


@pytest.fixture
def lost(run):
    """Return a function that tells stickers of a cube: status, record."""

    def run_it(stickers, *argv, alg=SCRAMBLE, solution=SOLUTION):
        given = ["--alg", alg, "--solution", solution, "--stickers", stickers, "--json", *argv]
        status, out, _ = run(*given)
        return status, json.loads(out)

    return run_it


def after(alg, size=3):
    return Cube.solved(size).apply_all(Alg(alg).moves(size))


def told(cube, names):
    stickers = [read_sticker(name, cube.size) for name in names]
    colours = ["WRGYOB"[cube.facelets[sticker]] for sticker in stickers]
    return ",".join(f"{name}={colour}" for name, colour in zip(names, colours, strict=True))


def asked_until_found(lost, cube, *argv, **given):
    names = []
    while True:
        status, record = lost(told(cube, names), *argv, **given)
        assert status == 0
        assert list(record) == ["left", "ask", "found"]
        if record["found"] is not None:
            return names, record
        names.append(record["ask"])


def test_it_asks_until_it_knows_and_tells_the_way_on(lost):
    moves = SOLUTION.split()
    moves[8] = "R"
    cube = after(" ".join([SCRAMBLE, *moves[:12]]))
    names, record = asked_until_found(lost, cube)
    assert len(names) <= 9
    assert record["left"] == 1
    assert record["ask"] is None
    assert record["found"] == {
        "facelets": format_facelets(cube),
        "kind": "direction",
        "move": 9,
        "did": "R",
        "after": 12,
        "rest": "D R D' R2 D R' D' B R2 U2 F U L",
    }


@pytest.mark.parametrize(
    ("size", "alg", "solution", "made"),
    [
        (2, "F U' R'", "R U F'", "R U' F'"),
        (4, "F' 2R2 Uw'", "Uw 2R2 F", "Uw R2 F"),
        (5, "F' M U' 2R2", "2R2 U M' F", "2R2 U M' F2"),
    ],
)
def test_other_sizes_with_slices_and_blocks(lost, size, alg, solution, made):
    cube = after(f"{alg} {made}", size)
    given = {"alg": alg, "solution": solution}
    _, record = asked_until_found(lost, cube, "--size", str(size), **given)
    found = record["found"]
    assert found["facelets"] == format_facelets(cube)
    seen = parse_facelets(found["facelets"], size).cube
    assert seen.apply_all(Alg(found["rest"]).moves(size)).is_solved


def test_two_slips_are_told_one_after_the_other(lost):
    solution = "R U' F2 L B"
    alg = format_moves(inverse(Alg(solution).moves(3)), 3)
    cube = after(f"{alg} R' U' F2 L' B")
    given = {"alg": alg, "solution": solution}
    _, record = asked_until_found(lost, cube, "--slips", "2", **given)
    found = record["found"]
    assert (found["kind"], found["move"], found["did"]) == ("direction", 1, "R'")
    assert found["second"] == {"kind": "direction", "move": 4, "did": "L'"}
    status, record = lost(told(cube, [f"{f}{n}" for f in "URF" for n in range(1, 10)]), **given)
    assert (status, record) == (1, {"left": 0, "ask": None, "found": None})


def test_all_is_well_has_no_kind(lost):
    cube = after(f"{SCRAMBLE} R' B2 L'")
    _, record = asked_until_found(lost, cube)
    found = record["found"]
    assert (found["kind"], found["move"], found["did"], found["after"]) == (None, None, None, 3)
    assert found["rest"] == " ".join(SOLUTION.split()[3:])


def test_a_wrong_colour_is_called_doubtful(lost):
    cube = after(" ".join([SCRAMBLE, *SOLUTION.split()[:8], "R", "D"]))
    names = [f"{face}{number}" for face in "UF" for number in (1, 2, 3, 4, 6, 7, 8, 9)]
    text = told(cube, names)
    colour = text[3]
    wrong = text.replace(f"U1={colour}", f"U1={'W' if colour != 'W' else 'R'}", 1)
    status, record = lost(wrong)
    assert (status, record["found"]["facelets"]) == (0, format_facelets(cube))
    assert "U1" in record["doubtful"]


def test_a_sticker_that_is_not_sure_is_not_asked_again(lost):
    _, first = lost("")
    _, record = lost(f"{first['ask']}=?")
    assert record["left"] == first["left"]
    assert record["ask"] != first["ask"]


def test_text_is_for_people(run):
    given = ["--alg", SCRAMBLE, "--solution", SOLUTION]
    status, out, err = run(*given)
    assert (status, err) == (0, "")
    assert out.endswith(" cubes left\n")
    cube = after(" ".join([SCRAMBLE, *SOLUTION.split()[:8], "R", "D"]))
    every = told(cube, [f"{face}{number}" for face in "URF" for number in range(1, 10)])
    status, out, _ = run(*given, "--stickers", every)
    assert status == 0
    first, second = out.splitlines()
    assert first == f"direction at move 9: R, after 10 moves: {format_facelets(cube)}"
    assert cube.apply_all(Alg(second).moves(3)).is_solved
    status, out, err = run(*given, "--stickers", "U5=R,R5=W,F5=W")
    assert (status, out) == (1, "0 cubes left\n")
    assert "try --slips 2" in err


@every(
    "argv, words",
    [
        ([], "--alg is missing"),
        (["--alg", "R"], "--solution is missing"),
        (["--alg", "R Q", "--solution", "R'"], "--alg: 'Q' is not a move"),
        (["--alg", "R", "--solution", "R' Q"], "--solution: 'Q' is not a move"),
        (["--alg", "R", "--solution", "4R'"], "--solution: "),
        (["--alg", "R", "--solution", "R'", "--stickers", "F10=W"], "no sticker F10"),
        (["--alg", "R", "--solution", "R'", "--stickers", "F1=P"], "'P' is no colour"),
        (["--alg", "R", "--solution", "R'", "--stickers", "F1"], "'F1' is no answer"),
        (["--alg", "R", "--solution", "R'", "--stickers", "F1=W,F1=R"], "two different answers"),
        (["--alg", "R", "--solution", "R'", "--slips", "3"], "--slips: '3'"),
        (["--alg", "R", "--solution", "R'", "--size", "1"], "'1' is not a cube size"),
        (["--alg", "R", "--solution", "(R U)9000"], "cannot be looked for among 18,000 moves"),
        (["--alg", "R", "extra"], "there is no argument 'extra'"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(run, argv, words):
    status, out, err = run(*argv)
    assert (status, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1
