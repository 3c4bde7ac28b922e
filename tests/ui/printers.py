"""Printers for tests: none, or one that prints into a file."""

from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo


def without_printers(monkeypatch):
    """Let no printer be known."""
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: [])


def print_to(path, monkeypatch):
    """Let the dialog be answered with a printer whose paper is the file ``path``."""

    def choose(dialog):
        assert not dialog.testOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        dialog.printer().setOutputFileName(str(path))
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["paper"])
    monkeypatch.setattr(QPrintDialog, "exec", choose)
