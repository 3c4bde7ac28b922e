"""What people paste for a cube: characters and words for colours, nets drawn in many ways."""
