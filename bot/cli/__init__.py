"""What the host does with the database from a terminal: back up, restore, export, check."""
