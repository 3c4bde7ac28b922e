"""Packages that are installed as far as their entry points show it."""

ENTRY_POINTS = "cubeapp.solvers"
SOLVERS = """
from cubeapp import Alg, Solution, Stage, Stats

class Handy:
    name = "handy"
    def accepts(self, cube): return cube.size == 3
    def prepare(self, control, metric=None): pass
    def solve(self, cube, limits, control):
        return Solution(self.name, 3, (Stage("all", Alg("U'").moves(3)),), Stats(0, 1))

class Nameless:
    pass

class Usurper(Handy):
    name = "cfop"
"""


def install(folder, name, **solvers):
    """Have ``folder``, which is on the path, say that a package offers solvers by their names."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{solver} = {place}" for solver, place in solvers.items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{ENTRY_POINTS}]", *lines, ""]))


def install_handy(folder):
    """Have a package with a good solver, and some that are none."""
    (folder / "handy_solver.py").write_text(SOLVERS)
    install(
        folder,
        "handy-solvers",
        handy="handy_solver:Handy",
        missing="no_such_module:Solver",
        nameless="handy_solver:Nameless",
        cfop="handy_solver:Usurper",
    )
