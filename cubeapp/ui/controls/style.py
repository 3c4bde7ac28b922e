"""The one style of all controls: Fusion's sizes and behaviour, drawn with the tokens' colours.

No style sheets and no native styles are used beside it. It grows boxes to tick, sliders and
small icons with the letters beside them, as Fusion has them in pixels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, cast

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFrame,
    QLineEdit,
    QProxyStyle,
    QScrollBar,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionMenuItem,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionTab,
    QStyleOptionToolButton,
    QStyleOptionViewItem,
    QWidget,
)

from cubeapp.drawing.tokens import LIGHT_TOKENS, Tokens
from cubeapp.ui.controls.shapes import (
    TRACK,
    box,
    chevron,
    progress_line,
    scroll_bar_part,
    slider_lines,
    square,
    stroke,
)
from cubeapp.ui.controls.sizes import EDGE, FOCUS_EDGE, RADIUS_CARD, RADIUS_CHIP, RADIUS_CONTROL
from cubeapp.ui.drawing.icons import tinted
from cubeapp.ui.drawing.palette import window_palette

BASE = "Fusion"
USUAL_LINE = 15
"""Pixels: the height of a line that the sizes of `BASE` are meant for."""
GROWS_FROM = 1.2
"""Letters up to this factor of the default size need no larger boxes."""
ROOM_ABOVE_AND_BELOW = 12
"""Pixels that a button or a field is higher than a line of its text."""
ROOM_IN_ROWS = 10
"""Pixels that a row of a list is higher than a line of its text."""
FRAME = 2
"""Pixels around what scrolls: room for the focus, and for round corners."""
SCROLL_BAR, SCROLL_HANDLE = 12, 6
"""Pixels: the widths of a scroll bar and of its handle."""
FIELD_PADDING = 4
"""Pixels between the edge of a field and its text, beside those of Fusion."""
TAB_SPACE = 14
"""Pixels beside the words of a tab, on both sides together."""
MENU_SIGN = 14
"""Pixels: the sign of a menu beside the word of a tool button."""
GRIP = (4, 36)
"""Pixels: a splitter's handle."""
BAR = 3
"""Pixels: the bar at the left of the chosen row."""
TICK = ((0.24, 0.53), (0.43, 0.71), (0.77, 0.32))
"""A check mark, in shares of its box."""

_Primitive = QStyle.PrimitiveElement
_Control = QStyle.ControlElement
_Complex = QStyle.ComplexControl
_Part = QStyle.SubControl
_State = QStyle.StateFlag
_Metric = QStyle.PixelMetric
_Contents = QStyle.ContentsType
_Role = QPalette.ColorRole

_GROWING = frozenset(
    (
        _Metric.PM_IndicatorWidth,
        _Metric.PM_IndicatorHeight,
        _Metric.PM_ExclusiveIndicatorWidth,
        _Metric.PM_ExclusiveIndicatorHeight,
        _Metric.PM_SliderThickness,
        _Metric.PM_SliderControlThickness,
        _Metric.PM_SliderLength,
        _Metric.PM_SmallIconSize,
        _Metric.PM_MenuButtonIndicator,
    )
)
_SIZES = {
    _Metric.PM_ScrollBarExtent: SCROLL_BAR,
    _Metric.PM_DefaultFrameWidth: FRAME,
    # The words of the chosen tab stay in line with the others.
    _Metric.PM_TabBarTabShiftVertical: 0,
    # Five pages stand side by side in the usual width beside the stage.
    _Metric.PM_TabBarTabHSpace: TAB_SPACE,
}

_EDIT_FIELDS = {
    _Complex.CC_ComboBox: (_Part.SC_ComboBoxEditField,),
    _Complex.CC_SpinBox: (_Part.SC_SpinBoxEditField,),
}

Option = Any
"""A `QStyleOption` of the kind that the element has; Qt's signatures name the base alone."""
Draw = Callable[[Any, Option, QPainter, QWidget | None], None]
"""A method of the style that draws an element."""
Grow = Callable[[Any, Option, QSize, QWidget | None], QSize]
"""A method of the style that turns Fusion's size of a control into its own."""


def _arrow(edge: Qt.Edge) -> Draw:
    """Return what draws a small arrow of menus and buttons, towards ``edge``."""

    def draw(_style: object, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        chevron(painter, option.rect, edge, option.palette.color(_Role.ButtonText))

    return draw


def _is_primary(option: Option) -> bool:
    """Tell whether ``option`` is that of the page's primary button: the default one."""
    default = QStyleOptionButton.ButtonFeature.DefaultButton
    return isinstance(option, QStyleOptionButton) and bool(option.features & default)


def _has_edge(option: Option) -> bool:
    """Tell whether a line edit has an edge of its own, unlike that of a box."""
    return isinstance(option, QStyleOptionFrame) and option.lineWidth > 0


def _is_in_box(field: QWidget) -> bool:
    """Tell whether a line edit is the field of a box with arrows."""
    return isinstance(field.parent(), QAbstractSpinBox | QComboBox)


def _menu_sign(option: Option) -> int:
    """Return the room in pixels for the sign that a tool button with words has a menu."""
    feature = QStyleOptionToolButton.ToolButtonFeature
    has_menu = option.features & feature.HasMenu and not option.features & feature.MenuButtonPopup
    has_words = option.text and option.toolButtonStyle != Qt.ToolButtonStyle.ToolButtonIconOnly
    return MENU_SIGN if has_menu and has_words else 0


def _bold(font: QFont) -> QFont:
    made = QFont(font)
    made.setBold(True)
    return made


def _ratio(painter: QPainter) -> float:
    """Return the pixels of the screen to one of the widget."""
    return painter.device().devicePixelRatioF()


class WorkbenchStyle(QProxyStyle):
    """Draws every control with `tokens`.

    Changing the tokens takes effect with the next paint; the application's palette has to be
    changed with them, which paints everything (`drawing.palette.window_palette`).
    """

    def __init__(self, tokens: Tokens = LIGHT_TOKENS, factor: float = 1.0) -> None:
        """Make a style.

        Args:
            tokens: the colours.
            factor: how much larger than usual boxes, sliders and small icons are.
        """
        super().__init__(BASE)
        self.tokens = tokens
        self.factor = factor

    # What Qt asks. Each answer costs microseconds, and some hundreds are asked for at the
    # start: ``styleHint`` and ``subElementRect``, asked for most often, are left to Fusion.

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """Return a size in pixels."""
        own = _SIZES.get(metric)
        if own is not None:
            return own
        usual = super().pixelMetric(metric, option, widget)
        return round(usual * self.factor) if metric in _GROWING else usual

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        """Return the size of a control around its contents."""
        # Qt's stubs do not know that there may be no widget.
        room = super().sizeFromContents(kind, option, size, cast(QWidget, widget))
        grow = self._growing.get(kind)
        return room if grow is None else grow(self, option, room, widget)

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        """Return where a part of a control is; scroll bars have no arrows, fields more room."""
        if control == _Complex.CC_ScrollBar:
            return scroll_bar_part(cast(QStyleOptionSlider, option), part)
        place = super().subControlRect(control, option, part, cast(QWidget, widget))
        if part in _EDIT_FIELDS.get(control, ()):
            place.setLeft(place.left() + FIELD_PADDING)
        return place

    def polish(self, thing: Any) -> Any:
        """Prepare a widget: scroll bars are seen through, text keeps away from edges."""
        polished = super().polish(thing)
        if isinstance(thing, QScrollBar):
            thing.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        elif isinstance(thing, QLineEdit) and not _is_in_box(thing):
            thing.setTextMargins(FIELD_PADDING, 0, FIELD_PADDING, 0)
        return polished

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a frame, a ground or a sign."""
        draw = self._primitives.get(element)
        if draw is None:
            super().drawPrimitive(element, option, painter, widget)
        else:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(self, option, painter, widget)
            painter.restore()

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a simple control or a part of one."""
        draw = self._controls.get(element)
        if draw is None:
            super().drawControl(element, option, painter, widget)
        else:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(self, option, painter, widget)
            painter.restore()

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a control of several parts."""
        draw = self._complex_controls.get(control)
        if draw is None:
            super().drawComplexControl(control, option, painter, widget)
        else:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(self, option, painter, widget)
            painter.restore()

    # Sizes

    def _grow_line(self, option: Option, room: QSize, _widget: QWidget | None) -> QSize:
        """Return the size of a control of one line, with room above and below."""
        least = option.fontMetrics.height() + ROOM_ABOVE_AND_BELOW
        return QSize(room.width(), max(room.height(), least))

    def _grow_button(self, option: Option, room: QSize, widget: QWidget | None) -> QSize:
        """Return the size of a button; the primary one has bold letters."""
        size = self._grow_line(option, room, widget)
        if _is_primary(option):
            font = widget.font() if widget is not None else QApplication.font()
            bold = QFontMetrics(_bold(font)).horizontalAdvance(option.text)
            more = bold - option.fontMetrics.horizontalAdvance(option.text)
            size.setWidth(size.width() + max(more, 0))
        return size

    def _grow_box(self, option: Option, room: QSize, widget: QWidget | None) -> QSize:
        return self._grow_line(option, room, widget) + QSize(FIELD_PADDING, 0)

    def _grow_field(self, option: Option, room: QSize, widget: QWidget | None) -> QSize:
        return self._grow_line(option, room, widget) if _has_edge(option) else room

    def _grow_row(self, option: Option, room: QSize, _widget: QWidget | None) -> QSize:
        """Return the size of a row of a list, which is easy to hit."""
        least = option.fontMetrics.height() + ROOM_IN_ROWS
        return QSize(room.width(), max(room.height(), least))

    def _grow_tool(self, option: Option, room: QSize, _widget: QWidget | None) -> QSize:
        """Return the size of a tool button, with room for the sign of its menu."""
        return QSize(room.width() + _menu_sign(option), room.height())

    _growing: ClassVar[dict[QStyle.ContentsType, Grow]] = {
        _Contents.CT_PushButton: _grow_button,
        _Contents.CT_ComboBox: _grow_box,
        _Contents.CT_LineEdit: _grow_field,
        _Contents.CT_SpinBox: _grow_box,
        _Contents.CT_ToolButton: _grow_tool,
        _Contents.CT_ItemViewItem: _grow_row,
    }

    # Buttons

    def _draw_button(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        tokens, state, rect = self.tokens, option.state, QRectF(option.rect)
        has_focus = bool(state & _State.State_HasFocus)
        is_pressed = bool(state & (_State.State_Sunken | _State.State_On))
        is_under_pointer = bool(state & _State.State_MouseOver)
        if not state & _State.State_Enabled:
            box(painter, rect, RADIUS_CONTROL, tokens.sunk, tokens.line)
        elif _is_primary(option):
            fill = tokens.accent
            if is_pressed or is_under_pointer:
                fill = tokens.accent_pressed if is_pressed else tokens.accent_hover
            inside = 2 * FOCUS_EDGE if has_focus else 0
            box(painter, rect.adjusted(inside, inside, -inside, -inside), RADIUS_CONTROL, fill)
            if has_focus:
                self._ring(painter, rect)
        else:
            fill = tokens.hover if is_under_pointer else tokens.surface
            edge = tokens.accent if state & _State.State_On else tokens.control
            box(painter, rect, RADIUS_CONTROL, tokens.tint if is_pressed else fill, edge)
            if has_focus:
                self._ring(painter, rect)

    def _draw_button_label(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        option = QStyleOptionButton(option)
        colour = self._label_colour(option)
        if _is_primary(option):
            painter.setFont(_bold(painter.font()))
            # Beside an icon, words are placed as wide as these say they are.
            option.fontMetrics = painter.fontMetrics()
        if colour is not None:
            option.palette.setColor(_Role.ButtonText, colour)
            option.icon = tinted(option.icon, option.iconSize, _ratio(painter), colour)
        super().drawControl(_Control.CE_PushButtonLabel, option, painter, widget)

    def _label_colour(self, option: Option) -> QColor | None:
        """Return the colour of what stands on a primary, pressed or checked button."""
        if not option.state & _State.State_Enabled:
            return None
        if _is_primary(option):
            return QColor(self.tokens.on_accent)
        is_tinted = option.state & (_State.State_On | _State.State_Sunken)
        return QColor(self.tokens.on_tint) if is_tinted else None

    def _draw_tool_button(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        option = QStyleOptionToolButton(option)
        has_focus = bool(option.state & _State.State_HasFocus)
        # Fusion would draw its ring amid the button.
        option.state &= ~_State.State_HasFocus
        sign = _menu_sign(option)
        if not option.features & QStyleOptionToolButton.ToolButtonFeature.MenuButtonPopup:
            # Nor is its tiny arrow wanted: a word has a larger one, an icon speaks for itself.
            option.features &= ~QStyleOptionToolButton.ToolButtonFeature.HasMenu
        if sign:
            self._draw_menu_button(option, painter, widget)
        else:
            super().drawComplexControl(_Complex.CC_ToolButton, option, painter, widget)
        if has_focus:
            self._ring(painter, QRectF(option.rect))

    def _draw_menu_button(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        """Draw a tool button with a word and the sign of its menu."""
        ground = QStyleOptionToolButton(option)
        ground.text, ground.icon = "", QIcon()
        super().drawComplexControl(_Complex.CC_ToolButton, ground, painter, widget)
        rect = QRect(option.rect)
        option.rect = rect.adjusted(FRAME, FRAME, -FRAME - MENU_SIGN, -FRAME)
        self.drawControl(_Control.CE_ToolButtonLabel, option, painter, widget)
        option.rect = rect
        place = QRect(rect.right() - MENU_SIGN - FRAME, rect.top(), MENU_SIGN, rect.height())
        chevron(painter, place, Qt.Edge.BottomEdge, option.palette.color(_Role.ButtonText))

    def _draw_tool_ground(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        tokens, state, rect = self.tokens, option.state, QRectF(option.rect)
        is_on = bool(state & (_State.State_On | _State.State_Sunken))
        is_under_pointer = bool(state & _State.State_MouseOver)
        is_enabled = bool(state & _State.State_Enabled)
        if state & _State.State_AutoRaise:
            if is_on or (is_under_pointer and is_enabled):
                box(painter, rect, RADIUS_CONTROL, tokens.tint if is_on else tokens.hover)
        elif not is_enabled:
            box(painter, rect, RADIUS_CONTROL, tokens.sunk, tokens.line)
        else:
            fill = tokens.hover if is_under_pointer else tokens.surface
            edge = tokens.accent if state & _State.State_On else tokens.control
            box(painter, rect, RADIUS_CONTROL, tokens.tint if is_on else fill, edge)

    def _draw_tool_label(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        option = QStyleOptionToolButton(option)
        colour = self._label_colour(option)
        if colour is not None:
            option.palette.setColor(_Role.ButtonText, colour)
            option.icon = tinted(option.icon, option.iconSize, _ratio(painter), colour)
        super().drawControl(_Control.CE_ToolButtonLabel, option, painter, widget)

    def _draw_drop_down(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        painter.setPen(QPen(QColor(self.tokens.line), EDGE))
        left = QRectF(option.rect).adjusted(0.5, 5, 0, -5)
        painter.drawLine(left.topLeft(), left.bottomLeft())

    def _draw_check_box(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        rect = square(option.rect)
        is_partial = bool(option.state & _State.State_NoChange)
        is_on = is_partial or bool(option.state & _State.State_On)
        box(painter, rect, rect.width() * 0.24, *self._switch_colours(option.state, is_on))
        if not is_on:
            return
        painter.setPen(self._switch_pen(option.state, rect.width() * 0.11))
        shares = ((0.27, 0.5), (0.73, 0.5)) if is_partial else TICK
        stroke(painter, rect, shares)

    def _draw_radio(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        rect = square(option.rect)
        is_on = bool(option.state & _State.State_On)
        box(painter, rect, rect.width() / 2, *self._switch_colours(option.state, is_on))
        if is_on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._switch_pen(option.state, 1.0).color())
            painter.drawEllipse(rect.center(), rect.width() * 0.2, rect.width() * 0.2)

    def _switch_colours(self, state: QStyle.StateFlag, is_on: bool) -> tuple[str, str]:
        """Return the ground and the edge of a box to tick."""
        tokens = self.tokens
        if not state & _State.State_Enabled:
            return tokens.sunk, tokens.control if is_on else tokens.line
        if is_on:
            under_pointer = state & _State.State_MouseOver
            fill = tokens.accent_hover if under_pointer else tokens.accent
            return fill, fill
        if state & _State.State_Sunken:
            return tokens.tint, tokens.accent
        return tokens.hover if state & _State.State_MouseOver else tokens.surface, tokens.control

    def _switch_pen(self, state: QStyle.StateFlag, width: float) -> QPen:
        is_enabled = state & _State.State_Enabled
        colour = QColor(self.tokens.on_accent if is_enabled else self.tokens.muted)
        return QPen(
            colour,
            max(width, 1.5),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )

    # Fields

    def _draw_line_edit(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        if _has_edge(option):
            self._field(option, painter)
        elif widget is None or not _is_in_box(widget):
            painter.fillRect(option.rect, option.palette.base())

    def _draw_combo_box(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        option = QStyleOptionComboBox(option)
        tokens, is_enabled = self.tokens, bool(option.state & _State.State_Enabled)
        is_open = bool(option.state & (_State.State_On | _State.State_Sunken))
        under_pointer = option.state & _State.State_MouseOver and not option.editable
        if option.frame:
            if is_enabled and not option.editable and (under_pointer or is_open):
                ground = QColor(tokens.tint if is_open else tokens.hover)
                option.palette.setColor(_Role.Base, ground)
            self._field(option, painter)
        if option.subControls & _Part.SC_ComboBoxArrow:
            arrow = self.subControlRect(
                _Complex.CC_ComboBox, option, _Part.SC_ComboBoxArrow, widget
            )
            colour = tokens.text if is_enabled else tokens.muted
            chevron(painter, arrow, Qt.Edge.BottomEdge, colour)

    def _draw_combo_label(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        """Draw the chosen words; an ellipsis ends what does not fit."""
        option = QStyleOptionComboBox(option)
        field = _Part.SC_ComboBoxEditField
        room = self.subControlRect(_Complex.CC_ComboBox, option, field, widget).width()
        if not option.currentIcon.isNull():
            # Qt leaves four pixels between them.
            room -= option.iconSize.width() + 4
        option.currentText = option.fontMetrics.elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room
        )
        super().drawControl(_Control.CE_ComboBoxLabel, option, painter, widget)

    def _draw_spin_box(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        option = QStyleOptionSpinBox(option)
        if option.frame:
            self._field(option, painter)
        if option.buttonSymbols == QAbstractSpinBox.ButtonSymbols.NoButtons:
            return
        steps = (
            (_Part.SC_SpinBoxUp, QAbstractSpinBox.StepEnabledFlag.StepUpEnabled, Qt.Edge.TopEdge),
            (
                _Part.SC_SpinBoxDown,
                QAbstractSpinBox.StepEnabledFlag.StepDownEnabled,
                Qt.Edge.BottomEdge,
            ),
        )
        for part, step, edge in steps:
            place = self.subControlRect(_Complex.CC_SpinBox, option, part, widget)
            can_step = option.state & _State.State_Enabled and option.stepEnabled & step
            if can_step and option.activeSubControls & part:
                pressed = option.state & _State.State_Sunken
                ground = self.tokens.tint if pressed else self.tokens.hover
                box(painter, QRectF(place).adjusted(0, 1, -1, -1), 3, ground)
            chevron(painter, place, edge, self.tokens.text if can_step else self.tokens.control)

    def _field(self, option: Option, painter: QPainter) -> None:
        """Draw the ground, the edge and the focus of a field."""
        tokens, rect, state = self.tokens, QRectF(option.rect), option.state
        is_enabled = state & _State.State_Enabled
        ground = option.palette.color(_Role.Base) if is_enabled else QColor(tokens.sunk)
        box(painter, rect, RADIUS_CONTROL, ground, tokens.control if is_enabled else tokens.line)
        if state & _State.State_HasFocus:
            self._ring(painter, rect)

    # Frames

    def _draw_frame(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        """Draw the frame of what scrolls, or a card."""
        tokens, rect = self.tokens, QRectF(option.rect)
        if not isinstance(widget, QAbstractScrollArea):
            box(painter, rect, RADIUS_CARD, tokens.surface, tokens.line)
        elif isinstance(widget, QAbstractItemView):
            box(painter, rect, RADIUS_CONTROL, option.palette.color(_Role.Base), tokens.line)
            if option.state & _State.State_HasFocus:
                self._ring(painter, rect)
        else:
            self._field(option, painter)

    def _draw_card(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        box(painter, QRectF(option.rect), RADIUS_CARD, self.tokens.surface, self.tokens.line)

    def _draw_shaped_frame(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        """Draw a frame; lines are one pixel wide."""
        shape = cast(QStyleOptionFrame, option).frameShape
        rect = option.rect
        if shape in (QFrame.Shape.HLine, QFrame.Shape.VLine):
            if shape == QFrame.Shape.HLine:
                line = QRect(rect.left(), rect.center().y(), rect.width(), EDGE)
            else:
                line = QRect(rect.center().x(), rect.top(), EDGE, rect.height())
            painter.fillRect(line, QColor(self.tokens.line))
        else:
            super().drawControl(_Control.CE_ShapedFrame, option, painter, widget)

    def _draw_focus(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        self._ring(painter, QRectF(option.rect), RADIUS_CHIP)

    def _ring(self, painter: QPainter, rect: QRectF, radius: float = RADIUS_CONTROL) -> None:
        box(painter, rect, radius, None, self.tokens.accent, FOCUS_EDGE)

    def _draw_tip(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(option.rect, QColor(self.tokens.control))
        painter.fillRect(option.rect.adjusted(1, 1, -1, -1), QColor(self.tokens.surface))

    def _draw_nothing(self, _option: Option, _painter: QPainter, _widget: QWidget | None) -> None:
        """Leave the ground as it is."""

    def _line(self) -> QColor:
        return QColor(self.tokens.line)

    # Menus

    def _draw_menu(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        painter.fillRect(option.rect, QColor(self.tokens.surface))

    def _draw_menu_frame(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        box(painter, QRectF(option.rect), 0, None, self.tokens.line)

    def _draw_menu_item(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        option = QStyleOptionMenuItem(option)
        # The list of a box comes with another ground.
        self._draw_menu(option, painter, widget)
        is_separator = option.menuItemType == QStyleOptionMenuItem.MenuItemType.Separator
        if is_separator and not option.text:
            rect = option.rect
            line = QRect(rect.left() + 8, rect.center().y(), rect.width() - 16, EDGE)
            painter.fillRect(line, self._line())
            return
        if option.state & _State.State_Selected and option.state & _State.State_Enabled:
            rect = QRectF(option.rect).adjusted(2, 0, -2, 0)
            box(painter, rect, RADIUS_CHIP, self.tokens.tint)
            self._colour_text(option.palette, self.tokens.on_tint)
            option.icon = tinted(
                option.icon, self._small_icon(widget), _ratio(painter), QColor(self.tokens.on_tint)
            )
            option.state &= ~_State.State_Selected
        super().drawControl(_Control.CE_MenuItem, option, painter, widget)

    def _draw_menu_title(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        """Draw a title in the menu bar."""
        option = QStyleOptionMenuItem(option)
        is_enabled = bool(option.state & _State.State_Enabled)
        is_open = option.state & _State.State_Sunken
        if is_enabled and option.state & (_State.State_Selected | _State.State_Sunken):
            ground = self.tokens.tint if is_open else self.tokens.hover
            box(painter, QRectF(option.rect).adjusted(0, 1, 0, -1), RADIUS_CHIP, ground)
        if is_open:
            self._colour_text(option.palette, self.tokens.on_tint)
        # The setting for underlined keys is part of these flags.
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextShowMnemonic.value
        flags |= Qt.TextFlag.TextDontClip.value | Qt.TextFlag.TextSingleLine.value
        if not self.styleHint(QStyle.StyleHint.SH_UnderlineShortcut, option, widget):
            flags |= Qt.TextFlag.TextHideMnemonic.value
        self.drawItemText(
            painter, option.rect, flags, option.palette, is_enabled, option.text, _Role.WindowText
        )

    def _colour_text(self, palette: QPalette, colour: str) -> None:
        for role in (_Role.Text, _Role.ButtonText, _Role.WindowText):
            palette.setColor(role, QColor(colour))

    def _small_icon(self, widget: QWidget | None) -> QSize:
        side = self.pixelMetric(_Metric.PM_SmallIconSize, None, widget)
        return QSize(side, side)

    # Rows

    def _draw_row(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        option = QStyleOptionViewItem(option)
        option.palette.setColor(_Role.HighlightedText, option.palette.color(_Role.Text))
        super().drawControl(_Control.CE_ItemViewItem, option, painter, widget)

    def _draw_row_ground(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        """Draw the ground of a row, or of one of its cells, with a bar at its beginning."""
        tokens, rect = self.tokens, QRectF(option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if option.backgroundBrush.style() != Qt.BrushStyle.NoBrush:
            painter.fillRect(rect, option.backgroundBrush)
        if option.state & _State.State_Selected:
            painter.fillRect(rect, QColor(tokens.tint))
            place = QStyleOptionViewItem.ViewItemPosition
            if option.viewItemPosition in (place.Beginning, place.OnlyOne, place.Invalid):
                colour = tokens.accent if option.state & _State.State_Enabled else tokens.control
                bar = QRectF(rect.left(), rect.top(), BAR, rect.height())
                painter.fillRect(bar, QColor(colour))
        elif option.state & _State.State_MouseOver and option.state & _State.State_Enabled:
            painter.fillRect(rect, QColor(tokens.hover))

    def _draw_header(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        rect = option.rect
        painter.fillRect(rect, QColor(self.tokens.surface))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), EDGE), self._line())

    def _draw_tab(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        """Draw a tab as a part of a switch: a track, and a raised field on the chosen part."""
        option = QStyleOptionTab(option)
        tokens, rect = self.tokens, QRectF(option.rect)
        is_enabled = option.state & _State.State_Enabled
        painter.save()
        painter.setClipRect(rect)
        ends = QStyleOptionTab.TabPosition
        # Qt calls a tab the first only if none is hidden before it.
        is_first = option.rect.left() <= 0
        # What is cut off at a side of the tab would be round.
        left = 0 if is_first else -RADIUS_CARD
        right = 0 if option.position in (ends.End, ends.OnlyOneTab) else RADIUS_CARD
        box(painter, rect.adjusted(left, 0, right, 0), RADIUS_CARD, tokens.sunk, tokens.line)
        painter.restore()
        if option.state & _State.State_Selected:
            edge = tokens.control if is_enabled else tokens.line
            part = rect.adjusted(2, 2, -2, -2)
            box(painter, part, RADIUS_CHIP, tokens.surface, edge)
            if option.state & _State.State_HasFocus:
                self._ring(painter, part, RADIUS_CHIP)
        elif option.state & _State.State_MouseOver and is_enabled:
            box(painter, rect.adjusted(2, 2, -2, -2), RADIUS_CHIP, tokens.hover)

    # What moves

    def _draw_scroll_bar(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        if option.minimum == option.maximum:
            return
        handle = self.subControlRect(
            _Complex.CC_ScrollBar, option, _Part.SC_ScrollBarSlider, widget
        )
        is_held = option.activeSubControls & _Part.SC_ScrollBarSlider
        colour = self.tokens.muted if is_held else self.tokens.control
        aside, along = (SCROLL_BAR - SCROLL_HANDLE) / 2, 2.0
        if option.orientation == Qt.Orientation.Vertical:
            place = QRectF(handle).adjusted(aside, along, -aside, -along)
        else:
            place = QRectF(handle).adjusted(along, aside, -along, -aside)
        box(painter, place, SCROLL_HANDLE / 2, colour)

    def _draw_slider(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        tokens = self.tokens
        groove, handle = (
            QRectF(self.subControlRect(_Complex.CC_Slider, option, part, widget))
            for part in (_Part.SC_SliderGroove, _Part.SC_SliderHandle)
        )
        if option.subControls & _Part.SC_SliderTickmarks:
            ticks = QStyleOptionSlider(option)
            ticks.subControls = _Part.SC_SliderTickmarks
            super().drawComplexControl(_Complex.CC_Slider, ticks, painter, widget)
        is_enabled = option.state & _State.State_Enabled
        full, done = slider_lines(groove, handle.center(), option)
        box(painter, full, TRACK / 2, tokens.line)
        box(painter, done, TRACK / 2, tokens.accent if is_enabled else tokens.control)
        side = min(handle.width(), handle.height())
        knob = QRectF(0, 0, side, side).adjusted(1, 1, -1, -1)
        knob.moveCenter(handle.center())
        fill = tokens.surface if is_enabled else tokens.sunk
        if option.activeSubControls & _Part.SC_SliderHandle and is_enabled:
            fill = tokens.tint if option.state & _State.State_Sunken else tokens.hover
        box(painter, knob, side, fill, tokens.control, 1.5)
        if option.state & _State.State_HasFocus:
            self._ring(painter, knob, side)

    def _draw_progress(self, option: Option, painter: QPainter, widget: QWidget | None) -> None:
        """Draw the part that is done as a slim line; a bar with text is as high as its text."""
        option = QStyleOptionProgressBar(option)
        option.rect = progress_line(option)
        if option.minimum == option.maximum:
            # Fusion moves this one.
            super().drawControl(_Control.CE_ProgressBarContents, option, painter, widget)
            return
        share = (option.progress - option.minimum) / (option.maximum - option.minimum)
        rect = QRectF(option.rect)
        if option.state & _State.State_Horizontal:
            done = rect.adjusted(0, 0, -rect.width() * (1 - share), 0)
            if (option.direction == Qt.LayoutDirection.RightToLeft) != option.invertedAppearance:
                done.moveRight(rect.right())
        else:
            done = rect.adjusted(0, rect.height() * (1 - share), 0, 0)
        radius = min(done.width(), done.height(), 2 * RADIUS_CHIP) / 2
        fill = self.tokens.tint if option.textVisible else self._active(option)
        if share > 0:
            box(painter, done, radius, fill)

    def _draw_progress_track(
        self, option: Option, painter: QPainter, _widget: QWidget | None
    ) -> None:
        option = QStyleOptionProgressBar(option)
        rect = QRectF(progress_line(option))
        radius = min(rect.height(), rect.width(), 2 * RADIUS_CHIP) / 2
        fill = self.tokens.sunk if option.textVisible else self.tokens.line
        box(painter, rect, radius, fill, self.tokens.line)

    def _draw_progress_text(
        self, option: Option, painter: QPainter, _widget: QWidget | None
    ) -> None:
        option = QStyleOptionProgressBar(option)
        if option.textVisible:
            is_enabled = bool(option.state & _State.State_Enabled)
            self.drawItemText(
                painter,
                option.rect,
                Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextSingleLine.value,
                option.palette,
                is_enabled,
                option.text,
                _Role.Text,
            )

    def _active(self, option: Option) -> str:
        is_enabled = option.state & _State.State_Enabled
        return self.tokens.accent if is_enabled else self.tokens.control

    def _draw_splitter(self, option: Option, painter: QPainter, _widget: QWidget | None) -> None:
        held = option.state & (_State.State_MouseOver | _State.State_Sunken)
        rect, (thick, long) = QRectF(option.rect), GRIP
        if min(rect.width(), rect.height()) < thick:
            painter.fillRect(rect, QColor(self.tokens.accent if held else self.tokens.line))
            return
        is_upright = rect.height() > rect.width()
        grip = QRectF(0, 0, *((thick, long) if is_upright else (long, thick)))
        grip.moveCenter(rect.center())
        colour = self.tokens.accent if held else self.tokens.control
        box(painter, grip & rect, thick / 2, colour)

    _primitives: ClassVar[dict[QStyle.PrimitiveElement, Draw]] = {
        _Primitive.PE_PanelButtonCommand: _draw_button,
        _Primitive.PE_FrameDefaultButton: _draw_nothing,
        _Primitive.PE_PanelButtonTool: _draw_tool_ground,
        _Primitive.PE_IndicatorButtonDropDown: _draw_drop_down,
        _Primitive.PE_IndicatorCheckBox: _draw_check_box,
        _Primitive.PE_IndicatorRadioButton: _draw_radio,
        _Primitive.PE_IndicatorArrowUp: _arrow(Qt.Edge.TopEdge),
        _Primitive.PE_IndicatorArrowDown: _arrow(Qt.Edge.BottomEdge),
        _Primitive.PE_IndicatorArrowLeft: _arrow(Qt.Edge.LeftEdge),
        _Primitive.PE_IndicatorArrowRight: _arrow(Qt.Edge.RightEdge),
        _Primitive.PE_PanelLineEdit: _draw_line_edit,
        _Primitive.PE_FrameLineEdit: _draw_line_edit,
        _Primitive.PE_Frame: _draw_frame,
        _Primitive.PE_FrameTabWidget: _draw_card,
        _Primitive.PE_FrameTabBarBase: _draw_nothing,
        _Primitive.PE_FrameFocusRect: _draw_focus,
        _Primitive.PE_PanelTipLabel: _draw_tip,
        _Primitive.PE_PanelMenu: _draw_menu,
        _Primitive.PE_FrameMenu: _draw_menu_frame,
        _Primitive.PE_PanelMenuBar: _draw_nothing,
        _Primitive.PE_PanelScrollAreaCorner: _draw_nothing,
        _Primitive.PE_PanelItemViewItem: _draw_row_ground,
        _Primitive.PE_PanelItemViewRow: _draw_nothing,
    }
    _controls: ClassVar[dict[QStyle.ControlElement, Draw]] = {
        _Control.CE_PushButtonLabel: _draw_button_label,
        _Control.CE_ToolButtonLabel: _draw_tool_label,
        _Control.CE_ComboBoxLabel: _draw_combo_label,
        _Control.CE_ShapedFrame: _draw_shaped_frame,
        _Control.CE_MenuItem: _draw_menu_item,
        _Control.CE_MenuEmptyArea: _draw_menu,
        _Control.CE_MenuBarItem: _draw_menu_title,
        _Control.CE_MenuBarEmptyArea: _draw_nothing,
        _Control.CE_ItemViewItem: _draw_row,
        _Control.CE_HeaderSection: _draw_header,
        _Control.CE_HeaderEmptyArea: _draw_header,
        _Control.CE_TabBarTabShape: _draw_tab,
        _Control.CE_ProgressBarGroove: _draw_progress_track,
        _Control.CE_ProgressBarContents: _draw_progress,
        _Control.CE_ProgressBarLabel: _draw_progress_text,
        _Control.CE_Splitter: _draw_splitter,
    }
    _complex_controls: ClassVar[dict[QStyle.ComplexControl, Draw]] = {
        _Complex.CC_ToolButton: _draw_tool_button,
        _Complex.CC_ComboBox: _draw_combo_box,
        _Complex.CC_SpinBox: _draw_spin_box,
        _Complex.CC_ScrollBar: _draw_scroll_bar,
        _Complex.CC_Slider: _draw_slider,
    }


def use_style(font: QFont) -> None:
    """Let the application's controls be drawn by a `WorkbenchStyle` that fits ``font``."""
    factor = round(QFontMetrics(font).height() / USUAL_LINE, 1)
    factor = factor if factor >= GROWS_FROM else 1.0
    style = QApplication.style()
    if not isinstance(style, WorkbenchStyle):
        QApplication.setStyle(WorkbenchStyle(factor=factor))
    elif style.factor != factor:
        QApplication.setStyle(WorkbenchStyle(style.tokens, factor))


def use_tokens(tokens: Tokens) -> None:
    """Draw all that is there, and will be, in the colours of ``tokens``."""
    style = QApplication.style()
    if isinstance(style, WorkbenchStyle):
        style.tokens = tokens
    QApplication.setPalette(window_palette(tokens))
