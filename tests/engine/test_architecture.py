"""The plan of the house, as far as imports show it: they point downwards only."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import cubeapp

ROOT = Path(cubeapp.__file__).parent

# The engine's parts, each of which imports only earlier ones; parts that are not named here
# (the timeline) stand on top and are imported by none of these.
ENGINE = [
    "errors",
    "english",
    "own_folders",
    "search_words",
    "groups",
    "geometry",
    "moves",
    "permutations",
    "cube",
    "orbits",
    "places",
    "cubies",
    "masks",
    "diagnosis",
    "checks",
    "validity",
    "difference",
    "turn_sets",
    "actions",
    "turn_names",
    "turn_words",
    "alg",
    "notation",
    "pasted",
    "facelets",
    "scores",
    "search",
    "batch",
    "rewriting",
    "replay",
    "steps",
    "human",
    "solvers",
    "perfect",
    "scramblers",
]
BELOW_THE_ENGINE = ("language", "resources")


def name_of(path):
    parts = ("cubeapp", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted(ROOT.rglob("*.py"))}


def is_for_types_only(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def import_nodes(node):
    """Every import below ``node``, those inside functions too, but not those for types only."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        elif not is_for_types_only(child):
            yield from import_nodes(child)


def imports(name):
    """The full names that a module imports: modules, or names in them."""
    found = set()
    for node in import_nodes(ast.parse(MODULES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            assert node.level == 0, f"{name} imports relatively"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def imports_inside(name, package):
    return {other for other in imports(name) if f"{other}.".startswith(f"{package}.")}


def modules_inside(package):
    return [name for name in MODULES if f"{name}.".startswith(f"{package}.")]


@pytest.mark.parametrize("name", modules_inside("cubeapp.engine"))
def test_the_engine_knows_nothing_of_qt_or_what_stands_on_it(name):
    assert not imports_inside(name, "PySide6")
    own = set().union(*(imports_inside(name, f"cubeapp.{part}") for part in BELOW_THE_ENGINE))
    assert imports_inside(name, "cubeapp") == own | imports_inside(name, "cubeapp.engine")
    assert not any(imports_inside(f"cubeapp.{part}", "cubeapp") for part in BELOW_THE_ENGINE)


@pytest.mark.parametrize("name", modules_inside("cubeapp.ui"))
def test_the_window_knows_nothing_of_the_command_line(name):
    assert not imports_inside(name, "cubeapp.cli")
    assert not imports_inside(name, "cubeapp.commands")


def part_of(name):
    """The engine's part that a module of it belongs to."""
    return name.split(".")[2]


def height(part):
    return ENGINE.index(part) if part in ENGINE else len(ENGINE)


@pytest.mark.parametrize("name", modules_inside("cubeapp.engine")[1:])
def test_inside_the_engine_imports_point_downwards(name):
    part = part_of(name)
    parts = {part_of(other) for other in imports_inside(name, "cubeapp.engine")} - {part}
    upwards = {other for other in parts if part in ENGINE and height(other) >= height(part)}
    assert not upwards


SEARCH = "cubeapp.engine.search"
KERNEL_PACKAGES = [name for name in modules_inside(SEARCH) if MODULES[name].stem == "__init__"][1:]


@pytest.mark.parametrize("package", KERNEL_PACKAGES)
def test_packages_of_kernels_stand_alone(package):
    # Each has a cache folder that knows no other package's source.
    for name in modules_inside(package):
        assert not any(imports_inside(name, other) for other in set(KERNEL_PACKAGES) - {package})


@pytest.mark.parametrize("name", modules_inside("cubeapp.ui.controls"))
def test_controls_know_neither_the_rooms_nor_the_document(name):
    rooms = ("shell", "stage", "play", "solve", "learn", "train", "lab", "files")
    above = (*rooms, "preferences", "describe", "document")
    assert not any(imports_inside(name, f"cubeapp.ui.{part}") for part in above)


@pytest.mark.parametrize("name", ["cubeapp.cli", "cubeapp.ui.app", "cubeapp.engine.timeline"])
def test_starting_does_not_wait_for_the_compiler(name):
    code = f"import sys, {name}; sys.exit('numba' in sys.modules)"
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, cwd=ROOT.parent, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr or "numba was imported"
