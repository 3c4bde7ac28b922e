"""A value in a stored file that several windows, and commands, read and change."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from cubeapp.engine.model.errors import CubeError
from cubeapp.ui.services.storage import Hook, Stamp, Storage
from cubeapp.words import reason, sentence, tr

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Form(Generic[Value]):
    """How a value stands in its file."""

    name: str
    """Of the file."""
    new: Callable[[], Value]
    """Makes the value where there is none yet."""
    from_json: Callable[[Any], Value]
    """Makes it of the file's content; raises `CubeError` if that is something else."""
    write: Callable[[Storage, Value], None]
    """Writes it; raises `CubeError` if it cannot be written."""
    unsaved: str = "{reason}"
    """What the user is told then, in English."""
    hook: Hook | None = None
    """See `Storage.read`."""

    def read(self, storage: Storage, tell: Callable[[str], object]) -> Value | None:
        """Return the value that is stored; ``None`` if there is none that makes sense.

        Args:
            storage: where it is; a file that makes no sense is renamed there.
            tell: hears in one sentence what is wrong.
        """
        try:
            content = storage.read(self.name, self.hook)
        except CubeError as error:
            tell(sentence(reason(error)))
            return None
        try:
            return None if content is None else self.from_json(content)
        except CubeError:
            tell(sentence(storage.set_aside(self.name)))
            return None


class StoredValue(Generic[Value]):
    """Reads a value when it is first asked for, and writes every change of it at once.

    What another window has written meanwhile is read before anything is changed, and nobody
    writes in between.
    """

    def __init__(
        self,
        storage: Storage,
        form: Form[Value],
        tell: Callable[[str], object],
        adopt: Callable[[Value, Value], Value] = lambda _mine, found: found,
    ) -> None:
        """Read nothing yet.

        Args:
            storage: has the file.
            form: of the value.
            tell: hears in one sentence what is wrong.
            adopt: is given the value here and the one that another window has written, and
                returns the one that is here from then on.
        """
        self._storage, self._form, self._tell, self._adopt = storage, form, tell, adopt
        self._value: Value | None = None
        self._stamp: Stamp | None = None
        """Of the file as far as this window knows it."""
        self._unsaved: list[Callable[[Value], Value]] = []
        """The changes that could not be written so far."""

    @property
    def value(self) -> Value:
        """The value as it is now."""
        if self._value is None:
            found = self._read()
            self._value = self._form.new() if found is None else found
        return self._value

    def change(
        self,
        change: Callable[[Value], Value],
        again: Callable[[Value], Value] | None = None,
        reverts: Callable[[Value], Value] | None = None,
    ) -> tuple[Value, Value]:
        """Save what ``change`` makes of the value; it returns the same one to change nothing.

        Args:
            change: makes the new value.
            again: where that cannot be written, this is called with what another window writes;
                ``change`` if it is ``None``.
            reverts: what was ``again`` of the change that is undone. If that one has not been
                written either, neither of the two is called again.

        Returns:
            The value before, as all windows have left it, and after.
        """
        with self._storage.lock(self._form.name):
            self.catch_up()
            before = self.value
            after = self._value = change(before)
            if after is not before:
                if reverts is not None and reverts in self._unsaved:
                    self._unsaved.remove(reverts)
                else:
                    self._unsaved.append(again or change)
                self._write(after)
        return before, after

    def catch_up(self) -> None:
        """Take what another window has written since this one last looked, if anything."""
        stamp = self._storage.stamp(self._form.name)
        if self._value is None or stamp is None or stamp == self._stamp:
            return
        found = self._read()
        if found is not None:
            for change in self._unsaved:
                found = change(found)
            self._value = self._adopt(self._value, found)

    def _write(self, value: Value) -> None:
        try:
            self._form.write(self._storage, value)
            self._unsaved.clear()
        except CubeError as error:
            self._tell(sentence(tr(self._form.unsaved).format(reason=reason(error))))
        self._stamp = self._storage.stamp(self._form.name)

    def _read(self) -> Value | None:
        self._stamp = self._storage.stamp(self._form.name)
        return self._form.read(self._storage, self._tell)
