"""How soon a slip is found by asking for stickers, and how surely: simulated slips.

Slips are drawn as likely as the program takes them to be, and once with every cube that one slip
leads to as likely as any other.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean

import numpy as np
from numpy.typing import NDArray

from cubeapp.benchmarks import Figure, Report
from cubeapp.benchmarks.timing import measure_slowness
from cubeapp.engine.model.geometry import cube_name
from cubeapp.engine.scrambles.random_state import random_state
from cubeapp.engine.slips.checks import next_check
from cubeapp.engine.slips.hypotheses import Hypotheses, hypotheses
from cubeapp.engine.slips.inquiry import Inquiry
from cubeapp.engine.slips.trail import Trail
from cubeapp.engine.solvers.by_hand.choices import CLASSIC, Style
from cubeapp.engine.solvers.control import Limits, SearchControl
from cubeapp.engine.solvers.registry import default_solver, hand_solver

SEED = 16
TRAILS, MANY_TRAILS = 50, 500
SLIPS = 20
"""Slips on each answer."""
DOUBLE_TRAILS, DOUBLE_SLIPS = 5, 40
LESSONS, LESSON_MOVES = 5, 60
LONGEST = 20
OTHER_SIZES = ((2, 10, 20), (4, 3, 20), (5, 2, 20))
"""Size, answers, slips on each."""
FIRST_MS, NEXT_MS, LESSON_MS, DOUBLE_S = 100.0, 30.0, 300.0, 1.5
STICKERS, DOUBLE_STICKERS = 6.0, 9.5
NAMED, NOTICED, SHOWN = 99.5, 95.0, 80.0


@dataclass(slots=True)
class Tally:
    """What became of some slips."""

    count: int = 0
    named: int = 0
    """How often the right cube was told."""
    misled: int = 0
    """How often another one was, and no answer called doubtful."""
    wrongly_well: int = 0
    stickers: list[int] = field(default_factory=list)
    next_ms: list[float] = field(default_factory=list)
    """CPU time for each question but the first."""

    def play(
        self, inquiry: Inquiry, truth: NDArray[np.uint8], wrong: tuple[int, int] = (-1, 0)
    ) -> int:
        """Answer all questions as ``truth`` has it and return how many there were.

        Args:
            inquiry: without an answer.
            truth: the user's cube.
            wrong: the number of an answer, from 0, and how far its colour is off.
        """
        asked = 0
        while inquiry.ask is not None:
            colour = int(truth[inquiry.ask]) + wrong[1] * (asked == wrong[0])
            begun = time.process_time()
            inquiry = inquiry.answer(inquiry.ask, colour % 6)
            _ = inquiry.ask
            self.next_ms.append(1e3 * (time.process_time() - begun))
            asked += 1
        self._count(inquiry, truth, asked)
        return asked

    def _count(self, inquiry: Inquiry, truth: NDArray[np.uint8], asked: int) -> None:
        found = inquiry.found
        is_right = found is not None and np.array_equal(found.cube.facelets, truth)
        self.count += 1
        self.stickers.append(asked)
        self.named += is_right
        self.misled += found is not None and not is_right and not inquiry.doubtful
        self.wrongly_well += found is not None and found.is_well and not is_right

    def percent(self, count: int) -> float:
        """Return so many as a share of all."""
        return 100 * count / self.count


def run(report: Report, is_long: bool = False) -> list[Figure]:
    """Simulate slips; ten times as many if it may take long."""
    slowness, figures = measure_slowness(report)
    trails = [_trail(3, index) for index in range(MANY_TRAILS if is_long else TRAILS)]
    figures += _single(report, trails, slowness)
    figures += _double(report, trails[:DOUBLE_TRAILS], slowness)
    figures += _lessons(report, slowness)
    for size, count, slips in OTHER_SIZES:
        figures += _other_size(report, size, count, slips)
    report("looks between the moves")
    return [*figures, *_checks(trails)]


def _trail(size: int, index: int) -> Trail:
    """Return a random cube with its answer, of 20 moves at most on a 3×3×3."""
    cube = random_state(size, np.random.default_rng([SEED, size, index]))
    limits = Limits(max_length=LONGEST) if size == 3 else Limits()
    return Trail(cube, default_solver(cube).solve(cube, limits, SearchControl()).moves)


def _drawn(
    cubes: Hypotheses, count: int, rng: np.random.Generator, slips: int = 1, evenly: bool = False
) -> Iterator[NDArray[np.uint8]]:
    """Yield ``count`` of the cubes that as many slips lead to, and fewer do not."""
    is_meant = cubes.slip_counts == slips
    weights = is_meant * (1.0 if evenly else cubes.likelihoods)
    for index in rng.choice(len(cubes), count, p=weights / weights.sum()):
        yield cubes.cubes[:, index]


def _single(report: Report, trails: Sequence[Trail], slowness: float) -> list[Figure]:
    """Measure one slip on answers of at most 20 moves, also with a wrong answer."""
    rng = np.random.default_rng(SEED)
    likely, evenly, wrong = Tally(), Tally(), Tally()
    first_ms, counts = [], []
    for number, trail in enumerate(trails):
        if number % 10 == 0:
            report(f"one slip: answer {number + 1} of {len(trails)}")
        begun = time.process_time()
        inquiry = Inquiry.about(trail)
        _ = inquiry.ask
        first_ms.append(1e3 * (time.process_time() - begun))
        counts.append(len(inquiry.hypotheses))
        for truth in _drawn(inquiry.hypotheses, SLIPS, rng):
            asked = likely.play(inquiry, truth)
            wrong.play(inquiry, truth, (int(rng.integers(asked)), int(rng.integers(1, 6))))
        for truth in _drawn(inquiry.hypotheses, SLIPS, rng, evenly=True):
            evenly.play(inquiry, truth)
    name = f"one slip in {mean(len(trail.moves) for trail in trails):.1f} moves"
    noticed = wrong.percent(wrong.count - wrong.misled)
    well = likely.wrongly_well + evenly.wrongly_well + wrong.wrongly_well
    return [
        Figure(f"{name}: cubes", mean(counts), "cubes"),
        *_of(f"{name}, {likely.count:,} slips", likely, STICKERS),
        Figure(f"{name}: to the first question", mean(first_ms), "ms CPU", FIRST_MS * slowness),
        Figure(f"{name}: to each next", mean(likely.next_ms), "ms CPU", NEXT_MS * slowness),
        *_of(f"{name}, each cube as likely", evenly, None),
        Figure(f"{name}, one answer wrong: noticed", noticed, "%", NOTICED, more_is_better=True),
        Figure(f"{name}, one answer wrong: right cube named", wrong.percent(wrong.named), "%"),
        Figure(f"{name}: all is well said wrongly", well, "times", 0),
    ]


def _of(name: str, tally: Tally, stickers: float | None) -> list[Figure]:
    named = tally.percent(tally.named)
    return [
        Figure(f"{name}: right cube named", named, "%", NAMED, more_is_better=True),
        Figure(f"{name}: stickers asked, mean", mean(tally.stickers), "stickers", stickers),
        Figure(f"{name}: stickers asked, most", max(tally.stickers), "stickers"),
    ]


def _double(report: Report, trails: Sequence[Trail], slowness: float) -> list[Figure]:
    """Measure two slips, and what asking for one alone makes of them."""
    rng = np.random.default_rng(SEED)
    tally, single = Tally(), Tally()
    first_s, counts = [], []
    for number, trail in enumerate(trails):
        report(f"two slips: answer {number + 1} of {len(trails)}")
        begun = time.process_time()
        inquiry = Inquiry.about(trail, 2)
        _ = inquiry.ask
        first_s.append(time.process_time() - begun)
        counts.append(len(inquiry.hypotheses))
        for truth in _drawn(inquiry.hypotheses, DOUBLE_SLIPS, rng, 2):
            tally.play(inquiry, truth)
            single.play(Inquiry.about(trail), truth)
    name = f"two slips in {mean(len(trail.moves) for trail in trails):.1f} moves"
    return [
        Figure(f"{name}: cubes", mean(counts), "cubes"),
        *_of(f"{name}, {tally.count:,} slips", tally, DOUBLE_STICKERS),
        Figure(f"{name}: to the first question", mean(first_s), "s CPU", DOUBLE_S * slowness),
        Figure(f"{name}: to each next", mean(tally.next_ms), "ms CPU", NEXT_MS * slowness),
        Figure(f"{name}, taken for one: another cube named", single.percent(single.misled), "%"),
        Figure(f"{name}: all is well said wrongly", single.wrongly_well, "times", 0),
    ]


def _lessons(report: Report, slowness: float) -> list[Figure]:
    """Measure one slip in the first moves of a lesson, rotations among them."""
    report(f"lessons of {LESSON_MOVES} moves")
    rng = np.random.default_rng(SEED)
    solver = hand_solver(CLASSIC, Style.PLAIN)
    tally, first_ms = Tally(), []
    for index in range(LESSONS):
        cube = random_state(3, np.random.default_rng([SEED, index]))
        moves = solver.solve(cube, Limits(), SearchControl()).moves[:LESSON_MOVES]
        begun = time.process_time()
        inquiry = Inquiry.about(Trail(cube, moves))
        _ = inquiry.ask
        first_ms.append(1e3 * (time.process_time() - begun))
        for truth in _drawn(inquiry.hypotheses, SLIPS, rng):
            tally.play(inquiry, truth)
    name = f"one slip in {LESSON_MOVES} moves of a lesson"
    limit = LESSON_MS * slowness
    return [
        *_of(name, tally, None),
        Figure(f"{name}: to the first question", mean(first_ms), "ms CPU", limit),
        Figure(f"{name}: to each next", mean(tally.next_ms), "ms CPU", NEXT_MS * slowness),
    ]


def _other_size(report: Report, size: int, count: int, slips: int) -> list[Figure]:
    """Measure one slip on answers for another size."""
    rng = np.random.default_rng(SEED)
    tally, lengths = Tally(), []
    for index in range(count):
        report(f"{cube_name(size)}: answer {index + 1} of {count}")
        trail = _trail(size, index)
        lengths.append(len(trail.moves))
        inquiry = Inquiry.about(trail)
        for truth in _drawn(inquiry.hypotheses, slips, rng):
            tally.play(inquiry, truth)
    return _of(f"{cube_name(size)}, one slip in {mean(lengths):.1f} moves", tally, None)


def _checks(trails: Sequence[Trail]) -> list[Figure]:
    """Measure how many slips a look at one sticker shows, and how often one looks."""
    rng = np.random.default_rng(SEED)
    shown, gaps, times = [], [], []
    for trail in trails:
        right = 0
        while True:
            begun = time.process_time()
            check = next_check(Trail(trail.start, trail.moves, right))
            times.append(1e3 * (time.process_time() - begun))
            if check is None:
                break
            cubes = hypotheses(Trail(trail.start, trail.moves, right, check.at), 1, (check.at,))
            shown += [truth[check.sticker] != check.colour for truth in _drawn(cubes, SLIPS, rng)]
            gaps.append(check.at - right)
            right = check.at
    name = "one look at a sticker"
    share = 100 * mean(map(float, shown))
    return [
        Figure(f"{name}: slips since the last one shown", share, "%", SHOWN, more_is_better=True),
        Figure(f"{name}: moves between two, mean", mean(gaps), "moves"),
        Figure(f"{name}: choosing it", mean(times), "ms CPU"),
    ]
