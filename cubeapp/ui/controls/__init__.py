"""What widgets are made of: panels, notes, lists, bars, and the view that both cubes share."""
