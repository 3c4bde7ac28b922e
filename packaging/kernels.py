"""Compile the kernels that go with the bundle: ``python packaging/kernels.py FOLDER CACHE``.

They run on every processor of the last fifteen years (x86-64-v2), so that nobody who starts the
bundle waits for the compiler. They fit one version of Python and of the compiler, those of the
bundle; see `cubeapp.engine.kernels.cache`.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path


def main(folder: Path) -> None:
    """Fill ``folder`` with compiled kernels."""
    from cubeapp.engine.ahead import parts
    from cubeapp.engine.kernels.folders import kernels_folder
    from cubeapp.engine.solvers.control import SearchControl

    for part in parts():
        part.build(SearchControl())
    made = kernels_folder()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(made, folder / made.name, ignore=shutil.ignore_patterns("*.complete", "*.part"))


if __name__ == "__main__":
    # Read by numba when it is imported; left to itself it would add what this processor has.
    os.environ["NUMBA_CPU_NAME"], os.environ["NUMBA_CPU_FEATURES"] = "x86-64-v2", ""
    os.environ["CUBEAPP_CACHE"] = sys.argv[2]
    main(Path(sys.argv[1]))
