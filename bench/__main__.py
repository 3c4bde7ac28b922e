"""The measures of ``cubeapp bench`` in a checkout.

``python bench`` runs them all and writes the figures to ``bench/RESULTS.md``;
``python bench NAME …`` runs some of them and only prints what they are.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from cubeapp.cli import main

if __name__ == "__main__":
    whole = (
        ["--report", str(Path(__file__).resolve().parent / "RESULTS.md")]
        if not sys.argv[1:]
        else []
    )
    sys.exit(main(["bench", *sys.argv[1:], *whole]))
