"""The rules, the 48 and the search. The counts are those of the first search, of five days."""

import re
from collections import Counter, defaultdict

import numpy as np
import pytest

from cubeapp.engine.facelets.text import parse_facelets
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, edge_colours, read_corners
from cubeapp.engine.model.errors import ScrambleError, SearchCancelled, UnsupportedCubeError
from cubeapp.engine.model.geometry import UNPAINTED
from cubeapp.engine.model.moves import Axis, rotation
from cubeapp.engine.model.orbits import corner_facelets, midge_facelets
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.perfect.check import (
    across_folds,
    check_perfect,
    diagonal,
    edge_points,
    face_points,
    pattern,
    side_by_side,
)
from cubeapp.engine.perfect.cubes import images
from cubeapp.engine.perfect.estimate import CubeLottery, estimate
from cubeapp.engine.perfect.known import FIRST_ALG, perfect_cubes
from cubeapp.engine.perfect.rules import (
    SIX_RULES,
    Rule,
    format_rules,
    is_searchable,
    parse_rules,
)
from cubeapp.engine.perfect.search import list_corners, search
from cubeapp.engine.scrambles import perfect as perfect_scramblers
from cubeapp.engine.scrambles.perfect import keep, perfect_moves, perfect_state
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.solvers.solution import LimitReached
from cubeapp.words import speak, tr
from tests.every import every
from tests.strategies import slow

SOLVES = "U L2 F2 L2 D F' U' F R' U B R2 F R2 U L F U'"
MIRROR = "U' F R U L2 F L2 B U L' F U' F' D R2 F2 R2 U"
SOLVES_MIRROR = "U' R2 F2 R2 D' F U F' L U' B' L2 F' L2 U' R' F' U"


HARDLY_ANY = parse_rules("1,2,5,6,no-home,colour-sets,colour-sets-all")
"""48 cubes obey these and rule 4 besides."""


@pytest.fixture(scope="module")
def obeying_five():
    """What the search for the first five rules finds, and the check of each of its cubes."""
    found = search(parse_rules("1,2,3,4,5"))
    cubes = [found.cube(i) for i in range(found.count)]
    return found, {cube: check_perfect(cube) for cube in cubes}


@pytest.fixture(scope="module")
def lottery_of_hardly_any():
    return CubeLottery(HARDLY_ANY)


def after(alg, size=3):
    return Cube.solved(size).apply_all(Alg(alg).moves(size))


def held(cube):
    return "".join(c.rule.value for c in check_perfect(cube).rules[:6] if c.held)


def broken_by(cube, rule):
    return next(c.facelets for c in check_perfect(cube).rules if c.rule is rule)


def face_of(letters):
    """A cube whose U face has these colours and whose other facelets are unpainted."""
    return Cube.unpainted(3).painted([*range(9)], ["URFDLB".index(c) for c in letters])


# --- the rules ---------------------------------------------------------------------------


def test_rules_are_read_in_any_order_and_written_in_theirs():
    assert format_rules(parse_rules("no-home, 5 1")) == "1,5,no-home"
    assert parse_rules("") == frozenset()
    with pytest.raises(ScrambleError, match="did you mean 'no-home'"):
        parse_rules("1,nohome")


def test_the_rules_are_about_so_many_pairs_and_points():
    assert (len(side_by_side()), len(diagonal()), len(across_folds())) == (72, 48, 48)
    # With the centre and its four corners 8 of a face's pairs are diagonal.
    assert len(set(side_by_side()) | set(diagonal())) == 6 * 20
    assert (len(face_points()), len(edge_points())) == (24, 24)


@pytest.mark.parametrize("alg", [FIRST_ALG, MIRROR])
def test_the_known_algs_make_perfect_cubes(alg):
    found = check_perfect(after(alg))
    assert found.holds(SIX_RULES)
    assert found.patterns == (1, 2, 3, 4, 5, 6)
    assert len(found.home) == 3
    assert sorted(len(name) for name in found.home) == [2, 2, 3]
    assert (found.colour_sets, len(found.missing_on_faces)) == (14, 1)


def test_a_solved_cube_breaks_every_rule_but_the_fifth():
    found = check_perfect(Cube.solved(3))
    # Its colours differ across every edge: the fifth rule alone is held.
    assert held(Cube.solved(3)) == "5"
    assert found.patterns == (1,) * 6
    assert len(found.home) == 20
    assert found.colour_sets == 0
    assert len(broken_by(Cube.solved(3), Rule.NO_HOME)) == 48


def test_rules_do_not_care_how_the_cube_is_held():
    cube = after(FIRST_ALG)
    turned = check_perfect(cube.apply(rotation(Axis.X, 1, 3)))
    assert turned.holds(SIX_RULES)
    assert len(turned.home) == 3


@every(
    "letters, rule, facelets",
    [
        ("URFDLBUUR", Rule.AT_MOST_TWO, (0, 6, 7)),
        ("URFDLBURF", Rule.SIX_COLOURS, ()),
        ("URRDLBURF", Rule.SIDE_BY_SIDE, (1, 2)),
        ("URFDUBLRD", Rule.DIAGONAL, (0, 4)),
        ("UBFBLRDRU", Rule.DIAGONAL, (1, 3, 5, 7)),
        ("URFDLURFD", Rule.SIX_COLOURS, tuple(i for i in range(9) if i != 4)),
    ],
)
def test_the_stickers_that_break_a_rule_are_named(letters, rule, facelets):
    assert tuple(i for i in broken_by(face_of(letters), rule) if i < 9) == facelets


def test_stickers_across_a_fold_break_the_fifth_rule():
    # The edge UF and the corners beside it: U8 and U9, F2 and F3.
    cube = Cube.unpainted(3).painted([7, 20], [1, 1])
    assert broken_by(cube, Rule.ACROSS_FOLDS) == (7, 20)
    assert broken_by(Cube.unpainted(3).painted([7, 19], [1, 1]), Rule.ACROSS_FOLDS) == ()


def test_faces_of_one_pattern_break_the_sixth_rule():
    cube = Cube.solved(3).apply_all(Alg("U2 D2").moves(3))
    marked = broken_by(cube, Rule.SIX_PATTERNS)
    assert len(marked) == 54
    assert check_perfect(cube).patterns == (1, 2, 2, 1, 2, 2)


def test_patterns_are_equal_up_to_turns_mirrors_and_names():
    face = [0, 1, 2, 3, 4, 5, 0, 1, 2]
    quarter = [0, 3, 0, 1, 4, 1, 2, 5, 2]
    mirrored = [2, 1, 0, 5, 4, 3, 2, 1, 0]
    renamed = [5, 3, 1, 0, 2, 4, 5, 3, 1]
    assert {pattern(f) for f in (face, quarter, mirrored, renamed)} == {pattern(face)}
    assert pattern([0, 1, 2, 3, 4, 5, 0, 2, 1]) != pattern(face)


def test_unpainted_stickers_have_no_colour():
    found = check_perfect(Cube.unpainted(3))
    assert [check.held for check in found.rules[:6]] == [False, True, True, True, True, False]
    assert found.patterns == (0,) * 6
    assert not any(UNPAINTED in check.facelets for check in found.rules)


def test_other_sizes_have_no_such_rules():
    with pytest.raises(UnsupportedCubeError, match="4×4×4"):
        check_perfect(Cube.solved(4))


# --- the 48 ------------------------------------------------------------------------------


def test_the_48_are_the_images_of_one():
    cubes = [perfect.cube for perfect in perfect_cubes()]
    assert len(set(cubes)) == 48
    assert set(cubes) == set(images(after(FIRST_ALG)))
    assert after(FIRST_ALG) in cubes
    assert after(MIRROR) in cubes
    assert all(check_perfect(cube).holds(SIX_RULES) for cube in cubes)


def test_each_of_the_48_comes_with_18_face_turns():
    for perfect in perfect_cubes():
        assert after(format_moves(perfect.moves, 3)) == perfect.cube
        assert len(perfect.moves) == 18


@pytest.mark.parametrize(("alg", "solution"), [(FIRST_ALG, SOLVES), (MIRROR, SOLVES_MIRROR)])
def test_the_known_solutions_solve_them(alg, solution):
    assert after(f"{alg} {solution}") == Cube.solved(3)


# --- the search --------------------------------------------------------------------------


def test_exactly_48_cubes_obey_all_six_rules():
    found = search(SIX_RULES)
    assert (found.count, found.classes) == (48, 1)
    assert found.by_patterns == (0, 0, 0, 0, 0, 48)
    assert {found.cube(i) for i in range(48)} == {perfect.cube for perfect in perfect_cubes()}


def test_816_cubes_obey_the_first_five(obeying_five):
    found, checks = obeying_five
    assert found.count == len(checks) == 816
    assert all(check.holds(found.rules) for check in checks.values())
    by_patterns = Counter(max(check.patterns) for check in checks.values())
    assert tuple(by_patterns[n] for n in range(1, 7)) == found.by_patterns
    assert by_patterns[6] == 48


def test_every_class_has_one_representative(obeying_five):
    found, _checks = obeying_five
    cubes = found.representatives(0, 100)
    assert len(cubes) == found.classes == 26
    everything = [image for cube in cubes for image in images(cube)]
    assert len(everything) == len(set(everything)) == 816


def test_representatives_come_in_pages_and_by_patterns(obeying_five):
    found, _checks = obeying_five
    whole = found.representatives(0, 100)
    assert found.representatives(7, 5) + found.representatives(12, 100) == whole[7:]
    for patterns, classes in enumerate(found.classes_by_patterns, 1):
        cubes = found.representatives(0, 100, patterns)
        assert cubes == [c for c in whole if max(check_perfect(c).patterns) == patterns]
        assert len(cubes) == classes


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["1,2,3,4,5,6", "1,2,3,4,5"])
def test_the_search_without_symmetry_finds_the_same(rules):
    reduced = search(parse_rules(rules))
    plain = search(parse_rules(rules), symmetry=False)
    assert plain.by_patterns == reduced.by_patterns
    numbers = range(reduced.count)
    assert {plain.cube(i) for i in numbers} == {reduced.cube(i) for i in numbers}


@pytest.mark.slow
def test_cubes_of_rules_that_leave_very_many_are_at_hand_by_number():
    # One set of corners goes with millions of edges here.
    found = search(parse_rules("3,5"))
    assert found.count == 1_253_087_373
    numbers = [found.count * i // 10 for i in range(10)]
    cubes = [found.cube(i) for i in numbers] + found.representatives(0, 10)
    cubes += found.representatives(found.classes // 2, 10) + found.representatives(0, 10, 1)
    assert len(cubes) == 40
    assert all(check_perfect(cube).holds(found.rules) for cube in cubes)


PAIRS = {Rule.SIDE_BY_SIDE: side_by_side, Rule.DIAGONAL: diagonal, Rule.ACROSS_FOLDS: across_folds}


def cubes_with_corners(codes, rules):
    """All legal cubes with these corners that obey, found sticker by sticker, slowly."""
    facelets = (
        Cubies(tuple(codes // 3), tuple(codes % 3), tuple(range(12)), (0,) * 12)
        .cube()
        .facelets.tolist()
    )
    places = midge_facelets(3).tolist()
    for facelet in (f for place in places for f in place):
        facelets[facelet] = UNPAINTED
    beside = defaultdict(list)
    for a, b in [pair for rule in rules & PAIRS.keys() for pair in PAIRS[rule]()]:
        beside[a].append(b)
        beside[b].append(a)
    stickers = [
        (code // 2, edge_colours([code // 2], [code % 2])[0].tolist()) for code in range(24)
    ]

    def fill(place, used):
        if place == 12:
            cube = Cube.from_faces(np.reshape(facelets, (6, 3, 3)))
            if Cubies.of(cube).is_solvable and check_perfect(cube).holds(rules):
                yield cube
            return
        for edge, colours in stickers:
            pairs = list(zip(places[place], colours, strict=True))
            if edge in used or any(facelets[b] == colour for a, colour in pairs for b in beside[a]):
                continue
            for facelet, colour in pairs:
                facelets[facelet] = colour
            yield from fill(place + 1, used | {edge})
            for facelet, _ in pairs:
                facelets[facelet] = UNPAINTED

    return fill(0, frozenset())


@pytest.mark.parametrize(
    "text",
    [
        "2,3,4,5,colour-sets-all",
        *slow("1,3,4,5", "3,4,5,6", "2,3,5,6"),
    ],
)
def test_a_slow_search_sticker_by_sticker_finds_the_same_cubes(text):
    rules = parse_rules(text)
    found = search(rules)
    cubes = found.representatives(0, 10**6)
    corners = list_corners(rules, SearchControl())
    by_corners = defaultdict(set)
    stickers = np.array([cube.facelets for cube in cubes])[:, corner_facelets(3)]
    for cube, codes in zip(cubes, read_corners(stickers).tolist(), strict=True):
        by_corners[tuple(codes)].add(cube)
    rows = [tuple(codes) for codes in corners.codes[corners.alike == 1].tolist()]
    having = [row for row in rows if row in by_corners]
    lacking = [row for row in rows if row not in by_corners]
    rng = np.random.default_rng(6)
    assert having
    for codes in [*rng.choice(having, 5), *rng.choice(lacking, 5)]:
        expected = by_corners[tuple(codes.tolist())]
        assert set(cubes_with_corners(codes, rules)) == expected


def test_one_thread_finds_what_two_find():
    rules = parse_rules("1,2,3,4,5")
    one, two = search(rules, threads=1), search(rules, threads=2)
    assert one.by_patterns == two.by_patterns
    assert one.representatives(20, 5) == two.representatives(20, 5)


def test_the_corners_that_rules_2_and_4_allow():
    every = list_corners(parse_rules("2,4"), SearchControl())
    assert int(every.weights.sum()) == 750_640
    assert len(np.unique(every.codes, axis=0)) == len(every.codes)


@pytest.mark.slow
def test_there_are_88179840_arrangements_of_corners():
    assert int(list_corners(parse_rules(""), SearchControl()).weights.sum()) == 88_179_840


@pytest.mark.slow
def test_112835412_cubes_obey_the_first_four():
    found = search(parse_rules("1,2,3,4"))
    assert found.count == 112_835_412
    assert found.by_patterns[5] == 23_752_080


@pytest.mark.slow
def test_23752080_of_them_obey_the_sixth_and_13137096_have_no_cubie_at_home():
    assert search(parse_rules("1,2,3,4,6")).count == 23_752_080
    assert search(parse_rules("1,2,3,4,no-home")).count == 13_137_096


@pytest.mark.parametrize("wish", ["no-home", "colour-sets", "colour-sets-all"])
def test_wishes_leave_those_cubes_that_have_them(wish, obeying_five):
    _every, checks = obeying_five
    wished = search(parse_rules(f"1,2,3,4,5,{wish}"))
    expected = {cube for cube, check in checks.items() if check.holds(wished.rules)}
    assert {wished.cube(i) for i in range(wished.count)} == expected


def test_a_search_tells_how_far_it_is_and_can_be_cancelled():
    told = []

    def report(progress):
        told.append(progress)
        if progress.share:
            control.cancel()

    control = SearchControl(report)
    with pytest.raises(SearchCancelled):
        search(parse_rules("3,4"), control)
    assert 0 < told[-1].share < 1
    assert sum(told[-1].by_patterns) == told[-1].count


# --- estimates and cubes at random -------------------------------------------------------


def test_which_rules_can_be_searched():
    assert is_searchable(SIX_RULES)
    assert is_searchable(parse_rules("3,5"))
    assert is_searchable(parse_rules("2,4,5,6"))
    assert not is_searchable(parse_rules("1,2,5,6"))


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        pytest.param("", 43_252_003_274_489_856_000, marks=pytest.mark.slow),
        pytest.param("1,2,3,4", 112_835_412, marks=pytest.mark.slow),
        ("1,2,3,4,6", 23_752_080),
    ],
)
def test_an_estimate_is_near_the_true_number(rules, count):
    about = estimate(parse_rules(rules), probes=60_000)
    assert abs(about.count - count) <= 2 * about.error + 1e-9 * count
    assert sum(about.by_patterns) == pytest.approx(about.count)


def test_what_no_probe_meets_is_not_said_to_be_nothing(lottery_of_hardly_any):
    about = lottery_of_hardly_any.estimate(20_000, SearchControl())
    assert about.count == 0
    assert about.error > 48


def test_a_draw_of_cubes_that_hardly_exist_gives_up(lottery_of_hardly_any, monkeypatch):
    monkeypatch.setattr("cubeapp.engine.perfect.estimate.MOST_ATTEMPTS", 40_000)
    with pytest.raises(LimitReached, match="leave hardly any cubes"):
        lottery_of_hardly_any.draw(np.random.default_rng(1))


@pytest.mark.slow
def test_48_other_cubes_obey_all_but_the_third_rule_and_have_every_wish():
    wishes = "no-home,colour-sets,colour-sets-all"
    found = search(parse_rules(f"1,2,4,5,6,{wishes}"))
    assert (found.count, found.classes) == (48, 1)
    [cube] = found.representatives(0, 1)
    assert [c.rule for c in check_perfect(cube).rules if not c.held] == [Rule.SIDE_BY_SIDE]


def test_a_drawn_cube_is_legal_and_obeys():
    rng = np.random.default_rng(5)
    rules = parse_rules("4,5,no-home")
    lottery = CubeLottery(rules)
    for cube in [lottery.draw(rng) for _ in range(10)]:
        assert Cubies.of(cube).is_solvable
        assert check_perfect(cube).holds(rules)


def test_an_estimate_tells_what_it_is_about_in_numbers_that_people_read():
    told = []
    control = SearchControl(lambda progress: told.append(progress.activity))
    estimate(parse_rules("1,2,3,4"), control, probes=20_000)
    speak(lambda text: {",": ".", "estimating, about {n} cubes": "etwa {n} Würfel"}.get(text, text))
    try:
        words = tr(next(text for text in told if "about" in text))
    finally:
        speak()
    assert re.fullmatch(r"etwa \d{1,3}(\.\d{3})+ Würfel", words)


@pytest.mark.parametrize(
    ("probes", "count"), [(50_000, 20), pytest.param(200_000, 100, marks=pytest.mark.slow)]
)
def test_draws_have_six_patterns_as_often_as_the_estimate_says(probes, count):
    lottery, rng = CubeLottery(parse_rules("1,2,4")), np.random.default_rng(8)
    about = lottery.estimate(probes, SearchControl())
    share = about.by_patterns[5] / about.count
    drawn = [check_perfect(lottery.draw(rng)).holds({Rule.SIX_PATTERNS}) for _ in range(count)]
    assert abs(sum(drawn) / count - share) < 4 * (share * (1 - share) / count) ** 0.5


def test_the_same_seed_gives_the_same_perfect_scramble():
    def made(seed):
        rng = np.random.default_rng(seed)
        return format_moves(perfect_moves(rng), 3), perfect_state(parse_rules("1,2,3,4,5"), rng)

    assert made(3) == made(3)
    assert made(3) != made(4)


def test_cubes_that_were_found_are_not_searched_for_again(monkeypatch):
    rules = parse_rules("1,2,3,4,5,colour-sets")
    found = search(rules)
    monkeypatch.setattr(perfect_scramblers, "search", None)
    keep(found)
    drawn = perfect_state(rules, np.random.default_rng(4))
    assert check_perfect(drawn).holds(rules)


@pytest.mark.parametrize("each", [20, *slow(100)])
def test_perfect_scrambles_are_uniform_over_the_48(each):
    rng = np.random.default_rng(11)
    counts = Counter(format_moves(perfect_moves(rng), 3) for _ in range(48 * each))
    assert len(counts) == 48
    # The 99.9 % point of chi-squared with 47 degrees of freedom is 82.7.
    assert sum((count - each) ** 2 / each for count in counts.values()) < 82.7


def test_no_cube_is_no_scramble():
    rules = parse_rules("1,2,3,4,5,6,no-home")
    with pytest.raises(ScrambleError, match="no cube obeys the rules 1,2,3,4,5,6,no-home"):
        perfect_state(rules, np.random.default_rng(1))


def test_random_cubes_obey_hardly_any_rule():
    rng = np.random.default_rng(2)
    assert Counter(held(random_state(3, rng)) for _ in range(50)).most_common(1)[0][0] in ("", "6")


def test_the_check_reads_pasted_text():
    facelets = "LRDFUBBRFLUFDRBUFDLDUUFBDLRRUBLDLFBRBUDFLRRDBLFURBDFLU"
    assert check_perfect(parse_facelets(facelets).cube).holds(SIX_RULES)
