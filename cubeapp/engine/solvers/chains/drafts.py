"""Methods as they are written and changed: the words of a file, also while some are wrong.

A draft holds what a file holds. `write_draft` makes the file of it; comments are not kept.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Self

from cubeapp.engine.data_files import DataFileError, Table
from cubeapp.engine.model.moves import Metric
from cubeapp.engine.solvers.chains.method_files import (
    ALLOWED_KEEP,
    ALLOWED_WAYS,
    KEEP,
    TAKEN,
    WAYS,
    ChainMethod,
    read_method,
)
from cubeapp.engine.solvers.goals.naming import TASK_KEYS
from cubeapp.engine.text import NO_TEXT, Text, joined, labelled, verbatim

HEAD = "# What may stand here is described in docs/writing-a-method.md."
DO = "{moves}."
"""What a new step says of its moves."""
ALGS = "algs"
_TEXTS = ("name", "reach", "goal", "look", "why", "do")
_NEEDED = ("name", "reach", "goal", "do")
_COMMENT = "//"
_NO_ID = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class StepDraft:
    """A step as its table in a file has it; see `ChainStep` for what it says."""

    name: str = ""
    reach: str = ""
    cases: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    ways: int = WAYS
    keep: int = KEEP
    cubies: str | None = None
    """``None`` for those new in its goal."""
    goal: str = ""
    look: str = ""
    why: str = ""
    do: str = DO
    algs: tuple[tuple[str, str], ...] = ()
    """The name of each case and its alg."""

    def having(self, **values: Any) -> StepDraft:
        """Return the step with other values, by their keys."""
        return replace(self, **values)

    def values(self) -> dict[str, Any]:
        """Return the table, without what need not be said."""
        said: dict[str, Any] = {}
        for key in (each.name for each in fields(self)):
            value, usual = getattr(self, key), getattr(_BARE, key)
            if key in _NEEDED or value != usual:
                said[key] = list(value) if isinstance(value, tuple) else value
        if self.algs:
            said[ALGS] = dict(self.algs)
        return said


_BARE = StepDraft(do="")


@dataclass(frozen=True, slots=True)
class MethodDraft:
    """A method as its file has it; see `ChainMethod` for what it says."""

    id: str
    title: str
    about: str = ""
    metric: str = Metric.HTM.value
    bottoms: tuple[str, ...] = ()
    steps: tuple[StepDraft, ...] = ()

    def values(self) -> dict[str, Any]:
        """Return the file as its two tables."""
        about: dict[str, Any] = {"id": self.id, "title": self.title, "about": self.about}
        about["metric"] = self.metric
        if self.bottoms:
            about["bottoms"] = list(self.bottoms)
        return {"method": about, "step": [step.values() for step in self.steps]}

    def with_step(self, index: int, step: StepDraft) -> MethodDraft:
        """Return the method with another step in the place of one."""
        return self._with(*self.steps[:index], step, *self.steps[index + 1 :])

    def with_new_step(self, index: int, step: StepDraft) -> MethodDraft:
        """Return the method with one step more, before the one at ``index``."""
        return self._with(*self.steps[:index], step, *self.steps[index:])

    def without_step(self, index: int) -> MethodDraft:
        """Return the method without one step."""
        return self._with(*self.steps[:index], *self.steps[index + 1 :])

    def with_step_moved(self, index: int, place: int) -> MethodDraft:
        """Return the method with one step at another place."""
        return self.without_step(index).with_new_step(place, self.steps[index])

    def _with(self, *steps: StepDraft) -> MethodDraft:
        return replace(self, steps=steps)


# Files and drafts


def read_draft(file: Table) -> MethodDraft:
    """Return a file as it stands, whose steps need not make sense.

    Raises:
        DataFileError: a value is missing, or of another kind.
    """
    about = file.table("method")
    return MethodDraft(
        about.word("id"),
        about.word("title"),
        about.word("about", default=""),
        about.word("metric", default=Metric.HTM.value),
        about.words("bottoms"),
        tuple(map(_read_step, file.tables("step"))),
    )


def _read_step(table: Table) -> StepDraft:
    algs = table.table(ALGS) if ALGS in table else None
    return StepDraft(
        cases=table.words("cases"),
        styles=table.words("styles"),
        ways=table.number("ways", ALLOWED_WAYS, WAYS),
        keep=table.number("keep", ALLOWED_KEEP, KEEP),
        cubies=table.word("cubies") if "cubies" in table else None,
        algs=() if algs is None else tuple((name, algs.word(name)) for name in algs.names()),
        **{key: table.word(key, default="") for key in _TEXTS},
    )


def write_draft(draft: MethodDraft) -> str:
    """Return the TOML that `read_draft` reads as ``draft``."""
    values = draft.values()
    lines = [HEAD, "", "[method]", *_lines(values["method"])]
    for step in values["step"]:
        algs = step.pop(ALGS, {})
        lines += ["", "[[step]]", *_lines(step)]
        if algs:
            names = (f"{_word(name)} = {_word(alg)}" for name, alg in algs.items())
            lines += ["", f"[step.{ALGS}]", *names]
    return "\n".join((*lines, ""))


def _lines(table: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {_value(value)}" for key, value in table.items()]


def _value(value: str | int | list[str]) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_word, value))}]"
    return _word(value) if isinstance(value, str) else str(value)


def _word(text: str) -> str:
    # Half a character, which a clipboard may bring, cannot stand in a file.
    whole = text.encode("utf-8", "replace").decode("utf-8")
    # TOML escapes as JSON does, and one character more.
    return json.dumps(whole, ensure_ascii=False).replace("\x7f", "\\u007f")


# What is wrong


@dataclass(frozen=True, slots=True)
class DraftFault:
    """Why a draft is no method."""

    message: Text
    """With the step that it is about."""
    step: int | None = None
    """The index of that step, ``None`` for the method as a whole."""
    key: str = ""
    """What of it is wrong, as its key in a file; empty for no one thing."""


def method_of(draft: MethodDraft) -> ChainMethod:
    """Return the method that a draft describes.

    Raises:
        DataFileError: it describes none.
    """
    return read_method(_table_of(draft))


def fault_of(draft: MethodDraft) -> DraftFault | None:
    """Return the first thing that is wrong with a draft; ``None`` if it is a method."""
    if not draft.steps:
        return DraftFault(Text("a method has a step, and its last one solves the cube"))
    for index, step in enumerate(draft.steps):
        if not step.name.strip():
            return _at(index, step, "name", Text("a step has a name"))
    try:
        method_of(draft)
    except DataFileError as error:
        return _fault(draft, error)
    return None


def _table_of(draft: MethodDraft) -> Table:
    return Table(draft.id, draft.values(), {})


def _fault(draft: MethodDraft, error: DataFileError) -> DraftFault:
    told = error.fault if isinstance(error.fault, Text) else verbatim(error.fault)
    match error.path:
        case ("step", int(index), *keys):
            key = str(keys[0]) if keys else ""
            which = f"{keys[1]}: " if key == ALGS and len(keys) > 1 else ""
            return _at(index, draft.steps[index], key, joined("", (which, told)))
        case (_, key):
            return DraftFault(told, key=str(key))
    return DraftFault(told)


def _at(index: int, step: StepDraft, key: str, fault: Text) -> DraftFault:
    number = Text("step {n}", n=index + 1)
    name = joined(", ", (number, verbatim(step.name) if step.name.strip() else NO_TEXT))
    return DraftFault(labelled(name, fault), index, key)


# Parts of a draft as they are typed


@dataclass(frozen=True, slots=True)
class Reach:
    """The line that says what a step reaches: the goal, and what is allowed on the way."""

    goal: str
    options: Mapping[str, str]
    """By their keys, such as ``turns``, in their order."""

    @classmethod
    def of(cls, line: str) -> Self:
        """Take a line apart; nothing in it need make sense."""
        goal, options = [], {}
        for word in line.split():
            key, sign, value = word.partition("=")
            if sign and key in TASK_KEYS:
                options[key] = value
            else:
                goal.append(word)
        return cls(" ".join(goal), options)

    def __str__(self) -> str:
        """Return the line."""
        said = (f"{key}={value}" for key, value in self.options.items() if value)
        return " ".join(filter(None, (self.goal, *said)))

    def with_goal(self, goal: str) -> Reach:
        """Return the line with another goal; options that stand in its text come along."""
        typed = Reach.of(goal)
        return Reach(typed.goal, {**self.options, **typed.options})

    def with_option(self, key: str, value: str) -> Reach:
        """Return the line with another value of an option, without it if that is empty."""
        return Reach(self.goal, {**self.options, key: value})


def algs_of(text: str) -> tuple[tuple[str, str], ...]:
    """Return the algs of a text, one a line, the name of its case behind ``//``.

    Those without a name are called by their number; names that come again get one, too.
    """
    found: dict[str, str] = {}
    for line in text.splitlines():
        alg, _, name = (part.strip() for part in line.partition(_COMMENT))
        if alg:
            found[_free(name or str(len(found) + 1), found, "{} ({})")] = alg
    return tuple(found.items())


def text_of_algs(algs: Collection[tuple[str, str]]) -> str:
    """Return the text that `algs_of` reads."""
    return "\n".join(f"{alg} {_COMMENT} {name}" for name, alg in algs)


def free_id(title: str, taken: Collection[str]) -> str:
    """Return what a method of this title is called on the command line.

    Args:
        title: in any letters.
        taken: what other methods are called; names of solvers are taken as well.
    """
    plain = unicodedata.normalize("NFKD", title).lower().replace("×", "x")
    letters = plain.encode("ascii", "ignore").decode()
    words = _NO_ID.sub("-", letters).strip("-0123456789")
    return _free(words or "method", {*taken, *TAKEN}, "{}-{}")


def _free(name: str, taken: Collection[str], pattern: str) -> str:
    number, free = 1, name
    while free in taken:
        number += 1
        free = pattern.format(name, number)
    return free
