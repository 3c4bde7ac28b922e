"""A cube drawn without Qt: geometry, camera, themes and colours."""
