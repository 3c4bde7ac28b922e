"""``cubeapp check``: whether a cube can exist."""

from __future__ import annotations

import argparse

from cubeapp.commands.output import NO, OK, emit, note
from cubeapp.commands.parsing import Parser, UsageError, add_size
from cubeapp.engine.facelets import format_facelets, parse_facelets
from cubeapp.engine.validity import Diagnosis, Fault, diagnose

EXAMPLES = """
  cubeapp check UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB
  cubeapp check WWWWRRRRGGGGYYYYOOOOBBBB --json
"""


def add_arguments(parser: Parser) -> None:
    """Add what ``check`` takes."""
    parser.add_words("TEXT", "the facelets; . ? - x stand for unknown ones")
    add_size(parser)
    parser.add_json()


def run(options: argparse.Namespace) -> int:
    """Print "valid" or every fault."""
    if not options.words:
        raise UsageError("no facelets given; see cubeapp check --help for the form")
    reading = parse_facelets(" ".join(options.words), options.size)
    diagnosis = diagnose(reading.cube)
    record = {
        "valid": diagnosis.is_legal,
        "size": reading.cube.size,
        "faults": [_record(fault) for fault in diagnosis.faults],
        "reading": reading.description,
    }
    if not options.json:
        note(f"read as {reading.description}")
    emit(record, _text(diagnosis), options.json)
    return OK if diagnosis.is_legal else NO


def _text(diagnosis: Diagnosis) -> str:
    if diagnosis.is_legal:
        return "valid"
    return "\n".join(fault.message for fault in diagnosis.faults)


def _record(fault: Fault) -> dict[str, object]:
    return {
        "code": fault.code.value,
        "message": fault.message,
        "facelets": list(fault.facelets),
        "repairs": [
            {"label": repair.label, "facelets": format_facelets(repair.cube)}
            for repair in fault.repairs
        ],
    }
