"""What is posted for everybody: the lobby card, the turn card, notices, the end of a game."""
