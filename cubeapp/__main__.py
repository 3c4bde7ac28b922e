"""``python -m cubeapp`` is the command ``cubeapp``."""

import sys

from cubeapp.cli import main

if __name__ == "__main__":
    sys.exit(main())
