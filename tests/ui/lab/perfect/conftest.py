import pytest

from cubeapp.ui.lab.perfect import cube_gallery


@pytest.fixture(scope="module")
def pictures():
    """What was drawn before."""
    return {}


@pytest.fixture(autouse=True)
def drawn_once(monkeypatch, pictures):
    """Each picture of the 48 is drawn once: together they take longer than most of these tests."""
    draw = cube_gallery.net_picture

    def net_picture(cube, size, ratio, theme):
        key = cube, size.toTuple(), ratio, theme
        if key not in pictures:
            pictures[key] = draw(cube, size, ratio, theme)
        return pictures[key]

    monkeypatch.setattr(cube_gallery, "net_picture", net_picture)
