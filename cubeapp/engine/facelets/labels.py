"""Faces that are written one by one, each after its name."""

from __future__ import annotations

import re

from cubeapp.engine.model.geometry import Face

_NAMES = {
    Face.U: "u up top oben 上",
    Face.R: "r right rechts 右",
    Face.F: "f front vorne vorn 前",
    Face.D: "d down bottom unten 下",
    Face.L: "l left links 左",
    Face.B: "b back hinten 后 後",
}
_FACE_OF = {name: face for face, names in _NAMES.items() for name in names.split()}
_LABEL = re.compile(
    rf"(?<![^\s,;{{\"'])({'|'.join(_FACE_OF)})(?:\s+face)?[\"']?\s*[:=：]", re.IGNORECASE
)


def labelled_faces(text: str) -> dict[Face, tuple[int, int]] | None:
    """Return where each face is written, if all six are, each after its name and a colon."""
    labels = list(_LABEL.finditer(text))
    faces = [_FACE_OF[label.group(1).lower()] for label in labels]
    if sorted(faces) != list(Face) or text[: labels[0].start()].strip(" \t\r\n{\"'"):
        return None
    ends = [*(label.start() for label in labels[1:]), len(text)]
    spans = zip((label.end() for label in labels), ends, strict=True)
    return dict(zip(faces, spans, strict=True))
