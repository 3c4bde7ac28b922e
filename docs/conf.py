"""How Sphinx builds these pages; `make docs` runs it, without a network."""

import sys
from base64 import b64encode
from html import escape
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cubeapp import Alg, Cube, __version__  # noqa: E402
from docs import generated  # noqa: E402

project = "cubeapp"
author = "The cubeapp authors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["build"]
myst_enable_extensions = ["deflist", "colon_fence"]
myst_heading_anchors = 3
# Docstrings set names in single backticks.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"cubeapp {release}"
html_favicon = "../resources/icons/cubeapp.svg"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False


class CommandOptions(SphinxDirective):
    """``{options} solve``: what a command takes, from its own parser; without one, the window."""

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the list of its options."""
        return self.parse_text_to_nodes(generated.options_of("".join(self.arguments)))


class Goals(SphinxDirective):
    """``{goals}``: the goals that have names, and what has been reached then."""

    def run(self) -> list[nodes.Node]:
        """Return the list of them."""
        return self.parse_text_to_nodes(generated.goals())


class Symmetries(SphinxDirective):
    """``{symmetries}``: the kinds of symmetry that a pattern can have."""

    def run(self) -> list[nodes.Node]:
        """Return the list of them."""
        return self.parse_text_to_nodes(generated.symmetries())


class Floors(SphinxDirective):
    """``{floors} cubeapp.engine``: the rooms of a package, drawn from what they import."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the picture."""
        return [nodes.raw("", generated.floors(self.arguments[0]), format="html")]


class Drawing(SphinxDirective):
    """``{svg} caption``: the picture that an expression of Python gives."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True

    def run(self) -> list[nodes.Node]:
        """Return the picture."""
        svg: str = eval("\n".join(self.content), {"Alg": Alg, "Cube": Cube})
        data = b64encode(svg.encode()).decode()
        image = f'<img alt="{escape(self.arguments[0])}" src="data:image/svg+xml;base64,{data}">'
        return [nodes.raw("", f"<p>{image}</p>", format="html")]


def keep_colons(
    _app: Sphinx, what: str, _name: str, _obj: object, _options: object, lines: list[str]
) -> None:
    """Keep Napoleon from reading "The six faces: uint8" as a type and its description."""
    if what in ("attribute", "property") and lines:
        lines[0] = lines[0].replace(": ", " – ", 1)


def setup(app: Sphinx) -> None:
    """Add what the pages ask the program for."""
    # Before Napoleon, whose priority is 500.
    app.connect("autodoc-process-docstring", keep_colons, priority=400)
    app.add_directive("options", CommandOptions)
    app.add_directive("goals", Goals)
    app.add_directive("symmetries", Symmetries)
    app.add_directive("floors", Floors)
    app.add_directive("svg", Drawing)
