"""What kernels and tables are made from, found in the engine's source without the compiler."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cubeapp import __version__

ENGINE = Path(__file__).parents[1]
_MAKES = b"kernels.compiled import", b"TableSpec("
"""In modules that have kernels or say what tables look like."""
_IMPORT = re.compile(rb"\nfrom cubeapp\.engine\.?([\w.]*) import (\([^)]*\)|.*)")
"""No kernel reaches through imports that are indented: in functions, or for types only."""


@cache
def digest() -> str:
    """Return a digest of the version, and of `modules` where the source is at hand."""
    made = hashlib.blake2b(__version__.encode(), digest_size=8)
    for name, source in sorted(modules().items()):
        made.update(f"{name} {len(source)}\n".encode() + source)
    return made.hexdigest()


def modules() -> dict[str, bytes]:
    """Return the source of all modules with kernels or tables, and of all that they import.

    Their names are those inside the engine: "kernels.tables".
    """
    sources = {_name(path): path.read_bytes() for path in ENGINE.rglob("*.py")}
    found: dict[str, bytes] = {}
    ahead = [name for name, source in sources.items() if any(sign in source for sign in _MAKES)]
    while ahead:
        name = ahead.pop()
        if name in sources and name not in found:
            found[name] = sources[name]
            ahead += _imported(sources[name])
    return found


def _name(path: Path) -> str:
    parts = path.parts[len(ENGINE.parts) :]
    return ".".join(parts).removesuffix(".py").removesuffix(".__init__")


def _imported(source: bytes) -> Iterator[str]:
    """Yield all that a module imports of the engine: modules, and names that are none."""
    for module, names in _IMPORT.findall(b"\n" + source):
        yield module.decode()
        for name in re.findall(rb"\w+", names):
            yield f"{module.decode()}.{name.decode()}".removeprefix(".")
