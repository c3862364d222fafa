"""The robot of the solo game: its dice, its mat, what it does in each phase."""
