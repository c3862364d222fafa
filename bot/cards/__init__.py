"""What is posted for everybody: lobby card, turn card, notices, and the way to Discord."""
