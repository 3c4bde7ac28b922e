"""The sub-commands: one module each, imported only when its command is given.

Each has ``EXAMPLES`` for its help, ``add_arguments(parser)``, and ``run(options)``, which
prints the results and returns the exit status.
"""

from __future__ import annotations

COMMANDS = {
    "apply": "print the cube after some moves",
    "check": "tell whether a cube can exist, or everything that is wrong with it",
    "scramble": "make scrambles",
    "solve": "solve a cube, or a file of them",
    "methods": "list methods that files describe, check a file, and try one on many cubes",
    "find": "find the shortest turns that bring some pieces where they belong",
    "lost": "find where a solution was left after a slip, by a few stickers of the cube",
    "lesson": "list the lessons of the course, make exercises, and tell what comes next on a cube",
    "cases": "list decks of cases with your own algs, and make a sheet of one to print",
    "times": "print statistics of times, and import or export your own",
    "doctor": "tell by what method a cube was solved, and how near each step came to the best",
    "perfect": "check a 3×3×3 by the rules of the perfect scramble, or find all that obey them",
    "patterns": "find every 3×3×3 that fits a pattern of stickers, and what leads to it",
    "shot": "draw the window or one view into a picture, without a display",
    "export": "make pictures, films, pages or text of a cube or a solution",
    "tables": "show, build or remove the solvers' cached tables",
    "bench": "measure this program on this machine",
}
"""Name of each sub-command -> what it does."""
