"""Check that this machine can run cubeapp, and install what Debian lacks where that is allowed.

Usage: python3 .ci/check_machine.py [--window]

Qt needs some system libraries that no Python package brings; a real X window needs a few
more. As root on Debian the missing packages are installed, otherwise one line names them.
This file runs on the system's own Python, before anything is installed.
"""

import importlib.util
import os
import platform
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir))

from cubeapp.commands.display import X_LIBRARIES, can_load

OLDEST_PYTHON = (3, 11)

# Shared library -> the Debian package that has it.
DRAWING = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")
FONT_PACKAGE = "fonts-dejavu-core"


def main(arguments):
    """Return 0 when the machine is ready, 1 after one line that says what is missing."""
    if sys.version_info < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        return complain(
            f"cubeapp needs Python {oldest} or newer, and {sys.executable} is "
            f"{platform.python_version()}; name another one: make PYTHON=…"
        )
    if platform.system() != "Linux":
        return 0
    missing = missing_packages(for_window="--window" in arguments)
    if not missing:
        return 0
    if shutil.which("apt-get") and os.geteuid() == 0:
        return install(missing)
    names = " ".join(missing)
    return complain(
        f"this machine lacks {names}; install them first, on Debian with: "
        f"sudo apt-get install {names}"
    )


def missing_packages(for_window):
    """Return the Debian packages whose part this machine does not have."""
    libraries = {**DRAWING, **(X_LIBRARIES if for_window else {})}
    missing = [package for name, package in libraries.items() if not can_load(name)]
    if not any(has_fonts(os.path.expanduser(folder)) for folder in FONT_FOLDERS):
        missing.append(FONT_PACKAGE)
    # Debian splits this module off, and a virtual environment cannot be made without it.
    if importlib.util.find_spec("ensurepip") is None:
        missing.append(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv")
    return missing


def has_fonts(folder):
    """Tell whether there is a font file anywhere under ``folder``."""
    endings = (".ttf", ".otf", ".ttc", ".pfb")
    return any(name.lower().endswith(endings) for _, _, names in os.walk(folder) for name in names)


def install(packages):
    """Install Debian packages as root, quietly unless that fails."""
    print("installing " + " ".join(packages), file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-q", "-y", "-o", "Acquire::Retries=3"]
    for step in (["update"], ["install", "--no-install-recommends", *packages]):
        done = subprocess.run(
            apt + step,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.stderr.write(done.stdout)
            return complain(f"apt-get {step[0]} failed; what it said stands above")
    return 0


def complain(sentence):
    """Print one line and return the exit status that goes with it."""
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
