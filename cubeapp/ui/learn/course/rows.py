"""The way through the course as a list: its units, and the lessons of the present one."""

from __future__ import annotations

from datetime import date

from cubeapp.engine.teaching.course import later_units, units
from cubeapp.engine.teaching.lessons import Level, Unit
from cubeapp.engine.teaching.progress import Progress, Up, UpKind
from cubeapp.ui.learn.lessons.way import Progress as Stage
from cubeapp.ui.learn.lessons.way import Row
from cubeapp.words import counted, mark, tr

LEVELS = {
    Level.WATCH: mark("Watch"),
    Level.FINISH: mark("Finish"),
    Level.CHOOSE: mark("Choose"),
    Level.ALONE: mark("Alone"),
}


def all_units() -> tuple[Unit, ...]:
    """Return the units of the course, and those for whoever wants more."""
    return (*units(), *later_units())


def ups_of(unit: Unit) -> tuple[Up, ...]:
    """Return what there is to do in a unit: its lessons, and the gate at its end."""
    lessons = tuple(Up(UpKind.LESSON, each.id) for each in unit.lessons)
    if not unit.lessons:
        return (Up(UpKind.SOLO, unit.id),)
    return (*lessons, Up(UpKind.GATE, unit.id)) if unit.has_gate else lessons


def unit_of_up(up: Up) -> Unit:
    """Return the unit that something to do belongs to."""
    for unit in all_units():
        if any(each.id == up.id for each in unit.lessons) or unit.id == up.id:
            return unit
    return all_units()[0]


def all_ups() -> tuple[Up, ...]:
    """Return everything there is to do, in order."""
    return tuple(up for unit in all_units() for up in ups_of(unit))


def course_rows(
    progress: Progress, chosen: Up, today: date, base: int = 0
) -> tuple[list[Row], list[Up]]:
    """Return the rows, and what each of them leads to.

    Args:
        progress: what the learner can do.
        chosen: what the page is about.
        today: tells which reviews are due.
        base: the colour of the first layer.
    """
    rows: list[Row] = []
    leads: list[Up] = []
    here = unit_of_up(chosen)
    for unit in all_units():
        ups = ups_of(unit)
        done = sum(progress.is_done(up) for up in ups)
        stage = Stage.DONE if done == len(ups) else Stage.AHEAD
        is_here = unit is here
        note = _share(done, len(ups)) if done and done < len(ups) else ""
        rows.append(Row(tr(unit.title_for(base)), note, Stage.NOW if is_here else stage, len(rows)))
        leads.append(next((up for up in ups if not progress.is_done(up)), ups[0]))
        if is_here and len(ups) > 1:
            for up in ups:
                rows.append(_row(up, progress, chosen, today, base, len(rows)))
                leads.append(up)
    return rows, leads


def title_of(up: Up, base: int = 0) -> str:
    """Return what a lesson, or what else there is to do, is called."""
    unit = unit_of_up(up)
    if up.kind is UpKind.GATE:
        return tr("{unit} alone").format(unit=tr(unit.title_for(base)))
    if up.kind is UpKind.SOLO:
        return tr(unit.title_for(base))
    return next(tr(each.title_for(base)) for each in unit.lessons if each.id == up.id)


def beside(chosen: Up, by: int) -> Up:
    """Return what comes before (-1) or after (1) something to do; itself at the ends."""
    ups = all_ups()
    index = next((at for at, up in enumerate(ups) if up.id == chosen.id), 0)
    return ups[min(max(index + by, 0), len(ups) - 1)]


def _row(up: Up, progress: Progress, chosen: Up, today: date, base: int, index: int) -> Row:
    is_now = up.id == chosen.id and (up.kind is UpKind.GATE) == (chosen.kind is UpKind.GATE)
    stage = Stage.DONE if progress.is_done(up) else Stage.AHEAD
    stage = Stage.NOW if is_now else stage
    return Row(title_of(up, base), _note(up, progress, today), stage, index, True)


def _note(up: Up, progress: Progress, today: date) -> str:
    if up.kind is not UpKind.LESSON:
        return ""
    if up.id in progress.due(today):
        return tr("due")
    level = progress.level(up.id)
    return "" if progress.is_done(up) or level is Level.WATCH else tr(LEVELS[level])


def _share(done: int, count: int) -> str:
    return tr("{number} of {count}").format(number=counted(done), count=counted(count))
