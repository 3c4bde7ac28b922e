"""The patterns look as their names say: facelets written down here, row by row."""

import pytest

from cubeapp.engine.cube import Cube
from cubeapp.engine.facelets import parse_facelets
from cubeapp.ui.targets import PATTERNS, patterns_for

FACELETS = {
    "Superflip": "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB",
    "Checkerboard": "UDUDUDUDURLRLRLRLRFBFBFBFBFDUDUDUDUDLRLRLRLRLBFBFBFBFB",
    "Cube in a cube": "FFFFUUFUURRURRUUUURFFRFFRRRBBBDDBDDBDDDLLDLLDLLLLBBLBB",
    "Cube in cube in cube": "RRRRUURUFURFRRFFFFUFRUFFUUULLLDDLBDLBBBLLBDLBDDDDBBDBL",
    "Four spots": "UUUUUUUUULLLLRLLLLBBBBFBBBBDDDDDDDDDRRRRLRRRRFFFFBFFFF",
    "Six spots": "FFFFUFFFFUUUURUUUURRRRFRRRRBBBBDBBBBDDDDLDDDDLLLLBLLLL",
    "Crosses": "DUDUUUDUDFRFRRRFRFRFRFFFRFRUDUDDDUDUBLBLLLBLBLBLBBBLBL",
    "Stripes": "UUUUUUUUUBRFBRFBRFLFRLFRLFRDDDDDDDDDFLBFLBFLBRBLRBLRBL",
    "Anaconda": "FUFUUFFFFUUUURRURURRRFFRRFRBDBBDDBBBDLDDLLDDDLBLBBLLLL",
    "Python": "DUDDUDDUDFFFFRRFRFRFRFFRRRRUUUDDDUUUBBBBLLBLBLBLBBLLLL",
    "Tetris": "FFBFUBFBBUDDURDUUDRLLRFLRRLBBFBDFBFFUDDULDUUDLRRLBRLLR",
}


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: pattern.name)
def test_a_pattern_looks_as_it_is_called(pattern):
    assert pattern.cube == parse_facelets(FACELETS[pattern.name], pattern.size).cube


def test_patterns_are_offered_for_their_own_size():
    assert patterns_for(3) == PATTERNS
    assert patterns_for(5) == ()
    assert all(pattern.cube != Cube.solved(pattern.size) for pattern in PATTERNS)
