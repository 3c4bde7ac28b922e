"""What is said of cases: when they are due, how long they take, how they are turned."""

from __future__ import annotations

from cubeapp.engine.practice.next_case import Standing
from cubeapp.engine.practice.schedule import Grade
from cubeapp.engine.practice.solves import Tally
from cubeapp.engine.solvers.by_hand.cases import Case
from cubeapp.words import counted, decimal, mark, plural, tr

NOTHING = "–"
GRADES = {
    Grade.FAILED: mark("missed"),
    Grade.SLOW: mark("slow"),
    Grade.USUAL: mark("as usual"),
    Grade.QUICK: mark("quick"),
}


def tally_in_words(tally: Tally, untried: str = "") -> str:
    """Return how often a case was known and missed, or ``untried`` if it never came up."""
    if not tally.known and not tally.missed:
        return untried or tr("not tried yet")
    text = tr("known {known}, missed {missed}")
    return text.format(known=counted(tally.known), missed=counted(tally.missed))


def title_of(case: Case) -> str:
    """Return the name of a case with its nickname."""
    return f"{tr(case.title)} {case.nickname}".strip()


def due_words(standing: Standing, today: int) -> str:
    """Return when a case comes again: "new", "due", "in 3 d"."""
    memory = standing.record.memory
    if memory is None:
        return tr("new")
    days = memory.due(today) - today
    return tr("due") if days <= 0 else tr("in {days} d").format(days=counted(days))


def times_words(standing: Standing, angle: int | None = None) -> str:
    """Return how many seconds a case takes to recognise and to do: "0.9 + 2.3"."""
    return usual_words(standing.record.usual(angle))


def usually_words(times: str) -> str:
    """Return a sentence on ``times`` as `times_words` has them, which stay on one line."""
    told = tr("recognised + done, usually: {times} s").format(times=times)
    begin = told.index(times)
    return told[:begin] + told[begin:].replace(" ", "\N{NO-BREAK SPACE}")


def usual_words(usual: tuple[float, float] | None) -> str:
    """Return two times in ms in seconds: "0.9 + 2.3"."""
    if usual is None:
        return NOTHING
    return " + ".join(decimal(each / 1000, 1) for each in usual)


def days_words(days: int) -> str:
    """Return in how many days a case is asked again."""
    return plural(days, tr("{n} day"), tr("{n} days")) if days > 0 else tr("Today")
