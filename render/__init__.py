"""Pictures and texts from views."""
