"""Run with ``python bench [NAME …]`` in a checkout: the measures of ``cubeapp bench``."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from cubeapp.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", *sys.argv[1:]]))
