"""What is fed: each target makes an input, gives it to a parser, and checks what comes back.

A parser returns what it read or raises the error it names. Anything else is a find: another
error, an answer that contradicts itself, an answer that takes seconds.
"""

from __future__ import annotations

import io
import json
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from unittest.mock import patch

import numpy as np

from cubeapp.cli import main
from cubeapp.engine.data_files import read_file, read_table
from cubeapp.engine.facelets.text import format_facelets, format_net, parse_facelets
from cubeapp.engine.kernels import cache
from cubeapp.engine.kernels.tables import TableSpec, TableStore
from cubeapp.engine.library.own import of_json, to_json
from cubeapp.engine.library.patterns import patterns_for
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import (
    CubeError,
    FaceletsError,
    LinkError,
    NotationError,
    OpeningError,
)
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.links import alg_cubing_net_link, read_link, twizzle_link
from cubeapp.engine.notation.parsing import format_moves
from cubeapp.engine.practice.doctor.reconstruction import read_reconstruction
from cubeapp.engine.practice.files.cstimer import write_cstimer
from cubeapp.engine.practice.files.reading import read_times
from cubeapp.engine.practice.files.tables import write_table
from cubeapp.engine.practice.merging import merged
from cubeapp.engine.practice.solves import Book, PracticeError, Session, Solve
from cubeapp.engine.practice.step_drills import make_step_drill
from cubeapp.engine.practice.step_results import StepResults
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.scrambles.steps import StepScrambler
from cubeapp.engine.solvers.chains.drafts import method_of, read_draft, write_draft
from cubeapp.engine.solvers.chains.method_files import read_methods
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.engine.timeline.opening import read_opening
from cubeapp.engine.timeline.study import Script
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.codec import Packer, unpack_memory
from cubeapp.ui.document.edits import LoadEdit, Memory, PaintEdit, State, TurnEdit
from cubeapp.ui.files.sessions.session_files import KIND, read_session
from cubeapp.ui.services.keymap import changes_from_text, changes_to_text
from cubeapp.ui.services.storage import VERSION
from tests.fuzz import photos, settings
from tests.fuzz.mutating import as_file, damaged_bytes, damaged_json, damaged_text

Feed = Callable[[Random], object]


@dataclass(frozen=True)
class Target:
    """Something to feed."""

    make: Feed
    """Returns the next input."""
    check: Callable[[object], bool]
    """Reads it, raises `AssertionError` or whatever it should not, and tells if it was read."""


SIZES = (2, 3, 4, 5, 7)
ALGS = (
    "R U2 F' L D B2 M2 E' S x y' z2",
    "Rw 3Rw' 2-3Uw2 2R r u' 2-3b m e s",
    "[R, U]3 [F: [R2, U']] (R' D' R D)2' . // done\nM2 U M2",
    "TURN_ROW_0_LEFT FACE_TOP TURN_COL_1_UP RUR'U' R'2 Uv R3",
)


def _cubes() -> list[Cube]:
    rng = np.random.default_rng(5)
    made = [Cube.solved(size) for size in SIZES]
    made += [random_state(size, rng) for size in SIZES]
    half = rng.random(54) < 0.5
    made.append(made[6].painted(np.flatnonzero(half), 255))
    return made


def _facelet_texts() -> list[str]:
    cubes = _cubes()
    texts = [format_facelets(cube) for cube in cubes]
    texts += [format_net(cube) for cube in cubes if cube.is_painted]
    texts += [text.translate(str.maketrans("URFDLB", "WRGYOB")) for text in texts[:10]]
    texts += [text.translate(str.maketrans("URFDLB", "521634")) for text in texts[:10]]
    return texts


def _text_target(texts: list[str], check: Callable[[object], bool]) -> Target:
    return Target(lambda rng: damaged_text(rng, rng.choice(texts), texts), check)


def _read_facelets(text: object) -> bool:
    try:
        reading = parse_facelets(str(text))
    except FaceletsError as error:
        _check_span(error.span, str(text))
        return False
    again = parse_facelets(format_facelets(reading.cube), reading.cube.size)
    assert again.cube == reading.cube
    assert reading.description
    return True


def _read_alg(item: object) -> bool:
    size, text = item  # type: ignore[misc]
    try:
        moves = Alg(text).moves(size)[:2000]
    except NotationError as error:
        _check_span(error.span, text)
        return False
    assert Alg(format_moves(moves, size)).moves(size) == moves
    return True


def _check_span(span: tuple[int, int], text: str) -> None:
    first, last = span
    assert 0 <= first <= last <= len(text), f"{span} of {len(text)} characters"


def _read_opening(text: object) -> bool:
    try:
        opening = read_opening(str(text), None, 3)
    except OpeningError:
        return False
    opening.start.apply_all(opening.moves[:2000])
    return True


def _links() -> list[str]:
    algs = [(Alg(text), 4 if "3Rw" in text else 3) for text in ALGS]
    return [make(*alg) for make in (twizzle_link, alg_cubing_net_link) for alg in algs]


def _read_link(text: object) -> bool:
    try:
        read_link(str(text))
    except LinkError:
        return False
    return True


def _memories() -> list[object]:
    solved, rng = Cube.solved(3), np.random.default_rng(8)
    moves = Alg("R U R' U'").moves(3)
    timeline = Timeline(solved, moves)
    turned = State(timeline, 4)
    other = State(Timeline(random_state(4, rng)), 0)
    draft = Cube.unpainted(3)
    turns = tuple(TurnEdit(str(move), index, (move,), ()) for index, move in enumerate(moves))
    drafts = State(timeline, 4, draft), State(timeline, 4, draft.painted([0, 9], 2))
    memories = [
        Memory(turned, edits=turns, done=4),
        Memory(other, edits=(*turns, LoadEdit("another", turned, other)), done=5),
        Memory(
            drafts[1], (draft,), (LoadEdit("paint", turned, drafts[0]), _stroke(drafts)), done=2
        ),
    ]
    for memory in memories:
        memory.check()
    return [Packer().pack([memory], Memory) for memory in memories]


def _stroke(drafts: tuple[State, State]) -> PaintEdit:
    before, after = drafts[0].draft, drafts[1].draft
    assert before is not None
    assert after is not None
    return PaintEdit("paint", before, after)


def _json_target(values: list[object], read: Callable[[object], object], error: type) -> Target:
    def make(rng: Random) -> object:
        return as_file(rng, damaged_json(rng, rng.choice(values)))

    def check(data: object) -> bool:
        try:
            # As the storage reads it: whatever is no JSON is set aside before anybody looks.
            value = json.loads(data)  # type: ignore[arg-type]
        except (ValueError, RecursionError):
            return False
        try:
            read(value)
        except error:
            return False
        return True

    return Target(make, check)


def _sessions() -> Target:
    path = Path(tempfile.mkdtemp(prefix="fuzz-")) / "it.cubeapp.json"
    beside = {"name": "mine", "alg": asdict(Script("x", "R U", False))}
    whole = [
        {
            "format": f"cubeapp {KIND}",
            "version": VERSION,
            "content": {**beside, "document": memory},
        }
        for memory in _memories()
    ]

    def check(data: object) -> bool:
        path.write_bytes(data)  # type: ignore[arg-type]
        try:
            contents = read_session(path)[1]
        except CubeError:
            return False
        contents.memory.state.shown.apply_all(())
        record = Packer().pack([contents.memory], Memory)
        assert Packer().pack([unpack_memory(record)], Memory) == record
        return True

    return Target(lambda rng: as_file(rng, damaged_json(rng, rng.choice(whole))), check)


def _books() -> list[object]:
    solves = tuple(Solve(time, plus_twos=time % 3, size=3, scramble="R U") for time in range(1, 9))
    return [Book().to_json(), Book((Session("one", solves), Session("two")), 1).to_json()]


def _read_book(value: object) -> None:
    book = Book.from_json(value)
    assert Book.from_json(book.to_json()) == book


def _time_files() -> list[str]:
    """Return the same sessions as some timers write them."""
    solves = (
        Solve(12_340, 1, scramble="R U F'", date="2026-01-02T03:04:05+00:00", comment='a; "b", c'),
        Solve(9_800, is_dnf=True, splits_ms=(2_500,), extra='[["R@0","333"]]'),
        Solve(62_345, size=4, alg="R U", times_ms=(1, 2)),
    )
    sessions = (Session("one", solves), Session("two", solves[:1], '{"opt":{"scrType":"pyrso"}}'))
    new = write_cstimer(sessions)
    old = json.dumps({key: json.dumps(value) for key, value in json.loads(new).items()})
    twisty = (
        "Puzzle,Category,Time(millis),Date(millis),Scramble,Penalty,Comment\n"
        '"333";"Normal";"14340";"1600000000123";"R U";"1";"null"\n'
    )
    table = "No.;Time;Comment;Scramble;Date;P.1\n1;14.34+;;R U;2026-01-02 03:04:05;12.34\n"
    bare = "12.34 a\n1:02.345\nDNF(9.80)\n14.34+\n"
    return [new, old, write_table(sessions), twisty, table, bare]


def _read_times(text: object) -> bool:
    try:
        found = read_times(str(text), "it")
    except PracticeError:
        return False
    if found.sessions:
        assert read_times(write_cstimer(found.sessions), "it").count == found.count
    assert merged(Book(), found.sessions)[1] == found.count
    return True


def _read_own(value: object) -> None:
    own = of_json(value)
    assert of_json(to_json(own)) == own


def _read_keys(text: object) -> bool:
    try:
        changes = changes_from_text(str(text))
    except ValueError:
        return False
    changes_to_text(changes)
    return True


def _methods() -> Target:
    path = Path(tempfile.mkdtemp(prefix="fuzz-")) / "it.toml"
    own = Path(__file__).parents[2] / "examples" / "own_method" / "two-by-two-slots.toml"
    texts = [own.read_text("utf-8")]

    def make(rng: Random) -> object:
        data = damaged_text(rng, texts[0], texts).encode(errors="surrogatepass")
        return damaged_bytes(rng, data) if rng.random() < 0.2 else data

    def check(data: object) -> bool:
        path.write_bytes(data)  # type: ignore[arg-type]
        found = read_methods([path])
        assert len(found.by_id) + len(found.faults) == 1
        assert all(fault.startswith("it.toml") for fault in found.faults)
        for method in found.by_id.values():
            draft = read_draft(read_file(path))
            assert method_of(draft) == method
            assert read_draft(read_table(path.name, write_draft(draft))) == draft
        return bool(found.by_id)

    return Target(make, check)


RECONSTRUCTIONS = (
    "R U2 F'\nF@0.25 U2@1.5 // cross\nR'@2.75\n",
    "Scramble: R U F // white on top\nSolution:\n(F' U')@1200 y' [R, U] @ 1300 R'↑ // done",
)


def _read_reconstruction(text: object) -> bool:
    try:
        solve = read_reconstruction(str(text))
    except NotationError as error:
        _check_span(error.span, str(text))
        return False
    times = [each for each in solve.seconds if each is not None]
    assert times == sorted(times)
    assert len(solve.seconds) == len(solve.moves) == len(solve.written)
    return True


def _attempts() -> Target:
    control = SearchControl()
    drill = make_step_drill(StepScrambler("cross:white", control), range(3, 4), 3, control)
    texts = [*(found.alg for found in drill.solutions), "R U R' U'", "7", " 12 "]

    def check(text: object) -> bool:
        try:
            attempt = drill.read_attempt(str(text))
        except CubeError:
            return False
        assert attempt.turns >= drill.fewest
        results = StepResults().with_result("cross", drill.fewest, attempt.turns)
        assert StepResults.from_json(json.loads(json.dumps(results.to_json()))) == results
        return True

    return _text_target(texts, check)


SPEC = TableSpec("fuzz", 1, "<u2", (3, 100))


def _tables() -> Target:
    folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
    store = TableStore(folder)
    table = np.arange(300, dtype="<u2").reshape(3, 100)
    store.save(SPEC, table)
    (path,) = folder.iterdir()
    whole = path.read_bytes()

    def check(data: object) -> bool:
        path.write_bytes(data)  # type: ignore[arg-type]
        found = store.load(SPEC)
        assert found is None or np.array_equal(found, table)
        assert store.has(SPEC) or found is None
        return found is not None

    return Target(lambda rng: damaged_bytes(rng, whole), check)


def _kernels() -> Target:
    path = Path(tempfile.mkdtemp(prefix="fuzz-")) / "fuzz.kernel"
    cache.save(path, ("machine code", 1, b"\0" * 200))
    whole = path.read_bytes()

    def check(data: object) -> bool:
        path.write_bytes(data)  # type: ignore[arg-type]
        found = cache.load(path)
        assert found is None or data == whole
        return found is not None

    return Target(lambda rng: damaged_bytes(rng, whole), check)


COMMAND_LINES = (
    ["apply", "R U R' U'"],
    ["apply", "--size", "4", "Rw U2 [F, 2R]", "--net"],
    ["check", "UUUURRRRFFFFDDDDLLLLBBBB"],
    ["check", "U" * 54, "--json"],
    ["scramble", "--count", "2", "--size", "5", "--length", "9", "--seed", "3"],
    ["solve", "--size", "2", "--alg", "R U2 F'"],
    ["solve", "--alg", "R U F", "--time-limit", "0.1", "--method", "cfop", "--style", "plain"],
    ["tables", "status"],
    ["perfect", "list", "--show", "1"],
    ["patterns", "abababab.", "--limit", "2"],
    ["shot", "--size", "3"],
    ["export", "--size", "3"],
    ["bench", "nothing"],
    ["--size", "5", "apply", "R"],
)


def _command_line(rng: Random) -> object:
    words = list(rng.choice(COMMAND_LINES))
    for _ in range(rng.choice((1, 1, 2, 4))):
        place = rng.randrange(len(words))
        kind = rng.randrange(4)
        if kind == 0:
            words[place] = damaged_text(rng, words[place], [" ".join(words)])[:500]
        elif kind == 1:
            words.insert(place, rng.choice(rng.choice(COMMAND_LINES)))
        elif kind == 2:
            words[place] = rng.choice(("", "-", "--", "--json", "--size", "-1", "999", "nan", "ä"))
        elif len(words) > 1:
            del words[place]
    return words


def _run_command(item: object) -> bool:
    words = [str(word) for word in item]  # type: ignore[attr-defined]
    risky = {"bench", "build", "clear", "optimal", "big-cube", "search", "--table", "perfect"}
    is_risky = risky & set(words) or any(word.startswith("--jo") for word in words)
    if is_risky or _asks_for_thousands(words):
        # It would work for minutes, or empty the tables.
        return False
    output, errors = io.StringIO(), io.StringIO()
    # Words without a command open the window, which would stay open.
    window = patch("cubeapp.ui.app.run", return_value=0)
    with redirect_stdout(output), redirect_stderr(errors), window:
        status = main(words)
    assert status in (0, 1, 2), status
    assert "Traceback" not in errors.getvalue()
    if status == 2:
        assert errors.getvalue().count("\n") == 1, errors.getvalue()
        assert output.getvalue() == ""
    return status != 2


def _asks_for_thousands(words: list[str]) -> bool:
    """Tell whether scrambles may be asked for that are printed one by one for hours."""
    digits = (sum(letter.isdecimal() for letter in word) for word in words)
    return "scramble" in words and max(digits) > 3


def _own_patterns() -> list[object]:
    return [to_json(patterns_for(3)[:4])]


def targets() -> dict[str, Callable[[], Target]]:
    """Return how each target is made, by name."""
    alg_texts = list(ALGS)
    openings = [*_facelet_texts()[:12], *alg_texts, *_links()]
    return {
        "facelets": lambda: _text_target(_facelet_texts(), _read_facelets),
        "alg": lambda: Target(
            lambda rng: (
                rng.choice(SIZES),
                damaged_text(rng, rng.choice(alg_texts), alg_texts),
            ),
            _read_alg,
        ),
        "opening": lambda: _text_target(openings, _read_opening),
        "link": lambda: _text_target(_links(), _read_link),
        "session": _sessions,
        "times": lambda: _json_target(_books(), _read_book, PracticeError),
        "patterns": lambda: _json_target(_own_patterns(), _read_own, CubeError),
        "keys": lambda: _text_target([changes_to_text({"virtual-cube": {"i": "U"}})], _read_keys),
        "time-files": lambda: _text_target(_time_files(), _read_times),
        "methods": _methods,
        "reconstructions": lambda: _text_target([*RECONSTRUCTIONS], _read_reconstruction),
        "attempts": _attempts,
        "settings": lambda: Target(settings.make, settings.check),
        "photo": lambda: Target(
            partial(photos.damaged_file, whole=photos.files()), photos.read_file
        ),
        "stickers": lambda: Target(photos.stickers, photos.read_stickers),
        "table": _tables,
        "kernel": _kernels,
        "command-line": lambda: Target(_command_line, _run_command),
    }
