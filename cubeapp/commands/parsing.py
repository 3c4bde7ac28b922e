"""Reading the command line: options anywhere, and one clear line where something is wrong."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import NoReturn

from cubeapp.commands.output import put
from cubeapp.engine.model.errors import CubeError, quoted
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE
from cubeapp.engine.solvers.control import LONGEST_S

SMALLEST_TEXT = 6 * MIN_SIZE**2
FACELETS_AFTER_DASH = re.compile(r"-[A-Zx0-9.?\-\s]*\Z")


class UsageError(CubeError):
    """A command line that cannot be followed."""


class Parser(argparse.ArgumentParser):
    """The options of one command; what is wrong becomes a `UsageError`, not an exit."""

    def __init__(self, command: str, summary: str, examples: str) -> None:
        """Make a parser that knows ``--json``; ``words`` collects the arguments."""
        super().__init__(
            prog=f"cubeapp {command}".strip(),
            description=f"{summary[:1].upper()}{summary[1:]}.",
            epilog=f"examples:\n{examples.strip(chr(10))}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def add_json(self) -> None:
        """Add ``--json``."""
        self.add_argument("--json", action="store_true", help="print one JSON object per result")

    def add_words(self, metavar: str, text: str) -> None:
        """Add the arguments that are no options."""
        self.add_argument("words", nargs="*", metavar=metavar, help=text)

    def takes_value(self, option: str) -> bool:
        """Tell whether what follows ``option`` is its value."""
        action = self._option_string_actions.get(option)
        return action is not None and action.nargs != 0

    def knows(self, arguments: Sequence[str]) -> bool:
        """Tell whether ``arguments`` are options of this command, each with its value."""
        option = ""
        for argument in arguments:
            if self.takes_value(option):
                option = ""
            elif argument.partition("=")[0] in self._option_string_actions:
                option = argument
            else:
                return False
        return not self.takes_value(option)

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Return the options; those after ``--`` are all arguments.

        Raises:
            UsageError: something is unknown, missing or not of its kind.
        """
        given = [self._unmistakable(argument) for argument in arguments]
        end = given.index("--") if "--" in given else len(given)
        options = self.parse_intermixed_args(given[:end])
        literal = given[end + 1 :]
        if literal and "words" not in options:
            self.error(f"unrecognized arguments: {literal[0]}")
        options.words = [*getattr(options, "words", ()), *literal]
        return options

    def _unmistakable(self, argument: str) -> str:
        # Facelets may begin with "-" for unknown, which looks like an option; "?" is the same.
        is_facelets = len(argument) >= SMALLEST_TEXT and FACELETS_AFTER_DASH.match(argument)
        return f"?{argument[1:]}" if is_facelets else argument

    def _print_message(self, message: str, _file: object = None) -> None:
        """Print help or the version as a result; argparse would ignore a failure."""
        put(message.rstrip("\n"))

    def error(self, message: str) -> NoReturn:
        """Raise what argparse found wrong, in our words."""
        message = message.removeprefix("argument ")
        choice = re.search(r"(?<=invalid choice: )(['\"])(.+)\1(?= \(choose)", message)
        if choice:
            message = message.replace(choice[0], str(quoted(choice[2])), 1)
        unknown = re.match(r"unrecognized arguments: (\S+)", message)
        if unknown:
            name = unknown[1].partition("=")[0]
            near = get_close_matches(name, self._option_string_actions, 1)
            hint = f"did you mean {near[0]}?" if near else f"see {self.prog} --help"
            kind = "option" if name.startswith("-") else "argument"
            message = f"there is no {kind} {quoted(name)} here; {hint}"
        raise UsageError(message)


def any_of(words: Sequence[str]) -> str:
    """Return ``words`` as a choice: "list, sheet or make"."""
    return f"{', '.join(words[:-1])} or {words[-1]}"


def read_action(options: argparse.Namespace, actions: Sequence[str]) -> tuple[str, list[str]]:
    """Return the first argument, which says what to do, and the others.

    Raises:
        UsageError: it is none of ``actions``.
    """
    action, *rest = options.words or [""]
    if action not in actions:
        given = f"{quoted(action)} is none of them" if action else "none given"
        raise UsageError(f"say what to do, {any_of(actions)}; {given}")
    return action, rest


def check_goes_with(options: argparse.Namespace, action: str, wanted: Mapping[str, str]) -> None:
    """Make sure that options are given only where they mean something.

    Args:
        options: what was given.
        action: what is to be done.
        wanted: some options, each with the action that it belongs to.

    Raises:
        UsageError: one of them was given with another action.
    """
    for option, goes_with in wanted.items():
        value = getattr(options, option)
        if value is not None and value is not False and action != goes_with:
            raise UsageError(f"--{option} goes with {goes_with}")


def whole_number(
    least: int, most: int | None = None, what: str = "a whole number"
) -> Callable[[str], int]:
    """Return a reader of integers from ``least`` to ``most``, for ``type=``."""
    bounds = f"from {least} to {most}" if most is not None else f"of at least {least}"

    def read(text: str) -> int:
        try:
            # Python also reads 3_3, as 33.
            number = least - 1 if "_" in text else int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{quoted(text)} is not {what} {bounds}")
        return number

    return read


def number_from(text: str, least: float, most: float, what: str) -> float:
    """Read a number from ``least`` to ``most``, for ``type=``; ``what`` names it in errors."""
    try:
        # Python also reads 3_3, as 33.
        number = math.nan if "_" in text else float(text)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not {what}")
    return number


def seconds(text: str) -> float:
    """Read a time in seconds, for ``type=``."""
    what = f"a number of seconds above 0 and up to {LONGEST_S:,}"
    return number_from(text, math.ulp(0.0), LONGEST_S, what)


def file_name(text: str) -> str:
    """Read the name of a file, for ``type=``; an empty one would be the folder one is in."""
    if not text.strip():
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no name of a file")
    return text


def add_size(
    parser: argparse.ArgumentParser, unless: str = "3 unless clear from the facelets"
) -> None:
    """Add ``--size``; ``unless`` is the default in words."""
    parser.add_argument(
        "--size",
        type=whole_number(MIN_SIZE, MAX_SIZE, "a cube size"),
        metavar="N",
        help=f"layers along an edge, {MIN_SIZE} to {MAX_SIZE}; {unless}",
    )


def add_sheet(parser: argparse.ArgumentParser) -> None:
    """Add ``--paper`` and ``--language`` of a sheet to print."""
    parser.add_argument("--paper", choices=("a4", "letter"), help="of the sheet; a4 by default")
    parser.add_argument(
        "--language", choices=("en", "de", "zh"), help="of the sheet's words; en by default"
    )


def add_facelets(parser: argparse.ArgumentParser) -> None:
    """Add ``--facelets``."""
    parser.add_argument(
        "--facelets",
        metavar="TEXT",
        help="the 6·N² facelets, faces in the order URFDLB: face or colour letters, digits",
    )
