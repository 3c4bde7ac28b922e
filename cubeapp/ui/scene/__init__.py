"""Values of the drawing without Qt: geometry, camera, themes and colours."""
