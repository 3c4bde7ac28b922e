"""The window itself: its layout, places, commands, menus, messages and focus."""
