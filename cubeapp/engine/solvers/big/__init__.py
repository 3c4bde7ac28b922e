"""What all big cubes share: reduced to a 3×3×3, then solved as one."""
