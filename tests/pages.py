"""The pages of the documentation: what they tell people to type, and what they link to."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(path for path in (ROOT / "docs").rglob("*.md") if "build" not in path.parts),
]
FENCE = re.compile(
    r"^(?P<slow><!-- slow -->\n)?```(?P<language>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


def blocks(page, *languages):
    """Each fenced block of a page in some languages: line number, language, text, whether slow."""
    text = page.read_text("utf-8")
    for fence in FENCE.finditer(text):
        if fence["language"] in languages:
            line = text.count("\n", 0, fence.start("text"))
            yield line, fence["language"], fence["text"], fence["slow"] is not None


def commands(page):
    """Each line that a page tells people to type into a shell; one that goes on is one."""
    texts = [text.replace("\\\n", "") for _, _, text, _ in blocks(page, "sh")]
    return [line for text in texts for line in text.splitlines()]


def name_of(page):
    return page.relative_to(ROOT).as_posix()
