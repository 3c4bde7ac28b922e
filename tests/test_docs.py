"""The examples in the pages are true, and what they link to is there."""

from __future__ import annotations

import argparse
import doctest
import re

import pytest

import cubeapp
from cubeapp.cli import parser_for
from cubeapp.commands import COMMANDS
from docs import generated
from tests.every import every
from tests.pages import PAGES, ROOT, blocks, name_of
from tests.strategies import slow

PARSER = doctest.DocTestParser()
WITH_EXAMPLES = [page for page in PAGES if any(blocks(page, "python", "pycon"))]
WITH_SLOW_ONES = [
    page for page in WITH_EXAMPLES if any(is_slow for *_, is_slow in blocks(page, "pycon"))
]


def run_examples(page, with_slow):
    """Run the examples of a page in order, as one session; return what was not as it says."""
    names = {"__name__": "__main__"}
    reports = []
    for line, language, text, is_slow in blocks(page, "python", "pycon"):
        if is_slow and not with_slow:
            continue
        if language == "python":
            exec(compile("\n" * line + text, str(page), "exec"), names)
            continue
        test = PARSER.get_doctest(text, names, name_of(page), str(page), line)
        # In a copy of the names, what one example defines would be lost to the next.
        test.globs = names
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=reports.append, clear_globs=False)
    return "".join(reports)


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_the_examples_of_each_page_are_true(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert not run_examples(page, with_slow=False)


@pytest.mark.parametrize("page", slow(*WITH_SLOW_ONES), ids=name_of)
def test_the_long_examples_of_each_page_are_true(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert not run_examples(page, with_slow=True)


def targets(page):
    """The files that a page links to or shows."""
    text = page.read_text("utf-8")
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text)
    included = re.findall(r"^```\{(?:literal)?include\} (\S+)", text, re.MULTILINE)
    return [page.parent / path for path in [*links, *included] if "://" not in path]


@every("page", PAGES)
def test_what_a_page_links_to_and_shows_is_there(page):
    assert not [str(target) for target in targets(page) if not target.exists()]


def test_every_picture_is_shown():
    shown = {target.resolve() for page in PAGES for target in targets(page)}
    assert set((ROOT / "docs" / "pictures").iterdir()) <= shown


@every("page", PAGES)
def test_each_page_is_in_a_table_of_contents(page):
    if page.parent == ROOT or page.stem == "index":
        return
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    own = page.relative_to(ROOT / "docs").with_suffix("").as_posix()
    assert re.search(rf"^{re.escape(own)}$", index, re.MULTILINE)


@every("command", COMMANDS)
def test_every_command_has_a_section_and_every_option_stands_there(command):
    page = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    assert f"\n## {command}\n" in page
    assert f"```{{options}} {command}\n" in page
    text = generated.options_of(command)
    assert " object at " not in text
    assert "{}" not in text
    for action in parser_for(command)._actions:
        if not isinstance(action, argparse._HelpAction):
            assert all(option in text for option in action.option_strings)


def test_the_reference_has_everything_that_is_exported():
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    described = re.findall(r"^\.\. auto\w+:: (\w+)$", page, re.MULTILINE)
    assert sorted(described) == sorted({*cubeapp.__all__} - {"__version__"})


@pytest.mark.parametrize("name", [".pre-commit-config.yaml", ".github/workflows/ci.yml"])
def test_what_is_set_up_for_contributors_can_be_read(name):
    yaml = pytest.importorskip("yaml")
    assert yaml.safe_load((ROOT / name).read_text("utf-8"))


@pytest.mark.slow
def test_the_site_builds_without_warnings(tmp_path):
    sphinx = pytest.importorskip("sphinx.cmd.build")
    pytest.importorskip("furo")
    pytest.importorskip("myst_parser")
    folders = [str(ROOT / "docs"), str(tmp_path / "site")]
    assert sphinx.main(["--quiet", "--fail-on-warning", "--keep-going", *folders]) == 0
    assert (tmp_path / "site" / "index.html").is_file()
