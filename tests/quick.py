"""Which tests belong to what was changed: ``python -m tests.quick`` prints their paths.

A room's tests are in the folder that mirrors it, or in the nearest one above; a module at the
root of a floor has a test file of its name, or else the test files that import it. The pages of the
documentation have one together. The plan of imports is always checked.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ALWAYS = "tests/engine/test_architecture.py"
PAGES = "tests/test_docs.py"
MAIN = "main"


def changed() -> set[str]:
    """Return the files that differ from the main branch or were never committed."""
    base = _git("merge-base", "HEAD", MAIN) or ["HEAD"]
    return {
        *_git("diff", "--name-only", base[0]),
        *_git("ls-files", "--others", "--exclude-standard"),
    }


def chosen_for(paths: Iterable[str], root: Path = ROOT) -> list[str]:
    """Return the tests, files and folders, that belong to some files of the checkout."""
    found = {ALWAYS}
    for path in paths:
        if path.startswith("docs/"):
            found.add(PAGES)
        elif path.endswith(".py"):
            found.update(_mirrors_of(Path(path), root))
    # What is in a chosen folder is not chosen again.
    return sorted(path for path in found if not any(str(up) in found for up in Path(path).parents))


def _mirrors_of(path: Path, root: Path) -> Iterator[str]:
    if path.parts[0] == "tests":
        if path.name.startswith("test_") and (root / path).is_file():
            yield path.as_posix()
        elif len(path.parts) > 3:
            yield path.parent.as_posix()
        return
    if path.parts[0] != "cubeapp":
        return
    mirror = Path("tests", *path.parent.parts[1:])
    rooms = (folder for folder in (mirror, *mirror.parents) if len(folder.parts) > 2)
    room = next((folder for folder in rooms if (root / folder).is_dir()), None)
    if room is not None:
        yield room.as_posix()
        return
    own = mirror / f"test_{path.stem}.py"
    yield from [own.as_posix()] if (root / own).is_file() else _importers(path, root)


def _importers(path: Path, root: Path) -> Iterator[str]:
    """Yield the test files that name a module."""
    package, name = ".".join(path.parent.parts), path.stem
    lines = (f"from {package}.{name} import", f"from {package} import {name}")
    for file in (root / "tests").rglob("test_*.py"):
        text = file.read_text("utf-8")
        if any(line in text for line in lines):
            yield file.relative_to(root).as_posix()


def _git(*arguments: str) -> list[str]:
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.splitlines()


if __name__ == "__main__":
    print(*chosen_for(changed()), sep="\n")
