"""What can be said about a position and its questions beyond the list of options."""
