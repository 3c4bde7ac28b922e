"""``cubeapp check``: whether a cube can exist."""

from __future__ import annotations

import argparse

from cubeapp.commands.completing import as_number
from cubeapp.commands.cubes import fitting_scheme, scheme_hint
from cubeapp.commands.lines import STANDARD_INPUT, read_standard_input
from cubeapp.commands.looks import add_scheme
from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, add_size
from cubeapp.engine.facelets.text import format_facelets, parse_facelets
from cubeapp.engine.legality.counting import completion, count_completions, how_many
from cubeapp.engine.legality.validity import Diagnosis, Fault, diagnose
from cubeapp.engine.model.cube import Cube
from cubeapp.words import call_colours, tr

EXAMPLES = """
  cubeapp check UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB
  cubeapp check WWWWRRRRGGGGYYYYOOOOBBBB --json
  cubeapp check WWWWRRRRGGGGBBBBOOOOYYYY --scheme japanese
  cubeapp apply "R U" | cubeapp check -
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``check`` takes."""
    parser.add_words("TEXT", "the facelets; . ? - x stand for unknown ones; - reads a pipe")
    add_size(parser)
    add_scheme(parser, "the colours that letters and names are of")
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print "valid" or every fault."""
    if not options.words:
        raise UsageError("no facelets given; see cubeapp check --help for the form")
    text = " ".join(options.words)
    if text == STANDARD_INPUT:
        text = read_standard_input()
    call_colours(options.scheme.names)
    return _check(text, options)


def _check(text: str, options: argparse.Namespace) -> int:
    reading = parse_facelets(text, options.size, options.scheme.letters)
    diagnosis = diagnose(reading.cube)
    fits = count_completions(reading.cube)
    other = None if diagnosis.is_legal else fitting_scheme(text, options.size)
    record = {
        "valid": diagnosis.is_legal,
        "size": reading.cube.size,
        "faults": [_record(fault) for fault in diagnosis.faults],
        "fits": as_number(fits),
        "reading": tr(reading.description),
        "other_scheme": other and other.key,
    }
    if not options.json:
        note(f"read as {tr(reading.description)}")
        _tell_fits(reading.cube, fits)
        if other is not None:
            note(scheme_hint(other))
    emit(record, _text(diagnosis), options.json)
    return OK if diagnosis.is_legal else NO


def _tell_fits(cube: Cube, count: int) -> None:
    """Say how many cubes a cube can become of which some stickers have no colour."""
    only = completion(cube) if count == 1 and not cube.is_painted else None
    if only is not None:
        note(f"one cube fits: {format_facelets(only)}")
    elif count > 1:
        note(f"{how_many(count)} cubes fit")


def _text(diagnosis: Diagnosis) -> str:
    if diagnosis.is_legal:
        return "valid"
    return "\n".join(tr(fault.message) for fault in diagnosis.faults)


def _record(fault: Fault) -> dict[str, object]:
    return {
        "code": fault.code.value,
        "message": tr(fault.message),
        "facelets": list(fault.facelets),
        "repairs": [
            {"label": tr(repair.label), "facelets": format_facelets(repair.cube)}
            for repair in fault.repairs
        ],
    }
