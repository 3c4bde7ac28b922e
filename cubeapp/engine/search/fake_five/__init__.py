"""Making a 6×6×6 or a 7×7×7 like a 5×5×5 once its inner layers are like a 3×3×3."""
