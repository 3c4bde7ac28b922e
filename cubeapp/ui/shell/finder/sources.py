"""What can be found of the window itself: commands, pages, choices, and what is typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from cubeapp.engine.model.errors import NotationError
from cubeapp.engine.model.geometry import MAX_SIZE, MIN_SIZE, cube_name
from cubeapp.engine.notation.alg import Alg
from cubeapp.engine.notation.tree import Comment, LineBreak, Pause
from cubeapp.engine.text import shortened
from cubeapp.ui.document.document import CubeDocument
from cubeapp.ui.shell.commands import Commands, shown_key
from cubeapp.ui.shell.feature import Feature
from cubeapp.ui.shell.finder.entries import FinderEntry, Kind
from cubeapp.ui.shell.finder.matching import folded
from cubeapp.ui.shell.menus import ChoiceMenu
from cubeapp.ui.shell.places import place_title
from cubeapp.words import tr, without_key

FIND = "find"
"""The id of the command that opens the palette, which does not find itself."""
COMMON = ("scramble", "solve", "learn", "undo", "reset", "open", "save_session", "theme", "keys")
"""The ids of the commands that are offered before anything is typed."""
PLACE_PREFIX = "place-"
"""Begins the ids of the commands that go to a place."""
ACTING = ("scramble", "solve")
"""The ids of the commands that are called like the panel of their feature and do more than to
show it."""
LONGEST_MOVES = 60
"""Letters of typed moves in the title of their entry."""
_SIZE = re.compile(r"\s*(\d{1,3})(?:\s*[x×]\s*\1){1,2}\s*", re.IGNORECASE)


def command_entries(commands: Commands, features: Iterable[Feature]) -> Iterator[FinderEntry]:
    """Yield all commands but those that only show a panel, which `page_entries` yields."""
    pages = {each.id for each in features if _opens_page(each, commands)}
    for id, action in commands.items():
        if id == FIND or id in pages or not action.isVisible():
            continue
        is_place = id.startswith(PLACE_PREFIX)
        yield FinderEntry(
            id=f"command:{id}",
            title=words_of_action(action),
            kind=Kind.PLACE if is_place else Kind.COMMAND,
            run=action.trigger,
            hint=menu_path(action),
            key=shown_key(action),
            state="" if is_place else _state(action),
            about=action.statusTip(),
            missing=commands.why_disabled(id),
            is_common=is_place or (id in COMMON and action.isEnabled()),
        )


def page_entries(features: Collection[Feature], commands: Commands) -> Iterator[FinderEntry]:
    """Yield the panels that can be chosen now."""
    places = Counter(feature.place for feature in features if feature.title)
    for feature in features:
        if not feature.title or not feature.is_offered:
            continue
        action = commands[feature.id] if _opens_page(feature, commands) else None
        title, place = tr(feature.title), tr(place_title(feature.place))
        if title == place and places[feature.place] == 1:
            # The place is found, and has no other page.
            continue
        yield FinderEntry(
            id=f"page:{feature.id}",
            title=title,
            kind=Kind.PAGE,
            run=feature.reveal if action is None else action.trigger,
            hint=place,
            key=shown_key(action) if action is not None else "",
            about=action.statusTip() if action is not None else "",
            is_common=True,
        )


def choice_entries(window: QWidget) -> Iterator[FinderEntry]:
    """Yield the choices of all menus of choices in ``window``: themes, languages and the like."""
    for menu in window.findChildren(ChoiceMenu):
        title = without_key(menu.title())
        for action in menu.choices:
            words = {"menu": title, "choice": words_of_action(action)}
            yield FinderEntry(
                id=f"choice:{menu.objectName()}:{action.data()}",
                title=tr("{menu}: {choice}").format(**words),
                kind=Kind.SETTING,
                run=action.trigger,
                hint=menu_path(menu.menuAction()),
                state=tr("Chosen") if action.isChecked() else "",
                missing="" if action.isEnabled() else tr("Not for a cube of this size."),
                aliases=(words["choice"],),
            )


def typed_entries(text: str, document: CubeDocument, inner_slices: bool) -> Iterator[FinderEntry]:
    """Yield what ``text`` asks to be done itself: moves, or a cube of another size.

    Args:
        text: as it was typed.
        document: whose cube turns.
        inner_slices: whether ``r`` on 4×4×4 is the inner slice.
    """
    size = _SIZE.fullmatch(text)
    if size is not None and MIN_SIZE <= int(size[1]) <= MAX_SIZE:
        number = int(size[1])
        yield FinderEntry(
            id="",
            title=tr("Change the size to {cube}").format(cube=cube_name(number)),
            kind=Kind.SETTING,
            run=partial(document.change_size, number),
        )
    try:
        alg = Alg(text, inner_slices=inner_slices)
        alg.check_fits(document.cube.size)
    except NotationError:
        return
    if any(not isinstance(node, Comment | LineBreak | Pause) for node in alg.nodes):
        shown = shortened(" ".join(text.split()), LONGEST_MOVES)
        yield FinderEntry(
            id="",
            title=tr("Do {moves}").format(moves=shown),
            kind=Kind.MOVES,
            run=partial(_turn, document, alg),
            hint=tr("Turns the cube"),
        )


def words_of_action(action: QAction) -> str:
    """Return what the menus call ``action``, without its mnemonic."""
    return without_key(action.text())


def menu_path(action: QAction) -> str:
    """Return where ``action`` stands in the menu bar, as "View › Look around"."""
    return " › ".join(_menus_above(action) or ())


def _menus_above(action: QAction) -> list[str] | None:
    """Return the titles of the menus that lead to ``action``, as few as can be.

    Returns:
        ``None`` if it is not to be reached from the menu bar.
    """
    paths = []
    for holder in action.associatedObjects():
        if isinstance(holder, QMenuBar):
            return []
        if isinstance(holder, QMenu):
            above = _menus_above(holder.menuAction())
            if above is not None:
                paths.append([*above, without_key(holder.title())])
    return min(paths, key=len, default=None)


def _turn(document: CubeDocument, alg: Alg) -> None:
    # The moves of short texts can be many, so they are made when they are asked for.
    document.turn_all(alg.moves(document.cube.size), alg.text)


def _opens_page(feature: Feature, commands: Commands) -> bool:
    """Tell whether the command of a feature's id is another name of its panel."""
    if not feature.title or feature.id in ACTING or feature.id not in commands:
        return False
    return folded(words_of_action(commands[feature.id])) == folded(tr(feature.title))


def _state(action: QAction) -> str:
    if not action.isCheckable():
        return ""
    return tr("On") if action.isChecked() else tr("Off")
