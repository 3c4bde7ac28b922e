"""The texts of the window about each solver, and the options that it offers."""

from __future__ import annotations

from dataclasses import dataclass

from cubeapp.engine.solvers.by_hand.choices import ANY, CROSSES
from cubeapp.engine.solvers.chains.method_files import chain_methods
from cubeapp.engine.text import Text, colour_name
from cubeapp.words import mark, tr


@dataclass(frozen=True, slots=True)
class Method:
    """A solver as the window shows it."""

    title: str
    """In a row of answers."""
    choice: str
    """In the list of solvers."""
    about: str = ""
    """What it does, in a sentence or two."""
    improves: bool = False
    """Whether shorter answers may follow its first one."""
    lists: bool = False
    """Whether it can list every shortest answer."""
    has_tables: bool = False
    """Whether there is a choice of tables for it."""
    eases: bool = False
    """Whether it can choose among its answers one that hands like."""
    rests: bool = False
    """Whether it can be paused."""
    proves: bool = False
    """Whether the depth it has reached is a proof that no answer is shorter."""
    counts: bool = True
    """Whether it counts all the positions that it looks at."""
    needs_all_turns: bool = False
    """Whether its answers may use any turn and end with the solved cube, without a choice."""
    races: bool = True
    """Whether it is asked where all that try to be short are, side by side."""
    default_s: float | None = None
    """How long it improves its answer unless another time is chosen; ``None`` for its own end."""
    usual: str = mark("Stop at the first answer")
    """What it does unless it is to improve for a time."""
    usual_tip: str = mark("Take the first answer found, which takes a blink")
    by_hand: bool = False
    """Whether it explains instead of being as short as can be; it needs all turns, too."""
    by_either_hand: bool = False
    """Whether it has a left-handed variant."""


_STYLES = {"middle": mark("middle"), "plain": mark("plain")}
_CROSSES = {
    key: Text("any first") if key == ANY else Text("{colour} first", colour=colour_name(faces[0]))
    for key, faces in CROSSES.items()
}
LEFT_HANDED = mark("left-handed")
_TABLES = {"small": mark("small"), "default": mark("default"), "large": mark("large")}


def style_words(style: str) -> str:
    """Say how far a method by hand looks ahead; empty for the default."""
    return tr(_STYLES.get(style, style)) if style else ""


def cross_words(cross: str) -> str:
    """Say which colour a method by hand begins with; empty for the default."""
    return tr(_CROSSES[cross]) if cross else ""


def table_words(table: str) -> str:
    """Say which table of the optimal solver is meant."""
    return tr(_TABLES.get(table, table))


_METHODS = {
    "two-by-two": Method(
        title=mark("Full table"),
        choice=mark("Full table (the shortest)"),
        about=mark("Looks the cube up among all 3,674,160 positions: nothing is shorter."),
        lists=True,
        eases=True,
    ),
    "two-phase": Method(
        title=mark("Two-phase"),
        choice=mark("Two-phase (short, at once)"),
        about=mark("Finds about 20 moves in a blink, and fewer if it may go on looking."),
        improves=True,
        eases=True,
        default_s=1.0,
        usual=mark("Improve the answer for a second"),
        usual_tip=mark("Take the first answer at once, and the shorter ones found in a second"),
    ),
    "optimal": Method(
        title=mark("Optimal"),
        choice=mark("Optimal (the shortest, proven)"),
        about=mark(
            "Proves that nothing is shorter, which takes a minute or two for most cubes, "
            "longer in quarter turns. It can rest, or be stopped with the best so far."
        ),
        lists=True,
        has_tables=True,
        rests=True,
        proves=True,
    ),
    "fmc": Method(
        title=mark("Fewest moves"),
        choice=mark("Fewest moves (as competitors do)"),
        about=mark(
            "EO, DR, HTR and a finish, each on the scramble, its inverse or both, written down as "
            "in a competition, with a sentence for each stage."
        ),
        improves=True,
        needs_all_turns=True,
        races=False,
        usual=mark("Look for about a second"),
        usual_tip=mark("Try the same number of ways on every cube, and take the shortest"),
    ),
    "big-cube": Method(
        title=mark("Big cube"),
        choice=mark("Big cube (short, for every size)"),
        about=mark(
            "Finds a first answer soon, and shorter ones while it looks on. The first cube of "
            "a size takes longer, for what it needs is made then."
        ),
        improves=True,
        counts=False,
        needs_all_turns=True,
        usual=mark("Stop when it is good for its size"),
        usual_tip=mark(
            "Look for shorter answers as long as is worth while: a second on a 4×4×4, "
            "half a minute on a 10×10×10, some minutes on the largest"
        ),
    ),
    "cfop": Method(
        title="CFOP",
        by_hand=True,
        choice=mark("CFOP (by hand, as fast cubers do)"),
        about=mark(
            "Cross, four pairs, then the top in two looks, each step with a sentence that says "
            "what it does. The cases have the names that cubers know."
        ),
    ),
    "beginner": Method(
        title=mark("Beginner"),
        by_hand=True,
        choice=mark("Beginner (by hand, layer by layer)"),
        about=mark(
            "Layer by layer, with two algs for each part of the top, each step with a sentence "
            "that says what it does and why."
        ),
    ),
    "classic": Method(
        title=mark("Classic"),
        by_hand=True,
        choice=mark("Classic (by hand, as in most booklets)"),
        about=mark(
            "A daisy, the cross, then layer by layer with as few algs as can be: more turns than "
            "the other beginner's way, but less to remember."
        ),
    ),
    "reduction": Method(
        title=mark("Reduction"),
        by_hand=True,
        choice=mark("Reduction (by hand, as a 3×3×3)"),
        about=mark(
            "Centres, then edges, then CFOP as on a 3×3×3, each step with a sentence that says "
            "what it does and why. It takes more turns than Big cube, but a person can follow it."
        ),
    ),
    "ortega": Method(
        title=mark("Ortega"),
        by_hand=True,
        choice=mark("Ortega (by hand, in three steps)"),
        about=mark("A face of any colour, the face opposite, then both layers at once."),
    ),
    "layers": Method(
        title=mark("Layers"),
        by_hand=True,
        choice=mark("Layers (by hand, one after the other)"),
        about=mark("One layer corner by corner, then the other one in two looks."),
    ),
}


def method(solver: str) -> Method:
    """Return how the solver of that name is shown; one that is not known here by its name."""
    return _METHODS.get(solver) or _of_file(solver) or Method(solver, solver)


def _of_file(solver: str) -> Method | None:
    """Return how a method is shown that a file describes; ``None`` if none does."""
    described = chain_methods().by_id.get(solver)
    if described is None:
        return None
    choice = Text("{title} (by hand, step by step)", title=described.title)
    return Method(described.title, choice, described.about, by_hand=True, by_either_hand=True)
