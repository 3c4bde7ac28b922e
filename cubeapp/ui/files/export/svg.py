"""SVG as Qt writes it, without what it repeats, and fit to stand inside a page."""

from __future__ import annotations

import re
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

NAMESPACE = "http://www.w3.org/2000/svg"
LINK = "{http://www.w3.org/1999/xlink}href"
_NUMBER = re.compile(r"-?\d+\.\d+(?:e-?\d+)?")
_POINT = re.compile(r"([MLC])|(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)|(Z)")
_NEEDLESS = {
    "fill-opacity": "1",
    "stroke-opacity": "1",
    "transform": "matrix(1,0,0,1,0,0)",
    "vector-effect": "none",
    "fill-rule": "evenodd",
    "stroke": "none",
}
"""The values of attributes that need not be written."""
_OF_TEXT = ("font-family", "font-size", "font-weight", "font-style")
_OF_LINES = ("stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-opacity")
_STEEP = 0.004
"""A stop of a gradient may be this far from the line between its neighbours."""


def slim(svg: bytes, title: str) -> bytes:
    """Return Qt's ``svg`` as a smaller document that looks the same, called ``title``."""
    root = _slimmed(svg)
    root.set("xmlns", NAMESPACE)
    name = Element("title")
    name.text = title
    root.insert(0, name)
    text = ElementTree.tostring(root, "unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()


def inline(svg: bytes, label: str, prefix: str) -> str:
    """Return Qt's ``svg`` as an element of an HTML page.

    Args:
        svg: the document.
        label: what it shows, for those who cannot see it.
        prefix: makes its names differ from those of the page's other pictures.
    """
    root = _slimmed(svg)
    root.set("role", "img")
    root.set("aria-label", label)
    text = ElementTree.tostring(root, "unicode")
    return re.sub(r'(id="|url\(#)gradient', rf"\g<1>{prefix}", text)


def _slimmed(svg: bytes) -> Element:
    """Return the picture's tree, its parts without namespaces."""
    source = ElementTree.fromstring(svg)
    _, _, wide, high = source.attrib["viewBox"].split()
    root = Element("svg", {"viewBox": source.attrib["viewBox"], "width": wide, "height": high})
    for part in source:
        name = _bare(part.tag)
        if name == "defs":
            root.append(_definitions(part))
        elif name == "g":
            shapes = [shape for group in part for shape in _shapes(group)]
            holder = Element("g", {"fill-rule": "evenodd"})
            holder.extend(shapes)
            root.append(holder)
    return root


def _definitions(part: Element) -> Element:
    """Return gradients with the few stops that they need."""
    result = Element("defs")
    for definition in part:
        made = Element(_bare(definition.tag), _rounded(definition.attrib))
        if "Gradient" in made.tag:
            stops = [dict(stop.attrib) for stop in definition]
            made.extend(Element("stop", _rounded(stop, 3)) for stop in _needed(stops))
        else:
            made.extend(_plain(child) for child in definition)
        result.append(made)
    return result


def _needed(stops: list[dict[str, str]]) -> list[dict[str, str]]:
    """Return the stops without those on the straight line between others.

    Qt writes a stop for every step of a colour that fades out.
    """
    kept = stops[:1]
    for place in range(1, len(stops) - 1):
        if not _on_line(kept[-1], stops[place : place + 2]):
            kept.append(stops[place])
    return kept + stops[1:][-1:]


def _on_line(before: dict[str, str], pair: list[dict[str, str]]) -> bool:
    here, after = pair
    if len({stop["stop-color"] for stop in (before, here, after)}) > 1:
        return False
    (x0, y0), (x1, y1), (x2, y2) = (
        (float(stop["offset"]), float(stop["stop-opacity"])) for stop in (before, here, after)
    )
    if x2 - x0 > 0.25 or x2 == x0:
        return False
    return abs(y0 + (y2 - y0) * (x1 - x0) / (x2 - x0) - y1) < _STEEP


def _shapes(group: Element) -> list[Element]:
    """Return what a group draws, each with the attributes that it needs of the group's."""
    result = []
    for shape in group:
        attributes = dict(group.attrib)
        has_text = _bare(shape.tag) == "text"
        if not has_text:
            attributes = {k: v for k, v in attributes.items() if k not in _OF_TEXT}
        if attributes.get("stroke", "none") == "none":
            attributes = {k: v for k, v in attributes.items() if k not in _OF_LINES}
        made = _plain(shape)
        attributes |= made.attrib
        needed = {k: v for k, v in attributes.items() if _NEEDLESS.get(k) != v}
        made.attrib.clear()
        made.attrib.update(_rounded(needed))
        if "d" in needed:
            made.set("d", _relative(needed["d"]))
        result.append(made)
    return result


def _relative(path: str) -> str:
    """Return a path of Qt's with points relative to the one before, which takes half the room."""
    words: list[str] = []
    # In hundredths, so that no errors add up.
    here = start = (0, 0)
    ends, command = 0, ""
    for letter, across, down, close in _POINT.findall(path):
        if close:
            words.append("z")
            here = start
        elif letter:
            command, ends = letter, 0
            words.append(letter.lower())
        else:
            point = round(100 * float(across)), round(100 * float(down))
            words.append(_short(point[0] - here[0]) + "," + _short(point[1] - here[1]))
            ends += 1
            # The two control points of a curve are relative to its beginning.
            if command != "C" or ends % 3 == 0:
                here = point
            start = point if command == "M" else start
    return " ".join(words)


def _short(hundredths: int) -> str:
    text = f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _plain(part: Element) -> Element:
    """Return ``part`` and what is in it without namespaces."""
    names = {"href" if key == LINK else _bare(key): value for key, value in part.attrib.items()}
    made = Element(_bare(part.tag), names)
    made.text = part.text if part.text and part.text.strip() else None
    made.extend(_plain(child) for child in part)
    return made


def _bare(name: str) -> str:
    return name.rpartition("}")[2]


def _rounded(attributes: dict[str, str], digits: int = 2) -> dict[str, str]:
    """Return the attributes with short numbers; a hundredth of a pixel cannot be seen."""

    def short(match: re.Match[str]) -> str:
        return f"{float(match[0]):.{digits}f}".rstrip("0").rstrip(".")

    return {
        key: value if key == "href" else _NUMBER.sub(short, value.strip())
        for key, value in attributes.items()
        if (key, value) not in _NEEDLESS.items()
    }
