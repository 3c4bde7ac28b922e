"""One proof: a best answer from above, and ever longer lengths ruled out from below."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace

from cubeapp.engine.coordinates.successors import MoveRules, Word
from cubeapp.engine.kernels.workers import WATCH_S
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.cubies import Cubies, is_odd
from cubeapp.engine.model.errors import SearchCancelled
from cubeapp.engine.model.moves import Metric, Move, face_turns
from cubeapp.engine.notation.turn_sets import require_reachable
from cubeapp.engine.solvers.base import Solver
from cubeapp.engine.solvers.control import Deadline, Limits, Progress, SearchControl
from cubeapp.engine.solvers.hold import held_home
from cubeapp.engine.solvers.optimal.layout import MOST_MOVES
from cubeapp.engine.solvers.optimal.pace import Pace, duration
from cubeapp.engine.solvers.optimal.prefixes import Prefixes, images
from cubeapp.engine.solvers.optimal.tables import Arena
from cubeapp.engine.solvers.optimal.workers import WorkerPool
from cubeapp.engine.solvers.solution import LimitReached, Solution, Stage, Stats, none_so_short
from cubeapp.engine.text import Text

NAME = "optimal"
NOTE = Text(
    "All shorter ways have been ruled out. Such a way has no parts with a meaning of their own: "
    "most cubies come home in the last few turns."
)
SIZE = 3
LONGEST_AT_ONCE = 30
"""The very first answer need not be short, but there at once."""
GOOD = {Metric.HTM: 20, Metric.QTM: 26}
"""No cube needs more, so with all turns an answer so short is looked for before the proof."""
GOOD_S = 5.0
"""Most cubes give one within milliseconds, the superflip within a second or two."""
IMPROVE_S = 1.5
"""The two-phase search is given a go of so long beside the first length that takes longer."""
IMPROVE_AGAIN_S = 60.0
"""It is given another beside each length that takes longer than this."""
IMPROVE_SHARE = 0.25
"""A go is as long as this part of what the length is thought to take, if that is longer."""
LONGEST_OF_SOME_TURNS = 40
"""No first answer with some turns only is longer; the proof itself finds one if need be."""
MOST_ANSWERS = 100_000
"""More shortest answers than this are not listed."""
LENGTHS_AHEAD = 3
"""The time that more lengths than this may take is not guessed."""


class Proof:
    """One search from below, with a best answer from above."""

    def __init__(
        self,
        arenas: Sequence[Arena],
        two_phase: Solver,
        cube: Cube,
        limits: Limits,
        control: SearchControl,
        threads: int | None = None,
    ) -> None:
        """Make ready to prove the shortest answers for ``cube``, with one of ``arenas``.

        Raises:
            InvalidCubeError: no turns can solve it.
            UnreachableError: those allowed cannot.
            SearchCancelled: it was cancelled.
        """
        self._two_phase, self._cube = two_phase, cube
        self._limits, self._control = limits, control
        self._deadline = Deadline(limits.time_s, control.now)
        self._begun = control.now()
        self._best: Solution | None = None
        self._taking = threading.Lock()
        self._least = 0
        """No answer is shorter than this."""
        self._pace = Pace(limits.metric)
        self._length_begun: float | None = None
        self._pool: WorkerPool | None = None
        self._listed: int | None = None
        """How many answers have been found since all are looked for."""
        easy = two_phase.solve(cube, Limits(max_length=LONGEST_AT_ONCE), _Relay(self))
        require_reachable(cube, limits.turns)
        home, held = held_home(cube)
        self._moves = tuple(face_turns(SIZE)[3 * held[m // 3] + m % 3] for m in range(18))
        """The turns as the user holds the cube, by the numbers they have when it is at home."""
        turns = self._moves if limits.turns is None else tuple(limits.turns)
        self._rules = MoveRules(frozenset(self._word(turns)), limits.metric)
        self._ways = images(self._word(easy.moves), self._rules)
        cubies = Cubies.of(home)
        if self._rules.step == 2:
            # Each quarter turn is an odd permutation of the corners.
            self._least = int(is_odd(cubies.cp))
        prefixes = Prefixes(self._rules, self._ways)
        self._pool = WorkerPool(arenas, cubies, self._rules, prefixes, control, threads)
        self.take(easy)

    def _word(self, moves: tuple[Move, ...]) -> Word:
        """Return the numbers of moves that the user makes."""
        return tuple(self._moves.index(move) for move in moves)

    # The shortest answer.

    def shortest(self) -> Solution:
        """Search until the best answer is proven or a limit is reached.

        Raises:
            SearchCancelled: the search was cancelled before an answer that will do.
            LimitReached: there is no answer that the limits allow.
        """
        try:
            self._first_answer()
            while not self._is_over():
                self._clear()
        except SearchCancelled:
            if self._best is None:
                raise
        return self._outcome()

    def _is_over(self) -> bool:
        return self._deadline.passed or self._is_enough()

    def _is_enough(self) -> bool:
        """Tell whether the best answer is proven, or as short as was asked for."""
        length, limits = self._length(), self._limits
        if limits.max_length is not None and limits.max_length < min(length, self._least):
            return True
        target = -1 if limits.target_length is None else limits.target_length
        return length <= max(self._least, target) or self._least >= MOST_MOVES

    def _length(self) -> int:
        """Return the length of the best answer, or more than any if there is none."""
        return MOST_MOVES if self._best is None else self._best.length(self._limits.metric)

    def _in_words(self, length: int) -> Text:
        return self._limits.metric.in_words(length)

    def _outcome(self) -> Solution:
        longest, least, best = self._limits.max_length, self._least, self._best
        if best is not None:
            is_proven = self._length() <= least
            best = replace(best, stats=self._stats(), proven_optimal=is_proven)
            if longest is None or self._length() <= longest:
                return best
        if longest is not None and least > longest:
            raise none_so_short(longest, least, self._limits.metric, best)
        if self._control.cancelled:
            raise SearchCancelled(Text("stopped before there was an answer"))
        if longest is None:
            text = Text("no answer found: at least {least} are needed")
            message = text.format(least=self._in_words(least))
        else:
            text = Text("no answer of {length} or fewer found: at least {least} are needed")
            message = text.format(length=self._in_words(longest), least=self._in_words(least))
        raise LimitReached(message, best)

    def _first_answer(self) -> None:
        """Ask the two-phase search for a good answer in this metric, or with these turns."""
        if self._limits.turns is not None:
            self._ask(Limits(IMPROVE_S, max_length=LONGEST_OF_SOME_TURNS))
        elif self._length() > GOOD[self._limits.metric]:
            self._ask(Limits(GOOD_S, target_length=GOOD[self._limits.metric]))

    def _may_improve(self) -> bool:
        """Tell whether the next length takes so long that a shorter answer is looked for too."""
        expected = self._pace.seconds * self._pace.growth
        first = expected >= IMPROVE_S > self._pace.seconds
        return self._best is not None and (first or expected >= IMPROVE_AGAIN_S)

    def _improve(self, aside: SearchControl) -> None:
        """Let the two-phase search look for a shorter answer beside the proof."""
        assert self._pool is not None
        expected = self._pace.seconds * self._pace.growth
        seconds = max(IMPROVE_S, IMPROVE_SHARE * expected)
        self._ask(Limits(seconds, target_length=self._least), _Relay(self, aside))
        if self._is_enough():
            self._pool.call_off()

    def _ask(self, limits: Limits, relay: SearchControl | None = None) -> None:
        left = self._deadline.remaining_s
        if left is not None and limits.time_s is not None:
            limits = replace(limits, time_s=min(left, limits.time_s))
        limits = replace(limits, metric=self._limits.metric, turns=self._limits.turns)
        if limits.max_length is None:
            # Nothing has to be waited for, as there is an answer already.
            limits = replace(limits, max_length=self._length())
        try:
            self.take(self._two_phase.solve(self._cube, limits, relay or _Relay(self)))
        except LimitReached:
            # The proof goes on without.
            return
        except SearchCancelled:
            if self._control.cancelled:
                raise
            # It is to rest, and does so at its next length.

    def take(self, solution: Solution) -> None:
        """Take ``solution`` for the best one if it is allowed and shorter; on any thread."""
        metric, turns = self._limits.metric, self._limits.turns
        length = solution.length(metric)
        with self._taking:
            if (turns is None or turns.issuperset(solution.moves)) and length < self._length():
                self._best = replace(solution, method=NAME, metric=metric, proven_optimal=False)
                if solution.proven_optimal and solution.metric is metric:
                    self._least = length

    def _clear(self) -> None:
        """Find a solution of `_least` moves, or prove that there is none."""
        assert self._pool is not None
        length, nodes = self._least, self._pool.nodes
        self._length_begun = self._control.now()
        is_ruled_out = self._pool.search(
            length,
            self._pace.expected_nodes,
            self._watch,
            beside=self._improve if self._may_improve() else None,
        )
        for word in self._pool.found:
            self.take(self._solution(word))
        if is_ruled_out and not self._pool.found:
            seconds = self._control.now() - self._length_begun
            self._pace.cleared(self._pool.nodes - nodes, seconds)
            self._least = max(self._least, length + self._rules.step)
        self._length_begun = None
        self.report()

    def _watch(self) -> float:
        """Report, keep the time, and return for how many seconds that will do."""
        assert self._pool is not None
        self.report()
        self._control.wait_while_paused()
        if self._deadline.passed:
            self._pool.call_off()
        left = self._deadline.remaining_s
        return WATCH_S if left is None else min(left, WATCH_S)

    def _solution(self, word: Word) -> Solution:
        """Return an answer of the search, which no answer is shorter than."""
        word = self._rules.merged(self._rules.normalised(word))
        moves = tuple(self._moves[move] for move in word)
        stages = (Stage(Text("optimal"), moves, NOTE),)
        metric = self._limits.metric
        solution = Solution(NAME, SIZE, stages, self._stats(), proven_optimal=True, metric=metric)
        if not solution.solves(self._cube):
            raise AssertionError("the optimal search gave an answer that solves nothing")
        return solution

    # All shortest answers.

    def all_shortest(self) -> tuple[Solution, ...]:
        """Return every shortest answer, in the order of their moves.

        Raises:
            SearchCancelled: the search was cancelled.
            LimitReached: the limits ended it, or there are too many answers to list.
        """
        best = self.shortest()
        self._check_cancelled()
        if not best.proven_optimal:
            message = Text("the limits ended the search before the shortest was known")
            raise LimitReached(message, best)
        if not best.moves:
            return (best,)
        words = self._all_words(best)
        order = {move: number for number, move in enumerate(face_turns(SIZE))}
        solutions = []
        for word in words:
            self._check_cancelled()
            solutions.append(self._solution(word))
        return tuple(sorted(solutions, key=lambda one: [order[move] for move in one.moves]))

    def _all_words(self, best: Solution) -> set[Word]:
        assert self._pool is not None
        self._length_begun = self._control.now()
        length, expected = self._length(), self._pace.expected_nodes
        is_complete = self._pool.search(length, expected, self._watch_list, MOST_ANSWERS)
        self._check_cancelled()
        words: set[Word] = set()
        in_words = self._in_words(length)
        message = Text("there are more than {n} answers of {length}, too many to list")
        too_many = LimitReached(message.format(n=MOST_ANSWERS, length=in_words), best)
        for found in self._pool.found:
            self._check_cancelled()
            words.update(self._rules.normalised(way.of(found)) for way in self._ways)
            if len(words) > MOST_ANSWERS:
                raise too_many
        # Some that were found may be one and the same, but then the search has ended early.
        if len(self._pool.found) > MOST_ANSWERS:
            raise too_many
        if not is_complete:
            message = Text("the time was over after {n} answers of {length}")
            raise LimitReached(message.format(n=len(words), length=in_words), best)
        return words

    def _check_cancelled(self) -> None:
        """Look whether the list is still wanted: many answers take long to write down."""
        if self._control.cancelled:
            raise SearchCancelled(Text("stopped before all answers were known"))

    def _watch_list(self) -> float:
        assert self._pool is not None
        self._listed = len(self._pool.found)
        return self._watch()

    # Telling how far it is.

    def report(self) -> None:
        """Tell the control how far this is.

        Raises:
            SearchCancelled: it was cancelled.
        """
        if self._pool is None:
            self._control.checkpoint(Progress(Text("looking for a first answer")))
            return
        share = None if self._length_begun is None else self._pool.share
        self._control.checkpoint(
            Progress(self._activity(), share, self._pool.nodes, self._least, self._best)
        )

    def _activity(self) -> Text:
        if self._best is None:
            return Text("at least {length}", length=self._in_words(self._least))
        length = self._length()
        words = {"length": self._in_words(length), "n": self._listed, "least": self._least}
        if self._listed is not None:
            text = Text("found {n} answers of {length}, the fewest there are")
            return self._with_time_left(text.format(**words))
        if length <= self._least:
            return Text("nothing is shorter than {length}", **words)
        text = Text("at most {length}, at least {least}")
        return self._with_time_left(text.format(**words))

    def _with_time_left(self, activity: Text) -> Text:
        """Return ``activity`` and how long the proof may still take, if that is known."""
        assert self._pool is not None
        passed, share = 0.0, 0.0
        if self._length_begun is not None:
            passed, share = self._control.now() - self._length_begun, self._pool.share
        this = self._pace.length_s(passed, share)
        longest = self._limits.max_length
        end = self._length() if longest is None else min(self._length(), longest + 1)
        further = range(self._least + self._rules.step, end, self._rules.step)
        if this is None or len(further) > LENGTHS_AHEAD:
            return activity
        growth = self._pace.growth
        left = this - passed + sum(this * growth ** (1 + n) for n in range(len(further)))
        if left < 1:
            return activity
        text = Text("{activity}, up to about {time} left")
        return text.format(activity=activity, time=duration(left))

    def _stats(self) -> Stats:
        nodes = 0 if self._pool is None else self._pool.nodes
        return Stats(self._control.now() - self._begun, nodes)


class _Relay(SearchControl):
    """The control of the two-phase search, whose better answers the proof reports as its own."""

    def __init__(self, proof: Proof, aside: SearchControl | None = None) -> None:
        """Report for ``proof``; or, on a thread beside it, leave that to it and obey ``aside``."""
        super().__init__()
        self._proof, self._aside = proof, aside
        self._obeyed = aside or proof._control
        self.signals = self._obeyed.signals

    @property
    def cancelled(self) -> bool:
        """Whether it was cancelled."""
        return self._obeyed.cancelled

    def checkpoint(self, progress: Progress) -> None:
        """Report the proof's progress; see `SearchControl.checkpoint`.

        Raises:
            SearchCancelled: it was cancelled; or asked to pause, which this search cannot.
        """
        is_begun = self._proof._pool is not None
        if progress.best is not None and is_begun:
            self._proof.take(progress.best)
        if self._aside is None:
            self._proof.report()
        else:
            self._aside.checkpoint(progress)
        if is_begun and self._proof._control.paused:
            raise SearchCancelled("not now")
