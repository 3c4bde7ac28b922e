"""Solvers for the tests of the window: they answer at once, or when they are told to."""

import threading

from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.moves import inverse
from cubeapp.engine.solvers.control import Progress
from cubeapp.engine.solvers.solution import Solution, Stage, Stats


def answer_of(moves, method="two-phase", size=3, proven=False, seconds=0.0017):
    return Solution(method, size, (Stage("all", moves),), Stats(seconds, 1), proven)


def solution_of(moves, method="two-phase", size=3):
    """The answer for a cube that ``moves`` have scrambled."""
    return answer_of(inverse(moves), method, size)


class FakeSolver:
    """Says its best so far, and ends with its result once that is released."""

    def __init__(self, *results, best=None, released=True, fault=None):
        self.results = list(results)
        self.best = best
        self.fault = fault
        self.released = threading.Event()
        self.searching = threading.Event()
        self.stopped = threading.Event()
        self.asked = []
        if released:
            self.released.set()

    def accepts(self, cube):
        return True

    def prepare(self, control, metric=None):
        control.checkpoint(Progress("loading"))

    def solve(self, cube, limits, control):
        return self.solve_all(cube, limits, control)[0]

    def solve_all(self, cube, limits, control):
        self.asked.append((cube, limits))
        if self.fault:
            raise self.fault
        try:
            control.checkpoint(Progress("looking", nodes=7, best=self.best))
            while not self.released.wait(0.002):
                control.wait_while_paused()
                control.checkpoint(Progress("looking", nodes=7, best=self.best))
                self.searching.set()
        except SearchCancelled:
            self.stopped.set()
            raise
        return tuple(self.results)
