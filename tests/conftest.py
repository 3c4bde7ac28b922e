import numpy as np
import pytest
from hypothesis import settings

# The first cube of a size builds its tables, and a machine may be busy: time proves nothing.
settings.register_profile("cubeapp", deadline=None)
settings.load_profile("cubeapp")


@pytest.fixture
def rng():
    return np.random.default_rng(2026)
