"""Draw a sheet of the 57 OLL cases, to be printed: a page with a picture and an alg each.

python examples/oll_sheet.py oll.html
"""

import sys
from html import escape
from pathlib import Path

from cubeapp.engine.library.case_sets import case_sets, picture_cube

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>OLL</title>
<style>
  body {{ font: 13px sans-serif; display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px }}
  figure {{ margin: 0; break-inside: avoid; text-align: center }}
</style>
{figures}
"""
FIGURE = "<figure>{picture}<figcaption><b>{name}</b><br>{alg}</figcaption></figure>"


def figures() -> list[str]:
    """Return a figure for each case."""
    (oll,) = (each for each in case_sets() if each.name == "OLL")
    made = []
    for case in oll.cases:
        picture = picture_cube(case).svg("top", width=120)
        name = f"{case.name} {case.nickname}"
        made.append(FIGURE.format(picture=picture, name=escape(name), alg=escape(case.alg)))
    return made


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(PAGE.format(figures="\n".join(figures())), encoding="utf-8")
