"""What the bundled program begins with."""

import multiprocessing
import sys

from cubeapp.__main__ import main

if __name__ == "__main__":
    # Worker processes begin here, too, and are told apart by this.
    multiprocessing.freeze_support()
    sys.exit(main())
