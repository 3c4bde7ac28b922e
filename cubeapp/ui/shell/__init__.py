"""The window itself: its layout, commands, menus, status line and focus."""
