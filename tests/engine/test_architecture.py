"""The plan of the house, as far as imports show it: they point downwards only."""

import ast
import re
import subprocess
import sys
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import cubeapp

ROOT = Path(cubeapp.__file__).parent

# The engine's rooms, the lowest first: what stands in one imports only from itself and from
# those before it.
ENGINE = [
    "text",
    "model",
    "legality",
    "facelets",
    "notation",
    "data_files",
    "kernels",
    "coordinates",
    "solvers",
    "timeline",
    "perfect",
    "patterns",
    "scrambles",
    "teaching",
    "library",
    "practice",
    "slips",
    "photos",
    "warm_up",
    "ahead",
    "api",
]
# What can be asked of a value is in one place, so its methods reach up to what answers.
ANSWERED_ABOVE = {
    "cubeapp": ("cubeapp.engine",),
    "cubeapp.engine.model.cube": (
        "cubeapp.drawing.svg",
        "cubeapp.drawing.theme.Looks",
        "cubeapp.engine.facelets.text",
        "cubeapp.engine.legality",
        "cubeapp.engine.notation.alg",
        "cubeapp.engine.scrambles.random_state",
    ),
    "cubeapp.engine.notation.alg": (
        "cubeapp.engine.notation.changes",
        "cubeapp.engine.notation.effect",
    ),
}
BELOW_THE_ENGINE = ("own_folders", "resources")


def name_of(path):
    parts = ("cubeapp", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted(ROOT.rglob("*.py"))}


IMPORT = re.compile(r"^ *(from [\w.]+ import (?:\([^)]*\)|.+)|import .+)", re.MULTILINE)


def import_nodes(text):
    """Every import in a module: those inside functions and those for types only, too.

    To parse nothing else takes an eighth of the time. Programs in strings import as well.
    """
    for statement in IMPORT.findall(text):
        yield from ast.parse(statement).body


@cache
def imports(name):
    """The full names that a module imports: modules, or names in them."""
    found = set()
    for node in import_nodes(MODULES[name].read_text(encoding="utf-8")):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            assert node.level == 0, f"{name} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {other for other in found if not other.startswith(ANSWERED_ABOVE.get(name, ()))}


@pytest.mark.slow
def test_no_import_is_overlooked():
    for path in MODULES.values():
        text = path.read_text(encoding="utf-8")
        nodes = ast.walk(ast.parse(text))
        there = {ast.dump(node) for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)}
        assert there <= {ast.dump(node) for node in import_nodes(text)}, path


def imports_inside(name, package):
    return {other for other in imports(name) if f"{other}.".startswith(f"{package}.")}


def modules_inside(package):
    return [name for name in MODULES if f"{name}.".startswith(f"{package}.")]


def those_that_import(names, *packages):
    """The modules of ``names`` that import any of ``packages``, with what they import of them."""
    found = {name: set().union(*(imports_inside(name, one) for one in packages)) for name in names}
    return {name: sorted(others) for name, others in found.items() if others}


def test_the_engine_knows_nothing_of_qt_or_what_stands_on_it():
    allowed = (
        "cubeapp.engine",
        "cubeapp.__version__",
        *(f"cubeapp.{part}" for part in BELOW_THE_ENGINE),
    )
    engine = modules_inside("cubeapp.engine")
    assert not those_that_import(engine, "PySide6")
    for name in engine:
        below = set().union(*(imports_inside(name, part) for part in allowed))
        assert imports_inside(name, "cubeapp") == below, name
    assert not those_that_import([f"cubeapp.{part}" for part in BELOW_THE_ENGINE], "cubeapp")


def test_drawing_knows_the_engine_and_no_window():
    drawing = modules_inside("cubeapp.drawing")
    assert not those_that_import(drawing, "PySide6")
    allowed = ("cubeapp.drawing", "cubeapp.engine", "cubeapp.words")
    for name in drawing:
        below = set().union(*(imports_inside(name, part) for part in allowed))
        assert imports_inside(name, "cubeapp") == below, name


def test_texts_are_put_into_a_language_above_the_engine():
    below = imports_inside("cubeapp.words", "cubeapp")
    assert below <= {"cubeapp.engine.text", *imports_inside("cubeapp.words", "cubeapp.engine.text")}


def test_the_window_knows_nothing_of_the_command_line():
    window = modules_inside("cubeapp.ui")
    assert not those_that_import(window, "cubeapp.cli", "cubeapp.commands")


def engine_room_of(name):
    return name.split(".")[2]


def upwards(name):
    """What a module of the engine imports from rooms that stand above its own."""
    height = ENGINE.index(engine_room_of(name))
    others = imports_inside(name, "cubeapp.engine")
    return sorted(other for other in others if ENGINE.index(engine_room_of(other)) > height)


def test_inside_the_engine_imports_point_downwards():
    assert not {name: up for name in modules_inside("cubeapp.engine")[1:] if (up := upwards(name))}


# The window's floors, the lowest first. What stands on one floor imports only what stands below
# it; two rooms of the same floor do not import each other.
FLOORS = (
    ("services",),
    ("document", "drawing"),
    ("controls",),
    ("stage",),
    ("shell",),
    ("play", "solve", "learn", "train", "lab", "files", "preferences", "describe"),
    ("app",),
)
FLOOR_OF = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
SCRAMBLES = "cubeapp.ui.play.scramble.model"
# What another place needs comes by constructor, from `app`; here its class is named for types.
SHARED_BETWEEN_PLACES = {
    "cubeapp.ui.lab.perfect.feature": (SCRAMBLES,),
    "cubeapp.ui.lab.perfect.model": (SCRAMBLES,),
    "cubeapp.ui.train.timer.feature": (SCRAMBLES,),
    "cubeapp.ui.train.timer.scramble_supply": (SCRAMBLES,),
}


def room_of(name):
    """The room of the window that a module belongs to."""
    return name.split(".")[2]


def is_allowed(name, other):
    """Whether one module of the window may import another."""
    room, wanted = room_of(name), room_of(other)
    if room == wanted or FLOOR_OF[wanted] < FLOOR_OF[room]:
        return True
    module = other if other in MODULES else other.rpartition(".")[0]
    return module in SHARED_BETWEEN_PLACES.get(name, ())


def test_in_the_window_imports_point_downwards():
    window = modules_inside("cubeapp.ui")[1:]
    upwards = {
        name: bad
        for name in window
        if (bad := sorted(o for o in imports_inside(name, "cubeapp.ui") if not is_allowed(name, o)))
    }
    assert not upwards


def test_only_the_program_knows_the_window_and_the_features():
    window, base = "cubeapp.ui.shell.main_window", "cubeapp.ui.shell.feature"
    features = [name for name in MODULES if name.endswith(".feature") and name != base]
    assert len(features) > 15
    others = MODULES.keys() - {"cubeapp.ui.app"}
    assert not those_that_import(others, window, *features)


def test_the_tests_of_the_window_are_in_its_rooms():
    tests = Path(__file__).parents[1]
    folders = {path.parent.relative_to(tests) for path in (tests / "ui").rglob("test_*.py")}
    assert folders
    assert not [str(folder) for folder in sorted(folders) if not (ROOT / folder).is_dir()]


def modules_imported(name):
    """The modules of the program that a module imports."""
    others = imports_inside(name, "cubeapp")
    found = {other if other in MODULES else other.rpartition(".")[0] for other in others}
    return found & MODULES.keys() - {name}


def test_no_modules_import_each_other_in_a_circle():
    graph = {name: modules_imported(name) for name in MODULES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


@cache
def read_to_start(names):
    """What a fresh process has imported when it has imported some modules."""
    command = [sys.executable, "-c", f"import sys, {names}; print(*sys.modules)"]
    run = subprocess.run(command, cwd=ROOT.parent, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


@pytest.mark.parametrize(
    "names",
    ["cubeapp.ui.app", "cubeapp.cli, cubeapp.engine.timeline.timeline, cubeapp.drawing.svg"],
)
def test_starting_does_not_wait_for_the_compiler(names):
    assert "numba" not in read_to_start(names)


def test_starting_reads_no_panel_that_is_not_shown():
    names = read_to_start("cubeapp.ui.app")
    read = {name for name in names if name.startswith("cubeapp.ui.") and name.endswith(".panel")}
    # The base of panels, and the cards of a first start, which are shown.
    assert read == {"cubeapp.ui.controls.panel", "cubeapp.ui.play.welcome.panel"}
