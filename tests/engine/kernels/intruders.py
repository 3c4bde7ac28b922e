"""What other users can have done to a file of the cache before its folder was closed to them."""

import os

import pytest

needs_owners = pytest.mark.skipif(
    not hasattr(os, "getuid"), reason="the system keeps files of users apart by itself here"
)
is_root = hasattr(os, "getuid") and os.getuid() == 0


def open_to_its_group(path):
    path.chmod(0o664)


def open_to_everybody(path):
    path.chmod(0o646)


def belongs_to_somebody_else(path):
    os.chown(path, 12345, -1)


only_root = pytest.mark.skipif(not is_root, reason="only root gives files away")
INTRUSIONS = [
    open_to_its_group,
    open_to_everybody,
    pytest.param(belongs_to_somebody_else, marks=only_root),
]
