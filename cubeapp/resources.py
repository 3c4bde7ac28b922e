"""Where the files are that come with the program: icons, pictures, later more.

They lie in ``resources/`` at the top of a checkout and in ``cubeapp/resources/`` of an
installed package.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path


def resource(name: str) -> Path:
    """Return the path of a file that comes with the program.

    Args:
        name: its path below the resources' folder, with slashes: "icons/cubeapp.svg".

    Raises:
        FileNotFoundError: there is no such file.
    """
    path = resources_folder().joinpath(*name.split("/"))
    if not path.is_file():
        raise FileNotFoundError(f"'{name}' is not among the program's resources")
    return path


@cache
def resources_folder() -> Path:
    """Return the folder of all files that come with the program.

    Raises:
        FileNotFoundError: it does not hold even the program's own icon.
    """
    package = Path(__file__).resolve().parent
    # The checkout comes first: an installed package has nothing of that name beside it.
    for folder in (package.parent / "resources", package / "resources"):
        if (folder / "icons" / "cubeapp.svg").is_file():
            return folder
    raise FileNotFoundError("the program's resources are missing")
