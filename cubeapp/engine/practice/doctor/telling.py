"""What is said of a step that was looked at, in a few sentences."""

from __future__ import annotations

from collections.abc import Iterator

from cubeapp.engine.practice.doctor.lost_turns import LostTurns
from cubeapp.engine.practice.doctor.report import StepReport
from cubeapp.engine.solvers.by_hand.scene import edge_name
from cubeapp.engine.text import (
    Text,
    colour_name,
    counted,
    decimal,
    enumerated,
    listed,
    paragraph,
    plural,
    sentence,
)

LONG_PAUSE_S = 0.5
"""Shorter ones are not worth a sentence."""


def told(report: StepReport) -> Text:
    """Return what a step cost, and what for."""
    return paragraph(_sentences(report))


def turns_in_words(count: int) -> Text:
    """Return "1 turn", "9 turns"."""
    return plural(count, Text("{n} turn"), Text("{n} turns"))


def seconds_in_words(seconds: float) -> Text:
    """Return "1.25 s", with two decimals."""
    return Text("{n} s", n=decimal(seconds, 2))


def lost_in_words(lost: LostTurns) -> Text:
    """Return which edges took turns for nothing: "white-red edge: 2 turns too many"."""
    edges = listed([edge_name(*map(colour_name, edge)) for edge in lost.edges])
    return Text("{edges}: {turns} too many", edges=edges, turns=turns_in_words(lost.turns))


def _sentences(report: StepReport) -> Iterator[Text]:
    yield _length(report)
    if report.step.slot and report.step.case is not None:
        yield Text("The case was {case}.", case=report.step.case.title)
    for lost in report.lost:
        yield sentence(lost_in_words(lost))
    if report.step.is_joined:
        yield Text("Its last turn and the first one of the next step became one, or none.")
    if report.pause_s is not None and report.pause_s >= LONG_PAUSE_S:
        yield Text("{time} went by before its first turn.", time=seconds_in_words(report.pause_s))
    hands = [
        (report.rotations, Text("{n} turn of the cube"), Text("{n} turns of the cube")),
        (report.regrips, Text("about {n} regrip"), Text("about {n} regrips")),
    ]
    yield sentence(enumerated([plural(*each) for each in hands if each[0]]))


def _length(report: StepReport) -> Text:
    step, best = report.step, report.best
    if step.task is None:
        return Text("Everything was done before that.")
    turns = turns_in_words(step.length)
    if not step.is_done:
        unfinished = Text("{turns}, and it was not finished.", turns=turns)
        if best is None:
            return unfinished
        least = Text("{n} would have been enough.", n=counted(best.length))
        return paragraph((unfinished, least))
    if step.is_shared:
        return Text("Done together with the step before.")
    if step.length == 0:
        return Text("It was skipped, as it was done already.")
    if best is None:
        return sentence(turns)
    if report.extra == 0:
        return Text("{turns}, and nothing shorter was found.", turns=turns)
    return Text(
        "{turns}; the shortest has {best}, {extra} fewer.",
        turns=turns,
        best=counted(best.length),
        extra=counted(report.extra),
    )
