"""A cube as SVG text: what the views show, and the last layer from above.

A picture needs no style sheet, no font and no other file, so it can stand in a page, a notebook
or a document.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from html import escape
from zlib import crc32

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cubeapp.drawing import last_layer
from cubeapp.drawing.arrows import (
    BORDER_HALO_PX,
    BORDER_PX,
    HALO_PX,
    RIM_PX,
    Arrows,
    arrows_in_space,
    arrows_on_net,
)
from cubeapp.drawing.backdrop import shadow_of
from cubeapp.drawing.camera import Camera, Matrix, Projection
from cubeapp.drawing.colours import Rgb, mixed
from cubeapp.drawing.described import faces
from cubeapp.drawing.frames import Rectangle, behind_projection, front_projection, halves
from cubeapp.drawing.inscriptions import (
    WEIGHT,
    has_inscriptions,
    inscription_inks,
    letters_of,
    patterns,
    strokes,
)
from cubeapp.drawing.net import (
    PLATE_RADIUS,
    RIMMED_CELL,
    NetLayout,
    shrunk_to_spin,
)
from cubeapp.drawing.position import Position
from cubeapp.drawing.scene import SHEEN, SHEEN_REACH, LayerTurn, Patch, Scene, Span, layer_spans
from cubeapp.drawing.shown import Shown, shown_of
from cubeapp.drawing.stickers import DIMMED, RIM, Coat, Detail, Shape, coats, cut_of, inks
from cubeapp.drawing.theme import LIGHT, PATTERNS, Looks, Theme
from cubeapp.drawing.tokens import ARROW, ARROW_HALO, ARROW_RIM
from cubeapp.engine.library.from_above import top_layer
from cubeapp.engine.model.cube import Cube
from cubeapp.engine.model.errors import PictureError, quoted
from cubeapp.engine.model.geometry import UNPAINTED, Face, cube_name
from cubeapp.engine.model.masks import FaceletMask, bottom_colour, choices_for, chosen
from cubeapp.engine.model.moves import Move

SPACE, NET, BOTH, TOP = "3d", "net", "both", "top"
VIEWS = (SPACE, NET, BOTH, TOP)
"""What can be drawn: the cube in space, its net, both, or the last layer from above."""
HEIGHTS = {NET: 0.75, BOTH: 0.5}
"""Of a picture beside its width, where it is not square."""
NAMESPACE = "http://www.w3.org/2000/svg"
LARGEST_DESCRIBED = 7
"""The stickers of larger cubes are more than anybody listens to."""
_ID = "\0"
"""Stands in the text for the beginning of names, until the whole text is known."""


@dataclass(frozen=True, slots=True)
class SvgPicture:
    """What an SVG shows.

    Raises:
        PictureError: there is no such view.
    """

    position: Position
    view: str = SPACE
    """One of `VIEWS`."""
    theme: Theme = LIGHT
    width: float = 320
    """In pixels; the picture can be shown in any size."""
    height: float = 320
    camera: Camera = field(default_factory=Camera)
    next_move: Move | None = None
    """Drawn as an arrow while nothing turns; not from above."""
    background: bool = False
    """Whether the place is filled behind the cube; else it is transparent there."""

    def __post_init__(self) -> None:
        if self.view not in VIEWS:
            raise PictureError(f"there is no view '{self.view}'; choose from {', '.join(VIEWS)}")

    def svg(self, title: str = "", prefix: str = "") -> str:
        """Return the picture, equal texts for equal pictures.

        Args:
            title: what it is called; the cube's size if left out. What the stickers show is
                described in words after it.
            prefix: makes it an element of an HTML page, whose names begin so: those of other
                pictures of the page have to differ. Else it is an XML document.
        """
        sheet = _Sheet(self.theme)
        _draw(sheet, self)
        body = sheet.text()
        prefix, namespace = (prefix, "") if prefix else (_name(body), f' xmlns="{NAMESPACE}"')
        cube = self.position.cube
        # XML has no place for control characters, however they come into a title.
        title = "".join(filter(str.isprintable, title)) or cube_name(cube.size)
        head = f"<title>{escape(title)}</title>"
        if cube.size <= LARGEST_DESCRIBED:
            lines = faces(cube, self.theme.scheme.spoken)
            head += f"<desc>{escape(chr(10).join(lines))}</desc>"
        wide, high = _number(self.width), _number(self.height)
        size = f'viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
        return f'<svg{namespace} {size} role="img">{head}{body}</svg>\n'.replace(_ID, prefix)


def svg_of(
    cube: Cube,
    view: str = SPACE,
    width: int = 320,
    looks: Looks | None = None,
    mask: ArrayLike | str | None = None,
    next_move: Move | None = None,
) -> str:
    """Return ``cube`` at rest as SVG, on nothing; `Cube.svg` says what the arguments mean.

    Raises:
        PictureError: there is no such view or width, or no such mask of this cube.
    """
    if not 1 <= width < math.inf:
        raise PictureError(f"a picture is one pixel wide or more, not {width}")
    seen = b"" if mask is None else _mask_of(cube, mask).tobytes()
    theme = LIGHT if looks is None else LIGHT.with_looks(looks)
    height = width * HEIGHTS.get(view, 1)
    position = Position(cube, mask=seen)
    return SvgPicture(position, view, theme, width, height, next_move=next_move).svg()


def _mask_of(cube: Cube, mask: ArrayLike | str) -> FaceletMask:
    if isinstance(mask, str):
        known = choices_for(cube.size)
        if mask not in known:
            names = ", ".join(known)
            raise PictureError(f"there is no mask {quoted(mask)}; choose from {names}")
        bottom = bottom_colour(cube)
        return chosen(mask, Face.D if bottom == UNPAINTED else bottom).facelets(cube)
    seen = np.asarray(mask, dtype=np.bool_).ravel()
    if len(seen) != len(cube.facelets):
        raise PictureError(f"a mask of this cube has {len(cube.facelets)} values, not {len(seen)}")
    return seen


def _name(body: str) -> str:
    """Return a beginning of names that only the same picture has."""
    return f"c{crc32(body.encode()):08x}-"


def _draw(sheet: _Sheet, picture: SvgPicture) -> None:
    width, height = picture.width, picture.height
    if picture.background:
        _draw_sky(sheet, width, height)
    if picture.view == SPACE:
        _draw_cube(sheet, picture)
    elif picture.view == NET:
        _draw_net(sheet, picture)
    elif picture.view == TOP:
        _draw_top(sheet, picture)
    else:
        for draw, (x, y, wide, high) in zip(
            (_draw_cube, _draw_net), halves(width, height), strict=True
        ):
            sheet.begin(f'transform="translate({_number(x)},{_number(y)})"')
            draw(sheet, replace(picture, width=wide, height=high, background=False))
            sheet.end()


# The parts of a text


class _Sheet:
    """Writes shapes, each over those before it."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._definitions: list[str] = []
        self._shapes: list[str] = []

    def text(self) -> str:
        """Return everything that was written."""
        defined = "".join(self._definitions)
        defined = f"\n<defs>{defined}</defs>" if defined else ""
        return defined + "\n" + "\n".join(self._shapes) + "\n"

    def begin(self, attributes: str) -> None:
        """Begin a group of shapes that share ``attributes``."""
        self._shapes.append(f"<g {attributes}>")

    def end(self) -> None:
        """End the group."""
        self._shapes.append("</g>")

    def define(self, element: str, attributes: str, content: str) -> str:
        """Define a gradient or mask and return its link."""
        name = f"{_ID}{len(self._definitions)}"
        self._definitions.append(f'<{element} id="{name}" {attributes}>{content}</{element}>')
        return f"url(#{name})"

    def gradient(
        self, kind: str, attributes: str, stops: Sequence[tuple[float, Rgb, float]]
    ) -> str:
        """Define a gradient of (place, colour, opacity) and return its link."""
        content = "".join(
            f'<stop offset="{offset:.3g}" stop-color="{colour}"'
            + (f' stop-opacity="{opacity:.3g}"/>' if opacity < 1 else "/>")
            for offset, colour, opacity in stops
        )
        return self.define(f"{kind}Gradient", attributes, content)

    def shape(self, element: str, attributes: str) -> None:
        """Write an element without content."""
        self._shapes.append(f"<{element} {attributes}/>")

    def rectangle(self, place: Rectangle, fill: str, radius: float = 0, more: str = "") -> None:
        """Write a rectangle, perhaps with round corners."""
        x, y, width, height = map(_number, place)
        round_ = f' rx="{_number(radius)}"' if radius else ""
        where = f'x="{x}" y="{y}" width="{width}" height="{height}"{round_}'
        self.shape("rect", f'{where} fill="{fill}"{more}')

    def polygons(self, outlines: Matrix, fills: Sequence[str]) -> None:
        """Write polygons of float64, shape (k, n, 2), each with a colour of its own."""
        for path, fill in zip(_paths(outlines), fills, strict=True):
            self.shape("path", f'd="{path}" fill="{fill}"')

    def polygon(self, outline: Matrix, fill: str, line: float = 0, stroke: Rgb = "") -> None:
        """Write one polygon, perhaps with a line around it."""
        more = f' stroke="{stroke}" stroke-width="{line:g}" stroke-linejoin="round"' if line else ""
        self.shape("path", f'd="{_paths(outline[None])[0]}" fill="{fill}"{more}')

    def arrows(self, arrows: Arrows) -> None:
        """Write the arrows of a move."""
        dashes = f'stroke-dasharray="{4 * BORDER_HALO_PX:g} {2 * BORDER_HALO_PX:g}"'
        halo = f'stroke="{ARROW_HALO}" stroke-width="{BORDER_HALO_PX:g}" {dashes}'
        for border in arrows.borders:
            path = _paths(border[None])[0].removesuffix("z")
            line = f'd="{path}" fill="none" stroke-linecap="square"'
            self.shape("path", f'{line} stroke="{ARROW_RIM}" stroke-width="{BORDER_PX:g}"')
            self.shape("path", f"{line} {halo}")
        for polygon in arrows.polygons:
            self.polygon(polygon, "none", 2 * (HALO_PX + RIM_PX), ARROW_RIM)
            self.polygon(polygon, "none", 2 * HALO_PX, ARROW_HALO)
            self.polygon(polygon, ARROW)


def _paths(outlines: Matrix) -> list[str]:
    """Return closed paths through points of shape (k, n, 2): from each to the next one."""
    # In hundredths, so that no errors add up; no eye sees less.
    places = np.rint(100 * outlines).astype(np.int64)
    places[:, 1:] -= places[:, :-1].copy()
    paths = []
    for start, *steps in places.tolist():
        words = " ".join(f"{_hundredths(x)},{_hundredths(y)}" for x, y in steps)
        paths.append(f"M{_hundredths(start[0])},{_hundredths(start[1])}l{words}z")
    return paths


@cache
def _hundredths(number: int) -> str:
    text = f"{number / 100:.2f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _number(number: float, digits: int = 2) -> str:
    text = f"{number:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


# Stickers


@dataclass(frozen=True, slots=True)
class _Cells:
    """A part of a face, and how it lies in the picture."""

    matrix: Matrix
    """From (column, row, 1) to homogeneous pixels: float64, shape (3, 3)."""
    rows: Span
    columns: Span
    numbers: list[int]
    """Of the stickers' inks, row by row; see `stickers.inks`."""
    pixels: float
    """Of a sticker."""
    shade: float = 1.0
    twist: float = 0.0
    """How far letters are turned, clockwise in degrees."""
    is_mirrored: bool = False
    """Whether the face is seen from its inside."""

    @classmethod
    def of(
        cls, shown: Shown, face: Face, rows: Span, columns: Span, matrix: Matrix, pixels: float
    ) -> _Cells:
        """Return a part of ``face`` with what it shows."""
        numbers: list[int] = shown.numbers(face, rows, columns).ravel().tolist()
        return cls(matrix, rows, columns, numbers, pixels)

    def corners(self) -> NDArray[np.float64]:
        """Return the first corner of each cell on the grid: shape (k, 2)."""
        column, row = np.meshgrid(np.arange(*self.columns), np.arange(*self.rows))
        return np.column_stack([column.ravel(), row.ravel()]).astype(np.float64)

    def outlines(self, shape: Shape) -> Matrix:
        """Return a shape in every cell, in pixels: shape (k, n, 2)."""
        return _mapped(self.matrix, self.corners()[:, None] + shape.outline()[:-1])

    def frames(self) -> tuple[Matrix, Matrix]:
        """Return the middles of the cells in pixels, and how a cell lies there.

        Across one cell a perspective is as good as flat.

        Returns:
            Shapes (k, 2) and (k, 2, 2); the columns of the latter are the cell's sides.
        """
        grid = self.corners() + 0.5
        depth = grid @ self.matrix[2, :2] + self.matrix[2, 2]
        middles = _mapped(self.matrix, grid)
        slopes = self.matrix[:2, :2] - middles[:, :, None] * self.matrix[2, :2]
        return middles, slopes / depth[:, None, None]


def _mapped(matrix: Matrix, points: Matrix) -> Matrix:
    """Return the pixels of points of a grid: from shape (…, 2) to (…, 2)."""
    pixels = points @ matrix[:, :2].T + matrix[:, 2]
    return np.asarray(pixels[..., :2] / pixels[..., 2:])


def _draw_stickers(sheet: _Sheet, cells: _Cells, worn: Sequence[Coat]) -> None:
    """Draw the stickers themselves."""
    theme = sheet.theme
    for coat in worn:
        outlines = cells.outlines(coat.shape)
        if coat.is_tile:
            fill = _shaded(theme.tile, cells.shade)
            sheet.shape("path", f'd="{"".join(_paths(outlines))}" fill="{fill}"')
        else:
            fills = [_shaded(ink, cells.shade * coat.lightness) for ink in inks(theme)]
            sheet.polygons(outlines, [fills[number] for number in cells.numbers])


def _shaded(colour: Rgb, lightness: float) -> Rgb:
    """Return ``colour`` darkened to a share of its lightness."""
    return mixed("#000000", colour, round(lightness, 2))


def _inscribe(sheet: _Sheet, cells: _Cells) -> None:
    """Draw letters or shapes on stickers, if they are to have any and are large enough."""
    if not has_inscriptions(sheet.theme.looks, cells.pixels):
        return
    signs, colours = _signs(sheet.theme.looks), inscription_inks(sheet.theme)
    are_letters = sheet.theme.looks.marks != PATTERNS
    middles, frames = cells.frames()
    if are_letters:
        sine, cosine = math.sin(math.radians(cells.twist)), math.cos(math.radians(cells.twist))
        side = -1 if cells.is_mirrored else 1
        frames = frames @ np.array([[cosine * side, -sine], [sine * side, cosine]])
        ends = 'stroke-linecap="round" stroke-linejoin="round"'
        sheet.begin(f'fill="none" stroke-width="{WEIGHT:g}" {ends}')
    ink_of = "stroke" if are_letters else "fill"
    for number, middle, frame in zip(cells.numbers, middles.tolist(), frames, strict=True):
        if number % DIMMED < len(signs):
            lie = ",".join(_number(part) for part in (*frame.T.ravel().tolist(), *middle))
            sign, ink = signs[number % DIMMED], colours[number]
            sheet.shape("path", f'd="{sign}" {ink_of}="{ink}" transform="matrix({lie})"')
    if are_letters:
        sheet.end()


def _signs(looks: Looks) -> list[str]:
    """Return the signs of the colours 0…5 as paths around the middle of a cell of side 1."""
    if looks.marks == PATTERNS:
        return ["".join(map(_outline, outlines)) for outlines in patterns(16)]
    return ["".join(_line(stroke) for stroke in strokes(letter)) for letter in letters_of(looks)]


def _outline(points: Matrix) -> str:
    return f"M{_words(points[:-1])}z"


def _line(stroke: Sequence[Matrix]) -> str:
    start, *pieces = stroke
    ends = ((("C" if len(piece) == 3 else "L") + _words(piece)) for piece in pieces)
    return f"M{_words(start)}{''.join(ends)}"


def _words(points: Matrix) -> str:
    return " ".join(f"{_number(x, 3)},{_number(y, 3)}" for x, y in points.tolist())


# The views


def _draw_sky(sheet: _Sheet, width: float, height: float) -> None:
    stops = [(0.0, sheet.theme.sky, 1.0), (1.0, sheet.theme.ground, 1.0)]
    sky = sheet.gradient("linear", 'x2="0" y2="1"', stops)
    sheet.rectangle((0, 0, width, height), sky)


def _draw_cube(sheet: _Sheet, picture: SvgPicture) -> None:
    shown, turn = shown_of(picture.position)
    camera, width, height = picture.camera, picture.width, picture.height
    looks, size = picture.theme.looks, shown.cube.size
    front = front_projection(looks, camera, width, height)
    if picture.background:
        _draw_shadow(sheet, front)
    _draw_scene(sheet, Scene(size, front, turn, looks.has_hints), shown)
    if turn is None and picture.next_move is not None:
        sheet.arrows(arrows_in_space(front, picture.next_move, size))
    if looks.has_back:
        behind = behind_projection(camera, width, height)
        _draw_scene(sheet, Scene(size, behind, turn), shown)
        if turn is None and picture.next_move is not None:
            sheet.arrows(arrows_in_space(behind, picture.next_move, size))


def _draw_shadow(sheet: _Sheet, projection: Projection) -> None:
    shadow = shadow_of(projection, sheet.theme)
    if shadow is None:
        return
    fill = sheet.gradient("radial", "", [(at, "#000000", share) for at, share in shadow.stops])
    x, y, across, down = map(_number, (shadow.x, shadow.y, shadow.across, shadow.down))
    sheet.shape("ellipse", f'cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{fill}"')


def _draw_scene(sheet: _Sheet, scene: Scene, shown: Shown) -> None:
    for slab in scene.slabs:
        for patch in (*slab.floating, *slab.patches):
            if patch.face is None:
                inside = _shaded(sheet.theme.inside, patch.shade)
                sheet.polygon(patch.corners(), inside, 1, inside)
            else:
                _draw_patch(sheet, scene, shown, patch, patch.face)


def _draw_patch(sheet: _Sheet, scene: Scene, shown: Shown, patch: Patch, face: Face) -> None:
    projection, theme = scene.projection, sheet.theme
    pixels = 2 * projection.scale / scene.size
    if not patch.is_floating:
        plastic = _shaded(theme.plastic, patch.shade)
        # A line of its own colour, against hairline cracks.
        sheet.polygon(patch.corners(), plastic, 1, plastic)
    rows, columns = patch.rows, patch.columns
    if projection.camera.zoom > 1:
        rows, columns = patch.in_view(projection.width, projection.height, pixels)
    cells = replace(
        _Cells.of(shown, face, rows, columns, patch.matrix, pixels),
        shade=patch.shade,
        twist=patch.twist,
        is_mirrored=patch.is_floating,
    )
    detail = Detail.of(pixels)
    _draw_stickers(sheet, cells, coats(theme.looks, detail, patch.is_floating))
    if detail is Detail.TILE and not patch.is_floating:
        _draw_sheen(sheet, patch)
    _inscribe(sheet, cells)


def _draw_sheen(sheet: _Sheet, patch: Patch) -> None:
    ends = (_number(part) for end in patch.sheen() for part in end)
    names = ("x1", "y1", "x2", "y2")
    line = " ".join(f'{name}="{end}"' for name, end in zip(names, ends, strict=True))
    stops = [(0.0, "#ffffff", SHEEN), (SHEEN_REACH, "#ffffff", 0.0)]
    fill = sheet.gradient("linear", f'gradientUnits="userSpaceOnUse" {line}', stops)
    sheet.polygon(patch.corners(), fill)


def _draw_net(sheet: _Sheet, picture: SvgPicture) -> None:
    shown, turn = shown_of(picture.position)
    layout = NetLayout(shown.cube.size, picture.width, picture.height, handles=False)
    whole = (0, layout.size)
    for face in Face:
        _draw_plate(sheet, layout, face)
        matrix = _flat(layout.cell, *layout.origins[face])
        _draw_flat(sheet, _Cells.of(shown, face, whole, whole, matrix, layout.cell))
    if turn is not None:
        _draw_turn(sheet, layout, shown, turn)
    elif picture.next_move is not None:
        arrows = arrows_on_net(layout.origins, layout.cell, picture.next_move, layout.size)
        sheet.arrows(arrows)


def _draw_plate(sheet: _Sheet, layout: NetLayout, face: Face) -> None:
    sheet.rectangle(layout.plate(face), sheet.theme.plastic, PLATE_RADIUS)


def _flat(cell: float, x: float, y: float) -> Matrix:
    """Return the map of a face that lies flat with its first corner at (x, y)."""
    return np.array([[cell, 0, x], [0, cell, y], [0, 0, 1]])


def _draw_flat(sheet: _Sheet, cells: _Cells) -> None:
    """Draw stickers that lie in the plane of the picture."""
    cut = cut_of(sheet.theme.looks)
    if cells.pixels >= RIMMED_CELL:
        worn = [Coat(cut.rimmed, RIM), Coat(cut.inset)]
    else:
        is_tiny = Detail.of(cells.pixels) is Detail.SQUARE
        worn = [Coat(cut.square if is_tiny else cut.plain)]
    _draw_stickers(sheet, cells, worn)
    _inscribe(sheet, cells)


def _draw_turn(sheet: _Sheet, layout: NetLayout, shown: Shown, turn: LayerTurn) -> None:
    for face in Face:
        if face.axis is not turn.axis:
            _draw_strip(sheet, layout, shown, face, turn)
    if turn.first == 0:
        _draw_spinning(sheet, layout, shown, turn.axis.face, 90 * turn.quarters)
    if turn.last == layout.size - 1:
        _draw_spinning(sheet, layout, shown, turn.axis.face.opposite, -90 * turn.quarters)


def _draw_strip(
    sheet: _Sheet, layout: NetLayout, shown: Shown, face: Face, turn: LayerTurn
) -> None:
    """Draw the turned layers of a side face: what leaves it, and what comes behind."""
    cell, whole = layout.cell, math.floor(turn.quarters)
    share, move = turn.quarters - whole, Move(turn.axis, turn.first, turn.last, 1)
    rows, columns = layer_spans(face, turn.axis, (turn.first, turn.last + 1), layout.size)
    place = layout.place(face, rows, columns)
    _begin_window(sheet, place)
    sheet.rectangle(place, sheet.theme.plastic)
    for quarters, shift in ((whole, share), (whole + 1, share - 1)):
        matrix = _flat(cell, *layout.slid(face, turn.axis, shift))
        after = shown.after_quarters(move, quarters)
        _draw_flat(sheet, _Cells.of(after, face, rows, columns, matrix, cell))
    sheet.end()


def _begin_window(sheet: _Sheet, place: Rectangle) -> None:
    """Begin a group that is seen only in a rectangle."""
    x, y, width, height = map(_number, place)
    where = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    # Qt reads no clip paths, and masks.
    window = sheet.define(
        "mask", f'maskUnits="userSpaceOnUse" {where}', f'<rect {where} fill="#ffffff"/>'
    )
    sheet.begin(f'mask="{window}"')


def _draw_spinning(
    sheet: _Sheet, layout: NetLayout, shown: Shown, face: Face, angle: float
) -> None:
    """Draw a turned outer face at an angle, clockwise in degrees, inside its own square."""
    half = layout.size / 2
    x, y = layout.origins[face] + half * layout.cell
    scale = shrunk_to_spin(angle) * layout.cell
    sine, cosine = scale * math.sin(math.radians(angle)), scale * math.cos(math.radians(angle))
    to_middle = np.array([[1, 0, -half], [0, 1, -half], [0, 0, 1]])
    turned = np.array([[cosine, -sine, x], [sine, cosine, y], [0, 0, 1]]) @ to_middle
    _draw_plate(sheet, layout, face)
    whole = (0, layout.size)
    cells = _Cells.of(shown, face, whole, whole, turned, layout.cell)
    # Letters stay upright while their face spins.
    _draw_flat(sheet, replace(cells, twist=-angle))


def _draw_top(sheet: _Sheet, picture: SvgPicture) -> None:
    shown, _ = shown_of(picture.position)
    size, theme = shown.cube.size, sheet.theme
    cell = last_layer.cell_side(size, picture.width, picture.height)
    x, y = picture.width / 2 - size / 2 * cell, picture.height / 2 - size / 2 * cell
    side, beyond = size * cell, last_layer.PLATE * cell
    plate = x - beyond, y - beyond, side + 2 * beyond, side + 2 * beyond
    sheet.rectangle(plate, theme.plastic, last_layer.PLATE_RADIUS * cell)
    whole = (0, size)
    _draw_flat(sheet, _Cells.of(shown, Face.U, whole, whole, _flat(cell, x, y), cell))
    edge = f' stroke="{theme.plastic}" stroke-width="{_number(last_layer.EDGE * cell)}"'
    colours, thick = inks(theme), last_layer.SIDE
    for (left, top, wide, high), number in _beside(shown):
        place = x + left * cell, y + top * cell, wide * cell, high * cell
        sheet.rectangle(place, colours[number], last_layer.RADIUS * cell, edge)
        corner = x + (left + (wide - thick) / 2) * cell, y + (top + (high - thick) / 2) * cell
        square = _flat(thick * cell, *corner)
        _inscribe(sheet, _Cells(square, (0, 1), (0, 1), [number], thick * cell))


def _beside(shown: Shown) -> Iterator[tuple[Rectangle, int]]:
    """Yield where the stickers beside the last layer lie, in cells, and the numbers of their inks.

    Those without a colour are left out, as in diagrams of cases.
    """
    size = shown.cube.size
    whole = (0, size)
    seen = top_layer(np.array([shown.numbers(face, whole, whole) for face in Face]))
    for (row, column), number in np.ndenumerate(seen):
        is_seen = number < 2 * DIMMED and number % DIMMED != DIMMED - 1
        if is_seen and last_layer.is_beside(row, column, size):
            yield last_layer.sticker_place(row, column, size), int(number)
