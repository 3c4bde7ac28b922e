"""What a session's file holds: a name, the document, and what features add to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cubeapp.engine.model.errors import CubeError, quoted
from cubeapp.engine.timeline.study import script_of_json
from cubeapp.engine.timeline.timeline import Timeline
from cubeapp.ui.document.codec import unpack_memory
from cubeapp.ui.document.edits import Memory
from cubeapp.ui.services.storage import FormatError, Json, read_file
from cubeapp.words import tr

KIND = "session"
"""The format that the files name themselves."""
LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class Contents:
    """What a session's file holds."""

    name: str
    """Empty if the file has none."""
    memory: Memory
    parts: Mapping[str, Json]
    """What features have added, by the ids of their parts."""


def read_contents(content: Json) -> Contents:
    """Return what is in the content of a session's file.

    Raises:
        ValueError: it holds something else.
    """
    memory = memory_of(content)
    parts = dict(content) if isinstance(content, dict) else {}
    name = parts.pop("name", "")
    if not isinstance(name, str):
        raise ValueError(f"{tr(quoted(str(name)))} is no name")
    if parts.get("alg") is not None:
        # A damaged one is refused without a window, too; other parts begin anew then.
        script_of_json(parts["alg"])
    return Contents(tidy_name(name), memory, parts)


def memory_of(content: Json) -> Memory:
    """Return the document of a session's file, also of one from before it held anything else.

    Raises:
        ValueError: there is none.
    """
    if isinstance(content, dict) and "document" in content:
        return unpack_memory(content["document"])
    return unpack_memory(content)


def name_in(content: Json) -> str:
    """Return the name in the content of a session's file, empty if there is none."""
    name = content.get("name") if isinstance(content, dict) else None
    return name if isinstance(name, str) else ""


def renamed(content: Json, name: str) -> Json:
    """Return the content of a session's file with another name."""
    if isinstance(content, dict) and "document" in content:
        return {**content, "name": name}
    return {"name": name, "document": content}


def tidy_name(name: str) -> str:
    """Return ``name`` in one line that is not too long."""
    return " ".join(name.split())[:LONGEST_NAME]


def read_session(path: Path) -> tuple[Json, Contents]:
    """Return the content of a file, wherever it is, and what is in it.

    Raises:
        CubeError: it holds no session, or cannot be read.
    """
    try:
        content = read_file(path, KIND)
        return content, read_contents(content)
    except OSError as error:
        text = tr("{path} cannot be read: {reason}.")
        raise CubeError(text.format(path=path, reason=error.strerror)) from None
    except FormatError as error:
        raise CubeError(
            tr("The file {name} {fault}.").format(name=path.name, fault=error)
        ) from None
    except ValueError:
        text = tr("The file {name} holds no session that makes sense.")
        raise CubeError(text.format(name=path.name)) from None


def timeline_in(path: Path) -> tuple[Timeline, int]:
    """Return the moves of a session in a file, and how many of them are done.

    Raises:
        CubeError: it holds none, or cannot be read.
    """
    state = read_session(path)[1].memory.state
    return state.timeline, state.cursor
