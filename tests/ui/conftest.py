import os

# Before Qt is first imported: the tests need no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
