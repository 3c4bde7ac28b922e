"""What was chosen of the last export, as text for the settings."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace

from cubeapp.drawing.theme import DARK, LIGHT, Theme
from cubeapp.engine.timeline.booklet import Each
from cubeapp.ui.drawing.view_pictures import VIEWS
from cubeapp.ui.files.export.options import (
    LARGEST_SIDE,
    LEAST_FPS,
    MOST_FPS,
    MOST_PAUSE_S,
    Kind,
    Options,
    Paper,
)
from cubeapp.ui.services.motion import MAX_TEMPO, MIN_TEMPO

AS_WINDOW, ON_LIGHT, ON_DARK = "window", "light", "dark"
GROUNDS = (AS_WINDOW, ON_LIGHT, ON_DARK)


@dataclass(frozen=True, slots=True)
class Choices:
    """The options as they are in the panel."""

    options: Options = field(default_factory=lambda: Options(Kind.PNG))
    """Without title, theme and language, which follow from the cube and the window."""
    ground: str = AS_WINDOW
    """One of `GROUNDS`: which theme the pictures are in."""

    def for_window(self, theme: Theme, language: str) -> Options:
        """Return the options for a window in these colours and this language."""
        options, chosen = _meant(self.options), theme
        if options.kind.is_paper:
            chosen = LIGHT.with_looks(theme.looks)
        elif self.ground != AS_WINDOW:
            chosen = (DARK if self.ground == ON_DARK else LIGHT).with_looks(theme.looks)
        return replace(options, theme=chosen, language=language)

    def as_text(self) -> str:
        """Return the choices for `from_text`."""
        options = self.options
        return json.dumps(
            {
                "kind": options.kind.value,
                "view": options.view,
                "width": options.width,
                "height": options.height,
                "scale": options.scale,
                "transparent": options.is_transparent,
                "each": options.each.value,
                "wca": options.wca,
                "paper": options.paper.value,
                "tempo": options.tempo,
                "fps": options.fps,
                "pause": options.pause_s,
                "loops": options.loops,
                "captions": options.has_captions,
                "ground": self.ground,
            }
        )

    @classmethod
    def restored(cls, text: str) -> Choices:
        """Return the choices that ``text`` holds, the defaults if it holds none."""
        try:
            return cls.from_text(text)
        except ValueError:
            return cls()

    @classmethod
    def from_text(cls, text: str) -> Choices:
        """Return the choices that ``text`` holds.

        Raises:
            ValueError: it holds none.
        """
        try:
            kept = json.loads(text)
            options = Options(
                kind=Kind(kept["kind"]),
                view=_one_of(kept["view"], VIEWS),
                width=int(_within(kept["width"], 0, LARGEST_SIDE)),
                height=int(_within(kept["height"], 0, LARGEST_SIDE)),
                scale=_within(kept["scale"], 0.1, 8),
                is_transparent=kept["transparent"] is True,
                each=Each(kept["each"]),
                wca=kept["wca"] is True,
                paper=Paper(kept["paper"]),
                tempo=_within(kept["tempo"], MIN_TEMPO, MAX_TEMPO),
                fps=int(_within(kept["fps"], LEAST_FPS, MOST_FPS)),
                pause_s=_within(kept["pause"], 0, MOST_PAUSE_S),
                loops=kept["loops"] is True,
                has_captions=kept["captions"] is True,
            )
            return cls(options, _one_of(kept["ground"], GROUNDS))
        except (KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ValueError(f"no choices: {error}") from None


def _meant(options: Options) -> Options:
    """Return ``options`` without what was chosen for other kinds of file, and is not shown now."""
    kind = options.kind
    if kind is Kind.HAND:
        options = replace(options, view="3d", wca=False)
    if kind.is_paper:
        options = replace(options, width=0, height=0)
    return replace(options, is_transparent=options.is_transparent and kind.is_still)


def _one_of(value: object, known: tuple[str, ...]) -> str:
    return known[known.index(str(value))]


def _within(value: object, least: float, most: float) -> float:
    number = float(str(value))
    if not least <= number <= most:
        raise ValueError(f"{number} is not from {least} to {most}")
    return number
