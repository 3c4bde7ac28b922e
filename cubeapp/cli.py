"""The command line: finds the sub-command, runs it, and turns what goes wrong into one line.

A thin layer: the sub-commands are in `cubeapp.commands`, the work is the engine's.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module

from cubeapp import __version__
from cubeapp.commands import COMMANDS
from cubeapp.commands.output import (
    BAD_INPUT,
    BROKEN_PIPE,
    INTERRUPTED,
    NO,
    OK,
    OUTPUT,
    complain,
)
from cubeapp.commands.parsing import Parser, UsageError
from cubeapp.engine.model.errors import (
    CubeError,
    NotationError,
    SearchCancelled,
    UnreachableError,
    quoted,
)
from cubeapp.engine.solvers.solution import LimitReached
from cubeapp.words import call_colours, reason, speak


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line ``argv`` (the program's own unless given); return the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal without the character for a cube's × must not end the program.
        sys.stdout.reconfigure(errors="replace")
    command = ""
    try:
        command, arguments = _split(list(sys.argv[1:] if argv is None else argv))
        status = _run(command, arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except (KeyboardInterrupt, SearchCancelled):
        status = INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        status = BROKEN_PIPE
    except (LimitReached, UnreachableError) as error:
        complain(command, reason(error))
        status = NO
    except NotationError as error:
        # People count from 1. The other errors name the place in their own words.
        complain(command, f"{reason(error)} (at character {error.span[0] + 1} of the moves)")
        status = BAD_INPUT
    except CubeError as error:
        complain(command, reason(error))
        status = BAD_INPUT
    except MemoryError as error:
        complain(command, str(error) or "there is not enough memory for this")
        status = BAD_INPUT
    except OSError as error:
        # A file without a name has one in the message too.
        where = "" if error.filename is None else f"{error.filename or repr('')}: "
        complain(command, f"{where}{error.strerror or error}")
        if error.filename == OUTPUT and sys.stdout is not None:
            _forget_output()
        status = BAD_INPUT
    finally:
        call_colours()
        speak()
    return status


def _split(arguments: list[str]) -> tuple[str, list[str]]:
    """Take the sub-command out of the arguments; there may be options before it."""
    for index, argument in enumerate(arguments):
        # The name of a command may be the value of an option, as in --kind perfect scramble.
        if argument in COMMANDS and (not index or parser_for(argument).knows(arguments[:index])):
            return argument, arguments[:index] + arguments[index + 1 :]
    return _guess(arguments) if arguments else ("", arguments)


def _guess(arguments: list[str]) -> tuple[str, list[str]]:
    """Take the sub-command that may be meant where none has all the options before it."""
    window, before = parser_for(""), ""
    for index, argument in enumerate(arguments):
        is_value = window.takes_value(before)
        if argument in COMMANDS and not is_value:
            return argument, arguments[:index] + arguments[index + 1 :]
        # What follows an option may be its value.
        if not argument.startswith("-") and not before.startswith("-"):
            raise _no_command(argument)
        before = "" if is_value else argument
    return "", arguments


def _no_command(name: str) -> UsageError:
    near = get_close_matches(name, COMMANDS, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(COMMANDS)}"
    return UsageError(f"there is no command {quoted(name)}; {hint}")


def parser_for(command: str) -> Parser:
    """Return what reads the options of a command; those of the window if it is empty."""
    module = import_module(f"cubeapp.commands.{command or 'window'}")
    if command:
        parser = Parser(command, COMMANDS[command], module.EXAMPLES)
    else:
        parser = Parser("", "open the window; a command does one thing without it", _overview())
        parser.add_argument("--version", action="version", version=f"cubeapp {__version__}")
    module.add_arguments(parser)
    return parser


def _run(command: str, arguments: list[str]) -> int:
    try:
        options = parser_for(command).read(arguments)
    except SystemExit:  # --help and --version have printed what was asked for
        return OK
    status: int = import_module(f"cubeapp.commands.{command or 'window'}").run(options)
    return status


def _overview() -> str:
    commands = "\n".join(f"  {name:10} {summary}" for name, summary in COMMANDS.items())
    window = import_module("cubeapp.commands.window")
    return f"{window.EXAMPLES}\ncommands (each has its own --help):\n{commands}"


def _forget_output() -> None:
    """Let the interpreter's own last flush go nowhere instead of failing aloud."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
