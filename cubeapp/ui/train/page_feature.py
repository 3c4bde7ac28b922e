"""A feature whose page lies over the stage."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from PySide6.QtWidgets import QWidget

from cubeapp.ui.shell.feature import PanelFeature

PanelType = TypeVar("PanelType", bound=QWidget)
PageType = TypeVar("PageType", bound=QWidget)


class PageFeature(PanelFeature[PanelType], Generic[PanelType, PageType]):
    """A feature with a panel and a page, of kinds that the type checker knows."""

    @property
    def page(self) -> PageType:
        """The page, made now if it has not been."""
        return cast(PageType, self.cover)

    def make_cover(self) -> PageType:
        """Return a new page; called once."""
        raise NotImplementedError
