"""Times brought in from the files of other timers, and written into files for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from cubeapp.engine.model.errors import CubeError
from cubeapp.engine.practice.files.cstimer import write_cstimer
from cubeapp.engine.practice.files.found import TimesFound
from cubeapp.engine.practice.files.reading import MOST_BYTES, decoded, read_times
from cubeapp.engine.practice.files.tables import write_table
from cubeapp.engine.practice.solves import Session
from cubeapp.engine.solvers.control import SearchControl
from cubeapp.ui.controls.file_dialogs import ask_for_place
from cubeapp.ui.services.files import write_file
from cubeapp.ui.services.tasks import Failure, Task, Tasks
from cubeapp.ui.shell.status import Status
from cubeapp.ui.train.timer.chosen_time import ChosenTime
from cubeapp.ui.train.timer.time_book import Added, Merged, TimeBook
from cubeapp.words import counted, listed, mark, plural, reason, sentence, tr

BRING_FILTER = mark("Times (*.txt *.csv *.json);;All files (*)")
CSTIMER_FILTER = mark("csTimer (*.txt);;All files (*)")
CSV_FILTER = mark("Table (*.csv);;All files (*)")
BRING_TIP = mark("Add the times of csTimer, Twisty Timer, CubeTime, a table or a list")
CSTIMER_TIP = mark("Save the times of all sessions in a file that csTimer imports")
TABLE_TIP = mark("Save the times of all sessions as a table: a file in CSV")
FILE_NAME = "cubeapp-times"
MOST_NAMED = 3
"""Sessions that are named when times have come in."""


class TimeFiles:
    """Asks for files, and says what became of them."""

    def __init__(
        self,
        book: TimeBook,
        chosen: ChosenTime,
        tasks: Tasks,
        status: Status,
        window: Callable[[], QWidget],
    ) -> None:
        """Ask for nothing yet.

        Args:
            book: has the times.
            chosen: has how they stand.
            tasks: read files, which may have 100,000 times, and work out what they add.
            status: shows what became of a file.
            window: returns what the dialogs belong to.
        """
        self._book, self._chosen = book, chosen
        self._tasks = tasks
        self._status = status
        self._window = window
        self._merges: list[tuple[Task[Merged], TimesFound, str]] = []
        """What was read and is being merged, and of which file it is."""

    def finish(self) -> None:
        """Add at once what was read of files and is still being merged: the window closes."""
        for task, found, file in self._merges:
            if not task.is_over:
                self._book.add_sessions(found.sessions, _import_name(file))

    def bring(self) -> None:
        """Add the times of a file but for those that are there already."""
        name, _filter = QFileDialog.getOpenFileName(
            self._window(), tr("Bring my times"), "", tr(BRING_FILTER)
        )
        if name:
            self._bring(Path(name))

    def export_for_cstimer(self) -> None:
        """Write all sessions into a file that csTimer imports."""
        self._export(tr(CSTIMER_FILTER), (".txt", ".json"), write_cstimer)

    def export_table(self) -> None:
        """Write all sessions into a table."""
        self._export(tr(CSV_FILTER), (".csv", ".txt"), write_table)

    def _bring(self, path: Path) -> None:
        session = self._book.book.session.name

        def failed(failure: Failure) -> None:
            is_told = isinstance(failure.error, CubeError)
            why = reason(failure.error) if is_told else tr("it cannot be read")
            text = tr("{file} was not imported: {reason}.")
            self._status.show(text.format(file=path.name, reason=why))

        self._tasks.start(
            lambda _control: _read(path, session),
            lambda found: self._merge(found, path.name),
            failed,
        )

    def _merge(self, found: TimesFound, file: str) -> None:
        """Work out what was read of a file and is new, then add that."""
        merge, look_ahead = self._book.merging(found.sessions), self._chosen.looking_ahead()

        def work(_control: SearchControl) -> Merged:
            made = merge()
            look_ahead(made.after.session)
            return made

        def failed(failure: Failure) -> None:
            self._forget()
            self._status.show(failure.message)

        task = self._tasks.start(
            work, lambda made: self._add(made, found, file), failed, cancelled=self._forget
        )
        self._merges.append((task, found, file))

    def _forget(self) -> None:
        """Drop what was read for merges that are over."""
        self._merges = [each for each in self._merges if not each[0].is_over]

    def _add(self, made: Merged, found: TimesFound, file: str) -> None:
        """Add what is new, and say so; begin again if the book is another one by now."""
        self._forget()
        added = self._book.add_merged(made, _import_name(file))
        if added is None:
            self._merge(found, file)
        else:
            self._report(added, found)

    def _report(self, added: Added, found: TimesFound) -> None:
        """Say how much of what was read is new."""
        told = [plural(added.count, tr("Imported {n} time."), tr("Imported {n} times."))]
        if set(added.sessions) - {self._book.book.session.name}:
            told.append(_where(added.sessions))
        known = found.count - added.count
        if known:
            there = plural(known, tr("{n} was there already."), tr("{n} were there already."))
            told.append(there)
        self._status.show(" ".join(filter(None, (*told, added.problem))))
        if found.faults:
            self._tell(" ".join(told), found.faults)

    def _tell(self, told: str, faults: Sequence[str]) -> None:
        """Name everything that could not be read."""
        count = len(faults)
        text = plural(count, tr("{n} entry cannot be read:"), tr("{n} entries cannot be read:"))
        box = QMessageBox(self._window())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(tr("Bring my times"))
        box.setIcon(QMessageBox.Icon.Information)
        # It quotes lines of whatever file was chosen.
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(f"{told}\n{text} {tr(faults[0])}")
        box.setDetailedText("\n".join(map(tr, faults)))
        box.open()

    def _export(
        self, kinds: str, endings: tuple[str, ...], write: Callable[[Iterable[Session]], str]
    ) -> None:
        title, name = tr("Export the times"), f"{FILE_NAME}{endings[0]}"
        path = ask_for_place(self._window(), title, name, kinds, endings)
        if path is None:
            return
        text = write(self._book.book.sessions)
        try:
            write_file(path, text.encode(errors="backslashreplace"))
        except CubeError as error:
            self._status.show(sentence(reason(error)))
        else:
            self._status.show(tr("Saved as {name}.").format(name=path.name))


def _import_name(file: str) -> str:
    """Return what adding the times of a file is called where it is undone."""
    return tr("import {file}").format(file=file)


def _read(path: Path, name: str) -> TimesFound:
    """Read a file, of one that is too large no more than tells so; see `read_times`."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    return read_times(decoded(data), name)


def _where(sessions: Sequence[str]) -> str:
    """Return into which sessions times went, as the open one does not show them."""
    if len(sessions) <= MOST_NAMED:
        return tr("Added to: {sessions}.").format(sessions=listed(sessions))
    return tr("Added to {n} sessions.").format(n=counted(len(sessions)))
