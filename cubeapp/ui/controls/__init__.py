"""Widgets that know no cube feature: panels, notes, lists, fields and charts."""
