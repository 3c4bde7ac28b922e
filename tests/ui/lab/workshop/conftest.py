import pytest

from cubeapp.engine.solvers.chains.method_files import own_methods_folder
from cubeapp.engine.solvers.registry import reread_methods


@pytest.fixture
def own_methods():
    """The folder of the user's own methods, which is empty again in the end."""
    folder = own_methods_folder()
    reread_methods()
    yield folder
    for path in folder.glob("*.toml") if folder.exists() else ():
        path.unlink()
    if folder.exists():
        folder.rmdir()
    reread_methods()
