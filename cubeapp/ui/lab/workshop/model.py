"""Methods that are changed: which one, what is wrong with it, and the files; it knows no widget.

What was changed and not saved yet is kept between starts, for each method by itself.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from cubeapp.engine.data_files import read_file
from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.solvers.chains.drafts import (
    DraftFault,
    MethodDraft,
    StepDraft,
    fault_of,
    free_id,
    read_draft,
    write_draft,
)
from cubeapp.engine.solvers.chains.method_files import (
    chain_methods,
    own_methods_folder,
    read_method,
    shipped_files,
)
from cubeapp.engine.solvers.registry import reread_methods
from cubeapp.ui.lab.workshop.kept_drafts import KeptDrafts
from cubeapp.ui.services.files import write_file
from cubeapp.ui.services.storage import Storage, free_name
from cubeapp.words import reason, sentence, tr

KEEP_MS = 500
"""After a change, until it is kept."""
MOST_UNDONE = 200
STEP_TEXTS = ("name", "goal", "look", "why", "do")
"""What of a step people read."""
SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class Listed:
    """A method that can be chosen."""

    id: str
    title: str
    is_own: bool
    """Whether it can be changed."""
    is_changed: bool
    """Whether it has changes that are not saved."""


class Workshop(QObject):
    """Owns the methods as they are being changed."""

    changed = Signal()
    """The methods, the chosen one, or something in it is another one."""
    files_changed = Signal()
    """A method was saved or deleted: solvers have others now."""
    said = Signal(str)
    """A message for the user, one sentence or two."""

    def __init__(self, storage: Storage) -> None:
        """Read nothing yet; ``storage`` keeps what is not saved."""
        super().__init__()
        self._storage = storage
        self._kept: KeptDrafts | None = None
        self._chosen = ""
        self._originals: dict[str, MethodDraft] = {}
        self._past: list[MethodDraft] = []
        self._last: Hashable = None
        self.step = 0
        """The index of the chosen step."""
        self.fault: DraftFault | None = None
        """What is wrong with the chosen method."""
        self.deleted: MethodDraft | None = None
        """The method that was deleted last."""
        self._keeping = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._keeping.timeout.connect(self.keep)

    # What there is

    @property
    def methods(self) -> tuple[Listed, ...]:
        """All that can be chosen, those of the program first."""
        drafts, files = self._changes, chain_methods().files
        titles = {id: self.draft_of(id).title for id in (*files, *drafts)}
        own = [id for id in titles if self._is_own(id)]
        ids = [*(id for id in titles if id not in own), *own]
        return tuple(Listed(id, titles[id], id in own, id in drafts) for id in ids)

    @property
    def left_out(self) -> tuple[str, ...]:
        """Why files in the user's folder are no methods."""
        return tuple(map(tr, chain_methods().faults))

    @property
    def chosen(self) -> str:
        """The id of the chosen method."""
        known = {*chain_methods().files, *self._changes}
        return self._chosen if self._chosen in known else next(iter(chain_methods().files))

    @property
    def draft(self) -> MethodDraft:
        """The chosen method as it is now."""
        return self.draft_of(self.chosen)

    @property
    def is_own(self) -> bool:
        """Whether the chosen method can be changed."""
        return self._is_own(self.chosen)

    @property
    def is_changed(self) -> bool:
        """Whether the chosen method has changes that are not saved."""
        return self.chosen in self._changes

    @property
    def is_saved(self) -> bool:
        """Whether the chosen method is in a file, as it is or as it was."""
        return self.chosen in chain_methods().files

    @property
    def can_undo(self) -> bool:
        """Whether a change of the chosen method can be undone."""
        return bool(self._past)

    def draft_of(self, id: str) -> MethodDraft:
        """Return a method as it is now."""
        return self._changes.get(id) or self._original(id)

    def _original(self, id: str) -> MethodDraft:
        if id not in self._originals:
            draft = read_draft(chain_methods().tables[id])
            self._originals[id] = draft if self._is_own(id) else _in_words(draft)
        return self._originals[id]

    def _is_own(self, id: str) -> bool:
        return chain_methods().files.get(id) not in shipped_files()

    @property
    def _changes(self) -> dict[str, MethodDraft]:
        """The methods with changes that are not saved, by their ids."""
        if self._kept is None:
            self._kept = KeptDrafts(self._storage, self._is_own, self.said.emit)
            self._chosen = self._chosen or self._kept.chosen
        return self._kept.by_id

    # Choosing

    def choose(self, id: str) -> None:
        """Show another method; changes of this one are kept."""
        self._chosen, self.step = id, 0
        self._past, self._last = [], None
        self._tell()

    def choose_step(self, index: int) -> None:
        """Show another step."""
        if index != self.step:
            self.step = index
            self.changed.emit()

    def refresh(self) -> None:
        """Emit everything again, to widgets that have just been made."""
        self._tell()

    # Changing

    def copy(self) -> None:
        """Make a method of one's own of the chosen one, in the language of the window."""
        draft = self.draft
        self._add(replace(draft, title=free_name(draft.title, self._titles())))

    def change(self, draft: MethodDraft, what: Hashable = None) -> None:
        """Take another draft of the chosen method.

        Args:
            draft: with the same id.
            what: is changed; changes of the same thing one after the other are undone at once.
        """
        before = self.draft
        if draft == before or not self.is_own:
            return
        if what is None or what != self._last:
            self._past = [*self._past, before][-MOST_UNDONE:]
        self._last = what
        self._set(draft)

    def change_step(self, step: StepDraft, what: Hashable = None) -> None:
        """Take another draft of the chosen step; see `change`."""
        place = None if what is None else (self.step, what)
        self.change(self.draft.with_step(self.step, step), place)

    def add_step(self) -> None:
        """Add a step behind the chosen one."""
        index = min(self.step + 1, len(self.draft.steps))
        step = StepDraft(name=tr("new step"))
        self._change_steps(self.draft.with_new_step(index, step), index)

    def remove_step(self) -> None:
        """Remove the chosen step."""
        if self.draft.steps:
            last = max(len(self.draft.steps) - 2, 0)
            self._change_steps(self.draft.without_step(self.step), min(self.step, last))

    def move_step(self, by: int) -> None:
        """Move the chosen step, forward (1) or back (-1)."""
        place = self.step + by
        if 0 <= place < len(self.draft.steps):
            self._change_steps(self.draft.with_step_moved(self.step, place), place)

    def undo(self) -> None:
        """Undo the last change of the chosen method."""
        if self._past:
            self._last = None
            self._set(self._past.pop())

    def discard(self) -> None:
        """Go back to what is saved of the chosen method; that can be undone."""
        if self.is_changed and self.chosen in chain_methods().files:
            self.change(self._original(self.chosen))

    def _change_steps(self, draft: MethodDraft, step: int) -> None:
        self.step = step
        self.change(draft)

    def _set(self, draft: MethodDraft) -> None:
        is_saved = draft.id in chain_methods().files and draft == self._original(draft.id)
        if is_saved:
            self._changes.pop(draft.id, None)
        else:
            self._changes[draft.id] = draft
        self._keeping.start()
        self._tell()

    def _add(self, draft: MethodDraft) -> None:
        """Take a method that is not saved yet, and choose it."""
        taken = {*chain_methods().files, *self._changes}
        draft = replace(draft, id=free_id(draft.title, taken))
        self._changes[draft.id] = draft
        self._keeping.start()
        self.choose(draft.id)

    # Files

    def save(self) -> bool:
        """Save the chosen method among those of the user, and return whether it is there now.

        A file that was changed elsewhere is not written over before that was said once.
        """
        if self.fault is not None:
            self.said.emit(sentence(tr(self.fault.message)))
            return False
        old, was_saved = self.draft, self.is_saved
        if self._changed_elsewhere(
            tr("{file} was changed elsewhere, so nothing is saved yet. Save again to replace it.")
        ):
            return False
        files = chain_methods().files
        draft = old
        if not was_saved:
            # Another window may have saved one with its id meanwhile.
            others = {*files, *(self._changes.keys() - {old.id})}
            draft = replace(old, id=free_id(old.title, others))
        path = files.get(draft.id) or _free_path(draft.id)
        if not self._write(path, draft):
            return False
        self._changes.pop(old.id, None)
        step = self.step
        self._reread(draft.id)
        self.choose_step(step)
        text = tr("{method} is saved, and among the methods of Solve.")
        self.said.emit(text.format(method=draft.title))
        return True

    def save_as(self, path: Path) -> None:
        """Write the chosen method into a file to be shared."""
        if self._write(path, self.draft):
            self.said.emit(tr("Saved as {name}.").format(name=path.name))

    def open_file(self, path: Path) -> None:
        """Take the method of a file as one's own; it is saved when the user says so."""
        try:
            file = read_file(path)
            read_method(file)
            draft = read_draft(file)
        except CubeError as error:
            self.said.emit(sentence(reason(error)))
            return
        self._add(replace(draft, title=free_name(draft.title, self._titles())))

    def delete(self) -> None:
        """Delete the chosen method of the user's; `bring_back` makes it again."""
        if not self.is_own or self._changed_elsewhere(
            tr("{file} was changed elsewhere, so it is still there. Delete again to remove it.")
        ):
            return
        draft, path = self.draft, chain_methods().files.get(self.chosen)
        try:
            if path is not None:
                path.unlink(missing_ok=True)
        except OSError as error:
            text = tr("{path} cannot be removed: {reason}")
            self.said.emit(sentence(text.format(path=path, reason=error.strerror)))
            return
        self._changes.pop(draft.id, None)
        self.deleted = draft
        self._reread("")

    def bring_back(self) -> None:
        """Take the method that was deleted last again; it is not saved."""
        if self.deleted is not None:
            draft, self.deleted = self.deleted, None
            self._add(draft)

    def _titles(self) -> list[str]:
        return [each.title for each in self.methods]

    def _write(self, path: Path, draft: MethodDraft) -> bool:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_file(path, write_draft(draft).encode())
        except OSError as error:
            text = tr("{path} cannot be made: {reason}")
            text = text.format(path=path.parent, reason=error.strerror)
            self.said.emit(sentence(text))
            return False
        except CubeError as error:
            self.said.emit(sentence(reason(error)))
            return False
        return True

    def _changed_elsewhere(self, text: str) -> bool:
        """Read all files anew, and say ``text`` if that of the chosen method is another one now."""
        draft, path = self.draft, chain_methods().files.get(self.chosen)
        before = None if path is None else self._original(self.chosen)
        reread_methods()
        self._originals.clear()
        if path is None or not path.exists():
            return False
        is_there = chain_methods().files.get(draft.id) == path
        if is_there and self._original(draft.id) == before:
            return False
        # What was shown is kept as a change of what is in the file now.
        self._set(draft)
        self.files_changed.emit()
        self.said.emit(text.format(file=path.name))
        return True

    def _reread(self, id: str) -> None:
        """Read all files anew, and choose a method."""
        reread_methods()
        self._originals.clear()
        self.keep()
        self.choose(id)
        self.files_changed.emit()

    def keep(self) -> None:
        """Keep what is not saved, for the next start."""
        self._keeping.stop()
        if self._kept is not None:
            chosen = self._kept.write(self._chosen, chain_methods().files)
            if chosen != self._chosen:
                self._chosen = chosen
                self._tell()

    def _tell(self) -> None:
        self.step = min(self.step, max(len(self.draft.steps) - 1, 0))
        self.fault = fault_of(self.draft)
        self.changed.emit()


def _in_words(draft: MethodDraft) -> MethodDraft:
    """Return a method of the program with its texts as the user reads them."""
    steps = (
        step.having(**{key: tr(getattr(step, key)) for key in STEP_TEXTS}) for step in draft.steps
    )
    return replace(draft, title=tr(draft.title), about=tr(draft.about), steps=tuple(steps))


def _free_path(id: str) -> Path:
    """Return a file of the user's folder that is not there yet."""
    folder = own_methods_folder()
    taken = {path.stem for path in folder.glob(f"*{SUFFIX}")}
    return folder / f"{free_name(id, taken, '{}-{}')}{SUFFIX}"
