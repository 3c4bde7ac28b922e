"""What a step of a solution tells: a few moves with a name, a sentence, and what to look at."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.geometry import Face
from cubeapp.engine.model.moves import Move
from cubeapp.engine.solvers.aims import Aim
from cubeapp.engine.text import NO_TEXT, Text, colour_name

ROTATION = Text("turn the whole cube")
"""The name of a step that does only that."""


@dataclass(frozen=True, slots=True)
class Hold:
    """How the cube is held: by the colours of two centres, as numbers of faces."""

    top: int
    front: int

    @property
    def words(self) -> Text:
        """For people: "yellow on top, green in front"."""
        words = {"top": colour_name(self.top), "front": colour_name(self.front)}
        return Text("{top} on top, {front} in front", **words)

    def is_of(self, cube: Cube) -> bool:
        """Tell whether the centres on top and in front of ``cube`` have these colours."""
        middle = slice((cube.size - 1) // 2, cube.size // 2 + 1)
        faces = cube.faces[:, middle, middle]
        return bool((faces[Face.U] == self.top).all() and (faces[Face.F] == self.front).all())


@dataclass(frozen=True, slots=True)
class Step:
    """A few moves that do one thing, in plain words."""

    name: Text
    """For people: "white-red edge", "OLL 27"."""
    moves: tuple[Move, ...]
    sentence: Text
    """What is done and why, with the moves in it."""
    hold: Hold | None = None
    """How the cube is held while the turns are made, or after them where they turn it as a
    whole; ``None`` where no centres tell."""
    facelets: tuple[int, ...] = ()
    """The flat indices of the facelets of the cubies it is about, in the cube before its moves."""
    case: Text = NO_TEXT
    """What people call the case: "F2L 4", "PLL Ga"; empty where it has no name."""
    hint: Text = NO_TEXT
    """How to see the case, where there is more to say than in the sentence."""
    solved: tuple[int, ...] = ()
    """The facelets of the cubies that are done already, in the cube before its moves."""
    goal: Text = NO_TEXT
    """For learners, without names of turns: what is so afterwards. Empty where the goal of the
    stage says enough."""
    look: Text = NO_TEXT
    """For learners: what to look for on the cube."""
    why: Text = NO_TEXT
    """For learners: why the turns do it; empty where nothing can be said in a few words."""
    aim: Aim | None = None
    """What is to be so afterwards; ``None`` where nothing but the result of the moves will do."""

    @classmethod
    def of_rotation(
        cls,
        moves: tuple[Move, ...],
        sentence: Text,
        hold: Hold | None,
        facelets: tuple[int, ...] = (),
        solved: tuple[int, ...] = (),
    ) -> Step:
        """Return the step that only turns the cube as a whole.

        Args:
            moves: of the whole cube.
            sentence: how it is turned.
            hold: how it is held then.
            facelets: what the next step is about, before ``moves``.
            solved: what is done already, before ``moves``.
        """
        why = Text("No piece leaves its place. You only see other sides.")
        return cls(ROTATION, moves, sentence, hold, facelets, solved=solved, goal=sentence, why=why)
